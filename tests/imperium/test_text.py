"""`print(game)` shows the table, and only what the viewer may know."""

from __future__ import annotations

from kanly.imperium.arrange import arrange


def test_the_table_as_text() -> None:
    red: dict[str, object] = {"hand": ["dagger"], "solari": 5, "influence": {"fremen": 2}}
    control = {"carthag": "blue"}
    game = arrange({"players": 3}, {"round": 3, "turn": "red", "red": red, "control": control})
    game.apply(0, "agent dagger hall-of-oratory")
    lines = str(game).splitlines()
    assert lines[0].startswith("round 3, player-turns, turn of red: ")
    assert " 5 solari " in lines[2]
    assert "fr2" in lines[2]
    assert "agents   hall-of-oratory: red" in lines
    assert "control  carthag: blue" in lines


def test_a_view_prints_like_the_game_it_is_of() -> None:
    game = arrange({"players": 4}, {})
    assert str(game.view(0).position) == str(game)
