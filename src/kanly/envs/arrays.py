"""Observations, masks and spaces as numpy and Gymnasium have them."""

from __future__ import annotations

import operator
from typing import Final, SupportsIndex, cast

from kanly.core.choice import Choice
from kanly.core.errors import BadOption
from kanly.encoding import Encoding
from kanly.envs.extra import needed

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

ANSI: Final = "ansi"
"""The only mode to render in: text."""
Row = NDArray[np.uint8]
"""An observation."""
Mask = NDArray[np.int8]
"""1 for each choice that may be made, by its number."""


def row_of(observation: bytearray) -> Row:
    """An observation as an array of its own."""
    return np.frombuffer(observation, dtype=np.uint8)


def mask_of(encoding: Encoding, choices: list[Choice]) -> Mask:
    """A mask of all choices of a game."""
    return np.frombuffer(bytearray(encoding.mask(choices)), dtype=np.int8)


def number_of(action: object) -> int:
    """An action as the number that it is; one that is none, such as a fraction, is refused."""
    try:
        return operator.index(cast(SupportsIndex, action))
    except TypeError as error:
        raise BadOption(f"the action {action!r}; expected the number of a choice") from error


def checked_mode(render_mode: str | None) -> str | None:
    """How to render, which is in text or not at all."""
    if render_mode not in (None, ANSI):
        raise BadOption(f"render_mode {render_mode!r}; expected {ANSI!r} or None")
    return render_mode
