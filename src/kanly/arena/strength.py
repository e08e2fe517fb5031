"""The tables of docs/strength.md: what is played for each, and how it is written into the page."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.arena.figures import Figures, OfLine
from kanly.arena.folder import Folder
from kanly.arena.kit import arena_kit
from kanly.arena.markdown import between, percent, table
from kanly.arena.plan import Line, Plan
from kanly.arena.rates import Tally
from kanly.arena.report import cell, even
from kanly.bots.search.budget import Budget
from kanly.core.errors import BadOption, UnknownName
from kanly.core.registry import KITS


@dataclass(frozen=True)
class Table:
    """A table of the page: its lines, and how many games each is played for."""

    name: str
    game: str
    players: int
    games: int
    lines: tuple[Line, ...]
    goal: float = 0.0
    """The win rate that was aimed at, where there is one."""
    houses: bool = False
    """Whether to show the win rate with every faction."""


def playouts(bot: str, budget: Budget) -> str:
    """A bot with the playouts of its level, and no limit of time."""
    return f"{bot}@{budget.playouts}"


def tables() -> dict[str, Table]:
    """Every game's tables, by name."""
    return {table.name: table for game in KITS for table in arena_kit(game).tables}


def named(name: str) -> Table:
    known = tables()
    if name not in known:
        raise UnknownName("table", name, list(known))
    return known[name]


def planned(table: Table, games: int, seed: int) -> Plan:
    """What is played for a table; with no number of games, as many as it is made for."""
    return Plan(
        f"strength {table.name}", table.game, table.players, table.lines, games or table.games, seed
    )


# On the page --------------------------------------------------------------------------------------


def text(which: Table, folder: Folder, figures: Figures) -> str:
    """The table with all that is needed to make it again."""
    plan = figures.plan
    last = plan.seed + max(plan.deals(line) for line in plan.lines) - 1
    command = f"kanly arena strength {which.name} --games {plan.games}"
    if plan.seed:
        command += f" --seed {plan.seed}"
    about = (
        f"Seeds {plan.seed} to {last}, {folder.about['date']}, kanly {folder.about['kanly']}, "
        f"{folder.about['build']}: `{command}`"
    )
    parts = [about]
    if not all(line.alike and which.players > 1 for line in plan.lines):
        parts.append(line_table(which, figures))
    if which.houses:
        parts.append(house_table(figures))
    return "\n\n".join(parts)


def line_table(which: Table, figures: Figures) -> str:
    rows = [
        [
            title,
            str(tally.games),
            percent(tally.rate),
            between(tally),
            even(of),
            *([f"{100 * which.goal:.0f} %"] if which.goal else []),
        ]
        for of in figures.lines
        for title, tally in of.rows
    ]
    goal = ["goal"] if which.goal else []
    return table(["", "games", "win rate", "95 % interval", "even", *goal], rows)


def house_table(figures: Figures) -> str:
    """The win rate with every leader or faction, line by line."""
    names = sorted({name for of in figures.lines for name in of.houses})
    rows = [[name, *(with_house(of, name) for of in figures.lines)] for name in names]
    return table([figures.house, *(of.line.title for of in figures.lines)], rows)


def with_house(of: OfLine, name: str) -> str:
    return cell(of.houses.get(name, Tally()))


def ends(name: str) -> tuple[str, str]:
    """What stands before and after a table on the page."""
    return f"<!-- table {name} -->", f"<!-- end {name} -->"


def marked(page: str, name: str) -> bool:
    """Whether the page has a place for a table."""
    begin, end = ends(name)
    return page.count(begin) == page.count(end) == 1 and page.index(begin) < page.index(end)


def written(page: str, name: str, text: str) -> str:
    """The page with a table in its place."""
    if not marked(page, name):
        begin, end = ends(name)
        raise BadOption(f"the page has no place for the table {name}; expected {begin} … {end}")
    begin, end = ends(name)
    before, rest = page.split(begin)
    return f"{before}{begin}\n\n{text}\n\n{end}{rest.split(end)[1]}"
