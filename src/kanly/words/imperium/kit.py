"""The words of Dune: Imperium."""

from __future__ import annotations

from typing import Final

from kanly.words.imperium.catalogue import KINDS, key
from kanly.words.imperium.labels import label
from kanly.words.kit import WordsKit

KIT: Final = WordsKit(label, kinds=KINDS, key=key)
