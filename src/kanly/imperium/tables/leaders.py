"""The eight Leaders: a left ability, which always works, and a Signet ability."""

from __future__ import annotations

from typing import Final

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


class Ability:
    """What a Leader's left ability changes, wherever the rules ask for it."""

    __slots__ = (
        "council",
        "dreadnought_strength",
        "harvest_draws",
        "intelligence",
        "landsraad_discount",
        "passes",
        "prescience",
        "reveal",
        "round_start",
        "secret_tokens",
        "snoopers",
        "solari_bonus",
        "solari_draws",
        "start",
    )

    def __init__(
        self,
        *,
        start: tuple[int, int, int] = (0, 0, 0),
        secret_tokens: bool = False,
        snoopers: bool = False,
        intelligence: bool = False,
        prescience: bool = False,
        landsraad_discount: int = 0,
        passes: tuple[int, ...] = (),
        solari_draws: int = 0,
        solari_bonus: int = 0,
        harvest_draws: int = 0,
        dreadnought_strength: int = DREADNOUGHT_STRENGTH,
        council: Effect | None = None,
        reveal: Effect | None = None,
        round_start: Effect | None = None,
    ) -> None:
        none = nothing()
        self.start = start
        """Solari, spice and water more, or less, than others begin with."""
        self.secret_tokens = secret_tokens
        """Chooses two factions in secret before the game (IMP-LEAD-08)."""
        self.snoopers = snoopers
        """Begins with a Snooper token on each track (IX-LEAD-05)."""
        self.intelligence = intelligence
        """Keeps one of the top two Intrigue cards before the game (IX-LEAD-07)."""
        self.prescience = prescience
        """May look at the top card of the deck at any time."""
        self.landsraad_discount = landsraad_discount
        """Solari off the cost of Landsraad spaces (IMP-LEAD-19)."""
        self.passes = sum([1 << icon for icon in passes])
        """The icons of spaces that enemy Agents do not close, as a mask."""
        self.solari_draws = solari_draws
        """Cards to draw for paying Solari to enter a space."""
        self.solari_bonus = solari_bonus
        """Solari more whenever any is gained in the Leader's own turn (IX-LEAD-02, -09)."""
        self.harvest_draws = harvest_draws
        """Cards drawn in place of as much harvested spice (IMP-LEAD-05)."""
        self.dreadnought_strength = dreadnought_strength
        self.council = council or none
        """What taking the seat in the High Council gives (IMP-LEAD-21)."""
        self.reveal = reveal or none
        """What joins the effects of the Reveal turn."""
        self.round_start = round_start or none


class Leader:
    """A Leader: house, complexity, the names of both abilities and what they do."""

    __slots__ = ("ability", "complexity", "house", "id", "left", "rival", "right", "signet", "slug")

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
        ability: Ability,
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
        self.ability = ability

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
    ability: Ability | None = None,
    rival: bool = True,
) -> int:
    """Add a Leader; returns its number."""
    made = Leader(
        len(LEADERS), slug, house, complexity, left, right, signet, rival, ability or Ability()
    )
    LEADERS.append(made)
    BY_SLUG[slug] = made.id
    return made.id


NO_LEADER: Final = -1

# fmt: off
leader("paul-atreides",            "atreides",  1, "prescience",           "discipline",         draw(1),
       Ability(prescience=True), rival=False)
leader("duke-leto-atreides",       "atreides",  2, "landsraad-popularity", "prudent-diplomacy",  pay(spice=1) >> influence_where_behind(),
       Ability(landsraad_discount=1))
leader("baron-vladimir-harkonnen", "harkonnen", 3, "masterstroke",         "scheme",             pay(solari=1) >> intrigue(1),
       Ability(secret_tokens=True))
leader("glossu-rabban",            "harkonnen", 1, "arrakis-fiefdom",      "brutality",          when(any_alliance(), recruit(2), recruit(1)),
       Ability(start=(1, 1, 0)))
leader("count-ilban-richese",      "richese",   1, "ruthless-negotiator",  "manufacturing",      solari(1),
       Ability(solari_draws=1))
leader("helena-richese",           "richese",   2, "eyes-everywhere",      "manipulate",         make(Op.SET_ASIDE, 1),
       Ability(passes=(LANDSRAAD, CITY)), rival=False)
leader("countess-ariana-thorvald", "thorvald",  3, "spice-addict",         "hidden-reservoir",   water(1),
       Ability(harvest_draws=1))
leader("earl-memnon-thorvald",     "thorvald",  1, "connections",          "spice-hoard",        spice(1),
       Ability(council=influence(ANY)))
# fmt: on
