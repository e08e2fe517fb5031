"""The texts use the words of the rulebooks, as the glossary lists them."""

import re
from pathlib import Path
from typing import Final

import pytest
import yaml

ROOT: Final = Path(__file__).parents[2]
GLOSSARY: Final = yaml.safe_load((ROOT / "docs/rules/glossary.yaml").read_text(encoding="utf-8"))
LOCALE: Final = ROOT / "src/kanly/locale"


def texts(lang: str) -> list[str]:
    """Every line of a language that somebody reads, without the keys before it."""
    lines = [
        line
        for path in sorted((LOCALE / lang).glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    said = [line for line in lines if not line.startswith("#")]
    return [re.sub(r"^[\w-]+ = |^ +\*?\[[\w-]+\]|\{[^{}]*\}", "", line) for line in said]


@pytest.mark.parametrize(
    "entry", GLOSSARY["instead"], ids=lambda entry: f"{entry['lang']}-{entry['use']}"
)
def test_texts_say_it_in_the_words_of_the_rulebooks(entry: dict[str, str]) -> None:
    wrong = [line for line in texts(entry["lang"]) if re.search(entry["not"], line)]

    assert wrong == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_says_what_cannot_be_done(lang: str) -> None:
    """One that is about the moment names the limit, not a habit."""
    limits = {
        "en": r"\bonly\b|\bOnly\b|cannot|can’t|\bfirst\b|First|not your turn|\b(have|are|has)\b.*"
        r"\b(nothing|nobody|not)\b|Nobody",
        "fr": r"\bne\b|\bn’|[Ss]eul|d’abord|Personne|pas",
    }
    paths = sorted((LOCALE / lang).glob("*-messages.ftl"))
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    refusals = [line for line in lines if re.match(r"refuse-(moment|classic-when)-", line)]

    assert len(refusals) > 80
    assert [line for line in refusals if not re.search(limits[lang], line)] == []
