"""The four influence tracks (IMP-INFL)."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import influence, intrigue, recruit, solari, water

TOP: Final = 6
FRIENDSHIP: Final = 2
"""Influence that gives a Victory Point (IMP-INFL-02)."""
ALLIANCE: Final = 4
"""Influence that gives the track's bonus and contends for the Alliance (IMP-INFL-04)."""

BONUS: Final = (recruit(2), solari(3), intrigue(1), water(1))
"""What reaching 4 gives with the Emperor, the Guild, the Bene Gesserit, the Fremen."""

VISIT: Final = [[influence(faction, n) for n in (1, 2)] for faction in range(4)]
"""VISIT[faction][n - 1]: Influence for an Agent on one of the faction's spaces (IMP-INFL-01)."""
