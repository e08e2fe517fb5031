"""What a search knows about a game: which choices are promising, how to play on, who is winning."""

from __future__ import annotations

from kanly.bots.search.budget import Clock
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.rng import Rng
from kanly.core.view import View


class Heuristics:
    """One for each game and strength. It is shown sampled positions only, never the true one."""

    batch_size = 16
    """Descents that are played on side by side."""
    value_weight = 12.0
    """How much what happened in playouts counts against the first glance."""
    pseudo_visits = 0.0
    """How many tries of a choice it takes until half of what came of them is believed."""
    races = False
    """Whether the choices of the first decision race, and playouts go on from there, instead of
    growing with the tree."""
    race_margin = 2.5
    """How much less promising than the best a choice may look to take part in a race."""
    equal_players = False
    """Whether everybody is taken to play on as well as the seat that thinks, where positions are
    judged: for chances that are told to people. A bot does better to know whom it beats."""
    drop_deviations = 2.0
    """By how many standard errors the leader of a race must be ahead for another to drop out."""

    def immediate(self, view: View, rng: Rng, clock: Clock) -> Choice | None:
        """An answer that needs no search, or something to do unasked before; None to think.

        Whatever thinking it takes keeps to the clock.
        """
        return None

    def wakes(self, game: str, kind: str) -> bool:
        """Whether it looks for something to do unasked at questions of this kind."""
        return False

    def world(self, view: View, rng: Rng) -> Game:
        """A position that the view's seat cannot tell from the true one."""
        return view.sample(rng)

    def priors(self, game: Game, decision: Decision) -> list[float]:
        """How promising each choice looks at a glance, as logarithms of chances."""
        raise AssertionError("a subclass supplies priors")

    def playout_choices(self, games: list[Game], seat: int, rngs: list[Rng]) -> list[Choice]:
        """How the first seat asked in each position would probably go on; each with its own chance.

        `seat` is the one that thinks. Positions are never over, and their first decision has at
        least two choices.
        """
        raise AssertionError("a subclass supplies playout_choices")

    def playout_ends(self, game: Game, root: Game, seat: int) -> bool:
        """Whether a playout from the root, for a seat, has gone far enough to be judged."""
        raise AssertionError("a subclass supplies playout_ends")

    def chances(self, games: list[Game], seat: int) -> list[list[float]]:
        """Every player's chance to win each position, where playouts rest; `seat` thinks."""
        raise AssertionError("a subclass supplies chances")

    def rivals(self, game: Game, seat: int) -> list[int]:
        """The seats that a seat plays against."""
        return [other for other in range(game.players) if other != seat]

    def facts(self, game: Game, seat: int) -> dict[str, float]:
        """What a position looks like for a seat, by the names of `kanly.bots.reasons.SCALES`: for
        reasons that are told to people."""
        return {}

    def outcome(self, game: Game) -> list[float]:
        """What each player has of a game that is over."""
        return outcome(game)


def advance(game: Game) -> None:
    """Make every choice that is none, up to the next real one or the end."""
    while not game.over:
        decision = game.pending[0]
        if len(decision.choices) > 1:
            return
        game.apply(decision.seat, decision.choices[0])


def outcome(game: Game) -> list[float]:
    """Each player's share of a win that has been decided."""
    result = game.result
    assert result is not None
    won = 1 / len(result.winners)
    return [won if seat in result.winners else 0.0 for seat in range(game.players)]
