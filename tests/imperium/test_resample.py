"""Resampling changes what is hidden and only that."""

from __future__ import annotations

from typing import cast

from kanly.core.rng import seeded
from kanly.imperium.position import HIDDEN, Imperium
from tests.imperium.play import after


def midgame(players: int, seed: int, moves: int) -> Imperium:
    return cast(Imperium, after(players, seed, moves - 1, {}))


def test_another_hand_is_dealt_anew() -> None:
    """IMP-INFO-04: a hand is secret, its size is public."""
    game = midgame(4, 3, 120)
    other = next(seat for seat in range(1, 4) if game.hand[seat] and game.deck[seat])
    samples = [cast(Imperium, game.resample(0, seeded(n))) for n in range(30)]
    assert {len(sample.hand[other]) for sample in samples} == {len(game.hand[other])}
    assert len({tuple(sorted(sample.hand[other])) for sample in samples}) > 1
    assert {tuple(sample.hand[0]) for sample in samples} == {tuple(game.hand[0])}


def test_deck_orders_are_hidden_from_all_the_owner_included() -> None:
    """IMP-INFO-05, IMP-INFO-06."""
    game = midgame(4, 5, 20)
    view = cast(Imperium, game.view(0).position)
    assert set(view.imperium_deck + view.intrigue_deck + view.conflict_deck) == {HIDDEN}
    assert set(view.deck[1]) <= {HIDDEN}
    assert view.discard == game.discard
    orders = {tuple(cast(Imperium, game.resample(0, seeded(n))).imperium_deck) for n in range(5)}
    assert len(orders) == 5


def test_intrigue_cards_are_secret_and_their_number_is_public() -> None:
    """IMP-INFO-01, IMP-INFO-02: and a spectator sees none at all."""
    game = midgame(4, 11, 250)
    held = [len(hand) for hand in game.intrigues]
    assert sum(held) > 3
    for seat in (0, None):
        view = cast(Imperium, game.view(seat).position)
        assert [len(hand) for hand in view.intrigues] == held
        for house in range(4):
            if house != seat:
                assert set(view.intrigues[house]) <= {HIDDEN}
    assert cast(Imperium, game.view(0).position).intrigues[0] == game.intrigues[0]


def test_a_view_holds_neither_seed_nor_generator_nor_history() -> None:
    game = midgame(3, 2, 50)
    view = game.view(1).position
    assert view.setup.seed == 0
    assert (view.rng.s1, view.rng.s2) == (1, 1)
    assert view.history == []
    assert view.start is None
