"""Players that are programs. They see views, never the game.

>>> bot = kanly.bots.get("greedy", seed=7)
>>> game.apply(seat, bot.choose(game.view(seat)))

Bots that think take a budget with their name: `mcts@1s` for a second, `mcts@200` for 200 playouts.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from kanly.bots.bot import Bot, ask
from kanly.bots.lines.bot import PREFIX, ExecBot
from kanly.bots.mishap import mishap
from kanly.bots.roster import BOTS, THINKERS, THINKS, searching
from kanly.bots.search.budget import parsed
from kanly.core.errors import BadOption, KanlyError, UnknownName

__all__ = ["BOTS", "Bot", "ask", "get"]

HINT: Final = "; expected one that Python finds, as it does in this folder with PYTHONPATH=."


def get(name: str, seed: int | str = 0) -> Bot:
    """The bot of that name, of a class `module:Class` of one's own, or of a program
    `exec:COMMAND` that speaks the line protocol.

    The same seed and the same views give the same choices, except from a bot that thinks for so
    many seconds.
    """
    if not isinstance(name, str):
        raise BadOption(f"the bot {name!r}; expected a name, as in 'greedy'")
    if name in BOTS:
        return BOTS[name](seed)
    if name.startswith(PREFIX):
        return ExecBot(name.removeprefix(PREFIX), seed)
    if ":" in name:
        return own(name, seed)
    if "@" in name:
        return thinking(name, seed)
    raise UnknownName("bot", name, list(BOTS))


def thinking(name: str, seed: int | str) -> Bot:
    """A bot with a budget of its own: `mcts@1s`."""
    kind, _, budget = name.partition("@")
    if kind not in BOTS:
        raise UnknownName("bot", kind, list(BOTS))
    if kind not in THINKS:
        raise BadOption(f"the bot {kind} takes no budget; those that do: {', '.join(THINKERS)}")
    return searching(kind, seed, parsed(budget))


def own(name: str, seed: int | str) -> Bot:
    """A bot from outside: the class `Class` of `module`, which can be imported."""
    module, _, kind = name.partition(":")
    try:
        made = getattr(import_module(module), kind)(seed)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        lost = isinstance(error, ImportError) and f"{module}.".startswith(f"{error.name}.")
        hint = HINT if lost else ""
        raise KanlyError(f"cannot make the bot '{name}': {error}{hint}") from error
    except (Exception, SystemExit) as error:  # whatever else is in a module of someone's own
        raise KanlyError(f"cannot make the bot '{name}': {mishap(error)}") from error
    if not isinstance(made, Bot):
        raise KanlyError(f"cannot make the bot '{name}': {kind} is no kanly.bots.Bot")
    return made
