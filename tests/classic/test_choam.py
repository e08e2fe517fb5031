"""Phase 3: CHOAM Charity (CLA-CHOAM)."""

import pytest

from kanly.classic.position import Classic
from tests.classic.scene import FACTION, SIX, begin, choices, decline, play, scene, spice


def at_charity(spice_of: dict[str, int], **options: bool) -> Classic:
    game = scene(phase="choam-charity", spice=spice_of, **options)
    begin(game)
    decline(game)
    return game


@pytest.mark.parametrize(("had", "got"), [(0, 2), (1, 2)])
def test_the_poor_may_claim_up_to_2(had: int, got: int) -> None:
    """CLA-CHOAM-01, CLA-CHOAM-03: brought to exactly 2, from the bank."""
    game = at_charity({"guild": had})
    for name in SIX:
        play(game, name, "claim" if name == "guild" else "decline")
    assert spice(game, "guild") == got
    assert sum(game.spice) == 50 + got


def test_charity_is_optional() -> None:
    """CLA-CHOAM-02: whoever does not claim receives nothing."""
    game = at_charity({"guild": 0})
    assert choices(game, "guild") == ["claim", "decline"]
    for name in SIX:
        play(game, name, "decline")
    assert spice(game, "guild") == 0


def test_whoever_has_2_cannot_claim_and_nobody_can_tell_who_could() -> None:
    """CLA-CHOAM-01, CLA-CHOAM-04: all are asked at once, and nobody sees who."""
    game = at_charity({"guild": 2, "fremen": 1})
    assert choices(game, "guild") == ["decline"]
    assert choices(game, "fremen") == ["claim", "decline"]
    assert game.view(game.seat[FACTION["atreides"]]).asked == []
    heard = game.listener
    assert heard is not None
    for name in SIX:
        play(game, name, "claim" if name == "fremen" else "decline")
    claims = [e for e in heard if e.key == "classic-charity"]
    assert [(e.args["faction"], e.args["n"]) for e in claims] == [("classic-faction-fremen", 1)]
    assert all(event.seen_by(None) for event in claims)


def test_bribes_do_not_count_as_owned() -> None:
    """CLA-CHOAM-05: spice in front of the shield, and an ally's."""
    game = scene(phase="choam-charity", spice={"guild": 1})
    game.bribes[FACTION["guild"]] = 9
    begin(game)
    decline(game)
    assert "claim" in choices(game, "guild")


def test_once_a_turn() -> None:
    """CLA-CHOAM-03: there is no second claim in the phase."""
    game = at_charity({"guild": 0})
    for name in SIX:
        play(game, name, "claim" if name == "guild" else "decline")
    assert game.phase > 3


def test_the_bene_gesserit_receive_2_whatever_they_own() -> None:
    """CLA-BG-13: with advanced advantages, and no claim on top."""
    game = at_charity({"bene-gesserit": 0}, advanced_factions=True)
    assert choices(game, "bene-gesserit") == []
    assert spice(game, "bene-gesserit") == 2


def test_a_karama_stops_that_and_leaves_a_normal_claim() -> None:
    """CLA-KAR-23."""
    from tests.classic.scene import answer, hold

    game = scene(phase="choam-charity", spice={"bene-gesserit": 1}, advanced_factions=True)
    hold(game, "guild", "karama")
    begin(game)
    while game.pending[0].kind.name == "pause":
        game.apply(game.pending[0].seat, "decline")
    answer(game, "response", guild="karama stop charity")
    assert spice(game, "bene-gesserit") == 1
    assert choices(game, "bene-gesserit") == ["claim", "decline"]
