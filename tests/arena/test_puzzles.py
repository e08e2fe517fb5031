"""Puzzles are found where one choice is clearly best, and only there."""

import json
from pathlib import Path

import pytest

import kanly
from kanly.arena import puzzles
from kanly.arena.kit import PuzzleKind
from kanly.arena.puzzles import Finder, Trial, Tries, alike, kinds, lead, tried
from kanly.bots.puzzle import Puzzle, puzzles_folder, read_puzzle, read_puzzles, save_puzzle
from kanly.cli import puzzles as command
from kanly.core.choice import BOOKS
from kanly.core.errors import BadRecord, UnknownName
from kanly.core.record import Record

SHIPPED = read_puzzles(puzzles_folder())


def surest() -> Puzzle:
    return max(SHIPPED, key=lambda each: each.gap / max(each.error, 0.001))


def trial(*found: tuple[str, list[float]]) -> Trial:
    return [(BOOKS["classic"].parse(notation), chances) for notation, chances in found]


def test_sixty_puzzles_of_every_kind_are_shipped() -> None:
    assert len(SHIPPED) >= 60
    assert {each.kind for each in SHIPPED} == {*kinds()}


def test_other_worlds_agree_on_the_best_choice() -> None:
    puzzle = surest()
    game = puzzle.position()
    choices = [game.parse(each.choice) for each in puzzle.tried]
    found = tried(Tries(game.view(puzzle.seat), "elsewhere"), choices, 24)
    assert puzzle.solves(found[0][0].notation)


def test_a_lead_within_the_noise_is_none() -> None:
    close = lead(trial(("pass", [0.5, 0.1, 0.9]), ("bid 3", [0.2, 0.5, 0.5])), gap=0.05)
    assert not close.shows(0.05, 4.0)
    clear = lead(trial(("pass", [0.5, 0.6, 0.5]), ("bid 3", [0.2, 0.3, 0.2])), gap=0.05)
    assert clear.shows(0.05, 4.0)


def test_numbers_that_come_to_the_same_are_one_answer() -> None:
    bids = trial(("bid 3", [0.5]), ("bid 4", [0.499]), ("pass", [0.3]))
    assert alike(bids, gap=0.05) == 1
    assert lead(bids, gap=0.05).ahead == pytest.approx(0.2)
    other = trial(("bid 3", [0.5]), ("pass", [0.499]), ("bid 4", [0.3]))
    assert alike(other, gap=0.05) == 0


def test_decisions_of_other_kinds_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    def examined(kind: PuzzleKind, game: kanly.Game, seat: int, seed: str) -> None:
        decision = game.decision(seat)
        assert decision is not None
        looked.append(decision.kind.name)

    monkeypatch.setattr(puzzles, "examined", examined)
    kind = kinds()["auction"]
    assert Finder(kind, "any").recorded(surest_record()) == []
    assert {*looked} <= kind.questions


def surest_record() -> Record:
    """The game of a classic puzzle as a record."""
    return next(each for each in SHIPPED if each.kind == "auction").position().record


def test_a_search_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []
    mine = [each for each in SHIPPED if each.kind == "battle"][:2]

    def fresh(self: Finder, seed: str) -> list[Puzzle]:
        seeds.append(seed)
        return [mine[len(seeds) - 1]]

    monkeypatch.setattr(Finder, "fresh", fresh)
    for number in (1, 2):
        command.puzzles(tmp_path, number=number, kind=["battle"], seed=7, json=True)
    assert seeds == ["7/battle/0", "7/battle/1"]
    assert read_puzzles(tmp_path) == mine


def test_a_puzzle_that_leads_elsewhere_is_refused(tmp_path: Path) -> None:
    puzzle = surest()
    save_puzzle(puzzle, tmp_path)
    path = tmp_path / f"{puzzle.name}.json"
    data = json.loads(path.read_text())
    data["made"] = data["made"][:-1]
    path.write_text(json.dumps(data))
    with pytest.raises(BadRecord, match="another position"):
        command.puzzles(tmp_path)


def test_what_is_no_puzzle_and_no_kind_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}")
    with pytest.raises(BadRecord, match="no puzzle"):
        read_puzzle(tmp_path / "x.json")
    with pytest.raises(UnknownName, match="battle"):
        command.puzzles(tmp_path, kind=["batle"])
