"""Answers at the Nexus: an alliance is made when it is nearer to victory, and broken likewise."""

from __future__ import annotations

from kanly.bots.classic.faction_view import FactionView
from kanly.classic import choices, victory
from kanly.classic.nexus import side
from kanly.classic.tables.factions import FREMEN, GUILD
from kanly.classic.tables.players import ALONE, ALONE_OF_TWO
from kanly.classic.types import FactionId
from kanly.core.choice import Choice


def nexus(view: FactionView) -> Choice:
    """Answer offers first, then leave, then propose."""
    loyalty = view.weights.loyalty
    now = hope(view, side(view.game, view.me))
    answers = [choice.a for choice in view.choices if choice.verb == choices.V_ACCEPT]
    if answers:
        best = max(answers, key=lambda asker: hope(view, union(view, asker)))
        if hope(view, union(view, best)) > now + loyalty / 2:
            return choices.ACCEPT[best]
        return choices.REJECT[answers[0]]
    if choices.BREAK in view.choices and hope(view, 1 << view.me) > now + 2 * loyalty:
        return choices.BREAK
    offers = [choice.a for choice in view.choices if choice.verb == choices.V_ALLY]
    if offers:
        best = max(offers, key=lambda other: hope(view, union(view, other)))
        if hope(view, union(view, best)) > now + loyalty:
            return choices.ALLY[best]
    return view.first(choices.DONE)


def union(view: FactionView, other: int) -> int:
    return side(view.game, view.me) | side(view.game, FactionId(other))


def hope(view: FactionView, factions: int) -> float:
    """How near to victory some factions are together."""
    game, weights = view.game, view.weights
    alone = factions == 1 << view.me
    need = ALONE_OF_TWO if game.players == 2 else ALONE
    if not alone:
        need = game.rules.alliance_strongholds
    held = victory.held_by(game, factions)
    worth = weights.missing[max(0, min(need - held, 5))]
    late = (game.turn / game.rules.turns) ** 2
    if game.rules.guild_victory and factions >> GUILD & 1:
        worth += weights.patron * late
    elif factions >> FREMEN & 1:
        worth += weights.patron * late * (0.4 if game.plays(GUILD) else 1.0)
    return worth
