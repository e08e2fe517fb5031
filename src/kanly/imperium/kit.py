"""Dune: Imperium for everything above the engine."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from kanly.core.registry import Kit
from kanly.core.stops import Stops
from kanly.imperium.about import ABOUT
from kanly.imperium.choices import PASS
from kanly.imperium.rules import new
from kanly.imperium.scenario_setup import STAGE

KIT: Final = Kit(
    "imperium",
    new,
    ABOUT,
    version=3,
    stage=STAGE,
    lessons=files("kanly") / "imperium/lessons",
    rules=("IMP", "IX"),
    longest=5_000,
    stops=Stops(idle=frozenset([PASS.notation])),
)
