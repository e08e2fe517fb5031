"""House Hagal: the Rivals of the two-player and of the solo game (IMP-HAGAL, HAGAL2, SOLO)."""

from __future__ import annotations

from typing import Final

from kanly.core.game import Frame
from kanly.imperium import bank, decks, influence, ix_rivals, troops
from kanly.imperium.effects import SPICE
from kanly.imperium.flags import HELD_BACK, MARCHES
from kanly.imperium.frames import NEXT_TURN, RIVAL_TILES, RIVAL_TURN, RUN
from kanly.imperium.position import COLOUR, NOBODY, NOTHING, Imperium
from kanly.imperium.tables.board import COMBAT_MASK, LOCATION
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.hagal import DIFFICULTIES, HAGAL, HARVEST, RESHUFFLE, HagalCard
from kanly.imperium.tables.leaders import LEADERS, NO_LEADER
from kanly.imperium.tables.spaces import (
    CONTROL_GAIN,
    MAKER_BASE,
    MAKERS,
    NO_FACTION,
    SPACES,
)

NO_SPACE: Final = -1
GARRISON_LIMIT: Final = 2
EXPERT_LEAD: Final = 4
"""Strength by which a Rival must lead every other side to hold back (IMP-SOLO-31)."""
EXCHANGE: Final = (7, 7, 3)
"""Solari, spice and water that a Rival turns into a Victory Point (IMP-SOLO-25)."""
INTRIGUES_FOR_VP: Final = 3


def after_turn(game: Imperium, seat: int, turns: int) -> Frame:
    """What follows a turn: House Hagal for each Agent turn it owes, or the next house.

    House Hagal acts after Agent turns of the First Player of two (IMP-HAGAL2-06), with an extra
    turn once for each of them (IX-CARD-21).
    """
    after = (seat + 1) % game.houses
    if game.ix is not None:
        turns += game.ix.owed
        game.ix.owed = 0
    return (RIVAL_TURN, game.houses - 1, after, turns) if turns else (NEXT_TURN, after)


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


def target(game: Imperium, rival: int, card: HagalCard) -> int:
    """The free space a card sends the Rival to, or NO_SPACE (IMP-HAGAL-03, -04, -18, -22)."""
    closed = game.occupied
    for house in range(game.houses):
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


def richest_maker(game: Imperium, closed: int) -> int:
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
    rival = frame[1]
    game.turn = rival
    if len(frame) > 3 and frame[3] > 1:
        game.stack.append((RIVAL_TURN, rival, frame[2], frame[3] - 1))
    else:
        game.stack.append((NEXT_TURN, frame[2]))
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


def stay(game: Imperium, rival: int) -> None:
    """No card names a free space: this turn is lost, and all others if no human can free one.

    Only human turns free a space, so a Rival tries again while one of them is to come
    (IMP-HAGAL-23).
    """
    shuffle(game)
    if game.listener is not None:
        game.emit("rival-stays", seat=COLOUR[rival])
    if all(game.revealed >> seat & 1 for seat in range(game.players)):
        game.revealed |= 1 << rival


def visit(game: Imperium, rival: int, card: HagalCard, space: int, trained: int) -> None:
    """Place the Agent and take only what the card shows (IMP-HAGAL-05 to -10).

    Troops `trained` before the Agent was sent may be deployed besides two of the garrison.
    """
    if game.ix is not None:
        ix_rivals.break_in(game, rival, space)
    game.ready[rival] -= 1
    game.posts[rival].append(space)
    game.occupied |= 1 << space
    if game.listener is not None:
        game.emit("rival-agent", seat=COLOUR[rival], space=f"space-{SPACES[space].slug}")
    fights = bool(COMBAT_MASK >> space & 1)
    sent = ix_rivals.deploy(game, rival) if fights and game.ix is not None else 0
    held = holds_back(game, rival)
    marches = fights and not held
    game.flags = HELD_BACK if held else MARCHES if marches else 0
    if game.ix is not None:
        game.stack.append((RIVAL_TILES, rival))
    if card.signet and game.leader[rival] != NO_LEADER:
        game.stack.append((RUN, rival, LEADERS[game.leader[rival]].signet.id, NOTHING))
    pay_controller(game, space)
    if game.ix is not None:
        ix_rivals.agent_sent(game, rival)
    if marches:
        most = GARRISON_LIMIT - sent + trained
        troops.deploy(game, rival, min(most, game.garrison[rival]))
    recruit(game, rival, card.troops)
    if SPACES[space].faction != NO_FACTION:
        influence.gain(game, rival, SPACES[space].faction, 1)
    if card.space == HARVEST:
        harvest(game, rival, SPACES[space].maker)
    if game.ix is not None:
        ix_rivals.visit(game, rival, card, space)


def pay_controller(game: Imperium, space: int) -> None:
    """The controller gains the bonus of the location at every visit (IMP-CTRL-05, IMP-HAGAL-24)."""
    location = LOCATION[space]
    if location >= 0 and game.controller(location) != NOBODY:
        controller = game.controller(location)
        bonus = CONTROL_GAIN[location]
        if game.is_rival(controller):
            gain(game, controller, bonus.arg, bonus.n)
        else:
            bank.gain(game, controller, bonus.arg, bonus.n)


def holds_back(game: Imperium, rival: int) -> bool:
    """An expert Rival that leads clearly in a tier I or II Conflict (IMP-SOLO-30 to -32).

    The dreadnoughts it sends this turn are in the Conflict already and count (IX-SOLO-25).
    """
    if game.difficulty == NOTHING or not DIFFICULTIES[game.difficulty].expert:
        return False
    if CONFLICTS[game.conflict].tier == 3:
        return False
    lead = game.strength(rival) - max(game.strength(house) for house in game.opponents(rival))
    return lead >= EXPERT_LEAD


def recruit(game: Imperium, rival: int, n: int) -> None:
    """Into the Conflict at a Combat space, else into the garrison (IMP-HAGAL-09, IMP-SOLO-33)."""
    if game.flags & MARCHES:
        troops.deploy_from_supply(game, rival, n)
    else:
        troops.recruit(game, rival, n)


def harvest(game: Imperium, rival: int, maker: int) -> None:
    """A solo Rival keeps the spice; House Hagal returns it to the bank (IMP-SOLO-19, HAGAL2-12)."""
    amount = MAKER_BASE[maker] + game.bonus[maker]
    game.bonus[maker] = 0
    gain(game, rival, SPICE, amount)


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
                game.emit("strength", seat=COLOUR[house], n=game.strength(house))


# What a Rival makes of its resources --------------------------------------------------------------


def gain(game: Imperium, rival: int, resource: int, n: int) -> None:
    """A Rival's resources become Victory Points as soon as they can (IMP-SOLO-25, -26)."""
    if not game.scores(rival):
        return
    bank.gain(game, rival, resource, n)
    exchange(game, rival, resource)


def exchange(game: Imperium, rival: int, resource: int) -> None:
    """With Rise of Ix, spice only while a Conflict III is fought (IX-SOLO-06)."""
    if game.ix is not None and resource == SPICE and CONFLICTS[game.conflict].tier < 3:
        return
    at = rival * 3 + resource
    while game.purse[at] >= EXCHANGE[resource]:
        game.purse[at] -= EXCHANGE[resource]
        if game.listener is not None:
            game.emit(
                "exchange",
                seat=COLOUR[rival],
                n=EXCHANGE[resource],
                resource=bank.RESOURCE_KEYS[resource],
            )
        game.award(rival, 1)


def exchange_intrigues(game: Imperium, rival: int) -> None:
    while len(game.intrigues[rival]) >= INTRIGUES_FOR_VP:
        for card in game.intrigues[rival][:INTRIGUES_FOR_VP]:
            decks.discard_intrigue(game, rival, card)
        if game.listener is not None:
            game.emit("exchange-intrigues", seat=COLOUR[rival], n=INTRIGUES_FOR_VP)
        game.award(rival, 1)
