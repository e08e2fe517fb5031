"""Whether an effect that may be declined, or that has a condition, can do anything now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.imperium import influence, technology
from kanly.imperium.acquire import free_choices
from kanly.imperium.conditions import holds
from kanly.imperium.costs import can_pay
from kanly.imperium.effects import Effect, Op
from kanly.imperium.position import Imperium
from kanly.imperium.tables.leaders import LEADERS


def worthwhile(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """Whether an optional or conditional effect can be carried out now."""
    check = POSSIBLE.get(effect.op)
    return check is None or check(game, seat, effect, source)


def pay_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    assert effect.cost is not None
    return can_pay(game, seat, effect.cost, source) and worthwhile(
        game, seat, effect.parts[0], source
    )


def if_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    if holds(game, seat, effect.condition, source):
        return worthwhile(game, seat, effect.parts[0], source)
    return len(effect.parts) > 1 and worthwhile(game, seat, effect.parts[1], source)


def parts_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return not effect.parts or any(worthwhile(game, seat, part, source) for part in effect.parts)


def option_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return any(worthwhile(game, seat, part, source) for part in effect.parts)


def behind_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return influence.behind(game, seat) != 0


def trash_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.hand[seat] or game.discard[seat] or game.play[seat])


def garrison_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.garrison[seat] > 0


def retreat_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.troops[seat] > 0


def first_part_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return worthwhile(game, seat, effect.parts[0], source)


def acquire_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(free_choices(game, seat, effect.n))


def dreadnought_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.expansion.docked[seat] > 0


def tech_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return technology.can_acquire(game, seat, effect.n, bool(effect.arg))


def negotiator_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.supply[seat] > 0


def play_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.play[seat])


def snooped_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.expansion.snoopers[seat] != 0


def signet_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return worthwhile(game, seat, LEADERS[game.leader[seat]].signet, source)


Possible = Callable[[Imperium, int, Effect, int], bool]

POSSIBLE: Final[dict[int, Possible]] = {
    Op.ALL: parts_possible,
    Op.PAY: pay_possible,
    Op.IF: if_possible,
    Op.CHOOSE: option_possible,
    Op.INFLUENCE_BEHIND: behind_possible,
    Op.TRASH: trash_possible,
    Op.DEPLOY_GARRISON: garrison_possible,
    Op.RETREAT: retreat_possible,
    Op.SIGNET: signet_possible,
    Op.MAY: first_part_possible,
    Op.ACQUIRE: acquire_possible,
    Op.DREADNOUGHT: dreadnought_possible,
    Op.TECH: tech_possible,
    Op.NEGOTIATOR: negotiator_possible,
    Op.TRASH_IN_PLAY: play_possible,
    Op.INFLUENCE_SNOOPED: snooped_possible,
}
"""Words that are offered only when they can do something; all others always can."""
