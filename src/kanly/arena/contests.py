"""Kinds of contest: which bots sit down together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

from kanly import bots
from kanly.arena.kit import Contest, arena_kit
from kanly.arena.plan import Line
from kanly.bots.search.budget import parsed
from kanly.core.errors import BadOption, KanlyError
from kanly.core.setup import Options


def match(names: Sequence[str], players: int, options: Options) -> tuple[Line, ...]:
    """One of each of two bots among the rest of the other, over the same deals."""
    if len(names) != 2:
        raise BadOption(f"match is for two bots; {len(names)} named")
    return robin(names, players, options)


def robin(names: Sequence[str], players: int, options: Options) -> tuple[Line, ...]:
    """Each among the rest of every other. Between two players that is the same either way."""
    several(names, players)
    pairs = combinations(names, 2) if players == 2 else permutations(names, 2)
    return tuple(among(one, rest, players, options) for one, rest in pairs)


def mixes(names: Sequence[str], players: int, options: Options) -> tuple[Line, ...]:
    """Every mix of the bots that fills the seats and has more than one of them."""
    several(names, players)
    tables = combinations_with_replacement(names, players)
    return tuple(Line(table, options) for table in tables if len(set(table)) > 1)


def ladder(names: Sequence[str], players: int, options: Options) -> tuple[Line, ...]:
    """Each among the rest of the one below; the lowest is named first."""
    several(names, players)
    rungs = zip(names[1:], names[:-1], strict=True)
    return tuple(among(upper, lower, players, options) for upper, lower in rungs)


CONTESTS: Final[dict[str, Contest]] = {
    "match": match,
    "robin": robin,
    "mixes": mixes,
    "ladder": ladder,
}
"""Every kind of contest that suits any game, by name."""


def contest(kind: str, game: str) -> Contest | None:
    """A kind of contest, in any game or in this one only."""
    return CONTESTS.get(kind) or arena_kit(game).contests.get(kind)


def among(one: str, rest: str, players: int, options: Options, label: str = "") -> Line:
    """One bot, and another in all other seats."""
    return Line((one, *[rest] * (players - 1)), options, label)


def several(names: Sequence[str], players: int) -> None:
    """Refuse fewer than two bots, or seats; or a bot that is named twice."""
    if players < 2:
        raise BadOption("this contest needs at least two players; for one there is solo")
    if len(names) < 2:
        raise BadOption(f"expected at least two bots; {len(names)} named")
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f"the bot {name} is named twice; expected different bots")


# Bots by name -------------------------------------------------------------------------------------


def known(names: Sequence[str]) -> None:
    """Refuse a bot that does not exist, before anything is played."""
    for name in names:
        bots.get(name)


def budgeted(names: Sequence[str], budget: str) -> list[str]:
    """The bots with a budget for each choice, where they take one and none was given."""
    parsed(budget)
    found = [with_budget(name, budget) for name in names]
    if found == list(names):
        raise BadOption(
            f"--budget {budget}: none of {', '.join(names)} takes it; expected mcts or mentat "
            "without a budget of its own"
        )
    return found


def with_budget(name: str, budget: str) -> str:
    if "@" in name or ":" in name:
        return name
    wanted = f"{name}@{budget}"
    try:
        bots.get(wanted)
    except KanlyError:
        return name
    return wanted
