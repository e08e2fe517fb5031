"""Words that a third game brings along: labels and a name."""

from pathlib import Path

from kanly.translation.kit import TranslationKit

KIT = TranslationKit(
    label=lambda words, choice, decision: words.fill("skirmish-do", what=choice.notation),
    locale=Path(__file__).parent / "locale",
)
