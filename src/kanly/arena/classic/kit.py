"""The classic Dune in the arena: factions are dealt."""

from __future__ import annotations

from typing import Final

from kanly.arena.contests import among
from kanly.arena.kit import ArenaKit, PuzzleKind, Skill
from kanly.arena.plan import Line
from kanly.arena.strength import Table, playouts
from kanly.bots.classic.kit import KIT as BOTS
from kanly.bots.classic.win_chances import chances_of
from kanly.classic.options import DEAL, FACTIONS_OPTION
from kanly.classic.position import Classic
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.players import DEFAULT_FACTIONS
from kanly.core.game import Game
from kanly.core.setup import Options


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


def winners(game: Game) -> dict[str, bool]:
    """The factions that played, and whether they won."""
    assert isinstance(game, Classic)
    played = [faction for faction in range(len(FACTIONS)) if faction in game.order]
    return {FACTIONS[faction].slug: bool(game.winners >> faction & 1) for faction in played}


def mode(players: int, options: Options) -> str:
    """The basic or the advanced game; games of two and short ones apart."""
    if players == TWO:
        return "two-players"
    if "turns" in options:
        return "short"
    return "advanced" if options.get("advanced") else "basic"


TWO: Final = 2


def values(games: list[Game]) -> list[list[float]]:
    """Chances by strongholds and means, as the bots that search judge positions."""
    return [chances_of(game) for game in games if isinstance(game, Classic)]


# Strength -----------------------------------------------------------------------------------------

MASTER: Final = playouts("mcts", BOTS.budget("master"))
MENTAT: Final = playouts("mentat", BOTS.budget("mentat"))
"""Levels that think, with all their playouts however slow the machine."""


def lone(one: str, rest: str) -> tuple[Line, ...]:
    """One among five of another."""
    return (among(one, rest, 6, {}),)


# fmt: off
TABLES: Final = (
    Table("adept-over-novice",  "classic", 6, 360, lone("adept", "novice"), houses=True),
    Table("master-over-adept",  "classic", 6, 360, lone(MASTER, "adept"), houses=True),
    Table("mentat-over-master", "classic", 6, 108, lone(MENTAT, MASTER), houses=True),
)
# fmt: on

PLAIN: Final[Options] = {"swap-factions": False}
ADVANCED: Final[Options] = {"swap-factions": False, "advanced": True}
FEW: Final = ((3, PLAIN), (4, PLAIN), (4, ADVANCED))
BATTLES: Final = frozenset({"plan", "battle", "voice", "prescience"})
PUZZLES: Final = (
    PuzzleKind("battle", "classic", BATTLES, FEW, gap=0.05),
    PuzzleKind("auction", "classic", frozenset({"bid"}), FEW, gap=0.02, obvious=1.0, percent=20),
    PuzzleKind("shipment", "classic", frozenset({"ship"}), FEW, gap=0.04),
)

RATINGS: Final = {
    "novice": Skill(1201, 47),
    "adept": Skill(1500, 0),
    "master": Skill(1610, 100),
    "mentat": Skill(1700, 120),
}
"""Masters and mentats: from tables of version 1, as too few games of version 3 have been played."""

KIT: Final = ArenaKit(
    "faction",
    FACTIONS_OPTION,
    factions,
    faction_slots,
    factions_of,
    mode=mode,
    places=False,
    ratings=RATINGS,
    winners=winners,
    values=values,
    tables=TABLES,
    puzzles=PUZZLES,
)
