"""A trained network, read from its weights and asked with nothing but numpy."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import IO

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from kanly.bots.evaluation import Evaluate, Parts
from kanly.bots.weights import Numbers, fitted, stored
from kanly.core.choice import Choice
from kanly.core.errors import UnknownName
from kanly.core.game import Game
from kanly.encoding import encoding_of
from kanly.encoding.atoms import Atoms

EPSILON = 1e-5
BLOCK = 6
"""Arrays of a block: norm, way in and way out, each with weights and a bias."""

KEEN = 3.8
"""How much more likely to win a player is whose expected result is better: fitted to how 1,401
games of networks and `greedy` went on."""
EVEN = 0.52
"""The expected result with which a player alone wins every other time."""

TRAINED = files("kanly.bots") / "trained"
"""Where the networks are that come with Kanly."""

OWN, OTHERS = 0, 1
"""Whose odds: of a seat that plays on as the network would, or greedily."""


class Network:
    """Judges positions: how good each choice looks, and how likely each seat is to win."""

    def __init__(self, game: str, file: IO[bytes]) -> None:
        self.encoding = encoding_of(game)
        arrays, names, self.about = stored(file)
        self.weights = weights = fitted(arrays, names, game)
        self.blocks = sum(name.startswith("blocks.") for name in weights) // BLOCK
        self.judges = "judge.value.weight" in weights
        """Whether it was fitted to how games end. If not, the result expected must do."""
        self.entry = np.ascontiguousarray(weights["entry.weight"].T)
        self.atoms_of: NDArray[np.int64] = np.array(Atoms(self.encoding.choices).of_choice)

    def think(self, rows: NDArray[np.uint8]) -> Numbers:
        """What the network makes of some observations, before it answers anything."""
        return self.normed("norm", self.read(rows))

    def read(self, rows: NDArray[np.uint8]) -> Numbers:
        """Observations, through all blocks."""
        x: Numbers
        if len(rows) == 1:
            found = rows[0].nonzero()[0]
            x = (rows[0, found].astype(np.float32) @ self.entry[found])[None, :]
        else:
            x = rows.astype(np.float32) @ self.entry
        x = np.maximum(x + self.weights["entry.bias"], 0)
        for number in range(self.blocks):
            x = self.step(f"blocks.{number}", x)
        return x

    def step(self, block: str, x: Numbers) -> Numbers:
        """A block's thought, added to what was there before."""
        weights = self.weights
        inner = self.normed(f"{block}.norm", x) @ weights[f"{block}.into.weight"].T
        inner = np.maximum(inner + weights[f"{block}.into.bias"], 0)
        found: Numbers = x + inner @ weights[f"{block}.out.weight"].T + weights[f"{block}.out.bias"]
        return found

    def normed(self, name: str, x: Numbers) -> Numbers:
        """Layer normalisation."""
        centred = x - x.mean(-1, keepdims=True)
        found: Numbers = centred / np.sqrt((centred**2).mean(-1, keepdims=True) + EPSILON)
        return found * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]

    def logits(self, thought: Numbers, choices: list[Choice], told: bool) -> Numbers:
        """What speaks for each of the choices, its atoms and its marks: told of the evaluation or
        on its own.
        """
        weights = self.weights
        atoms, aims = ("atoms", "aims") if told else ("alone", "aims_alone")
        numbers = [choice.index for choice in choices]
        parts = self.atoms_of[numbers]
        liked = weights[f"{atoms}.weight"][parts.ravel()] @ thought
        wanted = weights[f"{aims}.weight"] @ thought + weights[f"{aims}.bias"]
        found: Numbers = (liked.reshape(parts.shape) + weights[f"{atoms}.bias"][parts]).sum(1)
        return found + weights["marks.weight"][numbers] @ wanted

    def policy(
        self, thought: Numbers, choices: list[Choice], parts: Parts | None = None
    ) -> Numbers:
        """The chance that it would make each of the choices, from the thought about a position.

        `parts` are what the evaluation thinks of them; without, the network is on its own.
        """
        logits = self.logits(thought, choices, parts is not None)
        if parts is not None:
            sway = self.weights["sway.weight"] @ thought + self.weights["sway.bias"]
            logits = logits + np.array(parts, np.float32) @ sway
        chances = np.exp(logits - logits.max())
        found: Numbers = chances / chances.sum()
        return found

    def value(self, thoughts: Numbers, standings: Numbers) -> Numbers:
        """The result that the seat can expect, for each thought and what the evaluation thinks of
        the seat's position.
        """
        return self.added("", thoughts, standings)[:, 0]

    def odds(self, rows: NDArray[np.uint8], standings: Numbers) -> Numbers:
        """The logarithms of each seat's odds, from what it sees and what the evaluation thinks of
        its position: if it plays on as the network would, and if greedily.
        """
        read = self.read(rows)
        if not self.judges:
            value = self.value(self.normed("norm", read), standings)
            return KEEN * (np.stack([value, value], axis=1) - EVEN)
        thoughts = self.normed("judge.norm", self.step("judge.block", read))
        return self.added("judge.", thoughts, standings)

    def odds_of(self, games: list[Game], evaluate: Evaluate) -> Numbers:
        """Everybody's odds in games of as many players, as `odds` tells them."""
        players = games[0].players
        seats = [(game, each) for game in games for each in range(players)]
        rows = np.stack([self.row(game, each) for game, each in seats])
        standings = np.array([evaluate(game, each).standing() for game, each in seats], np.float32)
        return self.odds(rows, standings).reshape(len(games), players, -1)

    def added(self, head: str, thoughts: Numbers, standings: Numbers) -> Numbers:
        """What a head makes of thoughts, and of what the evaluation thinks of the positions."""
        weights = self.weights
        leaning = thoughts @ weights[f"{head}stand.weight"].T + weights[f"{head}stand.bias"]
        parts = leaning.reshape(len(thoughts), -1, standings.shape[1]) * standings[:, None, :]
        found: Numbers = parts.sum(2) + thoughts @ weights[f"{head}value.weight"].T
        found += weights[f"{head}value.bias"]
        return found

    def row(self, game: Game, seat: int) -> NDArray[np.uint8]:
        """What a seat sees of a position."""
        return np.frombuffer(self.encoding.observe(game, seat), np.uint8)

    def look(self, game: Game, seat: int) -> Numbers:
        """What the network makes of a position for a seat."""
        found: Numbers = self.think(self.row(game, seat)[None, :])[0]
        return found


def as_played(odds: Numbers, seat: int, equal: bool) -> Numbers:
    """Of everybody's odds, those by how each seat plays on: all like the network if they are equal,
    else only the one that thinks.
    """
    if equal:
        return odds[:, :, OWN]
    found: Numbers = odds[:, :, OTHERS].copy()
    found[:, seat] = odds[:, seat, OWN]
    return found


def shipped(game: str) -> Network | None:
    """The network that comes with Kanly for a game, if one does."""
    return trained(game) if game in with_networks() else None


def with_networks() -> list[str]:
    """Every game for which a network comes with Kanly."""
    return sorted(file.name.removesuffix(".npz") for file in TRAINED.iterdir())


@lru_cache
def trained(game: str) -> Network:
    """The network that comes with Kanly for a game.

    Its matrices are small: more than one thread would only get in each other's way.
    """
    if game not in with_networks():
        raise UnknownName("trained game", game, with_networks())
    threadpool_limits(1, "blas")
    with (TRAINED / f"{game}.npz").open("rb") as file:
        return Network(game, file)
