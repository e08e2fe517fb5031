"""Dune: Imperium for everything above the engine."""

from __future__ import annotations

from typing import Final

from kanly.core.registry import Kit
from kanly.imperium.about import ABOUT
from kanly.imperium.rules import new
from kanly.imperium.scenario_setup import STAGE

KIT: Final = Kit("imperium", new, ABOUT, version=3, stage=STAGE, rules=("IMP", "IX"), longest=5_000)
