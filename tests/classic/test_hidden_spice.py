"""What was told of hidden spice is remembered: CLA-INFO-02, CLA-INFO-03, CLA-INFO-21.

The Emperor has given spice to his ally unseen, so that others cannot count what either has.
"""

from __future__ import annotations

from itertools import islice

import pytest

from kanly.bots.classic.faction_view import FactionView
from kanly.classic.position import Classic
from kanly.classic.scenario_setup import arrange
from kanly.classic.tables.factions import ATREIDES, EMPEROR, HARKONNEN
from kanly.classic.treasury import gain, known_spice
from kanly.core.rng import seeded
from tests.classic.play import positions
from tests.classic.scene import (
    FACTION,
    ally,
    answer,
    asked,
    begin,
    decline,
    give,
    hold,
    play,
    scene,
    spice,
)

FOUR = ["atreides", "emperor", "guild", "harkonnen"]
SAMPLES = 40


def gifted(gift: int = 4, phase: str = "bidding", **options: bool) -> Classic:
    """The Emperor, who had 10, has given some to the Harkonnen, who had 3."""
    game = scene(FOUR, phase=phase, **options)  # type: ignore[arg-type]
    give(game, "harkonnen", 3)
    ally(game, "emperor", "harkonnen")
    hold(game, "atreides", "truthtrance", "truthtrance")
    begin(game)
    if phase == "bidding":
        decline(game)
        answer(game, "promise", emperor="promise 0", harkonnen="promise 0")
    play(game, "emperor", f"gift {gift} harkonnen")
    decline(game)
    return game


def sampled(game: Classic, viewer: str | None, faction: str) -> set[int]:
    """What a faction has in positions that a viewer cannot tell from the true one."""
    rng = seeded("hidden spice")
    seat = None if viewer is None else game.seat[FACTION[viewer]]
    found = set()
    for _ in range(SAMPLES):
        sample = game.resample(seat, rng)
        sample.check()
        assert isinstance(sample, Classic)
        found.add(spice(sample, faction))
    return found


def known(game: Classic, viewer: str, faction: str) -> tuple[int, int]:
    """What the view of a faction holds of another's spice."""
    position = game.view(game.seat[FACTION[viewer]]).position
    assert isinstance(position, Classic)
    return known_spice(position, 1 << FACTION[viewer], FACTION[faction])


def test_a_gift_unseen_is_some_spice_and_no_more_than_there_was() -> None:
    """CLA-INFO-03: giver and taker know it, all others only that it was made."""
    game = gifted()
    assert known(game, "atreides", "harkonnen") == (4, 13)
    assert known(game, "atreides", "emperor") == (0, 9)
    assert known(game, "harkonnen", "emperor") == (6, 6)
    assert known(game, "emperor", "harkonnen") == (7, 7)
    assert len(sampled(game, "atreides", "harkonnen")) > 3
    assert sampled(game, "emperor", "harkonnen") == {7}


def test_an_alliance_without_a_gift_hides_nothing() -> None:
    """CLA-INFO-02: the ledger is right until somebody gives."""
    game = scene(FOUR, phase="bidding")
    ally(game, "emperor", "harkonnen")
    begin(game)
    assert sampled(game, "atreides", "harkonnen") == {10}


@pytest.mark.parametrize(("asked_for", "bounds"), [(6, (6, 13)), (7, (7, 13)), (8, (4, 7))])
def test_truthtrance_is_remembered_by_all(asked_for: int, bounds: tuple[int, int]) -> None:
    """CLA-CARD-34: a yes sets the least, a no the most; the Harkonnen have 7."""
    game = gifted()
    play(game, "atreides", "truthtrance harkonnen", f"ask spice {asked_for}")
    for viewer in ("atreides", "guild"):
        assert known(game, viewer, "harkonnen") == bounds
        found = sampled(game, viewer, "harkonnen")
        assert bounds[0] <= min(found) <= max(found) <= bounds[1]
    assert max(sampled(game, None, "harkonnen")) <= bounds[1]


def test_two_answers_leave_one_number() -> None:
    """CLA-CARD-34; and what one has not, the other has."""
    game = gifted()
    play(game, "atreides", "truthtrance harkonnen", "ask spice 7")
    play(game, "atreides", "truthtrance harkonnen", "ask spice 8")
    assert sampled(game, "guild", "harkonnen") == {7}
    assert sampled(game, "guild", "emperor") == {6}


def test_who_is_shown_spice_remembers_it_and_nobody_else() -> None:
    """CLA-INFO-01."""
    game = gifted()
    play(game, "harkonnen", "show spice atreides")
    assert sampled(game, "atreides", "harkonnen") == {7}
    assert len(sampled(game, "guild", "harkonnen")) > 3
    guild, atreides = game.seat[FACTION["guild"]], game.seat[FACTION["atreides"]]
    before = gifted()
    assert game.view(guild) == before.view(guild)
    assert game.view(atreides) != before.view(atreides)


def test_what_was_shown_is_counted_on_and_lost_with_the_next_gift() -> None:
    """CLA-INFO-02, CLA-INFO-03."""
    game = gifted()
    play(game, "harkonnen", "show spice atreides")
    while asked(game, "harkonnen") is None:
        play(game, FOUR[game.pending[0].seat], "pass")
    play(game, "harkonnen", "bid 5")
    while game.bidder != -1:
        decision = game.pending[0]
        calm = [c for c in decision.choices if c.notation in ("pass", "decline", "pay")]
        game.apply(decision.seat, calm[0])
    assert spice(game, "harkonnen") == 2
    assert known(game, "atreides", "harkonnen") == (2, 2)
    decline(game)
    answer(game, "promise", emperor="promise 0", harkonnen="promise 0")
    play(game, "emperor", "gift 1 harkonnen")
    decline(game)
    least, most = known(game, "atreides", "harkonnen")
    assert (least, most) == (3, 13)


def test_a_claim_tells_what_is_there() -> None:
    """CLA-CHOAM-01, CLA-CHOAM-04: the amount is public, and makes two."""
    game = gifted(9, phase="choam-charity")
    assert known(game, "atreides", "emperor") == (0, 9)
    answer(game, "charity", emperor="claim")
    assert spice(game, "emperor") == 2
    assert known(game, "atreides", "emperor") == (2, 2)
    assert sampled(game, "atreides", "emperor") == {2}
    assert sampled(game, "atreides", "harkonnen") == {12}


def test_who_pays_had_it() -> None:
    """CLA-TURN-14: 7 paid by a house that was seen to get 3 came from a gift of 4 or more."""
    game = gifted(8)
    while asked(game, "harkonnen") is None:
        play(game, FOUR[game.pending[0].seat], "pass")
    play(game, "harkonnen", "bid 7")
    while game.bidder != -1:
        decision = game.pending[0]
        calm = [c for c in decision.choices if c.notation in ("pass", "decline", "pay")]
        game.apply(decision.seat, calm[0])
    assert known(game, "atreides", "harkonnen") == (0, 6)
    gain(game, FACTION["harkonnen"], 5)
    assert min(sampled(game, "atreides", "harkonnen")) >= 5


def test_bots_believe_what_they_were_told() -> None:
    """CLA-INFO-01: the ledger is corrected by what was shown."""
    game = gifted()
    while asked(game, "atreides") is None:
        play(game, FOUR[game.pending[0].seat], "pass")
    play(game, "harkonnen", "show spice atreides")
    seat = game.seat[FACTION["atreides"]]
    view = game.view(seat)
    assert view.decision is not None
    known = FactionView(view, view.decision)
    assert known.spice(FACTION["harkonnen"]) == 7


@pytest.mark.parametrize("seed", range(3))
def test_no_sample_contradicts_what_was_told(seed: int) -> None:
    """CLA-INFO-21, in games with many gifts, questions and shows: bounds only ever hold truth."""
    rng = seeded(seed)
    for game in islice(positions(3 + seed, seed, {"advanced": True}, offers=2), 0, 900, 45):
        assert isinstance(game, Classic)
        for seat in range(game.players):
            sample = game.resample(seat, rng)
            sample.check()
            assert isinstance(sample, Classic)
            own = 1 << game.factions_of(seat)[0]
            for faction in game.order:
                least, most = known_spice(game, own, faction)
                assert least <= sample.spice[faction] <= most
                assert least <= game.spice[faction] <= most


def test_a_gift_that_waits_is_no_more_than_the_emperor_can_spare() -> None:
    """CLA-EMP-07: in every sample his bid can still be paid."""
    game = arrange(
        {"players": 6},
        {
            "turn": 3,
            "phase": "bidding",
            "emperor": {"allies": ["atreides"], "spice": 12},
            "atreides": {"spice": 2},
        },
        0,
    )
    emperor = game.seat[EMPEROR]
    while game.bidder != EMPEROR:
        decision = game.pending[0]
        wanted = "bid 8" if decision.seat == emperor else "pass"
        notations = [choice.notation for choice in decision.choices]
        game.apply(decision.seat, wanted if wanted in notations else notations[0])
    game.apply(emperor, "gift 1 atreides")

    samples = [game.resample(game.seat[HARKONNEN], seed) for seed in range(60)]

    assert len({sample.gift[0] for sample in samples}) > 1
    for sample in samples:
        own = max(0, sample.bid - sample.promise[ATREIDES])
        assert sample.gift[0] + own <= sample.spice[EMPEROR]
