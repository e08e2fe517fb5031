"""The report of a run: tables and plots in one page."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from math import lcm
from pathlib import Path
from typing import Final

from kanly.arena import parquet, plots
from kanly.arena.dealing import cycle
from kanly.arena.extras import left_out, missing
from kanly.arena.figures import By, Figures, OfLine
from kanly.arena.folder import Folder
from kanly.arena.markdown import between, interval, percent, table
from kanly.arena.precision import Estimate
from kanly.arena.rates import Tally
from kanly.arena.sheet import Sheet

PAGE: Final = "report.md"
PARQUET: Final = "results.parquet"
MOST: Final = 20
"""How many failures are listed."""


def save(folder: Folder, figures: Figures, sheets: list[Sheet]) -> Path:
    """Write the report and what belongs to it; returns its page."""
    if not missing("pyarrow"):
        parquet.save(figures.plan, sheets, folder.path / PARQUET)
    pictures = [] if missing("matplotlib") else plots.save(figures, folder.path)
    drawn = {path.stem: f"![{title}]({path.name})" for title, path in pictures}
    page = folder.path / PAGE
    page.write_text("\n\n".join(sections(folder, figures, drawn)) + "\n", encoding="utf-8")
    return page


def sections(folder: Folder, figures: Figures, drawn: dict[str, str]) -> Iterator[str]:
    """The page, paragraph by paragraph."""
    plan = figures.plan
    yield f"# {plan.kind.capitalize()}: {', '.join(plan.entrants)}"
    yield heading(folder, figures)
    if left_out():
        yield f"Without {', '.join(left_out())}: `pip install 'kanly[arena]'` adds what is missing."
    parts = [
        ("Win rates", "win-rates", line_table(figures)),
        ("Deal by deal", "", precision_table(figures)),
        ("Ratings", "ratings", rating_table(figures)),
        (f"By {figures.house}", "houses", by_table(figures.house, figures.houses, figures)),
        ("By seat", "seats", by_table("seat", figures.seats, figures)),
        ("Length", "length", length_table(figures)),
        ("Time to think", "thinking", thinking_table(figures)),
        ("Failures", "", failure_table(figures)),
    ]
    for title, picture, text in parts:
        if text:
            yield f"## {title}"
            yield text
            if picture in drawn:
                yield drawn[picture]


def heading(folder: Folder, figures: Figures) -> str:
    """What was played, when and with what."""
    plan = figures.plan
    first, *others = [line.options for line in plan.lines]
    shared = [each for each in first.items() if all(each in other.items() for other in others)]
    names = ", ".join(f"{name}={value}" for name, value in shared)
    last = max((sheet.deal for sheet in figures.ended), default=0)
    return (
        f"{plan.game}, {plan.players} {'player' if plan.players == 1 else 'players'}"
        f"{', ' + names if names else ''}. {len(figures.ended)} games, "
        f"seeds {plan.seed} to {plan.seed + last}, begun on {folder.about['date']}, "
        f"kanly {folder.about['kanly']}, {folder.about['build']}. {fairness(figures)}"
    )


def fairness(figures: Figures) -> str:
    """How exactly everyone has played everything."""
    plan, house = figures.plan, figures.house
    rounds = [
        (line, cycle(plan.game, plan.players, line.options), len(line.turns)) for line in plan.lines
    ]
    if any(plan.deals(line) % every for line, every, _ in rounds):
        exact = lcm(*[every * turns for _, every, turns in rounds])
        return f"Seats are even; for even {house}s play a multiple of {exact} games."
    return f"Everyone has played every seat with every {house} equally often."


# Tables -------------------------------------------------------------------------------------------


def line_table(figures: Figures) -> str:
    return table(["", *line_columns(figures)], line_rows(figures))


def line_columns(figures: Figures) -> list[str]:
    """The columns of a line. Where a bot has several seats in a game, each counts."""
    several = any(tally.games > of.games for of in figures.lines for _, tally in of.rows)
    return ["seats" if several else "games", "won", "win rate", "95 % interval", "even"]


def line_rows(figures: Figures) -> list[list[str]]:
    """Every line: games, wins, win rate, its interval, and what would be even."""
    return [
        [title, str(tally.games), str(tally.wins), percent(tally.rate), between(tally), even(of)]
        if tally.games
        else [title, "0", "0", "–", "–", "–"]
        for of in figures.lines
        for title, tally in of.rows
    ]


PRECISION: Final = (
    *("deals", "win rate", "95 % interval", "worth"),
    *("without luck", "95 % interval", "worth", "saves"),
)
"""The columns about the deals of a line."""


def precision_rows(figures: Figures) -> list[list[str]]:
    """Every line that was played over several deals."""
    return [
        [
            title,
            str(exact.deals),
            *estimate_cells(exact.plain),
            *estimate_cells(exact.lucky),
            games(exact.saved),
        ]
        for of in figures.lines
        for title, exact in of.precisions
    ]


def estimate_cells(estimate: Estimate | None) -> list[str]:
    """A rate, its interval, and the independent games that would be as exact."""
    if estimate is None:
        return ["–", "–", "–"]
    return [percent(estimate.rate), interval(estimate.low, estimate.high), games(estimate.worth)]


def games(count: int | None) -> str:
    return "–" if count is None else f"{count} games"


def precision_table(figures: Figures) -> str:
    """How exact the win rates are, deal by deal and without luck, and the difference in a match."""
    rows = precision_rows(figures)
    if not rows:
        return ""
    note = (
        "A deal counts as one result: its games share their cards, and the seats move on. *Worth* "
        "says how many independent games would give as narrow an interval, *saves* how many of "
        "them need not be played when luck is taken out."
    )
    gap = figures.difference
    if gap is not None:
        one, other = figures.plan.entrants
        more = f"{100 * gap.rate:+.1f} points of 100 ({interval(gap.low, gap.high)})"
        note += f" Over the same deals, {one} wins more often than {other} by {more}."
    return f"{note}\n\n{table(['', *PRECISION], rows)}"


def even(of: OfLine) -> str:
    return percent(of.even) if len(of.line.bots) > 1 else "–"


def rating_table(figures: Figures) -> str:
    if not figures.ratings:
        return ""
    note = (
        "Strengths in Luce's model (choix), all games at once; 400 points are odds of ten to one, "
        "the mean is 0. The intervals come from a bootstrap over the deals."
    )
    return f"{note}\n\n{table(['bot', 'points', '95 % interval'], rating_rows(figures))}"


def rating_rows(figures: Figures) -> list[list[str]]:
    """Every bot: its points and their interval."""
    return [
        [each.bot, f"{each.points:+.0f}", f"{each.low:+.0f} to {each.high:+.0f}"]
        for each in figures.ratings
    ]


def by_table(heading: str, by: By, figures: Figures) -> str:
    """The win rate of every bot with each leader, faction or seat, and of all bots together."""
    bots = figures.plan.entrants
    rows = []
    for name in sorted({name for _, name in by}):
        tallies = [by.get((bot, name), Tally()) for bot in bots]
        together = Tally(sum(t.games for t in tallies), sum(t.wins for t in tallies))
        cells = [cell(tally) for tally in tallies] if len(bots) > 1 else []
        rows.append([name, str(together.games), *cells, cell(together)])
    head = [heading, "games", *(bots if len(bots) > 1 else []), "all"]
    return table(head, rows) if rows else ""


def cell(tally: Tally) -> str:
    return f"{percent(tally.rate)} ({between(tally)})" if tally.games else "–"


def length_table(figures: Figures) -> str:
    if not figures.ended:
        return ""
    counts = {
        "rounds": [sheet.rounds for sheet in figures.ended],
        "decisions": [sheet.decisions for sheet in figures.ended],
    }
    rows = [
        [name, f"{statistics.fmean(n):.2f}", str(min(n)), f"{statistics.median(n):g}", str(max(n))]
        for name, n in counts.items()
    ]
    return table(["", "mean", "least", "median", "most"], rows)


def thinking_table(figures: Figures) -> str:
    rows = [
        [
            bot,
            f"{thought.decisions:,}",
            f"{1000 * thought.mean:,.2f} ms",
            f"{1000 * thought.longest:,.1f} ms",
        ]
        for bot, thought in figures.thinking.items()
    ]
    return table(["bot", "decisions", "mean", "longest"], rows)


def failure_table(figures: Figures) -> str:
    rows = [
        [
            str(sheet.seed),
            sheet.bots[sheet.fault] if sheet.fault >= 0 else "",
            " ".join(sheet.error.split()),
            sheet.record,
        ]
        for sheet in figures.failures[:MOST]
    ]
    if not rows:
        return ""
    note = f"{len(figures.failures)} games failed and count for nobody."
    return f"{note}\n\n{table(['seed', 'bot', 'error', 'record'], rows, left=4)}"
