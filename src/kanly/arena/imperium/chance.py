"""Chance in Dune: Imperium: the order of every deck and stack, as far as nobody has seen it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kanly.arena.luck import Chance
from kanly.bots.imperium.heuristics import MctsHeuristics
from kanly.bots.network import trained
from kanly.core.game import Game
from kanly.core.rng import Rng
from kanly.imperium import setup
from kanly.imperium.decks import seen_by_owner
from kanly.imperium.position import Imperium
from kanly.imperium.views import redeal_conflicts

LOOKED_AT: Final = 2
"""Intrigue cards on top of their deck that somebody may have seen with Rise of Ix."""


def redraw(game: Game, rng: Rng) -> None:
    """Put everything in a new order that lies where no player has seen it."""
    assert isinstance(game, Imperium)
    for house in game.every_house:
        seen = max(seen_by_owner(game, house), game.known_top[house])
        reorder(game.deck[house], 0, len(game.deck[house]) - seen, rng)
    reorder(game.imperium_deck, 0, len(game.imperium_deck), rng)
    reorder(game.hagal_deck, 0, len(game.hagal_deck), rng)
    redeal_conflicts(game, rng)
    lowest, highest = 0, len(game.intrigue_deck)
    if game.ix is not None:
        ix = game.expansion
        looks = bool(game.stack) and game.stack[-1][0] == setup.ASK_INTELLIGENCE.frame
        lowest = len(ix.under)
        highest -= LOOKED_AT if looks or ix.seer >= 0 else 0
        tiles = [tile for stack in ix.stacks for tile in stack[:-1]]
        rng.shuffle(tiles)
        for stack in ix.stacks:
            for place in range(len(stack) - 1):
                stack[place] = tiles.pop()
    reorder(game.intrigue_deck, lowest, highest, rng)


def reorder(cards: list[int], first: int, end: int, rng: Rng) -> None:
    """Shuffle a stretch of a deck."""
    if end - first > 1:
        stretch = cards[first:end]
        rng.shuffle(stretch)
        cards[first:end] = stretch


def hidden(game: Game) -> tuple[int, ...]:
    assert isinstance(game, Imperium)
    decks = [game.imperium_deck, game.intrigue_deck, game.conflict_deck, game.hagal_deck]
    decks += game.deck
    if game.ix is not None:
        decks += game.expansion.stacks
    return tuple([len(deck) for deck in decks])


@lru_cache(maxsize=1)
def judge() -> MctsHeuristics:
    """The network that comes with Kanly tells chances, as if all played equally well."""
    found = MctsHeuristics(trained("imperium"))
    found.equal_players = True
    return found


def values(games: list[Game]) -> list[list[float]]:
    return judge().chances(games, 0) if games else []


CHANCE: Final = Chance(redraw, hidden, values)
