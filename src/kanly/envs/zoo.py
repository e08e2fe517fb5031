"""PettingZoo: every seat is an agent.

>>> from kanly.envs import zoo
>>> env = zoo.env("imperium", players=4)
>>> env.reset(seed=7)

In `env` agents are asked one after the other (AEC). In `parallel_env` all that are asked at the
same time choose together, as in the secret choices of the classic game.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

from kanly.core.errors import BadOption, UnknownName
from kanly.core.setup import Options
from kanly.envs.arrays import (
    MODES,
    Mask,
    Picture,
    Row,
    checked_mode,
    mask_of,
    number_of,
    rendered,
    row_of,
)
from kanly.envs.extra import needed
from kanly.envs.table import Table
from kanly.envs.terms import Seeds, Terms

with needed("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

Observation = dict[str, Row | Mask]


class ZooEnv(AECEnv):
    """A game in which seat 0 is the agent `seat_0`, and so on.

    An observation is a dictionary: `observation`, what the seat sees, as numbers (see
    `kanly.encoding`), and `action_mask`, a 1 for every choice it may make; the mask of a seat that
    is not asked is empty. Rewards come at the end. `env.table.game` is the game itself.
    """

    metadata = {"render_modes": MODES, "is_parallelizable": False}

    def __init__(self, terms: Terms, render_mode: str | None = None) -> None:
        super().__init__()
        self.terms = terms
        self.render_mode = checked_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"kanly_{terms.name.replace('-', '_')}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(terms.players)]
        self.agents: list[str] = []
        self.agent_selection = ""
        self.dealt: Table | None = None
        self.seeds = Seeds(randbits(62))
        encoding = terms.encoding
        self.state_space = state_space(terms)
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
        """Make the asked seat's choice; an agent that is done passes None."""
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

    def state(self) -> Row:
        """What all seats see, one row for each."""
        return state_of(self.table)

    def render(self) -> str | Picture | None:
        """The whole table: text in the mode `ansi`, a picture in the mode `rgb_array`."""
        return rendered(self.table.game, self.render_mode)

    def close(self) -> None:
        pass


class ZooParallelEnv(ParallelEnv):
    """The same game, in which all seats that are asked at the same time choose together.

    Every agent takes part in every step. One that is not asked has a single choice in its mask, the
    last one, `wait`; it may as well be left out of `actions`. Rewards come at the end.
    """

    metadata: dict[str, object] = {"render_modes": MODES}

    def __init__(self, terms: Terms, render_mode: str | None = None) -> None:
        self.terms = terms
        self.render_mode = checked_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"kanly_{terms.name.replace('-', '_')}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(terms.players)]
        self.agents: list[str] = []
        self.dealt: Table | None = None
        self.seeds = Seeds(randbits(62))
        self.state_space = state_space(terms)
        self.wait = terms.encoding.actions
        """The action of who is not asked."""
        box = spaces.Box(0, 255, (terms.encoding.size,), np.uint8)
        mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    @property
    def table(self) -> Table:
        """The game in progress."""
        if self.dealt is None:
            raise BadOption("no game has begun; reset it")
        return self.dealt

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. A seed is that of the game; without one, another game than the last."""
        self.dealt = self.terms.deal(self.seeds.pick(seed))
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, np.int64 | int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Make the choices of all seats that are asked."""
        table = self.table
        if not self.agents:
            raise BadOption("the game is over; reset it")
        chosen = self.checked(table, actions)
        for seat, number in chosen.items():
            if table.turn_to(seat):
                table.step(number)
        agents, self.agents = self.agents, [] if table.over else self.agents
        ended = dict.fromkeys(agents, table.over)
        cut = dict.fromkeys(agents, False)
        rewards = dict(zip(agents, table.rewards(), strict=True))
        return self.observations(), rewards, ended, cut, {agent: {} for agent in agents}

    def checked(self, table: Table, actions: dict[str, np.int64 | int]) -> dict[int, int]:
        """The number that each asked seat chooses, if all are choices of theirs."""
        for agent in actions:
            if agent not in self.possible_agents:
                raise UnknownName("agent", agent, self.possible_agents)
        chosen: dict[int, int] = {}
        for seat in table.asked():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise BadOption(f"no action for {agent}, which is asked")
            chosen[seat] = number_of(actions[agent])
            table.turn_to(seat)
            table.choice(chosen[seat])
        return chosen

    def observations(self) -> dict[str, Observation]:
        """What each seat sees and may do."""
        table = self.table
        asked = table.asked()
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in asked:
                mask[[choice.index for choice in asked[seat]]] = 1
            else:
                mask[self.wait] = 1
            found[agent] = {"observation": row_of(table.observe(seat)), "action_mask": mask}
        return found

    def state(self) -> Row:
        """What all seats see, one row for each."""
        return state_of(self.table)

    def render(self) -> str | Picture | None:
        """The whole table: text in the mode `ansi`, a picture in the mode `rgb_array`."""
        return rendered(self.table.game, self.render_mode)

    def close(self) -> None:
        pass


def state_space(terms: Terms) -> spaces.Box:
    return spaces.Box(0, 255, (terms.players, terms.encoding.size), np.uint8)


def state_of(table: Table) -> Row:
    return np.stack([row_of(table.observe(seat)) for seat in range(table.terms.players)])


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


raw_env = env
"""The same: `ZooEnv` checks agents, actions and their order itself and needs no wrappers."""


def parallel_env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    reward: str = "win",
    offers: bool = False,
    forced: bool = False,
    render_mode: str | None = None,
) -> ZooParallelEnv:
    """The same game, in which all that are asked at the same time choose together."""
    terms = Terms(game, players, options, reward, offers, forced)
    return ZooParallelEnv(terms, render_mode)
