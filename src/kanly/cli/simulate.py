"""`kanly simulate`: many games between bots, and their figures."""

from __future__ import annotations

import json as text
import time
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated

import typer
from rich.table import Table

from kanly.arena.kit import arena_kit
from kanly.cli import batch, screen, settings
from kanly.cli.bar import shown
from kanly.cli.batch import Figures, Plan
from kanly.cli.failures import Failure, complain
from kanly.core import registry
from kanly.core.errors import BadOption
from kanly.core.registry import kit_of


def simulate(
    game: settings.GameName,
    players: settings.Players = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="Games to play.", metavar="K")] = 100,
    seed: Annotated[
        int, typer.Option("--seed", "-s", help="Seed of the first game; the next has the next.")
    ] = 0,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            "-b",
            help="Once for all seats, or once for each. A class of your own is module:Class, a "
            "program in any language exec:COMMAND.",
            metavar="NAME",
            show_default="random",
        ),
    ] = None,
    set_: settings.Set = None,
    workers: Annotated[
        int, typer.Option("--workers", "-w", help="Processes that play.", metavar="W")
    ] = 1,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Move the bots on by one seat after each game.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Prove the invariants after every choice.")
    ] = False,
    save: Annotated[
        Path | None, typer.Option("--save", help="Save every game's record here.", metavar="DIR")
    ] = None,
    json: settings.Json = False,
) -> None:
    """Play many games between bots and print the figures.

    The digest stands for all final positions: it is the same for the same games, whatever the
    number of workers. A game that fails is reported with its seed and record, and the exit status
    is 1.

    [bold]Example:[/] kanly simulate imperium --players 4 --games 200 --bot greedy --bot random
    --bot random --bot random --rotate --workers 2

    [bold]Example:[/] kanly simulate classic --players 6 --games 50 --set advanced=true --check
    """
    plan = Plan(
        game=game,
        players=players,
        games=games,
        seed=seed,
        bots=tuple(settings.seat_bots(bot or ["random"], checked(game, players, set_))),
        options=settings.options(set_),
        rotate=rotate,
        check=check,
        save=save,
    )
    for option, number in (("--games", games), ("--workers", workers)):
        if number < 1:
            raise BadOption(f"{option} {number}: expected at least 1")
    if save is not None:
        writable(save)
    figures = Figures(plan)
    begun = time.perf_counter()
    for outcome in shown(batch.run(plan, workers), games, quiet=json):
        figures.add(outcome)
    data = figures.data(time.perf_counter() - begun)
    data["workers"] = workers
    if json:
        typer.echo(text.dumps(data, ensure_ascii=False))
    else:
        report(plan, figures, data)
    failed = [
        Failure(seed + lost.number, lost.error, str(lost.record or "")) for lost in figures.failures
    ]
    complain(failed)


def checked(game: str, players: int, set_: list[str] | None) -> int:
    """The number of seats, once the game has agreed to it and to the options."""
    return registry.new(game, players, 0, settings.options(set_)).players


def writable(folder: Path) -> None:
    """Refuse a folder that no record can be saved in, before anything is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except FileExistsError as error:
        raise BadOption(f"--save {folder}: it is a file; expected a folder") from error
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no name of a folder"
        raise BadOption(f"--save {folder}: {reason}; expected a folder to write to") from error


# On paper -----------------------------------------------------------------------------------------


def report(plan: Plan, figures: Figures, data: dict[str, object]) -> None:
    """The figures as two small tables: the run, and the seats."""
    console = screen.stdout()
    table = Table.grid(padding=(0, 3))
    table.add_column(style="quiet")
    table.add_column(justify="right")
    table.add_column()
    seconds = data["seconds"]
    table.add_row("game", plan.game, "")
    table.add_row("games", f"{figures.games:,}", f"{data['games_per_second']} a second")
    table.add_row(
        "decisions", f"{figures.decisions:,}", f"{data['decisions_per_second']:,} a second"
    )
    table.add_row("seconds", f"{seconds:.2f}", f"{data['workers']} worker(s)")
    table.add_row("rounds", f"{data['rounds_mean']:.2f}", f"a game, {figures.rounds_max} at most")
    table.add_row("errors", str(len(figures.failures)), "")
    table.add_row("digest", figures.digest, "of all final positions, in order")
    console.print(table)
    console.print()
    console.print(seats(plan, figures))
    if plan.rotate:
        console.print()
        console.print(wins_of("bot", figures.by_bot, figures))
    if figures.by_house:
        console.print()
        console.print(wins_of(arena_kit(plan.game).house, figures.by_house, figures))


def seats(plan: Plan, figures: Figures) -> Table:
    """Wins and mean score of each seat, and of the rivals that hold none."""
    table = Table(box=None, header_style="quiet", padding=(0, 2, 0, 0))
    for name in ("seat", "bot", "wins", "", "mean score"):
        table.add_column(name, justify="left" if name in ("seat", "bot") else "right")
    ended = max(1, figures.games - len(figures.failures))
    for house in range(len(figures.wins)):
        if house >= plan.players:
            who = "rival"
        else:
            who = "in turn" if plan.rotate else plan.bots[house]
        wins = figures.wins[house]
        table.add_row(
            seat_label(plan.game, house),
            who,
            f"{wins:,}",
            f"{wins / ended:.1%}",
            f"{figures.scores[house] / ended:.2f}",
        )
    return table


def seat_label(game: str, seat: int) -> str:
    """A seat by its colour, or by its number where it has none."""
    colours = kit_of(game).about.fixed
    return f"[{colours[seat]}]{colours[seat]}[/]" if colours else str(seat + 1)


def wins_of(heading: str, wins: dict[str, int], figures: Figures) -> Table:
    """Games won by each bot, or by each faction."""
    table = Table(box=None, header_style="quiet", padding=(0, 2, 0, 0))
    table.add_column(heading)
    table.add_column("wins", justify="right")
    table.add_column("", justify="right")
    ended = max(1, figures.games - len(figures.failures))
    for name, won in wins.items():
        table.add_row(name, f"{won:,}", f"{won / ended:.1%}")
    return table
