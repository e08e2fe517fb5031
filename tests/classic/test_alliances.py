"""The Nexus and alliances (CLA-ALLY)."""

import pytest

from kanly.classic.position import Classic
from tests.classic.scene import (
    FACTION,
    SIX,
    ally,
    asked,
    begin,
    choices,
    decline,
    forces,
    next_spice_cards,
    play,
    put,
    quiet,
    scene,
    until,
)


def nexus(factions: list[str] | None = None, **options: object) -> Classic:
    """A worm has brought a Nexus; everyone may speak."""
    game = scene(factions, phase="spice-blow-nexus", **options)  # type: ignore[arg-type]
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    while game.pending[0].kind.name != "nexus":
        quiet(game)
    return game


def allies(game: Classic, name: str) -> list[str]:
    slugs = {number: slug for slug, number in FACTION.items()}
    return sorted(slugs[other] for other in game.allies(FACTION[name]))


def test_all_speak_in_any_order_until_all_are_done() -> None:
    """CLA-ALLY-01, CLA-ALLY-02."""
    game = nexus()
    assert {d.seat for d in game.pending} == set(range(6))
    for name in reversed(SIX):
        play(game, name, "done")
    assert not [d for d in game.pending if d.kind.name == "nexus"]


def test_an_alliance_needs_consent() -> None:
    """CLA-ALLY-03, CLA-ALLY-06: announced to all."""
    game = nexus()
    play(game, "atreides", "ally fremen")
    assert allies(game, "atreides") == []
    play(game, "fremen", "reject atreides")
    assert allies(game, "atreides") == []
    assert "ally fremen" not in choices(game, "atreides")  # one offer between two changes
    play(game, "fremen", "ally atreides")
    play(game, "atreides", "accept fremen")
    assert allies(game, "atreides") == ["fremen"]
    assert game.view(None).data()["fremen"]["allies"] == ["atreides"]  # type: ignore[index]


def test_at_most_two_and_one_alliance_each() -> None:
    """CLA-ALLY-04, CLA-ALLY-05: several alliances may exist."""
    game = nexus()
    play(game, "atreides", "ally fremen")
    play(game, "fremen", "accept atreides")
    assert "ally fremen" not in choices(game, "guild")
    assert "ally emperor" in choices(game, "guild")
    play(game, "guild", "ally emperor")
    play(game, "emperor", "accept guild")
    assert allies(game, "guild") == ["emperor"]
    assert allies(game, "atreides") == ["fremen"]


def test_breaking_takes_an_announcement_and_one_may_ally_again() -> None:
    """CLA-ALLY-07, CLA-ALLY-08, CLA-ALLY-02: within one break each, and again when left."""
    game = scene(phase="spice-blow-nexus")
    ally(game, "atreides", "fremen")
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    while game.pending[0].kind.name != "nexus":
        quiet(game)
    play(game, "guild", "done")
    play(game, "atreides", "break alliance")
    assert allies(game, "fremen") == []
    assert asked(game, "guild") is not None  # a change reopens the question
    play(game, "atreides", "ally guild")
    play(game, "guild", "accept atreides")
    assert allies(game, "atreides") == ["guild"]
    assert "break alliance" not in choices(game, "atreides")
    play(game, "guild", "break alliance")
    assert not [c for c in choices(game, "guild") if c.startswith("ally")]
    play(game, "atreides", "ally emperor")
    play(game, "emperor", "accept atreides")
    assert allies(game, "atreides") == ["emperor"]


def test_the_strict_reading_gives_one_new_alliance_whoever_breaks_it() -> None:
    """CLA-ALLY-02: with the option, being left changes nothing."""
    game = scene(phase="spice-blow-nexus", ally_again_when_left=False)
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    while game.pending[0].kind.name != "nexus":
        quiet(game)
    play(game, "atreides", "ally guild")
    play(game, "guild", "accept atreides")
    play(game, "guild", "break alliance")
    assert not [c for c in choices(game, "atreides") if c.startswith("ally")]


def test_outside_a_nexus_nothing_changes() -> None:
    """CLA-ALLY-09: an alliance lasts."""
    game = scene(phase="choam-charity")
    ally(game, "atreides", "fremen")
    begin(game)
    for _ in range(200):
        for decision in game.pending:
            names = [c.notation for c in decision.choices]
            assert "break alliance" not in names
            assert not [n for n in names if n.startswith("ally ")]
        quiet(game)
        if game.turn == 3:
            break
    assert allies(game, "atreides") == ["fremen"]


def test_no_entering_where_an_ally_is() -> None:
    """CLA-ALLY-11, CLA-ALLY-12, CLA-MAP-08: nor passing; the Polar Sink excepted."""
    game = scene(["atreides", "fremen", "emperor"], phase="shipment-movement")
    ally(game, "atreides", "fremen")
    put(game, "fremen", "carthag", 2)
    put(game, "fremen", "polar-sink", 2)
    put(game, "fremen", "rim-wall-west", 1)
    put(game, "atreides", "arrakeen", 3)
    begin(game)
    until(game, "atreides", "ship")
    assert "ship carthag" not in choices(game, "atreides")
    assert "ship polar-sink" in choices(game, "atreides")
    play(game, "atreides", "pass", "move arrakeen")
    names = choices(game, "atreides")
    assert "to rim-wall-west" not in names
    assert "to polar-sink" in names
    assert "to carthag" not in names


def test_the_option_to_pass_through_an_ally() -> None:
    """CLA-ALLY-12: ally_transit."""
    for option, reached in (("forbidden", False), ("pass-through-and-ship-then-leave", True)):
        game = scene(
            ["atreides", "fremen", "emperor"], phase="shipment-movement", ally_transit=option
        )
        ally(game, "atreides", "fremen")
        put(game, "fremen", "pasty-mesa-4", 2)
        put(game, "atreides", "tueks-sietch", 3)
        put(game, "atreides", "arrakeen", 1)
        put(game, "fremen", "false-wall-south-4", 1)
        put(game, "fremen", "south-mesa-4", 1)
        begin(game)
        until(game, "atreides", "ship")
        assert ("ship pasty-mesa-4" in choices(game, "atreides")) == reached
        play(game, "atreides", "pass")
        assert ("move tueks-sietch" in choices(game, "atreides")) == reached


def test_allies_may_show_each_other_anything() -> None:
    """CLA-ALLY-13, CLA-INFO-20, CLA-INFO-01: if they wish, and nobody else learns of it."""
    from tests.classic.scene import hold

    game = scene(["atreides", "fremen", "emperor"], phase="bidding")
    ally(game, "atreides", "fremen")
    hold(game, "fremen", "lasgun")
    heard = begin(game)
    seat = game.seat[FACTION["atreides"]]
    assert "lasgun" not in str(game.view(seat).data())
    heard.clear()
    play(game, "fremen", "show hand atreides")
    assert game.view(seat).data()["fremen"]["hand"] == ["lasgun"]  # type: ignore[index]
    assert "lasgun" not in str(game.view(game.seat[FACTION["emperor"]]).data())
    assert not [e for e in heard if e.seen_by(None)]


@pytest.mark.parametrize(("option", "left"), [("same-turn", 0), ("next-turn", 3)])
def test_allies_must_part(option: str, left: int) -> None:
    """CLA-ALLY-18 to CLA-ALLY-21, CLA-QA-21, CLA-QA-22: the second to act loses what stays."""
    game = scene(
        ["atreides", "emperor", "fremen"], phase="shipment-movement", ally_separation=option
    )
    ally(game, "atreides", "emperor")
    for one, other in (("atreides", "emperor"), ("emperor", "atreides")):
        game.fresh |= 1 << (FACTION[one] * 6 + FACTION[other])
    put(game, "atreides", "pasty-mesa-4", 2)
    put(game, "emperor", "pasty-mesa-6", 3)
    begin(game)
    while game.phase == 6:
        quiet(game)
    first, second = [n for n in ("atreides", "emperor")]
    assert forces(game, first, "pasty-mesa-4") == 2
    assert forces(game, second, "pasty-mesa-6") == left


def test_who_leaves_loses_nothing() -> None:
    """CLA-ALLY-19, CLA-QA-22."""
    game = scene(["atreides", "emperor", "fremen"], phase="shipment-movement")
    ally(game, "atreides", "emperor")
    put(game, "atreides", "pasty-mesa-4", 2)
    put(game, "emperor", "pasty-mesa-6", 3)
    begin(game)
    until(game, "emperor", "ship")
    play(game, "emperor", "pass", "move pasty-mesa", "to red-chasm", "forces 3")
    while game.phase == 6:
        quiet(game)
    assert forces(game, "emperor", "red-chasm") == 3
    assert forces(game, "atreides", "pasty-mesa-4") == 2


def test_the_storm_is_no_excuse() -> None:
    """CLA-ALLY-21: nor is being shut in; each shared territory is judged."""
    game = scene(["atreides", "emperor", "fremen"], phase="shipment-movement", storm=6)
    ally(game, "atreides", "emperor")
    for name, place in (("atreides", "pasty-mesa-4"), ("emperor", "pasty-mesa-6")):
        put(game, name, place, 2)
    for name in ("atreides", "emperor"):
        put(game, name, "meridian-1", 1)
    begin(game)
    order = [f for f in game.order if f != FACTION["fremen"]]
    while game.phase == 6:
        quiet(game)
    slugs = {number: slug for slug, number in FACTION.items()}
    second = slugs[order[1]]
    assert game.tanks[FACTION[second]] == 3


@pytest.mark.parametrize(("option", "left"), [("must-separate", 0), ("coexist", 2)])
def test_advisors_with_an_ally(option: str, left: int) -> None:
    """CLA-ALLY-22, CLA-BG-16 and the option."""
    game = scene(
        ["atreides", "bene-gesserit", "fremen"],
        phase="shipment-movement",
        advanced_factions=True,
        advisors_with_ally=option,
    )
    ally(game, "atreides", "bene-gesserit")
    put(game, "atreides", "meridian-1", 2)
    put(game, "bene-gesserit", "meridian-1", 2)
    from tests.classic.scene import territory

    game.advisors = 1 << territory("meridian")
    begin(game)
    while game.phase == 6:
        quiet(game)
    assert forces(game, "atreides", "meridian-1") == 2
    assert forces(game, "bene-gesserit", "meridian-1") == left


VARIANTS = [
    ("2-members-4-strongholds", 2, 4),
    ("2-members-3-strongholds", 2, 3),
    ("3-members-4-strongholds", 3, 4),
    ("3-members-3-strongholds", 3, 3),
    ("unlimited-members-3-strongholds", 5, 3),
]


@pytest.mark.parametrize(("variant", "members", "strongholds"), VARIANTS)
def test_alliance_variants(variant: str, members: int, strongholds: int) -> None:
    """CLA-ALLY-23 to CLA-ALLY-28, CLA-ALLY-30: how many may join, with everyone's consent."""
    game = nexus(alliance_variant=variant)
    joined = ["atreides"]
    for name in SIX[1:]:
        if f"ally {joined[0]}" not in choices(game, name):
            break
        play(game, name, f"ally {joined[0]}")
        for member in joined:
            assert allies(game, name) == []
            play(game, member, f"accept {name}")
        joined.append(name)
    assert len(joined) == members
    assert allies(game, "atreides") == sorted(joined[1:])
    assert game.rules.alliance_strongholds == strongholds


def test_if_one_leaves_the_others_stay_allied() -> None:
    """CLA-ALLY-28, CLA-ALLY-29: every pair of them is allied."""
    game = scene(phase="spice-blow-nexus", alliance_variant="3-members-4-strongholds")
    ally(game, "atreides", "fremen", "guild")
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    while game.pending[0].kind.name != "nexus":
        quiet(game)
    assert game.allied(FACTION["fremen"], FACTION["guild"])
    play(game, "atreides", "break alliance")
    assert allies(game, "fremen") == ["guild"]


def test_limits_are_per_helping_faction() -> None:
    """CLA-ALLY-29: the Emperor pays for three forces a turn in all."""
    from tests.classic.scene import dead

    game = scene(phase="revival", alliance_variant="3-members-4-strongholds")
    ally(game, "emperor", "atreides", "guild")
    dead(game, "atreides", 6)
    dead(game, "guild", 6)
    begin(game)
    until(game, "emperor", "grant")
    play(game, "emperor", "grant 2")
    decline(game)
    until(game, "atreides", "revive")
    play(game, "atreides", "revive 5")
    until(game, "emperor", "grant")
    assert choices(game, "emperor") == ["grant 0", "grant 1"]


def test_not_all_in_one_alliance() -> None:
    """CLA-ALLY-30: with three factions and an alliance of three."""
    game = nexus(
        ["atreides", "guild", "emperor"], alliance_variant="unlimited-members-3-strongholds"
    )
    play(game, "atreides", "ally guild")
    play(game, "guild", "accept atreides")
    assert not [c for c in choices(game, "emperor") if c.startswith("ally")]


def test_two_players_make_no_alliance() -> None:
    """CLA-PLAYERS-08: a Nexus only passes."""
    game = scene(["atreides", "harkonnen"], phase="spice-blow-nexus")
    next_spice_cards(game, "shai-hulud", "old-gap")
    heard = begin(game)
    while game.phase == 2:
        assert game.pending[0].kind.name == "pause"
        quiet(game)
    assert [e for e in heard if e.key == "classic-nexus"]
