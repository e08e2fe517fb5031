"""Where the storm and the worms will come next, and what they would do to forces in the open."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.faction_view import FactionView
from kanly.classic.map import exposed
from kanly.classic.position import HIDDEN, Classic
from kanly.classic.storm import uses_cards
from kanly.classic.tables.factions import FREMEN
from kanly.classic.tables.numbers import LATER_STORM, STORM_CARDS
from kanly.classic.tables.spice import SHAI_HULUD, SPICE_CARDS
from kanly.classic.tables.territories import LOCATIONS, SECTORS, STORM_START


def dial_odds() -> list[float]:
    """The chance of each move of a storm that two wheels dial."""
    dials = range(LATER_STORM[0], LATER_STORM[1] + 1)
    odds = [0.0] * (2 * LATER_STORM[1] + 1)
    for one in dials:
        for other in dials:
            odds[one + other] += 1.0 / len(dials) ** 2
    return odds


DIALED: Final = dial_odds()
DRAWN: Final = [0.0, *[1.0 / len(STORM_CARDS)] * len(STORM_CARDS)]


def next_move(game: Classic) -> list[float]:
    """The chance of each distance of the next storm."""
    if not uses_cards(game):
        return DIALED
    if game.storm_card > 0:
        return [float(distance == game.storm_card) for distance in range(len(DRAWN))]
    return DRAWN


class Forecast:
    """The chances of losing what stands in the open before it can move again."""

    def __init__(self, view: FactionView) -> None:
        self.game = view.game
        self.me = view.me
        odds = next_move(view.game)
        self.reaches = [sum(odds[distance:]) for distance in range(len(odds))]
        """The chance that the storm goes so far."""
        self.worm = worm_chance(view.game)
        self.open = exposed(view.game.wall)

    def storm(self, location: int) -> float:
        """The chance that the next storm passes over a location."""
        sector = LOCATIONS[location].sector
        if not sector:
            return 0.0
        gap = (sector - (self.game.storm or STORM_START)) % SECTORS
        return self.reaches[gap] if 0 < gap < len(self.reaches) else 0.0

    def danger(self, location: int) -> float:
        """The share of forces there that will be lost, on average."""
        if not self.open >> location & 1:
            return 0.0
        lost = self.storm(location)
        if self.me == FREMEN:
            return lost * (0.5 if self.game.rules.half_losses else 1.0)
        if LOCATIONS[location].territory in self.game.tops:
            lost += (1.0 - lost) * self.worm
        return lost


def worm_chance(game: Classic) -> float:
    """The chance that the next spice card is a worm."""
    deck = game.spice_deck
    if not deck:
        return SPICE_CARDS[SHAI_HULUD].copies / sum([card.copies for card in SPICE_CARDS])
    if deck[-1] != HIDDEN:
        return float(deck[-1] == SHAI_HULUD)
    seen = game.piles[0] + game.piles[1] + game.set_aside
    return (SPICE_CARDS[SHAI_HULUD].copies - seen.count(SHAI_HULUD)) / len(deck)
