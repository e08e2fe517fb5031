"""Clocks: running, increments, the bot that takes a late move, days, pauses, restarts."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from kanly.server.rooms import clock as clocks
from kanly.server.rooms.clock import Clock
from kanly.server.rooms.doc import DAY, ClockSpec
from tests.server.table import LEADERS, Person, Wire, start

LIVE = ClockSpec("live", base_ms=60_000, increment_ms=5_000)
DAYS = ClockSpec("days", days=2)


# The arithmetic -----------------------------------------------------------------------------------


def test_the_movers_clock_pays_for_thinking_and_gets_the_increment() -> None:
    clock = Clock([60_000, 60_000], {0: 1_000})

    after = clocks.after(clock, LIVE, 0, [1], 11_000)

    assert after == Clock([55_000, 60_000], {1: 11_000})


def test_a_clock_never_goes_below_zero() -> None:
    after = clocks.after(Clock([3_000], {0: 0}), LIVE, 0, [0], 10_000)

    assert after == Clock([5_000], {0: 10_000}, late={0: 1})


@pytest.mark.parametrize(("spec", "at"), [(LIVE, 60_000), (DAYS, 2 * DAY)])
def test_it_is_counted_how_often_the_time_was_up_before_a_choice(spec: ClockSpec, at: int) -> None:
    begun = clocks.after(clocks.fresh(spec, 2), spec, None, [0], 0)

    assert clocks.after(begun, spec, 0, [0], at - 1).late == {}
    late = clocks.after(begun, spec, 0, [0], at)
    assert late.late == {0: 1}
    assert clocks.after(late, spec, 0, [0], 3 * at).late == {0: 2}


def test_others_asked_at_the_same_time_go_on_running() -> None:
    after = clocks.after(Clock([60_000, 60_000], {0: 0, 1: 0}), LIVE, 0, [1], 4_000)

    assert after.since == {1: 0}
    assert clocks.left_at(after, 1, 10_000) == 50_000


def test_a_pause_stops_all_clocks_without_an_increment() -> None:
    paused = clocks.after(Clock([60_000, 60_000], {0: 0}), LIVE, None, [], 7_000)

    assert paused == Clock([53_000, 60_000], {})
    assert clocks.deadline(paused, 0) is None


def test_each_question_of_a_correspondence_game_has_its_days() -> None:
    begun = clocks.after(clocks.fresh(DAYS, 2), DAYS, None, [0], 0)
    answered = clocks.after(begun, DAYS, 0, [1], DAY)

    assert clocks.deadline(begun, 0) == 2 * DAY
    assert answered == Clock([2 * DAY, 2 * DAY], {1: DAY})


def test_nobody_pays_for_a_server_that_was_down_but_days_are_days() -> None:
    clock = Clock([60_000], {0: 0})

    assert clocks.woken(clock, LIVE, 99_000, 99_900) == Clock([60_000], {0: 99_000})
    assert clocks.woken(Clock([60_000], {0: 99_500}), LIVE, 99_000, 99_900).since == {0: 99_500}
    assert clocks.woken(clock, DAYS, 99_000, 99_900) == clock


@pytest.mark.parametrize("spec", [LIVE, DAYS])
def test_nobody_is_given_time_by_a_wall_clock_that_was_set_back_meanwhile(spec: ClockSpec) -> None:
    clock = clocks.woken(Clock([60_000], {0: 3_600_000}), spec, 1_000, 2_000)

    assert clocks.left_at(clock, 0, 2_000) == 60_000


# At the table -------------------------------------------------------------------------------------


def clocked(alia: Person, duncan: Person, **clock: Any) -> tuple[str, Wire, Wire]:
    """A game of two with a clock; the wire of who is asked first."""
    options = {"leaders": LEADERS[:2]}
    room = alia.create(players=2, options=options, clock={"kind": "live", **clock})["room"]["room"]
    duncan.join(room)
    alia.post(f"/api/rooms/{room}/start")
    one, two = alia.sit(room), duncan.sit(room)
    one.until("state")
    two.until("state")
    return room, *((one, two) if one.state["decision"] else (two, one))


def test_the_clock_of_who_is_asked_runs_and_an_answer_adds_the_increment(
    alia: Person, duncan: Person
) -> None:
    _, asked, other = clocked(alia, duncan, base_ms=60_000, increment_ms=30_000)
    seat = asked.state["seat"]
    shown = {each["seat"]: each for each in other.state["clocks"]["seats"]}
    assert (shown[seat]["running"], shown[1 - seat]["running"]) == (True, False)

    time.sleep(0.5)
    asked.choose()
    if not asked.state:
        asked.until("state")

    left = {each["seat"]: each["left_ms"] for each in asked.state["clocks"]["seats"]}
    assert 88_000 < left[seat] < 89_700


def test_a_bot_takes_the_move_when_the_time_is_up(alia: Person, duncan: Person) -> None:
    _, asked, _ = clocked(alia, duncan, base_ms=1_000, increment_ms=30_000)
    decision = asked.state["decision"]
    total = asked.state["log"]["total"]

    late = asked.until("state", lambda state: state["decision"] != decision)

    assert late["log"]["total"] > total
    assert asked.heard[0]["room"]["seats"][asked.state["seat"]]["by"] == "person"


DOWN = 1.0
"""Seconds for which there is no server; they cost nobody any time."""


def test_a_clock_survives_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/table.db"
    first = start(database)
    alia, duncan = Person(first, "Alia"), Person(first, "Duncan")
    room, asked, _ = clocked(alia, duncan, base_ms=100_000, increment_ms=10_000)
    seat = asked.state["seat"]
    asked.choose()
    begun = time.monotonic()
    if not asked.state:
        asked.until("state")
    left = [each["left_ms"] for each in asked.state["clocks"]["seats"]]
    first.kill()

    time.sleep(DOWN)
    second = start(database)
    alia.server = duncan.server = second
    again = (alia if alia.name == name_of(asked, seat) else duncan).sit(room)
    state = again.until("state")
    after = [each["left_ms"] for each in state["clocks"]["seats"]]
    second.kill()

    lost = [before - now for before, now in zip(left, after, strict=True)]
    ran = time.monotonic() - begun - DOWN
    assert max(lost) < 1_000 * (ran + DOWN / 2)
    assert lost[1 - seat] > -2_000


def name_of(wire: Wire, seat: int) -> str:
    name: str = wire.heard[0]["room"]["seats"][seat]["name"]
    return name


def test_correspondence_shows_the_days_left(alia: Person, duncan: Person) -> None:
    room = alia.create(players=2, clock={"kind": "days", "days": 3})["room"]["room"]
    duncan.join(room)
    alia.post(f"/api/rooms/{room}/start")

    shown = alia.sit(room).until("state")["clocks"]["seats"]

    running = [each for each in shown if each["running"]]
    assert len(running) == 1
    assert 3 * DAY - 60_000 < running[0]["left_ms"] <= 3 * DAY
