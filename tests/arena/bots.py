"""Bots that go wrong, each in its own way."""

from __future__ import annotations

import os
from typing import cast

from kanly.bots import Bot
from kanly.bots.random_bot import RandomBot
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.imperium.choices import LEADER, PASS

HERE = "tests.arena.bots"


class Raising(RandomBot):
    """Raises at its third question."""

    asked = 0

    def pick(self, decision: Decision) -> Choice:
        self.asked += 1
        if self.asked == 3:
            raise ZeroDivisionError("no spice to divide by")
        return super().pick(decision)


class Leaving(Bot):
    """Wants to end the program."""

    needs_view = False

    def pick(self, decision: Decision) -> Choice:
        raise SystemExit(3)


class Illegal(Bot):
    """Answers with a choice that it does not have."""

    needs_view = False

    def pick(self, decision: Decision) -> Choice:
        return next(choice for choice in (PASS, LEADER[0]) if choice not in decision.choices)


class Chatty(RandomBot):
    """Thinks aloud."""

    def pick(self, decision: Decision) -> Choice:
        print("let me see")
        return super().pick(decision)


class Dumb(Bot):
    """Has no answer."""

    needs_view = False

    def pick(self, decision: Decision) -> Choice:
        return cast(Choice, None)


class Closing(RandomBot):
    """Does not let go."""

    def close(self) -> None:
        raise OSError("the lights\nstay on")


class Deadly(RandomBot):
    """Kills the process it plays in."""

    def pick(self, decision: Decision) -> Choice:
        os._exit(7)


class Stillborn(Bot):
    """Cannot be made for the third seat."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        if str(seed).endswith("/2"):
            raise ValueError("no third seat for me")


def named(kind: type[Bot]) -> str:
    """What a bot of this file is called."""
    return f"{HERE}:{kind.__name__}"
