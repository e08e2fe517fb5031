"""When Python looks for rubbish: a look at everything stops all games, so it is rare."""

from __future__ import annotations

import gc
import time
from typing import Final

YOUNG: Final = (1_000, 10)
"""How many new objects, and how many looks at those, before Python looks again."""
NEVER: Final = 1_000_000_000
LEAST: Final = 60.0
"""Seconds between two looks at everything when there is nothing else to do..."""
MOST: Final = 900.0
"""...and when there is."""


class Rubbish:
    """Looks at everything in a quiet moment, or when it has been long."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # what is there from the start stays, and need not be looked at
        gc.set_threshold(*YOUNG, NEVER)
        self.last = time.monotonic()

    def look(self, quiet: bool) -> None:
        since = time.monotonic() - self.last
        if since > (LEAST if quiet else MOST):
            gc.collect()
            self.last = time.monotonic()

    def close(self) -> None:
        gc.unfreeze()
        gc.set_threshold(700, 10, 10)
