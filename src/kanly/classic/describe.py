"""The position by names, as plain data fit for JSON; `?` is what a view hides.

The table of columns says what is shown of what is stored; here is what is shown besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.classic.choices import ELEMENTS, KWISATZ_HADERACH
from kanly.classic.columns import (
    CARD,
    CARD_LIST,
    CARD_NAMES,
    COLUMNS,
    FACTION,
    FACTION_NAMES,
    LEADER_LIST,
    LEADER_NAMES,
    LOCATION_NAMES,
    TERRITORY,
    TERRITORY_NAMES,
)
from kanly.classic.deals import drafted, drafted_with
from kanly.classic.map import CALM, members
from kanly.classic.nexus import offers
from kanly.classic.plans import territory_of
from kanly.classic.position import (
    CAPTIVE,
    CHEAP,
    HIDDEN,
    HOME,
    NOBODY,
    NOWHERE,
    TANKS,
    Classic,
    Deal,
    Term,
)
from kanly.classic.tables.advantages import POWERS
from kanly.classic.tables.factions import ATREIDES, BENE_GESSERIT, EVERY_FACTION, HARKONNEN
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.phases import BIDDING, PHASE_NAMES, SETUP
from kanly.classic.tables.treachery import CHEAP_HERO, FAMILY_ATOMICS, KIND_NAMES
from kanly.classic.types import FactionId
from kanly.classic.victory import REASONS, strongholds
from kanly.core import columns
from kanly.core.columns import ARRANGED, OPTION, TABLE, Derived, Field, fields_of, shapes_of
from kanly.core.shape import (
    FROM_TOP,
    UNKNOWN,
    Data,
    always,
    flag,
    halves,
    left_out,
    list_of,
    map_of,
    name_of,
    named,
    named_one,
    number,
    optional,
    or_hidden,
    or_nothing,
    record_of,
    series_of,
    text,
)


def describe(game: Classic) -> Data:
    """Everything on the table."""
    data = columns.describe(game, TABLE_FIELDS) | columns.derive(game, TABLE_DERIVED, TABLE)
    playing = [faction for faction in EVERY_FACTION if game.plays(faction)]
    for faction in playing if game.phase == SETUP else game.order:
        data[FACTION_NAMES[faction]] = describe_faction(game, faction)
    return data


def describe_faction(game: Classic, faction: FactionId) -> Data:
    """One faction: what is on the map and what is behind its shield."""
    data = columns.describe(game, FACTION_FIELDS, faction)
    data |= columns.derive(game, FACTION_DERIVED, faction)
    data |= columns.describe(game, OWN_FIELDS[faction])
    return data | columns.derive(game, OWN_DERIVED.get(faction, []), faction)


# The table ----------------------------------------------------------------------------------------


def battle(game: Classic, owner: int) -> Data | None:
    """The battle under way."""
    if game.sides[0] == NOBODY:
        return None
    return {
        "aggressor": name(game.sides[0]),
        "defender": name(game.sides[1]),
        "territory": TERRITORY_NAMES[territory_of(game)],
        "field": [LOCATION_NAMES[place] for place in members(game.field)],
        "voice": None
        if game.voice[0] == NOBODY
        else {
            "target": name(game.voice[0]),
            "kind": KIND_NAMES[game.voice[1]],
            "play": bool(game.voice[2]),
        },
        "foretold": foretold(game),
        "revealed": game.revealed,
        "plans": {name(game.sides[side]): plan(game.plans[side]) for side in range(2)},
    }


def foretold(game: Classic) -> Data | None:
    target, element, told, _ = game.foretold
    if target == NOBODY:
        return None
    if told == HIDDEN:
        answer: object = UNKNOWN
    elif element == 0:
        answer = told / 2
    elif element == 1:
        answer = leader_name(told)
    else:
        answer = card_name(told)
    return {"target": name(target), "element": ELEMENTS[element], "answer": answer}


def plan(parts: list[int]) -> Data | str | None:
    if not parts:
        return None
    if parts[0] == HIDDEN:
        return UNKNOWN
    return {
        "dial": parts[0] / 2,
        "spice": parts[1],
        "leader": leader_name(parts[2]),
        "kwisatz-haderach": bool(parts[3]),
        "weapon": card_name(parts[4]),
        "defense": card_name(parts[5]),
    }


def deal(entry: Deal) -> Data:
    return {
        "number": entry.number,
        "proposer": name(entry.proposer),
        "parties": factions(members(entry.parties)),
        "agreed": factions(members(entry.agreed)),
        "cancelling": factions(members(entry.cancelling)),
        "terms": [term(each) for each in entry.terms],
        "promise": entry.words,
    }


def term(entry: Term) -> Data:
    who: Data = {"from": name(entry.payer), "to": name(entry.payee)}
    data: Data = {**who, "spice": max(0, entry.amount)}
    if entry.amount < 0:
        data["card"] = card_name(entry.card)
    if entry.turn:
        data["turn"] = entry.turn
        data["phase"] = PHASE_NAMES[entry.phase]
    return data


def alliance_offers(game: Classic, owner: int) -> list[Data]:
    return [{"from": name(asker), "to": name(asked)} for asker, asked, _ in offers(game)]


# A faction ----------------------------------------------------------------------------------------


def hand(game: Classic, faction: FactionId) -> list[str | None]:
    """The cards of a hand; how many a view does not know is shown only when all were told."""
    cards = [card_name(card) for card in game.hand[faction]]
    return cards if counted(game, faction) else [card for card in cards if card != UNKNOWN]


def counted(game: Classic, faction: FactionId) -> bool:
    """Whether it is known how many cards a faction holds."""
    return game.counted or HIDDEN not in game.hand[faction]


def leaders(game: Classic, faction: FactionId) -> Data:
    at = game.leader_at
    return {
        LEADER_NAMES[leader]: named_one(LEADER_PLACE, at[leader]) for leader in LEADERS_OF[faction]
    }


def deaths(game: Classic, faction: FactionId) -> Data:
    found = [leader for leader in LEADERS_OF[faction] if game.deaths[leader]]
    return {LEADER_NAMES[leader]: named(number(), game.deaths[leader]) for leader in found}


def draft(game: Classic, faction: FactionId) -> Data | None:
    parties = drafted_with(game, faction)
    if not parties:
        return None
    return {
        "parties": factions(members(parties)),
        "terms": [term(each) for each in drafted(game, faction)],
    }


def prediction(game: Classic, owner: FactionId) -> Data | None:
    if game.predicted == NOBODY:
        return None
    hidden = game.predicted == HIDDEN
    return {
        "faction": UNKNOWN if hidden else FACTION_NAMES[game.predicted],
        "turn": named(number(), game.predicted_turn),
    }


def kwisatz(game: Classic, owner: FactionId) -> str:
    if game.kh_dead:
        return TANKS_NAME
    return HOME_NAME if game.kh_at == NOWHERE else TERRITORY_NAMES[game.kh_at]


# Names --------------------------------------------------------------------------------------------


def factions(numbers: Sequence[int]) -> list[str]:
    return [FACTION_NAMES[faction] for faction in numbers]


def name(faction: int) -> str | None:
    return None if faction == NOBODY else FACTION_NAMES[faction]


def card_name(card: int) -> str | None:
    return named_one(CARD, card)


def leader_name(leader: int) -> str | None:
    return named_one(LEADER, leader)


# What is shown besides the columns, and the shapes of it ------------------------------------------

POWER_NAMES: Final = [power.slug for power in POWERS]
HOME_NAME: Final = "home"
TANKS_NAME: Final = "tanks"
LEADER_PLACE: Final = name_of(
    "place", TERRITORY_NAMES, {HOME: HOME_NAME, TANKS: TANKS_NAME, CAPTIVE: "captive"}
)
LEADER: Final = name_of(
    "leader",
    LEADER_NAMES,
    {CHEAP: CARD_NAMES[CHEAP_HERO], KWISATZ_HADERACH: "kwisatz-haderach"},
)
FACTION_LIST: Final = list_of("faction", FACTION_NAMES)
PLAYING: Final = list_of("faction", FACTION_NAMES, FROM_TOP)

# fmt: off
WHO: Final = always(FACTION)
TERM: Final = record_of("field", {
    "from":  WHO,
    "to":    WHO,
    "spice": number(),
    "card":  optional(always(CARD)),
    "turn":  optional(number()),
    "phase": optional(always(name_of("phase", list(PHASE_NAMES)))),
}, "Term")

DEAL: Final = record_of("field", {
    "number":     number(),
    "proposer":   WHO,
    "parties":    FACTION_LIST,
    "agreed":     FACTION_LIST,
    "cancelling": FACTION_LIST,
    "terms":      series_of("term", TERM),
    "promise":    always(text()),
}, "Deal")

DRAFT: Final = record_of("field", {
    "parties":    FACTION_LIST,
    "terms":      series_of("term", TERM),
}, "Draft")

PLAN: Final = record_of("field", {
    "dial":             halves(),
    "spice":            number(),
    "leader":           LEADER,
    "kwisatz-haderach": flag(),
    "weapon":           CARD,
    "defense":          CARD,
}, "Plan")

VOICE: Final = record_of("field", {
    "target": WHO,
    "kind":   always(name_of("kind of card", list(KIND_NAMES))),
    "play":   flag(),
}, "Voice")

FORETOLD: Final = record_of("field", {
    "target":  WHO,
    "element": always(name_of("element", list(ELEMENTS))),
    "answer":  or_nothing(halves("leader or card", [*LEADER_NAMES, *CARD_NAMES])),
}, "Foretold")

BATTLE: Final = record_of("field", {
    "aggressor": WHO,
    "defender":  WHO,
    "territory": always(TERRITORY),
    "field":     list_of("location", LOCATION_NAMES),
    "voice":     or_nothing(VOICE),
    "foretold":  or_nothing(FORETOLD),
    "revealed":  flag(),
    "plans":     map_of("faction", FACTION_NAMES, or_hidden(or_nothing(PLAN))),
}, "Battle")

OFFER: Final = record_of("field", {"from": WHO, "to": WHO}, "AllianceOffer")
PREDICTION: Final = record_of("field", {
    "faction": or_hidden(WHO),
    "turn":    or_hidden(number()),
}, "Prediction")
KWISATZ: Final = always(name_of("place", [HOME_NAME, TANKS_NAME, *TERRITORY_NAMES]))

TABLE_DERIVED: Final[list[Derived[Classic, int]]] = [
    Derived("players", number(), lambda game, _: game.players, OPTION),
    Derived("turns", number(), lambda game, _: game.rules.turns, OPTION),
    Derived("order", PLAYING, lambda game, _: factions(game.order), ARRANGED),
    Derived("storm", or_nothing(number()),
            lambda game, _: None if game.storm == CALM else game.storm, ARRANGED),
    Derived("storm-card", or_hidden(or_nothing(number())),
            lambda game, _: named(number(), game.storm_card) if game.storm_card else None,
            ARRANGED),
    Derived("dialers", FACTION_LIST,
            lambda game, _: factions([f for f in game.wheels if f != NOBODY]), ARRANGED),
    Derived("worms-set-aside", number(), lambda game, _: len(game.set_aside)),
    Derived("out-of-game", CARD_LIST,
            lambda game, _: [CARD_NAMES[FAMILY_ATOMICS]] if game.atomics_gone else [], ARRANGED),
    Derived("passed", FACTION_LIST,  # in the auction that goes on
            lambda game, _: factions(members(game.passed)) if game.phase == BIDDING else []),
    Derived("stopped", list_of("power", POWER_NAMES),
            lambda game, _: [POWER_NAMES[x] for x in members(game.stopped | game.stopped_once)],
            ARRANGED),
    Derived("alliance-offers", series_of("offer", OFFER), alliance_offers),
    Derived("battle", or_nothing(BATTLE), battle),
    Derived("deals", series_of("deal", DEAL),
            lambda game, _: [deal(x) for x in game.deals], ARRANGED),
    Derived("reason", name_of("reason", list(REASONS)),
            lambda game, _: REASONS[game.reason] if game.winners else None),
]
PLACES: Final = map_of("leader", LEADER_NAMES, always(LEADER_PLACE))
DEATHS: Final = map_of("leader", LEADER_NAMES, or_hidden(number()))
FACTION_DERIVED: Final[list[Derived[Classic, FactionId]]] = [
    Derived("hand", CARD_LIST, hand, ARRANGED),
    Derived("cards", or_hidden(number()),
            lambda game, own: len(game.hand[own]) if counted(game, own) else UNKNOWN),
    Derived("leaders", PLACES, leaders, ARRANGED),
    Derived("deaths", DEATHS, deaths, ARRANGED),
    Derived("allies", FACTION_LIST, lambda game, own: factions(game.allies(own)), ARRANGED),
    Derived("strongholds", number(), strongholds),
    Derived("draft", or_nothing(DRAFT), draft),
]
OWN_DERIVED: Final[dict[int, list[Derived[Classic, FactionId]]]] = {
    ATREIDES: [Derived("kwisatz-haderach", KWISATZ, kwisatz, ARRANGED)],
    BENE_GESSERIT: [Derived("prediction", or_nothing(PREDICTION), prediction, ARRANGED)],
    HARKONNEN: [
        Derived("captives", LEADER_LIST,
                lambda game, _: [x.slug for x in LEADERS if game.leader_at[x.id] == CAPTIVE],
                ARRANGED),
    ],
}
"""What only one faction has."""
# fmt: on

TABLE_FIELDS: Final[list[Field]] = fields_of(COLUMNS, owned=False)
FACTION_FIELDS: Final[list[Field]] = fields_of(COLUMNS, owned=True)
OWN_FIELDS: Final[list[list[Field]]] = [
    fields_of(COLUMNS, owned=False, only=faction) for faction in EVERY_FACTION
]

OWN: Final = [field for fields in OWN_FIELDS for field in fields]
OWN_SHAPES: Final = {
    **shapes_of(OWN),
    **{field.name: field.shape for fields in OWN_DERIVED.values() for field in fields},
}
HOUSE: Final = record_of(
    "field", {**shapes_of([*FACTION_FIELDS, *FACTION_DERIVED]), **left_out(OWN_SHAPES)}, "House"
)
STATE: Final = record_of(
    "field",
    {
        **shapes_of([*TABLE_FIELDS, *TABLE_DERIVED]),
        **dict.fromkeys(FACTION_NAMES, optional(HOUSE)),
    },
)
"""What `describe` gives; factions that do not play are left out."""
