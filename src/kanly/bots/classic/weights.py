"""What things are worth to the greedy bot of the classic game; one is one spice.

First set by hand, then improved by play: one seat with changed numbers against others without.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """The numbers of all policies."""

    def __init__(self) -> None:
        # Victory
        self.win = 100.0
        self.missing = (0.0, 8.0, 3.0, 1.0, 0.0, 0.0)
        """The standing of a side that lacks so many strongholds to win."""
        self.caution = 12.0
        """How much a small chance to win counts less than its share, early in the game."""
        self.haste = 0.95
        """How much less cautious those become in time who do not win by waiting."""
        self.grab = 0.5
        """How likely a side that can still take an empty stronghold does."""
        self.threat = 100.0
        """What it costs if another side wins."""
        self.menace = 10.0
        """What it costs if another side lacks but one stronghold."""
        self.raid = 0.25
        """How likely a faction that is still to act comes to a stronghold."""

        # Spice: up to so much, each is worth so much
        self.purse = ((6, 1.0), (14, 0.7), (30, 0.4), (999, 0.15))

        # Forces
        self.force = 1.4
        """One on the map."""
        self.star = 1.6
        """How much more if it is starred."""
        self.reserves = ((4, 2.2), (8, 1.6), (12, 1.1), (20, 0.7))
        """In reserve: up to so many, each is worth so much."""
        self.guard = 0.6
        """How much more as one of the first few that guard a stronghold."""
        self.harm = 0.25
        """A force that an opponent loses."""
        self.outpost = 0.4
        """What a force on the map is worth more where it can strike from."""

        self.late = 1.5
        """Acting last, after everybody has been seen to ship and move."""

        # Leaders, for each point of strength
        self.leader = 0.8
        self.few_leaders = 2.0
        """More than that when hardly any are left."""

        # Battle
        self.bluff = 0.35
        """How often an opponent dials anything at all, and not what looks sensible."""
        self.use = 0.85
        """How often an opponent plays a weapon or a defense that he has."""
        self.picked = 1.6
        """How much likelier than any other a strong leader is somebody's traitor."""
        self.mix = 0.6
        """Plans that are worst by no more than this are as good."""
        self.pyrrhic = 0.3
        """What is left of a victory after which no force stands."""
        self.defeat = 4.0
        """A leader and cards that may be lost with a battle."""
        self.skirmish = 1.5
        """Winning a battle that is about nothing."""

        # Cards: a first one of each kind, in the order of the kinds
        self.cards = (5.0, 5.0, 4.0, 5.0, 5.0, 3.5, -0.5, 2.5)
        self.second = 0.45
        """A second one of the same kind, as a share of the first."""
        self.karama = 4.5
        self.karama_of_worthless = 2.5
        self.specials = (2.5, 1.0, 2.5, 4.5, 1.5, 1.5)
        """Ghola, Atomics, Hajr, Karama, Truthtrance, Weather Control."""
        self.ship_first = 5
        """Spice that is kept for shipments when bidding for a card."""
        self.thrift = 0.7
        """The share of a card's worth that is bid when poor..."""
        self.lavish = 0.8
        """...and how much more when rich."""
        self.bargain = 1.0
        """A card of this worth is bought even by the poor if nobody else wants it."""
        self.last_room = 0.7
        """What a card is worth less that fills the hand."""

        self.word = 60.0
        """Keeping what was promised in a deal."""

        # Alliances
        self.loyalty = 4.0
        """By how much something must be better to make or break an alliance."""
        self.allied = 14.0
        """Having an ally: the chance to win of two."""
        self.might = 0.3
        """A force more than others have that an ally brings."""
        self.near = (100.0, 24.0, 9.0, 3.0, 0.0, 0.0)
        """How near a side is that lacks so many strongholds to win."""
        self.wary = 17.0
        """What it costs to lend the Guild a hand, which need only keep others from winning."""


DEFAULT: Final = Weights()
