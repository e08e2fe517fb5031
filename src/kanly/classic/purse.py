"""What a faction can spend freely: not what its bid, its promise or its plan needs."""

from __future__ import annotations

from kanly.classic.karama import means
from kanly.classic.planning import WINDOW_PLAN
from kanly.classic.position import NOBODY, Classic
from kanly.classic.question import QUESTIONS
from kanly.classic.revival import ASK_REVIVE
from kanly.classic.tables.factions import EMPEROR
from kanly.classic.tables.numbers import REVIVAL_PRICE


def free_spice(game: Classic, faction: int) -> int:
    """Spice it may give away now (CLA-DEAL-07, CLA-EMP-07, CLA-BATTLE-16)."""
    top = game.stack[-1][0]
    if QUESTIONS[top].paying or planning(game, faction):
        return 0
    spice = game.spice[faction] - game.promise[faction]
    if game.bidder == faction:
        spice -= max(0, game.bid - means(game, faction) + game.spice[faction])
    if faction == EMPEROR and top == ASK_REVIVE.frame:
        spice -= game.grant * REVIVAL_PRICE
    return max(0, spice)


def planning(game: Classic, faction: int) -> bool:
    """Whether it fights a battle whose plans are being made or resolved."""
    if faction not in game.sides or game.sides[0] == NOBODY:
        return False
    if game.plans[0] or game.plans[1]:
        return True
    return game.stack[-1][0] == WINDOW_PLAN.frame and bool(game.given(game.seat[faction]))
