"""Intrigue cards: when each may be played, where they come from, and stealing (IMP-INTR).

What they do, and the rest of the chapter, is in tests/scenarios/imperium/intrigue/.
"""

from __future__ import annotations

from typing import Any

import pytest

from kanly.imperium.columns import INTRIGUE_NAMES
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange
from tests.imperium.reference import DATA, slug

RICH: dict[str, Any] = {
    "solari": 20,
    "spice": 20,
    "water": 20,
    "council": True,
    "influence": {"emperor": 4, "guild": 3, "fremen": 3},
    "alliances": ["emperor"],
    "discard": ["3 the-spice-must-flow"],
}
"""A player who can pay for every card and meets every condition."""
PLOT, COMBAT, VICTORY, ENDGAME = "plot", "combat", "victory", "endgame"


def moments(card: str) -> list[str]:
    """When red, who holds the card, may play it."""
    own_turn = {**RICH, "intrigue": [card], "hand": ["dagger"], "posts": ["wealth"]}
    fighting = {**RICH, "intrigue": [card], "conflict": 5}
    at_the_end = {**RICH, "intrigue": [card]}
    turn = arrange({"players": 3}, {"turn": "red", "red": own_turn, "blue": {"conflict": 1}})
    combat = arrange(
        {"players": 3}, {"phase": "combat", "conflict": "guild-bank-raid", "red": fighting}
    )
    victory = combat.clone()
    victory.apply(0, "pass")
    endgame = arrange({"players": 3}, {"phase": "endgame", "red": at_the_end})
    games = {PLOT: turn, COMBAT: combat, VICTORY: victory, ENDGAME: endgame}
    return [name for name, game in games.items() if game.why_not(0, f"play {card}") is None]


def printed_moments(entry: dict[str, Any]) -> list[str]:
    """The same as the card says: its types, and whether it waits for a won Conflict."""
    waits = entry["timing"].startswith("after combat")
    return [VICTORY if kind == COMBAT and waits else kind for kind in entry["type"]]


@pytest.mark.parametrize("entry", DATA["intrigue_deck"], ids=lambda entry: entry["id"])
def test_a_card_can_be_played_at_its_own_timing_and_at_no_other(entry: dict[str, Any]) -> None:
    """IMP-INTR-01, IMP-INTR-02, IMP-INTR-04, IMP-INTR-05, IMP-INTR-07, IMP-COMBAT-07."""
    assert moments(slug(entry["id"])) == printed_moments(entry)


@pytest.mark.parametrize("space", [slug(entry["id"]) for entry in DATA["board_spaces"]])
def test_carthag_conspire_and_secrets_give_intrigue_cards_and_no_other_space(space: str) -> None:
    """IMP-INTR-17."""
    red = {
        "hand": ["foldspace"],
        "solari": 20,
        "spice": 20,
        "water": 20,
        "influence": {"fremen": 2},
        "intrigue": [],
    }
    game = arrange({"players": 3}, {"turn": "red", "red": red})
    game.apply(0, f"agent foldspace {space}")
    finish_turn(game)
    gives = {"carthag": 1, "conspire": 1, "secrets": 1}
    assert len(game.intrigues[0]) == gives.get(space, 0)


def finish_turn(game: Imperium) -> None:
    """Answer red's questions with the last choice, which ends the turn where that is possible."""
    while game.turn == 0:
        game.apply(0, game.pending[0].choices[-1])


def test_the_stolen_card_is_chosen_at_random() -> None:
    """IMP-INTR-16: each of the four may be the one."""
    held = ["ambush", "private-army", "bribery", "charisma"]
    stolen: set[str] = set()
    for seed in range(40):
        game = arrange(
            {"players": 3},
            {
                "turn": "red",
                "red": {"hand": ["diplomacy"], "intrigue": []},
                "blue": {"intrigue": held},
            },
            seed,
        )
        game.apply(0, "agent diplomacy secrets")
        game.apply(0, "do steal-intrigue")
        stolen.update(INTRIGUE_NAMES[card] for card in game.intrigues[0])
    assert stolen == set(held)
