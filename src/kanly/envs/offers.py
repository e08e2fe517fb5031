"""Which choices out of turn are offered to a learner.

In the classic game a seat may at any time play certain cards, show its secrets or propose a deal,
and is asked the same question again afterwards. A learner is offered, where it asks for it, only
what uses something up: a card, or the Emperor's spice. So however it plays, a game ends. Shows,
promises and deals could go on for ever and are left out; so is whatever is said in words.
"""

from __future__ import annotations

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.registry import kit_of


def offered(game: Game, seat: int) -> list[Choice]:
    """What the seat may do before it answers, of the things that use something up."""
    verbs = kit_of(game.setup.game).used_up
    offer = game.free(seat) if verbs else None
    if offer is None:
        return []
    return [choice for choice in offer.choices if choice.verb in verbs]


def without_words(decision: Decision) -> list[Choice]:
    """The choices of a decision that need no words of the player's own."""
    return [choice for choice in decision.choices if not choice.spoken]
