"""A game as a learner meets it."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import pytest

import kanly
from kanly import bots
from kanly.classic.choices import V_TRUTHTRANCE
from kanly.classic.position import Classic
from kanly.classic.tables.treachery import TRUTHTRANCE
from kanly.core.errors import BadOption, IllegalChoice, UnknownName
from kanly.core.message import Message
from kanly.core.result import Result
from kanly.core.rng import Rng, seeded
from kanly.envs.rewards import margin, win
from kanly.envs.table import NOBODY, Table
from kanly.envs.terms import Seeds, Terms, make_bots


def play_out(table: Table, rng: Rng) -> Table:
    while not table.over:
        table.step(table.choices[rng.below(len(table.choices))].index)
    return table


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_choices_by_number_lead_where_choices_do(game: str) -> None:
    table = Terms(game, forced=True).deal(5)
    true = kanly.new(game, table.terms.players, 5)
    while not table.over:
        asked = true.pending[0]
        assert table.seat == asked.seat
        assert table.legal() == [choice.index for choice in asked.choices]
        true.apply(asked.seat, asked.choices[-1])
        table.step(table.legal()[-1])
    assert table.game == true
    assert table.seat == NOBODY
    assert table.legal() == []


@pytest.mark.parametrize("game", ["imperium", "classic"])
@pytest.mark.parametrize("choices", [0, 30, None])
def test_a_table_can_be_copied_and_pickled(game: str, choices: int | None) -> None:
    table = Terms(game).deal(5)
    while not table.over and (choices is None or len(table.game.history) < choices):
        table.step(table.legal()[-1])
    for copy in (deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert copy.game == table.game
        assert copy.game is not table.game
        assert (copy.seat, copy.legal(), copy.rewards()) == (
            table.seat,
            table.legal(),
            table.rewards(),
        )


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_who_has_no_choice_is_not_asked(game: str) -> None:
    table = Terms(game).deal(5)
    while not table.over:
        assert len(table.choices) > 1
        table.step(table.legal()[0])


def test_bots_answer_for_their_seats() -> None:
    players = make_bots(["random"], [0, 2, 3], 9)
    table = Terms("imperium", 4).deal(9, players)
    while not table.over:
        assert table.seat == 1
        table.step(table.legal()[0])
    assert {0, 2, 3} < set(table.game.movers)


def test_a_number_that_is_no_choice_is_refused_and_changes_nothing() -> None:
    table = Terms("imperium").deal(2)
    before = table.game.digest()
    legal = table.legal()
    wrong = next(i for i in range(table.terms.encoding.actions) if i not in legal)
    with pytest.raises(IllegalChoice):
        table.step(wrong)
    with pytest.raises(BadOption, match="no choice -1; expected 0 to"):
        table.step(-1)
    assert table.game.digest() == before
    assert table.legal() == legal


def test_nothing_can_be_chosen_after_the_end() -> None:
    table = play_out(Terms("imperium", 2).deal(2), seeded(1))
    with pytest.raises(BadOption, match="the game is over"):
        table.step(0)


@pytest.mark.parametrize("seed", range(3))
def test_games_end_under_random_play_with_offers(seed: int) -> None:
    terms = Terms("classic", 6, {"advanced": True}, offers=True)
    table = play_out(terms.deal(seed), seeded(seed))
    assert table.over
    assert sum(table.rewards()) == pytest.approx(1)


def test_offers_are_listed_only_if_asked_for() -> None:
    terms = Terms("classic", 6, {"advanced": True})
    table = terms.deal(4)
    while table.game.rounds < 2:
        table.step(table.legal()[0])
    game, seat = table.game, table.seat
    assert isinstance(game, Classic)
    game.hand[game.factions_of(seat)[0]].append(TRUTHTRANCE)
    asked = Table(terms, game.clone())
    offered = Table(Terms("classic", 6, {"advanced": True}, offers=True), game.clone())
    assert not [choice for choice in asked.choices if choice.verb == V_TRUTHTRANCE]
    truth = [choice for choice in offered.choices if choice.verb == V_TRUTHTRANCE]
    assert len(truth) == 5
    offered.step(truth[0].index)
    assert offered.seat == seat
    assert not [choice for choice in offered.choices if choice.spoken]


def test_rewards_come_at_the_end() -> None:
    table = Terms("imperium", 4, reward="margin").deal(3)
    assert table.rewards() == [0, 0, 0, 0]
    play_out(table, seeded(3))
    result = table.game.result
    assert result is not None
    assert table.rewards() == margin(result, 4)


def test_a_victory_is_shared_and_a_margin_counts_rivals() -> None:
    result = Result([[0, 2], [1]], [8, 3, 8], Message("result-shared"))
    assert win(result, 3) == [0.5, 0, 0.5]
    assert margin(result, 3) == [0, -5, 0]
    assert win(result, 1) == [0.5]
    assert margin(Result([[1], [0]], [6, 11], Message("x")), 1) == [-5]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"game": "imperum"}, "unknown game 'imperum'; did you mean imperium"),
        ({"reward": "points"}, "unknown reward 'points'"),
        ({"players": 9}, "9 players"),
        ({"players": 0}, "0 players; Dune: Imperium takes 1 to 4"),
        ({"game": None}, "unknown game 'None'; expected one of: imperium, imperium-small,"),
        ({"options": {"iks": True}}, "unknown option 'iks'"),
    ],
)
def test_wrong_terms_say_what_was_expected(arguments: dict[str, Any], why: str) -> None:
    with pytest.raises((BadOption, UnknownName), match=why):
        Terms(**{"game": "imperium", **arguments})


def test_seeds_repeat_from_a_given_one() -> None:
    one, other = Seeds(1), Seeds(2)
    assert one.pick(7) == other.pick(7) == 7
    assert [one.pick(None) for _ in range(3)] == [other.pick(None) for _ in range(3)]


def test_bots_are_one_for_all_or_one_for_each() -> None:
    mine = bots.get("random", 3)
    assert make_bots([mine], [1, 2], 0) == {1: mine, 2: mine}
    each = make_bots(["random", "greedy"], [0, 3], 0)
    assert [each[0].name, each[3].name] == ["random", "greedy"]
    with pytest.raises(BadOption, match="2 bots; expected one for all, or 3"):
        make_bots(["random", "greedy"], [0, 1, 2], 0)
