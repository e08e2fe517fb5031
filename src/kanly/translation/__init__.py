"""Words: what the engine means, said in a language: English, French, Japanese or any added.

    words = Words("fr", {"colour-red": "Alia"})
    words.event(event)  words.prompt(decision)  words.refusal(refusal)  words.result(result)
    label(words, choice, decision)             Envoyer un Agent sur Arrakeen avec Dague
    find(words, "imperium", "stilgar")[0].texts    what the card does, box by box

Each game's own words are in the package of its name. The messages are in `kanly/locale`, in the
same files for every language; the folders there are the languages.
"""

from kanly.translation.bundle import ENGLISH, LANGUAGES
from kanly.translation.catalogue import entries, find
from kanly.translation.entry import Entry, Fact
from kanly.translation.kit import label
from kanly.translation.words import Words

__all__ = ["ENGLISH", "LANGUAGES", "Entry", "Fact", "Words", "entries", "find", "label"]
