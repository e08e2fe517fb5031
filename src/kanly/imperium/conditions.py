"""Whether a condition holds for a player now (IMP-INFL-22 to -24, IMP-EFF-21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.imperium.effects import BENE_GESSERIT, FREMEN, SOLARI, Condition
from kanly.imperium.flags import ENEMY_THERE
from kanly.imperium.position import Imperium
from kanly.imperium.tables.board import FACTION_SPACES, OUTSIDE
from kanly.imperium.tables.cards import CARDS, THE_SPICE_MUST_FLOW

RIVAL_COPIES: Final = 2
"""The Spice Must Flow a Rival counts as having (IMP-SOLO-29)."""


def holds(game: Imperium, seat: int, condition: Condition | None, source: int) -> bool:
    """Whether the condition of an effect on `source` is met."""
    return condition is None or CHECKS[condition.kind](game, seat, condition, source)


def in_play(game: Imperium, seat: int, faction: int) -> int:
    """How many cards of a faction the player has in play."""
    count = 0
    for card in game.play[seat]:
        if CARDS[card].factions >> faction & 1:
            count += 1
    return count


def another_in_play(game: Imperium, seat: int, faction: int, source: int) -> bool:
    """A card of the faction in play besides the source itself."""
    others = in_play(game, seat, faction)
    if CARDS[source].factions >> faction & 1 and source in game.play[seat]:
        others -= 1
    return others > 0


def fremen_bond(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    return another_in_play(game, seat, FREMEN, source)


def other_bene_gesserit(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    return another_in_play(game, seat, BENE_GESSERIT, source)


def alliance(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    return game.alliance[condition.arg] == seat


def any_alliance(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    return seat in game.alliance


def influence(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    return game.influence[seat * 4 + condition.arg] >= condition.n


def council_seat(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    return bool(game.council >> seat & 1)


def spice_must_flow(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    return copies_owned(game, seat) >= condition.n


def most_spice_must_flow(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    """Strictly more copies than every opponent (IMP-CARD-43)."""
    own = copies_owned(game, seat)
    return all(own > copies_owned(game, house) for house in game.opponents(seat))


def copies_owned(game: Imperium, house: int) -> int:
    """Copies of The Spice Must Flow over the whole deck (IMP-CARD-42)."""
    if game.is_rival(house):
        return RIVAL_COPIES if game.solo else 0
    zones = (game.deck[house], game.hand[house], game.discard[house], game.play[house])
    return sum(zone.count(THE_SPICE_MUST_FLOW) for zone in zones)


def tech_tiles(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    """Every tile owned, face up or down (IX-TECH-32)."""
    return len(game.expansion.tiles[seat]) >= condition.n


def enemy_agent(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    return bool(game.flags & ENEMY_THERE)


def agent_with(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    reach = FACTION_SPACES[condition.arg]
    return any(reach >> space & 1 for space in game.posts[seat])


def unspent_persuasion(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    return game.persuasion >= condition.n


def solari_held(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    return game.purse[seat * 3 + SOLARI] >= condition.n


def all_tracks(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    return min(game.influence[seat * 4 : seat * 4 + 4]) >= condition.n


def units_deployed(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    """Troops and dreadnoughts together, by whatever effect (IX-CARD-30)."""
    return game.marched + game.expansion.marched >= condition.n


def agents_out(game: Imperium, seat: int, condition: Condition, source: int) -> bool:
    """Agents on Landsraad, City or Spice Trade spaces, in any mix (IX-LEAD-01)."""
    return sum(OUTSIDE >> space & 1 for space in game.posts[seat]) >= condition.n


Check = Callable[[Imperium, int, Condition, int], bool]

CHECKS: Final[tuple[Check, ...]] = (
    fremen_bond,
    other_bene_gesserit,
    alliance,
    any_alliance,
    influence,
    council_seat,
    spice_must_flow,
    most_spice_must_flow,
    tech_tiles,
    enemy_agent,
    agent_with,
    unspent_persuasion,
    solari_held,
    all_tracks,
    units_deployed,
    agents_out,
)
"""By the number of the condition in `effects.Cond`."""
