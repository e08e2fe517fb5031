"""A training run: play, learn, save, again; stopped and taken up at will."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from kanly.bots.weights import Names, fitted, names_of
from kanly.core.errors import KanlyError
from kanly.encoding import encoding_of
from kanly.train import curves, export, rollout
from kanly.train.actors import ActorPlan, Actors
from kanly.train.kit import seats_of
from kanly.train.learner import Hyperparameters, Learner
from kanly.train.net import Net
from kanly.train.rollout import Rollout
from kanly.train.trial import Trial
from kanly.train.watcher import Watcher
from kanly.train.weights import WEIGHTS

CHECKPOINT = "checkpoint.pt"
KEPT = frozenset({"game", "names", "past", "net", "mean"})
"""What a checkpoint holds."""
TRIAL_SHARE, TRIAL_MOST = 0.2, 90.0
"""The part of a run, and the seconds at most, that are kept for its last trial."""
MOMENTS = "moments.pt"
"""The optimiser's memory; a run can be taken up without it, a little worse."""


@dataclass(frozen=True)
class Run:
    """What to train and how long."""

    game: str
    folder: Path
    minutes: float
    """Of this run; a run that is taken up again has its own."""
    workers: int
    total: float | None = None
    """Minutes of all runs together, by which the learning rate has come down; if not said, those
    before and this one."""
    groups: int = 2
    size: int = 128
    steps: int = 128
    """Choices of each game before the network learns from them; fewer when the time is up."""
    width: int = 512
    blocks: int = 3
    seed: int = 1
    plain: bool = False
    """Without what the evaluation thinks of each choice."""
    sparring: float = 0.0
    """The share of games in which greedy players have some of the seats."""
    start: Path | None = None
    """Weights of a player to begin a new run with, instead of from scratch."""
    device: str = "cpu"
    threads: int = 1
    """Of the process that learns, while the others wait for it; playing, each process has one."""
    save_every: float = 60.0
    trial_every: float = 300.0
    trial_games: int = 120
    opponent: str = "greedy"
    hyperparameters: Hyperparameters = field(default_factory=Hyperparameters)


@dataclass
class Past:
    """What has gone into a network so far, over all runs."""

    minutes: float = 0.0
    iterations: int = 0
    choices: int = 0
    seeds: list[int] = field(default_factory=list)
    start: dict[str, object] | None = None
    """Where the weights came from that it began with."""


def train(run: Run, watcher: Watcher) -> Past:
    """Train until the time is up; go on from the folder's checkpoint if there is one.

    Interrupted, it saves what it has learned before it gives way.
    """
    begun = time.monotonic()
    device = torch.device(run.device)
    torch.set_num_threads(1)
    torch.set_float32_matmul_precision("high")
    run.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(run.seed)
    learner = Learner(Net(run.game, run.width, run.blocks), run.hyperparameters, device)
    work = Work(run, learner, load(run, learner), watcher, begun)
    torch.manual_seed(run.seed + work.past.iterations)
    actors = Actors(planned(run), f"{run.seed}-{work.past.iterations}")
    try:
        work.until_the_end(actors)
    finally:
        try:
            work.save()
        finally:
            actors.close()
    if run.trial_games:
        work.try_out()
    return work.past


def planned(run: Run) -> ActorPlan:
    """What the processes that play have to know."""
    return ActorPlan(
        run.game,
        run.workers,
        run.groups,
        run.size,
        encoding_of(run.game).size,
        seats_of(run.game),
        run.plain,
        run.sparring,
    )


class Work:
    """A run under way."""

    def __init__(
        self, run: Run, learner: Learner, past: Past, watcher: Watcher, begun: float
    ) -> None:
        self.run = run
        self.learner = learner
        self.past = past
        self.watcher = watcher
        self.before = past.minutes
        self.total = run.total or past.minutes + run.minutes
        if run.seed not in past.seeds:
            past.seeds.append(run.seed)
        self.begun = begun
        self.end = begun + 60 * run.minutes
        """When the run is over..."""
        kept = min(TRIAL_SHARE * 60 * run.minutes, TRIAL_MOST) if run.trial_games else 0.0
        self.last = self.end - kept
        """...and when it stops learning, to leave some time for the last trial."""
        self.stretches = 0
        self.price = 0.0
        """Seconds that it takes to learn from a choice; not known before the first stretch."""

    def until_the_end(self, actors: Actors) -> None:
        """Play and learn until the time is up, with saves and trials in between."""
        run, plan = self.run, actors.plan
        rollouts = [
            Rollout(run.steps, plan.games, plan.width, plan.seats, self.learner.device)
            for _ in actors.groups
        ]
        saved = tried = now = time.monotonic()
        while now < self.last or not self.stretches:
            self.iterate(actors, rollouts)
            now = time.monotonic()
            if now - saved > run.save_every:
                self.save()
                saved = now
            if run.trial_games and now - tried > run.trial_every:
                self.save()
                self.try_out()
                tried = now

    def iterate(self, actors: Actors, rollouts: list[Rollout]) -> None:
        """One stretch of play, and what is learned from it; both end when the time is up."""
        started = time.monotonic()

        def play_on(choices: int, games: int) -> bool:
            self.watcher.played(choices, games)
            now = time.monotonic()
            price = self.price or (now - started) / choices  # at first, as long as to play
            return now + price * choices < self.last

        def learn_on(share: float) -> bool:
            self.watcher.learning(share)
            return time.monotonic() < self.last

        self.watcher.doing("playing")
        rollout.play(actors, self.learner.net, rollouts, self.learner.device, play_on)
        played = time.monotonic()
        self.watcher.doing("learning")
        if self.run.device == "cpu":
            torch.set_num_threads(self.run.threads)
        if self.past.iterations == 0:
            self.learner.measure(rollouts[0], keep=self.run.start is not None)
        for stretch in rollouts:
            rollout.weigh(stretch, self.run.hyperparameters.trust)
        figures = self.learner.learn(rollouts, min(1.0, self.minutes() / self.total), learn_on)
        if self.run.device == "cpu":
            torch.set_num_threads(1)
        ended = time.monotonic()
        took = ended - started
        choices = rollouts[0].filled * actors.plan.games * len(rollouts)
        self.price = (ended - played) / choices
        self.stretches += 1
        self.past.iterations += 1
        self.past.choices += choices
        figures |= {
            "iteration": self.past.iterations,
            "minutes": self.minutes(),
            "choices": choices,
            "choices_per_second": choices / took,
            "playing": (played - started) / took,
            "games": float(sum(int(each.ended[: each.filled].sum()) for each in rollouts)),
        }
        curves.add(self.run.folder, figures)
        self.watcher.learned(figures)

    def try_out(self) -> None:
        """How often the network, as saved, wins against the fixed opponents: as many games as there
        is time for, and at least one.
        """
        run = self.run
        self.watcher.doing("trying")
        trial = Trial(run.game, run.folder / WEIGHTS, run.opponent, run.trial_games)
        shares: list[float] = []
        with closing(trial.results(run.workers)) as results:
            for share in results:
                shares.append(share)
                self.watcher.trying(len(shares), run.trial_games)
                if time.monotonic() > self.end:
                    break
        figures = {
            "iteration": self.past.iterations,
            "minutes": self.past.minutes,
            "trial_games": len(shares),
            "won": sum(shares) / len(shares),
            "even": trial.even,
        }
        curves.add(run.folder, figures)
        self.watcher.tried(figures)

    def minutes(self) -> float:
        """Minutes of all runs up to now."""
        self.past.minutes = self.before + (time.monotonic() - self.begun) / 60
        return self.past.minutes

    def save(self) -> None:
        """Write the checkpoint, whole or not at all, and the weights that players use."""
        run, learner = self.run, self.learner
        self.minutes()
        past = asdict(self.past)
        nets = {"net": learner.net.state_dict(), "mean": learner.mean.module.state_dict()}
        names = asdict(names_of(run.game))
        state = {"game": run.game, "names": names, "past": past, **nets}
        for name, content in ((MOMENTS, learner.adam.state_dict()), (CHECKPOINT, state)):
            fresh = run.folder / f"{name}.new"
            torch.save(content, fresh)
            fresh.replace(run.folder / name)
        about = {
            "game": run.game,
            **past,
            "minutes": round(self.past.minutes, 2),
            "network": {"width": run.width, "blocks": run.blocks},
            "plain": run.plain,
            "sparring": run.sparring,
            "hyperparameters": asdict(run.hyperparameters),
        }
        export.save(learner.mean.module, run.folder / WEIGHTS, about)


def load(run: Run, learner: Learner) -> Past:
    """Take up a run where its checkpoint left it."""
    path = run.folder / CHECKPOINT
    if not path.exists():
        return Past(start=export.load(learner.net, run.start)) if run.start else Past()
    state = stored(path, learner.device)
    expected = {name: tensor.shape for name, tensor in learner.net.state_dict().items()}
    if not state.keys() >= KEPT or state["net"].keys() != expected.keys():
        raise KanlyError(
            f"{path} is of another version of Kanly; expected one that this version wrote, "
            "or another folder"
        )
    if state["game"] != run.game:
        raise KanlyError(f"{run.folder} holds a run of {state['game']}; expected one of {run.game}")
    names = Names(**state["names"])
    net = in_order(state["net"], names, run.game)
    shapes = {name: tensor.shape for name, tensor in net.items()}
    if shapes != expected:
        width = shapes["entry.bias"][0]
        blocks = sum(name.endswith(".into.weight") for name in shapes)
        raise KanlyError(
            f"{run.folder} holds a network of width {width} with {blocks} blocks; "
            "expected the same --width and --blocks, or another folder"
        )
    learner.net.load_state_dict(net)
    learner.mean.module.load_state_dict(in_order(state["mean"], names, run.game))
    learner.mean.n_averaged.fill_(state["past"]["iterations"])
    moments = run.folder / MOMENTS
    if moments.exists() and names == names_of(run.game):
        learner.adam.load_state_dict(stored(moments, learner.device))
    return Past(**state["past"])


def in_order(state: dict[str, Tensor], names: Names, game: str) -> dict[str, Tensor]:
    """The state of a network in the order of today's tables."""
    arrays = {name: tensor.cpu().numpy() for name, tensor in state.items()}
    found = fitted(arrays, names, game)
    return {name: torch.from_numpy(array.copy()) for name, array in found.items()}


def stored(path: Path, device: torch.device) -> dict[str, Any]:
    """What a file of the folder holds."""
    try:
        found: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
    except Exception as error:  # PyTorch has many ways to say so
        raise KanlyError(f"{path} cannot be read; delete it, or choose another folder") from error
    return found
