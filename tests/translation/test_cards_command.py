"""`kanly cards` prints every component, or one of them, at 100 columns."""

import json
import re

import pytest
import typer
from rich.cells import cell_len
from typer.testing import CliRunner

from kanly.cli.cards import cards
from kanly.core.errors import UnknownName
from kanly.translation import LANGUAGES, Words, entries

app = typer.Typer()
app.command()(cards)


def run(*args: str) -> str:
    result = CliRunner().invoke(app, list(args), catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_fits_in_a_hundred_columns(lang: str) -> None:
    printed = run("--lang", lang)

    assert max(cell_len(line) for line in printed.splitlines()) <= 100


def test_the_list_names_every_component() -> None:
    printed = re.sub(r"\s+", " ", run())

    assert [
        entry.name for entry in entries(Words("en"), "imperium") if entry.name not in printed
    ] == []


def test_a_name_prints_the_whole_entry() -> None:
    lines = [
        line.rstrip() for line in run("stilgar", "--lang", "fr", "--game", "imperium").splitlines()
    ]

    assert lines == [
        "Stilgar  Carte Imperium",
        "  Faction              Fremen",
        "  Coût en Persuasion   5",
        "  Icônes Agent         Fremen, Cité, Commerce d’Épice",
        "  Exemplaires          1",
        "",
        "  Agent                Gagnez 1 eau.",
        "  Révélation           +2 Persuasion, +3 épées.",
        "",
    ]


def test_no_french_line_begins_with_its_punctuation() -> None:
    printed = run("--lang", "fr")

    assert re.findall(r"^.*[ \u00a0]{2}[:;!?].*$", printed, re.MULTILINE) == []


def test_without_a_terminal_nothing_is_coloured() -> None:
    assert "\x1b" not in run("stilgar")


def test_entries_are_plain_data_as_json() -> None:
    [entry] = json.loads(run("stilgar", "--json", "--game", "imperium"))

    assert entry["slug"] == "stilgar"
    assert entry["texts"] == [
        {"key": "agent", "label": "Agent", "text": "Gain 1 water."},
        {"key": "reveal", "label": "Reveal", "text": "+2 Persuasion, +3 swords."},
    ]


def test_an_unknown_name_is_an_error_with_near_matches() -> None:
    with pytest.raises(UnknownName, match="did you mean Stilgar"):
        run("stilgr")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownName, match="unknown language 'xx'"):
        run("--lang", "xx")
