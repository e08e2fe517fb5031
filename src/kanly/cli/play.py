"""`kanly play`: a game against bots, at the table in the terminal."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from kanly import bots
from kanly.cli import screen, session, settings
from kanly.cli.session import BOT
from kanly.cli.table import YOU, TerminalTable, named
from kanly.core.errors import BadOption
from kanly.imperium.choices import COLOURS
from kanly.words import Words


def play(
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal, as is usual for now.")
    ] = False,
    players: settings.Players = 4,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            "-b",
            help="Once for all other seats, or once for each.",
            show_default=BOT,
            metavar="NAME",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="Seed of the game.", show_default="any")
    ] = None,
    set_: settings.Set = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", help=f"Your colour: {', '.join(COLOURS)}.", metavar="COLOUR"),
    ] = None,
    name: Annotated[
        str, typer.Option("--name", help="Your name, instead of your colour.", metavar="NAME")
    ] = "",
    resume: Annotated[
        str | None,
        typer.Option("--resume", help="Go on with a saved game, or the 'last'.", metavar="FILE"),
    ] = None,
    lang: settings.Lang = "en",
) -> None:
    """Play a game against bots.

    Choices are made by number or by notation; 'help' lists what else can be typed. The game is
    saved when you leave.

    [bold]Example:[/] kanly play --players 3 --bot greedy --seat blue --lang fr
    """
    Words(lang)
    if name in bots.BOTS:
        raise BadOption(f"'{name}' is the name of a bot; expected another name")
    if resume is not None:
        chosen = settings.seat_of(seat, 4) if seat is not None else None
        game = session.resume(resume, chosen, bot)
    else:
        game = fresh(players, seat or COLOURS[0], bot or [BOT], seed, set_, name)
    table = TerminalTable(game, named(lang, game, name), screen.stdout())
    table.play()


def fresh(
    players: int,
    colour: str,
    names: list[str],
    seed: int | None,
    set_: list[str] | None,
    name: str,
) -> session.Session:
    """A new game with the player at one seat and bots at the others."""
    options = settings.options(set_)
    if players not in range(1, len(COLOURS) + 1):
        raise BadOption(f"{players} players; Dune: Imperium takes 1 to {len(COLOURS)}")
    seat = settings.seat_of(colour, players)
    others = settings.seat_bots(names, players - 1)
    chosen = secrets.randbelow(10**6) if seed is None else seed
    return session.begin(players, seat, others, chosen, options, name or YOU)
