"""Answers at the Nexus: an alliance is made when it is nearer to victory, and broken likewise."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.promises import VOTE
from kanly.classic import choices, victory
from kanly.classic.nexus import side
from kanly.classic.tables.factions import GUILD
from kanly.classic.tables.players import ALONE, ALONE_OF_TWO
from kanly.classic.types import FactionId
from kanly.core.choice import Choice

SWORN: Final = 1000.0
"""A vote that was promised counts more than all else."""


def nexus(view: FactionView) -> Choice:
    """Answer offers first, then leave, then propose."""
    loyalty = view.weights.loyalty
    now = wish(view, side(view.game, view.me))
    answers = [choice.a for choice in view.choices if choice.verb == choices.V_ACCEPT]
    if answers:
        best = max(answers, key=lambda asker: wish(view, union(view, asker)))
        if wish(view, union(view, best)) > now + loyalty / 2:
            return choices.ACCEPT[best]
        return choices.REJECT[answers[0]]
    if choices.BREAK in view.choices and wish(view, 1 << view.me) > now + 2 * loyalty:
        return choices.BREAK
    offers = [choice.a for choice in view.choices if choice.verb == choices.V_ALLY]
    if offers:
        best = max(offers, key=lambda other: wish(view, union(view, other)))
        if wish(view, union(view, best)) > now + loyalty:
            return choices.ALLY[best]
    return view.first(choices.DONE)


def union(view: FactionView, other: int) -> int:
    return side(view.game, view.me) | side(view.game, FactionId(other))


def wish(view: FactionView, factions: int) -> float:
    """What it is worth to be one side with these factions, and to vote as was promised."""
    worth = hope(view, factions)
    for promise in view.promises:
        if promise.kind == VOTE and promise.faction == view.me and factions >> promise.what & 1:
            worth += SWORN if promise.will else -SWORN
    return worth


def hope(view: FactionView, factions: int) -> float:
    """What it is worth to be one side with these factions: how near they are, and how strong."""
    game, weights = view.game, view.weights
    need = ALONE_OF_TWO if game.players == 2 else ALONE
    worth = 0.0
    friends = [f for f in game.order if factions >> f & 1 and f != view.me]
    if friends:
        need = game.rules.alliance_strongholds
        worth = weights.allied
        for friend in friends:
            worth += weights.might * (might(view, friend) - average(view))
    held = victory.held_by(game, factions)
    worth += weights.near[max(0, min(need - held, len(weights.near) - 1))]
    if game.rules.guild_victory and factions >> GUILD & 1 and view.me != GUILD:
        worth -= weights.wary
    return worth


def might(view: FactionView, faction: FactionId) -> float:
    """How much a faction can do for its side, in forces."""
    game = view.game
    forces = sum(game.forces[faction]) + 0.6 * game.reserves[faction]
    return forces + 0.5 * view.spice(faction) + 1.5 * len(game.hand[faction])


def average(view: FactionView) -> float:
    """How much one of the others can do."""
    others = [f for f in view.game.order if f != view.me]
    return sum([might(view, f) for f in others]) / len(others)
