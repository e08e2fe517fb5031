"""What happens though nobody touches the table: bots, windows, restarts, rooms that rest."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from kanly.bots.patience import within
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.registry import kit_of
from kanly.core.stops import NEVER
from kanly.server.rooms.clock import Clock
from kanly.server.rooms.doc import ClockSpec, RoomDoc, SeatDoc
from kanly.server.rooms.hub import Hub
from kanly.server.rooms.jobs import Jobs, Plan
from kanly.server.rooms.windows import DECLINED, SHORTEST_WAIT, WINDOW_OPEN, WINDOW_WAIT
from kanly.server.store.games import Progress
from tests.classic.scene import FACTION, begin, decline, scene
from tests.core import skirmish
from tests.core.kit import registered
from tests.core.table import started
from tests.server.inside import Inside, inside
from tests.server.table import PATIENCE, Person, start

# Plans --------------------------------------------------------------------------------------------


class FakeConfig:
    pace = 1.0


class FakeHub:
    config = FakeConfig()


class FakeRoom:
    hub = FakeHub()
    live = None
    coach = None

    def __init__(self, game: str = "skirmish") -> None:
        with registered():
            self.kit = kit_of(game)


def plan(game: Game, doc: RoomDoc, decision: Decision) -> Plan | None:
    """What happens to a question that is asked at 0."""
    jobs = Jobs(FakeRoom(game.setup.game))  # type: ignore[arg-type]
    return jobs.plan(doc, Clock(), game, decision, "-", 0, 0.5)


def table(*seats: SeatDoc, clock: ClockSpec | None = None) -> RoomDoc:
    return RoomDoc(
        title="",
        players=len(seats),
        options={},
        public=False,
        draw=False,
        guided=False,
        pace_ms=100,
        clock=clock,
        host="p",
        seats=list(seats),
        status="playing",
    )


def waits(game: skirmish.Skirmish, doc: RoomDoc) -> dict[int, int]:
    """Milliseconds after which something answers for each seat that is asked."""
    plans = [plan(game, doc, decision) for decision in game.pending]
    return {plan.seat: plan.at for plan in plans if plan is not None}


def test_a_window_is_answered_after_the_same_while_whatever_the_hand_holds() -> None:
    """Bots and people without a stop, with and without the card: nobody can tell."""
    people = [SeatDoc(person=name, stops={"window": NEVER}) for name in "ab"]
    doc = table(SeatDoc(bot="random"), *people)

    holds = waits(started(seer="karma", voice="karma", throne="karma"), doc)
    lacks = waits(started(seer="blade", voice="blade", throne="blade"), doc)

    assert set(holds.values()) | set(lacks.values()) == {round(WINDOW_WAIT * 1000)}
    assert holds


def test_a_window_stays_open_for_the_same_time_whatever_those_who_stop_there_hold() -> None:
    doc = table(*[SeatDoc(person=name) for name in "abc"])
    open_for = round(WINDOW_OPEN * 1000)

    for card in ("karma", "blade"):
        game = started(seer=card, voice=card, throne=card)
        plans = [plan(game, doc, decision) for decision in game.pending]

        assert {(each.how, each.at) for each in plans if each} == {(DECLINED, open_for)}
        assert {each.asked for each in plans if each} == {card == "karma"}


def test_a_window_that_is_held_waits_but_no_longer_than_a_clock_allows() -> None:
    seats = [SeatDoc(person=name, hold=True) for name in "abc"]
    game = started(seer="blade", voice="blade", throne="blade")

    assert waits(game, table(*seats)) == {}
    assert set(waits(game, table(*seats, clock=ClockSpec("live"))).values()) == {30_000}


def test_who_is_alone_with_bots_is_asked_only_where_there_is_something_to_do() -> None:
    doc = table(SeatDoc(bot="random"), SeatDoc(person="a"), SeatDoc(bot="random"))

    holds = waits(started(seer="karma", voice="karma", throne="karma"), doc)
    lacks = waits(started(seer="blade", voice="blade", throne="blade"), doc)

    assert 1 not in holds
    assert lacks[1] == 0


@pytest.mark.parametrize(
    ("seat", "clock", "wait"),
    [
        (SeatDoc(person="a", stops={"charity": NEVER}), None, 600),
        (SeatDoc(person="a", hold=True), "live", 30_000),
    ],
)
@pytest.mark.parametrize(("has", "answer"), [(1, "claim"), (2, "decline")])
def test_charity_is_claimed_for_whoever_declines_or_is_away(
    seat: SeatDoc, clock: str | None, wait: int, has: int, answer: str
) -> None:
    """CLA-CHOAM-02: nothing that is free is declined for a player, and all wait the same time."""
    game = scene(phase="choam-charity", spice={"guild": has})
    begin(game)
    decline(game)
    doc = table(*[seat] * 6, clock=ClockSpec(clock) if clock else None)
    decision = game.decision(game.seat[FACTION["guild"]])
    assert decision is not None

    planned = plan(game, doc, decision)

    assert planned is not None
    assert planned.at == wait
    jobs = Jobs(FakeRoom("classic"))  # type: ignore[arg-type]
    assert asyncio.run(jobs.choice(planned, decision)) == answer


def test_no_bot_thinks_longer_than_a_window_is_open() -> None:
    """Else its time would tell that it has something to think about."""
    game = started(seer="karma")
    asked: list[str] = []

    class FakePool:
        async def choose(self, bot: str, seed: str, view: Any, **given: object) -> str:
            asked.append(bot)
            return "pass"

    class FakeLive:
        pass

    room, live = FakeRoom(), FakeLive()
    live.game = game  # type: ignore[attr-defined]
    room.live, room.seed, room.game = live, "", "classic"  # type: ignore[attr-defined]
    room.doc = table(SeatDoc())  # type: ignore[attr-defined]
    room.hub.workers_for = lambda bot: FakePool()  # type: ignore[attr-defined]
    decision = next(each for each in game.pending if each.kind.unseen)
    planned = Plan(decision.seat, "", 0, "mentat", ahead=True)

    asyncio.run(Jobs(room).choice(planned, decision))  # type: ignore[arg-type]

    assert asked == [within("mentat", SHORTEST_WAIT)] != ["mentat"]


# At the table -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with registered(), inside(tmp_path_factory.mktemp("jobs")) as running:
        yield running


def test_a_game_with_windows_plays_to_its_end_against_bots(server: Inside) -> None:
    alia = Person(server, "Alia")
    room = alia.play(game="skirmish", bot="random")["room"]["room"]
    wire = alia.sit(room)
    wire.answer("stop", stop="window", when="never")
    for pick in range(500):
        while not (wire.state and (wire.state["decision"] or wire.state["result"])):
            wire.hear()
        if wire.state["result"]:
            break
        wire.choose(pick=pick)

    assert wire.state["result"] is not None


def test_private_talk_is_heard_by_the_two_alone(server: Inside) -> None:
    people = [Person(server, name) for name in ("Ann", "Bob", "Cy")]
    room = people[0].create(game="skirmish", players=3)["room"]["room"]
    for person in people[1:]:
        person.join(room)
    people[0].post(f"/api/rooms/{room}/start")
    ann, bob, cy = [person.sit(room) for person in people]
    watcher = Person(server, "Irulan").named().sit(room)
    for wire in (bob, cy, watcher):
        wire.until("welcome")

    assert ann.answer("chat", text="shall we?", to=1)["type"] == "ok"

    assert bob.until("chat")["chat"]["to"] == 1
    for wire in (cy, watcher):
        assert [m for m in wire.quiet(0.2) if m["type"] == "chat"] == []
    assert people[2].get(f"/api/rooms/{room}/chat")["chat"] == []
    assert len(people[1].get(f"/api/rooms/{room}/chat")["chat"]) == 1
    assert cy.answer("chat", text="hm", to=2)["code"] == "no-talk"
    assert watcher.answer("chat", text="hm", to=2)["code"] == "not-seated"


def bots_alone(database: str, alone: bool) -> list[float]:
    """How many choices a server had stored, looked at again and again after a restart: only bots
    play, and nobody is there."""
    first = start(database)
    alia = Person(first, "Alia")
    bots = {str(seat): "random" for seat in (1, 2, 3)}
    room = alia.create(bots=bots, alone=alone, pace_ms=100)["room"]["room"]
    alia.post(f"/api/rooms/{room}/start")
    alia.post(f"/api/rooms/{room}/leave")
    first.kill()

    second = start(database)
    end = time.monotonic() + (PATIENCE if alone else 8)
    totals: list[float] = []
    while time.monotonic() < end and len(set(totals)) < 3:
        time.sleep(0.5)
        totals.append(figures(second.url)["kanly_choices_total"])
    second.kill()
    return totals


def test_bots_play_on_after_a_restart_where_the_table_wants_it(tmp_path: Path) -> None:
    assert len(set(bots_alone(f"sqlite:///{tmp_path}/table.db", True))) >= 3


def test_no_bot_plays_at_a_table_that_nobody_watches(tmp_path: Path) -> None:
    assert set(bots_alone(f"sqlite:///{tmp_path}/table.db", False)) == {0}


def figures(url: str) -> dict[str, float]:
    lines = [line.split() for line in httpx.get(f"{url}metrics").text.splitlines()]
    return {parts[0]: float(parts[1]) for parts in lines if len(parts) == 2}


def test_clocks_and_bans_do_not_wait_for_what_is_kept_of_old_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.server.rooms.hub.SWEEP", 0.05)
    kept, swept = threading.Event(), threading.Event()

    async def never(hub: Hub) -> None:
        kept.set()
        await asyncio.Event().wait()

    async def read(moderation: object, hub: Hub) -> None:
        swept.set()

    monkeypatch.setattr(Hub, "keep_replays", never)
    with inside(tmp_path):
        assert kept.wait(PATIENCE)
        monkeypatch.setattr("kanly.server.people.moderation.Moderation.read", read)

        assert swept.wait(PATIENCE)


def test_rooms_that_nobody_needs_leave_memory_and_come_back(server: Inside) -> None:
    alia = Person(server, "Alia")
    ticket = alia.play(options={})
    room = ticket["room"]["room"]
    wire = alia.sit(room)
    wire.choose()
    wire.asked()
    view = wire.state["view"]
    wire.close()
    hub = server.application.hub

    def age() -> None:
        hub.rooms[room].used = -1e9
        for session in hub.rooms[room].sessions.values():
            session.attached, session.left_at = False, -1e9

    time.sleep(0.3)
    server.do(age)
    server.run(hub.sweep())
    assert room not in hub.rooms

    back = alia.sit(room)
    assert back.asked()["view"] == view


def test_a_choice_is_finished_though_its_player_is_gone(
    server: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection breaks while the choice is being stored: the game goes on from it, and that
    nobody is there to be told is no error.
    """
    alia = Person(server, "Alia")
    room = alia.play(pace_ms=5000)["room"]["room"]
    wire = alia.sit(room)
    decision = wire.asked()["decision"]
    games = server.application.hub.store.games
    append = games.append

    async def slowly(*args: Any) -> bool:
        stored = await append(*args)
        await asyncio.sleep(0.5)
        return stored

    monkeypatch.setattr(games, "append", slowly)
    live = server.application.hub.rooms[room]
    before = live.progress.moves
    wire.say("choose", decision=decision["id"], choice=decision["choices"][0]["notation"])
    time.sleep(0.2)
    wire.socket.socket.close()

    until = time.monotonic() + PATIENCE
    while live.progress.moves == before:
        assert time.monotonic() < until
        time.sleep(0.1)

    async def standing() -> tuple[Progress, Progress, int]:
        async with live.lock:  # bots play on
            assert live.live is not None
            return (await games.played(room, 0))[0], live.progress, len(live.live.game.history)

    stored, place, made = server.run(standing())
    assert stored == place
    assert made == stored.moves > before
    while server.do(lambda: any(session.attached for session in live.sessions.values())):
        assert time.monotonic() < until
    assert "a connection failed" not in caplog.text


def test_a_store_that_fails_changes_nothing(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    alia = Person(server, "Alia")
    wire = alia.sit(alia.play(pace_ms=5000)["room"]["room"])
    wire.asked()

    async def failing(*args: Any) -> bool:
        raise OperationalError("", {}, Exception("the disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(server.application.hub.store.games, "append", failing)
        assert wire.choose()["code"] == "busy"

    assert wire.choose()["type"] == "ok"
