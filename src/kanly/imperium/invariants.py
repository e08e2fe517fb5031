"""What must hold after every choice: components are conserved, nothing is negative, and so on."""

from __future__ import annotations

from typing import Final

from kanly.imperium import influence, setup
from kanly.imperium.decks import UNDER_DECK
from kanly.imperium.options import SMALL
from kanly.imperium.position import NOBODY, NOTHING, Imperium
from kanly.imperium.recall import agents
from kanly.imperium.tables.cards import CARDS, IMPERIUM, IX, RESERVE_CARDS
from kanly.imperium.tables.factions import ALLIANCE, FRIENDSHIP, TOP
from kanly.imperium.tables.tiles import TILES

TROOPS = 12


def check(game: Imperium) -> None:
    """Raise AssertionError, naming what is wrong, if the position breaks an invariant."""
    check_cards(game)
    check_decks(game)
    check_pieces(game)
    check_influence(game)
    check_knowledge(game)
    check_decisions(game)
    if game.ix is not None:
        check_ix(game)


def must(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)


def check_cards(game: Imperium) -> None:
    """Every card of a player's deck is in exactly one place."""
    held: list[int] = game.row + game.imperium_deck + game.trashed
    for house in game.every_house:
        held = held + game.deck[house] + game.hand[house] + game.discard[house] + game.play[house]
        if game.aside[house] != NOTHING:
            held.append(game.aside[house])
        if game.ix is not None and game.ix.kept[house] != NOTHING:
            held.append(game.ix.kept[house])
    for pile, card in enumerate(RESERVE_CARDS):
        must(game.reserve[pile] >= 0, "a Reserve pile is negative")
        held += [card] * game.reserve[pile]
    held.sort()
    if held != owned_cards(game):
        raise AssertionError(f"not every card is there once: {astray(held, owned_cards(game))}")
    must(len(game.row) == 5 or not game.imperium_deck, "the Row is not full")
    must(all(CARDS[card].pile in (IMPERIUM, IX) for card in game.row), "a foreign card in the Row")


def owned_cards(game: Imperium) -> list[int]:
    """All cards of decks, Row and Reserve in this game, sorted."""
    small = bool(game.setup.options.get(SMALL))
    key = (game.players, game.ix is not None, game.epic, small)
    if key not in OWNED:
        cards = setup.imperium_cards(game) + setup.starting_cards(game) * game.players
        cards += [card for card in RESERVE_CARDS for _ in range(CARDS[card].copies)]
        OWNED[key] = sorted(cards)
    return OWNED[key]


OWNED: Final[dict[tuple[int, bool, bool, bool], list[int]]] = {}


def astray(held: list[int], owned: list[int]) -> list[str]:
    """Cards of which there are more or fewer than there should be."""
    return [made.slug for made in CARDS if held.count(made.id) != owned.count(made.id)]


def check_decks(game: Imperium) -> None:
    """Every Intrigue, Conflict and House Hagal card is in exactly one place."""
    held = game.intrigue_deck + game.intrigue_discard
    for house in game.every_house:
        held = held + game.intrigues[house] + game.lasting[house]
    must(all_there(game, held, setup.intrigue_cards(game)), "Intrigue cards are missing")
    conflicts = game.conflict_deck + game.conflicts_past + game.conflict_box
    if game.conflict != NOTHING:
        conflicts = [*conflicts, game.conflict]
    must(
        sorted(conflicts) == list(range(setup.conflict_count(game))),
        "Conflict cards are not all there once",
    )
    if game.players < 3:
        held = game.hagal_deck + game.hagal_discard
        must(all_there(game, held, setup.hagal_cards(game)), "House Hagal cards are missing")


def all_there(game: Imperium, held: list[int], cards: list[int]) -> bool:
    """Whether every card is in one place; a scenario may put some out of the game."""
    if game.start is not None and not game.setup.given:
        return sorted(held) == sorted(cards)
    return all(held.count(card) <= cards.count(card) for card in held)


def check_pieces(game: Imperium) -> None:
    """Troops, Agents and resources."""
    occupied = 0
    for house in game.every_house:
        counts = [game.supply[house], game.garrison[house], game.troops[house]]
        if game.ix is not None:
            counts.append(game.ix.negotiators[house])
        must(min(counts) >= 0 and sum(counts) == TROOPS, f"troops of house {house}: {counts}")
        own = agents(game, house) + (1 if game.mentat == house else 0)
        sent = game.ready[house] + len(game.posts[house])
        must(sent == own, f"house {house} has {sent} Agents of {own}")
        must(game.ready[house] >= 0, "negative Agents")
        for space in game.posts[house]:
            occupied |= 1 << space
    must(min(game.purse) >= 0, "a negative resource")
    must(min(game.bonus) >= 0, "negative bonus spice")
    must(min(game.swords) >= 0 and game.persuasion >= 0, "negative swords or Persuasion")
    must(occupied == game.occupied, "occupied spaces do not match the Agents")
    must(game.round <= 10, "more than ten rounds")


def check_ix(game: Imperium) -> None:
    """Tiles and dreadnoughts are each in exactly one place (IX-DREAD-32)."""
    ix = game.expansion
    tiles = (
        ix.scrapped + [t for stack in ix.stacks for t in stack] + [t for x in ix.tiles for t in x]
    )
    must(sorted(tiles) == list(range(len(TILES))), "Tech tiles are not all there once")
    for house in game.every_house:
        ships = (ix.docked[house], ix.garrisoned[house], ix.fighting[house])
        placed = ix.holder.count(house)
        must(min(ships) >= 0 and sum(ships) + placed == 2, f"dreadnoughts of {house}: {ships}")
        must(0 <= ix.freighter[house] <= 3, "a Freighter off its track")
    must(len(ix.under) <= len(game.intrigue_deck), "more cards known than the deck has")


def check_influence(game: Imperium) -> None:
    """Scores are what was awarded; a token is with a house that nobody has overtaken."""
    start = 1 if game.players == 4 else 0
    unsettled = bool(game.stack) and game.stack[-1][0] == influence.ASK_ALLIANCE.frame
    for house in game.every_house:
        tracks = game.influence[house * 4 : house * 4 + 4]
        must(min(tracks) >= 0 and max(tracks) <= TOP, "Influence off its track")
        if not game.scores(house):
            must(game.score[house] == 0, "House Hagal scored")
            continue
        earned = sum(1 for at in tracks if at >= FRIENDSHIP) + game.alliance.count(house)
        begun = start if house < game.players else 0
        total = begun + game.awarded[house] + earned
        must(
            game.score[house] == total, f"score of house {house}: {game.score[house]}, not {total}"
        )
    for faction, holder in enumerate(game.alliance):
        column = game.influence[faction::4]
        if holder == NOBODY:
            must(max(column) < ALLIANCE, "an Alliance token nobody took")
        elif not unsettled:
            must(column[holder] >= ALLIANCE, "an Alliance token kept below 4")
            must(column[holder] == max(column), "an Alliance token not passed on")


def check_knowledge(game: Imperium) -> None:
    """What seats are said to know is true."""
    for house in game.every_house:
        hand = game.hand[house][:]
        if game.ix is not None and game.ix.kept[house] != NOTHING:
            hand.append(game.ix.kept[house])
        for card in game.known_hand[house]:
            must(card in hand, "a card known to be in hand is not")
            hand.remove(card)
        must(game.known_top[house] <= len(game.deck[house]), "more known cards than the deck has")
        must(game.owner_top[house] <= len(game.deck[house]), "more seen cards than the deck has")
    for _, card, holders in game.knowledge:
        zones = [zone for h, zone in enumerate(game.intrigues) if holders >> h & 1]
        if game.ix is not None and holders >> UNDER_DECK & 1:
            zones.append(game.intrigue_deck)
        must(
            any([card in zone for zone in zones]), "an Intrigue card is not where it was seen to go"
        )


def check_decisions(game: Imperium) -> None:
    """Someone is asked until the game is over, and has an answer."""
    must(game.over or bool(game.pending), "nobody is asked and the game is not over")
    for decision in game.pending:
        must(bool(decision.choices), f"no choice in {decision.kind}")
        must(len(set(decision.choices)) == len(decision.choices), "the same choice twice")
        for choice in decision.choices:
            must(game.parse(choice.notation) is choice, f"{choice} does not parse back")
