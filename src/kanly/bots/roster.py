"""Every bot there is, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kanly.bots.bot import Bot
from kanly.bots.by_game import ByGame, Maker
from kanly.bots.classic.greedy import ClassicGreedy
from kanly.bots.classic.thinking import ClassicMind, DuelMind
from kanly.bots.imperium.greedy import Greedy
from kanly.bots.imperium.thinking import ImperiumMind, MentatMind
from kanly.bots.network import trained
from kanly.bots.novice import Novice
from kanly.bots.random_bot import RandomBot
from kanly.bots.search.budget import Budget
from kanly.bots.search.search import Search

Thinker = Callable[["int | str", Budget], Bot]
"""Makes a bot from a seed and a budget for each decision."""

A_SECOND: Final = Budget(seconds=0.9)
"""What the table grants a bot at master and below."""

Budgets = dict[str, Budget]
"""What a level may spend on a decision, by game."""
MASTER_BUDGETS: Final[Budgets] = {"imperium": A_SECOND, "classic": Budget(seconds=0.9, playouts=6)}
MENTAT_BUDGETS: Final[Budgets] = {
    "imperium": Budget(seconds=3.5, playouts=192),
    "classic": Budget(seconds=3.5, playouts=48),
}
"""Those of the two levels that think. Where playouts count, a level is the same on every machine;
the seconds are a limit."""


def imperium_mcts(seed: int | str, budget: Budget) -> Bot:
    return Search(seed, ImperiumMind(trained("imperium")), budget)


def imperium_mentat(seed: int | str, budget: Budget) -> Bot:
    return Search(seed, MentatMind(trained("imperium")), budget)


def classic_mcts(seed: int | str, budget: Budget) -> Bot:
    return Search(seed, ClassicMind(), budget)


def classic_mentat(seed: int | str, budget: Budget) -> Bot:
    return Search(seed, DuelMind(), budget)


GREEDY: Final[dict[str, Maker]] = {"imperium": Greedy, "classic": ClassicGreedy}
MCTS: Final[dict[str, Thinker]] = {"imperium": imperium_mcts, "classic": classic_mcts}
MENTAT: Final[dict[str, Thinker]] = {"imperium": imperium_mentat, "classic": classic_mentat}


def greedy(seed: int | str, name: str = "greedy") -> Bot:
    """One step ahead, by the evaluation."""
    return ByGame(name, GREEDY, seed)


def novice(seed: int | str) -> Bot:
    """Greedy, but often distracted."""
    return Novice(seed, greedy(seed))


def thinker(name: str, makers: dict[str, Thinker], seed: int | str, budget: Budget) -> Bot:
    """A bot that thinks, whatever the game."""
    return level(name, makers, dict.fromkeys(makers, budget), seed)


def level(name: str, makers: dict[str, Thinker], budgets: Budgets, seed: int | str) -> Bot:
    """A bot that thinks, in every game as long as it needs there."""
    made = {game: granted(make, budgets[game]) for game, make in makers.items()}
    return ByGame(name, made, seed)


def granted(make: Thinker, budget: Budget) -> Maker:
    """A maker that needs only a seed."""
    return lambda seed: make(seed, budget)


KINDS: Final = {"mcts": MCTS, "mentat": MENTAT}
"""The ways to think."""

THINKERS: Final[dict[str, Thinker]] = {
    name: partial(thinker, name, makers) for name, makers in KINDS.items()
}
"""Bots that take a budget."""

THINKS: Final[dict[str, tuple[str, Budgets]]] = {
    "mentat": ("mentat", MENTAT_BUDGETS),
    "master": ("mcts", MASTER_BUDGETS),
    "mcts": ("mcts", dict.fromkeys(MCTS, A_SECOND)),
}
"""What a bot that thinks is, and its budget in each game if none is named."""


def thinking(name: str) -> Maker:
    """A bot that thinks as long as it does if nobody says how long."""
    kind, budgets = THINKS[name]
    return partial(level, name, KINDS[kind], budgets)


BOTS: Final[dict[str, Maker]] = {
    "mentat": thinking("mentat"),
    "master": thinking("master"),
    "adept": partial(greedy, name="adept"),
    "novice": novice,
    "mcts": thinking("mcts"),
    "greedy": greedy,
    "random": RandomBot,
}
"""Every bot by name; each is made from a seed. The first four are the levels of the table."""

LEVELS: Final = ("novice", "adept", "master", "mentat")
"""How well a bot at the table plays, weakest first."""

LEVELLED: Final = frozenset(GREEDY.keys() & MCTS.keys() & MENTAT.keys())
"""The games that have all levels."""
