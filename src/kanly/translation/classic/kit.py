"""The words of the classic Dune."""

from __future__ import annotations

from typing import Final

from kanly.translation.classic.arguments import derived
from kanly.translation.classic.catalogue import KINDS
from kanly.translation.classic.labels import label
from kanly.translation.kit import TranslationKit

KIT: Final = TranslationKit(
    label,
    derived,
    KINDS,
    key=lambda entry: f"classic-{entry.kind}-{entry.slug}",
    forms=("", "full"),
)
