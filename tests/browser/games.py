"""The games that are played through the page in these tests."""

from typing import Final

GAMES: Final = ("imperium", "classic")
