"""How well the greedy bot plays, and that it sees what a beginner sees."""

from __future__ import annotations

import pytest

from kanly import bots
from kanly.bots.imperium.evaluation import ImperiumEvaluation
from kanly.bots.imperium.lookahead import forward
from kanly.bots.imperium.valuer import Valuer
from kanly.imperium.choices import BOOK
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange
from kanly.imperium.tables import cards
from tests.bots.play import moments, play, seats, table


def chosen(game: Imperium) -> str:
    """What the greedy bot does when it is asked."""
    return bots.get("greedy").choose(game.view(game.pending[0].seat)).notation


def arranged(ix: bool = False, **given: object) -> Imperium:
    """A position by names, red to move."""
    return arrange({"players": 4, "ix": ix}, dict(given))


# Strength -----------------------------------------------------------------------------------------


def test_greedy_beats_three_randoms() -> None:
    wins = 0
    for seed in range(24):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        game = play(table(4, seed), seats(names, seed))
        assert isinstance(game, Imperium)
        assert game.result is not None
        wins += game.result.winners == [seed % 4]
    assert wins >= 20


@pytest.mark.parametrize("players", [2, 3])
def test_greedy_beats_randoms_at_smaller_tables(players: int) -> None:
    wins = 0
    for seed in range(8):
        names = ["random"] * players
        names[seed % players] = "greedy"
        game = play(table(players, seed), seats(names, seed))
        assert isinstance(game, Imperium)
        assert game.result is not None
        wins += game.result.winners == [seed % players]
    assert wins >= 6


# Sense --------------------------------------------------------------------------------------------


def test_it_takes_the_second_step_on_a_track_it_has_begun() -> None:
    red = {"influence": {"bene-gesserit": 1}, "hand": ["diplomacy", "dagger", "dagger"]}
    assert chosen(arranged(red=red)) == "agent diplomacy secrets"


def test_it_hires_the_swordmaster_when_it_can() -> None:
    red = {"solari": 8, "hand": ["dagger", "dune-the-desert-planet", "convincing-argument"]}
    assert chosen(arranged(red=red)) == "agent dagger swordmaster"


def test_it_sends_its_agents_before_it_reveals() -> None:
    red = {"hand": ["signet-ring", "diplomacy", "convincing-argument"]}
    assert chosen(arranged(red=red)).startswith("agent")


def test_it_buys_the_victory_point_when_there_is_no_time_for_other_cards() -> None:
    game = arranged(round=9, revealing=True, persuasion=9, red={"hand": [], "play": ["diplomacy"]})
    assert chosen(game) == "buy the-spice-must-flow"


def test_it_pays_an_arrow_for_a_victory_point() -> None:
    red = {"spice": 4, "agents": 0, "posts": ["wealth", "secrets"], "hand": ["dagger"]}
    game = arranged(red={**red, "intrigue": ["the-sleeper-must-awaken"]})
    assert chosen(game) == "play the-sleeper-must-awaken"


def test_it_plays_a_card_that_gives_influence() -> None:
    red = {"influence": {"emperor": 1}, "agents": 0, "posts": ["wealth", "secrets"]}
    game = arranged(red={**red, "hand": ["dagger"], "intrigue": ["favored-subject"]})
    assert chosen(game) == "play favored-subject"


def test_it_marches_where_a_few_troops_win_much() -> None:
    game = arranged(
        round=8,
        conflict="battle-for-arrakeen",
        red={"hand": ["reconnaissance"], "garrison": 3, "agents": 1, "posts": ["wealth"]},
        blue={"revealed": True},
        yellow={"revealed": True},
        green={"revealed": True, "conflict": 1, "swords": 1},
    )
    game.apply(0, "agent reconnaissance arrakeen")
    while "deploy 1" in [choice.notation for choice in game.pending[0].choices]:
        game.apply(0, chosen(game))
    assert game.strength(0) > game.strength(3)


def test_it_keeps_its_troops_where_they_cannot_win() -> None:
    game = arranged(
        conflict="skirmish-b",
        red={"hand": ["reconnaissance"], "garrison": 2, "agents": 1, "posts": ["wealth"]},
        blue={"revealed": True, "conflict": 6},
        yellow={"revealed": True, "conflict": 7},
        green={"revealed": True, "conflict": 8},
    )
    game.apply(0, "agent reconnaissance arrakeen")
    while game.pending[0].seat == 0 and game.pending[0].kind.name == "agent-effects":
        game.apply(0, chosen(game))
    assert game.troops[0] == 0


def test_it_plays_a_combat_card_that_wins_and_keeps_one_that_does_not() -> None:
    red = {"hand": [], "conflict": 2, "intrigue": ["ambush"]}
    rest = {"revealed": True, "intrigue": []}
    won = arranged(
        round=7, phase="combat", red=red, blue={**rest, "conflict": 3}, yellow=rest, green=rest
    )
    assert chosen(won) == "play ambush"
    lost = arranged(
        round=7, phase="combat", red=red, blue={**rest, "conflict": 9}, yellow=rest, green=rest
    )
    assert chosen(lost) == "pass"


def test_it_trashes_the_card_it_needs_least() -> None:
    red = {"hand": ["gene-manipulation", "signet-ring"], "discard": ["dagger", "diplomacy"]}
    game = arranged(red=red)
    game.apply(0, "agent gene-manipulation arrakeen")
    game.apply(0, "do trash")
    assert chosen(game) == "trash dagger discard"


def test_it_discards_the_card_it_needs_least() -> None:
    game = arranged(
        turn="blue",
        red={"hand": ["signet-ring", "stilgar", "dagger", "dagger"]},
        blue={"hand": ["reverend-mother-mohiam"], "play": ["bene-gesserit-sister"]},
    )
    game.apply(1, "agent reverend-mother-mohiam wealth")
    while game.pending[0].kind.name != "discard" or game.pending[0].seat != 0:
        game.apply(game.pending[0].seat, game.pending[0].choices[0])
    assert chosen(game) == "discard dagger"


def test_of_several_cards_to_discard_it_begins_with_one_that_unloads() -> None:
    game = arranged(
        ix=True,
        turn="blue",
        red={"hand": ["signet-ring", "stilgar", "kwisatz-haderach", "esmar-tuek"]},
        blue={"hand": ["reverend-mother-mohiam"], "play": ["bene-gesserit-sister"]},
    )
    game.apply(1, "agent reverend-mother-mohiam wealth")
    while game.pending[0].kind.name != "discard" or game.pending[0].seat != 0:
        game.apply(game.pending[0].seat, game.pending[0].choices[0])
    assert chosen(game) == "discard esmar-tuek"


# Looking ahead ------------------------------------------------------------------------------------


def test_looking_ahead_changes_nothing() -> None:
    for game, decision in moments(4, 8, every=7):
        before = game.digest()
        ImperiumEvaluation(game, decision.seat).worths(decision)
        assert game.digest() == before


def test_looking_ahead_stops_when_the_turn_is_over() -> None:
    game = arranged(red={"hand": ["diplomacy"]})
    game.apply(0, "agent diplomacy wealth")
    after, _ = forward(game, 0, BOOK.parse("end"), Valuer(game, 0))
    assert after.turn == 0
    assert after.stack


def test_looking_ahead_draws_no_card() -> None:
    game = arranged(red={"hand": ["reconnaissance", "dagger"]})
    game.apply(0, "agent reconnaissance arrakeen")
    after, worth = forward(game, 0, BOOK.parse("do draw-1"), Valuer(game, 0))
    assert after.hand[0] == game.hand[0]
    assert after.deck[0] == game.deck[0]
    assert worth > 0


def test_looking_ahead_does_not_see_what_comes_into_the_row() -> None:
    game = arranged(revealing=True, persuasion=9, row=["stilgar", "scout"], red={"hand": []})
    after, _ = forward(game, 0, BOOK.parse("buy stilgar"), Valuer(game, 0))
    assert after.row == game.row[1:]


def test_a_leader_who_draws_on_the_way_draws_unseen() -> None:
    game = arranged(red={"leader": "count-ilban-richese", "hand": ["dagger"], "solari": 2})
    after, worth = forward(game, 0, BOOK.parse("agent dagger mentat"), Valuer(game, 0))
    assert after.hand[0] == []
    assert sorted(after.deck[0]) == sorted(game.deck[0])
    assert worth > 0


def test_a_card_its_owner_has_seen_on_top_is_drawn() -> None:
    red = {"leader": "paul-atreides", "hand": [], "deck": ["signet-ring"]}
    game = arranged(red={**red, "intrigue": ["poison-snooper"]})
    game.apply(0, "play poison-snooper")
    after, _ = forward(game, 0, BOOK.parse("snoop draw"), Valuer(game, 0))
    assert after.hand[0] == [cards.BY_SLUG["signet-ring"]]
