"""How soon a rating at the table agrees with the arena: bots play as if they were people.

Each player is a bot of a level that sits down with bots of mixed levels, whose ratings are fixed
(`ArenaKit.points`), and is rated after every game as a person is. The table shows how far the
ratings are from the level's own after each number of games; with --plot, so does a picture.

    .venv/bin/python benchmarks/rating_games.py --game imperium --players 12 --games 30
"""

from __future__ import annotations

import argparse
import random
import statistics
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

import kanly
from kanly import bots
from kanly.arena.kit import arena_kit
from kanly.core.registry import kit_of
from kanly.core.view import View
from kanly.server.ratings import NEW, Skill, after, bot_skill
from kanly.server.results import outcome_of, places_of
from kanly.server.store.results import ResultRow

SHOWN = (1, 2, 5, 10, 15, 20, 25, 30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="imperium", help="default: imperium")
    parser.add_argument("--levels", nargs="+", default=["novice", "adept"])
    parser.add_argument("--players", type=int, default=12, help="players to rate; default: 12")
    parser.add_argument("--games", type=int, default=30, help="games of each; default: 30")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="an SVG file to draw the ratings into")
    given = parser.parse_args()
    chance = random.Random(given.seed)
    paths: dict[str, list[list[Skill]]] = {level: [] for level in given.levels}
    for number in track(range(given.players), "Rating", console=Console(stderr=True)):
        level = given.levels[number % len(given.levels)]
        paths[level].append(path(given.game, level, given.levels, given.games, chance))
    show(given.game, paths)
    if given.plot:
        plot(given.game, paths, given.plot)


def path(
    game: str, level: str, levels: list[str], games: int, chance: random.Random
) -> list[Skill]:
    """The ratings of a player after each game."""
    found = [NEW]
    for _ in range(games):
        found.append(rated(game, level, levels, found[-1], chance))
    return found[1:]


def rated(game: str, level: str, levels: list[str], before: Skill, chance: random.Random) -> Skill:
    """The rating of a player after a game among bots of mixed levels."""
    about = kit_of(game).about
    players = about.default_players
    seat = chance.randrange(players)
    names = [chance.choice(levels) for _ in range(players)]
    names[seat] = level
    found = kanly.new(game, players=players, seed=chance.randrange(2**40))
    playing = [bots.get(name, seed=chance.randrange(2**40)) for name in names]
    while not found.over:
        decision = found.pending[0]
        view: View = found.view(decision.seat)
        found.apply(decision.seat, playing[decision.seat].choose(view))
    outcome = outcome_of(found)
    assert outcome is not None
    places = places_of(outcome.ranking)
    rows = [
        ResultRow("", each, None, names[each], game, "", players, "", places[each], 0, False, 0)
        for each in range(players)
    ]
    skills = {each: bot_skill(game, names[each]) or NEW for each in range(players)}
    return after(rows, skills | {seat: before})[seat]


def show(game: str, paths: dict[str, list[list[Skill]]]) -> None:
    table = Table(title=f"{game}: points from the level's own rating, mean of the players")
    table.add_column("games", justify="right")
    for level in paths:
        table.add_column(level, justify="right")
    most = len(next(iter(paths.values()))[0])
    for games in [each for each in SHOWN if each <= most]:
        cells = []
        for level, found in paths.items():
            errors = [each[games - 1].points - arena_kit(game).points[level] for each in found]
            cells.append(f"{statistics.fmean(errors):+.0f} (off by {off(errors):.0f})")
        table.add_row(str(games), *cells)
    Console(width=100).print(table)


def off(errors: list[float]) -> float:
    """By how much a rating is wrong on average, whichever way."""
    return statistics.fmean(map(abs, errors))


def plot(game: str, paths: dict[str, list[list[Skill]]], file: Path) -> None:
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 4.5))
    for colour, (level, found) in zip(("#b04a12", "#33466b", "#6b8f3a", "#7a4a8a"), paths.items()):
        for each in found:
            axes.plot([NEW.points, *[skill.points for skill in each]], color=colour, alpha=0.35)
        axes.axhline(arena_kit(game).points[level], color=colour, linestyle="--", label=level)
    axes.set_xlabel("rated games")
    axes.set_ylabel("rating")
    axes.legend()
    figure.tight_layout()
    figure.savefig(file, format="svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
