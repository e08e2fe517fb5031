"""Rise of Ix in text: the tiles on offer, and what each house has of the expansion."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group
from rich.table import Column, Table
from rich.text import Text

from kanly.cli.imperium.names import tagged
from kanly.cli.layout import flow
from kanly.cli.say import Say
from kanly.imperium.position import Imperium
from kanly.imperium.tables.tiles import TILES
from kanly.words.words import capital


def ix_board(say: Say, game: Imperium, width: int) -> Group:
    """Everything that the expansion adds to the table."""
    return Group(fleets(say, game), offer(say, game, width))


def offer(say: Say, game: Imperium, width: int) -> Table:
    """The face-up tile of each stack with its cost, and how many tiles the stack has."""
    title = Text(say.words.name("term-tech-tile", "many"), style="title")
    tiles = []
    for stack in game.expansion.stacks:
        if stack:
            name = Text(say.words.name(f"tile-{TILES[stack[-1]].slug}"))
            cost = say.words.say("amount-spice", n=TILES[stack[-1]].cost)
            tiles.append(name.append(f" {cost}", "accent").append(f" ×{len(stack)}", "quiet"))
    left = cell_len(title.plain) + 2
    table = Table.grid(Column(width=left, no_wrap=True), Column(overflow="fold"))
    table.add_row(title, flow(tiles, width - left, " · "))
    return table


def fleets(say: Say, game: Imperium) -> Table:
    """Freighter, Negotiators, dreadnoughts and tiles of each house."""
    words, ix = say.words, game.expansion
    table = Table(box=None, header_style="quiet", padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(words.name("expansion-ix"), no_wrap=True)
    table.add_column(capital(words.name("term-freighter")), justify="right", no_wrap=True)
    table.add_column(capital(words.name("term-negotiator")), justify="right", no_wrap=True)
    table.add_column(capital(words.name("term-dreadnought", "many")), overflow="fold")
    table.add_column(capital(words.name("term-tech-tile", "many")), overflow="fold")
    for house in range(game.houses):
        places = (("garrison", ix.garrisoned[house]), ("conflict", ix.fighting[house]))
        ships = [f"{words.name(f'zone-{zone}')} {n}" for zone, n in places if n]
        tiles = [
            words.name(f"tile-{TILES[tile].slug}") + ("*" if ix.flipped[house] >> tile & 1 else "")
            for tile in ix.tiles[house]
        ]
        table.add_row(
            Text("  ").append_text(tagged(say, house)),
            str(ix.freighter[house]),
            str(ix.negotiators[house]),
            ", ".join(ships) or "–",
            ", ".join(tiles) or "–",
        )
    return table
