"""The observation of a classic position: what the seat may know, all of it, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kanly
from kanly.classic.plans import OATH_CARD
from kanly.classic.position import Classic
from kanly.classic.tables.factions import ATREIDES, FREMEN, GUILD
from kanly.classic.tables.territories import ARRAKEEN, at
from kanly.classic.tables.treachery import KARAMA, SHIELD
from kanly.core.rng import seeded
from kanly.core.setup import Options
from kanly.encoding import encoding_of
from kanly.encoding.classic.kit import KIT
from tests.classic.play import options_for, positions

SEEDS = st.integers(0, 10**6)
SIX = ["atreides", "bene-gesserit", "emperor", "fremen", "guild", "harkonnen"]
PLACES = KIT.places()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_the_true_game_its_view_and_a_resampled_game_look_the_same(players: int, seed: int) -> None:
    same_property(players, seed, options_for(players, seed), 31)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_they_look_the_same_in_100_games(players: int) -> None:
    for seed in range(100):
        same_property(players, seed, options_for(players, seed), 5)


def same_property(players: int, seed: int, options: Options, every: int) -> None:
    """At one position in `every`, for every seat, with offers taken."""
    rng = seeded(f"encode {seed}")
    for number, game in enumerate(positions(players, seed, options)):
        if number % every == seed % every or game.over:
            for seat in range(players):
                row = KIT.observe(game, seat)
                assert len(row) == KIT.size
                assert KIT.observe(game.view(seat).position, seat) == row
                assert KIT.observe(game.resample(seat, rng), seat) == row


def test_parts_have_names_of_their_own_and_fill_the_row() -> None:
    assert len(PLACES) == len(KIT.parts)
    assert sum(len(place) for place in PLACES.values()) == KIT.size
    assert encoding_of("classic") is KIT


RARE = {
    "factions not predicted",
    "turns not predicted",
    "own prediction so far",
    "plan looked at",
    "leaders released",
    "powers stopped once",
    "powers tried in vain",
    "came on worms by location",
    "oaths by side",
    "leaders back unnamed",
}
"""Parts that random games seldom fill."""


def test_every_part_is_used_by_some_game() -> None:
    """A part that no game ever fills would be a mistake, or a waste."""
    used = 0
    for seed in range(30):
        players = 2 + seed % 5
        options: Options = {"advanced": True, "karama-scope": ("phase", "single-use")[seed % 2]}
        for number, game in enumerate(positions(players, seed, options, offers=4)):
            for seat in range(players) if number % 7 == 0 else []:
                used |= int.from_bytes(KIT.observe(game, seat), "big")
    row = used.to_bytes(KIT.size, "big")
    idle = {name for name, place in PLACES.items() if not any(row[i] for i in place)}
    assert idle <= RARE


def test_what_random_games_seldom_fill_is_told() -> None:
    game = kanly.new("classic", 6, 3, {"factions": SIX, "advanced": True})
    assert isinstance(game, Classic)
    game.apply(1, "predict guild")
    game.not_predicted = 1 << GUILD | 1 << (6 + 4)
    game.seen_plan = FREMEN
    game.released = 1 << 7
    game.unnamed = 1 << 8
    game.rode = [5, 2, 1]
    game.sides = [FREMEN, GUILD]
    game.oaths = [GUILD, OATH_CARD, SHIELD, 1]
    game.stopped_once = 1 << 11
    game.barred = 1 << 13
    row = KIT.observe(game, 1)
    told = {name: [i - place.start for i in place if row[i]] for name, place in PLACES.items()}
    assert {name: told[name] for name in RARE} == {
        "factions not predicted": [GUILD],
        "turns not predicted": [4],
        "own prediction so far": [GUILD],
        "plan looked at": [FREMEN],
        "leaders released": [7],
        "powers stopped once": [11],
        "powers tried in vain": [13],
        "came on worms by location": [5, 86 + 5],
        "oaths by side": [23 + 30 + SHIELD],
        "leaders back unnamed": [8],
    }
    assert not KIT.observe(game, 2)[PLACES["own prediction so far"].start + GUILD]


def test_the_own_hand_is_told_and_others_are_not() -> None:
    game = kanly.new("classic", 6, 3, {"factions": SIX})
    assert isinstance(game, Classic)
    while not game.hand[GUILD]:
        decision = game.pending[0]
        game.apply(decision.seat, decision.choices[0])
    game.hand[ATREIDES] = [SHIELD, SHIELD, KARAMA]
    hand = PLACES["known cards by faction"]
    own = KIT.observe(game, 0)[hand.start : hand.stop]
    assert own[ATREIDES * 23 + SHIELD] == 2
    assert own[ATREIDES * 23 + KARAMA] == 1
    assert sum(own) == 3
    other = KIT.observe(game, 3)[hand.start : hand.stop]
    assert sum(other) == len(game.hand[FREMEN])


def test_a_force_more_in_arrakeen_is_one_number_more() -> None:
    game = kanly.new("classic", 6, 3, {"factions": SIX})
    assert isinstance(game, Classic)
    while not game.turn:
        decision = game.pending[0]
        game.apply(decision.seat, decision.choices[0])
    before = KIT.observe(game, 2)
    game.forces[ATREIDES][at(ARRAKEEN)] += 1
    after = KIT.observe(game, 2)
    changed = [i for i in range(KIT.size) if before[i] != after[i]]
    place = PLACES["forces by faction and location"].start + ATREIDES * 86 + at(ARRAKEEN)
    assert changed == [place]
    assert after[place] == before[place] + 1


def test_a_choice_is_found_again_by_its_number() -> None:
    game = kanly.new("classic", 4, 1)
    for choice in game.pending[0].choices:
        assert KIT.choices[choice.index] is choice
    assert KIT.actions == len(KIT.choices)
