"""Observations, masks and spaces as numpy and Gymnasium have them."""

from __future__ import annotations

import operator
from typing import Final, SupportsIndex, cast

from kanly.core.choice import Choice
from kanly.core.errors import BadOption
from kanly.core.game import Game
from kanly.drawing import pixels
from kanly.encoding import Encoding
from kanly.envs.extra import needed

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

ANSI: Final = "ansi"
RGB: Final = "rgb_array"
MODES: Final = [ANSI, RGB]
"""How to render: as text, or as a picture."""
Picture = NDArray[np.uint8]
"""Rows, columns, and red, green and blue."""
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


def mask_at_end(encoding: Encoding) -> Mask:
    """The mask when nothing is to be chosen any more.

    Every action will do, since it is ignored: Gymnasium's vector environments want one action more
    before they reset a game that is over, and who samples by a mask needs something to take.
    """
    return np.ones(encoding.actions, np.int8)


def checked_mode(render_mode: str | None) -> str | None:
    """How to render: as text, as a picture, or not at all."""
    if render_mode not in (None, *MODES):
        raise BadOption(f"render_mode {render_mode!r}; expected one of {MODES}, or None")
    return render_mode


def rendered(game: Game, render_mode: str | None) -> str | Picture | None:
    """A position in that mode."""
    if render_mode == ANSI:
        return str(game)
    return pixels(game) if render_mode == RGB else None
