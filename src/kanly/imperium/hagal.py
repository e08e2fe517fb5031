"""House Hagal: the Rivals of the two-player and of the solo game (IMP-HAGAL, HAGAL2, SOLO)."""

from __future__ import annotations

from typing import Final

from kanly.core.game import Frame
from kanly.core.question import Step
from kanly.imperium import bank, decks, influence, ix_rivals, troops, turns
from kanly.imperium.effects import SPICE
from kanly.imperium.flags import HELD_BACK, MARCHES
from kanly.imperium.keys import COLOUR_KEY, SPACE_KEY
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.board import COMBAT_MASK
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.hagal import DIFFICULTIES, HAGAL, HARVEST, RESHUFFLE, HagalCard
from kanly.imperium.tables.leaders import LEADERS, NO_LEADER
from kanly.imperium.tables.spaces import MAKER_BASE, MAKERS, NO_FACTION, NO_SPACE, SPACES
from kanly.imperium.types import HouseId, IntrigueId, SpaceId
from kanly.imperium.word import RUN

GARRISON_LIMIT: Final = 2
EXPERT_LEAD: Final = 4
"""Strength by which a Rival must lead every other side to hold back (IMP-SOLO-31)."""
INTRIGUES_FOR_VP: Final = 3


def after_turn(game: Imperium, seat: HouseId, owed: int) -> Frame:
    """What follows a turn: House Hagal for each Agent turn it owes, or the next house.

    House Hagal acts after Agent turns of the First Player of two (IMP-HAGAL2-06), with an extra
    turn once for each of them (IX-CARD-21).
    """
    after = game.clockwise(seat)
    if game.ix is not None:
        owed += game.ix.owed
        game.ix.owed = 0
    if owed:
        return (RIVAL_TURN.frame, game.houses - 1, after, owed)
    return (turns.NEXT_TURN.frame, after)


# The deck -----------------------------------------------------------------------------------------


def turn_up(game: Imperium) -> HagalCard:
    """Reveal the top House Hagal card; Reshuffle and the last card make a new deck."""
    while True:
        if not game.hagal_deck:
            shuffle(game)
        card = HAGAL[game.hagal_deck.pop()]
        game.hagal_discard.append(card.id)
        game.seen()
        if game.listener is not None:
            game.emit("hagal-card", card=f"hagal-{card.slug}")
        if card.space != RESHUFFLE:
            return card
        shuffle(game)


def shuffle(game: Imperium) -> None:
    """All House Hagal cards into a new deck (IMP-HAGAL-15, -16)."""
    deck = sorted(game.hagal_deck + game.hagal_discard)
    game.rng.shuffle(deck)
    game.hagal_deck = deck
    game.hagal_discard = []


def target(game: Imperium, rival: HouseId, card: HagalCard) -> SpaceId:
    """The free space a card sends the Rival to, or NO_SPACE (IMP-HAGAL-03, -04, -18, -22)."""
    closed = game.occupied
    for house in game.every_house:
        if game.voice[house] != NOTHING:
            closed |= 1 << game.voice[house]
    if card.space == HARVEST:
        return richest_maker(game, closed)
    space = card.space if game.ix is None else ix_rivals.destination(game, rival, card)
    if space < 0:
        return NO_SPACE
    if closed >> space & 1 and not ix_rivals.breaks_in(game, rival, space):
        return NO_SPACE
    return space


def richest_maker(game: Imperium, closed: int) -> SpaceId:
    """The free Maker space with most bonus spice, then most spice in all; it must have some."""
    best, found = (0, 0), NO_SPACE
    for maker, space in enumerate(MAKERS):
        worth = (game.bonus[maker], game.bonus[maker] + MAKER_BASE[maker])
        if worth[0] and worth > best and not closed >> space & 1:
            best, found = worth, space
    return found


# A Rival's turn -----------------------------------------------------------------------------------


def rival_turn(game: Imperium, frame: Frame) -> None:
    """Reveal cards until one names a free space, and send an Agent there (IMP-HAGAL-02 to -05)."""
    _, number, after, *more = frame
    rival = HouseId(number)
    game.turn = rival
    if more and more[0] > 1:
        game.stack.append((RIVAL_TURN.frame, rival, after, more[0] - 1))
    else:
        game.stack.append((turns.NEXT_TURN.frame, after))
    if not game.ready[rival] or game.revealed >> rival & 1:
        return
    trained = ix_rivals.begin_turn(game, rival) if game.ix is not None else 0
    cards = game.hagal_deck + game.hagal_discard
    if all(target(game, rival, HAGAL[card]) == NO_SPACE for card in cards):
        stay(game, rival)
        return
    card = turn_up(game)
    space = target(game, rival, card)
    while space == NO_SPACE:
        card = turn_up(game)
        space = target(game, rival, card)
    visit(game, rival, card, space, trained)
    if not game.hagal_deck:
        shuffle(game)


RIVAL_TURN: Final = Step(7, rival_turn)
"""Rival, house that comes next, perhaps how many turns."""


def stay(game: Imperium, rival: HouseId) -> None:
    """No card names a free space: this turn is lost, and all others if no human can free one.

    Only human turns free a space, so a Rival tries again while one of them is to come
    (IMP-HAGAL-23).
    """
    shuffle(game)
    game.emit("rival-stays", seat=COLOUR_KEY[rival])
    if all(game.revealed >> seat & 1 for seat in game.every_seat):
        game.revealed |= 1 << rival


def visit(game: Imperium, rival: HouseId, card: HagalCard, space: SpaceId, trained: int) -> None:
    """Place the Agent and take only what the card shows (IMP-HAGAL-05 to -10).

    Troops `trained` before the Agent was sent may be deployed besides two of the garrison.
    """
    if game.ix is not None:
        ix_rivals.break_in(game, rival, space)
    game.ready[rival] -= 1
    game.posts[rival].append(space)
    game.occupied |= 1 << space
    if game.listener is not None:
        game.emit("rival-agent", seat=COLOUR_KEY[rival], space=SPACE_KEY[space])
    fights = bool(COMBAT_MASK >> space & 1)
    sent = ix_rivals.deploy(game, rival) if fights and game.ix is not None else 0
    held = holds_back(game, rival)
    marches = fights and not held
    game.flags = HELD_BACK if held else MARCHES if marches else 0
    if game.ix is not None:
        game.stack.append((ix_rivals.RIVAL_TILES.frame, rival))
    if card.signet and game.leader[rival] != NO_LEADER:
        game.stack.append((RUN, rival, LEADERS[game.leader[rival]].signet.id, NOTHING))
    bank.pay_controller(game, space)
    if game.ix is not None:
        ix_rivals.agent_sent(game, rival)
    if marches:
        most = GARRISON_LIMIT - sent + trained
        troops.deploy(game, rival, min(most, game.garrison[rival]))
    troops.rival_recruits(game, rival, card.troops)
    if SPACES[space].faction != NO_FACTION:
        influence.gain(game, rival, SPACES[space].faction, 1)
    if card.space == HARVEST:
        harvest(game, rival, SPACES[space].maker)
    if game.ix is not None:
        ix_rivals.visit(game, rival, card, space)


def holds_back(game: Imperium, rival: HouseId) -> bool:
    """An expert Rival that leads clearly in a tier I or II Conflict (IMP-SOLO-30 to -32).

    The dreadnoughts it sends this turn are in the Conflict already and count (IX-SOLO-25).
    """
    if game.difficulty == NOTHING or not DIFFICULTIES[game.difficulty].expert:
        return False
    if CONFLICTS[game.conflict].tier == 3:
        return False
    lead = game.strength(rival) - max(game.strength(house) for house in game.opponents(rival))
    return lead >= EXPERT_LEAD


def harvest(game: Imperium, rival: HouseId, maker: int) -> None:
    """A solo Rival keeps the spice; House Hagal returns it to the bank (IMP-SOLO-19, HAGAL2-12)."""
    amount = MAKER_BASE[maker] + game.bonus[maker]
    game.bonus[maker] = 0
    bank.rival_gain(game, rival, SPICE, amount)


def show_swords(game: Imperium) -> None:
    """Each Rival in the Conflict adds the swords of a House Hagal card (IMP-HAGAL-11 to -13)."""
    cards = 2 if game.brutal and CONFLICTS[game.conflict].tier == 3 else 1
    for house in game.in_order(game.first):
        if game.is_rival(house) and game.fights(house):
            for _ in range(cards):
                game.swords[house] += turn_up(game).swords
                if not game.hagal_deck:
                    shuffle(game)
            if game.listener is not None:
                game.emit("strength", seat=COLOUR_KEY[house], n=game.strength(house))


# Intrigue cards -----------------------------------------------------------------------------------


def exchange_intrigues(game: Imperium, rival: HouseId) -> None:
    while len(game.intrigues[rival]) >= INTRIGUES_FOR_VP:
        for card in game.intrigues[rival][:INTRIGUES_FOR_VP]:
            decks.discard_intrigue(game, rival, IntrigueId(card))
        game.emit("exchange-intrigues", seat=COLOUR_KEY[rival], n=INTRIGUES_FOR_VP)
        game.award(rival, 1)
