"""Playing over the WebSocket: welcome, states, choices, why, undo, languages, the end."""

from __future__ import annotations

import hashlib

import pytest

import kanly
from kanly.core.record import read
from kanly.translation import Words
from tests.server.table import LEADERS, Person, Wire


def seat(person: Person, **options: object) -> Wire:
    """A game against bots, at its first question."""
    ticket = person.play(**options)
    wire = person.sit(ticket["room"]["room"])
    wire.asked()
    return wire


def test_play_now_leads_to_a_question_with_choices_in_words(alia: Person) -> None:
    wire = seat(alia)

    welcome, state = wire.heard[0], wire.state
    assert welcome["type"] == "welcome"
    assert (welcome["v"], welcome["seat"], welcome["resumed"]) == (1, 0, False)
    assert welcome["room"]["seats"][0]["name"] == "Alia"
    assert [s["by"] for s in welcome["room"]["seats"]] == ["person", "bot", "bot", "bot"]
    choice = state["decision"]["choices"][0]
    named = [ref["slug"] for ref in choice["refs"] if not ref.get("implied")]
    assert choice["notation"].split() == [choice["verb"], *named]
    assert choice["label"]
    assert state["decision"]["prompt"]
    assert state["view"]["players"] == 4


def test_messages_are_numbered_without_a_gap(alia: Person) -> None:
    wire = seat(alia)
    wire.choose()
    wire.answer("ping")

    assert [message["seq"] for message in wire.heard] == list(range(1, len(wire.heard) + 1))


def test_a_choice_is_acknowledged_before_its_state_and_told_in_the_log(alia: Person) -> None:
    wire = seat(alia)
    before = len(wire.log)

    answer = wire.choose("reveal" if has(wire, "reveal") else None)

    assert answer["type"] == "ok"
    assert wire.until("state")["log"]["from"] == before
    assert any(entry["text"].startswith("Alia") for entry in wire.log[before:])


def has(wire: Wire, notation: str) -> bool:
    return any(c["notation"] == notation for c in wire.state["decision"]["choices"])


def test_a_choice_that_is_not_legal_is_refused_with_the_rule(alia: Person) -> None:
    wire = seat(alia, options={"leaders": LEADERS})

    answer = wire.choose("agent dagger arrakeen")

    assert (answer["type"], answer["code"]) == ("refused", "illegal")
    assert answer["rule"].startswith("IMP-")
    assert answer["text"]


def test_an_answer_to_an_older_question_is_stale_and_changes_nothing(alia: Person) -> None:
    wire = seat(alia)
    old = wire.state["decision"]
    wire.choose()
    now = wire.asked()["decision"]

    answer = wire.answer("choose", decision=old["id"], choice=old["choices"][0]["notation"])

    assert answer["code"] == "stale"
    assert wire.until("state")["decision"] == now


def test_the_same_choice_sent_twice_is_made_once(alia: Person) -> None:
    wire = seat(alia)
    decision = wire.state["decision"]
    fields = {"decision": decision["id"], "choice": decision["choices"][0]["notation"]}
    first, second = wire.say("choose", **fields), wire.say("choose", **fields)

    answers = {}
    while len(answers) < 2:
        message = wire.hear()
        if message.get("id") in (first, second):
            answers[message["id"]] = message["type"]

    assert answers == {first: "ok", second: "refused"}


def test_why_says_why_not_and_that_nothing_stands_in_the_way(alia: Person) -> None:
    wire = seat(alia, options={"leaders": LEADERS})
    possible = wire.state["decision"]["choices"][0]["notation"]

    no = wire.answer("why", notation="agent dagger arrakeen")
    yes = wire.answer("why", notation=possible)
    nonsense = wire.answer("why", notation="agent dager arakeen")

    assert (no["allowed"], no["rule"][:4]) == (False, "IMP-")
    assert (yes["allowed"], yes["text"]) == (True, None)
    assert (nonsense["allowed"], bool(nonsense["text"])) == (False, True)


def undoable(wire: Wire) -> None:
    """Play until the last choice can be taken back."""
    for pick in range(200):
        wire.asked()
        wire.choose(pick=pick)
        if not wire.state:
            wire.until("state")
        if wire.state["undo"]["allowed"]:
            return
    raise AssertionError("nothing could ever be taken back")


def test_undo_takes_back_the_choice_its_log_and_its_record(alia: Person) -> None:
    wire = seat(alia)
    undoable(wire)
    shorter = len(wire.log)
    view = wire.state["view"]

    answer = wire.answer("undo", count=wire.state["undo"]["allowed"])
    state = wire.until("state")

    assert answer["type"] == "ok"
    assert len(wire.log) < shorter
    assert state["view"] != view
    assert state["decision"] is not None
    assert state["undo"]["allowed"] == 0
    assert state["undo"]["reason"]


def test_undo_of_more_than_is_allowed_is_refused(alia: Person) -> None:
    wire = seat(alia)

    answer = wire.answer("undo", count=1)

    assert (answer["type"], answer["code"]) == ("refused", "undo")
    assert answer["text"] == wire.state["undo"]["reason"] or answer["text"]


def test_a_language_changes_at_any_time_and_says_the_log_again(alia: Person) -> None:
    wire = seat(alia)
    prompt = wire.state["decision"]["prompt"]

    wire.answer("lang", lang="fr")
    state = wire.until("state")

    assert state["log"]["reset"]
    assert state["decision"]["prompt"] != prompt
    wire.answer("lang", lang="ja")
    assert wire.until("state")["decision"]["prompt"] not in (prompt, state["decision"]["prompt"])


def whole_game(person: Person, **options: object) -> Wire:
    wire = seat(person, bot="random", **options)
    pick = 0
    while wire.state["result"] is None:
        pick += 1
        if wire.state["decision"]:
            assert wire.choose(pick=pick)["type"] == "ok"
        while not wire.state or not (wire.state["decision"] or wire.state["result"]):
            wire.hear()
    return wire


def test_a_whole_game_ends_with_a_result_a_record_and_its_proof(alia: Person) -> None:
    wire = whole_game(alia)

    assert wire.state["status"] == "over"
    room = wire.heard[0]["room"]["room"]
    hashed = wire.heard[0]["room"]["hash"]
    about = alia.get(f"/api/records/{room}")
    file = alia.http.get(f"/api/records/{room}/file").text
    record = read(file)
    replayed = record.replay(verify=True)
    assert replayed.over
    assert replayed.result is not None
    assert replayed.result.scores == wire.state["result"]["scores"]
    proof = f"{about['seed']}:{about['salt']}"
    assert hashlib.sha256(proof.encode()).hexdigest() == hashed == about["hash"]
    assert str(record.seed) == about["seed"]
    assert wire.answer("choose", decision="0-0", choice="end")["code"] == "over"


def test_a_record_keeps_who_played_and_which_bots(alia: Person) -> None:
    begun = whole_game(alia).heard[0]["room"]
    room, others = begun["room"], begun["players"] - 1

    about = alia.get(f"/api/records/{room}")
    record = read(alia.http.get(f"/api/records/{room}/file").text)

    assert about["names"] == ["Alia", *[None] * others]
    assert about["bots"] == [None, *["random"] * others]
    assert record.bots == ["", *["random"] * others]


def test_a_record_is_not_given_away_while_the_game_is_on(alia: Person) -> None:
    room = alia.play()["room"]

    assert alia.get(f"/api/records/{room['room']}", 404)["code"] == "no-record"
    assert room["hash"]
    assert "seed" not in str(room)


def test_a_solo_game_with_the_expansion_is_played_too(alia: Person) -> None:
    wire = seat(alia, players=1, options={"ix": True, "difficulty": "mentat"})

    assert wire.state["view"]["difficulty"] == "mentat"
    assert kanly.__version__ == wire.heard[0]["server"]["version"]


@pytest.mark.parametrize("players", [1, 2])
def test_rivals_go_by_one_name_at_the_table_and_in_the_log(alia: Person, players: int) -> None:
    wire = seat(alia, players=players)
    while not any(entry["key"] == "rival-agent" for entry in wire.log):
        wire.choose()
        wire.asked()
    told = next(entry for entry in wire.log if entry["key"] == "rival-agent")
    colour = told["args"]["seat"].removeprefix("colour-")

    leader = wire.state["view"][colour]["leader"]
    name = Words().name(f"leader-{leader}") if leader else "House Hagal"
    assert told["text"].startswith(f"{name} sends an Agent to")


def test_who_plays_what_is_told_as_soon_as_it_is_known(alia: Person) -> None:
    """In a draft of the classic game a seat has no house before it has chosen one."""
    body = {"game": "classic", "players": 2, "options": {"factions": "draft"}}
    room = alia.create(**body, bots={"1": "random"})["room"]["room"]
    wire = alia.sit(room)
    alia.post(f"/api/rooms/{room}/start")

    choice = wire.asked()["decision"]["choices"][0]["notation"]
    house = choice.removeprefix("faction ")
    assert wire.choose(choice)["type"] == "ok"

    told = [message["room"]["seats"][0] for message in wire.heard if message["type"] == "room"]
    while told[-1]["house"] != house:
        told.append(wire.until("room")["room"]["seats"][0])
    assert told[-1]["key"] == f"classic-faction-{house}"


def test_the_host_alone_sets_the_pace_of_the_bots_while_the_game_goes_on(
    alia: Person, duncan: Person
) -> None:
    room = alia.create(players=2)["room"]["room"]
    duncan.join(room)
    alia.post(f"/api/rooms/{room}/start")
    host, guest = alia.sit(room), duncan.sit(room)

    assert host.answer("pace", pace_ms=300)["type"] == "ok"
    assert guest.until("room", lambda said: said["room"]["pace_ms"] == 300)

    assert guest.answer("pace", pace_ms=0)["code"] == "not-host"
    host.say("pace", pace_ms=5001)
    assert host.until("refused")["code"] == "bad-message"
