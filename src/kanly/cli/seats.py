"""What the seats of a game are called on the command line."""

from __future__ import annotations

from kanly.core.game import Game
from kanly.core.registry import kit_of


def seat_names(game: Game) -> dict[str, int]:
    """Every name of a seat that may be typed, with its seat."""
    kit = kit_of(game.setup.game)
    names = kit.about.houses(game)[: game.players] if kit.stage is None else kit.stage.seats(game)
    return {name.removeprefix("seat-"): place % game.players for place, name in enumerate(names)}


def seat_name(game: Game, seat: int) -> str:
    """What a seat is called."""
    return list(seat_names(game))[seat]
