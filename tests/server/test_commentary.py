"""Watching: a commentator sees all hands by consent or late, and never what lies in the decks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

import kanly
from kanly.server.kit import state_of
from kanly.server.replay import hands
from kanly.server.rooms.doc import MINUTE
from kanly.server.rooms.room import Room
from kanly.server.store.games import now
from kanly.server.store.tables import CHOICES
from tests.server.inside import Inside, inside
from tests.server.table import Person
from tests.server.test_results import SMALL, begun, finish, stilled


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("commentary")) as running:
        yield running


def two(server: Inside, one: Person, other: Person, minutes: int | None = None) -> Room:
    """A game of two people and a bot, in which only the test chooses."""
    made = one.create(players=3, options=SMALL, bots={"2": "random"}, draw=False)
    room = server.application.hub.rooms[made["room"]["room"]]
    other.join(room.id)
    one.post(f"/api/rooms/{room.id}/settings", {"commentary_minutes": minutes})
    server.do(lambda: stilled(room))
    one.post(f"/api/rooms/{room.id}/start")
    return room


def agree(person: Person, room: Room, agrees: bool = True) -> Any:
    return person.post(f"/api/rooms/{room.id}/commentary", {"agrees": agrees})


def states(person: Person, link: str, status: int = 200, **params: Any) -> Any:
    return person.get(f"/api/records/{link}/states", status, **{"seat": "hands", **params})


def test_a_commentator_sees_all_hands_once_everybody_agrees(server: Inside) -> None:
    alia, jessica, guest = Person(server), Person(server, "Jessica"), Person(server)
    room = two(server, alia, jessica)
    link = agree(alia, room)["you"]["commentary"]
    assert states(guest, link, 403)["code"] == "private"

    assert agree(jessica, room)["commentary"]["open"]
    (seen,) = states(guest, link)["states"]

    assert room.live is not None
    for seat, house in enumerate(room.houses()):
        assert seen["view"][house] == own_view(room, house, seat)
    agree(jessica, room, agrees=False)
    assert states(guest, link, 403)["code"] == "private"


def own_view(room: Room, house: str, seat: int) -> Any:
    """A house as its own player sees it."""
    assert room.live is not None
    view = room.live.game.view(seat)
    return msgspec.to_builtins(state_of(view.position))[house]


def test_with_a_delay_a_commentator_sees_no_later_choice(server: Inside) -> None:
    alia, jessica, guest = Person(server), Person(server, "Jessica"), Person(server)
    room = two(server, alia, jessica, minutes=5)
    server.run(finish(room, but=1))
    link = room.show.data(room.doc.seats[0].person).you.commentary  # type: ignore[union-attr]
    assert link is not None

    assert guest.get(f"/api/records/{link}")["choices"] == 0
    late(server, room, 6)
    found = guest.get(f"/api/records/{link}")

    assert found["choices"] == room.progress.moves
    assert not found["over"]


def late(server: Inside, room: Room, minutes: int) -> None:
    """Let the choices of a room lie so long back."""
    before = update(CHOICES).where(CHOICES.c.room == room.id).values(at=now() - minutes * MINUTE)
    server.run(server.application.hub.store.games.run(before))


def test_a_commentator_learns_neither_seed_nor_decks_nor_the_record(server: Inside) -> None:
    """What is to come stays unknown: two worlds that differ in their decks look the same."""
    alia, jessica, guest = Person(server), Person(server, "Jessica"), Person(server)
    room = two(server, alia, jessica)
    agree(alia, room)
    link = agree(jessica, room)["you"]["commentary"]

    info = guest.get(f"/api/records/{link}")
    assert (info["seed"], info["salt"]) == (None, None)
    assert info["hash"] == room.doc.hash
    assert states(guest, link, 403, seat="all")["code"] == "private"
    assert states(guest, link, 403, seat="0")["code"] == "private"
    for path in ("file", "analysis", "preview.png"):
        assert guest.get(f"/api/records/{link}/{path}", 409)["code"] == "not-over"
    assert guest.get(f"/api/records/{link[:-2]}xx/states", 404)["code"] == "no-record"


@pytest.mark.parametrize("game", ["imperium", "classic"])
@pytest.mark.parametrize("seed", range(5))
def test_all_hands_tell_nothing_of_what_is_to_come(game: str, seed: int) -> None:
    """Worlds that differ only in decks and dice to come look the same to a commentator."""
    one = kanly.new(game, players=3, seed=seed)
    chance = random.Random(seed)
    for _ in range(120):
        decision = one.pending[0]
        one.apply(decision.seat, chance.choice(decision.choices))
        other = one.redraw(seed)
        assert hands(other) == hands(one)


def test_a_link_to_a_replay_has_a_picture(server: Inside) -> None:
    alia = Person(server)
    room = begun(server, alia)
    server.run(finish(room))

    page = alia.http.get(f"/replay/{room.id}?move=12&to=20").text
    picture = alia.http.get(f"/api/records/{room.id}/preview.png?move=12")

    assert f"/api/records/{room.id}/preview.png?move=12" in page
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
    odd = alia.http.get("/replay/%22%3E%3Cscript%3E?move=1").text
    assert "<script>?" not in odd
    assert "og:image" not in odd


def test_somebody_for_whom_a_bot_stands_in_is_still_asked_for_consent(server: Inside) -> None:
    """Else whoever gets up for a moment shows their hand to all."""
    alia, jessica, guest = Person(server), Person(server, "Jessica"), Person(server)
    room = two(server, alia, jessica)
    jessica.post(f"/api/rooms/{room.id}/leave")

    link = agree(alia, room)["you"]["commentary"]

    assert states(guest, link, 403)["code"] == "private"


def test_nobody_alone_in_a_rated_game_sees_the_hands_of_bots(server: Inside) -> None:
    alia = Person(server)
    bots = {"1": "adept", "2": "adept"}
    made = alia.create(players=3, options=SMALL, bots=bots, rated=True)
    room = server.application.hub.rooms[made["room"]["room"]]
    alia.post(f"/api/rooms/{room.id}/settings", {"commentary_minutes": 1})
    server.do(lambda: stilled(room))
    started = alia.post(f"/api/rooms/{room.id}/start")

    assert started["you"]["commentary"] is None
    refused = alia.post(f"/api/rooms/{room.id}/commentary", {"agrees": True}, 403)
    assert refused["code"] == "private"


@pytest.mark.parametrize("move", ["9" * 5000, "\u0663", "-1", "1.5"])
def test_a_page_with_an_odd_moment_has_no_picture(server: Inside, move: str) -> None:
    page = Person(server).http.get("/replay/room", params={"move": move})

    assert page.status_code == 200
    assert "og:image" not in page.text
