"""A player for beginners: it knows what is good but does not always do it."""

from __future__ import annotations

from typing import Final

from kanly.bots.bot import Bot, decision_of
from kanly.core.choice import Choice
from kanly.core.view import View

DISTRACTED: Final = 35
"""In how many of a hundred decisions it does just anything."""


class Novice(Bot):
    """Plays like another bot, except when it is distracted."""

    name = "novice"

    def __init__(self, seed: int | str, better: Bot) -> None:
        super().__init__(seed)
        self.better = better

    def choose(self, view: View) -> Choice:
        if self.rng.below(100) < DISTRACTED:
            choices = decision_of(view).choices
            return choices[self.rng.below(len(choices))]
        return self.better.choose(view)

    def wakes(self, game: str, kind: str) -> bool:
        return self.better.wakes(game, kind)
