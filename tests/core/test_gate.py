"""Gates: what passes all of them is listed, and a refusal names the first that fails."""

from __future__ import annotations

from kanly.core.choice import Choice, ChoiceBook, refs
from kanly.core.game import Game
from kanly.core.gate import Gate, Gates
from kanly.core.message import Args
from tests.core import skirmish

BOOK = ChoiceBook("gates")
GO = [BOOK.make("go ?", 0, place) for place in refs("place", ["arsunt", "basin", "cistern"])]
RICH, FAR_AWAY = 1, 2


def dry(game: Game, owner: int) -> int:
    return 0b101


def near(game: Game, owner: int, choice: Choice) -> bool:
    return owner != FAR_AWAY


def affordable(game: Game, owner: int, choice: Choice) -> bool:
    return owner == RICH or choice.a == 0


def price(game: Game, owner: int, choice: Choice) -> Args:
    return {"n": choice.a + 1}


GATES: Gates[Game] = Gates(
    Gate("refuse-far", "GO-01", holds=near),
    Gate("refuse-wet", "GO-02", mask=dry),
    Gate("refuse-dear", "GO-03", holds=affordable, args=price),
)


def test_what_passes_every_gate_is_listed() -> None:
    game = skirmish.new()
    assert GATES.listed(game, RICH, GO) == [GO[0], GO[2]]
    assert GATES.listed(game, 0, GO) == [GO[0]]
    assert GATES.listed(game, FAR_AWAY, GO) == []


def test_a_refusal_names_the_first_gate_that_fails() -> None:
    game = skirmish.new()
    refused = [GATES.refusal(game, owner, GO[1]) for owner in (RICH, FAR_AWAY)]
    assert [refusal and (refusal.key, refusal.rule) for refusal in refused] == [
        ("refuse-wet", "GO-02"),
        ("refuse-far", "GO-01"),
    ]
    dear = GATES.refusal(game, 0, GO[2])
    assert dear is not None
    assert (dear.rule, dear.message.args) == ("GO-03", {"n": 3})
    assert GATES.refusal(game, RICH, GO[2]) is None


def test_masks_give_the_places_that_are_left() -> None:
    game = skirmish.new()
    assert GATES.places(game, RICH) == 0b101
    assert Gates(GATES.gates[0]).places(game, RICH) & 0b111 == 0b111
