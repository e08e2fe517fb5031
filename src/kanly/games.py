"""The registry: every game Kanly knows. A new game is one line here."""

from __future__ import annotations

from kanly.core.registry import MAKERS, Maker
from kanly.core.scenario import STAGES, Stage
from kanly.imperium import arrange as imperium_scenes
from kanly.imperium import rules as imperium


def register(name: str, maker: Maker, stage: Stage) -> None:
    """Make a game known: how it begins, and how its scenarios are set up."""
    MAKERS[name] = maker
    STAGES[name] = stage


register("imperium", imperium.new, imperium_scenes.STAGE)
