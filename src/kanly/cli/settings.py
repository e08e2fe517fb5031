"""What several commands share: options of a game, bots for the seats, seats by name."""

from __future__ import annotations

from typing import Annotated, Final

from typer import Argument, Option

from kanly import bots
from kanly.cli.seats import seat_names
from kanly.core.about import SWITCH
from kanly.core.errors import BadOption
from kanly.core.game import Game
from kanly.core.registry import KITS
from kanly.core.setup import Options, Value
from kanly.translation import LANGUAGES

SWITCHES: Final = {
    option.key
    for kit in KITS.values()
    for option in kit.about.options
    if option.kind == SWITCH or {"true", "false"} & {*option.values}
}
"""The options of any game that are on or off."""

GAME: Final = next(iter(KITS))
"""The game where none is named."""
GAMES: Final = " or ".join(KITS)
PLAYERS: Final = ", ".join(f"{game} {kit.about.default_players}" for game, kit in KITS.items())
"""How many players each game has where no number is named."""
GameName = Annotated[str, Argument(help=f"The game: {GAMES}.", metavar="GAME", show_default=True)]
Players = Annotated[int, Option("--players", "-p", help="Number of players.", metavar="N")]
Set = Annotated[
    list[str] | None,
    Option(
        "--set",
        help="An option of the game, such as draft=true, difficulty=mentat, advanced=true or "
        "factions=atreides,fremen,guild. Can be repeated.",
        metavar="KEY=VALUE",
    ),
]
LANGS: Final = f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"
Workers = Annotated[
    int | None,
    Option("--workers", "-w", help="Processes that play.", metavar="W", show_default="all cores"),
]
Json = Annotated[bool, Option("--json", help="Print the figures as JSON.")]
Lang = Annotated[str, Option("--lang", help=f"Language: {LANGS}.", metavar="LANG")]


def options(given: list[str] | None) -> Options:
    """The game's options from `KEY=VALUE` texts."""
    found: Options = {}
    for text in given or []:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise BadOption(f"--set {text}: expected KEY=VALUE, such as draft=true")
        name = key.strip().replace("_", "-")
        found[name] = switched(parsed(value.strip())) if name in SWITCHES else parsed(value.strip())
    return found


def switched(value: Value) -> Value:
    """What a switch may be set to besides true and false: 1 and 0."""
    return bool(value) if isinstance(value, int) and value in (0, 1) else value


def parsed(text: str) -> Value:
    """`true` and `false`, whole numbers, lists with commas; anything else is text."""
    words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
    if text.lower() in words:
        return words[text.lower()]
    if text.removeprefix("-").isdecimal():
        return int(text)
    if "," in text:
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def seat_bots(names: list[str], seats: int) -> list[str]:
    """One bot per seat: the one that was named for all, or each seat's own."""
    for name in names:
        bots.get(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadOption(
            f"{len(names)} bots for {seats} seats; expected --bot once, or once for each seat"
        )
    return names


def seat_of(name: str, game: Game) -> int:
    """The seat of that name: a colour, a faction or a number."""
    known = seat_names(game)
    if name.lower() not in known:
        raise BadOption(f"unknown seat '{name}'; expected one of: {', '.join(known)}")
    return known[name.lower()]
