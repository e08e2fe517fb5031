"""The classic game at the table."""

from __future__ import annotations

from typing import Final

from kanly.classic.describe import STATE
from kanly.server.kit import TableKit
from kanly.server.state import StateTypes

KIT: Final = TableKit(state_types=StateTypes(STATE, ("faction", "phase")))
