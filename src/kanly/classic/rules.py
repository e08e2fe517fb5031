"""The index of the rulebook: every step and every question, gathered from the chapters."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from kanly.classic import setup
from kanly.classic.position import DISPATCH
from kanly.classic.question import ANY_TIME, Step
from kanly.classic.question import QUESTIONS as QUESTIONS
from kanly.core.question import read_chapters

CHAPTERS: Final = """
    battle bene_gesserit bidding choam groups karama movement nexus phases planning resolution
    revival setup ship_and_move shipment special spice_blow storm treason truthtrance
"""
STEPS: Final[dict[int, Step]] = {}
NAMES: Final = read_chapters(
    [import_module(f"kanly.classic.{name}") for name in CHAPTERS.split()],
    DISPATCH,
    STEPS,
    QUESTIONS,
)
"""What each frame is called, by its number: `ask-bid`."""

KINDS: Final = [*{made.kind.name: made.kind for made in QUESTIONS.values()}.values(), ANY_TIME]
"""Every kind of question the game asks: a closed set."""

new = setup.new
"""How a game begins; here so that whoever makes one has the rules."""
