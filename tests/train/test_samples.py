"""Games for a judge: what is written down of them, and that none is played twice."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kanly.bots.kit import evaluation_of
from kanly.bots.network import Network
from kanly.bots.search.heuristics import outcome
from kanly.core.errors import KanlyError
from kanly.core.rng import seeded
from kanly.imperium.turns import ASK_TURN
from kanly.train import samples, weights
from kanly.train.game_batch import settle
from kanly.train.kit import seats_of
from kanly.train.samples import NetworkGame, SampledGame, Samples, SampleStore, store_of
from kanly.train.watcher import Watcher
from tests.bots.nets import arrays
from tests.imperium.play import after

SEATS = seats_of("imperium")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    weights.write(tmp_path / "net.npz", arrays(), {"game": "imperium"})
    return tmp_path / "net.npz"


@pytest.fixture
def network(path: Path) -> Network:
    with path.open("rb") as file:
        return Network("imperium", file)


class Counting(Watcher):
    def __init__(self) -> None:
        self.told: list[tuple[int, int]] = []

    def gathered(self, games: int, of: int) -> None:
        self.told.append((games, of))


def test_a_seats_first_turn_of_a_round_is_noted_once_with_what_everybody_sees(
    network: Network,
) -> None:
    game = after(3, 7, 0)
    sampled = SampledGame(game, 0b111)
    while game.pending[0].kind is not ASK_TURN.kind:
        game.apply(game.pending[0].seat, game.pending[0].choices[0])

    sampled.note()
    sampled.note()

    [(rows, standings)] = sampled.seen
    for seat in range(3):
        np.testing.assert_array_equal(rows[seat], network.row(game, seat))
        expected = evaluation_of("imperium")(game, seat).standing()
        np.testing.assert_allclose(standings[seat], expected, rtol=1e-2, atol=1e-2)
    assert not rows[3].any()


def test_others_play_greedily_up_to_the_networks_choice() -> None:
    sampled = SampledGame(after(4, 7, 30), 0b0100)

    settle(sampled.game, sampled.own, sampled.partner)

    decision = sampled.game.pending[0]
    assert decision.seat == 2
    assert len(decision.choices) > 1


def test_a_batch_is_whole_games_and_the_same_again(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(samples, "TOGETHER", 2)

    found = samples.play_batch(network, "test")

    again = samples.play_batch(network, "test")
    np.testing.assert_array_equal(found.rows, again.rows)
    assert found.last.sum() == 2
    assert found.last[-1]
    assert len(found.rows) == len(found.standings) == len(found.own) == len(found.results)
    for first, last in zip([0, *(found.last.nonzero()[0] + 1)[:-1]], found.last.nonzero()[0]):
        game = slice(first, last + 1)
        assert len(np.unique(found.results[game], axis=0)) == 1
        assert found.own[first, : found.players[first]].any()
        assert found.results[first].sum() <= 1


def test_what_is_written_down_ends_with_the_result(network: Network) -> None:
    sampled = NetworkGame(after(2, 7, 0), 0b01, network)
    rng = seeded(1)
    settle(sampled.game, sampled.own, sampled.partner)
    while not sampled.game.over:
        sampled.note()
        sampled.choose(network.look(sampled.game, 0), rng)
        settle(sampled.game, sampled.own, sampled.partner)

    found = sampled.moments()

    assert found.results[0].tolist() == [*outcome(sampled.game), 0.0, 0.0]
    assert found.own[0].tolist() == [True] + [False] * (SEATS - 1)
    assert found.last.tolist() == [False] * (len(found.last) - 1) + [True]


def few(number: int) -> Samples:
    """Samples of one moment, told by its number."""
    return Samples(
        rows=np.full((1, SEATS, 3), number, np.uint8),
        standings=np.zeros((1, SEATS, 8), np.float16),
        own=np.ones((1, SEATS), np.bool_),
        players=np.full(1, 4, np.int8),
        results=np.zeros((1, SEATS), np.float32),
        last=np.ones(1, np.bool_),
    )


def test_games_that_are_there_are_not_played_again(path: Path, tmp_path: Path) -> None:
    store = store_of("imperium", path, tmp_path / "games", 5)
    (tmp_path / "games").mkdir()
    for number in range(3):
        few(number).save(store.path(number))
    watcher = Counting()

    found = store.gather(3 * samples.TOGETHER - 10, workers=1, watcher=watcher)

    assert found.rows[:, 0, 0].tolist() == [0, 1, 2]
    assert watcher.told == [(192, 192)]


def test_the_weights_of_a_run_are_those_in_its_folder(path: Path, tmp_path: Path) -> None:
    run = tmp_path / "run"
    run.mkdir()
    path.rename(run / weights.WEIGHTS)

    assert store_of("imperium", run, tmp_path, 5).weights == run / weights.WEIGHTS


def test_games_of_another_network_are_not_counted(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.npz"
    weights.write(other, arrays(seed=2), {"game": "imperium"})
    stores = [store_of("imperium", file, tmp_path, 5) for file in (path, other)]

    assert stores[0].path(1) != stores[1].path(1)


def test_a_broken_file_of_games_is_named(tmp_path: Path) -> None:
    (tmp_path / "x.npz").write_bytes(b"PK\x03\x04 broken")

    with pytest.raises(KanlyError, match=r"x\.npz holds no games; delete it"):
        Samples.load(tmp_path / "x.npz")


def test_a_worker_keeps_what_it_played(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(samples, "play_batch", lambda network, seed: few(7))

    samples.keep_batch(SampleStore("imperium", path, tmp_path, 5, "abc"), 3)

    assert Samples.load(tmp_path / "abc-5-00003.npz").rows[0, 0, 0] == 7
