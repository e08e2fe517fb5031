"""What a seat may know, and positions it cannot tell from the true one (IMP-INFO).

A view is a copy of the position with HIDDEN in place of every card the seat may not know, and
with the pool of cards each house has somewhere in hand or deck, which everyone can work out from
what was played, acquired and trashed in the open.
"""

from __future__ import annotations

from kanly.core.columns import hide
from kanly.core.game import Pile
from kanly.core.rng import M1, M2, Rng
from kanly.core.setup import Setup
from kanly.imperium import setup
from kanly.imperium.columns import COLUMNS
from kanly.imperium.decks import UNDER_DECK, seen_by_owner
from kanly.imperium.position import HIDDEN, NOTHING, Imperium
from kanly.imperium.position_columns import Knowledge
from kanly.imperium.tables.tiles import TILES
from kanly.imperium.types import HouseId

# Taking out ---------------------------------------------------------------------------------------


def mask(game: Imperium, viewer: int | None) -> Imperium:
    """A copy without anything the viewer may not know (IMP-INFO-13)."""
    was = game.setup
    view = Imperium(Setup(was.game, was.players, 0, was.options, was.names), Rng(1, 1), game)
    view.stack = game.stack[:]
    hide(view, COLUMNS, 0 if viewer is None else 1 << viewer)
    view.knowledge = [entry for entry in game.knowledge if entry[0] == viewer]
    view.pool = []
    if game.ix is not None:
        mask_ix(game, view, viewer)
    for house in game.every_house:
        own = house == viewer
        mask_cards(game, view, house, own)
        if not own:
            view.owner_top[house] = game.known_top[house]
    return view


def mask_ix(game: Imperium, view: Imperium, viewer: int | None) -> None:
    """Hide tiles under the top ones, and Intrigue cards but those the viewer put or saw."""
    was, ix = game.expansion, view.expansion
    ix.stacks = [[HIDDEN] * (len(stack) - 1) + stack[-1:] for stack in was.stacks]
    for place, seat in enumerate(was.under):
        if seat == viewer:
            view.intrigue_deck[place] = game.intrigue_deck[place]
    looks = game.stack and game.stack[-1] == (setup.ASK_INTELLIGENCE.frame, viewer)
    seen = 2 if looks else int(was.seer == viewer and viewer is not None)
    if seen:
        view.intrigue_deck[-seen:] = sorted(game.intrigue_deck[-seen:])
    for house in game.every_house:
        if house != viewer and was.kept[house] != NOTHING:
            ix.kept[house] = HIDDEN


def kept_card(game: Imperium, house: HouseId) -> list[int]:
    """The card Ilesa set aside, if any."""
    if game.ix is None or game.ix.kept[house] == NOTHING:
        return []
    return [game.ix.kept[house]]


def mask_cards(game: Imperium, view: Imperium, house: HouseId, own: bool) -> None:
    """Hide deck and hand but for what the viewer saw go there."""
    deck = game.deck[house]
    top = seen_by_owner(game, house) if own else game.known_top[house]
    hidden = len(deck) - top
    view.deck[house] = [HIDDEN] * hidden + deck[hidden:]
    pool = deck[:hidden]
    known = sorted(game.known_hand[house])
    view.known_hand[house] = known
    if not own:
        kept = kept_card(game, house)
        unknown = game.hand[house] + kept
        for card in known:
            unknown.remove(card)
        size = len(game.hand[house])
        view.hand[house] = [HIDDEN] * size if kept else known + [HIDDEN] * (size - len(known))
        pool = pool + unknown
    view.pool.append(sorted(pool))


def undrawn(game: Imperium) -> list[Pile]:
    """The decks, but for what somebody has seen or put there."""
    piles: list[Pile] = [(game.imperium_deck, 0, len(game.imperium_deck))]
    ix = game.ix
    under = 0 if ix is None else len(ix.under)
    seen = 0
    if ix is not None and ix.seer != NOTHING:
        seen = 1
    if game.stack and game.stack[-1][0] == setup.ASK_INTELLIGENCE.frame:
        seen = 2
    piles.append((game.intrigue_deck, under, len(game.intrigue_deck) - seen))
    at = 0
    deck = conflict_tiers(game)
    for tier in (3, 2, 1):
        piles.append((game.conflict_deck, at, at + deck.count(tier)))
        at += deck.count(tier)
    piles.append((game.hagal_deck, 0, len(game.hagal_deck)))
    for house in game.every_house:
        known = max(seen_by_owner(game, house), game.known_top[house])
        piles.append((game.deck[house], 0, len(game.deck[house]) - known))
    if ix is not None:
        for stack in ix.stacks:
            piles.append((stack, 0, max(0, len(stack) - 1)))
    return piles


# Dealing anew -------------------------------------------------------------------------------------


def redeal(view: Imperium, rng: Rng) -> Imperium:
    """A full position that agrees with the view, everything hidden dealt at random."""
    chance = Rng(1 + rng.below(M1 - 1), 1 + rng.below(M2 - 1))
    game = Imperium(view.setup, chance, view)
    game.stack = view.stack[:]
    game.sealed = view.sealed.copy()
    owned: list[int] = []
    for house in view.every_house:
        pool = view.pool[house][:]
        rng.shuffle(pool)
        fill(game.deck[house], pool)
        redeal_hand(game, house, pool, rng)
        if view.tokens[house] == HIDDEN:
            game.tokens[house] = random_pair(rng)
    game.pool = []
    for house in view.every_house:
        zones = (game.deck, game.hand, game.discard, game.play)
        for zone in zones:
            owned += zone[house]
        if game.aside[house] >= 0:
            owned.append(game.aside[house])
        owned += kept_card(game, house)
    cards = setup.imperium_cards(game)
    fill(game.imperium_deck, shuffled(rest(cards, owned + game.row + game.trashed), rng))
    redeal_intrigues(game, rng)
    redeal_conflicts(game, rng)
    if game.hagal_deck:
        cards = setup.hagal_cards(game)
        fill(game.hagal_deck, shuffled(rest(cards, game.hagal_discard), rng))
    redeal_offers(game, rng)
    if game.ix is not None:
        redeal_tiles(game, rng)
    return game


def redeal_hand(game: Imperium, house: HouseId, pool: list[int], rng: Rng) -> None:
    """Deal a hand; a card known to be in it may be the one that was set aside."""
    if game.ix is None or game.ix.kept[house] != HIDDEN:
        fill(game.hand[house], pool)
        return
    size = len(game.hand[house])
    held = game.known_hand[house] + pool[: size + 1 - len(game.known_hand[house])]
    rng.shuffle(held)
    game.ix.kept[house] = held.pop()
    game.hand[house] = held


def redeal_tiles(game: Imperium, rng: Rng) -> None:
    """Tiles that nobody has seen yet lie in any order."""
    ix = game.expansion
    seen = ix.scrapped + [tile for tiles in ix.tiles for tile in tiles]
    seen += [tile for stack in ix.stacks for tile in stack if tile != HIDDEN]
    pool = shuffled(rest([tile.id for tile in TILES], seen), rng)
    for stack in ix.stacks:
        fill(stack, pool)


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
    for house in game.every_house:
        seen += game.lasting[house]
        seen += [card for card in game.intrigues[house] if card != HIDDEN]
    seen += [card for card in game.intrigue_deck if card != HIDDEN]
    pool = shuffled(rest(setup.intrigue_cards(game), seen), rng)
    room = [hand.count(HIDDEN) for hand in game.intrigues]
    room += [0] * (UNDER_DECK + 1 - len(room))
    if game.ix is not None:
        room[UNDER_DECK] = game.intrigue_deck[: len(game.ix.under)].count(HIDDEN)
    placed: list[list[int]] = [[] for _ in room]
    entries = sorted(game.knowledge, key=fewest_holders)
    fits = place_known(entries, 0, room, placed, rng)
    assert fits, "cards known to be in hands do not fit into them"
    for cards in placed:
        for card in cards:
            pool.remove(card)
    for house in game.every_house:
        fill(game.intrigues[house], placed[house] + draw_from(pool, room[house]))
    if placed[UNDER_DECK]:
        bottom = placed[UNDER_DECK] + draw_from(pool, room[UNDER_DECK])
        rng.shuffle(bottom)
        for place in range(len(game.expansion.under)):
            if game.intrigue_deck[place] == HIDDEN:
                game.intrigue_deck[place] = bottom.pop()
    fill(game.intrigue_deck, pool)


def draw_from(pool: list[int], n: int) -> list[int]:
    return [pool.pop() for _ in range(n)]


def fewest_holders(entry: Knowledge) -> int:
    _, _, holders = entry
    return holders.bit_count()


def place_known(
    entries: list[Knowledge], at: int, room: list[int], placed: list[list[int]], rng: Rng
) -> bool:
    """Put each card known to be with one of several houses into one that has room."""
    if at == len(entries):
        return True
    _, card, known = entries[at]
    holders = [house for house in range(len(room)) if known >> house & 1 and room[house]]
    rng.shuffle(holders)
    for house in holders:
        room[house] -= 1
        placed[house].append(card)
        if place_known(entries, at + 1, room, placed, rng):
            return True
        placed[house].pop()
        room[house] += 1
    return False


def redeal_conflicts(game: Imperium, rng: Rng) -> None:
    """Each place of the Conflict deck keeps its tier; which card lies there is unknown."""
    seen = [*game.conflicts_past, game.conflict]
    tiers = conflict_tiers(game)
    box: list[int] = []
    deck: list[int] = []
    for tier in (3, 2, 1):
        cards = [card for card in setup.conflict_cards(game, tier) if card not in seen]
        rng.shuffle(cards)
        count = tiers.count(tier)
        deck += cards[:count]
        box += cards[count:]
    game.conflict_deck = deck
    game.conflict_box = box


def conflict_tiers(game: Imperium) -> list[int]:
    """The tiers of the cards left in the Conflict deck, bottom first (IMP-SETUP-03)."""
    whole = [tier for tier, count in reversed(setup.tiers(game)) for _ in range(count)]
    return whole[: len(game.conflict_deck)]


def redeal_offers(game: Imperium, rng: Rng) -> None:
    """Leaders dealt to others in a draft are among those the viewer has not seen."""
    seen = [leader for leader in game.leader if leader >= 0]
    for offer in game.offers:
        seen += [leader for leader in offer if leader != HIDDEN]
    pool = shuffled(rest(setup.leader_pool(game), seen), rng)
    for offer in game.offers:
        fill(offer, pool)
        offer.sort()
