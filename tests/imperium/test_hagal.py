"""House Hagal: its cards, its decks, and what no scenario can arrange (IMP-HAGAL, -HAGAL2, -SOLO).

Everything else is in tests/scenarios/imperium/hagal/, two-players/ and solo/.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import kanly
from kanly.core.errors import KanlyError
from kanly.core.event import Event
from kanly.core.setup import Options
from kanly.imperium.columns import HAGAL_NAMES, LEADER_NAMES
from kanly.imperium.effects import SPICE, draw
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.scenario_setup import arrange
from kanly.imperium.tables.hagal import BY_SLUG
from kanly.imperium.tables.spaces import SPACES
from kanly.imperium.word import resolve
from tests.imperium.reference import DATA, slug

RED, BLUE, YELLOW = 0, 1, 2
BASE_LEADERS = [slug(entry["id"]) for entry in DATA["leaders"]]
NO_RIVALS = ["paul-atreides", "helena-richese"]

# fmt: off
PRINTED = {
    #                     copies  troops  swords  Influence with
    "conspire":           (2,     2,      4,      "emperor"),
    "wealth":             (1,     0,      3,      "emperor"),
    "heighliner":         (1,     3,      6,      "guild"),
    "foldspace":          (2,     0,      1,      "guild"),
    "selective-breeding": (2,     0,      2,      "bene-gesserit"),
    "secrets":            (1,     0,      1,      "bene-gesserit"),
    "hardy-warriors":     (1,     2,      5,      "fremen"),
    "stillsuits":         (2,     0,      4,      "fremen"),
    "rally-troops":       (2,     4,      3,      None),
    "hall-of-oratory":    (2,     1,      0,      None),
    "carthag":            (3,     1,      0,      None),
    "harvest-spice":      (5,     0,      2,      None),
}
ARRAKEEN = (3, 1, 1, None)
# fmt: on

BOTH = {name: row[0] for name, row in PRINTED.items()}


def new(players: int, seed: int = 0, **options: str | bool | list[str]) -> Imperium:
    return cast(Imperium, kanly.new("imperium", players, seed, cast(Options, options)))


# The cards ----------------------------------------------------------------------------------------


def test_31_cards_of_which_three_are_for_one_player_and_four_for_two() -> None:
    """IMP-HAGAL-26, IMP-HAGAL2-05, IMP-SOLO-13."""
    solo = Counter(HAGAL_NAMES[card] for card in cards_of(new(1)))
    two = Counter(HAGAL_NAMES[card] for card in cards_of(new(2)))
    assert solo == {**BOTH, "arrakeen-1p": 3}
    assert two == {**BOTH, "arrakeen-2p": 3, "reshuffle": 1}
    assert (solo.total(), two.total(), (solo | two).total()) == (27, 28, 31)


def cards_of(game: Imperium) -> list[int]:
    return game.hagal_deck + game.hagal_discard


def test_with_three_or_four_players_there_are_no_hagal_cards() -> None:
    """IMP-HAGAL-26: they belong to games with one or two players."""
    assert cards_of(new(3)) == cards_of(new(4)) == []


@pytest.mark.parametrize("name", [*PRINTED, "arrakeen-1p", "arrakeen-2p"])
def test_swords_of_a_card_count_in_combat(name: str) -> None:
    """IMP-HAGAL-27, IMP-HAGAL-12."""
    players = 2 if name == "arrakeen-2p" else 1
    red = {"conflict": 1, "intrigue": ["windfall"]}
    given = {"phase": "combat", "hagal-deck": [name], "red": red}
    game = arrange({"players": players}, {**given, "yellow": {"conflict": 1}})
    assert game.strength(YELLOW) == 2 + PRINTED.get(name, ARRAKEEN)[2]


@pytest.mark.parametrize("name", [name for name in PRINTED if name != "harvest-spice"])
def test_a_card_brings_its_troops_and_its_influence_and_nothing_else(name: str) -> None:
    """IMP-HAGAL-28, IMP-HAGAL-05, IMP-HAGAL-06, IMP-HAGAL-09."""
    _, troops, _, faction = PRINTED[name]
    game = arrange({"players": 1}, {"turn": "yellow", "hagal-deck": [name]})
    house = cast(dict[str, object], game.describe()["yellow"])
    assert house["posts"] == [name]
    assert 12 - game.supply[YELLOW] == troops
    assert [f for f, n in cast(dict[str, int], house["influence"]).items() if n] == (
        [faction] if faction else []
    )
    assert (house["solari"], house["spice"], house["water"], house["score"]) == (0, 0, 1, 0)
    assert house["intrigue"] == []


@pytest.mark.parametrize(("name", "players"), [("arrakeen-1p", 1), ("arrakeen-2p", 2)])
def test_arrakeen_brings_a_troop_and_alone_the_signet_ability(name: str, players: int) -> None:
    """IMP-HAGAL-28, IMP-HAGAL2-11."""
    given: dict[str, object] = {"turn": "yellow", "hagal-deck": [name]}
    if players == 1:
        given["yellow"] = {"leader": "earl-memnon-thorvald"}
    game = arrange({"players": players}, given)
    assert game.troops[YELLOW] == 1
    assert game.purse[YELLOW * 3 + SPICE] == (1 if players == 1 else 0)


def test_a_signet_icon_would_do_nothing_in_the_two_player_game() -> None:
    """IMP-HAGAL2-11: with a card of the solo game smuggled in."""
    game = arrange({"players": 2}, {"turn": "red", "red": {"hand": ["dagger"]}})
    game.hagal_deck.append(BY_SLUG["arrakeen-1p"])
    game.apply(RED, "agent dagger hall-of-oratory")
    game.apply(RED, "end")
    assert [SPACES[space].slug for space in game.posts[YELLOW]] == ["arrakeen"]
    assert game.troops[YELLOW] == 1
    assert game.purse[YELLOW * 3 : YELLOW * 3 + 3] == [0, 0, 0]
    assert game.intrigues[YELLOW] == []
    assert game.influence[YELLOW * 4 : YELLOW * 4 + 4] == [0, 0, 0, 0]


# A Rival that finds no space ----------------------------------------------------------------------


def besieged() -> Imperium:
    """A solo game in which every Hagal card names Wealth, where the human stands."""
    red = {"hand": ["dagger", "reconnaissance"], "posts": ["wealth"], "swordmaster": True}
    game = arrange({"players": 1}, {"turn": "red", "conflict": "skirmish-a", "red": red})
    game.hagal_deck, game.hagal_discard = [BY_SLUG["wealth"]], []
    return game


def test_a_rival_that_finds_no_free_space_keeps_its_agent_and_tries_again() -> None:
    """IMP-HAGAL-23."""
    game = besieged()
    heard: list[Event] = []
    game.listener = heard
    game.apply(RED, "agent dagger hall-of-oratory")
    game.apply(RED, "end")
    assert game.turn == RED
    assert (game.ready[BLUE], game.ready[YELLOW]) == (2, 2)
    stays = [event.args["seat"] for event in heard if event.key == "rival-stays"]
    assert stays == ["colour-blue", "colour-yellow"]
    game.hagal_deck = [BY_SLUG["secrets"]]  # now there is a free space, for the first of them
    game.apply(RED, "agent reconnaissance arrakeen")
    game.apply(RED, "end")
    assert [SPACES[space].slug for space in game.posts[BLUE]] == ["secrets"]
    assert game.posts[YELLOW] == []


def test_such_a_rival_acts_again_in_the_next_round() -> None:
    """IMP-HAGAL-23."""
    game = besieged()
    game.apply(RED, "agent dagger hall-of-oratory")
    game.apply(RED, "end")
    game.apply(RED, "reveal")
    game.apply(RED, "end")
    assert game.round == 2
    assert [SPACES[space].slug for space in game.posts[BLUE]] == ["wealth"]
    assert game.posts[YELLOW] == []  # Wealth was the only space, and blue was first


def test_phase_2_ends_though_such_rivals_have_agents_left() -> None:
    """IMP-SOLO-37, IMP-HAGAL-23: once the human has revealed, nothing frees a space."""
    game = besieged()
    game.apply(RED, "reveal")
    game.apply(RED, "end")
    assert game.round == 2


def test_house_hagal_without_a_free_space_acts_again_when_there_is_one() -> None:
    """IMP-HAGAL-23 in the two-player game."""
    red = {"hand": ["dagger", "reconnaissance"], "posts": ["wealth"], "swordmaster": True}
    game = arrange({"players": 2}, {"turn": "red", "red": red, "blue": {"revealed": True}})
    game.hagal_deck, game.hagal_discard = [BY_SLUG["wealth"]], []
    game.apply(RED, "agent dagger hall-of-oratory")
    game.apply(RED, "end")
    assert (game.turn, game.ready[YELLOW]) == (RED, 3)
    game.hagal_deck = [BY_SLUG["secrets"]]
    game.apply(RED, "agent reconnaissance arrakeen")
    game.apply(RED, "end")
    assert (game.ready[YELLOW], [SPACES[space].slug for space in game.posts[YELLOW]]) == (
        2,
        ["secrets"],
    )


# Decks that are shuffled --------------------------------------------------------------------------


def test_a_new_hagal_deck_is_shuffled() -> None:
    """IMP-HAGAL-15, IMP-HAGAL-16: the order differs from game to game."""
    orders = set()
    for seed in range(10):
        given = {"turn": "yellow", "hagal-deck": ["rally-troops", "end"]}
        orders.add(tuple(arrange({"players": 1}, cast(dict[str, object], given), seed).hagal_deck))
    assert len(orders) == 10
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(cards_of(new(1))))}


# Solo: Leaders of Rivals, draws -------------------------------------------------------------------


@pytest.mark.parametrize("leader", NO_RIVALS)
def test_paul_and_helena_cannot_lead_a_rival(leader: str) -> None:
    """IMP-SOLO-10."""
    with pytest.raises(KanlyError, match=leader):
        new(1, leaders=["glossu-rabban", leader, "earl-memnon-thorvald"])
    with pytest.raises(KanlyError, match=leader):
        new(1, leaders=["glossu-rabban", "earl-memnon-thorvald", leader])
    assert new(1, leaders=[leader]).leader[RED] == LEADER_NAMES.index(leader)


@pytest.mark.parametrize("options", [{}, {"draft": True}, {"leaders": ["glossu-rabban"]}])
def test_paul_and_helena_are_never_dealt_to_a_rival(options: Options) -> None:
    """IMP-SOLO-10, IMP-SOLO-01: two Leaders, none of them the human's."""
    dealt: Counter[str] = Counter()
    for seed in range(60):
        game = cast(Imperium, kanly.new("imperium", 1, seed, options))
        leaders = [LEADER_NAMES[game.leader[house]] for house in (BLUE, YELLOW)]
        assert len(set(leaders)) == 2
        assert game.leader[RED] not in game.leader[1:]
        dealt.update(leaders)
    human = ["glossu-rabban"] if "leaders" in options else []
    assert set(dealt) == set(BASE_LEADERS) - {*NO_RIVALS, *human}


@pytest.mark.parametrize("leader", [name for name in BASE_LEADERS if name not in NO_RIVALS])
def test_any_other_leader_can_lead_a_rival_recommended_or_not(leader: str) -> None:
    """IMP-SOLO-36: Memnon and Rabban are advice for a first game, no rule."""
    other = "glossu-rabban" if leader != "glossu-rabban" else "earl-memnon-thorvald"
    game = new(1, leaders=["paul-atreides", leader, other])
    assert LEADER_NAMES[game.leader[BLUE]] == leader


@pytest.mark.parametrize("level", ["mercenary", "sardaukar", "mentat", "kwisatz-haderach"])
def test_there_are_four_levels_of_difficulty(level: str) -> None:
    """IMP-SOLO-02."""
    assert new(1, difficulty=level).describe()["difficulty"] == level


def test_there_is_no_other_level_of_difficulty() -> None:
    """IMP-SOLO-02: and the other games have none."""
    with pytest.raises(KanlyError, match="mentat"):
        new(1, difficulty="mentats")
    with pytest.raises(KanlyError, match="solo"):
        new(2, difficulty="mentat")
    assert new(3).describe()["difficulty"] is None


def test_a_draw_of_cards_does_nothing_for_a_rival() -> None:
    """IMP-SOLO-18: it has no deck to draw from."""
    game = arrange({"players": 1}, {"turn": "red"})
    before = game.digest()
    resolve(game, BLUE, draw(1), NOTHING)
    assert game.digest() == before
