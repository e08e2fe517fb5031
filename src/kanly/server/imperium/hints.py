"""What the rules make of a position of Dune: Imperium, for whoever is asked something."""

from __future__ import annotations

from msgspec import Struct

from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.imperium.acquire import for_sale, price, purchases
from kanly.imperium.choices import COLOURS, END, V_DEPLOY, V_RETREAT
from kanly.imperium.combat import involved, strength_with
from kanly.imperium.pending_effects import given_up
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.types import HouseId


class Hints(Struct):
    """What the rules make of the position: what cards cost now, and the strength in the Conflict
    after each choice of a number of troops; the choices that ending the turn now gives up; cards
    that cost more than there is in one's Reveal turn; and houses that may still play in Combat."""

    prices: dict[str, int]
    strengths: dict[str, int]
    given_up: list[str]
    dear: list[str]
    able: list[str]


def hints_of(game: Game, decision: Decision | None) -> Hints:
    """Prices now, and the strength in the Conflict after each number of troops."""
    assert isinstance(game, Imperium)
    prices = {CARDS[card].slug: price(game, card) for card in for_sale(game)}
    strengths: dict[str, int] = {}
    given: list[str] = []
    if decision is not None:
        seat = HouseId(decision.seat)
        for choice in decision.choices:
            if choice.verb in (V_DEPLOY, V_RETREAT):
                troops = choice.a if choice.verb == V_DEPLOY else -choice.a
                strengths[choice.notation] = strength_with(game, seat, troops)
        if END in decision.choices:
            given = [choice.notation for choice in given_up(game, seat)]
    able = [COLOURS[house] for house in game.every_house if involved(game, house)]
    return Hints(prices, strengths, given, dear(game, decision), able)


def dear(game: Imperium, decision: Decision | None) -> list[str]:
    """Cards of Row, Reserve and those set aside that the seat cannot pay for in its Reveal turn."""
    if decision is None or not game.revealing or game.turn != decision.seat:
        return []
    sold = {*for_sale(game), game.aside[decision.seat]} - {NOTHING}
    paid = {choice.a for choice in purchases(game, HouseId(decision.seat))}
    return [CARDS[card].slug for card in sorted(sold - paid)]
