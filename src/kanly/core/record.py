"""Records: a game as its options, its seed and its choices in notation, one JSON value a line.

The first line is the header, then one line a choice with the digest of the position it led to,
and a closing line with the number of choices, so that a record cut short is told from a whole one.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from kanly.core.errors import BadRecord, KanlyError
from kanly.core.event import Listener
from kanly.core.game import Game
from kanly.core.registry import KITS, new
from kanly.core.setup import Given, Options

VERSION = 1
"""Version of the record format."""
HEADER_FIELDS = "check 'seed', 'players', 'options' and 'game'"


@dataclass(eq=False, repr=False)
class Line:
    """One choice of a record and the digest after it."""

    seat: int
    choice: str
    digest: str

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.choice}>"


@dataclass(eq=False, repr=False)
class Record:
    """A game that can be written down, read back, stepped through and verified."""

    game: str
    players: int
    seed: int | str
    options: Options
    names: list[str]
    bots: list[str] = field(default_factory=list)
    """The bot of each seat, nothing for a person's; empty where nobody noted who plays."""
    lines: list[Line] = field(default_factory=list)
    over: bool = False
    rules: int = 0
    """The version of the rules it was played under; 0 for that of this program."""
    given: Given | None = None
    """The position by names at which it begins; None for a fresh game."""

    def __post_init__(self) -> None:
        if not self.rules and self.game in KITS:
            self.rules = KITS[self.game].version

    def __repr__(self) -> str:
        return f"<record of {self.game}: {self.players} players, {len(self.lines)} choices>"

    def begin(self, listener: Listener | None = None) -> Game:
        """The game before its first choice."""
        return new(
            self.game, self.players, self.seed, self.options, self.names, listener, self.given
        )

    def replay(self, choices: int | None = None, verify: bool = False) -> Game:
        """The game after its first choices (all of them if not said).

        With `verify`, the digest after each choice is compared with the record's.
        """
        game = self.begin()
        for number, line in enumerate(self.lines[:choices], start=1):
            try:
                game.apply(line.seat, line.choice)
            except KanlyError as error:
                why = f"{error}{self.header_doubt(number)}"
                raise BadRecord(f"choice {number} does not replay: {why}") from error
            if verify and spell(game.digest()) != line.digest:
                raise BadRecord(
                    f"choice {number} ('{line.choice}') leads to digest {spell(game.digest())}, "
                    f"the record says {line.digest}{self.header_doubt(number)}"
                )
        if verify and choices is None and game.over != self.over:
            raise BadRecord("the record and its replay disagree on whether the game is over")
        return game

    def header_doubt(self, number: int) -> str:
        """A hint at the header, for a choice that fails, where already the first one goes astray.

        A wrong seed shows in the first position; a choice that was changed, only from there on.
        """
        if number > 1:
            game, first = self.begin(), self.lines[0]
            game.apply(first.seat, first.choice)
            if spell(game.digest()) == first.digest:
                return ""
        return f"; the first choice does not fit the header: {HEADER_FIELDS}"

    def text(self) -> str:
        """The record as JSON lines."""
        header: dict[str, object] = {
            "kanly": VERSION,
            "rules": self.rules,
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
            "names": self.names,
        }
        if self.bots:
            header["bots"] = self.bots
        if self.given is not None:
            header["given"] = self.given
        rows: list[object] = [header]
        rows += [{"seat": x.seat, "choice": x.choice, "digest": x.digest} for x in self.lines]
        rows.append({"choices": len(self.lines), "over": self.over})
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)

    def save(self, path: str | Path) -> None:
        """Write the record so that a reader never sees half of it."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        part.write_text(self.text(), encoding="utf-8")
        part.replace(target)


def spell(digest: int) -> str:
    return f"{digest:016x}"


def record_of(game: Game) -> Record:
    """The record of a game that began with `new`."""
    if game.start is None:
        raise BadRecord("this position was not reached from the start of a game")
    setup = game.setup
    record = Record(setup.game, setup.players, setup.seed, setup.options, setup.names)
    record.given = setup.given
    replayed = record.begin() if game.start.history else game.start.clone()
    for seat, choice in zip(game.movers, game.history, strict=True):
        replayed.apply(seat, choice)
        record.lines.append(Line(seat, choice.notation, spell(replayed.digest())))
    record.over = game.over
    return record


def load(source: str | Path | Record) -> Game:
    """The game in a record: the record itself, its path, or its text."""
    record = source if isinstance(source, Record) else read(source)
    return record.replay()


def read(source: str | Path, any_rules: bool = False) -> Record:
    """Read a record from a path or from its text; errors say which line is wrong.

    A record of other rules than this program plays is refused unless `any_rules` is given.
    """
    if isinstance(source, str) and "\n" in source:
        text = source
    else:
        try:
            text = Path(source).read_text(encoding="utf-8")
        except (OSError, TypeError, ValueError) as error:
            raise BadRecord(f"cannot read the record '{source}': {reason(error)}") from error
    rows = [parse_row(line, number) for number, line in enumerate(lines(text), start=1)]
    if not rows:
        raise BadRecord("the record is empty; expected a header line")
    record = header(rows[0], any_rules)
    end = closing_line(rows)
    for number, row in enumerate(rows[1 : end - 1], start=2):
        record.lines.append(choice_line(row, number))
    check_count(rows[1 : end - 1], rows[end - 1]["choices"])
    record.over = bool(rows[end - 1].get("over"))
    return record


def closing_line(rows: list[dict[str, object]]) -> int:
    """The number of the closing line, which must be the last one."""
    for number, row in enumerate(rows[1:], start=2):
        if "choices" in row:
            if number < len(rows):
                raise BadRecord(
                    f"line {number + 1} of the record comes after the closing line {number}"
                )
            return number
    raise BadRecord(f"the record is cut short: no closing line after line {len(rows)}")


def check_count(choices: list[dict[str, object]], counted: object) -> None:
    """Compare the choices with the count of the closing line."""
    if type(counted) is not int:
        raise BadRecord("the closing line's 'choices' is not a number")
    if len(choices) < counted:
        raise BadRecord(f"the record is cut short: {len(choices)} choices of {counted}")
    if len(choices) == counted:
        return
    for number, (row, before) in enumerate(zip(choices[1:], choices), start=3):
        if row == before:
            raise BadRecord(f"line {number} of the record repeats line {number - 1}")
    raise BadRecord(f"the record has {len(choices)} choices, but its closing line counts {counted}")


def lines(text: str) -> list[str]:
    """The lines of a record; only a line feed ends one, whatever a name may hold."""
    return text.removesuffix("\n").split("\n") if text else []


def reason(error: Exception) -> str:
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    if isinstance(error, TypeError):
        return "expected a path, the text of a record, or a record"
    return "it is not UTF-8 text" if isinstance(error, UnicodeDecodeError) else "no such path"


def parse_row(line: str, number: int) -> dict[str, object]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        why = error.msg if isinstance(error, json.JSONDecodeError) else "a value beyond all measure"
        raise BadRecord(f"line {number} of the record is not JSON ({why})") from error
    if not isinstance(row, dict):
        raise BadRecord(f"line {number} of the record is not an object")
    return row


def header(row: dict[str, object], any_rules: bool) -> Record:
    """Check the first line and make an empty record of it."""
    version = row.get("kanly")
    if version is None:
        raise BadRecord("line 1 is no header of a kanly record; expected a field 'kanly'")
    if version != VERSION:
        raise BadRecord(f"record version {version}; this program reads version {VERSION}")
    game, players, seed = row.get("game"), row.get("players"), row.get("seed")
    rules = row.get("rules")
    other = isinstance(game, str) and game in KITS and rules != KITS[game].version
    if other and not (any_rules and isinstance(rules, int)):
        ours = f"this program plays version {KITS[str(game)].version} of {game}"
        raise BadRecord(f"rules version {rules}; {ours}")
    options, names = row.get("options"), row.get("names")
    if not isinstance(game, str) or type(players) is not int:
        raise BadRecord("the header needs 'game' (a name) and 'players' (a number)")
    if not isinstance(seed, int | str) or not isinstance(options, dict):
        raise BadRecord("the header needs 'seed' (a number or text) and 'options' (an object)")
    if not isinstance(names, list):
        raise BadRecord("the header needs 'names' (a list with one name per seat)")
    bots = row.get("bots", [])
    if not isinstance(bots, list) or len(bots) not in (0, players):
        raise BadRecord("the header's 'bots' is a list with a bot or an empty text per seat")
    seats, played = [str(name) for name in names], [str(bot) for bot in bots]
    record = Record(game, players, seed, options, seats, played)
    record.rules = rules if isinstance(rules, int) else record.rules
    given = row.get("given")
    if given is not None and not isinstance(given, dict):
        raise BadRecord("the header's 'given' is a position by names: fields with values")
    record.given = given
    return record


def choice_line(row: dict[str, object], number: int) -> Line:
    seat, choice, digest = row.get("seat"), row.get("choice"), row.get("digest")
    if not isinstance(seat, int) or not isinstance(choice, str) or not isinstance(digest, str):
        raise BadRecord(f"line {number} of the record needs 'seat', 'choice' and 'digest'")
    return Line(seat, choice, digest)
