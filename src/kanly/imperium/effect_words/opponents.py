"""Words that strike at opponents."""

from __future__ import annotations

from kanly.imperium import dreadnoughts, troops
from kanly.imperium.effects import Effect, Op
from kanly.imperium.frames import ASK_TARGET, ASK_VOICE, OPPONENTS_DISCARD, OPPONENTS_TEST
from kanly.imperium.position import Imperium
from kanly.imperium.word import ANSWER, OPPONENTS, Word, define

# Cards --------------------------------------------------------------------------------------------


def opponents_discard(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((OPPONENTS_DISCARD, seat, effect.n, *game.opponents(seat)))


def opponents_hand_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return any(game.hand[house] for house in game.opponents(seat))


define(
    Word(
        Op.OPPONENTS_DISCARD,
        opponents_discard,
        possible=opponents_hand_possible,
        writes=OPPONENTS,
    )
)


def opponents_discard_or_lose(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((OPPONENTS_TEST, seat, *game.opponents(seat)))


def opponents_test_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return any(game.hand[house] or game.troops[house] for house in game.opponents(seat))


define(
    Word(
        Op.OPPONENTS_DISCARD_OR_LOSE,
        opponents_discard_or_lose,
        possible=opponents_test_possible,
        writes=OPPONENTS,
    )
)

# Troops and dreadnoughts --------------------------------------------------------------------------


def opponents_lose_garrison(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Opponents without a garrisoned troop are not affected (IMP-CARD-16)."""
    for house in game.opponents(seat):
        troops.lose_from_garrison(game, house, 1)


def opponents_garrison_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return any(game.garrison[house] for house in game.opponents(seat))


define(
    Word(
        Op.OPPONENTS_LOSE_GARRISON,
        opponents_lose_garrison,
        possible=opponents_garrison_possible,
        writes=OPPONENTS,
    )
)


def opponent_loses_troop(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((ASK_TARGET, seat))


def target_allowed(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """Some opponent must have a troop in the Conflict (IMP-CARD-33)."""
    return any(game.troops[house] for house in game.opponents(seat))


define(
    Word(
        Op.OPPONENT_LOSES_TROOP,
        opponent_loses_troop,
        playable=target_allowed,
        writes=OPPONENTS,
    )
)


def opponents_retreat_dreadnought(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Every opponent with one in the Conflict (IX-CARD-26)."""
    for house in game.opponents(seat):
        if game.expansion.fighting[house]:
            dreadnoughts.retreat_dreadnought(game, house)


define(Word(Op.OPPONENTS_RETREAT_DREADNOUGHT, opponents_retreat_dreadnought, writes=OPPONENTS))

# Agents -------------------------------------------------------------------------------------------


def voice(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((ASK_VOICE, seat))


define(Word(Op.VOICE, voice, asks=True, writes=OPPONENTS | ANSWER))
