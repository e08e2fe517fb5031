"""Advice says why: what a choice gains, costs, risks and prevents, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kanly
from kanly import bots
from kanly.bots.advice import advise
from kanly.bots.reasons import SCALES, Facts, reasons
from kanly.bots.search.budget import Budget
from kanly.core.message import Message
from kanly.translation import LANGUAGES, Words


def facts(**named: float) -> list[Facts]:
    return [{"chance": 0.3, **named} for _ in range(8)]


def test_the_greatest_difference_comes_first() -> None:
    told = reasons(facts(rival=0.1, spice=6.0, cards=2.0), facts(rival=0.4, spice=10.0, cards=2.0))
    assert told == [
        Message("reason-rival-less", {"n": 30}),
        Message("reason-spice-less", {"n": 4}),
    ]


def test_what_is_hardly_different_is_no_reason() -> None:
    assert reasons(facts(spice=6.0), facts(spice=6.5)) == [Message("reason-alike")]


def test_luck_is_no_reason() -> None:
    swinging = [{"chance": 0.3, "spice": spice} for spice in (0.0, 20.0)]
    level = [{"chance": 0.3, "spice": 8.0}] * 2
    assert reasons(swinging, level) == [Message("reason-alike")]


def test_a_gamble_is_called_one() -> None:
    own = [{"chance": chance} for chance in (0.0, 0.1, 0.1, 0.5, 0.9, 1.0)]
    assert reasons(own, facts()) == [Message("reason-gamble", {"low": 0, "high": 100})]


def test_a_choice_alone_has_no_reasons() -> None:
    assert reasons(facts(spice=1.0), []) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    words = Words(lang)
    for key in SCALES:
        for sign in ("more", "less"):
            said = words.message(Message(f"reason-{key}-{sign}", {"n": 3}))
            assert not re.search("reason-|[{}]", said)
    assert "20" in words.message(Message("reason-gamble", {"low": 20, "high": 80}))
    assert words.message(Message("reason-alike")) != "reason-alike"


@pytest.mark.parametrize(
    ("name", "players", "kind", "known"),
    [
        ("imperium", 4, "turn", {"points", "influence", "resources", "troops", "intrigues"}),
        ("classic", 6, "ship", {"strongholds", "spice", "forces", "leaders", "cards"}),
    ],
)
def test_advice_in_both_games_gives_reasons(
    name: str, players: int, kind: str, known: set[str]
) -> None:
    assert known < SCALES.keys()
    game = kanly.new(name, players, 5)
    while game.pending[0].kind.name != kind or len(game.pending[0].choices) < 3:
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(bots.get("greedy", 1), game, decision))
    found = advise(game.view(game.pending[0].seat), Budget(playouts=40))
    assert len(found) > 1
    for each in found:
        assert each.reasons
        assert all(reason.key.startswith("reason-") for reason in each.reasons)
    assert {reason.key for each in found for reason in each.reasons} != {"reason-alike"}


def test_no_reason_is_in_the_files_without_a_use() -> None:
    text = Path(kanly.__file__).with_name("locale").joinpath("en/core.ftl").read_text("utf-8")
    named = set(re.findall(r"^reason-([a-z]+)-(?:more|less) =", text, re.MULTILINE))
    assert named == SCALES.keys()
