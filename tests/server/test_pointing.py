"""What is meant by pointing at a thing that cannot be chosen."""

from __future__ import annotations

import pytest

import kanly
from kanly import bots
from kanly.core.game import Game
from kanly.imperium.position import Imperium
from kanly.imperium.tables.cards import CARDS
from kanly.server.messages import Thing
from kanly.server.pointing import meant


def asked(name: str, kind: str) -> tuple[Game, int]:
    """A game in which somebody is asked this, and who."""
    game = kanly.new(name, 4, seed=3)
    for step in range(2000):
        for decision in game.pending:
            if decision.kind.name == kind:
                return game, decision.seat
        bot = bots.get("greedy", f"{step}")
        game.apply(game.pending[0].seat, bots.ask(bot, game, game.pending[0]))
    raise AssertionError(f"never asked: {kind}")


def said(name: str, kind: str, verb: str, *things: Thing) -> str:
    choice = meant(*asked(name, kind), verb, things)
    return "" if choice is None else choice.notation


@pytest.mark.parametrize(
    ("kind", "thing", "expected"),
    [
        ("turn", Thing("intrigue", "windfall", "hand"), "play windfall"),
        ("agent-effects", Thing("unit", "troop", "garrison"), "deploy 1"),
        ("reveal-effects", Thing("card", "stilgar", "market"), "buy stilgar"),
        ("influence", Thing("faction", "guild"), "influence guild"),
        ("influence", Thing("space", "wealth"), ""),
    ],
)
def test_a_thing_is_meant_for_what_is_asked(kind: str, thing: Thing, expected: str) -> None:
    assert said("imperium", kind, "", thing) == expected


def test_an_agent_is_sent_with_the_card_that_was_picked() -> None:
    picked, space = Thing("card", "reconnaissance", "hand"), Thing("space", "arrakeen")

    assert said("imperium", "turn", "", picked, space) == "agent reconnaissance arrakeen"


def test_an_agent_is_sent_with_a_card_of_the_hand_if_none_was_picked() -> None:
    game, seat = asked("imperium", "turn")
    choice = meant(game, seat, "", [Thing("space", "arrakeen")])

    assert isinstance(game, Imperium)
    assert choice is not None
    assert CARDS[choice.a].id in game.hand[seat]


def test_of_two_things_that_go_not_together_the_last_is_meant() -> None:
    picked, card = Thing("space", "arrakeen"), Thing("intrigue", "windfall", "hand")

    assert said("imperium", "turn", "", picked, card) == "play windfall"


@pytest.mark.parametrize(
    ("kind", "verb", "thing", "expected"),
    [
        ("ship", "", Thing("location", "carthag"), "ship carthag"),
        ("move", "", Thing("location", "pasty-mesa-7"), "move pasty-mesa"),
        ("plan", "", Thing("card", "lasgun"), "weapon lasgun"),
        ("plan", "", Thing("leader", "stilgar"), "leader stilgar"),
        ("bid", "", Thing("leader", "stilgar"), "leader stilgar"),
        ("bid", "", Thing("card", "hajr"), "hajr"),
        ("bid", "", Thing("card", "baliset"), "weapon baliset"),
        ("bid", "", Thing("location", "carthag"), ""),
        ("bid", "revive", Thing("leader", "stilgar"), "revive stilgar"),
        ("bid", "deal-accept", Thing("deal", "3"), "deal accept 3"),
    ],
)
def test_a_verb_or_the_question_tells_what_is_meant(
    kind: str, verb: str, thing: Thing, expected: str
) -> None:
    assert said("classic", kind, verb, thing) == expected


def test_a_verb_alone_can_be_asked_about() -> None:
    assert said("classic", "bid", "deal-send") == "deal send"
