"""`kanly advise`: the best choices of a decision, or the turning points of a game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

from rich.console import RenderableType
from rich.progress import Progress, TaskProgressColumn, TimeRemainingColumn
from rich.table import Column, Table
from rich.text import Text
from typer import Argument, Option

from kanly.bots.advice import TOP, Advice, advise
from kanly.bots.analysis import Analysis, TurningPoint, Watch, analyse
from kanly.bots.search.budget import Budget
from kanly.cli import screen, settings
from kanly.cli.bar import bar_of
from kanly.cli.kit import board_of
from kanly.cli.layout import figures, show
from kanly.cli.say import Say
from kanly.cli.seats import seat_name
from kanly.core.choice import Choice
from kanly.core.errors import BadOption
from kanly.core.game import Game
from kanly.core.record import Record, read
from kanly.translation import label

SECONDS: Final = 5.0
"""To think about one decision..."""
SECONDS_EACH: Final = 2.0
"""...and about each of those that an analysis looks into."""
MOST_SECONDS: Final = 600.0
STEPS: Final = 5
"""Choices of a line that are shown."""


def advise_on(
    record: Annotated[Path, Argument(help="The record of a game.", metavar="RECORD")],
    at: Annotated[
        int | None,
        Option(
            help="Position to analyse, as a number of choices (default: end of the record).",
            metavar="N",
        ),
    ] = None,
    seat: Annotated[
        str,
        Option(help="The seat to advise (default: the first one that is asked).", metavar="SEAT"),
    ] = "",
    seconds: Annotated[
        float | None,
        Option(
            help="Seconds to think (default: 5; in an analysis, 2 for each decision it examines).",
            metavar="X",
        ),
    ] = None,
    top: Annotated[int, Option(help="How many choices to show.", metavar="N")] = TOP,
    analysis: Annotated[
        bool, Option("--analysis", help="Analyse the whole game: chances by round, turning points.")
    ] = False,
    lang: settings.Lang = "en",
    json: settings.Json = False,
) -> None:
    """Show the best choices, each with a chance of winning and a likely continuation.

    The bot that advises sees what the player sees and nothing else. With --analysis it goes
    through a whole game and shows when somebody's chances changed and what would have been better.

    [bold]Example:[/] kanly advise game.jsonl --at 40 --seconds 3

    [bold]Example:[/] kanly advise game.jsonl --analysis
    """
    found = read(record)
    budget = Budget(seconds=checked(seconds, SECONDS_EACH if analysis else SECONDS))
    if top < 1:
        raise BadOption(f"--top {top}: expected 1 or more")
    if analysis:
        if at is not None or seat:
            raise BadOption("--analysis is about a whole game; leave out --at and --seat")
        tell_analysis(found, budget, Say(lang), json)
    else:
        tell_advice(moment(found, at), seat, budget, top, Say(lang), json)


def checked(seconds: float | None, usual: float) -> float:
    if seconds is None:
        return usual
    if not 0 < seconds <= MOST_SECONDS:
        raise BadOption(f"--seconds {seconds:g}: expected more than 0, at most {MOST_SECONDS:g}")
    return seconds


# One decision -------------------------------------------------------------------------------------


def moment(record: Record, at: int | None) -> Game:
    """The position after that number of choices."""
    last = len(record.lines)
    if at is not None and not 0 <= at <= last:
        raise BadOption(f"--at {at}: expected 0 to {last}, the choices recorded")
    game = record.replay(at)
    if game.over:
        raise BadOption(
            f"the game is over after choice {len(game.history)}; "
            f"expected --at 0 to {last - 1}, or --analysis"
        )
    return game


def tell_advice(game: Game, seat: str, budget: Budget, top: int, say: Say, json: bool) -> None:
    asked = [decision.seat for decision in game.pending]
    wanted = settings.seat_of(seat, game) if seat else asked[0]
    if wanted not in asked:
        names = ", ".join(seat_name(game, each) for each in asked)
        raise BadOption(f"--seat {seat} is not asked after choice {len(game.history)}: {names} is")
    view = game.view(wanted)
    found = advise(view, budget, top)
    if json:
        data = {"at": len(game.history), "seat": wanted, "choices": [plain(each) for each in found]}
        screen.print_json(data)
        return
    assert view.decision is not None
    teller = Teller(game, say)
    teller.show(teller.who(wanted))
    teller.show(Text(say.words.prompt(view.decision), style="title"))
    teller.show(teller.choices(found, wanted, len(view.decision.choices)))


def plain(advice: Advice) -> dict[str, object]:
    """Advice as data."""
    return {
        "choice": advice.choice.notation,
        "chance": advice.chance,
        "playouts": advice.playouts,
        "line": [{"seat": seat, "choice": choice.notation} for seat, choice in advice.line],
        "reasons": [{"key": reason.key, "args": reason.args} for reason in advice.reasons],
    }


class Teller:
    """Puts advice into words, at one position."""

    def __init__(self, game: Game, say: Say) -> None:
        self.game = game
        self.say = say
        self.console = screen.stdout()

    def show(self, what: RenderableType) -> None:
        show(self.console, what)

    def who(self, seat: int) -> Text:
        return board_of(self.game)(self.say, self.game).player(seat)

    def label(self, choice: Choice, seat: int) -> str:
        return label(self.say.words, choice, self.game.decision(seat))

    def choices(self, advice: list[Advice], seat: int, of: int) -> RenderableType:
        """The choices with their chances, each over its line."""
        table = Table.grid(Column(justify="right", no_wrap=True), Column(), padding=(0, 2, 0, 0))
        for each in advice:
            table.add_row(percent(each.chance), Text(self.label(each.choice, seat), "title"))
            if each.reasons:
                table.add_row("", Text(self.reasons(each)))
            if each.line:
                table.add_row("", self.line(each.line))
        count = self.say("advise-looked", n=len(advice), of=of, playouts=playouts(advice))
        table.add_row("", Text(count, style="quiet"))
        return table

    def reasons(self, advice: Advice) -> str:
        """What a choice gains, costs, risks or prevents."""
        words = self.say.words
        return words.listed("text", [words.message(reason) for reason in advice.reasons])

    def line(self, line: list[tuple[int, Choice]]) -> Text:
        """What may follow, seat by seat."""
        told = Text(self.say("advise-then") + " ", style="quiet")
        before: int | None = None
        for number, (seat, choice) in enumerate(line[:STEPS]):
            told.append(" · " if number else "", style="quiet")
            if seat != before:
                told.append_text(self.who(seat)).append(": ", style="none")
            told.append(label(self.say.words, choice), style="none")
            before = seat
        return told.append(" …", style="quiet") if len(line) > STEPS else told


def percent(chance: float | None) -> str:
    return "–" if chance is None else f"{chance:.0%}"


def playouts(advice: list[Advice]) -> int:
    return sum(each.playouts for each in advice)


# A whole game -------------------------------------------------------------------------------------


def tell_analysis(record: Record, budget: Budget, say: Say, json: bool) -> None:
    with watching(json) as watch:
        found = analyse(record, budget, watch=watch)
    if json:
        screen.print_json(as_data(found))
        return
    teller = Teller(record.replay(), say)
    teller.show(chances_by_round(teller, found))
    for point in found.points:
        there = Teller(record.replay(point.move), say)
        there.show(Text())
        there.show(turning_point(there, point))
    if not found.points:
        teller.show(Text(say("analysis-none"), style="quiet"))


@contextmanager
def watching(quiet: bool) -> Iterator[Watch]:
    """A bar on a terminal while the game is gone through."""
    columns = (TaskProgressColumn(show_speed=True), "left", TimeRemainingColumn(compact=True))
    with bar_of(Progress, quiet, *columns) as bar:
        task = bar.add_task("Analysing", total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def as_data(found: Analysis) -> dict[str, object]:
    """An analysis as data."""
    return {
        "standings": [each._asdict() for each in found.standings],
        "points": [
            {
                "at": point.move,
                "round": point.round,
                "seat": point.seat,
                "made": plain(point.made),
                "better": plain(point.better) if point.better is not None else None,
                "after": point.after,
            }
            for point in found.points
        ],
    }


def chances_by_round(teller: Teller, found: Analysis) -> RenderableType:
    seats = [teller.who(seat) for seat in range(teller.game.players)]
    table = figures(teller.say("analysis-round"), *seats, left=0)
    last = len(found.standings) - 1
    for number, each in enumerate(found.standings):
        ended = number == last and teller.game.over
        name = teller.say("analysis-end") if ended else str(each.round)
        table.add_row(name, *[percent(chance) for chance in each.chances])
    return table


def turning_point(teller: Teller, point: TurningPoint) -> RenderableType:
    """A turning point: where and who, what was asked, what was better, what came of it."""
    say = teller.say
    decision = teller.game.decision(point.seat)
    assert decision is not None
    game = teller.game.setup.game
    head = say("analysis-point", game=game, round=point.round, n=point.move + 1)
    lines = [Text(head + " ", style="quiet").append_text(teller.who(point.seat))]
    lines.append(Text("  " + say.words.prompt(decision)))
    made = teller.label(point.made.choice, point.seat)
    lines.append(Text("  " + say("analysis-made", choice=made, chance=percent(point.chance))))
    if point.better is not None:
        better = teller.label(point.better.choice, point.seat)
        chance = percent(point.better.chance)
        lines.append(Text("  " + say("analysis-better", choice=better, chance=chance), "accent"))
        if point.better.reasons:
            lines.append(Text("  " + teller.reasons(point.better)))
        if point.better.line:
            lines.append(Text("  ").append_text(teller.line(point.better.line)))
    lines.append(Text("  " + say("analysis-after", chance=percent(point.after)), style="quiet"))
    return Text("\n").join(lines)
