"""A run: a checkpoint, taken up again, saved when it is interrupted."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from kanly.core.errors import KanlyError  # noqa: E402
from kanly.train import curves, export, weights  # noqa: E402
from kanly.train.curves import Figures  # noqa: E402
from kanly.train.kit import trainable  # noqa: E402
from kanly.train.learner import Learner  # noqa: E402
from kanly.train.net import Net  # noqa: E402
from kanly.train.rollout import LEAST  # noqa: E402
from kanly.train.run import CHECKPOINT, Past, Run, load, train  # noqa: E402
from kanly.train.search_games import SearchPlan, keep  # noqa: E402
from kanly.train.search_learner import SearchNet  # noqa: E402
from kanly.train.watcher import Watcher  # noqa: E402


def tiny(folder: Path) -> Run:
    """A run that is over after one short stretch."""
    return Run(
        "imperium",
        folder,
        minutes=1e-6,
        workers=1,
        groups=1,
        size=2,
        steps=16,
        width=16,
        blocks=1,
        trial_games=0,
    )


class Ear(Watcher):
    def __init__(self) -> None:
        self.heard: list[str] = []
        self.choices = 0
        self.tried_games = (0, 0)

    def played(self, choices: int, games: int) -> None:
        self.choices = choices

    def trying(self, games: int, of: int) -> None:
        self.tried_games = games, of

    def doing(self, what: str) -> None:
        self.heard.append(what)

    def learned(self, figures: Figures) -> None:
        self.heard.append("learned")

    def tried(self, figures: Figures) -> None:
        self.heard.append("tried")


class CtrlC(Watcher):
    def learned(self, figures: Figures) -> None:
        raise KeyboardInterrupt


def test_a_run_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    first = train(tiny(tmp_path), Watcher())
    second = train(replace(tiny(tmp_path), seed=2, plain=True), Watcher())

    assert (first.iterations, first.choices, first.seeds) == (1, 32, [1])
    assert (second.iterations, second.choices, second.seeds) == (2, 64, [1, 2])
    assert second.minutes > first.minutes > 0
    assert [line["iteration"] for line in curves.read(tmp_path)] == [1, 2]
    about = weights.read(tmp_path)[1]
    assert about["choices"] == 64
    assert about["seeds"] == [1, 2]
    assert about["network"] == {"width": 16, "blocks": 1}


def test_a_run_begins_with_the_weights_of_another(tmp_path: Path) -> None:
    before = train(tiny(tmp_path / "before"), Watcher())
    start = tmp_path / "before" / weights.WEIGHTS

    train(replace(tiny(tmp_path / "after"), start=start, seed=2), Watcher())

    about = weights.read(tmp_path / "after")[1]
    assert about["iterations"] == 1
    assert about["seeds"] == [2]
    begun = about["start"]
    assert isinstance(begun, dict)
    assert begun["choices"] == before.choices
    assert begun["seeds"] == [1]


def test_interrupted_it_saves_what_it_learned(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        train(replace(tiny(tmp_path), minutes=10), CtrlC())

    state = torch.load(tmp_path / CHECKPOINT, weights_only=True)
    assert Past(**state["past"]).iterations == 1
    assert train(tiny(tmp_path), Watcher()).iterations == 2


def test_a_run_ends_with_a_trial(tmp_path: Path) -> None:
    ear = Ear()

    train(replace(tiny(tmp_path), trial_games=1, opponent="random"), ear)

    assert ear.heard == ["playing", "learning", "learned", "trying", "tried"]
    assert ear.choices == 32
    assert ear.tried_games == (1, 1)
    assert curves.read(tmp_path)[-1]["won"] in (0.0, 0.5, 1.0)


def test_another_network_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    train(tiny(tmp_path), Watcher())

    with pytest.raises(KanlyError, match="a network of width 16 with 1 blocks; expected the same"):
        train(replace(tiny(tmp_path), width=32), Watcher())

    assert train(tiny(tmp_path), Watcher()).iterations == 2


def test_a_checkpoint_is_read_by_name(tmp_path: Path) -> None:
    """As one that other tables wrote, in which the numbers of an observation had another order."""
    train(tiny(tmp_path), Watcher())
    state = torch.load(tmp_path / CHECKPOINT, weights_only=True)
    before = {name: tensor.clone() for name, tensor in state["net"].items()}
    state["names"]["features"].reverse()
    for net in (state["net"], state["mean"]):
        net["entry.weight"] = net["entry.weight"].flip(1)
        net["scale"] = net["scale"].flip(0)
    torch.save(state, tmp_path / CHECKPOINT)
    run = tiny(tmp_path)
    learner = Learner(
        Net(run.game, run.width, run.blocks), run.hyperparameters, torch.device("cpu")
    )

    past = load(run, learner)

    assert past.iterations == 1
    assert int(learner.mean.n_averaged) == 1
    for name, tensor in learner.net.state_dict().items():
        assert torch.equal(tensor, before[name]), name
    assert not learner.adam.state_dict()["state"]  # the optimiser remembers places, not names
    assert train(run, Watcher()).iterations == 2


def test_a_checkpoint_of_another_version_is_refused(tmp_path: Path) -> None:
    torch.save({"net": {}, "minutes": 3.0}, tmp_path / "checkpoint.pt")

    with pytest.raises(KanlyError, match="another version of Kanly; expected one that this"):
        train(tiny(tmp_path), Watcher())


def test_a_checkpoint_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_text("junk")

    with pytest.raises(KanlyError, match=r"checkpoint\.pt cannot be read; delete it, or choose"):
        train(tiny(tmp_path), Watcher())


def test_a_stretch_is_cut_short_when_the_time_is_up(tmp_path: Path) -> None:
    past = train(replace(tiny(tmp_path), steps=1000), Watcher())

    assert past.choices == 2 * LEAST
    assert curves.read(tmp_path)[0]["choices"] == 2 * LEAST


def test_a_trial_ends_with_the_run(tmp_path: Path) -> None:
    ear = Ear()

    train(replace(tiny(tmp_path), trial_games=50, opponent="random"), ear)

    assert ear.tried_games == (1, 50)
    assert curves.read(tmp_path)[-1]["trial_games"] == 1


def test_every_game_with_a_kit_can_be_trained(tmp_path: Path) -> None:
    for game in trainable():
        past = train(replace(tiny(tmp_path / game), game=game), Watcher())

        assert past.choices == 32
        assert weights.read(tmp_path / game)[1]["game"] == game


# Learning from searches ---------------------------------------------------------------------------


def school(folder: Path) -> Run:
    """A run that is over after one file of games."""
    return replace(tiny(folder), game="classic", searches=True, playouts=2, searched=0.1)


def test_a_school_goes_on_with_the_games_that_are_there(tmp_path: Path) -> None:
    first = train(school(tmp_path), Watcher())
    second = train(replace(school(tmp_path), seed=2), Watcher())

    assert (first.iterations, second.iterations, second.seeds) == (1, 2, [1, 2])
    assert second.choices > first.choices > 0
    files = [path.stem for path in sorted((tmp_path / "games").glob("*.npz"))]
    assert files[:2] == ["0000000", "0000001"]
    about = weights.read(tmp_path)[1]
    assert (about["playouts"], about["searched"]) == (2, 0.1)


def test_a_school_tells_what_it_does_before_the_first_game(tmp_path: Path) -> None:
    class First(Watcher):
        def played(self, choices: int, games: int) -> None:
            assert (choices, games) == (0, 0)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(school(tmp_path), First())

    assert (tmp_path / CHECKPOINT).exists()
    assert not list((tmp_path / "games").glob("*.npz"))


def test_a_trial_of_a_school_is_one_of_searches(tmp_path: Path) -> None:
    ear = Ear()

    train(replace(school(tmp_path), trial_games=1, opponent="random"), ear)

    assert ear.heard[-1] == "tried"
    assert curves.read(tmp_path)[-1]["even"] == 1 / 6


def test_a_school_begins_with_the_weights_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    net = SearchNet("classic", 16, 1)
    torch.nn.init.constant_(net.judge.value.bias, 0.25)
    weights_path = tmp_path / "before.npz"
    export.save(net, weights_path, {"game": "classic", "minutes": 7.0})
    helpers: list[float] = []

    def seen(plan: SearchPlan, workers: int, first: int) -> Generator[int]:
        assert plan.weights is not None
        helpers.append(float(weights.read(plan.weights)[0]["judge.value.bias"][0]))
        yield keep(replace(plan, weights=None), first)

    monkeypatch.setattr(SearchPlan, "play", seen)
    run = replace(school(tmp_path / "run"), start=weights_path)
    (tmp_path / "run" / "games").mkdir(parents=True)

    past = train(run, Watcher())

    assert helpers == [0.25]
    assert past.start == {"game": "classic", "minutes": 7.0}
