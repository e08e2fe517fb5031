"""Words: what the engine means, said in English, French or Japanese.

    words = Words("fr", {"colour-red": "Alia"})
    words.event(event)  words.prompt(decision)  words.refusal(refusal)  words.result(result)
    label(words, choice, decision)            Envoyer un Agent sur Arrakeen avec Dague
    find(words, "stilgar")[0].texts           what the card does, box by box
    text(words, effect)                       any value of the effect language

`find`, `entries` and `KINDS` are those of Dune: Imperium; the classic game has its own in
`kanly.words.classic.catalogue`. The words themselves are in `kanly/locale`, in the same files for
every language.
"""

from kanly.words.bundle import LANGUAGES
from kanly.words.entry import Entry, Fact
from kanly.words.imperium.catalogue import KINDS, entries, find
from kanly.words.imperium.writer import clause, text
from kanly.words.label import label
from kanly.words.words import Words

__all__ = [
    "KINDS",
    "LANGUAGES",
    "Entry",
    "Fact",
    "Words",
    "clause",
    "entries",
    "find",
    "label",
    "text",
]
