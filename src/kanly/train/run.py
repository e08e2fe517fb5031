"""A training run: play, learn, save, again; stopped and taken up at will."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from kanly.bots.weights import Names, fitted, names_of
from kanly.core.errors import KanlyError
from kanly.encoding import encoding_of
from kanly.train import curves, export, rollout
from kanly.train.actors import ActorPlan, Actors
from kanly.train.curves import Figures
from kanly.train.kit import seats_of, train_kit
from kanly.train.learner import Hyperparameters, Learner
from kanly.train.net import Net
from kanly.train.rollout import Rollout
from kanly.train.search_games import SearchPlan, SearchSamples, concatenated
from kanly.train.search_learner import SearchLearner, SearchNet
from kanly.train.trial import Trial
from kanly.train.watcher import Watcher
from kanly.train.weights import WEIGHTS

CHECKPOINT = "checkpoint.pt"
KEPT = frozenset({"game", "names", "past", "net", "mean"})
"""What a checkpoint holds."""
TRIAL_SHARE, TRIAL_MOST = 0.2, 90.0
"""The part of a run, and the seconds at most, that are kept for its last trial."""
GAMES = "games"
"""The folder of games that are learned from, where searches are."""
SHORTEST = 10.0
"""Seconds of play below which a stretch is not worth its learning."""
FIRST_LEARNING = 0.25
"""The share of the time that is left for learning while nobody knows how long that takes."""
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
    searches: bool = False
    """Whether the network learns from searches, and not from results alone."""
    playouts: int = 16
    """Of a search that is learned from."""
    searched: float = 0.03
    """The share of choices that are searched, of those for which a search is made at all."""
    kept: int = 8000
    """Games that are learned from: the latest."""
    stretch: float = 120.0
    """Seconds of play before the network learns from searches."""


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
    work = work_of(run, device, watcher, begun)
    torch.manual_seed(run.seed + work.past.iterations)
    work.open()
    try:
        work.until_the_end()
    finally:
        try:
            work.save()
        finally:
            work.close()
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


def work_of(run: Run, device: torch.device, watcher: Watcher, begun: float) -> Work:
    """A run as its network learns: from searches, or from results alone."""
    if run.searches:
        together = train_kit(run.game).together
        net = SearchNet(run.game, run.width, run.blocks)
        searcher = SearchLearner(net, run.hyperparameters, device, together)
        return SearchTraining(run, searcher, load(run, searcher), watcher, begun)
    learner = Learner(Net(run.game, run.width, run.blocks), run.hyperparameters, device)
    return SelfPlay(run, learner, load(run, learner), watcher, begun)


class Work:
    """A run under way."""

    def __init__(
        self, run: Run, learner: Learner | SearchLearner, past: Past, watcher: Watcher, begun: float
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

    def open(self) -> None:
        """Begin to play."""

    def close(self) -> None:
        """Stop playing."""

    def iterate(self) -> None:
        """One stretch of play, and what is learned from it; both end when the time is up."""
        raise AssertionError("a subclass iterates")

    def worthwhile(self, now: float) -> bool:
        """Whether there is time for another stretch."""
        return now < self.last

    def until_the_end(self) -> None:
        """Play and learn until the time is up, with saves and trials in between."""
        run = self.run
        saved = tried = now = time.monotonic()
        while not self.stretches or self.worthwhile(now):
            self.iterate()
            now = time.monotonic()
            if now - saved > run.save_every:
                self.save()
                saved = now
            if run.trial_games and now - tried > run.trial_every:
                self.save()
                self.try_out()
                tried = now

    def learn_on(self, share: float) -> bool:
        """Whether to go on learning."""
        self.watcher.learning(share)
        return time.monotonic() < self.last

    @contextmanager
    def learning(self) -> Iterator[float]:
        """While the network learns, and the processes that play wait; how much of the run is over,
        0 to 1."""
        self.watcher.doing("learning")
        if self.run.device == "cpu":
            torch.set_num_threads(self.run.threads)
        yield min(1.0, self.minutes() / self.total)
        if self.run.device == "cpu":
            torch.set_num_threads(1)

    def note(
        self, figures: Figures, choices: int, games: int, started: float, played: float
    ) -> None:
        """A stretch is over: tell what it was."""
        took = time.monotonic() - started
        self.stretches += 1
        self.past.iterations += 1
        self.past.choices += choices
        figures |= {
            "iteration": self.past.iterations,
            "minutes": self.minutes(),
            "choices": choices,
            "choices_per_second": choices / took,
            "playing": (played - started) / took,
            "games": float(games),
        }
        curves.add(self.run.folder, figures)
        self.watcher.learned(figures)

    def try_out(self) -> None:
        """How often the network, as saved, wins against the fixed opponents: as many games as there
        is time for, and at least one.
        """
        run = self.run
        self.watcher.doing("trying")
        weights = run.folder / WEIGHTS
        trial = Trial(run.game, weights, run.opponent, run.trial_games, run.searches)
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
        if run.searches:
            about |= {"playouts": run.playouts, "searched": run.searched}
        export.save(learner.mean.module, run.folder / WEIGHTS, about)


class SelfPlay(Work):
    """A network learns from the results of its own games alone."""

    learner: Learner
    actors: Actors
    rollouts: list[Rollout]
    price = 0.0
    """Seconds that it takes to learn from a choice; not known before the first stretch."""

    def open(self) -> None:
        run = self.run
        plan = planned(run)
        self.actors = Actors(plan, f"{run.seed}-{self.past.iterations}")
        self.rollouts = [
            Rollout(run.steps, plan.games, plan.width, plan.seats, self.learner.device)
            for _ in self.actors.groups
        ]

    def close(self) -> None:
        self.actors.close()

    def iterate(self) -> None:
        started = time.monotonic()
        rollouts, learner = self.rollouts, self.learner

        def play_on(choices: int, games: int) -> bool:
            self.watcher.played(choices, games)
            now = time.monotonic()
            price = self.price or (now - started) / choices  # at first, as long as to play
            return now + price * choices < self.last

        self.watcher.doing("playing")
        rollout.play(self.actors, learner.net, rollouts, learner.device, play_on)
        played = time.monotonic()
        with self.learning() as progress:
            if self.past.iterations == 0:
                learner.measure(rollouts[0], keep=self.run.start is not None)
            for stretch in rollouts:
                rollout.weigh(stretch, self.run.hyperparameters.trust)
            figures = learner.learn(rollouts, progress, self.learn_on)
        choices = rollouts[0].filled * self.actors.plan.games * len(rollouts)
        self.price = (time.monotonic() - played) / choices
        games = sum(int(each.ended[: each.filled].sum()) for each in rollouts)
        self.note(figures, choices, games, started, played)


class SearchTraining(Work):
    """A network learns from searches, and from how games ended, and then helps the searches."""

    learner: SearchLearner
    price = 0.0
    """Seconds that the last learning took."""

    def open(self) -> None:
        """What was played before is learned from again."""
        run = self.run
        self.plan = SearchPlan(
            run.game, run.folder / GAMES, run.playouts, run.searched, run.sparring
        )
        self.samples: list[SearchSamples] = []
        files = self.plan.there()
        self.next = int(files[-1].stem) + 1 if files else 0
        for path in reversed(files):
            if self.games >= run.kept:
                break
            self.samples.insert(0, SearchSamples.load(path))

    @property
    def games(self) -> int:
        return sum(one.games for one in self.samples)

    def worthwhile(self, now: float) -> bool:
        return now + 2 * self.price + SHORTEST < self.last

    def iterate(self) -> None:
        started = time.monotonic()
        self.watcher.doing("playing")
        choices, games = self.play(started)
        while len(self.samples) > 1 and self.games - self.samples[0].games >= self.run.kept:
            del self.samples[0]
        played = time.monotonic()
        with self.learning() as progress:
            samples = concatenated(self.samples)
            if self.past.iterations == 0:
                self.learner.measure(samples, keep=self.run.start is not None)
            figures = self.learner.learn(samples, progress, self.learn_on)
        self.price = time.monotonic() - played
        self.save()
        self.note(figures, choices, games, started, played)

    def play(self, started: float) -> tuple[int, int]:
        """A stretch of games; how many choices of them were searched, and how many games."""
        run = self.run
        kept = 1.5 * self.price if self.price else FIRST_LEARNING * (self.last - started)
        end = min(started + run.stretch, self.last - kept)
        helped = self.past.iterations or run.start
        if helped and not self.past.iterations:
            self.learner.mean.module.load_state_dict(self.learner.net.state_dict())
            self.save()
        plan = replace(
            self.plan,
            weights=run.folder / WEIGHTS if helped else None,
            seed=f"{run.seed}-{self.past.iterations}",
        )
        choices = games = 0
        self.watcher.played(choices, games)
        with closing(plan.play(run.workers, self.next)) as files:
            for number in files:
                self.next = max(self.next, number + 1)
                self.samples.append(SearchSamples.load(plan.path(number)))
                games += self.samples[-1].games
                choices += len(self.samples[-1].found.rows)
                self.watcher.played(choices, games)
                if time.monotonic() > end:
                    break
        return choices, games


def load(run: Run, learner: Learner | SearchLearner) -> Past:
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
