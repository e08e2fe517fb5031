"""Train a small agent by playing against itself, with numpy and nothing else.

python examples/train_agent.py --games 2000

The agent has one number for every choice of the game, its liking of it, and takes a choice with a
probability that grows with the liking. After some games the likings of what winners did are raised
and of what losers did are lowered (policy gradient, REINFORCE). That is no deep thought, but enough
to beat random play by far within a minute or two. The likings are saved by the notation of the
choices, and can be read and played with:

PYTHONPATH=examples kanly simulate imperium --games 100 --rotate --bot train_agent:Agent \
    --bot random --bot random --bot random
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kanly.bots import Bot
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.encoding import encoding_of
from kanly.envs.batch import Batch

FILE = Path("agent.json")
PLAYERS = 4
RATE = 0.15
"""How far one update goes."""
Numbers = NDArray[np.float64]


def pick(
    batch: Batch, likings: Numbers, rng: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64], Numbers]:
    """A choice in each game, and every legal choice there was: its game, number, probability."""
    games, legal = batch.masks.nonzero()
    weights = np.exp(likings[legal])
    chances = weights / np.bincount(games, weights)[games]
    # The chances of each game add up to 1, so those of game g lie between g and g + 1.
    place = np.searchsorted(np.cumsum(chances), np.arange(batch.games) + rng.random(batch.games))
    return legal[np.minimum(place, len(legal) - 1)], games, legal, chances


class Learner:
    """Plays many games against itself at once and learns from each that ends."""

    def __init__(self, batch: Batch, seed: int) -> None:
        self.batch = batch
        self.rng = np.random.default_rng(seed)
        actions = batch.masks.shape[1]
        self.likings = np.zeros(actions)
        self.surprise = np.zeros((batch.games, PLAYERS, actions))
        """By game, seat and choice: how much oftener it was taken than the likings had it."""
        self.gradient = np.zeros(actions)
        self.mean = np.zeros(actions)
        self.square = np.zeros(actions)

    def learn(self, games: int, update: int = 32) -> None:
        """Play so many games to their end, with an update after every few."""
        ended = 0
        while ended < games:
            now = self.play()
            ended += now
            if now and ended % update < now:
                self.improve(update)

    def play(self) -> int:
        """One choice in each game; how many games it ended."""
        batch = self.batch
        taken, rows, legal, chances = pick(batch, self.likings, self.rng)
        seats = batch.seats.astype(np.int64)
        self.surprise[rows, seats[rows], legal] -= chances
        self.surprise[np.arange(batch.games), seats, taken] += 1
        batch.step(taken)
        for game in np.flatnonzero(batch.dones):
            deserved = batch.rewards[game] - 1 / PLAYERS
            self.gradient += deserved @ self.surprise[game]
            self.surprise[game] = 0
        return int(batch.dones.sum())

    def improve(self, games: int) -> None:
        """Move the likings along the gradient, each at a pace of its own (Adam)."""
        gradient = self.gradient / games
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.99 * self.square + 0.01 * gradient**2
        self.likings += RATE * self.mean / (np.sqrt(self.square) + 1e-3)
        self.gradient[:] = 0


def wins(likings: Numbers, games: int) -> float:
    """The share of games won from seat 0 against three bots that play at random."""
    others = dict.fromkeys(range(1, PLAYERS), "random")
    batch = Batch("imperium", games=min(games, 50), players=PLAYERS, bots=others, seed="wins")
    rng = np.random.default_rng(0)
    shares: list[float] = []
    while len(shares) < games:
        batch.step(pick(batch, likings, rng)[0])
        shares += batch.rewards[batch.dones, 0].tolist()
    return sum(shares[:games]) / games


def save(likings: Numbers, path: Path) -> None:
    """The likings of all choices that were ever met, by notation."""
    choices = encoding_of("imperium").choices
    known = {choices[i].notation: round(float(likings[i]), 3) for i in np.flatnonzero(likings)}
    path.write_text(json.dumps(known, indent=0), encoding="utf-8")


class Agent(Bot):
    """Plays by the likings in `agent.json`."""

    name = "agent"
    needs_view = False

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.likings: dict[str, float] = json.loads(FILE.read_text(encoding="utf-8"))

    def pick(self, decision: Decision) -> Choice:
        weights = [math.exp(self.likings.get(choice.notation, 0.0)) for choice in decision.choices]
        left = sum(weights) * self.rng.below(1_000_000) / 1_000_000
        for choice, weight in zip(decision.choices, weights, strict=True):
            left -= weight
            if left < 0:
                return choice
        return decision.choices[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="games to learn from")
    parser.add_argument("--batch", type=int, default=64, help="games at once")
    parser.add_argument("--test", type=int, default=200, help="games of each measurement")
    parser.add_argument("--rounds", type=int, default=8, help="measurements along the way")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if min(given.games, given.batch, given.test, given.rounds) < 1:
        parser.error("expected at least 1 of everything")
    batch = Batch("imperium", games=given.batch, players=PLAYERS, seed=given.seed)
    learner = Learner(batch, given.seed)
    print("  games learnt from   won against three random bots (25% is even)")
    for done in range(given.rounds + 1):
        if done:
            learner.learn(given.games // given.rounds)
        share = wins(learner.likings, given.test)
        learnt = given.games * done // given.rounds
        print(f"{learnt:12}          {share:4.0%}  {'#' * round(40 * share)}", flush=True)
    save(learner.likings, FILE)
    print(f"\nThe likings are in {FILE}.")


if __name__ == "__main__":
    main()
