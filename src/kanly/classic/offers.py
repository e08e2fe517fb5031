"""What a seat may do although nobody waits for it; others are not told (CLA-TURN-09)."""

from __future__ import annotations

from typing import Final

from kanly.classic import bidding, deals, kinds, special, truthtrance
from kanly.classic.asking import AS
from kanly.classic.choices import (
    CALL_WORM,
    GIFT,
    MOST_SPICE,
    PROMISE,
    REVIVE_FREE,
    SHOW,
    SHOW_HAND,
    SHOW_PREDICTION,
    SHOW_SPICE,
    SHOW_TRAITORS,
    SWAP_CARDS,
    TRUTHTRANCE,
    V_CALL_WORM,
    V_GHOLA,
    V_GIFT,
    V_PROMISE,
    V_REVIVE_FREE,
    V_SHOW,
    V_SWAP_CARDS,
    V_TRUTHTRANCE,
)
from kanly.classic.frames import (
    ASK_ARRIVAL_LOSSES,
    ASK_BATTLE,
    ASK_BID,
    ASK_CAPTIVE,
    ASK_CROSS_TO,
    ASK_FLIP,
    ASK_GHOLA,
    ASK_GROUP,
    ASK_MOVE,
    ASK_NEXUS,
    ASK_PRESCIENCE,
    ASK_QUESTION,
    ASK_REVIVE,
    ASK_REVIVE_FREE,
    ASK_REVIVE_LEADER,
    ASK_RIDE,
    ASK_SECTORS,
    ASK_SHIP,
    ASK_STORM_LOSSES,
    ASK_SWAP_COUNT,
    ASK_TRUTH,
    ASK_VOICE,
    SHOW_PLAN,
    WINDOW_FORETELL,
    WINDOW_GIVE_BACK,
    WINDOW_PAUSE,
    WINDOW_PLAN,
    WINDOW_RESPONSE,
    WINDOW_STORM_DIALS,
)
from kanly.classic.groups import FOR_MOVE
from kanly.classic.hands import card_key, learn_hand
from kanly.classic.karama import karamas
from kanly.classic.leaders import leader_key
from kanly.classic.map import members
from kanly.classic.position import FACTION, NOBODY, Classic
from kanly.classic.purse import free_spice
from kanly.classic.tables.advantages import STOP_GIFT_TO_ALLY
from kanly.classic.tables.factions import BENE_GESSERIT, EMPEROR, FREMEN, HARKONNEN
from kanly.classic.tables.phases import BIDDING, REVIVAL, SETUP, SPICE_BLOW
from kanly.classic.tables.territories import WORM_TERRITORIES
from kanly.classic.tables.treachery import KARAMA, TLEILAXU_GHOLA
from kanly.classic.tables.treachery import TRUTHTRANCE as TRUTHTRANCE_CARD
from kanly.classic.treasury import learn_spice
from kanly.core.choice import Choice
from kanly.core.decision import Decision

CARD_IN_USE: Final = (
    ASK_GHOLA,
    ASK_QUESTION,
    ASK_REVIVE_FREE,
    ASK_SWAP_COUNT,
    ASK_TRUTH,
    WINDOW_GIVE_BACK,
)
"""Play waits for the card that is in use."""

ADVANTAGE_IN_USE: Final = (
    ASK_ARRIVAL_LOSSES,
    ASK_CAPTIVE,
    ASK_CROSS_TO,
    ASK_SECTORS,
    ASK_STORM_LOSSES,
    WINDOW_FORETELL,
    WINDOW_RESPONSE,
)
"""What is in use is finished before another card or gift comes (CLA-TURN-12); talk goes on."""

CALM: Final = (
    ASK_BATTLE,
    ASK_BID,
    ASK_FLIP,
    ASK_MOVE,
    ASK_NEXUS,
    ASK_PRESCIENCE,
    ASK_REVIVE,
    ASK_REVIVE_LEADER,
    ASK_RIDE,
    ASK_SHIP,
    ASK_VOICE,
    WINDOW_PAUSE,
    WINDOW_STORM_DIALS,
)
"""Moments at which no advantage is in use, so that a special Karama power can be."""

BETWEEN_BLOWS: Final = (ASK_NEXUS, WINDOW_PAUSE)
"""Between two steps of the Spice Blow phase (CLA-FRE-27)."""


def offer(game: Classic, seat: int) -> Decision | None:
    """Everything that a seat may do unasked."""
    if game.phase == SETUP or game.stack[-1][0] in CARD_IN_USE:
        return None
    for_whom = NOBODY
    found: list[Choice] = []
    for faction in game.factions_of(seat):
        own = choices(game, faction)
        if own and for_whom == NOBODY:
            for_whom = faction
        found += [choice for choice in own if choice not in found]
    return Decision(seat, kinds.ANY_TIME, found, AS[for_whom]) if found else None


def choices(game: Classic, faction: int) -> list[Choice]:
    """Everything that one faction may do unasked."""
    found = [] if in_use(game) else cards_and_gifts(game, faction)
    found += promises(game, faction)
    found += shows(game, faction)
    return found + deals.choices(game, faction)


def in_use(game: Classic) -> bool:
    """Whether a card or an advantage is in use and not yet finished (CLA-TURN-12)."""
    top = game.stack[-1]
    if top[0] == ASK_GROUP:
        return top[2] != FOR_MOVE
    if top[0] == WINDOW_PLAN:
        return (SHOW_PLAN,) in game.stack
    return top[0] in ADVANTAGE_IN_USE or top[0] in CARD_IN_USE


def cards_and_gifts(game: Classic, faction: int) -> list[Choice]:
    """Cards that can be played at any time, and the Emperor's spice for an ally."""
    hand = game.hand[faction]
    found: list[Choice] = []
    if TRUTHTRANCE_CARD in hand:
        seat = game.seat[faction]
        found += [TRUTHTRANCE[f] for f in game.others(faction) if game.seat[f] != seat]
    if TLEILAXU_GHOLA in hand:
        found += special.ghola_choices(game, faction)
    if KARAMA in hand:
        found += special_choices(game, faction)
    if faction == EMPEROR:
        found += gifts(game)
    return found


def special_choices(game: Classic, faction: int) -> list[Choice]:
    """The faction's special Karama power, where its time is (CLA-KAR-11)."""
    top = game.stack[-1][0]
    if not game.rules.karama or game.special_used >> faction & 1 or top not in CALM:
        return []
    if game.bidder == faction and 0 not in karamas(game, faction):
        return []
    if faction == EMPEROR:
        if game.rules.revive_in_revival and game.phase != REVIVAL:
            return []
        return [REVIVE_FREE] if special.revive_free_choices(game) else []
    if faction == HARKONNEN:
        if game.rules.swap_in_bidding and game.phase != BIDDING:
            return []
        return [
            SWAP_CARDS[other]
            for other in game.others(HARKONNEN)
            if not game.partners(HARKONNEN, other)
        ]
    blowing = game.phase == SPICE_BLOW and game.turn > 1 and top in BETWEEN_BLOWS
    if faction == FREMEN and blowing:
        return [CALL_WORM[territory] for territory in members(WORM_TERRITORIES)]
    return []


def gifts(game: Classic) -> list[Choice]:
    """The Emperor's spice for his allies (CLA-EMP-07)."""
    found: list[Choice] = []
    if game.ally[EMPEROR] and not game.is_off(STOP_GIFT_TO_ALLY):
        spice = min(free_spice(game, EMPEROR), MOST_SPICE)
        for ally in game.allies(EMPEROR):
            found += GIFT[ally][1 : spice + 1]
    return found


def promises(game: Classic, faction: int) -> list[Choice]:
    """While bids are made an ally may change what it pays at most (CLA-BID-21).

    Not lower it under a standing bid: how much that needs would tell of the bidder's spice.
    """
    if game.stack[-1][0] != ASK_BID or not game.ally[faction]:
        return []
    standing = game.bidder != NOBODY and game.ally[faction] >> game.bidder & 1
    least = game.promise[faction] if standing else 0
    most = game.spice[faction]
    if game.bidder == faction:
        most = free_spice(game, faction) + game.promise[faction]
    return [
        PROMISE[n] for n in range(least, min(most, MOST_SPICE) + 1) if n != game.promise[faction]
    ]


def shows(game: Classic, faction: int) -> list[Choice]:
    """Nobody is forbidden to show what is his (CLA-INFO-01, CLA-ALLY-13)."""
    found: list[Choice] = []
    for other in game.others(faction):
        if game.seat[other] == game.seat[faction]:
            continue
        if game.hand[faction]:
            found.append(SHOW[SHOW_HAND][other])
        found.append(SHOW[SHOW_TRAITORS][other])
        found.append(SHOW[SHOW_SPICE][other])
        if faction == BENE_GESSERIT:
            found.append(SHOW[SHOW_PREDICTION][other])
    return found


# Carrying it out ----------------------------------------------------------------------------------


def interrupt(game: Classic, seat: int, choice: Choice) -> None:
    """Do it; the question that waits stays where it is."""
    faction = actor(game, seat, choice)
    verb = choice.verb
    if verb == V_TRUTHTRANCE:
        truthtrance.play(game, faction, choice.a)
    elif verb == V_GHOLA:
        special.play_ghola(game, faction, choice)
    elif verb == V_REVIVE_FREE:
        special.start_revive_free(game)
    elif verb == V_SWAP_CARDS:
        special.start_swap(game, choice.a)
    elif verb == V_CALL_WORM:
        special.call_worm(game, faction, choice.a)
    elif verb == V_GIFT:
        special.give(game, choice.a, choice.b)
    elif verb == V_PROMISE:
        bidding.promise(game, faction, choice.a)
    elif verb == V_SHOW:
        show(game, faction, choice.a, choice.b)
    else:
        deals.act(game, faction, choice)


def actor(game: Classic, seat: int, choice: Choice) -> int:
    """The faction of a seat that can do this."""
    for faction in game.factions_of(seat):
        if choice.plain in choices(game, faction):
            return faction
    raise AssertionError(f"seat {seat} cannot {choice.notation}")


def show(game: Classic, faction: int, secret: int, other: int) -> None:
    """Show a secret to another faction; nobody else learns of it."""
    game.seen()
    both = 1 << faction | 1 << other
    if secret == SHOW_HAND:
        learn_hand(game, other, faction)
        for card in game.hand[faction]:
            game.whisper("shows-card", both, faction=FACTION[faction], card=card_key(card))
    elif secret == SHOW_TRAITORS:
        for leader in game.traitors[faction]:
            game.traitor_known[other] |= 1 << leader
            game.whisper("shows-traitor", both, faction=FACTION[faction], leader=leader_key(leader))
    elif secret == SHOW_PREDICTION:
        game.prediction_shown |= 1 << other
        game.whisper(
            "shows-prediction", both, faction=FACTION[game.predicted], turn=game.predicted_turn
        )
    else:
        learn_spice(game, other, faction)
        game.whisper("shows-spice", both, faction=FACTION[faction], n=game.spice[faction])
