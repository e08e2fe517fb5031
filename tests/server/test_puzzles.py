"""Puzzles at the table, worked examples as positions, and games tried again."""

from collections.abc import Iterator
from typing import Any

import pytest

import kanly
from kanly.arena.play import play
from kanly.bots.puzzle import Puzzle
from kanly.core.registry import kit_of
from kanly.server import examples
from kanly.server.rooms import puzzles
from tests.server.inside import Inside, inside
from tests.server.table import Person, Wire

KINDS = ["imperium", "ix", "battle", "auction", "shipment"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("puzzles")) as running:
        yield running


def one() -> Puzzle:
    """A puzzle of the shortest game."""
    return min(puzzles.puzzles().values(), key=lambda each: len(each.made))


def opened(server: Inside, puzzle: Puzzle) -> tuple[Wire, dict[str, Any]]:
    """The puzzle on the table: the connection and its first state."""
    person = Person(server)
    ticket = person.post("/api/play/puzzle", {"puzzle": puzzle.name, "pace_ms": 0}, 201)
    wire = person.sit(ticket["room"]["room"])
    return wire, wire.asked()


def answered(wire: Wire, choice: str) -> dict[str, Any]:
    """What is said of an answer."""
    assert wire.choose(choice)["type"] == "ok"
    found = wire.until("state", lambda state: state["puzzle"]["answer"] is not None)
    answer: dict[str, Any] = found["puzzle"]["answer"]
    return answer


def test_the_list_tells_neither_position_nor_solution(server: Inside) -> None:
    told = Person(server).get("/api/puzzles")
    assert {*told["kinds"]} >= {each["kind"] for each in told["puzzles"]}
    assert told["daily"] in [each["puzzle"] for each in told["puzzles"]]
    expected = {"puzzle", "kind", "game", "players", "house", "round", "level"}
    assert all(each.keys() == expected for each in told["puzzles"])


def test_the_daily_puzzle_is_the_same_for_everybody(server: Inside) -> None:
    first, second = [Person(server).get("/api/puzzles")["daily"] for _ in range(2)]
    assert first == second


def test_nothing_is_told_of_the_solution_before_an_answer(server: Inside) -> None:
    puzzle = one()
    wire, state = opened(server, puzzle)
    assert state["seat"] == puzzle.seat
    assert state["puzzle"] == {"puzzle": puzzle.name, "kind": puzzle.kind, "answer": None}
    told = wire.answer("advise", decision=state["decision"]["id"])
    assert told["code"] == "no-help"


def test_a_right_answer_solves_a_puzzle(server: Inside) -> None:
    puzzle = one()
    wire, _ = opened(server, puzzle)
    answer = answered(wire, puzzle.solution)
    assert answer["solved"]
    assert answer["made"]["notation"] == puzzle.solution
    assert answer["reasons"]
    assert answer["line"]


def test_a_wrong_answer_fails_and_is_told_what_was_right(server: Inside) -> None:
    puzzle = one()
    wire, _ = opened(server, puzzle)
    answer = answered(wire, puzzle.tried[-1].choice)
    assert not answer["solved"]
    assert answer["tried"][0]["notation"] == puzzle.solution
    assert answer["tried"][0]["chance"] > answer["made"]["chance"]


def test_a_puzzle_begins_anew(server: Inside) -> None:
    puzzle = one()
    wire, state = opened(server, puzzle)
    answered(wire, puzzle.tried[-1].choice)
    wire.say("restart")
    again = wire.until("state", lambda state: state["puzzle"]["answer"] is None)
    assert again["decision"]["choices"] == state["decision"]["choices"]


def test_what_is_no_puzzle_is_refused(server: Inside) -> None:
    told = Person(server).post("/api/play/puzzle", {"puzzle": "nothing"}, 404)
    assert told["code"] == "no-puzzle"


@pytest.mark.parametrize("puzzle", puzzles.puzzles().values(), ids=lambda each: each.name)
def test_every_puzzle_has_its_position_and_choices(puzzle: Puzzle) -> None:
    decision = puzzle.position().decision(puzzle.seat)
    assert decision is not None
    offered = [choice.notation for choice in decision.choices]
    assert {each.choice for each in puzzle.tried} <= {*offered}


@pytest.mark.parametrize("puzzle", puzzles.puzzles().values(), ids=lambda each: each.name)
def test_every_puzzle_has_one_answer_well_beyond_the_noise(puzzle: Puzzle) -> None:
    assert puzzle.gap >= 4 * puzzle.error
    assert puzzle.gap > 0.01
    assert puzzle.reasons


# Examples of the rules ----------------------------------------------------------------------------


@pytest.mark.parametrize("rule", ["IMP-EX-06", "IX-EX-01", "CLA-EX-18"])
def test_a_worked_example_is_played_at_the_table(server: Inside, rule: str) -> None:
    example = examples.example_of(rule)
    assert example is not None
    person = Person(server)
    ticket = person.post("/api/play/example", {"rule": rule, "pace_ms": 0}, 201)
    assert ticket["seat"] == example.seat
    state = person.sit(ticket["room"]["room"]).asked()
    stage = kit_of(example.position.game).stage
    assert stage is not None
    assert state["decision"]["choices"]


def test_a_rule_without_an_example_is_refused(server: Inside) -> None:
    told = Person(server).post("/api/play/example", {"rule": "IMP-SETUP-01"}, 404)
    assert told["code"] == "no-example"


# Games tried again --------------------------------------------------------------------------------


def test_a_game_is_tried_again_from_one_of_its_decisions(server: Inside) -> None:
    person = Person(server)
    game = kanly.new("imperium", 3, "again")
    assert not play(game, ["greedy"] * 3).error
    record = game.record
    record.bots = ["novice", "adept", "greedy"]
    move = next(at for at in range(60, 200) if record.lines[at].seat == 1)
    ident = person.http.post("/api/records", content=record.text()).json()["record"]
    ticket = person.post(
        "/api/play/again", {"record": ident, "move": move, "seat": 1, "pace_ms": 0}, 201
    )
    seats = ticket["room"]["seats"]
    assert [seat["bot"] for seat in seats] == ["novice", None, "greedy"]
    state = person.sit(ticket["room"]["room"]).asked()
    there = record.replay(move).decision(1)
    assert there is not None
    offered = [each["notation"] for each in state["decision"]["choices"]]
    assert offered == [choice.notation for choice in there.choices]
    assert state["undo"]["allowed"] == 0


def test_a_game_is_not_tried_again_beyond_its_end(server: Inside) -> None:
    person = Person(server)
    game = kanly.new("imperium", 3, "again")
    assert not play(game, ["greedy"] * 3).error
    ident = person.http.post("/api/records", content=game.record.text()).json()["record"]
    move = len(game.history)
    for beyond in (move, move + 1):
        body = {"record": ident, "move": beyond, "seat": 0}
        assert person.http.post("/api/play/again", json=body).status_code in (400, 409)
