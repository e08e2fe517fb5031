"""`kanly cards`: every component in words, or one of them in full."""

from __future__ import annotations

from typing import Annotated, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer import Argument, Option

from kanly.cli import screen, settings
from kanly.cli.kit import TerminalKit, terminal_kit
from kanly.cli.layout import glued, show
from kanly.core.errors import UnknownName
from kanly.core.registry import KITS, kit_of
from kanly.translation import Entry, Fact, Words
from kanly.translation.catalogue import Called, components, search

HEADINGS: Final = {"price": "cost"}
"""A shorter heading, where the table makes plain what is meant."""
NAMES: Final = {"hagal": 34}
"""How wide the names are where some are long, else as in `WIDTHS`."""
WIDTHS: Final = {
    "name": 26,
    "price": 6,
    "icons": 18,
    "icon": 14,
    "cost": 12,
    "tier": 12,
    "kind": 14,
    "terrain": 12,
    "sectors": 16,
    "strength": 9,
    "spice": 7,
}


def cards(
    name: Annotated[
        str | None,
        Argument(help="A card, space, Leader, …: by its name in any language.", metavar="NAME"),
    ] = None,
    game: Annotated[
        str | None, Option(help=f"Only of one game: {settings.GAMES}.", show_default="all games")
    ] = None,
    lang: settings.Lang = "en",
    json: Annotated[bool, Option("--json", help="Print the entries as JSON.")] = False,
) -> None:
    """Show the text of every card and component, or of those matching NAME.

    [bold]Example:[/] kanly cards stilgar --lang fr

    [bold]Example:[/] kanly cards --game classic
    """
    words = Words(lang)
    games = list(KITS) if game is None else [kit_of(game).name]
    known = [called for each in games for called in components(words, each)]
    found = known if name is None else looked_up(known, name)
    if json:
        rows = [{"game": called.game, **called.entry.as_data()} for called in found]
        screen.print_json(rows)
    elif name is None:
        for each in games:
            show_all(screen.stdout(), words, [c.entry for c in found if c.game == each], each)
    else:
        for called in found:
            show(screen.stdout(), in_full(called.entry))


def looked_up(known: list[Called], name: str) -> list[Called]:
    """The components that a name means, or an error with near matches."""
    found, near = search(known, name)
    if not found:
        hint = f"did you mean {', '.join(near)}?" if near else "'kanly cards' lists them all"
        error = UnknownName("component", name, near)
        error.args = (f"unknown component '{name}'; {hint}",)
        raise error
    return found


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


def show_all(console: Console, words: Words, found: list[Entry], game: str) -> None:
    """A table for each kind of component."""
    kit = terminal_kit(game)
    for kind in dict.fromkeys(entry.kind for entry in found):
        show(console, Text(words.name(f"{kit.kind}-{kind}", "many"), style="title"))
        shown = [entry for entry in found if entry.kind == kind]
        show(console, table(words, kit, kind, shown))


def table(words: Words, kit: TerminalKit, kind: str, shown: list[Entry]) -> Table:
    """The components of a kind, one a row."""
    made = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="quiet", expand=True)
    made.add_column(
        words.name("field-name"), width=NAMES.get(kind, WIDTHS["name"]), overflow="fold"
    )
    columns = kit.columns.get(kind, ())
    for key in columns:
        heading = words.name(f"{kit.heading}-{HEADINGS.get(key, key)}")
        made.add_column(heading, width=WIDTHS.get(key), overflow="fold")
    made.add_column(words.name("field-text"), ratio=1, overflow="fold")
    for entry in shown:
        facts = [entry.fact(key) for key in columns]
        below = [key for key in BELOW if key not in columns]
        made.add_row(name_cell(entry, below), *facts, glued(effects_text(words, entry.texts)))
    return made


def name_cell(entry: Entry, shown: list[str]) -> Text:
    """The name, how many copies there are, and below what it belongs to."""
    copies = entry.fact("copies")
    several = f" ×{copies}" if copies not in ("", "1") else ""
    below = "".join(f"\n{entry.fact(key)}" for key in shown if entry.fact(key))
    return Text.assemble(glued(entry.name), several, (below, "quiet"))


BELOW: Final = ("faction", "house", "kind", "requirement", "limit", "symbol", "set", "game")


def effects_text(words: Words, texts: tuple[Fact, ...]) -> str:
    """All texts of an entry, each with its label; a single one needs none."""
    if len(texts) == 1 and texts[0].key == "effect":
        return texts[0].text
    return "\n".join(words.fill("labelled", label=each.label, text=each.text) for each in texts)
