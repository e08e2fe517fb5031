"""The classic game at the table."""

from __future__ import annotations

from typing import Final

from kanly.classic.describe import STATE
from kanly.server.classic import hints, pointing
from kanly.server.classic.painter import pictures
from kanly.server.classic.preview import hints_of, preview
from kanly.server.kit import ServerKit
from kanly.server.state import StateTypes

KIT: Final = ServerKit(
    pictures,
    state_types=StateTypes(STATE, ("faction", "phase")),
    hint_types=hints,
    hints=hints_of,
    verbs=pointing.VERBS,
    other_verbs=pointing.ANY,
    wholes=pointing.WHOLES,
    unlikely=pointing.unlikely,
    preview=preview,
)
