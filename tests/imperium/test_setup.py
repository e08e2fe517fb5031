"""Setting up the table: what is drawn at random, and what is refused (IMP-SETUP, IMP-COMP).

Where everything lies at the start is in tests/scenarios/imperium/setup/.
"""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest

import kanly
from kanly.core.errors import KanlyError
from kanly.core.setup import Options
from kanly.imperium.choices import COLOURS
from kanly.imperium.columns import LEADER_NAMES
from kanly.imperium.position import Imperium
from kanly.imperium.tables.leaders import BASE_LEADERS
from tests.imperium.reference import DATA, slug

SEEDS = range(40)
LEADERS = [made.slug for made in BASE_LEADERS]
TIERS = {slug(entry["id"]): entry["tier"] for entry in DATA["conflict_deck"]}
STARTER_DECK = [
    "convincing-argument",
    "convincing-argument",
    "dagger",
    "dagger",
    "diplomacy",
    "dune-the-desert-planet",
    "dune-the-desert-planet",
    "reconnaissance",
    "seek-allies",
    "signet-ring",
]


def table(seed: int, players: int = 4) -> dict[str, object]:
    """A table laid out whose Leaders are still to be chosen: Phase 1 has not begun."""
    return kanly.new("imperium", players, seed, {"draft": True}).describe()


def names(data: dict[str, object], *path: str) -> list[str]:
    """The list of names at the end of a path into a description."""
    value: object = data
    for step in path:
        value = cast(dict[str, object], value)[step]
    return cast(list[str], value)


def leaders_of(game: Imperium) -> list[str]:
    return [LEADER_NAMES[leader] for leader in game.leader]


def new(players: int, seed: int = 0, options: Options | None = None) -> Imperium:
    return cast(Imperium, kanly.new("imperium", players, seed, options))


# The Conflict deck --------------------------------------------------------------------------------


def test_conflict_deck_is_one_card_of_tier_1_five_of_tier_2_and_all_of_tier_3() -> None:
    """IMP-SETUP-03: top to bottom, for any shuffle."""
    for seed in SEEDS:
        tiers = [TIERS[name] for name in names(table(seed), "conflict-deck")]
        assert tiers == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]


def test_conflict_cards_are_chosen_and_ordered_at_random() -> None:
    """IMP-SETUP-03: each Conflict I and II can come up, and Conflict III in any order."""
    decks = [names(table(seed), "conflict-deck") for seed in SEEDS]
    assert len({deck[0] for deck in decks}) == 4
    assert len({name for deck in decks for name in deck[1:6]}) == 10
    assert len({tuple(deck[6:]) for deck in decks}) > 10


def test_other_conflict_cards_leave_the_game_unseen() -> None:
    """IMP-SETUP-04: nobody sees which they are."""
    game = kanly.new("imperium", 3, 5, {"draft": True})
    deck, box = names(game.describe(), "conflict-deck"), names(game.describe(), "conflict-box")
    assert sorted(deck + box) == sorted(TIERS)
    assert len(box) == 8
    for seat in (0, 1, 2, None):
        seen = game.view(seat).data()
        assert set(names(seen, "conflict-box")) == {"?"}
        assert set(names(seen, "conflict-deck")) == {"?"}


# Decks and Row ------------------------------------------------------------------------------------


def test_intrigue_deck_is_shuffled_and_face_down() -> None:
    """IMP-SETUP-05."""
    decks = {tuple(names(table(seed), "intrigue-deck")) for seed in range(5)}
    assert len(decks) == 5
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
    seen = kanly.new("imperium", 3, 5, {"draft": True}).view(0).data()
    assert set(names(seen, "intrigue-deck")) == {"?"}


def test_imperium_deck_is_shuffled_and_five_cards_lie_face_up_in_the_row() -> None:
    """IMP-SETUP-06."""
    rows = {tuple(names(table(seed), "row")) for seed in range(5)}
    assert len(rows) == 5
    assert {len(row) for row in rows} == {5}
    everything = {
        tuple(sorted(names(table(seed), "row") + names(table(seed), "imperium-deck")))
        for seed in range(5)
    }
    assert len(everything) == 1
    game = kanly.new("imperium", 3, 5, {"draft": True})
    assert names(game.view(2).data(), "row") == names(game.describe(), "row")
    assert set(names(game.view(2).data(), "imperium-deck")) == {"?"}


def test_reserve_lies_face_up() -> None:
    """IMP-SETUP-07: everyone sees the piles and their sizes."""
    for seat in (0, None):
        seen = kanly.new("imperium", 3, 5, {"draft": True}).view(seat).data()
        assert seen["reserve"] == {"arrakis-liaison": 8, "the-spice-must-flow": 10, "foldspace": 6}


def test_each_player_shuffles_the_same_ten_cards() -> None:
    """IMP-SETUP-09, IMP-COMP-07."""
    for seed in range(5):
        decks = [names(table(seed), colour, "deck") for colour in COLOURS]
        assert [sorted(deck) for deck in decks] == [STARTER_DECK] * 4
        assert len({tuple(deck) for deck in decks}) == 4
        assert [names(table(seed), colour, "hand") for colour in COLOURS] == [[]] * 4


# Leaders ------------------------------------------------------------------------------------------


def test_leaders_can_be_assigned() -> None:
    """IMP-SETUP-08."""
    wanted = ["helena-richese", "paul-atreides", "glossu-rabban"]
    assert leaders_of(new(3, 0, {"leaders": wanted})) == wanted
    assert leaders_of(new(3, 9, {"leaders": wanted})) == wanted


def test_leaders_are_dealt_at_random_from_the_seed() -> None:
    """IMP-SETUP-08: the same seed deals the same Leaders, none of them twice."""
    dealt = [leaders_of(new(4, seed)) for seed in SEEDS]
    assert dealt == [leaders_of(new(4, seed)) for seed in SEEDS]
    assert {len(set(leaders)) for leaders in dealt} == {4}
    for seat in range(4):
        assert {leaders[seat] for leaders in dealt} == set(LEADERS)


def test_no_leader_is_used_twice() -> None:
    """IMP-SETUP-08."""
    twice = ["paul-atreides", "helena-richese", "paul-atreides"]
    with pytest.raises(KanlyError, match="once"):
        kanly.new("imperium", 3, 0, {"leaders": twice})


@pytest.mark.parametrize("count", [2, 4])
def test_each_player_has_exactly_one_leader(count: int) -> None:
    """IMP-SETUP-08: too few and too many are refused."""
    with pytest.raises(KanlyError, match=f"{count} leaders for 3 players"):
        kanly.new("imperium", 3, 0, {"leaders": LEADERS[:count]})


def test_any_combination_of_leaders_is_legal() -> None:
    """IMP-COMP-06, IMP-SETUP-21: also two of one House; complexity restricts nothing."""
    for four in combinations(LEADERS, 4):
        assert leaders_of(new(4, 0, {"leaders": list(four)})) == list(four)


# Players ------------------------------------------------------------------------------------------


def test_the_first_player_is_chosen_at_random() -> None:
    """IMP-SETUP-18: any of them, and that player takes the first turn."""
    plain = ["paul-atreides", "helena-richese", "glossu-rabban", "duke-leto-atreides"]
    games = [new(4, seed, {"leaders": plain}) for seed in SEEDS]
    assert {game.first for game in games} == {0, 1, 2, 3}
    assert [game.pending[0].seat for game in games] == [game.first for game in games]


@pytest.mark.parametrize(("players", "houses"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_each_player_has_a_colour_of_their_own(players: int, houses: int) -> None:
    """IMP-COMP-09: red, blue, yellow, green; Rivals take the next ones."""
    data = new(players).describe()
    found = [name for name in data if name in ("red", "blue", "yellow", "green")]
    assert found == ["red", "blue", "yellow", "green"][:houses]


@pytest.mark.parametrize(("players", "cards"), [(1, 27), (2, 28), (3, 0), (4, 0)])
def test_house_hagal_joins_one_or_two_players_only(players: int, cards: int) -> None:
    """IMP-SETUP-20, IMP-COMP-13: one Rival for two players, two for one, none for more."""
    game = new(players)
    assert len(game.hagal_deck + game.hagal_discard) == cards
    rivals = [house for house in range(game.houses) if game.is_rival(house)]
    assert rivals == {1: [1, 2], 2: [2]}.get(players, [])


def test_resources_are_plain_totals() -> None:
    """IMP-COMP-12: no token and no denomination is part of a position."""
    red = cast(dict[str, object], new(3).describe()["red"])
    assert [type(red[name]) for name in ("solari", "spice", "water")] == [int, int, int]
