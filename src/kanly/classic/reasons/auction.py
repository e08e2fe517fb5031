"""Charity, bidding and Karama: why not."""

from __future__ import annotations

from typing import Final

from kanly.classic import kinds
from kanly.classic.frames import ASK_BID
from kanly.classic.purse import free_spice
from kanly.classic.question import Moment
from kanly.classic.reasons.case import (
    Case,
    refuse,
    too_much,
)
from kanly.classic.reasons.moments import unoffered, untimely
from kanly.classic.tables.phases import BATTLE, BIDDING, SHIPMENT
from kanly.core.message import Refusal

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
