"""What went wrong in someone else's code, in one line."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb


def mishap(error: BaseException) -> str:
    """An error with its kind and the place it comes from, for whoever is to mend it."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    frames = extract_tb(error.__traceback__)
    if not frames or isinstance(error, SyntaxError):  # which names its place itself
        return text
    return f"{text} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
