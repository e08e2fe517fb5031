"""OpenSpiel: the games as extensive-form games.

>>> import pyspiel
>>> import kanly.envs.spiel
>>> game = pyspiel.load_game("kanly_imperium(players=4,options=ix)")

Chance is explicit and all at the root: one of `deals` deals, each as likely, fixes every shuffle,
as a seed does; no player learns which. Seats that choose at the same time are asked one after the
other. Returns are shares of the victory less what an even share would be, so they add up to nothing
(but for a solo game, where they are 1 or 0).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

from kanly.core.errors import BadOption
from kanly.core.registry import KITS, kit_of
from kanly.core.setup import Options
from kanly.envs.extra import needed
from kanly.envs.table import Table
from kanly.envs.terms import Terms
from kanly.translation import Words

with needed("open_spiel"):
    import numpy as np
    import pyspiel

DEALS: Final = 10_000
"""How many deals there are, unless another number is asked for."""
DICE: Final = 1 << 53


class Memory:
    """What stands behind a state: the table, once it is dealt, and what each seat remembers.

    A memory is a digest of all a seat has seen and done when it was to move, one after the other.
    """

    def __init__(self, table: Table | None, memories: tuple[str, ...]) -> None:
        self.table = table
        self.memories = memories

    def __deepcopy__(self, memo: dict[int, object]) -> Memory:
        """How OpenSpiel copies a state."""
        return Memory(None if self.table is None else self.table.clone(), self.memories)

    def remember(self, seat: int, action: int) -> None:
        """The seat has seen what it sees now, and done this."""
        text = f"{self.memories[seat]} {self.seen(seat)} {action}"
        added = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
        self.memories = (*self.memories[:seat], added, *self.memories[seat + 1 :])

    def seen(self, seat: int) -> str:
        """Stands for everything the seat sees now."""
        if self.table is None:
            return ""
        return f"{self.table.game.view(seat).position.digest():016x}"


class SpielGame(pyspiel.Game):
    """A game as OpenSpiel knows it; a subclass says which."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given = {**PARAMETERS[name], **(params or {})}
        self.terms = Terms(name, given["players"], options_in(given["options"]))
        self.deals = int(given["deals"])
        if self.deals < 1:
            raise BadOption(f"{self.deals} deals; expected at least 1")
        players = self.terms.players
        solo = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.terms.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0 if solo else -1.0 / players,
            max_utility=1.0 if solo else 1.0 - 1.0 / players,
            utility_sum=None if solo else 0.0,
            max_game_length=kit_of(name).longest,
        )
        super().__init__(type_of(name, solo), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> Observer:
        """What a seat sees; with perfect recall, its string tells also what it remembers."""
        if params:
            raise BadOption(f"observation parameters {params}; there are none")
        return Observer(self.terms, kind is not None and kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class SpielState(pyspiel.State):
    """A position as OpenSpiel knows it: before the deal a chance node, then seat after seat."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Memory(None, ("",) * game.terms.players)

    @property
    def table(self) -> Table:
        """The game in progress."""
        table = self.held.table
        if table is None:
            raise BadOption("nothing is dealt yet; apply an outcome of chance first")
        return table

    def current_player(self) -> int:
        table = self.held.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.table is None:
            deals = self.get_game().deals
            if not 0 <= action < deals:
                raise BadOption(f"no deal {action}; expected 0 to {deals - 1}")
            held.table = self.get_game().terms.deal(action)
        else:
            held.table.choice(action)  # before anything is remembered
            held.remember(held.table.seat, action)
            held.table.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        notation: str = self.get_game().terms.encoding.choices[action].notation
        return notation

    def is_terminal(self) -> bool:
        return self.held.table is not None and self.held.table.over

    def returns(self) -> list[float]:
        players = self.get_game().terms.players
        if not self.is_terminal():
            return [0.0] * players
        even = 0.0 if players == 1 else 1.0 / players
        return [reward - even for reward in self.table.rewards()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from the true one.

        Its history is empty, for none is known that leads there; what others remember is blank.
        """
        held = self.held
        state: SpielState = self.get_game().new_initial_state()
        table = self.table.resample(player, f"{int(sampler() * DICE)}/{int(sampler() * DICE)}")
        blank = [""] * len(held.memories)
        blank[player] = held.memories[player]
        state.held = Memory(table, tuple(blank))
        return state

    def __str__(self) -> str:
        table = self.held.table
        return "not dealt" if table is None else str(table.game)


class Observer:
    """What a seat sees, as OpenSpiel asks for it."""

    def __init__(self, terms: Terms, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(terms.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into `tensor`: the row of the game's encoding."""
        table = state.held.table
        if table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(table.observe(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """Stands for what the player sees, and with perfect recall for all it ever saw and did."""
        held = state.held
        if self.recalls:
            return f"seat {player}, remembers {held.memories[player]}, sees {held.seen(player)}"
        return f"seat {player}, sees {held.seen(player)}"


# Registering --------------------------------------------------------------------------------------

PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    name: {"players": kit.about.default_players, "options": "", "deals": DEALS}
    for name, kit in KITS.items()
}


def options_in(text: str) -> Options:
    """Options from text: `ix;epic`, `advanced;turns:5;factions:draft`, `leaders:a+b`."""
    options: Options = {}
    for part in text.split(";") if text else []:
        name, colon, value = part.partition(":")
        options[name] = option_value(value) if colon else True
    return options


def option_value(text: str) -> int | bool | str | list[str]:
    if text in ("true", "false"):
        return text == "true"
    if text.isdecimal():
        return int(text)
    return text.split("+") if "+" in text else text


def type_of(name: str, solo: bool = False) -> pyspiel.GameType:
    """How a game is described; only a solo game is not of zero sum."""
    players = kit_of(name).about.players
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"kanly_{name}",
        long_name=Words("en").game(name),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if solo else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS[name],
    )


for _name in KITS:
    pyspiel.register_game(type_of(_name), type(f"{_name}_game", (SpielGame,), {"name": _name}))
