"""What a seat may know, and positions it cannot tell from the true one (CLA-INFO).

A view is a copy of the position with HIDDEN in place of everything its seat may not know. A player
of two factions sees what either of them may see (CLA-PLAYERS-16).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from kanly.classic import battle, planning, plans, shipment
from kanly.classic.cards import insert
from kanly.classic.choices import AS_KARAMA
from kanly.classic.columns import COLUMNS
from kanly.classic.groups import ASK_GROUP, FOR_BACK, FOR_CROSS, size
from kanly.classic.karama import means, worthless_counts
from kanly.classic.map import factions, members
from kanly.classic.position import (
    CAPTIVE,
    HIDDEN,
    HOME,
    LEADER_COUNT,
    NOBODY,
    NOTHING,
    PUBLIC,
    SUPPORT,
    TANKS,
    Classic,
    Deal,
    N,
)
from kanly.classic.resolution import RESOLVE
from kanly.classic.revival import GRANTED
from kanly.classic.shipment import ASK_CARGO, ASK_CROSS_TO, EFFECT_SHIP_HALF, LAND, SHIPMENT
from kanly.classic.tables.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    EVERY_FACTION,
    FREMEN,
    HARKONNEN,
)
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.numbers import (
    KWISATZ_HADERACH_LOSSES,
    REVIVAL_PRICE,
    STORM_CARDS,
    TRAITORS_DEALT,
)
from kanly.classic.tables.phases import BATTLE
from kanly.classic.tables.spice import SPICE_DECK
from kanly.classic.tables.treachery import FAMILY_ATOMICS, KARAMA, TREACHERY_DECK
from kanly.classic.treason import TREASON_ALLY, TREASON_COUNT, TREASON_START, WINDOW_TREASON
from kanly.classic.treasury import known_spice
from kanly.classic.types import FactionId, LocationId
from kanly.classic.victory import BY_PREDICTION
from kanly.core.choice import Choice
from kanly.core.columns import hide
from kanly.core.game import Frame, Pile
from kanly.core.rng import M1, M2, Rng
from kanly.core.setup import Setup

UNDECIDED: Final = (
    TREASON_START.frame,
    TREASON_ALLY.frame,
    TREASON_COUNT.frame,
    WINDOW_TREASON.frame,
    RESOLVE.frame,
)
"""Frames that stand on the stack until a battle is decided."""

# Taking out ---------------------------------------------------------------------------------------


def mask(game: Classic, viewer: int | None) -> Classic:
    """A copy without anything the viewer may not know (CLA-INFO-21)."""
    was = game.setup
    setup = Setup(was.game, was.players, 0, was.options, was.names)
    view = Classic(setup, Rng(1, 1), game.rules, game)
    view.stack = game.stack[:]
    own = 0
    if viewer is not None:
        for faction in game.factions_of(viewer):
            own |= 1 << faction
    others = [f for f in EVERY_FACTION if game.plays(f) and not own >> f & 1]
    hide(view, COLUMNS, ~sum(1 << faction for faction in others))
    for faction in others:
        mask_faction(game, view, own, faction)
    mask_decks(game, view, own)
    mask_leaders(game, view, own)
    mask_secrets(game, view, own)
    return view


def mask_faction(game: Classic, view: Classic, own: int, faction: FactionId) -> None:
    """Hide what lies behind another's shield."""
    for other in EVERY_FACTION:  # of what it was told, only what all were told
        view.aside_least[faction * N + other] = game.aside_least[PUBLIC * N + other]
        view.aside_most[faction * N + other] = game.aside_most[PUBLIC * N + other]
    known = known_to(game, own, faction)
    view.hand[faction] = [HIDDEN] * (len(game.hand[faction]) - len(known)) + known
    seen = traitors_known_to(game, own)
    traitors = [leader for leader in game.traitors[faction] if seen >> leader & 1]
    view.traitors[faction] = [HIDDEN] * (len(game.traitors[faction]) - len(traitors)) + traitors
    view.drafts[faction] = []
    view.proposals[faction] = 0
    if game.ally[faction] and not game.ally[faction] & own:
        view.promise[faction] = HIDDEN


def known_to(game: Classic, own: int, holder: FactionId) -> list[int]:
    """The cards of a hand that a viewer knows."""
    found = game.known[PUBLIC * N + holder]
    for faction in factions(own):
        row = game.known[faction * N + holder]
        if found is not row:
            found = sorted((Counter(found) | Counter(row)).elements())
    return found[:]


def traitors_known_to(game: Classic, own: int) -> int:
    """The leaders that a viewer knows to be held as traitors."""
    seen = game.traitor_known[PUBLIC]
    for faction in factions(own):
        seen |= game.traitor_known[faction]
    return seen


def mask_decks(game: Classic, view: Classic, own: int) -> None:
    """Hide the order of the decks, but for what was looked at (CLA-INFO-05 to CLA-INFO-12)."""
    atreides = own >> ATREIDES & 1
    if atreides and game.spice_top_seen:
        view.spice_deck[-1] = game.spice_deck[-1]
    if atreides and game.top_seen:
        view.deck[-1] = game.deck[-1]
    if atreides and game.lot_seen:
        view.row[-1] = game.row[-1]
    if game.storm_card and not (own >> FREMEN & 1 and game.storm_card_seen):
        view.storm_card = HIDDEN


def mask_leaders(game: Classic, view: Classic, own: int) -> None:
    """Hide captives, and who died as one, from all but owner and Harkonnen."""
    if own >> HARKONNEN & 1:
        return
    for leader in members(game.suspects):
        faction = LEADERS[leader].faction
        if own >> faction & 1:
            continue
        if game.leader_at[leader] == CAPTIVE:
            view.unseen_leaders[faction] += 1
        elif game.hidden_dead >> leader & 1:
            view.unseen_leaders[N + faction] += 1
        view.leader_at[leader] = HIDDEN
        view.deaths[leader] = HIDDEN
        view.hidden_dead &= ~(1 << leader)
        view.unnamed &= ~(1 << leader)
        view.released &= ~(1 << leader)
        view.revival[faction] = HIDDEN
    if game.taken != NOTHING and not own >> LEADERS[game.taken].faction & 1:
        view.taken = HIDDEN


def mask_secrets(game: Classic, view: Classic, own: int) -> None:
    """Hide the prediction, what others know, deals between others, and sealed plans."""
    if not own >> ATREIDES & 1:
        view.losses = HIDDEN
        view.auction_seen = []
    fulfilled = game.over and game.reason == BY_PREDICTION
    knows = own >> BENE_GESSERIT & 1 or game.prediction_shown & own or fulfilled
    if game.predicted != NOBODY and not knows:
        if not game.told_predicted & 1:
            view.predicted = FactionId(HIDDEN)
        if not game.told_predicted & 2:
            view.predicted_turn = HIDDEN
    if not own >> BENE_GESSERIT & 1:
        view.prediction_shown &= own
    for faction in EVERY_FACTION:
        if not own >> faction & 1:
            view.traitor_known[faction] = 0
            for holder in EVERY_FACTION:
                view.known[faction * N + holder] = []
    if game.gift[1] != NOBODY and not own & (1 << EMPEROR | 1 << game.gift[1]):
        view.gift[0] = HIDDEN
    view.deals = [deal for deal in game.deals if deal.made or deal.parties & own]
    view.deal_count = highest(view.deals)
    target = game.foretold[0]
    if target != NOBODY and not own & (game.foretold[3] | 1 << target):
        view.foretold[2] = HIDDEN
    if not game.revealed:
        for side in range(2):
            looked = game.seen_plan == game.sides[side] and own >> ATREIDES & 1
            if game.plans[side] and not own >> game.sides[side] & 1 and not looked:
                view.plans[side] = [HIDDEN] * len(game.plans[side])


def highest(deals: list[Deal]) -> int:
    """The highest number of a deal."""
    return max([deal.number for deal in deals]) if deals else 0


def undrawn(game: Classic) -> list[Pile]:
    """The decks and the row of cards for bids, but for what the Atreides have looked at."""
    return [
        (game.spice_deck, 0, len(game.spice_deck) - int(game.spice_top_seen)),
        (game.deck, 0, len(game.deck) - int(game.top_seen)),
        (game.row, 0, len(game.row) - int(game.lot_seen)),
        (game.traitor_deck, 0, len(game.traitor_deck)),
    ]


# Dealing anew -------------------------------------------------------------------------------------


def redeal(view: Classic, rng: Rng) -> Classic:
    """A full position that agrees with the view, everything hidden dealt at random."""
    chance = Rng(1 + rng.below(M1 - 1), 1 + rng.below(M2 - 1))
    game = Classic(view.setup, chance, view.rules, view)
    game.stack = view.stack[:]
    game.sealed = view.sealed.copy()
    redeal_spice(game, rng)
    redeal_promises(game, rng)
    redeal_traitors(game, rng)
    redeal_cards(game, rng)
    redeal_spice_deck(game, rng)
    redeal_leaders(game, rng)
    redeal_prediction(game, rng)
    if game.storm_card == HIDDEN:
        game.storm_card = STORM_CARDS[rng.below(len(STORM_CARDS))]
    if game.losses == HIDDEN:
        game.losses = rng.below(KWISATZ_HADERACH_LOSSES + 3)
        if game.kh_seen:
            game.losses = max(game.losses, KWISATZ_HADERACH_LOSSES)
    for faction in EVERY_FACTION:
        game.traitor_known[faction] |= game.traitor_known[PUBLIC]
        for holder in EVERY_FACTION:
            if not game.known[faction * N + holder] and faction != holder:
                game.known[faction * N + holder] = game.known[PUBLIC * N + holder][:]
    redeal_battle(game, rng)
    return game


def redeal_spice(game: Classic, rng: Rng) -> None:
    """What the ledger says, moved about by gifts nobody saw, as far as nothing told speaks against
    it."""
    own = 0
    left = 0
    for faction in EVERY_FACTION:
        left += game.ledger[faction]
        if game.spice[faction] != HIDDEN:
            own |= 1 << faction
            left -= game.spice[faction]
    hidden = [faction for faction in EVERY_FACTION if not own >> faction & 1]
    most = [0] * N
    for faction in hidden:
        least, most[faction] = known_spice(game, own, faction)
        game.spice[faction] = max(0, least, owed_spice(game, faction))
        left -= game.spice[faction]
    if not left:
        return
    rng.shuffle(hidden)
    for payer, cost in payments(game):
        if payer not in hidden:
            cost = max(0, cost - game.spice[payer])
        for faction in [payer, *hidden]:  # whoever bids, ships or fights has the means, or an ally
            if faction in hidden and (faction == payer or game.ally[payer] >> faction & 1):
                room = most[faction] - game.spice[faction]
                missing = min(left, room, max(0, cost - game.spice[faction]))
                game.spice[faction] += missing
                left -= missing
                cost = max(0, cost - game.spice[faction])
    rest = sum([most[faction] - game.spice[faction] for faction in hidden])
    for faction in hidden:
        room = most[faction] - game.spice[faction]
        rest -= room
        fewest = max(0, left - rest)
        share = fewest + rng.below(min(left, room) - fewest + 1)
        game.spice[faction] += share
        left -= share


def owed_spice(game: Classic, faction: FactionId) -> int:
    """What a faction must have for what it has promised, put into a plan, or is about to give."""
    due = 0
    if faction == EMPEROR:
        due = granted(game) * REVIVAL_PRICE
        if game.gift[1] != NOBODY:
            due += max(1, game.gift[0]) + max(0, game.promise[faction]) + own_bid(game)
    support = 0 if game.rules.ally_support else supported(game, faction)
    return max(due, support, game.promise[faction])


def supported(game: Classic, faction: FactionId) -> int:
    """The spice of its plan, if the plan is seen and the battle undecided."""
    plan = game.plans[game.sides.index(faction)] if faction in game.sides else []
    return max(0, plan[SUPPORT]) if plan and is_undecided(game) else 0


def is_undecided(game: Classic) -> bool:
    """Whether a battle has still to be decided: the spice of its plans is not yet paid."""
    return any([frame[0] in UNDECIDED for frame in game.stack])


def granted(game: Classic) -> int:
    """Forces whose revival the Emperor has granted, perhaps while others may still respond."""
    steps = [frame for frame in game.stack if frame[0] == GRANTED.frame]
    return game.grant + sum([number for _, number in steps])


def redeal_promises(game: Classic, rng: Rng) -> None:
    """Allies' secret promises: enough for what is to be paid, if that needs them."""
    due = payments(game)
    for faction in EVERY_FACTION:
        if game.promise[faction] == HIDDEN and not may_promise(game, faction):
            game.promise[faction] = 0
        elif game.promise[faction] == HIDDEN:
            waits = faction == EMPEROR and game.gift[1] != NOBODY
            most = game.spice[faction] - (max(1, game.gift[0]) if waits else 0)
            game.promise[faction] = rng.below(max(0, most) + 1)
            for payer, cost in due:
                if game.ally[faction] >> payer & 1:
                    least = min(cost - game.spice[payer], game.spice[faction])
                    game.promise[faction] = max(game.promise[faction], least)
    if game.gift[0] == HIDDEN:
        kept = game.promise[EMPEROR] + granted(game) * REVIVAL_PRICE + own_bid(game)
        game.gift[0] = rng.below(max(1, game.spice[EMPEROR] - kept)) + 1


def may_promise(game: Classic, faction: FactionId) -> bool:
    """Whether it may have promised spice: in a battle only to a side, if the option lets it."""
    if game.phase != BATTLE:
        return True
    return game.rules.ally_support and any([game.allied(faction, side) for side in fighting(game)])


def fighting(game: Classic) -> list[FactionId]:
    """The two sides of the battle, if there is one."""
    return [side for side in game.sides if side != NOBODY]


def own_bid(game: Classic) -> int:
    """What the Emperor's own bid, if it stands, takes of his spice beyond what allies promised."""
    if game.bidder != EMPEROR:
        return 0
    promised = sum([max(0, game.promise[ally]) for ally in game.allies(EMPEROR)])
    return max(0, game.bid - promised)


def redeal_traitors(game: Classic, rng: Rng) -> None:
    """Traitor cards: what the viewer was dealt and what it knows of others stays."""
    if not game.order or not game.dealt[game.order[0]]:
        return
    pool = [leader for leader in range(LEADER_COUNT) if game.plays(LEADERS[leader].faction)]
    for faction in EVERY_FACTION:
        for leader in game.dealt[faction] + game.traitors[faction]:
            if leader in pool:
                pool.remove(leader)
    rng.shuffle(pool)
    hidden = [f for f in EVERY_FACTION if HIDDEN in game.dealt[f]]
    hidden.sort(key=lambda f: -game.not_traitors[f].bit_count())
    for faction in hidden:
        kept = [leader for leader in game.traitors[faction] if leader != HIDDEN]
        while len(kept) < len(game.traitors[faction]):
            fits = [x for x in pool if not game.not_traitors[faction] >> x & 1] or pool
            kept.append(fits[-1])
            pool.remove(fits[-1])
        game.traitors[faction] = sorted(kept)
    for faction in hidden:
        cards = game.traitors[faction][:]
        while len(cards) < TRAITORS_DEALT:
            cards.append(pool.pop())
        game.dealt[faction] = sorted(cards)
    game.traitor_deck = pool


def redeal_cards(game: Classic, rng: Rng) -> None:
    """Hands, row and deck of Treachery cards."""
    gone = Counter(game.discard + game.table + game.deck + game.row)
    for hand in game.hand:
        gone.update(hand)
    if game.atomics_gone:
        gone[FAMILY_ATOMICS] += 1
    pool: list[int] = []
    for card in sorted(set(TREACHERY_DECK)):
        pool += [card] * (TREACHERY_DECK.count(card) - gone[card])
    rng.shuffle(pool)
    holders = [f for f in EVERY_FACTION if HIDDEN in game.hand[f]]
    holders.sort(key=lambda f: -game.lacks[f].bit_count())
    must = needs_karama(game)
    if must in holders:
        holders.remove(must)
        holders.insert(0, must)
    for faction in holders:
        hand = [card for card in game.hand[faction] if card != HIDDEN]
        while len(hand) < len(game.hand[faction]):
            fits = [card for card in pool if not game.lacks[faction] >> card & 1] or pool
            card = fits[-1]
            if faction == must and not [x for x in hand if x in as_karama(game, must)]:
                card = next((x for x in as_karama(game, must) if x in fits), card)
            insert(hand, card)
            pool.remove(card)
        game.hand[faction] = sorted(hand)
    for zone in (game.deck, game.row):
        for place in range(len(zone)):
            if zone[place] == HIDDEN:
                zone[place] = pool.pop()


def needs_karama(game: Classic) -> FactionId:
    """The faction whose bid or shipment shows that it must have a Karama, if any."""
    payer, cost = payment(game)
    return payer if payer != NOBODY and cost > means(game, payer) else NOBODY


def payments(game: Classic) -> list[tuple[FactionId, int]]:
    """Who is about to pay, and how much: a card, a shipment, or the support of plans seen."""
    found = [payment(game)]
    if game.rules.ally_support:
        found += [(faction, supported(game, faction)) for faction in fighting(game)]
    return [(payer, cost) for payer, cost in found if payer != NOBODY]


def payment(game: Classic) -> tuple[FactionId, int]:
    """Who is about to pay for a card or a shipment, and how much."""
    if game.bidder != NOBODY:
        return game.bidder, game.bid
    for frame in game.stack:
        charge = CHARGES[frame[0]](game, frame) if frame[0] in CHARGES else None
        if charge is not None:
            return charge
    return NOBODY, 0


Charge = tuple[FactionId, int]


def shipment_charge(game: Classic, frame: Frame) -> Charge:
    _, faction, way, location, number, *_ = frame
    half = game.half or EFFECT_SHIP_HALF.frame in [each[0] for each in game.stack]
    shipper = FactionId(faction)
    return shipper, shipment.price(game, shipper, way, LocationId(location), number, half)


def cargo_charge(game: Classic, frame: Frame) -> Charge:
    _, faction, way, location = frame
    shipper = FactionId(faction)
    return shipper, shipment.price(game, shipper, way, LocationId(location), 1, False)


def cross_charge(game: Classic, frame: Frame) -> Charge:
    _, faction, _ = frame
    return FactionId(faction), 1


def group_charge(game: Classic, frame: Frame) -> Charge | None:
    """A group that is picked to be shipped has one force more, at least."""
    _, faction, purpose, goal, _ = frame
    if purpose not in WAYS:
        return None
    shipper = FactionId(faction)
    return shipper, shipment.price(
        game, shipper, WAYS[purpose], LocationId(goal), size(game) + 1, False
    )


WAYS: Final = {FOR_CROSS: shipment.ACROSS, FOR_BACK: shipment.HOMEWARD}
CHARGES: Final[dict[int, Callable[[Classic, Frame], Charge | None]]] = {
    SHIPMENT.frame: shipment_charge,
    LAND.frame: shipment_charge,
    ASK_CARGO.frame: cargo_charge,
    ASK_CROSS_TO.frame: cross_charge,
    ASK_GROUP.frame: group_charge,
}
"""Who is about to pay how much for a shipment, by the frame that says so."""


def as_karama(game: Classic, faction: FactionId) -> list[int]:
    """Cards that a faction can play as a Karama."""
    return AS_KARAMA if faction == BENE_GESSERIT and worthless_counts(game) else [KARAMA]


def redeal_spice_deck(game: Classic, rng: Rng) -> None:
    pool = SPICE_DECK[:]
    for card in game.piles[0] + game.piles[1] + game.set_aside + game.spice_deck:
        if card != HIDDEN:
            pool.remove(card)
    rng.shuffle(pool)
    for place in range(len(game.spice_deck)):
        if game.spice_deck[place] == HIDDEN:
            game.spice_deck[place] = pool.pop()


def redeal_leaders(game: Classic, rng: Rng) -> None:
    """Captives, and those who died as such, among the leaders they could be."""
    for faction in EVERY_FACTION:
        unsure = [leader for leader in LEADERS_OF[faction] if game.leader_at[leader] == HIDDEN]
        rng.shuffle(unsure)
        for leader in unsure:
            game.leader_at[leader] = HOME
            game.deaths[leader] = 0
        for leader in unsure[: game.unseen_leaders[faction]]:
            game.leader_at[leader] = CAPTIVE
            if game.taken == HIDDEN and faction == plans.foe(game, HARKONNEN):
                game.taken = leader
        dead = unsure[game.unseen_leaders[faction] :]
        for leader in dead[: game.unseen_leaders[N + faction]]:
            game.leader_at[leader] = TANKS
            game.deaths[leader] = 1
            game.hidden_dead |= 1 << leader
        if game.revival[faction] == HIDDEN:
            game.revival[faction] = 0
    game.unseen_leaders = [0] * (2 * N)


def redeal_prediction(game: Classic, rng: Rng) -> None:
    if game.predicted == HIDDEN:
        named = [f for f in EVERY_FACTION if f != BENE_GESSERIT and game.plays(f)]
        fits = [f for f in named if not game.not_predicted >> f & 1]
        game.predicted = fits[rng.below(len(fits))]
    if game.predicted_turn == HIDDEN:
        turns = range(1, game.rules.turns + 1)
        left = [turn for turn in turns if not game.not_predicted >> (N + turn) & 1]
        game.predicted_turn = left[rng.below(len(left))]


def redeal_battle(game: Classic, rng: Rng) -> None:
    """What was foretold to others, and plans that are sealed: anything legal."""
    if game.foretold[2] == HIDDEN:
        target, element = game.foretold[0], game.foretold[1]
        game.foretold[0] = NOBODY
        told = battle.foretellings(game, FactionId(target), element)
        game.foretold[0] = target
        game.foretold[2] = told[rng.below(len(told))].a
    for side in range(2):
        if HIDDEN in game.plans[side][:1]:
            faction = game.sides[side]
            given: list[Choice] = []
            choices = planning.next_part(game, faction, given)
            while choices:
                given.append(choices[rng.below(len(choices))])
                choices = planning.next_part(game, faction, given)
            both = game.plans[1 - side]
            frame = (0, 1 << faction)
            planning.settle_plan(game, frame, {game.seat[faction]: given})
            game.plans[1 - side] = both
