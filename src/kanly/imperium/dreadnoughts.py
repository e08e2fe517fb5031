"""Dreadnoughts: commissioned, deployed, placed on locations (IX-DREAD)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame
from kanly.imperium.choices import (
    AMBUSH,
    DETONATE,
    END,
    LOSE_FROM,
    PLACE,
    RETREAT_UNIT,
    SEND_UNIT,
    V_DETONATE,
    V_SEND,
)
from kanly.imperium.effects import Op
from kanly.imperium.frames import ASK_DEPLOY_UNITS, ASK_UNIT
from kanly.imperium.kinds import LOSE_ONE, PLACE_IT, SEND_UNITS, WITHDRAW
from kanly.imperium.position import COLOUR, NOBODY, Imperium
from kanly.imperium.tables.spaces import LOCATIONS, SPACES
from kanly.imperium.troops import (
    GARRISON_LIMIT,
    deploy,
    lose_from_conflict,
    lose_from_garrison,
    retreat,
)

DREADNOUGHT: Final = 1


def commission(game: Imperium, house: int) -> None:
    """From supply to garrison; a unit that came this turn may be deployed (IX-DREAD-01 to -03)."""
    ix = game.expansion
    if not ix.docked[house]:
        return
    ix.docked[house] -= 1
    ix.garrisoned[house] += 1
    if game.turn == house:
        ix.commissioned += 1
    if game.listener is not None:
        game.emit("commission", seat=COLOUR[house])


def may_deploy(game: Imperium, seat: int) -> bool:
    """Whether the Combat space visited lets one more dreadnought go (IX-DREAD-11, -12)."""
    ix = game.expansion
    if not ix.garrisoned[seat]:
        return False
    others = max(0, game.deployed - game.recruited) + max(0, ix.sent + 1 - ix.commissioned)
    return others <= GARRISON_LIMIT


def deploy_dreadnought(game: Imperium, house: int) -> None:
    """From garrison to the Conflict."""
    ix = game.expansion
    ix.garrisoned[house] -= 1
    ix.fighting[house] += 1
    if game.turn == house:
        ix.marched += 1
    if game.listener is not None:
        game.emit("deploy-dreadnought", seat=COLOUR[house])


def retreat_dreadnought(game: Imperium, house: int) -> None:
    """From the Conflict to the garrison (IX-DREAD-30)."""
    ix = game.expansion
    ix.fighting[house] -= 1
    ix.garrisoned[house] += 1
    if game.listener is not None:
        game.emit("retreat-dreadnought", seat=COLOUR[house])


def retreat_unit(game: Imperium, house: int, kind: int) -> None:
    if kind == DREADNOUGHT:
        retreat_dreadnought(game, house)
    else:
        retreat(game, house, 1)


# After the battle ---------------------------------------------------------------------------------


def free_locations(game: Imperium) -> list[int]:
    """Locations without a dreadnought (IX-DREAD-13)."""
    return [i for i in range(len(LOCATIONS)) if game.expansion.holder[i] == NOBODY]


def ask_place(game: Imperium, frame: Frame) -> list[Decision]:
    choices = [PLACE[location] for location in free_locations(game)]
    if game.expansion.power(frame[1], Op.DETONATE):
        choices.append(DETONATE)
    return [Decision(frame[1], PLACE_IT, choices)]


def answer_place(game: Imperium, frame: Frame, choice: Choice) -> None:
    if choice.verb == V_DETONATE:
        detonate(game, frame[1])
    else:
        place(game, frame[1], choice.a)


def place(game: Imperium, house: int, location: int) -> None:
    """A dreadnought of the winner holds the location until the next Combat ends (IX-DREAD-21)."""
    ix = game.expansion
    ix.fighting[house] -= 1
    ix.holder[location] = house
    ix.since[location] = game.round
    if game.listener is not None:
        space = SPACES[LOCATIONS[location]]
        game.emit("place-dreadnought", seat=COLOUR[house], space=f"space-{space.slug}")


def detonate(game: Imperium, house: int) -> None:
    """Return it to the supply for a Victory Point instead (IX-CARD-17)."""
    ix = game.expansion
    ix.fighting[house] -= 1
    ix.docked[house] += 1
    if game.listener is not None:
        game.emit("detonate", seat=COLOUR[house])
    game.award(house, ix.power(house, Op.DETONATE))


def return_home(game: Imperium) -> None:
    """Those that fought go to their garrisons, then those placed last round (IX-DREAD-31)."""
    ix = game.expansion
    for house in range(game.houses):
        ix.garrisoned[house] += ix.fighting[house]
        ix.fighting[house] = 0
    for location in range(len(LOCATIONS)):
        holder = ix.holder[location]
        if holder != NOBODY and ix.since[location] < game.round:
            ix.garrisoned[holder] += 1
            ix.holder[location] = NOBODY


# Units in effects ---------------------------------------------------------------------------------


def units(game: Imperium, house: int) -> int:
    """Troops and dreadnoughts of the house in the Conflict."""
    return game.troops[house] + game.expansion.fighting[house]


def ask_unit(game: Imperium, frame: Frame) -> list[Decision]:
    """Which unit retreats, one at a time (IX-CARD-31)."""
    choices: list[Choice] = []
    if game.troops[frame[1]]:
        choices.append(RETREAT_UNIT[0])
    if game.expansion.fighting[frame[1]]:
        choices.append(RETREAT_UNIT[1])
    return [Decision(frame[1], WITHDRAW, choices, {"n": frame[2]})]


def answer_unit(game: Imperium, frame: Frame, choice: Choice) -> None:
    if frame[2] > 1:
        game.stack.append((ASK_UNIT, frame[1], frame[2] - 1))
    retreat_unit(game, frame[1], choice.a)


def ask_lose_from(game: Imperium, frame: Frame) -> list[Decision]:
    """From the garrison or the Conflict, as the owner chooses (IX-CARD-27)."""
    seat = frame[1]
    choices: list[Choice] = []
    if game.garrison[seat]:
        choices.append(LOSE_FROM[0])
    if game.troops[seat]:
        choices.append(LOSE_FROM[1])
    return [Decision(seat, LOSE_ONE, choices)]


def answer_lose_from(game: Imperium, frame: Frame, choice: Choice) -> None:
    if choice.a:
        lose_from_conflict(game, frame[1], 1)
    else:
        lose_from_garrison(game, frame[1], 1)


def ask_deploy_units(game: Imperium, frame: Frame) -> list[Decision]:
    """Up to some units of the garrison, one at a time (IX-CARD-31)."""
    seat = frame[1]
    choices: list[Choice] = [END]
    if game.garrison[seat]:
        choices.append(SEND_UNIT[0])
    if game.expansion.garrisoned[seat]:
        choices.append(SEND_UNIT[1])
    return [Decision(seat, SEND_UNITS, choices, {"n": frame[2]})]


def answer_deploy_units(game: Imperium, frame: Frame, choice: Choice) -> None:
    if choice.verb != V_SEND:
        return
    if frame[2] > 1:
        game.stack.append((ASK_DEPLOY_UNITS, frame[1], frame[2] - 1))
    if choice.a == DREADNOUGHT:
        deploy_dreadnought(game, frame[1])
    else:
        deploy(game, frame[1], 1)


# Desert Ambush ------------------------------------------------------------------------------------


def ambushes(game: Imperium, seat: int) -> list[Choice]:
    """An enemy unit for each troop deployed this turn (IX-CARD-15)."""
    ix = game.expansion
    found: list[Choice] = []
    if ix.ambushed >= game.marched:
        return found
    for house in game.opponents(seat):
        if game.troops[house]:
            found.append(AMBUSH[house][0])
        if ix.fighting[house]:
            found.append(AMBUSH[house][1])
    return found


def ambush(game: Imperium, choice: Choice) -> None:
    game.expansion.ambushed += 1
    retreat_unit(game, choice.a, choice.b)
