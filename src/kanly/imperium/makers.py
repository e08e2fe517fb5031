"""Phase 4: spice gathers on the Maker spaces that nobody visits (IMP-MAKER)."""

from __future__ import annotations

from typing import Final

from kanly.core.game import Frame
from kanly.core.question import Step
from kanly.imperium import recall
from kanly.imperium.keys import SPACE_KEY
from kanly.imperium.position import Imperium, Phase
from kanly.imperium.tables.spaces import MAKERS


def makers(game: Imperium, frame: Frame) -> None:
    """Each Maker space without an Agent gets 1 bonus spice (IMP-MAKER-02, -03)."""
    game.phase = Phase.MAKERS
    for maker, space in enumerate(MAKERS):
        if not game.occupied >> space & 1:
            game.bonus[maker] += 1
            if game.listener is not None:
                game.emit("maker", space=SPACE_KEY[space], n=game.bonus[maker])
    game.stack.append((recall.RECALL.frame,))


GATHER: Final = Step(12, makers)
