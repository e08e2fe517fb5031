"""PettingZoo: every seat is an agent, and agents are asked one after the other (AEC).

>>> from kanly.envs import zoo
>>> env = zoo.env("imperium", players=4)
>>> env.reset(seed=7)
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

from kanly.core.errors import BadOption, UnknownName
from kanly.core.setup import Options
from kanly.envs.arrays import ANSI, Mask, Row, checked_mode, mask_of, number_of, row_of
from kanly.envs.extra import needed
from kanly.envs.table import Table
from kanly.envs.terms import Seeds, Terms

with needed("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv

Observation = dict[str, Row | Mask]


class ZooEnv(AECEnv):
    """A game in which seat 0 is the agent `seat_0`, and so on.

    An observation is a dictionary: `observation`, what the seat sees, as numbers (see
    `kanly.encoding`), and `action_mask`, a 1 for every choice it may make; the mask of a seat that
    is not asked is empty. Rewards come at the end. `env.table.game` is the game itself.
    """

    metadata = {"render_modes": [ANSI], "is_parallelizable": False}

    def __init__(self, terms: Terms, render_mode: str | None = None) -> None:
        super().__init__()
        self.terms = terms
        self.render_mode = checked_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"kanly_{terms.game}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(terms.players)]
        self.agents: list[str] = []
        self.agent_selection = ""
        self.dealt: Table | None = None
        self.seeds = Seeds(randbits(62))
        encoding = terms.encoding
        box = spaces.Box(0, 255, (encoding.size,), np.uint8)
        mask = spaces.Box(0, 1, (encoding.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(encoding.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed is that of the game; without one, another game than the last."""
        self.dealt = self.terms.deal(self.seeds.pick(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.point_on()

    @property
    def table(self) -> Table:
        """The game in progress."""
        if self.dealt is None:
            raise BadOption("no game has begun; reset it")
        return self.dealt

    def step(self, action: np.int64 | int | None) -> None:
        """Make the asked seat's choice; whoever is done gives None."""
        table = self.table
        if not self.agents:
            raise BadOption("the game is over; reset it")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table.step(number_of(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.point_on()
        self._accumulate_rewards()

    def point_on(self) -> None:
        """Select the seat that is asked next; at the end everyone learns what it was worth."""
        table = self.table
        if not table.over:
            self.agent_selection = self.possible_agents[table.seat]
            return
        for agent, reward in zip(self.possible_agents, table.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        table = self.table
        if agent not in self.possible_agents:
            raise UnknownName("agent", agent, self.possible_agents)
        seat = self.possible_agents.index(agent)
        choices = table.choices if table.seat == seat else []
        return {
            "observation": row_of(table.observe(seat)),
            "action_mask": mask_of(self.terms.encoding, choices),
        }

    def render(self) -> str | None:
        """The whole table in text, in the mode `ansi`."""
        return str(self.table.game) if self.render_mode == ANSI else None

    def close(self) -> None:
        pass


def env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    reward: str = "win",
    offers: bool = False,
    forced: bool = False,
    render_mode: str | None = None,
) -> ZooEnv:
    """An environment of a game; see `Terms` for what the arguments mean."""
    terms = Terms(game, players, options, reward, offers, forced)
    return ZooEnv(terms, render_mode)
