"""The painter tells everything there is to draw, of every component and of every effect."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kanly.imperium.choices import BOOK
from kanly.imperium.effects import EFFECTS, SLUGS, Effect
from kanly.server.imperium.icons import ARGUMENTS, tree
from kanly.server.imperium.painter import pictures, trees
from kanly.server.kit import ServerKit
from kanly.translation import Words, entries

DRAWN = pictures()
KIND_OF_PICTURE = {"starter": "card", "reserve": "card", "imperium": "card"}
IN_WORDS_ONLY = {"piece", "difficulty"}


def test_every_word_of_the_language_can_be_drawn() -> None:
    with_arguments = {effect.word for effect in EFFECTS if effect.arg}

    assert {tree(effect)["op"] for effect in EFFECTS} <= set(SLUGS)
    assert set(ARGUMENTS) <= set(SLUGS)
    assert with_arguments - set(ARGUMENTS) == {"harvest"}, "its space is told by where it stands"


def test_no_two_effects_are_drawn_alike() -> None:
    """A tree that lost a number, a faction or a condition would equal that of another effect."""
    seen: dict[str, Effect] = {}
    for effect in EFFECTS:
        drawn = json.dumps(tree(effect), sort_keys=True)
        assert seen.setdefault(drawn, effect) is effect, f"{effect} is drawn like {seen[drawn]}"


def test_every_component_that_has_words_has_a_picture() -> None:
    named = {
        (KIND_OF_PICTURE.get(entry.kind, entry.kind), entry.slug)
        for entry in entries(Words("en"), "imperium")
        if entry.kind not in IN_WORDS_ONLY
    }
    drawn = {(kind, slug) for kind, shelf in DRAWN.items() for slug in shelf}
    assert drawn == named


def test_boxes_have_the_names_of_their_texts() -> None:
    for entry in entries(Words("en"), "imperium"):
        kind = KIND_OF_PICTURE.get(entry.kind, entry.kind)
        if kind in IN_WORDS_ONLY:
            continue
        said = {text.key for text in entry.texts}
        assert set(DRAWN[kind][entry.slug].effects) <= said, entry.slug


def test_every_effect_can_be_found_by_the_notation_of_its_choice() -> None:
    assert set(trees()) == {effect.slug for effect in EFFECTS}


def test_pictures_are_json() -> None:
    plain = {
        kind: {slug: each._asdict() for slug, each in shelf.items()}
        for kind, shelf in DRAWN.items()
    }
    assert json.loads(json.dumps(plain)) == plain


def test_a_game_without_a_painter_has_no_pictures() -> None:
    kit = ServerKit()
    assert kit.pictures() == kit.trees() == {}


FREMEN_CAMP = {"op": "pay", "cost": {"spice": 2}, "gain": {"op": "recruit", "n": 3}}
FRIENDS = {"kind": "influence", "faction": "fremen", "n": 2}
ALLIES = {"kind": "alliance", "faction": "fremen"}

EXAMPLES = [
    ("card", "fremen-camp", "agent", FREMEN_CAMP),
    ("card", "seek-allies", "reveal", None),
    ("card", "chani", "acquire", {"op": "gain", "resource": "water", "n": 1}),
    ("card", "worm-riders", "reveal", {"op": "all", "parts": [
        {"op": "if", "condition": FRIENDS, "gain": {"op": "swords", "n": 4}},
        {"op": "if", "condition": ALLIES, "gain": {"op": "swords", "n": 2}},
    ]}),
    ("leader", "glossu-rabban", "signet", {
        "op": "if", "condition": {"kind": "any-alliance"},
        "gain": {"op": "recruit", "n": 2}, "otherwise": {"op": "recruit", "n": 1},
    }),
    ("space", "imperial-basin", "control", {"op": "gain", "resource": "spice", "n": 1}),
    ("space", "stillsuits", "control", None),
    ("conflict", "guild-bank-raid", "second", {"op": "gain", "resource": "solari", "n": 4}),
    ("intrigue", "tiebreaker", "combat", {"op": "swords", "n": 2}),
    ("intrigue", "tiebreaker", "endgame", {"op": "gain", "resource": "spice", "n": 10}),
    ("intrigue", "rapid-mobilization", "plot", {"op": "deploy-garrison", "n": None}),
    ("tile", "sonic-snoopers", "trash", {"op": "swap-intrigues"}),
    ("tile", "windtraps", "flip", None),
    ("faction", "guild", "bonus", {"op": "gain", "resource": "solari", "n": 3}),
    ("shipping", "shipping-track", "step-3", {"op": "tech", "n": 2, "solari": False}),
]  # fmt: skip

PRINTED = [
    ("card", "fremen-camp", "factions", ["fremen"]),
    ("card", "foldspace", "cost", None),
    ("card", "stilgar", "cost", 5),
    ("card", "choam-delegate", "unloads", True),
    ("card", "dagger", "icons", ["landsraad"]),
    ("space", "sietch-tabr", "needs", {"faction": "fremen", "n": 2}),
    ("space", "conspire", "cost", {"spice": 4}),
    ("space", "hall-of-oratory", "boards", ["base"]),
    ("space", "smuggling", "boards", ["ix"]),
    ("space", "arrakeen", "combat", True),
    ("conflict", "siege-of-carthag", "location", "carthag"),
    ("conflict", "skirmish-a", "location", None),
    ("hagal", "harvest-spice", "space", None),
    ("hagal", "smuggling-or-interstellar-shipping", "instead", "smuggling"),
]


@pytest.mark.parametrize(("kind", "slug", "box", "expected"), EXAMPLES)
def test_the_effect_of(kind: str, slug: str, box: str, expected: object) -> None:
    assert DRAWN[kind][slug].effects.get(box) == expected


@pytest.mark.parametrize(("kind", "slug", "field", "expected"), PRINTED)
def test_what_is_printed_on(kind: str, slug: str, field: str, expected: object) -> None:
    assert DRAWN[kind][slug].data[field] == expected


# What the tests of the page stand upon ------------------------------------------------------------

PAGE = Path(__file__).parents[3] / "web" / "src" / "imperium" / "testing"


def test_the_page_draws_the_effects_of_today() -> None:
    """`make generated` writes the file anew."""
    assert json.loads((PAGE / "trees.json").read_text(encoding="utf-8")) == trees()


def test_the_page_can_point_at_an_example_of_every_choice() -> None:
    moves = json.loads((PAGE / "moves.json").read_text(encoding="utf-8"))
    assert {BOOK.by_notation[notation].verb for notation in moves} == {
        choice.verb for choice in BOOK.by_notation.values()
    }
