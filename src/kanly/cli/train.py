"""`kanly train`: a network learns a game by playing itself."""

from __future__ import annotations

import math
import os
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from typer import Argument, Option

from kanly import bots
from kanly.arena.extras import missing
from kanly.bots.weights import About
from kanly.cli import screen, settings
from kanly.cli.train_bar import Bar, GamesBar
from kanly.core.errors import BadOption, KanlyError, UnknownName
from kanly.train import curves, plots, weights
from kanly.train.kit import train_kit, trainable
from kanly.train.samples import SampleStore, store_of

if TYPE_CHECKING:
    from kanly.train.run import Run

DEVICES: Final = ("cpu", "cuda", "auto")
STEPS: Final = 16
"""Fewer choices of a game in a row teach nothing."""


def train(
    game: Annotated[
        str, Argument(help=f"The game: {' or '.join(trainable())}.", metavar="GAME")
    ] = "",
    out: Annotated[
        Path | None,
        Option(
            "--out", "-o", help="Folder of the run: a new one, or one to continue.", metavar="DIR"
        ),
    ] = None,
    minutes: Annotated[
        float, Option("--minutes", "-m", help="How long to train now.", metavar="M")
    ] = 10.0,
    total: Annotated[
        float | None,
        Option(
            help="Planned minutes of all runs in the folder; the learning rate falls until then.",
            metavar="T",
            show_default="those before and these",
        ),
    ] = None,
    workers: settings.Workers = None,
    device: Annotated[
        str, Option(help="Device of the network: cpu, cuda or auto.", metavar="DEVICE")
    ] = "auto",
    seed: Annotated[int, Option("--seed", "-s", help="Seed of games and network.")] = 1,
    groups: Annotated[
        int,
        Option(help="Groups of games in a process; one plays while another waits for the network."),
    ] = 2,
    size: Annotated[
        int | None,
        Option(
            help="Games in each group.",
            metavar="N",
            show_default="128 on a GPU, 32 on a CPU",
        ),
    ] = None,
    steps: Annotated[
        int | None,
        Option(
            help="Choices in each game between two updates of the network.",
            metavar="N",
            show_default="128 on a GPU, 64 on a CPU",
        ),
    ] = None,
    width: Annotated[
        int | None,
        Option(
            help="Width of the network.",
            metavar="N",
            show_default="512; 128 with --small, 96 from searches",
        ),
    ] = None,
    blocks: Annotated[
        int | None,
        Option(
            help="Depth of the network.",
            metavar="N",
            show_default="3; 1 with --small or from searches",
        ),
    ] = None,
    searches: Annotated[
        bool | None,
        Option(
            "--searches/--results",
            help="Learn from searches, or from the results of the network's own games alone.",
            show_default="what suits the game; results with --small",
        ),
    ] = None,
    playouts: Annotated[int, Option(help="With --searches: playouts of each.", metavar="N")] = 16,
    searched: Annotated[
        float,
        Option(
            help="With --searches: the share of choices that are searched, 0 to 1.", metavar="S"
        ),
    ] = 0.03,
    kept: Annotated[
        int,
        Option(help="With --searches: how many of the latest games to learn from.", metavar="K"),
    ] = 8000,
    stretch: Annotated[
        float,
        Option(
            help="With --searches: seconds of play before the network learns.", metavar="SECONDS"
        ),
    ] = 120.0,
    small: Annotated[
        bool,
        Option("--small", help="A small network that learns within minutes; implies --plain."),
    ] = False,
    epochs: Annotated[
        int, Option(help="Passes over the choices before new ones are played.", metavar="N")
    ] = 2,
    batch: Annotated[
        int | None,
        Option(
            help="Choices in one step of learning.",
            metavar="N",
            show_default="4096 on a GPU, 1024 on a CPU; 256 moments from searches",
        ),
    ] = None,
    rate: Annotated[
        float | None,
        Option(
            help="Learning rate.",
            metavar="R",
            show_default="0.0003; 0.001 with --small or from searches",
        ),
    ] = None,
    last_rate: Annotated[float, Option(help="Learning rate at the end.", metavar="R")] = 3e-5,
    entropy: Annotated[
        float, Option(help="Reward for keeping the choices varied (entropy).", metavar="E")
    ] = 0.012,
    last_entropy: Annotated[float, Option(help="That reward at the end.", metavar="E")] = 0.002,
    trust: Annotated[
        float, Option(help="The λ of generalised advantage estimation, 0 to 1.", metavar="T")
    ] = 0.97,
    plain: Annotated[
        bool, Option("--plain", help="Do not give the network greedy's evaluation of each choice.")
    ] = False,
    sparring: Annotated[
        float | None,
        Option(
            help="Share of games in which greedy bots play some of the seats, 0 to 1.",
            metavar="S",
            show_default="0; 0.5 from searches",
        ),
    ] = None,
    start: Annotated[
        Path | None,
        Option(help="Start a new run with these weights.", metavar="FILE.npz"),
    ] = None,
    save_every: Annotated[
        float, Option(help="Seconds between checkpoints.", metavar="SECONDS")
    ] = 60.0,
    threads: Annotated[
        int,
        Option(
            help="Threads of the network on a CPU, while the processes that play wait.", metavar="N"
        ),
    ] = 1,
    trial_every: Annotated[
        float, Option(help="Seconds between trials.", metavar="SECONDS")
    ] = 300.0,
    trial_games: Annotated[
        int, Option(help="Games of a trial; 0 for no trials.", metavar="K")
    ] = 120,
    opponent: Annotated[str, Option(help="Opponent in the trials.", metavar="BOT")] = "greedy",
    plot: Annotated[
        Path | None, Option(help="Only draw the curves of this run.", metavar="DIR")
    ] = None,
    export: Annotated[
        Path | None, Option(help="Only write weights for bots to this file.", metavar="FILE.npz")
    ] = None,
    of: Annotated[
        list[Path] | None,
        Option(
            help="With --export: the run, or its weights. Given more than once: their mean.",
            metavar="DIR",
        ),
    ] = None,
    how: Annotated[
        str, Option(help="With --export: a note on how they were made.", metavar="TEXT")
    ] = "",
    judge: Annotated[
        Path | None,
        Option(
            help="Only fit a judge (who will win?) to games of these weights.",
            metavar="FILE.npz",
        ),
    ] = None,
    games: Annotated[int, Option(help="With --judge: games to learn from.", metavar="K")] = 20_000,
    json: settings.Json = False,
) -> None:
    """Train a network by self-play, on all cores and on a GPU if there is one.

    A run lives in a folder: checkpoint, weights for players, curves. Repeat the command to continue
    it, even after Ctrl-C. Along the way and at the end the network plays a trial against a fixed
    opponent. Training needs PyTorch: pip install 'kanly[train]'.

    [bold]Example:[/] kanly train imperium --out run --minutes 30

    [bold]Example:[/] kanly train classic --out run --minutes 240 --opponent master

    [bold]Example:[/] kanly train classic --small --out small --minutes 5 --opponent random

    [bold]Example:[/] kanly train --plot run

    [bold]Example:[/] kanly train --export mine.npz --of run

    [bold]Example:[/] kanly train imperium --judge mine.npz --out games
    """
    if plot is not None:
        drawn = [str(path) for path in draw(plot)]
        if json:
            screen.print_json({"plots": drawn})
        else:
            typer.echo("\n".join(drawn))
        return
    if export is not None:
        about = exported(export, of or [], how)
        if json:
            screen.print_json(about)
        else:
            typer.echo(f"The weights are {export}")
        return
    if not game:
        raise BadOption(f"GAME is missing; expected one of: {', '.join(trainable())}")
    train_kit(game)
    if out is None:
        raise BadOption("--out is missing; expected the folder of the run")
    if out.exists() and not out.is_dir():
        raise BadOption(f"--out {out}: expected a folder")
    positive(minutes=minutes, total=total, rate=rate, last_rate=last_rate)
    positive(trial_every=trial_every, save_every=save_every, stretch=stretch)
    at_least(0, entropy=entropy, last_entropy=last_entropy, trial_games=trial_games)
    at_least(1, workers=workers, groups=groups, size=size, games=games, threads=threads)
    at_least(1, width=width, blocks=blocks, epochs=epochs, batch=batch)
    at_least(1, playouts=playouts, kept=kept)
    at_least(STEPS, steps=steps)
    shares(sparring=sparring, trust=trust, searched=searched)
    if device not in DEVICES:
        raise UnknownName("device", device, list(DEVICES))
    bots.get(opponent)
    need("torch", "training needs")
    cores = workers or os.cpu_count() or 1
    if judge is not None:
        judged(store_of(game, judge, out, seed), games, cores, device_of(device), json)
        return

    if not json:
        typer.echo("Starting…", err=True)  # PyTorch takes seconds to load
    found = device_of(device)
    gpu = found != "cpu"
    if searches is None:
        searches = train_kit(game).searches and not small
    few = small or searches
    """Whether little is learned from, so that a large network would learn it by heart."""

    from kanly.train.learner import Hyperparameters
    from kanly.train.run import Run

    run = Run(
        game=game,
        folder=out,
        minutes=minutes,
        workers=cores,
        total=total,
        groups=groups,
        size=size or (128 if gpu else 32),
        steps=steps or (128 if gpu else 64),
        width=width or (96 if searches else 128 if small else 512),
        blocks=blocks or (1 if few else 3),
        seed=seed,
        plain=plain or small,
        sparring=(0.5 if searches else 0.0) if sparring is None else sparring,
        start=start,
        device=found,
        threads=threads,
        save_every=save_every,
        trial_every=trial_every,
        trial_games=trial_games,
        opponent=opponent,
        searches=searches,
        playouts=playouts,
        searched=searched,
        kept=kept,
        stretch=stretch,
        hyperparameters=Hyperparameters(
            rate or (1e-3 if few else 3e-4),
            last_rate,
            epochs,
            batch or (256 if searches else 4096 if gpu else 1024),
            trust=trust,
            entropy=entropy,
            last_entropy=last_entropy,
        ),
    )
    trained(run, json)


# What was asked -----------------------------------------------------------------------------------


def positive(**given: float | None) -> None:
    """Refuse what is not above 0."""
    for name, number in given.items():
        if number is not None and not 0 < number < math.inf:
            raise BadOption(f"{flag(name)} {number:g}: expected more than 0")


def at_least(least: int, **given: float | None) -> None:
    for name, number in given.items():
        if number is not None and not least <= number < math.inf:
            raise BadOption(f"{flag(name)} {number:g}: expected at least {least}")


def shares(**given: float | None) -> None:
    """Refuse what is no share of a whole."""
    for name, number in given.items():
        if number is not None and not 0 <= number <= 1:
            raise BadOption(f"{flag(name)} {number:g}: expected 0 to 1")


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def need(library: str, what: str) -> None:
    """Refuse to go on without a library of the extra."""
    if missing(library):
        raise KanlyError(f"{what} {library}, which is not installed: pip install 'kanly[train]'")


def device_of(name: str) -> str:
    """The device to learn on."""
    import torch

    found = bool(torch.cuda.is_available())
    if name == "cuda" and not found:
        raise BadOption("--device cuda: PyTorch sees no GPU here; expected cpu or auto")
    return "cuda" if found and name != "cpu" else "cpu"


# What is done -------------------------------------------------------------------------------------


def trained(run: Run, json: bool) -> None:
    """Train with a bar on the terminal, then draw the curves."""
    from kanly.train.run import train

    try:
        with Bar(run.minutes * 60, quiet=json) as bar:
            past = train(run, bar)
    except KeyboardInterrupt:
        typer.echo(
            f"stopped; what was learned is in {run.folder}, the same command continues", err=True
        )
        raise
    drawn = [] if missing("matplotlib") else draw(run.folder)
    if json:
        ends = {"won": bar.won, "folder": str(run.folder), "plots": [str(path) for path in drawn]}
        screen.print_json({**asdict(past), **ends})
        return
    typer.echo(
        f"{past.choices:,} choices in {past.minutes:.1f} minutes; "
        f"the weights are {run.folder / weights.WEIGHTS}"
    )
    for path in drawn:
        typer.echo(f"plot: {path}")


def judged(store: SampleStore, games: int, workers: int, device: str, json: bool) -> None:
    """Play with a bar on the terminal, then fit a judge."""
    from kanly.train.judge import fit

    try:
        with GamesBar(quiet=json) as bar:
            figures = fit(store, games, workers, device, bar)
    except KeyboardInterrupt:
        typer.echo(
            f"stopped; the games are in {store.folder}, the same command continues", err=True
        )
        raise
    wrong = [each["wrong"] for each in figures]
    if json:
        screen.print_json({"weights": str(store.weights), "wrong": wrong})
    else:
        typer.echo(
            f"The judge is in {store.weights}: wrong by {wrong[-1]:.4f}, {wrong[0]:.4f} before"
        )


def draw(folder: Path) -> list[Path]:
    """The curves of a run as pictures, in its folder."""
    need("matplotlib", "plots need")
    return plots.save(curves.read(folder), folder)


def exported(target: Path, sources: list[Path], how: str) -> About:
    """Write the weights of a run, or the mean of several."""
    if not sources:
        raise BadOption("--of is missing; expected the run to export, or several")
    if target.suffix != ".npz":
        raise BadOption(f"--export {target}: expected a file that ends in .npz")
    return weights.export(sources, target, how)
