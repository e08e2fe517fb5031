"""The tables hold what is printed: every count and value is compared with the reference data."""

from __future__ import annotations

from typing import Any

import pytest

from kanly.imperium.effects import FREMEN, Op, make
from kanly.imperium.setup import BASE_CONFLICTS
from kanly.imperium.tables import board, conflicts, factions, hagal, intrigues, leaders, spaces
from kanly.imperium.tables.cards import BY_SLUG as CARD
from kanly.imperium.tables.cards import (
    CARDS,
    IMPERIUM,
    IMPERIUM_DECK,
    NOT_SOLD,
    RESERVE,
    STARTER,
    STARTING_DECK,
)
from kanly.imperium.tables.leaders import BASE_LEADERS
from tests.imperium.reference import DATA, FACTIONS, ICONS, LOCATIONS, box, effects, same, slug

SECTIONS = {"starter_deck": STARTER, "reserve": RESERVE, "imperium_deck": IMPERIUM}
PRINTED_CARDS = [(pile, entry) for name, pile in SECTIONS.items() for entry in DATA[name]]


def ids(value: Any) -> str:
    return value["id"] if isinstance(value, dict) else str(value)


def test_counts_are_those_of_the_box() -> None:
    """IMP-COMP-01, IMP-COMP-02, IMP-COMP-03, IMP-COMP-04, IMP-COMP-05, IMP-COMP-07, IMP-COMP-13."""
    found = {
        "imperium_deck": sum(CARDS[card].printed for card in IMPERIUM_DECK),
        "starter_deck": len(STARTING_DECK),
        "reserve": sum(card.copies for card in CARDS if card.pile == RESERVE),
        "intrigue_deck": len(intrigues.INTRIGUE_DECK),
        "conflict_deck": BASE_CONFLICTS,
        "hagal_deck": sum(card.copies for card in hagal.HAGAL if not card.ix),
    }
    assert found == {deck: DATA["counts"][deck]["expected"] for deck in found}
    assert [card.copies for card in CARDS if card.pile == RESERVE] == [8, 10, 6]
    tiers = [card.tier for card in conflicts.CONFLICTS[:BASE_CONFLICTS]]
    assert [tiers.count(tier) for tier in (1, 2, 3)] == [4, 10, 4]
    assert sorted(made.house for made in BASE_LEADERS if made.printed) == sorted(
        ["atreides", "harkonnen", "richese", "thorvald"] * 2
    )
    assert bin(spaces.BASE_BOARD).count("1") == 22


def test_no_component_is_missing_and_none_is_added() -> None:
    base = [c for c in CARDS if c.pile in SECTIONS.values() and c.printed]
    assert [c.slug for c in base] == [slug(entry["id"]) for _, entry in PRINTED_CARDS]
    for section, names in (
        ("intrigue_deck", {intrigues.INTRIGUES[i].slug for i in intrigues.INTRIGUE_DECK}),
        ("conflict_deck", {card.slug for card in conflicts.CONFLICTS[:BASE_CONFLICTS]}),
        ("leaders", {leader.slug for leader in BASE_LEADERS if leader.printed}),
        ("board_spaces", {s.slug for s in spaces.SPACES if spaces.BASE_BOARD >> s.id & 1}),
    ):
        assert names == {slug(entry["id"]) for entry in DATA[section]}
    printed = {slug(entry["id"]).removeprefix("hagal-") for entry in DATA["hagal_deck"]}
    assert {card.slug for card in hagal.HAGAL if not card.ix} == printed


@pytest.mark.parametrize(("pile", "entry"), PRINTED_CARDS, ids=ids)
def test_card(pile: int, entry: dict[str, Any]) -> None:
    card = CARDS[CARD[slug(entry["id"])]]
    assert card.pile == pile
    assert card.copies == entry["copies"]
    assert card.cost == (NOT_SOLD if entry["cost"] is None else entry["cost"])
    assert card.factions == sum(1 << FACTIONS[name] for name in entry["factions"])
    assert card.icons == sum(1 << ICONS.index(name) for name in entry["agent_icons"])
    assert same(card.agent, box(entry["agent"]))
    assert same(card.reveal, box(entry["reveal"]))
    assert same(card.acquire, box(entry.get("acquire")))
    assert same(card.trashed, box(entry.get("passive")))


@pytest.mark.parametrize("entry", DATA["intrigue_deck"], ids=ids)
def test_intrigue(entry: dict[str, Any]) -> None:
    card = intrigues.INTRIGUES[intrigues.BY_SLUG[slug(entry["id"])]]
    rows = entry["effects"]
    assert card.copies == entry["copies"]
    named = {intrigues.TIMING_NAMES[card.timing]}
    if card.other_timing == intrigues.ENDGAME:
        named.add("endgame")
    assert named == set(entry["type"])
    if len(entry["type"]) > 1:
        assert same(card.effect, effects(rows[0]["combat"]))
        assert same(card.other_effect, effects(rows[1]["endgame"]))
    else:
        assert same(card.effect, effects(rows))
    assert (card.timing == intrigues.VICTORY) == entry["timing"].startswith("after combat")
    assert (card.timing == intrigues.TURN_START) == entry["timing"].startswith("start of your turn")
    assert (card.timing == intrigues.BEFORE_AGENT) == entry["timing"].startswith("your Agent turn")


@pytest.mark.parametrize("entry", DATA["conflict_deck"], ids=ids)
def test_conflict(entry: dict[str, Any]) -> None:
    card = conflicts.CONFLICTS[conflicts.BY_SLUG[slug(entry["id"])]]
    place = entry["contested_location"]
    assert card.tier == entry["tier"]
    assert card.location == (-1 if place is None else LOCATIONS.index(place))
    for reward, name in zip(card.rewards, ("first", "second", "third"), strict=True):
        assert same(reward, effects(entry["rewards"][name]))


@pytest.mark.parametrize("entry", DATA["leaders"], ids=ids)
def test_leader(entry: dict[str, Any]) -> None:
    """IMP-SETUP-21: complexity; and house, abilities, whether it may lead a Rival."""
    leader = leaders.LEADERS[leaders.BY_SLUG[slug(entry["id"])]]
    assert leader.house == entry["house"].lower()
    assert leader.complexity == entry["difficulty"]
    assert leader.rival == entry["usable_as_solo_rival"]
    assert leader.left == entry["left_ability"]["name"]["en"].lower().replace(" ", "-")
    assert leader.right == entry["signet_ability"]["name"]["en"].lower().replace(" ", "-")
    assert same(leader.signet, effects(entry["signet_ability"]["effects"]))


@pytest.mark.parametrize("entry", DATA["board_spaces"], ids=ids)
def test_space(entry: dict[str, Any]) -> None:
    """IMP-AGENT-21, IMP-DEPLOY-03."""
    space = next(s for s in spaces.SPACES if s.slug == slug(entry["id"]))
    cost = dict(entry["cost"])
    if isinstance(cost.get("spice"), list):
        assert [row[0] for row in spaces.SELL_TABLE] == cost["spice"]
        assert [row[1] for row in spaces.SELL_TABLE] == [x["solari"] for x in entry["exchange"]]
        cost["spice"] = min(cost["spice"])
    assert space.icon == ICONS.index(entry["agent_icon"])
    assert space.combat == entry["combat"]
    assert (space.solari, space.spice, space.water) == tuple(
        cost.get(name, 0) for name in ("solari", "spice", "water")
    )
    needs = entry["requirement"] or {"influence_at_least": {"fremen": 0}}
    assert (space.needs_faction, space.needs) == (FREMEN, needs["influence_at_least"]["fremen"])
    assert space.once == entry.get("once_per_game_per_player", False)
    if "influence" in entry:
        assert space.faction == FACTIONS[entry["influence"]["faction"]]
        assert entry["influence"]["amount"] == 1
    if "maker" in entry:
        base = entry["maker"]["base_spice"]
        assert space.effects == (make(Op.HARVEST, base, space.maker),)
    else:
        assert space.maker == -1
        assert same(space.text, effects(entry["effects"]))
    location = board.LOCATION[space.id]
    bonus = spaces.CONTROL_GAIN[location] if location >= 0 else None
    printed = effects([{"gain": entry["control_bonus"]}]) if "control_bonus" in entry else [None]
    assert [bonus] == printed


@pytest.mark.parametrize("entry", DATA["hagal_deck"], ids=ids)
def test_hagal_card(entry: dict[str, Any]) -> None:
    """IMP-HAGAL-26, IMP-HAGAL-27, IMP-HAGAL-28."""
    card = hagal.HAGAL[hagal.BY_SLUG[slug(entry["id"]).removeprefix("hagal-")]]
    assert card.copies == entry["copies"]
    assert card.troops == entry["troops"]
    assert card.swords == entry["swords"]
    assert card.signet == entry["signet"]
    assert card.marking == {None: hagal.BOTH, "1P": hagal.SOLO, "2P": hagal.TWO}[entry["marking"]]
    if entry["board_space"]:
        space = spaces.SPACES[card.space]
        assert space.slug == slug(entry["board_space"])
        assert space.combat == entry["combat_space"]
        named = {name: 1 for name, faction in FACTIONS.items() if faction == space.faction}
        assert named == entry["influence"]
    else:
        expected = {"harvest-spice": hagal.HARVEST, "reshuffle": hagal.RESHUFFLE}
        assert card.space == expected[card.slug]


@pytest.mark.parametrize("entry", DATA["solo_difficulty"]["levels"], ids=ids)
def test_difficulty(entry: dict[str, Any]) -> None:
    """IMP-SOLO-02: the four levels and their numbers."""
    level = next(d for d in hagal.DIFFICULTIES if d.slug == slug(entry["id"]))
    assert level.solari == entry["your_extra"].get("solari", 0)
    assert level.spice == entry["your_extra"].get("spice", 0)
    assert level.mentat_cost == entry["mentat_space_cost"]
    assert level.garrison == entry["rival_garrison_troops"]
    assert level.intrigues == entry["rival_extra"].get("intrigue", 0)
    assert level.third_agent == entry["conflict_cards_above_rival_swordmasters"]
    assert level.expert == entry["expert_deployment"]
    assert level.swordmaster == entry["you_can_gain_swordmaster"]


def test_influence_tracks() -> None:
    """IMP-INFL-07, IMP-INFL-18."""
    tracks = DATA["influence_tracks"]
    assert tracks["range"] == {"start": 0, "max": factions.TOP}
    for track in tracks["tracks"]:
        bonus = factions.BONUS[FACTIONS[track["faction"]]]
        assert [bonus] == effects([{"gain": track["bonus_at_4"]}])
