"""The position by names, as plain data fit for JSON: for views, scenarios, terminal and browser.

Cards, spaces, leaders and factions are their slugs, houses their colours, decks read from the top.
What a view does not know is `?`. The table of columns says what is shown of what is stored; here
is what is shown besides. `arrange` reads the same names the other way round.
"""

from __future__ import annotations

from typing import Final

from kanly.core import columns
from kanly.core.columns import ARRANGED, OPTION, TABLE, Derived, fields_of, shapes_of
from kanly.core.shape import (
    HIDDEN,
    NOTHING,
    UNKNOWN,
    flag,
    left_out,
    list_of,
    map_of,
    name_of,
    number,
    optional,
    or_hidden,
    record_of,
)
from kanly.imperium.choices import COLOURS
from kanly.imperium.columns import (
    CARD_LIST,
    CARD_NAMES,
    COLOUR_NAMES,
    COLUMNS,
    FACTION_LIST,
    INTRIGUE_LIST,
    INTRIGUE_NAMES,
    IX_COLUMNS,
    LOCATION_NAMES,
    SPACE_NAMES,
)
from kanly.imperium.decks import UNDER_DECK
from kanly.imperium.effects import EFFECTS
from kanly.imperium.position import Imperium
from kanly.imperium.tables.spaces import SPACES
from kanly.imperium.types import HouseId

HOLDER_NAMES: Final[dict[int, str]] = {i: colour for i, colour in enumerate(COLOURS)}
HOLDER_NAMES[UNDER_DECK] = "deck"
"""Who may hold an Intrigue card that was seen: a house, or the bottom of the Intrigue deck."""


def describe(game: Imperium) -> dict[str, object]:
    """Everything on the table; each house under its colour."""
    data = columns.describe(game, TABLE_FIELDS) | columns.derive(game, TABLE_DERIVED, TABLE)
    if game.ix is not None:
        data |= columns.describe(game.ix, IX_TABLE_FIELDS) | columns.derive(
            game, IX_TABLE_DERIVED, TABLE
        )
    for house in game.every_house:
        data[COLOURS[house]] = describe_house(game, house)
    return data


def describe_house(game: Imperium, house: HouseId) -> dict[str, object]:
    data = columns.describe(game, HOUSE_FIELDS, house)
    data |= columns.derive(game, HOUSE_DERIVED, house)
    if game.ix is not None:
        data |= columns.describe(game.ix, IX_HOUSE_FIELDS, house)
        data |= columns.derive(game, IX_HOUSE_DERIVED, house)
    return data | columns.derive(game, VIEW_DERIVED, house) if game.pool else data


# The table ----------------------------------------------------------------------------------------


def waiting(game: Imperium, owner: int) -> list[str]:
    """Pending effects, each after the card it comes from: `seek-allies/trash-this`."""
    found: list[str] = []
    for at in range(0, len(game.chips), 2):
        slug = EFFECTS[game.chips[at]].slug
        source = game.chips[at + 1]
        found.append(slug if source == NOTHING else f"{CARD_NAMES[source]}/{slug}")
    return found


def winners(game: Imperium, owner: int) -> list[str]:
    return [] if game.result is None else [COLOURS[house] for house in game.result.winners]


def reason(game: Imperium, owner: int) -> str | None:
    return None if game.result is None else game.result.reason.key


def occupants(game: Imperium, owner: int) -> dict[str, list[str]]:
    """Who stands on each occupied space, in the order of the board."""
    found: dict[str, list[str]] = {}
    for space in range(len(SPACES)):
        if game.occupied >> space & 1:
            found[SPACE_NAMES[space]] = [
                COLOURS[house]
                for house in game.every_house
                for post in game.posts[house]
                if post == space
            ]
    return found


def placed_this_round(game: Imperium, owner: int) -> list[str]:
    ix = game.expansion
    return [
        name
        for name, holder, since in zip(LOCATION_NAMES, ix.holder, ix.since)
        if holder != NOTHING and since == game.round
    ]


# A house ------------------------------------------------------------------------------------------


def held(names: list[str], column: list[HouseId], house: HouseId) -> list[str]:
    return [name for name, holder in zip(names, column) if holder == house]


def tokens(game: Imperium, house: HouseId) -> list[str]:
    """The Baron's two factions, until they are used."""
    mask = game.tokens[house]
    if mask == HIDDEN:
        return [UNKNOWN, UNKNOWN]
    return [name for i, name in enumerate(FACTION_LIST) if mask >> i & 1]


def knowledge(game: Imperium, house: HouseId) -> dict[str, list[str]]:
    """Intrigue cards this house saw change hands, under the colours of those who may hold them."""
    found: dict[str, list[str]] = {}
    for knower, card, holders in game.knowledge:
        if knower == house:
            name = holders_name(holders)
            found.setdefault(name, []).append(INTRIGUE_NAMES[card])
    return found


def holders_name(holders: int) -> str:
    """A set of holders in words: `blue`, `blue-or-yellow`, `deck`."""
    return "-or-".join(name for place, name in HOLDER_NAMES.items() if holders >> place & 1)


def unseen(game: Imperium, house: HouseId) -> list[str]:
    """In a view: the cards that are somewhere in its hand or deck."""
    return [CARD_NAMES[card] for card in game.pool[house]]


def dreadnoughts(game: Imperium, house: HouseId) -> dict[str, int]:
    ix = game.expansion
    return {
        "supply": ix.docked[house],
        "garrison": ix.garrisoned[house],
        "conflict": ix.fighting[house],
    }


# What is shown besides the columns ----------------------------------------------------------------

HOLDERS: Final[dict[str, int]] = {}
"""Sets of holders of an Intrigue card, by name, as masks."""
for _set in range(1, 1 << len(HOLDER_NAMES)):
    _mask = sum(1 << _at for _i, _at in enumerate(HOLDER_NAMES) if _set >> _i & 1)
    HOLDERS[holders_name(_mask)] = _mask
SHIPS: Final = record_of(
    "place", {"supply": number(), "garrison": number(), "conflict": number()}, "Dreadnoughts"
)
EFFECT_NAMES: Final = [effect.slug for effect in EFFECTS]
SOURCED_NAMES: Final = [f"{card}/{effect}" for card in CARD_NAMES for effect in EFFECT_NAMES]
EFFECT_LIST: Final = list_of("effect", [*EFFECT_NAMES, *SOURCED_NAMES])
HOUSES: Final = list_of("colour", COLOUR_NAMES)
FACTIONS: Final = list_of("faction", FACTION_LIST)
LOCATIONS: Final = list_of("location", LOCATION_NAMES)
DECIDED_BY: Final = ("points", "spice", "solari", "water", "garrison", "shared", "chaumurky")
REASONS: Final = [f"result-{what}" for what in DECIDED_BY]

# fmt: off
TABLE_DERIVED: Final[list[Derived[Imperium, int]]] = [
    Derived("players", number(),                             lambda game, owner: game.players,
            OPTION),
    Derived("spaces",  map_of("space", SPACE_NAMES, HOUSES), occupants, ARRANGED),
    Derived("effects", EFFECT_LIST,                          waiting,   ARRANGED),
    Derived("over",    flag(),                               lambda game, owner: game.over),
    Derived("winners", HOUSES,                               winners),
    Derived("reason",  name_of("reason", REASONS),           reason),
]
HOUSE_DERIVED: Final[list[Derived[Imperium, HouseId]]] = [
    Derived("rival",     flag(),    lambda game, house: game.is_rival(house)),
    Derived("strength",  number(),  lambda game, house: game.strength(house), ARRANGED),
    Derived("alliances", FACTIONS,  lambda game, house: held(FACTION_LIST, game.alliance, house),
            ARRANGED),
    Derived("control",   LOCATIONS, lambda game, house: held(LOCATION_NAMES, game.control, house),
            ARRANGED),
    Derived("tokens",    or_hidden(FACTIONS), tokens, ARRANGED),
    Derived("knows",     map_of("holder", list(HOLDERS), INTRIGUE_LIST), knowledge, ARRANGED),
]
VIEW_DERIVED: Final[list[Derived[Imperium, HouseId]]] = [
    Derived("unseen", CARD_LIST, unseen),
]
IX_TABLE_DERIVED: Final[list[Derived[Imperium, int]]] = [
    Derived("placed-this-round", LOCATIONS, placed_this_round, ARRANGED),
]
IX_HOUSE_DERIVED: Final[list[Derived[Imperium, HouseId]]] = [
    Derived("dreadnoughts", SHIPS, dreadnoughts, ARRANGED),
]
# fmt: on

TABLE_FIELDS: Final = fields_of(COLUMNS, owned=False)
HOUSE_FIELDS: Final = fields_of(COLUMNS, owned=True)
IX_TABLE_FIELDS: Final = fields_of(IX_COLUMNS, owned=False)
IX_HOUSE_FIELDS: Final = fields_of(IX_COLUMNS, owned=True)

HOUSE: Final = record_of(
    "field",
    {
        **shapes_of([*HOUSE_FIELDS, *HOUSE_DERIVED]),
        **left_out(shapes_of([*IX_HOUSE_FIELDS, *IX_HOUSE_DERIVED])),
        **left_out(shapes_of(VIEW_DERIVED)),
    },
    "House",
)
STATE: Final = record_of(
    "field",
    {
        **shapes_of([*TABLE_FIELDS, *TABLE_DERIVED]),
        **left_out(shapes_of([*IX_TABLE_FIELDS, *IX_TABLE_DERIVED])),
        **dict.fromkeys(COLOURS, optional(HOUSE)),
    },
)
"""What `describe` gives; a house that does not play, and Rise of Ix without it, are left out."""
