"""`kanly replay`: stepping, proof, and records that are not what they should be."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Kanly

Lines = list[str]


def spoilt(record: Path, change: Callable[[Lines], Lines]) -> Path:
    """The record with its lines changed."""
    path = record.with_name("spoilt.jsonl")
    path.write_text("\n".join(change(record.read_text().splitlines())) + "\n")
    return path


def with_field(line: str, name: str, value: object) -> str:
    return json.dumps({**json.loads(line), name: value})


def test_a_record_proves_itself(kanly: Kanly, record: Path) -> None:
    choices = len(record.read_text().splitlines()) - 2

    ran = kanly("replay", record, "--verify")

    assert ran.status == 0
    assert f"{choices} of {choices} choices agree, to the end of the game" in ran.out


def test_the_proof_in_figures(kanly: Kanly, record: Path) -> None:
    found = json.loads(kanly("replay", record, "--verify", "--json").out)

    assert found["agree"] == found["choices"] > 100
    assert found["over"] is True


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda lines: lines[:1] + lines[2:], "choices of"),
        (lambda lines: lines[:-1], "the record is cut short: no closing line"),
        (lambda lines: lines[:-40], "the record is cut short: no closing line"),
        (lambda lines: [*lines[:-1], lines[-1][:9]], "is not JSON"),
        (lambda lines: [lines[0], lines[1][:20], *lines[2:]], "line 2 of the record is not JSON"),
        (lambda lines: lines[1:], "line 1 is no header"),
        (lambda lines: [], "line 1 of the record is not JSON"),
        (
            lambda lines: [with_field(lines[0], "kanly", 9), *lines[1:]],
            "record version 9; this program reads version 1",
        ),
        (
            lambda lines: [with_field(lines[0], "rules", 2), *lines[1:]],
            "rules version 2; this program plays version 3 of imperium",
        ),
        (
            lambda lines: [with_field(lines[0], "game", "mahjong"), *lines[1:]],
            "unknown game 'mahjong'; expected one of: imperium, classic",
        ),
        (
            lambda lines: [with_field(lines[0], "players", 6), *lines[1:]],
            "6 players; Dune: Imperium takes 1 to 4",
        ),
        (
            lambda lines: [
                with_field(with_field(lines[0], "players", 6), "names", list("abcdef")),
                *lines[1:],
            ],
            "6 players; Dune: Imperium takes 1 to 4",
        ),
        (
            lambda lines: [lines[0], with_field(lines[1], "choice", "agnt dagger"), *lines[2:]],
            "choice 1 does not replay: unknown choice 'agnt dagger'; did you mean",
        ),
        (
            lambda lines: [lines[0], with_field(lines[1], "choice", "deploy 2"), *lines[2:]],
            "choice 1 does not replay: illegal choice 'deploy 2': You can only deploy troops after",
        ),
        (
            lambda lines: [lines[0], with_field(lines[1], "seat", 9), *lines[2:]],
            "It is not your turn to choose.",
        ),
    ],
)
@pytest.mark.parametrize("how", [("--verify",), ("--to-end",)])
def test_a_record_that_is_wrong_is_one_line(
    kanly: Kanly, record: Path, change: Callable[[Lines], Lines], expected: str, how: tuple[str]
) -> None:
    ran = kanly("replay", spoilt(record, change), *how)

    assert expected in ran.complaint


def test_an_illegal_choice_is_refused_in_words_with_its_rule(kanly: Kanly, record: Path) -> None:
    choice = "agent stilgar wealth"
    path = spoilt(
        record, lambda lines: [lines[0], with_field(lines[1], "choice", choice), *lines[2:]]
    )

    complaint = kanly("replay", path, "--verify").complaint

    assert "illegal choice 'agent stilgar wealth': Stilgar is not in your hand." in complaint
    assert "(IMP-AGENT-01)" in complaint


def test_a_digest_that_differs_says_how_many_choices_agree(kanly: Kanly, record: Path) -> None:
    path = spoilt(
        record, lambda lines: [*lines[:10], with_field(lines[10], "digest", "0" * 16), *lines[11:]]
    )

    complaint = kanly("replay", path, "--verify").complaint

    assert "9 of " in complaint
    assert "choice 10" in complaint
    assert "the record says 0000000000000000" in complaint


def test_bytes_that_are_no_text_are_one_line(kanly: Kanly, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(bytes(range(256)))

    assert "it is not UTF-8 text" in kanly("replay", path).complaint


def test_a_pipe_gets_the_whole_story(kanly: Kanly, record: Path) -> None:
    ran = kanly("replay", record)

    assert ran.status == 0
    assert "Round 2 begins." in ran.out
    assert "The game is over." in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 100


def test_a_jump_shows_the_board_there(kanly: Kanly, record: Path) -> None:
    ran = kanly("replay", record, "--jump", "40")

    assert "After choice 40 of" in ran.out
    assert "Round 2 begins." not in ran.out


def test_a_jump_too_far_says_how_far_it_may_be(kanly: Kanly, record: Path) -> None:
    choices = len(record.read_text().splitlines()) - 2

    assert f"expected 0 to {choices}" in kanly("replay", record, "--jump", "9999").complaint


@pytest.mark.parametrize(("lang", "word"), [("fr", "La partie est terminée"), ("ja", "終了です")])
def test_a_story_is_told_in_any_language(kanly: Kanly, record: Path, lang: str, word: str) -> None:
    assert word in kanly("replay", record, "--lang", lang, "--to-end").out


def test_stepping_goes_on_back_and_to_any_choice(
    kanly: Kanly, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    typed = iter(["", "next", "back", "jump 30", "9999", "nonsense", "end", "", "quit"])
    prompts: list[str] = []

    def answer(prompt: str) -> str:
        prompts.append(prompt.split("/")[0])
        return next(typed)

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr(io, "StringIO", Terminal)

    ran = kanly("replay", record)

    last = len(record.read_text().splitlines()) - 2
    assert sys.stdin.isatty()
    assert prompts == ["0", "1", "2", "1", "30", "30", "30", str(last), str(last)]
    assert f"There is no choice 9999; the choices go from 0 to {last}." in ran.out
    assert "The record ends here." in ran.out
