"""Arranging a position: pieces are moved and never made, and what was not named stays."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from kanly.core.columns import kept_out
from kanly.core.errors import KanlyError
from kanly.core.game import Game
from kanly.core.shape import differences, read
from kanly.imperium import turns
from kanly.imperium.choices import COLOURS
from kanly.imperium.describe import (
    HOUSE,
    HOUSE_DERIVED,
    HOUSE_FIELDS,
    IX_TABLE_FIELDS,
    STATE,
    TABLE_DERIVED,
    TABLE_FIELDS,
    describe,
)
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange
from tests.imperium.play import options_for, positions

Given = dict[str, Any]
TABLE_KEPT_OUT = kept_out([*TABLE_FIELDS, *TABLE_DERIVED, *IX_TABLE_FIELDS])
HOUSE_KEPT_OUT = kept_out([*HOUSE_FIELDS, *HOUSE_DERIVED])
GUIDE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")


def given(position: Given, players: int = 3, **options: Any) -> Given:
    return describe(arrange({"players": players, **options}, position))


def refused(position: Given, players: int = 3, **options: Any) -> str:
    with pytest.raises(KanlyError) as caught:
        given(position, players, **options)
    return str(caught.value)


# Everything can be given back ---------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_described_position_can_be_arranged_again(players: int) -> None:
    for game in positions(players, 1):
        if resumable(game):
            assert describe(again(game)) == game.describe()
            assert again(game).pending == game.pending


@pytest.mark.parametrize(("players", "epic"), [(1, False), (2, False), (3, True), (4, False)])
def test_a_described_position_of_rise_of_ix_can_be_arranged_again(players: int, epic: bool) -> None:
    for game in positions(players, 1, {"ix": True, "epic": epic}):
        if resumable(game):
            assert describe(again(game)) == game.describe()
            assert again(game).pending == game.pending


def resumable(game: Game) -> bool:
    """Whether a turn begins, or its effects are asked for: moments a position can begin with."""
    frame = game.stack[-1] if game.stack else (0,)
    start = frame[0] == turns.ASK_TURN.frame and frame[2] == 1
    return start or frame[0] in (turns.ASK_AGENT_EFFECTS.frame, turns.ASK_REVEAL_EFFECTS.frame)


def again(game: Game) -> Imperium:
    data: Given = {k: v for k, v in game.describe().items() if k not in TABLE_KEPT_OUT}
    for colour in COLOURS[: game.players]:
        data[colour]["deck"] = [*data[colour]["deck"], "end"]
    for colour in COLOURS:
        if colour in data:
            data[colour] = {k: v for k, v in data[colour].items() if k not in HOUSE_KEPT_OUT}
    if game.players == 2:
        del data["yellow"]["leader"]
    options = {"players": game.players, **game.setup.options}
    return arrange(options, data, game.setup.seed)


# A fresh game -------------------------------------------------------------------------------------


def test_a_fresh_game_is_at_the_first_turn_of_round_1() -> None:
    data = given({}, 4)
    assert (data["round"], data["phase"], data["turn"]) == (1, "player-turns", "red")
    assert data["first-player"] == "red"
    leaders = [data[colour]["leader"] for colour in COLOURS]
    assert leaders == [
        "paul-atreides",
        "earl-memnon-thorvald",
        "duke-leto-atreides",
        "helena-richese",
    ]
    assert [len(data[colour]["hand"]) for colour in COLOURS] == [5, 5, 5, 5]


def test_leaders_may_be_named_in_the_options_or_with_the_house() -> None:
    data = given({"blue": {"leader": "Paul Atreides"}})
    assert [data[colour]["leader"] for colour in COLOURS[:3]] == [
        "earl-memnon-thorvald",
        "paul-atreides",
        "duke-leto-atreides",
    ]
    data = given({}, 2, leaders=["glossu-rabban", "helena-richese"])
    assert data["red"]["leader"] == "glossu-rabban"
    assert (data["red"]["spice"], data["red"]["solari"]) == (1, 1)


def test_the_baron_has_two_tokens_unless_others_are_named() -> None:
    baron = {"leader": "baron-vladimir-harkonnen"}
    assert given({"red": baron})["red"]["tokens"] == ["emperor", "guild"]
    assert given({"red": {**baron, "tokens": ["fremen", "guild"]}})["red"]["tokens"] == [
        "guild",
        "fremen",
    ]


def test_the_setup_can_be_left_to_the_players() -> None:
    game = arrange({"players": 3, "draft": True}, {"phase": "setup"})
    assert [d.kind.name for d in game.pending] == ["leader"] * 3
    assert "give the phase alone" in refused({"phase": "setup", "round": 4})


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_position_holds_can_be_compared(seed: int) -> None:
    options = options_for(seed + 1, seed, ix=seed % 2 == 0)
    for game in islice(positions(seed + 1, seed, options), seed, None, 23):
        data = game.describe()
        assert differences(STATE, read(STATE, data, "then"), data, "then") == []


def test_every_field_is_in_the_guide() -> None:
    named = set(re.findall(r"[a-z][a-z-]*", GUIDE))
    assert {*STATE.fields, *HOUSE.fields} - {"unseen"} <= named
    assert "follows from the position" in refused({"red": {"unseen": []}})


def test_in_the_solo_game_nobody_has_moved_before_the_position_is_given() -> None:
    data = given({}, 1)
    assert data["turn"] == "red"
    assert data["spaces"] == {}
    assert data["blue"]["agents"] == 2


def test_the_conflict_deck_follows_the_round() -> None:
    data = given({"round": 4})
    assert len(data["conflicts-past"]) == 3
    assert len(data["conflict-deck"]) == 6
    assert given({"round": 10})["conflict-deck"] == []


def test_rivals_have_their_third_agents_in_later_rounds() -> None:
    data = given({"round": 5}, 1)
    assert (data["blue"]["agents"], data["blue"]["swordmaster"]) == (3, True)
    assert given({"round": 4}, 1)["blue"]["agents"] == 2


# Cards --------------------------------------------------------------------------------------------


def test_a_hand_is_made_of_the_players_own_cards_first() -> None:
    data = given({"red": {"hand": ["dagger", "dagger", "signet-ring"]}})
    assert sorted(data["red"]["hand"]) == ["dagger", "dagger", "signet-ring"]
    assert len(data["red"]["deck"]) == 7
    assert "dagger" not in data["red"]["deck"]


def test_other_cards_come_from_the_imperium_deck_or_the_reserve() -> None:
    data = given({"red": {"hand": ["stilgar", "foldspace", "foldspace"]}})
    assert "stilgar" not in data["imperium-deck"] + data["row"]
    assert data["reserve"]["foldspace"] == 4
    assert len(data["red"]["deck"]) == 10


def test_a_card_taken_from_the_row_is_replaced() -> None:
    row = given({})["row"]
    data = given({"red": {"hand": [f"{row.count(card)} {card}" for card in set(row)]}})
    assert len(data["row"]) == 5


def test_cards_are_never_made() -> None:
    assert "given.red.hand: no dagger is left" in refused({"red": {"hand": ["3 dagger"]}})
    assert "no stilgar is left" in refused({"red": {"hand": ["stilgar"]}, "row": ["stilgar"]})
    assert "no foldspace is left" in refused({"blue": {"discard": ["7 foldspace"]}})


def test_a_named_deck_lies_on_top_of_the_rest() -> None:
    data = given({"red": {"hand": [], "deck": ["signet-ring", "stilgar"]}})
    assert data["red"]["deck"][:2] == ["signet-ring", "stilgar"]
    assert len(data["red"]["deck"]) == 11


def test_end_makes_a_named_deck_the_whole_deck() -> None:
    data = given({"red": {"hand": [], "deck": ["signet-ring", "end"]}})
    assert data["red"]["deck"] == ["signet-ring"]
    assert len(data["red"]["discard"]) == 9
    data = given({"red": {"hand": ["dagger"], "deck": ["signet-ring", "end"], "discard": []}})
    assert (data["red"]["deck"], data["red"]["discard"]) == (["signet-ring"], [])
    assert len(data["trashed"]) == 8


def test_an_empty_deck_is_empty() -> None:
    data = given({"red": {"hand": [], "deck": []}})
    assert (data["red"]["deck"], len(data["red"]["discard"])) == ([], 10)


def test_a_hand_that_is_not_named_keeps_its_size() -> None:
    hand = given({})["red"]["hand"]
    data = given({"red": {"discard": [f"{hand.count(card)} {card}" for card in set(hand)]}})
    assert len(data["red"]["hand"]) == 5


def test_a_hand_can_be_dealt_by_number() -> None:
    data = given({"red": {"hand": 2, "deck": ["stilgar"]}, "blue": {"intrigue": 3}})
    assert (len(data["red"]["hand"]), data["red"]["deck"][0]) == (2, "stilgar")
    assert len(data["blue"]["intrigue"]) == 3


def test_the_row_is_filled_up_to_five() -> None:
    data = given({"row": ["stilgar", "chani"], "imperium-deck": ["opulence"]})
    assert data["row"][:2] == ["stilgar", "chani"]
    assert len(data["row"]) == 5
    assert data["imperium-deck"][0] == "opulence"
    data = given({"row": ["stilgar", "chani"], "imperium-deck": []})
    assert (data["row"], data["imperium-deck"]) == (["stilgar", "chani"], [])


def test_the_reserve_is_what_players_do_not_have() -> None:
    assert "put the others into" in refused({"reserve": {"foldspace": 0}})
    data = given({"reserve": {"foldspace": 0}, "blue": {"discard": ["6 foldspace"]}})
    assert data["reserve"]["foldspace"] == 0


def test_trashed_cards_are_moved_too() -> None:
    data = given({"trashed": ["stilgar", "dagger"], "red": {"hand": []}})
    assert data["trashed"] == ["stilgar", "dagger"]
    assert "stilgar" not in data["imperium-deck"] + data["row"]
    assert "returns to the Reserve" in refused({"trashed": ["foldspace"]})


def test_intrigue_cards_are_moved() -> None:
    data = given(
        {
            "intrigue-deck": ["windfall", "charisma"],
            "intrigue-discard": ["bribery"],
            "red": {"intrigue": ["2 ambush"], "lasting": ["recruitment-mission"]},
        }
    )
    assert data["intrigue-deck"][:2] == ["windfall", "charisma"]
    assert data["intrigue-discard"] == ["bribery"]
    assert (data["red"]["intrigue"], data["red"]["lasting"]) == (
        ["ambush", "ambush"],
        ["recruitment-mission"],
    )
    data = given({"intrigue-deck": [], "intrigue-discard": []})
    assert (data["intrigue-deck"], data["intrigue-discard"]) == ([], [])
    data = given({"intrigue-deck": []})
    assert (data["intrigue-deck"], len(data["intrigue-discard"])) == ([], 40)
    assert "no ambush is left" in refused({"red": {"intrigue": ["3 ambush"]}})


def test_conflict_cards_change_places() -> None:
    data = given(
        {"conflict": "siege-of-arrakeen", "conflict-deck": ["grand-vision", "machinations"]}
    )
    assert data["conflict"] == "siege-of-arrakeen"
    assert data["conflict-deck"][:2] == ["grand-vision", "machinations"]
    assert len(data["conflict-deck"]) == 9
    assert given({"round": 3, "conflict-deck": []})["conflict-deck"] == []
    assert "is in two places" in refused(
        {"conflict": "machinations", "conflict-deck": ["machinations"]}
    )


def test_the_hagal_deck_is_given_from_the_top() -> None:
    data = given({"hagal-deck": ["wealth", "carthag"], "hagal-discard": ["secrets"]}, 2)
    assert data["hagal-deck"][:2] == ["wealth", "carthag"]
    assert data["hagal-discard"] == ["secrets"]
    data = given({"hagal-deck": [], "hagal-discard": []}, 2)
    assert (data["hagal-deck"], data["hagal-discard"]) == ([], [])
    assert "plays only with one or two" in refused({"hagal-deck": ["wealth"]}, 3)


# Pieces -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("troops", "expected"),
    [
        ({}, (9, 3, 0)),
        ({"garrison": 5}, (7, 5, 0)),
        ({"conflict": 4}, (5, 3, 4)),
        ({"garrison": 1, "conflict": 4}, (7, 1, 4)),
        ({"supply": 0}, (0, 12, 0)),
        ({"supply": 2, "conflict": 4}, (2, 6, 4)),
        ({"supply": 2, "garrison": 4}, (2, 4, 6)),
    ],
)
def test_troops_are_twelve(troops: Given, expected: tuple[int, int, int]) -> None:
    red = given({"red": troops})["red"]
    assert (red["supply"], red["garrison"], red["conflict"]) == expected


@pytest.mark.parametrize(
    "troops", [{"garrison": 13}, {"supply": 3, "garrison": 3, "conflict": 3}, {"conflict": 10}]
)
def test_troops_that_do_not_make_twelve_are_refused(troops: Given) -> None:
    assert "12 troops in all" in refused({"red": troops})


def test_strength_makes_swords() -> None:
    red = given({"red": {"conflict": 2, "strength": 7}})["red"]
    assert red["swords"] == 3
    assert "does not come from" in refused({"red": {"conflict": 2, "strength": 3}})
    assert "does not come from" in refused({"red": {"strength": 3}})


def test_agents_not_on_the_board_are_on_the_leader() -> None:
    data = given({"mentat": "red", "red": {"posts": ["wealth"]}, "blue": {"swordmaster": True}})
    assert (data["red"]["agents"], data["blue"]["agents"]) == (2, 3)
    assert given({"spaces": {"wealth": ["red"]}})["red"]["posts"] == ["wealth"]
    assert "2 Agents in all" in refused({"red": {"posts": ["wealth", "secrets", "carthag"]}})
    assert "2 Agents in all" in refused({"red": {"agents": 1}})


def test_the_score_is_what_was_given_whatever_the_influence() -> None:
    data = given({"red": {"influence": {"emperor": 3}}, "blue": {"score": 7}})
    assert (data["red"]["score"], data["blue"]["score"]) == (0, 7)


def test_alliances_and_control_may_be_given_for_the_table_or_with_the_house() -> None:
    data = given({"alliances": {"guild": "red"}, "red": {"influence": {"guild": 4}}})
    assert data["red"]["alliances"] == ["guild"]
    data = given({"blue": {"control": ["carthag"]}})
    assert data["control"]["carthag"] == "blue"
    both = {"control": {"carthag": "red"}, "blue": {"control": ["carthag"]}}
    assert "two houses have carthag" in refused(both)


def test_a_position_that_could_never_be_is_refused() -> None:
    assert "an Alliance token nobody took" in refused({"red": {"influence": {"guild": 4}}})
    assert "Influence off its track" in refused({"red": {"influence": {"guild": 7}}})


# Phases and turns ---------------------------------------------------------------------------------


def test_the_turn_can_be_anybodys() -> None:
    assert given({"turn": "yellow"})["turn"] == "yellow"
    assert "takes no turn" in refused({"turn": "red", "red": {"revealed": True}})


def test_a_rivals_turn_is_played_at_once() -> None:
    data = given({"turn": "blue", "hagal-deck": ["wealth", "secrets"]}, 1)
    assert data["blue"]["posts"] == ["wealth"]
    assert data["yellow"]["posts"] == ["secrets"]
    assert data["turn"] == "red"


def test_a_phase_begins_and_the_rules_run_on() -> None:
    data = given({"phase": "round-start", "round": 3})
    assert (data["round"], data["phase"], len(data["red"]["hand"])) == (3, "player-turns", 5)
    assert given({"phase": "makers"})["bonus-spice"]["hagga-basin"] == 1
    assert given({"phase": "recall"})["first-player"] == "blue"
    red = {"conflict": 1, "intrigue": ["ambush"]}
    assert given({"phase": "combat", "red": red})["phase"] == "combat"


def test_after_phase_2_hands_have_been_discarded() -> None:
    red = given({"phase": "combat", "red": {"conflict": 1, "intrigue": ["ambush"]}})["red"]
    assert (red["hand"], len(red["discard"]), red["revealed"]) == ([], 5, True)
    red = given({"turn": "blue", "red": {"revealed": True}})["red"]
    assert (red["hand"], len(red["discard"])) == ([], 5)


def test_a_game_can_begin_in_the_middle_of_a_reveal_turn() -> None:
    game = arrange({"players": 3}, {"turn": "blue", "revealing": True, "persuasion": 9})
    data: Given = describe(game)
    assert game.pending[0].kind.name == "reveal-effects"
    assert (data["persuasion"], data["blue"]["hand"]) == (9, [])
    assert len(data["blue"]["play"]) == 5
    assert "buy the-spice-must-flow" in [c.notation for c in game.pending[0].choices]


def test_a_game_can_begin_in_the_middle_of_an_agent_turn() -> None:
    position = {
        "turn": "blue",
        "visited": "arrakeen",
        "recruited": 1,
        "effects": ["draw-1"],
        "blue": {"posts": ["arrakeen"]},
    }
    game = arrange({"players": 3}, position)
    assert [c.notation for c in game.pending[0].choices] == [
        "do draw-1",
        "deploy 1",
        "deploy 2",
        "deploy 3",
        "end",
    ]


# Rise of Ix ---------------------------------------------------------------------------------------


def ix(position: Given, players: int = 3, **options: Any) -> Given:
    return given(position, players, ix=True, **options)


def ix_refused(position: Given, players: int = 3) -> str:
    return refused(position, players, ix=True)


def test_a_fresh_game_of_rise_of_ix_has_its_pieces_and_the_usual_leaders() -> None:
    data = ix({})
    assert [len(stack) for stack in data["tech-stacks"].values()] == [6, 6, 6]
    assert data["red"]["leader"] == "paul-atreides"
    assert data["red"]["dreadnoughts"] == {"supply": 2, "garrison": 0, "conflict": 0}
    assert (data["red"]["freighter"], data["red"]["tiles"]) == (0, [])


def test_named_tiles_lie_on_top_of_their_stack() -> None:
    data = ix({"tech-stacks": {"upper": ["flagship", "windtraps"], "lower": ["spaceport"]}})
    assert data["tech-stacks"]["upper"][:2] == ["flagship", "windtraps"]
    assert data["tech-stacks"]["lower"][0] == "spaceport"
    assert [len(stack) for stack in data["tech-stacks"].values()] == [6, 6, 6]


def test_tiles_of_a_house_come_from_the_stacks() -> None:
    data = ix(
        {"red": {"tiles": ["flagship"], "flipped": ["flagship"]}, "tiles-trashed": ["spaceport"]}
    )
    left = [tile for stack in data["tech-stacks"].values() for tile in stack]
    assert (len(left), "flagship" in left, "spaceport" in left) == (16, False, False)
    assert (data["red"]["tiles"], data["red"]["flipped"]) == (["flagship"], ["flagship"])
    assert data["tiles-trashed"] == ["spaceport"]


def test_end_makes_a_named_stack_the_whole_stack() -> None:
    data = ix({"tech-stacks": {"upper": ["flagship", "end"], "middle": []}})
    assert (data["tech-stacks"]["upper"], data["tech-stacks"]["middle"]) == (["flagship"], [])
    assert len(data["tech-stacks"]["lower"]) + len(data["tiles-trashed"]) == 17


def test_a_tile_is_in_one_place() -> None:
    both = {"red": {"tiles": ["flagship"]}, "tech-stacks": {"lower": ["flagship"]}}
    assert "flagship is in two places" in ix_refused(both)
    assert "the house has no flagship" in ix_refused({"red": {"flipped": ["flagship"]}})


def test_in_the_solo_game_a_tile_that_rivals_can_use_shows() -> None:
    others = {"upper": ["artillery"], "middle": ["minimic-film"], "lower": ["spaceport"]}
    data = ix({"tech-stacks": others}, 1)
    assert data["tiles-trashed"][0] == "artillery"


def test_negotiators_are_among_the_twelve_troops() -> None:
    red = ix({"red": {"negotiators": 2}})["red"]
    assert (red["supply"], red["garrison"], red["negotiators"]) == (7, 3, 2)
    assert "12 troops in all" in ix_refused({"red": {"negotiators": 10}})


@pytest.mark.parametrize(
    ("ships", "expected"),
    [
        ({}, (2, 0, 0)),
        ({"garrison": 1}, (1, 1, 0)),
        ({"conflict": 2}, (0, 0, 2)),
        ({"supply": 0}, (0, 2, 0)),
        ({"supply": 0, "garrison": 1}, (0, 1, 1)),
    ],
)
def test_dreadnoughts_are_two(ships: Given, expected: tuple[int, int, int]) -> None:
    assert tuple(ix({"red": {"dreadnoughts": ships}})["red"]["dreadnoughts"].values()) == expected


def test_a_dreadnought_on_a_location_is_one_of_the_two() -> None:
    data = ix({"dreadnoughts-at": {"arrakeen": "red"}})
    assert data["red"]["dreadnoughts"] == {"supply": 1, "garrison": 0, "conflict": 0}
    assert data["placed-this-round"] == []
    three = {"dreadnoughts-at": {"arrakeen": "red"}, "red": {"dreadnoughts": {"garrison": 2}}}
    assert "2 in all, 1 of them on locations" in ix_refused(three)


def test_when_a_dreadnought_was_placed_follows_from_the_phase() -> None:
    there = {"round": 3, "dreadnoughts-at": {"arrakeen": "red"}}
    assert ix({**there, "phase": "combat"})["dreadnoughts-at"]["arrakeen"] is None
    assert ix({**there, "phase": "makers"})["dreadnoughts-at"]["arrakeen"] == "red"
    this = {**there, "phase": "combat", "placed-this-round": ["arrakeen"]}
    assert ix(this)["dreadnoughts-at"]["arrakeen"] == "red"
    assert "name the dreadnought" in ix_refused({"placed-this-round": ["carthag"]})


def test_strength_counts_dreadnoughts() -> None:
    red = ix({"red": {"conflict": 1, "dreadnoughts": {"conflict": 1}, "strength": 7}})["red"]
    assert red["swords"] == 2
    rhombur = {"leader": "prince-rhombur-vernius", "dreadnoughts": {"conflict": 1}, "strength": 5}
    assert ix({"red": rhombur})["red"]["swords"] == 1


def test_snooper_tokens_lie_where_tessia_has_not_been() -> None:
    red = {"leader": "tessia-vernius", "influence": {"guild": 2}, "score": 1}
    data = ix({"red": red})["red"]
    assert (data["snoopers"], data["slots"]) == (["emperor", "bene-gesserit", "fremen"], 1)
    data = ix({"red": {**red, "snoopers": ["guild"]}})["red"]
    assert (data["snoopers"], data["slots"]) == (["guild"], 3)
    assert "only Tessia" in ix_refused({"red": {"snoopers": ["guild"]}})
    assert "in a slot" in ix_refused({"red": {**red, "slots": 2}})


def test_the_card_ilesa_set_aside_is_taken_back_in_her_second_turn() -> None:
    red: Given = {"leader": "ilesa-ecaz", "hand": ["diplomacy"], "kept": "dagger"}
    data = ix({"turn": "red", "red": red})
    assert (data["red"]["kept"], data["red"]["turns"]) == ("dagger", 1)
    data = ix({"turn": "red", "red": {**red, "turns": 2}})
    assert (data["red"]["kept"], data["taken-back"]) == (None, "dagger")
    assert data["red"]["hand"] == ["diplomacy", "dagger"]
    red = {"leader": "ilesa-ecaz", "hand": ["diplomacy", "dagger"]}
    taken = {"turn": "red", "taken-back": "dagger", "red": {**red, "turns": 2}}
    assert ix(taken)["taken-back"] == "dagger"
    assert "not in the hand" in ix_refused({"taken-back": "signet-ring", "red": red})


def test_cards_in_play_count_as_revealed() -> None:
    play = {"play": ["dagger", "diplomacy"]}
    data = ix({"turn": "red", "revealing": True, "red": play})
    assert (sorted(data["displayed"]), data["sword-cards"]) == (["dagger", "diplomacy"], ["dagger"])
    data = ix({"turn": "red", "revealing": True, "displayed": ["diplomacy"], "red": play})
    assert (data["displayed"], data["sword-cards"]) == (["diplomacy"], [])


def test_the_conflict_deck_of_the_epic_game_has_no_tier_1() -> None:
    data = ix({"conflict": "trade-monopoly"}, epic=True)
    assert data["conflict"] == "trade-monopoly"
    assert len(data["conflict-deck"]) == 9


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"tech-stacks": {"upper": []}}, "given.tech-stacks belongs to Rise of Ix; set option ix"),
        ({"red": {"tiles": []}}, "given.red.tiles belongs to Rise of Ix; set option ix"),
        ({"conflict": "trade-monopoly"}, "trade-monopoly belongs to Rise of Ix"),
        ({"red": {"posts": ["smuggling"]}}, "there is no smuggling without Rise of Ix"),
        ({"spaces": {"dreadnought": ["red"]}}, "there is no dreadnought without Rise of Ix"),
        ({"red": {"leader": "tessia-vernius"}}, "belongs to Rise of Ix"),
        ({"red": {"hand": ["treachery"]}}, "no treachery is left"),
    ],
)
def test_names_of_rise_of_ix_need_its_option(position: Given, expected: str) -> None:
    assert expected in refused(position)


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"red": {"posts": ["rally-troops"]}}, "there is no rally-troops with Rise of Ix"),
        ({"red": {"voice": "sell-melange"}}, "there is no sell-melange with Rise of Ix"),
        ({"visited": "hall-of-oratory"}, "there is no hall-of-oratory with Rise of Ix"),
        ({"epic": True}, "given.epic is an option"),
        ({"red": {"tiles": ["flagshp"]}}, "unknown tile 'flagshp'; did you mean flagship"),
        ({"tech-stacks": {"uper": []}}, "unknown stack 'uper'; did you mean upper"),
        ({"tech-stacks": {"upper": 3}}, "given.tech-stacks.upper is a number"),
        ({"red": {"freighter": 4}}, "a Freighter off its track"),
        ({"red": {"dreadnoughts": {"conflict": 3}}}, "2 in all"),
        ({"dreadnoughts-at": {"carthag": "green"}}, "nobody plays green"),
    ],
)
def test_mistakes_in_a_position_of_rise_of_ix_are_told(position: Given, expected: str) -> None:
    assert expected in ix_refused(position)


# Mistakes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"red": {"hand": ["dager"]}}, "given.red.hand: unknown card 'dager'; did you mean dagger"),
        ({"red": {"intrigue": ["ambus"]}}, "unknown Intrigue card 'ambus'; did you mean ambush"),
        (
            {"red": {"leader": "paul-atreide"}},
            "given.red.leader: unknown leader 'paul-atreide'; did",
        ),
        ({"red": {"influence": {"fremin": 2}}}, "unknown faction 'fremin'; did you mean fremen"),
        ({"phase": "combt"}, "given.phase: unknown phase 'combt'; did you mean combat"),
        ({"turn": "pink"}, "given.turn: unknown colour 'pink'; expected one of: red, blue"),
        ({"conflict": "siege-of-arakeen"}, "did you mean siege-of-arrakeen"),
        ({"bonus-spice": {"arrakeen": 1}}, "given.bonus-spice: unknown Maker space 'arrakeen'"),
        ({"control": {"sietch-tabr": "red"}}, "given.control: unknown location 'sietch-tabr'"),
        ({"green": {"score": 3}}, "nobody plays green with 3 players"),
        ({"turn": "green"}, "nobody plays green"),
        ({"mentat": "green"}, "nobody plays green"),
        ({"round": 11}, "given.round is 11; expected 1 to 10"),
        ({"over": True}, "given.over cannot be given"),
        ({"difficulty": "mentat"}, "given.difficulty is an option"),
        ({"red": {"rival": True}}, "given.red.rival cannot be given"),
        ({"red": {"deck": 4}}, "given.red.deck is a number; name the cards"),
        ({"spaces": {"wealth": 1}}, "given.spaces.wealth is a number"),
    ],
)
def test_a_mistake_is_one_line_that_says_where(position: Given, expected: str) -> None:
    message = refused(position)
    assert expected in message
    assert "\n" not in message


def test_mistakes_in_the_options_are_told() -> None:
    assert "unknown option 'drafft'; did you mean draft" in refused({}, 3, drafft=True)
    assert "5 players" in refused({}, 5)
    assert "unknown difficulty 'mentatt'" in refused({}, 1, difficulty="mentatt")
    assert "has no leader" in refused({"yellow": {"leader": "paul-atreides"}}, 2)
    assert "cannot lead a rival" in refused({"blue": {"leader": "helena-richese"}}, 1)
    assert "a Rival has no cards" in refused({"blue": {"hand": ["dagger"]}}, 1)
    assert "House Hagal scores nothing" in refused({"yellow": {"score": 1}}, 2)
