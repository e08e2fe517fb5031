"""Treachery cards: in hands, and what others know of them (CLA-INFO-04 to CLA-INFO-07)."""

from __future__ import annotations

from kanly.classic.position import PUBLIC, Classic, N
from kanly.classic.tables.factions import EVERY_FACTION
from kanly.classic.types import FactionId


def draw(game: Classic) -> int:
    """The top card of the deck; the discards make a new deck when it is empty (CLA-CARD-03)."""
    if not game.deck:
        game.deck = game.discard
        game.discard = []
        game.rng.shuffle(game.deck)
        game.tell("reshuffle")
    game.seen()
    return game.deck.pop()


def gain_card(game: Classic, faction: FactionId, card: int) -> None:
    """A card that others have not seen comes to a hand."""
    insert(game.hand[faction], card)
    game.lacks[faction] = 0


def lose_card(game: Classic, faction: FactionId, card: int) -> None:
    """A card leaves a hand in the open: whoever knew of it knows that it is gone."""
    game.hand[faction].remove(card)
    for viewer in range(N + 1):
        known = game.known[viewer * N + faction]
        if card in known:
            known.remove(card)


def discard_from(game: Classic, faction: FactionId, card: int) -> None:
    """A card of a hand is played and goes to the discard pile (CLA-CARD-01)."""
    lose_card(game, faction, card)
    game.discard.append(card)


def take_back(game: Classic, faction: FactionId, card: int) -> None:
    """A card that all have seen returns to a hand."""
    insert(game.hand[faction], card)
    game.lacks[faction] &= ~(1 << card)
    learn_all(game, faction, card)


def learn(game: Classic, viewer: int, holder: FactionId, card: int) -> None:
    """A faction sees a card go to another's hand."""
    if viewer != holder:
        insert(game.known[viewer * N + holder], card)


def learn_all(game: Classic, holder: FactionId, card: int) -> None:
    """Everyone sees it."""
    for viewer in EVERY_FACTION:
        learn(game, viewer, holder, card)
    insert(game.known[PUBLIC * N + holder], card)


def learn_that_holds(game: Classic, holder: FactionId, card: int) -> None:
    """Everyone is told that a hand has such a card, which some may have known."""
    for viewer in range(N + 1):
        known = game.known[viewer * N + holder]
        if viewer != holder and card not in known:
            insert(known, card)


def learn_hand(game: Classic, viewer: int, holder: FactionId) -> None:
    """A faction is shown a whole hand."""
    game.known[viewer * N + holder] = game.hand[holder][:]


def forget(game: Classic, holder: FactionId) -> None:
    """Unseen cards came and went: nothing is sure about this hand any more."""
    game.lacks[holder] = 0
    for viewer in range(N + 1):
        game.known[viewer * N + holder] = []


def insert(cards: list[int], card: int) -> None:
    """Put a card in its place in a sorted hand."""
    at = len(cards)
    while at and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)
