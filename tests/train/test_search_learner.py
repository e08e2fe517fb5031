"""A network that learns from searches: it learns who wins and what to choose, and players read
what it meant.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from kanly.bots.evaluation import KINDS, STANDING  # noqa: E402
from kanly.bots.network import Network  # noqa: E402
from kanly.encoding import encoding_of  # noqa: E402
from kanly.train import export  # noqa: E402
from kanly.train.game_batch import WIDTH  # noqa: E402
from kanly.train.kit import seats_of  # noqa: E402
from kanly.train.learner import Hyperparameters  # noqa: E402
from kanly.train.samples import Samples  # noqa: E402
from kanly.train.search_games import SearchedChoices, SearchSamples  # noqa: E402
from kanly.train.search_learner import LATER, SearchLearner, SearchNet, TrainingData  # noqa: E402

CPU = torch.device("cpu")
GAME = "classic"
SEATS, SIZE = seats_of(GAME), encoding_of(GAME).size
ROUNDS = 2
LEGAL = [40, 41, 42]


def samples(games: int, seed: int = 1) -> SearchSamples:
    """Games that each seat wins that sees a large first number, and in which a search finds the
    first choice good if the second number is large, and the last one otherwise.
    """
    rng = np.random.default_rng(seed)
    count = games * ROUNDS
    rows = np.zeros((games, SEATS, SIZE), np.uint8)
    rows[..., :40] = rng.integers(0, 2, (games, SEATS, 40)) * 2
    results = (rows[..., 0] > 0).astype(np.float32)
    moments = Samples(
        rows=np.repeat(rows, ROUNDS, 0),
        standings=np.zeros((count, SEATS, STANDING), np.float16),
        own=np.tile(np.arange(SEATS) % 2 == 1, (count, 1)),
        players=np.full(count, SEATS, np.int8),
        results=np.repeat(results, ROUNDS, 0),
        last=np.arange(count) % ROUNDS == ROUNDS - 1,
    )
    legal = np.zeros((games, WIDTH), np.int16)
    legal[:, :3] = LEGAL
    aims = np.zeros((games, WIDTH), np.float16)
    aims[:, 0] = rows[:, 0, 1] > 0
    aims[:, 2] = rows[:, 0, 1] == 0
    found = SearchedChoices(
        rows=rows[:, 0],
        legal=legal,
        lengths=np.full(games, 3, np.int16),
        worths=np.zeros((games, WIDTH, KINDS), np.float16),
        aims=aims,
        game=np.arange(games, dtype=np.int32),
    )
    return SearchSamples(moments, found)


def learner(epochs: int = 4) -> SearchLearner:
    torch.manual_seed(1)
    params = Hyperparameters(rate=3e-3, last_rate=3e-3, epochs=epochs, batch=64)
    return SearchLearner(SearchNet(GAME, 24, 1), params, CPU, together=True)


def test_it_begins_with_the_evaluation() -> None:
    some = samples(20)
    some.moments.standings[..., 0] = 0.5
    found = learner()

    told = found.figures(TrainingData(some, CPU))

    assert told["wrong"] == pytest.approx(told["wrong_by_hand"], abs=1e-4)
    assert told["wrong_witness"] == pytest.approx(told["wrong_by_hand"], abs=1e-4)


def test_it_learns_who_wins_and_what_to_choose_and_players_read_it(tmp_path: Path) -> None:
    some, one = samples(400), learner()
    one.measure(some, keep=False)

    figures = one.learn(some, 0.0, lambda share: True)

    assert figures["wrong"] < figures["wrong_by_hand"] - 0.3
    assert figures["astray"] < 0.3
    export.save(one.mean.module, tmp_path / "net.npz", {"game": GAME})
    with (tmp_path / "net.npz").open("rb") as file:
        network = Network(GAME, file)
    rows = some.moments.rows[:3]
    odds, _ = one.mean.module.judged(
        torch.from_numpy(rows), torch.zeros(3, SEATS, STANDING), torch.full((3,), SEATS)
    )
    told = network.odds(rows.reshape(-1, SIZE), np.zeros((3 * SEATS, STANDING), np.float32))
    np.testing.assert_allclose(told.reshape(3, SEATS, 2), odds.detach().numpy(), atol=0.05)
    choices = [encoding_of(GAME).choices[number] for number in LEGAL]
    for row, aims in zip(some.found.rows[:9], some.found.aims):
        chances = network.policy(network.think(row[None])[0], choices, [[0.0] * KINDS] * 3)
        assert chances.argmax() == aims.argmax()


def test_what_is_aimed_at_is_the_end_and_what_the_witness_foretells() -> None:
    some, one = samples(3), learner(1)
    data = TrainingData(some, CPU)
    assert one.later(data) is data.results  # nobody has learned anything yet
    one.learn(some, 0.0, lambda share: True)
    foretold = torch.cat(list(one.foretold(data)))

    aims = one.later(data)

    assert aims[1].tolist() == data.results[1].tolist()
    expected = LATER * foretold[1] + (1 - LATER) * data.results[1]
    assert aims[0].tolist() == pytest.approx(expected.tolist())


def test_seats_that_nobody_has_count_for_nothing() -> None:
    net = learner().net
    rows = torch.from_numpy(samples(2).moments.rows[:1])
    other = rows.clone()
    other[0, 4:] = 1
    players = torch.tensor([4])
    standings = torch.zeros(1, SEATS, STANDING)

    odds, more = net.judged(rows, standings, players)
    again, more_again = net.judged(other, standings, players)

    assert torch.equal(odds, again)
    assert torch.equal(more, more_again)
    assert odds[0, 4:].max() < -20


def test_it_goes_on_no_longer_than_it_may() -> None:
    heard: list[float] = []

    def once(share: float) -> bool:
        heard.append(share)
        return False

    learner().learn(samples(200), 0.0, once)

    assert len(heard) == 1
