"""Several processes serve the same games, whichever of them a player connects to."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.databases import postgres, redis
from tests.server.table import LEADERS, PATIENCE, Person, Server, Wire, start

SOON = 10.0
"""Seconds for a game to come back: three, on a machine that has more to do than this."""
PRIVATE = ("drew-card", "drew-intrigue-card")
"""What only one seat is told."""


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers on one PostgreSQL database and one Redis."""
    with postgres() as url, redis(tmp_path) as news:
        first, second = (start(url, "--redis", news) for _ in range(2))
        try:
            yield first, second
        finally:
            for server in (first, second):
                server.process.send_signal(signal.SIGCONT)
                server.kill()


def seated(first: Server, second: Server, bots: int = 0) -> tuple[Person, Person, str]:
    """Alia at one server, Duncan at the other, in the same game."""
    alia, duncan = Person(first, "Alia"), Person(second, "Duncan")
    players = 2 + bots
    seats = {str(2 + each): "random" for each in range(bots)}
    options = {"leaders": LEADERS[:players]}
    room = alia.create(players=players, bots=seats, options=options)["room"]["room"]
    duncan.join(room)
    alia.post(f"/api/rooms/{room}/start")
    return alia, duncan, room


def play(one: Wire, two: Wire, choices: int) -> None:
    """Whoever is asked chooses, so many times in all."""
    pick = made = 0
    while made < choices:
        for wire in (one, two):
            wire.quiet(0.05)
            if wire.state.get("decision") and made < choices:
                answer = wire.choose(pick=pick)
                made += answer["type"] == "ok"
                pick += 1


def public(wire: Wire) -> list[str]:
    """What everybody was told so far."""
    return [entry["text"] for entry in wire.log if entry["key"] not in PRIVATE]


def meet(one: Wire, two: Wire) -> None:
    """Wait until both have heard the same, and one of them is asked something."""
    end = time.monotonic() + PATIENCE
    while (
        public(one) != public(two)
        or not (one.state and two.state)
        or not (one.state["decision"] or two.state["decision"])
    ):
        assert time.monotonic() < end, "they do not hear the same"
        one.quiet(0.05)
        two.quiet(0.05)


def test_a_game_goes_on_over_two_processes_and_after_one_dies(
    pair: tuple[Server, Server],
) -> None:
    first, second = pair
    alia, duncan, room = seated(first, second, bots=1)
    one, two = alia.sit(room), duncan.sit(room)
    play(one, two, 20)
    meet(one, two)
    assert len(public(one)) > 20
    assert one.state["view"]["row"] == two.state["view"]["row"]

    one.answer("chat", text="see you at the other one")
    assert two.until("chat")["chat"]["text"] == "see you at the other one"
    told = [m for m in two.heard if m["type"] in ("room", "welcome")]
    assert any(m["room"]["seats"][0]["connected"] for m in told)

    first.kill()
    alia.server = second
    play(retaken(alia, room, SOON), retaken(duncan, room, SOON), 20)


def test_undo_at_one_process_is_seen_at_the_other(pair: tuple[Server, Server]) -> None:
    first, second = pair
    alia, duncan, room = seated(first, second)
    wires = [alia.sit(room), duncan.sit(room)]
    for pick in range(40):
        meet(*wires)
        asked, other = sorted(wires, key=lambda wire: not wire.state.get("decision"))
        before = len(other.log)
        asked.choose(pick=pick)
        meet(*wires)
        if asked.state["undo"]["allowed"] and len(other.log) > before:
            break
    assert asked.state["undo"]["allowed"]
    longer = len(other.log)

    asked.answer("undo", count=1)
    other.until("state", lambda state: state["log"]["from"] < longer)

    assert len(other.log) < longer


def retaken(person: Person, room: str, within: float) -> Wire:
    """A connection to a game whose process is gone, as soon as there is one; it must be soon."""
    begun = time.monotonic()
    while True:
        try:
            wire = person.sit(room)
            wire.until("state")
        except (OSError, EOFError, WebSocketException, TimeoutError):
            assert time.monotonic() - begun < 30, "the game is gone"
            time.sleep(0.05)
            continue
        assert time.monotonic() - begun < within
        return wire


def test_games_of_a_dead_process_are_taken_over_within_seconds(
    pair: tuple[Server, Server],
) -> None:
    first, second = pair
    alia, duncan, room = seated(first, second)
    duncan.sit(room).until("state")
    bots = alia.create(players=2, bots={"1": "random"}, alone=True)["room"]["room"]
    alia.post(f"/api/rooms/{bots}/start")
    alia.post(f"/api/rooms/{bots}/leave")

    first.kill()
    alia.server = second
    alia.http.base_url = second.url
    wires = [retaken(person, room, SOON) for person in (alia, duncan)]

    play(*wires, 6)
    begun = alia.get(f"/api/rooms/{bots}/log")["total"]
    end = time.monotonic() + PATIENCE
    while alia.get(f"/api/rooms/{bots}/log")["total"] == begun:
        assert time.monotonic() < end, "the bots stand still"
        time.sleep(0.1)


def test_a_process_that_hangs_is_put_out_and_does_no_harm_when_it_wakes(
    pair: tuple[Server, Server],
) -> None:
    first, second = pair
    alia, duncan, room = seated(first, second)
    two = duncan.sit(room)
    two.until("state")
    first.process.send_signal(signal.SIGSTOP)
    alia.server = second

    wires = [retaken(person, room, 15.0) for person in (alia, duncan)]
    play(*wires, 4)
    first.process.send_signal(signal.SIGCONT)
    time.sleep(1)
    play(*wires, 4)

    alia.server = first
    again = retaken(alia, room, 5.0)
    wires[0].quiet()
    assert public(again) == public(wires[0])


def closed_with(wire: Wire) -> int:
    """The code with which a connection ends."""
    try:
        while True:
            wire.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


def test_a_process_that_stops_hands_its_games_on(pair: tuple[Server, Server]) -> None:
    first, second = pair
    alia, duncan, room = seated(first, second)
    one, two = alia.sit(room), duncan.sit(room)
    play(one, two, 6)

    first.process.terminate()
    for wire in (one, two):
        assert closed_with(wire) == 1012
    alia.server = second
    play(retaken(alia, room, SOON), retaken(duncan, room, SOON), 6)
    assert first.process.wait(PATIENCE) in (0, -15)


def test_lists_and_requests_are_the_same_at_every_process(pair: tuple[Server, Server]) -> None:
    first, second = pair
    alia, duncan = Person(first, "Alia"), Person(second, "Duncan")
    room = alia.create(public=True, players=2, title="Sietch")["room"]
    code, ident = room["code"], room["room"]

    assert duncan.get(f"/api/codes/{code}")["room"] == ident
    for _ in range(2):
        assert [each["title"] for each in duncan.get("/api/rooms")["rooms"]] == ["Sietch"]
    duncan.join(ident)
    alia.post(f"/api/rooms/{ident}/settings", {"title": "Sietch Tabr"})

    end = time.monotonic() + PATIENCE
    while duncan.get("/api/me/rooms")["rooms"][0]["title"] != "Sietch Tabr":
        assert time.monotonic() < end, "the list is not told"
    assert len([s for s in duncan.get(f"/api/rooms/{ident}")["seats"] if s["person"]]) == 2
    assert duncan.post("/api/rooms/nowhere/start", status=404)["code"] == "no-room"
    assert duncan.post(f"/api/rooms/{ident}/start", status=403)["code"] == "not-host"


NEWER = """
import kanly.games
from kanly.cli import main
from kanly.core.registry import KITS
KITS["imperium"].version += 1
main()
"""
"""A program with the next version of the rules."""


def replaced(before: Server, after: Server, games: list[tuple[Person, Person, str]]) -> None:
    """One process ends and another goes on with its games, of which nobody is told."""
    before.process.terminate()
    before.process.wait(PATIENCE * 4)
    for alia, duncan, _ in games:
        alia.server = duncan.server = after
    for alia, duncan, room in games:
        wires = (retaken(alia, room, SOON), retaken(duncan, room, SOON))
        told = len(public(wires[0]))
        play(*wires, 4)
        assert len(public(wires[0])) > told
        welcome = next(each for each in wires[0].heard if each["type"] == "welcome")
        assert welcome["room"]["rules_change"] is None


def test_two_versions_of_the_program_serve_one_database_while_one_replaces_the_other() -> None:
    """Forward, and back again."""
    with postgres() as url:
        servers = [start(url), start(url, program=("-c", NEWER))]
        old, new = servers
        try:
            games = [seated(old, new), seated(new, old)]
            for alia, duncan, room in games:
                play(alia.sit(room), duncan.sit(room), 6)

            replaced(old, new, games)
            servers.append(start(url))
            replaced(new, servers[-1], games)
        finally:
            for server in servers:
                server.kill()
