"""Phase 6, second half: movement, and allies leaving each other (CLA-MOVE, CLA-ALLY-18)."""

from __future__ import annotations

from kanly.classic import bene_gesserit, kinds
from kanly.classic.asking import one
from kanly.classic.choices import HAJR, MOVE, PASS, TO, V_HAJR, V_MOVE
from kanly.classic.forces import bury_all, place, turn_alone
from kanly.classic.frames import ASK_MOVE, ASK_MOVE_TO, ASK_SIDE, MOVE_GROUP
from kanly.classic.groups import FINISH, FOR_MOVE, FOR_RIDE, group_stars, pick_group, size
from kanly.classic.hands import card_key, discard_from
from kanly.classic.karama import all_gone, open_response
from kanly.classic.map import covered, members, territories_of
from kanly.classic.position import FACTION, NOWHERE, Classic, N
from kanly.classic.shipment import arrive_in_storm, move_group
from kanly.classic.tables.advantages import STOP_MOVEMENT_TWO
from kanly.classic.tables.factions import BENE_GESSERIT, FREMEN
from kanly.classic.tables.numbers import ORNITHOPTERS
from kanly.classic.tables.territories import LOCATIONS, POLAR_SINK, TERRITORIES
from kanly.classic.tables.treachery import HAJR as HAJR_CARD
from kanly.classic.ways import goals, reach, reachable, sources
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame
from kanly.core.message import Args


def steps_from(game: Classic, faction: int, territory: int) -> int:
    """The range of a group; advisors do not use ornithopters (CLA-BG-17)."""
    if faction == BENE_GESSERIT and game.advisors >> territory & 1:
        return 1
    if faction == FREMEN and game.barred >> STOP_MOVEMENT_TWO & 1:
        steps = reach(game, faction)
        return steps if steps == ORNITHOPTERS else 1
    return reach(game, faction)


def ask_move(game: Classic, frame: Frame) -> list[Decision]:
    """Move a group, play Hajr, or end the turn (CLA-MOVE-02, CLA-CARD-28)."""
    faction = frame[1]
    choices = [PASS]
    if game.moves:
        for territory in members(territories_of(game.where[faction] & ~covered(game.storm))):
            if reachable(game, faction, territory, steps_from(game, faction, territory)):
                choices.append(MOVE[territory])
    if HAJR_CARD in game.hand[faction]:
        choices.append(HAJR)
    return one(game, faction, kinds.MOVE, choices)


def answer_move(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    faction = frame[1]
    if choice.verb == V_HAJR:
        discard_from(game, faction, HAJR_CARD)
        if game.listener is not None:
            game.tell("plays-card", faction=FACTION[faction], card=card_key(HAJR_CARD))
        game.moves += 1
        game.stack.append(frame)
    elif choice.verb == V_MOVE:
        game.stack.append((ASK_MOVE_TO, faction, choice.a))


def ask_move_to(game: Classic, frame: Frame) -> list[Decision]:
    """Where to: one location (CLA-MOVE-14)."""
    _, faction, territory = frame
    there = reachable(game, faction, territory, steps_from(game, faction, territory))
    args: Args = {
        "faction": FACTION[faction],
        "territory": f"classic-territory-{TERRITORIES[territory].slug}",
    }
    return one(game, faction, kinds.MOVE_TO, [TO[x] for x in members(there)], args)


def answer_move_to(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    _, faction, territory = frame
    steps = steps_from(game, faction, territory)
    here = sources(game, faction, territory, choice.a, steps)
    pick_group(game, faction, FOR_MOVE, choice.a, here)


def finish_move(game: Classic, faction: int, goal: int) -> None:
    """The group is picked: a Fremen range of 2 can be stopped, Bene Gesserit choose a side."""
    game.stack.append((MOVE_GROUP, faction, goal))
    if faction == FREMEN and needs_range(game, goal):
        open_response(game, 1 << STOP_MOVEMENT_TWO)
    if faction == BENE_GESSERIT and bene_gesserit.chooses_side(game, goal):
        game.stack.append((ASK_SIDE, goal))


def needs_range(game: Classic, goal: int) -> bool:
    """Whether the group gets there only by the Fremen's range of 2 (CLA-FRE-09)."""
    if reach(game, FREMEN) == ORNITHOPTERS:
        return False
    for i in range(0, len(game.group), 3):
        if not goals(game, FREMEN, 1 << game.group[i], 1) >> goal & 1:
            return True
    return False


def moved(game: Classic, frame: Frame) -> None:
    """The group arrives, unless its range was stopped: then it moves anew (CLA-KAR-31)."""
    _, faction, goal = frame
    if faction == FREMEN and needs_range_before(game, goal) and game.is_stopped(STOP_MOVEMENT_TWO):
        game.barred |= 1 << STOP_MOVEMENT_TWO
        game.stack.append((ASK_MOVE, faction))
        return
    game.moves -= 1
    game.barred &= ~(1 << STOP_MOVEMENT_TWO)  # a second move is another use (CLA-KAR-03)
    if game.moves or not all_gone(game, HAJR_CARD):
        game.stack.append((ASK_MOVE, faction))
    arrive(game, faction, goal)


def needs_range_before(game: Classic, goal: int) -> bool:
    """As `needs_range`, whether or not the range has just been stopped."""
    return needs_range(game, goal) and not game.barred >> STOP_MOVEMENT_TWO & 1


def arrive(game: Classic, faction: int, goal: int) -> None:
    """A group that moved or rode stands in its new place; the Bene Gesserit may answer."""
    number, stars = size(game), group_stars(game)
    if game.listener is not None:
        start = LOCATIONS[game.group[0]].territory
        game.tell(
            "moves",
            faction=FACTION[faction],
            n=number,
            start=f"classic-territory-{TERRITORIES[start].slug}",
            **place(goal),
        )
    if faction == BENE_GESSERIT:
        bene_gesserit.arrive(game, goal)
    else:
        move_group(game, faction, goal)
    turn_alone(game)
    bene_gesserit.answer_arrival(game, faction, goal, False)
    if faction == FREMEN and 1 << goal & covered(game.storm):
        arrive_in_storm(game, goal, number, stars)


def finish_ride(game: Classic, faction: int, goal: int) -> None:
    game.rode += [goal, size(game), group_stars(game)]
    arrive(game, faction, goal)


FINISH[FOR_MOVE] = finish_move
FINISH[FOR_RIDE] = finish_ride


# Separation ---------------------------------------------------------------------------------------


def end_turn(game: Classic, frame: Frame) -> None:
    """Forces that still share a territory with an ally who has acted are lost (CLA-ALLY-19)."""
    faction = frame[1]
    for ally in game.order:
        if ally != faction and game.acted >> ally & 1 and must_part(game, faction, ally):
            bury_all(game, faction, shared(game, faction, ally))
        elif ally != faction and game.allied(faction, ally) and game.landed != NOWHERE:
            here = TERRITORIES[game.landed].mask  # shipped in beside an ally, and not left
            bury_all(game, faction, shared(game, faction, ally) & here)
    game.acted |= 1 << faction
    turn_alone(game)


def must_part(game: Classic, faction: int, ally: int) -> bool:
    """Whether two allies must separate now (CLA-ALLY-20, CLA-PLAYERS-12)."""
    if not game.allied(faction, ally):
        return False
    fresh = game.fresh >> (faction * N + ally) & 1
    return not (game.rules.separate_next_turn and fresh)


def shared(game: Classic, faction: int, ally: int) -> int:
    """The territories, as locations, where both have forces; not the Polar Sink (CLA-MAP-08)."""
    both = territories_of(game.where[faction]) & territories_of(game.where[ally])
    found = 0
    for territory in members(both & ~(1 << POLAR_SINK)):
        coexist = game.rules.advisors_coexist and game.advisors >> territory & 1
        if not (coexist and BENE_GESSERIT in (faction, ally)):
            found |= TERRITORIES[territory].mask
    return found
