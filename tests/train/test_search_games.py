"""Games with searches to learn from: what is written down of them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kanly.bots.classic.heuristics import MctsHeuristics
from kanly.bots.search.budget import Budget
from kanly.core.decision import Decision
from kanly.core.errors import KanlyError
from kanly.core.registry import new
from kanly.core.rng import seeded
from kanly.train import search_games
from kanly.train.game_batch import EVERYONE
from kanly.train.search_games import (
    NoisySearch,
    SearchedGame,
    SearchPlan,
    SearchSamples,
    concatenated,
    play_games,
)


def plan(folder: Path) -> SearchPlan:
    return SearchPlan("classic", folder, playouts=3, searched=0.1, sparring=0.5)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> SearchSamples:
    return play_games(plan(tmp_path_factory.mktemp("games")), None, "a")


def test_what_searches_found_are_chances_of_legal_choices(played: SearchSamples) -> None:
    found = played.found

    assert len(found.rows) > 0
    sums = found.aims.astype(np.float32).sum(1)
    assert sums.tolist() == pytest.approx([1.0] * len(sums), abs=0.01)
    for aims, worths, legal, length in zip(found.aims, found.worths, found.legal, found.lengths):
        assert not aims[length:].any()
        assert not worths[length:].any()
        assert len(set(legal[:length].tolist())) == length > 1


def test_every_round_is_seen_from_its_beginning() -> None:
    game = new("classic", 2, 5, {})
    search = NoisySearch(1, MctsHeuristics(), Budget(playouts=2))
    one = SearchedGame(game, EVERYONE, search, 0.0, seeded(1))

    one.play()

    found = one.moments()
    assert game.over
    assert one.rounds <= game.rounds
    assert len(found.rows) >= one.rounds
    assert not one.found
    assert found.own[0].tolist() == [True] * 6


def test_allies_have_both_won(played: SearchSamples) -> None:
    assert set(np.unique(played.moments.results)) <= {0.0, 1.0}
    assert (played.moments.results.max(1) <= 1).all()


def test_lessons_are_the_same_again_and_after_being_kept(
    played: SearchSamples, tmp_path: Path
) -> None:
    played.save(tmp_path / "x.npz")
    again, kept = play_games(plan(tmp_path), None, "a"), SearchSamples.load(tmp_path / "x.npz")

    for other in (again, kept):
        np.testing.assert_array_equal(played.moments.rows, other.moments.rows)
        np.testing.assert_array_equal(played.found.aims, other.found.aims)
        np.testing.assert_array_equal(played.found.game, other.found.game)


def test_games_of_several_files_are_numbered_on(played: SearchSamples) -> None:
    both = concatenated([played, played])

    assert both.games == 2 * played.games == 2 * search_games.TOGETHER
    count = len(played.found.game)
    assert (both.found.game[count:] - both.found.game[:count] == played.games).all()


def test_a_broken_file_of_lessons_is_named(tmp_path: Path) -> None:
    (tmp_path / "7.npz").write_bytes(b"PK\x03\x04 broken")

    with pytest.raises(KanlyError, match=r"7\.npz holds no games; delete it"):
        SearchSamples.load(tmp_path / "7.npz")


def test_a_file_that_was_cut_short_is_not_counted(tmp_path: Path) -> None:
    for name in ("0000003.npz", "0000001.npz", "0000004.new.npz"):
        (tmp_path / name).touch()

    there = plan(tmp_path).there()

    assert [path.name for path in there] == ["0000001.npz", "0000003.npz"]


def test_noise_decides_what_is_looked_into_and_not_what_is_aimed_at() -> None:
    class Plain(MctsHeuristics):
        """Choices look a little worse one after the other, and none turns out better."""

        def priors(self, game: search_games.Game, decision: Decision) -> list[float]:
            return [-0.1 * place for place in range(len(decision.choices))]

        def chances(self, games: list[search_games.Game], seat: int) -> list[list[float]]:
            return [[0.5] * game.players for game in games]

        def playout_ends(self, game: search_games.Game, root: search_games.Game, seat: int) -> bool:
            return True

    game = new("classic", 6, 3, {})
    while game.pending[0].kind.name != "ship" or len(game.pending[0].choices) < 9:
        decision = game.pending[0]
        game.apply(decision.seat, decision.choices[0])
    decision = game.pending[0]
    tried = set()
    for seed in range(4):
        search = NoisySearch(seed, Plain(), Budget(playouts=4))
        thoughts = search.think(game.view(decision.seat), glances=False)
        aims = search.aims(thoughts, decision.choices)
        tried |= {each.choice for each in thoughts if each.visits}

        looks = np.array([search.looks[choice] for choice in decision.choices])
        assert aims.tolist() == pytest.approx(np.exp(looks).tolist(), rel=1e-4)
    assert len(tried) > 4
