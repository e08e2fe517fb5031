"""Where everything stands in an observation of the classic game.

Factions, leaders, cards and places keep their numbers of the tables, whoever looks: the six
factions are too unlike to be told apart by their seats. Which of them are the seat's own is told
first.
"""

from __future__ import annotations

from typing import Final

from kanly.classic.columns import (
    CARD_NAMES,
    FACTION_NAMES,
    LEADER_NAMES,
    LOCATION_NAMES,
    SPICE_NAMES,
    TERRITORY_NAMES,
)
from kanly.classic.describe import POWER_NAMES
from kanly.classic.tables.numbers import TURNS
from kanly.classic.tables.phases import PHASE_NAMES
from kanly.classic.tables.territories import SECTORS
from kanly.classic.tables.treachery import KIND_NAMES
from kanly.encoding.classic.frames import FRAME, QUESTION_NAMES, STEP_NAMES
from kanly.encoding.encoding import Layout, each, numbers

LANDS: Final = len(TERRITORY_NAMES)
CARDS: Final = len(CARD_NAMES)
BLOWS: Final = len(SPICE_NAMES)
KINDS: Final = len(KIND_NAMES)

# A battle plan, wherever one is told --------------------------------------------------------------
_plan = Layout()
P_DIAL: Final = _plan.part("dial")  # in half points, plus 1
P_SUPPORT: Final = _plan.part("support")
P_KWISATZ: Final = _plan.part("kwisatz-haderach")
P_LEADER: Final = _plan.part("leader", [*LEADER_NAMES, "cheap-hero", "none"])
P_WEAPON: Final = _plan.part("weapon", [*CARD_NAMES, "none"])
P_DEFENSE: Final = _plan.part("defense", [*CARD_NAMES, "none"])
PLAN: Final = _plan.size
PLAN_NAMES: Final = _plan.names()

PILE: Final = ["first", "second"]
FORCE: Final = ["all", "starred"]
SIDE: Final = ["aggressor", "defender"]
BOUND_ON_SPICE: Final = ["at least", "at most"]
FATE: Final = ["captive", "killed"]
BY_PLACE: Final = each(FACTION_NAMES, LOCATION_NAMES)
BY_ALLY: Final = each(FACTION_NAMES, FACTION_NAMES)
BY_LEADER: Final = each(FACTION_NAMES, LEADER_NAMES)
RULES_TOLD: Final = [
    "spice_flow",
    "double_blow",
    "combat",
    "karama",
    "powers",
    "two_factions",
    "turns",
    "alliance_limit",
    "alliance_strongholds",
    "wall_stronghold",
    "guild_victory",
    "ally_support",
    "card_trading",
]
"""Fields of the rules that an observation tells."""

_layout = Layout()
PARTS: Final = _layout.parts
part = _layout.part

# fmt: off
# The table ----------------------------------------------------------------------------------------
OWN:             Final = part("own factions", FACTION_NAMES)
PLAYING:         Final = part("factions in play", FACTION_NAMES)
RULES:           Final = part("rules", [name.replace("_", "-") for name in RULES_TOLD])
TURN:            Final = part("turn")
PHASE:           Final = part("phase", list(PHASE_NAMES))
CIRCLE:          Final = part("circle by faction", each(FACTION_NAMES, numbers(1, 6)))
ORDER:           Final = part("storm order by faction", each(FACTION_NAMES, numbers(1, 6)))

# The storm ----------------------------------------------------------------------------------------
STORM:           Final = part("storm", numbers(0, SECTORS))
WALL:            Final = part("shield wall")
DISTANCE:        Final = part("distance of the storm")
STORM_CARD:      Final = part("storm card")
WHEELS:          Final = part("battle wheels", FACTION_NAMES)

# Spice --------------------------------------------------------------------------------------------
SPICE_AT:        Final = part("spice by location", LOCATION_NAMES)
SPICE:           Final = part("own spice by faction", FACTION_NAMES)
LEDGER:          Final = part("spice by the ledger", FACTION_NAMES)
KNOWN_SPICE:     Final = part("others' spice by faction", each(BOUND_ON_SPICE, FACTION_NAMES))
BRIBES:          Final = part("bribes by faction", FACTION_NAMES)
PROMISE:         Final = part("promises by faction", FACTION_NAMES)
GIFT:            Final = part("gift", ["amount", *FACTION_NAMES])
SPICE_LEFT:      Final = part("spice cards left")
SPICE_TOP:       Final = part("next spice card", SPICE_NAMES)
PILES:           Final = part("spice cards by pile", each(PILE, SPICE_NAMES))
TOPS:            Final = part("next worm by pile", each(PILE, TERRITORY_NAMES))
WORMS:           Final = part("worms", ["blown", "set aside", "turned for the wall"])
RIDES:           Final = part("worms to ride", TERRITORY_NAMES)
RODE:            Final = part("came on worms by location", each(FORCE, LOCATION_NAMES))

# Forces -------------------------------------------------------------------------------------------
FORCES:          Final = part("forces by faction and location", BY_PLACE)
STARS:           Final = part("starred forces by faction and location", BY_PLACE)
ADVISORS:        Final = part("advisors", TERRITORY_NAMES)
RESERVES:        Final = part("reserves by faction", each(FORCE, FACTION_NAMES))
TANKS:           Final = part("tanks by faction", each(FORCE, FACTION_NAMES))
REVIVED:         Final = part("starred forces revived", FACTION_NAMES)

# Leaders ------------------------------------------------------------------------------------------
HOME:            Final = part("leaders at home", LEADER_NAMES)
DEAD:            Final = part("leaders in the tanks", LEADER_NAMES)
CAPTIVES:        Final = part("leaders captive", LEADER_NAMES)
UNSURE:          Final = part("leaders of unknown fate", LEADER_NAMES)
AT:              Final = part("leaders' territories", LEADER_NAMES)  # plus 1
DEATHS:          Final = part("leaders' deaths", LEADER_NAMES)
FOUGHT:          Final = part("leaders that fought", LEADER_NAMES)
SUSPECTS:        Final = part("leaders suspected captive", LEADER_NAMES)
RELEASED:        Final = part("leaders released", LEADER_NAMES)
UNNAMED:         Final = part("leaders back unnamed", LEADER_NAMES)
HIDDEN_DEAD:     Final = part("leaders killed captive", LEADER_NAMES)
TAKEN:           Final = part("leader just captured", LEADER_NAMES)
UNSEEN:          Final = part("captives unknown by faction", each(FATE, FACTION_NAMES))
REVIVAL:         Final = part("leader revival by faction", FACTION_NAMES)
KWISATZ:         Final = part("kwisatz haderach", ["dead", "seen", "territory", "own losses"])

# Traitors and the prediction ----------------------------------------------------------------------
DEALT:           Final = part("own traitor cards dealt", LEADER_NAMES)
TRAITORS:        Final = part("known traitors by faction", BY_LEADER)
TRAITOR_COUNT:   Final = part("traitors kept by faction", FACTION_NAMES)
NOT_TRAITORS:    Final = part("known not to be traitors by faction", BY_LEADER)
PREDICTED:       Final = part("predicted faction", FACTION_NAMES)
PREDICTED_TURN:  Final = part("predicted turn")
NOT_PREDICTED:   Final = part("factions not predicted", FACTION_NAMES)
NOT_TURN:        Final = part("turns not predicted", numbers(0, TURNS))
PREDICTION_TOLD: Final = part("prediction shown to", FACTION_NAMES)

# Treachery cards ----------------------------------------------------------------------------------
HAND:            Final = part("known cards by faction", each(FACTION_NAMES, CARD_NAMES))
HAND_COUNT:      Final = part("cards by faction", FACTION_NAMES)
OPEN:            Final = part("own cards all know", CARD_NAMES)
LACKS:           Final = part("cards lacking by faction", each(FACTION_NAMES, CARD_NAMES))
DISCARD:         Final = part("cards discarded", CARD_NAMES)
TABLE:           Final = part("cards on the table", CARD_NAMES)
UNKNOWN:         Final = part("cards not seen", CARD_NAMES)
LOT:             Final = part("card on offer", CARD_NAMES)
TOP:             Final = part("next card", CARD_NAMES)
AUCTION:         Final = part("cards seen on offer", CARD_NAMES)
DECK_COUNT:      Final = part("cards left", ["deck", "row"])
ATOMICS:         Final = part("atomics gone")
COUNTED:         Final = part("cards counted")

# Alliances and deals ------------------------------------------------------------------------------
ALLY:            Final = part("allies by faction", BY_ALLY)
FRESH:           Final = part("new allies by faction", BY_ALLY)
NEXUS:           Final = part("nexus by faction", each(["done", "joined", "broke"], FACTION_NAMES))
OFFERS:          Final = part("offers of alliance by faction", BY_ALLY)
AGREED:          Final = part("offers agreed by faction", BY_ALLY)
ASKED:           Final = part("alliances asked by faction", BY_ALLY)
DRAFT:           Final = part("own deal in the making", FACTION_NAMES)
PROPOSED:        Final = part("deals proposed")
OWED:            Final = part("spice owed by deals", each(["pay", "get"], FACTION_NAMES))

# Karama, bidding, revival, shipment ---------------------------------------------------------------
STOPPED:         Final = part("powers stopped", POWER_NAMES)
STOPPED_ONCE:    Final = part("powers stopped once", POWER_NAMES)
BARRED:          Final = part("powers tried in vain", POWER_NAMES)
SPECIAL:         Final = part("special powers used", FACTION_NAMES)
BID:             Final = part("bid", ["highest", "cards dealt"])
BIDDER:          Final = part("bidder", FACTION_NAMES)
PASSED:          Final = part("passed", FACTION_NAMES)
GRANT:           Final = part("grants", ["forces", "left", "free", "free this turn"])
ACTED:           Final = part("had their turn", FACTION_NAMES)
MOVES:           Final = part("moves")
GROUP:           Final = part("group by location", each(FORCE, LOCATION_NAMES))
SHIPPING:        Final = part("shipment", ["lent", "halted", "half"])
LANDED:          Final = part("landed", TERRITORY_NAMES)
RECEIPT:         Final = part("paid by faction", FACTION_NAMES)

# Battle -------------------------------------------------------------------------------------------
SIDES:           Final = part("sides", each(SIDE, FACTION_NAMES))
FIELD:           Final = part("field", LOCATION_NAMES)
VOICE:           Final = part("voice", [*FACTION_NAMES, *KIND_NAMES, "play"])
BOUND:           Final = part("foretold by faction", FACTION_NAMES)
FORETOLD:        Final = part("foretold", PLAN_NAMES)
OATHS:           Final = part("oaths by side", each(SIDE, CARD_NAMES + LEADER_NAMES))  # 1 no, 2 yes
LOOKED:          Final = part("plan looked at", FACTION_NAMES)
REVEALED:        Final = part("plans revealed")
SEALED:          Final = part("plans sealed by side", SIDE)
PLANS:           Final = part("plans by side", each(SIDE, PLAN_NAMES))

# The moment ---------------------------------------------------------------------------------------
QUESTION:        Final = part("question", QUESTION_NAMES)
ABOUT:           Final = part("what it is about", FRAME)
BELOW:           Final = part("what waits below it", FRAME)
GOING_ON:        Final = part("steps under way", STEP_NAMES)
WAITING:         Final = part("questions under way", QUESTION_NAMES)
GIVEN:           Final = part("own plan so far", PLAN_NAMES)
GIVEN_FACTION:   Final = part("own prediction so far", FACTION_NAMES)
GIVEN_COUNT:     Final = part("own answers sealed")
# fmt: on
