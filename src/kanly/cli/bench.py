"""`kanly bench`: the speed of the engine, beside PyPI's catanatron in the same interpreter.

One core, random play with all legal choices listed at each decision; the two engines take turns,
and the median of the rounds counts.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import json as text
import math
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from typing import Annotated, Final, Protocol, TypeVar, cast

import typer
from typer import Option

from kanly.cli import screen, settings
from kanly.cli.kit import TerminalKit, Variant, terminal_kit
from kanly.cli.layout import figures
from kanly.compiled import engine, made_at
from kanly.core import registry
from kanly.core.errors import BadOption
from kanly.core.game import Game
from kanly.core.registry import KITS
from kanly.core.setup import Options
from kanly.translation import Words

T = TypeVar("T")

PEER: Final = "catanatron"
PLAYERS: Final = 4
POSITIONS: Final = 24
"""Positions per engine whose copying is timed, spread over whole games."""
SHAPE_GAMES: Final = 40
"""Games whose decisions and choices are counted."""


def measured() -> dict[str, TerminalKit]:
    """The games that have goals. The first is the one that is meant where none is named."""
    kits = {game: terminal_kit(game) for game in KITS}
    return {game: kit for game, kit in kits.items() if kit.goals}


def prefix(game: str) -> str:
    """What stands before the game's figures."""
    return "" if game == next(iter(measured())) else f"{game}_"


def bench(
    seconds: Annotated[float, Option(help="Length of one measurement.", metavar="S")] = 1.0,
    rounds: Annotated[int, Option(help="Rounds, of which the median counts.", metavar="N")] = 5,
    alone: Annotated[
        bool, Option("--alone", help="Only the engine of this process, not both.")
    ] = False,
    json: settings.Json = False,
) -> None:
    """Measure the speed of the engine, beside catanatron if it is installed.

    In a checkout where the engine was compiled, it is measured interpreted and compiled.

    [bold]Example:[/] kanly bench --json
    """
    if not 0 < seconds < math.inf:
        raise BadOption(f"--seconds {seconds:g}: expected a number above 0")
    if rounds < 1:
        raise BadOption(f"--rounds {rounds}: expected at least 1")
    here = engine()
    found = {here: measure(seconds, rounds)}
    other = "interpreted" if here == "compiled" else "compiled"
    if not alone and made_at() and (measured := elsewhere(other, seconds, rounds)):
        found[other] = measured
    if json:
        screen.print_json({**found, "goals": goals()})
    else:
        report(found, rounds)


def goals() -> dict[str, dict[str, float]]:
    """The goals of each build, by name."""
    found: dict[str, dict[str, float]] = {}
    for game, kit in measured().items():
        for name, (most, least) in kit.goals.items():
            goal = found.setdefault(name, {})
            goal[f"ratio_{prefix(game)}decisions_at_least"] = most
            goal[f"ratio_{prefix(game)}clone_at_most"] = least
            if kit.variant is not None:
                goal[f"ratio_{kit.variant.key}_at_least"] = kit.variant.goal
    return found


def elsewhere(engine: str, seconds: float, rounds: int) -> dict[str, object] | None:
    """The same measurement in another process, with the other engine, if it is there."""
    command = [sys.executable, "-m", "kanly.cli", "bench", "--alone", "--json"]
    command += ["--seconds", str(seconds), "--rounds", str(rounds)]
    environment = {**os.environ, "KANLY_ENGINE": engine}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        said = done.stderr.strip().splitlines()
        typer.echo(f"the {engine} engine does not run: {said[-1] if said else ''}", err=True)
        return None
    found = text.loads(done.stdout).get(engine)
    return found if isinstance(found, dict) else None


# What is measured ---------------------------------------------------------------------------------


@dataclass
class Ours:
    """Our figures of a game."""

    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    forced_share: float
    choices_per_decision: float
    clone_us: float


@dataclass
class Varied:
    """Our figures of a variant."""

    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float


@dataclass
class Theirs:
    """The peer's figures."""

    version: str
    decisions_per_second: float
    decisions_per_game: float
    copy_us: float


class PeerGame(Protocol):
    """What we use of a game of catanatron."""

    def play_tick(self) -> object: ...
    def winning_color(self) -> object | None: ...
    def copy(self) -> object: ...


def measure(seconds: float, rounds: int) -> dict[str, object]:
    """Both engines, every game and its variant in turn, `rounds` times, each about `seconds`."""
    peer = peer_games()
    modes: dict[str, tuple[str, Options]] = {}
    for game, kit in measured().items():
        modes[game] = (game, {})
        if kit.variant is not None:
            modes[kit.variant.key] = (game, kit.variant.options)
    rates: dict[str, list[float]] = {name: [] for name in (*modes, PEER)}
    positions = {game: our_positions(game) for game in measured()}
    copies: dict[str, list[float]] = {name: [] for name in (*positions, PEER)}
    peer_positions = [] if peer is None else their_positions(peer)
    counted = {name: [0, 0] for name in rates}
    for turn in range(rounds):
        games = {name: our_games(game, turn, options) for name, (game, options) in modes.items()}
        if peer is not None:
            games[PEER] = their_games(peer, turn)
        for name, played in games.items():
            rate, decisions, number = speed(played, seconds)
            rates[name].append(rate)
            counted[name][0] += decisions
            counted[name][1] += number
        for name, kept in positions.items():
            copies[name].append(microseconds([game.clone for game in kept], seconds / 4))
        if peer is not None:
            copies[PEER].append(microseconds([game.copy for game in peer_positions], seconds / 4))
    middle = {name: statistics.median(found) for name, found in rates.items() if found}
    copied = {name: statistics.median(found) for name, found in copies.items() if found}
    found: dict[str, object] = {}
    for game, kit in measured().items():
        found[prefix(game)[:-1] or "kanly"] = asdict(ours_of(game, middle[game], copied[game]))
        if kit.variant is not None:
            key = kit.variant.key
            per_game = counted[key][0] / counted[key][1]
            found[key] = asdict(Varied(middle[key], middle[key] / per_game, per_game))
            found[f"ratio_{key}"] = middle[key] / middle[game]
        if peer is not None:
            found[f"ratio_{prefix(game)}decisions"] = middle[game] / middle[PEER]
            found[f"ratio_{prefix(game)}clone"] = copied[game] / copied[PEER]
    if peer is not None:
        per_game = counted[PEER][0] / counted[PEER][1]
        version = importlib.metadata.version(PEER)
        found[PEER] = asdict(Theirs(version, middle[PEER], per_game, copied[PEER]))
    return found


def ours_of(game: str, rate: float, clone_us: float) -> Ours:
    """The figures of a game from its measured speed."""
    per_game, forced, choices = shape(game)
    return Ours(rate, rate / per_game, per_game, forced, choices, clone_us)


def speed(played: Iterator[int], seconds: float) -> tuple[float, int, int]:
    """Decisions per second over whole games, until the time is up; decisions and games besides."""
    decisions = count = 0
    begun = time.perf_counter()
    passed = 0.0
    while passed < seconds:
        decisions += next(played)
        count += 1
        passed = time.perf_counter() - begun
    return decisions / passed, decisions, count


def microseconds(copies: Sequence[Callable[[], object]], seconds: float) -> float:
    """The mean time of one copy over all positions."""
    count = 0
    begun = time.perf_counter()
    passed = 0.0
    while passed < seconds:
        for copy in copies:
            copy()
        count += len(copies)
        passed = time.perf_counter() - begun
    return passed / count * 1e6


# Our side -----------------------------------------------------------------------------------------


def random_play(name: str, seed: int, options: Options | None = None) -> Iterator[Game]:
    """A random game, at each of its decisions."""
    random.seed(seed)
    choice = random.choice
    game = registry.new(name, PLAYERS, seed, options)
    while not game.over:
        yield game
        decision = game.pending[0]
        game.apply(decision.seat, choice(decision.choices))


def our_games(name: str, turn: int, options: Options | None = None) -> Iterator[int]:
    """Random games without end; each gives its number of decisions."""
    for seed in count(turn * 1_000_000 + 1):
        random.seed(seed)
        choice = random.choice
        game = registry.new(name, PLAYERS, seed, options)
        decisions = 0
        while not game.over:
            decision = game.pending[0]
            game.apply(decision.seat, choice(decision.choices))
            decisions += 1
        yield decisions


def shape(name: str) -> tuple[float, float, float]:
    """Decisions per game, the share with one choice only, and choices per decision."""
    games = [random_play(name, seed) for seed in range(SHAPE_GAMES)]
    choices = [len(game.pending[0].choices) for played in games for game in played]
    decisions = len(choices)
    return decisions / SHAPE_GAMES, choices.count(1) / decisions, sum(choices) / decisions


def our_positions(name: str) -> list[Game]:
    """Positions spread evenly over random games."""
    lines = [[game.clone() for game in random_play(name, seed)] for seed in range(4)]
    return [game for line in lines for game in spread(line, POSITIONS // 4)]


def spread(line: list[T], n: int) -> list[T]:
    return [line[len(line) * i // n] for i in range(n)]


# Their side ---------------------------------------------------------------------------------------


def peer_games() -> Callable[[int], PeerGame] | None:
    """How to begin a game of catanatron with four random players, if it is installed."""
    try:
        module = importlib.import_module(PEER)
    except ImportError:
        return None
    colours = list(module.Color)[:PLAYERS]

    def begin(seed: int) -> PeerGame:
        players = [module.RandomPlayer(colour) for colour in colours]
        return cast(PeerGame, module.Game(players, seed=seed))

    return begin


def peer_play(begin: Callable[[int], PeerGame], seed: int) -> Iterator[PeerGame]:
    """A random game of the peer, at each of its decisions; a few never end."""
    game = begin(seed)
    for _ in range(20_000):
        if game.winning_color() is not None:
            return
        yield game
        game.play_tick()


def their_games(begin: Callable[[int], PeerGame], turn: int) -> Iterator[int]:
    for seed in count(turn * 1_000_000 + 1):
        game = begin(seed)
        decisions = 0
        while game.winning_color() is None and decisions < 20_000:
            game.play_tick()
            decisions += 1
        yield decisions


def their_positions(begin: Callable[[int], PeerGame]) -> list[PeerGame]:
    lines = [[cast(PeerGame, x.copy()) for x in peer_play(begin, seed)] for seed in range(1, 5)]
    return [game for line in lines for game in spread(line, POSITIONS // 4)]


# On paper -----------------------------------------------------------------------------------------


def report(found: dict[str, dict[str, object]], rounds: int) -> None:
    """A table: our figures, the peer's, the ratio and its goal."""
    console = screen.stdout()
    console.print(
        "Random play, all legal choices listed at each decision, four players, one core; "
        f"median of {rounds} rounds, the engines in turn.\n"
    )
    table = figures("", "Kanly", PEER, "ratio", "goal", "")
    for name, data in found.items():
        for row in build_rows(name, data):
            table.add_row(*row)
    console.print(table)
    if PEER not in found[engine()]:
        console.print(
            f"\nFor the comparison, install the peer beside Kanly: "
            f"{Path(sys.executable).name} -m pip install {PEER}",
            soft_wrap=True,
        )
    if "compiled" not in found:
        console.print("\nThere is no compiled build here; `make compiled` makes one.")


Cells = tuple[str, ...]


def build_rows(name: str, data: dict[str, object]) -> Iterator[Cells]:
    """The rows of one build; a compiled one may be older and know less."""
    peer = cast("dict[str, float] | None", data.get(PEER))
    yield (f"[title]{name}[/]",)
    for game, kit in measured().items():
        key = prefix(game)[:-1]
        if (key or "kanly") not in data:
            continue
        if key:
            yield (f"  {Words().game(game)}",)
        ours = Ours(**cast("dict[str, float]", data[key or "kanly"]))
        yield from game_rows(ours, peer, kit.goals[name], "    " if key else "  ")
        if kit.variant is not None and kit.variant.key in data:
            yield from variant_rows(ours, kit.variant, data)


def game_rows(
    ours: Ours, peer: dict[str, float] | None, goal: tuple[float, float], head: str
) -> Iterator[Cells]:
    """The rows of one game beside the peer."""
    most, least = goal
    speed, copy = f"{head}decisions per second", f"{head}copy of a position"
    theirs = ""
    if peer is None:
        yield speed, f"{ours.decisions_per_second:,.0f}"
        yield copy, f"{ours.clone_us:.1f} µs"
    else:
        theirs = f"{peer['decisions_per_game']:,.0f}"
        yield faster(speed, ours.decisions_per_second, peer["decisions_per_second"], most)
        ratio = ours.clone_us / peer["copy_us"]
        times = f"{ours.clone_us:.1f} µs", f"{peer['copy_us']:.1f} µs"
        yield copy, *times, f"{ratio:.2f}x", f"at most {least:.1f}x", verdict(ratio <= least)
    yield f"{head}decisions per game", f"{ours.decisions_per_game:,.0f}", theirs
    yield f"{head}games per second", f"{ours.games_per_second:,.1f}"
    yield f"{head}forced decisions", f"{ours.forced_share:.1%}"
    yield f"{head}choices per decision", f"{ours.choices_per_decision:.1f}"


def variant_rows(ours: Ours, variant: Variant, data: dict[str, object]) -> Iterator[Cells]:
    """The rows of a build with a variant, beside the game as it is."""
    varied = Varied(**cast("dict[str, float]", data[variant.key]))
    here, base = varied.decisions_per_second, ours.decisions_per_second
    yield f"  {variant.title}", "", "base game"
    yield faster("    decisions per second", here, base, variant.goal)
    yield "    decisions per game", f"{varied.decisions_per_game:,.0f}"
    yield "    games per second", f"{varied.games_per_second:,.1f}"


def faster(name: str, ours: float, theirs: float, least: float) -> Cells:
    """Two speeds, their ratio, and whether it is what it should be."""
    ratio = ours / theirs
    goal = f"at least {least:.1f}x"
    return name, f"{ours:,.0f}", f"{theirs:,.0f}", f"{ratio:.2f}x", goal, verdict(ratio >= least)


def verdict(met: bool) -> str:
    return "met" if met else "[wrong]missed[/]"
