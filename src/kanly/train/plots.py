"""The curves of a run as pictures (SVG)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kanly.arena.plots import GREY, INKS, picture
from kanly.arena.rates import Tally
from kanly.train.curves import Figures, column

if TYPE_CHECKING:
    from matplotlib.axes import Axes

HEIGHT: Final = 3.2

Lines = list[Figures]


def save(lines: Lines, folder: Path) -> list[Path]:
    """Draw every curve that there is something of."""
    drawn: list[Path] = []
    for title, name, draw in PLOTS:
        path = folder / f"{name}.svg"
        if draw(lines, path, title):
            drawn.append(path)
    return drawn


def trials(lines: Lines, path: Path, title: str) -> bool:
    """The share of games won against the fixed opponent, with its interval, and what is even."""
    tried = [line for line in lines if "won" in line]
    if not tried:
        return False

    def draw(axes: Axes) -> None:
        minutes, won = column(tried, "won")
        axes.plot(minutes, [100 * share for share in won], "o-", color=INKS[0], markersize=4)
        for line in tried:
            games = int(line["trial_games"])
            low, high = Tally(games, round(line["won"] * games)).interval
            axes.plot([line["minutes"]] * 2, [100 * low, 100 * high], color=INKS[0], alpha=0.5)
        axes.axhline(100 * tried[-1].get("even", 0.25), color=GREY, linewidth=1)
        axes.set_ylim(0, 100)
        axes.set_ylabel("games won, %; the line is even")
        axes.set_xlabel("minutes")

    return picture(path, HEIGHT, title, draw)


def curves(names: dict[str, str], unit: str) -> Callable[[Lines, Path, str], bool]:
    """Draws some of the figures over time, each under a name for the reader."""

    def plot(lines: Lines, path: Path, title: str) -> bool:
        if not any(name in line for line in lines for name in names):
            return False

        def draw(axes: Axes) -> None:
            for number, (name, label) in enumerate(names.items()):
                axes.plot(*column(lines, name), color=INKS[number], linewidth=1, label=label)
            axes.set_ylim(bottom=0)
            axes.set_ylabel(unit)
            axes.set_xlabel("minutes")
            if len(names) > 1:
                axes.legend(frameon=False)

        return picture(path, HEIGHT, title, draw)

    return plot


PLOTS: Final[list[tuple[str, str, Callable[[Lines, Path, str], bool]]]] = [
    ("Games won against the fixed opponent", "win-rate", trials),
    (
        "Expected result: how wrong",
        "value",
        curves({"fresh_value": "games not learned from", "value": "while learning"}, "squared"),
    ),
    ("How undecided the policy is", "entropy", curves({"entropy": ""}, "nats")),
    ("Speed", "speed", curves({"choices_per_second": ""}, "choices a second")),
]
"""Every picture: its title, its file and how it is drawn."""
