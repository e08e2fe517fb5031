"""Phase 7: Battle (CLA-BATTLE), with Voice, Prescience and advanced combat (CLA-ADV)."""

import pytest

from kanly.classic.position import TANKS, Classic
from kanly.core.rng import seeded
from tests.classic.scene import (
    CARD,
    FACTION,
    LEADER,
    LOCATION,
    SIX,
    TERRITORY,
    ally,
    answer,
    asked,
    at_home,
    begin,
    choices,
    decline,
    forces,
    hand,
    hold,
    kill,
    play,
    put,
    scene,
    spice,
    traitors,
    until,
)

PAIR = ["harkonnen", "guild"]


def battle(factions: list[str] | None = None, **options: object) -> Classic:
    """The battle phase, not yet begun; the first of the factions is First Player."""
    return scene(factions or PAIR, phase="battle", **options)  # type: ignore[arg-type]


def fight(game: Classic, first: tuple[str, str], second: tuple[str, str], calls: str = "") -> None:
    """Two sides seal their plans (parts divided by commas), and call treason or not."""
    skip(game)
    for faction, plan in (first, second):
        for part in plan.split(", "):
            play(game, faction, part)
    while game.pending and game.pending[0].kind.name == "treason":
        for decision in game.pending:
            slugs = {number: slug for slug, number in FACTION.items()}
            who = slugs[game.factions_of(decision.seat)[0]]
            game.apply(decision.seat, "treason" if who in calls else "silent")


def skip(game: Classic) -> None:
    """Neither Karama, Voice nor Prescience before the plans."""
    while game.pending[0].kind.name in ("response", "the-voice", "prescience", "see-plan", "pause"):
        game.apply(game.pending[0].seat, "decline")


def keep_all(game: Classic) -> None:
    """The winner keeps every card."""
    while game.pending and game.pending[0].kind.name == "keep-card":
        game.apply(game.pending[0].seat, game.pending[0].choices[0])


def carthag(**options: object) -> Classic:
    """Harkonnen (aggressors) with 8 and Guild with 6 forces in Carthag."""
    game = battle(**options)
    put(game, "harkonnen", "carthag", 8)
    put(game, "guild", "carthag", 6)
    return game


PLAIN = "leader feyd-rautha, weapon none, defense none"
GUILD_PLAIN = "leader staban-tuek, weapon none, defense none"


def test_battles_where_two_who_are_not_allied_meet() -> None:
    """CLA-BATTLE-01, CLA-ALLY-10, CLA-MAP-08: not in the Polar Sink, not between allies."""
    game = battle(["harkonnen", "guild", "emperor"])
    put(game, "harkonnen", "polar-sink", 2)
    put(game, "guild", "polar-sink", 2)
    put(game, "harkonnen", "carthag", 2)
    put(game, "emperor", "carthag", 2)
    ally(game, "harkonnen", "emperor")
    begin(game)
    assert game.phase > 7 or game.sides == [-1, -1]
    game = carthag()
    begin(game)
    assert game.sides == [FACTION["harkonnen"], FACTION["guild"]]


def test_the_storm_cuts_a_battlefield_in_two() -> None:
    """CLA-BATTLE-02, CLA-BATTLE-03: each side of the cut is its own; others are not lost."""
    game = battle(storm=5)
    put(game, "harkonnen", "pasty-mesa-4", 3)
    put(game, "guild", "pasty-mesa-4", 1)
    put(game, "guild", "pasty-mesa-6", 4)
    begin(game)
    fight(game, ("harkonnen", f"dial 3, {PLAIN}"), ("guild", f"dial 1, {GUILD_PLAIN}"))
    assert forces(game, "guild", "pasty-mesa-4") == 0
    assert forces(game, "guild", "pasty-mesa-6") == 4


def test_the_option_to_fight_in_the_storm() -> None:
    """CLA-BATTLE-02: battle_under_storm."""
    for option, sides in ((False, []), ("same-sector-only", PAIR)):
        game = battle(storm=5, battle_under_storm=option)
        put(game, "harkonnen", "pasty-mesa-5", 3)
        put(game, "guild", "pasty-mesa-5", 1)
        begin(game)
        assert set(game.sides) - {-1} == {FACTION[name] for name in sides}


def test_all_forces_of_connected_sectors_fight_together() -> None:
    """CLA-BATTLE-04, CLA-BATTLE-10, CLA-MAP-06: one group, a dial up to their number."""
    game = battle()
    put(game, "harkonnen", "pasty-mesa-4", 4)
    put(game, "harkonnen", "pasty-mesa-6", 3)
    put(game, "guild", "pasty-mesa-5", 2)
    begin(game)
    skip(game)
    assert choices(game, "harkonnen") == [f"dial {n}" for n in range(8)]
    assert choices(game, "guild") == ["dial 0", "dial 1", "dial 2"]


def test_the_first_player_fights_all_his_battles_first() -> None:
    """CLA-BATTLE-05, CLA-BATTLE-06: and chooses their order and opponents."""
    game = battle(["harkonnen", "guild", "emperor"])
    for name in ("harkonnen", "guild", "emperor"):
        put(game, name, "meridian-1", 3)
    put(game, "harkonnen", "carthag", 2)
    put(game, "guild", "carthag", 2)
    begin(game)
    assert choices(game, "harkonnen") == [
        "battle carthag guild",
        "battle meridian-1 guild",
        "battle meridian-1 emperor",
    ]
    play(game, "harkonnen", "battle meridian-1 emperor")
    fight(
        game,
        ("harkonnen", f"dial 0, {PLAIN}"),
        ("emperor", "dial 1, leader hasimir-fenring, weapon none, defense none"),
    )
    assert forces(game, "harkonnen", "meridian-1") == 0
    skip(game)
    assert game.sides == [FACTION["harkonnen"], FACTION["guild"]]  # CLA-BATTLE-07: only one left
    fight(
        game,
        ("harkonnen", "dial 2, leader beast-rabban, weapon none, defense none"),
        ("guild", f"dial 0, {GUILD_PLAIN}"),
    )
    skip(game)
    assert game.sides[0] == FACTION["guild"]  # now the next in storm order


def test_the_steps_of_a_battle() -> None:
    """CLA-BATTLE-08, CLA-QA-26: Voice, then Prescience, then plans."""
    game = battle(["bene-gesserit", "atreides"])
    put(game, "bene-gesserit", "carthag", 3)
    put(game, "atreides", "carthag", 3)
    begin(game)
    seen = []
    while game.pending[0].kind.name != "plan":
        seen.append(game.pending[0].kind.name)
        game.apply(game.pending[0].seat, "decline")
    assert seen == ["the-voice", "prescience"]


def test_a_plan() -> None:
    """CLA-BATTLE-09, CLA-BATTLE-11: dial, a leader or a Cheap Hero, one weapon, one defense."""
    game = carthag()
    hold(game, "guild", "cheap-hero", "crysknife", "shield", "karama", "hajr", "baliset")
    begin(game)
    skip(game)
    play(game, "guild", "dial 0")
    assert "leader cheap-hero" in choices(game, "guild")
    assert "leader none" not in choices(game, "guild")
    play(game, "guild", "leader master-bewt")
    assert choices(game, "guild") == ["weapon none", "weapon crysknife", "weapon baliset"]
    play(game, "guild", "weapon crysknife")
    assert choices(game, "guild") == ["defense none", "defense shield", "defense baliset"]


def test_leaders_that_can_be_played() -> None:
    """CLA-BATTLE-12: neither dead nor used in another territory this phase."""
    game = carthag()
    kill(game, "staban-tuek")
    game.leader_at[LEADER["master-bewt"]] = TERRITORY["arrakeen"]
    game.leader_at[LEADER["esmar-tuek"]] = TERRITORY["carthag"]
    begin(game)
    skip(game)
    play(game, "guild", "dial 0")
    assert choices(game, "guild") == [
        "leader esmar-tuek",
        "leader soo-soo-sook",
        "leader guild-representative",
    ]


def test_without_leader_and_hero_no_card_is_played() -> None:
    """CLA-BATTLE-13: he says so before plans are sealed, dials and fights."""
    game = carthag()
    kill(game, "staban-tuek", "master-bewt", "esmar-tuek", "soo-soo-sook", "guild-representative")
    hold(game, "guild", "crysknife")
    heard = begin(game)
    said = [e for e in heard if e.key == "classic-leaderless"]
    skip(game)
    said += [e for e in heard if e.key == "classic-leaderless"]
    assert {e.args["faction"] for e in said} == {"classic-faction-guild"}
    play(game, "guild", "dial 6", "leader none")
    assert asked(game, "guild") is None
    for part in ("dial 0", "leader umman-kudu", "weapon none", "defense none"):
        play(game, "harkonnen", part)
    while game.pending[0].kind.name == "treason":
        game.apply(game.pending[0].seat, "silent")
    assert forces(game, "harkonnen", "carthag") == 0  # 6 beat 0 and 1


@pytest.mark.parametrize("allowed", [True, False])
def test_worthless_cards_fill_either_slot(allowed: bool) -> None:
    """CLA-BATTLE-14, CLA-BATTLE-15 and the option for both slots."""
    game = carthag(worthless_two_in_one_plan=allowed)
    hold(game, "guild", "baliset", "kulon")
    begin(game)
    skip(game)
    play(game, "guild", "dial 0", "leader staban-tuek", "weapon baliset")
    assert ("defense kulon" in choices(game, "guild")) == allowed
    assert "defense baliset" not in choices(game, "guild")


def test_what_is_in_a_plan_is_used_for_nothing_else() -> None:
    """CLA-BATTLE-16: spice of a sealed plan cannot be given away."""
    from tests.classic.scene import offers

    game = battle(["emperor", "guild", "fremen"], advanced_combat=True)
    put(game, "emperor", "carthag", 4)
    put(game, "guild", "carthag", 4)
    ally(game, "emperor", "fremen")
    begin(game)
    skip(game)
    assert "gift 1 fremen" in offers(game, "emperor")
    play(game, "emperor", "dial 4", "support 4")
    assert "gift 1 fremen" not in offers(game, "emperor")


@pytest.mark.parametrize(
    ("weapon", "defense", "dies"),
    [
        ("crysknife", "none", True),
        ("crysknife", "shield", False),
        ("crysknife", "snooper", True),
        ("chaumas", "snooper", False),
        ("chaumas", "shield", True),
        ("lasgun", "snooper", True),
        ("baliset", "none", False),
        ("none", "none", False),
    ],
)
def test_weapons_and_defenses(weapon: str, defense: str, dies: bool) -> None:
    """CLA-BATTLE-18, CLA-BATTLE-19, CLA-BATTLE-22, CLA-BATTLE-24: whose leader falls."""
    game = carthag()
    if weapon != "none":
        hold(game, "harkonnen", weapon)
    if defense != "none":
        hold(game, "guild", defense)
    begin(game)
    fight(
        game,
        ("harkonnen", f"dial 8, leader feyd-rautha, weapon {weapon}, defense none"),
        ("guild", f"dial 0, leader staban-tuek, weapon none, defense {defense}"),
    )
    keep_all(game)
    assert (game.leader_at[LEADER["staban-tuek"]] == TANKS) == dies
    assert game.leader_at[LEADER["feyd-rautha"]] != TANKS
    assert spice(game, "harkonnen") == 10 + (5 if dies else 0)


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [(2, 2, "harkonnen"), (1, 2, "harkonnen"), (0, 2, "guild"), (0, 1, "harkonnen")],
)
def test_the_higher_total_wins_and_the_aggressor_a_tie(
    first: int, second: int, winner: str
) -> None:
    """CLA-BATTLE-20, CLA-BATTLE-21: dial and leader; Feyd-Rautha 6 against Staban Tuek 5."""
    game = carthag()
    begin(game)
    fight(game, ("harkonnen", f"dial {first}, {PLAIN}"), ("guild", f"dial {second}, {GUILD_PLAIN}"))
    loser = "guild" if winner == "harkonnen" else "harkonnen"
    assert forces(game, loser, "carthag") == 0


def test_zero_against_zero_is_a_tie() -> None:
    """CLA-BATTLE-21: also with nobody's leader alive."""
    game = carthag()
    hold(game, "harkonnen", "crysknife")
    hold(game, "guild", "chaumas")
    begin(game)
    fight(
        game,
        ("harkonnen", "dial 0, leader feyd-rautha, weapon crysknife, defense none"),
        ("guild", "dial 0, leader staban-tuek, weapon chaumas, defense none"),
    )
    keep_all(game)
    assert forces(game, "harkonnen", "carthag") == 8
    assert spice(game, "harkonnen") == 10 + 6 + 5  # CLA-BATTLE-22: his own dead leader included


def test_what_the_loser_loses() -> None:
    """CLA-BATTLE-23: all forces in the battle and every card played."""
    game = carthag()
    hold(game, "guild", "crysknife", "snooper", "hajr")
    hold(game, "harkonnen", "shield")
    begin(game)
    fight(
        game,
        ("harkonnen", "dial 8, leader feyd-rautha, weapon none, defense shield"),
        ("guild", "dial 6, leader staban-tuek, weapon crysknife, defense snooper"),
    )
    assert game.tanks[FACTION["guild"]] == 6
    assert hand(game, "guild") == ["hajr"]
    assert {CARD["crysknife"], CARD["snooper"]} <= set(game.discard)


def test_the_winner_loses_what_he_dialed_and_chooses_where() -> None:
    """CLA-BATTLE-25, CLA-BATTLE-34."""
    game = battle()
    put(game, "harkonnen", "pasty-mesa-4", 4)
    put(game, "harkonnen", "pasty-mesa-6", 3)
    put(game, "guild", "pasty-mesa-5", 2)
    begin(game)
    fight(game, ("harkonnen", f"dial 5, {PLAIN}"), ("guild", f"dial 2, {GUILD_PLAIN}"))
    assert choices(game, "harkonnen") == ["lose 2", "lose 3", "lose 4"]
    play(game, "harkonnen", "lose 2")
    assert forces(game, "harkonnen", "pasty-mesa-4") == 2
    assert forces(game, "harkonnen", "pasty-mesa-6") == 0
    game = carthag()
    begin(game)
    fight(game, ("harkonnen", f"dial 8, {PLAIN}"), ("guild", f"dial 2, {GUILD_PLAIN}"))
    assert forces(game, "harkonnen", "carthag") == 0
    assert forces(game, "guild", "carthag") == 0


def test_the_winner_keeps_or_discards_each_card() -> None:
    """CLA-BATTLE-26, CLA-BATTLE-27, CLA-CARD-16: a Cheap Hero is discarded."""
    game = carthag()
    hold(game, "harkonnen", "crysknife", "baliset", "cheap-hero")
    begin(game)
    fight(
        game,
        ("harkonnen", "dial 8, leader cheap-hero, weapon crysknife, defense baliset"),
        ("guild", f"dial 0, {GUILD_PLAIN}"),
    )
    assert CARD["cheap-hero"] in game.discard
    first = choices(game, "harkonnen")
    assert first in (["keep crysknife", "discard crysknife"], ["keep baliset", "discard baliset"])
    play(game, "harkonnen", "discard baliset", "keep crysknife")
    assert hand(game, "harkonnen") == ["crysknife"]
    assert CARD["baliset"] in game.discard
    for seat in (game.seat[FACTION["guild"]], None):  # all saw it (CLA-INFO-07)
        assert game.view(seat).data()["harkonnen"]["hand"] == ["crysknife"]  # type: ignore[index]


@pytest.mark.parametrize("same_side", [True, False])
def test_an_explosion(same_side: bool) -> None:
    """CLA-BATTLE-28 to CLA-BATTLE-31, CLA-CARD-04, CLA-CARD-13: everything in the territory."""
    game = battle(["harkonnen", "guild", "emperor"])
    put(game, "harkonnen", "hagga-basin-12", 8)
    put(game, "guild", "hagga-basin-12", 6)
    put(game, "emperor", "hagga-basin-11", 3)
    game.spice_at[LOCATION["hagga-basin-12"]] = 6
    hold(game, "harkonnen", "lasgun")
    hold(game, "harkonnen" if same_side else "guild", "shield")
    begin(game)
    play(game, "harkonnen", "battle hagga-basin-11 guild")
    mine, theirs = ("shield", "none") if same_side else ("none", "shield")
    fight(
        game,
        ("harkonnen", f"dial 8, leader feyd-rautha, weapon lasgun, defense {mine}"),
        ("guild", f"dial 0, leader staban-tuek, weapon none, defense {theirs}"),
    )
    assert [game.tanks[FACTION[n]] for n in ("harkonnen", "guild", "emperor")] == [8, 6, 3]
    assert game.spice_at[LOCATION["hagga-basin-12"]] == 0
    assert game.leader_at[LEADER["feyd-rautha"]] == TANKS
    assert game.leader_at[LEADER["staban-tuek"]] == TANKS
    assert {CARD["lasgun"], CARD["shield"]} <= set(game.discard)
    assert [spice(game, n) for n in ("harkonnen", "guild")] == [10, 10]


def test_an_explosion_reaches_beyond_the_storm() -> None:
    """CLA-BATTLE-31."""
    game = battle(["harkonnen", "guild", "emperor"], storm=5)
    put(game, "harkonnen", "pasty-mesa-6", 2)
    put(game, "guild", "pasty-mesa-6", 2)
    put(game, "emperor", "pasty-mesa-4", 3)
    hold(game, "harkonnen", "lasgun", "shield")
    begin(game)
    fight(
        game,
        ("harkonnen", "dial 0, leader feyd-rautha, weapon lasgun, defense shield"),
        ("guild", f"dial 0, {GUILD_PLAIN}"),
    )
    assert forces(game, "emperor", "pasty-mesa-4") == 0


@pytest.mark.parametrize("kills", [True, False])
def test_leaders_left_in_the_territory_die_in_an_explosion(kills: bool) -> None:
    """CLA-BATTLE-32, CLA-BATTLE-33 and the option."""
    game = carthag(explosion_kills_leaders_left_from_earlier_battles=kills)
    game.leader_at[LEADER["beast-rabban"]] = TERRITORY["carthag"]
    hold(game, "harkonnen", "lasgun", "shield")
    begin(game)
    fight(
        game,
        ("harkonnen", "dial 0, leader feyd-rautha, weapon lasgun, defense shield"),
        ("guild", f"dial 0, {GUILD_PLAIN}"),
    )
    assert (game.leader_at[LEADER["beast-rabban"]] == TANKS) == kills


def test_surviving_leaders_stay_until_all_battles_are_over() -> None:
    """CLA-BATTLE-33: they may fight there again and nowhere else."""
    game = battle(["harkonnen", "guild", "emperor"])
    for place, foe in (("carthag", "guild"), ("arrakeen", "emperor")):
        put(game, "harkonnen", place, 4)
        put(game, foe, place, 1)
    begin(game)
    play(game, "harkonnen", "battle carthag guild")
    fight(game, ("harkonnen", f"dial 1, {PLAIN}"), ("guild", f"dial 1, {GUILD_PLAIN}"))
    assert not at_home(game, "feyd-rautha")
    skip(game)
    play(game, "harkonnen", "dial 0")
    assert "leader feyd-rautha" not in choices(game, "harkonnen")
    play(game, "harkonnen", "leader beast-rabban", "weapon none", "defense none")
    fight(game, ("emperor", "dial 0"), ("emperor", "leader bashar, weapon none, defense none"))
    assert game.phase > 7
    assert at_home(game, "feyd-rautha")


# Traitors -----------------------------------------------------------------------------------------


def test_treason_wins_at_once_and_loses_nothing() -> None:
    """CLA-TRAITOR-01, CLA-TRAITOR-04 to CLA-TRAITOR-07, CLA-TRAITOR-12, CLA-BATTLE-17."""
    game = carthag()
    traitors(game, "guild", "feyd-rautha")
    hold(game, "guild", "lasgun", "cheap-hero")
    hold(game, "harkonnen", "shield")
    begin(game)
    fight(
        game,
        ("harkonnen", "dial 8, leader feyd-rautha, weapon none, defense shield"),
        ("guild", "dial 6, leader cheap-hero, weapon lasgun, defense none"),
        calls="guild",
    )
    assert forces(game, "guild", "carthag") == 6
    assert forces(game, "harkonnen", "carthag") == 0
    assert game.leader_at[LEADER["feyd-rautha"]] == TANKS
    assert spice(game, "guild") == 16
    assert CARD["shield"] in game.discard
    keep_all(game)
    assert hand(game, "guild") == ["lasgun", "cheap-hero"]


def test_calling_is_never_compulsory_and_all_are_asked() -> None:
    """CLA-TRAITOR-02, CLA-TRAITOR-03: silence keeps the card secret."""
    game = carthag()
    traitors(game, "guild", "feyd-rautha")
    begin(game)
    skip(game)
    for part in ("dial 8", *PLAIN.split(", ")):
        play(game, "harkonnen", part)
    for part in ("dial 0", *GUILD_PLAIN.split(", ")):
        play(game, "guild", part)
    assert choices(game, "guild") == ["silent", "treason"]
    assert choices(game, "harkonnen") in (["silent"], ["silent", "treason"])
    play(game, "guild", "silent")
    play(game, "harkonnen", "silent")
    assert forces(game, "guild", "carthag") == 0
    assert "feyd-rautha" not in str(
        game.view(game.seat[FACTION["harkonnen"]]).data()["guild"]["traitors"]
    )  # type: ignore[index]


def test_two_traitors() -> None:
    """CLA-TRAITOR-03, CLA-TRAITOR-08, CLA-EX-22: the other is asked once more; both lose all."""
    game = carthag()
    traitors(game, "guild", "feyd-rautha")
    traitors(game, "harkonnen", "staban-tuek")
    begin(game)
    skip(game)
    for part in ("dial 8", *PLAIN.split(", ")):
        play(game, "harkonnen", part)
    for part in ("dial 0", *GUILD_PLAIN.split(", ")):
        play(game, "guild", part)
    play(game, "guild", "treason")
    play(game, "harkonnen", "silent")
    assert choices(game, "harkonnen") == ["silent", "treason"]
    assert asked(game, "guild") is None
    play(game, "harkonnen", "treason")
    assert [forces(game, n, "carthag") for n in PAIR] == [0, 0]
    assert [spice(game, n) for n in PAIR] == [10, 10]
    assert game.leader_at[LEADER["feyd-rautha"]] == game.leader_at[LEADER["staban-tuek"]] == TANKS


def test_a_cheap_hero_is_no_traitor() -> None:
    """CLA-TRAITOR-09, CLA-TRAITOR-14: nobody is asked about him."""
    game = carthag()
    hold(game, "harkonnen", "cheap-hero")
    hold(game, "guild", "cheap-hero")
    begin(game)
    fight(
        game,
        ("harkonnen", "dial 8, leader cheap-hero, weapon none, defense none"),
        ("guild", "dial 0, leader cheap-hero, weapon none, defense none"),
    )
    assert forces(game, "guild", "carthag") == 0


def test_a_traitor_stays_a_traitor() -> None:
    """CLA-TRAITOR-10, CLA-QA-11: known to all, and callable again after a revival."""
    game = carthag()
    traitors(game, "guild", "feyd-rautha")
    begin(game)
    fight(
        game, ("harkonnen", f"dial 8, {PLAIN}"), ("guild", f"dial 0, {GUILD_PLAIN}"), calls="guild"
    )
    assert game.view(None).data()["guild"]["traitors"] == ["feyd-rautha"]  # type: ignore[index]
    assert game.traitors[FACTION["guild"]] == [LEADER["feyd-rautha"]]


def test_the_caller_needs_no_leader_of_his_own() -> None:
    """CLA-TRAITOR-11."""
    game = carthag()
    traitors(game, "guild", "feyd-rautha")
    kill(game, "staban-tuek", "master-bewt", "esmar-tuek", "soo-soo-sook", "guild-representative")
    begin(game)
    fight(game, ("harkonnen", f"dial 8, {PLAIN}"), ("guild", "dial 0, leader none"), calls="guild")
    assert forces(game, "guild", "carthag") == 6


@pytest.mark.parametrize("free", [True, False])
def test_the_callers_leader_stays_in_the_territory(free: bool) -> None:
    """CLA-TRAITOR-13 and the option."""
    game = battle(["harkonnen", "guild", "emperor"], traitor_winner_leader_free=free)
    for place, foe in (("carthag", "guild"), ("arrakeen", "emperor")):
        put(game, "harkonnen", place, 4)
        put(game, foe, place, 1)
    traitors(game, "harkonnen", "staban-tuek")
    begin(game)
    play(game, "harkonnen", "battle carthag guild")
    fight(
        game,
        ("harkonnen", f"dial 1, {PLAIN}"),
        ("guild", f"dial 1, {GUILD_PLAIN}"),
        calls="harkonnen",
    )
    assert at_home(game, "feyd-rautha") == free


# Voice and Prescience -----------------------------------------------------------------------------


def with_voice(order: str, *cards: str) -> Classic:
    """The Bene Gesserit speak to the Guild, who hold these cards, before the plans."""
    game = battle(["bene-gesserit", "guild"])
    put(game, "bene-gesserit", "carthag", 3)
    put(game, "guild", "carthag", 3)
    hold(game, "guild", *cards)
    begin(game)
    decline(game)
    play(game, "bene-gesserit", order)
    decline(game)
    return game


def test_the_orders_of_the_voice() -> None:
    """CLA-BG-09, CLA-INFO-14: play or do not play one of seven kinds; all hear it."""
    game = battle(["bene-gesserit", "guild"])
    put(game, "bene-gesserit", "carthag", 3)
    put(game, "guild", "carthag", 3)
    begin(game)
    kinds = [
        "projectile-weapon",
        "poison-weapon",
        "lasgun",
        "shield",
        "snooper",
        "cheap-hero",
        "worthless",
    ]
    wanted = {f"voice {word} {kind}" for kind in kinds for word in ("play", "no")}
    assert set(choices(game, "bene-gesserit")) == wanted | {"decline"}
    game = with_voice("voice no shield")
    heard = game.listener or []
    assert [e for e in heard if e.key == "classic-voice-no" and e.seen_by(None)]


def test_the_voice_is_obeyed() -> None:
    """CLA-BG-10: if he can; without such a card he is free."""
    game = with_voice("voice play projectile-weapon", "crysknife", "chaumas")
    play(game, "guild", "dial 0", "leader staban-tuek")
    assert choices(game, "guild") == ["weapon crysknife"]
    game = with_voice("voice no poison-weapon", "crysknife", "chaumas")
    play(game, "guild", "dial 0", "leader staban-tuek")
    assert choices(game, "guild") == ["weapon none", "weapon crysknife"]
    game = with_voice("voice play lasgun", "crysknife")
    play(game, "guild", "dial 0", "leader staban-tuek")
    assert choices(game, "guild") == ["weapon none", "weapon crysknife"]
    game = with_voice("voice play worthless", "baliset")
    play(game, "guild", "dial 0", "leader staban-tuek", "weapon none")
    assert choices(game, "guild") == ["defense baliset"]


def test_the_voice_and_the_cheap_hero() -> None:
    """CLA-BG-11."""
    game = with_voice("voice play cheap-hero", "cheap-hero")
    play(game, "guild", "dial 0")
    assert choices(game, "guild") == ["leader cheap-hero"]
    game = battle(["bene-gesserit", "guild"])
    put(game, "bene-gesserit", "carthag", 3)
    put(game, "guild", "carthag", 3)
    hold(game, "guild", "cheap-hero", "crysknife")
    kill(game, "staban-tuek", "master-bewt", "esmar-tuek", "soo-soo-sook", "guild-representative")
    begin(game)
    decline(game)
    play(game, "bene-gesserit", "voice no cheap-hero")
    decline(game)
    play(game, "guild", "dial 0")
    assert choices(game, "guild") == ["leader none"]
    play(game, "guild", "leader none")
    assert asked(game, "guild") is None


def test_the_voice_for_an_ally() -> None:
    """CLA-BG-12, CLA-KAR-22: and a Karama stops it."""
    game = battle(["harkonnen", "guild", "bene-gesserit"])
    put(game, "harkonnen", "carthag", 3)
    put(game, "guild", "carthag", 3)
    ally(game, "harkonnen", "bene-gesserit")
    hold(game, "guild", "karama", "shield")
    begin(game)
    until(game, "bene-gesserit", "the-voice")
    play(game, "bene-gesserit", "voice no shield")
    answer(game, "response", guild="karama stop voice")
    decline(game)
    play(game, "guild", "dial 0", "leader staban-tuek", "weapon none")
    assert "defense shield" in choices(game, "guild")


def foresee(element: str, *cards: str, factions: list[str] | None = None) -> Classic:
    """The Atreides ask the Guild, before the plans."""
    game = battle(factions or ["atreides", "guild"])
    put(game, "atreides", "carthag", 3)
    put(game, "guild", "carthag", 3)
    hold(game, "guild", *cards)
    begin(game)
    decline(game)
    play(game, "atreides", f"foresee {element}")
    decline(game)
    return game


def test_prescience_binds_one_element() -> None:
    """CLA-ATR-07, CLA-ATR-08: every other part of the plan stays free."""
    game = foresee("weapon", "crysknife", "chaumas", "shield")
    assert choices(game, "guild") == ["weapon none", "weapon crysknife", "weapon chaumas"]
    play(game, "guild", "weapon chaumas")
    play(game, "guild", "dial 2", "leader master-bewt")
    assert choices(game, "guild") == ["weapon chaumas"]
    play(game, "guild", "weapon chaumas")
    assert choices(game, "guild") == ["defense none", "defense shield"]


def test_none_is_an_answer() -> None:
    """CLA-ATR-09: and allows no second question."""
    game = foresee("defense", "shield")
    play(game, "guild", "defense none")
    assert game.pending[0].kind.name == "plan"
    play(game, "guild", "dial 2", "leader master-bewt", "weapon none")
    assert choices(game, "guild") == ["defense none"]
    game = foresee("leader", "cheap-hero")
    assert "leader cheap-hero" in choices(game, "guild")
    assert "leader none" not in choices(game, "guild")


def test_the_dial_is_the_number_only() -> None:
    """CLA-ATR-10, CLA-INFO-13: only the Atreides learn the answer."""
    game = foresee("dial")
    play(game, "guild", "dial 2")
    assert choices(game, "guild") == ["dial 2"]
    views = [game.view(game.seat[FACTION[n]]).data()["battle"] for n in ("atreides", "guild")]
    assert [v["foretold"]["answer"] for v in views] == [2.0, 2.0]  # type: ignore[index]
    assert game.view(None).data()["battle"]["foretold"]["answer"] == "?"  # type: ignore[index]


def test_an_answer_that_becomes_impossible_no_longer_binds() -> None:
    """CLA-ATR-11."""
    game = foresee("weapon", "crysknife")
    play(game, "guild", "weapon crysknife")
    game.hand[FACTION["guild"]].clear()
    game.deck.append(CARD["crysknife"])
    game._pending = None
    play(game, "guild", "dial 0", "leader master-bewt")
    assert choices(game, "guild") == ["weapon none"]


def test_prescience_for_an_ally() -> None:
    """CLA-ATR-12, CLA-INFO-13, CLA-KAR-19: the ally learns the answer; a Karama stops it."""
    factions = ["atreides", "guild", "fremen"]
    game = battle(factions)
    put(game, "fremen", "carthag", 3)
    put(game, "guild", "carthag", 3)
    ally(game, "atreides", "fremen")
    begin(game)
    until(game, "atreides", "prescience")
    play(game, "atreides", "foresee dial")
    decline(game)
    play(game, "guild", "dial 1")
    view = game.view(game.seat[FACTION["fremen"]]).data()
    assert view["battle"]["foretold"]["answer"] == 1.0  # type: ignore[index]
    game = battle(factions)
    put(game, "fremen", "carthag", 3)
    put(game, "guild", "carthag", 3)
    ally(game, "atreides", "fremen")
    hold(game, "guild", "karama")
    begin(game)
    until(game, "atreides", "prescience")
    play(game, "atreides", "foresee dial")
    answer(game, "response", guild="karama stop battle-prescience")
    assert game.foretold[0] == -1
    assert game.pending[0].kind.name == "plan"


# The Kwisatz Haderach -----------------------------------------------------------------------------


def with_kwisatz(losses: int, **options: object) -> Classic:
    game = battle(["atreides", "guild"], advanced_factions=True, **options)
    put(game, "atreides", "carthag", 3)
    put(game, "guild", "carthag", 6)
    game.losses = losses
    return game


def test_the_kwisatz_haderach_wakes_after_seven_losses() -> None:
    """CLA-ATR-13, CLA-ATR-15, CLA-INFO-15: counted secretly."""
    for losses, there in ((6, False), (7, True)):
        game = with_kwisatz(losses)
        begin(game)
        skip(game)
        play(game, "atreides", "dial 0", "leader thufir-hawat")
        assert ("with kwisatz-haderach" in choices(game, "atreides")) == there
        assert game.view(game.seat[FACTION["guild"]]).data()["atreides"]["battle-losses"] == "?"  # type: ignore[index]


def test_it_adds_2_and_protects_from_treason() -> None:
    """CLA-ATR-16, CLA-ATR-17, CLA-ATR-18: 5 + 2 against 5 + 1."""
    game = with_kwisatz(7)
    traitors(game, "guild", "thufir-hawat")
    begin(game)
    fight(
        game,
        (
            "atreides",
            "dial 0, leader thufir-hawat, with kwisatz-haderach, weapon none, defense none",
        ),
        ("guild", "dial 1, leader staban-tuek, weapon none, defense none"),
        calls="guild",
    )
    assert forces(game, "atreides", "carthag") == 3
    assert forces(game, "guild", "carthag") == 0


def test_it_helps_no_dead_leader_and_survives_him() -> None:
    """CLA-ATR-16, CLA-ATR-19."""
    game = with_kwisatz(7)
    hold(game, "guild", "crysknife")
    begin(game)
    fight(
        game,
        (
            "atreides",
            "dial 0, leader thufir-hawat, with kwisatz-haderach, weapon none, defense none",
        ),
        ("guild", "dial 1, leader staban-tuek, weapon crysknife, defense none"),
    )
    keep_all(game)
    assert forces(game, "atreides", "carthag") == 0
    assert not game.kh_dead
    assert spice(game, "guild") == 15  # the printed strength


def test_it_dies_in_an_explosion() -> None:
    """CLA-ATR-19, CLA-BATTLE-30."""
    game = with_kwisatz(7)
    hold(game, "guild", "lasgun", "shield")
    begin(game)
    fight(
        game,
        (
            "atreides",
            "dial 0, leader thufir-hawat, with kwisatz-haderach, weapon none, defense none",
        ),
        ("guild", "dial 1, leader staban-tuek, weapon lasgun, defense shield"),
    )
    assert game.kh_dead


def test_one_territory_a_turn() -> None:
    """CLA-ATR-17."""
    game = with_kwisatz(7)
    game.kh_at = TERRITORY["arrakeen"]
    begin(game)
    skip(game)
    play(game, "atreides", "dial 0", "leader thufir-hawat")
    assert "with kwisatz-haderach" not in choices(game, "atreides")


def test_which_losses_count() -> None:
    """CLA-ATR-14, CLA-ATR-15, CLA-EX-27: dialed as winner, all as loser; for later battles."""
    game = with_kwisatz(6)
    begin(game)
    fight(
        game,
        ("atreides", "dial 2, leader thufir-hawat, weapon none, defense none"),
        ("guild", "dial 0, leader staban-tuek, weapon none, defense none"),
    )
    assert game.losses == 8
    game = with_kwisatz(0)
    begin(game)
    fight(
        game,
        ("atreides", "dial 0, leader thufir-hawat, weapon none, defense none"),
        ("guild", "dial 6, leader staban-tuek, weapon none, defense none"),
    )
    assert game.losses == 3


def test_karama_against_the_kwisatz_haderach() -> None:
    """CLA-KAR-20, CLA-KAR-04: at the announcement of the battle."""
    game = with_kwisatz(7)
    hold(game, "guild", "karama")
    begin(game)
    answer(game, "response", guild="karama stop kwisatz-haderach")
    skip(game)
    play(game, "atreides", "dial 0", "leader thufir-hawat")
    assert "with kwisatz-haderach" not in choices(game, "atreides")


def test_the_atreides_see_a_whole_plan() -> None:
    """CLA-ATR-21, CLA-ATR-22: the inspected player seals first, then the Atreides."""
    game = battle(["atreides", "guild"], advanced_karama=True)
    put(game, "atreides", "carthag", 3)
    put(game, "guild", "carthag", 6)
    hold(game, "atreides", "karama")
    begin(game)
    decline(game)
    play(game, "atreides", "decline")  # no prescience
    play(game, "atreides", "karama see-plan guild")
    assert asked(game, "atreides") is None
    play(game, "guild", "dial 4", "leader staban-tuek", "weapon none", "defense none")
    plan = game.view(game.seat[FACTION["atreides"]]).data()["battle"]["plans"]["guild"]  # type: ignore[index]
    assert plan["dial"] == 4.0
    assert game.view(None).data()["battle"]["plans"]["guild"] == "?"  # type: ignore[index]
    assert "dial 3" in choices(game, "atreides")
    assert game.special_used >> FACTION["atreides"] & 1


def test_they_may_look_at_a_plan_of_two_others() -> None:
    """CLA-ATR-22."""
    game = battle(["atreides", "guild", "harkonnen"], advanced_karama=True)
    put(game, "harkonnen", "carthag", 3)
    put(game, "guild", "carthag", 6)
    hold(game, "atreides", "karama")
    begin(game)
    until(game, "atreides", "see-plan")
    assert {"karama see-plan guild", "karama see-plan harkonnen"} <= set(choices(game, "atreides"))
    assert game.view(game.seat[FACTION["guild"]]).asked == []


# Advanced combat ----------------------------------------------------------------------------------


def test_support_with_spice() -> None:
    """CLA-ADV-07 to CLA-ADV-09, CLA-EX-24: half without; the dial goes in halves."""
    game = battle(advanced_combat=True, spice={"harkonnen": 4})
    put(game, "harkonnen", "carthag", 6)
    put(game, "guild", "carthag", 6)
    begin(game)
    skip(game)
    dials = choices(game, "harkonnen")
    assert dials[-1] == "dial 5"
    assert "dial 0.5" in dials
    play(game, "harkonnen", "dial 3.5")
    assert choices(game, "harkonnen") == ["support 1", "support 2", "support 3"]


@pytest.mark.parametrize(("support", "lost"), [(1, 6), (2, 5)])
def test_losses_fit_dial_and_spice(support: int, lost: int) -> None:
    """CLA-ADV-10, CLA-ADV-12, CLA-EX-24: winner and loser pay what they committed."""
    game = battle(advanced_combat=True, spice={"harkonnen": 4})
    put(game, "harkonnen", "carthag", 6)
    put(game, "guild", "carthag", 6)
    begin(game)
    fight(
        game,
        ("harkonnen", f"dial 3.5, support {support}, {PLAIN}"),
        ("guild", f"dial 2, support 1, {GUILD_PLAIN}"),
    )
    assert game.tanks[FACTION["harkonnen"]] == lost
    assert (spice(game, "harkonnen"), spice(game, "guild")) == (4 - support, 9)


def test_who_wins_by_treason_keeps_his_spice() -> None:
    """CLA-ADV-11, CLA-TRAITOR-04: the other pays; in an explosion both do."""
    game = battle(advanced_combat=True)
    put(game, "harkonnen", "carthag", 6)
    put(game, "guild", "carthag", 6)
    traitors(game, "harkonnen", "staban-tuek")
    begin(game)
    fight(
        game,
        ("harkonnen", f"dial 3, support 3, {PLAIN}"),
        ("guild", f"dial 2, support 2, {GUILD_PLAIN}"),
        calls="harkonnen",
    )
    assert (spice(game, "harkonnen"), spice(game, "guild")) == (15, 8)
    game = battle(advanced_combat=True)
    put(game, "harkonnen", "carthag", 6)
    put(game, "guild", "carthag", 6)
    hold(game, "harkonnen", "lasgun", "shield")
    begin(game)
    fight(
        game,
        ("harkonnen", "dial 3, support 3, leader feyd-rautha, weapon lasgun, defense shield"),
        ("guild", f"dial 2, support 2, {GUILD_PLAIN}"),
    )
    assert (spice(game, "harkonnen"), spice(game, "guild")) == (7, 8)


def test_sardaukar_count_double_but_not_against_fremen() -> None:
    """CLA-EMP-09, CLA-EMP-10, CLA-ADV-13: without advanced combat they need no spice."""
    game = battle(["emperor", "guild"], advanced_factions=True)
    put(game, "emperor", "carthag", 4, 3)
    put(game, "guild", "carthag", 2)
    begin(game)
    skip(game)
    assert choices(game, "emperor")[-1] == "dial 7"
    game = battle(["emperor", "fremen"], advanced_factions=True)
    put(game, "emperor", "carthag", 4, 3)
    put(game, "fremen", "carthag", 2)
    begin(game)
    skip(game)
    assert choices(game, "emperor")[-1] == "dial 4"


def test_sardaukar_as_losses() -> None:
    """CLA-EX-06, CLA-EX-07, CLA-ADV-12: dial 3 with 1 spice."""
    game = battle(["emperor", "guild"], advanced_factions=True, advanced_combat=True)
    put(game, "emperor", "carthag", 6, 1)
    put(game, "guild", "carthag", 2)
    begin(game)
    fight(
        game,
        ("emperor", "dial 3, support 1, leader hasimir-fenring, weapon none, defense none"),
        ("guild", f"dial 0, support 0, {GUILD_PLAIN}"),
    )
    assert set(choices(game, "emperor")) == {"lose 5", "lose 3 starred 1", "lose 4 starred 1"}


@pytest.mark.parametrize(
    ("power", "factions", "most"),
    [("sardaukar", ["emperor", "guild"], "dial 4"), ("fedaykin", ["fremen", "guild"], "dial 4")],
)
def test_karama_against_starred_forces(power: str, factions: list[str], most: str) -> None:
    """CLA-KAR-30, CLA-KAR-38, CLA-QA-09, CLA-FRE-24: they count as normal ones."""
    game = battle(factions, advanced_factions=True)
    put(game, factions[0], "carthag", 4, 3)
    put(game, "guild", "carthag", 2)
    hold(game, "guild", "karama")
    begin(game)
    answer(game, "response", guild=f"karama stop {power}")
    skip(game)
    assert choices(game, factions[0])[-1] == most


def test_fremen_need_no_spice() -> None:
    """CLA-FRE-25, CLA-ADV-07, CLA-EX-25: full strength; a Karama makes them pay (CLA-KAR-39)."""
    game = battle(["fremen", "guild"], advanced=True)
    put(game, "fremen", "carthag", 5, 2)
    put(game, "guild", "carthag", 2)
    hold(game, "guild", "karama")
    begin(game)
    answer(game, "response")
    skip(game)
    assert choices(game, "fremen")[-1] == "dial 7"
    game = battle(["fremen", "guild"], advanced=True, spice={"fremen": 0})
    put(game, "fremen", "carthag", 5, 2)
    put(game, "guild", "carthag", 2)
    hold(game, "guild", "karama")
    begin(game)
    answer(game, "response", guild="karama stop free-full-strength")
    skip(game)
    assert choices(game, "fremen")[-1] == "dial 3.5"


def test_no_dial_beyond_20() -> None:
    """CLA-MAP-17: even where starred forces would add up to more."""
    game = battle(["emperor", "guild"], advanced_factions=True)
    put(game, "emperor", "carthag", 20, 5)
    put(game, "guild", "carthag", 2)
    begin(game)
    skip(game)
    assert choices(game, "emperor")[-1] == "dial 20"


@pytest.mark.parametrize("option", [False, True])
def test_a_sampled_ally_has_promised_support_only_where_it_can(option: bool) -> None:
    """CLA-ALLY-16, CLA-INFO-21: an outsider supposes no promise that the rules do not allow."""
    game = scene(phase="battle", advanced_combat=True, ally_battle_support=option)
    ally(game, "emperor", "harkonnen")
    ally(game, "fremen", "atreides")
    put(game, "emperor", "carthag", 3)
    put(game, "guild", "carthag", 3)
    begin(game)
    decline(game)
    if option:
        play(game, "harkonnen", "promise 4")

    outsider = game.seat[FACTION["guild"]]
    samples = [game.resample(outsider, seeded(seed)) for seed in range(20)]

    promised = {name: {each.promise[FACTION[name]] for each in samples} for name in SIX}
    assert any(promised["harkonnen"]) == option
    assert promised["atreides"] == promised["fremen"] == {0}
