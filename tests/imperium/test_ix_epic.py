"""Epic mode: who may play it, and its Conflict deck (IX-EPIC).

What it changes at the table is in tests/scenarios/imperium-ix/epic/.
"""

from __future__ import annotations

from typing import cast

import pytest

import kanly
from kanly.core.errors import KanlyError
from kanly.core.setup import Options
from kanly.imperium.choices import COLOURS
from kanly.imperium.position import Imperium
from tests.imperium.test_ix_setup import TIERS, names

EPIC: Options = {"ix": True, "epic": True}
DRAFT: Options = {**EPIC, "draft": True}
SEEDS = range(30)


def table(seed: int, players: int = 3) -> dict[str, object]:
    return kanly.new("imperium", players, seed, DRAFT).describe()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_epic_mode_is_for_two_to_four_players(players: int) -> None:
    """IX-EPIC-01."""
    assert kanly.new("imperium", players, 0, EPIC).describe()["epic"] is True


def test_epic_mode_is_refused_in_the_solo_game() -> None:
    """IX-EPIC-01."""
    with pytest.raises(KanlyError, match="two to four players"):
        kanly.new("imperium", 1, 0, EPIC)


def test_epic_mode_needs_the_expansion() -> None:
    """IX-EPIC-04."""
    with pytest.raises(KanlyError, match="needs option ix"):
        kanly.new("imperium", 3, 0, {"epic": True})


def test_epic_mode_is_off_if_nothing_is_said() -> None:
    """IX-EPIC-01: an option."""
    assert kanly.new("imperium", 3, 0, {"ix": True}).describe()["epic"] is False


def test_the_conflict_deck_is_five_of_tier_2_on_all_five_of_tier_3() -> None:
    """IX-EPIC-03, IX-EPIC-04: no Conflict I; ten rounds remain."""
    seconds: set[str] = set()
    for seed in range(100):
        deck = names(table(seed), "conflict-deck")
        assert [TIERS[name] for name in deck] == [*[2] * 5, *[3] * 5]
        assert set(deck[5:]) == {name for name, tier in TIERS.items() if tier == 3}
        seconds |= set(deck[:5])
    assert seconds == {name for name, tier in TIERS.items() if tier == 2}


def test_conflict_cards_of_tier_3_lie_in_any_order() -> None:
    """IX-EPIC-03."""
    assert len({tuple(names(table(seed), "conflict-deck")[5:]) for seed in SEEDS}) > 15


@pytest.mark.parametrize("players", [3, 4])
def test_control_the_spice_replaces_one_dune_the_desert_planet(players: int) -> None:
    """IX-EPIC-05: ten cards for each player."""
    for colour in COLOURS[:players]:
        deck = names(table(3, players), colour, "deck")
        assert sorted(deck) == [
            "control-the-spice",
            "convincing-argument",
            "convincing-argument",
            "dagger",
            "dagger",
            "diplomacy",
            "dune-the-desert-planet",
            "reconnaissance",
            "seek-allies",
            "signet-ring",
        ]


def test_each_player_draws_an_intrigue_card_at_setup() -> None:
    """IX-EPIC-07: from the deck of 57, before any turn."""
    for seed in SEEDS:
        data = table(seed, 4)
        assert [len(names(data, colour, "intrigue")) for colour in COLOURS] == [1, 1, 1, 1]
        assert len(names(data, "intrigue-deck")) == 53
    drawn = [names(table(seed), "red", "intrigue")[0] for seed in SEEDS]
    assert len(set(drawn)) > 10


@pytest.mark.parametrize("seed", range(6))
def test_hundro_uses_intelligence_after_all_have_drawn(seed: int) -> None:
    """IX-EPIC-09: whoever is First Player."""
    leaders = ["viscount-hundro-moritani", "paul-atreides", "helena-richese"]
    game = cast(Imperium, kanly.new("imperium", 3, seed, {**EPIC, "leaders": leaders}))
    assert game.pending[0].seat == 0
    assert [len(hand) for hand in game.intrigues] == [1, 1, 1]
    top = names(game.describe(), "intrigue-deck")[:2]
    shown = sorted({f"learn {card}" for card in top})
    assert sorted(choice.notation for choice in game.pending[0].choices) == shown
    game.apply(0, f"learn {top[1]}")
    assert [len(hand) for hand in game.intrigues] == [2, 1, 1]
    assert names(game.describe(), "intrigue-deck")[0] == top[0]


@pytest.mark.parametrize("option", ["arrakeen-scouts", "scouts"])
def test_the_mode_of_the_companion_app_is_not_offered(option: str) -> None:
    """IX-EPIC-12."""
    with pytest.raises(KanlyError, match="unknown option"):
        kanly.new("imperium", 3, 0, {**EPIC, option: True})
