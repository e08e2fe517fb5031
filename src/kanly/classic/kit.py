"""The classic Dune for everything above the engine."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from kanly.classic.about import ABOUT
from kanly.classic.choices import (
    V_CALL_WORM,
    V_GHOLA,
    V_GIFT,
    V_REVIVE_FREE,
    V_SWAP_CARDS,
    V_TRUTHTRANCE,
)
from kanly.classic.rules import new
from kanly.classic.scenario_setup import STAGE
from kanly.classic.stops import STOPS
from kanly.core.registry import Kit

KIT: Final = Kit(
    "classic",
    new,
    ABOUT,
    version=3,
    stage=STAGE,
    lessons=files("kanly") / "classic/lessons",
    rules=("CLA",),
    used_up=frozenset([V_TRUTHTRANCE, V_GHOLA, V_REVIVE_FREE, V_SWAP_CARDS, V_CALL_WORM, V_GIFT]),
    stops=STOPS,
    longest=50_000,
)
