"""Positions as they are sent: structs made from the shapes that a game's columns have.

The shape of a description says what each field holds; from it come the struct that a position is
checked against before it is sent, and the client's types (`kanly.server.typescript`).
"""

from __future__ import annotations

import keyword
from operator import getitem, or_
from types import GenericAlias
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from kanly.core.shape import (
    FLAG,
    HALVES,
    LIST,
    MAP,
    NAME,
    NOTHING,
    NUMBER,
    RECORD,
    SERIES,
    TEXT,
    UNKNOWN,
    Shape,
)

Unknown = Literal["?"]
"""What the viewer may not know."""

PLAIN: Final[dict[int, object]] = {NUMBER: int, FLAG: bool, TEXT: str, HALVES: float}


class StateTypes:
    """The types of a game's position: the struct `State`, those within it, and the named literals.

    Names of the kinds in `literals` become literal types, such as `Colour`; others are plain texts.
    """

    def __init__(self, shape: Shape, literals: tuple[str, ...] = ()) -> None:
        self.aliases: dict[str, tuple[str, ...]] = {}
        self.structs: list[type[msgspec.Struct]] = []
        self._literals = literals
        self._made: dict[str, type[msgspec.Struct]] = {}
        self.state = self.struct(shape, "State")
        self.aliases["Unknown"] = (UNKNOWN,)

    def struct(self, shape: Shape, title: str) -> type[msgspec.Struct]:
        """The struct of a record; records of one title are one struct."""
        if title not in self._made:
            fields = sorted(shape.fields.items(), key=lambda item: item[1].optional)
            names = {name: identifier(name) for name, _ in fields}
            made = msgspec.defstruct(
                title,
                [self.field(names[name], inner) for name, inner in fields],
                module=__name__,
                rename={short: name for name, short in names.items()},
            )
            self._made[title] = made
            self.structs.append(made)
        return self._made[title]

    def field(self, name: str, shape: Shape) -> tuple[str, object] | tuple[str, object, object]:
        kind = self.type(shape)
        return (name, or_(kind, UnsetType), UNSET) if shape.optional else (name, kind)

    def type(self, shape: Shape) -> object:
        kind = self.bare(shape)
        if shape.hidden and shape.form != LIST:
            kind = or_(kind, Unknown)
        return or_(kind, None) if shape.nothing and NOTHING not in shape.special else kind

    def bare(self, shape: Shape) -> object:
        """The type of what is there."""
        if shape.form in PLAIN:
            return float | str if shape.form == HALVES and shape.names else PLAIN[shape.form]
        if shape.form == NAME:
            return self.name(shape)
        if shape.form == LIST:
            kind = self.name(shape)
            return GenericAlias(list, (or_(kind, Unknown) if shape.hidden else kind,))
        if shape.form == RECORD:
            return self.struct(shape, shape.title)
        inner = shape.inner
        assert inner is not None
        if shape.form == SERIES:
            return GenericAlias(list, (self.type(inner),))
        assert shape.form == MAP
        return GenericAlias(dict, (self.name(shape), self.type(inner)))

    def name(self, shape: Shape) -> object:
        """A literal type of its own, or any text."""
        if shape.what not in self._literals:
            return str
        special = tuple(shape.special.values())
        names = tuple(name for name in shape.names if name not in special)
        self.aliases[shape.what.capitalize()] = names
        kind = getitem(Literal, names)
        return or_(kind, getitem(Literal, special)) if special else kind


def identifier(name: str) -> str:
    """A name that an attribute can have."""
    found = name.replace("-", "_")
    return f"{found}_" if keyword.iskeyword(found) else found
