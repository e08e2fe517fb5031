"""Phases 8 and 9: collection and victory (CLA-COLLECT, CLA-WIN), and the special endings."""

import pytest

from kanly.classic.position import Classic
from tests.classic.scene import (
    FACTION,
    LOCATION,
    ally,
    begin,
    put,
    quiet,
    scene,
    spice,
    territory,
)

ALL_FIVE = ["arrakeen", "carthag", "habbanya-sietch", "sietch-tabr", "tueks-sietch"]


def pause(factions: list[str] | None = None, **options: object) -> Classic:
    """Before the Mentat Pause."""
    return scene(factions, phase="mentat-pause", **options)  # type: ignore[arg-type]


def hold_all(game: Classic, name: str, *places: str) -> None:
    for place in places:
        put(game, name, place, 1)


def winners(game: Classic) -> list[str]:
    begin(game)
    slugs = {number: slug for slug, number in FACTION.items()}
    return sorted(slugs[f] for f in range(6) if game.winners >> f & 1)


# Collection ---------------------------------------------------------------------------------------


def collect(game: Classic) -> None:
    begin(game)


def collecting(**options: object) -> Classic:
    return scene(["atreides", "guild", "emperor"], phase="spice-collection", **options)  # type: ignore[arg-type]


def test_only_in_the_sector_of_the_spice() -> None:
    """CLA-COLLECT-01, CLA-MAP-07."""
    game = collecting()
    game.spice_at[LOCATION["old-gap-9"]] = 10
    put(game, "guild", "old-gap-8", 3)
    put(game, "emperor", "old-gap-9", 1)
    collect(game)
    assert (spice(game, "guild"), spice(game, "emperor")) == (10, 12)


@pytest.mark.parametrize(("city", "got"), [(None, 8), ("arrakeen", 10), ("carthag", 10)])
def test_the_rate(city: str | None, got: int) -> None:
    """CLA-COLLECT-02, CLA-COLLECT-03, CLA-COLLECT-05, CLA-EX-23: what is left stays."""
    game = collecting()
    game.spice_at[LOCATION["the-great-flat"]] = 10
    put(game, "guild", "the-great-flat", 4)
    if city:
        put(game, "guild", city, 1)
    collect(game)
    assert spice(game, "guild") == 10 + got
    assert game.spice_at[LOCATION["the-great-flat"]] == 10 - got


def test_starred_forces_collect_as_one_and_advisors_nothing() -> None:
    """CLA-COLLECT-04, CLA-BG-17, CLA-EMP-11."""
    game = scene(
        ["bene-gesserit", "guild", "emperor"], phase="spice-collection", advanced_factions=True
    )
    game.spice_at[LOCATION["the-great-flat"]] = 10
    put(game, "emperor", "the-great-flat", 1, 1)
    put(game, "bene-gesserit", "the-great-flat", 3)
    game.advisors = 1 << territory("the-great-flat")
    collect(game)
    assert (spice(game, "emperor"), spice(game, "bene-gesserit")) == (12, 10)


@pytest.mark.parametrize(("option", "got"), [(False, 2), (True, 3)])
def test_a_contested_city_helps_nobody(option: bool, got: int) -> None:
    """CLA-COLLECT-06 and the option."""
    game = collecting(contested_stronghold_counts=option)
    game.spice_at[LOCATION["the-great-flat"]] = 10
    put(game, "guild", "the-great-flat", 1)
    put(game, "guild", "carthag", 1)
    put(game, "emperor", "carthag", 1)
    collect(game)
    assert spice(game, "guild") == 10 + got


def test_spice_flow() -> None:
    """CLA-ADV-02: 2 for Arrakeen, 2 for Carthag, 1 for Tuek's Sietch."""
    game = collecting(spice_flow=True)
    hold_all(game, "guild", "arrakeen", "tueks-sietch", "sietch-tabr")
    put(game, "emperor", "carthag", 1)
    collect(game)
    assert (spice(game, "guild"), spice(game, "emperor")) == (13, 12)


# Victory ------------------------------------------------------------------------------------------


def test_three_strongholds_win_from_turn_1_on() -> None:
    """CLA-WIN-01, CLA-WIN-03, CLA-WIN-15: no further decision; the result says who and why."""
    game = pause(turn=1)
    hold_all(game, "guild", *ALL_FIVE[:2])
    assert winners(game) == []
    assert not game.over
    game = pause(turn=1)
    hold_all(game, "guild", *ALL_FIVE[:3])
    assert winners(game) == ["guild"]
    assert game.over
    assert game.pending == []
    result = game.result
    assert result is not None
    assert result.winners == [game.seat[FACTION["guild"]]]
    assert result.reason.key == "classic-end-strongholds"


def test_bribes_come_first() -> None:
    """CLA-WIN-02, CLA-DEAL-08: behind the shield before anything is checked."""
    game = pause()
    game.bribes[FACTION["guild"]] = 4
    hold_all(game, "guild", *ALL_FIVE[:3])
    winners(game)
    assert spice(game, "guild") == 14
    assert game.bribes[FACTION["guild"]] == 0


@pytest.mark.parametrize(
    ("variant", "wins"), [("2-members-4-strongholds", False), ("2-members-3-strongholds", True)]
)
def test_an_alliance_needs_four(variant: str, wins: bool) -> None:
    """CLA-WIN-04, CLA-WIN-05, CLA-EX-03, CLA-EX-04: together, however they are split."""
    game = pause(alliance_variant=variant)
    ally(game, "atreides", "fremen")
    hold_all(game, "fremen", "sietch-tabr")
    hold_all(game, "atreides", "tueks-sietch", "arrakeen")
    assert winners(game) == (["atreides", "fremen"] if wins else [])
    game = pause(alliance_variant=variant)
    ally(game, "atreides", "fremen")
    hold_all(game, "fremen", "sietch-tabr", "carthag")
    hold_all(game, "atreides", "tueks-sietch", "arrakeen")
    assert winners(game) == ["atreides", "fremen"]


def test_the_numbers_of_the_design() -> None:
    """CLA-ALLY-04, CLA-WIN-04: alliance-limit and strongholds-to-win, one by one."""
    game = pause(strongholds_to_win=3, alliance_limit=3)
    assert (game.rules.alliance_limit, game.rules.alliance_strongholds) == (3, 3)
    ally(game, "atreides", "fremen", "guild")
    hold_all(game, "fremen", "sietch-tabr")
    hold_all(game, "atreides", "tueks-sietch")
    hold_all(game, "guild", "carthag")
    assert winners(game) == ["atreides", "fremen", "guild"]


def test_advisors_never_count() -> None:
    """CLA-WIN-06, CLA-BG-17."""
    game = pause(advanced_factions=True)
    hold_all(game, "bene-gesserit", *ALL_FIVE[:3])
    for place in ALL_FIVE[:3]:
        game.advisors |= 1 << territory(place)
    assert winners(game) == []


@pytest.mark.parametrize(("option", "who"), [(False, []), (True, ["guild"])])
def test_a_contested_stronghold_counts_for_nobody(option: bool, who: list[str]) -> None:
    """CLA-WIN-07 and the option."""
    game = pause(contested_stronghold_counts=option)
    hold_all(game, "guild", *ALL_FIVE[:3])
    put(game, "emperor", "carthag", 1)
    assert winners(game) == who


def test_where_two_qualify_the_first_in_storm_order_wins() -> None:
    """CLA-WIN-08."""
    game = pause(contested_stronghold_counts=True)
    hold_all(game, "guild", *ALL_FIVE[:3])
    hold_all(game, "emperor", *ALL_FIVE[:3])
    first = next(f for f in game.order if f in (FACTION["guild"], FACTION["emperor"]))
    winners(game)
    assert game.winners == 1 << first


# After the last turn ------------------------------------------------------------------------------


def last(factions: list[str] | None = None, **options: object) -> Classic:
    return pause(factions, turn=10, **options)


def test_the_fremen_condition() -> None:
    """CLA-WIN-09, CLA-FRE-17, CLA-EX-29: empty sietches are enough."""
    game = last()
    hold_all(game, "fremen", "sietch-tabr")
    hold_all(game, "guild", "tueks-sietch")
    assert winners(game) == ["fremen"]
    assert game.result is not None
    assert game.result.reason.key == "classic-end-fremen"


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("guild", "sietch-tabr"),
        ("bene-gesserit", "habbanya-sietch"),
        ("harkonnen", "tueks-sietch"),
        ("atreides", "tueks-sietch"),
        ("emperor", "tueks-sietch"),
    ],
)
def test_what_spoils_it_gives_the_guild_the_game(name: str, place: str) -> None:
    """CLA-WIN-10, CLA-FRE-18, CLA-GUI-09, CLA-EX-29: an ally's force too."""
    game = last()
    hold_all(game, name, place)
    put(game, "fremen", place, 1)
    if name != "guild":
        ally(game, "fremen", name)
    assert winners(game) == ["guild"]


def test_bene_gesserit_in_tueks_sietch_spoil_nothing() -> None:
    """CLA-FRE-17: only Harkonnen, Atreides and Emperor do."""
    game = last()
    hold_all(game, "bene-gesserit", "tueks-sietch")
    assert winners(game) == ["fremen"]


def test_without_the_guild_the_fremen_win() -> None:
    """CLA-WIN-11, CLA-QA-31: with or without their condition."""
    game = last(["atreides", "emperor", "fremen", "harkonnen"])
    hold_all(game, "atreides", "sietch-tabr", "arrakeen")
    assert winners(game) == ["fremen"]
    assert game.result is not None
    assert game.result.reason.key == "classic-end-fremen-default"


def test_without_both_most_strongholds_win() -> None:
    """CLA-WIN-12, CLA-QA-32, CLA-QA-33: all who tie; counted singly."""
    game = last(["atreides", "emperor", "harkonnen"])
    hold_all(game, "atreides", "arrakeen", "carthag")
    hold_all(game, "harkonnen", "sietch-tabr")
    assert winners(game) == ["atreides"]
    game = last(["atreides", "emperor", "harkonnen"])
    hold_all(game, "atreides", "arrakeen", "carthag")
    hold_all(game, "harkonnen", "sietch-tabr", "tueks-sietch")
    assert winners(game) == ["atreides", "harkonnen"]
    game = last(["atreides", "emperor", "harkonnen"])
    assert winners(game) == ["atreides", "emperor", "harkonnen"]


@pytest.mark.parametrize("friend", ["fremen", "guild"])
def test_an_ally_shares_the_special_victory(friend: str) -> None:
    """CLA-WIN-13."""
    game = last()
    ally(game, friend, "atreides")
    if friend == "guild":
        hold_all(game, "harkonnen", "tueks-sietch")
    assert winners(game) == sorted(["atreides", friend])


def test_the_number_of_turns() -> None:
    """CLA-TURN-02: the option `turns`, also by the catalogue's name."""
    for name in ("turns", "turn_limit"):
        game = scene(phase="mentat-pause", turn=4, **{name: 4})
        assert winners(game)
    game = scene(phase="mentat-pause", turn=4)
    assert winners(game) == []


# The prediction -----------------------------------------------------------------------------------


def predicting(
    turn: int, who: str, factions: list[str] | None = None, **options: object
) -> Classic:
    game = pause(factions, turn=turn, **options)
    game.predicted = FACTION[who]
    game.predicted_turn = 6
    return game


@pytest.mark.parametrize(("turn", "who"), [(6, ["bene-gesserit"]), (7, ["emperor", "guild"])])
def test_the_bene_gesserit_win_alone(turn: int, who: list[str]) -> None:
    """CLA-BG-04, CLA-EX-28, CLA-KAR-12: in that turn, alone or in an alliance."""
    game = predicting(turn, "emperor")
    ally(game, "emperor", "guild")
    hold_all(game, "emperor", "arrakeen", "carthag")
    hold_all(game, "guild", "sietch-tabr", "tueks-sietch")
    assert winners(game) == who


def test_even_with_the_bene_gesserit_in_it() -> None:
    """CLA-BG-04, CLA-BG-05: they can also win by strongholds like others."""
    game = predicting(6, "emperor")
    ally(game, "emperor", "bene-gesserit")
    hold_all(game, "emperor", "arrakeen", "carthag")
    hold_all(game, "bene-gesserit", "sietch-tabr", "tueks-sietch")
    assert winners(game) == ["bene-gesserit"]
    game = predicting(5, "emperor")
    hold_all(game, "bene-gesserit", "sietch-tabr", "tueks-sietch", "carthag")
    assert winners(game) == ["bene-gesserit"]


def test_special_wins_cannot_be_predicted() -> None:
    """CLA-WIN-14: but one by most strongholds can."""
    for who in ("fremen", "guild"):
        game = predicting(6, who, turns=6)
        if who == "guild":
            hold_all(game, "harkonnen", "tueks-sietch")
        assert winners(game) == [who]
    game = predicting(6, "atreides", ["atreides", "bene-gesserit", "emperor"], turns=6)
    hold_all(game, "atreides", "carthag")
    assert winners(game) == ["bene-gesserit"]


def test_the_prediction_is_open_once_fulfilled() -> None:
    """CLA-INFO-10."""
    game = predicting(5, "emperor")
    begin(game)
    hidden = game.view(None).data()["bene-gesserit"]["prediction"]  # type: ignore[index]
    assert hidden == {"faction": "?", "turn": "?"}
    own = game.view(game.seat[FACTION["bene-gesserit"]]).data()["bene-gesserit"]["prediction"]  # type: ignore[index]
    assert own == {"faction": "emperor", "turn": 6}
    game = predicting(6, "emperor")
    hold_all(game, "emperor", "arrakeen", "carthag", "sietch-tabr")
    assert winners(game) == ["bene-gesserit"]
    assert game.view(None).data()["bene-gesserit"]["prediction"] == {
        "faction": "emperor",
        "turn": 6,
    }  # type: ignore[index]


def test_the_turn_marker_advances() -> None:
    """CLA-TURN-17: and phase 1 follows."""
    game = pause(turn=3)
    begin(game)
    assert (game.turn, game.phase) == (4, 1)
    quiet(game)
