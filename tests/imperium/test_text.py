"""`print(game)` shows the table, and only what the viewer may know."""

from __future__ import annotations

from kanly.imperium.scenario_setup import arrange


def test_the_table_as_text() -> None:
    red: dict[str, object] = {"hand": ["dagger"], "solari": 5, "influence": {"fremen": 2}}
    board: dict[str, object] = {"control": {"carthag": "blue"}, "bonus-spice": {"hagga-basin": 2}}
    game = arrange({"players": 3}, {"round": 3, "turn": "red", "red": red, **board})
    game.apply(0, "agent dagger hall-of-oratory")
    lines = str(game).splitlines()
    row = dict(zip(lines[2].split(), lines[3].split()))
    assert lines[0].startswith("round 3, player-turns, turn of red; conflict ")
    assert (row["house"], row["seat"], row["solari"], row["fremen"]) == ("red", "0", "5", "2")
    assert "agents   hall-of-oratory: red" in lines
    assert "control  carthag: blue" in lines
    assert "spice    hagga-basin: 2" in lines


def test_a_rival_has_no_seat() -> None:
    game = arrange({"players": 1}, {"round": 1})
    assert [line.split()[1] for line in str(game).splitlines()[3:6]] == ["0", "-", "-"]


def test_a_view_prints_the_game_without_what_its_seat_may_not_know() -> None:
    game = arrange({"players": 4}, {"blue": {"hand": ["dagger", "diplomacy"]}})
    own, other = str(game.view(1).position), str(game.view(0).position)
    assert "blue hand: dagger, diplomacy" in own.splitlines()
    assert "blue hand: 2 hidden" in other.splitlines()
    assert own.splitlines()[:8] == other.splitlines()[:8] == str(game).splitlines()[:8]
