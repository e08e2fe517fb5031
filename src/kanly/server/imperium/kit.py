"""Dune: Imperium at the table."""

from __future__ import annotations

from typing import Final

from kanly.imperium.describe import STATE
from kanly.server.imperium import hints, pointing
from kanly.server.imperium.painter import pictures, trees
from kanly.server.kit import ServerKit
from kanly.server.state import StateTypes

KIT: Final = ServerKit(
    pictures,
    trees,
    drawn={"starter": "card", "reserve": "card", "imperium": "card"},
    state_types=StateTypes(STATE, ("colour", "faction")),
    hint_types=hints,
    hints=hints.hints_of,
    verbs=pointing.VERBS,
    unlikely=pointing.unlikely,
)
