"""Secret plans made in parts: each side at its own pace, shown together."""

from collections import Counter

import pytest

from kanly.core.rng import seeded
from tests.core import skirmish
from tests.core.skirmish import (
    BLADE,
    HIDDEN,
    NO_DEFENCE,
    NO_WEAPON,
    NOTHING,
    SEER,
    SHIELD,
    THRONE,
    VOICE,
    WEAPON,
    Skirmish,
)
from tests.core.table import at_battle, at_plans, decline_all, play

HANDS = {"seer": "blade shield", "throne": "blade venom antidote", "voice": "karma"}
PLAN = ("dial 2", "leader general", "weapon blade", "defence antidote")
"""The throne's plan in these tests, in its four parts."""


def parts(n: int) -> list[str]:
    return [f"throne: {part}" for part in PLAN[:n]]


def made(game: Skirmish) -> list[int]:
    """What the throne's plan holds so far."""
    return [choice.a for choice in game.given(THRONE)]


def asked(game: Skirmish) -> list[tuple[int, int]]:
    """Each side that is asked, and which part of its plan."""
    return [(d.seat, int(d.prompt.args["part"])) for d in game.pending]


def test_both_sides_are_asked_at_the_same_time() -> None:
    assert asked(at_plans(**HANDS)) == [(SEER, 0), (THRONE, 0)]


def test_one_side_makes_part_after_part_while_the_other_thinks() -> None:
    game = at_plans(**HANDS)
    for n in range(1, 4):
        play(game, f"throne: {PLAN[n - 1]}")
        assert asked(game) == [(SEER, 0), (THRONE, n)]
    play(game, f"throne: {PLAN[3]}")
    assert asked(game) == [(SEER, 0)]


def test_a_part_offers_what_the_parts_before_leave() -> None:
    game = play(at_plans(**{**HANDS, "throne": "trinket shield"}), *parts(2))
    play(game, "throne: weapon trinket")
    throne = game.decision(THRONE)
    assert throne is not None
    assert throne.choices == [NO_DEFENCE, skirmish.DEFENCE[SHIELD]]


@pytest.mark.parametrize("viewer", [SEER, VOICE, None])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_plan_in_the_making_shows_nothing(viewer: int | None, n: int) -> None:
    game = at_plans(**HANDS)
    before = game.view(viewer)
    play(game, *parts(n))
    assert game.view(viewer) == before


@pytest.mark.parametrize("viewer", [SEER, VOICE, None])
def test_a_finished_plan_shows_only_that_it_is_finished(viewer: int | None) -> None:
    one = play(at_plans(**HANDS), *parts(4))
    two = play(
        at_plans(**HANDS),
        "throne: dial 5",
        "throne: leader captain",
        "throne: weapon none",
        "throne: defence none",
    )
    assert one != two
    assert one.view(viewer) == two.view(viewer)
    assert one.view(viewer) != at_plans(**HANDS).view(viewer)
    assert one.view(THRONE) != two.view(THRONE)


def test_both_plans_are_shown_together_when_both_are_made() -> None:
    game = play(at_plans(**HANDS), *parts(4), "seer: dial 1", "seer: leader captain")
    play(game, "seer: weapon none")
    assert game.hand[THRONE] == [BLADE, 1, 3]
    play(game, "seer: defence shield")
    assert game.wins == [0, 0, 1]
    assert game.table == [BLADE, skirmish.ANTIDOTE]
    assert game.discard == [SHIELD]


def test_the_plans_may_be_made_in_any_order() -> None:
    seer = ["seer: dial 1", "seer: leader captain", "seer: weapon none", "seer: defence shield"]
    throne = parts(4)
    one = play(at_plans(**HANDS), *seer, *throne)
    two = play(at_plans(**HANDS), *throne, *seer)
    mixed = [move for pair in zip(throne, seer) for move in pair]
    three = play(at_plans(**HANDS), *mixed)
    assert one == two == three


def test_a_clone_in_the_middle_of_a_plan_is_independent() -> None:
    game = play(at_plans(**HANDS), *parts(2))
    copy = play(game.clone(), "throne: weapon venom")
    assert asked(game) == [(SEER, 0), (THRONE, 2)]
    assert made(game) == [2, 1]
    assert copy != game


def test_a_command_forbids_a_card_to_one_side() -> None:
    game = play(at_plans("command throne no blade", **HANDS), *parts(2))
    throne = game.decision(THRONE)
    assert throne is not None
    assert throne.choices == [NO_WEAPON, WEAPON[skirmish.VENOM]]
    refusal = game.why_not(THRONE, "weapon blade")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("refuse-command", "SKI-VOICE-01")
    play(game, "seer: dial 0", "seer: leader captain")
    assert game.why_not(SEER, "weapon blade") is None


def test_a_command_can_be_stopped_before_the_plans() -> None:
    game = at_battle(**{**HANDS, "voice": "shield", "throne": "karma blade"})
    play(game, "seer: attack throne", "voice: command throne no blade")
    assert sorted(d.seat for d in game.pending) == [SEER, THRONE]
    play(game, "throne: karma", "seer: decline", "throne: dial 0", "throne: leader captain")
    assert game.why_not(THRONE, "weapon blade") is None


@pytest.mark.parametrize("viewer", [SEER, THRONE, VOICE, None])
@pytest.mark.parametrize("n", [0, 1, 2, 3, 4])
def test_resampling_gives_plans_that_keep_to_hand_and_command(viewer: int | None, n: int) -> None:
    game = play(at_plans("command throne no venom", **HANDS), *parts(n))
    for seed in range(12):
        sample = game.resample(viewer, seeded(seed))
        sample.check()
        assert sample.view(viewer) == game.view(viewer)
        cards = [card for card in made(sample)[2:] if card != NOTHING]
        assert Counter(cards) <= Counter(sample.hand[THRONE])
        assert skirmish.VENOM not in cards
        assert len(made(sample)) == (n if viewer == THRONE else 4 * (n == 4))


def test_resampling_a_finished_plan_varies_what_the_viewer_cannot_know() -> None:
    game = play(at_plans(**HANDS), *parts(4))
    plans = {tuple(made(game.resample(SEER, seeded(seed)))) for seed in range(60)}
    assert len(plans) > 20
    own = {tuple(made(game.resample(THRONE, seeded(seed)))) for seed in range(10)}
    assert own == {(2, 1, BLADE, skirmish.ANTIDOTE)}


def test_a_card_shown_in_a_plan_and_kept_is_known_to_all() -> None:
    game = play(at_plans(**HANDS), *parts(4), "seer: dial 0", "seer: leader captain")
    play(game, "seer: weapon none", "seer: defence none", "throne: keep antidote")
    play(game, "throne: keep blade")
    decline_all(game)
    for viewer in (SEER, VOICE, None):
        assert game.view(viewer).position.hand[THRONE] == [BLADE, skirmish.ANTIDOTE, HIDDEN]
