"""Every choice of the game, made once, with its notation.

predict emperor      predict turn 6      traitor stilgar      storm 7        bid 4
ship carthag         forces 5            forces 3 starred 1   move arrakeen  to old-gap-9
battle carthag harkonnen                 voice no shield      foresee weapon
dial 3.5             support 2           leader stilgar       weapon crysknife   defense none
karama stop voice    truthtrance guild   ask card lasgun      ghola stilgar  family-atomics
ally fremen          deal pay 3 guild    deal send: I shall leave Carthag this turn
"""

from __future__ import annotations

from typing import Final

from kanly.classic.tables.advantages import POWERS
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.numbers import TURNS, WEATHER_CONTROL_MOST, WHEEL
from kanly.classic.tables.phases import MENTAT_PAUSE, PHASE_NAMES
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.classic.tables.treachery import (
    KARAMA,
    KIND_NAMES,
    OF_KIND,
    TREACHERY_CARDS,
    VOICE_TARGETS,
    WORTHLESS,
)
from kanly.core.choice import Choice, ChoiceBook
from kanly.core.errors import UnknownName

HIGHEST_BID: Final = 99
MOST_SPICE: Final = 99
"""The most that one choice can name; nobody ever needs more."""
MOST_DEALS: Final = 200
ALL_FORCES: Final = 20
MOST_STARS: Final = 5

# Verbs --------------------------------------------------------------------------------------------
V_FACTION: Final = 0
V_SWAP: Final = 1
V_KEEP_FACTION: Final = 2
V_AGREE: Final = 3
V_REFUSE: Final = 4
V_PREDICT: Final = 5
V_PREDICT_TURN: Final = 6
V_TRAITOR: Final = 7
V_FORCES: Final = 8
V_PLACE_ADVISOR: Final = 9
V_STORM: Final = 10
V_WEATHER: Final = 11
V_ATOMICS: Final = 12
V_SECTORS: Final = 13
V_DECLINE: Final = 14
V_LOSE: Final = 15
V_PROTECT: Final = 16
V_ABANDON: Final = 17
V_WORM: Final = 18
V_ALLY: Final = 19
V_ACCEPT: Final = 20
V_REJECT: Final = 21
V_BREAK: Final = 22
V_DONE: Final = 23
V_RIDE: Final = 24
V_STAY: Final = 25
V_CLAIM: Final = 26
V_BID: Final = 27
V_PASS: Final = 28
V_BUY: Final = 29
V_PAY: Final = 30
V_PROMISE: Final = 31
V_STOP: Final = 32
V_SEE_PLAN: Final = 33
V_CALL_WORM: Final = 34
V_SWAP_CARDS: Final = 35
V_SWAP_COUNT: Final = 36
V_GIVE_CARD: Final = 37
V_REVIVE_FREE: Final = 38
V_STOP_SHIPMENT: Final = 39
V_HALF_PRICE: Final = 40
V_REVIVE: Final = 41
V_REVIVE_LEADER: Final = 42
V_GRANT: Final = 43
V_GRANT_FREE: Final = 44
V_SHIP: Final = 45
V_CROSS: Final = 46
V_BACK: Final = 47
V_REINFORCE: Final = 48
V_TO: Final = 49
V_TO_POLAR_SINK: Final = 50
V_WITH_ADVISOR: Final = 51
V_BECOME: Final = 52
V_ACT_NOW: Final = 53
V_WAIT: Final = 54
V_FIGHTERS: Final = 55
V_MOVE: Final = 56
V_HAJR: Final = 57
V_AS_SIDE: Final = 58
V_BATTLE: Final = 59
V_VOICE: Final = 60
V_FORESEE: Final = 61
V_DIAL: Final = 62
V_SUPPORT: Final = 63
V_LEADER: Final = 64
V_KWISATZ: Final = 65
V_WEAPON: Final = 66
V_DEFENSE: Final = 67
V_TREASON: Final = 68
V_SILENT: Final = 69
V_KEEP: Final = 70
V_DISCARD: Final = 71
V_CAPTURE: Final = 72
V_KILL: Final = 73
V_HOLD: Final = 74
V_TRUTHTRANCE: Final = 75
V_ASK: Final = 76
V_KEEP_TRUTHTRANCE: Final = 77
V_ANSWER: Final = 78
V_GHOLA: Final = 79
V_GIFT: Final = 80
V_SHOW: Final = 81
V_DEAL_WITH: Final = 82
V_DEAL_PAY: Final = 83
V_DEAL_ASK: Final = 84
V_DEAL_AT: Final = 85
V_DEAL_SEND: Final = 86
V_DEAL_DROP: Final = 87
V_DEAL_ACCEPT: Final = 88
V_DEAL_DECLINE: Final = 89
V_DEAL_WITHDRAW: Final = 90
V_DEAL_CANCEL: Final = 91
V_LEND: Final = 92

KWISATZ_HADERACH: Final = -6
"""Stands for the Kwisatz Haderach where a leader is named."""
NO_ONE: Final = -1
CHEAP_HERO: Final = -5
NO_CARD: Final = -1

BOOK: Final = ChoiceBook("classic")
_make: Final = BOOK.make


def parse(notation: str) -> Choice:
    """The choice of that notation, or an error with near matches."""
    found = BOOK.find(notation)
    if found is None:
        verb = notation.lower().split()[:1]
        verbs = sorted({known.split()[0] for known in BOOK.by_notation})
        alike = [known for known in BOOK.by_notation if known.split()[:1] == verb]
        raise UnknownName("choice", notation, alike or verbs)
    return found


def of_factions(verb: int, pattern: str) -> list[Choice]:
    return [_make(pattern.replace("?", x.slug), verb, x.id) for x in FACTIONS]


def of_leaders(verb: int, pattern: str) -> list[Choice]:
    return [_make(pattern.replace("?", x.slug), verb, x.id) for x in LEADERS]


def of_locations(verb: int, pattern: str) -> list[Choice]:
    return [_make(pattern.replace("?", x.slug), verb, x.id) for x in LOCATIONS]


def of_territories(verb: int, pattern: str) -> list[Choice]:
    return [_make(pattern.replace("?", x.slug), verb, x.id) for x in TERRITORIES]


def of_cards(verb: int, pattern: str) -> list[Choice]:
    return [_make(pattern.replace("?", x.slug), verb, x.id) for x in TREACHERY_CARDS]


def of_numbers(verb: int, pattern: str, most: int) -> list[Choice]:
    return [_make(pattern.replace("?", str(n)), verb, n) for n in range(most + 1)]


def of_forces(verb: int, word: str) -> list[list[Choice]]:
    """So many forces, so many of them starred: `table[number][starred]`."""
    return [
        [
            _make(f"{word} {n} starred {stars}" if stars else f"{word} {n}", verb, n, stars)
            for stars in range(min(n, MOST_STARS) + 1)
        ]
        for n in range(ALL_FORCES + 1)
    ]


# Setup --------------------------------------------------------------------------------------------
PICK_FACTION: Final = of_factions(V_FACTION, "faction ?")
SWAP: Final = of_factions(V_SWAP, "swap ?")
KEEP_FACTION: Final = _make("keep faction", V_KEEP_FACTION)
AGREE: Final = _make("agree", V_AGREE)
REFUSE: Final = _make("refuse", V_REFUSE)
PREDICT: Final = of_factions(V_PREDICT, "predict ?")
PREDICT_TURN: Final = of_numbers(V_PREDICT_TURN, "predict turn ?", TURNS)
TRAITOR: Final = of_leaders(V_TRAITOR, "traitor ?")
FORCES: Final = of_forces(V_FORCES, "forces")
PLACE_ADVISOR: Final = of_locations(V_PLACE_ADVISOR, "advisor ?")

# Storm --------------------------------------------------------------------------------------------
STORM: Final = of_numbers(V_STORM, "storm ?", WHEEL)
WEATHER: Final = _make("weather-control", V_WEATHER)
ATOMICS: Final = _make("family-atomics", V_ATOMICS)
SECTORS: Final = of_numbers(V_SECTORS, "sectors ?", WEATHER_CONTROL_MOST)
DECLINE: Final = _make("decline", V_DECLINE)
LOSE: Final = of_forces(V_LOSE, "lose")

# Spice blow and Nexus -----------------------------------------------------------------------------
PROTECT: Final = _make("protect", V_PROTECT)
ABANDON: Final = _make("abandon", V_ABANDON)
WORM: Final = of_territories(V_WORM, "worm ?")
ALLY: Final = of_factions(V_ALLY, "ally ?")
ACCEPT: Final = of_factions(V_ACCEPT, "accept ?")
REJECT: Final = of_factions(V_REJECT, "reject ?")
BREAK: Final = _make("break alliance", V_BREAK)
DONE: Final = _make("done", V_DONE)
RIDE: Final = of_locations(V_RIDE, "ride ?")
STAY: Final = _make("stay", V_STAY)

# CHOAM Charity and Bidding ------------------------------------------------------------------------
CLAIM: Final = _make("claim", V_CLAIM)
BID: Final = of_numbers(V_BID, "bid ?", HIGHEST_BID)
PASS: Final = _make("pass", V_PASS)
PAY: Final = _make("pay", V_PAY)
PROMISE: Final = of_numbers(V_PROMISE, "promise ?", MOST_SPICE)

# Karama, or with a worthless card in its place ----------------------------------------------------
AS_KARAMA: Final = [KARAMA, *OF_KIND[WORTHLESS]]
"""Cards that can be played as a Karama; all but the first by the Bene Gesserit alone."""


def with_card(card: int) -> str:
    return "" if card == KARAMA else f" with {TREACHERY_CARDS[card].slug}"


STOP: Final = [
    [_make(f"karama stop {x.slug}{with_card(card)}", V_STOP, x.id, card) for card in AS_KARAMA]
    for x in POWERS
]
"""STOP[power][card of AS_KARAMA]."""
BUY: Final = [_make(f"karama buy{with_card(card)}", V_BUY, 0, card) for card in AS_KARAMA]
HALF_PRICE: Final = [
    _make(f"karama half-price{with_card(card)}", V_HALF_PRICE, 0, card) for card in AS_KARAMA
]
SEE_PLAN: Final = of_factions(V_SEE_PLAN, "karama see-plan ?")
CALL_WORM: Final = of_territories(V_CALL_WORM, "karama call-worm ?")
SWAP_CARDS: Final = of_factions(V_SWAP_CARDS, "karama swap-cards ?")
SWAP_COUNT: Final = of_numbers(V_SWAP_COUNT, "take ?", 8)
GIVE_CARD: Final = of_cards(V_GIVE_CARD, "give ?")
REVIVE_FREE: Final = _make("karama revive-free", V_REVIVE_FREE)
STOP_SHIPMENT: Final = _make("karama stop-shipment", V_STOP_SHIPMENT)

# Revival ------------------------------------------------------------------------------------------
REVIVE: Final = of_forces(V_REVIVE, "revive")
REVIVE_LEADER: Final = of_leaders(V_REVIVE_LEADER, "revive ?")
REVIVE_KWISATZ: Final = _make("revive kwisatz-haderach", V_REVIVE_LEADER, KWISATZ_HADERACH)
GRANT: Final = of_numbers(V_GRANT, "grant ?", 3)
GRANT_FREE: Final = _make("grant free", V_GRANT_FREE)

# Shipment and Movement ----------------------------------------------------------------------------
SHIP: Final = of_locations(V_SHIP, "ship ?")
CROSS: Final = of_territories(V_CROSS, "cross ?")
BACK: Final = of_territories(V_BACK, "back ?")
REINFORCE: Final = of_locations(V_REINFORCE, "reinforce ?")
TO: Final = of_locations(V_TO, "to ?")
TO_POLAR_SINK: Final = _make("follow polar-sink", V_TO_POLAR_SINK)
WITH_ADVISOR: Final = _make("follow advisor", V_WITH_ADVISOR)
BECOME_ADVISORS: Final = _make("become advisors", V_BECOME)
LEND: Final = _make("lend", V_LEND)
ACT_NOW: Final = _make("act now", V_ACT_NOW)
WAIT: Final = _make("wait", V_WAIT)
FIGHTERS: Final = of_territories(V_FIGHTERS, "fighters ?")
MOVE: Final = of_territories(V_MOVE, "move ?")
HAJR: Final = _make("hajr", V_HAJR)
AS_FIGHTERS: Final = _make("as fighters", V_AS_SIDE, 0)
AS_ADVISORS: Final = _make("as advisors", V_AS_SIDE, 1)

# Battle -------------------------------------------------------------------------------------------
BATTLE: Final = [
    [_make(f"battle {place.slug} {x.slug}", V_BATTLE, place.id, x.id) for x in FACTIONS]
    for place in LOCATIONS
]
VOICE: Final = [
    [
        _make(f"voice {'play' if play else 'no'} {KIND_NAMES[kind]}", V_VOICE, kind, play)
        for play in range(2)
    ]
    for kind in VOICE_TARGETS
]
ELEMENTS: Final = ("dial", "leader", "weapon", "defense")
FORESEE: Final = [_make(f"foresee {name}", V_FORESEE, i) for i, name in enumerate(ELEMENTS)]


def halves(number: int) -> str:
    return f"{number // 2}.5" if number % 2 else str(number // 2)


DIAL: Final = [_make(f"dial {halves(n)}", V_DIAL, n) for n in range(2 * WHEEL + 1)]
"""In half points."""
SUPPORT: Final = of_numbers(V_SUPPORT, "support ?", ALL_FORCES)
LEADER: Final = of_leaders(V_LEADER, "leader ?")
LEADER_CHEAP: Final = _make("leader cheap-hero", V_LEADER, CHEAP_HERO)
LEADER_NONE: Final = _make("leader none", V_LEADER, NO_ONE)
WITH_KWISATZ: Final = _make("with kwisatz-haderach", V_KWISATZ, 1)
WITHOUT_KWISATZ: Final = _make("without kwisatz-haderach", V_KWISATZ, 0)
WEAPON: Final = of_cards(V_WEAPON, "weapon ?")
WEAPON_NONE: Final = _make("weapon none", V_WEAPON, NO_CARD)
DEFENSE: Final = of_cards(V_DEFENSE, "defense ?")
DEFENSE_NONE: Final = _make("defense none", V_DEFENSE, NO_CARD)
TREASON: Final = _make("treason", V_TREASON)
SILENT: Final = _make("silent", V_SILENT)
KEEP: Final = of_cards(V_KEEP, "keep ?")
DISCARD: Final = of_cards(V_DISCARD, "discard ?")
CAPTURE: Final = _make("capture", V_CAPTURE)
KILL: Final = _make("kill captive", V_KILL)
HOLD: Final = _make("keep captive", V_HOLD)

# At any time --------------------------------------------------------------------------------------
TRUTHTRANCE: Final = of_factions(V_TRUTHTRANCE, "truthtrance ?")
Q_CARD: Final = 0
Q_TRAITOR: Final = 1
Q_SPICE: Final = 2
Q_PREDICTION: Final = 3
Q_TURN: Final = 4
Q_PLAYS: Final = 5
Q_LEADS: Final = 6
Q_WORDS: Final = 7
ASK_CARD: Final = [_make(f"ask card {x.slug}", V_ASK, Q_CARD, x.id) for x in TREACHERY_CARDS]
ASK_TRAITOR: Final = [_make(f"ask traitor {x.slug}", V_ASK, Q_TRAITOR, x.id) for x in LEADERS]
ASK_SPICE: Final = [_make(f"ask spice {n}", V_ASK, Q_SPICE, n) for n in range(1, 31)]
ASK_PREDICTION: Final = [
    _make(f"ask prediction {x.slug}", V_ASK, Q_PREDICTION, x.id) for x in FACTIONS
]
ASK_TURN: Final = [_make(f"ask prediction turn {n}", V_ASK, Q_TURN, n) for n in range(1, TURNS + 1)]
ASK_PLAYS: Final = [_make(f"ask plays {x.slug}", V_ASK, Q_PLAYS, x.id) for x in TREACHERY_CARDS]
ASK_LEADS: Final = [_make(f"ask leads {x.slug}", V_ASK, Q_LEADS, x.id) for x in LEADERS]
ASK_WORDS: Final = _make("ask", V_ASK, Q_WORDS, spoken=True)
KEEP_TRUTHTRANCE: Final = _make("withdraw question", V_KEEP_TRUTHTRANCE)
YES: Final = _make("yes", V_ANSWER, 1)
NO: Final = _make("no", V_ANSWER, 0)
UNKNOWABLE: Final = _make("unknowable", V_ANSWER, 2)
GHOLA: Final = of_leaders(V_GHOLA, "ghola ?")
GHOLA_KWISATZ: Final = _make("ghola kwisatz-haderach", V_GHOLA, KWISATZ_HADERACH)
GHOLA_FORCES: Final = _make("ghola forces", V_GHOLA, NO_ONE)
GIFT: Final = [
    [_make(f"gift {n} {x.slug}", V_GIFT, n, x.id) for n in range(MOST_SPICE + 1)] for x in FACTIONS
]
SECRETS: Final = ("hand", "traitors", "prediction", "spice")
SHOW_HAND: Final = 0
SHOW_TRAITORS: Final = 1
SHOW_PREDICTION: Final = 2
SHOW_SPICE: Final = 3
SHOW: Final = [
    [_make(f"show {secret} {x.slug}", V_SHOW, i, x.id) for x in FACTIONS]
    for i, secret in enumerate(SECRETS)
]

# Deals --------------------------------------------------------------------------------------------
DEAL_WITH: Final = of_factions(V_DEAL_WITH, "deal with ?")
DEAL_PAY: Final = [
    [_make(f"deal pay {n} {x.slug}", V_DEAL_PAY, n, x.id) for n in range(MOST_SPICE + 1)]
    for x in FACTIONS
]
DEAL_ASK: Final = [
    [_make(f"deal ask {n} {x.slug}", V_DEAL_ASK, n, x.id) for n in range(MOST_SPICE + 1)]
    for x in FACTIONS
]
DEAL_AT: Final = [
    [
        _make(f"deal at {turn} {PHASE_NAMES[phase]}", V_DEAL_AT, turn, phase)
        for phase in range(1, MENTAT_PAUSE + 1)
    ]
    for turn in range(1, TURNS + 1)
]
"""DEAL_AT[turn - 1][phase - 1]."""
DEAL_SEND: Final = _make("deal send", V_DEAL_SEND, spoken=True)
DEAL_DROP: Final = _make("deal drop", V_DEAL_DROP)
DEAL_ACCEPT: Final = of_numbers(V_DEAL_ACCEPT, "deal accept ?", MOST_DEALS)
DEAL_DECLINE: Final = of_numbers(V_DEAL_DECLINE, "deal decline ?", MOST_DEALS)
DEAL_WITHDRAW: Final = of_numbers(V_DEAL_WITHDRAW, "deal withdraw ?", MOST_DEALS)
DEAL_CANCEL: Final = of_numbers(V_DEAL_CANCEL, "deal cancel ?", MOST_DEALS)
