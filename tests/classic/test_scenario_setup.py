"""Arranging a position: pieces are moved and never made, and what was not named stays."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import kanly
from kanly.classic.describe import (
    FACTION_DERIVED,
    FACTION_FIELDS,
    TABLE_DERIVED,
    TABLE_FIELDS,
    describe,
)
from kanly.classic.position import Classic
from kanly.classic.scenario_setup import SHAPE, arrange
from kanly.classic.tables.factions import FACTIONS
from kanly.core.columns import kept_out
from kanly.core.errors import KanlyError
from kanly.core.event import Event
from kanly.core.rng import seeded
from kanly.core.shape import differences, read
from tests.classic.play import positions

Given = dict[str, Any]
TABLE_KEPT_OUT = kept_out([*TABLE_FIELDS, *TABLE_DERIVED])
FACTION_KEPT_OUT = kept_out([*FACTION_FIELDS, *FACTION_DERIVED])
THREE = ["atreides", "emperor", "harkonnen"]
GUIDE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")


def given(position: Given, **options: Any) -> Given:
    return describe(arrange(options, position))


def refused(position: Given, **options: Any) -> str:
    with pytest.raises(KanlyError) as caught:
        given(position, **options)
    return str(caught.value)


# Everything can be given back ---------------------------------------------------------------------

GAMES: list[Given] = [
    {"players": 6},
    {"players": 5, "advanced": True},
    {"players": 6, "advanced": True},
    {"players": 3, "advanced": True},
    {"players": 2},
    {"players": 2, "two-factions": True, "advanced": True},
]


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_described_position_can_be_arranged_again(options: Given) -> None:
    seen = []
    for game in starts_of_phases(options):
        copy = again(game)
        assert describe(copy) == game.describe()
        assert copy.pending == game.pending
        seen.append(game.describe()["phase"])
    assert {"storm", "bidding", "shipment-movement"} <= set(seen)


def starts_of_phases(options: Given) -> list[Classic]:
    """The positions of random games at the first question of a phase."""
    found: list[Classic] = []
    for seed in range(2):
        rest = {name: value for name, value in options.items() if name != "players"}
        game = kanly.new("classic", options["players"], seed, rest)
        assert isinstance(game, Classic)
        rng = seeded(f"play {seed}")
        heard: list[Event] = []
        game.listener = heard
        while not game.over:
            if is_start(game, heard):
                found.append(game.clone())
            heard.clear()
            decision = game.pending[rng.below(len(game.pending))]
            game.apply(decision.seat, decision.choices[rng.below(len(decision.choices))])
    return found


PURE_STARTS = ["storm-dial", "pause", "bid", "revive", "to-fighters", "response", "ship", "battle"]


def is_start(game: Classic, heard: list[Event]) -> bool:
    """Whether a phase has just begun and nothing has happened in it that would happen again."""
    phases = [event.args["phase"] for event in heard if event.key == "classic-phase"]
    kind = game.pending[0].kind.name
    if not phases or phases[-1] == "classic-phase-spice-collection" or kind not in PURE_STARTS:
        return False
    return kind == "pause" or phases[-1] != "classic-phase-spice-blow-nexus"


def again(game: Classic) -> Classic:
    data: Given = {k: v for k, v in game.describe().items() if k not in TABLE_KEPT_OUT}
    del data["order"]
    for name in ("spice-deck", "treachery-deck"):
        data[name] = [*data[name], "end"]
    if data["phase"] != "bidding":
        del data["auction-row"]
    for name in by_slot(game):
        own = data[name].items()
        data[name] = {k: v for k, v in own if k not in FACTION_KEPT_OUT and v is not None}
    options = {"players": game.players, **game.setup.options, "factions": by_slot(game)}
    return arrange(options, data, game.setup.seed)


def by_slot(game: Classic) -> list[str]:
    """The factions in the order in which the option `factions` seats them."""
    own = [game.factions_of(seat) for seat in range(game.players)]
    return [FACTIONS[factions[row]].slug for row in range(len(own[0])) for factions in own]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_position_holds_can_be_compared(seed: int) -> None:
    for game in islice(positions(seed + 3, seed), seed, None, 23):
        data = game.describe()

        assert differences(SHAPE, read(SHAPE, data, "then"), data, "then") == []


def test_every_field_is_in_the_guide() -> None:
    named = set(re.findall(r"[a-z][a-z-]*", GUIDE))
    factions = {faction.slug for faction in FACTIONS}
    own = [name for slug in factions for name in SHAPE.fields[slug].fields]

    assert {*SHAPE.fields, *own} - factions <= named


# A fresh game -------------------------------------------------------------------------------------


def test_a_fresh_game_is_turn_1_as_it_is_set_up() -> None:
    game = arrange({}, {})
    data: Given = describe(game)
    assert (data["turn"], data["phase"], data["storm"]) == (1, "storm", None)
    assert [d.kind.name for d in game.pending] == ["storm-dial", "storm-dial"]
    assert data["atreides"]["forces"] == {"arrakeen": 10}
    assert data["fremen"]["forces"] == {"sietch-tabr": 10}
    assert data["bene-gesserit"]["forces"] == {"polar-sink": 1}
    assert (data["guild"]["spice"], data["guild"]["reserves"]) == (5, 15)


def test_nobody_holds_a_card_that_is_not_given() -> None:
    data = given({"emperor": {"hand": ["karama"]}})
    assert [len(data[name]["hand"]) for name in THREE] == [0, 1, 0]
    assert len(data["treachery-deck"]) == 32


def test_the_factions_are_the_usual_ones_or_those_named() -> None:
    assert set(given({}, players=3)) >= {"atreides", "fremen", "harkonnen"}
    data = given({}, factions=["guild", "emperor", "fremen"])
    assert (data["players"], data["guild"]["seat"], data["guild"]["circle"]) == (3, 0, 1)
    assert "atreides" not in data
    data = given({}, **{"two-factions": True})
    assert (data["players"], data["harkonnen"]["seat"]) == (2, 1)


def test_the_setup_can_be_left_to_the_players() -> None:
    game = arrange({"players": 3, "factions": "draft"}, {"phase": "setup"})
    assert game.pending[0].kind.name == "draft"
    assert "give the phase alone" in refused({"phase": "setup", "turn": 2})
    assert "only with `phase: setup`" in refused({}, players=3, factions="draft")


def test_in_later_turns_the_storm_is_somewhere() -> None:
    assert given({"turn": 2})["storm"] == 18
    assert given({"phase": "bidding", "storm": 7})["storm"] == 7
    assert "no storm before the first" in refused({"storm": 3})
    assert "expected 1 to 18" in refused({"turn": 2, "storm": 19})
    assert "expected 1 to 10" in refused({"turn": 11})


def test_a_prediction_that_is_not_given_cannot_come_true() -> None:
    assert given({"turn": 3})["bene-gesserit"]["prediction"]["turn"] == 1
    told = {"faction": "guild", "turn": 6}
    assert given({"bene-gesserit": {"prediction": told}})["bene-gesserit"]["prediction"] == told
    own = {"prediction": {"faction": "bene-gesserit", "turn": 6}}
    assert "another faction in play" in refused({"bene-gesserit": own})


# Circles ------------------------------------------------------------------------------------------


def test_the_order_says_who_sits_where() -> None:
    data = given({"turn": 2, "storm": 8, "order": ["guild", "fremen"]})
    assert data["order"][:2] == ["guild", "fremen"]
    assert (data["guild"]["circle"], data["fremen"]["circle"]) == (4, 5)
    assert len(data["order"]) == 6


def test_a_circle_may_be_given_instead() -> None:
    data = given({"guild": {"circle": 6}})
    assert (data["guild"]["circle"], data["harkonnen"]["circle"]) == (6, 5)
    assert "leave out the circles" in refused({"order": ["guild"], "guild": {"circle": 6}})
    assert "expected 1 to 6" in refused({"guild": {"circle": 7}})
    both = {"guild": {"circle": 6}, "emperor": {"circle": 6}}
    assert "two factions sit on one circle" in refused(both)


def test_two_factions_dial() -> None:
    assert given({"turn": 2, "dialers": ["guild", "fremen"]})["dialers"] == ["guild", "fremen"]
    assert "two factions dial" in refused({"turn": 2, "dialers": ["guild"]})
    assert "stands there twice" in refused({"turn": 2, "dialers": ["guild", "guild"]})
    assert "nobody plays guild" in refused({"turn": 2, "dialers": ["guild"]}, players=3)


# Forces -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ({}, (20, 0)),
        ({"forces": {"carthag": 4}}, (16, 0)),
        ({"tanks": 5}, (15, 5)),
        ({"reserves": 12}, (12, 8)),
        ({"forces": {"carthag": 4, "old-gap-9": 1}, "reserves": 10}, (10, 5)),
    ],
)
def test_forces_are_twenty(own: Given, expected: tuple[int, int]) -> None:
    emperor = given({"emperor": own})["emperor"]
    assert (emperor["reserves"], emperor["tanks"]) == expected


@pytest.mark.parametrize(
    "own", [{"tanks": 21}, {"forces": {"carthag": 21}}, {"reserves": 10, "tanks": 9}]
)
def test_forces_that_do_not_make_twenty_are_refused(own: Given) -> None:
    assert "20 forces in all" in refused({"emperor": own})


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ({}, (5, 0, {})),
        ({"forces": {"carthag": 4}, "starred": {"carthag": 2}}, (3, 0, {"carthag": 2})),
        ({"forces": {"carthag": 4}, "reserves": 1}, (1, 4, {})),
        ({"forces": {"carthag": 19}}, (1, 0, {"carthag": 4})),
        ({"tanks": 6, "starred-tanks": 3}, (2, 3, {})),
    ],
)
def test_starred_forces_are_five_sardaukar(own: Given, expected: tuple[int, int, Given]) -> None:
    emperor = given({"phase": "bidding", "emperor": own}, advanced=True)["emperor"]
    assert (emperor["starred-reserves"], emperor["starred-tanks"], emperor["starred"]) == expected


def test_starred_forces_are_among_the_forces() -> None:
    own: Given = {"forces": {"carthag": 1}, "starred": {"carthag": 2}}
    assert "5 starred forces in all" in refused({"emperor": own}, advanced=True)
    assert "5 starred forces in all" in refused({"emperor": {"starred-tanks": 1}}, advanced=True)
    assert "0 starred forces in all" in refused({"emperor": {"starred-reserves": 1}})


def test_advisors_need_company_and_the_advanced_game() -> None:
    there: Given = {"forces": {"carthag": 2}, "advisors": ["carthag"]}
    data = given({"turn": 2, "bene-gesserit": there}, advanced=True)
    assert data["bene-gesserit"]["advisors"] == ["carthag"]
    assert "advanced game" in refused({"bene-gesserit": there})
    alone: Given = {"forces": {"gara-kulon": 2}, "advisors": ["gara-kulon"]}
    assert "advisors are not alone" in refused({"bene-gesserit": alone}, advanced=True)
    nobody: Given = {"advisors": ["carthag"]}
    assert "no forces in carthag" in refused({"bene-gesserit": nobody}, advanced=True)


def test_a_third_faction_in_a_stronghold_is_refused() -> None:
    crowd = {name: {"forces": {"sietch-tabr": 1}} for name in ("emperor", "guild")}
    assert "holds 3 fighting factions" in refused(crowd)


# Cards --------------------------------------------------------------------------------------------


def test_cards_are_never_made() -> None:
    assert "given.emperor.hand: no lasgun is left" in refused({"emperor": {"hand": ["2 lasgun"]}})
    both = {"emperor": {"hand": ["hajr"]}, "treachery-discard": ["hajr"]}
    assert "no hajr is left" in refused(both)
    assert "no red-chasm is left" in refused(
        {"spice-deck": ["red-chasm"], "spice-piles": [["red-chasm"]]}
    )


def test_a_hand_can_be_dealt_by_number_up_to_its_limit() -> None:
    data = given({"emperor": {"hand": 3}, "harkonnen": {"hand": 8}})
    assert (data["emperor"]["cards"], data["harkonnen"]["cards"]) == (3, 8)
    assert "4 cards at most" in refused({"emperor": {"hand": 5}})


def test_a_named_deck_lies_on_top_of_the_rest() -> None:
    data = given({"treachery-deck": ["lasgun", "shield"], "spice-deck": ["2 shai-hulud"]})
    assert data["treachery-deck"][:2] == ["lasgun", "shield"]
    assert len(data["treachery-deck"]) == 33
    assert data["spice-deck"][:2] == ["shai-hulud", "shai-hulud"]
    assert len(data["spice-deck"]) == 21


def test_end_makes_a_named_deck_the_whole_deck() -> None:
    data = given({"treachery-deck": ["lasgun", "end"]})
    assert (data["treachery-deck"], len(data["treachery-discard"])) == (["lasgun"], 32)
    assert "left over" in refused({"treachery-deck": [], "treachery-discard": ["lasgun"]})
    data = given({"turn": 2, "spice-deck": [], "spice-piles": [["old-gap"], ["red-chasm"]]})
    assert (data["spice-deck"], data["spice-piles"][0][0]) == ([], "old-gap")
    assert [len(pile) for pile in data["spice-piles"]] == [20, 1]
    assert "drop an `end`" in refused({"spice-deck": [], "spice-piles": [["old-gap", "end"]]})


def test_the_next_worm_comes_to_the_highest_territory_of_its_pile() -> None:
    piles = [["shai-hulud", "old-gap", "red-chasm"], ["south-mesa"]]
    data = given({"turn": 2, "spice-piles": piles})
    assert data["worm-territories"] == ["old-gap", "south-mesa"]
    data = given({"turn": 2, "worm-territories": [None, "red-chasm"]})
    assert data["worm-territories"] == [None, "red-chasm"]


def test_the_auction_row_is_dealt_in_bidding() -> None:
    data = given({"phase": "bidding", "auction-row": ["lasgun", "shield"]}, factions=THREE)
    assert (data["auction-row"][:2], len(data["auction-row"])) == (["lasgun", "shield"], 3)
    row = ["lasgun", "shield", "snooper", "kulon"]
    assert "3 factions have room" in refused(
        {"phase": "bidding", "auction-row": row}, factions=THREE
    )
    assert "in `phase: bidding`" in refused({"auction-row": ["lasgun"]})


def test_without_the_shield_wall_the_atomics_are_out_of_the_game() -> None:
    for position in ({"shield-wall": False}, {"out-of-game": ["family-atomics"]}):
        data = given({"turn": 2, **position})
        assert (data["shield-wall"], data["out-of-game"]) == (False, ["family-atomics"])
    held: Given = {"shield-wall": False, "emperor": {"hand": ["family-atomics"]}}
    assert "no family-atomics is left" in refused(held)
    assert "only the Family Atomics" in refused({"out-of-game": ["karama"]})
    both = {"out-of-game": ["family-atomics"], "shield-wall": True}
    assert "so the wall is gone" in refused(both)


def test_traitors_are_exchanged() -> None:
    data = given({"harkonnen": {"traitors": ["caid", "stilgar"]}, "guild": {"traitors": ["alia"]}})
    assert {"caid", "stilgar"} <= set(data["harkonnen"]["traitors"])
    assert len(data["harkonnen"]["traitors"]) == 4
    assert data["guild"]["traitors"] == ["alia"]
    assert "alia" in data["guild"]["traitors-dealt"]
    both = {"guild": {"traitors": ["alia"]}, "emperor": {"traitors-dealt": ["alia"]}}
    assert "is in two places" in refused(both)
    assert "it keeps 1" in refused({"guild": {"traitors": ["alia", "caid"]}})
    assert "4 traitor cards are dealt" in refused(
        {"harkonnen": {"traitors-dealt": ["alia", "caid", "jamis", "chani", "otheym"]}}
    )
    assert "no traitor card of alia" in refused({"emperor": {"traitors": ["alia"]}}, factions=THREE)


# Leaders and the rest of a faction ----------------------------------------------------------------


def test_leaders_are_at_home_in_the_tanks_captive_or_where_they_fought() -> None:
    position: Given = {
        "turn": 3,
        "phase": "battle",
        "emperor": {
            "leaders": {"caid": "tanks", "burseg": "captive", "bashar": "arrakeen"},
            "deaths": {"hasimir-fenring": 1},
            "forces": {"carthag": 1},
        },
    }
    data = given(position, advanced=True)
    assert data["emperor"]["leaders"]["bashar"] == "arrakeen"
    assert data["emperor"]["deaths"] == {"caid": 1, "hasimir-fenring": 1}
    assert data["harkonnen"]["captives"] == ["burseg"]
    assert "in `phase: battle` only" in refused({"emperor": {"leaders": {"caid": "carthag"}}})


def test_captives_may_be_given_with_the_harkonnen() -> None:
    data = given({"harkonnen": {"captives": ["caid"]}}, advanced=True)
    assert data["emperor"]["leaders"]["caid"] == "captive"
    assert "captives belong to the advanced game" in refused({"harkonnen": {"captives": ["caid"]}})


def test_the_kwisatz_haderach_belongs_to_the_advanced_game() -> None:
    own: Given = {"battle-losses": 7, "kwisatz-haderach": "tanks"}
    assert given({"atreides": own}, advanced=True)["atreides"]["kwisatz-haderach"] == "tanks"
    assert "set option advanced" in refused({"atreides": own})


def test_one_ally_names_the_other() -> None:
    data = given({"guild": {"allies": ["emperor"]}})
    assert (data["guild"]["allies"], data["emperor"]["allies"]) == (["emperor"], ["guild"])
    three = {"guild": {"allies": ["emperor", "fremen"]}}
    assert "given is no position of the game" in refused(three)


def test_what_a_karama_stopped_stays_stopped_in_the_phase_given() -> None:
    data = given({"phase": "bidding", "stopped": ["bidding-prescience"]})
    assert data["stopped"] == ["bidding-prescience"]


def test_the_storm_card_is_drawn_in_the_advanced_game() -> None:
    assert given({"turn": 2, "storm-card": 4}, advanced=True)["storm-card"] == 4
    assert given({"turn": 2}, advanced=True)["storm-card"] in range(1, 7)
    assert "there are none" in refused({"turn": 2, "storm-card": 4})
    assert "expected 1 to 6" in refused({"turn": 2, "storm-card": 7}, advanced=True)


# What cannot be given -----------------------------------------------------------------------------


DEAL: Given = {"parties": ["emperor", "harkonnen"]}
TERM: Given = {"from": "emperor", "to": "harkonnen", "spice": 3}


def test_a_deal_that_was_made_is_paid_in_its_time() -> None:
    """CLA-DEAL-09: at the start of the phase that it names."""
    due = [{**TERM, "turn": 2, "phase": "revival"}, {**TERM, "turn": 3, "phase": "storm"}]
    deals = [{**DEAL, "promise": "peace", "terms": due}]
    position = {"turn": 2, "phase": "revival", "emperor": {"spice": 10}, "deals": deals}

    data = given(position, factions=THREE)

    assert (data["emperor"]["spice"], data["harkonnen"]["bribes"]) == (7, 3)
    assert data["deals"] == [
        {
            "number": 1,
            "proposer": "emperor",
            "parties": ["emperor", "harkonnen"],
            "agreed": ["emperor", "harkonnen"],
            "cancelling": [],
            "terms": [{**TERM, "turn": 3, "phase": "storm"}],
            "promise": "peace",
        }
    ]


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        ({"parties": ["emperor"]}, "two parties or more"),
        ({**DEAL, "proposer": "atreides"}, "all others named among them"),
        ({**DEAL, "agreed": ["harkonnen"]}, "its proposer has agreed"),
        ({**DEAL, "number": 4}, "leave it out"),
        ({**DEAL, "terms": [TERM]}, "that has been paid"),
        ({**DEAL, "terms": [{**TERM, "turn": 3}]}, "a turn and a phase, or neither"),
        ({**DEAL, "terms": [{**TERM, "to": "atreides"}]}, "from one party to another"),
        ({"parties": ["emperor", "guild"]}, "nobody plays guild"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: Given, expected: str) -> None:
    assert expected in refused({"turn": 2, "deals": [deal]}, factions=THREE)


def test_there_is_no_storm_before_the_first_and_always_one_after() -> None:
    assert given({"storm": None})["storm"] is None
    assert "expected 1 to 18" in refused({"storm": None, "turn": 2})
    assert "no storm before the first" in refused({"storm": 4})


def test_a_typo_is_an_error_with_near_matches() -> None:
    assert "arrakeen" in refused({"emperor": {"forces": {"arakeen": 1}}})
    assert "pasty-mesa-7" in refused({"emperor": {"forces": {"pasty-mesa": 1}}})
    assert "karama" in refused({"emperor": {"hand": ["karma"]}})
    assert "caid" in refused({"emperor": {"leaders": {"cai": "tanks"}}})
    assert "starred-tanks" in refused({"emperor": {"star-tanks": 1}})
    assert "shield-wall" in refused({"shield-walls": False})
    assert "advisors" in refused({"bene-gesserit": {"adviser": []}})


def test_what_follows_cannot_be_given() -> None:
    assert "it follows from the position" in refused({"winners": ["emperor"]})
    assert "cannot be given" in refused({"emperor": {"strongholds": 2}})
    assert "write it under options" in refused({"turns": 5})


def test_a_faction_that_does_not_play_has_nothing() -> None:
    assert "nobody plays guild" in refused({"guild": {"spice": 3}}, factions=THREE)
    assert "nobody plays guild" in refused({"emperor": {"allies": ["guild"]}}, factions=THREE)


def test_a_number_of_players_is_a_number() -> None:
    assert "expected a number" in refused({}, players="three")
