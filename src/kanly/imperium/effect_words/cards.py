"""Words about cards: drawing, trashing, acquiring, and Intrigue cards."""

from __future__ import annotations

from kanly.imperium import acquire, decks, hagal
from kanly.imperium.choices import PLAY
from kanly.imperium.effects import Effect, Op
from kanly.imperium.flags import TOP_DECK
from kanly.imperium.frames import (
    ASK_ACQUIRE,
    ASK_KEEP,
    ASK_SET_ASIDE,
    ASK_SNOOP,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TRASH,
    ASK_TRASH_IN_PLAY,
)
from kanly.imperium.position import Imperium
from kanly.imperium.tables import cards
from kanly.imperium.word import ANSWER, CARDS, INTRIGUES, MARKET, PRICES, Word, define

# Drawing ------------------------------------------------------------------------------------------


def draw(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    decks.draw(game, seat, effect.n)


def draw_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.deck[seat] or game.discard[seat])


def draw_partial(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return len(game.deck[seat]) + len(game.discard[seat]) < effect.n


define(Word(Op.DRAW, draw, possible=draw_possible, partial=draw_partial, writes=CARDS))


def take_from_discard(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """A card of the faction from the discard pile, if there is one (IMP-CARD-58)."""
    if take_possible(game, seat, effect, source):
        game.stack.append((ASK_TAKE, seat, effect.arg))


def take_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return any(cards.CARDS[card].factions >> effect.arg & 1 for card in game.discard[seat])


define(Word(Op.TAKE_FROM_DISCARD, take_from_discard, possible=take_possible, writes=CARDS))


def snoop(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Look at the top card, then draw or trash it; an empty deck shows nothing (IMP-CARD-35)."""
    if game.deck[seat]:
        game.seen()
        game.stack.append((ASK_SNOOP, seat))


def look_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.deck[seat])


define(Word(Op.SNOOP, snoop, possible=look_possible, writes=CARDS))


def reshuffle(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Also with an empty discard pile (IMP-CARD-37)."""
    decks.shuffle_discard_in(game, seat)


define(Word(Op.RESHUFFLE, reshuffle, possible=draw_possible, writes=CARDS))


def keep_card(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if game.hand[seat]:
        game.stack.append((ASK_KEEP, seat))


define(Word(Op.KEEP_CARD, keep_card, asks=True, writes=CARDS | ANSWER))

# Trashing -----------------------------------------------------------------------------------------


def trash(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if trash_possible(game, seat, effect, source):
        game.stack.append((ASK_TRASH, seat))


def trash_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.hand[seat] or game.discard[seat] or game.play[seat])


define(Word(Op.TRASH, trash, possible=trash_possible, optional=True, declinable=True, writes=CARDS))


def trash_this(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Mandatory; nothing is left to do if the card was trashed before (IMP-EFF-11)."""
    if source in game.play[seat]:
        decks.trash(game, seat, source, PLAY)


def trash_this_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return source in game.play[seat]


define(Word(Op.TRASH_THIS, trash_this, possible=trash_this_possible, writes=CARDS))


def trash_in_play(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if game.play[seat]:
        game.stack.append((ASK_TRASH_IN_PLAY, seat))


def play_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.play[seat])


define(
    Word(
        Op.TRASH_IN_PLAY,
        trash_in_play,
        possible=play_possible,
        optional=True,
        declinable=True,
        writes=CARDS,
    )
)

# Acquiring ----------------------------------------------------------------------------------------


def acquire_free(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if acquire_possible(game, seat, effect, source):
        game.stack.append((ASK_ACQUIRE, seat, effect.n, effect.arg))


def acquire_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(acquire.free_choices(game, seat, effect.n))


define(
    Word(
        Op.ACQUIRE,
        acquire_free,
        possible=acquire_possible,
        playable=acquire_possible,
        writes=CARDS | MARKET,
    )
)


def acquire_reserve(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    acquire.take_reserve(game, seat, effect.arg)


def reserve_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.reserve[effect.arg] > 0


define(Word(Op.ACQUIRE_RESERVE, acquire_reserve, possible=reserve_possible, writes=CARDS | MARKET))


def cheaper(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.discount += effect.n


define(Word(Op.CHEAPER_SPICE_MUST_FLOW, cheaper, writes=PRICES))


def acquire_to_deck(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.flags |= TOP_DECK


define(Word(Op.ACQUIRE_TO_DECK, acquire_to_deck, writes=PRICES))
define(Word(Op.ALL_TO_DECK))


def set_aside(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if game.row:
        game.stack.append((ASK_SET_ASIDE, seat))


def row_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.row)


define(Word(Op.SET_ASIDE, set_aside, possible=row_possible, asks=True, writes=MARKET | ANSWER))

# Intrigue cards -----------------------------------------------------------------------------------


def draw_intrigue(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    decks.draw_intrigue(game, seat, effect.n)


def intrigue_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.intrigue_deck or game.intrigue_discard)


def rival_draws_intrigue(game: Imperium, rival: int, effect: Effect, source: int) -> None:
    """Three Intrigue cards become a Victory Point; nobody looks at them (IMP-INFO-12)."""
    decks.draw_intrigue(game, rival, effect.n)
    hagal.exchange_intrigues(game, rival)


define(
    Word(
        Op.INTRIGUE,
        draw_intrigue,
        possible=intrigue_possible,
        rival=rival_draws_intrigue,
        writes=INTRIGUES,
    )
)


def steal_intrigue(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    decks.steal_intrigue(game, seat)


def nothing_to_steal(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return not game.rich_in_intrigues(seat)


define(Word(Op.STEAL_INTRIGUE, steal_intrigue, writes=INTRIGUES, settled=nothing_to_steal))


def swap_intrigues(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((ASK_SWAP, seat, 0))


def swap_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.intrigues[seat])


define(
    Word(
        Op.SWAP_INTRIGUES,
        swap_intrigues,
        possible=swap_possible,
        optional=True,
        writes=INTRIGUES,
    )
)
