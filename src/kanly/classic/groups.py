"""Picking a group of forces from the locations of one territory, one location after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic import kinds
from kanly.classic.asking import one
from kanly.classic.forces import mixes, place
from kanly.classic.frames import ASK_GROUP
from kanly.classic.gates import from_pool, which
from kanly.classic.position import FACTION, Classic
from kanly.classic.tables.factions import FORCES as FORCES_IN_ALL
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame
from kanly.core.gate import Gates
from kanly.core.message import Args

# What a group is picked for -----------------------------------------------------------------------
FOR_RIDE: Final = 0
FOR_MOVE: Final = 1
FOR_CROSS: Final = 2
FOR_BACK: Final = 3

Finish = Callable[[Classic, int, int], None]
"""What is done with the group once it is picked: faction, location it goes to."""
FINISH: Final[dict[int, Finish]] = {}

Limit = Callable[[Classic, int, int], int]
"""How many forces may go in all, where they are paid for: faction, location they go to."""
LIMIT: Final[dict[int, Limit]] = {}

Fare = Callable[[Classic, int, int], Args]
"""What they cost, for the words of the question: faction, location they go to."""
FARE: Final[dict[int, Fare]] = {}


def pick_group(game: Classic, faction: int, purpose: int, goal: int, sources: int) -> None:
    """Ask how many forces of each source go along; at least one in all."""
    game.group = []
    game.stack.append((ASK_GROUP, faction, purpose, goal, sources))


def room(game: Classic, faction: int, purpose: int, goal: int) -> int:
    """How many more forces the group can take; it is not in the frame, for it tells of spice."""
    if purpose not in LIMIT:
        return FORCES_IN_ALL
    return LIMIT[purpose](game, faction, goal) - size(game)


def standing(game: Classic, faction: int, purpose: int, location: int) -> tuple[int, int]:
    """Forces in a location that can go along, and how many are starred: who came on a worm does
    not ride one that was there before (CLA-FRE-11)."""
    number = game.forces[faction][location]
    stars = game.stars[faction][location]
    if purpose == FOR_RIDE:
        for i in range(0, len(game.rode), 3):
            if game.rode[i] == location:
                number -= game.rode[i + 1]
                stars -= game.rode[i + 2]
    return number, stars


def ask_group(game: Classic, frame: Frame) -> list[Decision]:
    _, faction, purpose, goal, sources = frame
    location = (sources & -sources).bit_length() - 1
    number, stars = standing(game, faction, purpose, location)
    args: Args = {"faction": FACTION[faction], **place(location)}
    if purpose in FARE:
        args.update(FARE[purpose](game, faction, goal))
        args["before"] = size(game)
    most = min(number, room(game, faction, purpose, goal))
    choices = mixes(number, stars, fewest(game, frame), most)
    return one(game, faction, kinds.GROUP, choices, args)


def fewest(game: Classic, frame: Frame) -> int:
    """At least one force goes."""
    last = frame[4] & (frame[4] - 1) == 0
    return 1 if last and not game.group else 0


def in_first_source(game: Classic, faction: int) -> tuple[int, int]:
    _, _, purpose, _, sources = game.stack[-1]
    return standing(game, faction, purpose, (sources & -sources).bit_length() - 1)


def has_room(game: Classic, faction: int, choice: Choice) -> bool:
    _, _, purpose, goal, _ = game.stack[-1]
    return choice.a <= room(game, faction, purpose, goal)


def group_rule(game: Classic, faction: int, choice: Choice) -> str:
    return RULES[game.stack[-1][2]]


def most_paid(game: Classic, faction: int, choice: Choice) -> Args:
    _, _, purpose, goal, _ = game.stack[-1]
    has = game.spice[faction] + sum([game.promise[ally] for ally in game.allies(faction)])
    return {"most": room(game, faction, purpose, goal), "has": has}


RULES: Final = ("CLA-FRE-11", "CLA-MOVE-01", "CLA-GUI-04", "CLA-GUI-04")
"""By what a group is picked for."""
GROUP_GATES: Final = Gates(
    which("one-force", group_rule, lambda game, own, x: x.a >= fewest(game, game.stack[-1])),
    *from_pool(group_rule, in_first_source),
    which(
        "most-paid",
        lambda game, own, x: "CLA-GUI-05" if game.stack[-1][2] == FOR_CROSS else "CLA-GUI-06",
        has_room,
        most_paid,
    ),
)


def answer_group(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    _, faction, purpose, goal, sources = frame
    if choice.a:
        location = (sources & -sources).bit_length() - 1
        game.group += [location, choice.a, choice.b]
    sources &= sources - 1
    if sources and room(game, faction, purpose, goal):
        game.stack.append((ASK_GROUP, faction, purpose, goal, sources))
    else:
        FINISH[purpose](game, faction, goal)


def size(game: Classic) -> int:
    """How many forces are in the group."""
    return sum([game.group[i] for i in range(1, len(game.group), 3)])


def group_stars(game: Classic) -> int:
    """How many of them are starred."""
    return sum([game.group[i] for i in range(2, len(game.group), 3)])
