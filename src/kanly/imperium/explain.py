"""Why a choice is not legal: the first rule that stands in its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.choice import Choice
from kanly.core.message import Args, Refusal
from kanly.imperium import agent_turn, frames, troops
from kanly.imperium import choices as c
from kanly.imperium.acquire import ASIDE_DISCOUNT, for_sale, price
from kanly.imperium.choices import (
    ASIDE,
    V_AGENT,
    V_BUY,
    V_DEPLOY,
    V_DO,
    V_END,
    V_PLAY,
    V_REVEAL,
)
from kanly.imperium.conditions import holds
from kanly.imperium.costs import can_pay
from kanly.imperium.effects import EFFECTS, FACTION_NAMES, Cond, Effect
from kanly.imperium.flags import ENVOY
from kanly.imperium.frames import (
    ASK_AGENT_EFFECTS,
    ASK_COMBAT,
    ASK_ENDGAME,
    ASK_REVEAL_EFFECTS,
    ASK_REWARD,
    ASK_TURN,
    ASK_VICTORY,
)
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.board import COMBAT_MASK, ENVOY_REACH, REACH
from kanly.imperium.tables.cards import CARDS, FOLDSPACE, Card
from kanly.imperium.tables.intrigues import (
    AFTER_FACTION,
    ANY_TIME,
    BEFORE_AGENT,
    COMBAT,
    ENDGAME,
    INTRIGUES,
    TURN_START,
    VICTORY,
)
from kanly.imperium.tables.spaces import HIGH_COUNCIL, NO_FACTION, SPACES, Space
from kanly.imperium.word import allowed, playable


def explain(game: Imperium, seat: int, choice: Choice) -> Refusal:
    """The reason a seat that is asked something may not answer so."""
    asked = game.stack[-1][0]
    reasons = REASONS.get(choice.verb)
    if reasons is not None and asked in reasons[0]:
        return reasons[1](game, seat, choice)
    if choice.verb in ANSWERS[asked][1]:
        return Refusal("refuse-not-offered", ANSWERS[asked][0])
    if choice.verb in WAYS_OUT:
        return must_answer(asked)
    key, moment = MOMENTS[choice.verb]
    return Refusal(f"refuse-moment-{key}", moment)


def rule(game: Imperium, seat: int) -> str:
    """The rule behind what the seat is asked; if nothing, behind who is asked or the end."""
    if game.over:
        return "IMP-END-03"
    asked = game.stack[-1][0]
    if game.decision(seat) is None:
        return ORDER.get(asked, "IMP-ROUND-06")
    return ANSWERS[asked][0]


ORDER: Final[dict[int, str]] = {
    frames.ASK_LEADER: "IMP-SETUP-08",
    frames.ASK_TOKENS: "IX-LEAD-16",
    frames.ASK_INTELLIGENCE: "IX-LEAD-16",
    frames.ASK_DEFEND: "IMP-ROUND-05",
    frames.ASK_KEEP: "IX-TECH-29",
    frames.ASK_COMBAT: "IMP-COMBAT-01",
    frames.ASK_ENDGAME: "IMP-END-02",
}
"""Who is asked, where it is not whose turn it is."""


# Agents -------------------------------------------------------------------------------------------


def why_not_agent(game: Imperium, seat: int, choice: Choice) -> Refusal:
    card, space = CARDS[choice.a], SPACES[choice.b]
    about: Args = {"card": f"card-{card.slug}", "space": f"space-{space.slug}"}
    if card.id not in game.hand[seat]:
        return Refusal("refuse-not-in-hand", "IMP-AGENT-01", about)
    if not choice.c and not game.ready[seat]:
        return Refusal("refuse-no-agent", "IMP-AGENT-07")
    if choice.c and choice.c - 1 not in game.posts[seat]:
        return Refusal(
            "refuse-not-there", "IMP-CARD-01", {"space": f"space-{SPACES[choice.c - 1].slug}"}
        )
    if not card.roams and not reaches(game, card) >> space.id & 1:
        return Refusal("refuse-icon", "IMP-AGENT-02", about)
    return why_not_enter(game, seat, card, space, about)


def reaches(game: Imperium, card: Card) -> int:
    return REACH[card.id] | (ENVOY_REACH if game.flags & ENVOY else 0)


def why_not_enter(game: Imperium, seat: int, card: Card, space: Space, about: Args) -> Refusal:
    """The space itself: The Voice, once per game, requirement, occupation, cost."""
    for house in range(game.houses):
        if house != seat and game.voice[house] == space.id:
            return Refusal("refuse-voice", "IMP-CARD-09", about)
    if not agent_turn.admitted(game, seat) >> space.id & 1:
        if not game.board >> space.id & 1:
            return Refusal("refuse-no-space", "IX-SETUP-04", about)
        if game.influence[seat * 4 + space.needs_faction] < space.needs:
            args: Args = {
                **about,
                "n": space.needs,
                "has": game.influence[seat * 4 + space.needs_faction],
            }
            args["faction"] = f"faction-{FACTION_NAMES[space.needs_faction]}"
            return Refusal("refuse-requirement", "IMP-AGENT-11", args)
        if agent_turn.no_swordmaster(game) and not game.swordmaster >> seat & 1:
            return Refusal("refuse-closed", "IMP-SOLO-09", about)
        return Refusal(
            "refuse-once", "IMP-SPACE-25" if space.id == HIGH_COUNCIL else "IMP-SPACE-30", about
        )
    infiltrates = card.infiltrates and REACH[card.id] >> space.id & 1
    occupied = agent_turn.blocked(game, seat, game.flags)
    closed = agent_turn.own_posts(game, seat) if infiltrates else occupied
    if not card.roams and closed >> space.id & 1:
        return Refusal("refuse-occupied", "IMP-AGENT-04", about)
    solari = agent_turn.entry_solari(game, seat, space)
    for resource, n in enumerate((solari, agent_turn.entry_spice(space, card.id), space.water)):
        if game.purse[seat * 3 + resource] < n:
            has = game.purse[seat * 3 + resource]
            key = ("resource-solari", "resource-spice", "resource-water")[resource]
            return Refusal(
                "refuse-cost", "IMP-AGENT-08", {**about, "n": n, "has": has, "resource": key}
            )
    return Refusal("refuse-not-offered", "IMP-ROUND-07")


def why_not_reveal(game: Imperium, seat: int, choice: Choice) -> Refusal:
    return Refusal("refuse-agent-turn", "IMP-CARD-47")


# Intrigue cards -----------------------------------------------------------------------------------


def why_not_play(game: Imperium, seat: int, choice: Choice) -> Refusal:
    made = INTRIGUES[choice.a]
    about: Args = {"card": f"intrigue-{made.slug}"}
    if made.id not in game.intrigues[seat]:
        return Refusal("refuse-intrigue-not-held", "IMP-INTR-01", about)
    timings = TIMINGS[game.stack[-1][0]]
    if game.visited != NOTHING and SPACES[game.visited].faction != NO_FACTION:
        timings |= 1 << AFTER_FACTION
    effect = made.at(timings)
    if effect is None:
        return Refusal(
            f"refuse-timing-{TIMING_KEYS[made.timing]}", TIMING_RULES[made.timing], about
        )
    if not allowed(game, seat, effect):
        return Refusal("refuse-condition", "IMP-INTR-08", about)
    if not playable(game, seat, effect):
        return Refusal("refuse-nothing-to-do", "IMP-INTR-20", about)
    return Refusal("refuse-timing-start", "IMP-CARD-29", about)


TIMINGS: Final[dict[int, int]] = {
    ASK_TURN: 1 << ANY_TIME | 1 << TURN_START | 1 << BEFORE_AGENT,
    ASK_AGENT_EFFECTS: 1 << ANY_TIME,
    ASK_REVEAL_EFFECTS: 1 << ANY_TIME,
    ASK_COMBAT: 1 << COMBAT,
    ASK_VICTORY: 1 << VICTORY,
    ASK_REWARD: 1 << VICTORY,
    ASK_ENDGAME: 1 << ENDGAME,
}
TIMING_KEYS: Final = ("plot", "start", "agent", "combat", "victory", "endgame", "", "faction")
TIMING_RULES: Final = (
    "IMP-INTR-03",
    "IMP-CARD-29",
    "IMP-CARD-47",
    "IMP-INTR-04",
    "IMP-COMBAT-07",
    "IMP-INTR-05",
    "",
    "IX-CARD-27",
)


# Effects, troops, purchases -----------------------------------------------------------------------


def why_not_do(game: Imperium, seat: int, choice: Choice) -> Refusal:
    for at in range(0, len(game.chips), 2):
        if game.chips[at] == choice.a:
            return Refusal("refuse-effect", why(game, seat, EFFECTS[choice.a], game.chips[at + 1]))
    return Refusal("refuse-not-pending", "IMP-AGENT-14")


def why(game: Imperium, seat: int, effect: Effect, source: int) -> str:
    """The rule behind an effect that is not offered: its condition, its cost, or no use."""
    condition = effect.condition
    if condition is not None and not holds(game, seat, condition, source):
        return CONDITION_RULES.get(condition.kind, "IMP-INTR-08")
    cost = effect.cost if condition is None else effect.parts[0].cost
    if cost is not None and not can_pay(game, seat, cost, source):
        return "IMP-EFF-03"
    return "IMP-EFF-32"


CONDITION_RULES: Final[dict[int, str]] = {
    Cond.FREMEN_BOND: "IMP-EFF-21",
    Cond.OTHER_BENE_GESSERIT: "IMP-EFF-21",
    Cond.ALLIANCE: "IMP-INFL-22",
    Cond.ANY_ALLIANCE: "IMP-INFL-22",
    Cond.INFLUENCE: "IMP-INFL-23",
}


def why_not_deploy(game: Imperium, seat: int, choice: Choice) -> Refusal:
    if game.visited == NOTHING or not COMBAT_MASK >> game.visited & 1:
        return Refusal("refuse-no-combat-space", "IMP-DEPLOY-04")
    if not choice.a:
        return Refusal("refuse-deploy-none", "IMP-DEPLOY-09")
    most = max(0, min(troops.allowance(game, seat), game.garrison[seat]))
    return Refusal("refuse-deploy-limit", "IMP-DEPLOY-06", {"n": choice.a, "most": most})


def why_not_buy(game: Imperium, seat: int, choice: Choice) -> Refusal:
    card = CARDS[choice.a]
    about: Args = {"card": f"card-{card.slug}"}
    if card.id == FOLDSPACE:
        return Refusal("refuse-foldspace", "IMP-ACQ-02", about)
    if choice.c == ASIDE:
        if game.aside[seat] != card.id:
            return Refusal("refuse-not-aside", "IMP-LEAD-13", about)
        cost = card.cost - ASIDE_DISCOUNT
    else:
        if card.id not in for_sale(game):
            return Refusal("refuse-not-for-sale", "IMP-ACQ-01", about)
        cost = price(game, card.id)
    if cost > game.persuasion:
        return Refusal("refuse-price", "IMP-ACQ-03", {**about, "n": cost, "has": game.persuasion})
    return Refusal("refuse-to-deck", "IMP-CARD-54", about)


def why_not_end(game: Imperium, seat: int, choice: Choice) -> Refusal:
    return Refusal("refuse-mandatory", "IMP-EFF-02")


def why_not_use(game: Imperium, seat: int, choice: Choice) -> Refusal:
    return Refusal("refuse-not-offered", "IX-TECH-30")


def must_answer(asked: int) -> Refusal:
    """A way out that this question does not leave."""
    if asked == ASK_TURN:
        return Refusal("refuse-moment-pass", "IMP-ROUND-09")
    return Refusal("refuse-moment-answer", ANSWERS[asked][0])


Reason = Callable[[Imperium, int, Choice], Refusal]

TURN: Final = frozenset({ASK_TURN})
EFFECTS_OPEN: Final = frozenset({ASK_AGENT_EFFECTS, ASK_REVEAL_EFFECTS, ASK_REWARD})

REASONS: Final[dict[int, tuple[frozenset[int], Reason]]] = {
    V_AGENT: (TURN, why_not_agent),
    V_REVEAL: (TURN, why_not_reveal),
    V_PLAY: (frozenset(TIMINGS), why_not_play),
    V_DO: (EFFECTS_OPEN, why_not_do),
    V_DEPLOY: (frozenset({ASK_AGENT_EFFECTS}), why_not_deploy),
    V_BUY: (frozenset({ASK_REVEAL_EFFECTS}), why_not_buy),
    V_END: (EFFECTS_OPEN, why_not_end),
    c.V_USE: (frozenset({ASK_TURN, ASK_AGENT_EFFECTS, ASK_REVEAL_EFFECTS}), why_not_use),
}
"""For each verb: the questions it answers, and the reasons it can be refused there."""

# fmt: off
ANSWERS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    frames.ASK_LEADER:         ("IMP-SETUP-08",  (c.V_LEADER,)),
    frames.ASK_TOKENS:         ("IMP-LEAD-08",   (c.V_TOKENS,)),
    frames.ASK_DEFEND:         ("IMP-CTRL-08",   (c.V_DEFEND,)),
    frames.ASK_TURN:           ("IMP-ROUND-07",  ()),
    frames.ASK_SELL:           ("IMP-SPACE-21",  (c.V_SELL,)),
    frames.ASK_AGENT_EFFECTS:  ("IMP-AGENT-15",  (c.V_DEPLOY_DREADNOUGHT, c.V_AMBUSH)),
    frames.ASK_REVEAL_EFFECTS: ("IMP-REVEAL-05", ()),
    frames.ASK_REWARD:         ("IMP-COMBAT-29", ()),
    frames.ASK_COMBAT:         ("IMP-COMBAT-01", ()),
    frames.ASK_VICTORY:        ("IMP-COMBAT-07", ()),
    frames.ASK_ENDGAME:        ("IMP-END-01",    ()),
    frames.ASK_INFLUENCE:      ("IMP-INFL-20",   (c.V_INFLUENCE,)),
    frames.ASK_LOSE_INFLUENCE: ("IMP-INFL-17",   (c.V_LOSE,)),
    frames.ASK_ALLIANCE:       ("IMP-INFL-13",   (c.V_ALLY,)),
    frames.ASK_OPTION:         ("IMP-EFF-30",    (c.V_CHOOSE,)),
    frames.ASK_TRASH:          ("IMP-EFF-06",    (c.V_TRASH,)),
    frames.ASK_DEPLOY:         ("IMP-DEPLOY-12", (c.V_DEPLOY,)),
    frames.ASK_RETREAT:        ("IMP-DEPLOY-16", (c.V_RETREAT,)),
    frames.ASK_DISCARD:        ("IMP-EFF-14",    (c.V_DISCARD,)),
    frames.ASK_TEST:           ("IMP-CARD-21",   (c.V_DISCARD, c.V_LOSE_TROOP)),
    frames.ASK_VOICE:          ("IMP-CARD-09",   (c.V_VOICE,)),
    frames.ASK_TAKE:           ("IMP-CARD-58",   (c.V_TAKE,)),
    frames.ASK_ACQUIRE:        ("IMP-CARD-52",   (c.V_ACQUIRE,)),
    frames.ASK_SET_ASIDE:      ("IMP-LEAD-16",   (c.V_SET_ASIDE,)),
    frames.ASK_SNOOP:          ("IMP-CARD-35",   (c.V_SNOOP,)),
    frames.ASK_RECALL:         ("IMP-CARD-56",   (c.V_RECALL,)),
    frames.ASK_TARGET:         ("IMP-CARD-33",   (c.V_TARGET,)),
    frames.ASK_PASS_TURN:      ("IMP-CARD-30",   ()),
    frames.ASK_FREIGHTER:      ("IX-SHIP-01",    (c.V_FREIGHT,)),
    frames.ASK_TECH:           ("IX-TECH-03",    (c.V_TECH,)),
    frames.ASK_NEGOTIATORS:    ("IX-TECH-15",    (c.V_RETURN,)),
    frames.ASK_PLACE:          ("IX-DREAD-13",   (c.V_PLACE, c.V_DETONATE)),
    frames.ASK_UNIT:           ("IX-CARD-31",    (c.V_UNIT,)),
    frames.ASK_LOSE_FROM:      ("IX-CARD-27",    (c.V_LOSE_FROM,)),
    frames.ASK_BOTTOM:         ("IX-CARD-06",    (c.V_UNDER,)),
    frames.ASK_SWAP:           ("IX-CARD-06",    (c.V_UNDER,)),
    frames.ASK_DEPLOY_UNITS:   ("IX-CARD-31",    (c.V_SEND,)),
    frames.ASK_KEEP:           ("IX-LEAD-10",    (c.V_KEEP,)),
    frames.ASK_INTELLIGENCE:   ("IX-LEAD-07",    (c.V_SECRET,)),
    frames.ASK_DESTINATION:    ("IX-CARD-25",    (c.V_TO,)),
    frames.ASK_TRASH_IN_PLAY:  ("IX-LEAD-11",    (c.V_TRASH,)),
}
"""The rule behind each question, and the verbs that answer it and are refused for no other reason
than that this one is not on offer."""

MOMENTS: Final[dict[int, tuple[str, str]]] = {
    V_AGENT:                ("turn",               "IMP-ROUND-07"),
    V_REVEAL:               ("turn",               "IMP-ROUND-07"),
    V_PLAY:                 ("play",               "IMP-INTR-06"),
    V_DO:                   ("effect",             "IMP-AGENT-14"),
    V_DEPLOY:               ("deploy",             "IMP-DEPLOY-04"),
    c.V_DEPLOY_DREADNOUGHT: ("deploy-dreadnought", "IX-DREAD-11"),
    V_BUY:                  ("buy",                "IMP-REVEAL-06"),
    c.V_CONTINUE:           ("continue",           "IMP-CARD-30"),
    c.V_INFLUENCE:          ("influence",          "IMP-INFL-20"),
    c.V_LOSE:               ("lose-influence",     "IMP-INFL-20"),
    c.V_CHOOSE:             ("option",             "IMP-EFF-30"),
    c.V_TRASH:              ("trash",              "IMP-EFF-06"),
    c.V_DISCARD:            ("discard",            "IMP-EFF-14"),
    c.V_LOSE_TROOP:         ("lose-troop",         "IMP-CARD-20"),
    c.V_VOICE:              ("voice",              "IMP-CARD-09"),
    c.V_SELL:               ("sell",               "IMP-SPACE-21"),
    c.V_RETREAT:            ("retreat",            "IMP-DEPLOY-13"),
    c.V_TAKE:               ("take",               "IMP-CARD-58"),
    c.V_ACQUIRE:            ("acquire",            "IMP-CARD-52"),
    c.V_SET_ASIDE:          ("set-aside",          "IMP-LEAD-16"),
    c.V_SNOOP:              ("snoop",              "IMP-CARD-35"),
    c.V_RECALL:             ("recall",             "IMP-EFF-24"),
    c.V_TARGET:             ("target",             "IMP-CARD-33"),
    c.V_DEFEND:             ("defend",             "IMP-CTRL-08"),
    c.V_TOKENS:             ("tokens",             "IMP-LEAD-08"),
    c.V_LEADER:             ("leader",             "IMP-SETUP-08"),
    c.V_ALLY:               ("alliance",           "IMP-INFL-13"),
    c.V_USE:                ("use",                "IX-TECH-30"),
    c.V_FREIGHT:            ("freighter",          "IX-SHIP-01"),
    c.V_TECH:               ("tech",               "IX-TECH-01"),
    c.V_RETURN:             ("negotiators",        "IX-TECH-17"),
    c.V_PLACE:              ("place",              "IX-DREAD-13"),
    c.V_DETONATE:           ("detonate",           "IX-CARD-17"),
    c.V_UNIT:               ("retreat",            "IX-CARD-31"),
    c.V_LOSE_FROM:          ("lose-from",          "IX-CARD-27"),
    c.V_UNDER:              ("under",              "IX-CARD-06"),
    c.V_SEND:               ("send",               "IX-CARD-31"),
    c.V_KEEP:               ("keep",               "IX-LEAD-10"),
    c.V_SECRET:             ("learn",              "IX-LEAD-07"),
    c.V_TO:                 ("destination",        "IX-CARD-25"),
    c.V_AMBUSH:             ("ambush",             "IX-CARD-15"),
}
"""For each verb: when it has its moment, as the end of a key (`refuse-moment-...`), and the rule
that says so."""
# fmt: on

WAYS_OUT: Final = frozenset({V_END, c.V_PASS})
"""Verbs that say no to what is asked."""
