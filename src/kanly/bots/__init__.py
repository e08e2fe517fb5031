"""Players that are programs. They see views, never the game.

>>> bot = kanly.bots.get("greedy", seed=7)
>>> game.apply(seat, bot.choose(game.view(seat)))
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from kanly.bots.bot import Bot, ask
from kanly.bots.by_game import ByGame, Maker
from kanly.bots.classic.greedy import ClassicGreedy
from kanly.bots.imperium.greedy import Greedy
from kanly.bots.random_bot import RandomBot
from kanly.core.errors import KanlyError, UnknownName

__all__ = ["BOTS", "Bot", "ask", "get"]

GREEDY: Final[dict[str, Maker]] = {
    "imperium": Greedy,
    "classic": ClassicGreedy,
}
"""The greedy bot of every game."""


def greedy(seed: int | str) -> Bot:
    """The greedy bot, whatever the game."""
    return ByGame("greedy", GREEDY, seed)


BOTS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "greedy": greedy,
}
"""Every bot by name; each is made from a seed."""


def get(name: str, seed: int | str = 0) -> Bot:
    """The bot of that name, or of a class `module:Class` of one's own.

    The same seed and the same views give the same choices.
    """
    if name in BOTS:
        return BOTS[name](seed)
    if ":" in name:
        return own(name, seed)
    raise UnknownName("bot", name, list(BOTS))


def own(name: str, seed: int | str) -> Bot:
    """A bot from outside: the class `Class` of `module`, which can be imported."""
    module, _, kind = name.partition(":")
    try:
        made = getattr(import_module(module), kind)(seed)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise KanlyError(f"cannot make the bot '{name}': {error}") from error
    if not isinstance(made, Bot):
        raise KanlyError(f"cannot make the bot '{name}': {kind} is no kanly.bots.Bot")
    return made
