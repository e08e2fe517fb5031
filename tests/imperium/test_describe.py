"""A position by names: everything is there, it fits JSON, and a view shows only what is known."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kanly
from kanly.imperium.choices import COLOURS
from kanly.imperium.describe import HOUSE, STATE, describe
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import IX_HOUSE, IX_TABLE, arrange

Described = dict[str, Any]

IN_VIEWS = {"unseen"}
"""Fields that only views have."""


def described(given: dict[str, object], players: int = 4, **options: Any) -> Described:
    return describe(arrange({"players": players, **options}, given))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_description_is_plain_data(players: int) -> None:
    game = kanly.new("imperium", players=players, seed=5)
    data = game.describe()
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_field_of_a_description_has_a_shape(players: int) -> None:
    data = described({}, players)
    table = [name for name in STATE.fields if name not in (*IX_TABLE, *COLOURS)]
    houses = COLOURS[: 3 if players < 3 else players]
    assert sorted(data) == sorted([*table, *houses])
    for colour in houses:
        assert sorted(data[colour]) == sorted(set(HOUSE.fields) - set(IX_HOUSE) - IN_VIEWS)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_field_of_rise_of_ix_has_a_shape(players: int) -> None:
    data = described({}, players, ix=True)
    houses = COLOURS[: 3 if players < 3 else players]
    assert sorted(data) == sorted((set(STATE.fields) - set(COLOURS)) | set(houses))
    for colour in houses:
        assert sorted(data[colour]) == sorted(set(HOUSE.fields) - IN_VIEWS)


def test_the_board_is_described_by_its_names() -> None:
    data = described(
        {
            "control": {"carthag": "blue"},
            "bonus-spice": {"hagga-basin": 2},
            "mentat": "red",
            "red": {
                "posts": ["arrakeen", "wealth"],
                "influence": {"guild": 4},
                "alliances": ["guild"],
            },
            "blue": {"posts": ["secrets"]},
        }
    )
    assert data["control"] == {"arrakeen": None, "carthag": "blue", "imperial-basin": None}
    assert data["bonus-spice"] == {"imperial-basin": 0, "hagga-basin": 2, "the-great-flat": 0}
    assert data["spaces"] == {"wealth": ["red"], "secrets": ["blue"], "arrakeen": ["red"]}
    assert data["alliances"] == {
        "emperor": None,
        "guild": "red",
        "bene-gesserit": None,
        "fremen": None,
    }
    assert data["mentat"] == "red"
    assert data["red"]["agents"] == 1
    assert data["red"]["alliances"] == ["guild"]
    assert data["blue"]["control"] == ["carthag"]


def test_only_three_locations_can_be_controlled() -> None:
    """IMP-CTRL-01."""
    assert list(described({})["control"]) == ["arrakeen", "carthag", "imperial-basin"]


def test_decks_are_described_from_the_top() -> None:
    data = described({"imperium-deck": ["stilgar", "chani"], "red": {"deck": ["dagger", "end"]}})
    assert data["imperium-deck"][:2] == ["stilgar", "chani"]
    assert data["red"]["deck"] == ["dagger"]


def test_strength_counts_troops_and_swords() -> None:
    data = described({"red": {"conflict": 2, "swords": 3}, "blue": {"swords": 3}})
    assert data["red"]["strength"] == 7
    assert data["blue"]["strength"] == 0


def test_pending_effects_are_described_with_their_card() -> None:
    game = arrange({}, {"turn": "red", "red": {"hand": ["gene-manipulation"]}})
    game.apply(0, "agent gene-manipulation hall-of-oratory")
    assert "gene-manipulation/trash" in described_effects(game)


def described_effects(game: Imperium) -> list[str]:
    effects = describe(game)["effects"]
    assert isinstance(effects, list)
    return effects


def test_a_rival_is_described_like_a_house() -> None:
    data = described({}, 1)
    assert [data[colour]["rival"] for colour in ("red", "blue", "yellow")] == [False, True, True]
    assert data["difficulty"] == "mercenary"
    assert data["blue"]["water"] == 1


def test_house_hagal_has_no_leader() -> None:
    assert described({}, 2)["yellow"]["leader"] is None


def test_a_game_that_is_over_has_winners_and_a_reason() -> None:
    given = {"phase": "endgame", "round": 10, "blue": {"score": 9, "intrigue": ["windfall"]}}
    game = arrange({"players": 3}, given)
    assert describe(game)["over"] is False
    game.apply(1, "pass")
    data = describe(game)
    assert (data["over"], data["winners"], data["reason"]) == (True, ["blue"], "result-points")


def test_a_view_shows_hidden_cards_as_question_marks() -> None:
    game = arrange(
        {"players": 3},
        {
            "turn": "red",
            "red": {
                "leader": "glossu-rabban",
                "hand": ["dagger", "diplomacy"],
                "intrigue": ["ambush"],
            },
            "blue": {
                "leader": "baron-vladimir-harkonnen",
                "hand": ["dagger", "seek-allies", "diplomacy"],
                "known-hand": ["seek-allies"],
                "intrigue": ["windfall", "ambush"],
                "tokens": ["guild", "fremen"],
            },
        },
    )
    data: Described = game.view(0).data()
    assert sorted(data["red"]["hand"]) == ["dagger", "diplomacy"]
    assert data["red"]["intrigue"] == ["ambush"]
    assert sorted(data["blue"]["hand"]) == ["?", "?", "seek-allies"]
    assert data["blue"]["intrigue"] == ["?", "?"]
    assert data["blue"]["tokens"] == ["?", "?"]
    assert set(data["blue"]["deck"]) == set(data["red"]["deck"]) == {"?"}
    assert set(data["imperium-deck"]) == {"?"}
    own: Described = game.view(1).data()
    assert own["blue"]["tokens"] == ["guild", "fremen"]


def test_a_seat_knows_the_intrigue_card_that_was_stolen_from_it() -> None:
    game = arrange(
        {"players": 3},
        {
            "turn": "red",
            "red": {"hand": ["diplomacy"], "intrigue": []},
            "blue": {"intrigue": ["ambush", "ambush", "windfall", "charisma"]},
        },
    )
    game.apply(0, "agent diplomacy secrets")
    game.apply(0, "end")
    victim: Described = game.view(1).data()
    other: Described = game.view(2).data()
    assert [len(cards) for cards in victim["blue"]["knows"].values()] == [1]
    assert list(victim["blue"]["knows"]) == ["red"]
    assert other["blue"]["knows"] == {}


# Rise of Ix ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_description_of_rise_of_ix_is_plain_data(players: int) -> None:
    data = kanly.new("imperium", players=players, seed=5, options={"ix": True}).describe()
    assert json.loads(json.dumps(data)) == data


def test_tiles_and_ships_are_described_by_their_names() -> None:
    data = described(
        {
            "round": 3,
            "tech-stacks": {"upper": ["flagship", "windtraps"]},
            "tiles-trashed": ["sonic-snoopers"],
            "dreadnoughts-at": {"arrakeen": "blue"},
            "red": {"tiles": ["spaceport", "holoprojectors"], "flipped": ["holoprojectors"]},
            "blue": {"freighter": 2, "negotiators": 1, "dreadnoughts": {"garrison": 1}},
        },
        ix=True,
    )
    assert data["tech-stacks"]["upper"][:2] == ["flagship", "windtraps"]
    assert data["tiles-trashed"] == ["sonic-snoopers"]
    assert data["dreadnoughts-at"] == {"arrakeen": "blue", "carthag": None, "imperial-basin": None}
    assert (data["placed-this-round"], data["control"]["arrakeen"]) == ([], None)
    assert data["red"]["tiles"] == ["spaceport", "holoprojectors"]
    assert data["red"]["flipped"] == ["holoprojectors"]
    assert (data["blue"]["freighter"], data["blue"]["negotiators"]) == (2, 1)
    assert data["blue"]["dreadnoughts"] == {"supply": 0, "garrison": 1, "conflict": 0}


def test_a_view_hides_tiles_below_the_top_and_the_card_set_aside() -> None:
    position: Described = {
        "turn": "red",
        "tech-stacks": {"upper": ["flagship", "windtraps"]},
        "blue": {"leader": "ilesa-ecaz", "hand": ["diplomacy"], "kept": "dagger"},
    }
    game = arrange({"players": 3, "ix": True}, position)
    data: Described = game.view(0).data()
    assert data["tech-stacks"]["upper"][:2] == ["flagship", "?"]
    assert data["blue"]["kept"] == "?"
    own: Described = game.view(1).data()
    assert own["blue"]["kept"] == "dagger"


def test_an_intrigue_card_put_under_the_deck_is_described_for_its_owner() -> None:
    game = arrange(
        {"players": 3, "ix": True},
        {
            "turn": "red",
            "intrigue-deck": ["ambush"],
            "red": {"hand": ["court-intrigue"], "intrigue": ["windfall"]},
        },
    )
    game.apply(0, "agent court-intrigue wealth")
    game.apply(0, "do pay-1-intrigue-intrigue-1")
    game.apply(0, "under windfall")
    data: Described = describe(game)
    assert (data["red"]["intrigue"], data["intrigue-deck"][-1]) == (["ambush"], "windfall")
    assert data["intrigue-bottom-seen"] == ["red"]
