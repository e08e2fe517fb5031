"""Karama: response windows, and what is stopped, halved or bought with the card (CLA-KAR).

Whenever a faction uses an advantage that a Karama can stop, every other faction is asked, whatever
it holds, so that nobody can tell who could have answered (CLA-TURN-10, CLA-INFO-19). Only if no
card that could answer is left, which all can see from the discards, nobody is asked.
"""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import keys
from kanly.classic import question as q
from kanly.classic.cards import discard_from
from kanly.classic.map import factions, members
from kanly.classic.position import DEFENSE, FACTION, NOBODY, WEAPON, Classic
from kanly.classic.tables.advantages import (
    ALWAYS,
    POWERS,
    STOP_HALF_PRICE,
    STOP_HALF_PRICE_FOR_ALLY,
    STOP_SHIPMENT_PAYMENT,
    STOP_SPECIAL_SHIPMENTS,
    STOP_WORTHLESS_AS_KARAMA,
)
from kanly.classic.tables.factions import BENE_GESSERIT, GUILD
from kanly.classic.tables.options import ADVANCED_KARAMA
from kanly.classic.tables.phases import SHIPMENT
from kanly.classic.tables.treachery import (
    KARAMA,
    OF_KIND,
    TLEILAXU_GHOLA,
    TREACHERY_CARDS,
    TRUTHTRANCE,
    WORTHLESS,
)
from kanly.classic.types import CardId, FactionId, PowerId
from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gates
from kanly.core.message import Args

ONLY_DECLINE: Final = [c.DECLINE]

# A shipment in a window: the shipper, and what can be done about it -------------------------------
SHIPPER: Final = 7
HALVED: Final = 8
HALTED: Final = 16
NO_SHIPMENT: Final = 0

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
    if not game.rules.worthless_karama or not game.plays(BENE_GESSERIT):
        return False
    return not (game.stopped | game.stopped_once) >> STOP_WORTHLESS_AS_KARAMA & 1


def karamas(game: Classic, faction: FactionId) -> list[int]:
    """What it can play as a Karama: places in AS_KARAMA.

    One that must pay for an uncovered bid is not free for anything else (CLA-KAR-10).
    """
    hand = game.hand[faction]
    found = [0] if KARAMA in hand else []
    if faction == BENE_GESSERIT and worthless_counts(game):
        sealed = in_plan(game, faction)
        found += [
            i
            for i in range(1, len(c.AS_KARAMA))
            if c.AS_KARAMA[i] in hand and c.AS_KARAMA[i] not in sealed
        ]
    if found and game.bidder == faction and game.bid > means(game, faction):
        held = hand.count(KARAMA) + len([i for i in found if i])
        if held == 1:
            return []
    return found


def in_plan(game: Classic, faction: FactionId) -> list[int]:
    """Cards that it has put into a plan which is not open yet (CLA-BATTLE-16)."""
    if faction not in game.sides or game.revealed:
        return []
    found = game.plans[game.sides.index(faction)][WEAPON : DEFENSE + 1]
    for _, seat, choice, _ in game.sealed:
        if seat == game.seat[faction] and choice.verb in (c.V_WEAPON, c.V_DEFENSE):
            found.append(choice.a)
    return found


def means(game: Classic, faction: FactionId) -> int:
    """Its own spice and what allies promised for its card or support (CLA-BID-12, CLA-ALLY-16)."""
    promised = sum([game.promise[ally] for ally in game.allies(faction)])
    return game.spice[faction] + promised


def held_as_karama(rule: str) -> tuple[g.FactionGate, ...]:
    """What the card needs that a choice names second and that is played as a Karama."""
    return (
        g.which("only", "CLA-BG-28", lambda game, own, x: x.b == KARAMA or own == BENE_GESSERIT,
                lambda game, own, x: {"faction": FACTION[BENE_GESSERIT]}),
        g.which("advanced", "CLA-ADV-01",
                lambda game, own, x: x.b == KARAMA or game.rules.worthless_karama),
        g.which("no-card", rule, lambda game, own, x: x.b in game.hand[own],
                lambda game, own, x: {"card": keys.CARD[x.b]}),
        g.which("stopped", "CLA-KAR-24",
                lambda game, own, x: x.b == KARAMA or not game.is_off(STOP_WORTHLESS_AS_KARAMA),
                lambda game, own, x: {"power": keys.POWER[STOP_WORTHLESS_AS_KARAMA]}),
    )  # fmt: skip


def as_karama(rule: str) -> tuple[g.FactionGate, ...]:
    """The same, of a card that is not bound by a bid or a plan; `karamas` finds them faster."""
    return (
        *held_as_karama(rule),
        g.when("karama-pledged", "CLA-KAR-10",
               lambda game, own: game.bidder != own or bool(karamas(game, own)),
               lambda game, own, x: {"n": game.bid}),
        g.which("no-answer", "CLA-TURN-10",
                lambda game, own, x: x.b == KARAMA or x.b not in in_plan(game, own)),
    )  # fmt: skip


# The window ---------------------------------------------------------------------------------------


def open_response(game: Classic, powers: int, shipment: int = NO_SHIPMENT) -> None:
    """Before these powers take effect, everyone else may answer; a shipment can be answered too.

    `shipment` is the shipper with what can be done about it: HALVED, HALTED.
    """
    powers &= ~(game.stopped | game.stopped_once)
    asked = 0
    for faction in factions(could_play(game)):
        if may_answer(game, powers, shipment, faction):
            asked |= 1 << faction
    if asked:
        game.stack.append((WINDOW_RESPONSE.frame, powers, shipment, asked))


def may_answer(game: Classic, powers: int, shipment: int, faction: FactionId) -> bool:
    """Whether there is something for it to answer, if it has the card."""
    for power in members(powers):
        if POWERS[power].faction != faction:
            return True
    return may_halve(game, shipment, faction) or may_halt(game, shipment, faction)


def may_halve(game: Classic, shipment: int, faction: FactionId) -> bool:
    """Whether it could halve an ally's shipment (CLA-KAR-07)."""
    if not shipment & HALVED or game.half:
        return False
    return bool(game.ally[shipment & SHIPPER] >> faction & 1)


def may_halt(game: Classic, shipment: int, faction: FactionId) -> bool:
    """Whether the Guild can still stop the shipment, which is not its own (CLA-GUI-12)."""
    return (
        bool(shipment & HALTED)
        and faction == GUILD
        and shipment & SHIPPER != GUILD
        and game.rules.karama
        and not game.special_used >> GUILD & 1
        and not all_gone(game, KARAMA)
    )


def answered(game: Classic, frame: Frame) -> Args:
    """What the window answers: a shipment, one power, or one of several."""
    _, mask, shipment, _ = frame
    powers = [POWERS[power] for power in members(mask)] or [POWERS[STOP_SHIPMENT_PAYMENT]]
    user = shipment & SHIPPER if shipment != NO_SHIPMENT else powers[0].faction
    single = "power" if len(powers) == 1 else "several"
    return {
        "what": single if shipment == NO_SHIPMENT else "shipment",
        "power": keys.POWER[powers[0].id],
        "other": FACTION[user],
    }


def responses(game: Classic, frame: Frame, faction: FactionId) -> list[Choice]:
    """Decline, or whatever its cards can stop."""
    cards = karamas(game, faction)
    if not cards:
        return ONLY_DECLINE
    _, powers, shipment, _ = frame
    found = [c.DECLINE]
    for power in members(powers):
        if POWERS[power].faction != faction:
            found += [c.STOP[power][i] for i in cards]
    if may_halve(game, shipment, faction):
        found += [c.HALF_PRICE[i] for i in cards]
    if may_halt(game, shipment, faction) and cards[0] == 0:
        found.append(c.STOP_SHIPMENT)
    return found


def shipment_there(game: Classic) -> int:
    _, _, shipment, _ = game.stack[-1]
    return shipment


def in_use(game: Classic) -> int:
    _, powers, _, _ = game.stack[-1]
    return powers


def is_played(game: Classic, faction: FactionId, choice: Choice) -> bool:
    """Whether the power is part of this game."""
    switch = POWERS[choice.a].switch
    return switch == ALWAYS or game.rules.switch(switch)


STOP_GATES: Final = Gates(
    g.which("absent", "CLA-PLAYERS-06", lambda game, own, x: game.plays(POWERS[x.a].faction),
            lambda game, own, x: {"faction": FACTION[POWERS[x.a].faction]}),
    g.which("advanced", "CLA-ADV-01", is_played),
    g.which("own-power", "CLA-KAR-02", lambda game, own, x: POWERS[x.a].faction != own,
            g.the_power),
    g.which("stopped", "CLA-KAR-03", lambda game, own, x: not game.is_off(PowerId(x.a)),
            g.the_power),
    g.which("not-in-use", "CLA-KAR-02", lambda game, own, x: bool(in_use(game) >> x.a & 1),
            g.the_power),
    *as_karama("CLA-KAR-02"),
)  # fmt: skip
HALF_GATES: Final = Gates(
    g.when("half-already", "CLA-KAR-07", lambda game, own: not game.half),
    g.when("half-whose", "CLA-KAR-07",
           lambda game, own: may_halve(game, shipment_there(game), own)),
    *as_karama("CLA-KAR-07"),
)  # fmt: skip
HALT_GATES: Final = Gates(
    g.only(GUILD, "CLA-GUI-12"),
    g.in_advanced(lambda game, own: game.rules.karama),
    g.not_used(),
    g.when("no-shipment", "CLA-GUI-12", lambda game, own: bool(shipment_there(game) & HALTED)),
    g.holds_card(KARAMA, "CLA-GUI-12"),
)  # fmt: skip


def settle_response(game: Classic, frame: Frame, answers: dict[FactionId, Choice]) -> None:
    """The first in storm order who answers does so; the others keep their cards (CLA-TURN-11)."""
    for faction in game.order:
        choice = answers.get(faction, c.DECLINE)
        if choice is not c.DECLINE:
            respond(game, frame, faction, choice)
            return


def respond(game: Classic, frame: Frame, faction: FactionId, choice: Choice) -> None:
    _, powers, shipment, _ = frame
    game.stack.append((REOPEN.frame, powers, shipment))
    if choice.verb == c.V_STOP:
        play(game, faction, CardId(choice.b), (EFFECT_STOP.frame, choice.a, choice.b))
    elif choice.verb == c.V_HALF_PRICE:
        play(game, faction, CardId(choice.b), (EFFECT_HALF.frame, choice.b))
    else:
        game.special_used |= 1 << faction
        play(game, faction, KARAMA, (EFFECT_STOP_SHIPMENT.frame, faction))


def reopen(game: Classic, frame: Frame) -> None:
    """After an answer others may come, unless the shipment is off or begins anew."""
    _, powers, shipment = frame
    if game.halted or powers & (game.stopped | game.stopped_once) & WAYS_TO_SHIP:
        return
    if game.half:
        powers &= ~(1 << STOP_SHIPMENT_PAYMENT)  # the bank is paid
    open_response(game, powers, shipment)


WAYS_TO_SHIP: Final = (
    1 << STOP_HALF_PRICE | 1 << STOP_HALF_PRICE_FOR_ALLY | 1 << STOP_SPECIAL_SHIPMENTS
)
"""Powers without which a shipment is declared anew (CLA-KAR-05)."""


def play(game: Classic, faction: FactionId, card: CardId, effect: Frame) -> None:
    """A card is played as a Karama; one of the Bene Gesserit's worthless cards can be stopped."""
    discard_from(game, faction, card)
    if game.listener is not None:
        game.tell("karama", faction=FACTION[faction], card=keys.CARD[card])
    game.stack.append(effect)
    if card != KARAMA:
        open_response(game, 1 << STOP_WORTHLESS_AS_KARAMA)


def fizzles(game: Classic, card: CardId) -> bool:
    """Whether the card played was a worthless one that is stopped (CLA-KAR-24)."""
    return card != KARAMA and game.is_stopped(STOP_WORTHLESS_AS_KARAMA)


def effect_stop(game: Classic, frame: tuple[int, PowerId, CardId]) -> None:
    """The power is stopped until the end of the phase, or this once (CLA-KAR-03)."""
    _, power, card = frame
    if fizzles(game, card):
        return
    if game.rules.karama_once:
        game.stopped_once |= 1 << power
    else:
        game.stopped |= 1 << power
    if power == STOP_WORTHLESS_AS_KARAMA and game.bidder != NOBODY:
        from kanly.classic.bidding import look_at_bid

        look_at_bid(game)
    if game.listener is not None:
        faction = POWERS[power].faction
        game.tell("stopped", faction=FACTION[faction], power=keys.POWER[power])


def effect_half(game: Classic, frame: tuple[int, CardId]) -> None:
    """The shipment costs half, paid to the bank (CLA-KAR-07)."""
    _, card = frame
    if not fizzles(game, card):
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
        game.stack.append((WINDOW_PAUSE.frame, everyone(game)))


def all_gone(game: Classic, card: CardId) -> bool:
    """Whether all copies of a card lie in the discard pile."""
    return game.discard.count(card) == TREACHERY_CARDS[card].copies


def settle_pause(game: Classic, frame: Frame, answers: dict[FactionId, Choice]) -> None:
    """Play goes on."""


# Steps and questions of the chapter ---------------------------------------------------------------
EFFECT_STOP: Final = q.Step(25, effect_stop, "power card")
EFFECT_HALF: Final = q.Step(26, effect_half, "card")
EFFECT_STOP_SHIPMENT: Final = q.Step(27, effect_stop_shipment, "faction")
REOPEN: Final = q.Step(28, reopen, "powers number")

WINDOW_PAUSE: Final = q.SecretQuestion(
    4, "pause", "CLA-TURN-09", "factions",
    ONLY_DECLINE, settle_pause, busy=q.CALM,
)  # fmt: skip
WINDOW_RESPONSE: Final = q.SecretQuestion(
    5, "response", "CLA-TURN-10", "powers number factions",
    responses, settle_response,
    gates={
        c.V_STOP: STOP_GATES,
        c.V_HALF_PRICE: HALF_GATES,
        c.V_STOP_SHIPMENT: HALT_GATES,
        c.V_DECLINE: q.NO_GATES,
    },
    moments={
        c.V_STOP: q.Moment("stop", "CLA-KAR-02"),
        c.V_HALF_PRICE: q.Moment("half", "CLA-KAR-07", SHIPMENT),
        c.V_STOP_SHIPMENT: q.Moment(
            "no-landing", "CLA-GUI-12", SHIPMENT, GUILD, ADVANCED_KARAMA, special=True
        ),
    },
    about=answered, busy=q.ADVANTAGE_IN_USE, at=3, paying=True,
)  # fmt: skip
