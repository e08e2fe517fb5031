"""The games that are played through the page in these tests."""

from typing import Final

GAMES: Final = ("imperium",)
"""The classic game's board has tests of its own in web/; whole games of it through the page are
still to be added here (its robot must leave alone what can be done at any time)."""
