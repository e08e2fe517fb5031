"""Observations, masks and spaces as numpy and Gymnasium have them."""

from __future__ import annotations

from kanly.encoding import Encoding
from kanly.envs.extra import needed

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

Row = NDArray[np.uint8]
"""An observation."""
Mask = NDArray[np.int8]
"""1 for each choice that may be made, by its number."""


def row_of(observation: bytearray) -> Row:
    """An observation as an array of its own."""
    return np.frombuffer(observation, dtype=np.uint8)


def mask_of(encoding: Encoding, legal: list[int]) -> Mask:
    """A mask of all choices of a game."""
    mask = np.zeros(encoding.actions, dtype=np.int8)
    mask[legal] = 1
    return mask
