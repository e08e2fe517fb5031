"""What is dealt to the seats before a game: leaders, factions. Everyone plays all of them equally.

A *deal* is a seed and what each seat plays with it. In as many deals as there are leaders, every
seat has had each of them once; in fewer, none has come up more than once more often than another.
"""

from __future__ import annotations

from math import gcd

from kanly.arena.kit import arena_kit
from kanly.core.rng import seeded
from kanly.core.setup import Options


def with_deal(game: str, players: int, options: Options, deal: int, seed: int) -> Options:
    """The options of a game with what is dealt to the seats in that deal."""
    kit = arena_kit(game)
    pool = kit.pool(players, options)
    if not pool:
        return options
    slots = kit.slots(players, options)
    given = options.get(kit.option)
    rest = given[slots:] if isinstance(given, list) else []
    return {**options, kit.option: [*dealt(pool, slots, deal, seed), *rest]}


def dealt(pool: list[str], slots: int, deal: int, seed: int) -> list[str]:
    """What comes to the seats in that deal.

    The pool is laid out in a circle, in another order for every round of as many deals; each deal
    takes up where the last ended, one further on whenever it would begin at the same place again.
    """
    count = len(pool)
    turn, number = divmod(deal, count)
    order = list(range(count))
    seeded(f"{seed}/deal/{turn}").shuffle(order)
    start = number * slots + number // (count // gcd(count, slots))
    return [pool[order[(start + slot) % count]] for slot in range(slots)]


def cycle(game: str, players: int, options: Options) -> int:
    """In how many deals every seat has had everything once."""
    return len(arena_kit(game).pool(players, options)) or 1
