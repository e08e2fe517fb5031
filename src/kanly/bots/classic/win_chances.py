"""Who is winning: every seat's chance, from the strongholds and means of a position.

The numbers were fitted by logistic regression to the outcomes of games between bots that play
greedily, seen at the start of each turn.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from kanly.bots.classic.faction_view import default_winner
from kanly.bots.classic.foe import WEAPON_KINDS, kind_of
from kanly.classic import victory
from kanly.classic.forces import count
from kanly.classic.map import members
from kanly.classic.position import NOBODY, TANKS, Classic
from kanly.classic.tables.borders import BORDERING
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.territories import TERRITORIES
from kanly.classic.tables.treachery import KARAMA
from kanly.classic.types import FactionId

MISSING: Final = 5
"""Strongholds missing to win are told apart below this number."""
GUARD: Final = 10
"""More forces than these guard a stronghold no better."""

BASE: Final = -0.48
# fmt: off
FITTED: Final = [
    2.0, 0.19, -0.07, -0.24, -0.36,          # strongholds missing: none (not fitted) to four
    -0.15,                                   # other factions that miss one at most, in threes
    -1.44,                                   # the most forces that another has, in twenties
    0.1, 0.16,                               # the roots of its spice and of its allies'
    0.22, 0.35,                              # forces on the map and in reserve, in tens
    0.08, 0.06,                              # those that guard strongholds or are next to others
    0.0, 0.19, 0.05,                         # cards, in fours; a weapon; a Karama
    0.2,                                     # strength of leaders alive, in tens
    -0.62, 0.25, 0.22, 0.22,                 # being allied; its allies' forces, reserves and cards
    -1.69, 3.93,                             # lateness, and for whom the end is a victory
    0.03, -0.06, -0.68, -0.24, 0.21, 0.27,   # the factions
]
# fmt: on


def features(game: Classic, faction: FactionId) -> list[float]:
    """What the chance of a faction to win is judged by."""
    side = victory.side(game, faction)
    missing = lacks(game, faction)
    rivals = [other for other in game.order if not side >> other & 1]
    allies = [other for other in game.order if side >> other & 1 and other != faction]
    late = (game.turn / game.rules.turns) ** 2
    leaders = [x for x in LEADERS_OF[faction] if game.leader_at[x] != TANKS]
    guards, near = posted(game, faction)
    hand = game.hand[faction]
    return [
        *[float(missing == number) for number in range(MISSING)],
        sum([lacks(game, other) <= 1 for other in rivals]) / 3,
        max([sum(game.forces[other]) + game.reserves[other] for other in rivals], default=0) / 20,
        sqrt(max(0, game.spice[faction])),
        sqrt(sum([max(0, game.spice[other]) for other in allies])),
        sum(game.forces[faction]) / 10,
        game.reserves[faction] / 10,
        guards / 10,
        near / 10,
        len(hand) / 4,
        float(any([kind_of(card) in WEAPON_KINDS for card in hand])),
        float(KARAMA in hand),
        sum([LEADERS[x].strength for x in leaders]) / 10,
        float(bool(game.ally[faction])),
        sum([sum(game.forces[other]) for other in allies]) / 10,
        sum([game.reserves[other] for other in allies]) / 10,
        sum([len(game.hand[other]) for other in allies]) / 4,
        late,
        late * patron(game, side),
        *[float(number == faction) for number in range(6)],
    ]


def posted(game: Classic, faction: FactionId) -> tuple[int, int]:
    """Forces that guard strongholds, and those that are next to others."""
    guards = near = 0
    for territory in victory.places_to_hold(game):
        if game.fights_at(faction, territory):
            guards += min(GUARD, count(game, faction, TERRITORIES[territory].mask))
        else:
            for border in members(BORDERING[territory]):
                near += count(game, faction, TERRITORIES[border].mask)
    return guards, near


def lacks(game: Classic, faction: FactionId) -> int:
    """How many strongholds its side is missing to win."""
    held = victory.held_by(game, victory.side(game, faction))
    return min(max(0, victory.needed(game, faction) - held), MISSING - 1)


def patron(game: Classic, side: int) -> float:
    """Whether a side wins if nobody else does."""
    winner = default_winner(game)
    return float(winner != NOBODY and bool(side >> winner & 1))


def chance(game: Classic, faction: FactionId) -> float:
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
