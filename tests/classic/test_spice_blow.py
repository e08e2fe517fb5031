"""Phase 2: spice blows and worms (CLA-BLOW, CLA-FRE, CLA-ADV)."""

import pytest

from kanly.classic.position import Classic
from kanly.classic.spice_blow import reshuffle
from tests.classic.scene import (
    CARD,
    FACTION,
    LOCATION,
    SPICE_CARD,
    TERRITORY,
    ally,
    answer,
    asked,
    begin,
    choices,
    decline,
    forces,
    hold,
    next_spice_cards,
    play,
    put,
    quiet,
    scene,
    until,
)

FOUR = ["atreides", "emperor", "fremen", "harkonnen"]


def blow(factions: list[str] | None = None, top: str = "red-chasm", **options: object) -> Classic:
    """Before the phase; the card of that territory lies on top of pile A."""
    game = scene(factions or FOUR, phase="spice-blow-nexus", **options)  # type: ignore[arg-type]
    if top:
        game.spice_deck.remove(SPICE_CARD[top])
        game.piles[0].append(SPICE_CARD[top])
        game.tops[0] = TERRITORY[top]
    return game


def run(game: Classic) -> None:
    """All are quiet until the phase is over."""
    begin(game)
    while game.phase == 2:
        quiet(game)


def test_spice_comes_up() -> None:
    """CLA-BLOW-01, CLA-BLOW-02, CLA-BLOW-04: added to what is there; the card marks the place."""
    game = blow()
    next_spice_cards(game, "old-gap")
    game.spice_at[LOCATION["old-gap-9"]] = 2
    run(game)
    assert game.spice_at[LOCATION["old-gap-9"]] == 8
    assert game.tops[0] == TERRITORY["old-gap"]
    assert game.piles[0][-1] == SPICE_CARD["old-gap"]


def test_no_spice_in_the_storm() -> None:
    """CLA-BLOW-03, CLA-BLOW-04: the card marks the place all the same."""
    game = blow(storm=9)
    next_spice_cards(game, "old-gap")
    run(game)
    assert game.spice_at[LOCATION["old-gap-9"]] == 0
    assert game.tops[0] == TERRITORY["old-gap"]


@pytest.mark.parametrize("double", [True, False])
def test_worms_of_the_first_turn_are_set_aside(double: bool) -> None:
    """CLA-BLOW-05, CLA-BLOW-06: without effect, and shuffled in again."""
    game = blow(turn=1, top="", double_blow=double)
    put(game, "atreides", "red-chasm", 3)
    cards = ["shai-hulud", "red-chasm", "shai-hulud", "old-gap"]
    next_spice_cards(game, *cards)
    heard = begin(game)
    while game.phase == 2:
        assert game.pending[0].kind.name == "pause"
        quiet(game)
    assert forces(game, "atreides", "red-chasm") == 3
    assert game.spice_deck.count(SPICE_CARD["shai-hulud"]) == 6
    assert game.set_aside == []
    assert not [e for e in heard if e.key == "classic-nexus"]


def test_a_worm_comes_to_the_last_blow() -> None:
    """CLA-BLOW-07, CLA-BLOW-08, CLA-BLOW-11, CLA-BLOW-13, CLA-EX-12: spice and forces once."""
    game = blow(["atreides", "guild"])
    put(game, "guild", "red-chasm", 4)
    game.spice_at[LOCATION["red-chasm"]] = 8
    next_spice_cards(game, "shai-hulud", "shai-hulud", "old-gap")
    run(game)
    assert forces(game, "guild", "red-chasm") == 0
    assert game.tanks[FACTION["guild"]] == 4
    assert game.spice_at[LOCATION["red-chasm"]] == 0
    assert game.spice_at[LOCATION["old-gap-9"]] == 6


def test_all_sectors_of_the_territory_are_devoured_storm_or_not() -> None:
    """CLA-BLOW-08, CLA-BLOW-10."""
    game = blow(["atreides", "guild"], top="the-minor-erg", storm=5)
    for place in ("the-minor-erg-4", "the-minor-erg-5", "the-minor-erg-7"):
        put(game, "guild", place, 1)
    next_spice_cards(game, "shai-hulud", "old-gap")
    run(game)
    assert game.tanks[FACTION["guild"]] == 3


def test_fremen_are_not_devoured() -> None:
    """CLA-BLOW-08, CLA-BLOW-09, CLA-FRE-10: unless a Karama stops it (CLA-KAR-32)."""
    game = blow()
    put(game, "fremen", "red-chasm", 4)
    put(game, "atreides", "red-chasm", 2)
    next_spice_cards(game, "shai-hulud", "old-gap")
    run(game)
    assert forces(game, "fremen", "red-chasm") == 4
    assert forces(game, "atreides", "red-chasm") == 0
    game = blow()
    put(game, "fremen", "red-chasm", 4)
    hold(game, "atreides", "karama")
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    while game.pending[0].kind.name == "pause":
        quiet(game)
    answer(game, "response", atreides="karama stop worm-immunity")
    assert forces(game, "fremen", "red-chasm") == 0
    while game.phase == 2:
        assert game.pending[0].kind.name != "ride"
        quiet(game)


@pytest.mark.parametrize(("word", "left"), [("protect", 3), ("abandon", 0)])
def test_the_fremen_protect_an_ally_or_not(word: str, left: int) -> None:
    """CLA-FRE-15, CLA-BLOW-09, CLA-ALLY-17: at each worm; the ally cannot ride."""
    game = blow()
    ally(game, "fremen", "atreides")
    put(game, "atreides", "red-chasm", 3)
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    until(game, "fremen", "protect")
    play(game, "fremen", word)
    decline(game)
    assert forces(game, "atreides", "red-chasm") == left


def test_karama_against_that_protection() -> None:
    """CLA-KAR-33."""
    game = blow()
    ally(game, "fremen", "atreides")
    put(game, "atreides", "red-chasm", 3)
    hold(game, "harkonnen", "karama")
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    until(game, "fremen", "protect")
    play(game, "fremen", "protect")
    answer(game, "response", harkonnen="karama stop worm-protection-of-ally")
    assert forces(game, "atreides", "red-chasm") == 0


def test_a_further_worm_devours_nothing() -> None:
    """CLA-BLOW-12, CLA-PLAYERS-07: in the basic game, and without Fremen in the advanced one."""
    for advanced in (False, True):
        game = blow(["atreides", "guild", "emperor"], advanced_factions=advanced)
        put(game, "guild", "old-gap-9", 4)
        next_spice_cards(game, "shai-hulud", "shai-hulud", "old-gap")
        run(game)
        assert forces(game, "guild", "old-gap-9") == 4


def test_no_card_on_the_pile_nothing_devoured_but_a_nexus() -> None:
    """CLA-BLOW-14, CLA-BLOW-15."""
    game = blow(["atreides", "guild", "emperor"], top="")
    next_spice_cards(game, "shai-hulud", "shai-hulud", "old-gap")
    heard = begin(game)
    until(game, "atreides", "nexus")
    while game.phase == 2:
        quiet(game)
    assert len([e for e in heard if e.key == "classic-nexus"]) == 1


def test_the_order_of_the_phase() -> None:
    """CLA-BLOW-16, CLA-BLOW-13: devour, further cards, spice, Nexus, rides."""
    game = blow()
    put(game, "fremen", "red-chasm", 2)
    next_spice_cards(game, "shai-hulud", "old-gap")
    heard = begin(game)
    until(game, "fremen", "ride")
    keys = [e.key for e in heard]
    order = ["classic-worm", "classic-blow", "classic-nexus"]
    assert [keys.index(key) for key in order] == sorted(keys.index(key) for key in order)


@pytest.mark.parametrize("kept", [True, False])
def test_an_empty_spice_deck(kept: bool) -> None:
    """CLA-BLOW-17, CLA-BLOW-18, CLA-ADV-06, CLA-QA-34: both piles; the tops are remembered."""
    option = "keep-top-territory-cards" if kept else "all-cards-of-both-piles"
    game = blow(double_blow=True, spice_deck_reshuffle_advanced=option)
    game.piles[1] = game.spice_deck
    game.piles[1].remove(SPICE_CARD["old-gap"])
    game.piles[1].append(SPICE_CARD["old-gap"])
    game.tops[1] = TERRITORY["old-gap"]
    game.spice_deck = []
    reshuffle(game)
    assert len(game.spice_deck) == (19 if kept else 21)
    assert game.piles == (
        [[SPICE_CARD["red-chasm"]], [SPICE_CARD["old-gap"]]] if kept else [[], []]
    )
    assert game.tops == [TERRITORY["red-chasm"], TERRITORY["old-gap"]]
    begin(game)
    while game.phase == 2:
        quiet(game)
    assert len(game.spice_deck) + len(game.piles[0]) + len(game.piles[1]) == 21


def test_a_basic_game_never_reshuffles_the_spice_deck() -> None:
    """CLA-BLOW-19: ten turns use at most 10 territory cards and 6 worms."""
    from kanly.classic.tables.numbers import TURNS
    from kanly.classic.tables.spice import SPICE_DECK

    assert TURNS + SPICE_DECK.count(SPICE_CARD["shai-hulud"]) == 16 < len(SPICE_DECK) == 21


# Double blow --------------------------------------------------------------------------------------


def test_two_blows_two_piles() -> None:
    """CLA-ADV-03, CLA-ADV-04: each worm comes to the top of its own pile."""
    game = blow(["atreides", "guild", "emperor"], double_blow=True)
    game.spice_deck.remove(SPICE_CARD["south-mesa"])
    game.piles[1].append(SPICE_CARD["south-mesa"])
    game.tops[1] = TERRITORY["south-mesa"]
    put(game, "guild", "red-chasm", 2)
    put(game, "guild", "south-mesa-4", 3)
    next_spice_cards(game, "old-gap", "shai-hulud", "hagga-basin")
    run(game)
    assert forces(game, "guild", "red-chasm") == 2
    assert forces(game, "guild", "south-mesa-4") == 0
    assert game.tops == [TERRITORY["old-gap"], TERRITORY["hagga-basin"]]
    assert game.spice_at[LOCATION["old-gap-9"]] == game.spice_at[LOCATION["hagga-basin-12"]] == 6


def test_two_nexuses_in_one_turn() -> None:
    """CLA-ADV-05: that of blow A comes before the first card of blow B."""
    game = blow(["atreides", "guild", "emperor"], double_blow=True)
    next_spice_cards(game, "shai-hulud", "old-gap", "shai-hulud", "hagga-basin")
    heard = begin(game)
    while game.phase == 2:
        quiet(game)
    keys = [e.key for e in heard if e.key in ("classic-blow", "classic-nexus")]
    assert keys == ["classic-blow", "classic-nexus", "classic-blow", "classic-nexus"]


# Rides --------------------------------------------------------------------------------------------


def riding(**options: object) -> Classic:
    """The Fremen in Red Chasm are asked to ride."""
    storm = options.pop("storm", 18)
    game = blow(storm=storm, **options)
    put(game, "fremen", "red-chasm", 5)
    next_spice_cards(game, "shai-hulud", "old-gap")
    return game


def test_the_fremen_ride() -> None:
    """CLA-FRE-11, CLA-FRE-14, CLA-QA-18: any number to one location anywhere; not their move."""
    game = riding()
    put(game, "atreides", "old-gap-9", 2)
    begin(game)
    until(game, "fremen", "ride")
    assert "ride carthag" in choices(game, "fremen")
    play(game, "fremen", "ride old-gap-9", "forces 3")
    assert forces(game, "fremen", "old-gap-9") == 3
    assert forces(game, "fremen", "red-chasm") == 2
    assert forces(game, "atreides", "old-gap-9") == 2
    until(game, "fremen", "ship")
    play(game, "fremen", "pass")
    assert "move old-gap" in choices(game, "fremen")


@pytest.mark.parametrize("option", [True, False])
def test_where_they_may_not_ride(option: bool) -> None:
    """CLA-FRE-12: not in or into the storm (option), nor full strongholds, nor to an ally."""
    game = riding(storm=9, fremen_move_or_ride_into_storm=option)
    for name in ("emperor", "harkonnen"):
        put(game, name, "carthag", 1)
    put(game, "atreides", "tueks-sietch", 1)
    ally(game, "fremen", "atreides")
    begin(game)
    until(game, "fremen", "ride")
    names = choices(game, "fremen")
    assert "ride carthag" not in names
    assert "ride tueks-sietch" not in names
    assert ("ride arrakeen" in names) == option


def test_riders_in_the_storm_stay() -> None:
    """CLA-FRE-12: they may not start there."""
    game = riding(storm=6)
    begin(game)
    while game.phase == 2:
        assert game.pending[0].kind.name != "ride"
        quiet(game)


def test_a_second_worm_of_a_blow_gives_a_second_ride() -> None:
    """CLA-FRE-13: in the basic game from the first territory, if forces are left."""
    game = blow()
    put(game, "fremen", "red-chasm", 5)
    next_spice_cards(game, "shai-hulud", "shai-hulud", "old-gap")
    begin(game)
    until(game, "fremen", "ride")
    play(game, "fremen", "ride carthag", "forces 2")
    assert asked(game, "fremen").kind.name == "ride"  # type: ignore[union-attr]
    play(game, "fremen", "ride arrakeen", "forces 3")
    assert (forces(game, "fremen", "carthag"), forces(game, "fremen", "arrakeen")) == (2, 3)


def test_the_fremen_place_further_worms() -> None:
    """CLA-FRE-21, CLA-QA-35: with advanced advantages; it devours, spice too, and is ridden."""
    game = blow(advanced_factions=True)
    put(game, "fremen", "red-chasm", 2)
    put(game, "fremen", "meridian-1", 2)
    put(game, "atreides", "meridian-1", 4)
    game.spice_at[LOCATION["meridian-1"]] = 3
    next_spice_cards(game, "shai-hulud", "shai-hulud", "old-gap")
    begin(game)
    until(game, "fremen", "worm")
    assert len(choices(game, "fremen")) == 30
    assert "worm imperial-basin" in choices(game, "fremen")
    play(game, "fremen", "worm meridian")
    decline(game)
    assert forces(game, "atreides", "meridian-1") == 0
    assert game.spice_at[LOCATION["meridian-1"]] == 0
    until(game, "fremen", "ride")
    play(game, "fremen", "stay")
    assert asked(game, "fremen").kind.name == "ride"  # type: ignore[union-attr]


def test_declining_means_no_effect_and_karama_stops_it() -> None:
    """CLA-FRE-21, CLA-KAR-36."""
    game = blow(advanced_factions=True)
    put(game, "atreides", "meridian-1", 4)
    hold(game, "harkonnen", "karama")
    next_spice_cards(game, "shai-hulud", "shai-hulud", "old-gap")
    begin(game)
    until(game, "fremen", "worm")
    play(game, "fremen", "worm meridian")
    answer(game, "response", harkonnen="karama stop extra-worm-placement")
    assert forces(game, "atreides", "meridian-1") == 4


@pytest.mark.parametrize("nexus", [True, False])
def test_the_fremen_call_a_worm(nexus: bool) -> None:
    """CLA-FRE-26, CLA-FRE-27, CLA-QA-10 and the option: devours, is ridden, no Nexus."""
    game = blow(advanced_karama=True, fremen_karama_worm_causes_nexus=nexus)
    hold(game, "fremen", "karama")
    put(game, "atreides", "meridian-1", 4)
    put(game, "fremen", "meridian-1", 2)
    next_spice_cards(game, "old-gap")
    heard = begin(game)
    assert game.pending[0].kind.name == "pause"
    play(game, "fremen", "karama call-worm meridian")
    decline(game)
    until(game, "fremen", "ride")
    assert forces(game, "atreides", "meridian-1") == 0
    assert bool([e for e in heard if e.key == "classic-nexus"]) == nexus
    assert CARD["karama"] in game.discard


def test_not_on_the_first_turn() -> None:
    """CLA-FRE-27."""
    from tests.classic.scene import offers

    game = blow(turn=1, top="", advanced_karama=True)
    hold(game, "fremen", "karama")
    begin(game)
    assert not [x for x in offers(game, "fremen") if "call-worm" in x]
