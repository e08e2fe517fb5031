"""Ratings of people, on the scale of the arena: 400 points are odds of ten to one.

A rating belongs to a person, a game and a mode, and is kept with the result of every rated game
(`tables.RESULTS`), so that a crash can neither lose a change nor make it twice. The built-in bots
have fixed ratings, which the arena measured (`ArenaKit.ratings`).

Each game is compared as a whole, by the model of Plackett and Luce. Those who win together are one
team; whoever left the game to a bot came last.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, func, select, text, update

from kanly.arena.kit import Skill, arena_kit
from kanly.server.store.results import ResultRow, ResultStore, rating_before
from kanly.server.store.tables import PERSONS, RESULTS

UNIT: Final = 400 / math.log(10)
"""Points that multiply the odds by e."""
MIDDLE: Final = 1500
"""The rating of somebody of whom nothing is known, and of an adept bot."""
UNKNOWN: Final = 250.0
"""How far such a person may well be from it, as a standard deviation..."""
CHANGING: Final = 5.0
"""...and how much people change from game to game."""
SMALLEST: Final = 1.0
"""The smallest standard deviation that the model computes with; an adept bot has none."""
LEAST: Final = 5
"""Rated games after which somebody is in the table of ratings."""
MOST: Final = 50
"""Games that are rated at one look."""
LOCK: Final = 0x6B616E6C7972
"""Held in PostgreSQL by the process that rates games."""


NEW: Final = Skill(MIDDLE, UNKNOWN)


@cache
def model(teams: int) -> PlackettLuce:
    """The model for a number of teams, in points."""
    return PlackettLuce(beta=UNIT / math.sqrt(teams), tau=0.0, kappa=1e-4, gamma=all_of_it)


def all_of_it(*_: Any, **__: Any) -> float:
    """The share of what a game tells by which somebody's doubt shrinks. The library's own is a
    third once somebody is known to within 60 points, so that ratings would never settle."""
    return 1.0


def after(rows: Sequence[ResultRow], before: Mapping[int, Skill]) -> dict[int, Skill]:
    """The ratings of seats after a game, from those before it."""
    place = {row.seat: len(rows) + 1 if row.left else row.place or 1 for row in rows}
    winners = [seat for seat, each in place.items() if each == 1]
    others = [[seat] for seat, each in place.items() if each != 1]
    teams = [winners, *others] if winners else others
    if len(teams) < 2:
        return dict(before)
    rating = model(len(teams)).rating
    entered = [
        [rating(before[seat].points - MIDDLE, max(SMALLEST, before[seat].doubt)) for seat in team]
        for team in teams
    ]
    ranks = [float(place[team[0]]) for team in teams]
    rated = model(len(teams)).rate(entered, ranks=ranks)
    return {
        seat: Skill(each.mu + MIDDLE, each.sigma)
        for team, found in zip(teams, rated, strict=True)
        for seat, each in zip(team, found, strict=True)
    }


def wider(skill: Skill) -> Skill:
    """A person's rating as it stands before the next game."""
    return skill._replace(doubt=math.hypot(skill.doubt, CHANGING))


# In the database ----------------------------------------------------------------------------------

WAITS: Final = and_(
    RESULTS.c.rated,
    RESULTS.c.points.is_(None),
    RESULTS.c.person.is_not(None),
    RESULTS.c.place.is_not(None),
)
"""That the rating after a game is yet to be computed."""


async def rate(store: ResultStore) -> None:
    """Rate the games that ended since the last look, in their order."""
    for _ in range(MOST):
        if not await store.rows(select(RESULTS.c.room).where(WAITS).limit(1)):
            return
        await store.writer.write(rate_oldest)


def rate_oldest(connection: Connection) -> None:
    """Rate the oldest game that waits, in one transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    oldest = select(RESULTS.c.room).where(WAITS).order_by(RESULTS.c.ended, RESULTS.c.room)
    room = connection.execute(oldest.limit(1)).scalar()
    these = RESULTS.c.room == room
    rows = [ResultRow(*row) for row in connection.execute(select(RESULTS).where(these))]
    before = {row.seat: skill_of(connection, row) for row in rows}
    known = {seat: skill for seat, skill in before.items() if skill is not None}
    if len(known) < len(rows) or against_oneself(connection, rows):  # nobody can be compared
        connection.execute(update(RESULTS).where(these).values(rated=False))
        return
    found = after(rows, known)
    for row in rows:
        if row.person is not None:
            skill = found[row.seat]
            here = and_(these, RESULTS.c.seat == row.seat)
            connection.execute(
                update(RESULTS).where(here).values(points=skill.points, doubt=skill.doubt)
            )


def against_oneself(connection: Connection, rows: Sequence[ResultRow]) -> bool:
    """Whether somebody played with a bot from outside of their own, or one owner's bots did."""
    people = [row.person for row in rows if row.person is not None]
    player = func.coalesce(PERSONS.c.owner, PERSONS.c.id)
    found = connection.execute(select(player).where(PERSONS.c.id.in_(people))).scalars().all()
    return len(set(found)) < len(found)


def skill_of(connection: Connection, row: ResultRow) -> Skill | None:
    """The rating of the player of a seat, before that game."""
    if row.person is None:
        return arena_kit(row.game).ratings.get(row.bot or "")
    found = connection.execute(rating_before(row)).first()
    return NEW if found is None else wider(Skill(found.points, found.doubt))
