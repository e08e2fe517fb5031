"""The encoding of Dune: Imperium."""

from __future__ import annotations

from typing import Final

from kanly.encoding.encoding import Encoding
from kanly.encoding.imperium.observation import PARTS, write

KIT: Final = Encoding("imperium", PARTS, write)
