"""The eight Leaders: a left ability that the rules know by its number, and a Signet ability."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import (
    Effect,
    Op,
    any_alliance,
    draw,
    influence_where_behind,
    intrigue,
    make,
    pay,
    recruit,
    solari,
    spice,
    water,
    when,
)


class Leader:
    """A Leader: house, complexity, the names of both abilities and what the Signet does."""

    __slots__ = ("complexity", "house", "id", "left", "rival", "right", "signet", "slug")

    def __init__(
        self,
        ident: int,
        slug: str,
        house: str,
        complexity: int,
        left: str,
        right: str,
        signet: Effect,
        rival: bool,
    ) -> None:
        self.id = ident
        self.slug = slug
        self.house = house
        self.complexity = complexity
        self.left = left
        self.right = right
        self.signet = signet
        self.rival = rival
        """Whether the Leader can lead a solo Rival (IMP-SOLO-10)."""

    def __repr__(self) -> str:
        return self.slug


BY_SLUG: Final[dict[str, int]] = {}
LEADERS: Final[list[Leader]] = []


def leader(
    slug: str,
    house: str,
    complexity: int,
    left: str,
    right: str,
    signet: Effect,
    rival: bool = True,
) -> int:
    """Add a Leader; returns its number."""
    made = Leader(len(LEADERS), slug, house, complexity, left, right, signet, rival)
    LEADERS.append(made)
    BY_SLUG[slug] = made.id
    return made.id


NO_LEADER: Final = -1

# fmt: off
PAUL:   Final[int] = leader("paul-atreides",            "atreides",  1, "prescience",           "discipline",         draw(1), rival=False)
LETO:   Final[int] = leader("duke-leto-atreides",       "atreides",  2, "landsraad-popularity", "prudent-diplomacy",  pay(spice=1) >> influence_where_behind())
BARON:  Final[int] = leader("baron-vladimir-harkonnen", "harkonnen", 3, "masterstroke",         "scheme",             pay(solari=1) >> intrigue(1))
RABBAN: Final[int] = leader("glossu-rabban",            "harkonnen", 1, "arrakis-fiefdom",      "brutality",          when(any_alliance(), recruit(2), recruit(1)))
ILBAN:  Final[int] = leader("count-ilban-richese",      "richese",   1, "ruthless-negotiator",  "manufacturing",      solari(1))
HELENA: Final[int] = leader("helena-richese",           "richese",   2, "eyes-everywhere",      "manipulate",         make(Op.SET_ASIDE, 1), rival=False)
ARIANA: Final[int] = leader("countess-ariana-thorvald", "thorvald",  3, "spice-addict",         "hidden-reservoir",   water(1))
MEMNON: Final[int] = leader("earl-memnon-thorvald",     "thorvald",  1, "connections",          "spice-hoard",        spice(1))
# fmt: on
