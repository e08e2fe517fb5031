"""Rise of Ix in text: the tiles on offer, and what each house has of the expansion."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from kanly.cli.imperium.names import tagged
from kanly.cli.layout import figures, labelled
from kanly.cli.say import Say
from kanly.imperium.position import Imperium
from kanly.imperium.tables.tiles import TILES
from kanly.translation.words import capital


def ix_board(say: Say, game: Imperium, width: int) -> Group:
    """Everything that the expansion adds to the table."""
    return Group(fleets(say, game), offer(say, game, width))


def offer(say: Say, game: Imperium, width: int) -> Table:
    """The face-up tile of each stack with its cost, and how many tiles the stack has."""
    tiles = []
    for stack in game.expansion.stacks:
        if stack:
            name = Text(say.words.name(f"tile-{TILES[stack[-1]].slug}"))
            cost = say.words.say("amount-spice", n=TILES[stack[-1]].cost)
            tiles.append(name.append(f" {cost}", "accent").append(f" ×{len(stack)}", "quiet"))
    return labelled([(say.words.name("term-tech-tile", "many"), tiles)], width)


def fleets(say: Say, game: Imperium) -> Table:
    """Freighter, Negotiators, dreadnoughts and tiles of each house."""
    words, ix = say.words, game.expansion
    pieces = ("freighter", ""), ("negotiator", ""), ("dreadnought", "many"), ("tech-tile", "many")
    headings = [capital(words.name(f"term-{piece}", form)) for piece, form in pieces]
    table = figures(words.name("expansion-ix"), *headings)
    for column in table.columns[:3]:
        column.no_wrap = True
    for column in table.columns[3:]:
        column.justify = "left"
    for house in game.every_house:
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
            words.listed("plus", ships) or "–",
            words.listed("plus", tiles) or "–",
        )
    return table
