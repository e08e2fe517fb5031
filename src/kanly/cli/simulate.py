"""`kanly simulate`: many games between bots, and their figures."""

from __future__ import annotations

import time
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated

from rich.table import Column, Table
from typer import Option

from kanly.arena.kit import arena_kit
from kanly.cli import batch, screen, settings
from kanly.cli.bar import shown
from kanly.cli.batch import Figures, Plan
from kanly.cli.failures import Failure, report_failures
from kanly.cli.layout import figures
from kanly.core import registry
from kanly.core.errors import BadOption
from kanly.core.registry import kit_of


def simulate(
    game: settings.GameName,
    players: settings.Players = 4,
    games: Annotated[int, Option("--games", "-n", help="Games to play.", metavar="K")] = 100,
    seed: Annotated[
        int, Option("--seed", "-s", help="Seed of the first game; each further one adds 1.")
    ] = 0,
    bot: Annotated[
        list[str] | None,
        Option(
            "--bot",
            "-b",
            help="A bot, once for all seats or once for each. A class of your own is "
            "module:Class, a program in any language exec:COMMAND.",
            metavar="NAME",
            show_default="random",
        ),
    ] = None,
    set_: settings.Set = None,
    workers: Annotated[
        int, Option("--workers", "-w", help="Processes that play.", metavar="W")
    ] = 1,
    rotate: Annotated[
        bool, Option("--rotate", help="Move the bots on by one seat after each game.")
    ] = False,
    check: Annotated[
        bool, Option("--check", help="Check the invariants after every choice.")
    ] = False,
    save: Annotated[
        Path | None, Option(help="Save every game's record here.", metavar="DIR")
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
    found = Figures(plan)
    begun = time.perf_counter()
    for outcome in shown(batch.run(plan, workers), games, quiet=json):
        found.add(outcome)
    data = found.data(time.perf_counter() - begun)
    data["workers"] = workers
    if json:
        screen.print_json(data)
    else:
        report(plan, found, data)
    failed = [
        Failure(seed + lost.number, lost.error, str(lost.record or "")) for lost in found.failures
    ]
    report_failures(failed)


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


def report(plan: Plan, found: Figures, data: dict[str, object]) -> None:
    """The figures as two small tables: the run, and the seats."""
    console = screen.stdout()
    table = Table.grid(Column(style="quiet"), Column(justify="right"), Column(), padding=(0, 3))
    for row in (
        ("game", plan.game),
        ("games", f"{found.games:,}", f"{data['games_per_second']} a second"),
        ("decisions", f"{found.decisions:,}", f"{data['decisions_per_second']:,} a second"),
        ("seconds", f"{data['seconds']:.2f}", f"{data['workers']} worker(s)"),
        ("rounds", f"{data['rounds_mean']:.2f}", f"a game, {found.rounds_max} at most"),
        ("errors", str(len(found.failures))),
        ("digest", found.digest, "of all final positions, in order"),
    ):
        table.add_row(*row)
    console.print(table)
    console.print()
    console.print(seats(plan, found))
    by_bot = {"bot": found.by_bot} if plan.rotate else {}
    for heading, wins in {**by_bot, arena_kit(plan.game).house: found.by_house}.items():
        if wins:
            console.print()
            console.print(wins_of(heading, wins, found))


def seats(plan: Plan, found: Figures) -> Table:
    """Wins and mean score of each seat, and of the rivals that hold none."""
    table = figures("seat", "bot", "wins", "", "mean score", left=2)
    for house, wins in enumerate(found.wins):
        if house >= plan.players:
            who = "rival"
        else:
            who = "in turn" if plan.rotate else plan.bots[house]
        table.add_row(
            seat_label(plan.game, house),
            who,
            f"{wins:,}",
            f"{wins / found.ended:.1%}",
            f"{found.scores[house] / found.ended:.2f}",
        )
    return table


def seat_label(game: str, seat: int) -> str:
    """A seat by its colour, or by its number where it has none."""
    colours = kit_of(game).about.fixed
    return f"[{colours[seat]}]{colours[seat]}[/]" if colours else str(seat + 1)


def wins_of(heading: str, wins: dict[str, int], found: Figures) -> Table:
    """Games won by each bot, or by each faction."""
    table = figures(heading, "wins", "")
    for name, won in wins.items():
        table.add_row(name, f"{won:,}", f"{won / found.ended:.1%}")
    return table
