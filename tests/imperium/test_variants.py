"""Variants (IMP-VAR): the churn of the Imperium Row in the solo game, and smaller games.

Brutal Escalation is in tests/scenarios/imperium/variants/.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import kanly
from kanly.core.errors import KanlyError
from kanly.core.rng import seeded
from kanly.core.setup import Options
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange
from kanly.imperium.tables.conflicts import CONFLICTS
from tests.imperium.churn import churning_turn, end_with_dice, names

HUMAN = 0
ROW = ["stilgar", "chani", "opulence", "carryall", "lady-jessica"]
NEXT = ["liet-kynes", "crysknife", "dr-yueh"]
"""The Row from the left, and the top of the deck; there is one copy of each."""


def reveal_turn(rolling: bool = True) -> Imperium:
    return churning_turn(ROW, NEXT, {"rolling-row": rolling})


@pytest.mark.parametrize(
    ("dice", "trashed"),
    [
        ((1, 3), ["stilgar", "opulence"]),
        ((3, 1), ["stilgar", "opulence"]),
        ((1, 2), ["stilgar", "chani"]),
        ((4, 5), ["carryall", "lady-jessica"]),
        ((5, 4), ["carryall", "lady-jessica"]),
        ((1, 5), ["stilgar", "lady-jessica"]),
    ],
)
def test_two_dice_trash_the_cards_in_those_places_of_the_row(
    dice: tuple[int, int], trashed: list[str]
) -> None:
    """IMP-VAR-01, IMP-VAR-03: both of the same Row, whichever die comes first; then it is full."""
    game = end_with_dice(reveal_turn(), *dice)
    assert sorted(names(game.trashed)) == sorted(trashed)
    kept = [card for card in ROW if card not in trashed]
    assert sorted(names(game.row)) == sorted([*kept, *NEXT[:2]])


@pytest.mark.parametrize(("dice", "trashed"), [((6, 2), ["chani"]), ((5, 6), ["lady-jessica"])])
def test_a_six_is_ignored(dice: tuple[int, int], trashed: list[str]) -> None:
    """IMP-VAR-02."""
    game = end_with_dice(reveal_turn(), *dice)
    assert names(game.trashed) == trashed
    assert len(game.row) == 5
    assert NEXT[0] in names(game.row)
    assert NEXT[1] not in names(game.row)


def test_two_sixes_leave_the_row_as_it_is() -> None:
    """IMP-VAR-02."""
    game = end_with_dice(reveal_turn(), 6, 6)
    assert (names(game.row), game.trashed) == (ROW, [])


@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_equal_dice_trash_one_card_only(place: int) -> None:
    """IMP-VAR-02."""
    game = end_with_dice(reveal_turn(), place, place)
    assert names(game.trashed) == [ROW[place - 1]]
    assert len(game.row) == 5


def test_over_many_turns_the_dice_are_fair() -> None:
    """IMP-VAR-01, IMP-VAR-02: every pair is as likely; one card goes in 15 of 36 turns."""
    start = reveal_turn()
    gone: Counter[tuple[str, ...]] = Counter()
    for seed in range(1800):
        game = start.clone()
        game.rng = seeded(seed)
        game.apply(HUMAN, "end")
        gone[tuple(card for card in ROW if card not in names(game.row))] += 1
    assert 25 <= gone[()] <= 80  # 1 of 36 is 50
    for pair in combinations(ROW, 2):
        assert 65 <= gone[pair] <= 140  # 2 of 36 are 100
    for card in ROW:
        assert 110 <= gone[(card,)] <= 190  # 3 of 36 are 150
    assert max(map(len, gone)) == 2


def test_the_row_churns_after_the_purchases() -> None:
    """IMP-VAR-04: what filled the Row in this turn may be trashed, what was bought may not."""
    game = reveal_turn()
    game.apply(HUMAN, "buy stilgar")
    assert game.trashed == []
    end_with_dice(game, names(game.row).index(NEXT[0]) + 1, 6)
    assert names(game.trashed) == [NEXT[0]]
    assert "stilgar" in names(game.discard[HUMAN] + game.deck[HUMAN] + game.hand[HUMAN])


def test_nothing_can_be_bought_after_the_row_has_churned() -> None:
    """IMP-VAR-04: the churn ends the turn, and only then are the cards in play cleaned up."""
    game = reveal_turn()
    assert game.play[HUMAN]
    end_with_dice(game, 1, 2)
    assert game.play[HUMAN] == []
    assert (game.persuasion, game.revealing) == (0, False)


def test_the_row_does_not_churn_after_an_agent_turn_or_a_rivals() -> None:
    """IMP-VAR-01: only the human's Reveal turns."""
    red = {"hand": ["dagger", "reconnaissance"]}
    given: dict[str, object] = {"turn": "red", "row": ROW, "red": red}
    for seed in range(10):
        game = arrange({"players": 1, "rolling-row": True}, given, seed)
        game.apply(HUMAN, "agent dagger hall-of-oratory")
        game.apply(HUMAN, "end")
        assert game.posts[1]
        assert names(game.row) == ROW


def test_without_the_variant_the_row_stays() -> None:
    """IMP-VAR-01: it is an option."""
    for dice in ((1, 2), (3, 3)):
        game = end_with_dice(reveal_turn(rolling=False), *dice)
        assert (names(game.row), game.trashed) == (ROW, [])


@pytest.mark.parametrize("variant", ["rolling-row", "brutal-escalation"])
def test_a_variant_is_for_the_solo_game_only_and_stands_alone(variant: str) -> None:
    """IMP-VAR-01, IMP-VAR-05: each is an option of its own."""
    data = kanly.new("imperium", 1, 0, {variant: True}).describe()
    assert [name for name in ("rolling-row", "brutal-escalation") if data[name]] == [variant]
    with pytest.raises(KanlyError, match="solo"):
        kanly.new("imperium", 2, 0, {variant: True})


# Smaller games ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounds", "epic", "tiers"),
    [
        (2, False, [1, 2]),
        (4, False, [1, 2, 2, 3]),
        (7, False, [1, 2, 2, 2, 3, 3, 3]),
        (10, False, [1] + [2] * 5 + [3] * 4),
        (2, True, [2, 3]),
        (5, True, [2, 2, 2, 3, 3]),
        (10, True, [2] * 5 + [3] * 5),
    ],
)
def test_a_shorter_game_has_a_conflict_for_each_round(
    rounds: int, epic: bool, tiers: list[int]
) -> None:
    """IMP-VAR-06: in the proportions of the whole game; then the game ends."""
    options: Options = {"rounds": rounds, "ix": epic, "epic": epic}
    game = kanly.new("imperium", 3, seed=1, options=options)
    assert isinstance(game, Imperium)
    deck = [game.conflict, *reversed(game.conflict_deck)]
    assert [CONFLICTS[card].tier for card in deck] == tiers
    rng = seeded(2)
    while not game.over:
        asked = game.pending[0]
        game.apply(asked.seat, asked.choices[rng.below(len(asked.choices))])
        game.check()
    assert game.rounds <= rounds


@pytest.mark.parametrize("ix", [False, True])
def test_small_decks_have_one_copy_of_each_card(ix: bool) -> None:
    """IMP-VAR-07."""
    small = kanly.new("imperium", 3, seed=1, options={"small-decks": True, "ix": ix})
    whole = kanly.new("imperium", 3, seed=1, options={"ix": ix})
    assert isinstance(small, Imperium)
    assert isinstance(whole, Imperium)
    small.check()
    cards, all_cards = small.imperium_deck + small.row, whole.imperium_deck + whole.row
    assert sorted(cards) == sorted(set(all_cards))
    assert len(cards) < len(all_cards)
    assert sorted(small.intrigue_deck) == sorted(set(whole.intrigue_deck))
    assert len(small.intrigue_deck) < len(whole.intrigue_deck)
    assert small.resample(0, 3).view(0).position == small.view(0).position


@pytest.mark.parametrize("rounds", [1, 11, "four", True, 4.0])
def test_the_number_of_rounds_is_checked(rounds: int) -> None:
    """IMP-VAR-06."""
    with pytest.raises(KanlyError, match=r"option rounds is .*; expected 2 to 10"):
        kanly.new("imperium", 3, options={"rounds": rounds})


def test_ten_rounds_are_the_usual_game() -> None:
    """IMP-VAR-06."""
    assert kanly.new("imperium", 3, seed=4, options={"rounds": 10}) == kanly.new("imperium", 3, 4)
