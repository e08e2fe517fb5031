"""Players that are programs. They see views, never the game.

>>> bot = kanly.bots.get("greedy", seed=7)
>>> game.apply(seat, bot.choose(game.view(seat)))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.bot import Bot, ask
from kanly.bots.greedy import Greedy
from kanly.bots.random_bot import RandomBot
from kanly.core.errors import UnknownName

__all__ = ["BOTS", "Bot", "ask", "get"]

BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {
    "random": RandomBot,
    "greedy": Greedy,
}
"""Every bot by name; each is made from a seed."""


def get(name: str, seed: int | str = 0) -> Bot:
    """The bot of that name. The same seed and the same views give the same choices."""
    if name not in BOTS:
        raise UnknownName("bot", name, list(BOTS))
    return BOTS[name](seed)
