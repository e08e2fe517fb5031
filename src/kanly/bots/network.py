"""A trained network, read from its weights and asked with nothing but numpy."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import IO

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from kanly.bots.judges import Parts
from kanly.core.choice import Choice
from kanly.core.errors import UnknownName
from kanly.core.game import Game
from kanly.encoding import encoding_of
from kanly.encoding.atoms import Atoms

Numbers = NDArray[np.float32]

EPSILON = 1e-5


class Network:
    """Judges positions: how good each choice looks, and the result that the seat can expect."""

    def __init__(self, game: str, file: IO[bytes]) -> None:
        self.encoding = encoding_of(game)
        with np.load(file) as stored:
            self.about: dict[str, object] = json.loads(bytes(stored["about"]))
            weights: dict[str, Numbers] = {
                name: stored[name].astype(np.float32) for name in stored.files if name != "about"
            }
        self.weights = weights
        self.blocks = sum(name.endswith(".into.weight") for name in weights)
        self.entry = np.ascontiguousarray(weights["entry.weight"].T)
        self.atoms_of: NDArray[np.int64] = np.array(Atoms(self.encoding.choices).of_choice)

    def think(self, rows: NDArray[np.uint8]) -> Numbers:
        """What the network makes of some observations, before it answers anything."""
        weights = self.weights
        if len(rows) == 1:
            found = rows[0].nonzero()[0]
            x = rows[0, found].astype(np.float32) @ self.entry[found]
            x = x[None, :]
        else:
            x = rows.astype(np.float32) @ self.entry
        x = np.maximum(x + weights["entry.bias"], 0)
        for number in range(self.blocks):
            name = f"blocks.{number}."
            step = norm(x, weights[name + "norm.weight"], weights[name + "norm.bias"])
            step = step @ weights[name + "into.weight"].T + weights[name + "into.bias"]
            step = np.maximum(step, 0) @ weights[name + "out.weight"].T
            x = x + step + weights[name + "out.bias"]
        return norm(x, weights["norm.weight"], weights["norm.bias"])

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
        weights = self.weights
        leaning = thoughts @ weights["stand.weight"].T + weights["stand.bias"]
        found: Numbers = thoughts @ weights["value.weight"][0] + weights["value.bias"][0]
        found += (leaning * standings).sum(1)
        return found

    def row(self, game: Game, seat: int) -> NDArray[np.uint8]:
        """What a seat sees of a position."""
        return np.frombuffer(self.encoding.observe(game, seat), np.uint8)

    def look(self, game: Game, seat: int) -> Numbers:
        """What the network makes of a position for a seat."""
        found: Numbers = self.think(self.row(game, seat)[None, :])[0]
        return found


def norm(x: Numbers, weight: Numbers, bias: Numbers) -> Numbers:
    """Layer normalisation."""
    centred = x - x.mean(-1, keepdims=True)
    found: Numbers = centred / np.sqrt((centred**2).mean(-1, keepdims=True) + EPSILON)
    return found * weight + bias


@lru_cache
def trained(game: str) -> Network:
    """The network that comes with Kanly for a game.

    Its matrices are small: more than one thread would only get in each other's way.
    """
    folder = files("kanly.bots") / "trained"
    known = sorted(file.name.removesuffix(".npz") for file in folder.iterdir())
    if game not in known:
        raise UnknownName("trained game", game, known)
    threadpool_limits(1, "blas")
    with (folder / f"{game}.npz").open("rb") as file:
        return Network(game, file)
