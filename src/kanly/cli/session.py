"""A game with one player and bots: who sits where, what happened, the way back, the saved file."""

from __future__ import annotations

import errno
import json
import os
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Final

from kanly import bots
from kanly.bots.patience import Patience
from kanly.cli.folder import data_folder
from kanly.cli.seats import seat_name
from kanly.cli.settings import seat_bots, seat_of
from kanly.core import registry
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import BadOption, BadRecord, KanlyError
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.core.record import Line, Record, read, spell
from kanly.core.setup import Options, Value

BOT: Final = "greedy"
"""Who plays a seat when nothing else is said."""
LAST: Final = "last"
"""Stands for the unfinished game that was saved last."""
MOVED: Final = "moved.txt"
"""Names, in the data folder, the last game that was saved elsewhere."""


class CannotSave(KanlyError):
    """A file that the game cannot go to, with the key of the reason."""

    def __init__(self, path: Path, why: str, text: str) -> None:
        super().__init__(f"cannot save to '{path}': {text}")
        self.path = path
        self.why = why
        self.text = text


class Session:
    """The game, the player's seat, the bots of the others, and the log with its times."""

    def __init__(
        self,
        game: Game,
        seat: int,
        players: dict[int, str],
        heard: list[Event] | None = None,
        path: Path | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.players = players
        """Bots by seat."""
        self.patience = Patience()
        """How long the player still waits for them."""
        self.log: list[tuple[int, Event]] = []
        """What happened, each with the number of choices made by then."""
        self.own = path is None
        """Whether the file is one of our own making, rather than one that the player named."""
        self.path = path or unused(f"{game.setup.game}-{game.players}p-{game.setup.seed}")
        """Where the game goes after every choice."""
        setup = game.setup
        by = [players.get(each, "") for each in range(setup.players)]
        self.record = Record(setup.game, setup.players, setup.seed, setup.options, setup.names, by)
        self.record.given = setup.given
        self.unsaved: CannotSave | None = None
        """Why the last choice is in no file, if so."""
        self.listen([] if heard is None else heard)
        self.note()

    def listen(self, heard: list[Event]) -> None:
        self.heard = heard
        self.game.listener = heard

    # The way forward ------------------------------------------------------------------------------

    def apply(self, seat: int, choice: Choice) -> None:
        """Make a choice, note what came of it, and save the game."""
        self.game.apply(seat, choice)
        self.patience = Patience()
        self.write_down(seat, choice.notation)
        self.keep()

    def write_down(self, seat: int, notation: str) -> None:
        """The choice that was made, for the record and the log."""
        self.record.lines.append(Line(seat, notation, spell(self.game.digest())))
        self.record.over = self.game.over
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
        """One choice of a bot. It depends on the game so far alone, resumed or not, and so need
        not be saved at once: what a bot did is done again."""
        decision = self.bot_decision()
        setup = self.game.setup
        seed = f"{setup.seed}/{decision.seat}/{len(self.game.history)}"
        begun = monotonic()
        bot = bots.get(self.patience.allows(self.players[decision.seat]), seed)
        choice = bots.ask(bot, self.game, decision)
        bot.close()
        self.patience.spend(monotonic() - begun)
        self.game.apply(decision.seat, choice)
        self.write_down(decision.seat, choice.notation)

    # The way back ---------------------------------------------------------------------------------

    @property
    def undoable(self) -> int:
        return self.game.undoable(self.seat)

    def undo(self, choices: int) -> None:
        """Take back the player's last choices, and what is in the log of them."""
        self.game = self.game.undo(self.seat, choices)
        self.listen([])
        made = len(self.game.history)
        self.log = [(at, event) for at, event in self.log if at <= made]
        del self.record.lines[made:]
        self.record.over = self.game.over
        self.keep()

    def why_no_undo(self) -> str:
        """The message that says why not."""
        game = self.game
        if self.seat not in game.movers:
            return "undo-start"
        return "undo-others" if game.movers[-1] != self.seat else "undo-seen"

    # The log --------------------------------------------------------------------------------------

    def seen(self, start: int = 0) -> list[Event]:
        """What the player may know of what happened, from that entry of the log on."""
        return [event for _, event in self.log[start:] if event.seen_by(self.seat)]

    # Files ----------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save after a choice, so that nothing is lost however the program ends."""
        try:
            self.save()
        except CannotSave as error:
            self.unsaved = error

    def save(self) -> Path:
        """Write the record to the game's own file."""
        if self.own:
            with suppress(OSError):
                self.path.parent.mkdir(parents=True, exist_ok=True)
        write(self.record, self.path)
        self.unsaved = None
        return self.path

    def move(self, path: Path) -> Path:
        """Write the record to a file that the player names; the game goes there from now on."""
        overwritable(path)
        write(self.record, path)
        if self.own and not same(path, self.path):
            with suppress(OSError):
                self.path.unlink()
        self.own, self.path, self.unsaved = False, path, None
        remember(path)
        return path


def write(record: Record, path: Path) -> None:
    """The file holds the record before or the record after, never a part of one."""
    try:
        target = path.resolve()
        part = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            part.write_text(record.text(), encoding="utf-8")
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise CannotSave(path, *reason(error)) from error


REASONS: Final = {
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR), ("no-folder", "the folder does not exist")),
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), ("not-allowed", "permission denied")),
    errno.EISDIR: ("is-folder", "it is a folder"),
    errno.ENOSPC: ("disk-full", "the disk is full"),
}
"""By what the system says: the key of the reason, and the reason in English."""


def reason(error: OSError | ValueError) -> tuple[str, str]:
    """Why a file cannot be written."""
    if isinstance(error, OSError):
        return REASONS.get(error.errno or 0, ("bad-file", error.strerror or "it cannot be written"))
    return "bad-file", "it is no file name"


def overwritable(path: Path) -> None:
    """Refuse what is there and is no record of ours."""
    try:
        if path.is_dir():
            raise CannotSave(path, *REASONS[errno.EISDIR])
        if path.exists() and not is_record(path):
            raise CannotSave(path, "not-a-record", "the file exists and is no record of a game")
    except (OSError, ValueError) as error:
        raise CannotSave(path, *reason(error)) from error


def is_record(path: Path) -> bool:
    """Whether a file begins as a record does."""
    if not path.is_file():
        return False
    with path.open(encoding="utf-8", errors="replace") as file:
        try:
            head = json.loads(file.readline(100_000))
        except (ValueError, RecursionError):
            return False
    return isinstance(head, dict) and "kanly" in head


def same(one: Path, other: Path) -> bool:
    return one.resolve() == other.resolve()


# Beginning and resuming ---------------------------------------------------------------------------


def begin(
    players: int,
    seat: int,
    names: list[str],
    seed: int | str,
    options: Options,
    player: str,
    game: str,
) -> Session:
    """A new game; `names` are the bots of the other seats in their order."""
    others = iter(names)
    seats = [player if each == seat else next(others) for each in range(players)]
    heard: list[Event] = []
    begun = registry.new(game, players, seed, options, seats, heard)
    bots_at = {each: seats[each] for each in range(players) if each != seat}
    return Session(begun, seat, bots_at, heard)


def resume(file: str, seat: str | None = None, bot: list[str] | None = None) -> Session:
    """Go on with a saved game, which tells the player's seat and the bots."""
    path = latest() if file == LAST else Path(file)
    record = read(path)
    heard: list[Event] = []
    game = registry.new(
        record.game, record.players, record.seed, record.options, record.names, heard
    )
    players = bot_names(record)
    own = [each for each, name in enumerate(players) if not name]
    chosen = own[0] if own else 0
    if seat is not None:
        chosen = seat_of(seat, game)
    if own and chosen not in own:
        raise BadOption(f"--seat {seat}: in '{path}' you are {seat_name(game, own[0])}")
    session = Session(game, chosen, bots_of(players, chosen, bot or []), heard, path)
    for number, line in enumerate(record.lines, start=1):
        replay_line(session.game, line, number)
        session.write_down(line.seat, line.choice)
    if path.parent != data_folder():
        remember(path)
    return session


def bot_names(record: Record) -> list[str]:
    """The bot of each seat of a record; where it does not say, a seat with a bot's name is one."""
    return record.bots or [name if name in bots.BOTS else "" for name in record.names]


def check_same_game(
    session: Session, game: str | None, players: int | None, seed: int | None, options: Options
) -> None:
    """Refuse what was said of a resumed game and is not so."""
    setup = session.game.setup
    where = f"the game in '{session.path}'"
    if game not in (None, setup.game):
        raise BadOption(f"{game}: {where} is {setup.game}")
    if players not in (None, setup.players):
        raise BadOption(f"--players {players}: {where} has {setup.players}")
    if seed is not None and str(seed) != str(setup.seed):
        raise BadOption(f"--seed {seed}: {where} has seed {setup.seed}")
    wanted = registry.new(setup.game, setup.players, setup.seed, options).setup.options
    for name, value in options.items():
        if wanted.get(name) != setup.options.get(name):
            raise BadOption(
                f"--set {name}={option_text(value)}: {where} was started with another value"
            )


def option_text(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(value) if isinstance(value, list) else str(value)


def replay_line(game: Game, line: Line, number: int) -> None:
    """Make a recorded choice; whatever goes wrong is the record's fault and says where."""
    try:
        game.apply(line.seat, line.choice)
    except KanlyError as error:
        raise BadRecord(f"choice {number} does not replay: {error}") from error
    except Exception as error:
        raise BadRecord(
            f"choice {number} ('{line.choice}') fails: {type(error).__name__}: {error}"
        ) from error


def bots_of(players: list[str], seat: int, given: list[str]) -> dict[int, str]:
    """The bots of the other seats: those given, else those of the record, else the usual one."""
    others = [each for each in range(len(players)) if each != seat]
    chosen = seat_bots(given, len(others)) if given else [players[each] or BOT for each in others]
    return dict(zip(others, chosen, strict=True))


# Where games are kept -----------------------------------------------------------------------------


def unused(stem: str) -> Path:
    """A file in the data folder that no other game has."""
    begun = f"{stem}-{datetime.now():%Y%m%d-%H%M%S-%f}"
    names = (begun if number == 1 else f"{begun}-{number}" for number in count(1))
    paths = (data_folder() / f"{name}.jsonl" for name in names)
    return next(path for path in paths if not path.exists())


def remember(path: Path) -> None:
    """Note where the last game outside the data folder is, for `--resume last`."""
    with suppress(OSError):
        data_folder().mkdir(parents=True, exist_ok=True)
        (data_folder() / MOVED).write_text(str(path.absolute()), encoding="utf-8")


def latest() -> Path:
    """The game that was saved last and is not over."""
    found = list(data_folder().glob("*.jsonl"))
    with suppress(OSError, ValueError):
        found.append(Path((data_folder() / MOVED).read_text(encoding="utf-8")))
    there = [path for path in found if path.is_file()]
    for path in sorted(there, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        with suppress(KanlyError):
            if not read(path).over:
                return path
    raise BadOption(f"no unfinished game in {data_folder()}; expected --resume FILE")
