"""The names of Dune: Imperium and Rise of Ix are the same, completely, in every language."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.leaders import LEADERS
from kanly.translation import LANGUAGES
from tests.reading import yaml_of
from tests.translation.source import Mentions

ROOT = Path(__file__).resolve().parents[2]
TRANSLATIONS = LANGUAGES[1:]
REFERENCE = ROOT / "docs/reference"
LETTER = re.compile(r" \([A-F]\)$")
"""Tells cards apart that are printed with the same name."""

Names = dict[str, str]


def source(language: str) -> str:
    path = ROOT / "src/kanly/locale" / language / "imperium-components.ftl"
    return path.read_text(encoding="utf-8")


def entries(language: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(source(language)).body


def messages(language: str) -> list[ast.Message]:
    return [entry for entry in entries(language) if isinstance(entry, ast.Message)]


def outline(language: str) -> list[str]:
    """Section headings and message ids, in the order of the file."""
    return [
        entry.id.name if isinstance(entry, ast.Message) else f"## {entry.content}"
        for entry in entries(language)
        if isinstance(entry, ast.Message | ast.GroupComment)
    ]


def unofficial(language: str) -> set[str]:
    return {
        message.id.name
        for message in messages(language)
        if message.comment is not None and message.comment.content == "unofficial"
    }


def needs_arguments(message: ast.Message) -> bool:
    """Whether it is a phrase to be filled in, and no name."""
    mentions = Mentions()
    mentions.visit(message)
    return bool(mentions.variables or mentions.references)


def rendered(language: str) -> Names:
    """Every name as a reader sees it."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    names: Names = {}
    for message in messages(language):
        if needs_arguments(message):
            continue
        pattern = bundle.get_message(message.id.name).value
        assert pattern is not None, message.id.name
        text, errors = bundle.format_pattern(pattern)
        assert not errors, message.id.name
        names[message.id.name] = str(text)
    return names


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def plain(text: str) -> str:
    """The text with typographic marks made plain, for comparison."""
    return text.translate(str.maketrans("’“”\u00a0\u202f", '\'""  '))


@cache
def read(name: str) -> Any:
    return yaml_of(REFERENCE / f"{name}.yaml")


def base() -> dict[str, list[Any]]:
    """The components of the base game, by the first part of their message ids."""
    data = read("imperium-base")
    return {
        "card": data["starter_deck"] + data["reserve"] + data["imperium_deck"],
        "intrigue": data["intrigue_deck"],
        "conflict": data["conflict_deck"],
        "leader": data["leaders"],
        "space": data["board_spaces"],
        "difficulty": data["solo_difficulty"]["levels"],
        "hagal": data["hagal_deck"],
    }


def ix() -> dict[str, list[Any]]:
    """The components of the expansion, likewise."""
    data = read("imperium-ix")
    return {
        "card": [*data["imperium_deck"], data["epic_mode"]["control_the_spice"]],
        "intrigue": data["intrigue_deck"],
        "conflict": data["conflict_deck"],
        "tile": data["tech_tiles"],
        "leader": data["leaders"],
        "space": data["board_spaces"]["new_spaces"],
        "hagal": data["hagal_deck"]["cards"],
    }


def reference() -> dict[str, Names]:
    """Message id to the names the reference data gives, by language."""
    found = {
        f"{prefix}-{slug(item['id'].removeprefix('hagal_'))}": item["name"]
        for sections in (base(), ix())
        for prefix, items in sections.items()
        for item in items
    }
    for track in read("imperium-base")["influence_tracks"]["tracks"]:
        found[f"faction-{slug(track['faction'])}"] = track["name"]
    for leader in leaders():
        for ability in (leader["left_ability"], leader["signet_ability"]):
            found[f"ability-{slug(ability['name']['en'])}"] = ability["name"]
    return found


def leaders() -> list[Any]:
    return base()["leader"] + ix()["leader"]


def icons() -> set[str]:
    return {f"icon-{slug(icon)}" for icon in read("imperium-base")["vocabulary"]["agent_icons"]}


def houses() -> set[str]:
    return {f"house-{slug(leader['house'])}" for leader in leaders()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_valid_fluent(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]

    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language: str) -> None:
    ids = [message.id.name for message in messages(language)]

    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_languages_have_the_same_sections_and_ids_in_the_same_order(language: str) -> None:
    assert outline(language) == outline("en")


def unprinted() -> set[str]:
    """What comes in no box, so that the reference data does not have it."""
    own = [made for made in LEADERS if not made.printed]
    abilities = {f"ability-{name}" for made in own for name in (made.left, made.right)}
    cards = {f"card-{made.slug}" for made in CARDS if not made.printed}
    return abilities | cards | {f"leader-{made.slug}" for made in own}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_of_the_reference_has_its_name_and_no_other_has_one(language: str) -> None:
    components = reference().keys() | icons() | houses() | unprinted() | {"house-hagal"}
    prefixes = {component.partition("-")[0] for component in components}

    named = {name for name in rendered(language) if name.partition("-")[0] in prefixes}

    assert named == components


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_official_name_is_the_one_used(language: str) -> None:
    official = {
        key: plain(names[language]) for key, names in reference().items() if language in names
    }

    used = {key: plain(name) for key, name in rendered(language).items() if key in official}

    assert {key: LETTER.sub("", name) for key, name in used.items()} == official


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_conflict_cards_share_a_name(language: str) -> None:
    names = [name for key, name in rendered(language).items() if key.startswith("conflict-")]

    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_component_is_marked_unofficial_exactly_when_it_has_no_official_name(
    language: str,
) -> None:
    components = reference()
    without = {key for key, names in components.items() if language not in names}

    assert unofficial(language) & components.keys() == without


def test_no_english_name_is_unofficial() -> None:
    assert unofficial("en") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_faction_and_its_agent_icon_share_their_name(language: str) -> None:
    names = rendered(language)
    factions = {
        key.partition("-")[2]: name for key, name in names.items() if key.startswith("faction-")
    }

    assert {faction: names[f"icon-{faction}"] for faction in factions} == factions


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    assert [key for key, name in rendered(language).items() if re.search("['\"]", name)] == []
