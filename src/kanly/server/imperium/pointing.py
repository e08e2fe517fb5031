"""What is meant by pointing at a thing that cannot be chosen."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Game
from kanly.imperium.choices import V_AGENT, V_DEPLOY
from kanly.imperium.position import Imperium
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.spaces import SPACES

ALWAYS: Final = ("play", "use")
VERBS: Final = {
    "turn": ("agent", *ALWAYS),
    "agent-effects": ("deploy", *ALWAYS),
    "reveal-effects": ("buy", *ALWAYS),
    **dict.fromkeys(("combat", "victory", "endgame", "reward"), ALWAYS),
    **{verb: (verb,) for verb in ("influence", "acquire", "take", "tech", "place", "voice")},
    "lose-influence": ("lose",),
    "target": ("target",),
}


def unlikely(game: Game, seat: int, choice: Choice) -> int:
    """A card of the hand is meant before any other, then one that reaches the space."""
    assert isinstance(game, Imperium)
    if choice.verb == V_AGENT:
        reaches = CARDS[choice.a].icons >> SPACES[choice.b].icon & 1
        return 2 * (choice.a not in game.hand[seat]) + (not reaches)
    return abs(choice.a - 1) if choice.verb == V_DEPLOY else 0
