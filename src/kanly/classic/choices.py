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
from kanly.classic.tables.phases import PHASE_NAMES
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.classic.tables.treachery import (
    FAMILY_ATOMICS,
    KARAMA,
    KIND_NAMES,
    OF_KIND,
    TLEILAXU_GHOLA,
    TREACHERY_CARDS,
    VOICE_TARGETS,
    WEATHER_CONTROL,
    WORTHLESS,
)
from kanly.classic.tables.treachery import HAJR as HAJR_CARD
from kanly.classic.tables.treachery import TRUTHTRANCE as TRUTHTRANCE_CARD
from kanly.core.choice import Amount, Choice, ChoiceBook, Ref, amounts, refs

HIGHEST_BID: Final = 99
MOST_SPICE: Final = 99
"""The most that one choice can name; nobody ever needs more."""
MOST_DEALS: Final = 200
"""How many can stand at the same time, proposed or concluded; no table ever needs more."""
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
V_MULLIGAN: Final = 93
V_DEAL_GIVE: Final = 94
V_DEAL_WANT: Final = 95

KWISATZ_HADERACH: Final = -6
"""Stands for the Kwisatz Haderach where a leader is named."""
NO_ONE: Final = -1
CHEAP_HERO: Final = -5
NO_CARD: Final = -1

# What choices point at ----------------------------------------------------------------------------
FACTION: Final = refs("faction", [faction.slug for faction in FACTIONS])
LEADER_REFS: Final = refs("leader", [leader.slug for leader in LEADERS])
LOCATION: Final = refs("location", [place.slug for place in LOCATIONS])
TERRITORY: Final = refs("territory", [territory.slug for territory in TERRITORIES])
CARD: Final = refs("card", [card.slug for card in TREACHERY_CARDS])
POWER: Final = refs("power", [power.slug for power in POWERS])
PHASE: Final = refs("phase", PHASE_NAMES)
TURN: Final = amounts(TURNS, "turn")
AMOUNT: Final = amounts(MOST_SPICE)
DEAL: Final = amounts(MOST_DEALS, "deal")
KWISATZ: Final = Ref("kwisatz-haderach", KWISATZ_HADERACH, "kwisatz-haderach")
NOBODY: Final = Ref("none", NO_ONE, "none")

BOOK: Final = ChoiceBook("classic")
_make: Final = BOOK.make
_each: Final = BOOK.each
_pairs: Final = BOOK.pairs


def of_forces(verb: int, word: str) -> list[list[Choice]]:
    """So many forces, so many of them starred: `table[number][starred]`."""
    return [
        [
            _make(f"{word} ? starred ?", verb, AMOUNT[n], Amount(stars, "starred"))
            if stars
            else _make(f"{word} ?", verb, AMOUNT[n])
            for stars in range(min(n, MOST_STARS) + 1)
        ]
        for n in range(ALL_FORCES + 1)
    ]


# Setup --------------------------------------------------------------------------------------------
PICK_FACTION: Final = _each("faction ?", V_FACTION, FACTION)
SWAP: Final = _each("swap ?", V_SWAP, FACTION)
KEEP_FACTION: Final = _make("keep faction", V_KEEP_FACTION)
AGREE: Final = _make("agree", V_AGREE)
REFUSE: Final = _make("refuse", V_REFUSE)
PREDICT: Final = _each("predict ?", V_PREDICT, FACTION)
PREDICT_TURN: Final = _each("predict turn ?", V_PREDICT_TURN, TURN)
TRAITOR: Final = _each("traitor ?", V_TRAITOR, LEADER_REFS)
MULLIGAN: Final = _make("mulligan", V_MULLIGAN)
FORCES: Final = of_forces(V_FORCES, "forces")
PLACE_ADVISOR: Final = _each("advisor ?", V_PLACE_ADVISOR, LOCATION)

# Storm --------------------------------------------------------------------------------------------
STORM: Final = _each("storm ?", V_STORM, amounts(WHEEL))
WEATHER: Final = _make("weather-control", V_WEATHER, also=(CARD[WEATHER_CONTROL],))
ATOMICS: Final = _make("family-atomics", V_ATOMICS, also=(CARD[FAMILY_ATOMICS],))
SECTORS: Final = _each("sectors ?", V_SECTORS, amounts(WEATHER_CONTROL_MOST))
DECLINE: Final = _make("decline", V_DECLINE)
LOSE: Final = of_forces(V_LOSE, "lose")

# Spice blow and Nexus -----------------------------------------------------------------------------
PROTECT: Final = _make("protect", V_PROTECT)
ABANDON: Final = _make("abandon", V_ABANDON)
WORM: Final = _each("worm ?", V_WORM, TERRITORY)
ALLY: Final = _each("ally ?", V_ALLY, FACTION)
ACCEPT: Final = _each("accept ?", V_ACCEPT, FACTION)
REJECT: Final = _each("reject ?", V_REJECT, FACTION)
BREAK: Final = _make("break alliance", V_BREAK)
DONE: Final = _make("done", V_DONE)
RIDE: Final = _each("ride ?", V_RIDE, LOCATION)
STAY: Final = _make("stay", V_STAY)

# CHOAM Charity and Bidding ------------------------------------------------------------------------
CLAIM: Final = _make("claim", V_CLAIM)
BID: Final = _each("bid ?", V_BID, AMOUNT)
PASS: Final = _make("pass", V_PASS)
PAY: Final = _make("pay", V_PAY)
PROMISE: Final = _each("promise ?", V_PROMISE, AMOUNT)

# Karama, or with a worthless card in its place ----------------------------------------------------
AS_KARAMA: Final[list[int]] = [KARAMA, *OF_KIND[WORTHLESS]]
"""Cards that can be played as a Karama; all but the first by the Bene Gesserit alone."""


def with_card(pattern: str, card: int) -> str:
    """A Karama goes without saying; a card in its place is named."""
    return pattern if card == KARAMA else f"{pattern}| with ?"


STOP: Final = [
    [_make(with_card("karama stop ?", card), V_STOP, power, CARD[card]) for card in AS_KARAMA]
    for power in POWER
]
"""STOP[power][card of AS_KARAMA]."""
BUY: Final = [_make(with_card("karama buy", card), V_BUY, 0, CARD[card]) for card in AS_KARAMA]
HALF_PRICE: Final = [
    _make(with_card("karama half-price", card), V_HALF_PRICE, 0, CARD[card]) for card in AS_KARAMA
]
BY_KARAMA: Final = (CARD[KARAMA],)
SEE_PLAN: Final = _each("karama see-plan ?", V_SEE_PLAN, FACTION, BY_KARAMA)
CALL_WORM: Final = _each("karama call-worm ?", V_CALL_WORM, TERRITORY, BY_KARAMA)
SWAP_CARDS: Final = _each("karama swap-cards ?", V_SWAP_CARDS, FACTION, BY_KARAMA)
SWAP_COUNT: Final = _each("take ?", V_SWAP_COUNT, amounts(8))
GIVE_CARD: Final = _each("give ?", V_GIVE_CARD, CARD)
REVIVE_FREE: Final = _make("karama revive-free", V_REVIVE_FREE, also=BY_KARAMA)
STOP_SHIPMENT: Final = _make("karama stop-shipment", V_STOP_SHIPMENT, also=BY_KARAMA)

# Revival ------------------------------------------------------------------------------------------
REVIVE: Final = of_forces(V_REVIVE, "revive")
REVIVE_LEADER: Final = _each("revive ?", V_REVIVE_LEADER, LEADER_REFS)
REVIVE_KWISATZ: Final = _make("revive ?", V_REVIVE_LEADER, KWISATZ)
GRANT: Final = _each("grant ?", V_GRANT, amounts(3))
GRANT_FREE: Final = _make("grant free", V_GRANT_FREE)

# Shipment and Movement ----------------------------------------------------------------------------
SHIP: Final = _each("ship ?", V_SHIP, LOCATION)
CROSS: Final = _each("cross ?", V_CROSS, TERRITORY)
BACK: Final = _each("back ?", V_BACK, TERRITORY)
REINFORCE: Final = _each("reinforce ?", V_REINFORCE, LOCATION)
TO: Final = _each("to ?", V_TO, LOCATION)
TO_POLAR_SINK: Final = _make("follow polar-sink", V_TO_POLAR_SINK)
WITH_ADVISOR: Final = _make("follow advisor", V_WITH_ADVISOR)
BECOME_ADVISORS: Final = _make("become advisors", V_BECOME)
LEND: Final = _make("lend", V_LEND)
ACT_NOW: Final = _make("act now", V_ACT_NOW)
WAIT: Final = _make("wait", V_WAIT)
FIGHTERS: Final = _each("fighters ?", V_FIGHTERS, TERRITORY)
MOVE: Final = _each("move ?", V_MOVE, TERRITORY)
HAJR: Final = _make("hajr", V_HAJR, also=(CARD[HAJR_CARD],))
AS_FIGHTERS: Final = _make("as fighters", V_AS_SIDE, 0)
AS_ADVISORS: Final = _make("as advisors", V_AS_SIDE, 1)

# Battle -------------------------------------------------------------------------------------------
BATTLE: Final = _pairs("battle ? ?", V_BATTLE, LOCATION, FACTION)
VOICE: Final = [
    [
        _make(f"voice {order} ?", V_VOICE, Ref("card-kind", kind, KIND_NAMES[kind]), play)
        for play, order in enumerate(("no", "play"))
    ]
    for kind in VOICE_TARGETS
]
ELEMENTS: Final = ("dial", "leader", "weapon", "defense")
FORESEE: Final = _each("foresee ?", V_FORESEE, refs("element", ELEMENTS))
DIAL: Final = [_make("dial ?", V_DIAL, Amount(n, "dial", of=2)) for n in range(2 * WHEEL + 1)]
"""In half points."""
SUPPORT: Final = _each("support ?", V_SUPPORT, amounts(ALL_FORCES))
LEADER: Final = _each("leader ?", V_LEADER, LEADER_REFS)
LEADER_CHEAP: Final = _make("leader ?", V_LEADER, Ref("card", CHEAP_HERO, "cheap-hero"))
LEADER_NONE: Final = _make("leader ?", V_LEADER, NOBODY)
WITH_KWISATZ: Final = _make("with ?", V_KWISATZ, 1, also=(KWISATZ,))
WITHOUT_KWISATZ: Final = _make("without ?", V_KWISATZ, 0, also=(KWISATZ,))
WEAPON: Final = _each("weapon ?", V_WEAPON, CARD)
WEAPON_NONE: Final = _make("weapon ?", V_WEAPON, NOBODY)
DEFENSE: Final = _each("defense ?", V_DEFENSE, CARD)
DEFENSE_NONE: Final = _make("defense ?", V_DEFENSE, NOBODY)
TREASON: Final = _make("treason", V_TREASON)
SILENT: Final = _make("silent", V_SILENT)
KEEP: Final = _each("keep ?", V_KEEP, CARD)
DISCARD: Final = _each("discard ?", V_DISCARD, CARD)
CAPTURE: Final = _make("capture", V_CAPTURE)
KILL: Final = _make("kill captive", V_KILL)
HOLD: Final = _make("keep captive", V_HOLD)

# At any time --------------------------------------------------------------------------------------
TRUTHTRANCE: Final = _each("truthtrance ?", V_TRUTHTRANCE, FACTION, (CARD[TRUTHTRANCE_CARD],))
Q_CARD: Final = 0
Q_TRAITOR: Final = 1
Q_SPICE: Final = 2
Q_PREDICTION: Final = 3
Q_TURN: Final = 4
Q_PLAYS: Final = 5
Q_LEADS: Final = 6
Q_WORDS: Final = 7
ASK_CARD: Final = [_make("ask card ?", V_ASK, Q_CARD, x) for x in CARD]
ASK_TRAITOR: Final = [_make("ask traitor ?", V_ASK, Q_TRAITOR, x) for x in LEADER_REFS]
ASK_SPICE: Final = [_make("ask spice ?", V_ASK, Q_SPICE, n) for n in AMOUNT[1:31]]
ASK_PREDICTION: Final = [_make("ask prediction ?", V_ASK, Q_PREDICTION, x) for x in FACTION]
ASK_TURN: Final = [_make("ask prediction turn ?", V_ASK, Q_TURN, n) for n in TURN[1:]]
ASK_PLAYS: Final = [_make("ask plays ?", V_ASK, Q_PLAYS, x) for x in CARD]
ASK_LEADS: Final = [_make("ask leads ?", V_ASK, Q_LEADS, x) for x in LEADER_REFS]
ASK_WORDS: Final = _make("ask", V_ASK, Q_WORDS, spoken=True)
KEEP_TRUTHTRANCE: Final = _make("withdraw question", V_KEEP_TRUTHTRANCE)
YES: Final = _make("yes", V_ANSWER, 1)
NO: Final = _make("no", V_ANSWER, 0)
UNKNOWABLE: Final = _make("unknowable", V_ANSWER, 2)
BY_GHOLA: Final = (CARD[TLEILAXU_GHOLA],)
GHOLA: Final = _each("ghola ?", V_GHOLA, LEADER_REFS, BY_GHOLA)
GHOLA_KWISATZ: Final = _make("ghola ?", V_GHOLA, KWISATZ, also=BY_GHOLA)
GHOLA_FORCES: Final = _make("ghola| forces", V_GHOLA, NO_ONE, also=BY_GHOLA)
GIFT: Final = [[_make("gift ? ?", V_GIFT, n, x) for n in AMOUNT] for x in FACTION]
SECRETS: Final = ("hand", "traitors", "prediction", "spice")
SHOW_HAND: Final = 0
SHOW_TRAITORS: Final = 1
SHOW_PREDICTION: Final = 2
SHOW_SPICE: Final = 3
SHOW: Final = _pairs("show ? ?", V_SHOW, refs("secret", SECRETS), FACTION)

# Deals --------------------------------------------------------------------------------------------
DEAL_WITH: Final = _each("deal with ?", V_DEAL_WITH, FACTION)
DEAL_PAY: Final = [[_make("deal pay ? ?", V_DEAL_PAY, n, x) for n in AMOUNT] for x in FACTION]
DEAL_ASK: Final = [[_make("deal ask ? ?", V_DEAL_ASK, n, x) for n in AMOUNT] for x in FACTION]
DEAL_GIVE: Final = [[_make("deal give ? ?", V_DEAL_GIVE, x, f) for x in CARD] for f in FACTION]
DEAL_WANT: Final = [[_make("deal want ? ?", V_DEAL_WANT, x, f) for x in CARD] for f in FACTION]
DEAL_AT: Final = _pairs("deal at ? ?", V_DEAL_AT, TURN[1:], PHASE[1:])
"""DEAL_AT[turn - 1][phase - 1]."""
DEAL_SEND: Final = _make("deal send", V_DEAL_SEND, spoken=True)
DEAL_DROP: Final = _make("deal drop", V_DEAL_DROP)
DEAL_ACCEPT: Final = _each("deal accept ?", V_DEAL_ACCEPT, DEAL)
DEAL_DECLINE: Final = _each("deal decline ?", V_DEAL_DECLINE, DEAL)
DEAL_WITHDRAW: Final = _each("deal withdraw ?", V_DEAL_WITHDRAW, DEAL)
DEAL_CANCEL: Final = _each("deal cancel ?", V_DEAL_CANCEL, DEAL)
