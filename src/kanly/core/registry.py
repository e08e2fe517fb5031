"""How games begin, by name. The core knows none of them; `kanly.games` registers them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.about import About
from kanly.core.errors import UnknownName
from kanly.core.event import Listener
from kanly.core.game import Game
from kanly.core.setup import Options

Maker = Callable[[int, "int | str", "Options | None", "list[str] | None", "Listener | None"], Game]
"""Players, seed, options, names and a listener make a game."""

MAKERS: Final[dict[str, Maker]] = {}
VERSIONS: Final[dict[str, int]] = {}
"""Version of each game's rules; a change of behaviour that would break old records raises it."""
ABOUT: Final[dict[str, About]] = {}
"""What a table needs to know of each game."""


def new(
    game: str,
    players: int = 4,
    seed: int | str = 0,
    options: Options | None = None,
    names: list[str] | None = None,
    listener: Listener | None = None,
) -> Game:
    """A new game, set up and run to its first decision; a listener hears of the setup too.

    >>> game = new("imperium", players=3, seed=7)
    >>> game.apply(game.pending[0].seat, game.pending[0].choices[0])
    """
    if game not in MAKERS:
        raise UnknownName("game", game, list(MAKERS))
    return MAKERS[game](players, seed, options, names, listener)
