"""Playing Intrigue cards at their timings (IMP-INTR)."""

from __future__ import annotations

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.imperium import decks
from kanly.imperium.choices import PLAY_INTRIGUE, USE
from kanly.imperium.effects import Effect, split
from kanly.imperium.frames import DISCARD_PLAYED, RUN
from kanly.imperium.position import COLOUR, NOTHING, Imperium
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.tiles import NO_USE, TILES
from kanly.imperium.word import WORDS, playable


def plays(game: Imperium, seat: int, timings: int) -> list[Choice]:
    """The cards the seat may play now; `timings` is a mask of the moments it is."""
    found: list[Choice] = []
    seen = 0
    for card in game.intrigues[seat]:
        if seen >> card & 1:
            continue
        seen |= 1 << card
        effect = INTRIGUES[card].at(timings)
        if effect is not None and playable(game, seat, effect):
            found.append(PLAY_INTRIGUE[card])
    return found


def tile_uses(game: Imperium, seat: int, before_agent: bool) -> list[Choice]:
    """Tiles the seat may use now, which is done like playing a Plot card (IX-TECH-30)."""
    ix = game.expansion
    found: list[Choice] = []
    for number in ix.tiles[seat]:
        tile = TILES[number]
        if tile.use_kind == NO_USE or ix.flipped[seat] >> number & 1:
            continue
        if tile.before_agent and not before_agent:
            continue
        if playable(game, seat, tile.use):
            found.append(USE[number])
    return found


def play_at(game: Imperium, seat: int, card: int, timings: int) -> None:
    """Play a card for what it does at this moment."""
    effect = INTRIGUES[card].at(timings)
    assert effect is not None
    play(game, seat, card, effect)


def play(game: Imperium, seat: int, card: int, effect: Effect) -> None:
    """Play a card: its effect, then the discard pile; some lie face up first (IMP-INTR-10, -11)."""
    if game.listener is not None:
        game.emit("play", seat=COLOUR[seat], card=f"intrigue-{INTRIGUES[card].slug}")
    game.intrigues[seat].remove(card)
    game.lasting[seat].append(card)
    decks.shown(game, seat, card)
    if not any(WORDS[part.op].lasts for part in split(effect)):
        game.stack.append((DISCARD_PLAYED, seat, card))
    game.stack.append((RUN, seat, effect.id, NOTHING))


def discard_played(game: Imperium, frame: Frame) -> None:
    """A card that was resolved goes to the discard pile; not before, so it cannot be redrawn."""
    game.lasting[frame[1]].remove(frame[2])
    game.intrigue_discard.append(frame[2])
