"""The ratings of the bots' levels, and how soon a rating at the table agrees with them.

Tables of mixed levels are played, one line of FILE for each; what is there already is not played
again. From them come the levels' own ratings (`ArenaKit.ratings`), by the model that rates people
at the table. Then bots sit down as if they
were people: each is of a level, takes games of FILE in which that level sat, and is rated after
every game as a person is. A `mentat`, which thinks longest, sits at every second table, once.

    .venv/bin/python benchmarks/rating_games.py games.jsonl --game imperium --games 100
    .venv/bin/python benchmarks/rating_games.py games.jsonl --seed 1000 --levels novice adept
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import kanly
from kanly import bots
from kanly.arena.kit import Skill, arena_kit
from kanly.arena.strength import playouts
from kanly.bots.kit import bots_kit
from kanly.bots.roster import LEVELS, THINKS
from kanly.compiled import engine
from kanly.core.registry import kit_of
from kanly.server.ratings import INITIAL_RATING, NEW, UNIT, after, pull, stages_of, wider
from kanly.server.results import places_of
from kanly.server.store.results import ResultRow

SHOWN: Final = (1, 2, 5, 10, 15, 20, 25, 30)
SLOWEST: Final = LEVELS[-1]
GAMES: Final = 30
"""Games of a player."""


class Played(NamedTuple):
    """A game that was played: the level and the place of each seat."""

    seed: int
    levels: list[str]
    places: list[int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, help="where the games are kept")
    parser.add_argument("--game", default="imperium", help="default: imperium")
    parser.add_argument("--games", type=int, default=0, help="games to have in all")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--levels", nargs="+", default=LEVELS, help="who sits there; default: all")
    parser.add_argument(
        "--players", type=int, default=10, help="players of each level; default: 10"
    )
    parser.add_argument("--plot", type=Path, help="an SVG file to draw the players' ratings into")
    given = parser.parse_args()
    play(given.game, given.file, range(given.seed, given.seed + given.games), given.levels)
    games = [Played(**json.loads(line)) for line in given.file.read_text("utf-8").splitlines()]
    console = Console(width=100)
    console.print(level_table(given.game, games, fitted(given.game, games)))
    found = {level: players(level, games, given.game, given.players) for level in LEVELS}
    found = {level: paths for level, paths in found.items() if paths}
    console.print(player_table(given.game, found))
    if given.plot:
        plot(given.game, found, given.plot)


# Playing ------------------------------------------------------------------------------------------


def play(game: str, file: Path, seeds: Iterable[int], levels: Sequence[str]) -> None:
    """Play what is missing of the games."""
    file.touch()
    have = {json.loads(line)["seed"] for line in file.read_text("utf-8").splitlines()}
    missing = [seed for seed in seeds if seed not in have]
    for seed in track(missing, f"{game}, {engine()}", console=Console(stderr=True)):
        made = json.dumps(played(game, seed, levels)._asdict())
        with file.open("a", encoding="utf-8") as lines:
            lines.write(f"{made}\n")


def played(game: str, seed: int, wanted: Sequence[str]) -> Played:
    chance = random.Random(seed)
    number = kit_of(game).about.default_players
    levels = [chance.choice([each for each in wanted if each != SLOWEST]) for _ in range(number)]
    if SLOWEST in wanted and seed % 2:
        levels[chance.randrange(number)] = SLOWEST
    found = kanly.new(game, players=number, seed=seed)
    playing = [bots.get(bot_of(game, level), f"{seed}/{at}") for at, level in enumerate(levels)]
    while not found.over:
        decision = found.pending[0]
        choice = playing[decision.seat].choose(found.view(decision.seat))
        found.apply(decision.seat, choice)
    assert found.result is not None
    places = places_of(found.result.ranking)
    return Played(seed, levels, [places[seat] for seat in range(number)])


def bot_of(game: str, level: str) -> str:
    """A level with all its playouts, however slow the machine."""
    if level not in THINKS:
        return level
    return playouts(THINKS[level], bots_kit(game).budget(level))


# The levels ---------------------------------------------------------------------------------------


def fitted(game: str, games: Sequence[Played]) -> dict[str, Skill]:
    """The most probable ratings of the levels (an `adept` has 1500), and their standard errors."""
    stages = []
    for each in games:
        sits = np.array([[float(level == other) for other in LEVELS] for level in each.levels])
        found = stages_of(each.places, arena_kit(game).places)
        stages += [(first @ sits, rest @ sits) for first, rest in found]
    sat = {level for each in games for level in each.levels}
    free = [at for at, level in enumerate(LEVELS) if level in sat - {"adept"}]
    points, doubts = np.zeros(len(LEVELS)), np.zeros(len(LEVELS))
    for _ in range(50):
        slope, bend = pull(stages, points)
        step = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        points[free] += np.clip(step, -1, 1)
    doubts[free] = np.sqrt(np.diag(np.linalg.inv(bend[np.ix_(free, free)])))
    pairs = zip(LEVELS, points, doubts, strict=True)
    found = {level: Skill(INITIAL_RATING + UNIT * at, UNIT * doubt) for level, at, doubt in pairs}
    return {level: skill for level, skill in found.items() if level in sat}


def level_table(game: str, games: Sequence[Played], skills: Mapping[str, Skill]) -> Table:
    sat = Counter(level for each in games for level in each.levels)
    table = Table(title=f"{game}: {len(games)} games")
    for name in ("level", "bot", "seats", "rating", "±", "published"):
        table.add_column(name, justify="left" if name in ("level", "bot") else "right")
    for level, skill in skills.items():
        known = arena_kit(game).ratings[level]
        cells = [f"{skill.points:.0f}", f"{1.96 * skill.doubt:.0f}", f"{known.points:.0f}"]
        table.add_row(level, bot_of(game, level), str(sat[level]), *cells)
    return table


# Players ------------------------------------------------------------------------------------------


def players(level: str, games: Sequence[Played], game: str, most: int) -> list[list[Skill]]:
    """The ratings of players of a level after each of their games; no game is any other's, too."""
    seats = [(each, at) for each in games for at, sits in enumerate(each.levels) if sits == level]
    random.Random(level).shuffle(seats)
    number = min(most, len(seats) // GAMES)
    return [path(seats[at * GAMES : (at + 1) * GAMES], game) for at in range(number)]


def path(games: Iterable[tuple[Played, int]], game: str) -> list[Skill]:
    """A player's rating after each game."""
    known, found = arena_kit(game).ratings, [NEW]
    for (_, levels, places), seat in games:
        before = {at: known[level] for at, level in enumerate(levels)}
        rows = [row_of(game, at, place) for at, place in enumerate(places)]
        found.append(after(rows, before | {seat: wider(found[-1])})[seat])
    return found[1:]


def row_of(game: str, seat: int, place: int) -> ResultRow:
    return ResultRow("", seat, None, None, game, "", 0, "", place, 0, False, 0)


def player_table(game: str, found: Mapping[str, list[list[Skill]]]) -> Table:
    table = Table(title=f"{game}: points from the level's own rating, mean of the players")
    for name in ("games", *found, "all"):
        table.add_column(name, justify="right")
    for games in SHOWN:
        errors = {
            level: [
                each[games - 1].points - arena_kit(game).ratings[level].points for each in paths
            ]
            for level, paths in found.items()
        }
        cells = [
            f"{statistics.fmean(each):+.0f} (off by {off(each):.0f})" for each in errors.values()
        ]
        every = off([error for each in errors.values() for error in each])
        table.add_row(str(games), *cells, f"{every:.0f}")
    return table


def off(errors: Sequence[float]) -> float:
    """By how much a rating is wrong on average, whichever way."""
    return statistics.fmean(map(abs, errors))


def plot(game: str, found: Mapping[str, list[list[Skill]]], file: Path) -> None:
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 4.5))
    for colour, (level, paths) in zip(("#b04a12", "#33466b", "#6b8f3a", "#7a4a8a"), found.items()):
        for each in paths:
            axes.plot([NEW.points, *[skill.points for skill in each]], color=colour, alpha=0.3)
        axes.axhline(
            arena_kit(game).ratings[level].points, color=colour, linestyle="--", label=level
        )
    axes.set_xlabel("rated games")
    axes.set_ylabel("rating")
    axes.legend(loc="upper left")
    figure.tight_layout()
    figure.savefig(file, format="svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
