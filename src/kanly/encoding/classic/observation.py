"""What a seat sees of a game of the classic Dune, as a row of numbers.

Nothing is read here that the seat may not know: the row is the same for the true position, for the
seat's view of it and for any position the seat cannot tell from it. `own` is the set of factions
that the seat plays.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from kanly.classic import choices
from kanly.classic.map import members
from kanly.classic.plans import (
    FORESEE_DEFENSE,
    FORESEE_DIAL,
    FORESEE_LEADER,
    OATH_CARD,
)
from kanly.classic.position import (
    CAPTIVE,
    HIDDEN,
    HOME,
    LEADER_COUNT,
    PLACES,
    PUBLIC,
    TANKS,
    Classic,
    N,
)
from kanly.classic.tables.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, HARKONNEN
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.numbers import TURNS
from kanly.classic.tables.treachery import FAMILY_ATOMICS, TREACHERY_CARDS
from kanly.classic.treasury import known_spice
from kanly.classic.types import FactionId
from kanly.classic.victory import BY_PREDICTION
from kanly.core.game import ASK, Game
from kanly.encoding.classic import parts as at
from kanly.encoding.classic.frames import question_number, write_frame
from kanly.encoding.classic.parts import CARDS
from kanly.encoding.row import FULL, add

COPIES: Final = [card.copies for card in TREACHERY_CARDS]
FACTION_OF: Final = [leader.faction for leader in LEADERS]


def write(game: Game, seat: int, row: BytesWriter) -> None:
    """What the seat sees of a position of the classic Dune."""
    assert isinstance(game, Classic)
    own = 0
    for faction in range(N):
        if game.seat[faction] == seat:
            own |= 1 << faction
    write_table(row, game, own)
    write_storm(row, game, own)
    write_spice(row, game, own)
    write_forces(row, game)
    write_leaders(row, game, own)
    write_traitors(row, game, own)
    write_prediction(row, game, own)
    write_cards(row, game, own)
    write_alliances(row, game)
    write_deals(row, game, own)
    write_phases(row, game)
    write_battle(row, game, own)
    write_moment(row, game, seat)


def write_set(row: BytesWriter, place: int, mask: int) -> None:
    """A 1 for each member of a set."""
    while mask:
        low = mask & -mask
        row[place + low.bit_length() - 1] = 1
        mask ^= low


def small(number: int) -> int:
    """A number that fits."""
    return min(max(number, 0), FULL)


# The table ----------------------------------------------------------------------------------------


def write_table(row: BytesWriter, game: Classic, own: int) -> None:
    """Whose the factions are, the rules, the turn, and the order round the rim."""
    write_set(row, at.OWN, own)
    for number, name in enumerate(at.RULES_TOLD):
        row[at.RULES + number] = int(getattr(game.rules, name))
    row[at.TURN] = game.turn
    row[at.PHASE + game.phase] = 1
    for faction in range(N):
        if game.seat[faction] >= 0:
            row[at.PLAYING + faction] = 1
            row[at.CIRCLE + faction * N + game.circle[faction] - 1] = 1
    for place in range(len(game.order)):
        row[at.ORDER + game.order[place] * N + place] = 1


def write_storm(row: BytesWriter, game: Classic, own: int) -> None:
    row[at.STORM + game.storm] = 1
    row[at.WALL] = int(game.wall)
    row[at.DISTANCE] = small(game.distance)
    if own >> FREMEN & 1 and game.storm_card_seen:
        row[at.STORM_CARD] = small(game.storm_card)
    for faction in game.wheels:
        if faction >= 0:
            row[at.WHEELS + faction] = 1


# Spice --------------------------------------------------------------------------------------------


def write_spice(row: BytesWriter, game: Classic, own: int) -> None:
    spice_at = game.spice_at
    for location in range(PLACES):
        if spice_at[location]:
            row[at.SPICE_AT + location] = small(spice_at[location])
    for faction in range(N):
        if own >> faction & 1:
            row[at.SPICE + faction] = small(game.spice[faction])
        row[at.LEDGER + faction] = small(game.ledger[faction])
        if not own >> faction & 1:
            least, most = known_spice(game, own, FactionId(faction))
            row[at.KNOWN_SPICE + faction] = small(least)
            row[at.KNOWN_SPICE + N + faction] = small(most)
        row[at.BRIBES + faction] = small(game.bribes[faction])
        if own >> faction & 1 or game.ally[faction] & own:
            row[at.PROMISE + faction] = small(game.promise[faction])
    amount, taker = game.gift[0], game.gift[1]
    if taker >= 0:
        row[at.GIFT + 1 + taker] = 1
        if own & (1 << EMPEROR | 1 << taker):
            row[at.GIFT] = small(amount)
    row[at.SPICE_LEFT] = len(game.spice_deck)
    if own >> ATREIDES & 1 and game.spice_top_seen:
        row[at.SPICE_TOP + game.spice_deck[-1]] = 1
    for pile in range(2):
        for card in game.piles[pile]:
            add(row, at.PILES + pile * at.BLOWS + card, 1)
        if game.tops[pile] >= 0:
            row[at.TOPS + pile * at.LANDS + game.tops[pile]] = 1
    row[at.WORMS] = game.worms
    row[at.WORMS + 1] = len(game.set_aside)
    if game.rules.wall_stronghold:
        row[at.WORMS + 2] = small(game.worms_turned)
    for territory in game.rides:
        row[at.RIDES + territory] = 1
    for i in range(0, len(game.rode), 3):
        add(row, at.RODE + game.rode[i], game.rode[i + 1])
        add(row, at.RODE + PLACES + game.rode[i], game.rode[i + 2])


# Forces -------------------------------------------------------------------------------------------


def write_forces(row: BytesWriter, game: Classic) -> None:
    for faction in range(N):
        where = game.where[faction]
        if where:
            forces = game.forces[faction]
            stars = game.stars[faction]
            for location in members(where):
                row[at.FORCES + faction * PLACES + location] = forces[location]
                row[at.STARS + faction * PLACES + location] = stars[location]
        row[at.RESERVES + faction] = game.reserves[faction]
        row[at.RESERVES + N + faction] = game.reserve_stars[faction]
        row[at.TANKS + faction] = game.tanks[faction]
        row[at.TANKS + N + faction] = game.tank_stars[faction]
        row[at.REVIVED + faction] = game.revived_stars[faction]
    write_set(row, at.ADVISORS, game.advisors)


# Leaders ------------------------------------------------------------------------------------------


def write_leaders(row: BytesWriter, game: Classic, own: int) -> None:
    unsure = unsure_of(game, own)
    for leader in range(LEADER_COUNT):
        if game.fought[leader] >= 0:
            row[at.FOUGHT + leader] = 1
        if unsure >> leader & 1:
            row[at.UNSURE + leader] = 1
            count_unsure(row, game, leader)
            continue
        where = game.leader_at[leader]
        if where == HOME:
            row[at.HOME + leader] = 1
        elif where == TANKS:
            row[at.DEAD + leader] = 1
        elif where == CAPTIVE:
            row[at.CAPTIVES + leader] = 1
        else:
            row[at.AT + leader] = where + 1
        row[at.DEATHS + leader] = small(game.deaths[leader])
    write_set(row, at.SUSPECTS, game.suspects)
    write_set(row, at.RELEASED, game.released & ~unsure)
    write_set(row, at.UNNAMED, game.unnamed & ~unsure)
    write_set(row, at.HIDDEN_DEAD, game.hidden_dead & ~unsure)
    taken = game.taken
    if taken >= 0 and (own >> HARKONNEN & 1 or own >> FACTION_OF[taken] & 1):
        row[at.TAKEN + taken] = 1
    for faction in range(N):
        add(row, at.UNSEEN + faction, game.unseen_leaders[faction])
        add(row, at.UNSEEN + N + faction, game.unseen_leaders[N + faction])
        row[at.REVIVAL + faction] = small(game.revival[faction])
    for leader in members(unsure):
        row[at.REVIVAL + FACTION_OF[leader]] = 0
    row[at.KWISATZ] = int(game.kh_dead)
    row[at.KWISATZ + 1] = int(game.kh_seen)
    row[at.KWISATZ + 2] = game.kh_at + 1
    if own >> ATREIDES & 1:
        row[at.KWISATZ + 3] = small(game.losses)


def unsure_of(game: Classic, own: int) -> int:
    """Leaders that may be captives, or have died as such, for all that the seat can tell."""
    if own >> HARKONNEN & 1:
        return 0
    found = 0
    for leader in members(game.suspects):
        if not own >> FACTION_OF[leader] & 1:
            found |= 1 << leader
    return found


def count_unsure(row: BytesWriter, game: Classic, leader: int) -> None:
    """How many are captives and how many died is known; a view has only these numbers."""
    if game.leader_at[leader] == CAPTIVE:
        add(row, at.UNSEEN + FACTION_OF[leader], 1)
    elif game.hidden_dead >> leader & 1:
        add(row, at.UNSEEN + N + FACTION_OF[leader], 1)


# Traitors and the prediction ----------------------------------------------------------------------


def write_traitors(row: BytesWriter, game: Classic, own: int) -> None:
    seen = game.traitor_known[PUBLIC]
    for faction in members(own):
        seen |= game.traitor_known[faction]
        for leader in game.dealt[faction]:
            row[at.DEALT + leader] = 1
    for faction in range(N):
        mine = own >> faction & 1
        for leader in game.traitors[faction]:
            if leader >= 0 and (mine or seen >> leader & 1):
                row[at.TRAITORS + faction * LEADER_COUNT + leader] = 1
        row[at.TRAITOR_COUNT + faction] = len(game.traitors[faction])
        write_set(row, at.NOT_TRAITORS + faction * LEADER_COUNT, game.not_traitors[faction])


def write_prediction(row: BytesWriter, game: Classic, own: int) -> None:
    fulfilled = game.over and game.reason == BY_PREDICTION
    knows = bool(own >> BENE_GESSERIT & 1 or game.prediction_shown & own or fulfilled)
    if game.predicted >= 0 and (knows or game.told_predicted & 1):
        row[at.PREDICTED + game.predicted] = 1
    if game.predicted_turn > 0 and (knows or game.told_predicted & 2):
        row[at.PREDICTED_TURN] = game.predicted_turn
    write_set(row, at.NOT_PREDICTED, game.not_predicted & ((1 << N) - 1))
    write_set(row, at.NOT_TURN, game.not_predicted >> N & ((1 << (TURNS + 1)) - 1))
    shown = game.prediction_shown if own >> BENE_GESSERIT & 1 else game.prediction_shown & own
    write_set(row, at.PREDICTION_TOLD, shown)


# Treachery cards ----------------------------------------------------------------------------------


def write_cards(row: BytesWriter, game: Classic, own: int) -> None:
    unseen = COPIES[:]
    for faction in range(N):
        hand = at.HAND + faction * CARDS
        if own >> faction & 1:
            for card in game.hand[faction]:
                add(row, hand + card, 1)
                unseen[card] -= 1
            for card in game.known[PUBLIC * N + faction]:
                add(row, at.OPEN + card, 1)
        else:
            write_known(row, hand, unseen, game, own, faction)
        row[at.HAND_COUNT + faction] = len(game.hand[faction])
        write_set(row, at.LACKS + faction * CARDS, game.lacks[faction])
    for card in game.discard:
        add(row, at.DISCARD + card, 1)
        unseen[card] -= 1
    for card in game.table:
        add(row, at.TABLE + card, 1)
        unseen[card] -= 1
    row[at.DECK_COUNT] = len(game.deck)
    row[at.DECK_COUNT + 1] = len(game.row)
    row[at.COUNTED] = int(game.counted)
    if game.atomics_gone:
        row[at.ATOMICS] = 1
        unseen[FAMILY_ATOMICS] -= 1
    if own >> ATREIDES & 1:
        write_foreseen(row, unseen, game)
    for card in range(CARDS):
        row[at.UNKNOWN + card] = small(unseen[card])


def write_known(
    row: BytesWriter, hand: int, unseen: list[int], game: Classic, own: int, holder: int
) -> None:
    """Cards of another's hand: of each kind as many as the public or one of the own knows of."""
    for card in game.known[PUBLIC * N + holder]:
        add(row, hand + card, 1)
        unseen[card] -= 1
    for faction in members(own):
        known = game.known[faction * N + holder]
        for card in known:
            more = known.count(card) - int(row[hand + card])
            if more > 0:
                add(row, hand + card, more)
                unseen[card] -= more


def write_foreseen(row: BytesWriter, unseen: list[int], game: Classic) -> None:
    """What the Atreides saw of the cards that come (CLA-INFO-05)."""
    if game.lot_seen:
        row[at.LOT + game.row[-1]] = 1
        unseen[game.row[-1]] -= 1
    if game.top_seen:
        row[at.TOP + game.deck[-1]] = 1
        unseen[game.deck[-1]] -= 1
    for card in game.auction_seen:
        add(row, at.AUCTION + card, 1)


# Alliances and deals ------------------------------------------------------------------------------


def write_alliances(row: BytesWriter, game: Classic) -> None:
    for faction in range(N):
        if game.ally[faction]:
            write_set(row, at.ALLY + faction * N, game.ally[faction])
    write_set(row, at.FRESH, game.fresh)
    write_set(row, at.NEXUS, game.nexus_done)
    write_set(row, at.NEXUS + N, game.nexus_joined)
    write_set(row, at.NEXUS + 2 * N, game.nexus_broke)
    write_set(row, at.ASKED, game.nexus_asked)
    offers = game.nexus_offers
    for i in range(0, len(offers), 3):
        row[at.OFFERS + offers[i] * N + offers[i + 1]] = 1
        write_set(row, at.AGREED + offers[i] * N, offers[i + 2])


def write_deals(row: BytesWriter, game: Classic, own: int) -> None:
    """The deal a seat is drafting, proposals that wait for it, and what all are known to owe."""
    for faction in members(own):
        draft = game.drafts[faction]
        if draft:
            write_set(row, at.DRAFT, draft[0])
    for _, _, parties, agreed, _, terms, _ in game.deals:
        if agreed != parties:
            if parties & own & ~agreed:
                add(row, at.PROPOSED, 1)
            continue
        for payer, payee, spice, _, _ in terms:
            add(row, at.OWED + payer, spice)
            add(row, at.OWED + N + payee, spice)


# Karama, bidding, revival, shipment ---------------------------------------------------------------


def write_phases(row: BytesWriter, game: Classic) -> None:
    write_set(row, at.STOPPED, game.stopped)
    write_set(row, at.STOPPED_ONCE, game.stopped_once)
    write_set(row, at.BARRED, game.barred)
    write_set(row, at.SPECIAL, game.special_used)
    row[at.BID] = small(game.bid)
    row[at.BID + 1] = small(game.lots)
    if game.bidder >= 0:
        row[at.BIDDER + game.bidder] = 1
    write_set(row, at.PASSED, game.passed)
    row[at.GRANT] = small(game.grant)
    row[at.GRANT + 1] = small(game.grant_left)
    row[at.GRANT + 2] = int(game.grant_free)
    row[at.GRANT + 3] = int(game.granted_free)
    write_set(row, at.ACTED, game.acted)
    row[at.MOVES] = small(game.moves)
    group = game.group
    for i in range(0, len(group), 3):
        row[at.GROUP + group[i]] = group[i + 1]
        row[at.GROUP + PLACES + group[i]] = group[i + 2]
    row[at.SHIPPING] = int(game.lent)
    row[at.SHIPPING + 1] = int(game.halted)
    row[at.SHIPPING + 2] = int(game.half)
    if game.landed >= 0:
        row[at.LANDED + game.landed] = 1
    receipt = game.receipt
    for i in range(0, len(receipt), 2):
        add(row, at.RECEIPT + receipt[i], receipt[i + 1])


# Battle -------------------------------------------------------------------------------------------


def write_battle(row: BytesWriter, game: Classic, own: int) -> None:
    write_set(row, at.FIELD, game.field)
    target = game.voice[0]
    if target >= 0:
        row[at.VOICE + target] = 1
        row[at.VOICE + N + game.voice[1]] = 1
        row[at.VOICE + N + at.KINDS] = game.voice[2]
    target = game.foretold[0]
    if target >= 0:
        row[at.BOUND + target] = 1
        if own & (game.foretold[3] | 1 << target):
            write_foretold(row, game.foretold[1], game.foretold[2])
    if game.seen_plan >= 0:
        row[at.LOOKED + game.seen_plan] = 1
    row[at.REVEALED] = int(game.revealed)
    for side in range(2):
        faction = game.sides[side]
        if faction < 0:
            continue
        row[at.SIDES + side * N + faction] = 1
        write_oaths(row, at.OATHS + side * (CARDS + LEADER_COUNT), game, faction)
        plan = game.plans[side]
        if plan:
            row[at.SEALED + side] = 1
            looked = game.seen_plan == faction and own >> ATREIDES & 1
            if game.revealed or own >> faction & 1 or looked:
                write_plan(row, at.PLANS + side * at.PLAN, plan)


def write_foretold(row: BytesWriter, element: int, told: int) -> None:
    """What one element of a plan will be."""
    if element == FORESEE_DIAL:
        row[at.FORETOLD + at.P_DIAL] = small(told + 1)
    elif element == FORESEE_LEADER:
        write_leader(row, at.FORETOLD, told)
    else:
        slot = at.P_DEFENSE if element == FORESEE_DEFENSE else at.P_WEAPON
        write_card(row, at.FORETOLD + slot, told)


def write_plan(row: BytesWriter, place: int, plan: list[int]) -> None:
    for write, value in zip(PLAN_PARTS.values(), plan, strict=True):
        write(row, place, value)


def write_dial(row: BytesWriter, place: int, halves: int) -> None:
    row[place + at.P_DIAL] = small(halves + 1)


def write_support(row: BytesWriter, place: int, spice: int) -> None:
    row[place + at.P_SUPPORT] = small(spice)


def write_leader(row: BytesWriter, place: int, leader: int) -> None:
    """Who leads: one of the leaders, a Cheap Hero, or nobody."""
    if leader >= 0:
        row[place + at.P_LEADER + leader] = 1
    elif leader == choices.CHEAP_HERO:
        row[place + at.P_LEADER + LEADER_COUNT] = 1
    elif leader != HIDDEN:
        row[place + at.P_LEADER + LEADER_COUNT + 1] = 1


def write_kwisatz(row: BytesWriter, place: int, used: int) -> None:
    row[place + at.P_KWISATZ] = used


def write_weapon(row: BytesWriter, place: int, card: int) -> None:
    write_card(row, place + at.P_WEAPON, card)


def write_defense(row: BytesWriter, place: int, card: int) -> None:
    write_card(row, place + at.P_DEFENSE, card)


PLAN_PARTS: Final = {
    choices.V_DIAL: write_dial,
    choices.V_SUPPORT: write_support,
    choices.V_LEADER: write_leader,
    choices.V_KWISATZ: write_kwisatz,
    choices.V_WEAPON: write_weapon,
    choices.V_DEFENSE: write_defense,
}
"""The elements of a plan by the verb that answers each, in the order in which a plan has them."""


def write_card(row: BytesWriter, place: int, card: int) -> None:
    """One of the cards, or none."""
    if card >= 0:
        row[place + card] = 1
    elif card != HIDDEN:
        row[place + CARDS] = 1


def write_oaths(row: BytesWriter, place: int, game: Classic, faction: int) -> None:
    oaths = game.oaths
    for i in range(0, len(oaths), 4):
        if oaths[i] == faction and oaths[i + 2] >= 0:
            what = oaths[i + 2] if oaths[i + 1] == OATH_CARD else CARDS + oaths[i + 2]
            row[place + what] = 1 + oaths[i + 3]


# The moment ---------------------------------------------------------------------------------------


def write_moment(row: BytesWriter, game: Classic, seat: int) -> None:
    stack = game.stack
    height = len(stack)
    if height:
        write_frame(row, at.ABOUT, stack[-1])
        row[at.QUESTION + question_number(stack[-1][0])] = 1
    if height > 1:
        write_frame(row, at.BELOW, stack[-2])
    for i in range(height - 1):
        number = stack[i][0]
        if number < ASK:
            row[at.GOING_ON + number] = 1
        else:
            row[at.WAITING + question_number(number)] = 1
    for _, other, choice, _ in game.sealed:
        if other == seat:
            add(row, at.GIVEN_COUNT, 1)
            write_given(row, choice.verb, choice.a)


def write_given(row: BytesWriter, verb: int, value: int) -> None:
    """A part of the seat's own plan or prediction that is sealed already."""
    if verb in PLAN_PARTS:
        PLAN_PARTS[verb](row, at.GIVEN, value)
    elif verb == choices.V_PREDICT:
        row[at.GIVEN_FACTION + value] = 1
