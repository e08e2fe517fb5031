"""The registry: every game Kanly knows, by name. A new game is one line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.errors import UnknownName
from kanly.core.game import Game
from kanly.core.record import MAKERS
from kanly.core.scenario import STAGES
from kanly.core.setup import Options
from kanly.imperium import arrange as imperium_stage
from kanly.imperium import rules as imperium

Maker = Callable[[int, "int | str", "Options | None", "list[str] | None"], Game]

GAMES: Final[dict[str, Maker]] = {
    "imperium": imperium.new,
}


def new(
    game: str,
    players: int = 4,
    seed: int | str = 0,
    options: Options | None = None,
    names: list[str] | None = None,
) -> Game:
    """A new game, set up and run to its first decision.

    >>> game = new("imperium", players=3, seed=7)
    >>> game.apply(game.pending[0].seat, game.pending[0].choices[0])
    """
    if game not in GAMES:
        raise UnknownName("game", game, list(GAMES))
    return GAMES[game](players, seed, options, names)


MAKERS.append(new)
STAGES["imperium"] = imperium_stage.STAGE
