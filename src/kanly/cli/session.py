"""A game with one player and bots: who sits where, what happened, the way back, the saved file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from kanly import bots
from kanly.core import registry
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import BadOption, BadRecord, KanlyError
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.core.record import Line, read
from kanly.core.setup import Options
from kanly.imperium.choices import COLOURS
from kanly.imperium.position import Imperium

BOT: Final = "greedy"
"""Who plays a seat when nothing else is said."""
LAST: Final = "last"
"""Stands for the game that was saved last."""


class Session:
    """The game, the player's seat, the bots of the others, and the log with its times."""

    def __init__(self, game: Imperium, seat: int, players: dict[int, str]) -> None:
        self.game = game
        self.seat = seat
        self.players = players
        """Bots by seat."""
        self.log: list[tuple[int, Event]] = []
        """What happened, each with the number of choices made by then."""
        self.path = data_folder() / f"imperium-{game.players}p-{game.setup.seed}.jsonl"
        """Where the game goes when the player leaves."""
        self.listen()

    def listen(self) -> None:
        self.heard: list[Event] = []
        self.game.listener = self.heard

    # The way forward ------------------------------------------------------------------------------

    def apply(self, seat: int, choice: Choice) -> None:
        """Make a choice and note what came of it."""
        self.game.apply(seat, choice)
        self.note()

    def note(self) -> None:
        self.log += [(len(self.game.history), event) for event in self.heard]
        self.heard.clear()

    @property
    def asked(self) -> Decision | None:
        """What the player is asked, once no bot has to answer before."""
        own = [decision for decision in self.game.pending if decision.seat == self.seat]
        return own[0] if own and len(self.game.pending) == 1 else None

    def bot_decision(self) -> Decision:
        return next(d for d in self.game.pending if d.seat != self.seat)

    def let_bot_choose(self) -> None:
        """One choice of a bot. It depends on the game so far alone, resumed or not."""
        decision = self.bot_decision()
        setup = self.game.setup
        seed = f"{setup.seed}/{decision.seat}/{len(self.game.history)}"
        bot = bots.get(self.players[decision.seat], seed)
        self.apply(decision.seat, bots.ask(bot, self.game, decision))

    # The way back ---------------------------------------------------------------------------------

    @property
    def undoable(self) -> int:
        return self.game.undoable(self.seat)

    def undo(self, choices: int) -> None:
        """Take back the player's last choices, and what is in the log of them."""
        self.game = imperium(self.game.undo(self.seat, choices))
        self.listen()
        made = len(self.game.history)
        self.log = [(at, event) for at, event in self.log if at <= made]

    def why_no_undo(self) -> str:
        """The message that says what stands in the way."""
        game = self.game
        if self.seat not in game.movers:
            return "undo-start"
        return "undo-others" if game.movers[-1] != self.seat else "undo-seen"

    # The log --------------------------------------------------------------------------------------

    def seen(self, start: int = 0) -> list[Event]:
        """What the player may know of what happened, from that entry of the log on."""
        return [event for _, event in self.log[start:] if event.seen_by(self.seat)]

    # Files ----------------------------------------------------------------------------------------

    def save(self, path: Path | None = None) -> Path:
        """Write the record to a file; the game goes there from now on."""
        target = path or self.path
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            self.game.record.save(target)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is no file name"
            raise KanlyError(f"cannot save to '{target}': {reason}") from error
        self.path = target
        return target


# Beginning and resuming ---------------------------------------------------------------------------


def begin(
    players: int, seat: int, names: list[str], seed: int | str, options: Options, player: str
) -> Session:
    """A new game; `names` are the bots of the other seats in their order."""
    others = iter(names)
    seats = [player if each == seat else next(others) for each in range(players)]
    game = imperium(registry.new("imperium", players, seed, options, seats))
    return Session(game, seat, {each: seats[each] for each in range(players) if each != seat})


def resume(file: str, seat: int | None = None, bot: list[str] | None = None) -> Session:
    """Go on with a saved game. The names in it tell the player's seat and the bots."""
    path = latest() if file == LAST else Path(file)
    record = read(path)
    game = imperium(record.begin())
    names = game.setup.names
    if seat is None:
        seat = next((i for i, name in enumerate(names) if name not in bots.BOTS), 0)
    if seat >= len(names):
        raise BadOption(f"no seat {COLOURS[seat]}; the game in '{path}' has {len(names)}")
    session = Session(game, seat, bots_of(names, seat, bot or []))
    for number, line in enumerate(record.lines, start=1):
        redo(session.game, line, number)
        session.note()
    session.path = path
    return session


def redo(game: Game, line: Line, number: int) -> None:
    """Make a recorded choice; whatever goes wrong is the record's fault and says where."""
    try:
        game.apply(line.seat, line.choice)
    except KanlyError as error:
        raise BadRecord(f"choice {number} does not replay: {error}") from error
    except Exception as error:
        raise BadRecord(
            f"choice {number} ('{line.choice}') fails: {type(error).__name__}: {error}"
        ) from error


def bots_of(names: list[str], seat: int, given: list[str]) -> dict[int, str]:
    """The bots of the other seats: those given, else those of the record, else the usual one."""
    others = [each for each in range(len(names)) if each != seat]
    for name in given:
        bots.get(name)
    if len(given) == 1:
        given = given * len(others)
    if given and len(given) != len(others):
        raise BadOption(f"{len(given)} bots; expected --bot once, or {len(others)} times")
    named = [name if name in bots.BOTS else BOT for name in names]
    return {each: given[i] if given else named[each] for i, each in enumerate(others)}


def imperium(game: Game) -> Imperium:
    """The game, if it is one that this table can show."""
    if not isinstance(game, Imperium):
        raise BadOption(f"the terminal shows imperium, not {game.setup.game}")
    return game


# Where games are kept -----------------------------------------------------------------------------


def data_folder() -> Path:
    """The folder for a user's games: $KANLY_HOME, or where the system keeps such things."""
    if home := os.environ.get("KANLY_HOME"):
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "kanly"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kanly"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kanly"


def latest() -> Path:
    """The game that was saved last."""
    found = sorted(data_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise BadOption(f"no saved game in {data_folder()}; expected --resume FILE")
    return found[-1]
