"""`kanly arena`: contests from the command line, resumable, with an exit status for failures."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from kanly.arena import strength
from kanly.arena.contests import ladder
from kanly.arena.strength import Table
from kanly.cli import app, failures
from tests.arena.bots import Chatty, Raising, named
from tests.cli.conftest import Kanly


def figures(kanly: Kanly, *args: str) -> dict[str, object]:
    ran = kanly("arena", *args, "--json")
    assert (ran.status, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert isinstance(found, dict)
    return found


MATCH = ("match", "random", "greedy", "--players", "2", "--games", "2", "--workers", "1")


def test_a_match_is_a_table_a_rating_and_a_folder(kanly: Kanly, tmp_path: Path) -> None:
    ran = kanly("arena", *MATCH)

    assert ran.status == 0
    for word in ("random among greedy", "win rate", "95 % interval", "points", "The report is"):
        assert word in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 100
    [folder] = (tmp_path / "kanly-arena").iterdir()
    assert {"run.json", "results.jsonl", "results.parquet", "report.md"} <= {
        path.name for path in folder.iterdir()
    }


def test_the_figures_have_their_names(kanly: Kanly) -> None:
    found = figures(kanly, *MATCH, "--out", "here")

    assert found.keys() >= {
        *("lines", "bots", "ratings", "seats", "leaders", "rounds_mean", "thinking", "errors"),
        *("digest", "folder"),
    }
    assert (found["games"], found["errors"], found["folder"]) == (2, 0, "here")


def test_the_same_command_goes_on_where_it_stopped(kanly: Kanly, tmp_path: Path) -> None:
    before = figures(kanly, *MATCH, "--out", "here")
    results = tmp_path / "here" / "results.jsonl"
    lines = results.read_bytes().splitlines(keepends=True)
    results.write_bytes(lines[0] + lines[1][:100])

    after = figures(kanly, *MATCH, "--out", "here", "--resume")

    assert (before["digest"], before["lines"]) == (after["digest"], after["lines"])
    assert results.read_bytes().startswith(lines[0])


def test_solo_has_a_line_for_every_difficulty(kanly: Kanly) -> None:
    found = figures(kanly, "solo", "random", "--games", "1", "-w", "1")

    assert len(found["lines"]) == 4  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["mercenary", "mentat"])
def test_solo_can_be_played_at_one_difficulty(kanly: Kanly, level: str) -> None:
    found = figures(kanly, "solo", "random", "--games", "1", "-w", "1", "--difficulty", level)

    [line] = found["lines"]  # type: ignore[misc]
    assert line["line"] == f"random, {level}"


def test_the_classic_game_has_six_players_and_factions(kanly: Kanly) -> None:
    found = figures(kanly, "ladder", "random", "greedy", "--game", "classic", "-n", "1", "-w", "1")

    assert (found["players"], found["games"]) == (6, 6)
    assert len(found["factions"]) == 12  # type: ignore[arg-type]


def test_a_game_that_fails_is_reported_and_the_run_goes_on(kanly: Kanly, tmp_path: Path) -> None:
    bad = named(Raising)

    ran = kanly("arena", "ladder", "random", bad, "-p", "2", "-n", "2", "-w", "1", "-o", "here")

    assert ran.status == 1
    assert ran.err.count("ZeroDivisionError: no spice to divide by (bots.py, line ") == 2
    assert ran.err.count("; the record is here") == 2
    assert kanly("replay", tmp_path / "here" / "errors" / "0-0-1.jsonl", "--verify").status == 0


def test_only_some_of_many_failures_are_told_one_by_one(
    kanly: Kanly, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(failures, "MOST", 3)

    ran = kanly("arena", "ladder", "random", named(Raising), "-p", "2", "-n", "10", "-w", "1")

    assert ran.status == 1
    told = ran.err.splitlines()
    assert [line.split(":")[0] for line in told[:3]] == ["seed 0", "seed 0", "seed 1"]
    assert told[3:] == ["and 7 more games failed"]


@pytest.mark.parametrize("command", [("arena", "match"), ("simulate", "imperium", "-b")])
def test_what_a_bot_prints_is_not_among_the_figures(kanly: Kanly, command: tuple[str, ...]) -> None:
    others = ["random"] if "match" in command else ["-b", "random"]

    ran = kanly(*command, named(Chatty), *others, "-p", "2", "-n", "2", "-w", "1", "--json")

    assert json.loads(ran.out)["games"] == 2
    assert "let me see" in ran.err


def test_an_interrupt_leaves_a_run_to_go_on_with(
    kanly: Kanly, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kanly.arena.run.played", interrupted)

    ran = kanly("arena", *MATCH, "--out", "here")

    assert ran.status == app.INTERRUPTED
    assert "stopped after 0 of 2 games, which are in here; the same command continues" in ran.err


SMALL = Table("small", "imperium", 2, 2, ladder(["random", "greedy"], 2, {}))


def test_strength_writes_its_tables_into_the_page(
    kanly: Kanly, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known = {**strength.tables(), "small": SMALL}
    monkeypatch.setattr(strength, "tables", lambda: known)
    page = tmp_path / "page.md"
    page.write_text("<!-- table small --><!-- end small -->\n")

    ran = kanly("arena", "strength", "small", "--page", "page.md", "-w", "1")

    assert ran.status == 0
    assert "| greedy among random |     2 |" in page.read_text()
    assert (tmp_path / "kanly-arena" / "strength" / "small" / "report.md").exists()


def test_ray_that_is_not_there_is_one_line_and_leaves_nothing_behind(
    kanly: Kanly, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    assert "--ray needs Ray" in kanly("arena", *MATCH, "--ray").complaint
    assert not (tmp_path / "kanly-arena").exists()


def test_what_was_played_before_is_said(kanly: Kanly) -> None:
    assert kanly("arena", *MATCH, "--out", "here").err == ""

    again = kanly("arena", *MATCH, "--out", "here")

    assert again.err.startswith("2 of 2 games have already been played, since ")
    assert "if a bot has changed, choose another folder with --out" in again.err


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        ("mtch random greedy", "unknown kind of contest 'mtch'; did you mean match"),
        ("match random gredy", "unknown bot 'gredy'; did you mean greedy?"),
        ("match random", "match is for two bots; 1 named"),
        ("robin random", "expected at least two bots; 1 named"),
        ("match random greedy --game imperim", "unknown game 'imperim'; did you mean imperium?"),
        ("match random greedy --players 7", "7 players; Dune: Imperium takes 1 to 4"),
        ("match random greedy --players 1", "for one there is solo"),
        ("match random greedy --games 0", "--games 0: expected at least 1"),
        ("match random greedy --workers 0", "--workers 0: expected at least 1"),
        ("match random greedy --resume", "--resume: there is no run in kanly-arena"),
        ("match random greedy --difficulty mentat", "option difficulty is for the solo game"),
        (
            "match random greedy --budget 1s",
            "none of random, greedy takes it",
        ),
        ("match random mcts --budget 5x", "budget '5x': expected seconds as in 0.5s"),
        (f"match random greedy --seed {10**19}", f"--seed {10**19}: expected {-(10**18)} to "),
        ("match random greedy --ray-address here:1", "--ray-address is for a cluster"),
        ("strength solo --players 2", "--players is not for strength; its tables say"),
        ("strength solo --game classic", "--game is not for strength"),
        ("strength solo --set ix=true", "--set is not for strength"),
        ("strength solo --budget 4", "--budget is not for strength"),
        ("solo random --players 2", "solo is for one player, not 2; leave out --players"),
        ("solo random --difficulty mentt", "did you mean mentat?"),
        ("strength sole", "unknown table 'sole'; did you mean solo"),
        ("strength greedy-over-random", "--page docs/strength.md: No such file or directory"),
        ("strength greedy-over-random --page .", "expected the page of tables"),
    ],
)
def test_a_mistake_is_one_line_that_says_what_was_expected(
    kanly: Kanly, args: str, expected: str
) -> None:
    assert expected in kanly("arena", *args.split()).complaint


def test_every_decision_is_written_and_described(kanly: Kanly, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")

    ran = kanly("arena", *MATCH, "--out", "here", "--plies", "set.parquet")
    told = kanly("dataset", "set.parquet")
    found = json.loads(kanly("dataset", "set.parquet", "--json").out)

    assert ran.out.endswith("The decisions are set.parquet\n")
    assert "2 games" in told.out
    assert "A byte for each name in kanly.observation." in told.out
    assert found["games"] == 2
    assert set(found["bots"]) == {"random", "greedy"}


def test_win_rates_are_told_without_luck(kanly: Kanly) -> None:
    many = ("match", "random", "greedy", "--players", "2", "--games", "8", "--workers", "1")

    found = figures(kanly, *many, "--luck", "--out", "here")
    shown = kanly("arena", *many, "--luck", "--out", "here")

    [line] = found["lines"]  # type: ignore[misc]
    exact = line["by_deals"]
    told = {"rate", "low", "high", "worth", "saved"}
    assert (exact["deals"], exact["without_luck"].keys()) == (4, told)
    assert "without luck" in shown.out
    assert "saves" in shown.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--plies", "set.csv"], "--plies set.csv: expected a file that ends in .parquet"),
        (["--plies", "set.parquet", "--luck", "--game", "chess"], "unknown game 'chess'"),
    ],
)
def test_what_cannot_be_worked_out_is_said_before_anything_is_played(
    kanly: Kanly, tmp_path: Path, args: list[str], said: str
) -> None:
    assert said in kanly("arena", "match", "random", "greedy", *args, "--out", "x").complaint
    assert not (tmp_path / "x").exists()
