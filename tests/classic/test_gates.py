"""A choice is listed exactly when no gate fails, and refused for the first that does."""

from __future__ import annotations

from itertools import islice

import pytest

from kanly.classic.choices import BOOK
from kanly.classic.explain import explain
from kanly.classic.offers import OFFERS
from kanly.classic.position import FACTION, Classic
from kanly.classic.rules import QUESTIONS
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from tests.classic.play import positions

OF_VERB: dict[int, list[Choice]] = {}
for each in BOOK.by_notation.values():
    OF_VERB.setdefault(each.verb, []).append(each)

EVERY = 7
"""Of so many positions of a game one is looked at."""


def agree(game: Classic, decision: Decision, choice: Choice) -> bool:
    """Whether the list and the gates of a question agree on a choice."""
    named = (decision.args or {}).get("faction")
    faction = FACTION.index(str(named)) if named else decision.seat
    gate = QUESTIONS[game.stack[-1][0]].gates[choice.verb].failing(game, faction, choice)
    if gate is None:
        return choice in decision.choices
    said = explain(game, decision.seat, choice)
    refusal = gate.refusal(game, faction, choice)
    return choice not in decision.choices and repr(said) == repr(refusal)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_the_list_and_the_gates_agree(players: int, seed: int) -> None:
    for game in islice(positions(players, seed), seed % EVERY, None, EVERY):
        assert isinstance(game, Classic)
        for decision in game.pending:
            gates = QUESTIONS[game.stack[-1][0]].gates
            assert {choice.verb for choice in decision.choices} <= set(gates)
            for verb in gates:
                wrong = [x for x in OF_VERB[verb] if not agree(game, decision, x)]
                assert not wrong, (wrong, game.stack[-1])


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("seed", range(4, 8))
def test_what_is_offered_and_the_gates_agree(players: int, seed: int) -> None:
    """A sample of the notations in each position, another in the next."""
    for at, game in enumerate(islice(positions(players, seed), seed, None, 4 * EVERY)):
        assert isinstance(game, Classic)
        asked = {decision.seat for decision in game.pending}
        for seat in range(players if game.pending else 0):
            offer = game.free(seat)
            listed = offer.choices if offer else []
            for verb, made in OFFERS.items():
                for choice in OF_VERB[verb][at % EVERY :: EVERY]:
                    own = game.factions_of(seat)
                    gates = [made.gates.refusal(game, faction, choice) for faction in own]
                    assert (choice in listed) == (None in gates), (choice, game.stack[-1])
                    said = game.why_not(seat, choice.notation)
                    if offer is None and seat not in asked:
                        assert said is not None
                        assert said.key == "refuse-not-asked"
                    elif seat not in asked or verb not in QUESTIONS[game.stack[-1][0]].gates:
                        assert repr(said) in map(repr, gates), (choice, said, gates)
