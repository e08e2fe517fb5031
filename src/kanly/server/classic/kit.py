"""The classic game at the table."""

from __future__ import annotations

from typing import Final

from kanly.server.classic import state
from kanly.server.kit import TableKit

KIT: Final = TableKit(states=state)
