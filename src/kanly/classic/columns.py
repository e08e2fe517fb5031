"""The columns of a position, in the order of its digest (see `kanly.core.columns`)."""

from __future__ import annotations

from typing import Final

from kanly.classic.tables.factions import ATREIDES, BENE_GESSERIT, FACTIONS, FREMEN
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.phases import PHASE_NAMES
from kanly.classic.tables.spice import SPICE_CARDS
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.classic.tables.treachery import TREACHERY_CARDS
from kanly.core.columns import (
    ARRANGED,
    FOLLOWS,
    NOBODY,
    OWNER,
    Column,
    class_source,
    each,
    file_source,
    only,
    table,
)
from kanly.core.shape import (
    FROM_TOP,
    TOP_FIRST,
    flag,
    list_of,
    mask_of,
    name_of,
    number,
    series_of,
    sparse_map_of,
    text,
)

FACTION_NAMES: Final = [faction.slug for faction in FACTIONS]
LEADER_NAMES: Final = [leader.slug for leader in LEADERS]
CARD_NAMES: Final = [card.slug for card in TREACHERY_CARDS]
SPICE_NAMES: Final = [card.slug for card in SPICE_CARDS]
TERRITORY_NAMES: Final = [territory.slug for territory in TERRITORIES]
LOCATION_NAMES: Final = [location.slug for location in LOCATIONS]

FACTION: Final = name_of("faction", FACTION_NAMES)
CARD: Final = name_of("card", CARD_NAMES)
CARD_LIST: Final = list_of("card", CARD_NAMES)
CARD_DECK: Final = list_of("card", CARD_NAMES, FROM_TOP)
SPICE_PILE: Final = list_of("spice card", SPICE_NAMES, FROM_TOP)
LEADER_LIST: Final = list_of("leader", LEADER_NAMES)
TERRITORY: Final = name_of("territory", TERRITORY_NAMES)
AT_LOCATIONS: Final = sparse_map_of("location", LOCATION_NAMES, number())

# fmt: off
COLUMNS: Final = [
    # The turn
    Column("turn",             "int",             "0", "", table("turn", number(), ARRANGED)),
    Column("phase",            "int",             "SETUP", "", table("phase", name_of("phase", list(PHASE_NAMES)), ARRANGED)),
    Column("seat",             "list[int]",       "[NOBODY] * N",
           "The seat that plays each faction, or NOBODY: the faction is not in play.", each("seat", number(), FOLLOWS)),
    Column("circle",           "list[int]",       "[0] * N",
           "The circle of each faction on the rim, 1 to 6.", each("circle", number(), ARRANGED)),
    Column("order",            "list[int]",       "[]",
           "The factions in storm order (CLA-TURN-06)."),
    Column("winners",          "int",             "0",
           "Factions that have won, as a mask.", table("winners", mask_of("faction", FACTION_NAMES), FOLLOWS)),
    Column("reason",           "int",             "0",
           "How: a number of `victory.REASONS`."),
    # Storm
    Column("storm",            "int",             "CALM"),
    Column("wall",             "bool",            "True",
           "Whether the Shield Wall stands.", table("shield-wall", flag(), ARRANGED)),
    Column("distance",         "int",             "0",
           "How far the storm is about to move.", table("storm-move", number(), FOLLOWS)),
    Column("storm_card",       "int",             "0",
           "The next storm card, drawn face down."),
    Column("storm_card_seen",  "bool",            "False", "", only(FREMEN, "sees-storm-card", flag(), ARRANGED)),
    Column("wheels",           "list[int]",       "[NOBODY, NOBODY]",
           "The two factions that used the battle wheels last."),
    # Spice
    Column("spice",            "list[int]",       "[0] * N",
           "Behind the shields.", each("spice", number()), OWNER),
    Column("ledger",           "list[int]",       "[0] * N",
           "What anyone who counts knows each to have; only an Emperor's gifts go past it."),
    Column("aside_least",      "list[int]",       "[0] * ((N + 1) * N)",
           "By how much the spice of a faction differs from the ledger, at least, for all that a viewer, last the public, knows; less than 0 for what the Emperor gave away."),
    Column("aside_most",       "list[int]",       "[0] * ((N + 1) * N)",
           "And at most."),
    Column("bribes",           "list[int]",       "[0] * N",
           "In front of the shields, until the Mentat Pause.", each("bribes", number())),
    Column("spice_at",         "list[int]",       "[0] * PLACES", "", table("spice", AT_LOCATIONS)),
    Column("spice_deck",       "list[int]",       "[]",
           "The top is at the end.", table("spice-deck", SPICE_PILE, ARRANGED), NOBODY),
    Column("spice_top_seen",   "bool",            "False",
           "Whether the Atreides saw the top card.", only(ATREIDES, "sees-spice-card", flag())),
    Column("piles",            "list[list[int]]", "[[], []]",
           "The discard piles A and B.", table("spice-piles", series_of("pile", SPICE_PILE), ARRANGED)),
    Column("tops",             "list[int]",       "[NOWHERE, NOWHERE]",
           "The territory to which the next worm of each pile comes.", table("worm-territories", series_of("territory", TERRITORY), ARRANGED)),
    Column("set_aside",        "list[int]",       "[]",
           "Worms of the first turn."),
    Column("worms",            "int",             "0",
           "Worms turned in this blow."),
    Column("rides",            "list[int]",       "[]",
           "Territories of worms that came to Fremen and can still be ridden.", table("rides", list_of("territory", TERRITORY_NAMES), FOLLOWS)),
    Column("rode",             "list[int]",       "[]",
           "Who came on a worm while others are still to be ridden: location, number, starred, ..."),
    # Forces
    Column("reserves",         "list[int]",       "[0] * N",
           "Starred forces included, here and below.", each("reserves", number(), ARRANGED)),
    Column("reserve_stars",    "list[int]",       "[0] * N", "", each("starred-reserves", number(), ARRANGED)),
    Column("tanks",            "list[int]",       "[0] * N", "", each("tanks", number(), ARRANGED)),
    Column("tank_stars",       "list[int]",       "[0] * N", "", each("starred-tanks", number(), ARRANGED)),
    Column("forces",           "list[list[int]]", "[[0] * PLACES for _ in range(N)]",
           "`forces[faction][location]`.", each("forces", AT_LOCATIONS, ARRANGED)),
    Column("stars",            "list[list[int]]", "[[0] * PLACES for _ in range(N)]",
           "Starred ones among them.", each("starred", AT_LOCATIONS, ARRANGED)),
    Column("where",            "list[int]",       "[0] * N",
           "The locations with forces of each faction, as a mask."),
    Column("advisors",         "int",             "0",
           "Territories in which the Bene Gesserit are advisors, as a mask.", only(BENE_GESSERIT, "advisors", mask_of("territory", TERRITORY_NAMES), ARRANGED)),
    Column("revived_stars",    "list[int]",       "[0] * N",
           "Starred forces revived this turn (CLA-REV-08)."),
    # Leaders
    Column("leader_at",        "list[int]",       "[HOME] * LEADER_COUNT",
           "HOME, TANKS, CAPTIVE, or the territory where it fought this phase."),
    Column("deaths",           "list[int]",       "[0] * LEADER_COUNT"),
    Column("suspects",         "int",             "0",
           "Leaders of which others cannot tell whether they are captives or died as such."),
    Column("fought",           "list[int]",       "[NOWHERE] * LEADER_COUNT",
           "Where each leader fought this phase, whoever fielded it."),
    Column("unnamed",          "int",             "0",
           "Leaders that died in captivity and came back without being named."),
    Column("released",         "int",             "0",
           "Former captives bound to a territory, back with owners for whom they have not fought."),
    Column("taken",            "int",             "NOTHING",
           "The leader that the Harkonnen have just captured."),
    Column("hidden_dead",      "int",             "0",
           "Leaders in the Tanks that were killed in captivity."),
    Column("unseen_leaders",   "list[int]",       "[0] * (2 * N)",
           "In a view: how many captives each faction has, then how many died as such."),
    Column("revival",          "list[int]",       "[0] * N",
           "Deaths of the leaders that may be revived, while leader revival is open.", each("leader-revival", number())),
    Column("losses",           "int",             "0",
           "Atreides forces lost in battle (CLA-ATR-13).", only(ATREIDES, "battle-losses", number())),
    Column("kh_dead",          "bool",            "False"),
    Column("kh_at",            "int",             "NOWHERE",
           "Where the Kwisatz Haderach was used this phase."),
    Column("kh_seen",          "bool",            "False",
           "Whether all have seen the Kwisatz Haderach."),
    # Traitors and prediction
    Column("dealt",            "list[list[int]]", "[[] for _ in range(N)]",
           "The traitor cards each faction was dealt.", each("traitors-dealt", LEADER_LIST, ARRANGED), OWNER),
    Column("traitors",         "list[list[int]]", "[[] for _ in range(N)]",
           "Those it kept.", each("traitors", LEADER_LIST, ARRANGED)),
    Column("traitor_deck",     "list[int]",       "[]", "", None, NOBODY),
    Column("traitor_known",    "list[int]",       "[0] * (N + 1)",
           "Leaders that a faction, or last the public, knows to be held as traitors."),
    Column("not_traitors",     "list[int]",       "[0] * N",
           "Leaders that all know a faction not to hold."),
    Column("predicted",        "int",             "NOBODY"),
    Column("predicted_turn",   "int",             "0"),
    Column("prediction_shown", "int",             "0",
           "Factions that know the prediction."),
    Column("not_predicted",    "int",             "0",
           "Factions, and above them turns, that all know not to be predicted."),
    Column("told_predicted",   "int",             "0",
           "1: all know the faction; 2: all know the turn."),
    # Treachery cards
    Column("hand",             "list[list[int]]", "[[] for _ in range(N)]"),
    Column("deck",             "list[int]",       "[]",
           "The top is at the end.", table("treachery-deck", CARD_DECK, ARRANGED), NOBODY),
    Column("discard",          "list[int]",       "[]", "", table("treachery-discard", list_of("card", CARD_NAMES, TOP_FIRST), ARRANGED)),
    Column("row",              "list[int]",       "[]",
           "Cards still to be sold, the one on offer last.", table("auction-row", CARD_DECK, ARRANGED), NOBODY),
    Column("table",            "list[int]",       "[]",
           "Cards of revealed plans, until they are kept or discarded.", table("table", CARD_LIST, FOLLOWS)),
    Column("atomics_gone",     "bool",            "False"),
    Column("known",            "list[list[int]]", "[[] for _ in range((N + 1) * N)]",
           "Cards that a viewer, last the public, knows a holder to have."),
    Column("lacks",            "list[int]",       "[0] * N",
           "Cards that all know a faction not to have, as a mask."),
    Column("auction_seen",     "list[int]",       "[]",
           "Cards on offer that the Atreides saw, in order.", only(ATREIDES, "auction-seen", CARD_LIST)),
    Column("lot_seen",         "bool",            "False",
           "Whether the Atreides saw the card on offer.", only(ATREIDES, "sees-auction-card", flag(), ARRANGED)),
    Column("top_seen",         "bool",            "False",
           "Whether the Atreides saw the card on top of the deck."),
    Column("counted",          "bool",            "False",
           "Whether the numbers of cards were announced: in Bidding."),
    # Alliances and deals
    Column("ally",             "list[int]",       "[0] * N",
           "Allies of each faction, as a mask."),
    Column("fresh",            "int",             "0",
           "Pairs of factions that became allies this turn."),
    Column("nexus_done",       "int",             "0"),
    Column("nexus_joined",     "int",             "0"),
    Column("nexus_broke",      "int",             "0"),
    Column("nexus_offers",     "list[int]",       "[]",
           "Offers of alliance: from, to, who has agreed, from, to, ..."),
    Column("nexus_asked",      "int",             "0",
           "Pairs between whom an offer was made since the last change."),
    Column("promise",          "list[int]",       "[0] * N",
           "What each pays at most for an ally's card or shipment.", each("promise", number(), FOLLOWS)),
    Column("drafts",           "list[list[int]]", "[[] for _ in range(N)]",
           "A deal in the making: its parties, then its terms."),
    Column("deals",            "list[Deal]",      "[]",
           "Every deal that was proposed and not refused."),
    Column("deal_count",       "int",             "0"),
    Column("gift",             "list[int]",       "[0, NOBODY]",
           "What the Emperor is about to give, and to whom."),
    Column("question",         "str",             '""',
           "The question that somebody must answer, in the words of whoever asked.", table("question", text(), FOLLOWS)),
    # Karama
    Column("stopped",          "int",             "0",
           "Powers stopped until the end of the phase, as a mask."),
    Column("stopped_once",     "int",             "0",
           "Powers stopped for one use."),
    Column("special_used",     "int",             "0",
           "Factions that used their special power.", each("special-karama-used", flag())),
    # Bidding
    Column("bid",              "int",             "0", "", table("bid", number(), FOLLOWS)),
    Column("bidder",           "int",             "NOBODY", "", table("bidder", FACTION, FOLLOWS)),
    Column("passed",           "int",             "0"),
    Column("lots",             "int",             "0",
           "Cards dealt in this phase."),
    # Revival, shipment and movement
    Column("grant",            "int",             "0",
           "Forces that the Emperor pays for."),
    Column("grant_left",       "int",             "0",
           "How many the Emperor may still pay for this turn."),
    Column("grant_free",       "bool",            "False",
           "Whether the Fremen grant the faction free revival."),
    Column("granted_free",     "bool",            "False",
           "Whether they granted it this turn."),
    Column("acted",            "int",             "0",
           "Factions that had their turn of Shipment and Movement."),
    Column("moves",            "int",             "0",
           "Moves that the acting faction still has."),
    Column("group",            "list[int]",       "[]",
           "Forces picked so far: location, number, starred, ..."),
    Column("lent",             "bool",            "False",
           "Whether the Guild lends its ally its price and its routes."),
    Column("barred",           "int",             "0",
           "Powers that the acting faction tried in vain this turn."),
    Column("receipt",          "list[int]",       "[]",
           "Who paid how much for the shipment: faction, spice, ..."),
    Column("landed",           "int",             "NOWHERE",
           "The territory to which the acting faction has shipped."),
    Column("halted",           "bool",            "False",
           "Whether the Guild stopped the shipment."),
    Column("half",             "bool",            "False",
           "Whether a Karama halves the shipment's price."),
    # Battle
    Column("sides",            "list[int]",       "[NOBODY, NOBODY]",
           "Aggressor and defender."),
    Column("field",            "int",             "0",
           "The locations where they fight."),
    Column("voice",            "list[int]",       "[NOBODY, 0, 0]",
           "Who must obey, kind of card, 1 to play it or 0 not to."),
    Column("foretold",         "list[int]",       "[NOBODY, 0, 0, 0]",
           "Who is bound, element, what it said, and who knows, as a mask."),
    Column("oaths",            "list[int]",       "[]",
           "What Truthtrance binds: who, 0 card or 1 leader, which, 1 or 0, ..."),
    Column("seen_plan",        "int",             "NOBODY",
           "Whose plan the Atreides look at with a Karama."),
    Column("revealed",         "bool",            "False",
           "Whether both plans are open."),
    Column("plans",            "list[list[int]]", "[[], []]",
           "Dial in halves, spice, leader, 1 with the Kwisatz Haderach, weapon, defense."),
]
# fmt: on


def generated() -> str:
    """The text of `position_columns.py`; write it with `python -m tests.columns`."""
    head = [
        "from kanly.classic.map import CALM",
        "from kanly.classic.marks import HOME, LEADER_COUNT, NOBODY, NOWHERE, PLACES, Deal, N",
        "from kanly.classic.tables.phases import SETUP",
        "from kanly.core.game import Game",
        "from kanly.core.shape import NOTHING",
    ]
    return file_source(head, [class_source("Columns", "Game", COLUMNS)])
