"""Kanly: Dune: Imperium and the classic Dune, as a rules engine, a table and a laboratory.

Play a game:

    import kanly

    game = kanly.new("imperium", players=4, seed=7)     # or "classic", with 2 to 6 players
    while not game.over:
        decision = game.pending[0]                      # who is asked, and every legal choice
        game.apply(decision.seat, decision.choices[0])
    print(game.result)

A choice has a notation, such as `buy stilgar`, which `apply` takes as well. `print(game)` shows the
table, `game.view(seat)` is what one seat may know, and `help(kanly.Game)` lists the rest.

    kanly.new(game, players, seed, options)   begin a game
    kanly.load(record)                        go on from a record: a path or its text
    kanly.bots.get(name)                      a bot: `bot.choose(game.view(seat))`

Packages that are imported when they are first used:

    kanly.bots         players: random, greedy, search, trained networks
    kanly.arena        bots against bots, with ratings
    kanly.encoding     positions and choices as numbers, for learning
    kanly.envs         Gymnasium, PettingZoo and OpenSpiel
    kanly.drawing      pictures of a table
    kanly.translation  cards, events and refusals in English, French and Japanese

The commands (`kanly play`, `kanly simulate`, ...) are listed by `kanly --help`.
"""

from typing import TYPE_CHECKING

from kanly import compiled

compiled.use()

# isort: split
from kanly import games
from kanly.core.game import Game
from kanly.core.layout import PICTURES
from kanly.core.message import WORDS, Message
from kanly.core.record import load
from kanly.core.registry import new
from kanly.guide import put_guide

if TYPE_CHECKING:
    from kanly import bots

__all__ = ["Game", "bots", "games", "load", "new"]
__version__ = "1.0.0"

put_guide(Game)


def _drawn(game: Game) -> str:
    from kanly.drawing import svg

    return svg(game)


def _worded(message: Message) -> str:
    from kanly.translation import Words

    return Words().message(message)


PICTURES.append(_drawn)
WORDS.append(_worded)

LATER = ("arena", "bots", "drawing", "encoding", "envs", "translation")
"""Packages that are imported when they are first asked for, so that the engine alone is quick."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in LATER:
            raise AttributeError(f"module 'kanly' has no attribute '{name}'")
        from importlib import import_module

        return import_module(f"kanly.{name}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *LATER})
