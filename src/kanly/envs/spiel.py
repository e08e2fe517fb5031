"""OpenSpiel: the games as extensive-form games.

>>> import pyspiel
>>> import kanly.envs.spiel
>>> game = pyspiel.load_game("kanly_imperium(players=4,options=ix)")

Chance is explicit. By default all of it is at the root: one of `deals` deals, each as likely, fixes
every shuffle, as a seed does; no player learns which. With `draws=20`, every choice after which
something is drawn, rolled or looked at is followed by a chance node with 20 outcomes, each as
likely, and the deal at the root fixes only what is drawn before the first choice.

Seats that choose at the same time are asked one after the other. Returns are shares of the victory
less what an even share would be, so they add up to nothing (but for a solo game, where they are 1
or 0).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

from kanly.core.errors import BadOption
from kanly.core.registry import kit_of
from kanly.core.setup import Options
from kanly.envs.extra import needed
from kanly.envs.table import Table
from kanly.envs.terms import Terms, names
from kanly.translation import Words

with needed("open_spiel"):
    import numpy as np
    import pyspiel

DEALS: Final = 10_000
"""How many deals there are, unless another number is asked for."""
DICE: Final = 1 << 53
NOTHING: Final = -1


class Memory:
    """What stands behind a state: the table, once it is dealt, and what each seat remembers.

    A memory is a digest of all a seat has seen and done when it was to move, one after the other.
    Few ask for it, so it is only worked out then, by playing on from the last time.
    """

    def __init__(self, table: Table | None, seats: int) -> None:
        self.table = table
        self.waiting = NOTHING
        """The choice that chance is to follow."""
        self.memories = [""] * seats
        """What each seat remembers..."""
        self.then: Table | None = None if table is None else table.clone()
        """...of its choices up to here..."""
        self.since: list[tuple[int, int]] = []
        """...and the choices that follow, each with the draw that it led to."""

    def __deepcopy__(self, memo: dict[int, object]) -> Memory:
        """How OpenSpiel copies a state."""
        copy = Memory.__new__(Memory)
        copy.table = None if self.table is None else self.table.clone()
        copy.waiting = self.waiting
        copy.memories = self.memories[:]
        copy.then = self.then  # replaced as it changes
        copy.since = self.since[:]
        return copy

    def deal(self, table: Table) -> None:
        self.table, self.then = table, table.clone()

    def step(self, action: int, draw: int) -> None:
        """The seat to move chooses, and chance decides what it draws, unless it has decided."""
        assert self.table is not None
        if draw != NOTHING:
            self.table = self.table.redraw(draw)
        self.table.step(action)
        self.since.append((action, draw))

    def remembered(self, seat: int) -> str:
        """What a seat remembers."""
        if self.then is not None and self.since:
            then = self.then.clone()
            for action, draw in self.since:
                seen = f"{self.memories[then.seat]} {seen_by(then, then.seat)} {action}"
                digest = hashlib.blake2b(seen.encode(), digest_size=8).hexdigest()
                self.memories[then.seat] = digest
                if draw != NOTHING:
                    then = then.redraw(draw)
                then.step(action)
            self.then, self.since = then, []
        return self.memories[seat]

    def seen(self, seat: int) -> str:
        """Stands for everything the seat sees now."""
        return "" if self.table is None else seen_by(self.table, seat)


def seen_by(table: Table, seat: int) -> str:
    return f"{table.game.view(seat).position.digest():016x}"


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
        self.draws = int(given["draws"])
        if self.draws < 0:
            raise BadOption(f"{self.draws} draws; expected 0 or more")
        players = self.terms.players
        solo = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.terms.encoding.actions,
            max_chance_outcomes=max(self.deals, self.draws),
            num_players=players,
            min_utility=0.0 if solo else -1.0 / players,
            max_utility=1.0 if solo else 1.0 - 1.0 / players,
            utility_sum=None if solo else 0.0,
            max_game_length=kit_of(self.terms.game).longest,
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
        return 1 + (self.max_game_length() if self.draws else 0)


class SpielState(pyspiel.State):
    """A position as OpenSpiel knows it: before the deal a chance node, then seat after seat."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Memory(None, game.terms.players)

    @property
    def table(self) -> Table:
        """The game in progress."""
        table = self.held.table
        if table is None:
            raise BadOption("nothing is dealt yet; apply an outcome of chance first")
        return table

    def current_player(self) -> int:
        table = self.held.table
        if table is None or self.held.waiting != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal())

    def outcomes(self) -> int:
        """How many ways chance can go now."""
        game: SpielGame = self.get_game()
        return game.deals if self.held.table is None else game.draws

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.outcomes()
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        held = self.held
        if self.current_player() == pyspiel.PlayerId.CHANCE:
            outcomes = self.outcomes()
            if not 0 <= action < outcomes:
                raise BadOption(f"no outcome {action} of chance; expected 0 to {outcomes - 1}")
            if held.table is None:
                held.deal(self.get_game().terms.deal(action))
            else:
                choice, held.waiting = held.waiting, NOTHING
                held.step(choice, action)
        elif self.get_game().draws and self.table.draws(action):
            held.waiting = action
        else:
            held.step(action, NOTHING)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.held.table is None else f"draw {action}"
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
        state.held = Memory(table, len(held.memories))
        state.held.memories[player] = held.remembered(player)
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
            return f"seat {player}, remembers {held.remembered(player)}, sees {held.seen(player)}"
        return f"seat {player}, sees {held.seen(player)}"


# Registering --------------------------------------------------------------------------------------

PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    name: {"players": known.players, "options": "", "deals": DEALS, "draws": 0}
    for name, known in names().items()
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


def short(name: str) -> str:
    """How OpenSpiel knows a game: letters and underscores."""
    return f"kanly_{name.replace('-', '_')}"


def type_of(name: str, solo: bool = False) -> pyspiel.GameType:
    """How a game is described; only a solo game is not of zero sum."""
    game = names()[name].game
    players = kit_of(game).about.players
    kinds = pyspiel.GameType
    return kinds(
        short_name=short(name),
        long_name=Words("en").game(game) + name.removeprefix(game).replace("-", ", "),
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


for _name in PARAMETERS:
    pyspiel.register_game(
        type_of(_name), type(f"{short(_name)}_game", (SpielGame,), {"name": _name})
    )
