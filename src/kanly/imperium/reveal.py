"""Turning a card face up in a Reveal turn (IMP-REVEAL-03, -07)."""

from __future__ import annotations

from kanly.imperium.effects import FREMEN
from kanly.imperium.keys import CARD_KEY, COLOUR_KEY
from kanly.imperium.pending_effects import count_fremen, offer_in_turn
from kanly.imperium.position import Imperium
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.types import CardId, HouseId


def reveal_card(game: Imperium, seat: HouseId, card: CardId) -> None:
    """Put a card face up in play and count its Reveal box (IMP-REVEAL-03, -07)."""
    made = CARDS[card]
    game.play[seat].append(card)
    count(game, seat, card)
    if made.factions >> FREMEN & 1:
        count_fremen(game)
    for effect in made.reveal_effects:
        offer_in_turn(game, seat, effect, card)


def count(game: Imperium, seat: HouseId, card: CardId) -> None:
    """Count what a card's Reveal box gives outright, and note who gave swords (IX-CARD-22)."""
    made = CARDS[card]
    swords = made.reveal_swords
    game.persuasion += made.reveal_persuasion
    if swords:
        game.swords[seat] += swords
    if game.ix is not None:
        game.ix.displayed.append(card)
        if swords:
            game.ix.givers.append(card)
    if game.listener is not None:
        game.emit("reveal-card", seat=COLOUR_KEY[seat], card=CARD_KEY[card])


def gave_swords(game: Imperium, card: CardId) -> None:
    """A condition or choice on a revealed card turned out to give swords; each card counts once."""
    ix = game.ix
    if ix is not None and ix.givers.count(card) < ix.displayed.count(card):
        ix.givers.append(card)
