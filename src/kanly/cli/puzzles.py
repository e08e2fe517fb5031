"""`kanly puzzles`: decisions of bots' games where one choice is clearly best."""

from __future__ import annotations

import json as text
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import MofNCompleteColumn, Progress, TextColumn
from rich.text import Text
from typer import Argument, Option

from kanly.arena.kit import PuzzleKind
from kanly.arena.puzzles import Finder, kinds
from kanly.bots.puzzle import Puzzle, puzzles_folder, read_puzzles, save_puzzle
from kanly.cli import screen, settings
from kanly.cli.bar import bar_of
from kanly.cli.layout import figures
from kanly.core.errors import BadOption, KanlyError, UnknownName
from kanly.core.record import Record, read

PROGRESS: Final = "progress.json"
"""Where a folder notes how many games of each kind were searched."""


def puzzles(
    folder: Annotated[
        Path | None,
        Argument(help="Folder of the puzzles (default: those of the program).", metavar="FOLDER"),
    ] = None,
    number: Annotated[
        int, Option("--number", "-n", help="Puzzles to find of each kind.", metavar="N")
    ] = 0,
    kind: Annotated[
        list[str] | None,
        Option("--kind", "-k", help=f"Only this kind: {', '.join(kinds())}. Can be repeated."),
    ] = None,
    record: Annotated[
        list[Path] | None,
        Option("--record", "-r", help="Search this recorded game first. Can be repeated."),
    ] = None,
    seed: Annotated[int, Option("--seed", "-s", help="Seed of the games.", metavar="N")] = 0,
    json: settings.Json = False,
) -> None:
    """Find puzzles in games between bots, or check the existing ones.

    A puzzle is a decision where one choice is clearly best: every choice is tried in the same
    sampled worlds, and a deeper search in other worlds must confirm the lead beyond doubt. Each
    becomes a file in the folder. An interrupted search continues where it stopped.

    Without --number, replay every puzzle of the folder up to its position, and list them all.

    [bold]Example:[/] kanly puzzles found --number 12 --kind battle --kind auction

    [bold]Example:[/] kanly puzzles
    """
    if number < 0:
        raise BadOption(f"--number {number}: expected at least 1")
    wanted = chosen(kind)
    if not number:
        tell(checked(folder or puzzles_folder(), wanted), json)
        return
    if folder is None:
        raise BadOption("--number needs a folder to write to: kanly puzzles FOLDER --number N")
    search = Search(folder, wanted, number, seed)
    with search.bars(json):
        search.records([read(path) for path in record or []])
        search.games()
    tell(search.found, json)


def chosen(names: list[str] | None) -> list[PuzzleKind]:
    known = kinds()
    for name in names or []:
        if name not in known:
            raise UnknownName("kind of puzzle", name, list(known))
    return [known[name] for name in names or known]


def checked(folder: Path, wanted: list[PuzzleKind]) -> list[Puzzle]:
    """The puzzles of a folder, each played up to its position."""
    names = {kind.name for kind in wanted}
    found = [each for each in read_puzzles(folder) if each.kind in names]
    for puzzle in found:
        asked = puzzle.position().decision(puzzle.seat)
        offered = [] if asked is None else [choice.notation for choice in asked.choices]
        if not {each.choice for each in puzzle.tried} <= {*offered}:
            raise KanlyError(f"{puzzle.name}: some of its choices are not offered")
    return found


class Search:
    """A search for puzzles that can be interrupted."""

    def __init__(self, folder: Path, wanted: list[PuzzleKind], number: int, seed: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.number = number
        self.seed = seed
        self.searched: dict[str, int] = {}
        """Games that were searched, by kind and seed."""
        with suppress(FileNotFoundError):
            self.searched = text.loads((folder / PROGRESS).read_text(encoding="utf-8"))
        self.kinds = wanted
        self.found = [each for each in read_puzzles(folder) if each.kind in self.names]
        self.looked = 0
        self.begun = time.monotonic()

    @property
    def names(self) -> set[str]:
        return {kind.name for kind in self.kinds}

    def count(self, kind: PuzzleKind) -> int:
        return sum(each.kind == kind.name for each in self.found)

    def records(self, records: list[Record]) -> None:
        """Search games that were played before."""
        for record in records:
            for kind in self.kinds:
                if kind.game == record.game:
                    finder = Finder(kind, f"{record.seed}", self.watch)
                    self.keep(finder.recorded(record))

    def games(self) -> None:
        """Search fresh games, a game of each kind in turn, until there are enough puzzles."""
        while wanted := [kind for kind in self.kinds if self.count(kind) < self.number]:
            for kind in wanted:
                key = f"{self.seed}/{kind.name}"
                game = self.searched.get(key, 0)
                self.keep(Finder(kind, f"{key}/{game}", self.watch).fresh(f"{key}/{game}"))
                self.searched[key] = game + 1
                done = text.dumps(self.searched, indent=1)
                (self.folder / PROGRESS).write_text(done, encoding="utf-8")

    def keep(self, puzzles: list[Puzzle]) -> None:
        for puzzle in puzzles:
            if puzzle.name not in [each.name for each in self.found]:
                save_puzzle(puzzle, self.folder)
                self.found.append(puzzle)
        self.show()

    # Progress -------------------------------------------------------------------------------------

    def bars(self, quiet: bool) -> Progress:
        """A bar for each kind; without a terminal a line for each puzzle."""
        rate = TextColumn("{task.fields[games]} games")
        self.bar = bar_of(Progress, quiet, MofNCompleteColumn(), rate, width=12)
        self.tasks = {
            kind.name: self.bar.add_task(kind.name, total=self.number, games=0)
            for kind in self.kinds
        }
        self.show()
        return self.bar

    def watch(self) -> None:
        self.looked += 1

    def show(self) -> None:
        for kind in self.kinds:
            games = self.searched.get(f"{self.seed}/{kind.name}", 0)
            self.bar.update(self.tasks[kind.name], completed=self.count(kind), games=games)


# What was found -----------------------------------------------------------------------------------


def tell(found: list[Puzzle], json: bool) -> None:
    """The puzzles, one a line."""
    if json:
        screen.print_json([plain(each) for each in found])
        return
    table = figures("puzzle", "choices", "best", "next", "error", "solution", left=1)
    for each in found:
        best, other = each.tried[0], each.tried[each.also + 1]
        row = [f"{len(each.made)}", f"{best.chance:.1%}", f"{other.chance:.1%}"]
        table.add_row(Text(each.name), *row, f"{each.error:.1%}", Text(each.solution))
    screen.stdout().print(table)
    typer.echo(f"{len(found)} puzzles: {', '.join(counted(found))}")


def counted(found: list[Puzzle]) -> Iterator[str]:
    for name in kinds():
        yield f"{sum(each.kind == name for each in found)} {name}"


def plain(puzzle: Puzzle) -> dict[str, object]:
    """A puzzle as data."""
    return {
        "name": puzzle.name,
        "kind": puzzle.kind,
        "game": puzzle.game,
        "choices": len(puzzle.made),
        "solution": puzzle.solution,
        "gap": round(puzzle.gap, 4),
        "error": puzzle.error,
        "worlds": puzzle.worlds,
    }
