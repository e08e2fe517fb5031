"""Who may know what (IMP-INFO): a view by names, with `?` for what is hidden.

That no view ever tells more than it should is a property of whole games: test_properties.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from kanly.core.event import Event
from kanly.core.rng import seeded
from kanly.imperium.columns import INTRIGUE_NAMES
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange

RED, BLUE, YELLOW = 0, 1, 2
SPECTATOR = None
EVERYONE = [RED, BLUE, YELLOW, SPECTATOR]
OTHERS = [BLUE, YELLOW, SPECTATOR]


def position(players: int = 3, **given: Any) -> Imperium:
    return arrange({"players": players}, given)


def sees(game: Imperium, viewer: int | None, *path: str) -> Any:
    """What a viewer sees at `red`, `intrigue` and the like."""
    found: Any = game.view(viewer).data()
    for name in path:
        found = found[name]
    return found


# Intrigue cards -----------------------------------------------------------------------------------


def test_intrigue_cards_are_seen_by_their_owner_only() -> None:
    """IMP-INFO-01, IMP-INFO-02: the owner at any time, others how many there are."""
    game = position(turn="blue", red={"intrigue": ["ambush", "windfall"]})
    assert sorted(sees(game, RED, "red", "intrigue")) == ["ambush", "windfall"]
    for viewer in OTHERS:
        assert sees(game, viewer, "red", "intrigue") == ["?", "?"]


def test_an_intrigue_card_is_shown_when_it_is_played() -> None:
    """IMP-INFO-01: that card and no other."""
    game = position(turn="red", red={"intrigue": ["ambush", "windfall"]})
    game.apply(RED, "play windfall")
    for viewer in OTHERS:
        assert sees(game, viewer, "intrigue-discard") == ["windfall"]
        assert sees(game, viewer, "red", "intrigue") == ["?"]


def test_a_drawn_intrigue_card_is_told_to_nobody_else() -> None:
    """IMP-INFO-01: neither by the view nor by what is said to have happened."""
    decks: Any = {"intrigue-deck": ["bribery"]}
    game = position(turn="red", red={"hand": ["reconnaissance"], "intrigue": []}, **decks)
    told = listen(game, "agent reconnaissance carthag", "do intrigue-1")
    assert "intrigue-bribery" in told[RED]
    for viewer in OTHERS:
        assert "intrigue-bribery" not in told[viewer]
        assert sees(game, viewer, "red", "intrigue") == ["?"]


def listen(game: Imperium, *choices: str) -> dict[int | None, list[object]]:
    """What each seat, and a spectator, is told while red makes these choices."""
    events: list[Event] = []
    game.listener = events
    for choice in choices:
        game.apply(RED, choice)
    game.listener = None
    return {
        seat: [value for event in events if event.seen_by(seat) for value in event.args.values()]
        for seat in EVERYONE
    }


# What lies open -----------------------------------------------------------------------------------


OPEN = [
    *("solari", "spice", "water", "supply", "garrison", "conflict", "agents", "posts", "score"),
    *("influence", "alliances", "control", "council", "swordmaster", "strength", "discard", "play"),
    *("leader", "revealed", "lasting", "aside", "voice"),
]


@pytest.mark.parametrize("viewer", EVERYONE)
def test_supplies_markers_and_open_cards_are_public(viewer: int | None) -> None:
    """IMP-INFO-03, IMP-INFO-06, IMP-INFO-08."""
    game = position(
        control={"carthag": "blue"},
        mentat="blue",
        blue={
            "solari": 3,
            "spice": 4,
            "water": 5,
            "garrison": 2,
            "conflict": 3,
            "swords": 2,
            "posts": ["wealth", "secrets"],
            "influence": {"guild": 4, "fremen": 1},
            "alliances": ["guild"],
            "council": True,
            "swordmaster": True,
            "discard": ["dagger", "diplomacy"],
            "play": ["signet-ring"],
        },
    )
    true = cast(dict[str, Any], game.describe()["blue"])
    assert {name: sees(game, viewer, "blue", name) for name in OPEN} == {
        name: true[name] for name in OPEN
    }
    assert sees(game, viewer, "mentat") == "blue"
    assert sees(game, viewer, "control")["carthag"] == "blue"


@pytest.mark.parametrize("viewer", EVERYONE)
def test_strength_is_public_once_it_is_set(viewer: int | None) -> None:
    """IMP-INFO-08."""
    game = position(turn="red", red={"hand": ["dagger", "dagger"], "conflict": 2})
    game.apply(RED, "reveal")
    game.apply(RED, "end")
    assert sees(game, viewer, "red", "strength") == 6


@pytest.mark.parametrize("viewer", EVERYONE)
def test_played_revealed_and_trashed_cards_are_public(viewer: int | None) -> None:
    """IMP-INFO-07: a card trashed from hand as well."""
    red = {"hand": ["guild-administrator", "dagger", "chani"]}
    game = position(turn="red", red=red, blue={"revealed": True}, yellow={"revealed": True})
    game.apply(RED, "agent guild-administrator secure-contract")
    assert sees(game, viewer, "red", "play") == ["guild-administrator"]
    game.apply(RED, "do trash")
    game.apply(RED, "trash dagger hand")
    assert sees(game, viewer, "trashed") == ["dagger"]
    game.apply(RED, "end")
    game.apply(RED, "reveal")
    assert sees(game, viewer, "red", "play") == ["guild-administrator", "chani"]


# Hands and decks ----------------------------------------------------------------------------------


def test_a_hand_is_secret_and_its_size_is_not() -> None:
    """IMP-INFO-04."""
    game = position(turn="blue", red={"hand": ["stilgar", "dagger", "chani"]})
    assert sorted(sees(game, RED, "red", "hand")) == ["chani", "dagger", "stilgar"]
    for viewer in OTHERS:
        assert sees(game, viewer, "red", "hand") == ["?", "?", "?"]


def test_a_discarded_card_is_shown_and_the_rest_of_the_hand_is_not() -> None:
    """IMP-INFO-04, IMP-INFO-06."""
    game = position(
        turn="red",
        red={"hand": ["test-of-humanity"]},
        blue={"hand": ["stilgar", "dagger"]},
        yellow={"hand": []},
    )
    game.apply(RED, "agent test-of-humanity hall-of-oratory")
    game.apply(RED, "do opponents-discard-or-lose")
    game.apply(BLUE, "discard stilgar")
    for viewer in (RED, YELLOW, SPECTATOR):
        assert sees(game, viewer, "blue", "discard") == ["stilgar"]
        assert sees(game, viewer, "blue", "hand") == ["?"]


def test_a_drawn_card_is_told_to_nobody_else() -> None:
    """IMP-INFO-04, IMP-INFO-05."""
    game = position(turn="red", red={"hand": ["reconnaissance"], "deck": ["stilgar"]})
    told = listen(game, "agent reconnaissance arrakeen", "do draw-1")
    assert "card-stilgar" in told[RED]
    for viewer in OTHERS:
        assert "card-stilgar" not in told[viewer]
        assert sees(game, viewer, "red", "hand") == ["?"]


@pytest.mark.parametrize("viewer", [RED, BLUE, SPECTATOR])
def test_every_deck_is_hidden_from_all_its_owner_included(viewer: int | None) -> None:
    """IMP-INFO-05: nothing but the number of cards is seen of it."""
    game = position(players=2, turn="blue", red={"leader": "earl-memnon-thorvald"})
    for name in ("imperium-deck", "intrigue-deck", "conflict-deck", "hagal-deck"):
        assert set(sees(game, viewer, name)) == {"?"}
        assert len(sees(game, viewer, name)) == len(cast(list[str], game.describe()[name]))
    assert sees(game, viewer, "red", "deck") == ["?"] * 5
    assert set(sees(game, viewer, "conflict-box")) == {"?"}


@pytest.mark.parametrize("viewer", [RED, BLUE, SPECTATOR])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            {"red": {"leader": "earl-memnon-thorvald", "deck": ["dagger", "chani"]}},
            {"red": {"leader": "earl-memnon-thorvald", "deck": ["chani", "dagger"]}},
        ),
        ({"imperium-deck": ["stilgar", "chani"]}, {"imperium-deck": ["chani", "stilgar"]}),
        ({"intrigue-deck": ["bribery", "charisma"]}, {"intrigue-deck": ["charisma", "bribery"]}),
        (
            {"conflict-deck": ["desert-power", "machinations"]},
            {"conflict-deck": ["machinations", "desert-power"]},
        ),
        ({"hagal-deck": ["wealth", "secrets"]}, {"hagal-deck": ["secrets", "wealth"]}),
    ],
    ids=["own", "imperium", "intrigue", "conflict", "hagal"],
)
def test_nobody_can_tell_two_orders_of_a_deck_apart(
    viewer: int | None, one: dict[str, Any], other: dict[str, Any]
) -> None:
    """IMP-INFO-05, IMP-INFO-13."""
    first = position(players=2, turn="red", **one)
    second = position(players=2, turn="red", **other)
    assert first != second
    assert first.view(viewer) == second.view(viewer)


# The Baron's tokens -------------------------------------------------------------------------------


def test_the_barons_tokens_are_secret_until_they_are_used() -> None:
    """IMP-INFO-09."""
    red = {
        "leader": "baron-vladimir-harkonnen",
        "tokens": ["guild", "fremen"],
        "hand": ["diplomacy"],
        "spice": 6,
    }
    game = position(turn="red", red=red)
    assert sees(game, RED, "red", "tokens") == ["guild", "fremen"]
    for viewer in OTHERS:
        assert sees(game, viewer, "red", "tokens") == ["?", "?"]
    game.apply(RED, "agent diplomacy heighliner")
    game.apply(RED, "deploy 5")
    for viewer in OTHERS:
        assert sees(game, viewer, "red", "tokens") == []
        assert sees(game, viewer, "red", "influence") == {
            "emperor": 0,
            "guild": 2,
            "bene-gesserit": 0,
            "fremen": 1,
        }


def test_nobody_can_tell_which_tokens_the_baron_chose() -> None:
    """IMP-INFO-09, IMP-INFO-13."""
    baron = "baron-vladimir-harkonnen"
    first = position(turn="blue", red={"leader": baron, "tokens": ["guild", "fremen"]})
    second = position(turn="blue", red={"leader": baron, "tokens": ["emperor", "guild"]})
    for viewer in OTHERS:
        assert first.view(viewer) == second.view(viewer)
    assert first.view(RED) != second.view(RED)


# Cards that were seen -----------------------------------------------------------------------------


def test_a_card_seen_by_poison_snooper_is_seen_by_its_owner_only() -> None:
    """IMP-INFO-10."""
    red = {
        "leader": "earl-memnon-thorvald",
        "intrigue": ["poison-snooper"],
        "deck": ["stilgar", "chani", "end"],
    }
    game = position(turn="red", red=red)
    told = listen(game, "play poison-snooper")
    assert sees(game, RED, "red", "deck") == ["stilgar", "?"]
    assert sees(game, RED, "decision", "prompt", "args") == {"card": "card-stilgar"}
    for viewer in OTHERS:
        assert "card-stilgar" not in told[viewer]
        assert sees(game, viewer, "red", "deck") == ["?", "?"]
        assert "decision" not in game.view(viewer).data()


def test_a_snooped_card_that_is_drawn_stays_unknown_to_others() -> None:
    """IMP-INFO-10."""
    red = {"intrigue": ["poison-snooper"], "hand": ["dagger"], "deck": ["stilgar", "chani", "end"]}
    game = position(turn="red", red=red)
    told = listen(game, "play poison-snooper", "snoop draw")
    for viewer in OTHERS:
        assert "card-stilgar" not in told[viewer]
        assert sees(game, viewer, "red", "hand") == ["?", "?"]


def test_a_snooped_card_that_is_trashed_is_shown() -> None:
    """IMP-INFO-10, IMP-INFO-07."""
    red = {"intrigue": ["poison-snooper"], "deck": ["stilgar"]}
    game = position(turn="red", red=red)
    told = listen(game, "play poison-snooper", "snoop trash")
    for viewer in OTHERS:
        assert "card-stilgar" in told[viewer]
        assert sees(game, viewer, "trashed") == ["stilgar"]


def test_the_top_card_of_pauls_deck_is_seen_by_paul_only() -> None:
    """IMP-INFO-10: nobody can tell whether it is one card or another."""
    first = position(turn="blue", red={"leader": "paul-atreides", "deck": ["stilgar", "chani"]})
    second = position(turn="blue", red={"leader": "paul-atreides", "deck": ["chani", "stilgar"]})
    for viewer in OTHERS:
        assert first.view(viewer) == second.view(viewer)
    assert sees(first, RED, "red", "deck")[:2] == ["stilgar", "?"]
    assert sees(second, RED, "red", "deck")[:2] == ["chani", "?"]


def test_paul_sees_nothing_of_an_empty_deck_and_nothing_is_shuffled() -> None:
    """IMP-EFF-19."""
    red = {"leader": "paul-atreides", "deck": ["end"], "discard": ["stilgar", "chani"]}
    game = position(turn="blue", red=red)
    assert sees(game, RED, "red", "deck") == []
    assert sees(game, RED, "red", "discard") == ["stilgar", "chani"]


def test_a_stolen_intrigue_card_is_known_to_its_old_and_new_owner_only() -> None:
    """IMP-INFO-11: blue knows for ever where it went; yellow knows only that one did."""
    game = robbery()
    (stolen,) = (INTRIGUE_NAMES[card] for card in game.intrigues[RED])
    assert sees(game, RED, "red", "intrigue") == [stolen]
    assert sees(game, BLUE, "red", "intrigue") == ["?"]
    assert sees(game, BLUE, "blue", "knows") == {"red": [stolen]}
    assert len(sees(game, BLUE, "blue", "intrigue")) == 3
    for viewer in (YELLOW, SPECTATOR):
        assert sees(game, viewer, "red", "intrigue") == ["?"]
        assert sees(game, viewer, "blue", "knows") == {}
        assert sees(game, viewer, "red", "knows") == {}


def test_who_gave_a_stolen_card_reckons_with_it_and_others_cannot() -> None:
    """IMP-INFO-11."""
    game = robbery()
    stolen = game.intrigues[RED]
    for_blue = [cast(Imperium, game.resample(BLUE, seeded(n))).intrigues[RED] for n in range(20)]
    for_yellow = [
        cast(Imperium, game.resample(YELLOW, seeded(n))).intrigues[RED] for n in range(20)
    ]
    assert for_blue == [stolen] * 20
    assert len({tuple(hand) for hand in for_yellow}) > 1


def test_the_theft_itself_is_told_to_all_the_card_to_two() -> None:
    """IMP-INFO-11."""
    game = robbery(steal=False)
    told = listen(game, "do steal-intrigue")
    (stolen,) = (f"intrigue-{INTRIGUE_NAMES[card]}" for card in game.intrigues[RED])
    assert [seat for seat in EVERYONE if stolen in told[seat]] == [RED, BLUE]
    assert all({"colour-red", "colour-blue"} <= set(told[seat]) for seat in EVERYONE)


def robbery(steal: bool = True) -> Imperium:
    """Red at Secrets, blue with four Intrigue cards."""
    game = position(
        turn="red",
        red={"hand": ["diplomacy"], "intrigue": []},
        blue={"intrigue": ["ambush", "bribery", "charisma", "refocus"]},
        yellow={"intrigue": []},
    )
    game.apply(RED, "agent diplomacy secrets")
    if steal:
        game.apply(RED, "do steal-intrigue")
    return game


# Rivals -------------------------------------------------------------------------------------------


def test_nobody_looks_at_the_intrigue_cards_of_rivals() -> None:
    """IMP-INFO-12."""
    game = position(players=1, turn="red", blue={"intrigue": ["ambush", "windfall"]})
    for viewer in (RED, SPECTATOR):
        assert sees(game, viewer, "blue", "intrigue") == ["?", "?"]


def test_nobody_is_told_what_a_rival_draws() -> None:
    """IMP-INFO-12."""
    decks: Any = {"intrigue-deck": ["bribery"], "hagal-deck": ["arrakeen-1p"]}
    game = position(
        players=1,
        turn="red",
        **decks,
        red={"hand": ["dagger"]},
        blue={"leader": "baron-vladimir-harkonnen", "solari": 1, "intrigue": []},
    )
    told = listen(game, "agent dagger hall-of-oratory", "end")
    assert [INTRIGUE_NAMES[card] for card in game.intrigues[BLUE]] == ["bribery"]
    assert "intrigue-bribery" not in told[RED] + told[SPECTATOR]


def test_cards_a_rival_spends_are_shown_on_the_discard_pile() -> None:
    """IMP-INFO-12."""
    decks: Any = {"intrigue-deck": ["bribery"], "hagal-deck": ["arrakeen-1p"]}
    game = position(
        players=1,
        turn="red",
        **decks,
        red={"hand": ["dagger"]},
        blue={
            "leader": "baron-vladimir-harkonnen",
            "solari": 1,
            "intrigue": ["ambush", "windfall"],
        },
    )
    game.apply(RED, "agent dagger hall-of-oratory")
    game.apply(RED, "end")
    assert sorted(sees(game, RED, "intrigue-discard")) == ["ambush", "bribery", "windfall"]


# Views as a whole ---------------------------------------------------------------------------------


SECRET: Any = {
    "red": {
        "leader": "baron-vladimir-harkonnen",
        "tokens": ["guild", "fremen"],
        "hand": ["stilgar"],
        "intrigue": ["ambush"],
        "deck": ["chani"],
    },
    "blue": {"hand": ["opulence"], "intrigue": ["bribery"], "deck": ["carryall"]},
    "imperium-deck": ["liet-kynes"],
    "intrigue-deck": ["charisma"],
    "conflict-deck": ["machinations"],
}
"""Cards of which there is one each, all hidden from somebody."""


@pytest.mark.parametrize(
    ("viewer", "known", "tokens"),
    [
        (RED, {"stilgar", "ambush"}, ["guild", "fremen"]),
        (BLUE, {"opulence", "bribery"}, ["?", "?"]),
        (SPECTATOR, set(), ["?", "?"]),
    ],
)
def test_a_view_holds_what_its_viewer_may_know_and_nothing_else(
    viewer: int | None, known: set[str], tokens: list[str]
) -> None:
    """IMP-INFO-13: other hands, other Intrigue cards, decks and tokens are `?` throughout."""
    game = position(turn="yellow", **SECRET)
    data = game.view(viewer).data()
    hidden = {"stilgar", "ambush", "chani", "opulence", "bribery", "carryall", "liet-kynes"}
    assert set(texts(data)) & (hidden | {"charisma", "machinations"}) == known
    assert sees(game, viewer, "red", "tokens") == tokens


def texts(value: Any) -> list[str]:
    """Every text in a view, but for the cards that everyone knows a player to own."""
    if isinstance(value, dict):
        return [text for name, item in value.items() if name != "unseen" for text in texts(item)]
    if isinstance(value, list):
        return [text for item in value for text in texts(item)]
    return [value] if isinstance(value, str) else []
