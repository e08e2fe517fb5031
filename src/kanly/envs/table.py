"""A game as a learner meets it: one seat to move after the other, choices by number.

Seats that choose in secret at the same time are asked one after the other; each sees only its own
view, so it makes no difference to them. Every door of this package stands on this table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Final

from kanly import bots
from kanly.bots import Bot
from kanly.core import registry
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import BadOption, IllegalChoice
from kanly.core.game import Game
from kanly.core.rng import SPAN, Rng, seeded
from kanly.core.setup import Options
from kanly.encoding import Encoding, encoding_of
from kanly.envs.offers import offered, without_words
from kanly.envs.rewards import reward_named

NOBODY: Final = -1


class Terms:
    """Which game is played, and how it is given to learners."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        reward: str = "win",
        offers: bool = False,
        forced: bool = False,
    ) -> None:
        about = registry.kit_of(str(game)).about
        self.game = game
        self.players: int = about.default_players if players is None else players
        """As many as are usual, if nothing else is said."""
        self.options: Options = {} if options is None else options
        self.reward = reward
        self.offers = offers
        """Whether a seat that is asked may also do what it may do unasked (see `offers`)."""
        self.forced = forced
        """Whether a seat is asked even if it has but one choice."""
        reward_named(reward)
        registry.new(game, self.players, 0, self.options)

    @property
    def encoding(self) -> Encoding:
        return encoding_of(self.game)

    def deal(self, seed: int | str, players: Mapping[int, Bot] | None = None) -> Table:
        """A new game, run to the first choice of a seat that no bot plays."""
        game = registry.new(self.game, self.players, seed, self.options)
        return Table(self, game, players)


class Table:
    """A game in progress."""

    def __init__(self, terms: Terms, game: Game, players: Mapping[int, Bot] | None = None) -> None:
        self.terms = terms
        self.game = game
        self.players: Mapping[int, Bot] = players or {}
        """The bots, by seat."""
        self.seat = NOBODY
        """The seat to move, or NOBODY at the end."""
        self.choices: list[Choice] = []
        """What it may choose."""
        self.advance()

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def advance(self) -> None:
        """Play on to the next choice of a learner: bots answer, and so does who has no choice."""
        game = self.game
        while not game.over:
            decision = game.pending[0]
            seat = decision.seat
            if seat in self.players:
                game.apply(seat, bots.ask(self.players[seat], game, decision))
                continue
            choices = self.listed(decision)
            if len(choices) > 1 or self.terms.forced:
                self.seat, self.choices = seat, choices
                return
            game.apply(seat, choices[0])
        self.close()

    def close(self) -> None:
        """Nobody is asked any more, and the bots may go."""
        self.seat, self.choices = NOBODY, []
        for bot in self.players.values():
            bot.close()

    def listed(self, decision: Decision) -> list[Choice]:
        """Everything the asked seat may choose."""
        choices = without_words(decision)
        return choices + offered(self.game, decision.seat) if self.terms.offers else choices

    def legal(self) -> list[int]:
        """The numbers of the choices."""
        return [choice.index for choice in self.choices]

    def step(self, number: int) -> None:
        """Make the choice of that number, and play on to the next."""
        choice = self.choice(number)
        self.game.apply(self.seat, choice)
        self.advance()

    def choice(self, number: int) -> Choice:
        """The choice of that number, if it may be made here."""
        for choice in self.choices:
            if choice.index == number:
                return choice
        raise self.refusal(number)

    def refusal(self, number: int) -> BadOption | IllegalChoice:
        """Why a number is no choice here."""
        known = self.terms.encoding.choices
        if self.over:
            return BadOption("the game is over; reset it")
        if not 0 <= number < len(known):
            return BadOption(f"no choice {number}; expected 0 to {len(known) - 1}")
        choice = known[number]
        return IllegalChoice(choice.notation, self.game.refuse(self.seat, choice))

    def clone(self) -> Table:
        """An independent copy; the bots are the same ones."""
        twin = copy(self)
        twin.game = self.game.clone()
        return twin

    def resample(self, seat: int, chance: object) -> Table:
        """A table that this seat cannot tell from this one; if it is to move here, so it is there.

        Whether others are asked in secret is hidden, so another seat may be to move otherwise.
        """
        twin = copy(self)
        twin.game = self.game.resample(seat, chance)
        asked = twin.game.decision(seat) if seat == self.seat else None
        pending = [asked] if asked is not None else twin.game.pending
        if pending and not self.over:
            twin.seat, twin.choices = pending[0].seat, twin.listed(pending[0])
        else:
            twin.advance()
        return twin

    def observe(self, seat: int) -> bytearray:
        """What a seat sees, as numbers."""
        return self.terms.encoding.observe(self.game, seat)

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        result = self.game.result
        if result is None:
            return [0.0] * self.terms.players
        return reward_named(self.terms.reward)(result, self.terms.players)


class Seeds:
    """The seeds of one game after the other: the one that was asked for, then any that follow."""

    def __init__(self, seed: int | str) -> None:
        self.rng: Rng = seeded(seed)

    def pick(self, seed: int | None) -> int:
        """The seed of the next game; a given one is taken as it is, and fixes those after it."""
        if seed is None:
            return self.rng.below(SPAN)
        self.rng = seeded(seed)
        return seed


def make_bots(names: Sequence[str | Bot], seats: Sequence[int], seed: int | str) -> dict[int, Bot]:
    """A bot for each of these seats: one for all, or one for each in order."""
    if len(names) not in (1, len(seats)):
        raise BadOption(f"{len(names)} bots; expected one for all, or {len(seats)}")
    found: dict[int, Bot] = {}
    for place, seat in enumerate(seats):
        named = names[place % len(names)]
        found[seat] = named if isinstance(named, Bot) else bots.get(named, f"{seed}/{seat}")
    return found
