"""Dune: Imperium in the arena: leaders are dealt, and one bot may play against the rivals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kanly.arena.contests import among
from kanly.arena.kit import ArenaKit, PuzzleKind, Skill
from kanly.arena.plan import Line
from kanly.arena.strength import Table, playouts
from kanly.bots.imperium.heuristics import MctsHeuristics
from kanly.bots.imperium.kit import KIT as BOTS
from kanly.bots.network import trained
from kanly.core.errors import BadOption
from kanly.core.game import Game
from kanly.core.setup import Options
from kanly.imperium.options import LEVELS, SMALL
from kanly.imperium.position import NOBODY, Imperium
from kanly.imperium.tables.leaders import BASE_LEADERS, LEADERS


def leaders(players: int, options: Options) -> list[str]:
    given = options.get("leaders")
    if isinstance(given, list):
        return given[:players]
    if options.get("draft"):
        return []
    return [leader.slug for leader in (LEADERS if options.get("ix") else BASE_LEADERS)]


def leaders_of(game: Game) -> list[str]:
    """The leader of each seat, or no name before it has chosen one."""
    assert isinstance(game, Imperium)
    held = game.leader[: game.players]
    return ["" if leader == NOBODY else LEADERS[leader].slug for leader in held]


def mode(players: int, options: Options) -> str:
    """With which boxes it is played, by three or four; games of fewer and short ones apart."""
    if players < len(FEW):
        return FEW[players]
    if "rounds" in options or options.get(SMALL):
        return "short"
    return next((box for box in ("epic", "ix") if options.get(box)), "base")


FEW: Final = ("", "solo", "two-players")


def solo(names: Sequence[str], players: int, options: Options) -> tuple[Line, ...]:
    """One bot against the rivals, at the difficulty that was set or at each."""
    if len(names) != 1:
        raise BadOption(f"solo is for one bot; {len(names)} named")
    if players != 1:
        raise BadOption(f"solo is for one player, not {players}; leave out --players")
    levels = [str(options["difficulty"])] if "difficulty" in options else LEVELS
    return tuple(Line(tuple(names), {**options, "difficulty": each}, each) for each in levels)


@lru_cache(maxsize=1)
def judge() -> MctsHeuristics:
    """The network that comes with Kanly tells chances, as if all played equally well."""
    found = MctsHeuristics(trained("imperium"))
    found.equal_players = True
    return found


def values(games: list[Game]) -> list[list[float]]:
    return judge().chances(games, 0) if games else []


# Strength -----------------------------------------------------------------------------------------

BASE: Final[Options] = {}
IX: Final[Options] = {"ix": True}
MENTAT: Final = playouts("mentat", BOTS.budget("mentat"))
"""With all its playouts however slow the machine."""


def over(one: str, rest: str) -> tuple[Line, ...]:
    """One among three of another, without and with Rise of Ix."""
    return among(one, rest, 4, BASE, "base game"), among(one, rest, 4, IX, "Rise of Ix")


# fmt: off
TABLES: Final = (
    Table("greedy-over-random", "imperium", 4, 448, over("greedy", "random"), goal=0.95),
    Table("mcts-over-greedy",   "imperium", 4, 224, over("mcts@1s", "greedy"), goal=0.55),
    Table("mentat-over-greedy", "imperium", 4, 448, over(MENTAT, "greedy"), goal=0.85),
    Table("mentat-over-mcts",   "imperium", 4, 112, over(MENTAT, "mcts@1s"), goal=0.55),
    Table("solo",               "imperium", 1, 200, solo([MENTAT], 1, BASE)),
)
# fmt: on

QUESTIONS: Final = frozenset({"turn", "combat", "influence", "reward", "trash", "tech"})
PUZZLES: Final = (
    PuzzleKind("imperium", "imperium", QUESTIONS, ((4, BASE), (3, BASE)), gap=0.05),
    PuzzleKind("ix", "imperium", QUESTIONS, ((4, IX), (3, IX)), gap=0.05),
)

RATINGS: Final = {
    "novice": Skill(1126, 17),
    "adept": Skill(1500, 0),
    "master": Skill(1674, 60),
    "mentat": Skill(2023, 141),
}

KIT: Final = ArenaKit(
    "leader",
    "leaders",
    leaders,
    held=leaders_of,
    mode=mode,
    ratings=RATINGS,
    contests={"solo": solo},
    values=values,
    tables=TABLES,
    puzzles=PUZZLES,
)
