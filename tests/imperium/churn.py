"""The human's Reveal turn in a solo game whose Row churns, and dice that fall as a test likes."""

from __future__ import annotations

from itertools import count

from kanly.core.rng import Rng, seeded
from kanly.core.setup import Options
from kanly.imperium.columns import CARD_NAMES
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange

HUMAN = 0


def churning_turn(row: list[str], below: list[str], options: Options) -> Imperium:
    """The Reveal turn with nothing left to do but to buy; `below` is the top of the deck."""
    given: dict[str, object] = {
        "turn": "red",
        "row": row,
        "imperium-deck": below,
        "red": {"hand": ["convincing-argument", "convincing-argument", "arrakis-liaison"]},
    }
    game = arrange({"players": 1, **options}, given)
    game.apply(HUMAN, "reveal")
    return game


def end_with_dice(game: Imperium, first: int, second: int) -> Imperium:
    """End the Reveal turn so that the dice, the next two numbers of the game, show these."""
    game.rng = next(dice for dice in map(seeded, count()) if rolled(dice.copy()) == (first, second))
    game.apply(HUMAN, "end")
    return game


def rolled(dice: Rng) -> tuple[int, int]:
    return dice.below(6) + 1, dice.below(6) + 1


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
