"""Players' decks, the Intrigue deck, and putting cards away for good."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.message import Args
from kanly.imperium import choices as c
from kanly.imperium.asking import SeatQuestion
from kanly.imperium.effects import split
from kanly.imperium.keys import CARD_KEY, COLOUR_KEY, INTRIGUE_KEY
from kanly.imperium.pending_effects import Part, in_between
from kanly.imperium.position import NOBODY, NOTHING, Imperium
from kanly.imperium.position_columns import Knowledge
from kanly.imperium.reveal import reveal_card
from kanly.imperium.tables.cards import CARDS, RESERVE, RESERVE_CARDS
from kanly.imperium.types import CardId, HouseFrame, HouseId, IntrigueId
from kanly.imperium.word import RUN

UNDER_DECK: Final = 7
"""Stands among the holders of a known Intrigue card for the bottom of the Intrigue deck."""


def kinds_of(cards: list[int]) -> list[int]:
    """The different cards of a zone, in the order of the tables."""
    return sorted(set(cards))


def draw(game: Imperium, seat: HouseId, n: int) -> None:
    """Draw cards, shuffling the discard pile in when the deck runs out (IMP-EFF-16 to -18)."""
    deck = game.deck[seat]
    drawn = 0
    while drawn < n:
        if not deck:
            if not game.discard[seat]:
                break
            shuffle_discard_in(game, seat)
            deck = game.deck[seat]
        card = CardId(deck.pop())
        drawn += 1
        if game.owner_top[seat]:
            game.owner_top[seat] -= 1
        if game.known_top[seat]:
            game.known_top[seat] -= 1
            game.known_hand[seat].append(card)
        if game.listener is not None:
            game.emit("drew-card", 1 << seat, seat=COLOUR_KEY[seat], card=CARD_KEY[card])
        if game.revealing and game.turn == seat:
            forget(game, seat, card)
            reveal_card(game, seat, card)
        else:
            game.hand[seat].append(card)
    if drawn:
        game.seen()
        if game.listener is not None:
            game.emit("draw", seat=COLOUR_KEY[seat], n=drawn)


def shuffle_discard_in(game: Imperium, seat: HouseId) -> None:
    """Shuffle the discard pile into the deck, which hides the order of both."""
    deck = game.deck[seat] + game.discard[seat]
    deck.sort()
    game.rng.shuffle(deck)
    game.deck[seat] = deck
    game.discard[seat] = []
    game.known_top[seat] = 0
    game.owner_top[seat] = 0
    game.seen()
    if game.listener is not None:
        game.emit("shuffle", seat=COLOUR_KEY[seat])


def forget(game: Imperium, seat: HouseId, card: CardId) -> None:
    """A card leaves the hand; if everyone knew it to be there, they no longer do."""
    known = game.known_hand[seat]
    if card in known:
        known.remove(card)
    if game.ix is not None and game.ix.shown == card and card not in game.hand[seat]:
        game.ix.shown = NOTHING  # Ilesa no longer has the card she took back


def discard_from_hand(game: Imperium, seat: HouseId, card: CardId) -> None:
    """Discard a card of the seat's own choice (IMP-EFF-14); it has yet to unload."""
    game.hand[seat].remove(card)
    forget(game, seat, card)
    game.discard[seat].append(card)
    game.emit("discard", seat=COLOUR_KEY[seat], card=CARD_KEY[card])


def trash(game: Imperium, seat: HouseId, card: CardId, zone: int) -> None:
    """Trash a card from hand, discard pile or play (IMP-EFF-06)."""
    if zone == c.HAND:
        game.hand[seat].remove(card)
        forget(game, seat, card)
    elif zone == c.DISCARD:
        game.discard[seat].remove(card)
    else:
        game.play[seat].remove(card)
    put_away(game, seat, card)


def put_away(game: Imperium, seat: HouseId, card: CardId) -> None:
    """A trashed card leaves the game, a Reserve card returns to its pile (IMP-EFF-07, -08)."""
    made = CARDS[card]
    if made.pile == RESERVE:
        game.reserve[RESERVE_CARDS.index(card)] += 1
    else:
        game.trashed.append(card)
    if game.listener is not None:
        game.emit("trash", seat=COLOUR_KEY[seat], card=CARD_KEY[card])
    game.stack.append((RUN, seat, made.trashed.id, card))
    unload(game, seat, [card])


def unload(game: Imperium, seat: HouseId, cards: list[int]) -> None:
    """Cards with Unload, discarded together or trashed, give their Reveal boxes (IX-UNLOAD-01)."""
    parts: list[Part] = []
    for card in cards:
        if CARDS[card].unloads:
            parts += [(part, card) for part in split(CARDS[card].reveal)]
    in_between(game, seat, parts)


def draw_intrigue(game: Imperium, house: HouseId, n: int) -> None:
    """Draw Intrigue cards; an empty deck is made anew from its discard pile (IMP-INTR-12, -19)."""
    drawn = 0
    while drawn < n:
        if not game.intrigue_deck:
            if not game.intrigue_discard:
                break
            deck = sorted(game.intrigue_discard)
            game.rng.shuffle(deck)
            game.intrigue_deck = deck
            game.intrigue_discard = []
            if game.ix is not None:
                game.ix.under = []
            game.emit("shuffle-intrigue")
        card = IntrigueId(game.intrigue_deck.pop())
        game.intrigues[house].append(card)
        drawn += 1
        if game.ix is not None:
            left_deck(game, house, card)
        if game.listener is not None and not game.is_rival(house):
            game.emit(
                "drew-intrigue-card", 1 << house, seat=COLOUR_KEY[house], card=INTRIGUE_KEY[card]
            )
    if drawn:
        game.seen()
        if game.listener is not None:
            game.emit("draw-intrigue", seat=COLOUR_KEY[house], n=drawn)


def left_deck(game: Imperium, house: HouseId, card: IntrigueId) -> None:
    """Who knew the card at the top or the bottom of the deck now knows who has drawn it."""
    ix = game.expansion
    knower, ix.seer = HouseId(ix.seer), NOBODY
    if len(ix.under) > len(game.intrigue_deck):
        knower = HouseId(ix.under.pop())
        spread(game, UNDER_DECK, house)
    if knower not in (NOBODY, house):
        game.knowledge.append((knower, card, 1 << house))
        game.knowledge.sort()


def discard_intrigue(game: Imperium, house: HouseId, card: IntrigueId) -> None:
    """An Intrigue card from the hand goes face up to the discard pile (IMP-INTR-10)."""
    game.intrigues[house].remove(card)
    game.intrigue_discard.append(card)
    shown(game, house, card)


def put_under(game: Imperium, seat: HouseId, card: IntrigueId) -> None:
    """An Intrigue card goes under the deck, seen by its owner only (IX-CARD-06, IX-INFO-03)."""
    game.intrigues[seat].remove(card)
    game.intrigue_deck.insert(0, card)
    game.expansion.under.insert(0, seat)
    spread(game, seat, UNDER_DECK)
    game.emit("under", seat=COLOUR_KEY[seat])


def spread(game: Imperium, source: int, target: int) -> None:
    """A card moved unseen: what was known to be at one place may now be at the other."""
    moved: list[Knowledge] = []
    for knower, card, holders in game.knowledge:
        if holders >> source & 1 and knower != target:
            holders |= 1 << target
        moved.append((knower, card, holders))
    game.knowledge = moved


def shown(game: Imperium, house: HouseId, card: IntrigueId) -> None:
    """An Intrigue card was seen to leave a hand: what seats knew of it there is used up."""
    if not game.knowledge:
        return
    for seat in game.every_seat:
        spent = None
        for entry in game.knowledge:
            knower, known, holders = entry
            matches = knower == seat and known == card and holders >> house & 1
            if matches and (spent is None or holders == 1 << house):
                spent = entry
        if spent is not None:
            game.knowledge.remove(spent)


def steal_intrigue(game: Imperium, seat: HouseId) -> None:
    """Each opponent with four or more Intrigue cards gives one at random (IMP-INTR-16)."""
    for house in game.rich_in_intrigues(seat):
        card = IntrigueId(game.rng.take(game.intrigues[house]))
        game.intrigues[seat].append(card)
        game.seen()
        changed_hands(game, house, seat, card)
        if game.listener is not None:
            thief, victim = COLOUR_KEY[seat], COLOUR_KEY[house]
            name = INTRIGUE_KEY[card]
            game.emit("steal-intrigue", seat=thief, victim=victim)
            game.emit(
                "stole-intrigue-card", 1 << seat | 1 << house, seat=thief, victim=victim, card=name
            )


def changed_hands(game: Imperium, giver: HouseId, taker: HouseId, card: IntrigueId) -> None:
    """Giver and taker know which card moved (IMP-INFO-11); the others know less than before."""
    kept: list[Knowledge] = []
    used: dict[int, bool] = {giver: False, taker: False}
    for knower, known, holders in game.knowledge:
        if holders >> giver & 1:
            if knower in (giver, taker):
                if known == card and not used[knower]:
                    used[knower] = True
                    continue
            else:
                holders |= 1 << taker
        kept.append((knower, known, holders))
    if not game.is_rival(giver):
        kept.append((giver, card, 1 << taker))
    kept.sort()
    game.knowledge = kept


def put_on_top(game: Imperium, seat: HouseId, card: CardId) -> None:
    """A card goes face up on top of its owner's deck: everyone knows it to be there."""
    game.owner_top[seat] = seen_by_owner(game, seat) + 1
    game.known_top[seat] += 1
    game.deck[seat].append(card)


def snoop_choices(game: Imperium, frame: Frame) -> list[Choice]:
    return [c.DRAW_TOP, c.TRASH_TOP]


def card_on_top(game: Imperium, frame: HouseFrame) -> Args:
    _, seat = frame
    return {"card": CARD_KEY[game.deck[seat][-1]]}


def answer_snoop(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    """Draw the card seen or trash it; one of the two (IMP-CARD-35)."""
    _, seat = frame
    if choice is c.DRAW_TOP:
        draw(game, seat, 1)
        return
    card = CardId(game.deck[seat].pop())
    game.known_top[seat] = max(0, game.known_top[seat] - 1)
    game.owner_top[seat] = max(0, game.owner_top[seat] - 1)
    game.seen()
    put_away(game, seat, card)


ASK_SNOOP: Final[SeatQuestion] = SeatQuestion(
    24, "snoop", "IMP-CARD-35", c.V_SNOOP, snoop_choices, answer_snoop, card_on_top
)


def seen_by_owner(game: Imperium, seat: HouseId) -> int:
    """How many cards on top of its deck a seat knows: Prescience, Poison Snooper (IMP-INFO-10)."""
    known = max(game.owner_top[seat], game.known_top[seat])
    asked = bool(game.stack) and game.stack[-1] == (ASK_SNOOP.frame, seat)
    looks = asked or game.ability(seat).prescience
    if looks and not known and game.deck[seat]:
        return 1
    return known
