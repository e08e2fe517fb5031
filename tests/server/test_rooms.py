"""Rooms: making them, sitting down, bots, picks, settings, starting, leaving, playing again."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kanly.translation import LANGUAGES
from tests.server.table import Person


def path(ticket: dict[str, Any], action: str = "") -> str:
    room: str = ticket["room"]["room"] if "room" in ticket else ticket["room"]
    return f"/api/rooms/{room}{'/' + action if action else ''}"


def bys(room: dict[str, Any]) -> list[str]:
    return [seat["by"] for seat in room["seats"]]


# Making and finding -------------------------------------------------------------------------------


def test_a_room_has_the_options_it_was_made_with(alia: Person) -> None:
    clock = {"kind": "live", "base_ms": 600000, "increment_ms": 5000}
    ticket = alia.create(
        players=3,
        title="Friday",
        options={"ix": True, "epic": True},
        clock=clock,
        bots={"2": "random"},
    )

    room = ticket["room"]
    assert (room["title"], room["players"], room["status"]) == ("Friday", 3, "lobby")
    assert room["options"] == {"ix": True, "epic": True}
    assert room["clock"] == clock | {"days": 1}
    assert bys(room) == ["person", "open", "bot"]
    assert room["you"]["host"]
    assert ticket["token"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "no-game"),
        ({"players": 7}, "bad-option"),
        ({"options": {"epic": True}}, "bad-option"),
        ({"options": {"nonsense": True}}, "bad-option"),
        ({"options": {"draft": "maybe"}}, "bad-option"),
        ({"bots": {"9": "greedy"}}, "bad-request"),
        ({"bots": {"1": "deep-thought"}}, "bad-option"),
        ({"seat": 4}, "bad-request"),
        ({"name": "a\u202eb"}, "bad-name"),
        ({"name": "x" * 60}, "bad-name"),
        ({"name": "  "}, "bad-name"),
        ({"pace_ms": 999999}, "bad-request"),
        ({"clock": {"kind": "sand"}}, "bad-request"),
        ({"title": "t" * 90}, "bad-name"),
    ],
)
def test_what_cannot_be_played_is_refused(alia: Person, body: dict[str, Any], code: str) -> None:
    given = {"game": "imperium", "name": "Alia", **body}
    answer = alia.http.post("/api/rooms", json=given)

    assert answer.status_code in (400, 404)
    assert answer.json()["code"] == code


def test_a_room_is_found_by_its_code_in_any_case(alia: Person, duncan: Person) -> None:
    room = alia.create()["room"]

    assert duncan.get(f"/api/codes/{room['code'].lower()}")["room"] == room["room"]
    assert duncan.get("/api/codes/AAAAAAAA", 404)["code"] == "no-room"


def test_only_public_rooms_are_listed_newest_first(alia: Person, duncan: Person) -> None:
    hidden = alia.create(public=False)["room"]["room"]
    first = alia.create(public=True)["room"]["room"]
    second = alia.create(public=True)["room"]["room"]

    listed = [room["room"] for room in duncan.get("/api/rooms", game="imperium")["rooms"]]

    assert listed[:2] == [second, first]
    assert hidden not in listed
    assert duncan.get("/api/rooms", game="chess")["rooms"] == []


def test_every_option_of_every_game_is_described_in_three_languages(alia: Person) -> None:
    names = {
        lang: [
            (game["name"], [option["name"] for option in game["options"]])
            for game in alia.get("/api/games", lang=lang)["games"]
        ]
        for lang in ("en", "fr", "ja")
    }
    (imperium,) = [g for g in alia.get("/api/games")["games"] if g["game"] == "imperium"]

    assert names["en"] != names["fr"] != names["ja"]
    options = {option["option"]: option for option in imperium["options"]}
    assert set(options) == {
        *("ix", "epic", "draft", "leaders", "difficulty", "rolling-row", "brutal-escalation"),
        *("rounds", "small-decks"),
    }
    assert [group["name"] for group in imperium["groups"]] == ["Smaller games"]
    assert options["leaders"]["kind"] == "seats"
    ecaz = {"value": "ilesa-ecaz", "name": "Ilesa Ecaz", "text": "", "needs": ["ix"]}
    assert ecaz in options["leaders"]["values"]
    assert [bot["bot"] for bot in imperium["bots"]] == ["novice", "adept", "master", "mentat"]
    assert imperium["usual_bot"] == "adept"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_presets_of_the_classic_game_are_explained(alia: Person, lang: str) -> None:
    (classic,) = [g for g in alia.get("/api/games", lang=lang)["games"] if g["game"] == "classic"]
    options = {option["option"]: option for option in classic["options"]}
    values = [
        (option["option"], value)
        for option in classic["options"]
        for value in (*option["values"], *option["modes"])
        if option["kind"] != "seats" or value in option["modes"]
    ]
    basic, advanced, tournament = classic["presets"]

    assert {"ally-battle-support", "card-trading", "harkonnen-mulligan"} <= options.keys()
    assert [key for key, option in options.items() if option["name"] == key] == []
    assert [key for key, option in options.items() if not option["text"]] == []
    assert [
        (key, v["value"]) for key, v in values if not v["text"] or v["name"] == v["value"]
    ] == []
    assert [group["group"] for group in classic["groups"]] == ["advanced", "customs"]
    assert {option["group"] for option in options.values()} == {"", "advanced", "customs"}
    assert tournament["preset"] == "tournament"
    assert tournament["options"].keys() <= options.keys()
    assert (basic["options"], advanced["options"]) == ({}, {"advanced": True})
    described = (basic, advanced, tournament, *classic["groups"])
    assert all(each["name"] and each["text"] for each in described)
    alia.create(game="classic", players=6, options={"preset": "tournament"})


# Sitting down -------------------------------------------------------------------------------------


def test_joining_takes_the_first_open_seat_and_tells_the_table(
    alia: Person, duncan: Person
) -> None:
    ticket = alia.create(bots={"1": "random"})
    wire = alia.sit(ticket["room"]["room"])
    wire.until("welcome")

    joined = duncan.join(ticket["room"]["room"])

    assert joined["seat"] == 2
    assert joined["room"]["you"]["seat"] == 2
    told = wire.until("room", lambda message: message["room"]["seats"][2]["name"] is not None)
    assert told["room"]["seats"][2]["name"] == "Duncan"
    assert told["room"]["you"]["seat"] == 0


def test_a_seat_is_taken_once(alia: Person, duncan: Person, person: Any) -> None:
    room = alia.create(players=2)["room"]["room"]
    assert duncan.join(room, seat=1)["seat"] == 1

    third = person("Gurney")
    assert (
        third.http.post(f"/api/rooms/{room}/join", json={"seat": 1}).json()["code"] == "seat-taken"
    )
    assert third.http.post(f"/api/rooms/{room}/join", json={}).json()["code"] == "full"
    assert duncan.join(room)["seat"] == 1


def test_two_of_a_name_are_told_apart(alia: Person, person: Any) -> None:
    room = alia.create()["room"]["room"]

    joined = person("alia").join(room)

    assert joined["room"]["seats"][1]["name"] == "alia 2"


def test_people_move_to_open_seats_only(alia: Person, duncan: Person) -> None:
    room = alia.create()["room"]["room"]
    duncan.join(room)

    moved = duncan.post(f"/api/rooms/{room}/seat", {"seat": 3})

    assert moved["seat"] == 3
    assert bys(moved["room"]) == ["person", "open", "open", "person"]
    assert duncan.post(f"/api/rooms/{room}/seat", {"seat": 0}, 409)["code"] == "seat-taken"


def test_leaving_the_lobby_frees_the_seat_and_passes_the_host_on(
    alia: Person, duncan: Person
) -> None:
    room = alia.create()["room"]["room"]
    duncan.join(room)

    alia.post(f"/api/rooms/{room}/leave")

    left = duncan.get(f"/api/rooms/{room}")
    assert bys(left) == ["open", "person", "open", "open"]
    assert left["you"]["host"]


def test_a_host_who_only_looks_on_stays_the_host_and_one_who_is_gone_does_not(
    alia: Person, duncan: Person, person: Any
) -> None:
    room = alia.create(seat=None)["room"]["room"]
    wire = alia.sit(room)
    wire.until("welcome")

    assert not duncan.join(room)["room"]["you"]["host"]
    assert alia.get(f"/api/rooms/{room}")["you"]["host"]

    wire.close()
    wait_until_gone(duncan, room)
    person("Gurney").join(room)
    assert duncan.get(f"/api/rooms/{room}")["you"]["host"]


def wait_until_gone(someone: Person, room: str) -> None:
    while someone.get(f"/api/rooms/{room}")["spectators"]:
        pass


# Getting ready ------------------------------------------------------------------------------------


def test_only_the_host_may_set_the_table(alia: Person, duncan: Person, person: Any) -> None:
    room = alia.create()["room"]["room"]
    duncan.join(room)
    stranger = person("Nobody")

    for action, body in (
        ("bot", {"seat": 2, "bot": "random"}),
        ("remove", {"seat": 0}),
        ("settings", {"public": True}),
        ("start", {}),
    ):
        assert duncan.post(f"/api/rooms/{room}/{action}", body, 403)["code"] == "not-host"
        assert stranger.post(f"/api/rooms/{room}/{action}", body, 403)["code"] == "not-seated"


def test_the_host_seats_and_removes_bots_and_people(alia: Person, duncan: Person) -> None:
    room = alia.create()["room"]["room"]
    duncan.join(room)

    with_bot = alia.post(f"/api/rooms/{room}/bot", {"seat": 2, "bot": "random"})
    assert bys(with_bot) == ["person", "person", "bot", "open"]
    without = alia.post(f"/api/rooms/{room}/bot", {"seat": 2, "bot": None})
    assert bys(without) == ["person", "person", "open", "open"]
    alone = alia.post(f"/api/rooms/{room}/remove", {"seat": 1})
    assert bys(alone) == ["person", "open", "open", "open"]
    assert duncan.get(f"/api/rooms/{room}")["you"]["seat"] is None


def test_settings_change_what_they_name_and_keep_people(alia: Person, duncan: Person) -> None:
    room = alia.create(clock={"kind": "days", "days": 3})["room"]["room"]
    duncan.join(room, seat=3)

    changed = alia.post(
        f"/api/rooms/{room}/settings", {"players": 2, "options": {"ix": True}, "title": "Two"}
    )

    assert (changed["players"], changed["options"], changed["title"]) == (2, {"ix": True}, "Two")
    assert [seat["name"] for seat in changed["seats"]] == ["Alia", "Duncan"]
    assert changed["clock"]["days"] == 3
    assert alia.post(f"/api/rooms/{room}/settings", {"clock": None})["clock"] is None
    assert alia.post(f"/api/rooms/{room}/settings", {"players": 1}, 409)["code"] == "full"


def test_leaders_are_picked_once_each_and_the_rest_drawn(alia: Person, duncan: Person) -> None:
    room = alia.create(bots={"2": "random", "3": "random"})["room"]["room"]
    duncan.join(room)
    pick = {"option": "leaders", "value": "paul-atreides"}

    assert alia.post(f"/api/rooms/{room}/pick", pick)["seats"][0]["picks"] == {
        "leaders": "paul-atreides"
    }
    assert duncan.post(f"/api/rooms/{room}/pick", pick, 409)["code"] == "pick-taken"
    expansion = {"option": "leaders", "value": "ilesa-ecaz"}
    assert duncan.post(f"/api/rooms/{room}/pick", expansion, 400)["code"] == "bad-option"
    alia.post(f"/api/rooms/{room}/pick", {**pick, "value": "glossu-rabban", "seat": 2})
    alia.post(f"/api/rooms/{room}/start")

    wire = alia.sit(room)
    wire.until("state")
    leaders = [wire.state["view"][house]["leader"] for house in ("red", "blue", "yellow", "green")]
    assert (leaders[0], leaders[2]) == ("paul-atreides", "glossu-rabban")
    assert len(set(leaders)) == 4


def test_drawn_seats_move_people_and_their_connections(alia: Person, duncan: Person) -> None:
    seen = set()
    for _ in range(12):
        room = alia.create(players=2, draw=True)["room"]["room"]
        token = duncan.join(room)["token"]
        wire = duncan.sit(room, token=token)
        wire.until("welcome")
        started = alia.post(f"/api/rooms/{room}/start")
        place = [seat["name"] for seat in started["seats"]].index("Duncan")
        state = wire.until("state")
        assert state["seat"] == place
        wire.close()
        seen.add(place)
    assert seen == {0, 1}


def test_a_game_starts_when_all_seats_are_taken_and_once_only(alia: Person) -> None:
    room = alia.create(players=2)["room"]["room"]

    assert alia.post(f"/api/rooms/{room}/start", status=409)["code"] == "seats-open"
    alia.post(f"/api/rooms/{room}/bot", {"seat": 1, "bot": "greedy"})
    started = alia.post(f"/api/rooms/{room}/start")
    assert (started["status"], len(started["hash"])) == ("playing", 64)
    assert alia.post(f"/api/rooms/{room}/start", status=409)["code"] == "started"
    assert alia.post(f"/api/rooms/{room}/settings", {"public": True}, 409)["code"] == "started"


# Closing ------------------------------------------------------------------------------------------


def test_the_host_closes_a_table_and_everyone_there_is_told(alia: Person, duncan: Person) -> None:
    room = alia.create()["room"]
    path = f"/api/rooms/{room['room']}"
    duncan.join(room["room"])
    wires = [duncan.sit(room["room"]), duncan.sit(room["room"]), alia.sit(room["room"])]
    for wire in wires:
        wire.until("welcome")
    alia.sit(room["room"]).answer("chat", text="nobody comes")

    assert duncan.post(f"{path}/close", status=403)["code"] == "not-host"
    assert alia.http.post(f"{path}/close").status_code == 204

    for wire in wires:
        with pytest.raises(ConnectionClosed) as closed:
            wire.quiet(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4005
    for person in (alia, duncan):
        assert person.get(path, 404)["code"] == "no-room"
        assert person.get("/api/me/rooms")["rooms"] == []
    assert alia.get(f"/api/codes/{room['code']}", 404)["code"] == "no-room"
    assert duncan.post(f"{path}/join", status=404)["code"] == "no-room"


def test_a_game_that_has_begun_is_not_closed(alia: Person) -> None:
    room = alia.play()["room"]["room"]

    assert alia.post(f"/api/rooms/{room}/close", status=409)["code"] == "started"


# Leaving, bots, coming back -----------------------------------------------------------------------


def test_a_bot_plays_for_who_left_and_gives_the_seat_back(alia: Person, duncan: Person) -> None:
    room = alia.create(players=2)["room"]["room"]
    duncan.join(room)
    alia.post(f"/api/rooms/{room}/start")
    left = duncan.post(f"/api/rooms/{room}/leave")
    assert (left["seats"][1]["by"], left["seats"][1]["name"]) == ("bot", "Duncan")
    wire, other = alia.sit(room), duncan.sit(room)
    other.until("welcome")

    for pick in range(12):
        wire.choose(pick=pick)
    assert any(entry["args"].get("seat") == "colour-blue" for entry in wire.log)
    assert other.answer("choose", decision="0-0", choice="end")["code"] == "bot-plays"

    back = duncan.post(f"/api/rooms/{room}/claim")
    assert back["seats"][1]["by"] == "person"
    for pick in range(40):
        if other.quiet(0.2) is not None and other.state.get("decision"):
            break
        wire.choose(pick=pick)
    assert other.choose()["type"] == "ok"


def test_somebody_who_is_there_cannot_be_replaced(alia: Person, duncan: Person) -> None:
    room = alia.create(players=2)["room"]["room"]
    duncan.join(room)
    alia.post(f"/api/rooms/{room}/start")
    duncan.sit(room).until("welcome")

    takeover = {"seat": 1, "bot": "random"}

    assert alia.post(f"/api/rooms/{room}/bot", takeover, 409)["code"] == "not-left"


def test_a_rematch_seats_the_same_people_once(alia: Person, duncan: Person) -> None:
    room = alia.create(players=2, options={"ix": True})["room"]["room"]
    duncan.join(room)
    assert alia.post(f"/api/rooms/{room}/rematch", status=409)["code"] == "not-over"
    alia.post(f"/api/rooms/{room}/start")
    finish(alia, duncan, room)

    first = duncan.post(f"/api/rooms/{room}/rematch")["rematch"]
    second = alia.post(f"/api/rooms/{room}/rematch")["rematch"]

    assert first == second
    again = alia.get(f"/api/rooms/{first}")
    assert [seat["name"] for seat in again["seats"]] == ["Alia", "Duncan"]
    assert (again["status"], again["options"]) == ("lobby", {"ix": True})
    assert duncan.post(f"/api/rooms/{first}/start")["status"] == "playing"


def finish(alia: Person, duncan: Person, room: str) -> None:
    """Bots play the game to its end."""
    wire = alia.sit(room)
    for person in (alia, duncan):
        person.post(f"/api/rooms/{room}/leave")
    wire.until("state", lambda state: state["result"] is not None)


def test_a_person_finds_their_games_and_whether_they_are_asked(alia: Person) -> None:
    lobby = alia.create()["room"]["room"]
    playing = alia.play()["room"]["room"]
    alia.sit(playing).asked()

    mine = {room["room"]: room for room in alia.get("/api/me/rooms")["rooms"]}

    assert list(mine) == [playing, lobby]
    assert (mine[playing]["asked"], mine[lobby]["asked"]) == (True, False)


@pytest.mark.parametrize("seat", [0, 3])
def test_a_first_game_begins_with_a_faction_that_is_easy_to_play(alia: Person, seat: int) -> None:
    room = alia.play(game="classic", first=True, seat=seat)["room"]

    assert room["seats"][seat]["house"] == "harkonnen"


def test_a_first_game_takes_the_factions_that_are_asked_for(alia: Person) -> None:
    options = {"factions": ["fremen", "guild", "emperor"]}
    room = alia.play(game="classic", first=True, players=3, options=options)["room"]

    assert [seat["house"] for seat in room["seats"]] == ["fremen", "guild", "emperor"]
