"""What cards do where chance or secrecy decides (IMP-CARD).

What each card does otherwise is in tests/scenarios/imperium/: cards, intrigues, conflicts, leaders.
"""

from __future__ import annotations

from typing import cast

from kanly.core.shape import Data
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange

SEEDS = range(40)
FIVE = ["dagger", "diplomacy", "reconnaissance", "seek-allies", "signet-ring"]


def red(game: Imperium) -> dict[str, list[str]]:
    """Red's own things, by names."""
    return cast(dict[str, list[str]], game.describe()["red"])


def refocused(deck: list[str], discard: list[str], seed: int) -> Imperium:
    """Red has played Refocus with these cards and an empty hand."""
    own = {"hand": [], "deck": [*deck, "end"], "discard": discard, "intrigue": ["refocus"]}
    game = arrange({"players": 3}, cast(Data, {"turn": "red", "red": own}), seed)
    game.apply(0, "play refocus")
    return game


# Refocus ------------------------------------------------------------------------------------------


def test_refocus_shuffles_the_deck_even_if_the_discard_pile_is_empty() -> None:
    """IMP-CARD-37: without a shuffle it would always be the Dagger on top."""
    drawn = {red(refocused(FIVE, [], seed))["hand"][0] for seed in SEEDS}
    assert drawn == set(FIVE)


def test_refocus_draws_from_deck_and_discard_pile_alike() -> None:
    """IMP-CARD-37: the shuffle comes first, and mixes both."""
    drawn = {red(refocused(FIVE[:2], FIVE[2:], seed))["hand"][0] for seed in SEEDS}
    assert drawn == set(FIVE)


def test_refocus_loses_no_card() -> None:
    """IMP-CARD-37."""
    own = red(refocused(FIVE[:2], FIVE[2:], seed=1))
    assert sorted(own["hand"] + own["deck"]) == sorted(FIVE)
    assert own["discard"] == []


# Poison Snooper -----------------------------------------------------------------------------------


def test_poison_snooper_shows_the_top_card_to_its_player_alone() -> None:
    """IMP-CARD-35, IMP-INFO-10: Memnon looks, the others do not."""
    own = {
        "leader": "earl-memnon-thorvald",
        "hand": [],
        "deck": ["stilgar", "dagger", "end"],
        "intrigue": ["poison-snooper"],
    }
    game = arrange({"players": 3}, cast(Data, {"turn": "red", "red": own}))
    assert seen(game, 0) == ["?", "?"]
    game.apply(0, "play poison-snooper")
    assert seen(game, 0) == ["stilgar", "?"]
    assert seen(game, 1) == ["?", "?"]
    assert seen(game, None) == ["?", "?"]


def seen(game: Imperium, viewer: int | None) -> list[str]:
    """Red's deck as someone sees it."""
    return cast(dict[str, list[str]], game.view(viewer).data()["red"])["deck"]


# Test of Humanity and Reverend Mother Mohiam ------------------------------------------------------


def test_nobody_sees_a_hand_that_discards_until_the_card_lies_there() -> None:
    """IMP-CARD-23: the opponent chooses; the rest of the hand stays secret."""
    given = {
        "turn": "red",
        "red": {"hand": ["test-of-humanity"]},
        "blue": {"hand": ["dagger", "diplomacy"], "discard": []},
        "yellow": {"hand": []},
    }
    game = arrange({"players": 3}, cast(Data, given))
    game.apply(0, "agent test-of-humanity hall-of-oratory")
    game.apply(0, "do opponents-discard-or-lose")
    blue = cast(dict[str, list[str]], game.view(0).data()["blue"])
    assert blue["hand"] == ["?", "?"]
    game.apply(1, "discard diplomacy")
    blue = cast(dict[str, list[str]], game.view(0).data()["blue"])
    assert blue["hand"] == ["?"]
    assert blue["discard"] == ["diplomacy"]
