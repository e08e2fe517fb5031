"""Phase 6, second half: movement, and allies leaving each other (CLA-MOVE, CLA-ALLY-18)."""

from __future__ import annotations

from typing import Final

from kanly.classic import bene_gesserit, keys
from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import question as q
from kanly.classic.bene_gesserit import ASK_SIDE
from kanly.classic.cards import discard_from
from kanly.classic.forces import bury_all, turn_alone
from kanly.classic.groups import (
    FOR_MOVE,
    FOR_RIDE,
    PURPOSES,
    Purpose,
    group_stars,
    pick_group,
    size,
    triples,
)
from kanly.classic.karama import all_gone, open_response
from kanly.classic.keys import place
from kanly.classic.map import CALM, covered, each_location, each_territory, members, territories_of
from kanly.classic.map import reach as reach_from
from kanly.classic.position import FACTION, NOWHERE, Classic, N
from kanly.classic.shipment import arrive_in_storm, move_group, start_of
from kanly.classic.tables.advantages import STOP_MOVEMENT_TWO
from kanly.classic.tables.factions import BENE_GESSERIT, FREMEN
from kanly.classic.tables.numbers import ORNITHOPTERS
from kanly.classic.tables.phases import SHIPMENT
from kanly.classic.tables.territories import LOCATIONS, POLAR_SINK, TERRITORIES
from kanly.classic.tables.treachery import HAJR as HAJR_CARD
from kanly.classic.types import FactionFrame, FactionId, LocationId, TerritoryId
from kanly.classic.ways import (
    advised,
    full_strongholds,
    goals,
    movable,
    reach,
    reachable,
    sources,
    storm_goals,
    with_allies,
)
from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import EVERYWHERE, Gates


def steps_from(game: Classic, faction: FactionId, territory: TerritoryId) -> int:
    """The range of a group; advisors do not use ornithopters (CLA-BG-17)."""
    if faction == BENE_GESSERIT and game.advisors >> territory & 1:
        return 1
    if faction == FREMEN and game.barred >> STOP_MOVEMENT_TWO & 1:
        steps = reach(game, faction)
        return steps if steps == ORNITHOPTERS else 1
    return reach(game, faction)


def move_choices(game: Classic, frame: Frame, faction: FactionId) -> list[Choice]:
    """Move a group, play Hajr, or end the turn (CLA-MOVE-02, CLA-CARD-28)."""
    found = [c.PASS]
    for territory in each_territory(MOVE_GATES.places(game, faction)):
        if goals_from(game, faction, territory):
            found.append(c.MOVE[territory])
    if HAJR_GATES.open(game, faction):
        found.append(c.HAJR)
    return found


def goals_from(game: Classic, faction: FactionId, territory: TerritoryId) -> int:
    """All locations that some group from a territory can move to."""
    return reachable(game, faction, territory, steps_from(game, faction, territory))


MOVE_GATES: Final = Gates(
    g.when("moved", "CLA-MOVE-02", lambda game, own: game.moves > 0),
    *g.has_forces("CLA-MOVE-01", "CLA-STORM-18"),
    g.which("nowhere", "CLA-MOVE-18",
            lambda game, own, x: goals_from(game, own, TerritoryId(x.a)) != 0,
            g.the_territory),
)  # fmt: skip
HAJR_GATES: Final = Gates(g.holds_card(HAJR_CARD, "CLA-CARD-28"))


def answer_move(game: Classic, frame: FactionFrame, choice: Choice) -> None:
    _, faction = frame
    if choice.verb == c.V_HAJR:
        discard_from(game, faction, HAJR_CARD)
        game.tell("plays-card", faction=FACTION[faction], card=keys.CARD[HAJR_CARD])
        game.moves += 1
        game.stack.append(frame)
    elif choice.verb == c.V_MOVE:
        game.stack.append((ASK_MOVE_TO.frame, faction, choice.a))


def move_to_choices(
    game: Classic, frame: tuple[int, int, TerritoryId], faction: FactionId
) -> list[Choice]:
    """Where to: one location (CLA-MOVE-14)."""
    _, _, territory = frame
    return [c.TO[location] for location in each_location(goals_from(game, faction, territory))]


def other_places(game: Classic, faction: FactionId) -> int:
    """Not in the territory that forces leave, unless they may go about in it."""
    return EVERYWHERE if game.rules.reposition else ~TERRITORIES[start_of(game)].mask


def advising(game: Classic, faction: FactionId) -> int:
    """Where forces arrive as advisors, or stay in the territory in which they are."""
    start = start_of(game)
    if faction == BENE_GESSERIT and game.advisors >> start & 1:
        return EVERYWHERE
    return TERRITORIES[start].mask | advised(game, faction)


def with_room(game: Classic, faction: FactionId) -> int:
    """Where the stronghold is not full; for advisors none is (CLA-BG-19, CLA-BG-23)."""
    return ~full_strongholds(game, faction) | advising(game, faction)


def beside_no_ally(game: Classic, faction: FactionId) -> int:
    home = TERRITORIES[start_of(game)].mask
    coexisting = advising(game, faction) if game.rules.advisors_coexist else home
    return ~with_allies(game, faction) | coexisting


def in_range(game: Classic, faction: FactionId) -> int:
    """What its range would cover if neither storm nor forces were in the way."""
    territory = start_of(game)
    steps = steps_from(game, faction, territory)
    found = 0
    for start in members(movable(game, faction, territory)):
        found |= reach_from(start, steps, CALM)
    return found


def range_rule(game: Classic, faction: FactionId, choice: Choice) -> str:
    if steps_from(game, faction, start_of(game)) == ORNITHOPTERS:
        return "CLA-MOVE-04"
    return "CLA-FRE-09" if faction == FREMEN else "CLA-MOVE-03"


def past_no_ally(game: Classic, faction: FactionId, choice: Choice) -> bool:
    """Whether it is not an ally alone who keeps some force from getting there.

    A full stronghold alone is never in the way: round each of them there is one as short.
    """
    return is_goal(game, faction, choice) or not reaches_past_allies(
        game, faction, LocationId(choice.a)
    )


def reaches_past_allies(game: Classic, faction: FactionId, goal: LocationId) -> bool:
    """Whether some force would get there if no ally were on the way."""
    territory = start_of(game)
    steps = steps_from(game, faction, territory)
    full = full_strongholds(game, faction) & ~TERRITORIES[LOCATIONS[goal].territory].mask
    if faction == BENE_GESSERIT and game.advisors >> territory & 1:
        full = 0  # advisors may cross them (CLA-BG-23)
    for start in members(movable(game, faction, territory) & ~(1 << goal)):
        if 1 << goal & covered(game.storm):
            found = storm_goals(game, 1 << start, steps, full)
        else:
            found = reach_from(start, steps, game.storm, full)
        if found >> goal & 1:
            return True
    return False


def is_goal(game: Classic, faction: FactionId, choice: Choice) -> bool:
    return bool(goals_from(game, faction, start_of(game)) >> choice.a & 1)


MOVE_TO_GATES: Final = Gates(
    g.where("same-territory", "CLA-MOVE-17", other_places, g.its_territory),
    g.which("there-already", "CLA-MOVE-01",
            lambda game, own, x: movable(game, own, start_of(game)) & ~(1 << x.a) != 0,
            g.the_place),
    g.no_storm("CLA-MOVE-11", lambda game, own: own == FREMEN and game.rules.fremen_into_storm),
    g.where("full", "CLA-MOVE-15", with_room, g.its_territory),
    g.no_ally(beside_no_ally),
    g.where("far", range_rule, in_range,
            lambda game, own, x: {"n": steps_from(game, own, start_of(game)), **place(x.a)}),
    g.which("way-ally", "CLA-ALLY-12", past_no_ally, g.the_place),
    g.which("way-storm", "CLA-MOVE-11", is_goal, g.the_place),
)  # fmt: skip
"""The last is the list itself; the others say what keeps a goal off it."""


def answer_move_to(
    game: Classic, frame: tuple[int, FactionId, TerritoryId], choice: Choice
) -> None:
    _, faction, territory = frame
    steps = steps_from(game, faction, territory)
    here = sources(game, faction, territory, choice.a, steps)
    pick_group(game, faction, FOR_MOVE, LocationId(choice.a), here)


def finish_move(game: Classic, faction: FactionId, goal: LocationId) -> None:
    """The group is picked: a Fremen range of 2 can be stopped, Bene Gesserit choose a side."""
    game.stack.append((MOVE_GROUP.frame, faction, goal))
    if faction == FREMEN and needs_range(game, goal):
        open_response(game, 1 << STOP_MOVEMENT_TWO)
    if faction == BENE_GESSERIT and bene_gesserit.chooses_side(game, goal):
        game.stack.append((ASK_SIDE.frame, goal))


def needs_range(game: Classic, goal: LocationId) -> bool:
    """Whether the group gets there only by the Fremen's range of 2 (CLA-FRE-09)."""
    if reach(game, FREMEN) == ORNITHOPTERS:
        return False
    starts = [location for location, _, _ in triples(game.group)]
    return not all([goals(game, FREMEN, 1 << start, 1) >> goal & 1 for start in starts])


def moved(game: Classic, frame: tuple[int, FactionId, LocationId]) -> None:
    """The group arrives, unless its range was stopped: then it moves anew (CLA-KAR-31)."""
    _, faction, goal = frame
    if faction == FREMEN and needs_range_before(game, goal) and game.is_stopped(STOP_MOVEMENT_TWO):
        game.barred |= 1 << STOP_MOVEMENT_TWO
        game.stack.append((ASK_MOVE.frame, faction))
        return
    game.moves -= 1
    game.barred &= ~(1 << STOP_MOVEMENT_TWO)  # a second move is another use (CLA-KAR-03)
    if game.moves or not all_gone(game, HAJR_CARD):
        game.stack.append((ASK_MOVE.frame, faction))
    arrive(game, faction, goal)


def needs_range_before(game: Classic, goal: LocationId) -> bool:
    """As `needs_range`, whether or not the range has just been stopped."""
    return needs_range(game, goal) and not game.barred >> STOP_MOVEMENT_TWO & 1


def arrive(game: Classic, faction: FactionId, goal: LocationId) -> None:
    """A group that moved or rode stands in its new place; the Bene Gesserit may answer."""
    number, stars = size(game), group_stars(game)
    if game.listener is not None:
        start = LOCATIONS[game.group[0]].territory
        game.tell(
            "moves",
            faction=FACTION[faction],
            n=number,
            start=keys.TERRITORY[start],
            **place(goal),
        )
    move_group(game, faction, goal)
    turn_alone(game)
    bene_gesserit.answer_arrival(game, faction, goal, False)
    if faction == FREMEN and 1 << goal & covered(game.storm):
        arrive_in_storm(game, goal, number, stars)


def finish_ride(game: Classic, faction: FactionId, goal: LocationId) -> None:
    game.rode += [goal, size(game), group_stars(game)]
    arrive(game, faction, goal)


PURPOSES[FOR_MOVE] = Purpose("CLA-MOVE-01", finish_move)
PURPOSES[FOR_RIDE] = Purpose("CLA-FRE-11", finish_ride)


# Separation ---------------------------------------------------------------------------------------


def end_turn(game: Classic, frame: FactionFrame) -> None:
    """Forces that still share a territory with an ally who has acted are lost (CLA-ALLY-19)."""
    _, faction = frame
    for ally in game.order:
        if ally != faction and game.acted >> ally & 1 and must_part(game, faction, ally):
            bury_all(game, faction, shared(game, faction, ally))
        elif ally != faction and game.allied(faction, ally) and game.landed != NOWHERE:
            here = TERRITORIES[game.landed].mask  # shipped in beside an ally, and not left
            bury_all(game, faction, shared(game, faction, ally) & here)
    game.acted |= 1 << faction
    turn_alone(game)


def must_part(game: Classic, faction: FactionId, ally: FactionId) -> bool:
    """Whether two allies must separate now (CLA-ALLY-20, CLA-PLAYERS-12)."""
    if not game.allied(faction, ally):
        return False
    fresh = game.fresh >> (faction * N + ally) & 1
    return not (game.rules.separate_next_turn and fresh)


def shared(game: Classic, faction: FactionId, ally: FactionId) -> int:
    """The territories, as locations, where both have forces; not the Polar Sink (CLA-MAP-08)."""
    both = territories_of(game.where[faction]) & territories_of(game.where[ally])
    found = 0
    for territory in each_territory(both & ~(1 << POLAR_SINK)):
        coexist = game.rules.advisors_coexist and game.advisors >> territory & 1
        if not (coexist and BENE_GESSERIT in (faction, ally)):
            found |= TERRITORIES[territory].mask
    return found


# Steps and questions of the chapter ---------------------------------------------------------------
END_TURN: Final = q.Step(36, end_turn, "faction")
MOVE_GROUP: Final = q.Step(44, moved, "faction location")

ASK_MOVE: Final = q.OpenQuestion(
    25, "move", "CLA-SHIP-02", "faction", q.FIRST,
    move_choices, answer_move,
    gates={c.V_MOVE: MOVE_GATES, c.V_HAJR: HAJR_GATES, c.V_PASS: q.NO_GATES},
    moments={
        c.V_MOVE: q.Moment("move", "CLA-SHIP-02", SHIPMENT),
        c.V_HAJR: q.Moment("move", "CLA-CARD-28", SHIPMENT),
    },
    busy=q.TRADING,
)  # fmt: skip
ASK_MOVE_TO: Final = q.OpenQuestion(
    26, "move-to", "CLA-MOVE-14", "faction territory", q.FIRST,
    move_to_choices, answer_move_to, gates={c.V_TO: MOVE_TO_GATES},
    moments=q.Moment("to", "CLA-MOVE-14", SHIPMENT), about="- territory",
)  # fmt: skip
