"""The columns of a position, in the order of its digest (see `kanly.core.columns`)."""

from __future__ import annotations

from typing import Final

from kanly.core.columns import (
    ARRANGED,
    FOLLOWS,
    NOBODY,
    OPTION,
    OWNER,
    PRESENCE,
    Column,
    class_source,
    each,
    each_of,
    file_source,
    table,
)
from kanly.core.shape import (
    FROM_TOP,
    IN_ORDER,
    always,
    flag,
    list_of,
    map_of,
    mask_of,
    name_of,
    number,
)
from kanly.imperium.choices import COLOURS
from kanly.imperium.effects import FACTION_NAMES, RESOURCE_NAMES
from kanly.imperium.flags import FLAG_NAMES
from kanly.imperium.position import PHASE_NAMES
from kanly.imperium.tables.cards import CARDS, RESERVE_CARDS
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.hagal import DIFFICULTIES, HAGAL
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import LOCATIONS, MAKERS, SPACES
from kanly.imperium.tables.tiles import TILES

HOME: Final = "home"
"""Where the Mentat is when nobody has it."""

CARD_NAMES: Final = [card.slug for card in CARDS]
INTRIGUE_NAMES: Final = [card.slug for card in INTRIGUES]
CONFLICT_NAMES: Final = [card.slug for card in CONFLICTS]
HAGAL_NAMES: Final = [card.slug for card in HAGAL]
LEADER_NAMES: Final = [leader.slug for leader in LEADERS]
SPACE_NAMES: Final = [space.slug for space in SPACES]
LEVEL_NAMES: Final = [level.slug for level in DIFFICULTIES]
LOCATION_NAMES: Final = [SPACE_NAMES[space] for space in LOCATIONS]
MAKER_NAMES: Final = [SPACE_NAMES[space] for space in MAKERS]
RESERVE_NAMES: Final = [CARD_NAMES[card] for card in RESERVE_CARDS]
COLOUR_NAMES: Final = list(COLOURS)
TILE_NAMES: Final = [tile.slug for tile in TILES]
STACK_NAMES: Final = ["upper", "middle", "lower"]
FACTION_LIST: Final = list(FACTION_NAMES)

COLOUR: Final = name_of("colour", COLOUR_NAMES)
CARD: Final = name_of("card", CARD_NAMES)
CARD_LIST: Final = list_of("card", CARD_NAMES)
CARD_DECK: Final = list_of("card", CARD_NAMES, FROM_TOP)
INTRIGUE_LIST: Final = list_of("Intrigue card", INTRIGUE_NAMES)
INTRIGUE_DECK: Final = list_of("Intrigue card", INTRIGUE_NAMES, FROM_TOP)
CONFLICT_DECK: Final = list_of("Conflict card", CONFLICT_NAMES, FROM_TOP)
HAGAL_DECK: Final = list_of("House Hagal card", HAGAL_NAMES, FROM_TOP)
SPACE: Final = name_of("space", SPACE_NAMES)
TILE_LIST: Final = list_of("tile", TILE_NAMES)
BY_LOCATION: Final = map_of("location", LOCATION_NAMES, COLOUR)

PILES: Final = "[[] for _ in range(houses)]"
"""An empty pile for each house."""

# fmt: off
COLUMNS: Final = [
    Column("houses",           "int",             "houses"),
    Column("difficulty",       "int",             "NOTHING",           "", table("difficulty", name_of("difficulty", LEVEL_NAMES), OPTION)),
    Column("rolling_row",      "bool",            "False",             "", table("rolling-row", flag(), OPTION)),
    Column("brutal",           "bool",            "False",             "", table("brutal-escalation", flag(), OPTION)),

    Column("round",            "int",             "0",                 "", table("round", number(), ARRANGED)),
    Column("phase",            "int",             "0",                 "", table("phase", always(name_of("phase", list(PHASE_NAMES))), ARRANGED)),
    Column("first",            "HouseId",         "HouseId(0)",        "", table("first-player", always(COLOUR), ARRANGED)),
    Column("leader",           "list[int]",       "[NOTHING] * houses", "", each("leader", name_of("leader", LEADER_NAMES), ARRANGED)),
    Column("offers",           "list[list[int]]", PILES,
           "Leaders dealt to each seat in a draft, until all have chosen.", each("offers", list_of("leader", LEADER_NAMES), FOLLOWS), OWNER),

    Column("purse",            "list[int]",       "[0] * (houses * 3)",
           "Solari, spice and water: `purse[house * 3 + resource]`.", each_of(RESOURCE_NAMES, number())),
    Column("score",            "list[int]",       "[0] * houses",      "", each("score", number(), ARRANGED)),
    Column("influence",        "list[int]",       "[0] * (houses * 4)",
           "`influence[house * 4 + faction]`.", each("influence", map_of("faction", FACTION_LIST, number()))),
    Column("awarded",          "list[int]",       "[0] * houses",
           "Victory Points from cards, rewards and exchanges, apart from the influence tracks."),
    Column("alliance",         "list[HouseId]",   "[NOBODY] * 4",      "", table("alliances", map_of("faction", FACTION_LIST, COLOUR), ARRANGED)),
    Column("tokens",           "list[int]",       "[0] * houses",
           "The Baron's two factions, as a mask, until they are used.", None, PRESENCE),
    Column("council",          "int",             "0",                 "", each("council", flag())),
    Column("swordmaster",      "int",             "0",                 "", each("swordmaster", flag())),

    Column("supply",           "list[int]",       "[12] * houses",     "", each("supply", number(), ARRANGED)),
    Column("garrison",         "list[int]",       "[0] * houses",      "", each("garrison", number(), ARRANGED)),
    Column("troops",           "list[int]",       "[0] * houses",
           "Troops in the Conflict.", each("conflict", number(), ARRANGED)),
    Column("swords",           "list[int]",       "[0] * houses",      "", each("swords", number(), ARRANGED)),

    Column("ready",            "list[int]",       "[0] * houses",
           "Agents on the Leader.", each("agents", number(), ARRANGED)),
    Column("posts",            "list[list[int]]", PILES,
           "Spaces where the house's Agents stand.", each("posts", list_of("space", SPACE_NAMES), ARRANGED)),
    Column("occupied",         "int",             "0"),
    Column("mentat",           "int",             "NOTHING",           "", table("mentat", name_of("colour", COLOUR_NAMES, {-1: HOME}), ARRANGED)),
    Column("mentat_next",      "int",             "NOTHING",           "", table("mentat-next", COLOUR)),
    Column("voice",            "list[int]",       "[NOTHING] * houses", "", each("voice", SPACE)),
    Column("revealed",         "int",             "0",
           "Houses that take no further turn this round.", each("revealed", flag(), ARRANGED)),

    Column("control",          "list[HouseId]",   "[NOBODY] * 3",      "", table("control", BY_LOCATION, ARRANGED)),
    Column("bonus",            "list[int]",       "[0] * 3",           "", table("bonus-spice", map_of("Maker space", MAKER_NAMES, number()))),

    Column("deck",             "list[list[int]]", PILES,               "", each("deck", CARD_DECK, ARRANGED)),
    Column("hand",             "list[list[int]]", PILES,               "", each("hand", CARD_LIST, ARRANGED)),
    Column("discard",          "list[list[int]]", PILES,               "", each("discard", CARD_LIST, ARRANGED)),
    Column("play",             "list[list[int]]", PILES,               "", each("play", CARD_LIST, ARRANGED)),
    Column("aside",            "list[int]",       "[NOTHING] * houses", "", each("aside", CARD, ARRANGED)),
    Column("intrigues",        "list[list[int]]", PILES,               "", each("intrigue", INTRIGUE_LIST, ARRANGED), OWNER),
    Column("lasting",          "list[list[int]]", PILES,
           "Intrigue cards that lie face up until the Reveal turn.", each("lasting", INTRIGUE_LIST, ARRANGED)),

    Column("imperium_deck",    "list[int]",       "[]",                "", table("imperium-deck", CARD_DECK, ARRANGED), NOBODY),
    Column("row",              "list[int]",       "[]",                "", table("row", list_of("card", CARD_NAMES, IN_ORDER), ARRANGED)),
    Column("reserve",          "list[int]",       "[0] * 3",           "", table("reserve", map_of("Reserve card", RESERVE_NAMES, number()), ARRANGED)),
    Column("trashed",          "list[int]",       "[]",                "", table("trashed", CARD_LIST, ARRANGED)),
    Column("intrigue_deck",    "list[int]",       "[]",                "", table("intrigue-deck", INTRIGUE_DECK, ARRANGED), NOBODY),
    Column("intrigue_discard", "list[int]",       "[]",                "", table("intrigue-discard", INTRIGUE_LIST, ARRANGED)),
    Column("conflict_deck",    "list[int]",       "[]",                "", table("conflict-deck", CONFLICT_DECK, ARRANGED), NOBODY),
    Column("conflict",         "int",             "NOTHING",           "", table("conflict", name_of("Conflict card", CONFLICT_NAMES), ARRANGED)),
    Column("conflicts_past",   "list[int]",       "[]",                "", table("conflicts-past", list_of("Conflict card", CONFLICT_NAMES, IN_ORDER), ARRANGED)),
    Column("conflict_box",     "list[int]",       "[]",                "", table("conflict-box", list_of("Conflict card", CONFLICT_NAMES), FOLLOWS), NOBODY),
    Column("hagal_deck",       "list[int]",       "[]",                "", table("hagal-deck", HAGAL_DECK, ARRANGED), NOBODY),
    Column("hagal_discard",    "list[int]",       "[]",                "", table("hagal-discard", list_of("House Hagal card", HAGAL_NAMES), ARRANGED)),

    Column("known_hand",       "list[list[int]]", PILES,
           "Cards that everyone knows to be in a hand.", each("known-hand", CARD_LIST)),
    Column("known_top",        "list[int]",       "[0] * houses",
           "How many cards on top of a deck everyone knows.", each("known-top", number())),
    Column("owner_top",        "list[int]",       "[0] * houses",
           "How many cards on top of a deck its owner knows.", each("seen-top", number())),
    Column("knowledge",        "list[Knowledge]", "[]"),
    Column("pool",             "list[list[int]]", "[]",
           "In a view: the cards of each house that are somewhere in its hand or deck."),

    Column("turn",             "HouseId",         "NOBODY",
           "Whose turn it is in Phase 2.", table("turn", COLOUR, ARRANGED)),
    Column("revealing",        "bool",            "False",             "", table("revealing", flag())),
    Column("persuasion",       "int",             "0",                 "", table("persuasion", number())),
    Column("visited",          "int",             "NOTHING",           "", table("visited", SPACE)),
    Column("recruited",        "int",             "0",                 "", table("recruited", number())),
    Column("fresh",            "int",             "0",
           "Troops that the last recruiting brought.", table("fresh", number())),
    Column("deployed",         "int",             "0",
           "Troops deployed this turn by the Combat space.", table("deployed", number())),
    Column("marched",          "int",             "0",
           "Troops that entered the Conflict this turn by any means.", table("marched", number())),
    Column("flags",            "int",             "0",                 "", table("flags", mask_of("flag", FLAG_NAMES))),
    Column("discount",         "int",             "0",                 "", table("discount", number())),
    Column("chips",            "list[int]",       "[]",
           "Effects waiting to be carried out, with their source card: effect, card, effect, card."),
]

IX_COLUMNS: Final = [
    Column("epic",             "bool",            "False",             "", table("epic", flag(), OPTION)),
    Column("stacks",           "list[list[int]]", "[[], [], []]",
           "The three stacks of tiles, the face-up tile last.",
           table("tech-stacks", map_of("stack", STACK_NAMES, list_of("tile", TILE_NAMES, FROM_TOP)), ARRANGED)),
    Column("tiles",            "list[list[int]]", PILES,               "", each("tiles", TILE_LIST, ARRANGED)),
    Column("flipped",          "list[int]",       "[0] * houses",
           "Tiles used this round, as a mask.", each("flipped", mask_of("tile", TILE_NAMES))),
    Column("scrapped",         "list[int]",       "[]",                "", table("tiles-trashed", TILE_LIST, ARRANGED)),
    Column("freighter",        "list[int]",       "[0] * houses",      "", each("freighter", number())),
    Column("negotiators",      "list[int]",       "[0] * houses",      "", each("negotiators", number())),

    Column("docked",           "list[int]",       "[2] * houses",      "Dreadnoughts in supply."),
    Column("garrisoned",       "list[int]",       "[0] * houses"),
    Column("fighting",         "list[int]",       "[0] * houses"),
    Column("holder",           "list[HouseId]",   "[NOBODY] * 3",
           "Whose dreadnought holds a location.", table("dreadnoughts-at", BY_LOCATION)),
    Column("since",            "list[int]",       "[0] * 3",           "The round in which it was placed."),

    Column("snoopers",         "list[int]",       "[0] * houses",
           "Tessia's tokens still on their tracks, as a mask of factions.", each("snoopers", mask_of("faction", FACTION_LIST), ARRANGED)),
    Column("slots",            "list[int]",       "[0] * houses",      "", each("slots", number(), ARRANGED)),
    Column("kept",             "list[int]",       "[NOTHING] * houses",
           "The card Ilesa set aside this round.", each("kept", CARD, ARRANGED)),
    Column("shown",            "int",             "NOTHING",
           "That card, in the turn in which she took it back.", table("taken-back", CARD)),
    Column("turns",            "list[int]",       "[0] * houses",
           "Turns begun this round.", each("turns", number())),
    Column("seer",             "int",             "NOTHING",
           "Who knows the top card of the Intrigue deck.", table("intrigue-top-seen", COLOUR)),
    Column("under",            "list[int]",       "[]",
           "Who knows the cards at the bottom of the Intrigue deck, bottom first.",
           table("intrigue-bottom-seen", list_of("colour", COLOUR_NAMES, IN_ORDER))),

    Column("extra",            "bool",            "False",             "", table("extra-turn", flag())),
    Column("owed",             "int",             "0",
           "Agent turns after which House Hagal has still to act.", table("hagal-owed", number())),
    Column("ambush",           "bool",            "False",             "", table("ambush", flag())),
    Column("ambushed",         "int",             "0",                 "", table("ambushed", number())),
    Column("commissioned",     "int",             "0",
           "Dreadnoughts commissioned this turn.", table("commissioned", number())),
    Column("sent",             "int",             "0",
           "Dreadnoughts deployed this turn by the Combat space.", table("sent-dreadnoughts", number())),
    Column("marched",          "int",             "0",
           "Dreadnoughts deployed this turn by any means.", table("marched-dreadnoughts", number())),
    Column("displayed",        "list[int]",       "[]",
           "Cards revealed in this Reveal turn.", table("displayed", CARD_LIST, ARRANGED)),
    Column("givers",           "list[int]",       "[]",
           "Those of them that gave swords.", table("sword-cards", CARD_LIST, ARRANGED)),
]
# fmt: on


def generated() -> str:
    """The text of `position_columns.py`; write it with `python -m tests.columns`."""
    head = [
        "from kanly.core.game import Game",
        "from kanly.core.shape import NOTHING",
        "from kanly.imperium.types import NOBODY, HouseId, IntrigueId",
        "",
        "Knowledge = tuple[HouseId, IntrigueId, int]",
        '"""(seat that knows, Intrigue card, mask of the houses one of which holds it)."""',
    ]
    base = class_source("Columns", "Game", COLUMNS, "houses: int")
    ix = class_source("IxColumns", "", IX_COLUMNS, "houses: int")
    return file_source(head, [base, ix])
