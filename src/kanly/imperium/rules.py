"""The rules as a whole: every step and question of the chapters, by the number of its frame."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from kanly.core.question import Step, read_chapters
from kanly.imperium import setup
from kanly.imperium.position import DISPATCH, QUESTIONS, Imperium

CHAPTERS: Final = """
    setup round_start turns agent_turn reveal_turn combat makers recall endgame
    acquire decks influence intrigue effect_options pending_effects troops word hagal
    dreadnoughts ix_rivals shipping technology
    effect_words.agents effect_words.cards effect_words.joints effect_words.opponents
"""
STEPS: Final[dict[int, Step[Imperium]]] = {}
NAMES: Final = read_chapters(
    [import_module(f"kanly.imperium.{name}") for name in CHAPTERS.split()],
    DISPATCH,
    STEPS,
    QUESTIONS,
)
"""What each frame is called, by its number: `ask-turn`."""

new = setup.new
"""How a game begins; here so that whoever makes one has the rules."""
