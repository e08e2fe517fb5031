"""Who plays and where they sit: circles on the rim, factions by number of players (CLA-PLAYERS)."""

from __future__ import annotations

from typing import Final

from kanly.classic.tables.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from kanly.classic.types import FactionId

PLAYERS: Final = (2, 3, 4, 5, 6)

CIRCLES: Final = (0, 1, 4, 7, 10, 13, 16)
"""CIRCLES[circle]: the sector of each of the circles 1 to 6 (CLA-MAP-11)."""

DEFAULT_CIRCLES: Final[dict[int, list[int]]] = {
    2: [1, 4],
    3: [1, 3, 5],
    4: [1, 2, 4, 5],
    5: [1, 2, 3, 4, 5],
    6: [1, 2, 3, 4, 5, 6],
}
"""Circles by number of factions, in the order of the seats (CLA-SETUP-06)."""

DEFAULT_FACTIONS: Final[dict[int, list[FactionId]]] = {
    2: [ATREIDES, HARKONNEN],
    3: [ATREIDES, FREMEN, HARKONNEN],
    4: [ATREIDES, EMPEROR, FREMEN, HARKONNEN],
    5: [ATREIDES, EMPEROR, FREMEN, GUILD, HARKONNEN],
    6: [ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, GUILD, HARKONNEN],
}
"""Factions by number of players (CLA-PLAYERS-01 to CLA-PLAYERS-05)."""

ALONE: Final = 3
ALONE_OF_TWO: Final = 4
"""Strongholds that an unallied faction needs to win, and that it needs against a single opponent
(CLA-WIN-03)."""
