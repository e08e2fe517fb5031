"""The bots of the classic game propose deals, answer them and keep their word (CLA-DEAL)."""

from __future__ import annotations

import pytest

from kanly import bots
from kanly.bots.bot import decision_of
from kanly.bots.classic.campaign import Campaign
from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.heuristics import MentatHeuristics
from kanly.bots.classic.promises import Promise, standing, worded
from kanly.bots.search.budget import Budget
from kanly.classic.choices import DEAL_ACCEPT
from kanly.classic.position import Classic
from kanly.classic.tables.factions import BY_SLUG as FACTION
from kanly.classic.tables.territories import LOCATION_BY_SLUG as LOCATION
from kanly.core.rng import seeded
from tests.bots.classic.play import table
from tests.classic.scene import begin, kill, play, put, scene, territory, until

SEATS = ["atreides", "emperor", "harkonnen"]


def chosen(game: Classic, faction: str, bot: str = "greedy") -> str:
    return bots.get(bot).choose(game.view(game.seat[FACTION[faction]])).notation


def meeting() -> Classic:
    """The Atreides are about to ship; the Harkonnen have acted and nearly win."""
    game = scene(SEATS, phase="shipment-movement", spice=12)
    put(game, "harkonnen", "carthag", 3)
    put(game, "harkonnen", "tueks-sietch", 3)
    put(game, "harkonnen", "sietch-tabr", 3)
    begin(game)
    until(game, "atreides", "ship")
    game.acted |= 1 << FACTION["harkonnen"]
    return game


def proposed(game: Classic, proposer: str, other: str, spice: int, words: str = "") -> int:
    """A proposal to pay; its number."""
    send = f"deal send: {words}" if words else "deal send"
    play(game, proposer, f"deal with {other}", f"deal pay {spice} {other}", send)
    return game.deals[-1].number


def test_it_pays_for_an_attack_on_whoever_is_about_to_win() -> None:
    game = meeting()
    made: list[str] = []
    while (step := chosen(game, "atreides")).startswith("deal"):
        made.append(step)
        play(game, "atreides", step)
    assert made[0] == "deal with emperor"
    assert made[1].startswith("deal pay")
    assert made[2].startswith("deal send: Emperor: attack on")
    assert len(made) == 3  # one proposal, and then the question is answered
    [deal] = game.deals
    assert not deal.made


def test_it_proposes_once_in_a_turn() -> None:
    game = meeting()
    game.proposals[FACTION["atreides"]] = 1
    assert not chosen(game, "atreides").startswith("deal")


@pytest.mark.parametrize("bot", ["novice", "greedy", "mcts@2", "mentat@16"])
def test_every_level_takes_a_gift(bot: str) -> None:
    game = meeting()
    number = proposed(game, "emperor", "atreides", 3)
    made = {bots.get(bot, seed).choose(game.view(0)).notation for seed in range(6)}
    assert f"deal accept {number}" in made
    assert f"deal decline {number}" not in made


def test_it_declines_to_pay_for_nothing() -> None:
    game = meeting()
    play(game, "emperor", "deal with atreides", "deal ask 4 atreides", "deal send")
    assert chosen(game, "atreides") == f"deal decline {game.deals[-1].number}"


def test_it_declines_what_it_does_not_understand() -> None:
    game = meeting()
    number = proposed(game, "emperor", "atreides", 5, "You give me Arrakeen for ever")
    assert chosen(game, "atreides") == f"deal decline {number}"


def test_it_keeps_its_word() -> None:
    game = meeting()
    put(game, "emperor", "arrakeen", 1)
    promise = Promise(FACTION["atreides"], False, territory("arrakeen"), game.turn)
    number = proposed(game, "emperor", "atreides", 2, worded(promise))
    play(game, "atreides", f"deal accept {number}")
    assert standing(game) == [promise]
    view = game.view(game.seat[FACTION["atreides"]])
    campaign = Campaign(FactionView(view, decision_of(view)))
    assert campaign.best_shipment(campaign.steps.landings()).goal != LOCATION["arrakeen"]
    assert all(
        campaign.kept(campaign.strongholds.index[territory(place)], 3) == expected
        for place, expected in (("arrakeen", -campaign.view.weights.word), ("carthag", 0.0))
    )


def test_it_keeps_the_peace_that_it_is_paid_for() -> None:
    game = scene(SEATS, phase="shipment-movement", spice=12)
    put(game, "emperor", "arrakeen", 12)
    put(game, "atreides", "habbanya-sietch", 2)
    game.spice[FACTION["atreides"]] = 0
    begin(game)
    until(game, "atreides", "ship")
    number = proposed(game, "emperor", "atreides", 4, f"Peace in turn {game.turn}.")
    assert chosen(game, "atreides") == f"deal accept {number}"
    play(game, "atreides", f"deal accept {number}")
    atreides, emperor = FACTION["atreides"], FACTION["emperor"]
    assert sorted(standing(game)) == sorted(
        [
            Promise(atreides, False, territory("arrakeen"), game.turn),
            Promise(emperor, False, territory("habbanya-sietch"), game.turn),
        ]
    )


def test_it_sells_no_peace_for_a_later_turn() -> None:
    game = meeting()
    number = proposed(game, "emperor", "atreides", 4, f"Peace in turn {game.turn + 2}")
    put(game, "emperor", "arrakeen", 1)
    assert chosen(game, "atreides") == f"deal decline {number}"


def test_a_promise_holds_for_its_turn_alone() -> None:
    game = meeting()
    promise = Promise(FACTION["atreides"], False, territory("arrakeen"), game.turn)
    number = proposed(game, "emperor", "atreides", 2, worded(promise))
    play(game, "atreides", f"deal accept {number}")
    game.turn += 1
    assert standing(game) == []


def test_six_bots_deal_and_stall_no_game() -> None:
    concluded = 0
    for seed in range(3):
        game = table(6, seed, {"advanced": True})
        players = [bots.get("adept", f"{seed}/{seat}") for seat in range(6)]
        in_turn: dict[int, int] = {}
        while not game.over:
            decision = game.pending[0]
            choice = bots.ask(players[decision.seat], game, decision)
            if choice.notation.startswith("deal send"):
                in_turn[game.turn] = in_turn.get(game.turn, 0) + 1
            concluded += choice.notation.startswith("deal accept")
            game.apply(decision.seat, choice)
        assert max(in_turn.values(), default=0) <= 6
    assert concluded > 0


def test_mentat_declines_a_deal_that_costs_it_the_game() -> None:
    spice = {"atreides": 5, "emperor": 0, "harkonnen": 9}
    game = scene(SEATS, phase="shipment-movement", spice=spice)
    kill(game, "feyd-rautha", "beast-rabban", "piter-de-vries", "captain-iakin-nefud", "umman-kudu")
    put(game, "harkonnen", "carthag", 1)
    put(game, "harkonnen", "tueks-sietch", 9)
    put(game, "harkonnen", "sietch-tabr", 9)
    begin(game)
    until(game, "atreides", "ship")
    game.acted |= 1 << FACTION["harkonnen"] | 1 << FACTION["emperor"]
    peace = Promise(FACTION["atreides"], False, territory("carthag"), game.turn)
    for words, accepts in (("", True), (worded(peace), False)):
        number = proposed(game, "harkonnen", "atreides", 4, words)
        view = game.view(game.seat[FACTION["atreides"]])
        clock = Budget(playouts=12).clock()
        made = MentatHeuristics().answer(view, DEAL_ACCEPT[number], seeded(1), clock)
        assert (made == DEAL_ACCEPT[number]) == accepts
        assert clock.done == 12
