"""The names of the classic game are complete, and the same, in every language."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from kanly.classic.tables.advantages import ADVANTAGES, POWERS
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.options import OPTIONS, Setting
from kanly.classic.tables.phases import PHASE_NAMES
from kanly.classic.tables.spice import SPICE_CARDS
from kanly.classic.tables.territories import KIND_NAMES as TERRAINS
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.classic.tables.treachery import KIND_NAMES, TREACHERY_CARDS
from kanly.translation import LANGUAGES, Words
from tests.classic.reference import DATA, slug, slug_of
from tests.reading import yaml_of

ROOT = Path(__file__).resolve().parents[2]
TRANSLATIONS = LANGUAGES[1:]

Names = dict[str, str]

FREE_OPTIONS = {
    "advanced": ("true", "false"),
    "factions": ("deal", "draft", "hidden"),
    "circles": (),
}
"""Options besides those of the table, with the values of theirs that have a name."""

PRINTED_ELSEWHERE = {"classic-territory-hagga-basin", "classic-card-snooper"}
"""Names that the French rulebooks of Dune: Imperium print and that of the classic game does not."""


def source(language: str) -> str:
    path = ROOT / "src/kanly/locale" / language / "classic-components.ftl"
    return path.read_text(encoding="utf-8")


@cache
def messages(language: str) -> list[ast.Message]:
    body = FluentParser(with_spans=False).parse(source(language)).body
    return [entry for entry in body if isinstance(entry, ast.Message)]


def unofficial(language: str) -> set[str]:
    return {
        message.id.name
        for message in messages(language)
        if message.comment is not None and message.comment.content == "unofficial"
    }


@cache
def rendered(language: str) -> Names:
    """Every name and text as a reader sees it; places that are put together left out."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    names: Names = {}
    for message in messages(language):
        if message.id.name == "classic-location":
            continue
        patterns = bundle.get_message(message.id.name)
        assert patterns.value is not None, message.id.name
        for pattern in (patterns.value, *patterns.attributes.values()):
            text, errors = bundle.format_pattern(pattern)
            assert not errors, message.id.name
            assert text, message.id.name
        names[message.id.name] = str(bundle.format_pattern(patterns.value)[0])
    return names


def keys(prefix: str, slugs: Iterable[object], *, texts: bool = False) -> set[str]:
    """The keys of some slugs, with those of their texts if they have any."""
    found = {f"classic-{prefix}-{made}" for made in slugs}
    return found | {f"{key}-text" for key in found} if texts else found


def written(value: Setting) -> str:
    return str(value).lower()


def option_keys() -> set[str]:
    """Every option and every value of it, each with its text."""
    values = {
        option.slug: tuple(written(value) for value in (option.default, *option.others))
        for option in OPTIONS
    } | FREE_OPTIONS
    slugs = [*values, *(f"{option}-{value}" for option in values for value in values[option])]
    assert len(slugs) == len(set(slugs))
    return keys("option", slugs, texts=True)


TABLES = {
    "faction": keys("faction", FACTIONS),
    "leader": keys("leader", LEADERS),
    "territory": keys("territory", TERRITORIES),
    "terrain": keys("terrain", TERRAINS),
    "phase": keys("phase", PHASE_NAMES),
    "card": keys("card", TREACHERY_CARDS, texts=True),
    "kind": keys("kind", KIND_NAMES),
    "spice-card": keys("spice-card", SPICE_CARDS),
    "advantage": keys("advantage", ADVANTAGES, texts=True),
    "power": keys("power", POWERS),
    "option": option_keys(),
}


@cache
def reference() -> dict[str, Any]:
    """What the reference data says about a component, by the key of its name."""
    found = {f"classic-territory-{slug(row['id'])}": row for row in DATA["territories"]}
    found |= {f"classic-card-{slug(row['id'])}": row for row in DATA["treachery_deck"]["cards"]}
    return found


def glossary(language: str) -> Names:
    """Names of territories, leaders and factions that the rulebooks of the other game print."""
    path = ROOT / "docs/rules/glossary.yaml"
    sorts = {"space": "territory", "leader": "leader", "card": "leader"}
    found = {}
    for row in yaml_of(path)["entries"]:
        sort, _, name = row["key"].partition(".")
        key = f"classic-{sorts.get(sort, '')}-{slug(row.get('ref', name))}"
        if row[language]:
            found[key] = row[language]
    return found


def plain(text: str) -> str:
    return text.replace("’", "'").lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_slug_of_a_table_has_its_key_and_no_other_has_one(table: str, language: str) -> None:
    found = {key for key in rendered(language) if key.startswith(f"classic-{table}-")}

    assert found == TABLES[table]


@pytest.mark.parametrize("language", LANGUAGES)
def test_starred_forces_have_their_names(language: str) -> None:
    starred = {f"classic-force-{made.starred_slug}" for made in FACTIONS if made.starred}

    assert starred <= rendered(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_one_of_another_game(language: str) -> None:
    assert [key for key in rendered(language) if not key.startswith("classic-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_components_of_a_sort_have_the_same_name(language: str) -> None:
    names = rendered(language)

    for table in ("faction", "leader", "territory", "phase", "card", "kind", "power"):
        found = [names[key] for key in TABLES[table] if not key.endswith("-text")]
        assert len(found) == len(set(found)), table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_whole_sentences_and_a_name_is_none(language: str) -> None:
    ends = (".", "?", "。")
    full_stops = {key for key, text in rendered(language).items() if text.endswith(ends)}

    assert full_stops == {key for key in rendered(language) if key.endswith("-text")}


def test_english_names_are_those_printed() -> None:
    names = rendered("en")

    used = {key: plain(names[key]) for key in reference()}

    assert used == {key: plain(row["name"]["en"]) for key, row in reference().items()}


def test_english_names_of_leaders_are_those_printed() -> None:
    names = rendered("en")
    printed = {
        f"classic-leader-{slug_of(row['name'])}": row["name"]
        for faction in DATA["factions"]
        for row in faction["leaders"]
    }

    assert {key: names[key] for key in TABLES["leader"]} == printed


def test_french_names_are_marked_unofficial_exactly_when_no_rulebook_prints_them() -> None:
    own = {key for key, row in reference().items() if row["fr_basis"] == "own"}

    assert unofficial("fr") & reference().keys() == own - PRINTED_ELSEWHERE


def test_french_names_of_the_rulebook_are_used() -> None:
    names = rendered("fr")
    printed = {
        key: plain(row["name"]["fr"]).removesuffix(" (lasgun)")
        for key, row in reference().items()
        if row["fr_basis"] == "rulebook"
    }
    printed |= {
        f"classic-phase-{slug(row['id'])}": plain(row["name"]["fr"]) for row in DATA["phases"]
    }

    assert {key: plain(names[key]) for key in printed} == printed


@pytest.mark.parametrize(("language", "other"), [("ja", ""), ("fr", "the-great-flat")])
def test_a_name_printed_for_the_other_game_is_the_same_here(language: str, other: str) -> None:
    """But for the Great Flat, which each of the two French rulebooks names in its own way."""
    names = rendered(language)
    printed = {key: plain(name) for key, name in glossary(language).items() if key in names}
    printed.pop(f"classic-territory-{other}", None)

    assert {key: plain(names[key]) for key in printed} == printed
    assert not unofficial(language) & printed.keys()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_text_and_no_option_is_marked_unofficial(language: str) -> None:
    """They are our own in every language."""
    marked = unofficial(language)

    assert [key for key in marked if key.endswith("-text") or "-option-" in key] == []


def test_no_english_name_is_unofficial() -> None:
    assert unofficial("en") == set()


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Pasty Mesa 7"), ("fr", "Mesa Pasty 7"), ("ja", "パスティ・メサ7")],
)
def test_a_location_is_named_by_territory_and_sector(language: str, name: str) -> None:
    words = Words(language)

    said = words.say("classic-location", territory="classic-territory-pasty-mesa", sector=7)

    assert said == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_location_can_be_named(language: str) -> None:
    words = Words(language)

    said = {
        words.say(
            "classic-location",
            territory=f"classic-territory-{TERRITORIES[place.territory]}",
            sector=place.sector,
        )
        for place in LOCATIONS
    }

    assert len(said) == len(LOCATIONS)
    assert [name for name in said if re.search("classic-|[{}$]", name)] == []


def test_a_place_takes_the_article_and_the_preposition_of_its_territory() -> None:
    words = Words("fr")

    texts = words.resolved({"territory": "classic-territory-the-minor-erg", "sector": 7})

    assert words.fill("classic-location", "the", **texts) == "l’Erg Mineur 7"
    assert words.fill("classic-location", "of", **texts) == "de l’Erg Mineur 7"


@pytest.mark.parametrize("table", ["faction", "territory"])
def test_in_french_every_place_and_faction_has_its_preposition(table: str) -> None:
    words = Words("fr")

    said = [words.name(key, "of") for key in sorted(TABLES[table])]

    assert [name for name in said if not re.match("du |de |des |d’", name)] == []
