"""Bad luck: refusals half-way, a store that fails, and others who are faster."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from kanly.server.rooms import jobs, lobby, play
from kanly.server.rooms.hub import Hub
from kanly.server.rooms.lobby import Sitter
from kanly.server.rooms.room import Room
from tests.core.kit import registered
from tests.server.inside import Inside, inside
from tests.server.table import LEADERS, PATIENCE, Person


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with registered(), inside(tmp_path_factory.mktemp("unlucky")) as running:
        yield running


@pytest.fixture
def alia(server: Inside) -> Person:
    return Person(server, "Alia")


@pytest.fixture
def duncan(server: Inside) -> Person:
    return Person(server, "Duncan")


async def failing(*args: Any) -> Any:
    raise OperationalError("", {}, Exception("the disk is full"))


def wait_until(what: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


# Refusals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": 2, "options": {"nonsense": True}}, "bad-option"),
        ({"players": 2, "options": {"epic": True}}, "bad-option"),
        ({"players": 7}, "bad-option"),
        ({"players": 1}, "full"),
        ({"players": 2}, "busy"),
    ],
    ids=["no such option", "options at odds", "too many", "too few", "not stored"],
)
def test_a_refused_change_moves_nobodys_token(
    server: Inside,
    alia: Person,
    duncan: Person,
    monkeypatch: pytest.MonkeyPatch,
    change: dict[str, Any],
    code: str,
) -> None:
    room = alia.create()["room"]["room"]
    token = duncan.join(room, seat=3)["token"]
    before = alia.get(f"/api/rooms/{room}")
    with monkeypatch.context() as patch:
        if code == "busy":
            patch.setattr(server.application.hub.store.games, "change_room", failing)
        answer = alia.http.post(f"/api/rooms/{room}/settings", json=change)
    assert answer.json()["code"] == code
    assert answer.status_code != 500
    assert alia.get(f"/api/rooms/{room}") == before

    gurney = Person(server, "Gurney")
    own = gurney.join(room, seat=1)["token"]

    assert duncan.sit(room, token=token).until("welcome")["seat"] == 3
    assert gurney.sit(room, token=own).until("welcome")["seat"] == 1


def test_who_is_refused_a_seat_keeps_their_name(alia: Person, duncan: Person) -> None:
    room = alia.create()["room"]["room"]
    duncan.http.put("/api/me", json={"name": "Duncan"})

    duncan.post(f"/api/rooms/{room}/join", {"name": "Idaho", "seat": 0}, 409)

    assert duncan.get("/api/me")["name"] == "Duncan"


# A store that fails -------------------------------------------------------------------------------


def test_a_bot_whose_choice_could_not_be_stored_makes_the_same_again(
    server: Inside, alia: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is neither thought of anew nor replaced by another."""
    hub = server.application.hub
    asked: list[str] = []
    tries: list[str] = []
    append = hub.store.games.append

    async def last(bot: str, seed: str, view: Any, **given: object) -> str:
        asked.append(view.decision.choices[-1].notation)
        notation: str = view.decision.choices[-1 - len(asked) % 2].notation
        return notation

    async def unlucky(room: str, at: Any, made: Any, *rest: Any) -> bool:
        tries.append(made.choice)
        if len(tries) < 4:
            await failing()
        return await append(room, at, made, *rest)

    monkeypatch.setattr(jobs, "RETRY", 0.05, raising=False)
    monkeypatch.setattr(hub.quick_workers, "choose", last)
    monkeypatch.setattr(hub.store.games, "append", unlucky)
    options = {"leaders": LEADERS[:2]}
    room = alia.create(players=2, options=options, bots={"1": "random"})["room"]["room"]
    alia.post(f"/api/rooms/{room}/settings", {"alone": True})
    alia.post(f"/api/rooms/{room}/start")
    alia.post(f"/api/rooms/{room}/leave")

    wait_until(lambda: len(tries) >= 4)

    assert len(set(tries[:4])) == 1


def test_the_last_choice_ends_the_game_in_the_same_breath(
    server: Inside, alia: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing can be stored after it, so nothing must be left to store."""
    room = alia.play(game="skirmish", bot="random")["room"]["room"]
    wire = alia.sit(room)
    wire.answer("stop", stop="window", when="never")
    monkeypatch.setattr(server.application.hub.store.games, "change_room", failing)
    refused = []
    for pick in range(500):
        while not (wire.state and (wire.state["decision"] or wire.state["result"])):
            wire.hear()
        if wire.state["result"]:
            break
        refused.append(wire.choose(pick=pick).get("code"))

    wait_until(lambda: alia.get(f"/api/rooms/{room}")["status"] == "over")
    assert set(refused) <= {None, "stale", "over"}


def test_what_cannot_be_stored_is_said_and_not_half_done(
    server: Inside, alia: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = alia.create()["room"]["room"]
    with monkeypatch.context() as patch:
        patch.setattr(server.application.hub.store.games, "change_room", failing)
        for action, body in (
            ("bot", {"seat": 1, "bot": "random"}),
            ("seat", {"seat": 2}),
            ("leave", {}),
            ("settings", {"title": "New"}),
        ):
            answer = alia.http.post(f"/api/rooms/{room}/{action}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (503, "busy")

    found = alia.get(f"/api/rooms/{room}")
    assert (found["title"], found["you"]["seat"]) == ("", 0)
    assert [seat["by"] for seat in found["seats"]] == ["person", "open", "open", "open"]


def test_a_room_read_by_many_at_once_is_one_room(
    server: Inside, alia: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the first who reads it fails."""
    ident = alia.create()["room"]["room"]
    hub = server.application.hub
    read, times = hub.store.games.room, iter(range(100))

    async def slowly(room: str) -> Any:
        time = next(times)
        await asyncio.sleep(0.02 * (1 + time))
        if time == 0:
            await failing()
        return await read(room)

    async def late(seconds: float) -> Room:
        await asyncio.sleep(seconds)
        return await hub.get(ident)

    async def work() -> list[Any]:
        del hub.rooms[ident]
        return await asyncio.gather(late(0), late(0.01), late(0.03), return_exceptions=True)

    monkeypatch.setattr(hub.store.games, "room", slowly)
    found = [room for room in server.run(work()) if isinstance(room, Room)]

    assert len(found) >= 2
    assert {id(room) for room in found} == {id(hub.rooms[ident])}


# Others who are faster ----------------------------------------------------------------------------


def test_a_bot_does_not_choose_for_who_has_come_back(
    server: Inside, alia: Person, duncan: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has its answer and waits for its turn, when the seat is claimed."""
    hub = server.application.hub

    async def first(bot: str, seed: str, view: Any, **given: object) -> str:
        notation: str = view.decision.choices[0].notation
        return notation

    monkeypatch.setattr(hub.quick_workers, "choose", first)
    room = pair(alia, duncan, "skirmish", players=3, bots={"2": "random"})
    live = hub.rooms[room]

    async def work() -> tuple[int, int]:
        async with live.lock:
            for seat in (0, 1, 2):
                live.doc.seats[seat].bot = "random"
            live.jobs.reconcile()
            await asyncio.sleep(0.1)
            for seat in (0, 1, 2):
                live.doc.seats[seat].bot = None
                live.doc.seats[seat].person = live.doc.seats[seat].person or "p"
            live.jobs.reconcile()
            before = live.progress.moves
        await asyncio.sleep(0.2)
        return before, live.progress.moves

    before, after = server.run(work())

    assert before == after


def pair(alia: Person, duncan: Person, game: str = "imperium", **body: Any) -> str:
    """A game of two people."""
    room: str = alia.create(game=game, **body)["room"]["room"]
    duncan.join(room)
    alia.post(f"/api/rooms/{room}/start")
    return room


@contextmanager
def held(server: Inside, monkeypatch: pytest.MonkeyPatch, what: str) -> Iterator[threading.Event]:
    """Whatever stores something so waits until the event is set, or this ends."""
    games = server.application.hub.store.games
    store, go = getattr(games, what), threading.Event()

    async def waiting(*args: Any) -> Any:
        while not go.is_set():
            await asyncio.sleep(0.01)
        return await store(*args)

    with monkeypatch.context() as patch:
        patch.setattr(games, what, waiting)
        try:
            yield go
        finally:
            go.set()


def test_nobody_sees_a_deal_before_it_is_stored(
    server: Inside, alia: Person, duncan: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Least of all from the seat that they had before the draw."""
    room = alia.create(players=2, draw=True)["room"]["room"]
    duncan.join(room)
    wire = duncan.sit(room)
    wire.until("welcome")
    starting = threading.Thread(target=lambda: alia.post(f"/api/rooms/{room}/start"))
    with held(server, monkeypatch, "change_room"):
        starting.start()
        time.sleep(0.2)
        other = duncan.sit(room)
        heard = [message["type"] for message in other.quiet(0.2) + wire.quiet(0.1)]
        assert "state" not in heard
    starting.join()

    seat = wire.until("state")["seat"]
    assert seat == duncan.get(f"/api/rooms/{room}")["you"]["seat"]


def test_settings_of_a_seat_are_those_of_who_sits_there_by_then(
    server: Inside, alia: Person, duncan: Person
) -> None:
    """A message that had to wait while seats were drawn is about its sender's seat."""
    room = alia.create(players=2)["room"]["room"]
    duncan.join(room)
    wire = duncan.sit(room)
    wire.until("welcome")
    live = server.application.hub.rooms[room]

    async def work() -> None:
        async with live.lock:
            wire.say("stop", stop="forced", when="never")
            await asyncio.sleep(0.2)
            await live.change(lambda draft: lobby.swap(draft, 0, 1))
            live.reseat()

    server.run(work())
    wire.until("ok")

    assert alia.get(f"/api/rooms/{room}")["you"]["stops"] == {}
    assert duncan.get(f"/api/rooms/{room}")["you"]["stops"] == {"forced": 0}


@pytest.fixture
def elsewhere(server: Inside) -> Hub:
    """Another process on the same database, which hears of nothing by itself."""
    hub = server.application.hub
    return server.do(lambda: Hub(hub.config, hub.store))


def test_who_sits_down_at_two_processes_at_once_has_one_seat(
    server: Inside, alia: Person, duncan: Person, elsewhere: Hub
) -> None:
    room = alia.create()["room"]["room"]
    who = Sitter(duncan.http.put("/api/me", json={"name": "Duncan"}).json()["person"], "Duncan")
    hub = server.application.hub

    async def work() -> list[str | None]:
        there = await elsewhere.get(room)
        await lobby.join(hub.rooms[room], who, None)
        await lobby.join(there, who, None)
        return [seat.person for seat in there.doc.seats]

    assert server.run(work()).count(who.person) == 1


def test_a_table_closed_at_another_process_is_closed_here(
    server: Inside, alia: Person, duncan: Person, elsewhere: Hub
) -> None:
    room = alia.create()["room"]["room"]
    duncan.join(room)
    wire = duncan.sit(room)
    wire.until("welcome")
    hub = server.application.hub

    async def work() -> None:
        there = await elsewhere.get(room)
        await lobby.close(there, there.doc.host)

    server.run(work())
    assert duncan.post(f"/api/rooms/{room}/seat", {"seat": 3}, 404)["code"] == "no-room"

    with pytest.raises(ConnectionClosed):
        wire.quiet(5)
    assert room not in hub.rooms


def test_a_table_that_is_begun_at_another_process_is_not_closed(
    server: Inside, alia: Person, elsewhere: Hub
) -> None:
    room = alia.create(players=2, bots={"1": "random"})["room"]["room"]

    async def work() -> None:
        there = await elsewhere.get(room)
        await lobby.start(there, there.doc.host)
        there.jobs.cancel()

    server.run(work())

    assert alia.post(f"/api/rooms/{room}/close", status=409)["code"] == "started"


def test_seats_drawn_at_another_process_show_nobody_anothers_hand(
    server: Inside, alia: Person, duncan: Person, elsewhere: Hub
) -> None:
    room = alia.create(players=2)["room"]["room"]
    duncan.join(room)
    wires = {0: alia.sit(room), 1: duncan.sit(room)}
    for wire in wires.values():
        wire.until("welcome")
    hub = server.application.hub

    async def work() -> None:
        there, here = await elsewhere.get(room), hub.rooms[room]
        async with there.lock:
            await there.change(lambda draft: lobby.swap(draft, 0, 1))
        await lobby.start(there, there.doc.host)
        there.jobs.cancel()
        async with here.lock:
            await here.refresh()

    server.run(work())

    for before, wire in wires.items():
        assert wire.until("state")["seat"] == 1 - before
        assert {m["seat"] for m in wire.heard if m["type"] == "state"} == {1 - before}


def test_a_choice_and_a_pause_at_two_processes_stop_the_clock(
    server: Inside, alia: Person, duncan: Person, elsewhere: Hub
) -> None:
    clock = {"kind": "live", "base_ms": 60_000, "increment_ms": 0}
    room = pair(alia, duncan, players=2, clock=clock, options={"leaders": LEADERS[:2]})
    wires = [alia.sit(room), duncan.sit(room)]
    for wire in wires:
        wire.until("state")
    asked = next(wire for wire in wires if wire.state["decision"])
    hub = server.application.hub

    async def work() -> None:
        there = await elsewhere.playing(room)
        for seat in (0, 1):
            async with there.lock:
                await play.vote(there, seat, True, True)
        there.jobs.cancel()

    server.run(work())
    decision = asked.state["decision"]
    answer = asked.answer(
        "choose", decision=decision["id"], choice=decision["choices"][0]["notation"]
    )

    assert answer["code"] == "paused"
    assert hub.rooms[room].clock.since == {}


def test_settings_at_another_process_cost_no_choice_and_turn_back_no_clock(
    server: Inside, alia: Person, duncan: Person, elsewhere: Hub
) -> None:
    clock = {"kind": "live", "base_ms": 60_000, "increment_ms": 0}
    room = pair(alia, duncan, players=2, clock=clock, options={"leaders": LEADERS[:2]})
    wires = [alia.sit(room), duncan.sit(room)]
    for wire in wires:
        wire.until("state")
    asked = next(wire for wire in wires if wire.state["decision"])
    seat = asked.state["seat"]
    hub = server.application.hub

    async def set_there(hold: bool) -> None:
        there = await elsewhere.playing(room)
        async with there.lock:
            await play.set_hold(there, 1 - seat, hold)
        there.jobs.cancel()

    async def heard() -> dict[int, int]:
        async with hub.rooms[room].lock:
            await hub.rooms[room].refresh()
        return hub.rooms[room].clock.since

    server.run(set_there(True))
    assert asked.choose()["type"] == "ok"
    asked.until("state", lambda state: state["undo"]["allowed"] == 1)
    server.run(set_there(False))
    assert asked.answer("undo", count=1)["type"] == "ok"
    running = server.do(lambda: dict(hub.rooms[room].clock.since))
    server.run(set_there(False))

    assert server.run(heard()) == running


def test_two_who_want_to_play_again_at_two_processes_meet_in_one_room(
    server: Inside, alia: Person, duncan: Person, elsewhere: Hub
) -> None:
    room = pair(alia, duncan, players=2)
    hub = server.application.hub

    async def work() -> tuple[str | None, str | None]:
        here = hub.rooms[room]
        async with here.lock:
            await here.change(lambda draft: play.ended(draft.doc))
        there = await elsewhere.get(room)
        first, second = [seat.person for seat in here.doc.seats]
        assert first is not None
        assert second is not None
        await hub.rematch(here, first)
        await elsewhere.rematch(there, second)
        return here.doc.rematch, there.doc.rematch

    one, other = server.run(work())

    assert one == other
    assert [each["room"] for each in alia.get("/api/me/rooms")["rooms"]] == [one, room]


def test_a_game_stays_at_hand_though_it_could_not_be_read_again(
    server: Inside, alia: Person, duncan: Person, elsewhere: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something was taken back at another process while the database did not answer here."""
    room = pair(alia, duncan, "skirmish", players=3, bots={"2": "random"})
    hub = server.application.hub

    async def work() -> tuple[object, object]:
        here = await hub.playing(room)
        here.jobs.cancel()
        here.progress = here.progress._replace(epoch=7)
        with monkeypatch.context() as patch:
            patch.setattr(hub.store.games, "played", later_failing(hub))
            async with here.lock:
                with pytest.raises(OperationalError):
                    await here.refresh()
        assert here.live is not None
        async with here.lock:
            await here.refresh()
        here.jobs.cancel()
        return here.progress, len(here.live.game.history)

    place, made = server.run(work())
    assert place == (0, made)


def later_failing(hub: Hub) -> Any:
    """Tells where a game stands, and then no more."""
    played, times = hub.store.games.played, iter(range(100))

    async def unlucky(room: str, start: int) -> Any:
        return await (played(room, start) if next(times) == 0 else failing())

    return unlucky


def test_nothing_that_is_said_is_missed_by_who_comes_meanwhile(
    server: Inside, alia: Person, duncan: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = alia.create()["room"]["room"]
    duncan.join(room)
    wire = alia.sit(room)
    wire.until("welcome")
    people = server.application.hub.store.people
    known, coming, said = people.visit, threading.Event(), threading.Event()

    async def slowly(cookie: str) -> Any:
        coming.set()
        while not said.is_set():
            await asyncio.sleep(0.01)
        return await known(cookie)

    monkeypatch.setattr(people, "visit", slowly)
    other = duncan.sit(room)
    assert coming.wait(PATIENCE)
    wire.answer("chat", text="who comes there?")
    said.set()

    heard = other.until("welcome")["chat"]
    heard += [message["chat"] for message in other.quiet(0.1) if message["type"] == "chat"]
    assert [line["text"] for line in heard] == ["who comes there?"]


def test_a_live_clock_runs_on_while_the_room_rests(
    server: Inside, alia: Person, duncan: Person
) -> None:
    """Time is given back for a server that was down, not for a table that all have left."""
    clock = {"kind": "live", "base_ms": 60_000, "increment_ms": 0}
    room = pair(alia, duncan, players=2, clock=clock)
    hub = server.application.hub

    async def again() -> dict[int, int]:
        hub.rooms.pop(room).jobs.cancel()
        await asyncio.sleep(0.05)
        return (await hub.playing(room)).clock.since

    before = server.do(lambda: dict(hub.rooms[room].clock.since))

    assert before
    assert server.run(again()) == before
