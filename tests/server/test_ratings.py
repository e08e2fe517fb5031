"""Ratings: from results, once for each game, on one scale with the bots."""

from __future__ import annotations

import math
import random
import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, func, select

from kanly.arena.kit import arena_kit
from kanly.core.registry import KITS
from kanly.server import ratings
from kanly.server.bots import playing
from kanly.server.ratings import INITIAL_RATING, NEW, UNIT, Skill, after, wider
from kanly.server.rooms import lobby
from kanly.server.rooms.jobs import MOST_LATE
from kanly.server.rooms.lobby import Sitter
from kanly.server.store.results import ResultRow
from kanly.server.store.tables import META, RESULTS
from tests.server.inside import Inside, inside
from tests.server.sinks import eventually
from tests.server.table import Person
from tests.server.test_results import SMALL, finish, results, stilled

GAMES = count()


def row(seat: int, place: int | None, **more: Any) -> ResultRow:
    given = {"person": f"p{seat}", "bot": None, "left": False, "ended": 1, "rated": True, **more}
    fixed = {"game": "imperium", "mode": "base", "players": 4, "house": "", "score": 0}
    return ResultRow(room="room", seat=seat, place=place, **fixed, **given)


def test_who_comes_first_gains_and_who_comes_last_loses() -> None:
    found = after([row(0, 2), row(1, 1), row(2, 4), row(3, 3)], dict.fromkeys(range(4), NEW))

    points = [found[seat].points for seat in (1, 0, 3, 2)]
    assert points == sorted(points, reverse=True)
    assert points[0] > INITIAL_RATING > points[-1]
    assert all(skill.doubt < NEW.doubt for skill in found.values())


def test_who_left_the_game_to_a_bot_came_last() -> None:
    before = dict.fromkeys(range(3), NEW)
    left = after([row(0, 1, left=True), row(1, 2), row(2, 3)], before)
    stayed = after([row(0, 1), row(1, 2), row(2, 3)], before)

    assert left[0].points < INITIAL_RATING < stayed[0].points
    assert left[1].points > stayed[1].points


def test_allies_who_win_together_are_one_team() -> None:
    before = dict.fromkeys(range(4), NEW)
    allied = after([row(0, 1), row(1, 1), row(2, 3), row(3, 4)], before)
    alone = after([row(0, 1), row(1, 2), row(2, 3), row(3, 4)], before)

    assert allied[0].points == pytest.approx(allied[1].points)
    assert INITIAL_RATING < allied[0].points < alone[0].points


@pytest.mark.parametrize("game", [game for game in KITS if len(playing(game)) > 1])
def test_every_level_has_a_rating_and_a_higher_one_than_the_level_below(game: str) -> None:
    skills = arena_kit(game).ratings

    assert list(skills) == playing(game)
    assert sorted(skills.values()) == list(skills.values())
    assert skills["adept"] == Skill(INITIAL_RATING, 0)


def test_the_arenas_guide_lists_the_ratings_of_the_levels() -> None:
    guide = (Path(__file__).parents[2] / "docs/arena.md").read_text("utf-8")
    skills = [arena_kit(game).ratings for game in ("imperium", "classic")]

    for level in skills[0]:
        cells = [f"{each[level].points:.0f} ± {1.96 * each[level].doubt:.0f}" for each in skills]
        assert f"| `{level}` | {' | '.join(cells)} |".replace(" ± 0", "") in guide


def test_simulated_players_are_known_after_thirty_games() -> None:
    """Players whose results follow the model come close to their true rating among the bots."""
    chance = random.Random(7)
    levels = [skill.points for skill in arena_kit("imperium").ratings.values()]
    errors, doubts = [], []
    for true in levels * 25:
        skill = NEW
        for _ in range(30):
            skill = played(chance, true, levels, wider(skill))
        errors.append(abs(skill.points - true))
        doubts.append(skill.doubt)

    assert sum(errors) / len(errors) < 52
    assert 0.7 < sum(errors) / sum(doubts) < 0.9  # as in a normal distribution


def played(chance: random.Random, true: float, levels: list[float], skill: Skill) -> Skill:
    """The rating of a player of that strength after a game among bots."""
    bots = chance.sample(levels, 3)
    strengths = [math.exp((points - INITIAL_RATING) / UNIT) for points in (true, *bots)]
    order: list[int] = []
    while len(order) < 4:
        rest = [seat for seat in range(4) if seat not in order]
        order += chance.choices(rest, [strengths[seat] for seat in rest])
    before = {seat: Skill(points, 0) for seat, points in enumerate((0, *bots))}
    before[0] = skill
    return after([row(seat, order.index(seat) + 1) for seat in range(4)], before)[0]


# At a table ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("ratings")) as running:
        yield running


def over(server: Inside, person: Person, rated: bool = True, **body: Any) -> str:
    """A small game against bots, played to its end; its room."""
    bots = {"1": "adept", "2": "novice"}
    given = {"players": 3, "options": SMALL, "bots": bots, "rated": rated, **body}
    room = server.application.hub.rooms[person.create(**given)["room"]["room"]]
    server.do(lambda: stilled(room))
    person.post(f"/api/rooms/{room.id}/start")
    server.run(finish(room))
    return room.id


def rated(server: Inside, room: str) -> list[float | None]:
    server.run(ratings.rate(server.application.hub.store.results))
    return [each.points for each in results(server, room)]


def test_a_rated_game_changes_the_rating_of_people_and_of_no_bot(server: Inside) -> None:
    person = Person(server)
    first, second = over(server, person), over(server, person)

    assert rated(server, first)[1:] == [None, None]
    kept, again = results(server, first)[0], results(server, second)[0]
    assert kept.points is not None
    assert again.points is not None
    assert kept.points != INITIAL_RATING
    assert again.doubt is not None
    assert kept.doubt is not None
    assert again.doubt < kept.doubt


def test_a_game_that_is_not_rated_changes_nothing(server: Inside) -> None:
    room = over(server, Person(server), rated=False)

    assert rated(server, room) == [None, None, None]


def test_nobody_is_advised_in_a_rated_game(server: Inside) -> None:
    ticket = Person(server).create(rated=True, bots={"1": "adept", "2": "adept", "3": "adept"})

    assert ticket["room"]["help"] is False


def test_a_deal_chosen_by_words_is_not_rated(server: Inside) -> None:
    room = over(server, Person(server), words="Sietch Tabr")

    assert rated(server, room) == [None, None, None]


def test_a_game_with_a_bot_that_has_no_rating_is_not_rated(server: Inside) -> None:
    room = over(server, Person(server), bots={"1": "random", "2": "adept"})

    assert rated(server, room) == [None, None, None]


def test_a_rating_changes_once_whenever_the_server_stops(tmp_path: Path) -> None:
    """The results are stored with the last choice; what is not rated by then is rated later."""
    with inside(tmp_path) as server:
        person = Person(server)
        room = over(server, person)
        with sqlite3.connect(tmp_path / "table.db") as database:  # as if it had stopped just then
            database.execute("UPDATE results SET points = NULL, doubt = NULL")
    found = []
    for _ in range(2):
        with inside(tmp_path) as server:
            rated(server, room)
            found.append(results(server, room))
    assert found[0] == found[1]
    assert found[0][0].points is not None


def test_a_process_finds_nothing_to_rate_where_another_was_faster() -> None:
    engine = create_engine("sqlite://")
    META.create_all(engine)
    with engine.begin() as connection:
        ratings.rate_oldest(connection)
        assert connection.scalar(select(func.count()).select_from(RESULTS)) == 0


def test_a_game_of_several_people_at_one_device_is_not_rated(server: Inside) -> None:
    """One person could play all of them."""
    person = Person(server)
    ticket = person.create(players=3, options=SMALL, bots={"2": "adept"}, rated=True)
    room = server.application.hub.rooms[ticket["room"]["room"]]
    person.post(f"/api/rooms/{room.id}/beside", {"seat": 1, "name": "Jessica"})
    server.do(lambda: stilled(room))
    person.post(f"/api/rooms/{room.id}/start")
    server.run(finish(room))

    assert rated(server, room.id) == [None, None, None]


@pytest.mark.parametrize("changes_ratings", [True, False])
def test_whoever_left_a_rated_game_comes_last_though_they_took_the_seat_back(
    server: Inside, changes_ratings: bool
) -> None:
    """Else a bot that plays better would play the hard part of the game."""
    person = Person(server)
    bots = {"1": "adept", "2": "adept"}
    ticket = person.create(players=3, options=SMALL, bots=bots, rated=changes_ratings)
    room = server.application.hub.rooms[ticket["room"]["room"]]
    server.do(lambda: stilled(room))
    person.post(f"/api/rooms/{room.id}/start")

    person.post(f"/api/rooms/{room.id}/leave")
    person.post(f"/api/rooms/{room.id}/claim")
    server.run(finish(room))

    assert results(server, room.id)[0].left == changes_ratings


@pytest.mark.parametrize("changes_ratings", [True, False])
def test_a_rated_game_is_left_for_somebody_whose_clock_runs_out_again_and_again(
    server: Inside, changes_ratings: bool
) -> None:
    """Else a bot that plays better would choose for them to the end, and they would not lose."""
    person = Person(server)
    clock = {"kind": "live", "base_ms": 1000, "increment_ms": 0}
    ticket = person.create(
        players=3,
        options=SMALL,
        bots={"1": "novice", "2": "novice"},
        rated=changes_ratings,
        clock=clock,
        alone=True,
    )
    room = server.application.hub.rooms[ticket["room"]["room"]]
    person.post(f"/api/rooms/{room.id}/start")

    eventually(lambda: room.clock.late.get(0, 0) >= MOST_LATE or None)
    eventually(lambda: room.doc.seats[0].bot is not None or not changes_ratings or None)

    assert room.doc.seats[0].left == changes_ratings
    assert (room.doc.seats[0].bot is not None) == changes_ratings


@pytest.mark.parametrize("own", [True, False])
def test_a_game_against_ones_own_bot_from_outside_is_not_rated(server: Inside, own: bool) -> None:
    login = f"account{own:d}"
    owner, other = Person(server, login), Person(server, "Jessica")
    owner.post("/api/account", {"login": login, "password": "a long secret"}, 201)
    bot = owner.post("/api/me/bots", {"name": "Piter"}, 201)["person"]
    person = owner if own else other
    ticket = person.create(players=3, options=SMALL, bots={"2": "adept"}, rated=True)
    room = server.application.hub.rooms[ticket["room"]["room"]]
    server.do(lambda: stilled(room))
    who = Sitter(bot, "BOT Piter", outside=True)
    server.run(lobby.join(room, who, 1))
    person.post(f"/api/rooms/{room.id}/start")
    server.run(finish(room))

    assert (rated(server, room.id)[0] is None) == own


@pytest.mark.parametrize("clock", [{"kind": "days", "days": 1}, None])
def test_nobody_is_replaced_for_being_away_where_people_have_days(
    server: Inside, monkeypatch: pytest.MonkeyPatch, clock: Any
) -> None:
    """Their clock runs; and a game that was left to a bot counts as lost."""
    monkeypatch.setattr(lobby, "AWAY", 0)
    alia, other = Person(server), Person(server, "Jessica")
    ticket = alia.create(players=3, options=SMALL, bots={"2": "adept"}, rated=True, clock=clock)
    room = server.application.hub.rooms[ticket["room"]["room"]]
    other.join(room.id)
    server.do(lambda: stilled(room))
    alia.post(f"/api/rooms/{room.id}/start")

    alia.post(f"/api/rooms/{room.id}/bot", {"seat": 1, "bot": "novice"}, 409 if clock else 200)


@pytest.mark.parametrize("known", [True, False])
def test_a_rating_is_not_replaced_by_that_of_a_guest(server: Inside, known: bool) -> None:
    """Else whoever plays badly would begin afresh as a guest, and log in after a lucky game."""
    login = {"login": f"irulan{known:d}", "password": "a long secret"}
    account, guest = Person(server), Person(server)
    account.post("/api/account", login, 201)
    if known:
        rated(server, over(server, account))
    before = own_ratings(account)
    room = over(server, guest)
    points = rated(server, room)[0]
    assert points is not None

    guest.post("/api/session", login)

    assert own_ratings(account) == (before if known else [round(points)])
    assert results(server, room)[0].person == account.get("/api/me")["person"]


def own_ratings(person: Person) -> list[int]:
    """A person's rating after each game that changed it."""
    ident = person.get("/api/me")["person"]
    modes = person.get(f"/api/people/{ident}")["modes"]
    found = [each["rating"]["history"] for each in modes if each["rating"] is not None]
    return [point["points"] for history in found for point in history]
