"""Positions and choices as numbers, for players that learn and for the doors to other libraries.

>>> encoding = encoding_of("imperium")
>>> row = encoding.observe(game, seat)
"""

from __future__ import annotations

from kanly.encoding.classic.observation import CLASSIC
from kanly.encoding.encoding import ENCODINGS, Encoding, encoding_of
from kanly.encoding.imperium.observation import IMPERIUM

__all__ = ["ENCODINGS", "Encoding", "encoding_of"]

ENCODINGS["imperium"] = IMPERIUM
ENCODINGS["classic"] = CLASSIC
