"""Every card and Leader of the reference data has scenarios of its own.

A card's file is named by it; a Leader is named in one of the scenarios of the Leaders.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.imperium.reference import DATA, slug

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "imperium"
SECTIONS = {
    "cards": DATA["starter_deck"] + DATA["reserve"] + DATA["imperium_deck"],
    "intrigues": DATA["intrigue_deck"],
    "conflicts": DATA["conflict_deck"],
}
ENTRIES = [(folder, slug(entry["id"])) for folder in SECTIONS for entry in SECTIONS[folder]]
DECK_CARDS = [pytest.param(entry, id=slug(entry["id"])) for entry in SECTIONS["cards"]]


def text_of(folder: str, name: str) -> str:
    return (SCENARIOS / folder / f"{name}.yaml").read_text(encoding="utf-8")


def test_the_reference_has_the_cards_of_the_box() -> None:
    assert {folder: len(entries) for folder, entries in SECTIONS.items()} == {
        "cards": 53,
        "intrigues": 34,
        "conflicts": 18,
    }


@pytest.mark.parametrize(("folder", "name"), ENTRIES, ids=lambda part: part)
def test_every_card_has_a_file_of_scenarios(folder: str, name: str) -> None:
    assert name in text_of(folder, name)


@pytest.mark.parametrize("entry", DECK_CARDS)
def test_every_deck_card_is_revealed_sent_and_bought(entry: dict[str, Any]) -> None:
    """Each box it has is used: Reveal, the Agent icons, the cost."""
    name = slug(entry["id"])
    text = text_of("cards", name)
    assert "red: reveal" in text
    assert f"agent {name} " in text or not entry["agent_icons"]
    assert f"red: buy {name}" in text or entry["cost"] is None


@pytest.mark.parametrize("entry", SECTIONS["intrigues"], ids=lambda entry: slug(entry["id"]))
def test_every_intrigue_card_is_played(entry: dict[str, Any]) -> None:
    name = slug(entry["id"])
    assert f"red: play {name}" in text_of("intrigues", name)


@pytest.mark.parametrize("entry", SECTIONS["conflicts"], ids=lambda entry: slug(entry["id"]))
def test_every_conflict_card_is_fought_for(entry: dict[str, Any]) -> None:
    """By four players, so that all three rewards are given, and by a Rival."""
    name = slug(entry["id"])
    text = text_of("conflicts", name)
    assert f"conflict: {name}" in text
    assert "players: 4" in text
    assert "players: 1" in text


@pytest.mark.parametrize("entry", DATA["leaders"], ids=lambda entry: slug(entry["id"]))
def test_every_leader_is_in_a_scenario_of_the_leaders(entry: dict[str, Any]) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (SCENARIOS / "leaders").glob("*.yaml")]
    assert any(f"leader: {slug(entry['id'])}" in text for text in texts)
