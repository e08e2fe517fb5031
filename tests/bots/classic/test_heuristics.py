"""Bots that think about the classic game: budgets, memory, battle plans, judgement."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from io import BytesIO
from math import exp

import numpy as np
import pytest

from kanly import bots
from kanly.bots.bot import decision_of
from kanly.bots.classic.duel import Duel, Threat, mixed, threat
from kanly.bots.classic.evaluation import evaluate
from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.grades import GRADES
from kanly.bots.classic.greedy import Greedy
from kanly.bots.classic.heuristics import MctsHeuristics, MentatHeuristics
from kanly.bots.classic.plan import Planner
from kanly.bots.classic.playouts import PlayoutPlayer
from kanly.bots.classic.weights import DEFAULT
from kanly.bots.classic.win_chances import FITTED, chance, chances_of, features
from kanly.bots.network import Network
from kanly.bots.roster import ByGame
from kanly.bots.search.budget import Budget
from kanly.bots.search.heuristics import Heuristics, advance
from kanly.bots.search.search import Search, normal
from kanly.bots.weights import ABOUT, NAMES, names_of
from kanly.classic.choices import NO_CARD, NO_ONE
from kanly.classic.position import Classic
from kanly.classic.tables.factions import BY_SLUG as FACTION
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.rng import Rng, seeded
from kanly.core.setup import Options
from kanly.core.view import View
from tests.bots.classic.play import play, table
from tests.bots.nets import arrays
from tests.classic.scene import ally, begin, put, scene


def asked(kind: str, seed: int, options: Options | None = None) -> Iterator[tuple[Classic, int]]:
    """Positions at which somebody is asked a question of a kind, in a game of the greedy bot."""
    game = table(6, seed, options)
    players = [bots.get("greedy", seat) for seat in range(6)]
    while not game.over:
        decision = game.pending[0]
        if decision.kind.name == kind and len(decision.choices) > 1:
            yield game, decision.seat
        game.apply(decision.seat, bots.ask(players[decision.seat], game, decision))


EVENLY = np.array([0.5, 0.5])

# Whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mcts@1", "mentat@2"])
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"two-factions": True}), (3, {}), (6, {"advanced": True, "turns": 3})],
)
def test_it_plays_whole_games_without_an_illegal_choice(
    name: str, players: int, options: Options
) -> None:
    game = table(players, players, options)
    names = [name, *["greedy"] * (players - 1)]
    play(game, [bots.get(each, seat) for seat, each in enumerate(names)], check=True)
    assert game.result is not None


# The budget ---------------------------------------------------------------------------------------


class Counting(MctsHeuristics):
    """Counts the worlds that it makes."""

    def __init__(self) -> None:
        super().__init__()
        self.worlds = 0
        self.judged = 0
        self.glances = 0

    def priors(self, game: Game, decision: Decision) -> list[float]:
        self.glances += 1
        return super().priors(game, decision)

    def world(self, view: View, rng: Rng) -> Game:
        self.worlds += 1
        return super().world(view, rng)

    def chances(self, games: list[Game], seat: int) -> list[list[float]]:
        self.judged += len(games)
        return super().chances(games, seat)

    def outcome(self, game: Game) -> list[float]:
        self.judged += 1
        return super().outcome(game)


def test_a_search_makes_no_more_playouts_than_it_is_granted() -> None:
    game, seat = next(asked("ship", 3))
    heuristics = Counting()
    Search(1, heuristics, Budget(playouts=9)).think(game.view(seat), glances=False)
    assert 4 < heuristics.judged <= 9
    assert heuristics.worlds <= 10


def test_a_race_tries_nothing_but_its_own_choices() -> None:
    game, seat = next(asked("ship", 3))
    heuristics = Counting()
    thoughts = Search(1, heuristics, Budget(playouts=40)).think(game.view(seat), glances=False)
    assert max(thought.visits for thought in thoughts) > 4
    assert heuristics.glances == 1


def test_what_is_not_worth_a_search_is_answered_at_once() -> None:
    for game, seat in asked("bid", 3):
        heuristics = Counting()
        choice = Search(1, heuristics, Budget(playouts=9)).choose(game.view(seat))
        assert heuristics.worlds == 0
        assert choice is bots.get("greedy").choose(game.view(seat))
        break


def test_a_spent_budget_still_gives_an_answer() -> None:
    game, seat = next(asked("plan", 3))
    decision = game.decision(seat)
    assert decision is not None
    for heuristics in (MctsHeuristics(), MentatHeuristics()):
        spent = Search(1, heuristics, Budget(seconds=1e-9))
        assert spent.choose(game.view(seat)) in decision.choices


def test_it_wakes_when_the_greedy_does() -> None:
    assert bots.get("mentat@2").wakes("classic", "pause")
    assert not bots.get("mentat@2").wakes("imperium", "turn")


# Glances ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", sorted(GRADES))
def test_the_greedys_choice_looks_best(kind: str) -> None:
    heuristics = MctsHeuristics()
    found = [moment for seed in range(2) for moment in asked_once(kind, seed)]
    assert found
    for game, seat in found:
        decision = decision_of(game.view(seat))
        looks = heuristics.priors(game, decision)
        chosen = Greedy().choose(game.view(seat))
        assert decision.choices[looks.index(max(looks))] is chosen


def test_a_network_that_knows_nothing_leaves_all_to_the_evaluation() -> None:
    network = untaught()
    told, alone = MctsHeuristics(network), MctsHeuristics()
    [(game, seat)] = asked_once("ship", 1)
    decision = decision_of(game.view(seat))

    looks = told.priors(game, decision)

    expected = normal(alone.priors(game, decision))
    assert looks == pytest.approx(expected, abs=0.02)
    [chances] = told.chances([game], seat)
    for each, found in enumerate(chances):
        [odds] = evaluate(game, each).standing()[:1]
        assert found == pytest.approx(1 / (1 + exp(-odds)), abs=0.01)


def test_a_network_says_who_wins_by_who_plays_on() -> None:
    network = untaught()
    network.weights["judge.value.bias"][:] = (2.0, 0.0)
    heuristics, plain = MctsHeuristics(network), MctsHeuristics(untaught())
    [(game, seat)] = asked_once("ship", 1)

    [found], [before] = heuristics.chances([game], seat), plain.chances([game], seat)
    heuristics.equal_players = True
    [equal] = heuristics.chances([game], seat)

    assert found[seat] > before[seat]
    assert [x for n, x in enumerate(found) if n != seat] == [
        x for n, x in enumerate(before) if n != seat
    ]
    assert all(now > then for now, then in zip(equal, before))


def untaught() -> Network:
    """A network that adds nothing to the evaluation."""
    of = {name: 0 * array for name, array in arrays(game="classic", judge=True).items()}
    of["sway.bias"][:] = 15.0
    of["judge.stand.bias"][:] = 1.0
    file = BytesIO()
    told = {NAMES + kind: np.array(each) for kind, each in asdict(names_of("classic")).items()}
    np.savez(file, **{ABOUT: np.frombuffer(b"{}", np.uint8)}, **told, **of)  # type: ignore[arg-type]
    file.seek(0)
    return Network("classic", file)


def test_standings_and_worths_are_the_same_for_whoever_cannot_see_more() -> None:
    [(game, seat)] = asked_once("ship", 1)
    decision = decision_of(game.view(seat))
    for number in range(3):
        world = game.view(seat).sample(seeded(number))
        assert evaluate(world, seat).standing() == evaluate(game, seat).standing()
        assert evaluate(world, seat).parts(decision) == evaluate(game, seat).parts(decision)


def asked_once(kind: str, seed: int) -> list[tuple[Classic, int]]:
    """One position of a game at which a question of a kind is answered without more ado."""
    for game, seat in asked(kind, seed):
        view = game.view(seat)
        if Greedy().choose(view) in decision_of(view).choices:
            return [(game.clone(), seat)]
    return []


def test_whoever_answered_in_secret_is_asked_again_in_a_world() -> None:
    for game, seat in asked("plan", 4):
        if game.given(game.pending[-1].seat) or len(game.pending) < 2:
            continue
        other = game.pending[1].seat
        greedy = Greedy()
        while (decision := game.decision(other)) is not None:
            game.apply(other, greedy.choose(game.view(other)))
            assert decision.kind.name == "plan"
        world = MctsHeuristics().world(game.view(seat), seeded(1))
        assert {decision.seat for decision in world.pending} == {seat, other}
        return
    pytest.fail("no battle in this game")


@pytest.mark.parametrize(
    ("level", "playouts", "seconds"), [("master", 12, 0.9), ("mentat", 96, 3.5)]
)
def test_a_level_may_make_so_many_playouts_in_so_much_time(
    level: str, playouts: int, seconds: float
) -> None:
    bot = bots.get(level)
    assert isinstance(bot, ByGame)
    player = bot.player("classic")
    assert isinstance(player, Search)
    assert player.budget == Budget(seconds, playouts)


# Playouts -----------------------------------------------------------------------------------------


def test_a_playout_goes_on_as_the_greedy_would() -> None:
    one, other = table(6, 8), table(6, 8)
    swift, greedy = PlayoutPlayer(), Greedy(deals=False)
    same = total = 0
    while not one.over and one.turn < 3:
        advance(one)
        advance(other)
        choice = greedy.choose(other.view(other.pending[0].seat))
        total += 1
        same += swift.move(one) is choice
        one.apply(one.pending[0].seat, choice)
        other.apply(other.pending[0].seat, choice)
    assert same > 0.95 * total


def test_a_playout_rests_when_the_next_turn_begins() -> None:
    heuristics, game = MctsHeuristics(), table(6, 8)
    root = game.clone()
    swift = PlayoutPlayer()
    while game.turn == root.turn:
        assert not heuristics.playout_ends(game, root, 0)
        advance(game)
        game.apply(game.pending[0].seat, swift.move(game))
    assert heuristics.playout_ends(game, root, 0)


def test_allies_have_all_won() -> None:
    game = scene(["atreides", "emperor", "harkonnen"], phase="mentat-pause")
    ally(game, "atreides", "emperor")
    for faction, place in (("atreides", "arrakeen"), ("atreides", "carthag")):
        put(game, faction, place, 3)
    for place in ("sietch-tabr", "tueks-sietch"):
        put(game, "emperor", place, 3)
    begin(game)
    assert game.result is not None
    assert game.result.winners == [0, 1]
    assert MctsHeuristics().outcome(game) == [1.0, 1.0, 0.0]


# Judgement ----------------------------------------------------------------------------------------


def test_there_is_a_number_for_each_feature() -> None:
    assert len(features(table(), 0)) == len(FITTED)


def test_more_of_anything_is_better() -> None:
    game = table(6, 1)
    before = chance(game, 0)
    game.spice[0] += 10
    richer = chance(game, 0)
    put(game, "atreides", "tueks-sietch", 10)
    assert before < richer < chance(game, 0)
    assert all(0 < each < 1 for each in chances_of(game))


# Battle plans as a game ---------------------------------------------------------------------------


def test_the_foe_plans_for_himself_in_a_world() -> None:
    game, seat = next(asked("plan", 4))
    question = FactionView(game.view(seat), decision_of(game.view(seat)), DEFAULT)
    worlds = [MentatHeuristics().world(game.view(seat), seeded(number)) for number in range(6)]
    found = [threat(world, question.me) for world in worlds if isinstance(world, Classic)]
    assert len(found) == 6
    assert all(his.dial >= 0 for his in found)


def test_a_plan_is_weighed_against_a_plan() -> None:
    game, seat = next(asked("plan", 4))
    question = FactionView(game.view(seat), decision_of(game.view(seat)), DEFAULT)
    planner = Planner(question, question.me)
    made = planner.all_plans({})
    duel = Duel(planner, made)
    meek = Threat(0, NO_ONE, 0, NO_CARD, NO_CARD, ())
    fierce = Threat(60, NO_ONE, 0, NO_CARD, NO_CARD, ())
    assert duel.against(meek).max() > duel.against(fierce).max()
    leaders = sorted({plan.leader for plan in made if plan.leader >= 0})
    betrayed = Threat(0, NO_ONE, 0, NO_CARD, NO_CARD, tuple(leaders))
    led = np.array([plan.leader >= 0 for plan in made])
    assert duel.against(betrayed)[led].max() < 0 < duel.against(meek)[led].max()


def test_nobody_is_caught_with_the_kwisatz_haderach() -> None:
    """CLA-ATR-18: a leader with him cannot be called."""
    game, seat = next(asked("plan", 4, {"advanced": True}))
    question = FactionView(game.view(seat), decision_of(game.view(seat)), DEFAULT)
    planner = Planner(question, question.me)
    duel = Duel(planner, planner.all_plans({}))
    leader = next(iter(planner.game.traitors[planner.faction]))

    caught = duel.against(Threat(60, leader, 0, NO_CARD, NO_CARD, ()))
    with_him = duel.against(Threat(60, leader, 1, NO_CARD, NO_CARD, ()))

    assert with_him.max() < 0 < caught.min()


def test_a_plan_is_made_once_for_all_its_parts() -> None:
    game, seat = next(asked("plan", 4))
    heuristics, asked_for = MentatHeuristics(), set[int]()
    while (decision := game.decision(seat)) is not None:
        choice = heuristics.immediate(
            game.view(seat), seeded(len(asked_for)), Budget(playouts=4).clock()
        )
        assert choice is not None
        game.apply(seat, choice)
        if choice.notation.startswith("deal"):
            continue
        made = heuristics.plan
        asked_for.add(decision.choices[0].verb)
        if game.decision(seat) is not None:
            heuristics.immediate(game.view(seat), seeded(9), Budget(playouts=4).clock())
            assert heuristics.plan is made
    assert len(asked_for) > 2


def test_the_best_row_is_played_where_one_is_best() -> None:
    assert mixed(np.array([[1.0, 1.0], [5.0, 4.0], [0.0, 3.0]]), EVENLY).argmax() == 1


def test_plans_are_mixed_where_none_is_best() -> None:
    often = mixed(np.array([[1.0, -1.0], [-1.0, 1.0]]), EVENLY)
    assert often.min() > 0.2


# Heuristics are asked for everything --------------------------------------------------------------


@pytest.mark.parametrize("method", ["priors", "playout_choices", "playout_ends", "chances"])
def test_heuristics_must_say_what_they_know(method: str) -> None:
    given: dict[str, tuple[object, ...]] = {
        "priors": (table(), Decision(0, table().pending[0].kind, list[Choice]())),
        "playout_choices": ([], 0, []),
        "playout_ends": (table(), table(), 0),
        "chances": ([], 0),
    }
    with pytest.raises(AssertionError, match=f"a subclass supplies {method}"):
        getattr(Heuristics(), method)(*given[method])


def test_it_can_say_for_whom_time_works() -> None:
    game = scene()
    ally(game, "guild", "emperor")
    clocks = [MctsHeuristics().facts(game, seat)["clock"] for seat in range(6)]
    with_time = [game.seat[FACTION[name]] for name in ("guild", "emperor")]
    assert [seat for seat, clock in enumerate(clocks) if clock] == sorted(with_time)


def test_a_playout_declines_a_response_as_the_greedy_does() -> None:
    player, greedy = PlayoutPlayer(), Greedy(deals=False)
    compared = 0
    for game, seat in asked("response", 2, {"advanced": True}):
        view = game.view(seat)
        if len(decision_of(view).choices) > 1 and game.pending[0].seat == seat:
            assert player.move(game) == greedy.choose(view)
            compared += 1
    assert compared > 20
