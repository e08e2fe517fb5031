"""Acquiring cards from the Imperium Row and the Reserve (IMP-ACQ)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gate, Gates
from kanly.core.message import Args
from kanly.imperium import choices as c
from kanly.imperium.asking import SeatQuestion, number_in
from kanly.imperium.decks import kinds_of, put_on_top
from kanly.imperium.effects import TO_DECK, TO_DISCARD, Op
from kanly.imperium.flags import TOP_DECK
from kanly.imperium.keys import CARD_KEY, COLOUR_KEY
from kanly.imperium.pending_effects import at_once
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.cards import (
    ARRAKIS_LIAISON,
    CARDS,
    FOLDSPACE,
    RESERVE,
    RESERVE_CARDS,
    THE_SPICE_MUST_FLOW,
)
from kanly.imperium.types import CardId, HouseFrame, HouseId, NumberFrame

ASIDE_DISCOUNT: Final = 1
"""Helena buys the card she set aside for 1 Persuasion less (IMP-LEAD-16)."""


COSTS: Final = [card.cost for card in CARDS]


def price(game: Imperium, card: int) -> int:
    """Persuasion to pay for a card of Row or Reserve in this Reveal turn (IMP-ACQ-03)."""
    return COSTS[card] - (game.discount if card == THE_SPICE_MUST_FLOW else 0)


def for_sale(game: Imperium) -> list[int]:
    """The kinds of card that Persuasion can buy now; never Foldspace (IMP-ACQ-01, -02)."""
    found = game.row[:]
    if len(set(found)) < len(found):
        found = list(dict.fromkeys(found))
    if game.reserve[0]:
        found.append(ARRAKIS_LIAISON)
    if game.reserve[1]:
        found.append(THE_SPICE_MUST_FLOW)
    return found


def purchases(game: Imperium, seat: HouseId) -> list[Choice]:
    """Every card the seat can pay for now."""
    persuasion = game.persuasion
    cheaper = game.discount > 0
    to_deck = may_top_deck(game, seat)
    found: list[Choice] = []
    for card in for_sale(game):
        if COSTS[card] <= persuasion or (cheaper and price(game, card) <= persuasion):
            found.append(c.BUY[card][0])
            if to_deck:
                found.append(c.BUY[card][1])
    aside = game.aside[seat]
    if aside != NOTHING and CARDS[aside].cost - ASIDE_DISCOUNT <= persuasion:
        found.append(c.BUY_ASIDE[aside][0])
        if to_deck:
            found.append(c.BUY_ASIDE[aside][1])
    return found


def the_card(game: Imperium, seat: HouseId, choice: Choice) -> Args:
    return {"card": CARD_KEY[choice.a]}


def is_on_sale(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    return choice.c == c.ASIDE or choice.a in for_sale(game)


def is_aside(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    return choice.c != c.ASIDE or choice.a == game.aside[seat]


def cost(game: Imperium, choice: Choice) -> int:
    """Persuasion to pay for a card that is for sale or set aside."""
    if choice.c == c.ASIDE:
        return CARDS[choice.a].cost - ASIDE_DISCOUNT
    return price(game, choice.a)


def cost_and_persuasion(game: Imperium, seat: HouseId, choice: Choice) -> Args:
    about = the_card(game, seat, choice)
    return {**about, "n": cost(game, choice), "has": game.persuasion}


def goes_there(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    return choice.b == TO_DISCARD or may_top_deck(game, seat)


BUY_GATES: Final[Gates[Imperium, HouseId]] = Gates(
    Gate("refuse-foldspace", "IMP-ACQ-02", lambda g, s, x: x.a != FOLDSPACE, args=the_card),
    Gate("refuse-not-aside", "IMP-LEAD-13", is_aside, args=the_card),
    Gate("refuse-not-for-sale", "IMP-ACQ-01", is_on_sale, args=the_card),
    Gate(
        "refuse-price",
        "IMP-ACQ-03",
        lambda g, s, x: cost(g, x) <= g.persuasion,
        args=cost_and_persuasion,
    ),
    Gate("refuse-to-deck", "IMP-CARD-54", goes_there, args=the_card),
)


def buy(game: Imperium, seat: HouseId, choice: Choice) -> None:
    """Pay Persuasion for a card."""
    game.persuasion -= cost(game, choice)
    acquire(game, seat, CardId(choice.a), choice.c, choice.b)


def free_choices(game: Imperium, seat: HouseId, most: int) -> list[Choice]:
    """Cards of a cost of at most `most` that an effect may take (IMP-CARD-52)."""
    places = 2 if may_top_deck(game, seat) else 1
    found: list[Choice] = []
    for card in for_sale(game):
        if CARDS[card].cost <= most:
            found += c.ACQUIRE[card][c.MARKET][:places]
    aside = game.aside[seat]
    if aside != NOTHING and CARDS[aside].cost <= most:
        found += c.ACQUIRE[aside][c.ASIDE][:places]
    return found


def acquire_choices(game: Imperium, frame: tuple[int, HouseId, int, int]) -> list[Choice]:
    _, seat, most, _ = frame
    return free_choices(game, seat, most)


def answer_acquire(game: Imperium, frame: tuple[int, HouseId, int, int], choice: Choice) -> None:
    _, seat, _, to = frame
    acquire(game, seat, CardId(choice.a), choice.c, choice.b or to)


ASK_ACQUIRE: Final[SeatQuestion] = SeatQuestion(
    22, "acquire", "IMP-CARD-52", c.V_ACQUIRE, acquire_choices, answer_acquire, number_in
)
"""Seat, highest cost, where the card goes."""


def may_top_deck(game: Imperium, seat: HouseId) -> bool:
    """Recruitment Mission in this Reveal turn, Spaceport always (IMP-CARD-54, IX-CARD-25)."""
    if game.flags & TOP_DECK:
        return True
    return game.ix is not None and game.ix.power(seat, Op.ALL_TO_DECK) > 0


def acquire(game: Imperium, seat: HouseId, card: CardId, source: int, to: int) -> None:
    """Take a card out of the market, into discard pile or deck, with its acquire effect."""
    receive(game, seat, card, to)
    if source == c.ASIDE:
        game.aside[seat] = NOTHING
    elif CARDS[card].pile == RESERVE:
        game.reserve[RESERVE_CARDS.index(card)] -= 1
    else:
        leave_row(game, card)


def receive(game: Imperium, seat: HouseId, card: CardId, to: int) -> None:
    """An acquired card lies face up on the discard pile, or on top of the deck (IMP-ACQ-07)."""
    if to == TO_DECK:
        put_on_top(game, seat, card)
    else:
        game.discard[seat].append(card)
    if game.listener is not None:
        game.emit("acquire", seat=COLOUR_KEY[seat], card=CARD_KEY[card])
    at_once(game, seat, CARDS[card].acquire, card)


def take_reserve(game: Imperium, seat: HouseId, pile: int) -> None:
    """One copy of a Reserve card; nothing if the pile is empty (IMP-SPACE-13, -14)."""
    if not game.reserve[pile]:
        return
    if may_top_deck(game, seat):
        game.stack.append((ASK_DESTINATION.frame, seat, pile))
    else:
        take_copy(game, seat, pile, TO_DISCARD)


def take_copy(game: Imperium, seat: HouseId, pile: int, to: int) -> None:
    game.reserve[pile] -= 1
    receive(game, seat, CardId(RESERVE_CARDS[pile]), to)


def destinations(game: Imperium, frame: Frame) -> list[Choice]:
    """Spaceport: a Reserve card may go on top of the deck (IX-CARD-25)."""
    return c.TO[:]


def answer_destination(game: Imperium, frame: NumberFrame, choice: Choice) -> None:
    _, seat, pile = frame
    take_copy(game, seat, pile, choice.a)


ASK_DESTINATION: Final[SeatQuestion] = SeatQuestion(
    39, "destination", "IX-CARD-25", c.V_TO, destinations, answer_destination
)
"""Seat, Reserve pile."""


def leave_row(game: Imperium, card: CardId) -> None:
    """A card leaves the Row, which is refilled at once (IMP-ACQ-08, -14)."""
    place = game.row.index(card)
    if game.imperium_deck:
        game.row[place] = game.imperium_deck.pop()
        game.seen()
        if game.listener is not None:
            game.emit("row", card=CARD_KEY[game.row[place]])
    else:
        game.row.pop(place)


def row_choices(game: Imperium, frame: Frame) -> list[Choice]:
    return [c.SET_ASIDE[card] for card in kinds_of(game.row)]


def set_aside(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    """The card lies face up, for Helena alone, and the Row is refilled (IMP-LEAD-13, -16)."""
    _, seat = frame
    leave_row(game, CardId(choice.a))
    game.aside[seat] = choice.a
    game.emit("set-aside", seat=COLOUR_KEY[seat], card=CARD_KEY[choice.a])


ASK_SET_ASIDE: Final[SeatQuestion] = SeatQuestion(
    23, "set-aside", "IMP-LEAD-16", c.V_SET_ASIDE, row_choices, set_aside
)
