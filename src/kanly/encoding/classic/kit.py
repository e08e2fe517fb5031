"""The encoding of the classic Dune."""

from __future__ import annotations

from typing import Final

from kanly.encoding.classic.observation import write
from kanly.encoding.classic.parts import PARTS
from kanly.encoding.encoding import Encoding

KIT: Final = Encoding("classic", PARTS, write)
