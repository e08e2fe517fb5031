"""What takes a moment the first time it is wanted, done when the server starts."""

from __future__ import annotations

import asyncio

from kanly.core.registry import KITS
from kanly.server import search
from kanly.server.rest.games import described, encoded
from kanly.translation import LANGUAGES


def warm() -> None:
    """Read every language, make every catalogue, and index the rules."""
    for lang in LANGUAGES:
        for game in KITS:
            described(game, lang)
            encoded(game, lang)
        search.index(lang)


async def beside() -> None:
    """Do it while others have their turn."""
    await asyncio.to_thread(warm)
