"""What effects and conditions read and write, as bits of a mask."""

from __future__ import annotations

from typing import Final

PURSE: Final = 1 << 0
POINTS: Final = 1 << 1
PERSUASION: Final = 1 << 2
SWORDS: Final = 1 << 3
AGENTS: Final = 1 << 4  # Agents, the Mentat, the council, and where Agents may go
MARKERS: Final = 1 << 5  # control of locations
PRICES: Final = 1 << 6  # what cards cost and where they go
SUPPLY: Final = 1 << 7  # troops not yet recruited
UNITS: Final = 1 << 8  # garrisons and the Conflict
CARDS: Final = 1 << 9  # hand, deck, discard pile and cards in play
INTRIGUES: Final = 1 << 10
INFLUENCE: Final = 1 << 11
MARKET: Final = 1 << 12  # the Row, the Reserve and the Tech tiles
SHIPS: Final = 1 << 13  # the Freighter
OPPONENTS: Final = 1 << 14
ANSWER: Final = 1 << 15  # the player's answer to a question: better given late than early

GIFTS: Final = PURSE | POINTS | PERSUASION | SWORDS | AGENTS | MARKERS | PRICES
"""What no effect of a turn takes away again: to have it early is never worse than late."""
