"""Conditions: what each kind asks, what it reads and the rule behind it (IMP-INFL-22 to -24)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kanly.imperium.effects import BENE_GESSERIT, FREMEN, SOLARI, Cond, Condition
from kanly.imperium.flags import ENEMY_THERE
from kanly.imperium.footprint import AGENTS, CARDS, INFLUENCE, MARKET, PERSUASION, PURSE, UNITS
from kanly.imperium.position import Imperium
from kanly.imperium.tables.board import FACTION_SPACES, OUTSIDE
from kanly.imperium.tables.cards import CARDS as DECK
from kanly.imperium.tables.cards import THE_SPICE_MUST_FLOW
from kanly.imperium.types import HouseId

RIVAL_COPIES: Final = 2
"""The Spice Must Flow a Rival counts as having (IMP-SOLO-29)."""


def holds(game: Imperium, seat: HouseId, condition: Condition | None, source: int) -> bool:
    """Whether the condition of an effect on `source` is met."""
    return condition is None or KINDS[condition.kind].check(game, seat, condition, source)


def in_play(game: Imperium, seat: HouseId, faction: int) -> int:
    """How many cards of a faction the player has in play."""
    count = 0
    for card in game.play[seat]:
        if DECK[card].factions >> faction & 1:
            count += 1
    return count


def another_in_play(game: Imperium, seat: HouseId, faction: int, source: int) -> bool:
    """A card of the faction in play besides the source itself."""
    others = in_play(game, seat, faction)
    if DECK[source].factions >> faction & 1 and source in game.play[seat]:
        others -= 1
    return others > 0


def copies_owned(game: Imperium, house: HouseId) -> int:
    """Copies of The Spice Must Flow over the whole deck (IMP-CARD-42)."""
    if game.is_rival(house):
        return RIVAL_COPIES if game.solo else 0
    zones = (game.deck[house], game.hand[house], game.discard[house], game.play[house])
    return sum(zone.count(THE_SPICE_MUST_FLOW) for zone in zones)


def has_most_copies(game: Imperium, seat: HouseId, asked: Condition, source: int) -> bool:
    """Strictly more copies than every opponent (IMP-CARD-43)."""
    own = copies_owned(game, seat)
    return all(own > copies_owned(game, house) for house in game.opponents(seat))


def has_agent_with(game: Imperium, seat: HouseId, asked: Condition, source: int) -> bool:
    reach = FACTION_SPACES[asked.arg]
    return any(reach >> space & 1 for space in game.posts[seat])


Check = Callable[[Imperium, HouseId, Condition, int], bool]


@dataclass(eq=False)
class Kind:
    """A kind of condition."""

    check: Check
    reads: int
    rule: str = "IMP-INTR-08"


KINDS: Final[dict[int, Kind]] = {
    Cond.FREMEN_BOND: Kind(
        lambda game, seat, asked, source: another_in_play(game, seat, FREMEN, source),
        CARDS,
        "IMP-EFF-21",
    ),
    Cond.OTHER_BENE_GESSERIT: Kind(
        lambda game, seat, asked, source: another_in_play(game, seat, BENE_GESSERIT, source),
        CARDS,
        "IMP-EFF-21",
    ),
    Cond.ALLIANCE: Kind(
        lambda game, seat, asked, source: game.alliance[asked.arg] == seat, INFLUENCE, "IMP-INFL-22"
    ),
    Cond.ANY_ALLIANCE: Kind(
        lambda game, seat, asked, source: seat in game.alliance, INFLUENCE, "IMP-INFL-22"
    ),
    Cond.INFLUENCE: Kind(
        lambda game, seat, asked, source: game.influence[seat * 4 + asked.arg] >= asked.n,
        INFLUENCE,
        "IMP-INFL-23",
    ),
    Cond.COUNCIL_SEAT: Kind(
        lambda game, seat, asked, source: bool(game.council >> seat & 1), AGENTS
    ),
    Cond.SPICE_MUST_FLOW: Kind(
        lambda game, seat, asked, source: copies_owned(game, seat) >= asked.n, CARDS
    ),
    Cond.MOST_SPICE_MUST_FLOW: Kind(has_most_copies, CARDS),
    # every tile owned, face up or down (IX-TECH-32)
    Cond.TECH_TILES: Kind(
        lambda game, seat, asked, source: len(game.expansion.tiles[seat]) >= asked.n, MARKET
    ),
    Cond.ENEMY_AGENT: Kind(
        lambda game, seat, asked, source: bool(game.flags & ENEMY_THERE), AGENTS
    ),
    Cond.AGENT_WITH: Kind(has_agent_with, AGENTS),
    Cond.PERSUASION: Kind(lambda game, seat, asked, source: game.persuasion >= asked.n, PERSUASION),
    Cond.SOLARI: Kind(
        lambda game, seat, asked, source: game.purse[seat * 3 + SOLARI] >= asked.n, PURSE
    ),
    Cond.ALL_TRACKS: Kind(
        lambda game, seat, asked, source: min(game.influence[seat * 4 : seat * 4 + 4]) >= asked.n,
        INFLUENCE,
    ),
    # troops and dreadnoughts together, by whatever effect (IX-CARD-30)
    Cond.UNITS_DEPLOYED: Kind(
        lambda game, seat, asked, source: game.marched + game.expansion.marched >= asked.n, UNITS
    ),
    # on Landsraad, City or Spice Trade spaces, in any mix (IX-LEAD-01)
    Cond.AGENTS_OUT: Kind(
        lambda game, seat, asked, source: (
            sum(OUTSIDE >> space & 1 for space in game.posts[seat]) >= asked.n
        ),
        AGENTS,
    ),
}
