"""Chance in the classic Dune: the order of both decks, as far as nobody has seen it."""

from __future__ import annotations

from typing import Final

from kanly.arena.luck import Chance
from kanly.bots.classic.win_chances import chances_of
from kanly.classic.position import Classic
from kanly.core.game import Game
from kanly.core.rng import Rng


def redraw(game: Game, rng: Rng) -> None:
    """Shuffle the treachery deck and the spice deck below a card that somebody has seen."""
    assert isinstance(game, Classic)
    for deck, seen in ((game.deck, game.top_seen), (game.spice_deck, game.spice_top_seen)):
        top = deck[-1:] if seen else []
        rest = deck[: len(deck) - len(top)]
        rng.shuffle(rest)
        deck[:] = rest + top


def hidden(game: Game) -> tuple[int, ...]:
    assert isinstance(game, Classic)
    return len(game.deck), len(game.spice_deck)


def values(games: list[Game]) -> list[list[float]]:
    """Chances by strongholds and means, as the bots that think judge positions."""
    return [chances_of(game) for game in games if isinstance(game, Classic)]


CHANCE: Final = Chance(redraw, hidden, values)
