"""The index of the rulebook: every step and every question, gathered from the chapters."""

from __future__ import annotations

from typing import Final

from kanly.classic import (
    battle,
    bene_gesserit,
    bidding,
    choam,
    groups,
    karama,
    movement,
    nexus,
    phases,
    planning,
    resolution,
    revival,
    setup,
    ship_and_move,
    shipment,
    special,
    spice_blow,
    storm,
    treason,
    truthtrance,
)
from kanly.classic.position import ANSWER, QUESTION, STEP, WINDOW_QUESTION, WINDOW_SETTLE
from kanly.classic.question import ANY_TIME, Question, Step
from kanly.classic.question import QUESTIONS as QUESTIONS
from kanly.core.game import ASK, WINDOW

CHAPTERS: Final = (
    battle,
    bene_gesserit,
    bidding,
    choam,
    groups,
    karama,
    movement,
    nexus,
    phases,
    planning,
    resolution,
    revival,
    setup,
    ship_and_move,
    shipment,
    special,
    spice_blow,
    storm,
    treason,
    truthtrance,
)
STEPS: Final[dict[int, Step]] = {}
NAMES: Final[dict[int, str]] = {}
"""What each frame is called, by its number."""


def collect() -> None:
    """Find what the chapters define; no two have the same number."""
    for chapter in CHAPTERS:
        for name, value in vars(chapter).items():
            if isinstance(value, Step):
                assert STEPS.setdefault(value.frame, value) is value, f"{name}: two steps"
                NAMES[value.frame] = name
            elif isinstance(value, Question):
                assert QUESTIONS.setdefault(value.frame, value) is value, f"{name}: two questions"
                NAMES[value.frame] = name


def fill() -> None:
    """The tables by which a position finds what a frame does; no number is left out."""
    for number in range(len(STEPS)):
        STEP.append(STEPS[number].carry)
    for number in range(len([number for number in QUESTIONS if number < WINDOW])):
        made = QUESTIONS[ASK + number]
        assert made.answer is not None
        QUESTION.append(made.ask)
        ANSWER.append(made.answer)
    for number in range(len(QUESTIONS) - len(QUESTION)):
        made = QUESTIONS[WINDOW + number]
        assert made.settle is not None
        WINDOW_QUESTION.append(made.ask)
        WINDOW_SETTLE.append(made.settle)


collect()
fill()

KINDS: Final = [*{made.kind.name: made.kind for made in QUESTIONS.values()}.values(), ANY_TIME]
"""Every kind of question the game asks: a closed set."""

new = setup.new
"""How a game begins; here so that whoever makes one has the rules."""
