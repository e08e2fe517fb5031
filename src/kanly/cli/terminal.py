"""`kanly terminal`: a game against bots, at the table in the terminal."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Annotated, Final

from rich.cells import cell_len
from typer import Argument, Option

from kanly import bots
from kanly.cli import screen, session, settings
from kanly.cli.kit import terminal_kit
from kanly.cli.session import BOT
from kanly.cli.table import YOU, GoTo, TerminalTable, named
from kanly.core import registry
from kanly.core.errors import BadOption
from kanly.translation import Words

PLAYERS: Final = 4
"""How many play when nothing is said."""


def terminal(
    game: Annotated[
        str | None,
        Argument(help=f"The game: {settings.GAMES}.", metavar="[GAME]", show_default=settings.GAME),
    ] = None,
    players: Annotated[
        int | None,
        Option(
            "--players", "-p", help="Number of players.", metavar="N", show_default=str(PLAYERS)
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        Option(
            "--bot",
            "-b",
            help="A bot, once for all other seats or once for each.",
            show_default=BOT,
            metavar="NAME",
        ),
    ] = None,
    seed: Annotated[
        int | None, Option("--seed", "-s", help="Seed of the game.", show_default="any")
    ] = None,
    set_: settings.Set = None,
    seat: Annotated[str | None, Option(help="Your colour or your faction.", metavar="SEAT")] = None,
    name: Annotated[str, Option(help="Your name, instead of your colour.", metavar="NAME")] = "",
    resume: Annotated[
        str | None, Option(help="Continue a saved game, or the 'last' one.", metavar="FILE")
    ] = None,
    lang: settings.Lang = "en",
) -> None:
    """Play a game against bots in the terminal.

    Choices are made by number or by notation; 'help' lists what else can be typed. The game is
    saved after every choice.

    [bold]Example:[/] kanly terminal --players 3 --bot greedy --seat blue --lang fr

    [bold]Example:[/] kanly terminal classic --players 5 --set advanced=true --seat fremen
    """
    Words(lang)
    name = checked(name)
    if resume is not None:
        begun = session.resume(resume, seat, bot)
        session.check_same_game(begun, game, players, seed, settings.options(set_))
    else:
        count = PLAYERS if players is None else players
        begun = fresh(game or settings.GAME, count, seat, bot or [BOT], seed, set_, name)
    sit_down(begun, name, lang)


def sit_down(begun: session.Session, name: str, lang: str) -> None:
    """Play at the table of the game, and at that of another one if the player resumes it."""
    while True:
        table = terminal_kit(begun.game.setup.game).table or TerminalTable
        try:
            table(begun, named(lang, begun, name), screen.stdout()).play()
        except GoTo as other:
            begun, name = other.session, ""
        else:
            return


LONGEST: Final = 20
"""Cells that a player's name may take, so that the table keeps its shape."""


def checked(name: str) -> str:
    """The player's name, fit to be shown."""
    plain = name.strip()
    if plain in bots.BOTS:
        raise BadOption(f"'{plain}' is the name of a bot; expected another name")
    if any(unicodedata.category(letter) in UNSEEN for letter in plain):
        raise BadOption(f"--name {plain!r}: expected a name without control characters")
    if cell_len(plain) > LONGEST:
        raise BadOption(f"--name {plain}: expected at most {LONGEST} characters")
    return plain


UNSEEN: Final = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
"""Kinds of character that are no part of a name."""


def fresh(
    game: str,
    players: int,
    place: str | None,
    names: list[str],
    seed: int | None,
    set_: list[str] | None,
    name: str,
) -> session.Session:
    """A new game with the player at one seat and bots at the others."""
    options = settings.options(set_)
    chosen = secrets.randbelow(10**6) if seed is None else seed
    seats = registry.new(game, players, chosen, options)
    seat = 0 if place is None else settings.seat_of(place, seats)
    others = settings.seat_bots(names, players - 1)
    return session.begin(players, seat, others, chosen, options, name or YOU, game)
