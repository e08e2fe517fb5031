"""The painter tells everything there is to draw, of every component and of every effect."""

from __future__ import annotations

import json

import pytest

from kanly.imperium.effects import EFFECTS, Effect, Op
from kanly.server.painter import pictures
from kanly.server.painter.effects import WORDS, tree
from kanly.words import Words, entries

DRAWN = pictures("imperium")
KIND_OF_PICTURE = {"starter": "card", "reserve": "card", "imperium": "card"}
IN_WORDS_ONLY = {"piece", "difficulty"}


def test_every_word_of_the_language_has_a_name_of_its_own() -> None:
    assert set(WORDS) == set(range(Op.COUNT))
    assert len({word for word, _ in WORDS.values()}) == Op.COUNT


def test_no_two_effects_are_drawn_alike() -> None:
    """A tree that lost a number, a faction or a condition would equal that of another effect."""
    seen: dict[str, Effect] = {}
    for effect in EFFECTS:
        drawn = json.dumps(tree(effect), sort_keys=True)
        assert seen.setdefault(drawn, effect) is effect, f"{effect} is drawn like {seen[drawn]}"


def test_every_component_that_has_words_has_a_picture() -> None:
    named = {
        (KIND_OF_PICTURE.get(entry.kind, entry.kind), entry.slug)
        for entry in entries(Words("en"))
        if entry.kind not in IN_WORDS_ONLY
    }
    drawn = {(kind, slug) for kind, shelf in DRAWN.items() for slug in shelf if kind != "effect"}
    assert drawn == named


def test_pictures_are_json() -> None:
    assert json.loads(json.dumps(DRAWN)) == DRAWN


def test_a_game_without_a_painter_has_no_pictures() -> None:
    assert pictures("chess") == {}


FREMEN_CAMP = {"op": "pay", "cost": {"spice": 2}, "gain": {"op": "recruit", "n": 3}}
FRIENDS = {"kind": "influence", "faction": "fremen", "n": 2}
ALLIES = {"kind": "alliance", "faction": "fremen"}
MOBILIZE = {"timing": "plot", "effect": {"op": "deploy-garrison", "n": None}}

EXAMPLES = [
    ("card", "fremen-camp", "agent", FREMEN_CAMP),
    ("card", "fremen-camp", "factions", ["fremen"]),
    ("card", "seek-allies", "reveal", None),
    ("card", "foldspace", "cost", None),
    ("card", "stilgar", "cost", 5),
    ("card", "choam-delegate", "unloads", True),
    ("card", "chani", "acquire", {"op": "gain", "resource": "water", "n": 1}),
    ("card", "worm-riders", "reveal", {"op": "all", "parts": [
        {"op": "if", "condition": FRIENDS, "gain": {"op": "swords", "n": 4}},
        {"op": "if", "condition": ALLIES, "gain": {"op": "swords", "n": 2}},
    ]}),
    ("leader", "glossu-rabban", "signet", {
        "op": "if", "condition": {"kind": "any-alliance"},
        "gain": {"op": "recruit", "n": 2}, "otherwise": {"op": "recruit", "n": 1},
    }),
    ("space", "sietch-tabr", "needs", {"faction": "fremen", "n": 2}),
    ("space", "conspire", "cost", {"spice": 4}),
    ("space", "hall-of-oratory", "boards", ["base"]),
    ("space", "smuggling", "boards", ["ix"]),
    ("space", "imperial-basin", "control", {"op": "gain", "resource": "spice", "n": 1}),
    ("space", "arrakeen", "combat", True),
    ("conflict", "siege-of-carthag", "location", "carthag"),
    ("conflict", "skirmish-a", "location", None),
    ("intrigue", "tiebreaker", "uses", [
        {"timing": "combat", "effect": {"op": "swords", "n": 2}},
        {"timing": "endgame", "effect": {"op": "gain", "resource": "spice", "n": 10}},
    ]),
    ("intrigue", "rapid-mobilization", "uses", [MOBILIZE]),
    ("tile", "flagship", "use-kind", "flip"),
    ("tile", "sonic-snoopers", "use-kind", "trash"),
    ("tile", "windtraps", "use", None),
    ("faction", "guild", "bonus", {"op": "gain", "resource": "solari", "n": 3}),
    ("hagal", "harvest-spice", "space", None),
    ("hagal", "smuggling-or-interstellar-shipping", "instead", "smuggling"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "slug", "field", "expected"), EXAMPLES)
def test_the_picture_of(kind: str, slug: str, field: str, expected: object) -> None:
    assert DRAWN[kind][slug][field] == expected
