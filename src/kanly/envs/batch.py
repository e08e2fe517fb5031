"""Many games in lockstep, as numpy arrays, in this process or in several.

>>> from kanly.envs.batch import Batch
>>> batch = Batch("imperium", games=256, workers=2)
>>> batch.step(batch.sample(rng))
"""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Any, Protocol

from kanly.core.errors import BadOption
from kanly.core.setup import Options
from kanly.envs.extra import needed
from kanly.envs.lockstep import Arrays, Lockstep, Plan
from kanly.envs.terms import Terms
from kanly.envs.workers import Workers

with needed("numpy"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


class Runner(Protocol):
    """Whoever keeps the games and writes them into the arrays."""

    arrays: Arrays

    def reset(self, seed: int | str) -> None: ...
    def lend(self, observations: NDArray[np.uint8], masks: NDArray[np.bool_]) -> None: ...
    def step(self) -> None: ...
    def close(self) -> None: ...


class Batch:
    """So many games, each of which waits for one seat's choice.

    The arrays are always the same ones, written anew by each step; copy what is to be kept. A game
    that ends is dealt anew at once: `dones` and `rewards` then tell of the game that ended, all
    other arrays of the new one. `bots` has the names of bots by seat; seats without one are the
    learner's. `workers` is the number of processes, 0 for none but this. The same seed gives the
    same games however many there are.
    """

    def __init__(
        self,
        game: str,
        games: int = 64,
        players: int | None = None,
        options: Options | None = None,
        seed: int | str = 0,
        bots: Mapping[int, str] | None = None,
        reward: str = "win",
        offers: bool = False,
        workers: int = 0,
    ) -> None:
        self.terms = Terms(game, players, options, reward, offers)
        plan = Plan(self.terms, games, dict(bots or {}))
        self.runner: Runner = Workers(plan, workers) if workers else Lockstep(plan)
        arrays = self.runner.arrays
        self.observations: NDArray[np.uint8] = arrays.observations
        """What the seat to move sees, by game."""
        self.masks: NDArray[np.bool_] = arrays.masks
        """Which choices it may make, by game."""
        self.seats: NDArray[np.int8] = arrays.seats
        """The seat to move, by game."""
        self.rewards: NDArray[np.float32] = arrays.rewards
        """By game and seat; 0 but for the games that have just ended."""
        self.dones: NDArray[np.bool_] = arrays.dones
        """Which games have just ended."""
        self.lines = np.arange(games)
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<batch of {self.games} games: {self.terms.name}, {self.terms.players} players>"

    @property
    def games(self) -> int:
        return len(self.seats)

    def reset(self, seed: int | str) -> None:
        """Deal all games again."""
        self.runner.reset(seed)

    def step(
        self,
        actions: ArrayLike,
        observations: NDArray[np.uint8] | None = None,
        masks: NDArray[np.bool_] | None = None,
    ) -> None:
        """Make the choice of that number in each game; if one is none, nothing is done in any.

        `observations` and `masks` are arrays of the caller's, such as a row of what it stores for
        training. What follows is written into them, and they are the batch's own from then on.
        """
        chosen = self.checked(np.asarray(actions))
        self.runner.lend(
            self.lent("observations", observations, self.observations),
            self.lent("masks", masks, self.masks),
        )
        arrays = self.runner.arrays
        arrays.actions[:] = chosen
        self.runner.step()
        self.observations, self.masks = arrays.observations, arrays.masks

    def lent(self, name: str, given: NDArray[Any] | None, like: NDArray[Any]) -> NDArray[Any]:
        """Memory of the caller's to write into, if it is of the right kind."""
        if given is None or given is like:
            return like
        if given.shape != like.shape or given.dtype != like.dtype:
            raise BadOption(
                f"{name} of shape {given.shape} and type {given.dtype}; "
                f"expected {like.shape} and {like.dtype}"
            )
        if not (given.flags.c_contiguous and given.flags.writeable):
            raise BadOption(f"{name} that cannot be written as one stretch of memory")
        return given

    def checked(self, given: NDArray[Any]) -> NDArray[np.integer]:
        """Actions, if they are legal choices, one for each game."""
        if given.shape != (self.games,):
            raise BadOption(f"actions of shape {given.shape}; expected ({self.games},)")
        if not np.issubdtype(given.dtype, np.integer):
            raise BadOption(f"actions of type {given.dtype}; expected whole numbers")
        most = self.masks.shape[1] - 1
        legal = self.masks[self.lines, np.clip(given, 0, most)]
        wrong = np.flatnonzero(~legal | (given < 0) | (given > most))
        if wrong.size:
            game = int(wrong[0])
            raise BadOption(
                f"game {game}: {given[game]} is no choice of seat {self.seats[game]}; "
                f"expected one of the {np.count_nonzero(self.masks[game])} in its mask"
            )
        return given

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Any choice in each game, all as likely."""
        arrays = self.runner.arrays
        picked = (rng.random(self.games) * arrays.counts).astype(np.int64)
        places = arrays.starts + picked
        room = len(arrays.listed)
        found: NDArray[np.int64] = arrays.listed[np.minimum(places, room - 1)].astype(np.int64)
        for game in np.flatnonzero(places >= room):
            found[game] = np.flatnonzero(self.masks[game])[picked[game]]
        return found

    def close(self) -> None:
        """Leave the games, and end the worker processes, if there are any."""
        self.runner.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
