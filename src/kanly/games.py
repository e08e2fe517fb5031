"""The registry: every game Kanly knows. A new game is one line here."""

from __future__ import annotations

from kanly.classic import arrange as classic_scenes
from kanly.classic import rules as classic
from kanly.core.registry import MAKERS, VERSIONS, Maker
from kanly.core.scenario import STAGES, Stage
from kanly.imperium import arrange as imperium_scenes
from kanly.imperium import rules as imperium


def register(name: str, maker: Maker, stage: Stage, version: int = 1) -> None:
    """Make a game known: how it begins, how its scenarios are set up, its rules' version."""
    MAKERS[name] = maker
    VERSIONS[name] = version
    STAGES[name] = stage


register("imperium", imperium.new, imperium_scenes.STAGE)
register("classic", classic.new, classic_scenes.STAGE)
