"""A game as a learner meets it: one seat to move after the other, choices by number.

Seats that choose in secret at the same time are asked one after the other; each sees only its own
view, so it makes no difference to them. Every environment of this package is built on this table.
It is compiled with the engine, and so is the loop over many tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i16_le

from kanly import bots
from kanly.bots import Bot
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import BadOption, IllegalChoice, KanlyError
from kanly.core.game import Game
from kanly.encoding import Encoding
from kanly.envs.offers import offered, without_words
from kanly.envs.rewards import reward_named

if TYPE_CHECKING:
    from kanly.envs.terms import Terms

NOBODY: Final = -1


class Table:
    """A game in progress."""

    def __init__(
        self,
        terms: Terms,
        game: Game,
        players: Mapping[int, Bot] | None = None,
        seat: int = NOBODY,
        choices: list[Choice] | None = None,
    ) -> None:
        self.terms = terms
        self.game = game
        self.players: Mapping[int, Bot] = players or {}
        """The bots, by seat."""
        self.encoding: Encoding = terms.encoding
        self.offers: bool = terms.offers
        self.forced: bool = terms.forced
        self.seat = seat
        """The seat to move, or NOBODY at the end."""
        self.choices: list[Choice] = [] if choices is None else choices
        """What it may choose."""
        if choices is None:
            self.advance()

    def __reduce__(self) -> tuple[type[Table], tuple[object, ...]]:
        return Table, (self.terms, self.game, self.players, self.seat, self.choices)

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def advance(self) -> None:
        """Play on to the next choice of a learner: bots answer, and single choices are made."""
        game = self.game
        while not game.over:
            decision = game.pending[0]
            seat = decision.seat
            if seat in self.players:
                game.apply(seat, bots.ask(self.players[seat], game, decision))
                continue
            choices = self.listed(decision)
            if len(choices) > 1 or self.forced:
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
        choices = without_words(decision) if self.encoding.spoken else decision.choices
        return choices + offered(self.game, decision.seat) if self.offers else choices

    def asked(self) -> dict[int, list[Choice]]:
        """The choices of every seat that has any now; several only choose in secret."""
        found: dict[int, list[Choice]] = {}
        if self.over:
            return found
        for decision in self.game.pending:
            if decision.seat == self.seat:
                found[decision.seat] = self.choices
            elif decision.kind.secret and decision.seat not in self.players:
                choices = self.listed(decision)
                if len(choices) > 1 or self.forced:
                    found[decision.seat] = choices
        return found

    def turn_to(self, seat: int) -> bool:
        """Let this seat move next; returns whether it is asked at all."""
        if seat != self.seat:
            decision = self.game.decision(seat)
            if decision is None:
                return False
            self.seat, self.choices = seat, self.listed(decision)
        return True

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
        known = self.encoding.choices
        if 0 <= number < len(known):
            wanted = known[number]
            for choice in self.choices:
                if choice is wanted:
                    return choice
        raise self.refusal(number)

    def refusal(self, number: int) -> BadOption | IllegalChoice:
        """Why a number is no choice here."""
        known = self.encoding.choices
        if self.over:
            return BadOption("the game is over; reset it")
        if not 0 <= number < len(known):
            return BadOption(f"no choice {number}; expected 0 to {len(known) - 1}")
        choice = known[number]
        return IllegalChoice(choice.notation, self.game.refuse(self.seat, choice))

    def clone(self) -> Table:
        """An independent copy; the bots are the same ones."""
        return Table(self.terms, self.game.clone(), self.players, self.seat, self.choices)

    def redraw(self, chance: object) -> Table:
        """A table at which chance goes another way from here; nobody can tell it from this one."""
        return Table(self.terms, self.game.redraw(chance), self.players, self.seat, self.choices)

    def draws(self, number: int) -> bool:
        """Whether chance decides something between this choice and the next."""
        after = self.clone()
        after.step(number)
        return after.game.chance_left() != self.game.chance_left()

    def resample(self, seat: int, chance: object) -> Table:
        """A table that this seat cannot tell from this one; if it is to move here, so it is there.

        Whether others are asked in secret is hidden, so another seat may be to move otherwise.
        """
        game = self.game.resample(seat, chance)
        asked = game.decision(seat) if seat == self.seat else None
        pending = [asked] if asked is not None else game.pending
        if pending and not self.over:
            seat, choices = pending[0].seat, self.listed(pending[0])
            return Table(self.terms, game, self.players, seat, choices)
        return Table(self.terms, game, self.players)

    def observe(self, seat: int) -> bytearray:
        """What a seat sees, as numbers."""
        return self.encoding.observe(self.game, seat)

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        result = self.game.result
        if result is None:
            return [0.0] * self.terms.players
        return reward_named(self.terms.reward)(result, self.terms.players)


class Rows:
    """Where tables are shown to a learner: memory in which each has a row of every kind."""

    def __init__(
        self,
        encoding: Encoding,
        observations: memoryview,
        seats: memoryview,
        counts: memoryview,
    ) -> None:
        self.encoding = encoding
        self.observations = observations
        self.seats = seats
        self.counts = counts
        self.numbers = BytesWriter()
        """The choices of all tables by number, two bytes each, one table after the other."""

    def listed(self) -> bytes:
        """The numbers of all choices since this was last asked."""
        numbers = self.numbers.getvalue()
        self.numbers.truncate(0)
        return numbers

    def show(self, row: int, table: Table) -> None:
        """Write down what the seat to move sees and may do."""
        encoding, numbers, choices = self.encoding, self.numbers, table.choices
        at = row * encoding.size
        self.observations[at : at + encoding.size] = encoding.row(table.game, table.seat)
        for choice in choices:
            write_i16_le(numbers, choice.index)
        self.counts[row] = len(choices)
        self.seats[row] = table.seat

    def step(
        self,
        tables: list[Table],
        actions: memoryview,
        first: int,
        after: Callable[[int], Table],
    ) -> None:
        """Make a choice at each table and show what follows.

        `first` is the number of the first of these games; `after` deals one anew that is over.
        """
        self.numbers.truncate(0)
        for row in range(len(tables)):
            table = tables[row]
            try:
                table.step(actions[row])
            except KanlyError as error:
                raise BadOption(f"game {first + row}: {error}") from error
            if table.over:
                table = after(row)
            self.show(row, table)
