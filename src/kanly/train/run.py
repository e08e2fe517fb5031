"""A training run: play, learn, save, again; stopped and taken up at will."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import torch

from kanly.encoding import encoding_of
from kanly.train import export, rollout
from kanly.train.crew import Crew, Plan
from kanly.train.learner import Learner, Taste
from kanly.train.net import Net
from kanly.train.rollout import Rollout

CHECKPOINT = "checkpoint.pt"
CURVES = "curves.jsonl"
WEIGHTS = "weights.npz"

Report = Callable[[dict[str, float]], None]


@dataclass(frozen=True)
class Run:
    """What to train and how long."""

    game: str
    folder: Path
    minutes: float
    """Of this run; a run that is taken up again has its own."""
    total: float
    """Minutes of all runs together: by then the learning rate has come down."""
    workers: int
    groups: int = 2
    size: int = 128
    steps: int = 128
    width: int = 512
    blocks: int = 3
    seed: int = 1
    device: str = "cpu"
    save_every: float = 60.0
    taste: Taste = field(default_factory=Taste)


def train(run: Run, report: Report) -> None:
    """Train until the time is up; go on from the folder's checkpoint if there is one."""
    device = torch.device(run.device)
    torch.manual_seed(run.seed)
    torch.set_float32_matmul_precision("high")
    run.folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(Net(run.game, run.width, run.blocks), run.taste, device)
    spent, iteration = load(run, learner)
    plan = Plan(run.game, run.workers, run.groups, run.size, encoding_of(run.game).size)
    crew = Crew(plan, f"{run.seed}-{iteration}")
    try:
        rollouts = [Rollout(run.steps, plan.games, plan.width, device) for _ in crew.groups]
        begun = saved = time.monotonic()
        while time.monotonic() - begun < run.minutes * 60:
            started = time.monotonic()
            rollout.play(crew, learner.net, rollouts, device)
            played = time.monotonic()
            if iteration == 0:
                learner.measure(rollouts[0])
            for stretch in rollouts:
                rollout.weigh(stretch, run.taste.trust)
            minutes = spent + (time.monotonic() - begun) / 60
            figures = learner.learn(rollouts, min(1.0, minutes / run.total))
            iteration += 1
            choices = run.steps * plan.games * run.groups
            figures |= {
                "iteration": iteration,
                "minutes": minutes,
                "choices": choices,
                "choices_per_second": choices / (time.monotonic() - started),
                "playing": (played - started) / (time.monotonic() - started),
                "games": float(sum(int(stretch.ended.sum()) for stretch in rollouts)),
            }
            with (run.folder / CURVES).open("a") as file:
                print(json.dumps(figures), file=file)
            report(figures)
            if time.monotonic() - saved > run.save_every:
                save(run, learner, minutes, iteration)
                saved = time.monotonic()
        save(run, learner, spent + (time.monotonic() - begun) / 60, iteration)
    finally:
        crew.close()


def load(run: Run, learner: Learner) -> tuple[float, int]:
    """Take up a run where its checkpoint left it: minutes spent and iterations done."""
    path = run.folder / CHECKPOINT
    if not path.exists():
        return 0.0, 0
    state = torch.load(path, map_location=learner.device, weights_only=True)
    learner.net.load_state_dict(state["net"])
    learner.adam.load_state_dict(state["adam"])
    return float(state["minutes"]), int(state["iteration"])


def save(run: Run, learner: Learner, minutes: float, iteration: int) -> None:
    """Write the checkpoint, whole or not at all, and the weights that players use."""
    state = {
        "net": learner.net.state_dict(),
        "adam": learner.adam.state_dict(),
        "minutes": minutes,
        "iteration": iteration,
    }
    path = run.folder / CHECKPOINT
    fresh = path.with_suffix(".new")
    torch.save(state, fresh)
    fresh.replace(path)
    about = {
        "game": run.game,
        "minutes": round(minutes, 2),
        "iterations": iteration,
        "choices": iteration * run.steps * run.workers * run.size * run.groups,
        "seed": run.seed,
        "taste": asdict(run.taste),
    }
    export.save(learner.net, run.folder / WEIGHTS, about)
