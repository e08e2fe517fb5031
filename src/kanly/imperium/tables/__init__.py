"""Every component of the game as a table in the effect language.

The tables are read in this order, always: an effect's number, which positions and digests hold,
is its place in it. New tables go to the end.
"""

from kanly.imperium.effects import close

from kanly.imperium.tables import spaces  # isort: skip
from kanly.imperium.tables import cards  # isort: skip
from kanly.imperium.tables import intrigues  # isort: skip
from kanly.imperium.tables import conflicts  # isort: skip
from kanly.imperium.tables import leaders  # isort: skip
from kanly.imperium.tables import factions  # isort: skip
from kanly.imperium.tables import hagal  # isort: skip
from kanly.imperium.tables import ix  # isort: skip
from kanly.imperium.tables import tiles  # isort: skip
from kanly.imperium.tables import board  # isort: skip

__all__ = [
    "board",
    "cards",
    "conflicts",
    "factions",
    "hagal",
    "intrigues",
    "ix",
    "leaders",
    "spaces",
    "tiles",
]

close()
