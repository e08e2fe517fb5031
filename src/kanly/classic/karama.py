"""Karama: response windows, and what is stopped, halved or bought with the card (CLA-KAR).

Whenever a faction uses an advantage that a Karama can stop, every other faction is asked, whatever
it holds, so that nobody can tell who could have answered (CLA-TURN-10, CLA-INFO-19). Only if no
card that could answer is left, which all can see from the discards, nobody is asked.
"""

from __future__ import annotations

from typing import Final

from kanly.classic import kinds
from kanly.classic.asking import by_faction, each
from kanly.classic.choices import (
    AS_KARAMA,
    DECLINE,
    HALF_PRICE,
    STOP,
    STOP_SHIPMENT,
    V_HALF_PRICE,
    V_STOP,
)
from kanly.classic.frames import (
    EFFECT_HALF,
    EFFECT_STOP,
    EFFECT_STOP_SHIPMENT,
    REOPEN,
    WINDOW_PAUSE,
    WINDOW_RESPONSE,
)
from kanly.classic.hands import card_key, discard_from
from kanly.classic.map import members
from kanly.classic.position import FACTION, NOBODY, Classic
from kanly.classic.tables.advantages import (
    POWERS,
    STOP_HALF_PRICE,
    STOP_HALF_PRICE_FOR_ALLY,
    STOP_SPECIAL_SHIPMENTS,
    STOP_WORTHLESS_AS_KARAMA,
)
from kanly.classic.tables.factions import BENE_GESSERIT, GUILD
from kanly.classic.tables.treachery import (
    KARAMA,
    OF_KIND,
    TLEILAXU_GHOLA,
    TREACHERY_CARDS,
    TRUTHTRANCE,
    WORTHLESS,
)
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame

ONLY_DECLINE: Final = [DECLINE]

# Who could have one -------------------------------------------------------------------------------


def everyone(game: Classic) -> int:
    """All factions in play, as a mask."""
    found = 0
    for faction in game.order:
        found |= 1 << faction
    return found


def could_play(game: Classic) -> int:
    """The factions that could play a Karama, judging by the discards alone."""
    if not all_gone(game, KARAMA):
        return everyone(game)
    if worthless_counts(game):
        for card in OF_KIND[WORTHLESS]:
            if card not in game.discard:
                return 1 << BENE_GESSERIT
    return 0


def worthless_counts(game: Classic) -> bool:
    """Whether the Bene Gesserit may play a worthless card as a Karama (CLA-BG-28)."""
    if not game.rules.powers or not game.plays(BENE_GESSERIT):
        return False
    return not (game.stopped | game.stopped_once) >> STOP_WORTHLESS_AS_KARAMA & 1


def karamas(game: Classic, faction: int) -> list[int]:
    """What it can play as a Karama: places in AS_KARAMA.

    One that must pay for an uncovered bid is not free for anything else (CLA-KAR-10).
    """
    hand = game.hand[faction]
    found = [0] if KARAMA in hand else []
    if faction == BENE_GESSERIT and worthless_counts(game):
        found += [i for i in range(1, len(AS_KARAMA)) if AS_KARAMA[i] in hand]
    if found and game.bidder == faction and game.bid > means(game, faction):
        held = hand.count(KARAMA) + len([i for i in found if i])
        if held == 1:
            return []
    return found


def means(game: Classic, faction: int) -> int:
    """What it can pay for a card: its own spice and what allies promised (CLA-BID-12)."""
    promised = sum([game.promise[ally] for ally in game.allies(faction)])
    return game.spice[faction] + promised


# The window ---------------------------------------------------------------------------------------


def open_response(game: Classic, powers: int, shipper: int = NOBODY) -> None:
    """Before these powers take effect, everyone else may answer; a shipment can be answered too."""
    powers &= ~(game.stopped | game.stopped_once)
    if not powers and shipper == NOBODY:
        return
    asked = 0
    for faction in members(could_play(game)):
        if may_answer(game, powers, shipper, faction):
            asked |= 1 << faction
    if asked:
        game.stack.append((WINDOW_RESPONSE, powers, shipper, asked))


def may_answer(game: Classic, powers: int, shipper: int, faction: int) -> bool:
    """Whether there is something for it to answer, if it has the card."""
    for power in members(powers):
        if POWERS[power].faction != faction:
            return True
    if shipper in (NOBODY, faction):
        return False
    return game.ally[shipper] >> faction & 1 > 0 or may_stop_shipment(game, faction)


def may_stop_shipment(game: Classic, faction: int) -> bool:
    """Whether the Guild still has its special power (CLA-GUI-12)."""
    return (
        faction == GUILD
        and game.rules.karama
        and not game.special_used >> GUILD & 1
        and not all_gone(game, KARAMA)
    )


def ask_response(game: Classic, frame: Frame) -> list[Decision]:
    return each(game, frame, frame[3], kinds.RESPONSE, responses)


def responses(game: Classic, frame: Frame, faction: int) -> list[Choice]:
    """Decline, or whatever its cards can stop."""
    cards = karamas(game, faction)
    if not cards:
        return ONLY_DECLINE
    _, powers, shipper, _ = frame
    found = [DECLINE]
    for power in members(powers):
        if POWERS[power].faction != faction:
            found += [STOP[power][i] for i in cards]
    if shipper not in (NOBODY, faction):
        if game.ally[shipper] >> faction & 1 and not game.half:
            found += [HALF_PRICE[i] for i in cards]
        if may_stop_shipment(game, faction) and cards[0] == 0:
            found.append(STOP_SHIPMENT)
    return found


def settle_response(game: Classic, frame: Frame, answers: dict[int, list[Choice]]) -> None:
    """The first in storm order who answers does so; the others keep their cards (CLA-TURN-11)."""
    given = by_faction(game, frame[3], answers)
    for faction in game.order:
        choice = given.get(faction, DECLINE)
        if choice is not DECLINE:
            respond(game, frame, faction, choice)
            return


def respond(game: Classic, frame: Frame, faction: int, choice: Choice) -> None:
    game.stack.append((REOPEN, frame[1], frame[2]))
    if choice.verb == V_STOP:
        play(game, faction, choice.b, (EFFECT_STOP, choice.a, choice.b))
    elif choice.verb == V_HALF_PRICE:
        play(game, faction, choice.b, (EFFECT_HALF, choice.b))
    else:
        game.special_used |= 1 << faction
        play(game, faction, KARAMA, (EFFECT_STOP_SHIPMENT, faction))


def reopen(game: Classic, frame: Frame) -> None:
    """After an answer others may come, unless the shipment is off or begins anew."""
    if not game.halted and not frame[1] & (game.stopped | game.stopped_once) & WAYS_TO_SHIP:
        open_response(game, frame[1], frame[2])


WAYS_TO_SHIP: Final = (
    1 << STOP_HALF_PRICE | 1 << STOP_HALF_PRICE_FOR_ALLY | 1 << STOP_SPECIAL_SHIPMENTS
)
"""Powers without which a shipment is declared anew (CLA-KAR-05)."""


def play(game: Classic, faction: int, card: int, effect: Frame) -> None:
    """A card is played as a Karama; one of the Bene Gesserit's worthless cards can be stopped."""
    discard_from(game, faction, card)
    if game.listener is not None:
        game.tell("karama", faction=FACTION[faction], card=card_key(card))
    game.stack.append(effect)
    if card != KARAMA:
        open_response(game, 1 << STOP_WORTHLESS_AS_KARAMA)


def fizzles(game: Classic, card: int) -> bool:
    """Whether the card played was a worthless one that is stopped (CLA-KAR-24)."""
    return card != KARAMA and game.is_stopped(STOP_WORTHLESS_AS_KARAMA)


def effect_stop(game: Classic, frame: Frame) -> None:
    """The power is stopped until the end of the phase, or this once (CLA-KAR-03)."""
    _, power, card = frame
    if fizzles(game, card):
        return
    if game.rules.karama_once:
        game.stopped_once |= 1 << power
    else:
        game.stopped |= 1 << power
    if game.listener is not None:
        stopped = POWERS[power]
        game.tell(
            "stopped", faction=FACTION[stopped.faction], power=f"classic-power-{stopped.slug}"
        )


def effect_half(game: Classic, frame: Frame) -> None:
    """The shipment costs half, paid to the bank (CLA-KAR-07)."""
    if not fizzles(game, frame[1]):
        game.half = True


def effect_stop_shipment(game: Classic, frame: Frame) -> None:
    """The Guild stops a shipment (CLA-GUI-13)."""
    game.halted = True


# A moment for cards that are played at any time ---------------------------------------------------


def open_pause(game: Classic) -> None:
    """The game waits for everyone, in case somebody has a card to play (CLA-TURN-09)."""
    if (
        not all_gone(game, TRUTHTRANCE)
        or not all_gone(game, TLEILAXU_GHOLA)
        or (game.rules.karama and not all_gone(game, KARAMA))
    ):
        game.stack.append((WINDOW_PAUSE, everyone(game)))


def all_gone(game: Classic, card: int) -> bool:
    """Whether all copies of a card lie in the discard pile."""
    return game.discard.count(card) == TREACHERY_CARDS[card].copies


def ask_pause(game: Classic, frame: Frame) -> list[Decision]:
    return each(game, frame, frame[1], kinds.PAUSE, only_decline)


def only_decline(game: Classic, frame: Frame, faction: int) -> list[Choice]:
    return ONLY_DECLINE


def settle_pause(game: Classic, frame: Frame, answers: dict[int, list[Choice]]) -> None:
    """Play goes on."""
