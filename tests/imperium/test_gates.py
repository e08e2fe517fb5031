"""A choice is listed exactly when no gate fails, and refused for the first that does."""

from __future__ import annotations

from itertools import islice

import pytest

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.imperium.asking import question_on_top
from kanly.imperium.choices import BOOK
from kanly.imperium.position import QUESTIONS, Imperium
from tests.imperium.play import options_for, positions

EVERY = 7
"""Of so many positions of a game one is looked at."""


def agree(game: Imperium, decision: Decision, choice: Choice) -> bool:
    """Whether the list, the gates and the refusal agree on a choice."""
    gates = question_on_top(game).gates.get(choice.verb)
    refusal = game.why_not(decision.seat, choice.notation)
    if choice in decision.choices:
        return gates is not None and refusal is None and not failing(game, decision, choice)
    assert refusal is not None
    if gates is None:
        return refusal.key.startswith("refuse-moment-")
    return repr(refusal) == repr(gates.refusal(game, decision.seat, choice))


def failing(game: Imperium, decision: Decision, choice: Choice) -> bool:
    gates = question_on_top(game).gates[choice.verb]
    return gates.failing(game, decision.seat, choice) is not None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("ix", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_the_list_and_the_gates_agree_on_every_choice_of_the_book(
    players: int, ix: bool, seed: int
) -> None:
    options = options_for(players, seed, ix)
    for game in islice(positions(players, seed, options), seed, None, EVERY):
        for decision in game.pending:
            wrong = [x for x in BOOK.choices if not agree(game, decision, x)]
            assert not wrong, (wrong, game.stack[-1])


def test_every_choice_answers_some_question() -> None:
    answered = {verb for question in QUESTIONS.values() for verb in question.gates}

    assert {choice.verb for choice in BOOK.choices} == answered
