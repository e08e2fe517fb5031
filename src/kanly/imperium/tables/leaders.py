"""The eight Leaders: a left ability, which always works, and a Signet ability."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kanly.core.component import Component
from kanly.imperium.effects import (
    ANY,
    Effect,
    Op,
    any_alliance,
    draw,
    influence,
    influence_where_behind,
    intrigue,
    make,
    nothing,
    pay,
    recruit,
    solari,
    spice,
    water,
    when,
)
from kanly.imperium.tables.spaces import CITY, LANDSRAAD

DREADNOUGHT_STRENGTH: Final = 3


@dataclass(eq=False, kw_only=True)
class Ability:
    """What a Leader's left ability changes, wherever the rules ask for it."""

    start: tuple[int, int, int] = (0, 0, 0)
    """Solari, spice and water more, or less, than others begin with."""
    secret_tokens: bool = False
    """Chooses two factions in secret before the game (IMP-LEAD-08)."""
    snoopers: bool = False
    """Begins with a Snooper token on each track (IX-LEAD-05)."""
    intelligence: bool = False
    """Keeps one of the top two Intrigue cards before the game (IX-LEAD-07)."""
    prescience: bool = False
    """May look at the top card of the deck at any time."""
    landsraad_discount: int = 0
    """Solari off the cost of Landsraad spaces (IMP-LEAD-19)."""
    passes: tuple[int, ...] = ()
    """The icons of spaces that enemy Agents do not close."""
    solari_draws: int = 0
    """Cards to draw for paying Solari to enter a space."""
    solari_bonus: int = 0
    """Solari more whenever any is gained in the Leader's own turn (IX-LEAD-02, -09)."""
    harvest_draws: int = 0
    """Cards drawn in place of as much harvested spice (IMP-LEAD-05)."""
    dreadnought_strength: int = DREADNOUGHT_STRENGTH
    council: Effect = field(default_factory=nothing)
    """What taking the seat in the High Council gives (IMP-LEAD-21)."""
    reveal: Effect = field(default_factory=nothing)
    """What joins the effects of the Reveal turn."""
    round_start: Effect = field(default_factory=nothing)


BY_SLUG: Final[dict[str, int]] = {}
LEADERS: Final[list[Leader]] = []


class Leader(Component):
    """A Leader: house, complexity, the names of both abilities and what they do."""

    def __init__(
        self,
        slug: str,
        house: str,
        complexity: int,
        left: str,
        right: str,
        signet: Effect,
        ability: Ability | None = None,
        rival: bool = True,
        printed: bool = True,
    ) -> None:
        super().__init__(slug)
        self.id = len(LEADERS)
        self.house = house
        self.complexity = complexity
        self.left = left
        self.right = right
        self.signet = signet
        self.rival = rival
        """Whether the Leader can lead a solo Rival (IMP-SOLO-10)."""
        self.printed = printed
        """Whether it comes in a box, so that the reference data has it."""
        self.ability = ability or Ability()
        LEADERS.append(self)
        BY_SLUG[slug] = self.id


NO_LEADER: Final = -1

# fmt: off
Leader("paul-atreides",            "atreides",  1, "prescience",           "discipline",         draw(1),
       Ability(prescience=True), rival=False)
Leader("duke-leto-atreides",       "atreides",  2, "landsraad-popularity", "prudent-diplomacy",  pay(spice=1) >> influence_where_behind(),
       Ability(landsraad_discount=1))
Leader("baron-vladimir-harkonnen", "harkonnen", 3, "masterstroke",         "scheme",             pay(solari=1) >> intrigue(1),
       Ability(secret_tokens=True))
Leader("glossu-rabban",            "harkonnen", 1, "arrakis-fiefdom",      "brutality",          when(any_alliance(), recruit(2), recruit(1)),
       Ability(start=(1, 1, 0)))
Leader("count-ilban-richese",      "richese",   1, "ruthless-negotiator",  "manufacturing",      solari(1),
       Ability(solari_draws=1))
Leader("helena-richese",           "richese",   2, "eyes-everywhere",      "manipulate",         make(Op.SET_ASIDE, 1),
       Ability(passes=(LANDSRAAD, CITY)), rival=False)
Leader("countess-ariana-thorvald", "thorvald",  3, "spice-addict",         "hidden-reservoir",   water(1),
       Ability(harvest_draws=1))
Leader("earl-memnon-thorvald",     "thorvald",  1, "connections",          "spice-hoard",        spice(1),
       Ability(council=influence(ANY)))
# fmt: on

BASE_LEADERS: Final = LEADERS[:]
"""Those of the base game; Rise of Ix adds to the others."""
