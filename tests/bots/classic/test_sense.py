"""The greedy bot of the classic game sees what a beginner sees."""

from __future__ import annotations

import pytest

from kanly import bots, new
from kanly.bots.bot import decision_of
from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.greedy import POLICIES
from kanly.bots.classic.strongholds import Strongholds
from kanly.bots.classic.weights import DEFAULT
from kanly.classic.position import Classic
from kanly.classic.rules import KINDS
from kanly.classic.tables.factions import BY_SLUG as FACTION
from kanly.classic.tables.leaders import BY_SLUG as LEADER
from kanly.classic.tables.territories import LOCATION_BY_SLUG as LOCATION
from kanly.classic.tables.treachery import BY_SLUG as CARD
from tests.bots.classic.play import SLUGS
from tests.classic.scene import (
    ally,
    begin,
    dead,
    decline,
    hold,
    kill,
    next_cards,
    next_spice_cards,
    play,
    put,
    scene,
    territory,
    traitors,
    until,
)

THREE = ["atreides", "fremen", "harkonnen"]


def chosen(game: Classic, faction: str) -> str:
    """What the greedy bot does for a faction that is asked."""
    view = game.view(game.seat[FACTION[faction]])
    return bots.get("greedy").choose(view).notation


def turn_of(game: Classic, faction: str, *kinds: str) -> list[str]:
    """What the bot does for a faction until it is asked something else."""
    made: list[str] = []
    until(game, faction, kinds[0])
    while True:
        decline(game)
        decision = game.decision(game.seat[FACTION[faction]])
        if decision is None or decision.kind.name not in kinds:
            return made
        made.append(chosen(game, faction))
        play(game, faction, made[-1])


def test_there_is_a_policy_for_every_kind_of_question() -> None:
    assert set(POLICIES) == {kind.name for kind in KINDS}


# Setup --------------------------------------------------------------------------------------------


def test_it_picks_the_strongest_leader_of_another_as_its_traitor() -> None:
    game = scene(THREE)
    game.dealt[FACTION["atreides"]] = [
        LEADER["thufir-hawat"],
        LEADER["stilgar"],
        LEADER["umman-kudu"],
        LEADER["jamis"],
    ]
    game.stack = [(2001, 1 << FACTION["atreides"])]
    assert chosen(game, "atreides") == "traitor stilgar"


def test_its_prediction_differs_from_game_to_game() -> None:
    game = new("classic", players=6, seed=3, options={"factions": SLUGS})
    assert isinstance(game, Classic)
    until(game, "bene-gesserit", "prediction")
    view = game.view(game.seat[FACTION["bene-gesserit"]])
    found = {bots.get("greedy", seed).choose(view).notation for seed in range(20)}
    assert len(found) > 3


# Spice and cards ----------------------------------------------------------------------------------


def test_it_claims_charity() -> None:
    game = scene(THREE, phase="choam-charity", spice=0)
    begin(game)
    until(game, "fremen", "charity")
    assert chosen(game, "fremen") == "claim"


@pytest.mark.parametrize(("card", "bids"), [("crysknife", True), ("kulon", False)])
def test_the_atreides_bid_for_what_they_see(card: str, bids: bool) -> None:
    game = scene(THREE, phase="bidding", spice=15)
    next_cards(game, card)
    begin(game)
    until(game, "atreides", "bid")
    assert chosen(game, "atreides").startswith("bid") == bids


def test_it_does_not_bid_what_it_needs_for_shipments() -> None:
    game = scene(THREE, phase="bidding", spice=5)
    begin(game)
    until(game, "harkonnen", "bid")
    play(game, "harkonnen", "bid 3")
    until(game, "atreides", "bid")
    assert chosen(game, "atreides") == "pass"


def test_it_pays_a_dear_card_with_a_karama() -> None:
    game = scene(THREE, phase="bidding", spice=20)
    hold(game, "fremen", "karama")
    begin(game)
    until(game, "fremen", "bid")
    play(game, "fremen", "bid 19")
    until(game, "fremen", "pay")
    assert chosen(game, "fremen") == "karama buy"


# Revival ------------------------------------------------------------------------------------------


def test_it_revives_what_is_free() -> None:
    game = scene(THREE, phase="revival", spice=0)
    dead(game, "fremen", 10)
    begin(game)
    until(game, "fremen", "revive")
    assert chosen(game, "fremen") == "revive 3"


def test_it_buys_back_a_leader_when_none_is_left() -> None:
    game = scene(THREE, phase="revival", spice=12)
    kill(game, *[name for name in LEADER if LEADER[name] // 5 == FACTION["harkonnen"]])
    begin(game)
    until(game, "harkonnen", "revive-leader")
    assert chosen(game, "harkonnen") == "revive feyd-rautha"


# Shipment and movement ----------------------------------------------------------------------------


def test_it_takes_the_stronghold_that_wins() -> None:
    game = scene(["atreides", "emperor", "harkonnen"], phase="shipment-movement", spice=6)
    put(game, "atreides", "arrakeen", 4)
    put(game, "atreides", "tueks-sietch", 4)
    put(game, "emperor", "carthag", 8)
    begin(game)
    made = turn_of(game, "atreides", "ship", "cargo", "ship-pay")
    assert made[0] in ("ship sietch-tabr", "ship habbanya-sietch")


def test_it_stops_a_side_that_would_win() -> None:
    game = scene(["harkonnen", "atreides", "emperor"], phase="shipment-movement", spice=8)
    for place in ("carthag", "tueks-sietch", "sietch-tabr"):
        put(game, "harkonnen", place, 2)
    begin(game)
    until(game, "harkonnen", "ship")
    play(game, "harkonnen", "pass", "pass")
    made = turn_of(game, "emperor", "ship", "cargo", "ship-pay")
    assert made[0] in ("ship carthag", "ship tueks-sietch", "ship sietch-tabr")


def expected(game: Classic, faction: str) -> Strongholds:
    """The strongholds at the end of the turn, as a faction that is asked expects it."""
    view = game.view(game.seat[FACTION[faction]])
    return Strongholds(FactionView(view, decision_of(view)))


def test_it_sees_who_may_still_win_this_turn() -> None:
    game = scene(["atreides", "emperor", "harkonnen"], phase="shipment-movement", spice=8)
    put(game, "harkonnen", "carthag", 5)
    put(game, "harkonnen", "tueks-sietch", 5)
    put(game, "emperor", "habbanya-sietch", 12)
    begin(game)
    until(game, "atreides", "ship")
    early = harkonnens(expected(game, "atreides"))
    assert len([chance for chance in early if chance > 0]) == 4  # two, and two it may still take
    game.acted |= 1 << FACTION["harkonnen"]
    late = harkonnens(expected(game, "atreides"))
    assert len([chance for chance in late if chance > 0]) == 2


def harkonnens(strongholds: Strongholds) -> list[float]:
    """How sure whoever has Carthag is of each stronghold."""
    carthag = strongholds.index[territory("carthag")]
    return next(sure for _, sure, _ in strongholds.menaces if sure[carthag] == 1.0)


@pytest.mark.parametrize(
    ("turn", "least", "most"), [(1, 0.0, 1.0), (2, 0.0, 5.0), (7, 30.0, 100.0)]
)
def test_it_risks_little_for_an_even_chance_to_win_early(
    turn: int, least: float, most: float
) -> None:
    game = scene(["atreides", "fremen", "guild"], phase="shipment-movement", spice=8)
    begin(game)
    game.turn = turn
    until(game, "atreides", "ship")
    assert least <= expected(game, "atreides").boldness(0.5) <= most


def test_it_counts_on_an_ally_who_is_still_to_act() -> None:
    game = scene(["atreides", "emperor", "harkonnen"], phase="shipment-movement", spice=8)
    ally(game, "atreides", "harkonnen")
    put(game, "harkonnen", "carthag", 5)
    begin(game)
    until(game, "atreides", "ship")
    before = expected(game, "atreides").friends
    game.acted |= 1 << FACTION["harkonnen"]
    after = expected(game, "atreides").friends
    assert sum(before) > sum(after) > 0


def test_it_fetches_spice_that_lies_near() -> None:
    game = scene(THREE, phase="shipment-movement", spice={"harkonnen": 0}, storm=15)
    put(game, "harkonnen", "carthag", 10)
    put(game, "atreides", "arrakeen", 12)
    put(game, "fremen", "sietch-tabr", 12)
    game.spice_at[LOCATION["hagga-basin-12"]] = 6
    begin(game)
    made = turn_of(game, "harkonnen", "ship", "cargo", "ship-pay", "move", "move-to", "forces")
    assert "to hagga-basin-12" in made
    assert "forces 9" not in made


def test_it_does_not_march_before_the_storm_for_nothing() -> None:
    game = scene(THREE, phase="shipment-movement", spice=0, storm=10)
    put(game, "harkonnen", "carthag", 3)
    begin(game)
    assert turn_of(game, "harkonnen", "ship", "move") in (["pass"], ["pass", "pass"])


def test_the_guild_acts_last() -> None:
    game = scene(phase="shipment-movement", advanced=True)
    begin(game)
    until(game, "guild", "step-in")
    assert chosen(game, "guild") == "wait"


def test_a_karama_pays_for_half_of_a_great_shipment() -> None:
    game = scene(THREE, phase="shipment-movement", spice=20)
    hold(game, "atreides", "karama")
    begin(game)
    until(game, "atreides", "ship")
    play(game, "atreides", "ship polar-sink", "forces 9")
    assert chosen(game, "atreides") == "karama half-price"


# The Bene Gesserit --------------------------------------------------------------------------------


def test_advisors_fight_for_a_stronghold_that_is_weakly_held() -> None:
    game = scene(phase="shipment-movement", advanced=True)
    put(game, "bene-gesserit", "tueks-sietch", 6)
    put(game, "guild", "tueks-sietch", 1)
    game.advisors = 1 << 4
    begin(game)
    until(game, "bene-gesserit", "to-fighters")
    assert chosen(game, "bene-gesserit") == "fighters tueks-sietch"


def test_fighters_give_way_to_a_great_army() -> None:
    game = scene(phase="shipment-movement", advanced=True, storm=15)
    put(game, "bene-gesserit", "tueks-sietch", 1)
    begin(game)
    until(game, "harkonnen", "ship")
    play(game, "harkonnen", "ship tueks-sietch", "forces 10")
    until(game, "bene-gesserit", "intrusion")
    assert chosen(game, "bene-gesserit") == "become advisors"


# Battle -------------------------------------------------------------------------------------------


def duel(**options: bool) -> Classic:
    """Atreides against Harkonnen in Arrakeen, before the battle."""
    game = scene(THREE, phase="battle", spice=10, **options)
    put(game, "atreides", "arrakeen", 6)
    return game


def plan(game: Classic, faction: str) -> list[str]:
    return turn_of(game, faction, "plan")


def test_it_keeps_a_force_alive_to_hold_the_place() -> None:
    game = duel()
    put(game, "harkonnen", "arrakeen", 3)
    begin(game)
    made = plan(game, "atreides")
    assert made[0] in ("dial 2", "dial 3", "dial 4", "dial 5")


def test_it_does_not_lead_with_a_traitor_that_was_shown() -> None:
    game = duel()
    put(game, "harkonnen", "arrakeen", 5)
    traitors(game, "harkonnen", "lady-jessica", "thufir-hawat")
    game.traitor_known[FACTION["atreides"]] |= 1 << LEADER["lady-jessica"]
    game.traitor_known[FACTION["atreides"]] |= 1 << LEADER["thufir-hawat"]
    begin(game)
    made = plan(game, "atreides")
    assert not {"leader lady-jessica", "leader thufir-hawat"} & set(made)


def test_it_plays_the_defense_against_a_weapon_that_was_seen() -> None:
    game = duel()
    put(game, "harkonnen", "arrakeen", 5)
    hold(game, "harkonnen", "chaumas")
    hold(game, "atreides", "shield", "snooper")
    game.known[FACTION["atreides"] * 6 + FACTION["harkonnen"]] = [CARD["chaumas"]]
    begin(game)
    until(game, "atreides", "prescience")
    play(game, "atreides", "decline")
    assert "defense snooper" in plan(game, "atreides")


def test_it_supports_its_forces_with_spice() -> None:
    game = duel(advanced_combat=True)
    put(game, "harkonnen", "arrakeen", 5)
    begin(game)
    made = plan(game, "atreides")
    assert made[1] != "support 0"


def test_it_calls_treason() -> None:
    game = duel()
    put(game, "harkonnen", "arrakeen", 5)
    traitors(game, "atreides", "feyd-rautha")
    begin(game)
    until(game, "atreides", "prescience")
    play(game, "atreides", "decline")
    play(game, "atreides", "dial 0", "leader lady-jessica", "weapon none", "defense none")
    play(game, "harkonnen", "dial 4", "leader feyd-rautha", "weapon none", "defense none")
    assert chosen(game, "atreides") == "treason"


@pytest.mark.parametrize(
    ("card", "kept"), [("crysknife", "keep crysknife"), ("kulon", "discard kulon")]
)
def test_the_winner_keeps_what_is_useful(card: str, kept: str) -> None:
    game = duel()
    put(game, "harkonnen", "arrakeen", 1)
    hold(game, "atreides", card)
    begin(game)
    until(game, "atreides", "prescience")
    play(game, "atreides", "decline")
    play(game, "atreides", "dial 3", "leader lady-jessica", f"weapon {card}", "defense none")
    play(game, "harkonnen", "dial 0", "leader umman-kudu", "weapon none", "defense none")
    until(game, "atreides", "keep-card")
    assert chosen(game, "atreides") == kept


def test_the_voice_forbids_the_weapon_that_cannot_be_stopped() -> None:
    game = scene(phase="battle")
    put(game, "bene-gesserit", "arrakeen", 4)
    put(game, "harkonnen", "arrakeen", 4)
    hold(game, "bene-gesserit", "shield")
    hold(game, "harkonnen", "chaumas")
    game.known[FACTION["bene-gesserit"] * 6 + FACTION["harkonnen"]] = [CARD["chaumas"]]
    begin(game)
    until(game, "bene-gesserit", "the-voice")
    assert chosen(game, "bene-gesserit") == "voice no poison-weapon"


def test_the_winner_takes_the_cheapest_losses() -> None:
    game = scene(phase="battle", advanced=True)
    put(game, "emperor", "arrakeen", 6, 2)
    put(game, "harkonnen", "arrakeen", 1)
    begin(game)
    until(game, "emperor", "plan")
    play(game, "emperor", "dial 4", "support 2", "leader burseg", "weapon none", "defense none")
    play(game, "harkonnen", "dial 0", "support 0", "leader umman-kudu")
    play(game, "harkonnen", "weapon none", "defense none")
    until(game, "emperor", "losses")
    assert chosen(game, "emperor") == "lose 2 starred 2"


# Alliances ----------------------------------------------------------------------------------------


def nexus(game: Classic) -> None:
    game.tops = [LOCATION["cielago-south-1"], -1]
    next_spice_cards(game, "shai-hulud")
    begin(game)
    decline(game)


def test_it_accepts_an_alliance_that_wins() -> None:
    game = scene(phase="spice-blow-nexus")
    put(game, "harkonnen", "carthag", 3)
    put(game, "harkonnen", "tueks-sietch", 3)
    put(game, "emperor", "arrakeen", 3)
    put(game, "emperor", "sietch-tabr", 3)
    nexus(game)
    play(game, "emperor", "ally harkonnen")
    assert chosen(game, "harkonnen") == "accept emperor"


def test_it_rejects_an_alliance_that_leads_nowhere() -> None:
    game = scene(phase="spice-blow-nexus")
    put(game, "harkonnen", "carthag", 3)
    put(game, "harkonnen", "tueks-sietch", 3)
    nexus(game)
    play(game, "emperor", "ally harkonnen")
    assert chosen(game, "harkonnen") == "reject emperor"


def test_the_fremen_shelter_their_ally() -> None:
    game = scene(phase="spice-blow-nexus")
    ally(game, "fremen", "guild")
    put(game, "guild", "cielago-south-1", 3)
    game.tops = [20, -1]
    next_spice_cards(game, "shai-hulud")
    begin(game)
    until(game, "fremen", "protect")
    assert chosen(game, "fremen") == "protect"


# Unasked ------------------------------------------------------------------------------------------


def test_it_plays_the_ghola_in_a_pause_when_it_needs_forces() -> None:
    game = scene(THREE, phase="choam-charity")
    hold(game, "harkonnen", "tleilaxu-ghola")
    dead(game, "harkonnen", 20)
    begin(game)
    until(game, "harkonnen", "pause")
    assert chosen(game, "harkonnen") == "ghola forces"


def test_it_keeps_the_ghola_while_all_is_well() -> None:
    game = scene(THREE, phase="choam-charity")
    hold(game, "harkonnen", "tleilaxu-ghola")
    dead(game, "harkonnen", 1)
    begin(game)
    until(game, "harkonnen", "pause")
    assert chosen(game, "harkonnen") == "decline"


def test_a_bot_that_wakes_is_shown_a_question_with_one_answer() -> None:
    game = scene(THREE, phase="choam-charity")
    hold(game, "harkonnen", "tleilaxu-ghola")
    dead(game, "harkonnen", 20)
    begin(game)
    decision = until(game, "harkonnen", "pause")
    assert bots.ask(bots.get("greedy"), game, decision).notation == "ghola forces"
    assert bots.ask(bots.get("random"), game, decision).notation == "decline"


def test_it_asks_for_a_traitor_before_a_battle_about_much() -> None:
    game = duel()
    put(game, "harkonnen", "arrakeen", 6)
    put(game, "atreides", "tueks-sietch", 3)
    put(game, "atreides", "carthag", 3)
    hold(game, "atreides", "truthtrance")
    begin(game)
    until(game, "atreides", "prescience")
    play(game, "atreides", "decline")
    made = turn_of(game, "atreides", "plan", "question")
    assert made[0] == "truthtrance harkonnen"
    assert made[1].startswith("ask traitor")


# The Guild's clock --------------------------------------------------------------------------------


def test_nobody_lends_the_guild_a_hand_for_its_riches_alone() -> None:
    game = scene(phase="spice-blow-nexus", spice={"guild": 30})
    nexus(game)
    play(game, "guild", "ally harkonnen")
    assert chosen(game, "harkonnen") == "reject guild"


def test_an_alliance_with_the_guild_that_wins_is_welcome() -> None:
    game = scene(phase="spice-blow-nexus")
    put(game, "harkonnen", "carthag", 3)
    put(game, "harkonnen", "arrakeen", 3)
    put(game, "guild", "tueks-sietch", 3)
    put(game, "guild", "sietch-tabr", 3)
    nexus(game)
    play(game, "guild", "ally harkonnen")
    assert chosen(game, "harkonnen") == "accept guild"


def test_the_guild_must_not_win_before_the_end_either() -> None:
    costs: dict[str, float] = {}
    for winner in ("guild", "emperor"):
        game = scene(phase="shipment-movement", turn=8)
        put(game, winner, "carthag", 3)
        put(game, winner, "tueks-sietch", 3)
        begin(game)
        until(game, "harkonnen", "ship")
        view = FactionView(game.view(game.seat[FACTION["harkonnen"]]), game.pending[0])
        costs[winner] = Strongholds(view).cost_of_victory(1 << FACTION[winner])
    assert costs["guild"] == DEFAULT.threat
    assert costs["emperor"] < DEFAULT.threat / 2
