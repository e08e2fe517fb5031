"""Phase 7: battles, up to the reveal of the plans (CLA-BATTLE, CLA-ATR, CLA-BG)."""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import keys, planning, plans
from kanly.classic import question as q
from kanly.classic.bidding import open_promises
from kanly.classic.cards import discard_from, lose_card
from kanly.classic.karama import all_gone, open_pause, open_response
from kanly.classic.keys import place
from kanly.classic.leaders import identify
from kanly.classic.map import battlefields, covered, each_location, first_of, members
from kanly.classic.planning import WINDOW_PLAN
from kanly.classic.plans import foe, territory_of
from kanly.classic.position import (
    CHEAP,
    DEFENSE,
    DIAL,
    FACTION,
    HOME,
    KWISATZ,
    LEADER,
    LEADER_COUNT,
    NOBODY,
    NOWHERE,
    SUPPORT,
    WEAPON,
    Classic,
)
from kanly.classic.resolution import BATTLE_END
from kanly.classic.tables import advantages as powers
from kanly.classic.tables.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN
from kanly.classic.tables.options import ADVANCED_KARAMA
from kanly.classic.tables.phases import BATTLE
from kanly.classic.tables.territories import LOCATIONS, POLAR_SINK, TERRITORIES
from kanly.classic.tables.treachery import CHEAP_HERO, KARAMA, NO_CARD
from kanly.classic.treason import TREASON_START
from kanly.classic.types import FactionFrame, FactionId, TerritoryId
from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import WINDOW, Frame
from kanly.core.gate import Gates
from kanly.core.message import Args


def start(game: Classic) -> None:
    game.stack.append((NEXT_BATTLE.frame, 0))


# Which battle -------------------------------------------------------------------------------------


def fields(game: Classic, territory: TerritoryId) -> list[int]:
    """The parts of a territory in which forces can meet (CLA-BATTLE-02 to CLA-BATTLE-04)."""
    found = battlefields(territory, game.storm)
    if game.rules.battle_under_storm and territory != POLAR_SINK:
        stormy = TERRITORIES[territory].mask & covered(game.storm)
        if stormy:
            return [*found, stormy]
    return found


def battles(game: Classic, faction: FactionId) -> list[Choice]:
    """Where and whom a faction must fight (CLA-BATTLE-01)."""
    found: list[Choice] = []
    own = game.fighters(faction)
    theirs = {f: game.fighters(f) for f in game.order if not game.allied(faction, f)}
    seen = 0
    for location in each_location(own):
        territory = TERRITORY[location]
        if seen >> territory & 1:
            continue
        seen |= 1 << territory
        for field in fields(game, territory):
            if own & field:
                spot = first_of(field)
                for other, there in theirs.items():
                    if other != faction and there & field:
                        found.append(c.BATTLE[spot][other])
    return found


TERRITORY: Final = [LOCATIONS[location].territory for location in range(len(LOCATIONS))]


def next_battle(game: Classic, frame: Frame) -> None:
    """The aggressor is the first in storm order with a battle to fight (CLA-BATTLE-05, -07)."""
    _, between = frame
    for faction in game.order:
        if battles(game, faction):
            game.stack.append((NEXT_BATTLE.frame, 1))
            game.stack.append((BATTLE_CHOICE.frame, faction))
            if between:
                open_pause(game)
            return
    for leader in range(LEADER_COUNT):
        if game.leader_at[leader] >= 0:
            game.leader_at[leader] = HOME  # survivors return (CLA-BATTLE-33)
    game.released = 0
    game.fought = [NOWHERE] * LEADER_COUNT
    game.kh_at = NOWHERE


def choose_battle(game: Classic, frame: FactionFrame) -> None:
    """The aggressor chooses his next battle, if there is a choice (CLA-BATTLE-06)."""
    _, aggressor = frame
    choices = battles(game, aggressor)
    if len(choices) == 1:
        begin(game, aggressor, choices[0])
    else:
        game.stack.append((ASK_BATTLE.frame, aggressor))


def named_spots(game: Classic, faction: FactionId, choice: Choice) -> list[int]:
    """The locations that stand for the fields in a territory where the two sides meet."""
    both = [game.fighters(faction), game.fighters(FactionId(choice.b))]
    return [
        first_of(field)
        for field in fields(game, TERRITORY[choice.a])
        if both[0] & field and both[1] & field
    ]


def territory_mask(choice: Choice) -> int:
    return TERRITORIES[TERRITORY[choice.a]].mask


def ally_rule(game: Classic, faction: FactionId, choice: Choice) -> str:
    return "CLA-PLAYERS-12" if game.partners(faction, choice.b) else "CLA-ALLY-10"


def the_enemy(game: Classic, faction: FactionId, choice: Choice) -> Args:
    return {"faction": FACTION[choice.b]}


BATTLE_GATES: Final = Gates(
    g.which("fight-self", "CLA-BATTLE-01", lambda game, own, x: x.b != own),
    g.which("absent", "CLA-PLAYERS-06", lambda game, own, x: game.plays(FactionId(x.b)), the_enemy),
    g.which("fight-ally", ally_rule, lambda game, own, x: not game.allied(own, x.b), the_enemy),
    g.which("fight-polar", "CLA-MAP-08", lambda game, own, x: TERRITORY[x.a] != POLAR_SINK),
    g.which("no-forces", "CLA-BATTLE-01",
            lambda game, own, x: game.where[own] & territory_mask(x) != 0, g.its_territory),
    g.which("advisors-fight", "CLA-BG-17", lambda game, own, x: game.fights_at(own, TERRITORY[x.a]),
            g.its_territory),
    g.which("no-enemy", "CLA-BATTLE-01",
            lambda game, own, x: game.where[x.b] & territory_mask(x) != 0,
            lambda game, own, x: {**the_enemy(game, own, x), **g.its_territory(game, own, x)}),
    g.which("advisors-fight", "CLA-BG-17",
            lambda game, own, x: game.fights_at(FactionId(x.b), TERRITORY[x.a]),
            g.its_territory),
    g.which("storm-between", "CLA-BATTLE-02", lambda game, own, x: bool(named_spots(game, own, x)),
            g.its_territory),
    g.which("fight-named", "CLA-BATTLE-04", lambda game, own, x: x.a in named_spots(game, own, x),
            lambda game, own, x: dict(place(named_spots(game, own, x)[0]))),
)  # fmt: skip


def answer_battle(game: Classic, frame: FactionFrame, choice: Choice) -> None:
    _, aggressor = frame
    begin(game, aggressor, choice)


def begin(game: Classic, aggressor: FactionId, choice: Choice) -> None:
    """The battle is announced: a window, then each step in turn (CLA-BATTLE-08)."""
    assert choice.verb == c.V_BATTLE
    defender = FactionId(choice.b)
    game.sides = [aggressor, defender]
    game.wheels = [aggressor, defender]
    for field in fields(game, TERRITORY[choice.a]):
        if field >> choice.a & 1:
            game.field = field
    if game.listener is not None:
        game.tell("battle", faction=FACTION[aggressor], other=FACTION[defender], **place(choice.a))
    game.stack.append((BATTLE_END.frame,))
    game.stack.append((TREASON_START.frame,))
    game.stack.append((REVEAL.frame,))
    game.stack.append((SEAL_PLANS.frame,))
    game.stack.append((SEE_STEP.frame,))
    game.stack.append((PRESCIENCE_STEP.frame,))
    game.stack.append((VOICE_STEP.frame,))
    game.stack.append((ANNOUNCE.frame,))
    open_response(game, battle_powers(game))


def battle_powers(game: Classic) -> int:
    """What a Karama can stop before the plans are made (CLA-KAR-04)."""
    found = 0
    for faction in game.sides:
        starred = any([game.stars[faction][x] for x in members(game.where[faction] & game.field)])
        if faction == ATREIDES and game.rules.kwisatz and not game.kh_dead:
            found |= 1 << powers.STOP_KWISATZ_HADERACH
        if faction == EMPEROR and starred and foe(game, faction) != FREMEN:
            found |= 1 << powers.STOP_SARDAUKAR
        if faction == FREMEN and starred:
            found |= 1 << powers.STOP_FEDAYKIN
        if faction == FREMEN and game.rules.combat:
            found |= 1 << powers.STOP_FREE_FULL_STRENGTH
    return found


def announce(game: Classic, frame: Frame) -> None:
    """Who has neither leader nor Cheap Hero says so (CLA-BATTLE-13).

    Then allies say what support they pay for, if the option lets them (CLA-ALLY-16).
    """
    for faction in game.sides:
        if plans.all_leaders(game, faction) == [c.NO_ONE]:
            if CHEAP_HERO_BIT & ~game.lacks[faction]:
                game.lacks[faction] |= CHEAP_HERO_BIT
            game.tell("leaderless", faction=FACTION[faction])
    if game.rules.ally_support:
        fed = [1 << faction for faction in game.sides if plans.needs_spice(game, faction)]
        open_promises(game, sum(fed))


CHEAP_HERO_BIT: Final = 1 << CHEAP_HERO


# Voice and Prescience -----------------------------------------------------------------------------


def target_of(game: Classic, power_holder: FactionId) -> FactionId:
    """Whom a faction can use its power on: its own opponent, or its ally's (CLA-ATR-12)."""
    if not game.plays(power_holder):
        return NOBODY
    allies = game.ally[power_holder]
    helped = [side for side in game.sides if side == power_holder or allies >> side & 1]
    return foe(game, helped[0]) if helped else NOBODY


def voice_step(game: Classic, frame: Frame) -> None:
    target = target_of(game, BENE_GESSERIT)
    if target != NOBODY and not game.stopped >> powers.STOP_VOICE & 1:
        game.stack.append((ASK_VOICE.frame, target))


def answer_voice(game: Classic, frame: Frame, choice: Choice) -> None:
    """One order: to play, or not to play, one kind of card (CLA-BG-09)."""
    _, target = frame
    if choice.verb == c.V_VOICE:
        order = "voice-play" if choice.b else "voice-no"
        game.tell(order, faction=FACTION[target], kind=keys.KIND[choice.a])
        game.stack.append((VOICE_SPOKEN.frame, target, choice.a, choice.b))
        open_response(game, 1 << powers.STOP_VOICE)


def voice_spoken(game: Classic, frame: Frame) -> None:
    _, target, kind, play = frame
    if not game.is_stopped(powers.STOP_VOICE):
        game.voice = [target, kind, play]


def prescience_step(game: Classic, frame: Frame) -> None:
    target = target_of(game, ATREIDES)
    if target != NOBODY and not game.stopped >> powers.STOP_BATTLE_PRESCIENCE & 1:
        game.stack.append((ASK_PRESCIENCE.frame, target))


def answer_prescience(game: Classic, frame: Frame, choice: Choice) -> None:
    """One element of the opponent's plan (CLA-ATR-07)."""
    _, target = frame
    if choice.verb == c.V_FORESEE:
        element = planning.element_key(choice.a)
        game.tell("foresees", faction=FACTION[target], element=element)
        game.stack.append((FORESEES.frame, target, choice.a))
        open_response(game, 1 << powers.STOP_BATTLE_PRESCIENCE)


def foresees(game: Classic, frame: Frame) -> None:
    _, target, element = frame
    if not game.is_stopped(powers.STOP_BATTLE_PRESCIENCE):
        game.stack.append((WINDOW_FORETELL.frame, target, element))


def ask_foretell(game: Classic, frame: tuple[int, FactionId, int]) -> list[Decision]:
    """The opponent tells what it will play, and is bound to it (CLA-ATR-08 to CLA-ATR-10)."""
    _, target, element = frame
    if game.given(game.seat[target]):
        return []
    args: Args = {"faction": FACTION[target], "element": planning.element_key(element)}
    choices = foretellings(game, target, element)
    return [Decision(game.seat[target], WINDOW_FORETELL.kind, choices, args)]


def foretellings(game: Classic, target: FactionId, element: int) -> list[Choice]:
    if element == plans.FORESEE_DIAL:
        return planning.dial_choices(game, target)
    if element == plans.FORESEE_LEADER:
        return planning.leader_choices(game, target)
    cardless = plans.leaders(game, target) == [c.NO_ONE]
    if element == plans.FORESEE_WEAPON:
        return [c.WEAPON_NONE] if cardless else planning.weapon_choices(game, target)
    return [c.DEFENSE_NONE] if cardless else planning.defense_choices(game, target)


def settle_foretell(
    game: Classic, frame: tuple[int, FactionId, int], answers: dict[int, list[Choice]]
) -> None:
    """Only the Atreides, and the ally for whom they ask, learn the answer (CLA-INFO-13)."""
    _, target, element = frame
    told = answers[game.seat[target]][0].a
    knows = 1 << ATREIDES | 1 << foe(game, target)
    game.foretold = [target, element, told, knows]
    heard = knows | 1 << target
    if element == plans.FORESEE_DIAL:
        game.whisper("foretold-dial", heard, faction=FACTION[target], dial=told // 2, half=told % 2)
    else:
        game.whisper("foretold", heard, faction=FACTION[target], answer=told_key(element, told))


def told_key(element: int, told: int) -> str:
    """What was told of an element by name: a leader, a card, or none."""
    if told == CHEAP:
        return keys.CARD[CHEAP_HERO]
    if told == NO_CARD:
        return "classic-none"
    return keys.LEADER[told] if element == plans.FORESEE_LEADER else keys.CARD[told]


# The Atreides' special power ----------------------------------------------------------------------


def see_step(game: Classic, frame: Frame) -> None:
    """Before the plans are sealed the Atreides may play a Karama to see one (CLA-ATR-21, -22)."""
    if (
        game.rules.karama
        and game.plays(ATREIDES)
        and not game.special_used >> ATREIDES & 1
        and not all_gone(game, KARAMA)
    ):
        game.stack.append((WINDOW_SEE_PLAN.frame, 1 << ATREIDES))


def see_plan_choices(game: Classic, frame: Frame, faction: FactionId) -> list[Choice]:
    plans_made = [c.SEE_PLAN[side] for side in game.sides]
    return [c.DECLINE, *SEE_PLAN_GATES.listed(game, faction, plans_made)]


SEE_PLAN_GATES: Final = Gates(
    g.which("own-plan", "CLA-ATR-21", lambda game, own, x: not g.mine(game, own, FactionId(x.a))),
    g.which("not-in-battle", "CLA-ATR-21", lambda game, own, x: x.a in game.sides, g.the_faction),
    g.holds_card(KARAMA, "CLA-ATR-21"),
)  # fmt: skip


def settle_see_plan(game: Classic, frame: Frame, answers: dict[FactionId, Choice]) -> None:
    choice = answers[ATREIDES]
    if choice.verb == c.V_SEE_PLAN:
        discard_from(game, ATREIDES, KARAMA)
        game.special_used |= 1 << ATREIDES
        game.seen_plan = FactionId(choice.a)
        game.tell("sees-plan", faction=FACTION[choice.a])


def seal_plans(game: Classic, frame: Frame) -> None:
    """Both seal at once; a side whose plan is looked at seals first."""
    both = 1 << game.sides[0] | 1 << game.sides[1]
    if game.seen_plan == NOBODY:
        game.stack.append((WINDOW_PLAN.frame, both))
    else:
        first = 1 << game.seen_plan
        game.stack.append((WINDOW_PLAN.frame, both & ~first))
        game.stack.append((SHOW_PLAN.frame,))
        game.stack.append((WINDOW_PLAN.frame, first))


def show_plan(game: Classic, frame: Frame) -> None:
    """The Atreides see the plan."""
    side = game.sides.index(game.seen_plan)
    tell_plan(game, side, 1 << ATREIDES)


# The reveal ---------------------------------------------------------------------------------------


def reveal(game: Classic, frame: Frame) -> None:
    """Both plans are open; their cards leave the hands (CLA-INFO-07)."""
    game.revealed = True
    game.seen()
    for side in range(2):
        faction = game.sides[side]
        plan = game.plans[side]
        for card in plans.cards_of(plan):
            lose_card(game, faction, card)
            game.table.append(card)
        if plan[LEADER] >= 0:
            identify(game, plan[LEADER])
            game.fought[plan[LEADER]] = territory_of(game)
            game.released &= ~(1 << plan[LEADER])
        if plan[KWISATZ]:
            game.kh_at = territory_of(game)
            game.kh_seen = True
        tell_plan(game, side, 0)


def tell_plan(game: Classic, side: int, audience: int) -> None:
    """Tell everyone, or only some factions, of a plan."""
    if game.listener is None:
        return
    plan = game.plans[side]
    args: dict[str, int | str] = {
        "faction": FACTION[game.sides[side]],
        "dial": plan[DIAL] // 2,
        "half": plan[DIAL] % 2,
        "spice": plan[SUPPORT],
        "leader": told_key(plans.FORESEE_LEADER, plan[LEADER]),
        "kwisatz": plan[KWISATZ],
        "weapon": told_key(plans.FORESEE_WEAPON, plan[WEAPON]),
        "defense": told_key(plans.FORESEE_DEFENSE, plan[DEFENSE]),
    }
    if audience:
        game.whisper("plan-seen", audience, **args)
    else:
        game.tell("plan", **args)


# Steps and questions of the chapter ---------------------------------------------------------------
NEXT_BATTLE: Final = q.Step(45, next_battle, "number")
ANNOUNCE: Final = q.Step(46, announce)
VOICE_STEP: Final = q.Step(47, voice_step)
VOICE_SPOKEN: Final = q.Step(48, voice_spoken, "faction number number")
PRESCIENCE_STEP: Final = q.Step(49, prescience_step)
FORESEES: Final = q.Step(50, foresees, "faction number")
SEE_STEP: Final = q.Step(51, see_step)
SEAL_PLANS: Final = q.Step(52, seal_plans)
SHOW_PLAN: Final = q.Step(53, show_plan)
REVEAL: Final = q.Step(54, reveal)
BATTLE_CHOICE: Final = q.Step(64, choose_battle, "faction")

ASK_BATTLE: Final = q.OpenQuestion(
    30, "battle", "CLA-BATTLE-06", "faction", q.FIRST,
    lambda game, frame, faction: battles(game, faction), answer_battle,
    gates={c.V_BATTLE: BATTLE_GATES},
    moments=q.Moment("battle", "CLA-BATTLE-05", BATTLE), busy=q.TRADING,
)  # fmt: skip
ASK_VOICE: Final = q.OpenQuestion(
    31, "the-voice", "CLA-BG-09", "faction", BENE_GESSERIT,
    [c.DECLINE, *[choice for row in c.VOICE for choice in row]], answer_voice,
    moments=q.Moment("voice", "CLA-BG-09", BATTLE, BENE_GESSERIT, power=powers.STOP_VOICE),
    about="other", busy=q.CALM,
)  # fmt: skip
ASK_PRESCIENCE: Final = q.OpenQuestion(
    32, "prescience", "CLA-ATR-07", "faction", ATREIDES,
    [c.DECLINE, *c.FORESEE], answer_prescience,
    moments=q.Moment(
        "prescience", "CLA-ATR-07", BATTLE, ATREIDES, power=powers.STOP_BATTLE_PRESCIENCE
    ),
    about="other", busy=q.CALM,
)  # fmt: skip
WINDOW_FORETELL: Final = q.Question(
    WINDOW + 9, Kind("foretell", secret=True), "CLA-ATR-07", "faction number",
    ask_foretell, settle=settle_foretell, gates=planning.FORETELL_GATES, busy=q.ADVANTAGE_IN_USE,
)  # fmt: skip
WINDOW_SEE_PLAN: Final = q.SecretQuestion(
    10, "see-plan", "CLA-ATR-22", "factions",
    see_plan_choices, settle_see_plan,
    gates={c.V_SEE_PLAN: SEE_PLAN_GATES, c.V_DECLINE: q.NO_GATES},
    moments=q.Moment("see-plan", "CLA-ATR-22", BATTLE, ATREIDES, ADVANCED_KARAMA, special=True),
)  # fmt: skip
