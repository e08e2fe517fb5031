"""Answers about the storm and the worms."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.marching import first
from kanly.bots.classic.mind import Mind
from kanly.classic.choices import (
    ATOMICS,
    DECLINE,
    PROTECT,
    SECTORS,
    STORM,
    V_WORM,
    WEATHER,
)
from kanly.classic.forces import count
from kanly.classic.map import CALM, members, storm_end, storm_order, struck, swept
from kanly.classic.tables.factions import FREMEN
from kanly.classic.tables.numbers import LATER_STORM, WEATHER_CONTROL_MOST
from kanly.classic.tables.territories import SHIELD_WALL, STORM_START, TERRITORIES
from kanly.classic.tables.treachery import FAMILY_ATOMICS, TLEILAXU_GHOLA, WEATHER_CONTROL
from kanly.core.choice import Choice

FIRST_DIAL: Final = 7
"""Nobody knows where the first storm goes, whatever one dials."""
NO_CHANGE: Final = 3.0
"""A card is not played for less than that and its own worth."""


def damage(mind: Mind, distance: int, wall: bool) -> float:
    """What a storm that moves so far is worth: harm to others less one's own, and the order."""
    game, weights = mind.game, mind.weights
    hit = struck(game.storm, distance, wall)
    worth = 0.0
    for faction in game.order:
        lost = float(count(game, faction, hit))
        if faction == FREMEN and game.rules.half_losses:
            lost /= 2
        own = mind.side >> faction & 1
        worth += -weights.force * lost if own else weights.harm * lost
    for location in members(swept(game.storm, distance)):
        if game.spice_at[location] and game.where[mind.me] >> location & 1:
            worth -= game.spice_at[location] * 0.5
    return worth + weights.late * lateness(mind, distance)


def lateness(mind: Mind, distance: int) -> float:
    """How late the faction acts after such a storm: 0 first, 1 last."""
    game = mind.game
    circles = sorted([game.circle[faction] for faction in game.order])
    order = storm_order(storm_end(game.storm or STORM_START, distance), circles)
    return order.index(game.circle[mind.me]) / max(1, len(order) - 1)


def storm_dial(mind: Mind) -> Choice:
    """The dial that is best on average over what the other wheel may show."""
    if mind.game.turn == 1 or mind.game.storm == CALM:
        return first(mind, STORM[FIRST_DIAL])
    others = range(LATER_STORM[0], LATER_STORM[1] + 1)

    def worth(choice: Choice) -> float:
        return sum([damage(mind, choice.a + other, mind.game.wall) for other in others])

    return max(mind.choices, key=worth)


def weather(mind: Mind) -> Choice:
    """Weather Control or Family Atomics, if they change much."""
    game = mind.game
    now = damage(mind, game.distance, game.wall)
    if WEATHER in mind.choices:
        best = damage(mind, best_sectors(mind), game.wall)
        if best - now > NO_CHANGE + worth_of(mind, WEATHER_CONTROL):
            return WEATHER
    if ATOMICS in mind.choices:
        blast = 0.0
        for faction in game.order:
            dead = count(game, faction, TERRITORIES[SHIELD_WALL].mask)
            own = mind.side >> faction & 1
            blast += dead * (-mind.weights.force if own else mind.weights.harm)
        gain = damage(mind, game.distance, False) + blast - now
        if gain > NO_CHANGE + worth_of(mind, FAMILY_ATOMICS):
            return ATOMICS
    return DECLINE


def worth_of(mind: Mind, card: int) -> float:
    return mind.weights.specials[card - TLEILAXU_GHOLA] * mind.fade


def best_sectors(mind: Mind) -> int:
    """How far the storm had best move."""
    distances = range(WEATHER_CONTROL_MOST + 1)
    return max(distances, key=lambda distance: damage(mind, distance, mind.game.wall))


def sectors(mind: Mind) -> Choice:
    return first(mind, SECTORS[best_sectors(mind)])


# Worms --------------------------------------------------------------------------------------------


def protect(mind: Mind) -> Choice:
    return first(mind, PROTECT)


def devoured(mind: Mind, territory: int) -> float:
    """What a worm in a territory is worth to the Fremen: they are not harmed, and ride."""
    game, weights = mind.game, mind.weights
    mask = TERRITORIES[territory].mask
    worth = 0.0
    for faction in game.order:
        lost = count(game, faction, mask)
        if faction != FREMEN:
            worth += lost * (-weights.force if mind.side >> faction & 1 else weights.harm)
    own = count(game, FREMEN, mask)
    spice = sum([game.spice_at[location] for location in TERRITORIES[territory].locations])
    return worth + 0.5 * min(own, 4) - (0.5 * spice if own else -0.1 * spice)


def place_worm(mind: Mind) -> Choice:
    """Where it harms others most, if it does."""
    best, most = DECLINE, 0.5
    for choice in mind.choices:
        if choice.verb == V_WORM:
            worth = devoured(mind, choice.a)
            if worth > most:
                best, most = choice, worth
    return best
