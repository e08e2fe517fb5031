"""How often a player of the classic game is asked, and how long a turn takes besides.

    .venv/bin/python benchmarks/prompts.py [--games 12] [--bot adept] [--json]

Plays games of six, basic and advanced, at default settings: one person with five bots, a table of
six people, and for comparison one person who is asked everything. The people are played by bots
too, which answer at once. Counted is what the table asks each person, and how many of those
questions leave nothing to do. A battle plan counts once, since it is made in one form; so does how
far one goes for a card. The clock is the table's: bots wait as long as pace "brisk" and the windows
make them, and as long as they think, in processor time: how busy the machine is does not count.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, cast

from rich.console import Console
from rich.table import Table as Sheet

from kanly.bots import ask, get
from kanly.bots.bot import Bot
from kanly.classic.position import Classic
from kanly.classic.tables.factions import ATREIDES
from kanly.core.decision import Decision
from kanly.core.registry import kit_of
from kanly.core.stops import ALWAYS, FORCED
from kanly.server.rooms.clock import Clock
from kanly.server.rooms.doc import PLAYING, RoomDoc, SeatDoc, StandingOrder
from kanly.server.rooms.jobs import Jobs
from kanly.server.rooms.live import Live, question_id
from kanly.server.rooms.windows import ORDERED

GAME: Final = "classic"
SEATS: Final = 6
BRISK: Final = 300
"""Milliseconds that a bot waits at pace "brisk"."""
TURN: Final = 60
"""Seconds that a turn may take besides the person's own thinking: the goal."""
GOALS: Final = {"alone": 15.0, "company": 22.0, "everything": None}
TABLES: Final = ("alone", "company", "everything")
"""One person with bots; six people; and one person who is asked everything, for comparison."""


class Counted(NamedTuple):
    """What one game came to."""

    kinds: Counter[str]
    single: int
    people: int
    turns: int
    seconds: float


def seats_at(table: str, own_seat: int) -> list[SeatDoc]:
    """Who sits at a table."""
    if table == "company":
        return [SeatDoc(person=str(seat)) for seat in range(SEATS)]
    everywhere = dict.fromkeys([*kit_of(GAME).stops.names, FORCED], ALWAYS)
    own = SeatDoc(person="0", stops=everywhere if table == "everything" else {})
    if table == "everything":
        own.hold = True
    bots = [SeatDoc(bot="adept") for _ in range(SEATS)]
    return [*bots[:own_seat], own, *bots[own_seat + 1 :]]


class Played:
    """One game at a table without a server: its clock runs as fast as it can."""

    def __init__(self, table: str, advanced: bool, seed: int, bot: str) -> None:
        live = Live(GAME, SEATS, str(seed), {"advanced": advanced}, [""] * SEATS)
        doc = RoomDoc(
            players=SEATS, options={}, host="0", seats=seats_at(table, seed % SEATS), status=PLAYING
        )
        doc.pace_ms = BRISK
        hub = SimpleNamespace(config=SimpleNamespace(pace=1.0))
        room = SimpleNamespace(live=live, doc=doc, hub=hub, kit=kit_of(GAME))
        self.live, self.doc = live, doc
        self.jobs = Jobs(cast("Any", room))
        self.bots: list[Bot] = [get(bot, f"{seed}/{seat}") for seat in range(SEATS)]
        self.since: dict[int, tuple[str, int]] = {}
        self.now = 0
        """Milliseconds."""
        self.kinds: Counter[str] = Counter()
        self.single = 0
        self.far = table != "everything"
        """Whether people say how far they go for a card."""
        self.said: set[tuple[int, str]] = set()
        """Bidders who have said it, and for which card."""
        self.last: dict[int, str] = {}
        """What each person was asked last."""
        self.stops = room.kit.stops

    def play(self) -> Counted:
        while not self.live.game.over:
            at, decision, how, notation = min(self.due(), key=lambda each: each[0])
            self.now = max(self.now, at)
            self.choose(decision, how, notation)
        people = sum(seat.played for seat in self.doc.seats)
        turns = max(1, self.live.game.rounds)
        return Counted(self.kinds, self.single, people, turns, self.now / 1000)

    def due(self) -> list[tuple[int, Decision, str, str]]:
        """When each question is answered, and how: by a bot, for a person or by them."""
        return [self.answered(decision) for decision in self.live.game.pending]

    def answered(self, decision: Decision) -> tuple[int, Decision, str, str]:
        seat, game = decision.seat, self.live.game
        key = question_id(game, decision)
        if self.since.get(seat, ("", 0))[0] != key:
            self.since[seat] = (key, self.now)
        since = self.since[seat][1]
        plan = self.jobs.plan(self.doc, Clock(), game, decision, key, since, 0.5)
        began = time.process_time()
        notation = ask(self.bots[seat], game, decision).notation
        thought = round((time.process_time() - began) * 1000)
        if plan is None:
            return since, decision, "person", notation
        if plan.how == ORDERED:
            return plan.at, decision, "table", "pass"
        if self.doc.seats[seat].bot is None:
            return plan.at, decision, "person" if plan.asked else "table", notation
        at = max(plan.at, since + thought) if plan.ahead else plan.at + thought
        return at, decision, "bot", notation

    def choose(self, decision: Decision, how: str, notation: str) -> None:
        """Make a choice; what a person is asked is counted."""
        if how == "person" and self.is_new(decision, notation):
            self.kinds[decision.kind.name] += 1
            self.single += not self.stops.useful(self.live.game, decision)
        before = self.live.game
        self.live.adopt(self.live.attempt(decision.seat, notation))
        if self.doc.seats[decision.seat].bot is None:
            self.jobs.gone_by(decision.seat, before, decision)
        del self.since[decision.seat]

    def is_new(self, decision: Decision, notation: str) -> bool:
        """Whether the person is asked anew: a battle plan is made in one form, and how far one
        goes for a card is said once. Whoever passes at once on a card passes on the rest too,
        but for the Atreides, who see each."""
        seat, kind, game = decision.seat, decision.kind.name, self.live.game
        if kind != "bid":
            new = kind != "plan" or self.last.get(seat) != "plan"
            self.last[seat] = kind
            return new
        if not self.far:
            return True
        card, turn = self.stops.lots(game)
        new = (seat, card) not in self.said
        self.said.add((seat, card))
        if new and notation == "pass" and not self.sees_cards(seat):
            self.doc.seats[seat].order = StandingOrder(turn, 0)
        return new

    def sees_cards(self, seat: int) -> bool:
        game = self.live.game
        assert isinstance(game, Classic)
        return ATREIDES in game.factions_of(seat)


def measured(table: str, advanced: bool, games: int, bot: str) -> dict[str, Any]:
    """Prompts per person and turn, those with a single answer, and seconds per turn."""
    played = [Played(table, advanced, seed, bot).play() for seed in range(games)]
    turns = sum(each.turns for each in played)
    asked = sum(each.turns * each.people for each in played)
    kinds: Counter[str] = sum([each.kinds for each in played], Counter())
    return {
        "table": table,
        "game": "advanced" if advanced else "basic",
        "games": games,
        "turns": turns,
        "prompts": round(sum(kinds.values()) / asked, 2),
        "single": round(sum(each.single for each in played) / asked, 2),
        "seconds_per_turn": round(sum(each.seconds for each in played) / turns, 1),
        "kinds": {kind: round(n / asked, 2) for kind, n in kinds.most_common()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--bot", default="adept", help="who plays for the people and the bots")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = [
        measured(table, advanced, given.games, given.bot)
        for advanced in (False, True)
        for table in TABLES
    ]
    if given.json:
        print(json.dumps(found, indent=1))
        return
    sheet = Sheet(
        "game",
        "table",
        "prompts per person and turn",
        "with a single answer",
        "goal",
        f"seconds per turn (goal: under {TURN})",
    )
    for each in found:
        goal = GOALS[each["table"]]
        sheet.add_row(
            each["game"], each["table"], f"{each['prompts']:.1f}", f"{each['single']:.1f}",
            "" if goal is None else f"{goal:.0f}", f"{each['seconds_per_turn']:.0f}",
        )  # fmt: skip
    Console().print(sheet)


if __name__ == "__main__":
    main()
