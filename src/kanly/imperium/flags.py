"""Turn flags: what is true for the rest of a turn, as bits of `Imperium.flags`."""

from __future__ import annotations

from typing import Final

ENVOY: Final = 1  # the card played has the four faction icons too
INFILTRATE: Final = 2  # enemy Agents do not block the next Agent
TOP_DECK: Final = 4  # cards acquired in this Reveal turn may go on top of the deck
MARCHES: Final = 8  # what the Rival recruits goes to the Conflict
ENEMY_THERE: Final = 16  # an enemy Agent was on the space when the Agent was sent there
HELD_BACK: Final = 32  # an expert Rival deploys no troops this turn

FLAG_NAMES: Final = ["envoy", "infiltrate", "to-deck", "marches", "enemy-there", "held-back"]
"""Their names in a description, in the order of the bits."""
