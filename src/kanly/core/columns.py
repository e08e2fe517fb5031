"""The columns of a position: one table that says everything about each of its fields.

A column has a name, a type and an empty value; its name and shape in a description, for the whole
table or for each owner (a house, a faction); who may see it; and how a scenario gives it. Derived
from it are the class that stores and copies a position (`class_source`), the order of the digest,
what `describe` shows, what a view hides, and what a scenario reads and compares.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from kanly.core.errors import BadScenario
from kanly.core.game import Game
from kanly.core.shape import HIDDEN, LIST, Data, Shape, named, stored

# Who sees a column --------------------------------------------------------------------------------
ALL: Final = 0
OWNER: Final = 1
NOBODY: Final = 2
PRESENCE: Final = 3  # its owner; others only whether there is anything

# How a scenario gives a field ---------------------------------------------------------------------
GIVEN: Final = 0  # the column takes what is given
ARRANGED: Final = 1  # the game moves pieces until it fits
FOLLOWS: Final = 2  # from other fields: it can be compared, not given
OPTION: Final = 3  # it is given with the options of the game

TABLE: Final = -1
"""In place of an owner: the field belongs to the whole table."""


@dataclass(eq=False)
class Field:
    """A field of the description, and the part of a column that it shows."""

    name: str
    shape: Shape
    given: int = GIVEN
    owned: bool = False
    """Whether every owner has one."""
    only: int = TABLE
    """The only owner that has one, if the field is not of the table."""
    at: int = 0
    stride: int = 1
    """Where the entry of an owner is: `column[owner * stride + at]`."""
    column: str = ""


Position = TypeVar("Position", bound=Game)
Owner = TypeVar("Owner", bound=int)


class Derived(Field, Generic[Position, Owner]):
    """A field that is stored nowhere: a function of the position and the owner, or TABLE."""

    def __init__(
        self,
        name: str,
        shape: Shape,
        derive: Callable[[Position, Owner], object],
        given: int = FOLLOWS,
    ) -> None:
        super().__init__(name, shape, given)
        self.derive = derive


class Column:
    """A field of a position as it is stored."""

    def __init__(
        self,
        name: str,
        kind: str,
        empty: str,
        about: str = "",
        fields: list[Field] | None = None,
        seen: int = ALL,
    ) -> None:
        self.name = name
        self.kind = kind
        """Its type, in the words of Python."""
        self.empty = empty
        """What it holds on an empty table, in the words of Python."""
        self.about = about
        self.fields: list[Field] = [] if fields is None else fields
        self.seen = seen
        for field in self.fields:
            field.column = name


def table(name: str, shape: Shape, given: int = GIVEN) -> list[Field]:
    """The column is a field of the table."""
    return [Field(name, shape, given)]


def only(owner: int, name: str, shape: Shape, given: int = GIVEN) -> list[Field]:
    """One owner alone has the column."""
    return [Field(name, shape, given, only=owner)]


def each(name: str, shape: Shape, given: int = GIVEN) -> list[Field]:
    """Every owner has an entry of the column, or as many as a map has names."""
    stride = 1 if shape.inner is None else len(shape.names)
    return [Field(name, shape, given, owned=True, stride=stride)]


def each_of(names: tuple[str, ...], shape: Shape, given: int = GIVEN) -> list[Field]:
    """Every owner has several entries of the column, each a field of its own."""
    count = len(names)
    return [
        Field(name, shape, given, owned=True, at=at, stride=count) for at, name in enumerate(names)
    ]


# Describing ---------------------------------------------------------------------------------------


def describe(holder: object, fields: list[Field], owner: int = TABLE) -> Data:
    """The stored fields by their names; they are columns of the holder."""
    return {field.name: value_of(holder, field, owner) for field in fields}


def derive(game: Position, fields: list[Derived[Position, Owner]], owner: Owner) -> Data:
    """The other fields by their names."""
    return {field.name: field.derive(game, owner) for field in fields}


def value_of(holder: object, field: Field, owner: int) -> object:
    value = getattr(holder, field.column)
    if not field.owned:
        return named(field.shape, value)
    if isinstance(value, int):
        return named(field.shape, value >> owner & 1)
    at = owner * field.stride + field.at
    if field.shape.inner is None:
        return named(field.shape, value[at])
    row = value[owner]
    return named(field.shape, row if isinstance(row, list) else value[at : at + field.stride])


def fields_of(columns: list[Column], owned: bool, only: int = TABLE) -> list[Field]:
    """The fields of the table, those of every owner, or those of one alone."""
    fields = [field for column in columns for field in column.fields]
    return [field for field in fields if field.owned == owned and field.only == only]


def kept_out(fields: Sequence[Field]) -> list[str]:
    """The names of fields that can be compared, but not given."""
    return [field.name for field in fields if field.given in (FOLLOWS, OPTION)]


def shapes_of(fields: Sequence[Field]) -> dict[str, Shape]:
    return {field.name: field.shape for field in fields}


# Giving -------------------------------------------------------------------------------------------


def give(holder: object, fields: list[Field], given: Data, owner: int = TABLE) -> None:
    """Put what a scenario gives into the columns that simply take it."""
    for field in fields:
        if field.name in given and field.given == GIVEN:
            give_field(holder, field, given[field.name], owner)


def give_field(holder: object, field: Field, value: object, owner: int) -> None:
    column = getattr(holder, field.column)
    inner = field.shape.inner
    if inner is not None:
        assert isinstance(value, dict)
        start = owner * field.stride if field.owned else 0
        for name, item in value.items():
            column[start + field.shape.names.index(name)] = stored(inner, item)
    elif not field.owned:
        setattr(holder, field.column, stored(field.shape, value))
    elif isinstance(column, int):
        bit = 1 << owner
        setattr(holder, field.column, column | bit if value else column & ~bit)
    else:
        column[owner * field.stride + field.at] = stored(field.shape, value)


def refuse_not_given(fields: Sequence[Field], given: Data, where: str) -> None:
    """What follows from other fields, or is an option, cannot be given; a number of cards says
    nothing about which."""
    for field in fields:
        if field.name not in given:
            continue
        if field.given == FOLLOWS:
            raise BadScenario(f"{where}.{field.name} cannot be given: it follows from the position")
        if field.given == OPTION:
            raise BadScenario(f"{where}.{field.name} is an option; write it under options")
        counted = field.shape.form == LIST and isinstance(given[field.name], int)
        if counted and field.given == GIVEN:
            raise BadScenario(f"{where}.{field.name} is a number; name the cards")


# Hiding -------------------------------------------------------------------------------------------


def hide(holder: object, columns: list[Column], own: int) -> None:
    """In a copy: hide what nobody sees, and what is behind the screens of others than `own`, a mask
    of owners. What a copy shares with the true position is replaced, not changed."""
    for column in columns:
        value = getattr(holder, column.name)
        if column.seen == NOBODY:
            setattr(holder, column.name, hidden(value))
        elif column.seen != ALL:
            rows = [row if own >> at & 1 else hidden(row) for at, row in enumerate(value)]
            if column.seen == PRESENCE:
                rows = [row if was else was for row, was in zip(rows, value)]
            setattr(holder, column.name, rows)


def hidden(value: object) -> object:
    """As many hidden cards, or a hidden number."""
    return [HIDDEN] * len(value) if isinstance(value, list) else HIDDEN


# The class that stores them -----------------------------------------------------------------------


def file_source(head: list[str], classes: list[list[str]]) -> str:
    """The text of a game's module of columns."""
    lines = [
        '"""The columns of a position as they are stored. Made from `columns.py`: do not edit.',
        "",
        "Write it anew with `python -m tests.columns`.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        *head,
    ]
    for made in classes:
        lines += ["", "", *made]
    return "\n".join(lines) + "\n"


def class_source(name: str, base: str, columns: list[Column], arguments: str = "") -> list[str]:
    """A class that has these columns: an empty table, and a copy of another."""
    more = f", {arguments}" if arguments else ""
    lines = [
        f"class {name}({base}):" if base else f"class {name}:",
        '    """What is stored of a position."""',
        "",
        f"    def new_columns(self{more}) -> None:",
        '        """An empty table."""',
    ]
    lines += [f"        self.{column.name}: {column.kind} = {column.empty}" for column in columns]
    lines += [
        "",
        f"    def copy_columns(self, like: {name}) -> None:",
        '        """Take over everything on another table."""',
    ]
    lines += [f"        self.{column.name} = {copied(column)}" for column in columns]
    names = ", ".join([f'"{column.name}"' for column in columns])
    lines += ["", "", "# fmt: off", f"{constant(name)}: Final = ("]
    lines += textwrap.wrap(f"{names},", WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return [*lines, ")", '"""Every column, in the order of the digest."""', "# fmt: on"]


WIDTH: Final = 100
INDENT: Final = "    "


def constant(name: str) -> str:
    """`FIELDS` of `Columns`, `IX_FIELDS` of `IxColumns`."""
    stem = name.removesuffix("Columns").upper()
    return f"{stem}_FIELDS" if stem else "FIELDS"


def copied(column: Column) -> str:
    """How a column of `like` is copied; numbers, texts and tuples are shared."""
    if column.kind.startswith("list[list"):
        return f"[x[:] for x in like.{column.name}]"
    return f"like.{column.name}[:]" if column.kind.startswith("list") else f"like.{column.name}"
