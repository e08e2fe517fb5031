"""A run: the same whatever the workers, resumable at any instant, with its failures apart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kanly
from kanly.arena import contests
from kanly.arena.folder import Folder
from kanly.arena.plan import Line, Plan
from kanly.arena.run import Run, worker_pool
from kanly.core.errors import BadOption
from tests.arena.bots import Deadly, Raising, named

LINES = (Line(("random",) * 3),)


def planned(games: int = 6, lines: tuple[Line, ...] = LINES, seed: int = 4) -> Plan:
    return Plan("test", "imperium", 3, lines, games, seed)


def opened(path: Path, plan: Plan) -> Run:
    return Run(plan, Folder(path, plan))


def finished(path: Path, plan: Plan, workers: int = 1) -> Run:
    run = opened(path, plan)
    for _ in run.play(worker_pool(workers)):
        pass
    return run


def timeless(run: Run) -> dict[str, object]:
    data = run.figures.data()
    del data["thinking"]
    return data


def test_figures_are_the_same_whatever_the_number_of_workers(tmp_path: Path) -> None:
    alone = finished(tmp_path / "alone", planned(20), workers=1)
    together = finished(tmp_path / "together", planned(20), workers=2)

    assert timeless(alone) == timeless(together)


def test_every_game_has_its_line(tmp_path: Path) -> None:
    run = finished(tmp_path, planned())

    lines = [json.loads(line) for line in (tmp_path / "results.jsonl").open()]
    assert [line["seed"] for line in lines] == [4, 5, 6, 7, 8, 9]
    first = lines[0]
    assert first["bots"] == ["random"] * 3
    assert len(first["houses"]) == len(first["scores"]) == 3
    assert sorted(first["ranks"]) == [1, 2, 3]
    assert first["thinking"]["random"].keys() == {"decisions", "seconds", "mean", "max"}
    assert [sheet.digest for sheet in run.sheets()] == [line["digest"] for line in lines]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = finished(tmp_path / "whole", planned())
    broken = opened(tmp_path / "broken", planned())
    playing = broken.play(worker_pool(1))
    for _ in range(2):
        next(playing)
    playing.close()

    run = opened(tmp_path / "broken", planned())

    assert (len(run.known), len(run.left)) == (2, 4)
    assert timeless(finished(tmp_path / "broken", planned())) == timeless(whole)


def test_a_line_cut_short_is_played_again(tmp_path: Path) -> None:
    whole = finished(tmp_path, planned())
    results = tmp_path / "results.jsonl"
    results.write_bytes(results.read_bytes()[:-40])

    run = opened(tmp_path, planned())
    assert len(run.left) == 1
    again = finished(tmp_path, planned())

    assert timeless(again) == timeless(whole)
    assert opened(tmp_path, planned()).left == []


def test_a_line_that_is_none_is_named(tmp_path: Path) -> None:
    finished(tmp_path, planned(2))
    results = tmp_path / "results.jsonl"
    results.write_text('{"line": 0}\n' + results.read_text())

    with pytest.raises(BadOption, match=r"results\.jsonl, line 1: not a score sheet"):
        opened(tmp_path, planned(2))


def test_a_run_can_be_made_longer_or_shorter(tmp_path: Path) -> None:
    finished(tmp_path, planned(3))

    assert len(opened(tmp_path, planned(5)).left) == 2
    assert len(opened(tmp_path, planned(2)).sheets()) == 2


@pytest.mark.parametrize(
    ("plan", "what"),
    [
        (planned(seed=5), "another run, with seed 4, not 5"),
        (planned(lines=contests.match(["random", "greedy"], 3, {})), "another run, with lines "),
    ],
)
def test_the_folder_of_another_run_is_refused(tmp_path: Path, plan: Plan, what: str) -> None:
    finished(tmp_path, planned(1))

    with pytest.raises(BadOption, match=what):
        opened(tmp_path, plan)


@pytest.mark.parametrize(
    ("name", "why"), [("run.json", "its run.json is not of an arena"), ("results.jsonl", "results")]
)
def test_a_folder_of_something_else_is_refused_and_left_alone(
    tmp_path: Path, name: str, why: str
) -> None:
    (tmp_path / name).write_text("something else\n")

    with pytest.raises(BadOption, match=f"{why}.*choose another folder"):
        opened(tmp_path, planned())

    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_nothing_is_written_before_the_first_game(tmp_path: Path) -> None:
    opened(tmp_path / "run", planned())

    assert not (tmp_path / "run").exists()


def test_a_folder_must_be_one(tmp_path: Path) -> None:
    place = tmp_path / "taken"
    place.write_text("a file")

    with pytest.raises(BadOption, match="expected a folder to write to"):
        finished(place, planned())


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_raises_costs_only_its_own_games(tmp_path: Path, workers: int) -> None:
    bad = named(Raising)
    lines = (*LINES, contests.among(bad, "random", 3, {}))

    run = finished(tmp_path, planned(6, lines), workers)

    figures = run.figures
    assert len(figures.ended) == 6
    assert len(figures.failures) == 6
    assert {sheet.bots[sheet.fault] for sheet in figures.failures} == {bad}
    assert figures.bots["random"].games == 18
    record = tmp_path / figures.failures[0].record
    assert not kanly.load(record).over


def test_a_bot_that_kills_its_process_costs_only_its_own_games(tmp_path: Path) -> None:
    lines = (*LINES, contests.among(named(Deadly), "random", 3, {}))

    run = finished(tmp_path, planned(3, lines), workers=2)

    assert len(run.figures.ended) == 3
    assert {sheet.error for sheet in run.figures.failures} == {
        "the worker process died with status 7"
    }


def test_those_who_played_are_rated_though_one_never_finished_a_game(tmp_path: Path) -> None:
    bad = named(Raising)
    lines = [contests.among(*pair, 3, {}) for pair in (("novice", "random"), (bad, "random"))]

    run = finished(tmp_path, planned(6, tuple(lines)))

    assert [rating.bot for rating in run.figures.ratings] == ["novice", "random"]


def test_two_runs_do_not_write_to_the_same_folder(tmp_path: Path) -> None:
    first, second = opened(tmp_path, planned()), opened(tmp_path, planned())
    playing = first.play(worker_pool(1))
    next(playing)

    with pytest.raises(BadOption, match="another run is writing there"):
        next(second.play(worker_pool(1)))
    assert len(list(playing)) == 5
    with pytest.raises(BadOption, match="another run is writing there"):
        next(second.play(worker_pool(1)))

    assert len(opened(tmp_path, planned()).known) == 6


def test_a_folder_with_another_run_says_what_differs(tmp_path: Path) -> None:
    finished(tmp_path, planned(2))

    with pytest.raises(BadOption, match="holds another run, with lines 1 options ix null, not tru"):
        opened(tmp_path, planned(2, (Line(("random",) * 3, {"ix": True}),)))
