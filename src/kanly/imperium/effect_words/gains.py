"""Words that give resources, strength, Persuasion and Victory Points."""

from __future__ import annotations

from kanly.imperium import bank, decks, reveal
from kanly.imperium.conditions import copies_owned, in_play
from kanly.imperium.effects import FREMEN, SPICE, Effect, Op
from kanly.imperium.footprint import (
    CARDS,
    INFLUENCE,
    MARKERS,
    PERSUASION,
    POINTS,
    PURSE,
    SWORDS,
    UNITS,
)
from kanly.imperium.keys import COLOUR_KEY, SPACE_KEY
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables import cards
from kanly.imperium.tables.spaces import LOCATIONS
from kanly.imperium.types import CardId, HouseId
from kanly.imperium.word import Word

# Resources ----------------------------------------------------------------------------------------


Word(
    Op.GAIN,
    lambda game, seat, effect, source: bank.gain(game, seat, effect.arg, effect.n),
    rival=lambda game, rival, effect, source: bank.rival_gain(game, rival, effect.arg, effect.n),
    writes=PURSE,
)


def harvest(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """The base spice and all bonus spice of a Maker space (IMP-MAKER-05); `n` is the base."""
    amount = effect.n + game.bonus[effect.arg]
    if source != NOTHING:
        boxes = cards.CARDS[source].agent_effects
        if any(part.op == Op.DOUBLE_HARVEST for part in boxes):
            amount += effect.n
    game.bonus[effect.arg] = 0
    drawn = game.ability(seat).harvest_draws
    bank.gain(game, seat, SPICE, amount - drawn)
    if drawn:
        decks.draw(game, seat, drawn)


def harvest_partial(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """A Leader who draws for part of the spice has nothing to draw (IMP-LEAD-05)."""
    draws = game.ability(seat).harvest_draws
    return len(game.deck[seat]) + len(game.discard[seat]) < draws


Word(
    Op.HARVEST,
    harvest,
    partial=harvest_partial,
    writes=PURSE | CARDS,
    settled=lambda game, seat, effect, source: not game.ability(seat).harvest_draws,
)
Word(Op.DOUBLE_HARVEST, modifies=True)
Word(Op.SELL, modifies=True)

# Persuasion and swords ----------------------------------------------------------------------------


def persuasion(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    game.persuasion += effect.n


Word(Op.PERSUASION, persuasion, writes=PERSUASION)


def persuasion_per_fremen(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """Counted at once, cards of Agent turns included (IMP-CARD-25)."""
    game.persuasion += effect.n * in_play(game, seat, FREMEN)


def only_counted(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """It stays among the pending effects only to count cards revealed later (IMP-CARD-25)."""
    return False


Word(
    Op.PERSUASION_PER_FREMEN,
    possible=only_counted,
    offered=persuasion_per_fremen,
    reads=CARDS,
    writes=PERSUASION,
)


def swords(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    add_swords(game, seat, effect.n, source)


def add_swords(game: Imperium, seat: HouseId, n: int, source: int) -> None:
    if not n:
        return
    game.swords[seat] += n
    if source != NOTHING:
        reveal.gave_swords(game, CardId(source))
    if game.listener is not None:
        game.emit("swords", seat=COLOUR_KEY[seat], n=n)


Word(Op.SWORDS, swords, writes=SWORDS)


def swords_per_dreadnought(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """Counted when resolved (IX-CARD-23)."""
    add_swords(game, seat, effect.n * game.expansion.fighting[seat], source)


Word(
    Op.SWORDS_PER_DREADNOUGHT,
    swords_per_dreadnought,
    possible=lambda game, seat, effect, source: game.expansion.fighting[seat] > 0,
    reads=UNITS,
    writes=SWORDS,
)
Word(Op.SWORDS_PER_CARD)

# Victory Points -----------------------------------------------------------------------------------


def vp(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    game.award(seat, effect.n)


Word(Op.VP, vp, rival=vp, writes=POINTS)


def tracks(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """3 Influence on exactly three tracks, or on all four (IMP-CARD-50)."""
    award_three_of_four(game, seat, effect, tracks_at_3(game, seat))


def tracks_at_3(game: Imperium, seat: HouseId) -> int:
    """On how many tracks the seat has 3 Influence or more."""
    return sum(game.influence[seat * 4 + faction] >= 3 for faction in range(4))


def award_three_of_four(game: Imperium, seat: HouseId, effect: Effect, met: int) -> None:
    """n Victory Points for three of four goals, arg for all."""
    if met >= 3:
        game.award(seat, effect.n if met == 3 else effect.arg)


def tracks_allowed(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """Three tracks with 3 Influence (IMP-CARD-50)."""
    return tracks_at_3(game, seat) >= 3


Word(Op.TRACKS, tracks, playable=tracks_allowed, reads=INFLUENCE, writes=POINTS)


def goals(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """Grand Conspiracy: three of four goals, or all (IX-CARD-19)."""
    award_three_of_four(game, seat, effect, goals_met(game, seat))


def goals_met(game: Imperium, seat: HouseId) -> int:
    """Both dreadnoughts in service, The Spice Must Flow, two tracks at 4, a council seat."""
    tracks_at_4 = sum(game.influence[seat * 4 + faction] >= 4 for faction in range(4))
    return (
        int(game.expansion.docked[seat] == 0)
        + int(copies_owned(game, seat) >= 1)
        + int(tracks_at_4 >= 2)
        + int(bool(game.council >> seat & 1))
    )


def goals_allowed(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """Three of the four goals (IX-CARD-19)."""
    return goals_met(game, seat) >= 3


Word(Op.GOALS, goals, playable=goals_allowed, reads=INFLUENCE | CARDS | UNITS, writes=POINTS)


def vp_per_low_track(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    low = sum(game.influence[seat * 4 + faction] <= 1 for faction in range(4))
    if low:
        game.award(seat, effect.n * low)


Word(Op.VP_PER_LOW_TRACK, vp_per_low_track, rival=vp_per_low_track, reads=INFLUENCE, writes=POINTS)
Word(Op.WIN_TIES)

# Control ------------------------------------------------------------------------------------------


def control(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """Put the Control marker on the location, in place of another (IMP-CTRL-02 to -04)."""
    game.control[effect.arg] = seat
    if game.listener is not None:
        game.emit("control", seat=COLOUR_KEY[seat], space=SPACE_KEY[LOCATIONS[effect.arg]])


Word(Op.CONTROL, control, rival=control, writes=MARKERS)
