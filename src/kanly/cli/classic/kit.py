"""The classic Dune in the terminal."""

from __future__ import annotations

from typing import Final

from kanly.cli.classic.board import ClassicBoard
from kanly.cli.classic.menu import ClassicMenu
from kanly.cli.classic.table import ClassicTable
from kanly.cli.kit import TerminalKit

KIT: Final = TerminalKit(
    ClassicBoard,
    ClassicMenu,
    ClassicTable,
    styles={
        "atreides": "green",
        "bene-gesserit": "dodger_blue1",
        "emperor": "red",
        "fremen": "yellow",
        "guild": "dark_orange",
        "harkonnen": "magenta",
    },
    columns={
        "leader": ("strength",),
        "card": ("kind",),
        "spice-card": ("spice",),
        "territory": ("terrain", "sectors"),
    },
    kind="classic-entry",
    heading="classic-field",
    goals={"interpreted": (0.9, 1.0), "compiled": (2.7, 1.0)},
)
