"""The classic Dune for one that sets a table: its players, options and houses."""

from __future__ import annotations

from typing import Final

from kanly.classic.options import DEAL, DRAFT, FACTIONS_OPTION, HIDDEN
from kanly.classic.position import Classic
from kanly.classic.tables import options as tables
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.players import PLAYERS
from kanly.classic.victory import strongholds
from kanly.core.about import CHOICE, NUMBER, SEATS, SWITCH, About, Option, Variant
from kanly.core.game import Game
from kanly.core.setup import Options

TWO: Final = (2,)
SLUGS: Final = [faction.slug for faction in FACTIONS]
BY_NUMBERS: Final = (tables.ALLIANCE_LIMIT, tables.STRONGHOLDS_TO_WIN)
"""What the alliance variants say by name."""

TOGETHER: Final[dict[int, tuple[str, ...]]] = {
    **{switch: ("advanced",) for switch in tables.SWITCHES},
    **{part: ("advanced", "advanced-factions") for part in tables.PARTS},
}
"""What switches other options on with it."""
FIRST: Final = (tables.TURNS, tables.ALLIANCE_VARIANT, tables.SWAP_FACTIONS)
"""What every table looks at; the others are parts of the advanced game, or customs of a table."""


def offered() -> list[Option]:
    """How factions are assigned, the advanced game, then every option of the tables."""
    modes = (DEAL, DRAFT, HIDDEN)
    found = [
        Option("advanced", SWITCH, PLAYERS, False),
        Option(FACTIONS_OPTION, SEATS, PLAYERS, None, SLUGS, "classic-faction", modes=modes),
        Option("two-factions", SWITCH, TWO, False, excludes=(FACTIONS_OPTION,)),
    ]
    for option in tables.OPTIONS:
        if option.id not in (*BY_NUMBERS, tables.TWO_FACTIONS) and option.others:
            found.append(listed(option))
    return found


def listed(option: tables.Option) -> Option:
    """An option of the tables: a switch, a number or one of several values."""
    together = TOGETHER.get(option.id, ())
    group = "" if option.id in FIRST else "advanced" if together else "customs"
    values = [option.default, *option.others]
    if all([isinstance(value, bool) for value in values]):
        return Option(option.slug, SWITCH, PLAYERS, option.default, excludes=together, group=group)
    if isinstance(option.default, int) and not isinstance(option.default, bool):
        numbers = [int(value) for value in values]
        least, most = min(numbers), max(numbers)
        return Option(
            option.slug, NUMBER, PLAYERS, option.default, least=least, most=most, group=group
        )
    texts = [str(value).lower() for value in values]
    return Option(option.slug, CHOICE, PLAYERS, texts[0], texts, group=group)


def houses(game: Game) -> list[str]:
    """The factions by seat; of two factions the first stands for the player.

    Before a draft has given a seat its faction, it has only its number.
    """
    assert isinstance(game, Classic)
    found: list[str] = []
    for seat in range(game.players):
        own = game.factions_of(seat)
        found.append(SLUGS[own[0]] if own else f"seat-{seat + 1}")
    return found


def scores(game: Game) -> list[int]:
    """Strongholds by seat."""
    assert isinstance(game, Classic)
    return [
        sum([strongholds(game, faction) for faction in game.factions_of(seat)])
        for seat in range(game.players)
    ]


QUICK: Final[Options] = {"swap-factions": False}


def easy(players: int, seat: int) -> Options:
    """The Harkonnen ask for no decisions of their own: they hold more cards and more traitors."""
    others = ["atreides", "emperor", "fremen", "guild", "bene-gesserit"][: players - 1]
    return {"factions": [*others[:seat], "harkonnen", *others[seat:]]}


PRESETS: Final[dict[str, Options]] = {name: {**chosen} for name, chosen in tables.PRESETS.items()}

ABOUT: Final = About(
    PLAYERS,
    6,
    offered(),
    "classic-faction-",
    [],
    houses,
    scores,
    talk=True,
    quick=QUICK,
    easy=easy,
    presets=PRESETS,
    variants={"small": Variant(2, {"factions": ["atreides", "harkonnen"], "turns": 3})},
)
