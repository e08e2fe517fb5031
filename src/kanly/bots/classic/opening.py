"""Answers of the setup: factions, prediction, traitors, first forces."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.marching import first
from kanly.bots.classic.mind import Mind
from kanly.classic.choices import (
    FORCES,
    KEEP_FACTION,
    MULLIGAN,
    PICK_FACTION,
    PLACE_ADVISOR,
    PREDICT,
    PREDICT_TURN,
    REFUSE,
    V_PREDICT,
)
from kanly.classic.setup import HOMES
from kanly.classic.tables.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.territories import (
    FALSE_WALL_SOUTH,
    FALSE_WALL_WEST,
    HABBANYA_SIETCH,
    SIETCH_TABR,
    at,
)
from kanly.core.choice import Choice

BEST_FIRST: Final = (FREMEN, GUILD, HARKONNEN, ATREIDES, EMPEROR, BENE_GESSERIT)
"""Factions in the order in which the bot does best with them."""
LIKELY_WINNERS: Final = (HARKONNEN, ATREIDES, EMPEROR, FREMEN, GUILD)
LIKELY_TURN: Final = 4
FIRST_FREMEN: Final = {
    at(SIETCH_TABR): (2, 0),
    at(FALSE_WALL_SOUTH, 4): (4, 1),
    at(FALSE_WALL_WEST, 16): (4, 2),
}
"""Forces that begin in each place, and starred ones among them: within a move of two sietches."""


def draft(mind: Mind) -> Choice:
    return first(mind, *[PICK_FACTION[faction] for faction in BEST_FIRST])


def mulligan(mind: Mind) -> Choice:
    """Own leaders are no traitors."""
    return first(mind, MULLIGAN)


def swap(mind: Mind) -> Choice:
    return first(mind, KEEP_FACTION)


def consent(mind: Mind) -> Choice:
    return first(mind, REFUSE)


def prediction(mind: Mind) -> Choice:
    """A faction that is likely to win by strongholds, and when."""
    if mind.choices[0].verb == V_PREDICT:
        return first(mind, *[PREDICT[faction] for faction in LIKELY_WINNERS])
    turn = min(LIKELY_TURN, mind.game.rules.turns)
    return first(mind, PREDICT_TURN[turn])


def traitor(mind: Mind) -> Choice:
    """The strongest leader of another faction: he will be played most."""

    def use(choice: Choice) -> float:
        leader = LEADERS[choice.a]
        own = mind.game.seat[leader.faction] == mind.decision.seat
        return 0.0 if own else leader.strength

    return max(mind.choices, key=use)


def split(mind: Mind) -> Choice:
    """Where the Fremen begin; whatever is left over goes to the last place."""
    location = HOMES[mind.frame[1]]
    number, stars = FIRST_FREMEN.get(location, (0, 0))
    stars = min(stars, mind.game.reserve_stars[FREMEN])
    return first(mind, FORCES[number][stars], FORCES[number][0], *mind.choices)


def advisor(mind: Mind) -> Choice:
    """Alone in an empty stronghold an advisor is a fighter at once."""
    return first(mind, PLACE_ADVISOR[at(HABBANYA_SIETCH)])
