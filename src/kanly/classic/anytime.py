"""When something can be done out of turn (CLA-TURN-09, CLA-TURN-12), and what can be spent then."""

from __future__ import annotations

from typing import Final

from kanly.classic import gates as g
from kanly.classic.battle import SHOW_PLAN
from kanly.classic.groups import ASK_GROUP, FOR_MOVE
from kanly.classic.karama import means
from kanly.classic.planning import WINDOW_PLAN
from kanly.classic.position import NOBODY, Classic
from kanly.classic.question import ADVANTAGE_IN_USE, CARD_IN_USE, QUESTIONS
from kanly.classic.revival import ASK_REVIVE
from kanly.classic.tables.factions import EMPEROR
from kanly.classic.tables.numbers import REVIVAL_PRICE
from kanly.classic.tables.phases import SETUP
from kanly.classic.types import FactionId


def busy(game: Classic) -> int:
    """What is in use while the question on top waits: TRADING, CALM, ORDINARY, ..."""
    return QUESTIONS[game.stack[-1][0]].busy


def in_use(game: Classic) -> bool:
    """Whether a card or an advantage is in use and not yet finished (CLA-TURN-12)."""
    top = game.stack[-1]
    if top[0] == ASK_GROUP.frame:
        return top[2] != FOR_MOVE
    if top[0] == WINDOW_PLAN.frame:
        return (SHOW_PLAN.frame,) in game.stack
    return busy(game) >= ADVANTAGE_IN_USE


OFFERED: Final = (
    g.when("setup", "CLA-SETUP-17", lambda game, own: game.phase != SETUP),
    g.when("busy", "CLA-TURN-12", lambda game, own: busy(game) != CARD_IN_USE),
)  # fmt: skip
"""Nothing is done out of turn in the setup, nor while play waits for a card."""

NOTHING_IN_USE: Final = (
    *OFFERED,
    g.when("busy", "CLA-TURN-12", lambda game, own: not in_use(game)),
)
"""No card is played and no gift made while another card or an advantage is in use."""


def counted_on(game: Classic) -> bool:
    """Whether the question under way counts on the spice that the factions have."""
    return QUESTIONS[game.stack[-1][0]].paying


def free_spice(game: Classic, faction: FactionId) -> int:
    """Spice it may give away now (CLA-DEAL-07, CLA-EMP-07, CLA-BATTLE-16)."""
    if counted_on(game) or planning(game, faction):
        return 0
    top = game.stack[-1][0]
    spice = game.spice[faction] - game.promise[faction]
    if game.bidder == faction:
        spice -= max(0, game.bid - means(game, faction) + game.spice[faction])
    if faction == EMPEROR and top == ASK_REVIVE.frame:
        spice -= game.grant * REVIVAL_PRICE
    return max(0, spice)


def planning(game: Classic, faction: FactionId) -> bool:
    """Whether it fights a battle whose plans are being made or resolved."""
    if faction not in game.sides or game.sides[0] == NOBODY:
        return False
    if game.plans[0] or game.plans[1]:
        return True
    return game.stack[-1][0] == WINDOW_PLAN.frame and bool(game.given(game.seat[faction]))
