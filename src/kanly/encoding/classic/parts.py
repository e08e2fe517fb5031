"""Where everything stands in an observation of the classic game.

Factions, leaders, cards and places keep their numbers of the tables, whoever looks: the six
factions are too unlike to be told apart by their seats. Which of them are the seat's own is told
first.
"""

from __future__ import annotations

from typing import Final

from kanly.classic import frames
from kanly.classic.position import LEADER_COUNT, PLACES, N
from kanly.classic.tables.advantages import POWERS
from kanly.classic.tables.numbers import TURNS
from kanly.classic.tables.phases import PHASE_NAMES
from kanly.classic.tables.spice import SPICE_CARDS
from kanly.classic.tables.territories import SECTORS, TERRITORIES
from kanly.classic.tables.treachery import KIND_NAMES, TREACHERY_CARDS
from kanly.encoding.classic.frames import FRAME
from kanly.encoding.encoding import Part

LANDS: Final = len(TERRITORIES)
CARDS: Final = len(TREACHERY_CARDS)
BLOWS: Final = len(SPICE_CARDS)
KARAMAS: Final = len(POWERS)
KINDS: Final = len(KIND_NAMES)
QUESTIONS: Final = frames.ASKS + frames.WINDOWS

PARTS: Final[list[Part]] = []


def part(name: str, width: int = 1) -> int:
    """Add a part; returns where it begins."""
    at = sum([wide for _, wide in PARTS])
    PARTS.append((name, width))
    return at


# A battle plan, wherever one is told --------------------------------------------------------------
P_DIAL: Final = 0  # in half points, plus 1
P_SUPPORT: Final = 1
P_KWISATZ: Final = 2
P_LEADER: Final = 3  # each leader, a Cheap Hero, nobody
P_WEAPON: Final = P_LEADER + LEADER_COUNT + 2  # each card, none
P_DEFENSE: Final = P_WEAPON + CARDS + 1
PLAN: Final = P_DEFENSE + CARDS + 1

# fmt: off
# The table ----------------------------------------------------------------------------------------
OWN:             Final[int] = part("own factions", N)
PLAYING:         Final[int] = part("factions in play", N)
RULES:           Final[int] = part("rules", 9)  # as `classic.write_table` has them
TURN:            Final[int] = part("turn")
PHASE:           Final[int] = part("phase", len(PHASE_NAMES))
CIRCLE:          Final[int] = part("circle by faction", N * N)
ORDER:           Final[int] = part("storm order by faction", N * N)

# The storm ----------------------------------------------------------------------------------------
STORM:           Final[int] = part("storm", SECTORS + 1)
WALL:            Final[int] = part("shield wall")
DISTANCE:        Final[int] = part("distance of the storm")
STORM_CARD:      Final[int] = part("storm card")
WHEELS:          Final[int] = part("battle wheels", N)

# Spice --------------------------------------------------------------------------------------------
SPICE_AT:        Final[int] = part("spice by location", PLACES)
SPICE:           Final[int] = part("own spice by faction", N)
LEDGER:          Final[int] = part("spice by the ledger", N)
KNOWN_SPICE:     Final[int] = part("others' spice by faction", 2 * N)  # at least, at most
BRIBES:          Final[int] = part("bribes by faction", N)
PROMISE:         Final[int] = part("promises by faction", N)
GIFT:            Final[int] = part("gift", 1 + N)
SPICE_LEFT:      Final[int] = part("spice cards left")
SPICE_TOP:       Final[int] = part("next spice card", BLOWS)
PILES:           Final[int] = part("spice cards by pile", 2 * BLOWS)
TOPS:            Final[int] = part("next worm by pile", 2 * LANDS)
WORMS:           Final[int] = part("worms", 2)  # in this blow, set aside
RIDES:           Final[int] = part("worms to ride", LANDS)
RODE:            Final[int] = part("came on worms by location", 2 * PLACES)  # all, starred

# Forces -------------------------------------------------------------------------------------------
FORCES:          Final[int] = part("forces by faction and location", N * PLACES)
STARS:           Final[int] = part("starred forces by faction and location", N * PLACES)
ADVISORS:        Final[int] = part("advisors", LANDS)
RESERVES:        Final[int] = part("reserves by faction", 2 * N)  # all, starred
TANKS:           Final[int] = part("tanks by faction", 2 * N)
REVIVED:         Final[int] = part("starred forces revived", N)

# Leaders ------------------------------------------------------------------------------------------
HOME:            Final[int] = part("leaders at home", LEADER_COUNT)
DEAD:            Final[int] = part("leaders in the tanks", LEADER_COUNT)
CAPTIVES:        Final[int] = part("leaders captive", LEADER_COUNT)
UNSURE:          Final[int] = part("leaders of unknown fate", LEADER_COUNT)
AT:              Final[int] = part("leaders' territories", LEADER_COUNT)  # plus 1
DEATHS:          Final[int] = part("leaders' deaths", LEADER_COUNT)
FOUGHT:          Final[int] = part("leaders that fought", LEADER_COUNT)
SUSPECTS:        Final[int] = part("leaders suspected captive", LEADER_COUNT)
RELEASED:        Final[int] = part("leaders released", LEADER_COUNT)
UNNAMED:         Final[int] = part("leaders back unnamed", LEADER_COUNT)
HIDDEN_DEAD:     Final[int] = part("leaders killed captive", LEADER_COUNT)
TAKEN:           Final[int] = part("leader just captured", LEADER_COUNT)
UNSEEN:          Final[int] = part("captives unknown by faction", 2 * N)  # captive, killed
REVIVAL:         Final[int] = part("leader revival by faction", N)
KWISATZ:         Final[int] = part("kwisatz haderach", 4)  # dead, seen, where, own losses

# Traitors and the prediction ----------------------------------------------------------------------
DEALT:           Final[int] = part("own traitor cards dealt", LEADER_COUNT)
TRAITORS:        Final[int] = part("known traitors by faction", N * LEADER_COUNT)
TRAITOR_COUNT:   Final[int] = part("traitors kept by faction", N)
NOT_TRAITORS:    Final[int] = part("known not to be traitors by faction", N * LEADER_COUNT)
PREDICTED:       Final[int] = part("predicted faction", N)
PREDICTED_TURN:  Final[int] = part("predicted turn")
NOT_PREDICTED:   Final[int] = part("factions not predicted", N)
NOT_TURN:        Final[int] = part("turns not predicted", TURNS + 1)
PREDICTION_TOLD: Final[int] = part("prediction shown to", N)

# Treachery cards ----------------------------------------------------------------------------------
HAND:            Final[int] = part("known cards by faction", N * CARDS)
HAND_COUNT:      Final[int] = part("cards by faction", N)
OPEN:            Final[int] = part("own cards all know", CARDS)
LACKS:           Final[int] = part("cards lacking by faction", N * CARDS)
DISCARD:         Final[int] = part("cards discarded", CARDS)
TABLE:           Final[int] = part("cards on the table", CARDS)
UNKNOWN:         Final[int] = part("cards not seen", CARDS)
LOT:             Final[int] = part("card on offer", CARDS)
TOP:             Final[int] = part("next card", CARDS)
AUCTION:         Final[int] = part("cards seen on offer", CARDS)
DECK_COUNT:      Final[int] = part("cards left", 2)  # in the deck, in the row
ATOMICS:         Final[int] = part("atomics gone")
COUNTED:         Final[int] = part("cards counted")

# Alliances and deals ------------------------------------------------------------------------------
ALLY:            Final[int] = part("allies by faction", N * N)
FRESH:           Final[int] = part("new allies by faction", N * N)
NEXUS:           Final[int] = part("nexus by faction", 3 * N)  # done, joined, broke
OFFERS:          Final[int] = part("offers of alliance by faction", N * N)
AGREED:          Final[int] = part("offers agreed by faction", N * N)
ASKED:           Final[int] = part("alliances asked by faction", N * N)
DRAFT:           Final[int] = part("own deal in the making", N)
PROPOSED:        Final[int] = part("deals proposed")
OWED:            Final[int] = part("spice owed by deals", 2 * N)  # to pay, to get

# Karama, bidding, revival, shipment ---------------------------------------------------------------
STOPPED:         Final[int] = part("powers stopped", KARAMAS)
STOPPED_ONCE:    Final[int] = part("powers stopped once", KARAMAS)
BARRED:          Final[int] = part("powers tried in vain", KARAMAS)
SPECIAL:         Final[int] = part("special powers used", N)
BID:             Final[int] = part("bid", 2)  # the highest, cards dealt in this phase
BIDDER:          Final[int] = part("bidder", N)
PASSED:          Final[int] = part("passed", N)
GRANT:           Final[int] = part("grants", 4)  # forces, left, free, free this turn
ACTED:           Final[int] = part("had their turn", N)
MOVES:           Final[int] = part("moves")
GROUP:           Final[int] = part("group by location", 2 * PLACES)  # all, starred
SHIPPING:        Final[int] = part("shipment", 3)  # lent, halted, half
LANDED:          Final[int] = part("landed", LANDS)
RECEIPT:         Final[int] = part("paid by faction", N)

# Battle -------------------------------------------------------------------------------------------
SIDES:           Final[int] = part("sides", 2 * N)
FIELD:           Final[int] = part("field", PLACES)
VOICE:           Final[int] = part("voice", N + KINDS + 1)
BOUND:           Final[int] = part("foretold by faction", N)
FORETOLD:        Final[int] = part("foretold", PLAN)
OATHS:           Final[int] = part("oaths by side", 2 * (CARDS + LEADER_COUNT))  # 1 no, 2 yes
LOOKED:          Final[int] = part("plan looked at", N)
REVEALED:        Final[int] = part("plans revealed")
SEALED:          Final[int] = part("plans sealed by side", 2)
PLANS:           Final[int] = part("plans by side", 2 * PLAN)

# The moment ---------------------------------------------------------------------------------------
QUESTION:        Final[int] = part("question", QUESTIONS)
ABOUT:           Final[int] = part("what it is about", FRAME)
BELOW:           Final[int] = part("what waits below it", FRAME)
GOING_ON:        Final[int] = part("steps under way", frames.STEPS)
WAITING:         Final[int] = part("questions under way", QUESTIONS)
GIVEN:           Final[int] = part("own plan so far", PLAN)
GIVEN_FACTION:   Final[int] = part("own prediction so far", N)
GIVEN_COUNT:     Final[int] = part("own answers sealed")
# fmt: on

SIZE: Final = sum([width for _, width in PARTS])
