"""The rules as a whole: every step and question of the chapters, by the number of its frame."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import ASK, Frame
from kanly.core.question import Question, Step
from kanly.imperium import (
    acquire,
    agent_turn,
    combat,
    decks,
    dreadnoughts,
    effect_options,
    endgame,
    hagal,
    influence,
    intrigue,
    ix_rivals,
    makers,
    pending_effects,
    recall,
    reveal_turn,
    round_start,
    setup,
    shipping,
    technology,
    troops,
    turns,
    word,
)
from kanly.imperium.effect_words import agents, cards, joints, opponents
from kanly.imperium.position import ANSWERING, ASKING, QUESTIONS, STEP, Imperium
from kanly.imperium.types import HouseId

CHAPTERS: Final = (
    *(setup, round_start, turns, agent_turn, reveal_turn, combat, makers, recall, endgame),
    *(acquire, decks, influence, intrigue, effect_options, pending_effects, troops, word, hagal),
    *(dreadnoughts, ix_rivals, shipping, technology, agents, cards, joints, opponents),
)
QUESTION_NAMES: Final[list[str]] = []
"""What each question is called, by the number of its frame from `ASK` on: `ask-turn`."""


def settled_instead(game: Imperium, frame: Frame, choice: Choice) -> None:
    """A secret question has no single answer."""
    raise AssertionError(f"frame {frame} is settled, not answered")


def read_chapters() -> None:
    """Enter what the chapters say. Every number is taken once, and none is left out."""
    steps: dict[int, Step[Imperium]] = {}
    questions: dict[int, Question[Imperium, HouseId]] = {}
    names: dict[int, str] = {}
    for chapter in CHAPTERS:
        for name, value in vars(chapter).items():
            if isinstance(value, Step):
                assert steps.setdefault(value.frame, value) is value, f"{name} has another number"
            elif isinstance(value, Question):
                assert questions.setdefault(value.frame, value) is value, f"{name}: number taken"
                names[value.frame] = name.lower().replace("_", "-")
    for number in range(len(steps)):
        STEP.append(steps[number].carry)
    for number in range(ASK, ASK + len(questions)):
        QUESTIONS.append(questions[number])
        ASKING.append(questions[number].ask)
        ANSWERING.append(questions[number].answer or settled_instead)
        QUESTION_NAMES.append(names[number])


read_chapters()

new = setup.new
"""How a game begins; here so that whoever makes one has the rules."""
