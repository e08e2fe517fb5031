"""The frames of the game: what may stand on the stack, by number.

A frame is a tuple of integers: its number here, then its arguments. Frames below `ASK` are carried
out at once; `ASK_...` wait for an answer in the open, `WINDOW_...` for secret ones. No argument is
ever a secret: everyone sees the stack.
"""

from __future__ import annotations

from typing import Final

from kanly.core.game import ASK, WINDOW

# Carried out at once ------------------------------------------------------------------------------
TURN: Final = 0
PHASE: Final = 1  # number
DEAL_TRAITORS: Final = 2
PLACE_FORCES: Final = 3
DEAL_CARDS: Final = 4
BEFORE_STORM: Final = 5
MOVE_STORM: Final = 6
STORM_STEP: Final = 7  # sectors left, 0 at first, 1 if the Fremen lose half, 2 if all
STORM_END: Final = 8
PEEK_STORM: Final = 9
BLOW: Final = 10  # pile
TURN_CARD: Final = 11  # pile
BLOW_END: Final = 12
WORM_AT: Final = 13  # territory
DEVOUR: Final = 14  # territory, protected allies
PLACE_WORM: Final = 15  # territory
NEXUS: Final = 16
NEXT_RIDE: Final = 17
BG_CHARITY: Final = 18
LOT: Final = 19  # who might open
LOOK: Final = 20
START_BIDS: Final = 21  # opener
PAID: Final = 22  # opener
EXTRA_CARD: Final = 23
EFFECT_BUY: Final = 24  # opener, buyer, card, 1 if the bidding is over
EFFECT_STOP: Final = 25  # power, card
EFFECT_HALF: Final = 26  # card
EFFECT_STOP_SHIPMENT: Final = 27  # faction
REOPEN: Final = 28  # powers, shipment
NEXT_REVIVAL: Final = 29  # place in storm order
GRANTED: Final = 30  # forces
GRANTED_FREE: Final = 31
SPICE_PRESCIENCE: Final = 32
PEEK_SPICE: Final = 33
NEXT_SHIPPER: Final = 34
GUILD_ACTS: Final = 35  # 1 now, 0 later
END_TURN: Final = 36  # faction
EFFECT_SHIP_HALF: Final = 37  # faction, card
SHIPMENT: Final = 38  # faction, way, location, forces, starred
LAND: Final = 39  # faction, way, location, forces, starred, powers used
AFTER_SHIPMENT: Final = 40  # faction, way, location, forces, starred
FLIP: Final = 41  # territory
INTRUSION: Final = 42  # territory
FOLLOW: Final = 43  # location, 1 with an advisor
MOVE_GROUP: Final = 44  # faction, location
NEXT_BATTLE: Final = 45  # 1 after a battle
ANNOUNCE: Final = 46
VOICE_STEP: Final = 47
VOICE_SPOKEN: Final = 48  # target, kind of card, 1 to play it
PRESCIENCE_STEP: Final = 49
FORESEES: Final = 50  # target, element
SEE_STEP: Final = 51
SEAL_PLANS: Final = 52
SHOW_PLAN: Final = 53
REVEAL: Final = 54
TREASON_START: Final = 55
TREASON_ALLY: Final = 56  # callers, 1 if asked again, side helped
TREASON_COUNT: Final = 57  # callers, 1 if asked again
RESOLVE: Final = 58  # callers
CAPTURED: Final = 59
BATTLE_END: Final = 60
GIVE: Final = 61
COVER: Final = 62
PROTECTED: Final = 63  # territory, ally
BATTLE_CHOICE: Final = 64  # aggressor
STEPS: Final = 65

# Waiting for one answer ---------------------------------------------------------------------------
ASK_DRAFT: Final = ASK + 0  # places still to pick
ASK_SWAP: Final = ASK + 1  # place in the order
ASK_CONSENT: Final = ASK + 2  # who proposed, who is asked
ASK_SPLIT: Final = ASK + 3  # place in HOMES, forces left
ASK_ADVISOR: Final = ASK + 4
ASK_SECTORS: Final = ASK + 5  # faction
ASK_STORM_LOSSES: Final = ASK + 6  # location, dead
ASK_PROTECT: Final = ASK + 7  # territory, ally
ASK_WORM: Final = ASK + 8
ASK_NEXUS: Final = ASK + 9
ASK_RIDE: Final = ASK + 10  # territory
ASK_BID: Final = ASK + 11  # opener, faction
ASK_PAY: Final = ASK + 12  # opener
ASK_GRANT: Final = ASK + 13  # ally
ASK_GRANT_FREE: Final = ASK + 14  # ally
ASK_REVIVE: Final = ASK + 15  # faction
ASK_REVIVE_LEADER: Final = ASK + 16  # faction
ASK_FLIP: Final = ASK + 17
ASK_LEND: Final = ASK + 18  # ally
ASK_SHIP: Final = ASK + 19  # faction
ASK_CARGO: Final = ASK + 20  # faction, way, location
ASK_CROSS_TO: Final = ASK + 21  # faction, territory
ASK_SHIP_PAY: Final = ASK + 22  # faction, location, forces
ASK_ARRIVAL_LOSSES: Final = ASK + 23  # location, forces, starred
ASK_GROUP: Final = ASK + 24  # faction, purpose, location, sources left
ASK_MOVE: Final = ASK + 25  # faction
ASK_MOVE_TO: Final = ASK + 26  # faction, territory
ASK_SIDE: Final = ASK + 27  # location
ASK_INTRUSION: Final = ASK + 28  # territory, who came
ASK_FOLLOW: Final = ASK + 29  # location
ASK_BATTLE: Final = ASK + 30  # aggressor
ASK_VOICE: Final = ASK + 31  # target
ASK_PRESCIENCE: Final = ASK + 32  # target
ASK_LOSSES: Final = ASK + 33  # winner
ASK_LOSSES_AT: Final = ASK + 34  # winner, locations left, normal losses left, starred
ASK_KEEP: Final = ASK + 35  # winner, card
ASK_CAPTURE: Final = ASK + 36
ASK_CAPTIVE: Final = ASK + 37
ASK_QUESTION: Final = ASK + 38  # who asks, of whom, 1 if again
ASK_TRUTH: Final = ASK + 39  # who asked, of whom, about, what
ASK_GHOLA: Final = ASK + 40  # faction
ASK_REVIVE_FREE: Final = ASK + 41
ASK_SWAP_COUNT: Final = ASK + 42  # from whom
ASKS: Final = 43

# Waiting for secret answers -----------------------------------------------------------------------
WINDOW_PREDICTION: Final = WINDOW + 0
WINDOW_TRAITORS: Final = WINDOW + 1  # factions
WINDOW_STORM_DIALS: Final = WINDOW + 2  # factions
WINDOW_WEATHER: Final = WINDOW + 3  # factions
WINDOW_PAUSE: Final = WINDOW + 4  # factions
WINDOW_RESPONSE: Final = WINDOW + 5  # powers, shipment, factions
WINDOW_CHARITY: Final = WINDOW + 6  # factions
WINDOW_PROMISE: Final = WINDOW + 7  # factions
WINDOW_STEP_IN: Final = WINDOW + 8  # factions
WINDOW_FORETELL: Final = WINDOW + 9  # target, element
WINDOW_SEE_PLAN: Final = WINDOW + 10  # factions
WINDOW_PLAN: Final = WINDOW + 11  # factions
WINDOW_TREASON: Final = WINDOW + 12  # factions, callers, 1 if asked again
WINDOW_GIVE_BACK: Final = WINDOW + 13  # to whom, cards
WINDOW_DRAFT: Final = WINDOW + 14  # places still to pick
WINDOW_MULLIGAN: Final = WINDOW + 15  # factions
WINDOWS: Final = 16
