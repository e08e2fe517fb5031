"""Long work in the server's own process: a few milliseconds at a time, one such work at a time."""

from __future__ import annotations

import asyncio
import time
from typing import Final

SLICE: Final = 0.003
"""Seconds of work after which everybody else has a turn."""


class Slices:
    """Counts the time of some work that nobody is to notice."""

    def __init__(self) -> None:
        self.began = time.perf_counter()

    async def rest(self) -> None:
        """Let others have their turn, if this has had its own."""
        if time.perf_counter() - self.began > SLICE:
            await asyncio.sleep(0)
            self.began = time.perf_counter()
