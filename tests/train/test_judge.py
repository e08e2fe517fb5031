"""The judge: it learns who wins, and players read what it meant."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from kanly.bots.evaluation import STANDING  # noqa: E402
from kanly.bots.network import OTHERS, OWN, Network  # noqa: E402
from kanly.encoding import encoding_of  # noqa: E402
from kanly.train import export, weights  # noqa: E402
from kanly.train.curves import Figures  # noqa: E402
from kanly.train.judge import AHEAD, LATER, PASSES, SCALE, Fitting, fit  # noqa: E402
from kanly.train.kit import seats_of  # noqa: E402
from kanly.train.net import Net  # noqa: E402
from kanly.train.samples import Samples, store_of  # noqa: E402
from kanly.train.watcher import Watcher  # noqa: E402

CPU = torch.device("cpu")
ROUNDS = 4
SEATS = seats_of("imperium")


def moments(games: int, seed: int = 1) -> Samples:
    """Games that whoever sees the larger first number is more likely to win."""
    rng = np.random.default_rng(seed)
    count = games * ROUNDS
    rows = rng.integers(0, 2, (games, 1, SEATS, encoding_of("imperium").size), np.uint8)
    rows[..., :40] = rng.integers(0, 4, (games, 1, SEATS, 1), np.uint8)
    strength = rows[:, 0, :, 0] + rng.normal(0, 0.5, (games, SEATS))
    results = np.eye(SEATS, dtype=np.float32)[strength.argmax(1)]
    return Samples(
        rows=np.repeat(rows, ROUNDS, 1).reshape(count, SEATS, -1),
        standings=np.zeros((count, SEATS, STANDING), np.float16),
        own=np.tile(np.arange(SEATS) == 1, (count, 1)),
        players=np.full(count, SEATS, np.int8),
        results=np.repeat(results, ROUNDS, 0),
        last=np.arange(count) % ROUNDS == ROUNDS - 1,
    )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    torch.manual_seed(1)
    made = Net("imperium", 32, 2)
    torch.nn.init.normal_(made.stand.weight, std=0.1)
    torch.nn.init.normal_(made.value.weight, std=0.1)
    export.save(made, tmp_path / "net.npz", {"game": "imperium", "seeds": [3]})
    return tmp_path / "net.npz"


def net(path: Path) -> Net:
    found = Net("imperium", 32, 2)
    export.load(found, path)
    return found


def test_it_begins_with_what_the_network_expects(path: Path) -> None:
    found = moments(2)
    found = replace(found, standings=np.ones_like(found.standings))
    fitting = Fitting(net(path), found, CPU)
    with path.open("rb") as file:
        network = Network("imperium", file)

    odds = fitting.odds(fitting.judge, torch.tensor([0])).detach().numpy()[0]

    rows, standings = found.rows[0], np.ones((SEATS, STANDING), np.float32)
    expected = SCALE * network.value(network.think(rows), standings)
    expected[1] += AHEAD
    np.testing.assert_allclose(odds, expected, rtol=1e-2, atol=1e-2)


def test_seats_that_nobody_has_do_not_win(path: Path) -> None:
    found = moments(2)
    found.players[:] = 3
    fitting = Fitting(net(path), found, CPU)

    chances = fitting.chances()

    assert chances[:, 3].max() < 1e-6
    assert chances.sum(1).tolist() == pytest.approx([1.0] * len(chances))


def test_what_is_aimed_at_is_the_end_and_what_is_foretold_of_it(path: Path) -> None:
    fitting = Fitting(net(path), moments(3), CPU)
    foretold, results = fitting.chances(), fitting.results

    aims = fitting.later()

    last, before = ROUNDS - 1, ROUNDS - 2
    assert aims[last].tolist() == results[last].tolist()
    expected = LATER * foretold[last] + (1 - LATER) * results[last]
    assert aims[before].tolist() == pytest.approx(expected.tolist())


class Listening(Watcher):
    def __init__(self) -> None:
        self.told: list[Figures] = []

    def judged(self, figures: Figures) -> None:
        self.told.append(figures)


def test_it_learns_who_wins_and_players_read_it(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = moments(2000)
    store = store_of("imperium", path, tmp_path / "games", 1)
    monkeypatch.setattr(type(store), "gather", lambda *_: found)
    monkeypatch.setattr("kanly.train.judge.RATE", 3e-3)
    monkeypatch.setattr("kanly.train.judge.BATCH", 64)
    before, listening = weights.read(path)[0], Listening()

    told = fit(store, 1000, 1, "cpu", listening)

    assert told == listening.told
    assert len(told) == 1 + PASSES
    assert told[-1]["wrong"] < told[0]["wrong"] - 0.05
    after, about = weights.read(path)
    assert about["seeds"] == [3]
    assert cast(dict[str, object], about["judge"])["games"] == 2000
    for name, array in before.items():
        np.testing.assert_array_equal(array, after[name])
    with path.open("rb") as file:
        network = Network("imperium", file)
    rows = found.rows[:500].reshape(500 * SEATS, -1)
    odds = network.odds(rows, np.zeros((len(rows), STANDING), np.float32)).reshape(500, SEATS, 2)
    picked = np.where(found.own[:500], odds[..., OWN], odds[..., OTHERS]).argmax(1)
    assert (picked == found.results[:500].argmax(1)).mean() > 0.5
