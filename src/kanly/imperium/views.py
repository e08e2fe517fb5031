"""What a seat may know, and positions it cannot tell from the true one (IMP-INFO).

A view is a copy of the position with HIDDEN in place of every card the seat may not know, and
with the pool of cards each house has somewhere in hand or deck, which everyone can work out from
what was played, acquired and trashed in the open.
"""

from __future__ import annotations

from kanly.core.rng import M1, M2, Rng
from kanly.core.setup import Setup
from kanly.imperium.decks import seen_by_owner
from kanly.imperium.position import HIDDEN, Imperium
from kanly.imperium.tables import hagal
from kanly.imperium.tables.cards import IMPERIUM_DECK
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.intrigues import INTRIGUE_DECK
from kanly.imperium.tables.leaders import LEADERS

# Taking out ---------------------------------------------------------------------------------------


def mask(game: Imperium, viewer: int | None) -> Imperium:
    """A copy without anything the viewer may not know (IMP-INFO-13)."""
    was = game.setup
    view = Imperium(Setup(was.game, was.players, 0, was.options, was.names), Rng(1, 1), game)
    view.stack = game.stack[:]
    view.imperium_deck = [HIDDEN] * len(game.imperium_deck)
    view.intrigue_deck = [HIDDEN] * len(game.intrigue_deck)
    view.conflict_deck = [HIDDEN] * len(game.conflict_deck)
    view.conflict_box = [HIDDEN] * len(game.conflict_box)
    view.hagal_deck = [HIDDEN] * len(game.hagal_deck)
    view.knowledge = [entry for entry in game.knowledge if entry[0] == viewer]
    view.pool = []
    for house in range(game.houses):
        own = house == viewer
        mask_cards(game, view, house, own)
        if not own:
            view.intrigues[house] = [HIDDEN] * len(game.intrigues[house])
            view.offers[house] = [HIDDEN] * len(game.offers[house])
            view.tokens[house] = HIDDEN if game.tokens[house] else 0
            view.owner_top[house] = game.known_top[house]
    return view


def mask_cards(game: Imperium, view: Imperium, house: int, own: bool) -> None:
    """Hide deck and hand but for what the viewer saw go there."""
    deck = game.deck[house]
    top = seen_by_owner(game, house) if own else game.known_top[house]
    hidden = len(deck) - top
    view.deck[house] = [HIDDEN] * hidden + deck[hidden:]
    pool = deck[:hidden]
    known = sorted(game.known_hand[house])
    view.known_hand[house] = known
    if not own:
        unknown = game.hand[house][:]
        for card in known:
            unknown.remove(card)
        view.hand[house] = known + [HIDDEN] * len(unknown)
        pool = pool + unknown
    view.pool.append(sorted(pool))


# Dealing anew -------------------------------------------------------------------------------------


def redeal(view: Imperium, rng: Rng) -> Imperium:
    """A full position that agrees with the view, everything hidden dealt at random."""
    chance = Rng(1 + rng.below(M1 - 1), 1 + rng.below(M2 - 1))
    game = Imperium(view.setup, chance, view)
    game.stack = view.stack[:]
    game.sealed = view.sealed.copy()
    owned: list[int] = []
    for house in range(view.houses):
        pool = view.pool[house][:]
        rng.shuffle(pool)
        fill(game.deck[house], pool)
        fill(game.hand[house], pool)
        if view.tokens[house] == HIDDEN:
            game.tokens[house] = random_pair(rng)
    game.pool = []
    for house in range(view.houses):
        zones = (game.deck, game.hand, game.discard, game.play)
        for zone in zones:
            owned += zone[house]
        if game.aside[house] >= 0:
            owned.append(game.aside[house])
    fill(game.imperium_deck, shuffled(rest(IMPERIUM_DECK, owned + game.row + game.trashed), rng))
    redeal_intrigues(game, rng)
    redeal_conflicts(game, rng)
    if game.hagal_deck:
        cards = hagal.deck(hagal.SOLO if game.solo else hagal.TWO)
        fill(game.hagal_deck, shuffled(rest(cards, game.hagal_discard), rng))
    redeal_offers(game, rng)
    return game


def rest(cards: list[int], seen: list[int]) -> list[int]:
    """The cards of a deck that were not seen elsewhere."""
    left = cards[:]
    for card in seen:
        if card in left:
            left.remove(card)
    return left


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    rng.shuffle(cards)
    return cards


def fill(zone: list[int], pool: list[int]) -> None:
    """Replace every hidden card of a zone by one of the pool."""
    for place, card in enumerate(zone):
        if card == HIDDEN:
            zone[place] = pool.pop()


def random_pair(rng: Rng) -> int:
    """Two of the four factions."""
    first = rng.below(4)
    second = (first + 1 + rng.below(3)) % 4
    return 1 << first | 1 << second


def redeal_intrigues(game: Imperium, rng: Rng) -> None:
    """Deal hidden Intrigue cards; those the viewer saw change hands stay among their holders."""
    seen = game.intrigue_discard[:]
    for house in range(game.houses):
        seen += game.lasting[house]
        seen += [card for card in game.intrigues[house] if card != HIDDEN]
    pool = shuffled(rest(INTRIGUE_DECK, seen), rng)
    room = [hand.count(HIDDEN) for hand in game.intrigues]
    placed: list[list[int]] = [[] for _ in range(game.houses)]
    entries = sorted(game.knowledge, key=lambda entry: bin(entry[2]).count("1"))
    place_known(entries, 0, room, placed, rng)
    for house in range(game.houses):
        for card in placed[house]:
            pool.remove(card)
    for house in range(game.houses):
        fill(game.intrigues[house], placed[house] + draw_from(pool, room[house]))
    fill(game.intrigue_deck, pool)


def draw_from(pool: list[int], n: int) -> list[int]:
    return [pool.pop() for _ in range(n)]


def place_known(
    entries: list[tuple[int, int, int]],
    at: int,
    room: list[int],
    placed: list[list[int]],
    rng: Rng,
) -> bool:
    """Put each card known to be with one of several houses into one that has room."""
    if at == len(entries):
        return True
    holders = [house for house in range(len(room)) if entries[at][2] >> house & 1 and room[house]]
    rng.shuffle(holders)
    for house in holders:
        room[house] -= 1
        placed[house].append(entries[at][1])
        if place_known(entries, at + 1, room, placed, rng):
            return True
        placed[house].pop()
        room[house] += 1
    return False


def redeal_conflicts(game: Imperium, rng: Rng) -> None:
    """Each place of the Conflict deck keeps its tier; which card lies there is unknown."""
    seen = [*game.conflicts_past, game.conflict]
    tiers = conflict_tiers(len(game.conflict_deck))
    box: list[int] = []
    deck: list[int] = []
    for tier in (3, 2, 1):
        cards = [card.id for card in CONFLICTS if card.tier == tier and card.id not in seen]
        rng.shuffle(cards)
        count = tiers.count(tier)
        deck += cards[:count]
        box += cards[count:]
    game.conflict_deck = deck
    game.conflict_box = box


def conflict_tiers(left: int) -> list[int]:
    """The tiers of the last `left` cards of the Conflict deck, bottom first (IMP-SETUP-03)."""
    return [3, 3, 3, 3, 2, 2, 2, 2, 2, 1][:left]


def redeal_offers(game: Imperium, rng: Rng) -> None:
    """Leaders dealt to others in a draft are among those the viewer has not seen."""
    seen = [leader for leader in game.leader if leader >= 0]
    for offer in game.offers:
        seen += [leader for leader in offer if leader != HIDDEN]
    pool = shuffled(rest([leader.id for leader in LEADERS], seen), rng)
    for offer in game.offers:
        fill(offer, pool)
        offer.sort()
