"""The random bot: every choice is as likely."""

from __future__ import annotations

from kanly.bots.bot import Bot
from kanly.core.choice import Choice
from kanly.core.decision import Decision


class RandomBot(Bot):
    """Plays any legal choice, each as likely. It does not even look at the table."""

    name = "random"
    needs_view = False

    def pick(self, decision: Decision) -> Choice:
        choices = decision.choices
        return choices[self.rng.below(len(choices))]
