"""Rules about all cards and Leaders of Rise of Ix together, and what no scenario can say."""

from __future__ import annotations

from typing import Any, cast

import pytest

import kanly
from kanly.core.errors import KanlyError
from kanly.imperium.columns import INTRIGUE_NAMES
from kanly.imperium.effects import Op, split
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange
from kanly.imperium.tables.cards import CARDS
from tests.imperium.ix_reference import DATA
from tests.imperium.reference import slug

RED, BLUE, YELLOW = 0, 1, 2
KEYWORDS = DATA["keywords"]
UNLOADING = {slug(name) for name in KEYWORDS["unload"]["cards"]}
INFILTRATING = {slug(name) for name in KEYWORDS["infiltrate"]["cards"]}


def start(leaders: list[str], **options: Any) -> Imperium:
    return cast(Imperium, kanly.new("imperium", 3, 5, {"ix": True, "leaders": leaders, **options}))


# Keywords -----------------------------------------------------------------------------------------


def test_the_eight_unload_cards() -> None:
    """IX-UNLOAD-13."""
    assert {card.slug for card in CARDS if card.unloads} == UNLOADING
    assert len(UNLOADING) == 8


def test_no_unload_box_gives_persuasion_or_swords() -> None:
    """IX-UNLOAD-09: nothing of it would have to be kept for the Reveal turn."""
    for card in CARDS:
        if card.unloads:
            words = {part.op for part in split(card.reveal)}
            assert not words & {Op.PERSUASION, Op.SWORDS, Op.SWORDS_PER_CARD}
            assert card.reveal_persuasion == card.reveal_swords == 0


def test_the_seven_infiltrating_cards_have_one_icon_each_of_every_kind() -> None:
    """IX-INFIL-04, IX-INFIL-10: so no card has an icon without the silhouette beside one."""
    cards = [card for card in CARDS if card.infiltrates]
    assert {card.slug for card in cards} == INFILTRATING
    assert sorted(card.icons for card in cards) == [1 << kind for kind in range(7)]


# The start of the game ----------------------------------------------------------------------------


def test_abilities_of_the_start_are_used_in_turn_order_before_the_first_round() -> None:
    """IX-LEAD-16."""
    leaders = ["baron-vladimir-harkonnen", "viscount-hundro-moritani", "tessia-vernius"]
    game = start(leaders)
    order = [(game.first + n) % 3 for n in range(3)]
    asked = []
    while game.round == 0:
        (decision,) = game.pending
        asked.append(decision.seat)
        game.apply(decision.seat, str(decision.choices[0]))
    assert asked == [seat for seat in order if seat in (RED, BLUE)]
    tessia = cast(dict[str, Any], game.describe()["yellow"])
    assert tessia["snoopers"] == ["emperor", "guild", "bene-gesserit", "fremen"]


def test_in_epic_mode_hundro_waits_until_all_have_drawn() -> None:
    """IX-LEAD-06, IX-EPIC-09."""
    leaders = ["earl-memnon-thorvald", "duke-leto-atreides", "viscount-hundro-moritani"]
    game = start(leaders, epic=True)
    (decision,) = game.pending
    assert decision.seat == YELLOW
    assert [len(hand) for hand in game.intrigues] == [1, 1, 1]
    top = [INTRIGUE_NAMES[card] for card in game.intrigue_deck[-2:]]
    assert sorted(str(choice) for choice in decision.choices) == sorted(f"learn {n}" for n in top)
    game.apply(YELLOW, f"learn {top[0]}")
    assert len(game.intrigues[YELLOW]) == 2


@pytest.mark.parametrize("card", sorted(UNLOADING | INFILTRATING))
def test_the_cards_are_not_in_a_game_without_the_expansion(card: str) -> None:
    """IX-SETUP-10."""
    with pytest.raises(KanlyError):
        arrange({"players": 3}, {"red": {"hand": [card]}})
