"""Every kind of question the game asks: a closed set (`KINDS`)."""

from __future__ import annotations

from typing import Final

from kanly.core.decision import Kind

# Setup --------------------------------------------------------------------------------------------
DRAFT: Final = Kind("draft")
SWAP: Final = Kind("swap-faction")
CONSENT: Final = Kind("consent")
PREDICTION: Final = Kind("prediction", secret=True)
PICK_TRAITOR: Final = Kind("traitor", secret=True)
SECRET_DRAFT: Final = Kind("secret-draft", secret=True)
MULLIGAN: Final = Kind("mulligan", secret=True, unseen=True)
SPLIT: Final = Kind("split")
ADVISOR: Final = Kind("first-advisor")

# Storm --------------------------------------------------------------------------------------------
STORM_DIAL: Final = Kind("storm-dial", secret=True)
WEATHER: Final = Kind("before-storm", secret=True, unseen=True)
SECTORS: Final = Kind("weather")
STORM_LOSSES: Final = Kind("storm-losses")

# Spice blow and Nexus -----------------------------------------------------------------------------
PAUSE: Final = Kind("pause", secret=True, unseen=True)
PROTECT: Final = Kind("protect")
PLACE_WORM: Final = Kind("worm")
NEXUS: Final = Kind("nexus")
RIDE: Final = Kind("ride")

# CHOAM Charity and Bidding ------------------------------------------------------------------------
CHARITY: Final = Kind("charity", secret=True, unseen=True)
PROMISE: Final = Kind("promise", secret=True, unseen=True)
BID: Final = Kind("bid")
PAY: Final = Kind("pay")

# Karama -------------------------------------------------------------------------------------------
RESPONSE: Final = Kind("response", secret=True, unseen=True)
SWAP_COUNT: Final = Kind("swap-count")
GIVE_BACK: Final = Kind("give-back", secret=True)

# Revival ------------------------------------------------------------------------------------------
GRANT: Final = Kind("grant")
GRANT_FREE: Final = Kind("grant-free")
REVIVE: Final = Kind("revive")
REVIVE_LEADER: Final = Kind("revive-leader")

# Shipment and Movement ----------------------------------------------------------------------------
FLIP: Final = Kind("to-fighters")
STEP_IN: Final = Kind("step-in", secret=True, unseen=True)
LEND: Final = Kind("lend")
SHIP: Final = Kind("ship")
CARGO: Final = Kind("cargo")
SHIP_PAY: Final = Kind("ship-pay")
CROSS_TO: Final = Kind("cross-to")
GROUP: Final = Kind("forces")
MOVE: Final = Kind("move")
MOVE_TO: Final = Kind("move-to")
FOLLOW: Final = Kind("follow")
INTRUSION: Final = Kind("intrusion")
SIDE: Final = Kind("side")
ARRIVAL_LOSSES: Final = Kind("arrival-losses")

# Battle -------------------------------------------------------------------------------------------
BATTLE: Final = Kind("battle")
VOICE: Final = Kind("the-voice")
PRESCIENCE: Final = Kind("prescience")
FORETELL: Final = Kind("foretell", secret=True)
SEE_PLAN: Final = Kind("see-plan", secret=True, unseen=True)
PLAN: Final = Kind("plan", secret=True)
TREASON: Final = Kind("treason", secret=True)
LOSSES: Final = Kind("losses")
LOSSES_AT: Final = Kind("losses-at")
KEEP_CARD: Final = Kind("keep-card")
CAPTURE: Final = Kind("capture")
CAPTIVE: Final = Kind("captive")

# At any time --------------------------------------------------------------------------------------
ANY_TIME: Final = Kind("any-time", unseen=True)
QUESTION: Final = Kind("question")
TRUTH: Final = Kind("truth")
REVIVE_FREE: Final = Kind("revive-free")

KINDS: Final = (
    DRAFT,
    SWAP,
    CONSENT,
    PREDICTION,
    PICK_TRAITOR,
    SPLIT,
    ADVISOR,
    STORM_DIAL,
    WEATHER,
    SECTORS,
    STORM_LOSSES,
    PAUSE,
    PROTECT,
    PLACE_WORM,
    NEXUS,
    RIDE,
    CHARITY,
    PROMISE,
    BID,
    PAY,
    RESPONSE,
    SWAP_COUNT,
    GIVE_BACK,
    GRANT,
    GRANT_FREE,
    REVIVE,
    REVIVE_LEADER,
    FLIP,
    STEP_IN,
    LEND,
    SHIP,
    CARGO,
    SHIP_PAY,
    CROSS_TO,
    GROUP,
    MOVE,
    MOVE_TO,
    FOLLOW,
    INTRUSION,
    SIDE,
    ARRIVAL_LOSSES,
    BATTLE,
    VOICE,
    PRESCIENCE,
    FORETELL,
    SEE_PLAN,
    PLAN,
    TREASON,
    LOSSES,
    LOSSES_AT,
    KEEP_CARD,
    CAPTURE,
    CAPTIVE,
    ANY_TIME,
    QUESTION,
    TRUTH,
    REVIVE_FREE,
    SECRET_DRAFT,
    MULLIGAN,
)
