"""Phase 5: the end check, then Mentat, Agents and First Player marker (IMP-RECALL)."""

from __future__ import annotations

from typing import Final

from kanly.core.game import Frame
from kanly.core.question import Step
from kanly.imperium import endgame, round_start
from kanly.imperium.keys import COLOUR_KEY
from kanly.imperium.position import NOBODY, NOTHING, Imperium, Phase
from kanly.imperium.types import HouseId

GOAL: Final = 10
"""Victory Points that end the game at the end of a round."""
EPIC_GOAL: Final = 12
RIVAL_AGENTS: Final = 3


def recall(game: Imperium, frame: Frame) -> None:
    """End the game, or make ready for the next round."""
    game.phase = Phase.RECALL
    for house in game.every_house:
        game.voice[house] = NOTHING
    if not game.conflict_deck or max(game.score) >= goal(game):
        game.stack.append((endgame.ENDGAME.frame, 0))
        return
    game.mentat = game.mentat_next
    game.mentat_next = NOBODY
    for house in game.every_house:
        game.posts[house] = []
        game.ready[house] = agents(game, house)
        if game.mentat == house:
            game.ready[house] += 1
    game.occupied = 0
    game.revealed = 0
    game.first = next_first(game)
    if game.listener is not None:
        game.emit("first-player", seat=COLOUR_KEY[game.first])
    game.stack.append((round_start.ROUND_START.frame,))


RECALL: Final = Step(13, recall)


def goal(game: Imperium) -> int:
    """12 Victory Points in Epic mode (IX-EPIC-02)."""
    return EPIC_GOAL if game.epic else GOAL


def agents(game: Imperium, house: HouseId) -> int:
    """Two, or three with the Swordmaster; House Hagal of two players always has three."""
    if not game.scores(house):
        return RIVAL_AGENTS
    return 3 if game.swordmaster >> house & 1 else 2


def next_first(game: Imperium) -> HouseId:
    """The marker passes clockwise; House Hagal never has it (IMP-RECALL-05, IMP-HAGAL2-10)."""
    if game.players == 2:
        return game.every_seat[1 - game.first]
    return game.clockwise(game.first)
