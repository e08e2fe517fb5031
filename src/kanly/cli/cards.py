"""`kanly cards`: every component in words, or one of them in full."""

from __future__ import annotations

import json as data
from difflib import get_close_matches
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kanly.cli import screen, settings
from kanly.cli.glue import glued, show
from kanly.core.errors import UnknownName
from kanly.words import KINDS, Entry, Fact, Words, entries
from kanly.words.imperium.catalogue import folded, keys

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "starter": ("icons",),
    "reserve": ("price", "icons"),
    "imperium": ("price", "icons"),
    "intrigue": (),
    "conflict": ("tier",),
    "tile": ("cost",),
    "leader": ("complexity",),
    "space": ("cost", "icon"),
    "faction": (),
    "shipping": (),
    "piece": (),
    "hagal": (),
    "difficulty": (),
}
"""What the table of each kind shows between name and text."""

HEADINGS: Final = {"price": "cost"}
"""A shorter heading, where the table makes plain what is meant."""
NAMES: Final = {"hagal": 34}
"""How wide the names are where some are long, else as in `WIDTHS`."""
WIDTHS: Final = {"name": 26, "price": 6, "icons": 18, "icon": 14, "cost": 12, "tier": 12}


def cards(
    name: Annotated[
        str | None,
        typer.Argument(
            help="A card, space, Leader, …: by its name in any language.", metavar="NAME"
        ),
    ] = None,
    lang: settings.Lang = "en",
    json: Annotated[bool, typer.Option("--json", help="Print the entries as JSON.")] = False,
) -> None:
    """Print every component of the game in words, or all that bear a name.

    [bold]Example:[/] kanly cards stilgar --lang fr
    """
    words = Words(lang)
    found = entries(words) if name is None else looked_up(words, name)
    if json:
        typer.echo(data.dumps([entry.as_data() for entry in found], ensure_ascii=False))
    elif name is None:
        show_all(screen.stdout(), words, found)
    else:
        for entry in found:
            show(screen.stdout(), in_full(entry))


# By name ------------------------------------------------------------------------------------------

MOST: Final = 5
"""The most components that part of a name may mean."""


def looked_up(words: Words, name: str) -> list[Entry]:
    """The components that a name means, or an error with near matches."""
    found, near = search(entries(words), name)
    if not found:
        hint = f"did you mean {', '.join(near)}?" if near else "'kanly cards' lists them all"
        raise UnknownComponent(name, hint, near)
    return found


class UnknownComponent(UnknownName):
    """A name that no component has in any language."""

    def __init__(self, name: str, hint: str, near: list[str]) -> None:
        super().__init__("component", name, near)
        self.args = (f"unknown component '{name}'; {hint}",)
        self.near = near


def search(known: list[Entry], name: str) -> tuple[list[Entry], list[str]]:
    """The components of that name in any language, or the few with it in their name.

    If there are none, or too many, then the names that may have been meant.
    """
    wanted = folded(name)
    called = [(entry, keys(entry)) for entry in known]
    exact = [entry for entry, names in called if wanted in names]
    if exact or not wanted:
        return exact, []
    part = [
        entry
        for entry, names in called
        if entry.kind != "hagal" and any(wanted in each for each in names)
    ]
    if 0 < len(part) <= MOST:
        return part, []
    by_name = {each: entry for entry, names in called for each in names}
    close = get_close_matches(wanted, by_name, n=3, cutoff=0.6)
    meant = part[:MOST] or [by_name[each] for each in close]
    return [], list(dict.fromkeys(entry.name for entry in meant))


# One entry ----------------------------------------------------------------------------------------


def in_full(entry: Entry) -> Group:
    """Everything about a component: its name, its facts, what it does."""
    head = Text.assemble((entry.name, "title"), "  ", (entry.title, "quiet"))
    lines = Table.grid(padding=(0, 3, 0, 0))
    lines.add_column(style="quiet", no_wrap=True)
    lines.add_column(overflow="fold")
    for fact in entry.facts:
        lines.add_row(fact.label, glued(fact.text))
    if entry.facts and entry.texts:
        lines.add_row()
    for text in entry.texts:
        lines.add_row(text.label, glued(text.text))
    return Group(head, Padding(lines, (0, 0, 1, 2)))


# All of them --------------------------------------------------------------------------------------


def show_all(console: Console, words: Words, found: list[Entry]) -> None:
    """A table for each kind of component."""
    for kind in KINDS:
        show(console, Text(words.name(f"kind-{kind}", "many"), style="title"))
        show(console, table(words, kind, [entry for entry in found if entry.kind == kind]))


def table(words: Words, kind: str, shown: list[Entry]) -> Table:
    """The components of a kind, one a row."""
    made = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="quiet", expand=True)
    made.add_column(
        words.name("field-name"), width=NAMES.get(kind, WIDTHS["name"]), overflow="fold"
    )
    for key in COLUMNS[kind]:
        heading = words.name(f"field-{HEADINGS.get(key, key)}")
        made.add_column(heading, width=WIDTHS.get(key), overflow="fold")
    made.add_column(words.name("field-text"), ratio=1, overflow="fold")
    for entry in shown:
        facts = [entry.fact(key) for key in COLUMNS[kind]]
        made.add_row(named(entry), *facts, glued(does(words, entry.texts)))
    return made


def named(entry: Entry) -> Text:
    """The name, how many copies there are, and below what it belongs to."""
    copies = entry.fact("copies")
    several = f" ×{copies}" if copies not in ("", "1") else ""
    below = "".join(f"\n{entry.fact(key)}" for key in BELOW if entry.fact(key))
    return Text.assemble(glued(entry.name), several, (below, "quiet"))


BELOW: Final = ("faction", "house", "kind", "requirement", "limit", "symbol", "set", "game")


def does(words: Words, texts: tuple[Fact, ...]) -> str:
    """All texts of an entry, each with its label; a single one needs none."""
    if len(texts) == 1 and texts[0].key == "effect":
        return texts[0].text
    return "\n".join(words.fill("labelled", label=each.label, text=each.text) for each in texts)
