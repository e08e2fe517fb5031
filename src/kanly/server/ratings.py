"""Ratings of people, on the scale of the arena: 400 points are odds of ten to one.

A rating belongs to a person, a game and a mode, and is kept with the result of every rated game
(`tables.RESULTS`), so that a crash can neither lose a change nor make it twice. The built-in bots
have fixed ratings, which the arena measured (`ArenaKit.ratings`).

A game is taken as a series of choices among those who are left, each in proportion to strength: who
comes first, who second, and so on (the model of Plackett and Luce). Those who win together are one
team, as strong as its members on average; whoever left the game to a bot came last. Where places
behind the winner say little (`ArenaKit.places`), only who won counts. A rating is what is most
probable after that, given what was believed before. (`openskill`, which takes one step towards it,
leaves ratings further off after thirty games and knows no such teams.)
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np
from sqlalchemy import Connection, and_, func, select, text, update

from kanly.arena.kit import Skill, arena_kit
from kanly.server.store.results import ResultRow, ResultStore, rating_before
from kanly.server.store.tables import PERSONS, RESULTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Stage = tuple[Floats, Floats]

UNIT: Final = 400 / math.log(10)
"""Points that multiply the odds by e."""
INITIAL_RATING: Final = 1500
"""The rating of a new player and of an adept bot."""
INITIAL_DOUBT: Final = 350.0
"""The standard deviation of a new player's rating..."""
DOUBT_PER_GAME: Final = 5.0
"""...and what each game adds to it, because people change."""
SMALLEST_DOUBT: Final = 1.0
"""Used in place of zero, the standard deviation of an adept bot."""
NEWTON_STEPS: Final = 12
"""Steps of Newton's method."""
MIN_GAMES_LISTED: Final = 5
"""Rated games after which a player is listed."""
GAMES_PER_RUN: Final = 50
"""Games that are rated at a time."""
LOCK: Final = 0x6B616E6C7972
"""Held in PostgreSQL by the process that rates games."""


NEW: Final = Skill(INITIAL_RATING, INITIAL_DOUBT)


def after(rows: Sequence[ResultRow], before: Mapping[int, Skill]) -> dict[int, Skill]:
    """The ratings of seats after a game, from those before it: the most probable ones, by Newton's
    method."""
    place = {row.seat: len(rows) + 1 if row.left else row.place or 1 for row in rows}
    stages = stages_of([place[seat] for seat in sorted(place)], arena_kit(rows[0].game).places)
    seats = sorted(place)
    was = np.array([(before[seat].points - INITIAL_RATING) / UNIT for seat in seats])
    sure = np.array([(UNIT / max(SMALLEST_DOUBT, before[seat].doubt)) ** 2 for seat in seats])
    now = was.copy()
    for _ in range(NEWTON_STEPS):
        slope, bend = pull(stages, now)
        bend += np.diag(sure)
        now += np.clip(np.linalg.solve(bend, slope - sure * (now - was)), -1, 1)
    doubts = np.sqrt(np.diag(np.linalg.inv(bend)))
    return {
        seat: Skill(INITIAL_RATING + UNIT * float(now[at]), UNIT * float(doubts[at]))
        for at, seat in enumerate(seats)
    }


def stages_of(places: Sequence[int], all_places: bool) -> list[Stage]:
    """A game as who came first of those who were left, and who these were: the share that each seat
    has in each of them. Who wins together is one of them."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    others = [[seat] for seat, place in enumerate(places) if place != 1]
    teams = [winners, *others] if winners else others
    shares = np.zeros((len(teams), len(places)))
    for at, team in enumerate(teams):
        shares[at, team] = 1 / len(team)
    rank = np.array([places[team[0]] for team in teams])
    stages = [(shares[at], shares[rank >= rank[at]]) for at in range(len(teams))]
    known = stages if all_places else stages[: len(winners) > 0]
    return [stage for stage in known if len(stage[1]) > 1]


def pull(stages: Sequence[Stage], points: Floats) -> tuple[Floats, Floats]:
    """Where the likelihood of what happened rises, and how it bends: its first derivatives by
    strength, and the negative second ones."""
    slope, bend = np.zeros(len(points)), np.zeros((len(points), len(points)))
    for first, rest in stages:
        odds = np.exp(rest @ points - np.max(rest @ points))
        chance = odds / odds.sum()
        mean = chance @ rest
        slope += first - mean
        bend += (rest.T * chance) @ rest - np.outer(mean, mean)
    return slope, bend


def wider(skill: Skill) -> Skill:
    """A person's rating as it stands before the next game."""
    return skill._replace(doubt=math.hypot(skill.doubt, DOUBT_PER_GAME))


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
    for _ in range(GAMES_PER_RUN):
        if not await store.rows(select(RESULTS.c.room).where(WAITS).limit(1)):
            return
        await store.writer.write(rate_oldest)


def rate_oldest(connection: Connection) -> None:
    """Rate the oldest game that waits, in one transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    oldest = select(RESULTS.c.room).where(WAITS).order_by(RESULTS.c.ended, RESULTS.c.room)
    room = connection.execute(oldest.limit(1)).scalar()
    if room is None:  # another process has rated it meanwhile
        return
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
