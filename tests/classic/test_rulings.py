"""Corners of the classic rules that a second reading found."""

import pytest

from kanly.classic.position import CAPTIVE, HOME, TANKS, Classic
from kanly.classic.tables.phases import PHASE_NAMES
from tests.classic.scene import (
    CARD,
    FACTION,
    LEADER,
    ally,
    answer,
    asked,
    begin,
    choices,
    dead,
    decline,
    forces,
    hand,
    hold,
    kill,
    offers,
    play,
    put,
    quiet,
    scene,
    spice,
    traitors,
    until,
)


def test_a_card_in_a_sealed_plan_is_no_karama() -> None:
    """CLA-BATTLE-16, CLA-BG-28."""
    game = scene(["bene-gesserit", "atreides", "emperor", "guild"], phase="battle", advanced=True)
    ally(game, "emperor", "guild")
    put(game, "bene-gesserit", "arrakeen", 2)
    put(game, "atreides", "arrakeen", 2)
    hold(game, "bene-gesserit", "baliset")
    begin(game)
    while game.pending[0].kind.name != "plan":
        quiet(game)
    play(game, "bene-gesserit", "dial 0", "support 0", "leader alia", "weapon baliset")
    play(game, "emperor", "gift 1 guild")
    assert choices(game, "bene-gesserit") == ["decline"]


def test_a_worthless_card_behind_a_bid_that_is_stopped() -> None:
    """CLA-KAR-10, CLA-KAR-24: bidding on the card begins again at once."""
    game = scene(["bene-gesserit", "guild", "emperor", "atreides"], phase="bidding", advanced=True)
    ally(game, "emperor", "guild")
    game.spice[FACTION["bene-gesserit"]] = game.ledger[FACTION["bene-gesserit"]] = 0
    hold(game, "bene-gesserit", "baliset", "kulon")
    hold(game, "atreides", "karama")
    begin(game)
    until(game, "bene-gesserit", "bid")
    play(game, "bene-gesserit", "bid 5")
    play(game, "emperor", "gift 1 guild")
    answer(game, "response", bene_gesserit="karama stop gift-to-ally with baliset")
    answer(game, "response", atreides="karama stop worthless-as-karama")
    decline(game)
    assert game.bidder == -1
    assert game.pending[0].kind.name == "bid"


def test_bidding_goes_on_while_another_karama_can_pay() -> None:
    """CLA-KAR-09, CLA-KAR-10."""
    game = scene(["bene-gesserit", "guild", "atreides"], phase="bidding", advanced=True)
    game.spice[FACTION["bene-gesserit"]] = game.ledger[FACTION["bene-gesserit"]] = 0
    hold(game, "bene-gesserit", "baliset", "karama")
    hold(game, "atreides", "karama")
    begin(game)
    until(game, "bene-gesserit", "bid")
    play(game, "bene-gesserit", "bid 5")
    play(game, "guild", "pass")
    play(game, "atreides", "pass")
    play(game, "bene-gesserit", "karama buy with baliset")
    answer(game, "response", atreides="karama stop worthless-as-karama")
    assert choices(game, "bene-gesserit") == ["karama buy"]


def harkonnen_win() -> Classic:
    """Harkonnen win against the Atreides in Arrakeen, and have a battle in Carthag to come."""
    game = scene(["harkonnen", "atreides", "emperor"], phase="battle", advanced_factions=True)
    put(game, "harkonnen", "arrakeen", 5)
    put(game, "atreides", "arrakeen", 1)
    put(game, "harkonnen", "carthag", 5)
    put(game, "emperor", "carthag", 1)
    return game


def test_a_captive_fights_in_one_territory_a_phase() -> None:
    """CLA-BATTLE-12, CLA-HAR-11: also for those who took it."""
    game = harkonnen_win()
    kill(game, "thufir-hawat", "lady-jessica", "gurney-halleck", "dr-wellington-yueh")
    begin(game)
    play(game, "harkonnen", "battle arrakeen atreides")
    until(game, "harkonnen", "plan")
    play(game, "harkonnen", "dial 5", "leader feyd-rautha", "weapon none", "defense none")
    play(game, "atreides", "dial 0", "leader duncan-idaho", "weapon none", "defense none")
    until(game, "harkonnen", "capture")
    play(game, "harkonnen", "capture")
    decline(game)
    play(game, "harkonnen", "keep captive")
    until(game, "harkonnen", "plan")
    play(game, "harkonnen", "dial 0")
    assert "leader duncan-idaho" not in choices(game, "harkonnen")
    assert "leader beast-rabban" in choices(game, "harkonnen")


def test_a_ghola_ends_the_tie_at_once() -> None:
    """CLA-CARD-20: also while the winner still sorts his cards."""
    game = scene(["harkonnen", "atreides"], phase="battle")
    for place in ("arrakeen", "carthag"):
        put(game, "harkonnen", place, 5)
        put(game, "atreides", place, 2)
    hold(game, "harkonnen", "crysknife")
    hold(game, "atreides", "tleilaxu-ghola")
    begin(game)
    until(game, "harkonnen", "battle")
    play(game, "harkonnen", "battle arrakeen atreides")
    until(game, "harkonnen", "plan")
    play(game, "harkonnen", "dial 5", "leader feyd-rautha", "weapon crysknife", "defense none")
    play(game, "atreides", "dial 0", "leader thufir-hawat", "weapon none", "defense none")
    until(game, "harkonnen", "keep-card")
    play(game, "atreides", "ghola thufir-hawat")
    assert game.leader_at[LEADER["thufir-hawat"]] == HOME


def test_a_new_captive_does_not_stay_without_an_own_leader() -> None:
    """CLA-HAR-14."""
    game = scene(["harkonnen", "atreides"], phase="battle", advanced_factions=True)
    put(game, "harkonnen", "arrakeen", 5)
    put(game, "atreides", "arrakeen", 1)
    kill(game, "beast-rabban", "piter-de-vries", "captain-iakin-nefud", "umman-kudu")
    hold(game, "atreides", "crysknife")
    begin(game)
    until(game, "harkonnen", "plan")
    play(game, "harkonnen", "dial 5", "leader feyd-rautha", "weapon none", "defense none")
    play(game, "atreides", "dial 0", "leader duncan-idaho", "weapon crysknife", "defense none")
    until(game, "harkonnen", "capture")
    play(game, "harkonnen", "capture")
    decline(game)
    play(game, "harkonnen", "keep captive")
    assert CAPTIVE not in game.leader_at
    assert game.leader_at[LEADER["feyd-rautha"]] == TANKS


def test_a_deal_falls_through_when_its_parties_ally() -> None:
    """CLA-DEAL-14, CLA-ALLY-16."""
    from kanly.classic.nexus import form

    game = scene(["atreides", "guild", "emperor"], phase="bidding")
    begin(game)
    decline(game)
    play(game, "atreides", "deal with guild", "deal pay 5 guild", "deal send")
    form(game, FACTION["atreides"], FACTION["guild"])
    assert game.deals == []


def test_a_payment_whose_moment_has_come_is_made_at_once() -> None:
    """CLA-DEAL-09."""
    game = scene(["atreides", "guild", "emperor"], phase="choam-charity")
    begin(game)
    play(game, "atreides", "deal with guild", "deal pay 5 guild", "deal at 2 bidding", "deal send")
    until(game, "guild", "bid")
    play(game, "guild", "deal accept 1")
    assert spice(game, "atreides") == 5
    assert game.bribes[FACTION["guild"]] == 5


def test_truthtrance_does_not_list_captives() -> None:
    """CLA-INFO-18: every leader that could be one is listed."""
    game = scene(
        ["harkonnen", "guild", "atreides", "emperor"], phase="battle", advanced_factions=True
    )
    put(game, "harkonnen", "carthag", 3)
    put(game, "guild", "carthag", 3)
    game.leader_at[LEADER["duncan-idaho"]] = CAPTIVE
    for slug in ("thufir-hawat", "lady-jessica", "gurney-halleck", "duncan-idaho"):
        game.suspects |= 1 << LEADER[slug]
    hold(game, "emperor", "truthtrance")
    begin(game)
    until(game, "harkonnen", "plan")
    play(game, "emperor", "truthtrance harkonnen")
    asked_about = {c.removeprefix("ask leads ") for c in choices(game, "emperor") if "leads" in c}
    assert {"thufir-hawat", "lady-jessica", "gurney-halleck", "duncan-idaho"} <= asked_about


def test_who_came_back_unnamed_stays_unnamed() -> None:
    """CLA-REV-17: its count of deaths does not tell either."""
    game = scene(["harkonnen", "atreides", "emperor"], phase="bidding", advanced_factions=True)
    for slug in ("thufir-hawat", "lady-jessica", "duncan-idaho"):
        game.suspects |= 1 << LEADER[slug]
    game.leader_at[LEADER["duncan-idaho"]] = TANKS
    game.deaths[LEADER["duncan-idaho"]] = 1
    game.hidden_dead = 1 << LEADER["duncan-idaho"]
    hold(game, "atreides", "tleilaxu-ghola")
    begin(game)
    decline(game)
    play(game, "atreides", "ghola duncan-idaho")
    seen = game.view(game.seat[FACTION["emperor"]]).data()["atreides"]
    assert "duncan-idaho" not in {k for k, v in seen["deaths"].items() if v != "?"}  # type: ignore[index]


def test_the_atreides_keep_their_notes() -> None:
    """CLA-ATR-05."""
    game = scene(["atreides", "guild", "emperor"], phase="bidding")
    begin(game)
    decline(game)
    first = game.row[-1]
    assert game.auction_seen == [first]
    assert game.view(game.seat[FACTION["guild"]]).position.auction_seen == []  # type: ignore[attr-defined]
    assert CARD is not None
    assert hand(game, "atreides") == []


def test_a_later_offer_takes_the_place_of_the_first() -> None:
    """CLA-ALLY-02: so that an answer is always to one offer."""
    from tests.classic.scene import next_spice_cards

    game = scene(phase="spice-blow-nexus", alliance_variant="3-members-4-strongholds")
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    while game.pending[0].kind.name != "nexus":
        quiet(game)
    play(game, "atreides", "ally guild", "ally emperor")
    assert "accept atreides" not in choices(game, "guild")
    assert "accept atreides" in choices(game, "emperor")


def test_ghola_is_not_spent_on_nobody() -> None:
    """CLA-CARD-17, CLA-CARD-19."""
    game = scene(["emperor", "guild", "atreides"], phase="bidding", advanced_factions=True)
    dead(game, "emperor", 2, 2)
    game.revived_stars[FACTION["emperor"]] = 1
    hold(game, "emperor", "tleilaxu-ghola")
    begin(game)
    assert "ghola forces" not in offers(game, "emperor")


def test_a_stopped_power_is_not_asked_about() -> None:
    """CLA-KAR-03."""
    game = scene(["atreides", "bene-gesserit", "guild"], phase="shipment-movement")
    hold(game, "guild", "karama")
    begin(game)
    until(game, "atreides", "ship")
    play(game, "atreides", "ship carthag", "forces 1", "pay")
    decline(game)
    play(game, "bene-gesserit", "follow polar-sink")
    answer(game, "response", guild="karama stop spiritual-advisor")
    until(game, "guild", "ship")
    play(game, "guild", "ship arrakeen", "forces 1")
    decline(game)
    assert asked(game, "bene-gesserit") is None
    assert forces(game, "guild", "arrakeen") == 1


@pytest.mark.parametrize("option", [False, True])
def test_a_called_worm_with_its_nexus_is_ridden_after_it(option: bool) -> None:
    """CLA-FRE-27 and the option of CLA-FRE-26."""
    game = scene(
        ["fremen", "guild", "atreides"],
        phase="spice-blow-nexus",
        advanced_karama=True,
        fremen_karama_worm_causes_nexus=option,
    )
    hold(game, "fremen", "karama")
    put(game, "fremen", "meridian-1", 2)
    heard = begin(game)
    play(game, "fremen", "karama call-worm meridian")
    until(game, "fremen", "ride")
    blown = [e for e in heard if e.key in ("classic-blow", "classic-blow-in-storm")]
    assert bool(blown) != option


def test_a_captive_kept_after_treason_is_known_to_all() -> None:
    """CLA-HAR-12, CLA-INFO-18: it was used, so nobody has to guess any more."""
    game = scene(
        ["harkonnen", "guild", "emperor"],
        phase="battle",
        advanced_factions=True,
        captured_leader_kept_after_treason_win="kept",
    )
    put(game, "harkonnen", "carthag", 4)
    put(game, "guild", "carthag", 1)
    game.leader_at[LEADER["caid"]] = CAPTIVE
    for slug in ("caid", "burseg", "bashar"):
        game.suspects |= 1 << LEADER[slug]
    traitors(game, "harkonnen", "soo-soo-sook")
    begin(game)
    until(game, "guild", "plan")
    play(game, "guild", "dial 0", "leader soo-soo-sook", "weapon none", "defense none")
    play(game, "harkonnen", "dial 0", "leader caid", "weapon none", "defense none")
    play(game, "harkonnen", "treason")
    while game.phase == PHASE_NAMES.index("battle"):
        quiet(game)
        game.check()
    seen = game.view(game.seat[FACTION["guild"]]).data()["emperor"]
    assert seen["leaders"]["caid"] == "captive"  # type: ignore[index]
