"""Every game's face, and a table for a player of any of them."""

from __future__ import annotations

from rich.console import Console

from kanly.cli.face import Face
from kanly.cli.kit import terminal_kit
from kanly.cli.say import Say
from kanly.cli.session import Session
from kanly.cli.table import GoTo, TerminalTable, named
from kanly.core.game import Game


def table_of(game: Game) -> type[TerminalTable]:
    return terminal_kit(game.setup.game).table or TerminalTable


def face_of(game: Game) -> Face:
    """How the terminal shows this game."""
    return table_of(game).face


def sit_down(session: Session, say: Say, console: Console) -> None:
    """Play at the table of the game, and at that of another one if the player resumes it."""
    while True:
        try:
            table_of(session.game)(session, say, console).play()
        except GoTo as other:
            session = other.session
            say = named(say.lang, session)
        else:
            return
