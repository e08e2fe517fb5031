"""Every bot there is, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kanly.bots.bot import Bot
from kanly.bots.kit import BotsKit, Maker, bots_kit
from kanly.bots.novice import Novice
from kanly.bots.random_bot import RandomBot
from kanly.bots.search.budget import Budget
from kanly.bots.search.search import Search
from kanly.core.choice import Choice
from kanly.core.view import View


class ByGame(Bot):
    """A bot of one name for every game: each is played by that game's own, made when needed."""

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


def greedy(seed: int | str, name: str = "greedy") -> Bot:
    """One step ahead, by the evaluation."""
    return ByGame(name, lambda kit: kit.greedy, seed)


def novice(seed: int | str) -> Bot:
    """Greedy, but often distracted."""
    return Novice(seed, greedy(seed))


def searching(name: str, seed: int | str, budget: Budget | None = None) -> Bot:
    """A bot that thinks: as long as it may, or else as long as its level does in that game."""

    def making(kit: BotsKit) -> Maker:
        heuristics = kit.heuristics.get(THINKS[name])
        if heuristics is None:
            return kit.greedy
        level = kit.budget(name)
        given = level if budget is None else budget
        if budget is not None and name in LEVELS_ALONE:  # a level is never stronger than it is
            given = Budget(budget.seconds, budget.playouts or level.playouts)
        return lambda seed: Search(seed, heuristics(), given)

    return ByGame(name, making, seed)


THINKS: Final = {"mentat": "mentat", "master": "mcts", "mcts": "mcts"}
"""The bots that think, and with whose heuristics each does."""
LEVELS_ALONE: Final = frozenset(THINKS) - {"mcts", "mentat"}
"""Those that are levels of the table and nothing else."""
THINKERS: Final = ("mcts", "mentat")
"""Bots that take a budget."""

BOTS: Final[dict[str, Maker]] = {
    "mentat": partial(searching, "mentat"),
    "master": partial(searching, "master"),
    "adept": partial(greedy, name="adept"),
    "novice": novice,
    "mcts": partial(searching, "mcts"),
    "greedy": greedy,
    "random": RandomBot,
}
"""Every bot by name; each is made from a seed. The first four are the levels of the table."""

LEVELS: Final = ("novice", "adept", "master", "mentat")
"""How well a bot at the table plays, weakest first."""
