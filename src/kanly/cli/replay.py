"""`kanly replay`: step through a recorded game, or prove it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text
from typer import Argument, Option

from kanly.cli import screen, settings
from kanly.cli.board import Board
from kanly.cli.kit import board_of
from kanly.cli.layout import show
from kanly.cli.menu import is_number
from kanly.cli.say import Say
from kanly.cli.session import replay_line
from kanly.core import registry
from kanly.core.errors import BadOption, BadRecord
from kanly.core.event import Event
from kanly.core.record import Record, read, spell
from kanly.translation import label


def replay(
    record: Annotated[Path, Argument(help="The record of a game.", metavar="RECORD")],
    jump: Annotated[int | None, Option(help="Start after this many choices.", metavar="N")] = None,
    to_end: Annotated[
        bool, Option("--to-end", help="Show everything that happened and the final position.")
    ] = False,
    verify: Annotated[
        bool, Option("--verify", help="Play it again and compare every digest.")
    ] = False,
    lang: settings.Lang = "en",
    json: settings.Json = False,
) -> None:
    """Step through a recorded game: its log, and the board wherever you stop.

    With --verify the game is played again, and the digest after every choice must match
    the record.

    [bold]Example:[/] kanly replay game.jsonl --jump 40
    """
    found = read(record)
    if verify:
        verify_record(found, record, json)
        return
    story = Story(found)
    if jump is not None and not 0 <= jump <= len(found.lines):
        raise BadOption(f"--jump {jump}: expected 0 to {len(found.lines)}, the choices recorded")
    if json:
        screen.print_json(story.games[-1 if jump is None else jump].describe())
        return
    reader = Reader(story, Say(lang), screen.stdout())
    if to_end or not sys.stdin.isatty():
        reader.tell(0 if jump is None else jump, 0 if jump is not None and not to_end else None)
    else:
        reader.step_through(jump or 0)


# Proof --------------------------------------------------------------------------------------------


def verify_record(record: Record, path: Path, json: bool) -> None:
    """Re-run the record; every choice must be legal and lead to the digest it says."""
    game = record.begin()
    agree = 0
    for number, line in enumerate(record.lines, start=1):
        try:
            replay_line(game, line, number)
        except BadRecord as error:
            raise BadRecord(f"{error}{record.header_doubt(number)}") from error
        if spell(game.digest()) != line.digest:
            raise BadRecord(
                f"'{path}' is not what was played: {agree} of {len(record.lines)} choices agree, "
                f"choice {number} ('{line.choice}') leads to {spell(game.digest())}, "
                f"the record says {line.digest or 'nothing'}{record.header_doubt(number)}"
            )
        agree += 1
    if game.over != record.over:
        says = "over" if record.over else "not over"
        raise BadRecord(f"'{path}' says that the game is {says}; played again, it is otherwise")
    digest = spell(game.digest())
    if json:
        data = {"choices": agree, "agree": agree, "over": game.over, "digest": digest}
        screen.print_json(data)
    else:
        end = "to the end of the game" if game.over else "so far; the game is not over"
        typer.echo(f"{agree} of {agree} choices agree, {end} (digest {digest}).")


# Reading ------------------------------------------------------------------------------------------


class Story:
    """Every position of a recorded game, and what happened on the way to each."""

    def __init__(self, record: Record) -> None:
        self.record = record
        begun: list[Event] = []
        game = registry.new(
            record.game, record.players, record.seed, record.options, record.names, begun
        )
        self.games = [game.clone()]
        self.events: list[list[Event]] = [begun]
        for number, line in enumerate(record.lines, start=1):
            heard: list[Event] = []
            game.listener = heard
            replay_line(game, line, number)
            self.games.append(game.clone())
            self.events.append(heard)


class Reader:
    """Shows a story on a console."""

    def __init__(self, story: Story, say: Say, console: Console) -> None:
        self.story = story
        self.say = say
        self.console = console
        self.last = len(story.games) - 1

    def print(self, what: RenderableType) -> None:
        show(self.console, what)

    def tell(self, start: int, stop: int | None) -> None:
        """All that happens from one point to the end, or to another point, and the board there."""
        end = self.last if stop is None else start
        if start == 0 and end:
            self.print(self.drawn(0).log(self.story.events[0]))
        at = start + 1
        while at <= end:
            last = self.alike(at, end)
            self.happened(at, last)
            at = last + 1
        self.board(end)

    def step_through(self, at: int) -> None:
        """Wait for a command at each position."""
        self.print(Text(self.say("replay-help"), style="quiet"))
        self.board(at)
        while True:
            try:
                typed = input(f"{at}/{self.last} › ").strip().lower()
            except EOFError:
                return
            if typed in ("quit", "q"):
                return
            goal = self.goal(typed, at)
            if goal is not None and goal > self.last:
                self.print(
                    Text(self.say("replay-range", n=str(goal), most=str(self.last)), style="wrong")
                )
                continue
            if goal is None:
                self.print(Text(self.say("replay-help"), style="quiet"))
                continue
            if goal == at + 1:
                self.happened(goal, goal)
            if goal != at or typed == "board":
                at = goal
                if typed not in ("", "next", "n"):
                    self.board(at)
            else:
                self.print(Text(self.say("replay-end"), style="quiet"))

    def goal(self, typed: str, at: int) -> int | None:
        """Where a command leads, or None if it is none."""
        words = typed.removeprefix("jump").strip()
        if is_number(words):
            return int(words)
        steps = {"": 1, "n": 1, "next": 1, "b": -1, "back": -1, "board": 0, "end": self.last}
        if typed not in steps:
            return None
        return max(0, min(self.last, at + steps[typed]))

    def alike(self, at: int, end: int) -> int:
        """The last of the choices from there on that say the same, nothing being told between."""
        last = at
        while last < end and not self.story.events[last]:
            if self.choice(last + 1) != self.choice(at):
                break
            last += 1
        return last

    def choice(self, at: int) -> str:
        """A choice in words."""
        line = self.story.record.lines[at - 1]
        game = self.story.games[at - 1]
        return label(self.say.words, game.parse(line.choice), game.decision(line.seat))

    def happened(self, at: int, last: int) -> None:
        """A choice, or one that several made, and what came of it."""
        number = f"{at:>4}" if at == last else f"{at:>4}–{last}"
        seats = [line.seat for line in self.story.record.lines[at - 1 : last]]
        players = [self.drawn(at - 1).player(seat) for seat in dict.fromkeys(seats)]
        text = Text(f"{number}  ", style="quiet").append_text(Text(", ").join(players))
        self.print(text.append(f": {self.choice(at)}", style="none"))
        self.print(self.drawn(at - 1).log(self.story.events[last]))

    def drawn(self, at: int) -> Board:
        """A position of the story, nothing hidden."""
        game = self.story.games[at]
        return board_of(game)(self.say, game, width=self.console.width)

    def board(self, at: int) -> None:
        """The whole table, nothing hidden; at the end of the game, the result."""
        game = self.story.games[at]
        key = "replay-position" if at else "replay-start"
        self.print(Rule(self.say(key, n=at, most=self.last), style="quiet", align="left"))
        board = self.drawn(at)
        self.print(board.draw())
        if game.over:
            self.print(Rule(style="quiet"))
            self.print(board.ending())
            return
        for decision in game.pending:
            self.print(Text())
            self.print(board.who(decision.seat))
            self.print(board.hand(decision.seat))
