"""Contests: who sits down together, mirrored and in every seat."""

from __future__ import annotations

from collections import Counter

import pytest

from kanly.arena import contests
from kanly.arena.imperium.kit import solo
from kanly.arena.plan import Fixture, Line, Plan
from kanly.core.errors import BadOption, KanlyError

NAMES = ["random", "greedy"]


def planned(lines: tuple[Line, ...], games: int, players: int = 4, game: str = "imperium") -> Plan:
    return Plan("test", game, players, lines, games, seed=10)


def test_a_match_is_one_of_each_among_the_rest_of_the_other() -> None:
    lines = contests.match(NAMES, 4, {})

    assert [line.title for line in lines] == ["random among greedy", "greedy among random"]
    assert lines[0].bots == ("random", "greedy", "greedy", "greedy")


def test_a_match_is_mirrored_and_everyone_plays_every_seat_and_leader_equally() -> None:
    plan = planned(contests.match(NAMES, 4, {}), games=32)
    seats: Counter[tuple[str, int]] = Counter()
    leaders: Counter[tuple[str, str]] = Counter()
    deals: dict[int, list[object]] = {0: [], 1: []}
    for fixture in plan.fixtures():
        dealt = plan.options(fixture)["leaders"]
        assert isinstance(dealt, list)
        deals[fixture.line].append((fixture.deal, fixture.turn, dealt))
        for seat, bot in enumerate(plan.bots(fixture)):
            seats[bot, seat] += 1
            leaders[bot, dealt[seat]] += 1

    assert deals[0] == deals[1]
    assert len(seats) == 8
    assert set(seats.values()) == {32}
    assert len(leaders) == 16
    assert set(leaders.values()) == {16}


def test_the_first_bot_of_a_line_sits_where_the_turn_says() -> None:
    line = contests.among("greedy", "random", 3, {})

    assert [turn.index("greedy") for turn in line.turns] == [0, 1, 2]


def test_games_are_rounded_up_to_whole_deals_and_come_deal_by_deal() -> None:
    plan = planned(contests.ladder(NAMES, 4, {}), games=5)

    assert [fixture.key for fixture in plan.fixtures()] == [
        *("0-0-0", "0-0-1", "0-0-2", "0-0-3"),
        *("0-1-0", "0-1-1", "0-1-2", "0-1-3"),
    ]


def test_a_longer_plan_begins_like_a_shorter_one() -> None:
    lines = contests.match(NAMES, 4, {})
    short, long = planned(lines, 4), planned(lines, 12)

    assert list(long.fixtures())[:8] == list(short.fixtures())


def test_between_two_players_a_pair_is_one_line() -> None:
    lines = contests.robin(["random", "greedy", "other"], 2, {})

    assert len(lines) == 3
    assert lines[0].turns == [("random", "greedy"), ("greedy", "random")]


def test_a_round_robin_has_everyone_among_everyone() -> None:
    lines = contests.robin(["a", "b", "c"], 3, {})

    assert {(line.bots[0], line.rest) for line in lines} == {
        *(("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b"))
    }


def test_mixes_are_all_tables_with_more_than_one_bot() -> None:
    lines = contests.mixes(["a", "b"], 3, {})

    assert [line.bots for line in lines] == [("a", "a", "b"), ("a", "b", "b")]
    assert lines[0].title == "a × 2, b × 1"
    assert len(lines[0].turns) == 3


def test_a_ladder_sets_each_among_the_one_below() -> None:
    lines = contests.ladder(["low", "middle", "high"], 6, {})

    assert [(line.bots[0], line.rest) for line in lines] == [("middle", "low"), ("high", "middle")]


def test_solo_is_played_at_every_difficulty_or_at_the_one_that_was_set() -> None:
    assert [line.label for line in solo(["a"], 1, {})] == [
        *("mercenary", "sardaukar", "mentat", "kwisatz-haderach")
    ]
    [line] = solo(["a"], 1, {"difficulty": "mentat"})
    assert (line.options, line.title) == ({"difficulty": "mentat"}, "a, mentat")


def test_bots_that_are_all_alike_need_not_change_seats() -> None:
    plan = planned((Line(("random",) * 4),), games=3)

    assert [*plan.fixtures()] == [Fixture(0, 0, 0), Fixture(0, 1, 0), Fixture(0, 2, 0)]


@pytest.mark.parametrize(
    ("kind", "names", "players", "error"),
    [
        ("match", ["a"], 4, "match is for two bots; 1 named"),
        ("robin", ["a"], 4, "expected at least two bots; 1 named"),
        ("robin", ["a", "b", "a"], 4, "the bot a is named twice"),
        ("ladder", ["a", "b"], 1, "needs at least two players"),
        ("solo", ["a", "b"], 1, "solo is for one bot"),
        ("solo", ["a"], 2, "solo is for one player, not 2"),
    ],
)
def test_what_makes_no_contest_says_so(
    kind: str, names: list[str], players: int, error: str
) -> None:
    contest = contests.contest(kind, "imperium")
    assert contest is not None
    with pytest.raises(BadOption, match=error):
        contest(names, players, {})


def test_a_budget_goes_to_the_bots_that_take_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(name: str) -> None:
        if name not in ("quick", "slow", "slow@2s", "slow@5"):
            raise KanlyError(f"unknown bot {name}")

    monkeypatch.setattr("kanly.bots.get", known)

    assert contests.budgeted(["quick", "slow", "slow@5"], "2s") == ["quick", "slow@2s", "slow@5"]
    with pytest.raises(BadOption, match="none of quick takes it"):
        contests.budgeted(["quick"], "2s")
