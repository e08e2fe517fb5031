"""Processes that play: one that dies is replaced, and nobody waits for it."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

from kanly.core.errors import KanlyError
from kanly.train import weights
from kanly.train.pool import done
from kanly.train.trial import Trial
from tests.bots.nets import arrays


def fragile(folder: Path, number: int) -> int:
    """Dies over 3 the first time, and over 13 always."""
    seen = folder / f"{number}"
    if number == 13 or (number == 3 and not seen.exists()):
        seen.touch()
        os._exit(9)
    return number * number


def test_what_a_process_dies_over_is_tried_once_more(tmp_path: Path) -> None:
    found = done(partial(fragile, tmp_path), range(5), workers=1)

    assert sorted(found) == [0, 1, 4, 9, 16]


def test_what_kills_every_process_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(KanlyError, match=r"games could not be played: .* status 9"):
        list(done(partial(fragile, tmp_path), [13], workers=1))


def test_a_trial_whose_weights_cannot_be_read_ends(tmp_path: Path) -> None:
    trial = Trial("imperium", tmp_path / "none.npz", "random", 2)

    with pytest.raises(FileNotFoundError):
        trial.run(workers=1)


def test_a_trial_tells_the_share_of_games_won(tmp_path: Path) -> None:
    weights.write(tmp_path / "net.npz", arrays(), {"game": "imperium"})

    assert 0 <= Trial("imperium", tmp_path / "net.npz", "random", 2).run(workers=1) <= 1
