"""Games of a network, and what everybody saw at the turns of their rounds: how they ended is what a
judge learns from.
"""

from __future__ import annotations

import zipfile
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kanly.bots.evaluation import STANDING, below_best
from kanly.bots.kit import evaluation_of
from kanly.bots.network import Network
from kanly.bots.search.heuristics import outcome
from kanly.bots.weights import Numbers
from kanly.core.errors import KanlyError
from kanly.core.game import Game
from kanly.core.rng import Rng, seeded
from kanly.encoding import encoding_of
from kanly.train import weights
from kanly.train.game_batch import partner_of, settle
from kanly.train.kit import seats_of, train_kit
from kanly.train.pool import done, network
from kanly.train.watcher import Watcher

TOGETHER = 64
"""Games of a batch, which go on side by side."""
ONE_SEAT_PERCENT = 75
"""In this percentage of games the network has one seat; in the others any number of them."""
RANDOM_PERCENT = 15
"""In this percentage of choices it draws by its probabilities instead of taking the best: a judge
must know positions that a network would avoid."""


@dataclass(frozen=True)
class Samples:
    """Every network's seat at its first turn of every round, game after game."""

    rows: NDArray[np.uint8]
    """What each seat sees."""
    standings: NDArray[np.float16]
    """What the evaluation thinks of each seat's position."""
    own: NDArray[np.bool_]
    """The seats that the network plays; the others play greedily."""
    players: NDArray[np.int8]
    results: NDArray[np.float32]
    """What each seat had of the game in the end."""
    last: NDArray[np.bool_]
    """The last moment of a game."""

    def save(self, path: Path) -> None:
        fresh = path.with_suffix(".new.npz")
        np.savez_compressed(fresh, **self.__dict__)
        fresh.replace(path)

    @staticmethod
    def load(path: Path) -> Samples:
        try:
            with np.load(path) as stored:
                return Samples(**{field.name: stored[field.name] for field in fields(Samples)})
        except (EOFError, KeyError, ValueError, zipfile.BadZipFile) as error:
            raise KanlyError(f"{path} holds no games; delete it, and it is played again") from error


def joined(some: list[Samples]) -> Samples:
    """Samples of several batches as one."""
    names = [field.name for field in fields(Samples)]
    return Samples(**{name: np.concatenate([getattr(one, name) for one in some]) for name in names})


class SampledGame:
    """A game under way, and what was seen of it."""

    def __init__(self, game: Game, own: int) -> None:
        self.game = game
        self.own = own
        """The seats that learn; the others play greedily."""
        name = game.setup.game
        self.encoding = encoding_of(name)
        self.evaluate = evaluation_of(name)
        self.partner = partner_of(name)
        self.turn = train_kit(name).turn
        self.seats = seats_of(name)
        self.noted = [0] * game.players
        """The last round in which each seat's turn was noted."""
        self.seen: list[tuple[NDArray[np.uint8], NDArray[np.float16]]] = []

    def note(self) -> None:
        """Write down the position if a turn is the seat's first of a round."""
        game = self.game
        decision = game.pending[0]
        if decision.kind != self.turn or self.noted[decision.seat] == game.rounds:
            return
        self.noted[decision.seat] = game.rounds
        self.see()

    def see(self) -> None:
        """Write down what everybody sees."""
        game = self.game
        rows = np.zeros((self.seats, self.encoding.size), np.uint8)
        standings = np.zeros((self.seats, STANDING), np.float16)
        for seat in range(game.players):
            rows[seat] = np.frombuffer(self.encoding.row(game, seat), np.uint8)
            standings[seat] = self.evaluate(game, seat).standing()
        self.seen.append((rows, standings))

    def moments(self) -> Samples:
        """What was seen, and how it ended."""
        count, players = len(self.seen), self.game.players
        results = results_of(self.game) + [0.0] * (self.seats - players)
        own = [bool(self.own >> seat & 1) for seat in range(self.seats)]
        return Samples(
            rows=np.stack([rows for rows, _ in self.seen]),
            standings=np.stack([standings for _, standings in self.seen]),
            own=np.tile(np.array(own), (count, 1)),
            players=np.full(count, players, np.int8),
            results=np.tile(np.array(results, np.float32), (count, 1)),
            last=np.arange(count) == count - 1,
        )


def results_of(game: Game) -> list[float]:
    """What each seat has of a game that is over: a whole win where several win together."""
    shares = outcome(game)
    return [float(share > 0) for share in shares] if train_kit(game.setup.game).together else shares


class NetworkGame(SampledGame):
    """One in which a network plays."""

    def __init__(self, game: Game, own: int, network: Network) -> None:
        super().__init__(game, own)
        self.network = network

    def choose(self, thought: Numbers, rng: Rng) -> None:
        """Make the network's choice, or one by its chances."""
        decision = self.game.pending[0]
        parts = below_best(self.evaluate(self.game, decision.seat).parts(decision))
        chances = self.network.policy(thought, decision.choices, parts)
        picked = (
            by_chance(chances, rng) if rng.below(100) < RANDOM_PERCENT else int(chances.argmax())
        )
        self.game.apply(decision.seat, decision.choices[picked])


def by_chance(chances: Numbers, rng: Rng) -> int:
    """One of several choices, by their chances."""
    picked = int((chances.cumsum() * 1000 <= rng.below(1000)).sum())
    return min(picked, len(chances) - 1)


def play_batch(network: Network, seed: int | str) -> Samples:
    """Games of the mix side by side, to their ends."""
    rng = seeded(seed)
    games = [begun(network, rng) for _ in range(TOGETHER)]
    going = games
    while going:
        for one in going:
            settle(one.game, one.own, one.partner)
        going = [one for one in going if not one.game.over]
        if going:
            for one in going:
                one.note()
            asked = [network.row(one.game, one.game.pending[0].seat) for one in going]
            for one, thought in zip(going, network.think(np.stack(asked))):
                one.choose(thought, rng)
    return joined([one.moments() for one in games])


def begun(network: Network, rng: Rng) -> NetworkGame:
    """A new game with the network in some of the seats."""
    game = train_kit(network.encoding.game).deal(rng)
    several = 1 if rng.below(100) < ONE_SEAT_PERCENT else 1 + rng.below(game.players)
    seats = list(range(game.players))
    rng.shuffle(seats)
    return NetworkGame(game, sum(1 << seat for seat in seats[:several]), network)


# On all cores -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SampleStore:
    """Where the games of some weights are kept, as they are played."""

    game: str
    weights: Path
    folder: Path
    seed: int
    fingerprint: str
    """Of the network: games of another are not counted."""

    def path(self, number: int) -> Path:
        return self.folder / f"{self.fingerprint}-{self.seed}-{number:05}.npz"

    def gather(self, games: int, workers: int, watcher: Watcher) -> Samples:
        """At least that many games; those that exist already are not played again."""
        self.folder.mkdir(parents=True, exist_ok=True)
        numbers = range(-(-games // TOGETHER))
        missing = [number for number in numbers if not self.path(number).exists()]
        there = len(numbers) - len(missing)
        watcher.gathered(there * TOGETHER, len(numbers) * TOGETHER)
        for count, _ in enumerate(
            done(partial(keep_batch, self), missing, workers), start=there + 1
        ):
            watcher.gathered(count * TOGETHER, len(numbers) * TOGETHER)
        return joined([Samples.load(self.path(number)) for number in numbers])


def store_of(game: str, path: Path, folder: Path, seed: int) -> SampleStore:
    """Where the games of a file of weights are kept, or of those of a run's folder."""
    file = weights.file_of(path)
    return SampleStore(game, file, folder, seed, weights.fingerprint(weights.read(file)[0]))


def keep_batch(store: SampleStore, number: int) -> None:
    """Play some of the games, and keep them."""
    played = play_batch(network(store.game, store.weights), f"harvest-{store.seed}-{number}")
    played.save(store.path(number))
