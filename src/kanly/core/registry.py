"""How games begin, by name. The core knows none of them; `kanly.games` registers them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.about import About
from kanly.core.errors import BadOption, UnknownName
from kanly.core.event import Listener
from kanly.core.game import Game
from kanly.core.rng import checked_seed, whole
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
        raise UnknownName("game", str(game), list(MAKERS))
    count = whole(players)
    if count is None:
        raise BadOption(f"{players!r} players; expected a whole number")
    chosen = checked_options(options)
    return MAKERS[game](count, checked_seed(seed), chosen, checked_names(names, count), listener)


def checked_options(options: object) -> Options | None:
    """Options by their names; what each may be is for the game to say."""
    if options is None:
        return None
    if not isinstance(options, dict) or not all([isinstance(name, str) for name in options]):
        raise BadOption(f"options {options!r}; expected names with values, as in {{'ix': True}}")
    return options


def checked_names(names: object, players: int) -> list[str] | None:
    """A name for each seat that can be written down."""
    if names is None:
        return None
    if not isinstance(names, list | tuple) or not all([isinstance(name, str) for name in names]):
        raise BadOption(f"names {names!r}; expected a list with a text for each seat")
    if len(names) != players:
        raise BadOption(f"{len(names)} names for {players} players; give one name per seat")
    for name in names:
        if name.encode(errors="replace") != name.encode(errors="ignore"):
            raise BadOption(f"the name {name!a} is no text that can be written down")
    return list(names)
