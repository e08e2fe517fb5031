"""A game: one position and the way forward. It knows no game in particular.

A game's rules are *frames* on a stack: small tuples of integers that say what to do next, and
for whom. A frame whose first number is `ASK` or more waits for one or several seats; any other
is carried out at once. Between decisions nothing runs, so a position is plain data.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kanly.core.choice import BOOKS, Choice, ChoiceBook
from kanly.core.decision import Decision, Kind
from kanly.core.errors import IllegalChoice, KanlyError, UnknownChoice, UnknownName
from kanly.core.event import ALL, Event, Listener
from kanly.core.layout import as_html, picture
from kanly.core.message import Refusal
from kanly.core.result import Result
from kanly.core.rng import M1, M2, Rng, generator, whole
from kanly.core.setup import Options, Setup
from kanly.core.view import View

if TYPE_CHECKING:
    from kanly.core.record import Record

Frame = tuple[int, ...]

ASK: Final = 1000
"""Frames from this number on wait for an answer."""

Sealed = tuple[int, int, Choice, bool]
"""A secret answer: the height of its question on the stack, its seat, the choice, and whether
others may not know that the seat was asked."""

Pile = tuple[list[int], int, int]
"""Cards face down: a list of cards, and where in it they begin and end."""

WINDOW: Final = 2000
"""Frames from this number on may turn out to ask nobody, and are then settled at once."""

SEALED: Final = ChoiceBook("core").make("sealed", 0)
"""Stands in a view for the answers of a seat that has given all it owes."""


def asks_nobody(game: Game, frame: Frame) -> list[Decision]:
    raise AssertionError(f"no question has the number of {frame}")


def has_no_answer(game: Game, frame: Frame, choice: Choice) -> None:
    raise AssertionError(f"{frame} is settled, not answered")


def is_not_settled(game: Game, frame: Frame, answers: dict[int, list[Choice]]) -> None:
    raise AssertionError(f"{frame} is answered, not settled")


Settle = Callable[["Game", Frame, dict[int, list[Choice]]], None]


class Dispatch:
    """What the frames of a game do, by their numbers, those of questions counted from `ASK`.

    The game's `rules` fill it.
    """

    def __init__(self) -> None:
        self.steps: list[Callable[[Game, Frame], None]] = []
        """Carry out a frame that waits for nobody."""
        self.asks: list[Callable[[Game, Frame], list[Decision]]] = [asks_nobody] * (
            2 * (WINDOW - ASK)
        )
        """The decisions that a waiting frame still asks for, at most one per seat.

        A frame that asks for secret answers looks at what each seat has `given`: a seat may owe
        one answer or several in a row, each at its own pace, and is left out when it owes none.
        """
        self.answers: list[Callable[[Game, Frame, Choice], None]] = [has_no_answer] * len(self.asks)
        """Carry on after the only answer to a frame, which has been taken off the stack."""
        self.settles: list[Settle] = [is_not_settled] * len(self.asks)
        """Carry on after all secret answers to a frame, by seat, taken off the stack."""


class Game:
    """What every game is. A game's package subclasses it and supplies the rules below."""

    def __init__(self, setup: Setup, rng: Rng, dispatch: Dispatch) -> None:
        self.setup = setup
        self.dispatch = dispatch
        self.rng = rng
        self.stack: list[Frame] = []
        self.sealed: list[Sealed] = []
        """Secret answers given so far to questions that are not settled."""
        self.history: list[Choice] = []
        self.movers: list[int] = []
        self.floor = 0
        """Length of the history up to which nothing can be taken back."""
        self.start: Game | None = None
        """The position this game began from, for undo."""
        self.listener: Listener | None = None
        self._pending: list[Decision] | None = None

    # What a game's package supplies ---------------------------------------------------------------

    def answers_once(self, kind: Kind) -> bool:
        """Whether a seat has nothing more to say to a secret question once it has answered."""
        return kind.once

    def offer(self, seat: int) -> Decision | None:
        """What a seat may do now although nobody waits for it; others are not told."""
        return None

    def interrupt(self, seat: int, choice: Choice) -> None:
        """Carry out such an offer; the question that waits stays on the stack below."""
        raise AssertionError("a game that makes offers supplies interrupt")

    def parse(self, notation: str) -> Choice:
        """The choice of that notation, or an error with near matches."""
        return BOOKS[self.setup.game].parse(notation)

    def explain(self, seat: int, choice: Choice) -> Refusal:
        """Why a seat that is asked may not make this choice, which is not a legal one."""
        raise AssertionError("a game supplies explain")

    def rule(self, seat: int) -> str:
        """The rule behind what the seat is asked; if nothing, behind who is asked or the end."""
        raise AssertionError("a game supplies rule")

    def clone(self) -> Game:
        """An independent copy of the position."""
        raise AssertionError("a game supplies clone")

    def carry_over(self, copy: Game) -> None:
        """Give a copy what every game has besides its own fields."""
        copy.stack = self.stack[:]
        copy.sealed = self.sealed[:]
        copy.history = self.history[:]
        copy.movers = self.movers[:]
        copy.floor = self.floor
        copy.start = self.start

    def fields(self) -> tuple[object, ...]:
        """Every field of the position as plain numbers, in a fixed order."""
        raise AssertionError("a game supplies fields")

    def mask(self, seat: int | None) -> Game:
        """A copy in which all that the seat may not know is taken out."""
        raise AssertionError("a game supplies mask")

    def redeal(self, rng: Rng) -> Game:
        """From a masked copy, a full position that its seat cannot tell from the true one."""
        raise AssertionError("a game supplies redeal")

    def undrawn(self) -> list[Pile]:
        """The cards that lie in an order of which nobody knows anything."""
        return []

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

    def text(self) -> str:
        """The table as text; a game that supplies none is listed field by field."""
        return "\n".join([f"{name}: {value}" for name, value in self.describe().items()])

    # The way forward ------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def seed(self) -> int | str:
        """What the game was dealt from; a view's position does not tell it."""
        return self.setup.seed

    @property
    def options(self) -> Options:
        """The options that differ from their defaults."""
        return dict(self.setup.options)

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
                frame = self.stack[-1]
                pending = self.dispatch.asks[frame[0] - ASK](self, frame)
            self._pending = pending
        return pending

    def asks_only(self, decisions: list[Decision]) -> None:
        """What is asked is known already; in a masked position only what its own seat is asked."""
        self._pending = decisions

    def decision(self, seat: int) -> Decision | None:
        """What that seat is asked now, if anything."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def apply(self, seat: int, choice: Choice | str) -> None:
        """Make a choice and run the rules until the next decision."""
        if isinstance(choice, str):
            choice = self.read(seat, choice)
        asked: Decision | None = None
        pending = self._pending
        if pending is None:
            pending = self.pending
        for decision in pending:
            if decision.seat == seat and choice.plain in decision.choices:
                asked = decision
        if asked is None and not self.is_offered(seat, choice):
            raise IllegalChoice(choice.notation, self.refuse(seat, choice))
        self.history.append(choice)
        self.movers.append(seat)
        self._pending = None
        if asked is None:
            self.interrupt(seat, choice)
        elif asked.kind.secret:
            self.sealed.append((len(self.stack), seat, choice, asked.kind.unseen))
            if self.answers_once(asked.kind):
                self._pending = [other for other in pending if other is not asked]
        else:
            frame = self.withdraw() if self.sealed else self.stack.pop()
            self.dispatch.answers[frame[0] - ASK](self, frame, choice)
        self.run()

    def run(self) -> None:
        """Carry out frames until one waits or none is left."""
        stack = self.stack
        steps = self.dispatch.steps
        while stack:
            frame = stack.pop()
            number = frame[0]
            if number < ASK:
                steps[number](self, frame)
                continue
            stack.append(frame)
            if (number < WINDOW and not self.sealed) or self.pending:
                return
            self.unseal()  # all secret answers are in, or there is nobody to ask

    def why_not(self, seat: int, notation: str) -> Refusal | None:
        """The reason a choice is refused here, or None if it is legal. Changes nothing."""
        try:
            choice = self.read(seat, notation)
        except UnknownChoice as error:
            return error.refusal
        decision = self.decision(seat)
        if decision is not None and choice.plain in decision.choices:
            return None
        if self.is_offered(seat, choice):
            return None
        return self.refuse(seat, choice)

    def read(self, seat: int, notation: str) -> Choice:
        """The choice that a seat writes so, or an error with near matches."""
        try:
            return self.parse(notation)
        except UnknownName as error:
            raise UnknownChoice(notation, self.rule(seat), str(error), error.near) from error

    def is_offered(self, seat: int, choice: Choice) -> bool:
        """Whether the seat may do this now without being asked."""
        offer = self.free(seat)
        return offer is not None and choice.plain in offer.choices

    def free(self, seat: int | None) -> Decision | None:
        """What the seat may do now without being asked, if there is such a seat."""
        if seat is None or not self.stack or not self.is_seat(seat):
            return None
        return self.offer(seat)

    def is_seat(self, seat: int) -> bool:
        """Whether a player sits there; Rivals that the rules move have no seat."""
        number = whole(seat)
        return number is not None and 0 <= number < self.players

    def refuse(self, seat: int, choice: Choice) -> Refusal:
        if choice.game != self.setup.game:
            return Refusal("refuse-unknown", self.rule(seat), {"choice": choice.notation})
        if self.over:
            return Refusal("refuse-over", self.rule(seat))
        if self.decision(seat) is None:
            return Refusal("refuse-not-asked", self.rule(seat))
        return self.explain(seat, choice)

    # Secret answers -------------------------------------------------------------------------------

    def given(self, seat: int) -> list[Choice]:
        """The seat's answers so far to the secret question on top of the stack."""
        height = len(self.stack)
        return [answer[2] for answer in self.sealed if answer[0] == height and answer[1] == seat]

    def answers(self) -> dict[int, list[Choice]]:
        """All answers to the secret question on top of the stack, by seat."""
        answers: dict[int, list[Choice]] = {}
        for height, seat, choice, _ in self.sealed:
            if height == len(self.stack):
                answers.setdefault(seat, []).append(choice)
        return answers

    def unseal(self) -> None:
        """All answers to the question on top are in: everyone sees what comes of them."""
        answers = self.answers()
        self._pending = None
        self.seen()
        frame = self.withdraw()
        self.dispatch.settles[frame[0] - ASK](self, frame, answers)

    def withdraw(self) -> Frame:
        """Take the question on top off the stack, with whatever was answered to it."""
        height = len(self.stack)
        self.sealed = [answer for answer in self.sealed if answer[0] != height]
        return self.stack.pop()

    def owed(self, height: int, seat: int) -> Decision | None:
        """What a question, perhaps interrupted, still asks of a seat."""
        stack = self.stack
        self.stack = stack[:height]
        try:
            frame = stack[height - 1]
            decisions = self.dispatch.asks[frame[0] - ASK](self, frame)
        finally:
            self.stack = stack
        for decision in decisions:
            if decision.seat == seat:
                return decision
        return None

    # As text --------------------------------------------------------------------------------------

    def __str__(self) -> str:
        return "\n".join([self.text(), "", *[str(decision) for decision in self.pending]]).rstrip()

    def __repr__(self) -> str:
        when = "over" if self.over else f"round {self.rounds}"
        return f"<{self.setup.game}, {self.players} players, {when}>"

    def _repr_html_(self) -> str:
        """How a notebook shows it."""
        asked = "\n".join([str(decision) for decision in self.pending])
        return picture(self) + as_html(asked)

    # Equality, digest, pickling -------------------------------------------------------------------

    def state(self) -> tuple[object, ...]:
        """The whole position as plain data: equal states play on equally.

        It holds the position's own lists, so it is to be compared or spelled out at once.
        """
        sealed = [(height, seat, choice.notation) for height, seat, choice, _ in self.sealed]
        sealed.sort(key=by_question)
        rng = self.rng
        return (self.setup.key(), rng.s1, rng.s2, tuple(self.stack), tuple(sealed), *self.fields())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.state() == other.state()

    def __hash__(self) -> int:
        return self.digest()

    def digest(self) -> int:
        """A 64-bit number that stands for the position, the same on every machine."""
        text = ascii(self.state()).encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")

    # Views and resampling -------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Everything that seat may know and nothing else; None is a spectator."""
        if seat is not None and not self.is_seat(seat):
            raise KanlyError(f"no seat {seat!r}; expected 0 to {self.players - 1}, or None")
        own = None
        asked: list[tuple[int, str]] = []
        for decision in self.pending:
            if decision.seat == seat:
                own = decision.copy()
            elif not decision.kind.unseen:
                asked.append((decision.seat, decision.kind.name))
        masked = self.mask(seat)
        masked.sealed = self.sealed_for(seat)
        return View(seat, masked, own, asked, self.free(seat))

    def sealed_for(self, seat: int | None) -> list[Sealed]:
        """Its own secret answers, and a mark for each seat seen to have given all it owes."""
        seen: list[Sealed] = []
        for height, other, choice, unseen in self.sealed:
            mark = (height, other, SEALED, unseen)
            if other == seat:
                seen.append((height, other, choice, unseen))
            elif not unseen and mark not in seen and self.owed(height, other) is None:
                seen.append(mark)
        return seen

    def resample(self, seat: int | None, chance: object = 0) -> Game:
        """A random position that this seat cannot tell from the true one, from a seed or a
        generator: the core's own, `random.Random` or numpy's."""
        return self.view(seat).sample(chance)

    def redraw(self, chance: object = 0) -> Game:
        """A copy in which chance goes another way from here, from a seed or a generator.

        The order of the decks changes, as far as nobody knows anything of it, and so does every
        die and shuffle to come. No seat can tell the copy from the true position.
        """
        rng = generator(chance)
        copy = self.clone()
        copy.start = None
        for cards, first, end in copy.undrawn():
            part = sorted(cards[first:end])
            rng.shuffle(part)
            cards[first:end] = part
        copy.rng = Rng(1 + rng.below(M1 - 1), 1 + rng.below(M2 - 1))
        return copy

    def chance_left(self) -> tuple[object, ...]:
        """What chance has still to decide; it changes when something is drawn or looked at."""
        piles = [tuple(sorted(cards[first:end])) for cards, first, end in self.undrawn()]
        return (self.rng.s1, self.rng.s2, *piles)

    def reseal(self, rng: Rng) -> None:
        """Give each seat whose secret answers are unknown legal ones, as it would be asked."""
        marks = [answer for answer in self.sealed if answer[2] is SEALED]
        self.sealed = [answer for answer in self.sealed if answer[2] is not SEALED]
        for height, seat, _, unseen in marks:
            decision = self.owed(height, seat)
            while decision is not None:
                choice = decision.choices[rng.below(len(decision.choices))]
                self.sealed.append((height, seat, choice, unseen))
                decision = self.owed(height, seat)

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
        return len(self.retractable(seat))

    def retractable(self, seat: int) -> list[int]:
        """The places in the history of what the seat may take back, last first.

        Others' answers to an unseen question do not count, lest the number tell of them; they are
        asked again if the choice before it is taken back.
        """
        hidden = [answer[1:3] for answer in self.sealed if answer[3] and answer[1] != seat]
        found: list[int] = []
        at = len(self.movers) - 1
        while at >= self.floor:
            if self.movers[at] == seat:
                found.append(at)
            elif (self.movers[at], self.history[at]) not in hidden:
                break
            at -= 1
        return found

    def undo(self, seat: int, choices: int = 1) -> Game:
        """The game as it was before the seat's last choices."""
        allowed = self.retractable(seat)
        if choices < 1 or choices > len(allowed):
            count = len(allowed)
            raise KanlyError(
                f"cannot take back {choices}: {count} of this seat's last choices may be undone",
                "refuse-undo",
                {"allowed": count},
            )
        return self.rewind(allowed[choices - 1])

    def rewind(self, length: int) -> Game:
        """The game after its first `length` choices, replayed from its start."""
        if not 0 <= length <= len(self.history):
            raise KanlyError(f"no choice {length}; this game has {len(self.history)}")
        if self.start is None:
            raise KanlyError("this position has no beginning to return to")
        game = self.start.clone()
        game.start = self.start
        if length < len(game.history):
            raise KanlyError(f"this game goes on from choice {len(game.history)} of another")
        for i in range(len(game.history), length):
            game.apply(self.movers[i], self.history[i])
        return game


def by_question(answer: tuple[int, int, str]) -> tuple[int, int]:
    """Answers are equal in whatever order seats gave them; those of one seat keep their order."""
    return (answer[0], answer[1])
