"""What is true of every position (checked after every choice in tests and with --check)."""

from __future__ import annotations

from kanly.classic.forces import advisors_stay, anyone_else
from kanly.classic.map import each_territory, factions, members
from kanly.classic.position import (
    CAPTIVE,
    HIDDEN,
    HOME,
    LEADER_COUNT,
    NOBODY,
    PLACES,
    PUBLIC,
    TANKS,
    Classic,
    N,
)
from kanly.classic.tables.factions import (
    BENE_GESSERIT,
    EMPEROR,
    EVERY_FACTION,
    FACTIONS,
    FORCES,
    HARKONNEN,
)
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.phases import BIDDING, SETUP
from kanly.classic.tables.spice import SPICE_DECK
from kanly.classic.tables.territories import POLAR_SINK, STRONGHOLD, TERRITORIES
from kanly.classic.tables.treachery import FAMILY_ATOMICS, TREACHERY_DECK
from kanly.classic.types import TerritoryId


def check(game: Classic) -> None:
    """Raise AssertionError if the position breaks an invariant."""
    if game.turn:
        check_forces(game)
        check_strongholds(game)
        check_leaders(game)
        check_traitors(game)
    check_cards(game)
    check_spice(game)
    check_alliances(game)
    check_knowledge(game)
    if game.over:
        assert game.winners, "a game that is over has winners"
    else:
        assert game.pending, "someone is asked until the end"
        for decision in game.pending:
            assert decision.choices, f"{decision.kind} asks without a choice"
    assert game.turn <= game.rules.turns, "the game ends with its last turn"


def check_forces(game: Classic) -> None:
    """Every force is in reserves, in one location, or in the Tanks (CLA-MAP-14)."""
    for faction in EVERY_FACTION:
        row, stars = game.forces[faction], game.stars[faction]
        where = 0
        for location in range(PLACES):
            assert 0 <= stars[location] <= row[location], "starred forces are forces"
            if row[location]:
                where |= 1 << location
        assert where == game.where[faction], "the set of locations is that of the forces"
        total = sum(row) + game.reserves[faction] + game.tanks[faction]
        starred = sum(stars) + game.reserve_stars[faction] + game.tank_stars[faction]
        assert 0 <= game.reserve_stars[faction] <= game.reserves[faction]
        assert 0 <= game.tank_stars[faction] <= game.tanks[faction]
        if game.plays(faction):
            assert total == FORCES, "a faction has 20 forces"
            assert starred == game.rules.starred(faction)
        else:
            assert total == 0, "factions that do not play have no forces"


def check_strongholds(game: Classic) -> None:
    """At most two factions fight in a stronghold; advisors are with others (CLA-SHIP-09)."""
    for place in TERRITORIES:
        if place.kind == STRONGHOLD:
            fighting = [f for f in game.order if game.fights_at(f, place.id)]
            assert len(fighting) <= 2, f"{place} holds {len(fighting)} fighting factions"
    assert game.rules.advisors or not game.advisors, "advisors belong to the advanced game"
    for territory in each_territory(game.advisors):
        assert territory != POLAR_SINK, "sides do not matter in the Polar Sink"
        moving = game.stack and game.stack[-1][0] < 2000 and not here(game, territory)
        assert moving or here(game, territory), "advisors are somewhere"
        alone = not anyone_else(game, BENE_GESSERIT, territory)
        assert moving or not alone or advisors_stay(game), "advisors are not alone"


def here(game: Classic, territory: TerritoryId) -> bool:
    return bool(game.where[BENE_GESSERIT] & TERRITORIES[territory].mask)


def check_leaders(game: Classic) -> None:
    """Every leader is at home, in a territory, in the Tanks or a captive (CLA-MAP-15)."""
    for leader in range(LEADER_COUNT):
        at = game.leader_at[leader]
        assert at in (HOME, TANKS, CAPTIVE) or 0 <= at < len(TERRITORIES)
        if not game.plays(LEADERS[leader].faction):
            assert at == HOME, "leaders of absent factions stay in the box"
        if at == CAPTIVE:
            assert LEADERS[leader].faction != HARKONNEN
            assert game.plays(HARKONNEN)
            assert game.rules.captures, "captives belong to the advanced game"
            seen = game.suspects >> leader & 1 == 0
            used = game.revealed or game.rules.captive_kept
            assert not seen or used, "others do not know who is captive"
        if game.hidden_dead >> leader & 1:
            assert at == TANKS
            assert game.suspects >> leader & 1
        if at == TANKS:
            assert game.deaths[leader], "whoever is dead has died"
    held = [x for x in range(LEADER_COUNT) if game.leader_at[x] == CAPTIVE and x != game.taken]
    if game.plays(HARKONNEN) and held:  # one just taken may still be killed for its spice
        alive = [x for x in LEADERS_OF[HARKONNEN] if game.leader_at[x] != TANKS]
        assert alive, "without leaders of their own the Harkonnen hold no captives"


def check_traitors(game: Classic) -> None:
    dealt = [leader for cards in game.dealt for leader in cards] + game.traitor_deck
    in_play = [x for x in range(LEADER_COUNT) if game.plays(LEADERS[x].faction)]
    assert sorted(dealt) == in_play, "every traitor card is in one place"
    for faction in EVERY_FACTION:
        if game.plays(faction):
            assert len(game.traitors[faction]) == FACTIONS[faction].traitors
            assert set(game.traitors[faction]) <= set(game.dealt[faction])
            for leader in game.traitors[faction]:
                assert not game.not_traitors[faction] >> leader & 1, "what was told is true"


def check_cards(game: Classic) -> None:
    """Every card is in exactly one place (CLA-MAP-12, CLA-MAP-18)."""
    cards = game.deck + game.discard + game.row + game.table
    for hand in game.hand:
        cards = cards + hand
        assert hand == sorted(hand), "hands are in order"
    if game.atomics_gone:
        cards.append(FAMILY_ATOMICS)
    assert sorted(cards) == TREACHERY_DECK, "every Treachery card is in one place"
    for faction in EVERY_FACTION:
        limit = FACTIONS[faction].hand_limit
        in_exchange = faction == HARKONNEN and len(game.stack) > 0
        assert len(game.hand[faction]) <= limit or in_exchange, "no hand is over its limit"
    spice = game.spice_deck + game.piles[0] + game.piles[1] + game.set_aside
    assert sorted(spice) == SPICE_DECK, "every spice card is in one place"
    assert HIDDEN not in cards, "a true position hides nothing"
    assert game.counted == (game.phase == BIDDING) or not game.row


def check_spice(game: Classic) -> None:
    """Nobody owes spice (CLA-TURN-14); only gifts go past the ledger, and what was told is true."""
    for faction in EVERY_FACTION:
        assert game.spice[faction] >= 0, f"{FACTIONS[faction]} owes spice"
        assert game.bribes[faction] >= 0
        aside = game.spice[faction] - game.ledger[faction]
        assert faction == EMPEROR or aside >= 0, "only the Emperor gives"
        for viewer in range(N + 1):
            at = viewer * N + faction
            assert game.aside_least[at] <= aside <= game.aside_most[at], "what is known is true"
    assert sum(game.spice) == sum(game.ledger), "what one gives another has"
    for amount in game.spice_at:
        assert amount >= 0


def check_alliances(game: Classic) -> None:
    for faction in EVERY_FACTION:
        allies = game.ally[faction]
        assert not allies >> faction & 1, "nobody is its own ally"
        whole = allies | 1 << faction
        for other in factions(allies):
            assert game.ally[other] | 1 << other == whole, "an alliance is the same to all"
        if allies:
            assert len(members(whole)) <= game.rules.alliance_limit
            assert len(members(whole)) < len(game.order), "not all are allied"
    if game.phase == SETUP:
        assert not any(game.ally)


def is_among(cards: list[int], others: list[int]) -> bool:
    """Whether every card, as often as it occurs, is among the others."""
    for card in cards:
        if cards.count(card) > others.count(card):
            return False
    return True


def check_knowledge(game: Classic) -> None:
    """What is known of a hand is true."""
    for holder in EVERY_FACTION:
        hand = game.hand[holder]
        public = game.known[PUBLIC * N + holder]
        assert is_among(public, hand), "what is known of a hand is in it"
        for viewer in EVERY_FACTION:
            known = game.known[viewer * N + holder]
            assert is_among(known, hand), "what is known of a hand is in it"
            if viewer != holder and game.plays(holder) and game.plays(viewer):
                assert is_among(public, known), "what all know, each knows"
        for card in hand:
            assert not game.lacks[holder] >> card & 1, "what was told of a hand is true"
    if game.bidder != NOBODY:
        assert game.bid > 0
