"""The client's types, written from the structs that go over the wire.

    python -m kanly.server.typescript web/src

writes `lib/wire.ts` and, for each game, `state.ts` in its folder. A test compares them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from textwrap import wrap
from types import ModuleType
from typing import Final, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from kanly.core.registry import KITS
from kanly.server import messages, outgoing, schema
from kanly.server.kit import ServerKit, server_kit
from kanly.server.rooms import doc

HEAD: Final = "// Written by `python -m kanly.server.typescript web/src`; do not edit.\n"
JSON: Final = """
/** A value as it comes from JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A position as a seat may know it; each game has its own shape, in its folder. */
export type View = Record<string, Json>;

/** A language, by the name of its folder of language files. */
export type Lang = string;
"""
WIDTH: Final = 100
GLUE: Final = "\0"
"""A space at which no line is broken."""
SCALARS: Final[dict[type[inspect.Type], str]] = {
    inspect.CustomType: "Json",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def files() -> dict[str, str]:
    """Every generated file by its path under `web/src`."""
    kits = {game: server_kit(game) for game in KITS}
    made = {f"{game}/state.ts": state_file(kit) for game, kit in kits.items() if kit.state_types}
    return {"lib/wire.ts": wire_file(), **made}


def wire_file() -> str:
    """Everything that all games have in common."""
    modules = [messages, doc, schema, outgoing]
    writer = Writer(alias for module in modules for alias in aliases(module).items())
    parts = [writer.alias(name) for name in writer.names.values()]
    parts += [writer.interface(each) for module in modules for each in structs(module)]
    parts += [
        union("ClientMessage", [ts_name(each) for each in get_args(messages.Message)]),
        union("ServerMessage", [server_message(each) for each in structs(outgoing) if tag(each)]),
    ]
    return HEAD + JSON + "".join(parts)


def server_message(cls: type[msgspec.Struct]) -> str:
    """On the wire a state also has the fields of what is shown."""
    return f"({ts_name(cls)} & Shown)" if cls is outgoing.State else ts_name(cls)


def state_file(kit: ServerKit) -> str:
    """A game's position with the names that stand in it as lists, and what hints say of it."""
    types, more = kit.state_types, kit.hint_types
    assert types is not None
    writer = Writer([*types.aliases.items(), *(aliases(more).items() if more else [])])
    parts = [writer.listed(name) for name in writer.names.values()]
    shown = [*types.structs, *(structs(more) if more else [])]
    return HEAD + "".join(parts + [writer.interface(each) for each in shown])


class Writer:
    """Writes types; what a literal is called where it has a name of its own."""

    def __init__(self, named: Iterable[tuple[str, tuple[str, ...]]]) -> None:
        self.values = dict(named)
        self.names = {frozenset(values): name for name, values in self.values.items()}

    def alias(self, name: str) -> str:
        return union(name, [quoted(value) for value in self.values[name]])

    def listed(self, name: str) -> str:
        """A type and the list of its values, in their order."""
        values = self.values[name]
        if len(values) == 1:
            return self.alias(name)
        const = f"{name.upper()}S"
        made = filled(f"export const {const} = [", map(quoted, values), ",", "] as const;")
        return f"{made}export type {name} = (typeof {const})[number];\n"

    def interface(self, cls: type[msgspec.Struct]) -> str:
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        lines = [f"{info.tag_field}: {quoted(str(info.tag))};"] if tag(cls) else []
        lines += [self.field(cls, field) for field in info.fields]
        return comment(cls) + filled(f"export interface {ts_name(cls)} {{", lines, "", "}")

    def field(self, cls: type[msgspec.Struct], field: inspect.Field) -> str:
        missing = may_be_missing(cls, field)
        name = field.encode_name if field.encode_name.isidentifier() else quoted(field.encode_name)
        made = self.type(field.type)
        if missing and cls.__struct_config__.omit_defaults and field.default is None:
            made = made.removesuffix(" | null")  # what is null is left out
        return f"{name}{'?' if missing else ''}: {made};"

    def type(self, kind: inspect.Type) -> str:
        if isinstance(kind, inspect.Metadata):
            return str((kind.extra or {})["typescript"])
        if isinstance(kind, inspect.StructType):
            return ts_name(kind.cls)
        if isinstance(kind, inspect.LiteralType):
            values = [str(value) for value in kind.values]
            return self.names.get(frozenset(values)) or " | ".join(map(quoted, values))
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.type(each) for each in kind.types))
        if isinstance(kind, inspect.ListType):
            item = self.type(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.type(kind.key_type)}, {self.type(kind.value_type)}>"
        return SCALARS[type(kind)]


def may_be_missing(cls: type[msgspec.Struct], field: inspect.Field) -> bool:
    """Whether a field may be left out: by the client where it has a default, else if unset."""
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    optional = unset or issubclass(cls, messages.Incoming) or cls.__struct_config__.omit_defaults
    return not field.required and optional and field.name != "seq"


def aliases(module: ModuleType) -> dict[str, tuple[str, ...]]:
    """The literal types that a module names."""
    found = {name: value for name, value in vars(module).items() if get_origin(value) is Literal}
    return {name: get_args(value) for name, value in found.items()}


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines for the wire."""
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
        and each not in NOT_SENT
    ]


NOT_SENT: Final = {
    *(messages.Incoming, messages.Request, messages.Vote, outgoing.Outgoing, outgoing.Reply),
    *(doc.SeatDoc, doc.RoomFacts, doc.RoomDoc),
}


def tag(cls: type[msgspec.Struct]) -> bool:
    return cls.__struct_config__.tag is not None


def ts_name(cls: type) -> str:
    """Messages are called by what they do; things have the same names."""
    suffix = {messages.__name__: "Request", outgoing.__name__: "Message"}.get(cls.__module__, "")
    return cls.__name__ + (suffix if issubclass(cls, msgspec.Struct) and tag(cls) else "")


def union(name: str, parts: list[str]) -> str:
    return filled(f"export type {name} =", parts, " |", ";")


def filled(head: str, parts: Iterable[str], between: str, end: str) -> str:
    """A definition on one line, or with as many parts on each line as there is room for."""
    row = f"{between} ".join(part.replace(" ", GLUE) for part in parts)
    left, right = "" if head.endswith("[") else " ", " " if end == "}" else ""
    short = f"{head}{left}{row}{right}{end}\n".replace(GLUE, " ")
    rows = [f"  {each}\n" for each in wrap(row, WIDTH - 2, break_on_hyphens=False)]
    long = f"{head}\n{''.join(rows)}{end}\n".replace("\n;", ";").replace(GLUE, " ")
    return short if len(short) <= WIDTH else long


def comment(cls: type) -> str:
    said = (vars(cls).get("__doc__") or "").partition("\n\n")[0].replace("\n    ", " ")
    return f"\n/** {said} */\n" if said else ""


def quoted(value: str) -> str:
    return f'"{value}"'


def main() -> None:
    for path, text in files().items():
        Path(sys.argv[1], path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
