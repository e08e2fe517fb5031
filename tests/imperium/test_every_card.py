"""Every card, tile and Leader of the reference data has scenarios of its own.

A card's file is named by it; a Leader is named in one of the scenarios of the Leaders.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.imperium.ix_reference import DATA as IX
from tests.imperium.reference import DATA, slug

SCENARIOS = Path(__file__).parents[1] / "scenarios"
BASE, EXPANSION = "imperium", "imperium-ix"
SECTIONS = {
    BASE: {
        "cards": DATA["starter_deck"] + DATA["reserve"] + DATA["imperium_deck"],
        "intrigues": DATA["intrigue_deck"],
        "conflicts": DATA["conflict_deck"],
        "leaders": DATA["leaders"],
    },
    EXPANSION: {
        "cards": [*IX["imperium_deck"], IX["epic_mode"]["control_the_spice"]],
        "intrigues": IX["intrigue_deck"],
        "conflicts": IX["conflict_deck"],
        "leaders": IX["leaders"],
        "tiles": IX["tech_tiles"],
    },
}


def entries(folder: str) -> list[Any]:
    """Everything of a kind, with the box it comes from."""
    return [
        pytest.param(box, entry, id=slug(entry["id"]))
        for box, sections in SECTIONS.items()
        for entry in sections.get(folder, [])
    ]


def text_of(box: str, folder: str, name: str) -> str:
    return (SCENARIOS / box / folder / f"{name}.yaml").read_text(encoding="utf-8")


def test_every_section_of_the_reference_has_entries() -> None:
    assert all(all(sections.values()) for sections in SECTIONS.values())


@pytest.mark.parametrize("folder", ["cards", "intrigues", "conflicts", "tiles"])
@pytest.mark.parametrize("box", [BASE, EXPANSION])
def test_every_card_has_a_file_of_scenarios(box: str, folder: str) -> None:
    for entry in SECTIONS[box].get(folder, []):
        name = slug(entry["id"])
        assert name in text_of(box, folder, name)


@pytest.mark.parametrize(("box", "entry"), entries("cards"))
def test_every_deck_card_is_revealed_sent_and_bought(box: str, entry: dict[str, Any]) -> None:
    """Each box it has is used: Reveal, the Agent icons, the cost."""
    name = slug(entry["id"])
    text = text_of(box, "cards", name)
    assert "red: reveal" in text
    assert f"agent {name} " in text or not entry["agent_icons"]
    assert f"red: buy {name}" in text or entry["cost"] is None


@pytest.mark.parametrize("entry", [row for row in IX["imperium_deck"] if row["unload"]])
def test_every_unload_card_is_discarded_and_trashed(entry: dict[str, Any]) -> None:
    name = slug(entry["id"])
    text = text_of(EXPANSION, "cards", name)
    assert f"red: discard {name}" in text
    assert f"red: trash {name} " in text


@pytest.mark.parametrize(("box", "entry"), entries("intrigues"))
def test_every_intrigue_card_is_played(box: str, entry: dict[str, Any]) -> None:
    name = slug(entry["id"])
    assert f"red: play {name}" in text_of(box, "intrigues", name)


@pytest.mark.parametrize("entry", IX["intrigue_deck"], ids=lambda entry: slug(entry["id"]))
def test_every_timing_of_an_intrigue_card_is_used(entry: dict[str, Any]) -> None:
    name = slug(entry["id"])
    scenes = [
        scene
        for scene in text_of(EXPANSION, "intrigues", name).split("\n---\n")
        if f"play {name}" in scene.partition("illegal:")[0]
    ]
    for timing in entry["type"]:
        mark = "turn: red" if timing == "plot" else f"phase: {timing}"
        assert any(mark in scene for scene in scenes), timing


@pytest.mark.parametrize(("box", "entry"), entries("conflicts"))
def test_every_conflict_card_is_fought_for(box: str, entry: dict[str, Any]) -> None:
    """By four players, so that all three rewards are given, and by a Rival."""
    name = slug(entry["id"])
    text = text_of(box, "conflicts", name)
    assert f"conflict: {name}" in text
    assert "players: 4" in text
    assert "players: 1" in text


@pytest.mark.parametrize(("box", "entry"), entries("tiles"))
def test_every_tile_is_acquired_and_owned(box: str, entry: dict[str, Any]) -> None:
    """And used, if it is flipped or trashed for that."""
    name = slug(entry["id"])
    text = text_of(box, "tiles", name)
    assert f"red: tech {name}" in text
    assert f"spice: {entry['cost']}" in text
    used = {"flip_once_per_round", "any_of_your_turns_once_ever"}
    timing = entry["timing"]
    if used & set(timing if isinstance(timing, list) else [timing]):
        assert f"red: use {name}" in text


@pytest.mark.parametrize(("box", "entry"), entries("leaders"))
def test_every_leader_is_in_a_scenario_of_the_leaders(box: str, entry: dict[str, Any]) -> None:
    folder = SCENARIOS / box / "leaders"
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.yaml")]
    assert any(f"leader: {slug(entry['id'])}" in text for text in texts)
