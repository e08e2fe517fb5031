"""Charity, bidding and Karama: why not."""

from __future__ import annotations

from typing import Final

from kanly.classic import kinds
from kanly.classic.frames import ASK_BID
from kanly.classic.karama import HALTED, karamas, may_halve, means
from kanly.classic.purse import free_spice
from kanly.classic.question import Moment
from kanly.classic.reasons.case import (
    Case,
    absent,
    advanced,
    no_card,
    of_faction,
    only,
    refuse,
    stopped,
    too_much,
)
from kanly.classic.reasons.moments import unfit, unoffered, untimely
from kanly.classic.tables.advantages import ALWAYS, POWERS, STOP_WORTHLESS_AS_KARAMA
from kanly.classic.tables.factions import BENE_GESSERIT, GUILD
from kanly.classic.tables.phases import BATTLE, BIDDING, SHIPMENT
from kanly.classic.tables.treachery import KARAMA
from kanly.core.message import Refusal

# Charity and bidding ------------------------------------------------------------------------------


def bid(case: Case) -> Refusal:
    game, spice = case.game, case.choice.a
    if spice <= game.bid:
        return refuse("bid-least", "CLA-BID-11", least=game.bid + 1)
    return refuse("bid-most", "CLA-BID-12", n=spice, has=means(game, case.faction))


def buy(case: Case) -> Refusal:
    return no_karama(case, "CLA-KAR-08") or unfit(case)


def pay(case: Case) -> Refusal:
    """What is to be paid is more than there is: a Karama must be played."""
    game = case.game
    return refuse("bid-uncovered", "CLA-KAR-09", n=game.bid, has=means(game, case.faction))


PROMISE: Final = Moment("promise", "CLA-BID-21")
PROMISE_RULES: Final = {BIDDING: "CLA-BID-21", SHIPMENT: "CLA-SHIP-14", BATTLE: "CLA-ALLY-16"}


def promise(case: Case) -> Refusal:
    """In secret before bids, shipments and plans; while bids are made also unasked (CLA-BID-21)."""
    game, spice = case.game, case.choice.a
    if case.kind == kinds.PROMISE.name:
        return too_much(spice, case.spice, PROMISE_RULES[game.phase])
    closed = unoffered(case)
    if closed is not None:
        return closed
    if not game.ally[case.faction]:
        return refuse("no-ally", "CLA-ALLY-16")
    if case.frame[0] != ASK_BID:
        return untimely(case, PROMISE)
    if spice == game.promise[case.faction]:
        return refuse("promised-already", "CLA-BID-21", n=spice)
    if spice < game.promise[case.faction]:
        return refuse("promise-bound", "CLA-BID-21")
    most = case.spice
    if game.bidder == case.faction:
        most = free_spice(game, case.faction) + game.promise[case.faction]
    return too_much(spice, most, "CLA-BID-21")


# Karama -------------------------------------------------------------------------------------------


def no_karama(case: Case, rule: str) -> Refusal | None:
    """It has not the card it would play as a Karama, or may not play it so."""
    game, card = case.game, case.choice.b
    if card != KARAMA:
        if case.faction != BENE_GESSERIT:
            return only(BENE_GESSERIT, "CLA-BG-28")
        if not game.rules.worthless_karama:
            return advanced()
    if card not in case.hand:
        return no_card(card, rule)
    if card != KARAMA and game.is_off(STOP_WORTHLESS_AS_KARAMA):
        return stopped(STOP_WORTHLESS_AS_KARAMA, "CLA-KAR-24")
    return pledged(case)


def pledged(case: Case) -> Refusal | None:
    """The only Karama covers the highest bid."""
    if case.hand and not karamas(case.game, case.faction) and case.game.bidder == case.faction:
        return refuse("karama-pledged", "CLA-KAR-10", n=case.game.bid)
    return None


def stop(case: Case) -> Refusal:
    """A power that cannot be stopped here and now, or no card to stop it."""
    game, power = case.game, POWERS[case.choice.a]
    name = f"classic-power-{power.slug}"
    if not game.plays(power.faction):
        return absent(power.faction)
    if power.switch != ALWAYS and not game.rules.switch(power.switch):
        return advanced()
    if power.faction == case.faction:
        return refuse("own-power", "CLA-KAR-02", power=name)
    if game.is_off(power.id):
        return stopped(power.id, "CLA-KAR-03")
    if not case.frame[1] >> power.id & 1:
        return refuse("not-in-use", "CLA-KAR-02", power=name)
    return no_karama(case, "CLA-KAR-02") or unfit(case)


def half_price(case: Case) -> Refusal:
    """The own shipment, or an ally's that is answered (CLA-KAR-07)."""
    game = case.game
    if case.kind == kinds.RESPONSE.name:
        if game.half:
            return refuse("half-already", "CLA-KAR-07")
        if not may_halve(game, case.frame[2], case.faction):
            return refuse("half-whose", "CLA-KAR-07")
    return no_karama(case, "CLA-KAR-07") or unfit(case)


def stop_shipment(case: Case) -> Refusal:
    game = case.game
    lost = special(case, GUILD, "CLA-GUI-12")
    if lost is not None:
        return lost
    if not case.frame[2] & HALTED:
        return refuse("no-shipment", "CLA-GUI-12")
    return no_card(KARAMA, "CLA-GUI-12") if KARAMA not in game.hand[GUILD] else unfit(case)


def special(case: Case, owner: int, rule: str) -> Refusal | None:
    """Another faction's special power, one of the advanced game, or one already used."""
    if not case.plays(owner):
        return only(owner, rule)
    if not case.game.rules.karama:
        return advanced()
    if case.game.special_used >> owner & 1:
        return refuse("special-used", "CLA-KAR-11")
    return None


def see_plan(case: Case) -> Refusal:
    other = case.choice.a
    if other == case.faction:
        return refuse("own-plan", "CLA-ATR-21")
    if other not in case.game.sides:
        return of_faction("not-in-battle", "CLA-ATR-21", other)
    return no_card(KARAMA, "CLA-ATR-21") if KARAMA not in case.hand else unfit(case)
