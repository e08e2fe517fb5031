"""What Leaders know and others do not (IMP-LEAD).

What their abilities do is in tests/scenarios/imperium/leaders/.
"""

from __future__ import annotations

from typing import cast

import kanly
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange

BARON_SECOND = ["paul-atreides", "baron-vladimir-harkonnen", "duke-leto-atreides"]


def house(game: Imperium, viewer: int | None, colour: str) -> dict[str, object]:
    """A house as someone sees it."""
    return cast(dict[str, object], game.view(viewer).data()[colour])


# Paul: Prescience ---------------------------------------------------------------------------------


def test_paul_sees_the_top_card_of_his_deck_and_no_other() -> None:
    """IMP-LEAD-18: whenever he likes, also in another player's turn."""
    red = {
        "leader": "paul-atreides",
        "hand": ["diplomacy", "dagger"],
        "deck": ["stilgar", "dagger", "seek-allies", "end"],
    }
    game = arrange({"players": 3}, {"red": red})
    assert house(game, 0, "red")["deck"] == ["stilgar", "?", "?"]
    game.apply(0, "agent diplomacy wealth")
    assert house(game, 0, "red")["deck"] == ["stilgar", "?", "?"]
    game.apply(0, "end")
    assert house(game, 0, "red")["deck"] == ["stilgar", "?", "?"]


def test_paul_sees_the_next_card_after_a_draw() -> None:
    """IMP-LEAD-18."""
    red = {
        "leader": "paul-atreides",
        "hand": ["reconnaissance"],
        "deck": ["stilgar", "dagger", "seek-allies", "end"],
    }
    game = arrange({"players": 3}, {"red": red})
    game.apply(0, "agent reconnaissance arrakeen")
    game.apply(0, "do draw-1")
    assert house(game, 0, "red")["deck"] == ["dagger", "?"]


def test_nobody_else_sees_the_top_card_of_a_deck() -> None:
    """IMP-LEAD-18: neither Paul's opponents nor other Leaders with their own deck."""
    given = {
        "red": {"leader": "paul-atreides", "deck": ["stilgar", "dagger", "end"]},
        "blue": {"leader": "duke-leto-atreides", "deck": ["chani", "dagger", "end"]},
    }
    game = arrange({"players": 3}, cast(dict[str, object], given))
    assert house(game, 1, "red")["deck"] == ["?", "?"]
    assert house(game, None, "red")["deck"] == ["?", "?"]
    assert house(game, 1, "blue")["deck"] == ["?", "?"]
    assert house(game, 0, "blue")["deck"] == ["?", "?"]


def test_paul_does_not_look_into_an_empty_deck() -> None:
    """IMP-LEAD-17: he sees nothing and nothing is shuffled."""
    red = {"leader": "paul-atreides", "hand": ["diplomacy"], "deck": [], "discard": ["dagger"]}
    game = arrange({"players": 3}, {"red": red})
    before = game.digest()
    assert house(game, 0, "red")["deck"] == []
    assert game.digest() == before
    game.apply(0, "agent diplomacy wealth")
    assert house(game, 0, "red")["deck"] == []
    assert house(game, 0, "red")["discard"] == ["dagger"]


# The Baron: Masterstroke --------------------------------------------------------------------------


def test_the_barons_tokens_are_chosen_in_secret() -> None:
    """IMP-LEAD-08: all others see that he has two, and the other two are never seen."""
    game = cast(Imperium, kanly.new("imperium", 3, 0, {"leaders": BARON_SECOND}))
    game.apply(1, "masterstroke guild fremen")
    assert house(game, 1, "blue")["tokens"] == ["guild", "fremen"]
    for other in (0, 2, None):
        assert house(game, other, "blue")["tokens"] == ["?", "?"]


def test_the_barons_choice_is_not_told_by_an_event() -> None:
    """IMP-LEAD-08: nothing that others hear of names a Faction."""
    game = cast(Imperium, kanly.new("imperium", 3, 0, {"leaders": BARON_SECOND}))
    game.listener = []
    game.apply(1, "masterstroke guild fremen")
    heard = [event for event in game.listener if event.seen_by(0)]
    assert heard
    assert not [event for event in heard if "faction" in repr(event)]


def test_masterstroke_shows_both_tokens_to_all() -> None:
    """IMP-LEAD-09: everyone hears with which Factions, and none is left to be used again."""
    red = {
        "leader": "baron-vladimir-harkonnen",
        "tokens": ["guild", "fremen"],
        "hand": ["gurney-halleck"],
    }
    game = arrange({"players": 3}, {"red": red})
    game.apply(0, "agent gurney-halleck carthag")
    game.listener = []
    game.apply(0, "deploy 4")
    for other in (1, 2, None):
        heard = [event for event in game.listener if event.seen_by(other)]
        assert "masterstroke" in [event.key for event in heard]
        rises = [event.args["faction"] for event in heard if event.key == "influence-up"]
        assert sorted(map(str, rises)) == ["faction-fremen", "faction-guild"]
        assert house(game, other, "red")["tokens"] == []


def test_masterstroke_shows_a_token_that_brings_nothing_any_more() -> None:
    """IMP-LEAD-09: the Guild's token is shown although its track is at its end."""
    red = {
        "leader": "baron-vladimir-harkonnen",
        "tokens": ["guild", "fremen"],
        "hand": ["gurney-halleck"],
        "influence": {"guild": 6},
        "alliances": ["guild"],
        "score": 2,
    }
    game = arrange({"players": 3}, {"red": red})
    game.apply(0, "agent gurney-halleck carthag")
    game.listener = []
    game.apply(0, "deploy 4")
    heard = [repr(event) for event in game.listener if event.seen_by(1)]
    assert any("faction-fremen" in told for told in heard)
    assert any("faction-guild" in told for told in heard)


# Helena: Manipulate -------------------------------------------------------------------------------


def test_the_card_set_aside_lies_face_up() -> None:
    """IMP-LEAD-16."""
    given = {"turn": "red", "red": {"leader": "helena-richese", "aside": "stilgar"}}
    game = arrange({"players": 3}, cast(dict[str, object], given))
    for viewer in (0, 1, 2, None):
        assert house(game, viewer, "red")["aside"] == "stilgar"
