"""Who may know what in Rise of Ix (IX-INFO), as test_information does for the base game."""

from __future__ import annotations

from typing import Any, cast

import pytest

import kanly
from kanly.core.event import Event
from kanly.core.rng import seeded
from kanly.imperium.columns import CARD_NAMES, INTRIGUE_NAMES
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange

RED, BLUE, YELLOW = 0, 1, 2
SPECTATOR = None
EVERYONE = [RED, BLUE, YELLOW, SPECTATOR]
OTHERS = [BLUE, YELLOW, SPECTATOR]
HUNDRO = ["viscount-hundro-moritani", "earl-memnon-thorvald", "duke-leto-atreides"]


def position(**given: Any) -> Imperium:
    return arrange({"players": 3, "ix": True}, given)


def sees(game: Imperium, viewer: int | None, *path: str) -> Any:
    """What a viewer sees at `red`, `tiles` and the like."""
    found: Any = game.view(viewer).data()
    for name in path:
        found = found[name]
    return found


def listen(game: Imperium, seat: int, *choices: str) -> dict[int | None, list[object]]:
    """What each seat, and a spectator, is told while a seat makes these choices."""
    events: list[Event] = []
    game.listener = events
    for choice in choices:
        game.apply(seat, choice)
    game.listener = None
    return {
        viewer: [
            value for event in events if event.seen_by(viewer) for value in event.args.values()
        ]
        for viewer in EVERYONE
    }


# Tiles --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", EVERYONE)
def test_the_top_tile_and_the_height_of_each_stack_are_public(viewer: int | None) -> None:
    """IX-INFO-01: the tiles below are not."""
    stacks: Any = {"upper": ["artillery", "flagship"], "middle": ["windtraps"], "lower": []}
    game = position(**{"tech-stacks": stacks})
    seen = sees(game, viewer, "tech-stacks")
    assert seen["upper"] == ["artillery"] + ["?"] * (len(stack(game, "upper")) - 1)
    assert seen["middle"] == ["windtraps"] + ["?"] * (len(stack(game, "middle")) - 1)
    assert seen["lower"] == []
    assert len(seen["upper"]) > 1


def stack(game: Imperium, name: str) -> list[str]:
    stacks = cast(dict[str, list[str]], game.describe()["tech-stacks"])
    return stacks[name]


@pytest.mark.parametrize("viewer", EVERYONE)
@pytest.mark.parametrize(
    "other",
    [
        {"upper": ["artillery", "flagship", "spaceport"], "middle": ["windtraps", "chaumurky"]},
        {"upper": ["artillery", "chaumurky", "flagship"], "middle": ["windtraps", "spaceport"]},
    ],
    ids=["one-stack", "two-stacks"],
)
def test_nobody_can_tell_what_lies_under_the_top_tiles(
    viewer: int | None, other: dict[str, list[str]]
) -> None:
    """IX-INFO-01: neither the order of a stack nor in which stack a tile is."""
    true = {"upper": ["artillery", "spaceport", "flagship"], "middle": ["windtraps", "chaumurky"]}
    first = position(**{"tech-stacks": true})
    second = position(**{"tech-stacks": other})
    assert first != second
    assert first.view(viewer) == second.view(viewer)


def test_a_resampled_stack_keeps_its_top_and_has_any_tile_below() -> None:
    """IX-INFO-01."""
    game = position(**{"tech-stacks": {"upper": ["artillery", "flagship"]}})
    below = set()
    for n in range(20):
        guess = cast(Imperium, game.resample(RED, seeded(n)))
        assert stack(guess, "upper")[0] == "artillery"
        below.add(stack(guess, "upper")[1])
    assert len(below) > 1


@pytest.mark.parametrize("viewer", EVERYONE)
def test_tiles_negotiators_freighters_and_dreadnoughts_are_public(viewer: int | None) -> None:
    """IX-INFO-02."""
    blue = {
        "tiles": ["flagship", "windtraps"],
        "flipped": ["flagship"],
        "negotiators": 2,
        "freighter": 3,
        "dreadnoughts": {"supply": 0, "garrison": 0, "conflict": 1},
    }
    game = position(**{"dreadnoughts-at": {"carthag": "blue"}}, blue=blue)
    assert {name: sees(game, viewer, "blue", name) for name in blue} == blue
    assert sees(game, viewer, "dreadnoughts-at")["carthag"] == "blue"


# Cards under the Intrigue deck --------------------------------------------------------------------


def exchange(card: str, *, kept: str = "charisma") -> Imperium:
    """Red puts an Intrigue card under the deck with Court Intrigue, and draws another."""
    red = {"hand": ["court-intrigue"], "intrigue": [card, kept]}
    game = position(turn="red", **{"intrigue-deck": ["bribery"]}, red=red)
    game.apply(RED, "agent court-intrigue wealth")
    game.apply(RED, "do pay-1-intrigue-intrigue-1")
    game.apply(RED, f"under {card}")
    return game


def test_a_card_put_under_the_intrigue_deck_is_shown_to_nobody() -> None:
    """IX-INFO-03, IX-CARD-06: its owner knows it, the others only that one went there."""
    game = exchange("ambush")
    assert sees(game, RED, "intrigue-deck")[-1] == "ambush"
    for viewer in OTHERS:
        assert set(sees(game, viewer, "intrigue-deck")) == {"?"}
        assert sees(game, viewer, "red", "intrigue") == ["?", "?"]
        assert sees(game, viewer, "intrigue-bottom-seen") == ["red"]


def test_the_others_cannot_tell_which_card_went_under_the_deck() -> None:
    """IX-INFO-03."""
    first = exchange("ambush", kept="charisma")
    second = exchange("charisma", kept="ambush")
    for viewer in OTHERS:
        assert first.view(viewer) == second.view(viewer)
    assert first.view(RED) != second.view(RED)


@pytest.mark.parametrize("tile", [False, True], ids=["court-intrigue", "sonic-snoopers"])
def test_no_event_names_a_card_that_goes_under_the_deck(tile: bool) -> None:
    """IX-INFO-03, IX-CARD-06."""
    red: Any = {"hand": ["court-intrigue"], "intrigue": ["ambush"], "tiles": ["sonic-snoopers"]}
    game = position(turn="red", **{"intrigue-deck": ["bribery"]}, red=red)
    if tile:
        told = listen(game, RED, "use sonic-snoopers", "under ambush", "end")
    else:
        told = listen(
            game,
            RED,
            "agent court-intrigue wealth",
            "do pay-1-intrigue-intrigue-1",
            "under ambush",
        )
    assert "intrigue-bribery" in told[RED]
    for viewer in OTHERS:
        assert told[viewer]
        assert "intrigue-ambush" not in told[viewer]
        assert "intrigue-bribery" not in told[viewer]


# The card Ilesa has set aside ---------------------------------------------------------------------


def aside(card: str, *, held: str) -> Imperium:
    red = {"leader": "ilesa-ecaz", "kept": card, "hand": [held], "turns": 1}
    return position(turn="red", red=red)


def test_the_card_ilesa_sets_aside_is_hidden_from_the_others() -> None:
    """IX-INFO-04."""
    game = aside("dagger", held="diplomacy")
    assert sees(game, RED, "red", "kept") == "dagger"
    for viewer in OTHERS:
        assert sees(game, viewer, "red", "kept") == "?"
        assert sees(game, viewer, "red", "hand") == ["?"]
        assert game.view(viewer) == aside("diplomacy", held="dagger").view(viewer)


def test_no_event_names_the_card_ilesa_sets_aside() -> None:
    """IX-INFO-04."""
    deck = ["dagger", "diplomacy", "signet-ring", "reconnaissance", "convincing-argument"]
    game = position(phase="round-start", red={"leader": "ilesa-ecaz", "deck": deck})
    told = listen(game, RED, "keep diplomacy")
    for viewer in OTHERS:
        assert "card-diplomacy" not in told[viewer]
        assert sees(game, viewer, "red", "kept") == "?"


@pytest.mark.parametrize("viewer", EVERYONE)
def test_the_card_is_shown_when_she_takes_it_back(viewer: int | None) -> None:
    """IX-INFO-04: at the start of her second turn."""
    red = {"leader": "ilesa-ecaz", "kept": "dagger", "hand": ["diplomacy"], "turns": 2}
    game = position(turn="red", red=red)
    assert "dagger" in sees(game, viewer, "red", "hand")
    for n in range(10):
        guess = cast(Imperium, game.resample(BLUE, seeded(n)))
        assert CARD_NAMES.index("dagger") in guess.hand[RED]


@pytest.mark.parametrize("viewer", EVERYONE)
def test_the_card_is_shown_when_she_reveals_first(viewer: int | None) -> None:
    """IX-INFO-04."""
    game = aside("dagger", held="diplomacy")
    game.apply(RED, "reveal")
    assert sorted(sees(game, viewer, "red", "play")) == ["dagger", "diplomacy"]
    assert sees(game, viewer, "red", "kept") is None


# Hundro's Intelligence ----------------------------------------------------------------------------


def looking() -> Imperium:
    return cast(Imperium, kanly.new("imperium", 3, 5, {"ix": True, "leaders": HUNDRO}))


def test_hundro_sees_the_top_two_intrigue_cards_and_the_others_neither() -> None:
    """IX-INFO-05, IX-LEAD-07: he may keep either of the two."""
    game = looking()
    top = sorted(INTRIGUE_NAMES[card] for card in game.intrigue_deck[-2:])
    (decision,) = game.pending
    assert decision.seat == RED
    assert sorted(str(choice) for choice in decision.choices) == [f"learn {name}" for name in top]
    assert sorted(sees(game, RED, "intrigue-deck")[:2]) == top
    assert set(sees(game, RED, "intrigue-deck")[2:]) == {"?"}
    for viewer in OTHERS:
        assert set(sees(game, viewer, "intrigue-deck")) == {"?"}
        assert "decision" not in game.view(viewer).data()


@pytest.mark.parametrize("keep", [0, 1], ids=["the-top-card", "the-next"])
def test_hundro_keeps_one_and_the_other_lies_on_top_known_to_him_only(keep: int) -> None:
    """IX-INFO-05, IX-LEAD-07."""
    game = looking()
    top = [INTRIGUE_NAMES[card] for card in (game.intrigue_deck[-1], game.intrigue_deck[-2])]
    size = len(game.intrigue_deck)
    told = listen(game, RED, f"learn {top[keep]}")
    assert [INTRIGUE_NAMES[card] for card in game.intrigues[RED]] == [top[keep]]
    assert INTRIGUE_NAMES[game.intrigue_deck[-1]] == top[1 - keep]
    assert len(game.intrigue_deck) == size - 1
    assert sees(game, RED, "intrigue-deck")[:2] == [top[1 - keep], "?"]
    for viewer in OTHERS:
        assert set(sees(game, viewer, "intrigue-deck")) == {"?"}
        assert sees(game, viewer, "red", "intrigue") == ["?"]
        assert not {f"intrigue-{name}" for name in top} & set(told[viewer])


def test_the_others_cannot_tell_which_card_hundro_kept() -> None:
    """IX-INFO-05."""
    first, second = looking(), looking()
    top = [INTRIGUE_NAMES[card] for card in first.intrigue_deck[-2:]]
    first.apply(RED, f"learn {top[0]}")
    second.apply(RED, f"learn {top[1]}")
    for viewer in OTHERS:
        assert first.view(viewer) == second.view(viewer)
    assert first.view(RED) != second.view(RED)


def test_the_top_card_is_no_longer_known_once_it_is_drawn() -> None:
    """IX-INFO-05."""
    game = looking()
    game.apply(RED, str(game.pending[0].choices[0]))
    known = sees(game, RED, "intrigue-deck")[0]
    assert known != "?"
    while known in sees(game, RED, "intrigue-deck"):
        seat = game.pending[0].seat
        game.apply(seat, str(game.pending[0].choices[0]))
    assert sees(game, RED, "intrigue-deck")[0] == "?"
