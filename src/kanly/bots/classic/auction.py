"""Answers of CHOAM Charity and Bidding."""

from __future__ import annotations

from kanly.bots.classic.marching import first
from kanly.bots.classic.mind import Mind
from kanly.bots.classic.value import card_gain, unknown_gain
from kanly.classic.choices import BID, CLAIM, PASS, PAY, PROMISE, V_BUY
from kanly.classic.karama import means
from kanly.classic.position import HIDDEN
from kanly.classic.tables.factions import FACTIONS, HARKONNEN
from kanly.classic.tables.phases import BIDDING
from kanly.classic.tables.treachery import KARAMA
from kanly.core.choice import Choice


def charity(mind: Mind) -> Choice:
    return first(mind, CLAIM)


def bid(mind: Mind) -> Choice:
    """One more than the last bid, as long as the card is worth it."""
    game = mind.game
    offer = game.bid + 1
    if offer <= limit(mind) and BID[offer] in mind.choices:
        return BID[offer]
    return PASS


def limit(mind: Mind) -> int:
    """The most to pay for the card on offer."""
    game, weights = mind.game, mind.weights
    worth = lot_worth(mind)
    room = FACTIONS[mind.me].hand_limit - len(game.hand[mind.me])
    if room == 1:
        worth *= weights.last_room
    spice = means(game, mind.me)
    spare = spice - weights.ship_first
    rich = min(1.0, max(0.0, spare / 10))
    price = worth * (weights.thrift + weights.lavish * rich)
    return int(min(price, max(spare, 1 if worth > weights.bargain else 0), spice))


def lot_worth(mind: Mind) -> float:
    """What the card on offer is worth: the Atreides see it."""
    game = mind.game
    card = game.row[-1] if game.row else HIDDEN
    worth = card_gain(mind, card) if card != HIDDEN else unknown_gain(mind)
    if mind.me == HARKONNEN and len(game.hand[mind.me]) < FACTIONS[HARKONNEN].hand_limit - 1:
        worth += unknown_gain(mind)
    return worth


def pay(mind: Mind) -> Choice:
    """Spice, unless the price is so high that a Karama is cheaper."""
    price = mind.purse(mind.game.spice[mind.me])
    price -= mind.purse(max(0, mind.game.spice[mind.me] - mind.game.bid))
    for choice in mind.choices:
        if choice.verb == V_BUY:
            worth = mind.weights.karama
            if choice.b != KARAMA:
                worth = mind.weights.karama_of_worthless
            if price > worth or PAY not in mind.choices:
                return choice
    return first(mind, PAY)


def promise(mind: Mind) -> Choice:
    """Half of what is left over, for an ally's card, shipment or support in battle."""
    keep = mind.weights.ship_first + (4 if mind.game.phase == BIDDING else 2)
    spare = max(0, mind.game.spice[mind.me] - keep)
    return first(mind, PROMISE[min(spare // 2, len(mind.choices) - 1)])
