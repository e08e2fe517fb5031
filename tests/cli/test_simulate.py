"""`kanly simulate`: figures, the same digest however it is run, failures with their records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kanly.imperium.position import Imperium
from tests.cli.conftest import Kanly

KEYS = {
    "game",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "rounds_mean",
    "wins",
    "scores_mean",
    "errors",
    "digest",
}


def figures(kanly: Kanly, *args: str) -> dict[str, object]:
    ran = kanly("simulate", "imperium", "--games", "6", "--seed", "3", "--json", *args)
    assert (ran.status, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert isinstance(found, dict)
    return found


def test_the_figures_have_their_names(kanly: Kanly) -> None:
    found = figures(kanly)

    assert found.keys() >= KEYS
    assert (found["game"], found["games"], found["errors"]) == ("imperium", 6, 0)


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_every_number_of_players_plays_with_the_invariants_on(kanly: Kanly, players: str) -> None:
    found = figures(kanly, "--players", players, "--check")

    assert found["errors"] == 0
    assert len(found["wins"]) == len(found["scores_mean"]) == int(players)  # type: ignore[arg-type]


def test_wins_are_counted_by_seat_and_rivals_apart(kanly: Kanly) -> None:
    found = figures(kanly, "--players", "1")

    wins = [*found["wins"], *found["rival_wins"]]  # type: ignore[misc]
    assert sum(wins) == 6 + found["wins_shared"]  # type: ignore[operator]


def test_the_digest_is_the_same_for_the_same_games_and_any_number_of_workers(kanly: Kanly) -> None:
    alone = figures(kanly)
    again = figures(kanly)
    together = figures(kanly, "--workers", "2")

    assert alone["digest"] == again["digest"] == together["digest"]
    assert alone["wins"] == together["wins"]


def test_other_seeds_give_another_digest(kanly: Kanly) -> None:
    assert figures(kanly)["digest"] != figures(kanly, "--seed", "4")["digest"]


def test_invariants_do_not_change_the_games(kanly: Kanly) -> None:
    assert figures(kanly)["digest"] == figures(kanly, "--check")["digest"]


def test_bots_rotate_over_the_seats(kanly: Kanly) -> None:
    bots = ("--bot", "greedy", "--bot", "random", "--bot", "random")

    found = figures(kanly, "--players", "3", "--rotate", *bots)

    by_bot = found["wins_by_bot"]
    assert isinstance(by_bot, dict)
    assert by_bot.keys() == {"greedy", "random"}
    assert sum(by_bot.values()) == sum(found["wins"])  # type: ignore[arg-type]
    assert max(found["wins"]) < by_bot["greedy"]  # type: ignore[call-overload]


def test_options_reach_the_game(kanly: Kanly) -> None:
    leaders = "paul-atreides,glossu-rabban"

    found = figures(kanly, "--players", "2", "--set", f"leaders={leaders}")

    assert found["options"] == {"leaders": leaders.split(",")}


def test_people_get_a_table(kanly: Kanly) -> None:
    ran = kanly("simulate", "imperium", "--games", "3", "--players", "3")

    assert ran.status == 0
    for word in ("games", "decisions", "seconds", "rounds", "errors", "digest", "wins", "yellow"):
        assert word in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 100


def test_records_are_saved_on_demand_and_prove_themselves(kanly: Kanly, tmp_path: Path) -> None:
    figures(kanly, "--save", "games")

    saved = sorted((tmp_path / "games").iterdir())

    assert len(saved) == 6
    assert kanly("replay", saved[0], "--verify").status == 0


def test_a_game_that_fails_is_reported_with_its_seed_and_record(
    kanly: Kanly, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(game: Imperium) -> None:
        if game.round == 2 and game.setup.seed == 4:
            raise AssertionError("the spice is gone")

    monkeypatch.setattr(Imperium, "check", broken)

    ran = kanly("simulate", "imperium", "--games", "3", "--seed", "3", "--check", "--json")

    found = json.loads(ran.out)
    assert ran.status == 1
    assert found["errors"] == 1
    [failure] = found["failures"]
    assert failure["seed"] == 4
    assert failure["error"].startswith("AssertionError: the spice is gone (")
    assert f"seed 4: {failure['error']}; the record is kanly-errors" in ran.err
    assert kanly("replay", tmp_path / failure["record"], "--verify").status == 0


def test_a_choice_that_fails_is_the_last_of_its_record(
    kanly: Kanly, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run = Imperium.run

    def broken(game: Imperium) -> None:
        if len(game.history) == 40:
            raise ZeroDivisionError("a rule divides by zero")
        run(game)

    monkeypatch.setattr(Imperium, "run", broken)

    ran = kanly("simulate", "imperium", "--games", "1", "--json")

    [failure] = json.loads(ran.out)["failures"]
    assert ran.status == 1
    complaint = kanly("replay", tmp_path / failure["record"], "--verify").complaint
    assert "choice 40" in complaint
    assert "a rule divides by zero" in complaint


@pytest.mark.parametrize("place", ["taken", "taken/below"])
def test_records_go_to_a_folder_that_can_be_written(
    kanly: Kanly, tmp_path: Path, place: str
) -> None:
    (tmp_path / "taken").write_text("a file")

    ran = kanly("simulate", "imperium", "--games", "1", "--save", place)

    assert f"--save {place}: " in ran.complaint
    assert (tmp_path / "taken").read_text() == "a file"
