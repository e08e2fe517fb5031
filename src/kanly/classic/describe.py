"""The position by names, as plain data fit for JSON; `?` is what a view hides."""

from __future__ import annotations

from typing import Final

from kanly.classic.choices import ELEMENTS, KWISATZ_HADERACH
from kanly.classic.map import CALM, members
from kanly.classic.plans import territory_of
from kanly.classic.position import (
    CAPTIVE,
    CHEAP,
    HIDDEN,
    HOME,
    NOBODY,
    NOTHING,
    NOWHERE,
    TANKS,
    Classic,
    Deal,
    N,
)
from kanly.classic.tables.advantages import POWERS
from kanly.classic.tables.factions import ATREIDES, BENE_GESSERIT, FACTIONS, FREMEN, HARKONNEN
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.phases import BIDDING, PHASE_NAMES, SETUP
from kanly.classic.tables.spice import SPICE_CARDS
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.classic.tables.treachery import CHEAP_HERO, FAMILY_ATOMICS, KIND_NAMES, TREACHERY_CARDS
from kanly.classic.victory import REASONS, strongholds

Data = dict[str, object]
UNKNOWN: Final = "?"


def describe(game: Classic) -> Data:
    """Everything on the table."""
    data: Data = {
        "players": game.players,
        "turn": game.turn,
        "turns": game.rules.turns,
        "phase": PHASE_NAMES[game.phase],
        "order": [FACTIONS[faction].slug for faction in game.order],
        "storm": None if game.storm == CALM else game.storm,
        "storm-move": game.distance,
        "storm-card": number(game.storm_card) if game.storm_card else None,
        "shield-wall": game.wall,
        "dialers": [FACTIONS[faction].slug for faction in game.wheels if faction != NOBODY],
        "spice": {
            place.slug: game.spice_at[place.id] for place in LOCATIONS if game.spice_at[place.id]
        },
        "spice-deck": top_first([spice_card(card) for card in game.spice_deck]),
        "spice-piles": [top_first([spice_card(card) for card in pile]) for pile in game.piles],
        "worm-territories": [territory(place) for place in game.tops],
        "worms-set-aside": len(game.set_aside),
        "rides": [territory(place) for place in game.rides],
        "treachery-deck": top_first([card_name(card) for card in game.deck]),
        "treachery-discard": top_first([card_name(card) for card in game.discard]),
        "auction-row": top_first([card_name(card) for card in game.row]),
        "table": [card_name(card) for card in game.table],
        "out-of-game": [TREACHERY_CARDS[FAMILY_ATOMICS].slug] if game.atomics_gone else [],
        "bid": game.bid,
        "bidder": name(game.bidder),
        "passed": passed(game),
        "stopped": [POWERS[power].slug for power in members(game.stopped | game.stopped_once)],
        "alliance-offers": alliance_offers(game),
        "battle": battle(game) if game.sides[0] != NOBODY else None,
        "deals": [deal(entry) for entry in game.deals],
        "question": game.question or None,
        "winners": [FACTIONS[faction].slug for faction in members(game.winners)],
        "reason": REASONS[game.reason] if game.winners else None,
    }
    for faction in game.order if game.phase != SETUP else in_seats(game):
        data[FACTIONS[faction].slug] = faction_data(game, faction)
    return data


def in_seats(game: Classic) -> list[int]:
    return [faction for faction in range(N) if game.plays(faction)]


def faction_data(game: Classic, faction: int) -> Data:
    """One faction: what is on the map and what is behind its shield."""
    hand = [card_name(card) for card in game.hand[faction]]
    shown = game.counted or UNKNOWN not in hand
    data: Data = {
        "seat": game.seat[faction],
        "circle": game.circle[faction],
        "spice": number(game.spice[faction]),
        "bribes": game.bribes[faction],
        "reserves": game.reserves[faction],
        "starred-reserves": game.reserve_stars[faction],
        "tanks": game.tanks[faction],
        "starred-tanks": game.tank_stars[faction],
        "forces": on_map(game.forces[faction], game.where[faction]),
        "starred": on_map(game.stars[faction], game.where[faction]),
        "hand": hand if shown else [card for card in hand if card != UNKNOWN],
        "cards": len(hand) if shown else UNKNOWN,
        "traitors": [leader_name(leader) for leader in game.traitors[faction]],
        "traitors-dealt": [leader_name(leader) for leader in game.dealt[faction]],
        "leaders": {
            LEADERS[leader].slug: leader_place(game.leader_at[leader])
            for leader in LEADERS_OF[faction]
        },
        "deaths": {
            LEADERS[leader].slug: number(game.deaths[leader])
            for leader in LEADERS_OF[faction]
            if game.deaths[leader]
        },
        "leader-revival": number(game.revival[faction]),
        "allies": [FACTIONS[ally].slug for ally in game.allies(faction)],
        "promise": number(game.promise[faction]),
        "special-karama-used": bool(game.special_used >> faction & 1),
        "strongholds": strongholds(game, faction),
        "draft": draft(game, faction),
    }
    if faction == BENE_GESSERIT:
        data["advisors"] = [TERRITORIES[place].slug for place in members(game.advisors)]
        data["prediction"] = prediction(game)
    if faction == ATREIDES:
        data["battle-losses"] = number(game.losses)
        data["kwisatz-haderach"] = kwisatz(game)
        data["sees-auction-card"] = game.lot_seen
        data["sees-spice-card"] = game.spice_top_seen
        data["auction-seen"] = [card_name(card) for card in game.auction_seen]
    if faction == FREMEN:
        data["sees-storm-card"] = game.storm_card_seen
    if faction == HARKONNEN:
        data["captives"] = [x.slug for x in LEADERS if game.leader_at[x.id] == CAPTIVE]
    return data


def on_map(row: list[int], where: int) -> dict[str, int]:
    return {LOCATIONS[place].slug: row[place] for place in members(where) if row[place]}


def battle(game: Classic) -> Data:
    """The battle under way."""
    return {
        "aggressor": name(game.sides[0]),
        "defender": name(game.sides[1]),
        "territory": TERRITORIES[territory_of(game)].slug,
        "field": [LOCATIONS[place].slug for place in members(game.field)],
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


def prediction(game: Classic) -> Data | None:
    if game.predicted == NOBODY:
        return None
    hidden = game.predicted == HIDDEN
    return {
        "faction": UNKNOWN if hidden else FACTIONS[game.predicted].slug,
        "turn": number(game.predicted_turn),
    }


def kwisatz(game: Classic) -> str:
    if game.kh_dead:
        return "tanks"
    return "home" if game.kh_at == NOWHERE else TERRITORIES[game.kh_at].slug


def passed(game: Classic) -> list[str]:
    """Who has passed in the auction that goes on."""
    return [FACTIONS[f].slug for f in members(game.passed)] if game.phase == BIDDING else []


def alliance_offers(game: Classic) -> list[Data]:
    offers = game.nexus_offers
    return [{"from": name(offers[i]), "to": name(offers[i + 1])} for i in range(0, len(offers), 3)]


def deal(entry: Deal) -> Data:
    number_, proposer, parties, agreed, cancelled, terms, words = entry
    return {
        "number": number_,
        "proposer": name(proposer),
        "parties": [FACTIONS[faction].slug for faction in members(parties)],
        "agreed": [FACTIONS[faction].slug for faction in members(agreed)],
        "cancelling": [FACTIONS[faction].slug for faction in members(cancelled)],
        "terms": [term(*entry) for entry in terms],
        "promise": words,
    }


def term(payer: int, payee: int, spice: int, turn: int, phase: int) -> Data:
    data: Data = {"from": name(payer), "to": name(payee), "spice": spice}
    if turn:
        data["turn"] = turn
        data["phase"] = PHASE_NAMES[phase]
    return data


def draft(game: Classic, faction: int) -> Data | None:
    parts = game.drafts[faction]
    if not parts:
        return None
    return {
        "parties": [FACTIONS[other].slug for other in members(parts[0])],
        "terms": [term(*parts[i : i + 5]) for i in range(1, len(parts), 5)],
    }


# Names --------------------------------------------------------------------------------------------


def name(faction: int) -> str | None:
    return None if faction == NOBODY else FACTIONS[faction].slug


def number(value: int) -> int | str:
    return UNKNOWN if value == HIDDEN else value


def territory(place: int) -> str | None:
    return None if place == NOWHERE else TERRITORIES[place].slug


def card_name(card: int) -> str | None:
    if card == NOTHING:
        return None
    return UNKNOWN if card == HIDDEN else TREACHERY_CARDS[card].slug


def spice_card(card: int) -> str | None:
    return UNKNOWN if card == HIDDEN else SPICE_CARDS[card].slug


def leader_name(leader: int) -> str | None:
    if leader == NOTHING:
        return None
    if leader == CHEAP:
        return TREACHERY_CARDS[CHEAP_HERO].slug
    if leader == KWISATZ_HADERACH:
        return "kwisatz-haderach"
    return UNKNOWN if leader == HIDDEN else LEADERS[leader].slug


def leader_place(at: int) -> str:
    if at == HIDDEN:
        return UNKNOWN
    if at == HOME:
        return "home"
    if at == TANKS:
        return "tanks"
    return "captive" if at == CAPTIVE else TERRITORIES[at].slug


def top_first(cards: list[str | None]) -> list[str | None]:
    """Piles are kept with their top at the end; people read it first."""
    return cards[::-1]
