"""What is dealt to the seats before a game: leaders, factions. Everyone plays all of them equally.

A *deal* is a seed and what each seat plays with it. In as many deals as there are leaders, every
seat has had each of them once; in fewer, none has come up more than once more often than another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import gcd
from typing import Final

from kanly.classic.options import DEAL, FACTIONS_OPTION
from kanly.classic.position import Classic
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.players import DEFAULT_FACTIONS
from kanly.core.game import Game
from kanly.core.rng import seeded
from kanly.core.setup import Options
from kanly.imperium.position import NOBODY, Imperium
from kanly.imperium.setup import BASE_LEADERS
from kanly.imperium.tables.leaders import LEADERS


@dataclass(frozen=True)
class Dealing:
    """What a game deals: its name, the option that sets it, and who holds what."""

    name: str
    option: str
    pool: Callable[[int, Options], list[str]]
    """All that can be dealt; nothing where the players choose for themselves."""
    slots: Callable[[int, Options], int]
    """How many are dealt to the players."""
    held: Callable[[Game], list[str]]
    """What each seat of a game has."""


def with_deal(game: str, players: int, options: Options, deal: int, seed: int) -> Options:
    """The options of a game with what is dealt to the seats in that deal."""
    dealing = DEALINGS[game]
    pool = dealing.pool(players, options)
    if not pool:
        return options
    slots = dealing.slots(players, options)
    given = options.get(dealing.option)
    rest = given[slots:] if isinstance(given, list) else []
    return {**options, dealing.option: [*dealt(pool, slots, deal, seed), *rest]}


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
    return len(DEALINGS[game].pool(players, options)) or 1


# Dune: Imperium -----------------------------------------------------------------------------------


def leaders(players: int, options: Options) -> list[str]:
    given = options.get("leaders")
    if isinstance(given, list):
        return given[:players]
    if options.get("draft"):
        return []
    return [leader.slug for leader in (LEADERS if options.get("ix") else BASE_LEADERS)]


def leader_slots(players: int, options: Options) -> int:
    return players


def leaders_of(game: Game) -> list[str]:
    """The leader of each seat, or no name before it has chosen one."""
    assert isinstance(game, Imperium)
    held = game.leader[: game.players]
    return ["" if leader == NOBODY else LEADERS[leader].slug for leader in held]


# The classic Dune ---------------------------------------------------------------------------------


def factions(players: int, options: Options) -> list[str]:
    given = options.get(FACTIONS_OPTION, DEAL)
    if isinstance(given, list):
        return given
    if given != DEAL:
        return []
    return [FACTIONS[f].slug for f in DEFAULT_FACTIONS[faction_slots(players, options)]]


def faction_slots(players: int, options: Options) -> int:
    return 4 if options.get("two-factions") else players


def factions_of(game: Game) -> list[str]:
    """The faction of each seat; two of one player are one name."""
    assert isinstance(game, Classic)
    return [
        "+".join(FACTIONS[faction].slug for faction in game.factions_of(seat))
        for seat in range(game.players)
    ]


DEALINGS: Final = {
    "imperium": Dealing("leader", "leaders", leaders, leader_slots, leaders_of),
    "classic": Dealing("faction", FACTIONS_OPTION, factions, faction_slots, factions_of),
}
