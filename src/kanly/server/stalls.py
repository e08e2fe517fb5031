"""How long the server keeps everybody waiting: what one request takes of it, others wait for.

Measured is processor time, so that a machine that is busy with something else does not count.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from kanly.server.logs import LOG
from kanly.server.metrics import STALL_SECONDS

TICK: Final = 0.05
"""Seconds between two looks."""
LONG: Final = 0.5
"""Seconds of waiting that the log tells of."""


async def watch() -> None:
    """Look again and again how late one is."""
    while True:
        before = time.thread_time()
        await asyncio.sleep(TICK)
        late = max(0.0, time.thread_time() - before - TICK)
        STALL_SECONDS.observe(late)
        if late > LONG:
            LOG.warning("everybody had to wait", extra={"seconds": round(late, 2)})
