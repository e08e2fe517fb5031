"""Answers at the Nexus: an alliance is made when it is nearer to victory, and broken likewise."""

from __future__ import annotations

from kanly.bots.classic.marching import first
from kanly.bots.classic.mind import Mind
from kanly.classic import victory
from kanly.classic.choices import (
    ACCEPT,
    ALLY,
    BREAK,
    DONE,
    REJECT,
    V_ACCEPT,
    V_ALLY,
)
from kanly.classic.nexus import side
from kanly.classic.tables.factions import FREMEN, GUILD
from kanly.classic.tables.players import ALONE, ALONE_OF_TWO
from kanly.core.choice import Choice


def nexus(mind: Mind) -> Choice:
    """Answer offers first, then leave, then propose."""
    loyalty = mind.weights.loyalty
    now = hope(mind, side(mind.game, mind.me))
    answers = [choice.a for choice in mind.choices if choice.verb == V_ACCEPT]
    if answers:
        best = max(answers, key=lambda asker: hope(mind, union(mind, asker)))
        if hope(mind, union(mind, best)) > now + loyalty / 2:
            return ACCEPT[best]
        return REJECT[answers[0]]
    if BREAK in mind.choices and hope(mind, 1 << mind.me) > now + 2 * loyalty:
        return BREAK
    offers = [choice.a for choice in mind.choices if choice.verb == V_ALLY]
    if offers:
        best = max(offers, key=lambda other: hope(mind, union(mind, other)))
        if hope(mind, union(mind, best)) > now + loyalty:
            return ALLY[best]
    return first(mind, DONE)


def union(mind: Mind, other: int) -> int:
    return side(mind.game, mind.me) | side(mind.game, other)


def hope(mind: Mind, factions: int) -> float:
    """How near to victory some factions are together."""
    game, weights = mind.game, mind.weights
    alone = factions == 1 << mind.me
    need = ALONE_OF_TWO if game.players == 2 else ALONE
    if not alone:
        need = game.rules.alliance_strongholds
    held = victory.held_by(game, factions)
    worth = weights.missing[max(0, min(need - held, 5))]
    late = (game.turn / game.rules.turns) ** 2
    if factions >> GUILD & 1:
        worth += weights.patron * late
    elif factions >> FREMEN & 1:
        worth += weights.patron * late * (0.4 if game.plays(GUILD) else 1.0)
    return worth
