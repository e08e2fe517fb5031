"""Questions about the rules find the right rule: those of questions.yaml, and how they are read."""

from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from kanly.server import search
from kanly.server.questions import Index, known, reader
from kanly.server.rulebook import rulebook
from kanly.server.schema import Hit
from kanly.translation import LANGUAGES

FIRST = 3
"""Among so many the right rule must be."""
LEAST = {"en": 40, "fr": 15, "ja": 15}
"""Questions of each game in each language."""
BLOCKS = yaml.safe_load((Path(__file__).parent / "questions.yaml").read_text(encoding="utf-8"))


class Question(NamedTuple):
    game: str
    lang: str
    text: str
    rules: list[str]


QUESTIONS = [
    Question(block["game"], block["lang"], *question)
    for block in BLOCKS
    for question in block["questions"]
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda each: f"{each.lang}: {each.text}")
def test_a_question_finds_its_rule_among_the_first_three(question: Question) -> None:
    hits = search.find(question.text, question.lang, question.game, FIRST)
    assert {hit.id for hit in hits} & {*question.rules}, [hit.id for hit in hits]


@pytest.mark.parametrize("game", ["imperium", "classic"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_enough_questions_and_their_rules_exist(game: str, lang: str) -> None:
    asked = [each for each in QUESTIONS if (each.game, each.lang) == (game, lang)]
    assert len({each.text for each in asked}) >= LEAST[lang]
    numbers = {hit.id for hit in rulebook(lang)}
    assert all({*each.rules} <= numbers for each in asked)


def test_every_language_says_how_its_questions_are_read() -> None:
    assert {*known().languages} == {*LANGUAGES}


@pytest.mark.parametrize(
    ("lang", "text", "tokens"),
    [
        ("en", "deploying Troops", "deploi troop"),
        ("fr", "déploiement des unités", "deploi des unit"),
        ("ja", "部隊を進軍", "部隊 進軍"),
        ("ja", "ラスガンで買える", "ラスガン 買"),
    ],
)
def test_words_are_read_in_their_stem(lang: str, text: str, tokens: str) -> None:
    assert reader(lang).tokens(text) == tokens


def test_the_longest_phrase_is_what_is_meant() -> None:
    meant = [idea.own[0] for idea in reader("en").ideas("who wins a victory point")]
    assert "victori point" in meant
    assert "win" in meant
    assert "victori" not in meant


def test_what_speaks_of_more_comes_first() -> None:
    texts = ["A worm eats.", "A worm eats spice.", "Spice."]
    hits = [Hit("rule", f"{at}", "", text, "classic", "en") for at, text in enumerate(texts)]
    found = Index("en", hits).find("does a worm eat spice", None, 3)
    assert found[0].id == "1"


def test_a_name_is_found_as_before() -> None:
    assert search.find("stilgar", "en", None, 1)[0].id == "imperium/card-stilgar"
    assert search.find("IMP-AGENT-02", "ja", None, 1)[0].id == "IMP-AGENT-02"
