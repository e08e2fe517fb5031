"""A bot of one name that plays every game, each in its own way."""

from __future__ import annotations

from collections.abc import Callable

from kanly.bots.bot import Bot
from kanly.bots.kit import BotsKit, Maker, bots_kit
from kanly.core.choice import Choice
from kanly.core.view import View


class ByGame(Bot):
    """Shows what it sees to the player of that game, which it makes when it first needs it."""

    def __init__(self, name: str, making: Callable[[BotsKit], Maker], seed: int | str = 0) -> None:
        super().__init__(seed)
        self.name = name
        self.making = making
        """How the player of a game is made."""
        self.seed = seed
        self.players: dict[str, Bot] = {}

    def choose(self, view: View) -> Choice:
        return self.player(view.position.setup.game).choose(view)

    def wakes(self, game: str, kind: str) -> bool:
        return self.player(game).wakes(game, kind)

    def player(self, game: str) -> Bot:
        """The one that plays this game."""
        if game not in self.players:
            self.players[game] = self.making(bots_kit(game))(self.seed)
        return self.players[game]
