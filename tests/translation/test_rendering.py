"""Everything can be said in every language, with nothing left open."""

import re

import pytest

import kanly
from kanly.core.message import Message
from kanly.core.rng import seeded
from kanly.imperium.choices import BOOK
from kanly.imperium.effects import EFFECTS
from kanly.translation import LANGUAGES, Words, entries, label
from kanly.translation.imperium.writer import clause, text
from tests.translation.source import arguments, messages

OPEN = re.compile(r"[{}$]|\b(?:card|space|effect|amount|bonus|event|ask|label|field|classic)-[a-z]")
"""A placeable that was not filled, or a key that has no words."""

SAMPLES: dict[str, list[int | str]] = {
    "seat": ["colour-red"],
    "victim": ["colour-blue"],
    "card": [
        *("card-dagger", "intrigue-windfall", "conflict-skirmish-a", "hagal-wealth"),
        *("classic-card-karama", "classic-card-kulon"),
    ],
    "leader": ["leader-paul-atreides", "classic-leader-stilgar"],
    "tile": ["tile-flagship"],
    "other": ["faction-emperor", "faction-guild"],
    "faction": [
        *("faction-emperor", "faction-guild", "faction-bene-gesserit", "faction-fremen"),
        *("classic-faction-atreides", "classic-faction-emperor"),
    ],
    "resource": ["resource-solari", "resource-spice", "resource-water"],
    "space": ["space-arrakeen", "space-imperial-basin"],
    "origin": ["space-carthag"],
    "place": [1, 2, 3],
    "n": [-1, 0, 1, 2, 5],
    "territory": ["classic-territory-arrakeen", "classic-territory-the-minor-erg"],
    "start": ["classic-territory-polar-sink"],
    "sector": [0, 7],
    "words": ["I shall leave Carthag.", ""],
    "power": ["classic-power-voice", "classic-power-extra-card"],
    "what": ["power", "shipment", "several"],
    "kind": ["classic-kind-shield"],
    "phase": ["classic-phase-bidding"],
    "now": ["classic-phase-storm"],
    "reason": ["classic-win-guild"],
    "element": ["classic-element-dial"],
    "part": ["classic-part-leader"],
    "answer": ["classic-none"],
    "weapon": ["classic-none", "classic-card-lasgun"],
    "defense": ["classic-none"],
    "force": ["classic-force-sardaukar"],
    "star": ["classic-star-any"],
}


def examples(key: str) -> list[Message]:
    """A message with samples of its arguments: each sample once, beside the first of the others."""
    wanted = sorted(arguments("en", key))
    first = {name: SAMPLES.get(name, [1])[0] for name in wanted}
    return [Message(key, first)] + [
        Message(key, {**first, name: sample})
        for name in wanted
        for sample in SAMPLES.get(name, [0, 1, 2])
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "prefix", ["event-", "ask-", "result-", "refuse-", "label-", "classic-end-", "classic-win-"]
)
def test_every_message_is_said_in_full(lang: str, prefix: str) -> None:
    words = Words(lang)

    said = [
        words.message(message)
        for key in messages(lang)
        if key.startswith(prefix)
        for message in examples(key)
    ]

    assert said
    assert [each for each in said if not each or OPEN.search(each)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_is_said_in_full(lang: str) -> None:
    words = Words(lang)

    said = [text(words, effect) for effect in EFFECTS if effect.parts or effect.n or effect.op]
    said += [clause(words, effect) for effect in EFFECTS]

    assert [each for each in said if not each or OPEN.search(each)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_is_said_in_full(lang: str) -> None:
    known = entries(Words(lang), "imperium")

    said = [part for entry in known for fact in entry.facts + entry.texts for part in fact[1:]]
    said += [part for entry in known for part in (entry.name, entry.title)]

    assert [each for each in said if not each or OPEN.search(each)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_does_something(lang: str) -> None:
    assert [entry.name for entry in entries(Words(lang), "imperium") if not entry.texts] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_is_said_in_full(lang: str) -> None:
    words = Words(lang)

    said = [label(words, choice) for choice in BOOK.by_notation.values()]

    assert [each for each in said if not each or OPEN.search(each)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_that_differ_read_differently(lang: str) -> None:
    words = Words(lang)
    said: dict[str, set[str]] = {}

    for choice in BOOK.by_notation.values():
        said.setdefault(label(words, choice), set()).add(choice.notation.partition(" ")[2])

    assert {each: which for each, which in said.items() if len(which) > 1} == {}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("ix", [False, True])
def test_a_whole_game_is_said_in_full(players: int, ix: bool) -> None:
    game = kanly.new("imperium", players=players, seed=7, options={"ix": ix})
    game.listener = []
    words = Words("en")
    rng = seeded(players)
    said: list[str] = []

    while not game.over:
        decision = game.pending[0]
        choice = decision.choices[rng.below(len(decision.choices))]
        said += [words.prompt(decision), label(words, choice, decision)]
        game.apply(decision.seat, choice)
    said += [words.event(event) for event in game.listener]

    assert [each for each in said if not each or OPEN.search(each)] == []
