"""The interpreter's words of Rise of Ix."""

from __future__ import annotations

from kanly.imperium import dreadnoughts, influence, reveal, shipping, technology, waiting
from kanly.imperium.conditions import copies_owned
from kanly.imperium.effects import Effect
from kanly.imperium.frames import (
    ASK_DEPLOY_UNITS,
    ASK_INFLUENCE,
    ASK_KEEP,
    ASK_PLACE,
    ASK_SWAP,
    ASK_TRASH_IN_PLAY,
)
from kanly.imperium.position import COLOUR, NOTHING, Imperium
from kanly.imperium.tables.factions import VISIT
from kanly.imperium.tables.spaces import SPACES


def freighter(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    shipping.freighter(game, seat)


def dividends(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    shipping.dividends(game, seat, effect.n, effect.arg)


def ship_troops(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    shipping.ship_troops(game, seat, effect.n)


def commission(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    dreadnoughts.commission(game, seat)


def acquire_tech(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    technology.ask_for_tile(game, seat, effect.n, effect.arg)


def negotiator(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """A troop from the supply, and only from there, goes to Ix (IX-TECH-13, -14)."""
    if game.supply[seat]:
        game.supply[seat] -= 1
        game.expansion.negotiators[seat] += 1
        if game.listener is not None:
            game.emit("negotiator", seat=COLOUR[seat])


def trash_in_play(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if game.play[seat]:
        game.stack.append((ASK_TRASH_IN_PLAY, seat))


def swords_per_dreadnought(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Counted when resolved (IX-CARD-23)."""
    add_swords(game, seat, effect.n * game.expansion.fighting[seat], source)


def ambush(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.expansion.ambush = True


def extra_turn(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.expansion.extra = True


def opponents_retreat_dreadnought(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Every opponent with one in the Conflict (IX-CARD-26)."""
    for house in game.opponents(seat):
        if game.expansion.fighting[house]:
            dreadnoughts.retreat_dreadnought(game, house)


def deploy_units(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    most = min(effect.n, game.garrison[seat] + game.expansion.garrisoned[seat])
    if most:
        game.stack.append((ASK_DEPLOY_UNITS, seat, most))


def goals(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Grand Conspiracy: three of four goals, or all (IX-CARD-19)."""
    met = goals_met(game, seat)
    if met >= 3:
        game.award(seat, effect.n if met == 3 else effect.arg)


def goals_met(game: Imperium, seat: int) -> int:
    """Both dreadnoughts in service, The Spice Must Flow, two tracks at 4, a council seat."""
    tracks_at_4 = sum(game.influence[seat * 4 + faction] >= 4 for faction in range(4))
    return (
        int(game.expansion.docked[seat] == 0)
        + int(copies_owned(game, seat) >= 1)
        + int(tracks_at_4 >= 2)
        + int(bool(game.council >> seat & 1))
    )


def swap_intrigues(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((ASK_SWAP, seat, 0))


def vp_per_low_track(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    low = sum(game.influence[seat * 4 + faction] <= 1 for faction in range(4))
    if low:
        game.award(seat, effect.n * low)


def place_dreadnought(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """The winner must place one of the dreadnoughts that fought (IX-DREAD-13, -25)."""
    if game.expansion.fighting[seat] and dreadnoughts.free_locations(game):
        game.stack.append((ASK_PLACE, seat))


def keep_card(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if game.hand[seat]:
        game.stack.append((ASK_KEEP, seat))


def gain_influence_snooped(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """With a faction whose track still holds a Snooper (IX-LEAD-12)."""
    factions = game.expansion.snoopers[seat]
    if factions:
        game.stack.append((ASK_INFLUENCE, seat, seat, factions, effect.n))


def gain_influence_agents(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """With each faction whose spaces hold one of the player's Agents, in any order."""
    factions = influence.with_agents(game, seat)
    parts = [(VISIT[f][effect.n - 1], source) for f in range(4) if factions >> f & 1]
    waiting.in_between(game, seat, parts)


def gain_influence_visited(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """With the faction whose space was visited this turn (IX-CARD-27)."""
    influence.gain(game, seat, SPACES[game.visited].faction, effect.n)


def add_swords(game: Imperium, seat: int, n: int, source: int) -> None:
    if not n:
        return
    game.swords[seat] += n
    if source != NOTHING:
        reveal.gave_swords(game, source)
    if game.listener is not None:
        game.emit("swords", seat=COLOUR[seat], n=n)
