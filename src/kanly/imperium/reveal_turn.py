"""The Reveal turn: show the hand, use it, buy, set strength, clean up (IMP-REVEAL)."""

from __future__ import annotations

from typing import Final

from kanly.core.question import Step
from kanly.imperium import hagal, pending_effects, reveal, technology, turns
from kanly.imperium.effects import Op, split
from kanly.imperium.keys import CARD_KEY, COLOUR_KEY
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.spaces import SPACES
from kanly.imperium.tables.tiles import TILES
from kanly.imperium.types import CardId, HouseFrame, HouseId
from kanly.imperium.word import RUN

COUNCIL_PERSUASION: Final = 2

STANDING: Final = [
    (space.id, effect.parts[0])
    for space in SPACES
    for effect in space.effects
    if effect.op == Op.HERE_AT_REVEAL
]
"""What a space still gives in the Reveal turn to a player whose Agent is there."""


def reveal_hand(game: Imperium, seat: HouseId) -> None:
    """All cards in hand come into play before any of their effects counts (IMP-REVEAL-02, -03)."""
    game.revealing = True
    game.seen()
    if game.listener is not None:
        game.emit("reveal", seat=COLOUR_KEY[seat])
    hand = game.hand[seat]
    game.hand[seat] = []
    game.known_hand[seat] = []
    if game.council >> seat & 1:
        game.persuasion += COUNCIL_PERSUASION
    for space, effect in STANDING:
        if space in game.posts[seat]:
            game.stack.append((RUN, seat, effect.id, NOTHING))
    if game.ix is not None:
        hand = with_kept_card(game, seat, hand)
    for card in game.lasting[seat]:
        game.stack.append((RUN, seat, INTRIGUES[card].effect.id, NOTHING))
    game.play[seat] += hand
    for card in hand:
        reveal.count(game, seat, CardId(card))
    for card in hand:
        for effect in CARDS[card].reveal_effects:
            pending_effects.offer(game, seat, effect, card)
    if game.ix is not None:
        technology.reveal_tiles(game, seat)
    for effect in split(game.ability(seat).reveal):
        pending_effects.offer(game, seat, effect, NOTHING)


def with_kept_card(game: Imperium, seat: HouseId, hand: list[int]) -> list[int]:
    """The card Ilesa set aside is revealed with the others (IX-LEAD-04)."""
    kept = game.expansion.kept[seat]
    game.expansion.kept[seat] = NOTHING
    return hand if kept == NOTHING else [*hand, kept]


def count_sword_cards(game: Imperium, seat: HouseId) -> None:
    """Imperial Bashar and Artillery count when strength is set (IX-CARD-22)."""
    ix = game.expansion
    for card in ix.displayed:
        for effect in CARDS[card].reveal_effects:
            if effect.op == Op.SWORDS_PER_CARD:
                game.swords[seat] += effect.n * (len(ix.givers) - effect.arg)
    for tile in ix.tiles[seat]:
        if TILES[tile].reveal.op == Op.SWORDS_PER_CARD:
            game.swords[seat] += TILES[tile].reveal.n * len(ix.givers)


def end_reveal_turn(game: Imperium, frame: HouseFrame) -> None:
    """Set strength and clean up (IMP-REVEAL-16 to -18); the seat takes no more turns."""
    _, seat = frame
    if game.chips:  # the last effects made others possible
        game.stack.append((turns.ASK_REVEAL_EFFECTS.frame, seat))
        return
    if game.ix is not None:
        count_sword_cards(game, seat)
    if game.listener is not None:
        game.emit("strength", seat=COLOUR_KEY[seat], n=game.strength(seat))
    if game.rolling_row:
        roll_row(game)
    game.discard[seat] += game.play[seat]
    game.play[seat] = []
    game.intrigue_discard += game.lasting[seat]
    game.lasting[seat] = []
    if game.aside[seat] != NOTHING:
        game.trashed.append(game.aside[seat])
        card = CARD_KEY[game.aside[seat]]
        game.emit("aside-trash", seat=COLOUR_KEY[seat], card=card)
        game.aside[seat] = NOTHING
    game.persuasion = 0
    game.discount = 0
    game.flags = 0
    game.revealing = False
    game.revealed |= 1 << seat
    game.stack.append(hagal.after_turn(game, seat, 0))


END_REVEAL_TURN: Final = Step(6, end_reveal_turn)


def roll_row(game: Imperium) -> None:
    """The Row churns: two dice trash the cards in those places (IMP-VAR-01 to -04)."""
    places = {game.rng.below(6), game.rng.below(6)}
    game.seen()
    for place in sorted(places, reverse=True):
        if place < len(game.row):
            card = game.row.pop(place)
            game.trashed.append(card)
            game.emit("row-trash", card=CARD_KEY[card])
    while len(game.row) < 5 and game.imperium_deck:
        game.row.append(game.imperium_deck.pop())
        if game.listener is not None:
            game.emit("row", card=CARD_KEY[game.row[-1]])
