"""What a data set of decisions holds, told from the file alone."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kanly.arena.plies import ABOUT, CHOICES, OBSERVATION
from kanly.core.errors import BadOption

if TYPE_CHECKING:
    from pyarrow import parquet

COUNTED: Final = ("line", "deal", "turn", "seat", "bot", "decision", "won")
"""The columns that are read to describe a data set; the others are many times as large."""


@dataclass(frozen=True)
class BotSeats:
    """One bot in a data set."""

    seats: int
    """Seats that it had in the games: one in a game, or several."""
    wins: int
    decisions: int


@dataclass(frozen=True)
class DataSet:
    """A data set of decisions."""

    about: dict[str, object]
    """What was played, by which version."""
    bytes: int
    rows: int
    row_groups: int
    games: int
    observation: int
    """Numbers in an observation."""
    choices: int
    """Choices that the game has in all."""
    columns: dict[str, str]
    """Every column with what it holds."""
    bots: dict[str, BotSeats]
    decisions: dict[str, int]
    """How often each kind of decision occurs, most frequent first."""

    def data(self) -> dict[str, object]:
        """The same by names, for JSON."""
        return asdict(self)


def described(path: Path) -> DataSet:
    """Read what a file says of itself, and count its rows without reading the observations."""
    from pyarrow import ArrowException, parquet

    try:
        with parquet.ParquetFile(path) as file:
            return counted(path, file)
    except OSError as error:
        reason = error.strerror or "it cannot be read"
        raise BadOption(f"{path}: {reason}; expected a data set") from error
    except (ArrowException, KeyError, ValueError) as error:
        raise BadOption(f"{path}: expected a data set that kanly arena --plies wrote") from error


def counted(path: Path, file: parquet.ParquetFile) -> DataSet:
    """The description of an open file."""
    schema = file.schema_arrow
    told = {
        name: json.loads((schema.metadata or {})[name.encode()])
        for name in (ABOUT, OBSERVATION, CHOICES)
    }
    seats: set[tuple[object, ...]] = set()
    decisions: Counter[str] = Counter()
    by_bot: Counter[str] = Counter()
    for group in range(file.num_row_groups):
        columns = file.read_row_group(group, columns=list(COUNTED)).to_pydict()
        decisions.update(columns["decision"])
        by_bot.update(columns["bot"])
        seats.update(zip(*[columns[name] for name in COUNTED if name != "decision"]))
    bots = {
        bot: BotSeats(
            sum(each[4] == bot for each in seats),
            sum(each[4] == bot and bool(each[5]) for each in seats),
            count,
        )
        for bot, count in sorted(by_bot.items())
    }
    return DataSet(
        about=told[ABOUT],
        bytes=path.stat().st_size,
        rows=file.metadata.num_rows,
        row_groups=file.num_row_groups,
        games=len({each[:3] for each in seats}),
        observation=len(told[OBSERVATION]),
        choices=len(told[CHOICES]),
        columns={
            field.name: (field.metadata or {}).get(b"description", b"").decode() for field in schema
        },
        bots=bots,
        decisions=dict(decisions.most_common()),
    )
