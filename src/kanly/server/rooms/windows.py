"""What is answered for a person, and when.

A person is not asked what has one answer, nor at a window where they have no stop. At a table of
several people nobody may learn from that who could have done something: how long a window stays
open depends on the stops of those who are asked, on nothing they hold, and on no early answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.stops import Stops, passing
from kanly.server.rooms.doc import RoomDoc

if TYPE_CHECKING:
    from kanly.server.rooms.room import Room

WINDOW_WAIT: Final = 0.6
"""Seconds after which a bot, or somebody without a stop, answers in a secret window, whatever it
holds and however soon it knows its answer."""
SHORTEST_WAIT: Final = 0.2
"""The same where nobody but bots could wait for anybody and the player wants them to be quick."""
WINDOW_OPEN: Final = 6.0
"""Seconds for which a window stays open at a table where somebody stops there."""
MASKED: Final = 2.5
"""The same of windows at which everybody stops (`Stops.fixed`) and nothing is answered in time."""
FORCED_WAIT: Final = (0.8, 2.5)
"""Between these many seconds a question with a single choice is answered in company."""

FORCED: Final = "/forced"
DECLINED: Final = "/declined"
KEPT: Final = "/kept"
ORDERED: Final = "/ordered"


class Answer(NamedTuple):
    """What is answered for a person: when, how, and whether they are asked meanwhile."""

    at: int
    how: str
    asked: bool = False


class Case(NamedTuple):
    """A question to a person: what its answer depends on."""

    doc: RoomDoc
    game: Game
    decision: Decision
    since: int
    """When it was first asked."""
    chance: float
    """A random number that belongs to it."""
    repeated: bool = False
    """Whether it is a pause like the seat's last one, and nothing has happened since."""
    kept: bool = False
    """Whether the person has given an answer that waits for the window to close."""


class Windows:
    """The windows of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.kept: dict[int, tuple[str, str]] = {}
        """By seat: a question and its answer, which is given when the window closes."""
        self.passed: dict[int, int] = {}
        """By seat: how much had happened when it let the last pause go by."""

    @property
    def stops(self) -> Stops:
        return self.room.kit.stops

    def wait_of_bots(self, doc: RoomDoc) -> float:
        """Seconds that every bot takes in a window."""
        if doc.company:
            return WINDOW_WAIT
        return min(WINDOW_WAIT, max(SHORTEST_WAIT, doc.pace_ms / 1000))

    def wait(self, seconds: float) -> int:
        """Milliseconds, at this server's pace."""
        return round(seconds * 1000 * self.room.hub.config.pace)

    def answer(self, case: Case) -> Answer | None:
        """What is answered for the person; None where they are asked and waited for."""
        if case.kept:
            return Answer(self.closing(case), KEPT)
        if self.stops.window(case.game, case.decision):
            return self.at_window(case)
        return self.at_question(case)

    # Windows --------------------------------------------------------------------------------------

    def at_window(self, case: Case) -> Answer | None:
        company, decision = case.doc.company, case.decision
        name = self.stops.window(case.game, decision)
        how = FORCED if passing(decision) is None else DECLINED
        single = len(decision.choices) == 1
        if case.doc.shares(decision.seat):
            return self.at_shared_window(case, how)
        if name in self.stops.fixed and not single:
            return None
        if case.doc.seats[decision.seat].hold and name not in self.stops.fixed:
            return None
        stopped = self.stops_at(case, decision.seat)
        wanted = stopped and not case.repeated and self.stops.useful(case.game, decision)
        if not company:
            return None if wanted else Answer(case.since, how)
        if not stopped or case.repeated:
            return Answer(case.since + self.wait(WINDOW_WAIT), how)
        return Answer(self.closing(case), how, asked=wanted)

    def at_shared_window(self, case: Case, how: str) -> Answer | None:
        """A player who hands a device to others is asked wherever they stop, and waited for: the
        others see whose turn it is, and must not see from it what the player could do."""
        seat = case.doc.seats[case.decision.seat]
        if not seat.hold and (case.repeated or not self.stops_at(case, case.decision.seat)):
            return Answer(case.since + self.wait(WINDOW_WAIT), how)
        return None

    def stops_at(self, case: Case, seat: int) -> bool:
        """Whether a seat stops at this window."""
        doc, game = case.doc, case.game
        name = self.stops.window(game, case.decision)
        return self.stops.stops(doc.seats[seat].stops, name, not doc.company, game.rounds)

    def closing(self, case: Case) -> int:
        """When a window closes at which the seat stops."""
        fixed = self.stops.window(case.game, case.decision) in self.stops.fixed
        return case.since + self.wait(MASKED if fixed else WINDOW_OPEN)

    def keeps(self, case: Case) -> bool:
        """Whether a person's answer waits for the window to close, lest its time tell others that
        there was something to answer."""
        if not case.doc.company or not self.stops.window(case.game, case.decision):
            return False
        if case.doc.shares(case.decision.seat):
            return False
        return not case.doc.seats[case.decision.seat].hold

    # Other questions ------------------------------------------------------------------------------

    def at_question(self, case: Case) -> Answer | None:
        """An order given beforehand, or the only answer."""
        doc, decision = case.doc, case.decision
        own = doc.seats[decision.seat]
        if self.ordered(case) is not None:
            return Answer(case.since + self.pause(case), ORDERED)
        if not self.stops.spares(own.stops, decision, not doc.company, case.game.rounds):
            return None
        return Answer(case.since + self.pause(case), FORCED)

    def pause(self, case: Case) -> int:
        """How long an answer takes that the seat does not think about, so that in company its
        time does not tell that there was nothing to think about."""
        decision = case.decision
        begun = decision.kind.secret and bool(case.game.given(decision.seat))
        if not case.doc.company or begun:
            return 0
        return self.wait(FORCED_WAIT[0] + (FORCED_WAIT[1] - FORCED_WAIT[0]) * case.chance)

    def ordered(self, case: Case) -> str | None:
        """The answer that follows from what the seat said beforehand."""
        order = case.doc.seats[case.decision.seat].order
        if order is None or order.lot not in self.stops.lots(case.game):
            return None
        return self.stops.order(case.game, case.decision, order.most)
