"""What an adviser thinks of a choice, in words."""

from __future__ import annotations

from kanly.bots.advice import Advice
from kanly.core.decision import Decision
from kanly.server import schema
from kanly.server.wording import Wording


def advised(advice: Advice, decision: Decision, wording: Wording) -> schema.AdvisedChoice:
    """What is thought of a choice, in words."""
    return schema.AdvisedChoice(
        advice.choice.notation,
        wording.label(advice.choice, decision),
        advice.chance,
        advice.playouts,
        [
            schema.Step(seat, choice.notation, wording.label(choice, None))
            for seat, choice in advice.line
        ],
        [wording.message(reason) for reason in advice.reasons],
    )
