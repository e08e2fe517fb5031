"""The words of Dune: Imperium."""

from __future__ import annotations

from typing import Final

from kanly.translation.imperium.catalogue import KINDS, key
from kanly.translation.imperium.labels import label
from kanly.translation.kit import TranslationKit

KIT: Final = TranslationKit(label, kinds=KINDS, key=key)
