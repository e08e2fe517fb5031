"""Setting up the table with Rise of Ix: what is drawn at random, and what there is (IX-SETUP).

Where everything lies at the start is in tests/scenarios/imperium-ix/setup/.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import cast

import pytest

import kanly
from kanly.core.errors import KanlyError
from kanly.core.scenario import Scenario, parse, scenario_files
from kanly.core.setup import Options
from kanly.imperium.choices import COLOURS
from kanly.imperium.columns import LEADER_NAMES, SPACE_NAMES, TILE_NAMES
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange
from kanly.imperium.tables.cards import BY_SLUG, CARDS
from kanly.imperium.tables.leaders import BASE_LEADERS, LEADERS
from kanly.imperium.tables.spaces import ICON_NAMES, SPACES
from tests.imperium.ix_reference import DATA
from tests.imperium.reference import DATA as BASE_DATA
from tests.imperium.reference import slug

SEEDS = range(30)
IX: Options = {"ix": True}
DRAFT: Options = {"ix": True, "draft": True}
NEW_CARDS = Counter({slug(entry["id"]): entry["copies"] for entry in DATA["imperium_deck"]})
IMPERIUM_CARDS = BASE_DATA["counts"]["imperium_deck"]["expected"] + NEW_CARDS.total()
NEW_INTRIGUES = [slug(entry["id"]) for entry in DATA["intrigue_deck"]]
NEW_LEADERS = [slug(entry["id"]) for entry in DATA["leaders"]]
TIERS = {
    slug(entry["id"]): entry["tier"] for entry in BASE_DATA["conflict_deck"] + DATA["conflict_deck"]
}


def table(seed: int, players: int = 4) -> dict[str, object]:
    """A table laid out whose Leaders are still to be chosen: Phase 1 has not begun."""
    return kanly.new("imperium", players, seed, DRAFT).describe()


def names(data: dict[str, object], *path: str) -> list[str]:
    """The list of names at the end of a path into a description."""
    value: object = data
    for step in path:
        value = cast(dict[str, object], value)[step]
    return cast(list[str], value)


def stacks(data: dict[str, object]) -> list[list[str]]:
    return list(cast(dict[str, list[str]], data["tech-stacks"]).values())


def new(players: int, seed: int = 0, options: Options | None = None) -> Imperium:
    return cast(Imperium, kanly.new("imperium", players, seed, IX if options is None else options))


def leaders_of(game: Imperium) -> list[str]:
    return [LEADER_NAMES[leader] for leader in game.leader]


# Components ---------------------------------------------------------------------------------------


def test_the_expansion_adds_these_components() -> None:
    """IX-SETUP-01: 35 Imperium, 17 Intrigue, 4 Conflict and 9 Hagal cards, 18 tiles, 6 Leaders."""
    base = kanly.new("imperium", 4, 0, {"draft": True}).describe()
    more = table(0)

    def added(*piles: str) -> int:
        return sum(len(names(more, pile)) - len(names(base, pile)) for pile in piles)

    assert added("imperium-deck", "row") == 35
    assert added("intrigue-deck") == 17
    assert added("conflict-deck", "conflict-box") == 4
    assert sum(len(stack) for stack in stacks(more)) == 18
    assert sorted(made.slug for made in LEADERS[len(BASE_LEADERS) :]) == sorted(NEW_LEADERS)
    ships = cast(dict[str, dict[str, dict[str, int]]], more)
    assert [sum(ships[colour]["dreadnoughts"].values()) for colour in COLOURS] == [2, 2, 2, 2]
    solo, two = new(1), new(2)
    hagal = set(solo.hagal_deck + solo.hagal_discard) | set(two.hagal_deck + two.hagal_discard)
    old = {card for game in (new(1, 0, {}), new(2, 0, {})) for card in game.hagal_deck}
    old |= {card for game in (new(1, 0, {}), new(2, 0, {})) for card in game.hagal_discard}
    assert len(hagal - old) == 6  # 9 cards, three of them twice


def test_the_new_conflict_cards_are_two_of_tier_1_and_one_each_of_tiers_2_and_3() -> None:
    """IX-SETUP-01."""
    assert sorted(entry["tier"] for entry in DATA["conflict_deck"]) == [1, 1, 2, 3]
    deck = names(table(0), "conflict-deck") + names(table(0), "conflict-box")
    assert set(deck) == set(TIERS)


# The rules of the base game -----------------------------------------------------------------------

COVERED = ("hall-of-oratory", "rally-troops", "secure-contract", "sell-melange")
CHANGED = {
    # counts of decks that are larger now
    "Trashed cards do not come back to the Row",
    "When the Imperium deck is empty the Row is not refilled",
    "With no Intrigue card left Imperial Spy is not trashed for nothing",
    "With no Intrigue card left Thufir Hawat draws none",
    "With no Intrigue card left the winner takes the spice alone",
    "Reshuffle makes a new deck of all cards at once, then a new card is revealed",
    "Reshuffle does the same when it is revealed in Combat",
    "Reshuffle does so while cards are left in the deck",
    "The last card counts in Combat too before all are shuffled",
    "A card goes to the discard pile when it is resolved, so its own effect cannot draw it again",
    "An empty Intrigue deck is made anew from its discard pile",
    "With deck and discard pile empty no Intrigue card is drawn",
    "The card played cannot be drawn as the bonus it brings at 4 Influence",
    "The board before the first round",
    "What a Rival starts with",
    "House Hagal at the start of a two-player game",
    # Rivals exchange spice in a Conflict III only (IX-SOLO-06)
    "7 spice become 1 VP at once",
    "The exchange repeats while it can",
}
"""Scenarios of the base game that the expansion changes."""


def base_scenarios() -> list[Scenario]:
    """The scenarios of the base game that neither name a covered space nor are changed."""
    found: list[Scenario] = []
    folder = Path(__file__).parents[1] / "scenarios" / "imperium"
    for path in scenario_files(folder):
        for text in path.read_text(encoding="utf-8").split("\n---\n"):
            if not any(space in text for space in COVERED):
                found += parse(text, path.stem)
    return [scenario for scenario in found if scenario.name not in CHANGED]


def test_the_rules_of_the_base_game_hold_with_the_expansion() -> None:
    """IX-SETUP-02: more than a thousand scenarios of the base game, played on the new board."""
    scenarios = base_scenarios()
    assert len(scenarios) > 1000
    for scenario in scenarios:
        scenario.options = {**scenario.options, "ix": True}
        assert scenario.run().failures == [], scenario.name


# The board ----------------------------------------------------------------------------------------


def test_the_board_has_22_spaces_again() -> None:
    """IX-SETUP-05, IX-SETUP-03: 8 of the factions, 4 City, 5 Landsraad, 5 Spice Trade."""
    board = [space for space in SPACES if new(3).board >> space.id & 1]
    kinds = Counter(ICON_NAMES[space.icon] for space in board)
    assert len(board) == 22
    assert (kinds["landsraad"], kinds["spice-trade"], kinds["city"]) == (5, 5, 4)
    factions = ("emperor", "guild", "bene-gesserit", "fremen")
    assert [kinds[name] for name in factions] == [2, 2, 2, 2]


def test_four_spaces_are_covered_and_four_are_new() -> None:
    """IX-SETUP-04."""
    with_ix, without = new(3).board, new(3, 0, {}).board
    covered = {SPACE_NAMES[i] for i in range(len(SPACES)) if without & ~with_ix & 1 << i}
    added = {SPACE_NAMES[i] for i in range(len(SPACES)) if with_ix & ~without & 1 << i}
    assert covered == set(COVERED)
    assert added == {"dreadnought", "tech-negotiation", "smuggling", "interstellar-shipping"}


# Tiles --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_eighteen_tiles_make_three_stacks_of_six(players: int) -> None:
    """IX-SETUP-06, IX-TECH-09: every tile once, for any shuffle."""
    for seed in SEEDS:
        found = stacks(table(seed, players))
        assert [len(stack) for stack in found] == [6, 6, 6]
        assert sorted(found[0] + found[1] + found[2]) == sorted(TILE_NAMES)


def test_tiles_are_shuffled_and_only_the_top_ones_are_seen() -> None:
    """IX-SETUP-06."""
    assert len({tuple(stacks(table(seed))[0]) for seed in SEEDS}) == len(SEEDS)
    assert {stacks(table(seed))[0][0] for seed in range(200)} == set(TILE_NAMES)
    game = new(3, 5)
    for seat in (0, 1, 2, None):
        for seen, real in zip(stacks(game.view(seat).data()), stacks(game.describe())):
            assert seen == [real[0], "?", "?", "?", "?", "?"]


# Decks --------------------------------------------------------------------------------------------


def test_conflict_cards_come_from_pools_of_6_and_11_and_5() -> None:
    """IX-SETUP-07: each card of tier 1 and 2 can come up, the new ones too."""
    assert Counter(TIERS.values()) == {1: 6, 2: 11, 3: 5}
    decks = [names(table(seed), "conflict-deck") for seed in range(200)]
    assert len({deck[0] for deck in decks}) == 6
    assert len({name for deck in decks for name in deck[1:6]}) == 11
    assert len({name for deck in decks for name in deck[6:]}) == 5


def test_the_conflict_deck_is_built_as_in_the_base_game() -> None:
    """IX-SETUP-08: one I, five II, four III; one Conflict III stays in the box, unseen."""
    left: set[str] = set()
    for seed in SEEDS:
        data = table(seed)
        assert [TIERS[name] for name in names(data, "conflict-deck")] == [1, *[2] * 5, *[3] * 4]
        box = names(data, "conflict-box")
        assert Counter(TIERS[name] for name in box) == {1: 5, 2: 6, 3: 1}
        left |= {name for name in box if TIERS[name] == 3}
    assert len(left) == 5
    for seat in (0, 1, None):
        assert set(names(new(3, 5).view(seat).data(), "conflict-box")) == {"?"}


def test_the_intrigue_deck_has_57_cards() -> None:
    """IX-SETUP-09: the 17 new ones shuffled in."""
    decks = [names(table(seed), "intrigue-deck") for seed in SEEDS]
    assert {len(deck) for deck in decks} == {57}
    assert all(deck.count(card) == 1 for deck in decks for card in NEW_INTRIGUES)
    tops = {deck[0] for deck in decks}
    assert tops & set(NEW_INTRIGUES)
    assert tops - set(NEW_INTRIGUES)


def test_the_imperium_deck_and_the_row_hold_the_cards_of_both_boxes() -> None:
    """IX-SETUP-10: the 35 new ones are shuffled in before the Row is dealt."""
    rows: set[str] = set()
    for seed in SEEDS:
        data = table(seed)
        cards = Counter(names(data, "imperium-deck") + names(data, "row"))
        printed = [card for card in cards.elements() if CARDS[BY_SLUG[card]].printed]
        assert len(printed) == IMPERIUM_CARDS
        assert all(cards[card] == copies for card, copies in NEW_CARDS.items())
        assert len(names(data, "row")) == 5
        rows |= set(names(data, "row"))
    assert rows & set(NEW_CARDS)
    assert rows - set(NEW_CARDS)


# Leaders ------------------------------------------------------------------------------------------


def test_fourteen_leaders_may_be_taken() -> None:
    """IX-SETUP-11: old and new together, in any mix."""
    assert sum(made.printed for made in LEADERS) == 14
    for pair in combinations(LEADER_NAMES, 2):
        others = [name for name in LEADER_NAMES if name not in pair][:1]
        chosen: Options = {"ix": True, "leaders": [*pair, *others]}
        assert leaders_of(new(3, 0, chosen)) == [*pair, *others]


def test_all_fourteen_are_dealt_at_random() -> None:
    """IX-SETUP-11: to every seat, and in a draft."""
    dealt = [leaders_of(new(4, seed)) for seed in range(200)]
    for seat in range(4):
        assert {leaders[seat] for leaders in dealt} == set(LEADER_NAMES)
    offered = {name for seed in range(60) for name in names(table(seed), "red", "offers")}
    assert offered == set(LEADER_NAMES)


@pytest.mark.parametrize("leader", NEW_LEADERS)
def test_a_new_leader_needs_the_expansion(leader: str) -> None:
    """IX-SETUP-11."""
    with pytest.raises(KanlyError, match="set option ix"):
        new(3, 0, {"leaders": ["paul-atreides", "helena-richese", leader]})


# What only some games use -------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards"), [(1, 30), (2, 29), (3, 0), (4, 0)])
def test_house_hagal_cards_are_for_one_or_two_players(players: int, cards: int) -> None:
    """IX-SETUP-14."""
    game = new(players)
    assert len(game.hagal_deck + game.hagal_discard) == cards


def test_control_the_spice_is_for_epic_mode() -> None:
    """IX-SETUP-14, IX-EPIC-06."""
    for seed in SEEDS:
        data = table(seed)
        piles = names(data, "imperium-deck") + names(data, "row")
        for colour in COLOURS:
            piles = piles + names(data, colour, "deck")
        assert "control-the-spice" not in piles
    with pytest.raises(KanlyError, match="no control-the-spice is left"):
        arrange({"players": 3, "ix": True}, {"red": {"hand": ["control-the-spice"]}})
