"""The four influence tracks (IMP-INFL)."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import intrigue, recruit, solari, water

TOP: Final = 6
FRIENDSHIP: Final = 2
"""Influence that gives a Victory Point (IMP-INFL-02)."""
ALLIANCE: Final = 4
"""Influence that gives the track's bonus and contends for the Alliance (IMP-INFL-04)."""

BONUS: Final = (recruit(2), solari(3), intrigue(1), water(1))
"""What reaching 4 gives with the Emperor, the Guild, the Bene Gesserit, the Fremen."""
