"""Several processes serve the same games: what happens at one is seen at all of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import postgres, postgres_tools, redis
from tests.server.table import LEADERS, PATIENCE, Person, Server, Wire, start

PRIVATE = ("drew-card", "drew-intrigue-card")
"""What only one seat is told."""


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers on one Redis and one database: PostgreSQL where there is one."""
    with redis(tmp_path) as news:
        if postgres_tools() is None:
            yield from both(f"sqlite:///{tmp_path}/table.db", news)
        else:
            with postgres() as url:
                yield from both(url, news)


def both(url: str, news: str) -> Iterator[tuple[Server, Server]]:
    first, second = start(url, "--redis", news), start(url, "--redis", news)
    try:
        yield first, second
    finally:
        first.kill()
        second.kill()


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
    two.until("room", lambda m: not m["room"]["seats"][0]["connected"])
    alia.server = second
    back = alia.sit(room)
    play(back, two, 20)


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
