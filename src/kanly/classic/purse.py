"""What a faction can spend freely: not what its bid, its promise or its plan needs."""

from __future__ import annotations

from typing import Final

from kanly.classic.frames import (
    ASK_CARGO,
    ASK_CROSS_TO,
    ASK_GROUP,
    ASK_PAY,
    ASK_REVIVE,
    ASK_SHIP_PAY,
    WINDOW_CHARITY,
    WINDOW_PLAN,
    WINDOW_PROMISE,
    WINDOW_RESPONSE,
)
from kanly.classic.position import NOBODY, Classic
from kanly.classic.tables.factions import EMPEROR
from kanly.classic.tables.numbers import REVIVAL_PRICE

PAYMENT_UNDER_WAY: Final = (
    ASK_CARGO,
    ASK_CROSS_TO,
    ASK_GROUP,
    ASK_PAY,
    ASK_SHIP_PAY,
    WINDOW_CHARITY,
    WINDOW_PROMISE,
    WINDOW_RESPONSE,
)
"""While one of these waits, somebody's spice is counted on."""


def free_spice(game: Classic, faction: int) -> int:
    """Spice it may give away now (CLA-DEAL-07, CLA-EMP-07, CLA-BATTLE-16)."""
    top = game.stack[-1][0] if game.stack else 0
    if top in PAYMENT_UNDER_WAY or planning(game, faction):
        return 0
    spice = game.spice[faction] - game.promise[faction]
    if game.bidder == faction:
        promised = sum([game.promise[ally] for ally in game.allies(faction)])
        spice -= max(0, game.bid - promised)
    if faction == EMPEROR and top == ASK_REVIVE:
        spice -= game.grant * REVIVAL_PRICE
    return max(0, spice)


def planning(game: Classic, faction: int) -> bool:
    """Whether it fights a battle whose plans are being made or resolved."""
    if faction not in game.sides or game.sides[0] == NOBODY:
        return False
    if game.plans[0] or game.plans[1]:
        return True
    return game.stack[-1][0] == WINDOW_PLAN and bool(game.given(game.seat[faction]))
