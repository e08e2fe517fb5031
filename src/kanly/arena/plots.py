"""The figures as pictures (SVG), the same for the same figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kanly.arena.figures import By, Figures
from kanly.arena.rates import Tally

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INKS: Final = ("#c26a1b", "#2f6f8f", "#6b8e23", "#8b4c8f", "#b03a48", "#444444")
INK: Final = INKS[0]
GREY: Final = "#8a8a8a"
WIDTH: Final = 7.0

Bar = tuple[str, float, float, float]
"""A name, a value, and the ends of its interval."""


def save(figures: Figures, folder: Path) -> list[tuple[str, Path]]:
    """Draw what there is to draw; every picture with its title."""
    drawn: list[tuple[str, Path]] = []
    for words, name, draw in PLOTS:
        title = words.format(house=figures.house)
        path = folder / f"{name}.svg"
        if draw(figures, path, title):
            drawn.append((title, path))
    return drawn


def picture(path: Path, height: float, title: str, draw: Callable[[Axes], None]) -> bool:
    """One pair of axes, saved without the time it was made."""
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with matplotlib.rc_context(
        {
            "svg.hashsalt": "kanly",
            "font.size": 9,
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    ):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        axes.set_title(title, loc="left")
        draw(axes)
        figure.savefig(path, format="svg", metadata={"Date": None})
    return True


def ranges(axes: Axes, bars: Sequence[Bar]) -> None:
    """Values with their intervals, the first on top."""
    for place, (_, value, low, high) in enumerate(bars):
        axes.plot([low, high], [place, place], color=INK, linewidth=2)
        axes.plot([value], [place], "o", color=INK, markersize=5)
    axes.set_yticks(range(len(bars)), [bar[0] for bar in bars])
    axes.set_ylim(len(bars) - 0.5, -0.5)
    axes.grid(axis="x", alpha=0.3)


def percent(tally: Tally) -> tuple[float, float, float]:
    low, high = tally.interval
    return 100 * tally.rate, 100 * low, 100 * high


# The pictures -------------------------------------------------------------------------------------


def win_rates(figures: Figures, path: Path, title: str) -> bool:
    """Each line with its interval, and what would be even."""
    rows = [(of, title, tally) for of in figures.lines for title, tally in of.rows]
    bars = [(title, *percent(tally)) for _, title, tally in rows]

    def draw(axes: Axes) -> None:
        ranges(axes, bars)
        if figures.plan.players > 1:
            for place, (of, _, _) in enumerate(rows):
                axes.plot([100 * of.even] * 2, [place - 0.3, place + 0.3], color=GREY)
        axes.set_xlim(-2, 102)
        axes.set_xlabel("games won, %, with 95 % interval; the upright line is even")

    return picture(path, 1.0 + 0.35 * len(bars), title, draw)


def rating(figures: Figures, path: Path, title: str) -> bool:
    if not figures.ratings:
        return False
    bars = [(each.bot, each.points, each.low, each.high) for each in figures.ratings]

    def draw(axes: Axes) -> None:
        ranges(axes, bars)
        axes.set_xlabel("points, with 95 % interval; 400 points are odds of ten to one")

    return picture(path, 1.0 + 0.35 * len(bars), title, draw)


def houses(figures: Figures, path: Path, title: str) -> bool:
    return grouped(figures.houses, path, title)


def seats(figures: Figures, path: Path, title: str) -> bool:
    return figures.plan.players > 1 and grouped(figures.seats, path, title)


def grouped(by: By, path: Path, title: str) -> bool:
    """The win rate of every bot with each leader, faction or seat."""
    bots = list(dict.fromkeys(bot for bot, _ in by))
    names = sorted({name for _, name in by})
    if not names:
        return False

    def draw(axes: Axes) -> None:
        for number, bot in enumerate(bots):
            shift = (number - (len(bots) - 1) / 2) * 0.8 / len(bots)
            ink = INKS[number % len(INKS)]
            for place, name in enumerate(names):
                if (bot, name) in by:
                    rate, low, high = percent(by[bot, name])
                    axes.plot([low, high], [place + shift] * 2, color=ink)
                    axes.plot([rate], [place + shift], "o", color=ink, markersize=4)
            axes.plot([], [], "o-", color=ink, markersize=4, label=bot)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.set_xlim(-2, 102)
        axes.grid(axis="x", alpha=0.3)
        axes.set_xlabel("games won, %, with 95 % interval")
        axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))

    return picture(path, 1.0 + len(names) * max(0.3, 0.16 * len(bots)), title, draw)


def length(figures: Figures, path: Path, title: str) -> bool:
    rounds = [sheet.rounds for sheet in figures.ended]
    if not rounds:
        return False

    def draw(axes: Axes) -> None:
        numbers = range(min(rounds), max(rounds) + 1)
        axes.bar(list(numbers), [rounds.count(number) for number in numbers], color=INK)
        axes.set_xticks(list(numbers))
        axes.set_xlabel("rounds")
        axes.set_ylabel("games")

    return picture(path, 2.5, title, draw)


def thinking(figures: Figures, path: Path, title: str) -> bool:
    thoughts = [(bot, thought) for bot, thought in figures.thinking.items() if thought.seconds]
    if not thoughts:
        return False
    bars = [(bot, t.mean * 1000, t.mean * 1000, t.longest * 1000) for bot, t in thoughts]

    def draw(axes: Axes) -> None:
        ranges(axes, bars)
        axes.set_xscale("log")
        axes.set_xlabel("milliseconds a decision: the mean, and up to the longest")

    return picture(path, 1.0 + 0.35 * len(bars), title, draw)


PLOTS: Final[list[tuple[str, str, Callable[[Figures, Path, str], bool]]]] = [
    ("Win rates", "win-rates", win_rates),
    ("Ratings", "ratings", rating),
    ("Win rates by {house}", "houses", houses),
    ("Win rates by seat", "seats", seats),
    ("Length of the games", "length", length),
    ("Time to think", "thinking", thinking),
]
