"""Moments at which something can be done out of turn (CLA-TURN-09, CLA-TURN-12)."""

from __future__ import annotations

from typing import Final

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
from kanly.classic.gates import when
from kanly.classic.groups import FOR_MOVE
from kanly.classic.position import Classic
from kanly.classic.tables.phases import SETUP

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


def in_use(game: Classic) -> bool:
    """Whether a card or an advantage is in use and not yet finished (CLA-TURN-12)."""
    top = game.stack[-1]
    if top[0] == ASK_GROUP:
        return top[2] != FOR_MOVE
    if top[0] == WINDOW_PLAN:
        return (SHOW_PLAN,) in game.stack
    return top[0] in ADVANTAGE_IN_USE or top[0] in CARD_IN_USE


OFFERED: Final = (
    when("setup", "CLA-SETUP-17", lambda game, own: game.phase != SETUP),
    when("busy", "CLA-TURN-12", lambda game, own: game.stack[-1][0] not in CARD_IN_USE),
)
"""Nothing is done out of turn in the setup, nor while play waits for a card."""

NOTHING_IN_USE: Final = (
    *OFFERED,
    when("busy", "CLA-TURN-12", lambda game, own: not in_use(game)),
)
"""No card is played and no gift made while another card or an advantage is in use."""
