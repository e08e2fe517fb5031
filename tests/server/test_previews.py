"""Previews and hints: what the server works out for whoever plans or looks on."""

from __future__ import annotations

from collections.abc import Iterator

from kanly.classic.choices import V_BID, V_DEFENSE, V_WEAPON
from kanly.classic.planning import next_part
from kanly.classic.position import Classic
from kanly.classic.resolution import HALVES
from kanly.classic.shipment import FROM_RESERVES, price
from kanly.classic.tables.factions import FACTIONS
from kanly.core import registry
from kanly.core.decision import Decision
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.core.rng import Rng, seeded
from kanly.core.setup import Options
from kanly.imperium.choices import V_DEPLOY
from kanly.imperium.position import Imperium
from kanly.server.classic import preview as previews
from kanly.server.classic.hints import Hints, PlanPart, Preview
from kanly.server.imperium.hints import hints_of as imperium_hints
from tests.server.table import Person

ADVANCED: Options = {"advanced": True, "turns": 4}


def random_moves(game: Game, rng: Rng, heard: list[Event] | None = None) -> Iterator[Decision]:
    """Play a game at random; every decision before it is answered."""
    game.listener = heard
    while not game.over:
        pending = game.pending
        decision = pending[rng.below(len(pending))]
        yield decision
        game.apply(decision.seat, decision.choices[rng.below(len(decision.choices))])


def classic_plans(seeds: range) -> Iterator[tuple[Classic, Decision, Rng]]:
    for seed in seeds:
        game = registry.new("classic", 6, seed, ADVANCED)
        assert isinstance(game, Classic)
        rng = seeded(f"previews {seed}")
        for decision in random_moves(game, rng):
            if decision.kind.name == "plan":
                yield game, decision, rng


def tried(game: Classic, seat: int, wanted: list[str]) -> Preview:
    found = previews.preview(game.view(seat), wanted)
    assert found is not None
    return found


def test_a_previewed_plan_can_be_made_choice_by_choice() -> None:
    made = 0
    for game, decision, rng in classic_plans(range(2)):
        seat = decision.seat
        given = [choice.notation for choice in game.given(seat)]
        first = tried(game, seat, [])
        parts = [first.parts.leader, first.parts.dial]
        wanted = [part.choices[rng.below(len(part.choices))].notation for part in parts]
        trial, copy = tried(game, seat, wanted), game.clone()
        assert {each for each in wanted if each not in given} <= set(trial.choices)
        for notation in trial.choices:
            copy.apply(seat, notation)
        asked = copy.decision(seat)
        assert asked is None or asked.kind.name != "plan"
        made += 1
    assert made > 20


def test_a_preview_offers_for_each_part_what_the_rules_would_ask() -> None:
    for game, decision, _ in classic_plans(range(1)):
        given = game.given(decision.seat)
        found = tried(game, decision.seat, [])
        asked = decision.choices[0].verb
        part = next(
            part
            for part in (
                found.parts.dial,
                found.parts.support,
                found.parts.leader,
                found.parts.kwisatz,
                found.parts.weapon,
                found.parts.defense,
            )
            if isinstance(part, PlanPart) and part.open
        )
        assert [each.notation for each in part.choices] == [x.notation for x in decision.choices]
        assert (asked in (V_WEAPON, V_DEFENSE)) <= bool(given)
        faction = next(side for side in game.sides if game.seat[side] == decision.seat)
        assert next_part(game, faction, given) == decision.choices


def test_a_preview_knows_no_more_than_the_view() -> None:
    """Whatever else others may hold, the preview stays the same."""
    compared = 0
    for game, decision, rng in classic_plans(range(1)):
        twin = game.resample(decision.seat, rng)
        assert isinstance(twin, Classic)
        if twin.view(decision.seat) == game.view(decision.seat):
            assert tried(twin, decision.seat, []) == tried(game, decision.seat, [])
            compared += 1
    assert compared > 5


def test_what_revealed_plans_come_to_is_what_the_battle_comes_to() -> None:
    told = 0
    for seed in range(3):
        game = registry.new("classic", 6, seed, ADVANCED)
        assert isinstance(game, Classic)
        heard: list[Event] = []
        last: Hints | None = None
        for _ in random_moves(game, seeded(f"outcomes {seed}"), heard):
            totals = [event.args for event in heard if event.key == "classic-total"]
            if len(totals) == 2 and last is not None and last.battle is not None:
                outcome = last.battle.outcome
                assert outcome is not None
                expected = [int(args["n"]) + int(args["half"]) / HALVES for args in totals]
                assert [side.total for side in outcome.sides] == expected
                told += 1
            heard.clear()
            found = previews.hints_of(game.view(None).position, None)
            if found.battle is not None and found.battle.outcome is not None:
                last = found
    assert told > 3


def test_nobody_brings_more_to_a_battle_than_the_hints_say() -> None:
    for game, decision, _ in classic_plans(range(1)):
        for viewer in range(game.players):
            found = previews.hints_of(game.view(viewer).position, None)
            assert found.battle is not None
            side = next(i for i, each in enumerate(game.sides) if game.seat[each] == decision.seat)
            own = tried(game, decision.seat, [])
            highest = max(float(each.value) for each in own.parts.dial.choices)
            assert found.battle.most[side].dial >= highest
            assert own.alive - own.dead <= found.battle.most[side].leader


def test_the_price_of_a_shipment_is_told_for_every_place() -> None:
    game = registry.new("classic", 6, 3, ADVANCED)
    assert isinstance(game, Classic)
    asked = 0
    for decision in random_moves(game, seeded("prices")):
        if decision.kind.name == "ship":
            found = previews.hints_of(game.view(decision.seat).position, decision).prices
            goals = [choice for choice in decision.choices if choice.notation.startswith("ship ")]
            assert list(found) == [choice.refs[0].slug for choice in goals]
            faction = game.stack[-1][1]
            for choice in goals:
                paid = price(game, faction, FROM_RESERVES, choice.a, 2, False)
                assert found[choice.refs[0].slug] == paid
            asked += 1
    assert asked > 5


def test_the_strength_after_a_deployment_is_the_strength_told() -> None:
    deployed = 0
    game = registry.new("imperium", 4, 5, {"ix": True})
    for decision in random_moves(game, seeded("strengths")):
        assert isinstance(game, Imperium)
        found = imperium_hints(game.view(decision.seat).position, decision).strengths
        for choice in decision.choices:
            if choice.verb == V_DEPLOY:
                after = game.clone()
                after.apply(decision.seat, choice)
                assert found[choice.notation] == after.strength(decision.seat)
                deployed += 1
    assert deployed > 5


def test_a_preview_is_asked_for_over_the_socket(alia: Person) -> None:
    wire = alia.sit(alia.play()["room"]["room"])
    ident = wire.asked()["decision"]["id"]

    answer = wire.answer("preview", decision=ident, choices=[])
    assert (answer["type"], answer["decision"], answer["preview"]) == ("preview", ident, None)
    assert wire.answer("preview", decision="0-00000000", choices=[])["code"] == "stale"
    wire.say("preview", decision=ident, choices=["end"] * 11)
    assert wire.until("refused")["where"] == "$.choices"


def test_the_most_that_one_can_bid_is_what_the_rules_offer_and_nobody_else_is_told() -> None:
    compared = 0
    game = registry.new("classic", 6, 3, {**ADVANCED, "turns": 2})
    assert isinstance(game, Classic)
    for decision in random_moves(game, seeded("bids")):
        bids = [choice.a for choice in decision.choices if choice.verb == V_BID]
        if decision.kind.name != "bid" or not bids:
            continue
        seat = decision.seat
        own = FACTIONS[next(iter(game.factions_of(seat)))].slug
        assert previews.hints_of(game.view(seat).position, decision).bids[own] == max(bids)
        others = [each for each in range(6) if each != seat]
        told = [previews.hints_of(game.view(each).position, None).bids for each in others]
        assert not any(own in each for each in told)
        compared += 1
    assert compared > 20
