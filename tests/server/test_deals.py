"""The same deal for several people: once for each, and unseen by those who have yet to play it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kanly.server import deals
from kanly.server.errors import Refused
from kanly.server.rooms.room import Room
from kanly.server.store.deals import DealRow
from tests.server.inside import Inside, inside
from tests.server.table import Person
from tests.server.test_results import SMALL, begun, finish, results, stilled


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("deals")) as running:
        yield running


def challenged(server: Inside, person: Person) -> tuple[Room, Any]:
    """A finished game of a person, and the deal made of it."""
    room = begun(server, person)
    server.run(finish(room))
    return room, person.post(f"/api/rooms/{room.id}/challenge")


def played(server: Inside, person: Person, deal: str, to_the_end: bool = True) -> Room:
    ticket = person.post(f"/api/deals/{deal}/play", {"name": person.name}, 201)
    room = server.application.hub.rooms[ticket["room"]["room"]]
    server.do(lambda: stilled(room))
    if to_the_end:
        server.run(finish(room))
    return room


def test_a_friend_plays_the_same_deal_from_the_same_seat_against_the_same_bots(
    server: Inside,
) -> None:
    alia, friend = Person(server, "Alia"), Person(server, "Jessica")
    room, deal = challenged(server, alia)

    again = played(server, friend, deal["deal"], to_the_end=False)

    assert again.seed == room.seed
    assert again.doc.options == room.doc.options
    assert [seat.bot for seat in again.doc.seats] == [seat.bot for seat in room.doc.seats]
    assert again.live is not None
    assert room.live is not None
    assert again.live.game.setup == room.live.game.setup or again.seed == room.seed


def test_everybody_plays_a_deal_once(server: Inside) -> None:
    alia, friend = Person(server, "Alia"), Person(server, "Jessica")
    room, deal = challenged(server, alia)

    own = alia.post(f"/api/deals/{deal['deal']}/play", status=201)
    first = played(server, friend, deal["deal"], to_the_end=False)
    second = friend.post(f"/api/deals/{deal['deal']}/play", status=201)

    assert own["room"]["room"] == room.id
    assert second["room"]["room"] == first.id


def test_results_of_a_deal_are_compared(server: Inside) -> None:
    alia, friend = Person(server, "Alia"), Person(server, "Jessica")
    room, deal = challenged(server, alia)
    again = played(server, friend, deal["deal"])

    found = friend.get(f"/api/deals/{deal['deal']}")

    assert found["played"]
    assert {each["name"] for each in found["results"]} == {"Alia", "Jessica"}
    order = [(each["place"], -each["score"]) for each in found["results"]]
    assert order == sorted(order)
    assert {each["room"] for each in found["results"]} == {room.id, again.id}
    assert [row.deal for row in results(server, again.id)] == [deal["deal"]] * 3


def test_who_has_yet_to_play_a_deal_sees_nothing_of_it(server: Inside) -> None:
    """Neither the replay nor the seed, the log, the table itself, nor where others played it."""
    alia, friend = Person(server, "Alia"), Person(server, "Jessica")
    friend.named()
    room, deal = challenged(server, alia)
    hidden = [
        f"/api/records/{room.id}",
        f"/api/records/{room.id}/states",
        f"/api/records/{room.id}/file",
        f"/api/records/{room.id}/scores",
        f"/api/records/{room.id}/analysis",
        f"/api/rooms/{room.id}/log",
    ]

    def closed(path: str) -> bool:
        answer = friend.http.get(path)
        return answer.status_code == 403 and answer.json()["code"] == "unplayed-deal"

    assert all(closed(path) for path in hidden)
    with pytest.raises(ConnectionClosed):
        friend.sit(room.id).until("state")
    told = friend.get(f"/api/deals/{deal['deal']}")
    assert room.seed not in str(told)
    assert [each["room"] for each in told["results"]] == [None]

    mine = played(server, friend, deal["deal"], to_the_end=False)
    assert all(closed(path) for path in hidden)
    server.run(finish(mine))
    assert not any(closed(path) for path in hidden)
    assert friend.sit(room.id).until("state")


def test_only_ones_own_finished_game_against_bots_becomes_a_challenge(server: Inside) -> None:
    alia, other = Person(server, "Alia"), Person(server, "Jessica")
    room = begun(server, alia)
    assert alia.post(f"/api/rooms/{room.id}/challenge", status=409)["code"] == "not-over"
    server.run(finish(room))
    other.named()
    assert other.post(f"/api/rooms/{room.id}/challenge", status=403)["code"] == "not-seated"

    made = alia.create(players=3, options=SMALL, bots={"2": "random"})
    two = server.application.hub.rooms[made["room"]["room"]]
    other.join(two.id)
    server.do(lambda: stilled(two))
    alia.post(f"/api/rooms/{two.id}/start")
    server.run(finish(two))
    assert alia.post(f"/api/rooms/{two.id}/challenge", status=409)["code"] == "no-challenge"


def test_the_daily_challenge_is_the_same_for_everybody_and_another_tomorrow(
    server: Inside,
) -> None:
    alia, other = account(server, "alia"), account(server, "jessica")

    one, two = alia.get("/api/daily/imperium"), other.get("/api/daily/imperium")

    assert one["deal"] == two["deal"]
    assert one["day"] == deals.today()
    tomorrow = deals.daily("imperium", "2999-01-01")
    assert isinstance(tomorrow, DealRow)
    assert tomorrow.seed != server.run(deals.of_today(server.application.hub, "imperium")).seed
    rooms = [played(server, each, one["deal"], to_the_end=False) for each in (alia, other)]
    assert rooms[0].seed == rooms[1].seed
    assert rooms[0].id != rooms[1].id


def account(server: Inside, login: str) -> Person:
    person = Person(server, login.title())
    person.post("/api/account", {"login": login, "password": "fear is the mind killer"}, 201)
    return person


def test_guests_play_no_daily_challenge_so_that_nobody_looks_at_it_first(server: Inside) -> None:
    stranger, guest = Person(server), Person(server).named()
    deal = stranger.get("/api/daily/classic")["deal"]

    for who in (stranger, guest):
        refused = who.post(f"/api/deals/{deal}/play", {"name": "Alia"}, 401)
        assert refused["code"] == "no-account"
        assert who.get(f"/api/deals/{deal}")["room"] is None
    played(server, account(server, "chani"), deal, to_the_end=False)


def test_a_friend_needs_no_account_for_a_challenge_and_is_shown_as_a_guest(server: Inside) -> None:
    _, deal = challenged(server, account(server, "leto"))
    played(server, Person(server, "Gurney"), deal["deal"])

    found = Person(server).get(f"/api/deals/{deal['deal']}")["results"]

    assert {each["name"]: each["guest"] for each in found} == {"Leto": False, "Gurney": True}


def test_nobody_is_advised_while_they_play_a_deal(server: Inside) -> None:
    alia = Person(server, "Alia")
    _, deal = challenged(server, alia)
    other = Person(server, "Jessica")

    room = played(server, other, deal["deal"], to_the_end=False)

    assert room.show.data(None).help is False


def test_the_same_words_give_the_same_deal_in_the_open(server: Inside) -> None:
    one = Person(server).create(words="Sietch Tabr")["room"]
    two = Person(server).create(words="Sietch Tabr ")["room"]
    three = Person(server).create(words="Arrakeen")["room"]

    seeds = [server.application.hub.rooms[each["room"]].seed for each in (one, two, three)]

    assert seeds[0] == seeds[1] != seeds[2]
    assert one["words"] == "Sietch Tabr"


def test_entries_move_with_a_guest_who_logs_in(server: Inside) -> None:
    _, deal = challenged(server, Person(server, "Alia"))
    account = Person(server, "Jessica")
    account.post("/api/account", {"login": "jess", "password": "fear is the mind killer"}, 201)
    guest = Person(server, "Jessica")
    room = played(server, guest, deal["deal"])

    guest.post("/api/session", {"login": "jess", "password": "fear is the mind killer"})

    assert account.get(f"/api/deals/{deal['deal']}")["room"] == room.id


def test_nobody_begins_in_a_deal_that_they_have_yet_to_play(server: Inside) -> None:
    """Neither by trying a game of it again, nor by looking at where somebody else does."""
    alia, friend = Person(server, "Alia"), Person(server, "Jessica")
    room, deal = challenged(server, alia)
    wanted = {"record": room.id, "move": 0, "seat": 0}

    for who in (friend, friend.named()):
        assert who.post("/api/play/again", wanted, 403)["code"] == "unplayed-deal"
    again = alia.post("/api/play/again", wanted, 201)["room"]["room"]
    tried = server.application.hub.rooms[again]
    server.do(lambda: stilled(tried))
    server.run(finish(tried))
    for path in (f"/api/rooms/{again}/log", f"/api/records/{again}"):
        assert friend.get(path, 403)["code"] == "unplayed-deal"

    played(server, friend, deal["deal"])
    assert friend.get(f"/api/records/{again}")["seed"] == room.seed
    friend.post("/api/play/again", wanted, 201)


def test_nobody_sees_the_hands_of_bots_while_they_play_a_deal(server: Inside) -> None:
    _, deal = challenged(server, Person(server, "Alia"))
    friend = Person(server, "Jessica")
    room = played(server, friend, deal["deal"], to_the_end=False)

    refused = friend.post(f"/api/rooms/{room.id}/commentary", {"agrees": True}, 403)

    assert refused["code"] == "private"


def test_a_deal_is_played_on_that_another_process_serves(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, deal = challenged(server, Person(server, "Alia"))
    friend = Person(server, "Jessica")
    room = played(server, friend, deal["deal"], to_the_end=False)
    hub = server.application.hub

    async def elsewhere(ident: str) -> Room:
        raise Refused("busy")

    async def seen(ident: str) -> Room:
        return hub.rooms[ident]

    monkeypatch.setattr(hub, "get", elsewhere)
    monkeypatch.setattr(hub, "peek", seen)
    ticket = friend.post(f"/api/deals/{deal['deal']}/play", status=201)

    assert ticket["room"]["room"] == room.id


def test_a_rematch_is_another_deal_whatever_words_chose_the_first(server: Inside) -> None:
    alia = Person(server)
    bots = {"1": "random", "2": "random"}
    made = alia.create(players=3, options=SMALL, bots=bots, words="Sietch Tabr")
    room = server.application.hub.rooms[made["room"]["room"]]
    server.do(lambda: stilled(room))
    alia.post(f"/api/rooms/{room.id}/start")
    server.run(finish(room))

    rematch = alia.post(f"/api/rooms/{room.id}/rematch")["rematch"]

    assert alia.get(f"/api/rooms/{rematch}")["words"] == ""


def test_what_is_kept_of_a_person_tells_their_deals_without_the_seeds(server: Inside) -> None:
    alia, friend = Person(server, "Alia"), Person(server, "Jessica")
    room, deal = challenged(server, alia)
    mine = played(server, friend, deal["deal"], to_the_end=False)

    def told(person: Person) -> str:
        text: str = person.http.get("/api/me/export").text
        assert room.seed not in text
        return text

    assert f'{{"kind":"deal","id":"{deal["deal"]}"' in told(alia)
    assert f'{{"kind":"entry","deal":"{deal["deal"]}","table":"{mine.id}"}}' in told(friend)
