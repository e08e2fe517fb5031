"""Answers of CHOAM Charity and Bidding."""

from __future__ import annotations

from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.value import card_gain, unknown_gain
from kanly.classic.choices import BID, PASS, PAY, PROMISE, V_BUY
from kanly.classic.karama import means
from kanly.classic.position import HIDDEN
from kanly.classic.tables.factions import FACTIONS, HARKONNEN
from kanly.classic.tables.phases import BIDDING
from kanly.core.choice import Choice


def bid(view: FactionView) -> Choice:
    """One more than the last bid, as long as the card is worth it."""
    game = view.game
    offer = game.bid + 1
    if offer <= limit(view) and BID[offer] in view.choices:
        return BID[offer]
    return PASS


def limit(view: FactionView) -> int:
    """The most to pay for the card on offer."""
    game, weights = view.game, view.weights
    worth = lot_worth(view)
    room = FACTIONS[view.me].hand_limit - len(game.hand[view.me])
    if room == 1:
        worth *= weights.last_room
    spice = means(game, view.me)
    spare = spice - weights.ship_first
    rich = min(1.0, max(0.0, spare / 10))
    price = worth * (weights.thrift + weights.lavish * rich)
    return int(min(price, max(spare, 1 if worth > weights.bargain else 0), spice))


def lot_worth(view: FactionView) -> float:
    """What the card on offer is worth: the Atreides see it."""
    game = view.game
    card = game.row[-1] if game.row else HIDDEN
    worth = card_gain(view, card) if card != HIDDEN else unknown_gain(view)
    if view.me == HARKONNEN and len(game.hand[view.me]) < FACTIONS[HARKONNEN].hand_limit - 1:
        worth += unknown_gain(view)
    return worth


def pay(view: FactionView) -> Choice:
    """Spice, unless the price is so high that a Karama is cheaper."""
    price = view.purse(view.game.spice[view.me])
    price -= view.purse(max(0, view.game.spice[view.me] - view.game.bid))
    for choice in view.choices:
        dear = price > view.karama_worth(choice.b) or PAY not in view.choices
        if choice.verb == V_BUY and dear:
            return choice
    return view.first(PAY)


def promise(view: FactionView) -> Choice:
    """Half of what is left over, for an ally's card, shipment or support in battle."""
    keep = view.weights.ship_first + (4 if view.game.phase == BIDDING else 2)
    spare = max(0, view.game.spice[view.me] - keep)
    return view.first(PROMISE[min(spare // 2, len(view.choices) - 1)])
