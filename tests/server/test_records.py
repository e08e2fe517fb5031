"""Records: replaying a finished game from any seat, scores by round, importing."""

from __future__ import annotations

from typing import Any

import pytest

import kanly
from kanly import bots
from tests.server.table import Person


def text_of_game(
    seed: int = 3, players: int = 2, choices: int | None = None, **options: Any
) -> str:
    """The record of a game between random bots, or of its beginning."""
    game = kanly.new("imperium", players, seed, options, ["Ann", "Bob", "Cy", "Di"][:players])
    bot = bots.get("random", seed)
    while not game.over and (choices is None or len(game.history) < choices):
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(bot, game, decision))
    return game.record.text()


@pytest.fixture
def imported(alia: Person) -> tuple[str, str]:
    text = text_of_game()
    answer = alia.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return answer.json()["record"], text


def test_an_imported_record_comes_back_as_it_was(alia: Person, imported: tuple[str, str]) -> None:
    ident, text = imported

    about = alia.get(f"/api/records/{ident}")

    assert (about["game"], about["names"], about["over"]) == ("imperium", ["Ann", "Bob"], True)
    assert about["choices"] == text.count("\n") - 2
    assert about["result"]["text"]
    assert [mark["round"] for mark in about["marks"]] == list(range(1, len(about["marks"]) + 1))
    answer = alia.http.get(f"/api/records/{ident}/file")
    assert answer.text == text
    assert "attachment" in answer.headers["content-disposition"]


@pytest.mark.parametrize("played", [["", "adept"], []], ids=["told by the record", "by its name"])
def test_a_bot_in_a_record_is_called_as_its_house_is(alia: Person, played: list[str]) -> None:
    game = kanly.new("imperium", 2, 3, names=["Ann", "adept"])
    record = game.record
    record.bots = played
    ident = alia.http.post("/api/records", content=record.text()).json()["record"]

    about = alia.get(f"/api/records/{ident}")
    told = alia.get(f"/api/records/{ident}/states")["states"][0]["entries"]

    assert (about["names"], about["bots"]) == (["Ann", None], [None, "adept"])
    assert any(entry["text"].startswith("Blue leads with") for entry in told)


def test_the_log_of_a_classic_game_tells_who_plays_which_faction(alia: Person) -> None:
    bots = {str(seat): "novice" for seat in (1, 2)}
    factions = {"factions": ["emperor", "guild", "fremen"]}
    room = alia.create(game="classic", players=3, options=factions, bots=bots)["room"]["room"]
    alia.post(f"/api/rooms/{room}/start")

    told = alia.get(f"/api/rooms/{room}/log", **{"from": 0, "to": 3, "lang": "fr"})["entries"]

    assert [entry["text"] for entry in told] == [
        "Alia joue l’Empereur.",
        "Novice joue la Guilde.",
        "Novice joue les Fremen.",
    ]


def test_states_are_shown_from_any_seat_or_all(alia: Person, imported: tuple[str, str]) -> None:
    path = f"/api/records/{imported[0]}/states"

    def hands(seat: str, house: str) -> list[str]:
        state = alia.get(path, **{"from": 10, "seat": seat})["states"][0]
        hand: list[str] = state["view"][house]["hand"]
        return hand

    assert "?" not in hands("all", "red") + hands("all", "blue")
    assert "?" not in hands("0", "red")
    assert set(hands("0", "blue")) <= {"?"}
    assert set(hands("none", "red")) <= {"?"}


def test_any_stretch_of_states_agrees_with_any_other(
    alia: Person, imported: tuple[str, str]
) -> None:
    path = f"/api/records/{imported[0]}/states"

    whole = alia.get(path, **{"from": 0, "to": 49})["states"]
    part = alia.get(path, **{"from": 25, "to": 40})["states"]

    assert [state["move"] for state in whole] == list(range(50))
    assert part == whole[25:41]
    assert whole[0]["choice"] is None
    assert whole[0]["entries"]
    assert all(state["label"] for state in whole[1:])
    assert len(alia.get(path, **{"from": 0, "to": 900})["states"]) == 50
    beyond = alia.get(path, **{"from": 100_000})["states"]
    assert beyond[0]["result"]["winners"]


def test_states_are_worded_in_the_language_asked_for(
    alia: Person, imported: tuple[str, str]
) -> None:
    path = f"/api/records/{imported[0]}/states"

    labels = {alia.get(path, **{"from": 5, "lang": lang})["states"][0]["label"] for lang in LANGS}

    assert len(labels) == 3


LANGS = ("en", "fr", "ja")


def test_scores_are_given_by_round_and_end_with_the_result(
    alia: Person, imported: tuple[str, str]
) -> None:
    rounds = alia.get(f"/api/records/{imported[0]}/scores")["rounds"]

    assert [each["round"] for each in rounds] == list(range(1, len(rounds) + 1))
    assert rounds[-1]["scores"] == alia.get(f"/api/records/{imported[0]}")["result"]["scores"]


def test_an_unfinished_record_can_be_looked_at_too(alia: Person) -> None:
    text = text_of_game(players=4, choices=30)
    answer = alia.http.post("/api/records", content=text)

    about = alia.get(f"/api/records/{answer.json()['record']}")

    assert (about["choices"], about["over"], about["result"]) == (30, False, None)


GOOD = text_of_game(choices=5)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "{}\n{}\n",
        "/etc/passwd",
        GOOD.replace('"kanly": 1', '"kanly": 9'),
        GOOD.replace('"game": "imperium"', '"game": "chess"'),
        GOOD.replace('"players": 2', '"players": 200000'),
        GOOD.replace('"digest": "', '"digest": "0'),
        GOOD.replace('"choice": "', '"choice": "x'),
        GOOD.replace('"seat": ', '"seat": 7'),
        GOOD.replace('"options": {', '"options": {"ix": [[[]]], '),
        GOOD[: len(GOOD) // 2],
    ],
)
def test_what_is_no_record_is_refused(alia: Person, text: str) -> None:
    answer = alia.http.post("/api/records", content=text.encode())

    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-record"


def test_there_is_nothing_at_other_ids(alia: Person) -> None:
    for ident in ("rec_nothing", "nothing"):
        for part in ("", "/file", "/states", "/scores"):
            assert alia.get(f"/api/records/{ident}{part}", 404)["code"] == "no-record"
