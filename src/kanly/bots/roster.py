"""Every bot there is, by name."""

from __future__ import annotations

from functools import partial
from typing import Final

from kanly.bots.bot import Bot
from kanly.bots.by_game import ByGame
from kanly.bots.kit import BotsKit, Maker, Thinker
from kanly.bots.novice import Novice
from kanly.bots.random_bot import RandomBot
from kanly.bots.search.budget import Budget


def greedy(seed: int | str, name: str = "greedy") -> Bot:
    """One step ahead, by the evaluation."""
    return ByGame(name, lambda kit: kit.greedy, seed)


def novice(seed: int | str) -> Bot:
    """Greedy, but often distracted."""
    return Novice(seed, greedy(seed))


THINKS: Final = {"mentat": "mentat", "master": "mcts", "mcts": "mcts"}
"""The bots that think, and in which way each does."""


def thinking(name: str, seed: int | str, budget: Budget | None = None) -> Bot:
    """A bot that thinks: as long as it may, or else as long as its level does in that game."""

    def making(kit: BotsKit) -> Maker:
        if THINKS[name] not in kit.thinkers:
            return kit.greedy
        thinker = kit.thinkers[THINKS[name]]
        return lambda seed: thinker(seed, budget or kit.budget(name))

    return ByGame(name, making, seed)


THINKERS: Final[dict[str, Thinker]] = {name: partial(thinking, name) for name in ("mcts", "mentat")}
"""Bots that take a budget."""

BOTS: Final[dict[str, Maker]] = {
    "mentat": partial(thinking, "mentat"),
    "master": partial(thinking, "master"),
    "adept": partial(greedy, name="adept"),
    "novice": novice,
    "mcts": partial(thinking, "mcts"),
    "greedy": greedy,
    "random": RandomBot,
}
"""Every bot by name; each is made from a seed. The first four are the levels of the table."""

LEVELS: Final = ("novice", "adept", "master", "mentat")
"""How well a bot at the table plays, weakest first."""
