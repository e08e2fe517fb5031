"""Whether an effect can do anything now; what cannot is not offered (IMP-EFF-32)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.imperium import influence, technology, waiting
from kanly.imperium.acquire import free_choices
from kanly.imperium.conditions import holds
from kanly.imperium.costs import can_pay
from kanly.imperium.effects import Cost, Effect, Op, split
from kanly.imperium.position import Imperium
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.leaders import ARIANA, LEADERS
from kanly.imperium.tables.spaces import SPACES


def worthwhile(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """Whether carrying out an effect now would change anything."""
    check = POSSIBLE.get(effect.op)
    return check is None or check(game, seat, effect, source)


def pay_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    cost, bought = effect.cost, effect.parts[0]
    assert cost is not None
    return can_pay(game, seat, cost, source) and (
        makes_room(cost, bought) or worthwhile(game, seat, bought, source)
    )


def makes_room(cost: Cost, bought: Effect) -> bool:
    """Whether the payment itself lets the effect do something: what is given up comes back."""
    for part in split(bought):
        if (
            (part.op == Op.DRAW and cost.discard)
            or (part.op == Op.INTRIGUE and cost.bottom)
            or (part.op == Op.INFLUENCE_ANY and cost.influence)
        ):
            return True
    return False


def if_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    if holds(game, seat, effect.condition, source):
        return worthwhile(game, seat, effect.parts[0], source)
    return len(effect.parts) > 1 and worthwhile(game, seat, effect.parts[1], source)


def parts_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return not effect.parts or any(worthwhile(game, seat, part, source) for part in effect.parts)


def option_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return any(worthwhile(game, seat, part, source) for part in effect.parts)


def first_part_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return worthwhile(game, seat, effect.parts[0], source)


# Cards --------------------------------------------------------------------------------------------


def draw_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.deck[seat] or game.discard[seat])


def look_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.deck[seat])


def intrigue_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.intrigue_deck or game.intrigue_discard)


def swap_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.intrigues[seat])


def trash_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.hand[seat] or game.discard[seat] or game.play[seat])


def trash_this_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return source in game.play[seat]


def never_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """It is counted at once, and again for each card revealed later (IMP-CARD-25)."""
    return False


def take_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return any(CARDS[card].factions >> effect.arg & 1 for card in game.discard[seat])


def play_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.play[seat])


def acquire_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(free_choices(game, seat, effect.n))


def reserve_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.reserve[effect.arg] > 0


def row_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.row)


def tech_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return technology.can_acquire(game, seat, effect.n, bool(effect.arg))


def signet_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return worthwhile(game, seat, LEADERS[game.leader[seat]].signet, source)


# Influence ----------------------------------------------------------------------------------------


def influence_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return influence.open_tracks(game, seat, 1 << effect.arg) != 0


def influence_any_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return influence.open_tracks(game, seat, effect.arg) != 0


def behind_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return influence.behind(game, seat) != 0


def snooped_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.expansion.snoopers[seat] != 0


def agents_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return influence.open_tracks(game, seat, influence.with_agents(game, seat)) != 0


def visited_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return influence.open_tracks(game, seat, 1 << SPACES[game.visited].faction) != 0


# Troops and dreadnoughts --------------------------------------------------------------------------


def supply_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.supply[seat] > 0


def garrison_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.garrison[seat] > 0


def units_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.garrison[seat] + game.expansion.garrisoned[seat] > 0


def retreat_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.troops[seat] > 0


def dreadnought_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.expansion.docked[seat] > 0


def fleet_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.expansion.fighting[seat] > 0


# Opponents ----------------------------------------------------------------------------------------


def opponents_garrison_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return any(game.garrison[house] for house in game.opponents(seat))


def opponents_hand_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return any(game.hand[house] for house in game.opponents(seat))


def opponents_test_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return any(game.hand[house] or game.troops[house] for house in game.opponents(seat))


Possible = Callable[[Imperium, int, Effect, int], bool]

POSSIBLE: Final[dict[int, Possible]] = {
    Op.ALL: parts_possible,
    Op.PAY: pay_possible,
    Op.IF: if_possible,
    Op.CHOOSE: option_possible,
    Op.MAY: first_part_possible,
    Op.DRAW: draw_possible,
    Op.SNOOP: look_possible,
    Op.RESHUFFLE: draw_possible,
    Op.INTRIGUE: intrigue_possible,
    Op.SWAP_INTRIGUES: swap_possible,
    Op.TRASH: trash_possible,
    Op.TRASH_THIS: trash_this_possible,
    Op.TRASH_IN_PLAY: play_possible,
    Op.TAKE_FROM_DISCARD: take_possible,
    Op.PERSUASION_PER_FREMEN: never_possible,
    Op.ACQUIRE: acquire_possible,
    Op.ACQUIRE_RESERVE: reserve_possible,
    Op.SET_ASIDE: row_possible,
    Op.TECH: tech_possible,
    Op.SIGNET: signet_possible,
    Op.INFLUENCE: influence_possible,
    Op.INFLUENCE_ANY: influence_any_possible,
    Op.INFLUENCE_BEHIND: behind_possible,
    Op.INFLUENCE_SNOOPED: snooped_possible,
    Op.INFLUENCE_AGENTS: agents_possible,
    Op.INFLUENCE_VISITED: visited_possible,
    Op.RECRUIT: supply_possible,
    Op.SHIP_TROOPS: supply_possible,
    Op.NEGOTIATOR: supply_possible,
    Op.DEPLOY_SUPPLY: supply_possible,
    Op.DEPLOY_RECRUITED: supply_possible,
    Op.DEPLOY_GARRISON: garrison_possible,
    Op.DEPLOY_UNITS: units_possible,
    Op.RETREAT: retreat_possible,
    Op.DREADNOUGHT: dreadnought_possible,
    Op.SWORDS_PER_DREADNOUGHT: fleet_possible,
    Op.OPPONENTS_LOSE_GARRISON: opponents_garrison_possible,
    Op.OPPONENTS_DISCARD: opponents_hand_possible,
    Op.OPPONENTS_DISCARD_OR_LOSE: opponents_test_possible,
}
"""Words that are offered only when they can do something; all others always can."""


# How much of a mandatory effect would be lost if it were carried out now (IMP-EFF-33) -------------
COMPLETE: Final = 0
PARTIAL: Final = 1
UNMET: Final = 2


def shortfall(game: Imperium, seat: int, effect: Effect, source: int) -> int:
    """Whether an effect can be carried out in full, in part or not at all."""
    if not worthwhile(game, seat, effect, source):
        return UNMET
    return PARTIAL if partial(game, seat, effect, source) else COMPLETE


def partial(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """Whether an effect that can be carried out would do more after another one."""
    check = SHORT.get(effect.op)
    return check is not None and check(game, seat, effect, source)


def if_short(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """Without its condition it does only what is printed for that case."""
    if not holds(game, seat, effect.condition, source):
        return True
    return partial(game, seat, effect.parts[0], source)


def parts_short(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return any(partial(game, seat, part, source) for part in effect.parts)


def draw_short(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return len(game.deck[seat]) + len(game.discard[seat]) < effect.n


def influence_short(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """Tessia may pay for her first token with a card that is yet to be drawn (IX-LEAD-05)."""
    return waiting.reaches_snooper(game, seat, effect.arg, effect.n)


def harvest_short(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """Ariana draws a card for part of her spice (IMP-LEAD-05)."""
    return game.leader[seat] == ARIANA and not (game.deck[seat] or game.discard[seat])


SHORT: Final[dict[int, Possible]] = {
    Op.ALL: parts_short,
    Op.IF: if_short,
    Op.DRAW: draw_short,
    Op.INFLUENCE: influence_short,
    Op.HARVEST: harvest_short,
}
"""Words of which another effect of the same turn may make more."""
