"""Choosing among options; what is chosen for a Rival, or by whom (IMP-SOLO-27, -28)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.message import Args
from kanly.imperium import choices as c
from kanly.imperium import influence
from kanly.imperium.asking import SeatQuestion
from kanly.imperium.effects import EFFECTS, Op
from kanly.imperium.keys import COLOUR_KEY
from kanly.imperium.position import Imperium
from kanly.imperium.types import HouseId
from kanly.imperium.word import RUN, worthwhile


def choose_influence(game: Imperium, rival: HouseId, factions: int, n: int) -> None:
    """The faction where it has least; the player breaks ties (IMP-SOLO-27, -28)."""
    least = least_influence(game, rival, [f for f in range(4) if factions >> f & 1])
    if len(least) == 1:
        influence.gain(game, rival, least[0], n)
    elif least:
        mask = sum(1 << faction for faction in least)
        game.stack.append((influence.ASK_INFLUENCE.frame, decider(game), rival, mask, n))


def decider(game: Imperium) -> HouseId:
    """Who decides for a Rival: the player, or the First Player of two (IX-HAGAL-12)."""
    return game.every_seat[0] if game.solo else game.first


def least_influence(game: Imperium, rival: HouseId, factions: list[int]) -> list[int]:
    """Those of the factions where the Rival has least Influence."""
    if not factions:
        return []
    least = min(game.influence[rival * 4 + faction] for faction in factions)
    return [faction for faction in factions if game.influence[rival * 4 + faction] == least]


def option_choices(game: Imperium, frame: Frame) -> list[Choice]:
    """The options that can do something; all of them if none can (IMP-EFF-30)."""
    _, _, number, _, source, *options = frame
    house = HouseId(number)
    if game.is_rival(house):
        options = rival_options(game, house, options)
    else:
        able = [o for o in options if worthwhile(game, house, EFFECTS[o], source)]
        options = able or options
    return [c.OPTION[option] for option in options]


def house_and_number(game: Imperium, frame: Frame) -> Args:
    _, _, house, n, *_ = frame
    return {"seat": COLOUR_KEY[house], "n": n}


def answer_option(game: Imperium, frame: Frame, choice: Choice) -> None:
    take_option(game, frame, choice.a)


def take_option(game: Imperium, frame: Frame, option: int) -> None:
    """Carry it out once the others are taken, too."""
    _, decider, number, n, source, *options = frame
    house = HouseId(number)
    if n > 1:
        options.remove(option)
        game.stack.append((ASK_OPTION.frame, decider, house, n - 1, source, *options))
        if game.is_rival(house):
            settle_options(game)
    game.stack.append((RUN, house, option, source))


ASK_OPTION: Final[SeatQuestion] = SeatQuestion(
    14, "option", "IMP-EFF-30", c.V_CHOOSE, option_choices, answer_option, house_and_number
)
"""Decider, house, how many more, source, then the options left."""


def settle_options(game: Imperium) -> None:
    """Take a Rival's option without asking where only one is left to it."""
    _, _, rival, _, _, *options = game.stack[-1]
    left = rival_options(game, HouseId(rival), options)
    if len(left) == 1:
        take_option(game, game.stack.pop(), left[0])


def rival_options(game: Imperium, rival: HouseId, options: list[int]) -> list[int]:
    """Among gains of Influence, those where the Rival has least; else all (IMP-SOLO-41)."""
    factions = [EFFECTS[option].arg for option in options if EFFECTS[option].op == Op.INFLUENCE]
    if len(factions) != len(options):
        return options
    least = least_influence(game, rival, factions)
    return [option for option in options if EFFECTS[option].arg in least]
