"""`kanly bench`: figures beside the peer's, or alone with a way to get the comparison."""

from __future__ import annotations

import json

import pytest

from kanly.cli import bench
from tests.cli.conftest import Kanly

QUICK = ("--seconds", "0.05", "--rounds", "1", "--alone")


class Peer:
    """A game that is over after ten ticks."""

    def __init__(self) -> None:
        self.ticks = 0

    def play_tick(self) -> None:
        self.ticks += 1

    def winning_color(self) -> str | None:
        return "red" if self.ticks == 10 else None

    def copy(self) -> Peer:
        other = Peer()
        other.ticks = self.ticks
        return other


@pytest.fixture
def peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "peer_games", lambda: lambda seed: Peer())
    monkeypatch.setattr("importlib.metadata.version", lambda name: "1.0")


@pytest.mark.usefixtures("peer")
def test_both_engines_are_measured_and_compared(kanly: Kanly) -> None:
    found = json.loads(kanly("bench", "--json", *QUICK).out)

    measured = found[bench.engine()]
    ours, theirs = measured["kanly"], measured[bench.PEER]
    assert theirs["decisions_per_game"] == 10
    ratio = ours["decisions_per_second"] / theirs["decisions_per_second"]
    assert measured["ratio_decisions"] == pytest.approx(ratio)
    assert measured["ratio_clone"] == pytest.approx(ours["clone_us"] / theirs["copy_us"])
    assert found["goals"]["interpreted"] == {
        "ratio_decisions_at_least": 1.0,
        "ratio_clone_at_most": 0.5,
        "ratio_ix_at_least": 0.8,
        "ratio_classic_decisions_at_least": 0.9,
        "ratio_classic_clone_at_most": 1.0,
    }
    assert found["goals"]["compiled"]["ratio_decisions_at_least"] == 3.0
    ratio = measured["ix"]["decisions_per_second"] / ours["decisions_per_second"]
    assert measured["ratio_ix"] == pytest.approx(ratio)
    assert 0 < ours["forced_share"] < 1 < ours["choices_per_decision"]


@pytest.mark.usefixtures("peer")
def test_the_classic_game_is_measured_beside_the_same_peer(kanly: Kanly) -> None:
    found = json.loads(kanly("bench", "--json", *QUICK).out)

    measured = found[bench.engine()]
    classic, theirs = measured["classic"], measured[bench.PEER]
    ratio = classic["decisions_per_second"] / theirs["decisions_per_second"]
    assert measured["ratio_classic_decisions"] == pytest.approx(ratio)
    ratio = classic["clone_us"] / theirs["copy_us"]
    assert measured["ratio_classic_clone"] == pytest.approx(ratio)
    assert found["goals"]["compiled"]["ratio_classic_decisions_at_least"] == 2.7
    assert classic["decisions_per_game"] > measured["kanly"]["decisions_per_game"]


@pytest.mark.usefixtures("peer")
def test_people_get_a_table_with_the_goals(kanly: Kanly) -> None:
    out = kanly("bench", *QUICK).out

    for words in (
        "decisions per second",
        "copy of a position",
        "decisions per game",
        "games per second",
        "forced decisions",
        "choices per decision",
        "with Rise of Ix",
        "\n  Dune ",
        "at least 0.9x",
        "at least 0.8x",
        "ratio",
        "at least",
        "at most",
    ):
        assert words in out


def test_without_the_peer_it_says_how_to_get_the_comparison(
    kanly: Kanly, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "peer_games", lambda: None)

    ran = kanly("bench", *QUICK)

    assert ran.status == 0
    assert "decisions per second" in ran.out
    assert "pip install catanatron" in ran.out


@pytest.mark.parametrize("seconds", ["nan", "inf", "0", "-1"])
def test_a_measurement_has_a_length(kanly: Kanly, seconds: str) -> None:
    assert f"--seconds {seconds}: expected" in kanly("bench", "--seconds", seconds).complaint
