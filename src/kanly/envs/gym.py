"""Gymnasium: one seat against bots.

>>> import gymnasium
>>> import kanly.envs.gym
>>> env = gymnasium.make("kanly/Imperium-v0", players=4, opponents="greedy")
>>> observation, info = env.reset(seed=7)
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbits
from typing import Any, Final

from kanly.bots import Bot
from kanly.core.errors import BadOption
from kanly.core.setup import Options
from kanly.envs.arrays import (
    MODES,
    Mask,
    Picture,
    Row,
    checked_mode,
    mask_at_end,
    mask_of,
    number_of,
    rendered,
    row_of,
)
from kanly.envs.extra import needed
from kanly.envs.table import NOBODY, Table
from kanly.envs.terms import Seeds, Terms, make_bots, names

with needed("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

ILLEGAL: Final = -1.0
"""The reward of an action that is no choice here."""


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """A game from one seat; bots play the others.

    `seat` is the learner's, or None for another one each game. `opponents` is a bot, by name or
    itself, for all other seats, or one for each of them in order. `info["action_mask"]` has a 1 for
    every choice that may be made; so has `action_masks()`. When the game is over, all of it is 1:
    whatever comes next is ignored. An action that is no choice ends the game with the reward -1 and
    `info["illegal"]`.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = 0,
        reward: str = "win",
        offers: bool = False,
        render_mode: str | None = None,
    ) -> None:
        terms = Terms(game, players, options, reward, offers)
        if seat is not None and not 0 <= seat < terms.players:
            raise BadOption(f"no seat {seat}; expected 0 to {terms.players - 1}, or None")
        self.terms = terms
        self.opponents = [opponents] if isinstance(opponents, str | Bot) else list(opponents)
        make_bots(self.opponents, range(terms.players - 1), 0)
        self.wanted = seat
        self.seat = NOBODY
        """Where the learner sits in this game."""
        self.seeds = Seeds(randbits(62))
        self.render_mode = checked_mode(render_mode)
        self.observation_space = spaces.Box(0, 255, (terms.encoding.size,), np.uint8)
        self.action_space = spaces.Discrete(terms.encoding.actions)
        self.table: Table | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A new game. A seed is that of the game; without one, another game than the last."""
        super().reset(seed=seed)
        self.close()
        seed = self.seeds.pick(seed)
        players = self.terms.players
        self.seat = self.seeds.rng.below(players) if self.wanted is None else self.wanted
        others = [seat for seat in range(players) if seat != self.seat]
        self.table = self.terms.deal(seed, make_bots(self.opponents, others, seed))
        return self.observation(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Make a choice; the bots play on until the seat is asked again, or the game is over."""
        table = self.playing
        if table.over:
            raise BadOption("the game is over; reset it")
        number = number_of(action)
        if number not in table.legal():
            table.close()
            return self.observation(), ILLEGAL, True, False, {**self.info(), "illegal": True}
        table.step(number)
        return self.observation(), table.rewards()[self.seat], table.over, False, self.info()

    def close(self) -> None:
        """Leave the game, if there is one; programs that play in it are ended."""
        if self.table is not None:
            self.table.close()

    @property
    def playing(self) -> Table:
        """The game in progress."""
        if self.table is None:
            raise BadOption("no game has begun; reset it")
        return self.table

    def observation(self) -> Row:
        return row_of(self.playing.observe(self.seat))

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.mask(), "seat": self.seat}

    def mask(self) -> Mask:
        table = self.playing
        if table.over:
            return mask_at_end(self.terms.encoding)
        return mask_of(self.terms.encoding, table.choices)

    def action_masks(self) -> Mask:
        """The mask by the name under which libraries of masked learners look for it."""
        return self.mask()

    def render(self) -> str | Picture | None:
        """What the seat sees: text in the mode `ansi`, a picture in the mode `rgb_array`."""
        return rendered(self.playing.game.view(self.seat).position, self.render_mode)


def title(name: str) -> str:
    """The name of a game in an ID: `ImperiumSmall`."""
    return name.title().replace("-", "")


for _name in names():
    gymnasium.register(
        f"kanly/{title(_name)}-v0",
        "kanly.envs.gym:SeatEnv",
        vector_entry_point="kanly.envs.vector:SeatVectorEnv",
        kwargs={"game": _name},
    )
