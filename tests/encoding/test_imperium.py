"""The observation of Dune: Imperium: what the seat may know, all of it, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kanly
from kanly.core.rng import seeded
from kanly.core.setup import Options
from kanly.encoding import encoding_of
from kanly.encoding.imperium.kit import KIT
from kanly.imperium.position import Imperium
from kanly.imperium.tables.leaders import LEADERS
from tests.imperium.play import after, options_for, positions

SEEDS = st.integers(0, 10**6)
PLACES = KIT.places()


@pytest.mark.parametrize("ix", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_the_true_game_its_view_and_a_resampled_game_look_the_same(
    players: int, ix: bool, seed: int
) -> None:
    """In drafts, alone against rivals and in the epic game too: the options go by the seed."""
    same_property(players, seed, options_for(players, seed, ix), 29)


@pytest.mark.soak
@pytest.mark.parametrize("ix", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_they_look_the_same_in_100_games(players: int, ix: bool) -> None:
    for seed in range(100):
        same_property(players, seed, options_for(players, seed, ix), 5)


def same_property(players: int, seed: int, options: Options, every: int) -> None:
    """At one position in `every`, for every seat."""
    rng = seeded(f"encode {seed}")
    for number, game in enumerate(positions(players, seed, options)):
        if number % every == seed % every or number < 3 or game.over:
            for seat in range(players):
                row = KIT.observe(game, seat)
                assert len(row) == KIT.size
                assert KIT.observe(game.view(seat).position, seat) == row
                assert KIT.observe(game.resample(seat, rng), seat) == row


def test_parts_have_names_of_their_own_and_fill_the_row() -> None:
    assert len(PLACES) == len(KIT.parts)
    assert all(name and names for name, names in KIT.parts)
    assert [number for place in PLACES.values() for number in place] == list(range(KIT.size))
    assert encoding_of("imperium") is KIT


NEVER = {"house 0: rival", "house 3: rival"}
"""No seat is a rival, and there are at most three houses where there is one."""
RARE = {"snoopers", "tiles used", *[f"house {number}: mentat next" for number in range(4)]}
"""Of one leader, of a few tiles, and of one Intrigue card; random games seldom have them."""


def test_every_part_is_used_by_some_game() -> None:
    """A part that no game ever fills would be a mistake, or a waste."""
    used = 0
    for seed in range(32):
        players = 1 + seed % 4
        options = options_for(players, seed, seed % 8 > 3)
        for number, game in enumerate(positions(players, seed, options)):
            for seat in range(players) if number % 3 == 0 else []:
                used |= int.from_bytes(KIT.observe(game, seat), "big")
    found = used.to_bytes(KIT.size, "big")
    empty = [name for name, place in PLACES.items() if not any(found[i] for i in place)]
    assert set(empty) >= NEVER
    assert set(empty) <= NEVER | RARE


def part(row: bytearray, name: str) -> list[int]:
    return [row[place] for place in PLACES[name]]


def test_houses_stand_in_turn_order_from_the_seat() -> None:
    game = kanly.new("imperium", 4, 8)
    assert isinstance(game, Imperium)
    for seat in range(4):
        row = KIT.observe(game, seat)
        for number in range(4):
            leader = game.leader[(seat + number) % 4]
            assert part(row, f"house {number}: leader") == [
                int(index == leader) for index in range(len(LEADERS))
            ]


def test_only_the_own_hand_is_told() -> None:
    game = after(4, 8, 1)
    assert isinstance(game, Imperium)
    row = KIT.observe(game, 1)

    hand = part(row, "hand")

    assert sum(hand) == len(game.hand[1]) == 5
    assert all(hand[card] for card in game.hand[1])
    assert part(row, "house 1: cards in hand") == [5]


def test_the_options_are_told() -> None:
    game = kanly.new("imperium", 3, 8, {"ix": True, "epic": True})
    row = KIT.observe(game, 0)

    assert part(row, "options") == [1, 1, 0, 0]
    assert part(row, "players") == [0, 0, 1, 0]
    assert part(row, "house 3: present") == [0]
