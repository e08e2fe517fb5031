"""What things are worth to the heuristic bots, in Victory Points.

First set by hand, then improved by self-play: one seat with changed numbers against three without.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """The numbers of the evaluation. One is one Victory Point in the middle of a game."""

    def __init__(self) -> None:
        # Standing
        self.opponent = 0.31
        """What a Victory Point of all opponents costs."""
        self.friendly = 0.41
        """One step from the Influence that gives a Victory Point."""
        self.access = 0.087
        """Being past that step."""
        self.near_alliance = 0.48
        """One step from an Alliance that can be had; less for every step more."""
        self.lead = 0.087
        """A step ahead on a track whose Alliance is one's own."""

        # Resources: the worth of one, how many are worth that, the worth of each one more
        self.solari = (0.09, 8.4, 0.031)
        self.spice = (0.148, 6.8, 0.088)
        self.water = (0.149, 2.6, 0.052)
        self.garrison = (0.132, 5.4, 0.066)

        # What lasts, per round to come
        self.council = 0.22
        self.swordmaster = 0.32
        self.control = 0.124

        # Cards
        self.agent = 0.21
        """Sending an Agent, besides what the card does."""
        self.reach = 0.084
        """A card that can send one."""
        self.icon = 0.024
        """Each further Agent icon of a card."""
        self.better_box = 0.59
        """How often a card serves for the better of its two boxes."""
        self.persuasion = 0.111
        self.sword = 0.066
        self.draw = 0.161
        self.trash = 0.117
        self.intrigue = 0.28
        """An Intrigue card whose face is not known."""
        self.hold = 0.73
        """Keeping an Intrigue card that could be played at once, as a share of playing it."""
        self.row_stays = 0.62
        """How sure the cards in the Row are still there in the Reveal turn."""
        self.little = 0.075
        self.some = 0.177
        self.much = 0.44
        """Words of the language that are hard to put a figure on."""
        self.nuisance = 0.038
        """Each card or troop that an opponent loses."""

        # Rise of Ix
        self.dreadnought = 0.5
        self.freight = 0.4
        """A third of the rewards of the shipping track."""
        self.negotiator = 0.12

        # Time
        self.pace = 1.27
        """Victory Points a round that the leader makes."""
        self.draws = 4.48
        """Cards drawn in a round."""
        self.last_round = 0.144
        """What is left in the last round of the worth of things that need time..."""
        self.per_round = 0.39
        """...and what every round more adds to that."""
        self.last_promise = 0.25
        self.promise_per_round = 0.38
        """The same for what the influence tracks promise."""

        # The Conflict
        self.swords_in_hand = 0.41
        """Swords that a hidden card shows."""
        self.swords_in_intrigue = 0.6
        self.march = 0.38
        """How likely an opponent's Agent yet to be sent brings troops."""
        self.doubt = 0.78
        """Variance of one's own strength before the fight."""
        self.eagerness = 0.58
        """How much of a Conflict that one could still enter counts."""
        self.denial = 0.28
        """What more the first place is worth because nobody else gets it."""


DEFAULT: Final = Weights()
