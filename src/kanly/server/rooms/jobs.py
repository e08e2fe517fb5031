"""What happens at a table although nobody touches it: bots, auto-pass, clocks at zero.

One job for each decision that somebody other than its player will answer. How long a job waits
never depends on anything that others may not know.
"""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from kanly.bots.patience import Patience, within
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.server.bots import quick, stand_in
from kanly.server.errors import Refused
from kanly.server.logs import LOG
from kanly.server.rooms import clock as clocks
from kanly.server.rooms import play
from kanly.server.rooms.clock import Clock
from kanly.server.rooms.doc import PLAYING, RoomDoc
from kanly.server.rooms.live import Trial, question_id
from kanly.server.store.games import now
from kanly.server.workers.queue import Rank

if TYPE_CHECKING:
    from kanly.server.rooms.room import Room

WINDOW_WAIT: Final = 0.6
"""Seconds after which a bot or an auto-pass answers in a secret response window, whatever it holds
and however soon it knows its answer."""
FORCED_WAIT: Final = (0.8, 2.5)
"""Between these many seconds a question with a single choice is answered."""
DECLINE: Final = ("claim", "pass", "decline", "end")
"""What is chosen in a window for a player who declines or is away: the first of these that is
offered. Charity is free, so it is claimed and never declined (CLA-CHOAM-02)."""
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


FORCED: Final = "/forced"
DECLINED: Final = "/declined"
TIMEOUT: Final = "/timeout"
ANSWERS: Final = (FORCED, DECLINED, TIMEOUT)
"""What is answered in the place of a person."""


class Jobs:
    """The jobs of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.running: dict[int, tuple[Plan, asyncio.Task[None]]] = {}
        self.asked: dict[int, tuple[str, int, float]] = {}
        """By seat: its question, since when, and a random number that belongs to it."""
        self.people_chose: tuple[int, Patience] = (-1, Patience())
        """How often people have chosen, and what is left of their patience since."""

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
            found.append(self.plan(room.doc, room.clock, decision, *seen))
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
        self, doc: RoomDoc, clock: Clock, decision: Decision, key: str, since: int, chance: float
    ) -> Plan | None:
        """Who answers this question in the end, if not its player."""
        seat, unseen = decision.seat, decision.kind.unseen
        pace = self.room.hub.config.pace
        window = since + round(WINDOW_WAIT * 1000 * pace)
        sits = doc.seats[seat]
        if sits.bot is not None:
            due = window if unseen else since + round(doc.pace_ms * pace)
            return Plan(seat, key, due, sits.bot, ahead=True)
        if sits.decline and unseen and declining(decision) is not None:
            return Plan(seat, key, window, DECLINED)
        if sits.forced and len(decision.choices) == 1 and not unseen:
            wait = FORCED_WAIT[0] + (FORCED_WAIT[1] - FORCED_WAIT[0]) * chance
            return Plan(seat, key, since + round(wait * 1000 * pace), FORCED)
        if doc.clock is None:
            return None
        if unseen:
            return Plan(seat, key, since + clocks.WINDOW_MS, DECLINED)
        end = clocks.deadline(clock, seat)
        return None if end is None else Plan(seat, key, end, TIMEOUT)

    def due(self, doc: RoomDoc, clock: Clock, game: Game | None) -> int | None:
        """When the next thing happens at a table that is so, for the store."""
        found = [
            self.plan(doc, clock, decision, "", now(), 1.0) for decision in self.pending(doc, game)
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
            if wanted.get(seat) != plan:
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
            await play.commit(self.room, plan.seat, self.trial(plan, decision, notation))

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
        declined = declining(decision) if plan.how == DECLINED else None
        if declined is not None:
            return declined
        own = plan.how not in ANSWERS
        if len(decision.choices) == 1 and not own:
            return decision.choices[0].notation
        live = self.room.live
        assert live is not None
        bot = plan.how if own else stand_in(self.room.game)
        if decision.kind.unseen:
            bot = within(bot, WINDOW_WAIT)  # who has something to think about is not told by it
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


async def until(at: int) -> None:
    """Wait for a moment."""
    await asyncio.sleep(max(0.0, (at - now()) / 1000))


def declining(decision: Decision) -> str | None:
    """What is chosen for a player who declines, if the question has such an answer."""
    offered = {choice.notation for choice in decision.choices}
    return next((notation for notation in DECLINE if notation in offered), None)
