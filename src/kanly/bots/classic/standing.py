"""Who is winning: every seat's chance, from the strongholds and means of a position.

The numbers were fitted by logistic regression to the outcomes of games between bots that play
greedily or are at times distracted, seen at the start of each turn.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from kanly.classic import victory
from kanly.classic.position import TANKS, Classic
from kanly.classic.tables.factions import FREMEN, GUILD
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF

MISSING: Final = 5
"""Strongholds missing to win are told apart below this number."""
NEAR: Final = 3
"""Strongholds that the nearest other side is missing, told apart below this number."""

BASE: Final = -2.9
# fmt: off
FITTED: Final = (
    2.0, 1.01, 0.26, -0.49, -0.79,           # strongholds missing: none to four
    -0.5, -0.13, -0.06,                      # those that the nearest other side is missing
    0.44,                                    # the root of its spice
    0.16, 0.06,                              # forces on the map and in reserve, in tens
    0.21,                                    # cards, in fours
    0.10,                                    # strength of leaders alive, in tens
    0.79,                                    # being allied
    -0.99, 2.28,                             # lateness, and for whom the end is a victory
    -0.09, 0.55, -0.53, 0.24, 0.24, -0.40,   # the factions
)
# fmt: on


def features(game: Classic, faction: int) -> list[float]:
    """What the chance of a faction to win is judged by."""
    side = victory.side(game, faction)
    missing = lacks(game, faction)
    rivals = [lacks(game, other) for other in game.order if not side >> other & 1]
    nearest = min(rivals, default=MISSING)
    late = (game.turn / game.rules.turns) ** 2
    leaders = [x for x in LEADERS_OF[faction] if game.leader_at[x] != TANKS]
    return [
        *[float(missing == number) for number in range(MISSING)],
        *[float(nearest == number) for number in range(NEAR)],
        sqrt(max(0, game.spice[faction])),
        sum(game.forces[faction]) / 10,
        game.reserves[faction] / 10,
        len(game.hand[faction]) / 4,
        sum([LEADERS[x].strength for x in leaders]) / 10,
        float(bool(game.ally[faction])),
        late,
        late * patron(game, side),
        *[float(number == faction) for number in range(6)],
    ]


def lacks(game: Classic, faction: int) -> int:
    """How many strongholds its side is missing to win."""
    held = victory.held_by(game, victory.side(game, faction))
    return min(max(0, victory.needed(game, faction) - held), MISSING - 1)


def patron(game: Classic, side: int) -> float:
    """Whether a side wins if nobody else does."""
    return float(bool(side >> (GUILD if game.plays(GUILD) else FREMEN) & 1))


def chance(game: Classic, faction: int) -> float:
    """How likely a faction wins."""
    score = BASE + sum([w * x for w, x in zip(FITTED, features(game, faction))])
    return 1.0 / (1.0 + exp(-score))


def chances_of(game: Classic) -> list[float]:
    """Every seat's chance to win; two factions of one player win together."""
    found = [0.0] * game.players
    for faction in game.order:
        seat = game.seat[faction]
        found[seat] = max(found[seat], chance(game, faction))
    return found
