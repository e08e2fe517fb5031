"""Text as it is compared: without case, accents and punctuation."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """Text without case and accents, punctuation as spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    bare = "".join(each for each in letters if not "\u0300" <= each <= "\u036f")
    whole = unicodedata.normalize("NFKC", bare)
    return " ".join("".join(each if each.isalnum() else " " for each in whole).split())
