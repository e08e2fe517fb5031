"""Profiles and tables of ratings over REST (docs/protocol.md, section 9)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Annotated, Final

from litestar import get
from litestar.params import PathParameter

from kanly.arena.kit import arena_kit
from kanly.server import ratings, schema
from kanly.server.errors import Refused
from kanly.server.limits import LISTS
from kanly.server.ratings import INITIAL_RATING
from kanly.server.rest.caller import Asking, Caller
from kanly.server.rest.rooms import RoomId
from kanly.server.rooms.doc import OVER
from kanly.server.rooms.options import about_of
from kanly.server.store.results import ResultRow
from kanly.server.wording import plain

MOST_RESULTS: Final = 1000
"""Results of a person that a profile counts, the newest."""
MOST_MET: Final = 20
MOST_LATEST: Final = 20
MOST_RANKED: Final = 100
MOST_HISTORY: Final = 100
SURE: Final = 1.96
"""Standard deviations within which a rating is right in 19 of 20 cases."""

Slug = Annotated[str, PathParameter(max_length=60)]


@get("/api/people/{person_id:str}")
async def profile(
    person_id: Annotated[str, PathParameter(max_length=40)], caller: Asking
) -> schema.Profile:
    """What a person has played: one's own, or a public one."""
    caller.limit(LISTS)
    person = await caller.people.person(person_id)
    own = person_id == caller.ident
    if person is None or not (own or person.public):
        raise Refused("no-profile")
    found = await caller.hub.store.results.of_person(person_id, MOST_RESULTS)
    tables = await caller.hub.store.results.of_tables([row.room for row in found])
    latest = found[:MOST_LATEST]
    often = met_often(person_id, tables)
    there = {person for row in latest for person in people_at(tables[row.room])}
    known = await caller.people.persons({*often, *there})
    shown = {each.id: each.name for each in known.values() if own or each.public}
    before = ratings_before(found)
    by_mode: dict[tuple[str, str], list[ResultRow]] = defaultdict(list)
    for row in found:
        by_mode[row.game, row.mode].append(row)
    return schema.Profile(
        person=person_id,
        name=person.name,
        own=own,
        public=person.public,
        since=person.created,
        games=len(found),
        modes=[
            in_mode(caller, rows, tables)
            for rows in sorted(by_mode.values(), key=lambda rows: -len(rows))
        ],
        opponents=met(found, tables, {each: shown[each] for each in often if each in shown}),
        latest=[
            told(caller, row, before[row.room])
            for row in latest
            if people_at(tables[row.room]) <= {*shown, person_id}  # the table names them all
        ],
    )


@get("/api/rooms/{room_id:str}/results")
async def results_of(room_id: RoomId, caller: Asking) -> schema.RoomResults:
    """How a finished game came out for each seat. Ratings of people whose profile is not public are
    for those who sat at the table."""
    caller.limit(LISTS)
    room = await caller.peek(room_id)
    if room.doc.status != OVER:
        raise Refused("not-over")
    rows = (await caller.hub.store.results.of_tables([room_id]))[room_id]
    seats = []
    there = room.doc.seat_of(caller.ident) is not None
    known = await caller.people.persons({row.person for row in rows if row.person is not None})
    for row in rows:
        person = known.get(row.person or "")
        shown = person is not None and (there or person.public)
        visible = row if shown else row._replace(points=None)
        before = await rating_before(caller, visible)
        seats.append(seat_result(caller, visible, before, room.doc.seats[row.seat].name))
    return schema.RoomResults(any(row.rated for row in rows), seats)


@get("/api/ratings/{game:str}/{mode:str}")
async def ranking(game: Slug, mode: Slug, caller: Asking) -> schema.Ranking:
    """The table of ratings of a mode, with the bots."""
    caller.limit(LISTS)
    about_of(game)
    store = caller.hub.store.results
    people = await store.ranking(game, mode, ratings.MIN_GAMES_LISTED, MOST_RANKED)
    lines = [
        schema.RankedPerson(
            each.person, None, each.name, round(each.points), wide(each.doubt), each.games
        )
        for each in people
    ]
    words = plain(caller.lang)
    lines += [
        schema.RankedPerson(
            None, bot, words.name(f"bot-{bot}"), round(skill.points), wide(skill.doubt), 0
        )
        for bot, skill in arena_kit(game).ratings.items()
    ]
    lines.sort(key=lambda line: -line.points)
    modes = await store.rated_modes(game)
    return schema.Ranking(game, mode, modes, ratings.MIN_GAMES_LISTED, lines)


# Counting -----------------------------------------------------------------------------------------

Tables = Mapping[str, list[ResultRow]]


def tally(key: str, name: str, rows: Iterable[ResultRow]) -> schema.Tally:
    """How often one played, with what success."""
    found = list(rows)
    places = [row.place for row in found if row.place is not None]
    return schema.Tally(
        key=key,
        name=name,
        played=len(found),
        won=sum(place == 1 for place in places),
        left=sum(row.left for row in found),
        place=round(sum(places) / len(places), 2) if places else None,
    )


def in_mode(caller: Caller, rows: list[ResultRow], tables: Tables) -> schema.ModeResults:
    """The results of one mode, newest first."""
    first = rows[0]
    among_people = [row for row in rows if others(row, tables)]
    alone = [row for row in rows if not others(row, tables)]
    houses: dict[str, list[ResultRow]] = defaultdict(list)
    seats: dict[int, list[ResultRow]] = defaultdict(list)
    for row in rows:
        seats[row.seat].append(row)
        if row.house:
            houses[row.house].append(row)
    return schema.ModeResults(
        game=first.game,
        mode=first.mode,
        people=tally("people", "", among_people),
        bots=tally("bots", "", alone),
        houses=sorted(
            (
                tally(house, house_name(caller, first.game, house), each)
                for house, each in houses.items()
            ),
            key=lambda each: -each.played,
        ),
        seats=[tally(str(seat), str(seat + 1), seats[seat]) for seat in sorted(seats)],
        rating=rating_of(rows),
    )


def others(row: ResultRow, tables: Tables) -> bool:
    """Whether other people played, too."""
    return any(each.seat != row.seat and each.bot is None for each in tables[row.room])


def rating_of(rows: list[ResultRow]) -> schema.RatingInfo | None:
    """The rating now and before, from results with the newest first."""
    rated = [row for row in rows if row.points is not None]
    if not rated:
        return None
    history = [
        schema.RatingPoint(row.ended, round(row.points or 0)) for row in rated[:MOST_HISTORY]
    ]
    now = rated[0]
    return schema.RatingInfo(
        round(now.points or 0), wide(now.doubt or 0), len(rated), history[::-1]
    )


def wide(doubt: float) -> int:
    return round(SURE * doubt)


def people_at(rows: Iterable[ResultRow]) -> set[str]:
    """The people who played at a table themselves."""
    return {row.person for row in rows if row.person is not None and row.bot is None}


def met_often(person: str, tables: Tables) -> list[str]:
    """Whom one played with most often, programs from outside among them."""
    people = (row.person for rows in tables.values() for row in rows if row.person != person)
    met = Counter(each for each in people if each is not None)
    return [each for each, _ in met.most_common(MOST_MET)]


def ratings_before(rows: Iterable[ResultRow]) -> dict[str, float]:
    """By room: a person's rating before the game there, from all their results."""
    found: dict[str, float] = {}
    last: dict[tuple[str, str], float] = {}
    for row in sorted(rows, key=lambda row: (row.ended, row.room)):
        found[row.room] = last.get((row.game, row.mode), INITIAL_RATING)
        if row.points is not None:
            last[row.game, row.mode] = row.points
    return found


def met(found: list[ResultRow], tables: Tables, names: Mapping[str, str]) -> list[schema.Tally]:
    """The people one played with."""
    together: dict[str, list[ResultRow]] = defaultdict(list)
    for row in found:
        for other in tables[row.room]:
            if other.person is not None and other.person in names:
                together[other.person].append(row)
    tallies = [tally(other, names[other], rows) for other, rows in together.items()]
    return sorted(tallies, key=lambda each: -each.played)


# In words -----------------------------------------------------------------------------------------


def house_name(caller: Caller, game: str, house: str) -> str:
    """A leader or faction, or two factions of one player, in words."""
    kind, words = arena_kit(game).house, plain(caller.lang)
    return " + ".join(words.name_or(f"{kind}-{each}", each) for each in house.split("+") if each)


def told(caller: Caller, row: ResultRow, before: float) -> schema.GameResult:
    """A result in a profile."""
    own = seat_result(caller, row, before, None)
    return schema.GameResult(row.room, row.game, row.mode, row.ended, row.rated, row.deal, own)


def seat_result(
    caller: Caller, row: ResultRow, before: float | None, name: str | None
) -> schema.SeatResult:
    points = None if row.points is None else round(row.points)
    change = None if points is None or before is None else points - round(before)
    return schema.SeatResult(
        seat=row.seat,
        person=row.person,
        name=name,
        bot=row.bot,
        house=house_name(caller, row.game, row.house),
        place=row.place,
        score=row.score,
        left=row.left,
        points=points,
        change=change,
    )


async def rating_before(caller: Caller, row: ResultRow) -> float | None:
    """A person's rating before a game."""
    if row.points is None or row.person is None:
        return None
    before = await caller.hub.store.results.points_before(row)
    return float(INITIAL_RATING) if before is None else before
