"""Why a choice is refused."""

from __future__ import annotations

from kanly.classic.position import Classic
from kanly.core.choice import Choice
from kanly.core.message import Refusal


def explain(game: Classic, seat: int, choice: Choice) -> Refusal:
    """The reason a choice is not among the legal ones."""
    return Refusal("refuse-not-now", "CLA-TURN-01")
