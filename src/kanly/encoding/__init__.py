"""Positions and choices as numbers, for players that learn and for the doors to other libraries.

>>> encoding = encoding_of("imperium")
>>> row = encoding.observe(game, seat)

A game's own encoding is the `KIT` of its package here; any other game has a plain one.
"""

from __future__ import annotations

from kanly.core.registry import layer_kit
from kanly.encoding.encoding import Encoding
from kanly.encoding.plain import plain_encoding

__all__ = ["Encoding", "encoding_of"]


def encoding_of(game: str) -> Encoding:
    """The encoding of a game, by the game's name."""
    return layer_kit("encoding", game, Encoding) or plain_encoding(game)
