"""What the greedy bot of the classic game promises: legal choices, fairness, strength."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kanly import bots
from kanly.classic.position import Classic
from kanly.core.decision import Decision
from kanly.core.rng import seeded
from kanly.core.setup import Options
from tests.bots.classic.play import SLUGS, one_against_all, play, table
from tests.classic.play import options_for


def moments(players: int, seed: int, every: int) -> Iterator[tuple[Classic, Decision]]:
    """Decisions with a real choice, out of a game that two bots play by turns."""
    game = table(players, seed, options_for(players, seed))
    chance = seeded(seed)
    pair = [bots.get("random", seed), bots.get("greedy", seed)]
    count = 0
    while not game.over:
        decision = game.pending[chance.below(len(game.pending))]
        count += len(decision.choices) > 1
        if len(decision.choices) > 1 and count % every == 0:
            yield game, decision
        bot = pair[chance.below(2)]
        game.apply(decision.seat, bots.ask(bot, game, decision))


# Everywhere ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("advanced", [False, True])
def test_it_plays_whole_games_without_an_illegal_choice(players: int, advanced: bool) -> None:
    game = table(players, players, {"advanced": advanced})
    play(game, [bots.get("greedy", seat) for seat in range(players)], check=True)
    assert game.result is not None


@pytest.mark.parametrize("advanced", [False, True])
def test_one_player_leads_two_factions(advanced: bool) -> None:
    game = table(2, 1, {"two-factions": True, "advanced": advanced})
    play(game, [bots.get("greedy", seat) for seat in range(2)], check=True)
    assert game.result is not None


@pytest.mark.parametrize("seed", range(12))
def test_it_plays_with_any_options_among_any_players(seed: int) -> None:
    players = 2 + seed % 5
    game = table(players, seed, options_for(players, seed))
    names = ["greedy" if (seed + seat) % 3 else "random" for seat in range(players)]
    play(game, [bots.get(name, f"{seed}/{seat}") for seat, name in enumerate(names)])
    assert game.result is not None


# Fairness -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nothing_hidden_sways_it(players: int) -> None:
    for game, decision in moments(players, 40 + players, every=5):
        chosen = bots.get("greedy").choose(game.view(decision.seat)).notation
        for deal in range(2):
            view = game.resample(decision.seat, deal).view(decision.seat)
            assert bots.get("greedy").choose(view).notation == chosen


def test_the_same_view_gives_the_same_choice() -> None:
    for game, decision in moments(6, 46, every=9):
        view = game.view(decision.seat)
        one, other = [bots.get("greedy", seed).choose(view).notation for seed in (1, 2)]
        assert one == other


def test_thinking_changes_nothing() -> None:
    for game, decision in moments(6, 52, every=11):
        view = game.view(decision.seat)
        before, digest = view.position.digest(), game.digest()
        bots.get("greedy").choose(view)
        assert view.position.digest() == before
        assert game.digest() == digest


# Strength -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", SLUGS)
def test_it_beats_five_randoms_with_every_faction(faction: str) -> None:
    wins = 0
    for number in range(6):
        for advanced in (False, True):
            won, _ = one_against_all(faction, number, advanced, "random")
            wins += won
    assert wins >= 8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_randoms_at_smaller_tables(players: int) -> None:
    wins = 0
    for seed in range(8):
        options: Options = {"advanced": seed % 2 == 0}
        game = table(players, seed, options)
        names = ["random"] * players
        names[seed % players] = "greedy"
        play(game, [bots.get(name, f"{seed}/{seat}") for seat, name in enumerate(names)])
        assert game.result is not None
        wins += seed % players in game.result.winners
    assert wins >= 5
