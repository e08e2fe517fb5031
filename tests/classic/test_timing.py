"""CLA-TURN-12: what is in use is finished before another card or gift comes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kanly.classic.position import Classic
from tests.classic.scene import (
    FACTION,
    TERRITORY,
    ally,
    begin,
    dead,
    decline,
    hold,
    next_spice_cards,
    offers,
    play,
    put,
    scene,
    until,
)


def holders(game: Classic) -> Classic:
    """The Emperor has an ally and a Ghola, the Guild Truthtrance."""
    ally(game, "emperor", "harkonnen")
    hold(game, "emperor", "tleilaxu-ghola")
    hold(game, "guild", "truthtrance")
    dead(game, "emperor", 3)
    return game


def battle(**options: bool) -> Classic:
    """Atreides against Bene Gesserit, in a game with Karama to be feared."""
    game = scene(phase="battle", **options)  # type: ignore[arg-type]
    put(game, "atreides", "arrakeen", 3)
    put(game, "bene-gesserit", "arrakeen", 3)
    return holders(game)


def voice() -> Classic:
    game = battle()
    begin(game)
    until(game, "bene-gesserit", "the-voice")
    play(game, "bene-gesserit", "voice no shield")
    return game


def prescience() -> Classic:
    game = battle()
    begin(game)
    until(game, "atreides", "prescience")
    play(game, "atreides", "foresee weapon")
    decline(game)
    assert game.pending[0].kind.name == "foretell"
    return game


def seen_plan() -> Classic:
    game = battle(advanced_karama=True)
    hold(game, "atreides", "karama")
    begin(game)
    until(game, "atreides", "see-plan")
    play(game, "atreides", "karama see-plan bene-gesserit")
    assert [d.kind.name for d in game.pending] == ["plan"]
    return game


def weather() -> Classic:
    game = holders(scene(phase="storm"))
    game.wheels = [FACTION["guild"], FACTION["fremen"]]
    hold(game, "atreides", "weather-control")
    begin(game)
    until(game, "atreides", "before-storm")
    play(game, "atreides", "weather-control")
    while game.pending[0].kind.name == "before-storm":
        game.apply(game.pending[0].seat, "decline")
    assert game.pending[0].kind.name == "weather"
    return game


def ride() -> Classic:
    game = holders(scene(phase="spice-blow-nexus", turn=3))
    game.tops[0] = TERRITORY["red-chasm"]
    put(game, "fremen", "red-chasm", 4)
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    until(game, "fremen", "ride")
    play(game, "fremen", "ride carthag")
    return game


def captive() -> Classic:
    game = scene(phase="battle", advanced_factions=True)
    put(game, "atreides", "carthag", 1)
    put(game, "harkonnen", "carthag", 4)
    holders(game)
    begin(game)
    until(game, "harkonnen", "capture")
    play(game, "harkonnen", "capture")
    decline(game)
    assert game.pending[0].kind.name == "captive"
    return game


def across() -> Classic:
    game = holders(scene(phase="shipment-movement"))
    put(game, "guild", "tueks-sietch", 3)
    begin(game)
    until(game, "guild", "ship")
    play(game, "guild", "cross tueks-sietch")
    return game


IN_USE = [voice, prescience, seen_plan, weather, ride, captive, across]


@pytest.mark.parametrize("moment", IN_USE)
def test_no_card_and_no_gift_while_an_advantage_is_in_use(moment: Callable[[], Classic]) -> None:
    """CLA-TURN-12."""
    game = moment()
    assert not [x for x in offers(game, "emperor") if x.startswith(("ghola", "gift"))]
    assert not [x for x in offers(game, "guild") if x.startswith("truthtrance")]


@pytest.mark.parametrize("moment", IN_USE)
def test_talk_goes_on(moment: Callable[[], Classic]) -> None:
    """CLA-TURN-12, CLA-INFO-01: to show a secret or to propose a deal is no advantage."""
    game = moment()
    assert {"show spice atreides", "deal with atreides"} <= set(offers(game, "guild"))


@pytest.mark.parametrize("kind", ["the-voice", "prescience"])
def test_before_it_is_used_anything_may_come(kind: str) -> None:
    """CLA-TURN-09, CLA-QA-26."""
    game = battle()
    begin(game)
    until(game, "bene-gesserit" if kind == "the-voice" else "atreides", kind)
    assert {"ghola forces", "gift 1 harkonnen"} <= set(offers(game, "emperor"))
    assert "truthtrance atreides" in offers(game, "guild")
