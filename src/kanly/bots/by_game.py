"""A bot of one name that plays every game, each in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kanly.bots.bot import Bot
from kanly.core.choice import Choice
from kanly.core.errors import KanlyError
from kanly.core.view import View

Maker = Callable[[int | str], Bot]
"""Makes a bot from a seed."""


class ByGame(Bot):
    """Shows what it sees to the player of that game, which it makes when it first needs it."""

    def __init__(self, name: str, makers: Mapping[str, Maker], seed: int | str = 0) -> None:
        super().__init__(seed)
        self.name = name
        self.makers = makers
        self.seed = seed
        self.players: dict[str, Bot] = {}

    def choose(self, view: View) -> Choice:
        return self.player(view.position.setup.game).choose(view)

    def wakes(self, game: str, kind: str) -> bool:
        return self.player(game).wakes(game, kind)

    def player(self, game: str) -> Bot:
        """The one that plays this game."""
        found = self.players.get(game)
        if found is None:
            if game not in self.makers:
                raise KanlyError(f"the bot {self.name} does not play {game}")
            found = self.players[game] = self.makers[game](self.seed)
        return found
