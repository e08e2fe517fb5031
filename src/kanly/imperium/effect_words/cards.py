"""Words about cards: drawing, trashing, acquiring, and Intrigue cards."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.imperium import acquire, decks, hagal
from kanly.imperium import choices as c
from kanly.imperium.asking import ALWAYS, SeatQuestion, number_in
from kanly.imperium.decks import kinds_of
from kanly.imperium.effects import Effect, Op
from kanly.imperium.flags import TOP_DECK
from kanly.imperium.footprint import ANSWER, CARDS, INTRIGUES, MARKET, PRICES
from kanly.imperium.keys import CARD_KEY, COLOUR_KEY
from kanly.imperium.position import Imperium
from kanly.imperium.tables import cards
from kanly.imperium.types import CardId, HouseFrame, HouseId, IntrigueId, NumberFrame
from kanly.imperium.word import Word

# Drawing ------------------------------------------------------------------------------------------


def draw(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    decks.draw(game, seat, effect.n)


def draw_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    return bool(game.deck[seat] or game.discard[seat])


def draw_partial(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    return len(game.deck[seat]) + len(game.discard[seat]) < effect.n


Word(Op.DRAW, draw, possible=draw_possible, partial=draw_partial, writes=CARDS)


def take_from_discard(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """A card of the faction from the discard pile, if there is one (IMP-CARD-58)."""
    if take_possible(game, seat, effect, source):
        game.stack.append((ASK_TAKE.frame, seat, effect.arg))


def takings(game: Imperium, frame: NumberFrame) -> list[Choice]:
    _, seat, faction = frame
    found = kinds_of(game.discard[seat])
    return [c.TAKE[card] for card in found if cards.CARDS[card].factions >> faction & 1]


def answer_take(game: Imperium, frame: NumberFrame, choice: Choice) -> None:
    """Everyone sees which card goes from the discard pile to the hand."""
    _, seat, _ = frame
    game.discard[seat].remove(choice.a)
    game.hand[seat].append(choice.a)
    game.known_hand[seat].append(choice.a)
    game.emit("take", seat=COLOUR_KEY[seat], card=CARD_KEY[choice.a])


ASK_TAKE: Final[SeatQuestion] = SeatQuestion(
    21, "take", "IMP-CARD-58", c.V_TAKE, takings, answer_take
)
"""Seat, faction."""


def take_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    return any(cards.CARDS[card].factions >> effect.arg & 1 for card in game.discard[seat])


Word(Op.TAKE_FROM_DISCARD, take_from_discard, possible=take_possible, writes=CARDS)


def snoop(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """Look at the top card, then draw or trash it; an empty deck shows nothing (IMP-CARD-35)."""
    if game.deck[seat]:
        game.seen()
        game.stack.append((decks.ASK_SNOOP.frame, seat))


Word(
    Op.SNOOP, snoop, possible=lambda game, seat, effect, source: bool(game.deck[seat]), writes=CARDS
)


def reshuffle(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """Also with an empty discard pile (IMP-CARD-37)."""
    decks.shuffle_discard_in(game, seat)


Word(Op.RESHUFFLE, reshuffle, possible=draw_possible, writes=CARDS)


def keep_card(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    if game.hand[seat]:
        game.stack.append((ASK_KEEP.frame, seat))


def keepable(game: Imperium, frame: HouseFrame) -> list[Choice]:
    """Ilesa sets a card of her hand aside, unseen (IX-LEAD-10)."""
    _, seat = frame
    return [c.KEEP[card] for card in kinds_of(game.hand[seat])]


def answer_keep(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    _, seat = frame
    game.hand[seat].remove(choice.a)
    game.expansion.kept[seat] = choice.a
    game.emit("keep", seat=COLOUR_KEY[seat])


ASK_KEEP: Final[SeatQuestion] = SeatQuestion(
    37, "keep", "IX-LEAD-10", c.V_KEEP, keepable, answer_keep, order="IX-TECH-29"
)


Word(Op.KEEP_CARD, keep_card, asks=True, writes=CARDS | ANSWER)

# Discarding ---------------------------------------------------------------------------------------


def discards(game: Imperium, frame: Frame) -> list[Choice]:
    _, seat, *_ = frame
    return [c.DISCARD_CARD[card] for card in kinds_of(game.hand[seat])]


def answer_discard(game: Imperium, frame: Frame, choice: Choice) -> None:
    """All are discarded before the first of them unloads (IX-UNLOAD-14)."""
    _, number, n, *discarded = frame
    seat = HouseId(number)
    decks.discard_from_hand(game, seat, CardId(choice.a))
    discarded.append(choice.a)
    if n > 1:
        game.stack.append((ASK_DISCARD.frame, seat, n - 1, *discarded))
    else:
        decks.unload(game, seat, discarded)


ASK_DISCARD: Final[SeatQuestion] = SeatQuestion(
    18, "discard", "IMP-EFF-14", c.V_DISCARD, discards, answer_discard, number_in
)
"""Seat, how many more, the cards discarded so far."""

# Trashing -----------------------------------------------------------------------------------------


def trash(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    if trash_possible(game, seat, effect, source):
        game.stack.append((ASK_TRASH.frame, seat))


def trashable(game: Imperium, frame: HouseFrame) -> list[Choice]:
    """A card from hand, discard pile or play, never from the deck (IMP-EFF-06, -12)."""
    _, seat = frame
    found = [c.TRASH[card][c.HAND] for card in kinds_of(game.hand[seat])]
    found += [c.TRASH[card][c.DISCARD] for card in kinds_of(game.discard[seat])]
    return found + in_play(game, frame)


def in_play(game: Imperium, frame: HouseFrame) -> list[Choice]:
    """One of the player's cards in play (IX-LEAD-11)."""
    _, seat = frame
    return [c.TRASH[card][c.PLAY] for card in kinds_of(game.play[seat])]


def answer_trash(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    _, seat = frame
    decks.trash(game, seat, CardId(choice.a), choice.b)


ASK_TRASH: Final[SeatQuestion] = SeatQuestion(
    15, "trash", "IMP-EFF-06", c.V_TRASH, trashable, answer_trash
)
ASK_TRASH_IN_PLAY: Final[SeatQuestion] = SeatQuestion(
    40, "trash", "IX-LEAD-11", c.V_TRASH, in_play, answer_trash
)


def trash_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    return bool(game.hand[seat] or game.discard[seat] or game.play[seat])


Word(Op.TRASH, trash, possible=trash_possible, optional=True, declinable=True, writes=CARDS)


def trash_this(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """Mandatory; nothing is left to do if the card was trashed before (IMP-EFF-11)."""
    if source in game.play[seat]:
        decks.trash(game, seat, CardId(source), c.PLAY)


Word(
    Op.TRASH_THIS,
    trash_this,
    possible=lambda game, seat, effect, source: source in game.play[seat],
    writes=CARDS,
)


def trash_in_play(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    if game.play[seat]:
        game.stack.append((ASK_TRASH_IN_PLAY.frame, seat))


Word(
    Op.TRASH_IN_PLAY,
    trash_in_play,
    possible=lambda game, seat, effect, source: bool(game.play[seat]),
    optional=True,
    declinable=True,
    writes=CARDS,
)

# Acquiring ----------------------------------------------------------------------------------------


def acquire_free(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    if acquire_possible(game, seat, effect, source):
        game.stack.append((acquire.ASK_ACQUIRE.frame, seat, effect.n, effect.arg))


def acquire_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    return bool(acquire.free_choices(game, seat, effect.n))


Word(
    Op.ACQUIRE,
    acquire_free,
    possible=acquire_possible,
    playable=acquire_possible,
    writes=CARDS | MARKET,
)


Word(
    Op.ACQUIRE_RESERVE,
    lambda game, seat, effect, source: acquire.take_reserve(game, seat, effect.arg),
    possible=lambda game, seat, effect, source: game.reserve[effect.arg] > 0,
    writes=CARDS | MARKET,
)


def cheaper(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    game.discount += effect.n


Word(Op.CHEAPER_SPICE_MUST_FLOW, cheaper, writes=PRICES)


def acquire_to_deck(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    game.flags |= TOP_DECK


Word(Op.ACQUIRE_TO_DECK, acquire_to_deck, writes=PRICES)
Word(Op.ALL_TO_DECK)


def set_aside(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    if game.row:
        game.stack.append((acquire.ASK_SET_ASIDE.frame, seat))


Word(
    Op.SET_ASIDE,
    set_aside,
    possible=lambda game, seat, effect, source: bool(game.row),
    asks=True,
    writes=MARKET | ANSWER,
)

# Intrigue cards -----------------------------------------------------------------------------------


def rival_draws_intrigue(game: Imperium, rival: HouseId, effect: Effect, source: int) -> None:
    """Three Intrigue cards become a Victory Point; nobody looks at them (IMP-INFO-12)."""
    decks.draw_intrigue(game, rival, effect.n)
    hagal.exchange_intrigues(game, rival)


Word(
    Op.INTRIGUE,
    lambda game, seat, effect, source: decks.draw_intrigue(game, seat, effect.n),
    possible=lambda game, seat, effect, source: bool(game.intrigue_deck or game.intrigue_discard),
    rival=rival_draws_intrigue,
    writes=INTRIGUES,
)


Word(
    Op.STEAL_INTRIGUE,
    lambda game, seat, effect, source: decks.steal_intrigue(game, seat),
    writes=INTRIGUES,
    settled=lambda game, seat, effect, source: not game.rich_in_intrigues(seat),
)


def intrigues_held(game: Imperium, frame: Frame) -> list[Choice]:
    _, seat, *_ = frame
    return [c.UNDER[card] for card in kinds_of(game.intrigues[seat])]


def any_intrigues_held(game: Imperium, frame: Frame) -> list[Choice]:
    return [*intrigues_held(game, frame), c.END]


def answer_swap(game: Imperium, frame: NumberFrame, choice: Choice) -> None:
    """Any number of Intrigue cards under the deck, then as many drawn (Sonic Snoopers)."""
    _, seat, n = frame
    if choice is c.END:
        decks.draw_intrigue(game, seat, n)
    else:
        decks.put_under(game, seat, IntrigueId(choice.a))
        game.stack.append((ASK_SWAP.frame, seat, n + 1))


ASK_SWAP: Final[SeatQuestion] = SeatQuestion(
    35,
    "swap",
    "IX-CARD-06",
    c.V_UNDER,
    any_intrigues_held,
    answer_swap,
    number_in,
    {c.V_END: ALWAYS},
)
"""Seat, how many were put under the deck."""


def answer_bottom(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    """An Intrigue card goes under the deck, unseen (IX-CARD-06)."""
    _, seat = frame
    decks.put_under(game, seat, IntrigueId(choice.a))


ASK_BOTTOM: Final[SeatQuestion] = SeatQuestion(
    34, "under", "IX-CARD-06", c.V_UNDER, intrigues_held, answer_bottom
)


Word(
    Op.SWAP_INTRIGUES,
    lambda game, seat, effect, source: game.stack.append((ASK_SWAP.frame, seat, 0)),
    possible=lambda game, seat, effect, source: bool(game.intrigues[seat]),
    optional=True,
    writes=INTRIGUES,
)
