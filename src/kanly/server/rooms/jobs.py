"""What happens at a table although nobody touches it: bots play, clocks run out, and people are
spared what has one answer.

One job for each decision that somebody other than its player will answer. How long a job waits
never depends on anything that others may not know.
"""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from kanly.bots.patience import Patience, within
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.stops import passing
from kanly.server.bots import quick, stand_in
from kanly.server.errors import Refused
from kanly.server.logs import LOG
from kanly.server.rooms import clock as clocks
from kanly.server.rooms import play
from kanly.server.rooms.clock import Clock
from kanly.server.rooms.doc import PLAYING, RoomDoc
from kanly.server.rooms.live import MOST_UNDO, Trial, question_id
from kanly.server.rooms.windows import (
    DECLINED,
    FORCED,
    KEPT,
    ORDERED,
    Case,
    Windows,
)
from kanly.server.store.games import now
from kanly.server.workers.queue import Rank

if TYPE_CHECKING:
    from kanly.server.rooms.room import Room

GOING_ON: Final = 3
"""So many times faster a bot makes its second choice in a row: forces, after where they go."""
MOST_LATE: Final = 3
"""How often the clock of somebody may run out in a rated game."""
SOON: Final = 60_000
RETRY: Final = 1.0
"""Seconds after which an answer that could not be stored is given again."""


class Plan(NamedTuple):
    """Who is to answer a decision, and when (milliseconds since 1970)."""

    seat: int
    key: str
    at: int
    how: str
    """A bot's name, or one of the words below."""
    ahead: bool = False
    """Whether the answer is found first and then waits for its time."""
    asked: bool = False
    """Whether its player is asked meanwhile."""


TIMEOUT: Final = "/timeout"
ANSWERS: Final = (FORCED, DECLINED, KEPT, ORDERED, TIMEOUT)
"""What is answered in the place of a person."""
SHOWN: Final = (FORCED, ORDERED)
"""What of it the person is told."""


class Jobs:
    """The jobs of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.running: dict[int, tuple[Plan, asyncio.Task[None]]] = {}
        self.asked: dict[int, tuple[str, int, float]] = {}
        """By seat: its question, since when, and a random number that belongs to it."""
        self.people_chose: tuple[int, Patience] = (-1, Patience())
        """How often people have chosen, and what is left of their patience since."""
        self.windows = Windows(room)
        self.done: dict[int, list[tuple[Decision, Choice]]] = {}
        """By seat: questions and what was answered for it since it last chose."""

    # Planning -------------------------------------------------------------------------------------

    def plans(self) -> list[Plan]:
        """What will happen if nobody does anything."""
        room = self.room
        asked: dict[int, tuple[str, int, float]] = {}
        found: list[Plan | None] = []
        for decision in self.pending(room.doc, room.live.game if room.live else None):
            key = question_id(room.live.game, decision) if room.live else ""
            before = self.asked.get(decision.seat, ("", 0, 0.0))
            seen = before if before[0] == key else (key, now(), random.random())
            asked[decision.seat] = seen
            assert room.live is not None
            found.append(self.plan(room.doc, room.clock, room.live.game, decision, *seen))
        self.asked = asked
        return [plan for plan in found if plan is not None and self.plays(plan, room.doc)]

    def plays(self, plan: Plan, doc: RoomDoc) -> bool:
        """Whether it is done now: bots play where somebody watches, or the table wants it."""
        return plan.how in ANSWERS or doc.goes_on or self.room.watched

    def rank(self, plan: Plan, bot: str) -> Rank:
        """How urgent it is: nobody's clock and no stand-in waits for bots that think."""
        if plan.how in ANSWERS:
            return Rank.URGENT
        if not self.room.watched:
            return Rank.ALONE
        stands_in = self.room.doc.seats[plan.seat].person is not None
        return Rank.URGENT if stands_in and quick(bot) else Rank.PRESENT

    def pending(self, doc: RoomDoc, game: Game | None) -> list[Decision]:
        going = game is not None and doc.status == PLAYING and not doc.paused
        going = going and self.room.same is None
        return game.pending if going and game is not None else []

    def plan(
        self,
        doc: RoomDoc,
        clock: Clock,
        game: Game,
        decision: Decision,
        key: str,
        since: int,
        chance: float,
    ) -> Plan | None:
        """Who answers this question in the end, if not its player."""
        seat, unseen = decision.seat, decision.kind.unseen
        sits = doc.seats[seat]
        if sits.bot is not None:
            wait = self.windows.wait_of_bots(doc) if unseen else self.pace(doc, game, seat)
            due = since + self.windows.wait(wait)
            return Plan(seat, key, due, sits.bot, ahead=True)
        answer = self.windows.answer(self.case(doc, game, decision, key, since, chance))
        if answer is not None:
            return Plan(seat, key, answer.at, answer.how, asked=answer.asked)
        if doc.clock is None:
            return None
        if unseen:
            return Plan(seat, key, since + clocks.WINDOW_MS, DECLINED)
        end = clocks.deadline(clock, seat)
        return None if end is None else Plan(seat, key, end, TIMEOUT)

    def pace(self, doc: RoomDoc, game: Game, seat: int) -> float:
        """Seconds that a bot takes before an open choice; less to go on with what it began."""
        goes_on = bool(game.movers) and game.movers[-1] == seat
        return doc.pace_ms / 1000 / (GOING_ON if goes_on else 1)

    def case(
        self, doc: RoomDoc, game: Game, decision: Decision, key: str, since: int, chance: float
    ) -> Case:
        """A question to a person, with what this room knows of it."""
        seat = decision.seat
        kept = self.windows.kept.get(seat, ("", ""))[0] == key != ""
        return Case(doc, game, decision, since, chance, self.repeated(game, decision), kept)

    def repeated(self, game: Game, decision: Decision) -> bool:
        """Whether nothing has happened since the seat let the last pause go by."""
        stops, live = self.room.kit.stops, self.room.live
        if live is None or stops.window(game, decision) not in stops.pauses:
            return False
        return self.windows.passed.get(decision.seat) == live.happenings(stops.quiet)

    def asks(self, seat: int) -> bool:
        """Whether a seat is asked the question that it has; else that is answered for it."""
        live, doc = self.room.live, self.room.doc
        decision = live.game.decision(seat) if live is not None else None
        if live is None or decision is None or doc.seats[seat].bot is not None:
            return True
        key = question_id(live.game, decision)
        answer = self.windows.answer(self.case(doc, live.game, decision, key, 0, 0.0))
        return answer is None or answer.asked

    def waits_for(self, seat: int) -> bool:
        """Whether a person is asked something at a seat."""
        live, sits = self.room.live, self.room.doc.seats[seat]
        going = live is not None and bool(self.pending(self.room.doc, live.game))
        if live is None or not going or not sits.played or live.game.decision(seat) is None:
            return False
        return self.asks(seat)

    def keep(self, seat: int, notation: str) -> bool:
        """Keep a person's answer until the window closes; False if it is to be given at once."""
        live = self.room.live
        decision = live.game.decision(seat) if live is not None else None
        if live is None or decision is None or not self.room.hub.leads(self.room):
            return False
        key = question_id(live.game, decision)
        asked, since, chance = self.asked.get(seat, ("", 0, 0.0))
        case = self.case(self.room.doc, live.game, decision, key, since, chance)
        late = asked != key or now() >= self.windows.closing(case)
        if late or not self.windows.keeps(case):
            return False
        self.windows.kept[seat] = (key, notation)
        return True

    async def back_to(self, seat: int, count: int) -> int:
        """How many choices stay when a seat takes back its last ones. What was answered for it
        does not count: it would be answered again at once."""
        live = self.room.live
        assert live is not None
        allowed = live.back_to_each(seat, count)
        for length in allowed:
            count -= self.chose(await live.at(length), seat)
            if count == 0:
                return length
        return allowed[-1]

    def undoable(self, seat: int) -> int:
        """How many choices a seat can take back, without those that were answered for it."""
        live = self.room.live
        assert live is not None
        known = {len(game.history): game for game in live.past}
        allowed = live.game.retractable(seat)[:MOST_UNDO]
        own = [at for at in allowed if at not in known or self.chose(known[at], seat)]
        return len(own)

    def chose(self, game: Game, seat: int) -> bool:
        """Whether a seat chose for itself in a position; out of turn it always does."""
        decision = game.decision(seat)
        if decision is None:
            return True
        case = self.case(self.room.doc, game, decision, question_id(game, decision), 0, 0.0)
        answer = self.windows.answer(case)
        return answer is None or answer.asked

    def gone_by(self, seat: int, game: Game, decision: Decision) -> None:
        """Note that a seat has answered a pause."""
        live, stops = self.room.live, self.room.kit.stops
        if live is not None and stops.window(game, decision) in stops.pauses:
            self.windows.passed[seat] = live.happenings(stops.quiet)

    def due(self, doc: RoomDoc, clock: Clock, game: Game | None) -> int | None:
        """When the next thing happens at a table that is so, for the store."""
        found = [
            self.plan(doc, clock, game, decision, "", now(), 1.0)
            for decision in self.pending(doc, game)
            if game is not None
        ]
        plans = [plan for plan in found if plan is not None and self.plays(plan, doc)]
        return min((plan.at for plan in plans), default=None)

    def soon(self) -> bool:
        """Whether something happens within the next minute."""
        return any(plan.at < now() + SOON for plan in self.plans())

    # Carrying out ---------------------------------------------------------------------------------

    def reconcile(self) -> None:
        """Have exactly the jobs that are planned now."""
        plans = self.plans() if self.room.hub.leads(self.room) else []
        wanted = {plan.seat: plan for plan in plans}
        for seat, (plan, task) in list(self.running.items()):
            other = wanted.get(seat)
            if other is not None and other.ahead and other._replace(at=plan.at) == plan:
                continue  # at another pace, a bot still finishes what it thinks about
            if other != plan:
                if task is not asyncio.current_task():
                    task.cancel()
                del self.running[seat]
        for seat, plan in wanted.items():
            if seat not in self.running:
                self.running[seat] = (plan, asyncio.create_task(self.carry_out(plan)))

    def cancel(self) -> None:
        for _, task in self.running.values():
            task.cancel()
        self.running.clear()

    async def carry_out(self, plan: Plan) -> None:
        """Wait until it is time, decide once, and give that answer for as long as it is wanted."""
        try:
            if not plan.ahead:
                await until(plan.at)
            decision = self.wanted(plan)
            if decision is None:
                return
            notation = await self.choice(plan, decision)
            await until(plan.at)
            while self.wanted(plan) is not None:
                if not await self.given(plan, notation):
                    await asyncio.sleep(RETRY)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a job failed", extra={"room": self.room.id, "seat": plan.seat})

    async def given(self, plan: Plan, notation: str) -> bool:
        """Give the answer; False if it could not be stored."""
        try:
            await self.room.locked(self.give(plan, notation))
        except Exception:
            LOG.exception("a choice failed", extra={"room": self.room.id, "seat": plan.seat})
            return False
        return True

    async def give(self, plan: Plan, notation: str) -> None:
        """Make the choice, if it is still wanted."""
        decision = self.wanted(plan)
        if decision is not None:
            trial = self.trial(plan, decision, notation)
            live = self.room.live
            window = live is not None and self.room.kit.stops.window(live.game, decision)
            if await play.commit(self.room, plan.seat, trial) and plan.how in SHOWN and not window:
                made = (decision, trial.game.history[-1])
                self.done.setdefault(plan.seat, []).append(made)
                self.room.touch()
            await self.give_up(plan)

    async def give_up(self, plan: Plan) -> None:
        """Leave a rated game for somebody whose clock has run out too often: else a bot would play
        it for them."""
        room, late = self.room, self.room.clock.late.get(plan.seat, 0)
        going = room.doc.rates and room.doc.status == PLAYING
        if plan.how == TIMEOUT and late >= MOST_LATE and going:
            bot = stand_in(room.game)
            await play.edited(room, lambda draft: draft.doc.leave_to_bot([plan.seat], bot))

    def trial(self, plan: Plan, decision: Decision, notation: str) -> Trial:
        """The choice, tried; another, should the game not have it."""
        live = self.room.live
        assert live is not None
        others = [choice.notation for choice in decision.choices if choice.notation != notation]
        for each in (notation, *others):
            try:
                return live.attempt(plan.seat, each)
            except Exception:
                LOG.exception(
                    "a choice cannot be made", extra={"room": self.room.id, "seat": plan.seat}
                )
        raise Refused("illegal")

    def wanted(self, plan: Plan) -> Decision | None:
        """The decision, if it is still open and this job is still the one to answer it."""
        live, doc = self.room.live, self.room.doc
        known = self.running.get(plan.seat)
        if live is None or doc.status != PLAYING or doc.paused or known is None or known[0] != plan:
            return None
        if self.room.same is not None:
            return None
        decision = live.game.decision(plan.seat)
        return (
            decision
            if decision is not None and question_id(live.game, decision) == plan.key
            else None
        )

    async def choice(self, plan: Plan, decision: Decision) -> str:
        """The answer, in notation."""
        declined = passing(decision) if plan.how == DECLINED else None
        if declined is not None:
            return declined.notation
        if plan.how in (KEPT, ORDERED):
            return self.given_before(plan, decision)
        own = plan.how not in ANSWERS
        if len(decision.choices) == 1 and not own:
            return decision.choices[0].notation
        live = self.room.live
        assert live is not None
        coach = self.room.coach
        scripted = coach.answer(live.game, plan.seat) if coach is not None and own else None
        if scripted is not None:
            return scripted
        bot = plan.how if own else stand_in(self.room.game)
        if decision.kind.unseen:
            # who has something to think about is not told by its time
            bot = within(bot, self.windows.wait_of_bots(self.room.doc))
        seed = f"{self.room.seed}/{plan.seat}/{len(live.game.history)}"
        view = live.game.view(plan.seat)
        pool = self.room.hub.workers_for(bot)
        rank = partial(self.rank, plan, bot)
        patience, free = self.patience(live.game), max(0, plan.at - now()) / 1000
        bot, begun = patience.allows(bot, free), now()
        found = await pool.choose(bot, seed, view, owner=self.room.doc.host, rank=rank)
        patience.spend((now() - begun) / 1000 - free)
        return found

    def patience(self, game: Game) -> Patience:
        """How long people still wait: full again when one of them has chosen, or is asked."""
        people = [seat for seat, sits in enumerate(self.room.doc.seats) if sits.bot is None]
        chosen = sum(game.movers.count(seat) for seat in people)
        asked = any(decision.seat in people for decision in game.pending)
        if self.people_chose[0] != chosen or asked:
            self.people_chose = (chosen, Patience())
        return self.people_chose[1]

    def given_before(self, plan: Plan, decision: Decision) -> str:
        """What the player has already said."""
        live = self.room.live
        assert live is not None
        if plan.how == KEPT:
            return self.windows.kept[plan.seat][1]
        case = self.case(self.room.doc, live.game, decision, plan.key, 0, 0.0)
        return self.windows.ordered(case) or decision.choices[0].notation


async def until(at: int) -> None:
    """Wait for a moment."""
    await asyncio.sleep(max(0.0, (at - now()) / 1000))
