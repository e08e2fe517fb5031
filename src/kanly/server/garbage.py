"""When Python collects garbage: a full collection stops all games, so it is rare."""

from __future__ import annotations

import gc
import time
from typing import Final

THRESHOLDS: Final = (1_000, 10)
"""How many new objects, and how many collections of those, before the next collection."""
NEVER: Final = 1_000_000_000
QUIET_SECONDS: Final = 60.0
"""Seconds between two full collections when there is nothing else to do..."""
BUSY_SECONDS: Final = 900.0
"""...and when there is."""


class GarbageCollection:
    """Collects everything in a quiet moment, or when it has been long."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # what is there from the start is never garbage
        gc.set_threshold(*THRESHOLDS, NEVER)
        self.last = time.monotonic()

    def collect(self, quiet: bool) -> None:
        since = time.monotonic() - self.last
        if since > (QUIET_SECONDS if quiet else BUSY_SECONDS):
            gc.collect()
            self.last = time.monotonic()

    def close(self) -> None:
        gc.unfreeze()
        gc.set_threshold(700, 10, 10)
