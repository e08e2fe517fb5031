"""`kanly arena`: bots against bots, to know how strong they are."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text
from typer import Argument, Option

from kanly.arena import contests, report, strength
from kanly.arena.cluster import AUTO
from kanly.arena.extras import left_out, missing
from kanly.arena.folder import Folder
from kanly.arena.kit import arena_kit
from kanly.arena.plan import Plan
from kanly.arena.run import MakePool, Run, worker_pool
from kanly.arena.sheet import Extras
from kanly.cli import screen, settings
from kanly.cli.bar import shown
from kanly.cli.failures import Failure, report_failures
from kanly.cli.layout import figures
from kanly.core import registry
from kanly.core.errors import BadOption, KanlyError, UnknownName
from kanly.core.setup import Options

HOME: Final = Path("kanly-arena")
"""Where runs are kept that are given no folder."""
STRENGTH: Final = "strength"
GAMES: Final = 100
SEEDS: Final = 10**18
"""Farther from 0 there are no seeds, so that each is a number of 64 bits in the results."""


def arena(
    kind: Annotated[
        str, Argument(help="match, robin, mixes, ladder, solo or strength.", metavar="KIND")
    ],
    names: Annotated[
        list[str] | None, Argument(help="The bots; for strength, the tables.", metavar="BOT…")
    ] = None,
    game: Annotated[
        str, Option("--game", "-g", help=f"The game: {settings.GAMES}.", metavar="GAME")
    ] = settings.GAME,
    players: Annotated[
        int | None,
        Option(
            "--players", "-p", help="Number of players.", metavar="N", show_default=settings.PLAYERS
        ),
    ] = None,
    games: Annotated[
        int | None,
        Option(
            "--games",
            "-n",
            help="Games for each line of the table, rounded up to whole deals.",
            metavar="K",
            show_default=str(GAMES),
        ),
    ] = None,
    seed: Annotated[
        int, Option("--seed", "-s", help="Seed of the first deal; each further deal adds 1.")
    ] = 0,
    set_: settings.Set = None,
    budget: Annotated[
        str,
        Option(
            help="Seconds (1s) or playouts (200) for each choice of mcts and mentat.",
            metavar="BUDGET",
        ),
    ] = "",
    difficulty: Annotated[
        str, Option(help="For solo: one difficulty.", metavar="NAME", show_default="each")
    ] = "",
    page: Annotated[
        Path, Option(help="For strength: the page that the tables are written to.", metavar="FILE")
    ] = Path("docs/strength.md"),
    workers: settings.Workers = None,
    ray: Annotated[bool, Option("--ray", help="Play on a Ray cluster.")] = False,
    ray_address: Annotated[str, Option(help="Address of the cluster.", metavar="ADDRESS")] = AUTO,
    out: Annotated[
        Path | None,
        Option("--out", "-o", help="Folder of the run.", metavar="DIR", show_default=f"in {HOME}"),
    ] = None,
    plies: Annotated[
        Path | None,
        Option(
            help="Write every decision of the games to this Parquet file.", metavar="FILE.parquet"
        ),
    ] = None,
    luck: Annotated[
        bool,
        Option(
            "--luck", help="Measure the luck in each game, and also report win rates without it."
        ),
    ] = False,
    resume: Annotated[
        bool, Option("--resume", help="Continue an earlier run; it is an error if there is none.")
    ] = False,
    json: settings.Json = False,
) -> None:
    """Play bots against each other and measure how strong they are.

    [bold]match[/] A B: one A among B, and one B among A. [bold]robin[/] A B C…: a match between
    every pair. [bold]mixes[/] A B C…: every combination that fills the seats. [bold]ladder[/]
    A B C…: each bot among the one named before it. [bold]solo[/] A: the solo game at every
    difficulty. [bold]strength[/] [TABLE…]: the tables of docs/strength.md.

    All lines of the table use the same seeds, and every bot plays in every seat and with every
    leader or faction. A game is stored when it ends, so the same command continues a run that was
    interrupted. The folder then holds a report with plots and the results as JSON lines and
    Parquet. If a game fails, it counts for nobody, its record is kept, and the exit status is 1.

    [bold]Example:[/] kanly arena match greedy random --games 200

    [bold]Example:[/] kanly arena match adept novice --games 5000 --plies decisions.parquet

    [bold]Example:[/] kanly arena ladder random greedy --game classic --set advanced=true
    """
    for name, number in (("--games", games), ("--workers", workers), ("--players", players)):
        if number is not None and number < 1:
            raise BadOption(f"{name} {number}: expected at least 1")
    if abs(seed) > SEEDS:
        raise BadOption(f"--seed {seed}: expected {-SEEDS} to {SEEDS}")
    if ray_address != AUTO and not ray:
        raise BadOption("--ray-address is for a cluster; expected --ray with it")
    if plies is not None:
        checked_plies(plies)
    if luck and arena_kit(game).values is None:
        raise BadOption(f"--luck: the arena cannot estimate positions of {game}")
    how = How(
        worker_pool(workers, ray, ray_address),
        out,
        resume,
        json,
        Extras(plies=plies is not None, luck=luck),
        plies,
    )
    if kind == STRENGTH:
        settled(
            plies=plies,
            game=game != settings.GAME,
            players=players,
            set=set_,
            budget=budget,
            difficulty=difficulty,
        )
        runs = tables(names or [], games, seed, page, how)
    else:
        given = settings.options(set_)
        if difficulty:
            given["difficulty"] = difficulty
        runs = [contest(planned(kind, names or [], game, players, games, seed, given, budget), how)]
    if json:
        found = [{**each.figures.data(), "folder": str(each.folder.path)} for each in runs]
        screen.print_json(found if kind == STRENGTH else found[0])
    report_failures([failure for each in runs for failure in failures(each)])


# What to play -------------------------------------------------------------------------------------


def planned(
    kind: str,
    names: list[str],
    game: str,
    players: int | None,
    games: int | None,
    seed: int,
    given: Options,
    budget: str,
) -> Plan:
    """What a contest plays, once the game has agreed to the players and the options."""
    plan = contests.contest(kind, game)
    if plan is None:
        known = [*contests.CONTESTS, *arena_kit(game).contests, STRENGTH]
        raise UnknownName("kind of contest", kind, known)
    if players is None:
        players = 1 if kind == "solo" else default_players(game)
    options = {**registry.new(game, players, 0, given).setup.options}
    if "difficulty" in given:  # the lowest is left out as what goes without saying
        options.setdefault("difficulty", given["difficulty"])
    contests.known(names)
    entrants = contests.budgeted(names, budget) if budget else names
    lines = plan(entrants, players, options)
    return Plan(kind, game, players, lines, games or GAMES, seed)


def settled(**given: object) -> None:
    """Refuse what the tables of strength say themselves."""
    for name, value in given.items():
        if value:
            raise BadOption(f"--{name} is not for strength; its tables say what is played")


def default_players(game: str) -> int:
    return registry.kit_of(game).about.default_players


def home(plan: Plan) -> Path:
    """The folder of a run that was given none: its name says what is played, its end all of it."""
    whole = repr((plan.kind, plan.game, plan.players, plan.lines, plan.seed))
    words = "-".join([plan.kind, plan.game, *plan.entrants])
    digest = hashlib.blake2b(whole.encode(), digest_size=4).hexdigest()
    return HOME / f"{re.sub('[^a-z0-9@.]+', '-', words.lower())[:80]}-{digest}"


# Who plays ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class How:
    """How to play, and where to keep it."""

    workers: MakePool
    out: Path | None
    resume: bool
    quiet: bool
    extras: Extras
    plies: Path | None = None
    """The data set to write."""


def checked_plies(target: Path) -> None:
    """Refuse a data set that could not be written, before anything is played."""
    if target.suffix != ".parquet" or target.is_dir():
        raise BadOption(f"--plies {target}: expected a file that ends in .parquet")
    if missing("pyarrow"):
        raise KanlyError(
            "--plies needs pyarrow, which is not installed: pip install 'kanly[arena]'"
        )


def contest(plan: Plan, how: How) -> Run:
    """Play what is left of a plan, and leave its report behind."""
    folder = Folder(how.out or home(plan), plan)
    if how.resume and not folder.begun:
        raise BadOption(f"--resume: there is no run in {folder.path}; expected one to continue")
    run = Run(plan, folder, how.extras)
    total = sum(1 for _ in plan.fixtures())
    before = total - len(run.left)
    if before and not how.quiet:
        typer.echo(
            f"{before} of {total} games have already been played, since {folder.about['date']}; "
            "if a bot has changed, choose another folder with --out",
            err=True,
        )
    try:
        for _ in shown(run.play(how.workers), total, how.quiet, before):
            pass
    except KeyboardInterrupt:
        typer.echo(
            f"stopped after {len(run.sheets())} of {total} games, which are in {folder.path}; "
            "the same command continues",
            err=True,
        )
        raise
    run.report()
    if how.plies is not None:
        run.save_plies(how.plies)
    if not how.quiet:
        show(run)
        if how.plies is not None:
            typer.echo(f"The decisions are {how.plies}")
    return run


def tables(names: list[str], games: int | None, seed: int, page: Path, how: How) -> list[Run]:
    """Play for the tables of the page, and write each into it when it is finished."""
    wanted = [strength.named(name) for name in names or strength.tables()]
    plans = [strength.planned(table, games or 0, seed) for table in wanted]
    for plan in plans:
        contests.known(plan.entrants)
    try:
        for table in wanted:
            strength.written(page.read_text(encoding="utf-8"), table.name, "")
        runs = []
        for table, plan in zip(wanted, plans, strict=True):
            run = contest(plan, replace(how, out=(how.out or HOME / STRENGTH) / table.name))
            done = strength.text(table, run.folder, run.figures)
            text = strength.written(page.read_text(encoding="utf-8"), table.name, done)
            page.write_text(text, encoding="utf-8")
            runs.append(run)
    except OSError as error:
        raise BadOption(f"--page {page}: {error.strerror}; expected the page of tables") from error
    return runs


# On paper -----------------------------------------------------------------------------------------


def show(run: Run) -> None:
    """The lines and the ratings, and where the rest is."""
    console = screen.stdout()
    found = run.figures
    headings = (found.plan.kind, *report.line_columns(found))
    console.print(filled(figures(*headings), report.line_rows(found)))
    console.print()
    exact = report.precision_rows(found)
    if exact:
        console.print(filled(figures("deal by deal", *report.PRECISION), exact))
        console.print()
    if found.ratings:
        rated = figures("bot", "points", "95 % interval")
        console.print(filled(rated, report.rating_rows(found)))
        console.print()
    if left_out():
        console.print(f"Without {', '.join(left_out())}: pip install 'kanly\\[arena]'")
    typer.echo(f"The report is {run.folder.path / report.PAGE}")


def filled(table: Table, rows: Iterable[Iterable[str]]) -> Table:
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def failures(run: Run) -> list[Failure]:
    """The games that failed, each with the place of its record."""
    return [
        Failure(lost.seed, lost.error, str(run.folder.path / lost.record) if lost.record else "")
        for lost in run.figures.failures
    ]
