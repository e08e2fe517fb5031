"""What is chosen for a Rival: by its least Influence, or by a player (IMP-SOLO-27, -28)."""

from __future__ import annotations

from kanly.imperium import influence
from kanly.imperium.effects import EFFECTS, Op
from kanly.imperium.frames import ASK_INFLUENCE, ASK_OPTION, RUN
from kanly.imperium.position import Imperium


def choose_influence(game: Imperium, rival: int, factions: int, n: int) -> None:
    """The faction where it has least; the player breaks ties (IMP-SOLO-27, -28)."""
    least = least_influence(game, rival, [f for f in range(4) if factions >> f & 1])
    if len(least) == 1:
        influence.gain(game, rival, least[0], n)
    elif least:
        mask = sum(1 << faction for faction in least)
        game.stack.append((ASK_INFLUENCE, decider(game), rival, mask, n))


def decider(game: Imperium) -> int:
    """Who decides for a Rival: the player, or the First Player of two (IX-HAGAL-12)."""
    return 0 if game.solo else game.first


def least_influence(game: Imperium, rival: int, factions: list[int]) -> list[int]:
    """Those of the factions where the Rival has least Influence."""
    if not factions:
        return []
    least = min(game.influence[rival * 4 + faction] for faction in factions)
    return [faction for faction in factions if game.influence[rival * 4 + faction] == least]


def settle_options(game: Imperium) -> None:
    """Take a Rival's option without asking where only one is left to it."""
    frame = game.stack[-1]
    options = rival_options(game, frame[2], list(frame[5:]))
    if len(options) == 1:
        game.stack.pop()
        left = [option for option in frame[5:] if option != options[0]]
        if frame[3] > 1:
            game.stack.append((ASK_OPTION, frame[1], frame[2], frame[3] - 1, frame[4], *left))
            settle_options(game)
        game.stack.append((RUN, frame[2], options[0], frame[4]))


def rival_options(game: Imperium, rival: int, options: list[int]) -> list[int]:
    """Among gains of Influence, those where the Rival has least; else all (IMP-SOLO-41)."""
    factions = [EFFECTS[option].arg for option in options if EFFECTS[option].op == Op.INFLUENCE]
    if len(factions) != len(options):
        return options
    least = least_influence(game, rival, factions)
    return [option for option in options if EFFECTS[option].arg in least]
