"""A game in progress and the log of it as each seat may know it.

What is here has been stored: a choice is tried on a copy, stored, and only then adopted, so
whatever is made of it may be told.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from kanly.core import registry
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.core.setup import Given, Options
from kanly.server.slices import Slices
from kanly.server.store.games import ChoiceRow

Viewer = int | None
"""A seat, or None for the public."""
MOST_PAST: Final = 16
"""Positions that are kept for taking back; before those the game is played again."""
MOST_UNDO: Final = 200
"""Choices that can be taken back at once."""
MOST_UNASKED: Final = 300
"""Choices that nobody asked for, between two that somebody was."""


class Entry(NamedTuple):
    """An event in somebody's log: how many choices had been made, and of which visible one."""

    moves: int
    step: int
    event: Event


class Trial(NamedTuple):
    """A choice made on a copy: the position after it, and what happened."""

    game: Game
    events: list[Event]
    unasked: bool = False
    """Whether nobody had asked for it."""

    @property
    def trace(self) -> str:
        """What came of it: what was told to whom, and who is asked what now, as a hash."""
        told = [(event.key, sorted(event.args.items()), event.audience) for event in self.events]
        asked = [(decision.seat, decision.kind.name) for decision in self.game.pending]
        return hashlib.blake2b(repr((told, asked)).encode(), digest_size=8).hexdigest()


class Live:
    """The game as stored, and what happened in it."""

    def __init__(
        self,
        name: str,
        players: int,
        seed: str,
        options: Options,
        names: list[str],
        given: Given | None = None,
    ) -> None:
        heard: list[Event] = []
        self.game = registry.new(name, players, seed, options, names, heard, given)
        self.logs: dict[Viewer, list[Entry]] = {None: []}
        self.logs.update({seat: [] for seat in range(players)})
        self.past: list[Game] = []
        """Positions before the last choices, as far back as any may be taken back."""
        self.unasked = 0
        """How many choices were made that nobody asked for, since one that somebody was."""
        self.run: tuple[int, Game] | None = None
        """The seat that alone made the last of those, and the position before its first."""
        self.note(heard)

    # The way forward ------------------------------------------------------------------------------

    def attempt(self, seat: int, choice: Choice | str) -> Trial:
        """Make a choice on a copy; raises what the game raises."""
        game = self.game.clone()
        asked = self.game.decision(seat)
        events = events_of(game, seat, choice)
        unasked = asked is None or game.history[-1].plain not in asked.choices
        return Trial(game, events, unasked)

    def withdrawn(self, seat: int, trial: Trial) -> Game | None:
        """The earlier position to which a choice leads back, if its seat alone has done something
        since, which nobody had asked for: a draft thrown away, for one."""
        if not trial.unasked or self.run is None or self.run[0] != seat:
            return None
        first = self.run[1]
        since = [game for game in self.past if len(game.history) > len(first.history)]
        state = trial.game.state()
        return next((game for game in (first, *since) if game.state() == state), None)

    def adopt(self, trial: Trial) -> None:
        """The choice was stored: go on from there."""
        floor = trial.game.floor
        past = [game for game in (*self.past, self.game) if len(game.history) >= floor]
        self.past = past[-MOST_PAST:]
        seat = trial.game.movers[-1]
        self.unasked = self.unasked + 1 if trial.unasked else 0
        if not trial.unasked:
            self.run = None
        elif self.run is None or self.run[0] != seat:
            self.run = (seat, self.game)
        self.game = trial.game
        self.note(trial.events)

    def happenings(self, quiet: frozenset[str]) -> int:
        """How much has happened for all to see, but for what only marks the time."""
        return sum(entry.event.key not in quiet for entry in self.logs[None])

    def replay(self, seat: int, choice: str) -> None:
        """Make a stored choice again."""
        self.note(events_of(self.game, seat, choice))

    def begin_here(self) -> None:
        """The game goes on from a position of another game: nobody takes back what led there."""
        self.game.seen()
        self.game.start = self.game.clone()
        self.past, self.run, self.unasked = [], None, 0

    def repeat(self, row: ChoiceRow) -> bool:
        """Make a choice again that was stored under other rules, if the same comes of it."""
        try:
            trial = self.attempt(row.seat, row.choice)
            same = row.trace is None or row.trace == trial.trace
        except Exception:  # whatever the rules of now make of the choices of then
            return False
        if same:
            self.adopt(trial)
        return same

    def note(self, events: list[Event]) -> None:
        moves = len(self.game.history)
        for event in events:
            for viewer, log in self.logs.items():
                if event.seen_by(viewer):
                    new = not log or log[-1].moves != moves
                    step = (log[-1].step if log else -1) + new
                    log.append(Entry(moves, step, event))

    # The way back ---------------------------------------------------------------------------------

    def back_to_each(self, seat: int, count: int) -> list[int]:
        """How many choices stay when a seat takes back its last ones, by how many those are;
        raises if it may not take back so many."""
        allowed = self.game.retractable(seat)[:MOST_UNDO]
        if count > len(allowed):
            self.game.undo(seat, count)
        return allowed

    async def at(self, length: int) -> Game:
        """The position after the first choices."""
        for game in self.past:
            if len(game.history) == length:
                return game
        slices = Slices()
        start = self.game.start
        assert start is not None
        game, made = self.game.rewind(len(start.history)), slice(len(start.history), length)
        for seat, choice in zip(self.game.movers[made], self.game.history[made]):
            game.apply(seat, choice)
            await slices.rest()
        return game

    def rewind(self, game: Game) -> None:
        """Go back to an earlier position."""
        length = len(game.history)
        self.game = game
        self.run = None
        self.past = [before for before in self.past if len(before.history) < length]
        for viewer, log in self.logs.items():
            self.logs[viewer] = [entry for entry in log if entry.moves <= length]

    def why_no_undo(self, seat: int) -> str:
        """The message that says what stands in the way of taking back."""
        game = self.game
        if seat not in game.movers:
            return "table-undo-start"
        hidden = [answer[1:3] for answer in game.sealed if answer[3] and answer[1] != seat]
        at = len(game.movers) - 1
        while at >= game.floor and (game.movers[at], game.history[at]) in hidden:
            at -= 1
        return "table-undo-others" if at >= game.floor else "table-undo-seen"

    # Questions ------------------------------------------------------------------------------------

    def decision(self, seat: int, ident: str) -> Decision | None:
        """What the seat is asked or offered under that id now."""
        for decision in (self.game.decision(seat), self.game.free(seat)):
            if decision is not None and question_id(self.game, decision) == ident:
                return decision
        return None


def events_of(game: Game, seat: int, choice: Choice | str) -> list[Event]:
    """Make a choice; what happened."""
    heard: list[Event] = []
    game.listener = heard
    game.apply(seat, choice)
    game.listener = None
    return heard


def question_id(game: Game, decision: Decision) -> str:
    """A name for a question: it tells nothing that its seat does not know."""
    known = ASKED.get(id(decision))
    if known is None:
        choices = [choice.notation for choice in decision.choices]
        asked = repr((decision.kind.name, sorted(decision.prompt.args.items()), choices))
        digest = hashlib.blake2b(asked.encode(), digest_size=4).hexdigest()
        if len(ASKED) >= MOST_ASKED:
            ASKED.clear()
        known = ASKED[id(decision)] = (decision, digest)
    return f"{game.movers.count(decision.seat)}-{known[1]}"


ASKED: Final[dict[int, tuple[Decision, str]]] = {}
"""Questions and their digests, by identity: each is asked for several times in a row."""
MOST_ASKED: Final = 500
