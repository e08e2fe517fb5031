"""`kanly advise`: a decision, a whole game, and what cannot be advised."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kanly.core.record import read
from tests.cli.conftest import Kanly

QUICK = ("--seconds", "0.2")


def test_advice_names_choices_with_chances_and_what_follows(kanly: Kanly, record: Path) -> None:
    ran = kanly("advise", record, "--at", "40", *QUICK)

    assert ran.status == 0
    assert "%" in ran.out
    assert "Chances are estimates" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 100


def test_advice_in_figures_names_legal_choices(kanly: Kanly, record: Path) -> None:
    game = read(record).replay(40)
    decision = game.pending[0]

    found = json.loads(kanly("advise", record, "--at", "40", "--json", "--top", "2", *QUICK).out)

    assert found["seat"] == decision.seat
    legal = [choice.notation for choice in decision.choices]
    assert {each["choice"] for each in found["choices"]} <= set(legal)
    assert len(found["choices"]) == min(2, len(legal))


@pytest.mark.parametrize(("lang", "word"), [("fr", "estimations"), ("ja", "推定")])
def test_advice_is_given_in_any_language(kanly: Kanly, record: Path, lang: str, word: str) -> None:
    assert word in kanly("advise", record, "--at", "40", "--lang", lang, *QUICK).out


def test_an_analysis_has_chances_by_round_and_turning_points(kanly: Kanly, record: Path) -> None:
    ran = kanly("advise", record, "--analysis", "--seconds", "0.05")

    assert ran.out.splitlines()[0].split() == ["When", "Red", "Blue", "Yellow", "Green"]
    assert "100%" in ran.out
    assert "Chance when next asked" in ran.out


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        ((), "the game is over after choice"),
        (("--at", "9999"), "--at 9999: expected 0 to"),
        (("--at", "40", "--seat", "pink"), "unknown seat 'pink'"),
        (("--at", "40", "--seconds", "0"), "--seconds 0: expected more than 0"),
        (("--at", "40", "--top", "0"), "--top 0: expected 1 or more"),
        (("--at", "40", "--analysis"), "leave out --at and --seat"),
    ],
)
def test_what_cannot_be_advised_is_one_line(
    kanly: Kanly, record: Path, args: tuple[str, ...], expected: str
) -> None:
    assert expected in kanly("advise", record, *args).complaint


def test_somebody_who_is_not_asked_gets_no_advice(kanly: Kanly, record: Path) -> None:
    asked = {decision.seat for decision in read(record).replay(40).pending}
    other = next(seat for seat in range(4) if seat not in asked)
    colour = ("red", "blue", "yellow", "green")[other]

    complaint = kanly("advise", record, "--at", "40", "--seat", colour).complaint

    assert f"--seat {colour} is not asked after choice 40" in complaint
