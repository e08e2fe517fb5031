"""Dreadnoughts: commissioned, deployed, placed on locations (IX-DREAD)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.gate import Gate, Gates
from kanly.imperium import choices as c
from kanly.imperium import troops
from kanly.imperium.asking import ALWAYS, ON_OFFER, SeatQuestion, number_in
from kanly.imperium.effects import Op
from kanly.imperium.keys import COLOUR_KEY, SPACE_KEY
from kanly.imperium.position import NOBODY, Imperium
from kanly.imperium.tables.spaces import LOCATIONS
from kanly.imperium.types import HouseFrame, HouseId, NumberFrame

TROOP: Final = 0
DREADNOUGHT: Final = 1


def commission(game: Imperium, house: HouseId) -> None:
    """From supply to garrison; a unit that came this turn may be deployed (IX-DREAD-01 to -03)."""
    ix = game.expansion
    if not ix.docked[house]:
        return
    ix.docked[house] -= 1
    ix.garrisoned[house] += 1
    if game.turn == house:
        ix.commissioned += 1
    game.emit("commission", seat=COLOUR_KEY[house])


def has_dreadnought(game: Imperium, seat: HouseId) -> bool:
    return game.ix is not None and game.ix.garrisoned[seat] > 0


def may_join(game: Imperium, seat: HouseId) -> bool:
    """Whether a Combat space lets one more dreadnought go with what was deployed (IX-DREAD-11)."""
    ix = game.expansion
    others = max(0, game.deployed - game.recruited) + max(0, ix.sent + 1 - ix.commissioned)
    return others <= troops.GARRISON_LIMIT


DEPLOY_GATES: Final[Gates[Imperium, HouseId]] = Gates(
    Gate("refuse-moment-deploy-dreadnought", "IX-DREAD-11", when=troops.at_combat_space),
    Gate("refuse-no-dreadnought", "IX-DREAD-11", when=has_dreadnought),
    Gate("refuse-dreadnought-limit", "IX-DREAD-12", when=may_join),
)
"""What it takes to deploy a dreadnought between the effects of an Agent turn."""


def deploy_dreadnought(game: Imperium, house: HouseId) -> None:
    """From garrison to the Conflict."""
    ix = game.expansion
    ix.garrisoned[house] -= 1
    ix.fighting[house] += 1
    if game.turn == house:
        ix.marched += 1
    game.emit("deploy-dreadnought", seat=COLOUR_KEY[house])


def retreat_dreadnought(game: Imperium, house: HouseId) -> None:
    """From the Conflict to the garrison (IX-DREAD-30)."""
    ix = game.expansion
    ix.fighting[house] -= 1
    ix.garrisoned[house] += 1
    game.emit("retreat-dreadnought", seat=COLOUR_KEY[house])


def retreat_unit(game: Imperium, house: HouseId, kind: int) -> None:
    if kind == DREADNOUGHT:
        retreat_dreadnought(game, house)
    else:
        troops.retreat(game, house, 1)


# After the battle ---------------------------------------------------------------------------------


def free_locations(game: Imperium) -> list[int]:
    """Locations without a dreadnought (IX-DREAD-13)."""
    return [i for i in range(len(LOCATIONS)) if game.expansion.holder[i] == NOBODY]


def placings(game: Imperium, frame: HouseFrame) -> list[Choice]:
    _, seat = frame
    found = [c.PLACE[location] for location in free_locations(game)]
    return [*found, c.DETONATE] if game.expansion.power(seat, Op.DETONATE) else found


def answer_place(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    _, seat = frame
    if choice is c.DETONATE:
        detonate(game, seat)
    else:
        place(game, seat, choice.a)


ASK_PLACE: Final[SeatQuestion] = SeatQuestion(
    31, "place", "IX-DREAD-13", c.V_PLACE, placings, answer_place, gates={c.V_DETONATE: ON_OFFER}
)


def place(game: Imperium, house: HouseId, location: int) -> None:
    """A dreadnought of the winner holds the location until the next Combat ends (IX-DREAD-21)."""
    ix = game.expansion
    ix.fighting[house] -= 1
    ix.holder[location] = house
    ix.since[location] = game.round
    game.emit("place-dreadnought", seat=COLOUR_KEY[house], space=SPACE_KEY[LOCATIONS[location]])


def detonate(game: Imperium, house: HouseId) -> None:
    """Return it to the supply for a Victory Point instead (IX-CARD-17)."""
    ix = game.expansion
    ix.fighting[house] -= 1
    ix.docked[house] += 1
    game.emit("detonate", seat=COLOUR_KEY[house])
    game.award(house, ix.power(house, Op.DETONATE))


def return_home(game: Imperium) -> None:
    """Those that fought go to their garrisons, then those placed last round (IX-DREAD-31)."""
    ix = game.expansion
    for house in game.every_house:
        ix.garrisoned[house] += ix.fighting[house]
        ix.fighting[house] = 0
    for location in range(len(LOCATIONS)):
        holder = ix.holder[location]
        if holder != NOBODY and ix.since[location] < game.round:
            ix.garrisoned[holder] += 1
            ix.holder[location] = NOBODY


# Units in effects ---------------------------------------------------------------------------------


def units(game: Imperium, house: HouseId) -> int:
    """Troops and dreadnoughts of the house in the Conflict."""
    return game.troops[house] + game.expansion.fighting[house]


def withdrawals(game: Imperium, frame: NumberFrame) -> list[Choice]:
    """Which unit retreats, one at a time (IX-CARD-31)."""
    _, seat, _ = frame
    there = (game.troops[seat], game.expansion.fighting[seat])
    return [c.RETREAT_UNIT[kind] for kind in (TROOP, DREADNOUGHT) if there[kind]]


def answer_unit(game: Imperium, frame: NumberFrame, choice: Choice) -> None:
    _, seat, n = frame
    if n > 1:
        game.stack.append((ASK_UNIT.frame, seat, n - 1))
    retreat_unit(game, seat, choice.a)


ASK_UNIT: Final[SeatQuestion] = SeatQuestion(
    32, "withdraw", "IX-CARD-31", c.V_UNIT, withdrawals, answer_unit, number_in
)
"""Seat, how many more units retreat."""


def losses(game: Imperium, frame: HouseFrame) -> list[Choice]:
    """From the garrison or the Conflict, as the owner chooses (IX-CARD-27)."""
    _, seat = frame
    there = (game.garrison[seat], game.troops[seat])
    return [c.LOSE_FROM[place] for place in range(2) if there[place]]


def answer_lose_from(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    _, seat = frame
    if choice.a:
        troops.lose_from_conflict(game, seat, 1)
    else:
        troops.lose_from_garrison(game, seat, 1)


ASK_LOSE_FROM: Final[SeatQuestion] = SeatQuestion(
    33, "lose-troop", "IX-CARD-27", c.V_LOSE_FROM, losses, answer_lose_from
)


def units_to_send(game: Imperium, frame: NumberFrame) -> list[Choice]:
    """Up to some units of the garrison, one at a time (IX-CARD-31)."""
    _, seat, _ = frame
    there = (game.garrison[seat], game.expansion.garrisoned[seat])
    return [c.END, *[c.SEND_UNIT[kind] for kind in (TROOP, DREADNOUGHT) if there[kind]]]


def answer_deploy_units(game: Imperium, frame: NumberFrame, choice: Choice) -> None:
    _, seat, n = frame
    if choice is c.END:
        return
    if n > 1:
        game.stack.append((ASK_DEPLOY_UNITS.frame, seat, n - 1))
    if choice.a == DREADNOUGHT:
        deploy_dreadnought(game, seat)
    else:
        troops.deploy(game, seat, 1)


ASK_DEPLOY_UNITS: Final[SeatQuestion] = SeatQuestion(
    36,
    "send-units",
    "IX-CARD-31",
    c.V_SEND,
    units_to_send,
    answer_deploy_units,
    number_in,
    {c.V_END: ALWAYS},
)
"""Seat, how many more."""

# Desert Ambush ------------------------------------------------------------------------------------


def may_ambush(game: Imperium, seat: HouseId) -> bool:
    """Whether it deployed more troops this turn than it made units retreat (IX-CARD-15)."""
    return game.ix is not None and game.ix.ambush and game.ix.ambushed < game.marched


def is_enemy_there(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    """Whether an opponent has such a unit in the Conflict."""
    house = HouseId(choice.a)
    if house == seat or house >= game.houses:
        return False
    units = game.troops if choice.b == TROOP else game.expansion.fighting
    return units[house] > 0


AMBUSH_GATES: Final[Gates[Imperium, HouseId]] = Gates(
    Gate("refuse-moment-ambush", "IX-CARD-15", when=may_ambush),
    Gate("refuse-ambush-unit", "IX-CARD-15", is_enemy_there),
)


def ambushes(game: Imperium, seat: HouseId) -> list[Choice]:
    """The enemy units that may be made to retreat, clockwise."""
    units = [unit for house in game.opponents(seat) for unit in c.AMBUSH[house]]
    return AMBUSH_GATES.listed(game, seat, units)


def ambush(game: Imperium, choice: Choice) -> None:
    game.expansion.ambushed += 1
    retreat_unit(game, HouseId(choice.a), choice.b)
