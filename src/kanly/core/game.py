"""A game: one position and the way forward. It knows no game in particular.

A game's rules are *frames* on a stack: small tuples of integers that say what to do next, and
for whom. A frame whose first number is `ASK` or more waits for one or several seats; any other
is carried out at once. Between decisions nothing runs, so a position is plain data.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from kanly.core.choice import Choice, ChoiceBook
from kanly.core.decision import Decision
from kanly.core.errors import IllegalChoice, KanlyError
from kanly.core.event import ALL, Event, Listener
from kanly.core.message import Refusal
from kanly.core.result import Result
from kanly.core.rng import Rng, seeded
from kanly.core.setup import Setup
from kanly.core.view import View

if TYPE_CHECKING:
    from kanly.core.record import Record

Frame = tuple[int, ...]

ASK: Final = 1000
"""Frames from this number on wait for an answer."""

SEALED: Final = ChoiceBook("core").make("sealed", 0)
"""Stands in a view for an answer that was given and is not shown."""


class Game:
    """What every game is. A game's package subclasses it and supplies the rules below."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        self.setup = setup
        self.rng = rng
        self.stack: list[Frame] = []
        self.sealed: dict[int, Choice] = {}
        """Secret answers given so far to the question on top of the stack."""
        self.history: list[Choice] = []
        self.movers: list[int] = []
        self.floor = 0
        """Length of the history up to which nothing can be taken back."""
        self.start: Game | None = None
        """The position this game began from, for undo."""
        self.listener: Listener | None = None
        self._pending: list[Decision] | None = None

    # What a game's package supplies ---------------------------------------------------------------

    def step(self, frame: Frame) -> None:
        """Carry out a frame that waits for nobody."""
        raise AssertionError("a game supplies step")

    def ask(self, frame: Frame) -> list[Decision]:
        """The decisions that a waiting frame asks for, one per seat that owes an answer."""
        raise AssertionError("a game supplies ask")

    def answer(self, frame: Frame, seat: int, choice: Choice) -> None:
        """Carry on after the only answer to a frame, which has been taken off the stack."""
        raise AssertionError("a game supplies answer")

    def settle(self, frame: Frame, answers: dict[int, Choice]) -> None:
        """Carry on after all simultaneous answers to a frame, taken off the stack."""
        raise AssertionError("a game supplies settle")

    def parse(self, notation: str) -> Choice:
        """The choice of that notation, or an error with near matches."""
        raise AssertionError("a game supplies parse")

    def explain(self, seat: int, choice: Choice) -> Refusal:
        """Why this choice, which is not among the legal ones, is refused."""
        raise AssertionError("a game supplies explain")

    def clone(self) -> Game:
        """An independent copy of the position."""
        raise AssertionError("a game supplies clone")

    def fields(self) -> tuple[object, ...]:
        """Every field of the position as plain numbers, in a fixed order."""
        raise AssertionError("a game supplies fields")

    def mask(self, seat: int | None) -> Game:
        """A copy in which all that the seat may not know is taken out."""
        raise AssertionError("a game supplies mask")

    def redeal(self, rng: Rng) -> Game:
        """From a masked copy, a full position that its seat cannot tell from the true one."""
        raise AssertionError("a game supplies redeal")

    def check(self) -> None:
        """Raise AssertionError if the position breaks an invariant."""
        raise AssertionError("a game supplies check")

    def describe(self) -> dict[str, object]:
        """The position by names, as plain data fit for JSON."""
        raise AssertionError("a game supplies describe")

    @property
    def result(self) -> Result | None:
        """How the game ended, or None before its end."""
        raise AssertionError("a game supplies result")

    @property
    def rounds(self) -> int:
        """How many rounds were begun."""
        raise AssertionError("a game supplies rounds")

    # The way forward ------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def pending(self) -> list[Decision]:
        """The decisions owed now: usually one; several when seats choose at the same time."""
        pending = self._pending
        if pending is None:
            if not self.stack:
                pending = []
            else:
                pending = self.ask(self.stack[-1])
                if self.sealed:
                    pending = [d for d in pending if d.seat not in self.sealed]
            self._pending = pending
        return pending

    def decision(self, seat: int) -> Decision | None:
        """What that seat is asked now, if anything."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def apply(self, seat: int, choice: Choice | str) -> None:
        """Make a choice and run the rules until the next decision."""
        if isinstance(choice, str):
            choice = self.parse(choice)
        for decision in self.pending:
            if decision.seat == seat:
                break
        else:
            raise IllegalChoice(choice.notation, self.refuse_turn())
        if choice not in decision.choices:
            raise IllegalChoice(choice.notation, self.explain(seat, choice))
        self.history.append(choice)
        self.movers.append(seat)
        self._pending = None
        if decision.kind.secret:
            self.sealed[seat] = choice
            if self.pending:
                return
            answers = self.sealed
            self.sealed = {}
            self._pending = None
            self.seen()
            self.settle(self.stack.pop(), answers)
        else:
            self.answer(self.stack.pop(), seat, choice)
        self.run()

    def run(self) -> None:
        """Carry out frames until one waits or none is left."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            if frame[0] >= ASK:
                return
            stack.pop()
            self.step(frame)

    def why_not(self, seat: int, notation: str) -> Refusal | None:
        """The reason a choice is refused here, or None if it is legal. Changes nothing."""
        choice = self.parse(notation)
        decision = self.decision(seat)
        if decision is None:
            return self.refuse_turn()
        if choice in decision.choices:
            return None
        return self.explain(seat, choice)

    def refuse_turn(self) -> Refusal:
        return Refusal("refuse-over" if self.over else "refuse-not-asked")

    # Equality, digest, pickling -------------------------------------------------------------------

    def state(self) -> tuple[object, ...]:
        """The whole position as plain data: equal states play on equally."""
        sealed = sorted((seat, choice.notation) for seat, choice in self.sealed.items())
        rng = self.rng
        return (self.setup.key(), rng.s1, rng.s2, tuple(self.stack), tuple(sealed), *self.fields())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.state() == other.state()

    def __hash__(self) -> int:
        return self.digest()

    def digest(self) -> int:
        """A 64-bit number that stands for the position, the same on every machine."""
        text = repr(self.state()).encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")

    # Views and resampling -------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Everything that seat may know and nothing else; None is a spectator."""
        own = None
        asked: list[tuple[int, str]] = []
        for decision in self.pending:
            if decision.seat == seat:
                own = decision
            elif not decision.kind.unseen:
                asked.append((decision.seat, decision.kind.name))
        masked = self.mask(seat)
        if self.sealed:
            masked.sealed = self.sealed_for(seat)
        return View(seat, masked, own, asked)

    def sealed_for(self, seat: int | None) -> dict[int, Choice]:
        """Who has answered, as the seat may know it: its own answer, and who answered openly."""
        seen: dict[int, Choice] = {}
        for decision in self.ask(self.stack[-1]):
            other = decision.seat
            if other in self.sealed and (other == seat or not decision.kind.unseen):
                seen[other] = self.sealed[other] if other == seat else SEALED
        return seen

    def resample(self, seat: int | None, rng: Rng | None = None) -> Game:
        """A random position that this seat cannot tell from the true one."""
        return self.view(seat).sample(seeded(0) if rng is None else rng)

    def reseal(self, rng: Rng) -> None:
        """Give each seat whose sealed answer is unknown one of its legal answers."""
        if not self.sealed:
            return
        for decision in self.ask(self.stack[-1]):
            if self.sealed.get(decision.seat) is SEALED:
                choices = decision.choices
                self.sealed[decision.seat] = choices[rng.below(len(choices))]

    # Events ---------------------------------------------------------------------------------------

    def emit(self, key: str, audience: int = ALL, **args: int | str) -> None:
        """Tell the listener, if there is one. Callers in hot paths test `listener` first."""
        if self.listener is not None:
            self.listener.append(Event(key, args, audience))

    # The record -----------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The game so far, to be saved and replayed."""
        from kanly.core.record import record_of

        return record_of(self)

    # Undo -----------------------------------------------------------------------------------------

    def seen(self) -> None:
        """Someone saw something new: nothing up to here can be taken back."""
        self.floor = len(self.history)

    def undoable(self, seat: int) -> int:
        """How many of its last choices the seat may take back now."""
        count = 0
        at = len(self.movers)
        while at > self.floor and self.movers[at - 1] == seat:
            at -= 1
            count += 1
        return count

    def undo(self, seat: int, choices: int = 1) -> Game:
        """The game as it was before the seat's last choices."""
        allowed = self.undoable(seat)
        if choices < 1 or choices > allowed:
            raise KanlyError(
                f"cannot take back {choices}: {allowed} of this seat's last choices may be undone",
                "refuse-undo",
                {"allowed": allowed},
            )
        return self.rewind(len(self.history) - choices)

    def rewind(self, length: int) -> Game:
        """The game after its first `length` choices, replayed from its start."""
        if self.start is None:
            raise KanlyError("this position has no beginning to return to", "refuse-undo")
        game = self.start.clone()
        game.start = self.start
        for i in range(length):
            game.apply(self.movers[i], self.history[i])
        return game
