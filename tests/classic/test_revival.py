"""Phase 5: Revival (CLA-REV), with the Emperor's and the Fremen's help."""

import pytest

from kanly.classic.position import CAPTIVE, TANKS, Classic
from tests.classic.scene import (
    FACTION,
    LEADER,
    SIX,
    ally,
    answer,
    asked,
    at_home,
    begin,
    choices,
    dead,
    decline,
    hold,
    kill,
    offers,
    play,
    quiet,
    scene,
    spice,
    until,
)

GUILD = ["staban-tuek", "master-bewt", "esmar-tuek", "soo-soo-sook", "guild-representative"]


def revival(factions: list[str] | None = None, **options: object) -> Classic:
    return scene(factions, phase="revival", **options)  # type: ignore[arg-type]


def test_all_are_asked_in_storm_order() -> None:
    """CLA-REV-01: whoever has something in the Tanks."""
    game = revival()
    for name in SIX:
        dead(game, name, 3)
    begin(game)
    seen = []
    while game.phase == 5:
        seen.append(game.factions_of(game.pending[0].seat)[0])
        quiet(game)
    assert seen == game.order


@pytest.mark.parametrize(
    ("name", "free"),
    [
        ("atreides", 2),
        ("bene-gesserit", 1),
        ("emperor", 1),
        ("fremen", 3),
        ("guild", 1),
        ("harkonnen", 2),
    ],
)
def test_three_forces_free_ones_first(name: str, free: int) -> None:
    """CLA-REV-02 to CLA-REV-07: at most 3, the sheet's number free, then 2 spice each."""
    for number in range(4):
        game = revival()
        dead(game, name, 7)
        begin(game)
        assert choices(game, name) == ["revive 0", "revive 1", "revive 2", "revive 3"]
        play(game, name, f"revive {number}")
        assert game.tanks[FACTION[name]] == 7 - number
        assert game.reserves[FACTION[name]] == 13 + number
        assert spice(game, name) == 10 - 2 * max(0, number - free)


def test_as_far_as_spice_and_the_tanks_go() -> None:
    """CLA-REV-07, CLA-TURN-14, CLA-TURN-15: who has nothing there is not asked."""
    game = revival(spice={"guild": 3, "emperor": 10})
    dead(game, "guild", 5)
    dead(game, "emperor", 2)
    begin(game)
    until(game, "emperor", "revive")
    assert choices(game, "emperor") == ["revive 0", "revive 1", "revive 2"]
    until(game, "guild", "revive")
    assert choices(game, "guild") == ["revive 0", "revive 1", "revive 2"]
    assert asked(game, "atreides") is None


def test_one_starred_force_a_turn() -> None:
    """CLA-REV-08: it counts as one of the three and costs 2 if not free."""
    game = revival(advanced_factions=True)
    dead(game, "emperor", 5, 3)
    begin(game)
    assert "revive 3 starred 1" in choices(game, "emperor")
    assert "revive 2 starred 2" not in choices(game, "emperor")
    assert "revive 3" not in choices(game, "emperor")  # there are only two normal ones
    play(game, "emperor", "revive 1 starred 1")
    assert spice(game, "emperor") == 10
    assert game.reserve_stars[FACTION["emperor"]] == 3
    assert game.revived_stars[FACTION["emperor"]] == 1


# Leaders ------------------------------------------------------------------------------------------


def test_leaders_return_when_none_is_available() -> None:
    """CLA-REV-09 to CLA-REV-11, CLA-REV-13: one a turn, for its strength."""
    game = revival()
    kill(game, *GUILD[:4])
    begin(game)
    assert game.phase > 5  # nobody was asked anything
    game = revival()
    kill(game, *GUILD)
    begin(game)
    until(game, "guild", "revive-leader")
    assert choices(game, "guild") == ["decline", *[f"revive {slug}" for slug in GUILD]]
    play(game, "guild", "revive staban-tuek")
    assert spice(game, "guild") == 5
    assert at_home(game, "staban-tuek")
    assert game.phase > 5


def test_a_leader_must_be_paid_for() -> None:
    """CLA-REV-11, CLA-TURN-14."""
    game = revival(spice={"guild": 2})
    kill(game, *GUILD)
    begin(game)
    until(game, "guild", "revive-leader")
    assert choices(game, "guild") == [
        "decline",
        "revive soo-soo-sook",
        "revive guild-representative",
    ]


def test_leader_revival_stays_open() -> None:
    """CLA-REV-12, CLA-REV-14, CLA-REV-15: until none that may be revived is left in the Tanks."""
    game = revival()
    kill(game, *GUILD)
    begin(game)
    until(game, "guild", "revive-leader")
    play(game, "guild", "revive staban-tuek")
    assert game.revival[FACTION["guild"]] == 1
    game = revival(turn=3)  # next turn: one is alive, and it stays open
    kill(game, *GUILD[1:])
    game.revival[FACTION["guild"]] = 1
    game.deaths[LEADER["staban-tuek"]] = 1
    begin(game)
    until(game, "guild", "revive-leader")
    assert "revive master-bewt" in choices(game, "guild")
    game = revival(turn=4)  # killed again: not before all others died again
    kill(game, *GUILD)
    game.deaths[LEADER["staban-tuek"]] = 2
    game.revival[FACTION["guild"]] = 1
    begin(game)
    until(game, "guild", "revive-leader")
    assert "revive staban-tuek" not in choices(game, "guild")


def test_all_killed_again_may_all_return() -> None:
    """CLA-REV-14, CLA-REV-15."""
    game = revival()
    kill(game, *GUILD)
    for slug in GUILD:
        game.deaths[LEADER[slug]] = 2
    begin(game)
    until(game, "guild", "revive-leader")
    assert len(choices(game, "guild")) == 6


def test_captives_count_as_not_available() -> None:
    """CLA-REV-09, CLA-HAR-16: dead or captured."""
    game = revival(advanced_factions=True)
    kill(game, *GUILD[:4])
    game.leader_at[LEADER[GUILD[4]]] = CAPTIVE
    game.suspects |= 1 << LEADER[GUILD[4]]
    begin(game)
    until(game, "guild", "revive-leader")
    assert f"revive {GUILD[4]}" not in choices(game, "guild")
    assert "revive master-bewt" in choices(game, "guild")


def test_a_leader_killed_in_captivity_counts_its_deaths() -> None:
    """CLA-REV-16, CLA-REV-17: and stays unnamed to others when revived."""
    game = revival(advanced_factions=True)
    kill(game, *GUILD)
    hidden = LEADER["master-bewt"]
    game.hidden_dead |= 1 << hidden
    for slug in GUILD:
        game.suspects |= 1 << LEADER[slug]
    heard = begin(game)
    until(game, "guild", "revive-leader")
    play(game, "guild", "revive master-bewt")
    assert game.leader_at[hidden] != TANKS
    named = [e for e in heard if e.args.get("leader") == "classic-leader-master-bewt"]
    assert named
    assert not [e for e in named if e.seen_by(game.seat[FACTION["fremen"]])]
    assert [e for e in heard if e.key == "classic-leader-revived-unnamed" and e.seen_by(None)]


def test_ghola_and_the_emperors_karama_are_extra() -> None:
    """CLA-REV-18, CLA-CARD-17, CLA-EMP-12: beside the three forces and the leader."""
    game = revival(advanced_karama=True)
    dead(game, "emperor", 9)
    hold(game, "emperor", "tleilaxu-ghola", "karama")
    begin(game)
    until(game, "emperor", "revive")
    play(game, "emperor", "ghola forces", "forces 4")
    play(game, "emperor", "karama revive-free", "forces 2")
    assert game.tanks[FACTION["emperor"]] == 3
    assert choices(game, "emperor") == ["revive 0", "revive 1", "revive 2", "revive 3"]
    play(game, "emperor", "revive 3")
    assert game.tanks[FACTION["emperor"]] == 0


# Allies -------------------------------------------------------------------------------------------


def test_the_emperor_pays_for_three_more() -> None:
    """CLA-EMP-08, CLA-EX-16: he says how many, only those revived are paid."""
    game = revival()
    ally(game, "emperor", "guild")
    dead(game, "guild", 6)
    begin(game)
    until(game, "emperor", "grant")
    assert choices(game, "emperor") == ["grant 0", "grant 1", "grant 2", "grant 3"]
    play(game, "emperor", "grant 3")
    answer(game, "response")
    assert "revive 6" in choices(game, "guild")
    play(game, "guild", "revive 6")
    assert (spice(game, "guild"), spice(game, "emperor")) == (6, 4)
    game = revival()
    ally(game, "emperor", "guild")
    dead(game, "guild", 6)
    begin(game)
    until(game, "emperor", "grant")
    play(game, "emperor", "grant 3")
    answer(game, "response")
    play(game, "guild", "revive 4")
    assert (spice(game, "guild"), spice(game, "emperor")) == (6, 8)


def test_a_karama_stops_the_emperors_grant() -> None:
    """CLA-KAR-29, CLA-KAR-06."""
    game = revival()
    ally(game, "emperor", "guild")
    dead(game, "guild", 6)
    hold(game, "fremen", "karama")
    begin(game)
    until(game, "emperor", "grant")
    play(game, "emperor", "grant 3")
    answer(game, "response", fremen="karama stop ally-extra-revival")
    assert choices(game, "guild")[-1] == "revive 3"


def test_the_fremen_let_an_ally_revive_free() -> None:
    """CLA-FRE-16: three, the limit stays; CLA-KAR-34 stops it; CLA-ALLY-17 they decide."""
    game = revival()
    ally(game, "fremen", "guild")
    dead(game, "guild", 6)
    begin(game)
    until(game, "fremen", "grant-free")
    assert choices(game, "fremen") == ["grant free", "decline"]
    play(game, "fremen", "grant free")
    answer(game, "response")
    play(game, "guild", "revive 3")
    assert spice(game, "guild") == 10
    game = revival()
    ally(game, "fremen", "guild")
    dead(game, "guild", 6)
    hold(game, "atreides", "karama")
    begin(game)
    until(game, "fremen", "grant-free")
    play(game, "fremen", "grant free")
    answer(game, "response", atreides="karama stop ally-free-revival")
    play(game, "guild", "revive 3")
    assert spice(game, "guild") == 6


def test_allies_pay_no_other_revival() -> None:
    """CLA-ALLY-16: there is no promise in this phase."""
    game = revival(spice={"guild": 0})
    ally(game, "atreides", "guild")
    dead(game, "guild", 6)
    begin(game)
    until(game, "guild", "revive")
    assert choices(game, "guild") == ["revive 0", "revive 1"]
    assert not [x for x in offers(game, "atreides") if x.startswith("promise")]
    decline(game)


def test_the_kwisatz_haderach_is_revived_in_place_of_a_leader() -> None:
    """CLA-ATR-20: while leader revival is open, for 2 spice; it never opens it."""
    atreides = [
        "thufir-hawat",
        "lady-jessica",
        "gurney-halleck",
        "duncan-idaho",
        "dr-wellington-yueh",
    ]
    game = revival(advanced_factions=True)
    game.kh_dead = True
    kill(game, *atreides[:4])
    begin(game)
    assert asked(game, "atreides") is None
    game = revival(advanced_factions=True)
    game.kh_dead = True
    kill(game, *atreides)
    begin(game)
    until(game, "atreides", "revive-leader")
    play(game, "atreides", "revive kwisatz-haderach")
    assert not game.kh_dead
    assert spice(game, "atreides") == 8


def test_the_question_how_many_forces_tells_what_they_cost() -> None:
    """CLA-REV-03, CLA-REV-04: so many are free, so many can be paid for with one's own spice."""
    game = revival(["atreides", "emperor", "harkonnen"])
    dead(game, "atreides", 5)
    game.spice[FACTION["atreides"]] = 3
    begin(game)
    until(game, "atreides", "revive")

    args = asked(game, "atreides").args or {}  # type: ignore[union-attr]

    assert (args["free"], args["limit"], args["own"]) == (2, 3, 3)
