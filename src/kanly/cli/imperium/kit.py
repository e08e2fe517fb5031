"""Dune: Imperium in the terminal."""

from __future__ import annotations

from typing import Final

from kanly.cli.imperium.board import ImperiumBoard
from kanly.cli.imperium.menu import ImperiumMenu
from kanly.cli.imperium.table import ImperiumTable
from kanly.cli.kit import TerminalKit, Variant

KIT: Final = TerminalKit(
    ImperiumBoard,
    ImperiumMenu,
    ImperiumTable,
    styles={"red": "red", "blue": "dodger_blue1", "yellow": "yellow", "green": "green"},
    columns={
        "starter": ("icons",),
        "reserve": ("price", "icons"),
        "imperium": ("price", "icons"),
        "conflict": ("tier",),
        "tile": ("cost",),
        "leader": ("complexity",),
        "space": ("cost", "icon"),
    },
    goals={"interpreted": (1.0, 1 / 2), "compiled": (3.0, 1 / 5)},
    variant=Variant("ix", "with Rise of Ix", {"ix": True}, goal=0.8),
)
