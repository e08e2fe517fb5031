"""No bot is swayed by what its seat cannot see: reshuffled, it leads to the same choices.

A bot's choice follows from what it is shown and from its seed. If it is the same for each seed,
whatever is hidden, then so is its distribution over the seeds.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from kanly import bots, new
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.rng import seeded
from kanly.core.setup import Options

QUICK = ["novice", "greedy", "random"]
THINKING = ["mcts@8", "mentat@8"]
IMPERIUM: list[tuple[str, int, Options]] = [
    ("imperium", 1, {}),
    ("imperium", 3, {}),
    ("imperium", 4, {"ix": True}),
]
CLASSIC: list[tuple[str, int, Options]] = [
    ("classic", 2, {"two-factions": True}),
    ("classic", 4, {}),
    ("classic", 6, {"advanced": True}),
]
FEW = 6
"""Positions that are enough for bots that take their time."""
PLANS = frozenset({"plan", "ship", "move-to", "nexus", "battle"})
"""Questions of the classic game that are thought about."""


def moments(game: Game, every: int, kinds: frozenset[str] | None = None) -> Iterator[Decision]:
    """Decisions with a real choice, out of a game that two bots play by turns."""
    chance = seeded(7)
    pair = [bots.get("random", 7), bots.get("greedy", 7)]
    count = 0
    while not game.over:
        decision = game.pending[chance.below(len(game.pending))]
        if len(decision.choices) > 1 and (kinds is None or decision.kind.name in kinds):
            count += 1
            if count % every == 0:
                yield decision
        game.apply(decision.seat, bots.ask(pair[chance.below(3) > 0], game, decision))


def choices(
    name: str, game: Game, decision: Decision, deals: int, seeds: int
) -> set[tuple[str, ...]]:
    """What a bot does with each seed, in the true position and in others that its seat cannot tell
    from it.
    """
    seat = decision.seat
    worlds = [game, *[game.resample(seat, seeded(deal)) for deal in range(deals)]]
    return {
        tuple([bots.get(name, seed).choose(world.view(seat)).notation for seed in range(seeds)])
        for world in worlds
    }


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("game", "players", "options"), IMPERIUM + CLASSIC)
def test_a_quick_bot_depends_on_nothing_hidden(
    name: str, game: str, players: int, options: Options
) -> None:
    table = new(game, players=players, seed=players, options=options)
    for decision in moments(table, every=15):
        assert len(choices(name, table, decision, deals=2, seeds=3)) == 1


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize(("game", "players", "options"), IMPERIUM)
def test_a_bot_that_thinks_depends_on_nothing_hidden(
    name: str, game: str, players: int, options: Options
) -> None:
    table = new(game, players=players, seed=players, options=options)
    for decision in islice(moments(table, every=40), FEW):
        assert len(choices(name, table, decision, deals=1, seeds=1)) == 1


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize(("game", "players", "options"), CLASSIC)
def test_a_bot_that_thinks_about_war_depends_on_nothing_hidden(
    name: str, game: str, players: int, options: Options
) -> None:
    table = new(game, players=players, seed=players, options=options)
    for decision in islice(moments(table, every=13, kinds=PLANS), FEW):
        assert len(choices(name, table, decision, deals=1, seeds=1)) == 1


def first_of_each(game: Game) -> Iterator[Decision]:
    """The first question of each kind, with something to do unasked and without, out of a game in
    which whatever can be done unasked is done now and then.
    """
    chance = seeded(3)
    pair = [bots.get("random", 3), bots.get("greedy", 3)]
    seen: set[tuple[str, bool]] = set()
    while not game.over:
        decision = game.pending[chance.below(len(game.pending))]
        offer = game.view(decision.seat).offer
        key = (decision.kind.name, offer is not None)
        if key not in seen and (len(decision.choices) > 1 or offer is not None):
            seen.add(key)
            yield decision
        if offer is not None and chance.below(6) == 0:
            game.apply(decision.seat, offer.choices[chance.below(len(offer.choices))])
        else:
            game.apply(decision.seat, bots.ask(pair[chance.below(3) > 0], game, decision))


@pytest.mark.parametrize("name", ["greedy", "mentat@2"])
@pytest.mark.parametrize(("game", "players", "options"), [IMPERIUM[-1], CLASSIC[-1]])
def test_no_kind_of_question_tells_what_is_hidden(
    name: str, game: str, players: int, options: Options
) -> None:
    """What may be done unasked among them."""
    table = new(game, players=players, seed=4, options=options)
    asked = 0
    for decision in first_of_each(table):
        asked += 1
        assert len(choices(name, table, decision, deals=1, seeds=1)) == 1
    assert asked > 15
