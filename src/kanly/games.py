"""The registry: every game Kanly knows. A new game is one line here."""

from __future__ import annotations

from kanly.classic import about as classic_table
from kanly.classic import arrange as classic_scenes
from kanly.classic import rules as classic
from kanly.core.about import About
from kanly.core.registry import ABOUT, MAKERS, VERSIONS, Maker
from kanly.core.scenario import STAGES, Stage
from kanly.imperium import about as imperium_table
from kanly.imperium import arrange as imperium_scenes
from kanly.imperium import rules as imperium


def register(name: str, maker: Maker, stage: Stage, about: About, version: int = 1) -> None:
    """Make a game known: how it begins, how its scenarios and tables are set up, its rules."""
    MAKERS[name] = maker
    STAGES[name] = stage
    ABOUT[name] = about
    VERSIONS[name] = version


register("imperium", imperium.new, imperium_scenes.STAGE, imperium_table.ABOUT, version=2)
register("classic", classic.new, classic_scenes.STAGE, classic_table.ABOUT, version=2)
