"""The OpenSpiel door: the library's own tests, and what they do not look at."""

from __future__ import annotations

import random
import subprocess
import sys
import unittest

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from kanly.core.errors import BadOption, IllegalChoice, UnknownName
from kanly.envs.spiel import Observer, SpielState, options_in

GAMES = [
    "kanly_imperium",
    "kanly_imperium(players=3,options=ix;epic)",
    "kanly_imperium(players=1,options=difficulty:mentat)",
    "kanly_classic(players=6,options=advanced;turns:3)",
    "kanly_classic(players=2,options=two-factions;turns:4,deals=7)",
    "kanly_imperium_small(draws=20)",
    "kanly_classic_small(draws=20)",
]


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_random_simulation_test(name: str) -> None:
    """Clones, serialising, masks, tensors, strings and returns at every state of a game."""
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)


@pytest.mark.parametrize("name", ["kanly_imperium", "kanly_classic"])
def test_it_passes_the_api_tests(name: str) -> None:
    """The library's tests of the states of any game; it makes them for the games it brings."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    about = {"game": pyspiel.load_game(name), "game_name": name}
    case = type("OfKanly", (EnforceAPIOnPartialTreeBase,), about)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert [trace for _, trace in result.failures + result.errors] == []


def dealt(name: str, deal: int = 3) -> SpielState:
    state: SpielState = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_cannot_be_told_from_the_true_one(name: str) -> None:
    state = dealt(name)
    rng = random.Random(5)
    number = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.randrange(20))
            continue
        if number % 9 == 0:
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, rng.random)
                for told in ("information_state_string", "information_state_tensor"):
                    assert getattr(other, told)(player) == getattr(state, told)(player)
                if player == state.current_player():
                    assert other.current_player() == player
                    assert other.legal_actions() == state.legal_actions()
                other.apply_action(rng.choice(other.legal_actions()))
        state.apply_action(rng.choice(state.legal_actions()))
        number += 1


def test_resampled_states_differ_and_do_not_touch_the_true_one() -> None:
    state = dealt("kanly_imperium")
    before = state.table.game.digest()
    samples = [state.resample_from_infostate(0, random.Random(i).random) for i in range(4)]
    assert len({sample.table.game.digest() for sample in samples}) == 4
    assert state.table.game.digest() == before


def test_whoever_has_seen_or_done_something_else_remembers_it() -> None:
    state = dealt("kanly_classic(players=3,options=factions:atreides+fremen+guild)")
    one, other = state.clone(), state.clone()
    seat = state.current_player()
    one.apply_action(state.legal_actions()[0])
    other.apply_action(state.legal_actions()[1])
    assert one.information_state_string(seat) != other.information_state_string(seat)
    third = (seat + 1) % 3
    assert one.information_state_string(third) == other.information_state_string(third)
    assert state.information_state_string(seat) != one.information_state_string(seat)


def test_a_deal_is_a_seed_and_returns_add_up_to_nothing() -> None:
    state = pyspiel.load_game("kanly_imperium(deals=4)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    state.apply_action(2)
    assert state.table.game.setup.seed == 2
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) == pytest.approx(0.75)


@pytest.mark.parametrize("name", ["kanly_imperium_small", "kanly_classic_small"])
def test_chance_can_follow_every_choice_that_draws(name: str) -> None:
    """The outcomes differ in what was drawn; a state is the same by the same history."""
    state = dealt(f"{name}(draws=6)")
    rng = random.Random(2)
    nodes = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        nodes += 1
        assert state.chance_outcomes() == [(outcome, pytest.approx(1 / 6)) for outcome in range(6)]
        with pytest.raises(BadOption, match="no outcome 6 of chance; expected 0 to 5"):
            state.child(6)
        if nodes < 20:
            children = [state.child(outcome) for outcome in range(6)]
            tables = [child.held.table for child in children]
            assert len({table.game.chance_left() for table in tables}) == 6
            again = state.child(1).information_state_string(0)
            assert again == children[1].information_state_string(0)
        state.apply_action(rng.randrange(6))
    assert nodes >= 10
    assert len(state.history()) > nodes


def test_with_draws_a_choice_without_chance_has_no_chance_node() -> None:
    state = dealt("kanly_imperium_small(draws=6)")
    without = 0
    rng = random.Random(2)
    for _ in range(60):
        action = 0 if state.is_chance_node() else rng.choice(state.legal_actions())
        was_choice = not state.is_chance_node()
        state.apply_action(action)
        without += was_choice and not state.is_chance_node()
    assert without > 10


@pytest.mark.parametrize("name", ["kanly_imperium_small(draws=5)", "kanly_classic_small(draws=5)"])
def test_a_search_over_chance_nodes_plays(name: str) -> None:
    """The library's own tree search looks at the outcomes of chance as it does at choices."""
    state = dealt(name)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state=rng)
    bot = mcts.MCTSBot(state.get_game(), 1.0, 4, evaluator, random_state=rng)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(0)
        state.apply_action(bot.step(state))


def test_actions_are_spelled_in_notation() -> None:
    state = dealt("kanly_imperium")
    player = state.current_player()
    spelled = {state.action_to_string(player, action) for action in state.legal_actions()}
    assert spelled == {choice.notation for choice in state.table.choices}


def test_its_environment_for_learners_runs() -> None:
    env = rl_environment.Environment("kanly_imperium", players=2)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize(
    "name", ["kanly_imperium(players=2)", "kanly_imperium_small(draws=5)", "kanly_classic_small"]
)
def test_its_information_set_search_plays(name: str) -> None:
    state = dealt(name)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.0,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, random_state=rng),
        random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(0)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_playthrough_can_be_written_down() -> None:
    text = generate_playthrough.playthrough("kanly_imperium(players=1,deals=2)", [0])
    assert "ObservationTensor" in text


def test_an_observation_is_the_row_of_the_encoding() -> None:
    state = dealt("kanly_classic")
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    assert observation.tensor.tolist() == list(state.table.observe(1))
    assert isinstance(state.get_game().make_py_observer(), Observer)


def test_options_are_written_in_a_games_name() -> None:
    assert options_in("") == {}
    assert options_in("ix;epic:false;turns:5;factions:guild+fremen;difficulty:mentat") == {
        "ix": True,
        "epic": False,
        "turns": 5,
        "factions": ["guild", "fremen"],
        "difficulty": "mentat",
    }


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("kanly_imperium(options=iks)", "unknown option 'iks'"),
        ("kanly_classic(players=9)", "9 players"),
        ("kanly_classic(deals=0)", "0 deals; expected at least 1"),
    ],
)
def test_wrong_parameters_say_what_was_expected(name: str, why: str) -> None:
    with pytest.raises((BadOption, UnknownName), match=why):
        pyspiel.load_game(name)


def test_an_undealt_state_says_so() -> None:
    state = pyspiel.load_game("kanly_imperium").new_initial_state()
    assert str(state) == "not dealt"
    with pytest.raises(BadOption, match="apply an outcome of chance first"):
        state.resample_from_infostate(0, random.random)


def test_what_cannot_be_applied_changes_nothing() -> None:
    state = pyspiel.load_game("kanly_imperium(players=2,deals=10)").new_initial_state()
    with pytest.raises(BadOption, match="no outcome 10 of chance; expected 0 to 9"):
        state.apply_action(10)
    state.apply_action(3)
    player = state.current_player()
    seen = state.information_state_string(player)
    with pytest.raises(IllegalChoice):
        state.apply_action(min(set(range(9)) - set(state.legal_actions())))
    assert state.information_state_string(player) == seen


def test_a_program_that_uses_it_ends_in_peace() -> None:
    """What the library keeps of a game outlives the interpreter."""
    code = "import pyspiel, kanly.envs.spiel; game = pyspiel.load_game('kanly_imperium')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
