"""The tables of Rise of Ix hold what is printed."""

from __future__ import annotations

from typing import Any

import pytest

from kanly.imperium.effects import Op, make, split
from kanly.imperium.setup import BASE_CONFLICTS
from kanly.imperium.tables import conflicts, hagal, intrigues, leaders, spaces, tiles
from kanly.imperium.tables.cards import BY_SLUG, CARDS, EPIC, IX, NOT_SOLD
from kanly.imperium.tables.ix import CONTROL_THE_SPICE, IX_BOARD, IX_DECK, IX_INTRIGUES, SHIPPING
from tests.imperium.ix_reference import DATA, cost, effects, whole
from tests.imperium.reference import FACTIONS, ICONS, same, slug

TIMINGS = {"plot": intrigues.ANY_TIME, "combat": intrigues.COMBAT, "endgame": intrigues.ENDGAME}


def ids(value: Any) -> str:
    return value["id"] if isinstance(value, dict) else str(value)


def test_counts_are_those_of_the_box() -> None:
    """IX-SETUP-01, IX-TECH-09."""
    assert len({tile.slug for tile in tiles.TILES}) == len(tiles.TILES)
    found = {
        "imperium_cards_physical": len(IX_DECK),
        "imperium_cards_distinct": len({card for card in IX_DECK}),
        "intrigue_cards": len(IX_INTRIGUES),
        "conflict_cards": len(conflicts.CONFLICTS) - BASE_CONFLICTS,
        "tech_tiles": len(tiles.TILES),
        "leaders": sum(made.printed for made in leaders.LEADERS[len(leaders.BASE_LEADERS) :]),
        "hagal_cards_physical": sum(card.copies for card in hagal.HAGAL if card.ix),
    }
    assert found == {what: DATA["counts"][what] for what in found}
    assert bin(IX_BOARD).count("1") == 22


@pytest.mark.parametrize("entry", DATA["imperium_deck"], ids=ids)
def test_card(entry: dict[str, Any]) -> None:
    card = CARDS[BY_SLUG[slug(entry["id"])]]
    box = entry["reveal"]
    printed = effects([{k: box[k]} for k in ("persuasion", "swords") if box[k]])
    assert card.pile == IX
    assert (card.copies, card.cost) == (entry["copies"], entry["cost"])
    assert card.factions == sum(1 << FACTIONS[name] for name in entry["factions"])
    assert card.icons == sum(1 << ICONS.index(name) for name in entry["agent_icons"])
    assert card.infiltrates == entry["infiltrate"]
    assert card.unloads == entry["unload"]
    assert same(card.agent, effects(entry["agent"]["effects"]))
    assert same(card.reveal, printed + effects(box["other"]))
    assert same(card.acquire, effects(entry["acquire"]))


def test_control_the_spice() -> None:
    """IX-EPIC-11."""
    entry = DATA["epic_mode"]["control_the_spice"]
    card = CARDS[CONTROL_THE_SPICE]
    assert card.pile == EPIC
    assert card.cost == NOT_SOLD
    assert card.icons == sum(1 << ICONS.index(name) for name in entry["agent_icons"])
    assert same(card.agent, effects(entry["agent"]["effects"]))
    assert same(card.reveal, effects([{"persuasion": 1}, {"spice": 1}]))


@pytest.mark.parametrize("entry", DATA["intrigue_deck"], ids=ids)
def test_intrigue(entry: dict[str, Any]) -> None:
    card = intrigues.INTRIGUES[intrigues.BY_SLUG[slug(entry["id"])]]
    assert card.copies == 1
    if entry["id"] in ("grand_conspiracy", "strategic_push", "strongarm"):
        return
    for kind in entry["type"]:
        assert card.at(1 << TIMINGS[kind]) is not None
        assert same(card.at(1 << TIMINGS[kind]), effects([mode(entry[kind])]))


def mode(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != "text"}


def test_intrigues_with_words_of_their_own() -> None:
    """IX-CARD-19, IX-CARD-27: Grand Conspiracy, Strategic Push, Strongarm."""
    by = {card.slug: card for card in intrigues.INTRIGUES}
    assert by["grand-conspiracy"].effect is make(Op.GOALS, 1, 2)
    push = split(by["strategic-push"].effect)
    assert push == (make(Op.SWORDS, 2), make(Op.ON_WIN, parts=(make(Op.GAIN, 2, 0),)))
    assert by["strongarm"].timing == intrigues.AFTER_FACTION
    assert by["strongarm"].effect is cost([{"lose_troop": 1}]) >> make(Op.INFLUENCE_VISITED, 1)


@pytest.mark.parametrize("entry", DATA["conflict_deck"], ids=ids)
def test_conflict(entry: dict[str, Any]) -> None:
    """IX-CARD-28."""
    card = conflicts.CONFLICTS[conflicts.BY_SLUG[slug(entry["id"])]]
    assert card.tier == entry["tier"]
    assert card.location == conflicts.NO_LOCATION
    for reward, name in zip(card.rewards, ("first", "second", "third"), strict=True):
        assert same(reward, effects(entry[name]))


@pytest.mark.parametrize("entry", DATA["tech_tiles"], ids=ids)
def test_tile(entry: dict[str, Any]) -> None:
    """IX-CARD-07, IX-CARD-08, IX-CARD-13."""
    tile = tiles.TILES[tiles.BY_SLUG[slug(entry["id"])]]
    assert tile.cost == entry["cost"]
    assert tile.rival == entry["rival"]
    assert same(tile.acquire, effects(entry["acquire"]))
    timings = entry["timing"] if isinstance(entry["timing"], list) else [entry["timing"]]
    flips = tiles.FLIP if "flip_once_per_round" in timings else tiles.NO_USE
    once = tiles.TRASH_TILE if "any_of_your_turns_once_ever" in timings else flips
    assert tile.use_kind == once


def test_what_tiles_do() -> None:
    """IX-CARD-13, IX-TECH-20: abilities that are plain effects, as printed."""
    entries = {entry["id"]: entry["effect"] for entry in DATA["tech_tiles"]}
    of = {tile.slug: tile for tile in tiles.TILES}
    for name in ("artillery", "disposal_facility", "minimic_film", "restricted_ordnance"):
        assert same(of[slug(name)].reveal, effects([entries[name]]))
    for name in ("flagship", "holoprojectors", "invasion_ships"):
        assert of[slug(name)].use is cost(entries[name]["cost"]) >> whole(entries[name]["gain"])
    assert same(of["training-drones"].use, effects(entries["training_drones"]["gain"]))
    assert same(of["sonic-snoopers"].use, effects(entries["sonic_snoopers"]["gain"]))
    assert of["spy-satellites"].use is cost([{"spice": 3}]) >> whole([{"vp": 1}])
    assert same(of["spy-satellites"].endgame, effects([entries["spy_satellites"]["endgame"]]))
    assert same(of["holtzman-engine"].round_start, effects([{"draw": 1}]))
    assert same(of["holtzman-engine"].endgame, effects([entries["holtzman_engine"]["endgame"]]))
    assert same(of["memocorders"].endgame, effects([entries["memocorders"]]))
    assert same(of["shuttle-fleet"].round_start, effects([entries["shuttle_fleet"]]))
    assert same(of["windtraps"].win, effects([entries["windtraps"]]))
    assert of["chaumurky"].always is make(Op.WIN_TIES)
    assert of["spaceport"].always is make(Op.ALL_TO_DECK)
    assert of["troop-transports"].always is make(Op.SHIP_BONUS, 1)
    assert of["detonation-devices"].always is make(Op.DETONATE, 1)


@pytest.mark.parametrize("entry", DATA["leaders"], ids=ids)
def test_leader(entry: dict[str, Any]) -> None:
    """IX-SOLO-01."""
    leader = leaders.LEADERS[leaders.BY_SLUG[slug(entry["id"])]]
    signet = entry["signet_ability"]
    assert leader.house == entry["house"].lower()
    assert leader.complexity == entry["difficulty"]
    assert leader.rival == entry["rival_allowed"]
    assert leader.left == entry["left_ability"]["name"]["en"].lower().replace(" ", "-")
    assert leader.right == signet["name"]["en"].lower().replace(" ", "-")
    if "cost" in signet:
        assert leader.signet is cost(signet["cost"]) >> whole(signet["gain"])


@pytest.mark.parametrize("entry", DATA["board_spaces"]["new_spaces"], ids=ids)
def test_space(entry: dict[str, Any]) -> None:
    """IX-SETUP-05."""
    space = next(s for s in spaces.SPACES if s.slug == slug(entry["id"]))
    needs = entry.get("requirement", {}).get("influence_at_least", {"faction": "fremen", "n": 0})
    printed = effects(
        [{k: v for k, v in row.items() if k != "optional"} for row in entry["effect"]]
    )
    if "reveal_turn" in entry:
        printed.append(make(Op.HERE_AT_REVEAL, parts=(make(Op.PERSUASION, 1),)))
    assert IX_BOARD >> space.id & 1
    assert not space.combat
    assert space.icon == ICONS.index(entry["icon"])
    assert (space.needs_faction, space.needs) == (FACTIONS[needs["faction"]], needs["n"])
    assert space.solari == sum(row.get("solari", 0) for row in entry["cost"])
    assert same(space.text, printed)


def test_covered_spaces() -> None:
    """IX-SETUP-04."""
    for entry in DATA["board_spaces"]["overlay"]["removed_base_spaces"]:
        space = next(s for s in spaces.SPACES if s.slug == slug(entry["id"]))
        assert not IX_BOARD >> space.id & 1
    for entry in DATA["board_spaces"]["overlay"]["reprinted_unchanged"]:
        space = next(s for s in spaces.SPACES if s.slug == slug(entry["id"]))
        assert IX_BOARD >> space.id & 1
        assert space.solari == entry["cost"][0]["solari"]


def test_shipping_track() -> None:
    """IX-SHIP-06, IX-SHIP-07, IX-SHIP-09, IX-SHIP-10."""
    steps = DATA["shipping_track"]["spaces_bottom_to_top"]
    assert steps[0]["reward"] == []
    assert [SHIPPING[0]] == effects(steps[1]["reward"])
    troops, chosen = split(SHIPPING[1])
    assert troops is make(Op.SHIP_TROOPS, steps[2]["reward"][0]["troops"])
    assert [chosen] == effects(steps[2]["reward"][1:])
    assert [SHIPPING[2]] == effects(steps[3]["reward"])


@pytest.mark.parametrize("entry", DATA["hagal_deck"]["cards"], ids=ids)
def test_hagal_card(entry: dict[str, Any]) -> None:
    """IX-HAGAL-04, IX-HAGAL-22."""
    card = hagal.HAGAL[hagal.BY_SLUG[slug(entry["id"])]]
    assert card.copies == entry["copies"]
    assert card.swords == entry["swords"]
    assert card.marking == {None: hagal.BOTH, "1P": hagal.SOLO, "2P": hagal.TWO}[entry["mark"]]
    assert card.ix


def test_hagal_decks() -> None:
    """IX-HAGAL-01, IX-HAGAL-02, IX-HAGAL-03."""
    assert len(hagal.deck(hagal.SOLO, ix=True)) == 30
    assert len(hagal.deck(hagal.TWO, ix=True)) == 29
