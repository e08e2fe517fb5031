"""Where everything stands in an observation of the classic game.

Factions, leaders, cards and places keep their numbers of the tables, whoever looks: the six
factions are too unlike to be told apart by their seats. Which of them are the seat's own is told
first.
"""

from __future__ import annotations

from typing import Final

from kanly.classic.tables.numbers import TURNS
from kanly.classic.tables.phases import PHASE_NAMES
from kanly.classic.tables.territories import SECTORS
from kanly.classic.tables.treachery import KIND_NAMES
from kanly.encoding.classic.frames import FRAME
from kanly.encoding.classic.names import (
    CARD,
    FACTION,
    LEADER,
    LOCATION,
    POWER,
    QUESTIONS,
    SPICE_CARD,
    STEPS,
    TERRITORY,
    each,
    numbers,
)
from kanly.encoding.encoding import ONE, Part, places, width

LANDS: Final = len(TERRITORY)
CARDS: Final = len(CARD)
BLOWS: Final = len(SPICE_CARD)
KINDS: Final = len(KIND_NAMES)

PARTS: Final[list[Part]] = []


def part(name: str, names: list[str] = ONE) -> int:
    """Add a part; returns where it begins."""
    at = width(PARTS)
    PARTS.append((name, names))
    return at


# A battle plan, wherever one is told --------------------------------------------------------------
PLAN_PARTS: Final[list[Part]] = [
    ("dial", ONE),  # in half points, plus 1
    ("support", ONE),
    ("kwisatz-haderach", ONE),
    ("leader", [*LEADER, "cheap-hero", "none"]),
    ("weapon", [*CARD, "none"]),
    ("defense", [*CARD, "none"]),
]
PLAN_NAMES: Final = [f"{part} {name}".rstrip() for part, names in PLAN_PARTS for name in names]
PLAN: Final = len(PLAN_NAMES)
_plan = places(PLAN_PARTS)
P_DIAL: Final = _plan["dial"]
P_SUPPORT: Final = _plan["support"]
P_KWISATZ: Final = _plan["kwisatz-haderach"]
P_LEADER: Final = _plan["leader"]
P_WEAPON: Final = _plan["weapon"]
P_DEFENSE: Final = _plan["defense"]

PILE: Final = ["first", "second"]
FORCE: Final = ["all", "starred"]
SIDE: Final = ["aggressor", "defender"]
BOUND_ON_SPICE: Final = ["at least", "at most"]
FATE: Final = ["captive", "killed"]
BY_PLACE: Final = each(FACTION, LOCATION)
RULE_NAMES: Final = [
    "spice-flow",
    "double-blow",
    "combat",
    "karama",
    "powers",
    "two-factions",
    "turns",
    "alliance-limit",
    "alliance-strongholds",
]

# fmt: off
# The table ----------------------------------------------------------------------------------------
OWN:             Final[int] = part("own factions", FACTION)
PLAYING:         Final[int] = part("factions in play", FACTION)
RULES:           Final[int] = part("rules", RULE_NAMES)
TURN:            Final[int] = part("turn")
PHASE:           Final[int] = part("phase", list(PHASE_NAMES))
CIRCLE:          Final[int] = part("circle by faction", each(FACTION, numbers(1, 6)))
ORDER:           Final[int] = part("storm order by faction", each(FACTION, numbers(1, 6)))

# The storm ----------------------------------------------------------------------------------------
STORM:           Final[int] = part("storm", numbers(0, SECTORS))
WALL:            Final[int] = part("shield wall")
DISTANCE:        Final[int] = part("distance of the storm")
STORM_CARD:      Final[int] = part("storm card")
WHEELS:          Final[int] = part("battle wheels", FACTION)

# Spice --------------------------------------------------------------------------------------------
SPICE_AT:        Final[int] = part("spice by location", LOCATION)
SPICE:           Final[int] = part("own spice by faction", FACTION)
LEDGER:          Final[int] = part("spice by the ledger", FACTION)
KNOWN_SPICE:     Final[int] = part("others' spice by faction", each(BOUND_ON_SPICE, FACTION))
BRIBES:          Final[int] = part("bribes by faction", FACTION)
PROMISE:         Final[int] = part("promises by faction", FACTION)
GIFT:            Final[int] = part("gift", ["amount", *FACTION])
SPICE_LEFT:      Final[int] = part("spice cards left")
SPICE_TOP:       Final[int] = part("next spice card", SPICE_CARD)
PILES:           Final[int] = part("spice cards by pile", each(PILE, SPICE_CARD))
TOPS:            Final[int] = part("next worm by pile", each(PILE, TERRITORY))
WORMS:           Final[int] = part("worms", ["blown", "set aside"])
RIDES:           Final[int] = part("worms to ride", TERRITORY)
RODE:            Final[int] = part("came on worms by location", each(FORCE, LOCATION))

# Forces -------------------------------------------------------------------------------------------
FORCES:          Final[int] = part("forces by faction and location", BY_PLACE)
STARS:           Final[int] = part("starred forces by faction and location", BY_PLACE)
ADVISORS:        Final[int] = part("advisors", TERRITORY)
RESERVES:        Final[int] = part("reserves by faction", each(FORCE, FACTION))
TANKS:           Final[int] = part("tanks by faction", each(FORCE, FACTION))
REVIVED:         Final[int] = part("starred forces revived", FACTION)

# Leaders ------------------------------------------------------------------------------------------
HOME:            Final[int] = part("leaders at home", LEADER)
DEAD:            Final[int] = part("leaders in the tanks", LEADER)
CAPTIVES:        Final[int] = part("leaders captive", LEADER)
UNSURE:          Final[int] = part("leaders of unknown fate", LEADER)
AT:              Final[int] = part("leaders' territories", LEADER)  # plus 1
DEATHS:          Final[int] = part("leaders' deaths", LEADER)
FOUGHT:          Final[int] = part("leaders that fought", LEADER)
SUSPECTS:        Final[int] = part("leaders suspected captive", LEADER)
RELEASED:        Final[int] = part("leaders released", LEADER)
UNNAMED:         Final[int] = part("leaders back unnamed", LEADER)
HIDDEN_DEAD:     Final[int] = part("leaders killed captive", LEADER)
TAKEN:           Final[int] = part("leader just captured", LEADER)
UNSEEN:          Final[int] = part("captives unknown by faction", each(FATE, FACTION))
REVIVAL:         Final[int] = part("leader revival by faction", FACTION)
KWISATZ:         Final[int] = part("kwisatz haderach", ["dead", "seen", "territory", "own losses"])

# Traitors and the prediction ----------------------------------------------------------------------
DEALT:           Final[int] = part("own traitor cards dealt", LEADER)
TRAITORS:        Final[int] = part("known traitors by faction", each(FACTION, LEADER))
TRAITOR_COUNT:   Final[int] = part("traitors kept by faction", FACTION)
NOT_TRAITORS:    Final[int] = part("known not to be traitors by faction", each(FACTION, LEADER))
PREDICTED:       Final[int] = part("predicted faction", FACTION)
PREDICTED_TURN:  Final[int] = part("predicted turn")
NOT_PREDICTED:   Final[int] = part("factions not predicted", FACTION)
NOT_TURN:        Final[int] = part("turns not predicted", numbers(0, TURNS))
PREDICTION_TOLD: Final[int] = part("prediction shown to", FACTION)

# Treachery cards ----------------------------------------------------------------------------------
HAND:            Final[int] = part("known cards by faction", each(FACTION, CARD))
HAND_COUNT:      Final[int] = part("cards by faction", FACTION)
OPEN:            Final[int] = part("own cards all know", CARD)
LACKS:           Final[int] = part("cards lacking by faction", each(FACTION, CARD))
DISCARD:         Final[int] = part("cards discarded", CARD)
TABLE:           Final[int] = part("cards on the table", CARD)
UNKNOWN:         Final[int] = part("cards not seen", CARD)
LOT:             Final[int] = part("card on offer", CARD)
TOP:             Final[int] = part("next card", CARD)
AUCTION:         Final[int] = part("cards seen on offer", CARD)
DECK_COUNT:      Final[int] = part("cards left", ["deck", "row"])
ATOMICS:         Final[int] = part("atomics gone")
COUNTED:         Final[int] = part("cards counted")

# Alliances and deals ------------------------------------------------------------------------------
ALLY:            Final[int] = part("allies by faction", each(FACTION, FACTION))
FRESH:           Final[int] = part("new allies by faction", each(FACTION, FACTION))
NEXUS:           Final[int] = part("nexus by faction", each(["done", "joined", "broke"], FACTION))
OFFERS:          Final[int] = part("offers of alliance by faction", each(FACTION, FACTION))
AGREED:          Final[int] = part("offers agreed by faction", each(FACTION, FACTION))
ASKED:           Final[int] = part("alliances asked by faction", each(FACTION, FACTION))
DRAFT:           Final[int] = part("own deal in the making", FACTION)
PROPOSED:        Final[int] = part("deals proposed")
OWED:            Final[int] = part("spice owed by deals", each(["pay", "get"], FACTION))

# Karama, bidding, revival, shipment ---------------------------------------------------------------
STOPPED:         Final[int] = part("powers stopped", POWER)
STOPPED_ONCE:    Final[int] = part("powers stopped once", POWER)
BARRED:          Final[int] = part("powers tried in vain", POWER)
SPECIAL:         Final[int] = part("special powers used", FACTION)
BID:             Final[int] = part("bid", ["highest", "cards dealt"])
BIDDER:          Final[int] = part("bidder", FACTION)
PASSED:          Final[int] = part("passed", FACTION)
GRANT:           Final[int] = part("grants", ["forces", "left", "free", "free this turn"])
ACTED:           Final[int] = part("had their turn", FACTION)
MOVES:           Final[int] = part("moves")
GROUP:           Final[int] = part("group by location", each(FORCE, LOCATION))
SHIPPING:        Final[int] = part("shipment", ["lent", "halted", "half"])
LANDED:          Final[int] = part("landed", TERRITORY)
RECEIPT:         Final[int] = part("paid by faction", FACTION)

# Battle -------------------------------------------------------------------------------------------
SIDES:           Final[int] = part("sides", each(SIDE, FACTION))
FIELD:           Final[int] = part("field", LOCATION)
VOICE:           Final[int] = part("voice", [*FACTION, *KIND_NAMES, "play"])
BOUND:           Final[int] = part("foretold by faction", FACTION)
FORETOLD:        Final[int] = part("foretold", PLAN_NAMES)
OATHS:           Final[int] = part("oaths by side", each(SIDE, [*CARD, *LEADER]))  # 1 no, 2 yes
LOOKED:          Final[int] = part("plan looked at", FACTION)
REVEALED:        Final[int] = part("plans revealed")
SEALED:          Final[int] = part("plans sealed by side", SIDE)
PLANS:           Final[int] = part("plans by side", each(SIDE, PLAN_NAMES))

# The moment ---------------------------------------------------------------------------------------
QUESTION:        Final[int] = part("question", QUESTIONS)
ABOUT:           Final[int] = part("what it is about", FRAME)
BELOW:           Final[int] = part("what waits below it", FRAME)
GOING_ON:        Final[int] = part("steps under way", STEPS)
WAITING:         Final[int] = part("questions under way", QUESTIONS)
GIVEN:           Final[int] = part("own plan so far", PLAN_NAMES)
GIVEN_FACTION:   Final[int] = part("own prediction so far", FACTION)
GIVEN_COUNT:     Final[int] = part("own answers sealed")
# fmt: on

SIZE: Final = width(PARTS)
