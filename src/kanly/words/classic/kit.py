"""The words of the classic Dune."""

from __future__ import annotations

from typing import Final

from kanly.words.classic.arguments import derived
from kanly.words.classic.catalogue import KINDS
from kanly.words.classic.labels import label
from kanly.words.kit import WordsKit

KIT: Final = WordsKit(
    label,
    derived,
    KINDS,
    key=lambda entry: f"classic-{entry.kind}-{entry.slug}",
    forms=("", "full"),
)
