"""Picking a group of forces from the locations of one territory, one location after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import question as q
from kanly.classic.forces import mixes
from kanly.classic.karama import means
from kanly.classic.keys import place
from kanly.classic.map import first_of
from kanly.classic.position import Classic
from kanly.classic.tables.factions import FORCES as FORCES_IN_ALL
from kanly.classic.types import FactionId, LocationId
from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gates
from kanly.core.message import Args

# What a group is picked for -----------------------------------------------------------------------
FOR_RIDE: Final = 0
FOR_MOVE: Final = 1
FOR_CROSS: Final = 2
FOR_BACK: Final = 3


@dataclass(eq=False)
class Purpose:
    """What is done with a group once it is picked, and how many may go, where they are paid for.

    All take the faction and the location to which the group goes. `fare` is what they cost, for
    the words of the question.
    """

    rule: str
    finish: Callable[[Classic, FactionId, LocationId], None]
    limit: Callable[[Classic, FactionId, LocationId], int] | None = None
    fare: Callable[[Classic, FactionId, LocationId], Args] | None = None


PURPOSES: Final[dict[int, Purpose]] = {}
"""By number; each chapter adds its own."""


def pick_group(
    game: Classic, faction: FactionId, purpose: int, goal: LocationId, sources: int
) -> None:
    """Ask how many forces of each source go along; at least one in all."""
    game.group = []
    game.stack.append((ASK_GROUP.frame, faction, purpose, goal, sources))


def room(game: Classic, faction: FactionId, purpose: int, goal: LocationId) -> int:
    """How many more forces the group can take; it is not in the frame, for it tells of spice."""
    limit = PURPOSES[purpose].limit
    return FORCES_IN_ALL if limit is None else limit(game, faction, goal) - size(game)


def standing(
    game: Classic, faction: FactionId, purpose: int, location: LocationId
) -> tuple[int, int]:
    """Forces in a location that can go along, and how many are starred: who came on a worm does
    not ride one that was there before (CLA-FRE-11)."""
    number = game.forces[faction][location]
    stars = game.stars[faction][location]
    if purpose == FOR_RIDE:
        for place, riders, starred in triples(game.rode):
            if place == location:
                number -= riders
                stars -= starred
    return number, stars


def triples(flat: list[int]) -> list[tuple[LocationId, int, int]]:
    """Forces as they are stored, one group after the other: location, number, starred."""
    return [(LocationId(flat[i]), flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]


Picking = tuple[int, FactionId, int, LocationId, int]
"""Who picks forces for what, where they go, and the sources that are left."""


def group_choices(game: Classic, frame: Picking, faction: FactionId) -> list[Choice]:
    _, _, purpose, goal, sources = frame
    number, stars = standing(game, faction, purpose, first_of(sources))
    most = min(number, room(game, faction, purpose, goal))
    return mixes(number, stars, fewest(game, frame), most)


def about_group(game: Classic, frame: Picking) -> Args:
    """Where the forces stand and, if they are paid for, what they cost."""
    _, faction, purpose, goal, sources = frame
    fare = PURPOSES[purpose].fare
    found: Args = {**place(first_of(sources))}
    if fare is not None:
        found.update(fare(game, faction, goal))
        found["before"] = size(game)
    return found


def fewest(game: Classic, frame: Frame) -> int:
    """At least one force goes."""
    _, _, _, _, sources = frame
    return 1 if sources & (sources - 1) == 0 and not game.group else 0


def in_first_source(game: Classic, faction: FactionId) -> tuple[int, int]:
    _, _, purpose, _, sources = game.stack[-1]
    return standing(game, faction, purpose, first_of(sources))


def has_room(game: Classic, faction: FactionId, choice: Choice) -> bool:
    _, _, purpose, goal, _ = game.stack[-1]
    return choice.a <= room(game, faction, purpose, LocationId(goal))


def picked_for(game: Classic) -> int:
    _, _, purpose, _, _ = game.stack[-1]
    return purpose


def group_rule(game: Classic, faction: FactionId, choice: Choice) -> str:
    return PURPOSES[picked_for(game)].rule


def most_paid(game: Classic, faction: FactionId, choice: Choice) -> Args:
    _, _, purpose, goal, _ = game.stack[-1]
    return {"most": room(game, faction, purpose, LocationId(goal)), "has": means(game, faction)}


GROUP_GATES: Final = Gates(
    g.which("one-force", group_rule, lambda game, own, x: x.a >= fewest(game, game.stack[-1])),
    *g.from_pool(group_rule, in_first_source),
    g.which("most-paid",
            lambda game, own, x: "CLA-GUI-05" if picked_for(game) == FOR_CROSS else "CLA-GUI-06",
            has_room, most_paid),
)  # fmt: skip


def answer_group(game: Classic, frame: Picking, choice: Choice) -> None:
    number, faction, purpose, goal, sources = frame
    if choice.a:
        game.group += [first_of(sources), choice.a, choice.b]
    sources &= sources - 1
    if sources and room(game, faction, purpose, goal):
        game.stack.append((number, faction, purpose, goal, sources))
    else:
        PURPOSES[purpose].finish(game, faction, goal)


def size(game: Classic) -> int:
    """How many forces are in the group."""
    return sum([game.group[i] for i in range(1, len(game.group), 3)])


def group_stars(game: Classic) -> int:
    """How many of them are starred."""
    return sum([game.group[i] for i in range(2, len(game.group), 3)])


# Questions of the chapter -------------------------------------------------------------------------
ASK_GROUP: Final = q.OpenQuestion(
    24, "forces", "CLA-MOVE-01", "faction number location locations", q.FIRST,
    group_choices, answer_group, gates={c.V_FORCES: GROUP_GATES}, about=about_group, paying=True,
)  # fmt: skip
