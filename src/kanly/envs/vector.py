"""Gymnasium's vector environment: many games of one seat against bots, from a `Batch`.

>>> import gymnasium
>>> import kanly.envs.gym
>>> envs = gymnasium.make_vec(
...     "kanly/Imperium-v0", num_envs=64, vectorization_mode="vector_entry_point"
... )
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbits
from typing import Any

from kanly.core.errors import BadOption
from kanly.core.setup import Options
from kanly.envs.batch import Batch
from kanly.envs.extra import needed
from kanly.envs.terms import Terms

with needed("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space
    from numpy.typing import ArrayLike, NDArray

Step = tuple[
    NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class SeatVectorEnv(gymnasium.vector.VectorEnv[NDArray[np.uint8], ArrayLike, NDArray[Any]]):
    """So many games, each from one seat; bots play the others.

    A game that ends is dealt anew at once (`AutoresetMode.SAME_STEP`), so the observation and the
    mask that come back with its reward are those of the next game. `infos["action_mask"]` has a
    mask for each game. An action that is no choice is an error, and nothing is done in any game.
    With `copy=False` the arrays that come back are always the same ones, written anew by each step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int | None = None,
        options: Options | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        reward: str = "win",
        offers: bool = False,
        workers: int = 0,
        copy: bool = True,
    ) -> None:
        count = Terms(game, players, options).players
        others = [other for other in range(count) if other != seat]
        if len(others) == count:
            raise BadOption(f"no seat {seat}; expected 0 to {count - 1}")
        names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(names) != len(others):
            raise BadOption(f"{len(names)} bots; expected one for all, or {len(others)}")
        bots = dict(zip(others, names, strict=True))
        self.batch = Batch(
            game,
            num_envs,
            players,
            options,
            randbits(62),
            bots,
            reward,
            offers,
            workers,
        )
        self.num_envs = num_envs
        self.seat = seat
        self.copy = copy
        encoding = self.batch.terms.encoding
        self.metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Box(0, 255, (encoding.size,), np.uint8)
        self.single_action_space = spaces.Discrete(encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.no_cuts = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Deal all games again: those of this seed, or any others."""
        super().reset(seed=seed)
        self.batch.reset(randbits(62) if seed is None else seed)
        return self.kept(self.batch.observations), self.infos()

    def step(self, actions: ArrayLike) -> Step:
        """Make a choice in each game; the bots play on until the seat is asked again."""
        batch = self.batch
        batch.step(actions)
        rewards = batch.rewards[:, self.seat].astype(np.float64)
        ended = batch.dones.copy()
        return self.kept(batch.observations), rewards, ended, self.no_cuts.copy(), self.infos()

    def infos(self) -> dict[str, Any]:
        return {"action_mask": self.kept(self.batch.masks)}

    def kept(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks by the name under which libraries of masked learners look for them."""
        return self.batch.masks

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()
