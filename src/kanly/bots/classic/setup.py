"""Answers of the setup: factions, prediction, traitors, first forces."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.faction_view import FactionView
from kanly.classic import choices
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
    SIETCH_TABR,
    at,
)
from kanly.core.choice import Choice

DRAFT: Final[list[Choice]] = [
    choices.PICK_FACTION[faction]
    for faction in (FREMEN, GUILD, HARKONNEN, ATREIDES, EMPEROR, BENE_GESSERIT)
]
"""Factions in the order in which the bot does best with them."""
LIKELY_WINNERS: Final = (HARKONNEN, ATREIDES, EMPEROR, FREMEN, GUILD)
LIKELY_TURNS: Final = (5, 6, 4, 7, 5, 8)
FIRST_FREMEN: Final = {
    at(SIETCH_TABR): (2, 0),
    at(FALSE_WALL_SOUTH, 4): (4, 1),
    at(FALSE_WALL_WEST, 16): (4, 2),
}
"""Forces that begin in each place, and starred ones among them: within a move of two sietches."""


def prediction(view: FactionView) -> Choice:
    """A faction that is likely to win by strongholds, and when; not the same in every game."""
    if view.choices[0].verb == choices.V_PREDICT:
        start = view.luck % len(LIKELY_WINNERS)
        order = LIKELY_WINNERS[start:] + LIKELY_WINNERS[:start]
        return view.first(*[choices.PREDICT[faction] for faction in order])
    turn = LIKELY_TURNS[view.luck % len(LIKELY_TURNS)]
    return view.first(choices.PREDICT_TURN[min(turn, view.game.rules.turns)])


def traitor(view: FactionView) -> Choice:
    """The strongest leader of another faction: he will be played most."""

    def use(choice: Choice) -> float:
        leader = LEADERS[choice.a]
        own = view.game.seat[leader.faction] == view.decision.seat
        return 0.0 if own else leader.strength

    return max(view.choices, key=use)


def split(view: FactionView) -> Choice:
    """Where the Fremen begin; whatever is left over goes to the last place."""
    _, home, _ = view.frame
    location = HOMES[home]
    number, stars = FIRST_FREMEN.get(location, (0, 0))
    stars = min(stars, view.game.reserve_stars[FREMEN])
    return view.first(choices.FORCES[number][stars], choices.FORCES[number][0], *view.choices)
