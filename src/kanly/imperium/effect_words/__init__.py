"""The words of the effect language, by subject: functions, and beside them the `Word` value."""

from kanly.imperium.effect_words import (
    agents,
    cards,
    gains,
    influence,
    joints,
    opponents,
    ships,
    troops,
)
from kanly.imperium.pending_effects import read_plots
from kanly.imperium.word import OPTIONAL, complete

__all__ = [
    "OPTIONAL",
    "agents",
    "cards",
    "gains",
    "influence",
    "joints",
    "opponents",
    "ships",
    "troops",
]

complete()
read_plots()
