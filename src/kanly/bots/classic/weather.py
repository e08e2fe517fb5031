"""Answers about the storm and the worms."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.faction_view import FactionView, best_of
from kanly.bots.classic.strongholds import Strongholds
from kanly.bots.classic.value import card_worth
from kanly.classic import choices
from kanly.classic.forces import count
from kanly.classic.map import CALM, members, storm_end, storm_order, struck, swept
from kanly.classic.tables.factions import FREMEN
from kanly.classic.tables.numbers import LATER_STORM, WEATHER_CONTROL_MOST
from kanly.classic.tables.territories import SHIELD_WALL, STORM_START, TERRITORIES
from kanly.classic.tables.treachery import FAMILY_ATOMICS, WEATHER_CONTROL
from kanly.core.choice import Choice
from kanly.core.view import View

FIRST_DIAL: Final = 7
"""Nobody knows where the first storm goes, whatever one dials."""
NO_CHANGE: Final = 3.0
"""A card is not played for less than that and its own worth."""


def damage(view: FactionView, distance: int, wall: bool) -> float:
    """What a storm that moves so far is worth: harm to others less one's own, and the order."""
    game, weights = view.game, view.weights
    hit = struck(game.storm, distance, wall)
    worth = 0.0
    for faction in game.order:
        lost = float(count(game, faction, hit))
        if faction == FREMEN and game.rules.half_losses:
            lost /= 2
        own = view.side >> faction & 1
        worth += -weights.force * lost if own else weights.harm * lost
    for location in members(swept(game.storm, distance)):
        if game.spice_at[location] and game.where[view.me] >> location & 1:
            worth -= game.spice_at[location] * 0.5
    return worth + weights.late * lateness(view, distance)


def lateness(view: FactionView, distance: int) -> float:
    """How late the faction acts after such a storm: 0 first, 1 last."""
    game = view.game
    circles = sorted([game.circle[faction] for faction in game.order])
    order = storm_order(storm_end(game.storm or STORM_START, distance), circles)
    return order.index(game.circle[view.me]) / max(1, len(order) - 1)


def storm_dial(view: FactionView) -> Choice:
    """The dial that is best on average over what the other wheel may show."""
    if view.game.turn == 1 or view.game.storm == CALM:
        return view.first(choices.STORM[FIRST_DIAL])
    others = range(LATER_STORM[0], LATER_STORM[1] + 1)

    def worth(choice: Choice) -> float:
        return sum([damage(view, choice.a + other, view.game.wall) for other in others])

    return max(view.choices, key=worth)


def weather(view: FactionView) -> Choice:
    """Weather Control or Family Atomics, if they change much."""
    game = view.game
    now = damage(view, game.distance, game.wall)
    if choices.WEATHER in view.choices:
        best = damage(view, best_sectors(view), game.wall)
        if best - now > NO_CHANGE + card_worth(view, WEATHER_CONTROL):
            return choices.WEATHER
    if choices.ATOMICS in view.choices:
        blast = without_wall(view) if game.wall_is_stronghold() else 0.0
        for faction in game.order:
            dead = count(game, faction, TERRITORIES[SHIELD_WALL].mask)
            own = view.side >> faction & 1
            blast += dead * (-view.weights.force if own else view.weights.harm)
        gain = damage(view, game.distance, False) + blast - now
        if gain > NO_CHANGE + card_worth(view, FAMILY_ATOMICS):
            return choices.ATOMICS
    return choices.DECLINE


def without_wall(view: FactionView) -> float:
    """What the strongholds are worth more once the Shield Wall is none of them (CLA-WIN-16)."""
    game, seen = view.game.clone(), view.seat_view
    game.wall = False
    gone = View(seen.seat, game, seen.decision, seen.asked, seen.offer)
    now, then = Strongholds(view), Strongholds(FactionView(gone, view.decision, view.weights))
    return then.value(then.chances) - now.value(now.chances)


def best_sectors(view: FactionView) -> int:
    """How far the storm had best move."""
    distances = range(WEATHER_CONTROL_MOST + 1)
    return max(distances, key=lambda distance: damage(view, distance, view.game.wall))


def sectors(view: FactionView) -> Choice:
    return view.first(choices.SECTORS[best_sectors(view)])


# Worms --------------------------------------------------------------------------------------------


def devoured(view: FactionView, territory: int) -> float:
    """What a worm in a territory is worth to the Fremen: they are not harmed, and ride."""
    game, weights = view.game, view.weights
    mask = TERRITORIES[territory].mask
    worth = 0.0
    for faction in game.order:
        lost = count(game, faction, mask)
        if faction != FREMEN:
            worth += lost * (-weights.force if view.side >> faction & 1 else weights.harm)
    own = count(game, FREMEN, mask)
    spice = sum([game.spice_at[location] for location in TERRITORIES[territory].locations])
    return worth + 0.5 * min(own, 4) - (0.5 * spice if own else -0.1 * spice)


def place_worm(view: FactionView) -> Choice:
    """Where it harms others most, if it does."""
    placed = [choice for choice in view.choices if choice.verb == choices.V_WORM]
    return best_of({each: devoured(view, each.a) for each in placed}, 0.5) or choices.DECLINE
