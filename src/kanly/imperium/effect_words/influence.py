"""Words that give Influence."""

from __future__ import annotations

from kanly.imperium import influence, pending_effects
from kanly.imperium.effect_options import choose_influence
from kanly.imperium.effects import Effect, Op
from kanly.imperium.footprint import ANSWER, CARDS, INFLUENCE
from kanly.imperium.position import Imperium
from kanly.imperium.tables.factions import VISIT
from kanly.imperium.tables.spaces import SPACES
from kanly.imperium.types import HouseId
from kanly.imperium.word import Word

# With a faction -----------------------------------------------------------------------------------


def gain_influence(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    influence.gain(game, seat, effect.arg, effect.n)


def reaches_snooper(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """A Snooper token may be paid for with a card that is yet to be drawn (IX-LEAD-05)."""
    return pending_effects.reaches_snooper(game, seat, effect.arg, effect.n)


Word(
    Op.INFLUENCE,
    gain_influence,
    possible=lambda game, seat, effect, source: (
        influence.open_tracks(game, seat, 1 << effect.arg) != 0
    ),
    partial=reaches_snooper,
    rival=gain_influence,
    writes=INFLUENCE,
    interrupts=reaches_snooper,
)
Word(Op.SPACE_INFLUENCE, modifies=True)

# With one of several ------------------------------------------------------------------------------


def gain_influence_any(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    game.stack.append((influence.ASK_INFLUENCE.frame, seat, seat, effect.arg, effect.n))


Word(
    Op.INFLUENCE_ANY,
    gain_influence_any,
    possible=lambda game, seat, effect, source: influence.open_tracks(game, seat, effect.arg) != 0,
    rival=lambda game, rival, effect, source: choose_influence(game, rival, effect.arg, effect.n),
    asks=True,
    writes=INFLUENCE | ANSWER,
)


def gain_influence_behind(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    factions = influence.behind(game, seat)
    if factions:
        game.stack.append((influence.ASK_INFLUENCE.frame, seat, seat, factions, effect.n))


Word(
    Op.INFLUENCE_BEHIND,
    gain_influence_behind,
    possible=lambda game, seat, effect, source: influence.behind(game, seat) != 0,
    rival=lambda game, rival, effect, source: choose_influence(
        game, rival, influence.behind(game, rival), effect.n
    ),
    reads=INFLUENCE,
    writes=INFLUENCE,
)


def gain_influence_snooped(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """With a faction whose track still holds a Snooper (IX-LEAD-12)."""
    factions = game.expansion.snoopers[seat]
    if factions:
        game.stack.append((influence.ASK_INFLUENCE.frame, seat, seat, factions, effect.n))


Word(
    Op.INFLUENCE_SNOOPED,
    gain_influence_snooped,
    possible=lambda game, seat, effect, source: game.expansion.snoopers[seat] != 0,
    reads=INFLUENCE,
    writes=INFLUENCE | CARDS,
)

# Where Agents are ---------------------------------------------------------------------------------


def gain_influence_agents(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """With each faction whose spaces hold one of the player's Agents, in any order."""
    factions = influence.with_agents(game, seat)
    parts = [(VISIT[f][effect.n - 1], source) for f in range(4) if factions >> f & 1]
    pending_effects.in_between(game, seat, parts)


def agents_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    return influence.open_tracks(game, seat, influence.with_agents(game, seat)) != 0


Word(Op.INFLUENCE_AGENTS, gain_influence_agents, possible=agents_possible, writes=INFLUENCE)


def gain_influence_visited(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """With the faction whose space was visited this turn (IX-CARD-27)."""
    influence.gain(game, seat, SPACES[game.visited].faction, effect.n)


def visited_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    return influence.open_tracks(game, seat, 1 << SPACES[game.visited].faction) != 0


Word(Op.INFLUENCE_VISITED, gain_influence_visited, possible=visited_possible, writes=INFLUENCE)
