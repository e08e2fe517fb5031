"""Weights as files: whole, with their provenance, and the mean of several."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import numpy as np
import pytest

from kanly.bots.network import Network
from kanly.bots.weights import About
from kanly.core.errors import KanlyError
from kanly.train import weights
from tests.bots.nets import arrays


def written(folder: Path, seed: int, width: int = 8) -> Path:
    folder.mkdir()
    about: About = {"game": "imperium", "minutes": float(seed), "seeds": [seed]}
    weights.write(folder / weights.WEIGHTS, arrays(width, seed=seed), about)
    return folder


def test_what_is_exported_is_read_by_players(tmp_path: Path) -> None:
    run = written(tmp_path / "run", 1)

    weights.export([run], tmp_path / "new" / "mine.npz", "with patience")

    with (tmp_path / "new" / "mine.npz").open("rb") as file:
        network = Network("imperium", file)
    assert network.about == {
        **{"game": "imperium", "minutes": 1.0, "seeds": [1]},
        "how": "with patience",
    }
    np.testing.assert_array_equal(network.weights["norm.bias"], arrays()["norm.bias"])
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["mine.npz"]


def test_several_give_their_mean_and_say_so(tmp_path: Path) -> None:
    runs = [written(tmp_path / f"run{seed}", seed) for seed in (1, 2)]

    weights.export([runs[0], runs[1] / weights.WEIGHTS], tmp_path / "mean.npz", "")

    found, about = weights.read(tmp_path / "mean.npz")
    one, two = arrays(seed=1), arrays(seed=2)
    for name, array in found.items():
        np.testing.assert_allclose(array, (one[name] + two[name]) / 2, atol=1e-3)
    assert about["minutes"] == 2.0
    mean_of = cast(list[dict[str, object]], about["mean_of"])
    assert [each["minutes"] for each in mean_of] == [1.0, 2.0]


def test_a_mean_has_no_judge_as_a_judge_fits_one_network(tmp_path: Path) -> None:
    weights.write(tmp_path / "one.npz", arrays(judge=True), {"game": "imperium"})
    weights.write(tmp_path / "two.npz", arrays(seed=2), {"game": "imperium"})

    weights.export([tmp_path / "one.npz"], tmp_path / "same.npz", "")
    weights.export([tmp_path / "one.npz", tmp_path / "two.npz"], tmp_path / "mean.npz", "")

    assert weights.read(tmp_path / "same.npz")[0].keys() == arrays(judge=True).keys()
    assert weights.read(tmp_path / "mean.npz")[0].keys() == arrays().keys()


def test_a_network_is_known_whatever_its_judge() -> None:
    judged = arrays(judge=True)

    assert weights.fingerprint(judged) == weights.fingerprint(weights.without_judge(judged))
    assert weights.fingerprint(arrays(seed=1)) != weights.fingerprint(arrays(seed=2))


def test_networks_of_different_shapes_have_no_mean(tmp_path: Path) -> None:
    runs = [written(tmp_path / f"run{width}", 1, width) for width in (8, 16)]

    with pytest.raises(KanlyError, match="different networks; expected moments of one run"):
        weights.export(runs, tmp_path / "mean.npz", "")


def test_a_folder_without_weights_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(KanlyError, match=r"no weights at .*; expected a training run"):
        weights.read(tmp_path)


@pytest.mark.parametrize("content", [b"words", b"", b"PK\x03\x04 broken"])
def test_what_holds_no_weights_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "notes.txt").write_bytes(content)

    with pytest.raises(KanlyError, match=r"notes.txt holds no weights; expected a training run"):
        weights.read(tmp_path / "notes.txt")


def test_arrays_without_a_note_are_no_weights(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", a=np.zeros(3))

    with pytest.raises(KanlyError, match=r"other\.npz holds no weights"):
        weights.read(tmp_path / "other.npz")
