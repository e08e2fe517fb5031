"""Acquiring cards from the Imperium Row and the Reserve (IMP-ACQ)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.imperium.choices import ACQUIRE, ASIDE, BUY, BUY_ASIDE, MARKET
from kanly.imperium.decks import put_on_top
from kanly.imperium.effects import TO_DECK, TO_DISCARD, Op
from kanly.imperium.flags import TOP_DECK
from kanly.imperium.frames import ASK_DESTINATION
from kanly.imperium.pending_effects import at_once
from kanly.imperium.position import COLOUR, NOTHING, Imperium
from kanly.imperium.tables.cards import (
    ARRAKIS_LIAISON,
    CARDS,
    RESERVE,
    RESERVE_CARDS,
    THE_SPICE_MUST_FLOW,
)

ASIDE_DISCOUNT: Final = 1
"""Helena buys the card she set aside for 1 Persuasion less (IMP-LEAD-16)."""


def price(game: Imperium, card: int) -> int:
    """Persuasion to pay for a card of Row or Reserve in this Reveal turn (IMP-ACQ-03)."""
    cost = CARDS[card].cost
    return cost - game.discount if card == THE_SPICE_MUST_FLOW else cost


def for_sale(game: Imperium) -> list[int]:
    """The kinds of card that Persuasion can buy now; never Foldspace (IMP-ACQ-01, -02)."""
    found: list[int] = []
    for card in game.row:
        if card not in found:
            found.append(card)
    if game.reserve[0]:
        found.append(ARRAKIS_LIAISON)
    if game.reserve[1]:
        found.append(THE_SPICE_MUST_FLOW)
    return found


def purchases(game: Imperium, seat: int) -> list[Choice]:
    """Every card the seat can pay for now."""
    persuasion = game.persuasion
    to_deck = may_top_deck(game, seat)
    found: list[Choice] = []
    for card in for_sale(game):
        if price(game, card) <= persuasion:
            found.append(BUY[card][0])
            if to_deck:
                found.append(BUY[card][1])
    aside = game.aside[seat]
    if aside != NOTHING and CARDS[aside].cost - ASIDE_DISCOUNT <= persuasion:
        found.append(BUY_ASIDE[aside][0])
        if to_deck:
            found.append(BUY_ASIDE[aside][1])
    return found


def buy(game: Imperium, seat: int, choice: Choice) -> None:
    """Pay Persuasion for a card."""
    card = choice.a
    if choice.c == ASIDE:
        game.persuasion -= CARDS[card].cost - ASIDE_DISCOUNT
    else:
        game.persuasion -= price(game, card)
    acquire(game, seat, card, choice.c, choice.b)


def free_choices(game: Imperium, seat: int, most: int) -> list[Choice]:
    """Cards of a cost of at most `most` that an effect may take (IMP-CARD-52)."""
    places = 2 if may_top_deck(game, seat) else 1
    found: list[Choice] = []
    for card in for_sale(game):
        if CARDS[card].cost <= most:
            found += ACQUIRE[card][MARKET][:places]
    aside = game.aside[seat]
    if aside != NOTHING and CARDS[aside].cost <= most:
        found += ACQUIRE[aside][ASIDE][:places]
    return found


def may_top_deck(game: Imperium, seat: int) -> bool:
    """Recruitment Mission in this Reveal turn, Spaceport always (IMP-CARD-54, IX-CARD-25)."""
    if game.flags & TOP_DECK:
        return True
    return game.ix is not None and game.ix.power(seat, Op.ALL_TO_DECK) > 0


def acquire(game: Imperium, seat: int, card: int, source: int, to: int) -> None:
    """Take a card out of the market, into discard pile or deck, with its acquire effect."""
    receive(game, seat, card, to)
    if source == ASIDE:
        game.aside[seat] = NOTHING
    elif CARDS[card].pile == RESERVE:
        game.reserve[RESERVE_CARDS.index(card)] -= 1
    else:
        leave_row(game, card)


def receive(game: Imperium, seat: int, card: int, to: int) -> None:
    """An acquired card lies face up on the discard pile, or on top of the deck (IMP-ACQ-07)."""
    if to == TO_DECK:
        put_on_top(game, seat, card)
    else:
        game.discard[seat].append(card)
    if game.listener is not None:
        game.emit("acquire", seat=COLOUR[seat], card=f"card-{CARDS[card].slug}")
    at_once(game, seat, CARDS[card].acquire, card)


def take_reserve(game: Imperium, seat: int, pile: int) -> None:
    """One copy of a Reserve card; nothing if the pile is empty (IMP-SPACE-13, -14)."""
    if not game.reserve[pile]:
        return
    if may_top_deck(game, seat):
        game.stack.append((ASK_DESTINATION, seat, pile))
    else:
        take_copy(game, seat, pile, TO_DISCARD)


def take_copy(game: Imperium, seat: int, pile: int, to: int) -> None:
    game.reserve[pile] -= 1
    receive(game, seat, RESERVE_CARDS[pile], to)


def leave_row(game: Imperium, card: int) -> None:
    """A card leaves the Row, which is refilled at once (IMP-ACQ-08, -14)."""
    place = game.row.index(card)
    if game.imperium_deck:
        game.row[place] = game.imperium_deck.pop()
        game.seen()
        if game.listener is not None:
            game.emit("row", card=f"card-{CARDS[game.row[place]].slug}")
    else:
        game.row.pop(place)
