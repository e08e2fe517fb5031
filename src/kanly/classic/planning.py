"""Making a battle plan, part by part: what is asked, and what each part needs (CLA-BATTLE-09)."""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import keys, plans
from kanly.classic import question as q
from kanly.classic.forces import count
from kanly.classic.karama import means
from kanly.classic.map import members
from kanly.classic.plans import Pair
from kanly.classic.position import CAPTIVE, DEFENSE, LEADER, TANKS, WEAPON, Classic
from kanly.classic.tables import treachery
from kanly.classic.tables.factions import HARKONNEN
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.phases import BATTLE
from kanly.classic.tables.treachery import TREACHERY_CARDS
from kanly.classic.types import FactionId
from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import WINDOW, Frame
from kanly.core.gate import Gates
from kanly.core.message import Args


def ask_plan(game: Classic, frame: Frame) -> list[Decision]:
    """Each side the next part of its plan, whatever the other has done."""
    _, asked = frame
    found: list[Decision] = []
    for faction in game.sides:
        if asked >> faction & 1:
            seat = game.seat[faction]
            choices = next_part(game, faction, game.given(seat))
            if choices:
                args: Args = {**q.AS[faction], "part": PARTS[choices[0].verb]}
                found.append(Decision(seat, WINDOW_PLAN.kind, choices, args))
    return found


def settle_plan(game: Classic, frame: Frame, answers: dict[int, list[Choice]]) -> None:
    """The plans are sealed."""
    _, asked = frame
    for side, faction in enumerate(game.sides):
        if asked >> faction & 1:
            part = {choice.verb: choice.a for choice in answers[game.seat[faction]]}
            game.plans[side] = [
                part[c.V_DIAL],
                part.get(c.V_SUPPORT, 0),
                part[c.V_LEADER],
                part.get(c.V_KWISATZ, 0),
                part.get(c.V_WEAPON, c.NO_CARD),
                part.get(c.V_DEFENSE, c.NO_CARD),
            ]


PARTS: Final[dict[int, str]] = {
    c.V_DIAL: "classic-part-dial",
    c.V_SUPPORT: "classic-part-support",
    c.V_LEADER: "classic-part-leader",
    c.V_KWISATZ: "classic-part-kwisatz",
    c.V_WEAPON: "classic-part-weapon",
    c.V_DEFENSE: "classic-part-defense",
}
"""The parts of a plan by name."""


def next_part(game: Classic, faction: FactionId, given: list[Choice]) -> list[Choice]:
    """The choices for the next part of a plan; none when it is complete."""
    part = {choice.verb: choice.a for choice in given}
    if c.V_DIAL not in part:
        return dial_choices(game, faction)
    if c.V_SUPPORT not in part and plans.needs_spice(game, faction):
        return [c.SUPPORT[spice] for spice in plans.supports(game, faction, part[c.V_DIAL])]
    if c.V_LEADER not in part:
        return leader_choices(game, faction)
    if part[c.V_LEADER] == c.NO_ONE:
        return []
    if c.V_KWISATZ not in part and plans.has_kwisatz(game, faction):
        return [c.WITHOUT_KWISATZ, c.WITH_KWISATZ]
    if c.V_WEAPON not in part:
        return weapon_choices(game, faction)
    if c.V_DEFENSE not in part:
        weapon = part[c.V_WEAPON]
        return [defense_choice(d) for w, d in plans.pairs(game, faction) if w == weapon]
    return []


def dial_choices(game: Classic, faction: FactionId) -> list[Choice]:
    return [c.DIAL[dial] for dial in members(plans.dials(game, faction))]


def leader_choices(game: Classic, faction: FactionId) -> list[Choice]:
    return [leader_choice(leader) for leader in plans.leaders(game, faction)]


def leader_choice(leader: int) -> Choice:
    if leader == c.NO_ONE:
        return c.LEADER_NONE
    return c.LEADER_CHEAP if leader == c.CHEAP_HERO else c.LEADER[leader]


def weapon_choices(game: Classic, faction: FactionId) -> list[Choice]:
    weapons = dict.fromkeys([weapon for weapon, _ in plans.pairs(game, faction)])
    return [c.WEAPON_NONE if weapon == c.NO_CARD else c.WEAPON[weapon] for weapon in weapons]


def defense_choices(game: Classic, faction: FactionId) -> list[Choice]:
    defenses = dict.fromkeys([defense for _, defense in plans.pairs(game, faction)])
    return [defense_choice(defense) for defense in defenses]


def defense_choice(card: int) -> Choice:
    return c.DEFENSE_NONE if card == c.NO_CARD else c.DEFENSE[card]


# What each part needs -----------------------------------------------------------------------------

ELEMENT_OF: Final[dict[int, int]] = {
    c.V_DIAL: plans.FORESEE_DIAL,
    c.V_LEADER: plans.FORESEE_LEADER,
    c.V_WEAPON: plans.FORESEE_WEAPON,
    c.V_DEFENSE: plans.FORESEE_DEFENSE,
}
"""The element that a part of a plan is."""


def given_parts(game: Classic, faction: FactionId) -> dict[int, int]:
    """The parts of its plan that it has chosen, by their verbs."""
    return {choice.verb: choice.a for choice in game.given(game.seat[faction])}


def asked_part(game: Classic, faction: FactionId) -> int:
    """The verb of the part that it is asked for."""
    return next_part(game, faction, game.given(game.seat[faction]))[0].verb


def element_key(element: int) -> str:
    return f"classic-element-{c.ELEMENTS[element]}"


def the_element(game: Classic, faction: FactionId, choice: Choice) -> Args:
    return {"element": element_key(ELEMENT_OF[choice.verb])}


def in_halves(dial: int) -> Args:
    return {"dial": dial // 2, "half": dial % 2}


def the_order(game: Classic, faction: FactionId, choice: Choice) -> Args:
    return {"kind": keys.KIND[game.voice[1]]}


ITS_TURN: Final = (
    g.which("part-done", "CLA-BATTLE-16", lambda game, own, x: x.verb not in given_parts(game, own),
            lambda game, own, x: {"part": PARTS[x.verb]}),
    g.which("part-later", "CLA-BATTLE-09", lambda game, own, x: x.verb == asked_part(game, own),
            lambda game, own, x: {"part": PARTS[asked_part(game, own)]}),
)  # fmt: skip
"""The part of the plan is asked now."""


def foretold_element(game: Classic) -> int:
    _, _, element = game.stack[-1]
    return element


FORESEEN: Final = g.which(
    "foretell", "CLA-ATR-07", lambda game, own, x: ELEMENT_OF.get(x.verb) == foretold_element(game),
    lambda game, own, x: {"element": element_key(foretold_element(game))},
)  # fmt: skip
"""The element is what the Atreides ask for."""


def by_voice(obeys: g.Holds) -> tuple[g.FactionGate, g.FactionGate]:
    """It obeys the Voice (CLA-BG-10, CLA-BG-11)."""
    return (
        g.which("voice-play", "CLA-BG-10",
                lambda game, own, x: game.voice[2] == 0 or obeys(game, own, x), the_order),
        g.which("voice-no", "CLA-BG-10", obeys, the_order),
    )  # fmt: skip


DIALED: Final = (
    g.which("halves", "CLA-MAP-17",
            lambda game, own, x: x.a % 2 == 0 or plans.needs_spice(game, own)),
    g.which("dial-most",
            lambda game, own, x: "CLA-ADV-09" if game.rules.combat else "CLA-BATTLE-10",
            lambda game, own, x: x.a <= plans.most_dial(game, own),
            lambda game, own, x: in_halves(plans.most_dial(game, own))),
    g.where("dial-exactly",
            lambda game, own, x: "CLA-ADV-09" if game.rules.combat else "CLA-ADV-13",
            plans.possible_dials, lambda game, own, x: in_halves(x.a)),
    g.where("bound", "CLA-ATR-08", plans.dials, the_element),
)  # fmt: skip
FED: Final = (
    g.in_advanced(lambda game, own: game.rules.combat),
    g.when("support-none", "CLA-FRE-25", plans.needs_spice),
)  # fmt: skip
SUPPORTED: Final = (
    g.at_most("spice", "CLA-ADV-08", lambda game, own, x: means(game, own)),
    g.at_most("support-forces", "CLA-ADV-09", lambda game, own, x: count(game, own, game.field)),
    g.which(
        "support-fit", "CLA-ADV-09",
        lambda game, own, x: bool(plans.losses(game, own, given_parts(game, own)[c.V_DIAL], x.a)),
        lambda game, own, x: {"n": x.a, **in_halves(given_parts(game, own)[c.V_DIAL])},
    ),
)  # fmt: skip


def is_own(game: Classic, faction: FactionId, choice: Choice) -> bool:
    """A leader of its own, or one that the Harkonnen hold."""
    if choice.a < 0 or LEADERS[choice.a].faction == faction:
        return True
    return faction == HARKONNEN and game.leader_at[choice.a] == CAPTIVE


def is_free(game: Classic, faction: FactionId, choice: Choice) -> bool:
    """Not one that the Harkonnen took from it."""
    taken = choice.a >= 0 and game.leader_at[choice.a] == CAPTIVE
    return not taken or LEADERS[choice.a].faction != faction


def elsewhere(game: Classic, faction: FactionId, choice: Choice) -> Args:
    """Where a leader fought in this phase."""
    at = game.leader_at[choice.a]
    fought = game.fought[choice.a] if at == CAPTIVE else at
    return {**g.the_leader(game, faction, choice), "territory": keys.TERRITORY[fought]}


LED: Final = (
    g.which("leader-must", "CLA-BATTLE-11",
            lambda game, own, x: x.a != c.NO_ONE or plans.leaders(game, own) == [c.NO_ONE]),
    g.which("no-card", "CLA-CARD-15",
            lambda game, own, x: x.a != c.CHEAP_HERO or treachery.CHEAP_HERO in game.hand[own],
            lambda game, own, x: {"card": keys.CARD[treachery.CHEAP_HERO]}),
    g.which("not-your-leader", "CLA-BATTLE-12", is_own, g.the_leader),
    g.which("dead", "CLA-BATTLE-12", lambda game, own, x: x.a < 0 or game.leader_at[x.a] != TANKS,
            g.the_leader),
    g.which("captive", "CLA-HAR-16", is_free, g.the_leader),
    g.which("elsewhere", "CLA-BATTLE-12",
            lambda game, own, x: x.a < 0 or x.a in plans.all_leaders(game, own), elsewhere),
    *by_voice(lambda game, own, x: x.a in plans.leaders_by_voice(game, own)),
    g.which("bound", "CLA-ATR-08",
            lambda game, own, x: x.a in plans.leaders_by_prescience(game, own), the_element),
    g.which("oath", "CLA-CARD-32", lambda game, own, x: x.a in plans.leaders(game, own)),
)  # fmt: skip


def fits(game: Classic, faction: FactionId, choice: Choice, found: list[Pair]) -> bool:
    """Whether one of the pairs has the card in its place, beside the weapon already chosen."""
    if plans.leaders(game, faction) == [c.NO_ONE]:
        return choice.a == c.NO_CARD
    if choice.verb == c.V_WEAPON:
        return choice.a in [weapon for weapon, _ in found]
    weapon = given_parts(game, faction).get(c.V_WEAPON)
    return choice.a in [d for w, d in found if weapon is None or w == weapon]


def as_foretold(game: Classic, faction: FactionId, choice: Choice) -> bool:
    """Whether the card is what the Atreides were told of this slot, if it was this one."""
    pairs = plans.pairs_by_prescience(game, faction)
    return not is_told_element(game, faction, choice) or fits(game, faction, choice, pairs)


def is_told_element(game: Classic, faction: FactionId, choice: Choice) -> bool:
    return plans.bound(game, faction, ELEMENT_OF[choice.verb])


def played(slot: int, wrong: str) -> tuple[g.FactionGate, ...]:
    """A card in hand that goes into the slot, and that nothing forbids."""
    return (
        g.which("no-leader-no-card", "CLA-BATTLE-13",
                lambda game, own, x: x.a == c.NO_CARD or plans.leaders(game, own) != [c.NO_ONE]),
        g.which("no-card", "CLA-BATTLE-14",
                lambda game, own, x: x.a == c.NO_CARD or x.a in game.hand[own], g.the_card),
        g.which(
            wrong, "CLA-BATTLE-15",
            lambda game, own, x: x.a == c.NO_CARD or bool(slot >> TREACHERY_CARDS[x.a].kind & 1),
            g.the_card,
        ),
        g.which(
            "card-twice", "CLA-BATTLE-14",
            lambda game, own, x: x.a == c.NO_CARD or x.a != given_parts(game, own).get(c.V_WEAPON),
        ),
        g.which("two-worthless", "CLA-BATTLE-14",
                lambda game, own, x: fits(game, own, x, plans.all_pairs(game, own))),
        *by_voice(lambda game, own, x: fits(game, own, x, plans.pairs_by_voice(game, own))),
        g.which("bound", "CLA-ATR-08", as_foretold, the_element),
        g.which("bound-other", "CLA-ATR-08",
                lambda game, own, x: fits(game, own, x, plans.pairs_by_prescience(game, own))),
        g.which("oath", "CLA-CARD-32",
                lambda game, own, x: fits(game, own, x, plans.pairs(game, own))),
    )  # fmt: skip


NEEDED: Final[list[tuple[int, tuple[g.FactionGate, ...], tuple[g.FactionGate, ...]]]] = [
    (c.V_DIAL, (), DIALED),
    (c.V_SUPPORT, FED, SUPPORTED),
    (c.V_LEADER, (), LED),
    (c.V_KWISATZ, plans.HAS_KWISATZ.gates, ()),
    (c.V_WEAPON, (), played(treachery.WEAPON_SLOT, "not-weapon")),
    (c.V_DEFENSE, (), played(treachery.DEFENSE_SLOT, "not-defense")),
]
"""What each part needs at any time, and what it needs when it is asked."""

PLAN_GATES: Final = {verb: Gates(*before, *ITS_TURN, *then) for verb, before, then in NEEDED}
FORETELL_GATES: Final = {verb: Gates(*before, FORESEEN, *then) for verb, before, then in NEEDED}


def sealed_parts(game: Classic, faction: FactionId) -> dict[int, int]:
    """The parts of its plan that a side has sealed so far, by their verbs."""
    plan = game.plans[game.sides.index(faction)]
    if plan:
        return {c.V_LEADER: plan[LEADER], c.V_WEAPON: plan[WEAPON], c.V_DEFENSE: plan[DEFENSE]}
    seat = game.seat[faction]
    return {
        choice.verb: choice.a
        for height, other, choice, _ in game.sealed
        if other == seat and game.stack[height - 1][0] == WINDOW_PLAN.frame
    }


# Questions of the chapter -------------------------------------------------------------------------
WINDOW_PLAN: Final = q.Question(
    WINDOW + 11, Kind("plan", secret=True), "CLA-BATTLE-09", "factions",
    ask_plan, settle=settle_plan, gates=PLAN_GATES,
    moments=q.Moment("plan", "CLA-BATTLE-09", BATTLE),
)  # fmt: skip
