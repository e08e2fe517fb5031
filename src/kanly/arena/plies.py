"""Every decision of a run as Parquet: what the seat saw, what it could choose, what it chose, and
how its game ended.

Each game is a small file of its own in the run's folder, written whole before the game counts as
played; the data set is put together from them. What the numbers mean is in the file itself: the
names of an observation's numbers, the notation of every choice, and what each column holds.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import kanly
from kanly.arena.plan import Fixture, Plan
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import BadOption
from kanly.core.game import Game
from kanly.core.registry import kit_of
from kanly.encoding import encoding_of

if TYPE_CHECKING:
    import pyarrow as arrow

    from kanly.arena.sheet import Sheet

FOLDER: Final = "plies"
"""Where the games of a run are kept, each by itself."""
ABOUT: Final = "kanly"
OBSERVATION: Final = "kanly.observation"
CHOICES: Final = "kanly.choices"
"""The keys of a data set's own description, each a JSON text: what it is of, the names of an
observation's numbers, and the notation of every choice by its number."""
ROWS: Final = 8192
"""Decisions in a row group, about."""


class Column(NamedTuple):
    """A column of a data set."""

    name: str
    kind: str
    about: str


# fmt: off
COLUMNS: Final = (
    Column("line",        "int32",      "Line of the arena's table, from 0."),
    Column("deal",        "int32",      "Deal: its games have the same seed."),
    Column("turn",        "int32",      "By how many seats the players have moved on."),
    Column("seed",        "int64",      "Seed of the game."),
    Column("ply",         "int32",      "Choices made in the game before this one."),
    Column("round",       "int32",      "Round of the game, from 1."),
    Column("seat",        "int8",       "Seat that chose, from 0."),
    Column("bot",         "dictionary", "Bot in that seat."),
    Column("house",       "dictionary", "Leader or faction of that seat."),
    Column("decision",    "dictionary", "Kind of decision."),
    Column("observation", "row",        "A byte for each name in kanly.observation."),
    Column("choices",     "numbers",    "Legal choices, as places in kanly.choices."),
    Column("choice",      "number",     "The choice made, a place in kanly.choices."),
    Column("won",         "bool",       "Whether the seat won the game."),
    Column("rank",        "int8",       "Final place of the seat, from 1."),
    Column("score",       "int32",      "Final score of the seat."),
)
# fmt: on


def schema(game: str) -> arrow.Schema:
    """The columns of a data set of that game, each with what it holds."""
    import pyarrow as arrow

    encoding = encoding_of(game)
    number = arrow.uint16() if encoding.actions <= 1 << 16 else arrow.uint32()
    kinds = {
        "dictionary": arrow.dictionary(arrow.int32(), arrow.string()),
        "row": arrow.binary(encoding.size),
        "numbers": arrow.list_(number),
        "number": number,
    }
    return arrow.schema(
        [
            arrow.field(
                column.name,
                kinds.get(column.kind) or arrow.type_for_alias(column.kind),
                nullable=False,
                metadata={"description": column.about},
            )
            for column in COLUMNS
        ]
    )


class Plies:
    """The decisions of one game, as they are made. A decision with a single choice is none."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.encoding = encoding_of(game)
        self.rows: list[dict[str, object]] = []

    def note(self, game: Game, decision: Decision, choice: Choice) -> None:
        """Write a decision down before it is carried out: the one asked, or an offer taken."""
        choices = decision.choices
        if choice.plain not in choices:
            offer = game.free(decision.seat)
            choices = [] if offer is None else offer.choices
        elif len(choices) < 2:
            return
        self.rows.append(
            {
                "ply": len(game.history),
                "round": game.rounds,
                "seat": decision.seat,
                "decision": decision.kind.name,
                "observation": self.encoding.row(game, decision.seat),
                "choices": [each.index for each in choices],
                "choice": choice.plain.index,
            }
        )

    def part(self, sheet: Sheet) -> bytes:
        """The decisions of a game that has ended, with its result, as a Parquet file."""
        import pyarrow as arrow
        from pyarrow import parquet

        rows = [
            {
                **row,
                "line": sheet.line,
                "deal": sheet.deal,
                "turn": sheet.turn,
                "seed": sheet.seed,
                "bot": sheet.bots[seat],
                "house": sheet.houses[seat],
                "won": sheet.won(seat),
                "rank": sheet.ranks[seat],
                "score": sheet.scores[seat],
            }
            for row in self.rows
            for seat in [int(str(row["seat"]))]
        ]
        file = io.BytesIO()
        table = arrow.Table.from_pylist(rows, schema=schema(self.game))
        parquet.write_table(table, file, compression="zstd", use_dictionary=DICTIONARIES)
        return file.getvalue()


DICTIONARIES: Final = ["bot", "house", "decision", "observation"]
"""Columns in which the same values come again and again."""


# A run's folder -----------------------------------------------------------------------------------


def path_of(folder: Path, fixture: Fixture) -> Path:
    """Where the decisions of one game are kept."""
    return folder / FOLDER / f"{fixture.key}.parquet"


def keep(folder: Path, sheet: Sheet) -> None:
    """Keep a game's decisions, whole or not at all."""
    path = path_of(folder, sheet.fixture)
    path.parent.mkdir(exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(sheet.plies)
    fresh.replace(path)


def save(plan: Plan, sheets: Sequence[Sheet], folder: Path, target: Path) -> None:
    """Put a data set together, in the order of the plan: whole or not at all."""
    from pyarrow import parquet

    about = {
        "kanly": kanly.__version__,
        "rules": kit_of(plan.game).version,
        "game": plan.game,
        "players": plan.players,
        "kind": plan.kind,
        "seed": plan.seed,
        "games": sum(not sheet.error for sheet in sheets),
        "lines": [
            {"title": line.title, "bots": list(line.bots), "options": line.options}
            for line in plan.lines
        ],
    }
    encoding = encoding_of(plan.game)
    told = {
        ABOUT: json.dumps(about, ensure_ascii=False),
        OBSERVATION: json.dumps(encoding.features(), ensure_ascii=False),
        CHOICES: json.dumps([choice.notation for choice in encoding.choices], ensure_ascii=False),
    }
    fresh = target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        columns = schema(plan.game).with_metadata(told)
        with parquet.ParquetWriter(
            fresh, columns, compression="zstd", use_dictionary=DICTIONARIES
        ) as writer:
            for group in row_groups(sheets, folder):
                writer.write_table(group.cast(columns))
        fresh.replace(target)
    except OSError as error:
        raise BadOption(f"--plies {target}: {error.strerror}; expected a file to write") from error
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)


def row_groups(sheets: Sequence[Sheet], folder: Path) -> Iterator[arrow.Table]:
    """The games of a run, as many together as make a row group."""
    from pyarrow import parquet

    tables: list[arrow.Table] = []
    rows = 0
    for sheet in sheets:
        if sheet.error:
            continue
        tables.append(parquet.read_table(path_of(folder, sheet.fixture)))
        rows += len(tables[-1])
        if rows >= ROWS:
            yield joined(tables)
            tables, rows = [], 0
    if tables:
        yield joined(tables)


def joined(tables: list[arrow.Table]) -> arrow.Table:
    """Tables as one, with one dictionary for each column that has any."""
    import pyarrow as arrow

    return arrow.concat_tables(tables).unify_dictionaries().combine_chunks()
