"""Trained networks: what numpy works out is what the weights say, and where they come from."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

import kanly
from kanly.bots.evaluation import KINDS, STANDING
from kanly.bots.network import EVEN, KEEN, OTHERS, OWN, Network, trained
from kanly.bots.weights import Arrays
from kanly.core.errors import UnknownName
from kanly.encoding.atoms import Atoms
from kanly.train import weights
from tests.bots.nets import arrays
from tests.imperium.play import after


def made(folder: Path, of: Arrays) -> Network:
    weights.write(folder / "net.npz", of, {"game": "imperium"})
    with (folder / "net.npz").open("rb") as file:
        return Network("imperium", file)


@pytest.fixture
def network(tmp_path: Path) -> Network:
    return made(tmp_path, arrays())


# By hand ------------------------------------------------------------------------------------------


def linear(of: Arrays, name: str, x: list[float]) -> list[float]:
    rows = zip(of[f"{name}.weight"].tolist(), of[f"{name}.bias"].tolist())
    return [sum(w * v for w, v in zip(row, x)) + bias for row, bias in rows]


def normed(of: Arrays, name: str, x: list[float]) -> list[float]:
    mean = sum(x) / len(x)
    spread = math.sqrt(sum((v - mean) ** 2 for v in x) / len(x) + 1e-5)
    pairs = zip(of[f"{name}.weight"].tolist(), of[f"{name}.bias"].tolist())
    return [(v - mean) / spread * weight + bias for v, (weight, bias) in zip(x, pairs)]


def relu(x: list[float]) -> list[float]:
    return [max(v, 0.0) for v in x]


def block(of: Arrays, name: str, x: list[float]) -> list[float]:
    step = relu(linear(of, f"{name}.into", normed(of, f"{name}.norm", x)))
    return [v + s for v, s in zip(x, linear(of, f"{name}.out", step))]


def read(of: Arrays, row: list[int]) -> list[float]:
    x = relu(linear(of, "entry", [float(v) for v in row]))
    return block(of, "blocks.1", block(of, "blocks.0", x))


def thought(of: Arrays, row: list[int]) -> list[float]:
    return normed(of, "norm", read(of, row))


# Against it ---------------------------------------------------------------------------------------


def test_the_thought_is_what_the_weights_say(network: Network) -> None:
    game = after(4, 5, 60)
    row = network.row(game, 2)

    expected = thought(arrays(), row.tolist())

    np.testing.assert_allclose(network.look(game, 2), expected, rtol=1e-3, atol=1e-4)


def test_many_rows_are_thought_of_as_each_alone(network: Network) -> None:
    rows = np.stack([network.row(after(4, 5, 30 * n), n) for n in range(4)])

    together = network.think(rows)

    for row, found in zip(rows, together):
        np.testing.assert_allclose(network.think(row[None, :])[0], found, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("told", [False, True])
def test_the_policy_adds_up_the_atoms_and_the_marks_of_each_choice(
    network: Network, told: bool
) -> None:
    decision = kanly.new("imperium", 4, 3).pending[0]
    x = np.linspace(-1, 1, 8, dtype=np.float32)
    worths = [
        [-0.1 * number + 0.05 * kind for kind in range(KINDS)]
        for number in range(len(decision.choices))
    ]

    found = network.policy(x, decision.choices, worths if told else None)

    of = arrays()
    atoms = linear(of, "atoms" if told else "alone", x.tolist())
    parts = Atoms(network.encoding.choices).of_choice
    logits = [sum(atoms[part] for part in parts[choice.index]) for choice in decision.choices]
    aims = linear(of, "aims" if told else "aims_alone", x.tolist())
    marks = [of["marks.weight"][choice.index].tolist() for choice in decision.choices]
    logits = [v + sum(a * m for a, m in zip(aims, own)) for v, own in zip(logits, marks)]
    if told:
        sway = linear(of, "sway", x.tolist())
        logits = [
            v + sum(s * part for s, part in zip(sway, parts)) for v, parts in zip(logits, worths)
        ]
    whole = sum(math.exp(v) for v in logits)
    np.testing.assert_allclose(found, [math.exp(v) / whole for v in logits], rtol=1e-3)
    assert found.sum() == pytest.approx(1)


def test_the_value_is_what_the_seat_can_expect(network: Network) -> None:
    x = np.linspace(-1, 1, 8, dtype=np.float32)
    standing = np.arange(STANDING, dtype=np.float32)
    [expected] = linear(arrays(), "value", x.tolist())
    expected += sum(part * n for n, part in enumerate(linear(arrays(), "stand", x.tolist())))

    found = network.value(x[None, :], standing[None, :])

    assert found[0] == pytest.approx(expected, rel=1e-4)


def test_the_judge_tells_a_seats_odds_by_who_plays_it(tmp_path: Path) -> None:
    of = arrays(judge=True)
    network = made(tmp_path, of)
    rows = np.stack([network.row(after(4, 5, 60), seat) for seat in range(2)])
    standing = np.arange(STANDING, dtype=np.float32)

    found = network.odds(rows, np.stack([standing, standing]))

    for row, odds in zip(rows.tolist(), found.tolist()):
        x = normed(of, "judge.norm", block(of, "judge.block", read(of, row)))
        own, others = linear(of, "judge.value", x)
        leaning = linear(of, "judge.stand", x)
        own += sum(part * n for n, part in enumerate(leaning[:STANDING]))
        others += sum(part * n for n, part in enumerate(leaning[STANDING:]))
        assert odds == pytest.approx([own, others], rel=1e-2)


def test_without_a_judge_the_expected_result_must_do(network: Network) -> None:
    rows = np.stack([network.row(after(4, 5, 60), seat) for seat in range(4)])
    standings = np.ones((4, STANDING), np.float32)

    found = network.odds(rows, standings)

    expected = KEEN * (network.value(network.think(rows), standings) - EVEN)
    np.testing.assert_allclose(found[:, OWN], expected, rtol=1e-4, atol=1e-4)
    np.testing.assert_array_equal(found[:, OWN], found[:, OTHERS])


def test_an_unknown_game_is_an_error_that_names_the_known(tmp_path: Path) -> None:
    weights.write(tmp_path / "net.npz", arrays(), {"game": "imperium"})
    with (tmp_path / "net.npz").open("rb") as file, pytest.raises(UnknownName, match="imperium"):
        Network("go", file)
    with pytest.raises(
        UnknownName, match="unknown trained game 'chess'; expected one of: imperium"
    ):
        trained("chess")


# What is shipped ----------------------------------------------------------------------------------


def test_the_shipped_weights_say_where_they_come_from() -> None:
    about = trained("imperium").about

    assert about["game"] == "imperium"
    assert about["minutes"] == 105.96
    assert about["choices"] == 335_616_000
    assert about["seeds"] == list(range(1, 14))
    assert about["network"] == {"width": 512, "blocks": 3}
    assert "running mean" in str(about["how"])
    stages = about["stages"]
    assert isinstance(stages, list)
    assert sum(stage["choices"] for stage in stages) == about["choices"]
    judge = about["judge"]
    assert isinstance(judge, dict)
    assert judge["games"] == 93_991
    assert judge["wrong"] == sorted(judge["wrong"], reverse=True)


def test_the_shipped_network_fits_the_game_it_was_trained_for() -> None:
    network = trained("imperium")
    game = kanly.new("imperium", 4, 1)
    decision = game.pending[0]

    chances = network.policy(network.look(game, decision.seat), decision.choices)

    assert chances.shape == (len(decision.choices),)
    assert chances.sum() == pytest.approx(1)
    assert network.weights["entry.weight"].shape == (512, network.encoding.size)
    assert network.weights["atoms.weight"].shape[0] == network.atoms_of.max() + 1
