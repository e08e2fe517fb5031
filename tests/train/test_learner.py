"""The learner: a network answers as players read it, and does more of what turned out well."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from kanly.bots.evaluation import STANDING  # noqa: E402
from kanly.bots.network import Network  # noqa: E402
from kanly.core.errors import KanlyError  # noqa: E402
from kanly.train import export  # noqa: E402
from kanly.train.game_batch import INPUTS, WIDTH, GameBatch  # noqa: E402
from kanly.train.learner import MEMORY, Hyperparameters, Learner, drawn_nearer  # noqa: E402
from kanly.train.net import SWAY, Net  # noqa: E402
from kanly.train.rollout import Rollout  # noqa: E402
from tests.train.test_game_batch import ENCODING, SEATS, buffers  # noqa: E402

CPU = torch.device("cpu")


def rollout(steps: int, games: int) -> Rollout:
    """Choices of games at their beginning, the first of each picked with an even chance."""
    table, to = GameBatch("imperium", games, 1), buffers(games)
    table.show(to)
    found = Rollout(steps, games, ENCODING.size, SEATS, CPU)
    found.rows[:] = torch.from_numpy(to.rows)
    found.legal[:] = torch.from_numpy(to.legal)
    found.lengths[:] = torch.from_numpy(to.lengths)
    found.valid[:] = True
    return found


def answers(net: Net, of: Rollout) -> tuple[torch.Tensor, ...]:
    with torch.no_grad():
        return tuple(net(of.rows[0], of.legal[0], of.lengths[0], of.worths[0], of.standings[0]))


def test_players_read_what_the_learner_meant(tmp_path: Path) -> None:
    torch.manual_seed(1)
    net = scattered()
    net.scale.copy_(torch.linspace(0.5, 1.5, ENCODING.size))
    played = rollout(1, 3)
    played.worths[:, :, 0] = -0.5
    played.standings[:] = torch.linspace(-2, 9, STANDING)
    export.save(net, tmp_path / "net.npz", {"game": "imperium"})
    with (tmp_path / "net.npz").open("rb") as file:
        network = Network("imperium", file)

    logits, alone, value = (np.asarray(answer) for answer in answers(net, played))

    thoughts = network.think(played.rows[0].numpy())
    expected = network.value(thoughts, played.standings[0].float().numpy())
    np.testing.assert_allclose(expected, value[:, 0], atol=0.03)
    for line in range(3):
        length = int(played.lengths[0, line])
        choices = [ENCODING.choices[number] for number in played.legal[0, line, :length].tolist()]
        worths = played.worths[0, line, :length].tolist()
        for expected, given in ((logits, worths), (alone, None)):
            chances = np.exp(expected[line] - expected[line].max())
            found = network.policy(thoughts[line], choices, given)
            np.testing.assert_allclose(found, (chances / chances.sum())[:length], atol=0.02)


def scattered(width: int = 32) -> Net:
    """A network that has an opinion on everything."""
    net = Net("imperium", width, 2)
    for parameter in net.parameters():
        torch.nn.init.normal_(parameter, std=0.1)
    return net


def test_a_network_begun_with_a_players_weights_answers_like_the_player(tmp_path: Path) -> None:
    torch.manual_seed(1)
    net, other = scattered(), Net("imperium", 32, 2)
    played = rollout(4, 8)
    played.standings[:] = torch.linspace(-2, 9, STANDING)
    export.save(net, tmp_path / "net.npz", {"game": "imperium", "minutes": 3})

    about = export.load(other, tmp_path / "net.npz")

    learner = Learner(other, Hyperparameters(), CPU)
    learner.measure(played, keep=True)
    assert about["minutes"] == 3
    assert not torch.equal(learner.net.scale, net.scale)
    for mine, its in zip(answers(learner.net, played)[:2], answers(net, played)[:2]):
        torch.testing.assert_close(torch.softmax(mine, 1), torch.softmax(its, 1), atol=0.02, rtol=0)
    mine, its = (answers(each, played)[2][:, 0] for each in (learner.net, net))
    torch.testing.assert_close(mine, its, atol=0.03, rtol=0)


def test_weights_of_another_size_are_refused(tmp_path: Path) -> None:
    export.save(scattered(16), tmp_path / "net.npz", {"game": "imperium"})

    with pytest.raises(KanlyError, match="holds a network of another size"):
        export.load(Net("imperium", 32, 2), tmp_path / "net.npz")


def test_choices_beyond_the_list_have_no_chance() -> None:
    played = rollout(1, 2)
    logits, alone, _ = answers(Net("imperium", 16, 1), played)
    for answer in (logits, alone):
        chances = torch.softmax(answer, 1)
        for line in range(2):
            assert chances[line, int(played.lengths[0, line]) :].sum() == 0
    assert logits.shape == (2, WIDTH)


def test_a_choice_that_turned_out_well_becomes_likelier_and_the_value_comes_nearer() -> None:
    torch.manual_seed(1)
    learner = Learner(Net("imperium", 32, 1), Hyperparameters(rate=1e-3, batch=8, entropy=0.0), CPU)
    played = rollout(16, 2)
    before = torch.log_softmax(answers(learner.net, played)[0], 1)
    played.picked[:, 0] = 0
    played.picked[:, 1] = 1
    played.chance[:, 0] = before[0, 0]
    played.chance[:, 1] = before[1, 1]
    played.gain[:, 0] = 1.0
    played.gain[:, 1] = -1.0
    played.worth[:] = 1.0

    figures = learner.learn([played], 0.0)

    logits, _, value = answers(learner.net, played)
    after = torch.log_softmax(logits, 1)
    assert after[0, 0] > before[0, 0]
    assert after[1, 1] < before[1, 1]
    assert figures["fresh_value"] > figures["value"]
    assert (value > 0).all()


def test_the_rate_comes_down_with_the_progress() -> None:
    learner = Learner(Net("imperium", 16, 1), Hyperparameters(rate=1e-3, last_rate=1e-4), CPU)
    played = rollout(4, 2)
    played.gain[:, 0] = 1.0

    learner.learn([played], 0.5)

    assert learner.adam.param_groups[0]["lr"] == pytest.approx(5.5e-4)


def test_players_get_the_mean_of_the_last_networks() -> None:
    torch.manual_seed(2)
    learner = Learner(Net("imperium", 16, 1), Hyperparameters(rate=0.01), torch.device("cpu"))
    played = rollout(2, 3)
    played.gain[:] = torch.randn_like(played.gain)
    learner.learn([played], 0.0)
    first = learner.net.value.weight.detach().clone()

    learner.learn([played], 0.0)

    newest = learner.net.value.weight.detach()
    expected = first + (1 - 2 / 6) * (newest - first)  # soon forgotten, as it is young
    assert not torch.equal(first, newest)
    torch.testing.assert_close(learner.mean.module.value.weight.detach(), expected)


def test_the_mean_of_a_long_run_is_steady() -> None:
    mean, newest = [torch.zeros(1)], [torch.ones(1)]

    drawn_nearer(mean, newest, 10_000)

    torch.testing.assert_close(mean[0], torch.tensor([1 - MEMORY]))


def test_learning_stops_when_the_time_is_up() -> None:
    learner = Learner(Net("imperium", 16, 1), Hyperparameters(batch=2), CPU)
    told: list[float] = []

    def once(share: float) -> bool:
        told.append(share)
        return False

    learner.learn([rollout(4, 2)], 0.0, once)

    assert told == [1 / 8]


def test_playing_asks_the_network_for_what_it_also_learns() -> None:
    torch.manual_seed(1)
    net, played = scattered(), rollout(1, 3)
    played.worths[:, :, 0] = -0.5
    columns = [getattr(played, name)[0] for name in INPUTS]

    with torch.no_grad():
        logits, _, predicted = net(*columns)
        told, known = net.play(*columns)

    assert torch.equal(logits, told)
    assert torch.equal(predicted, known)


def test_the_logit_of_a_choice_is_that_of_its_atoms_marks_and_worth() -> None:
    torch.manual_seed(1)
    net, played = scattered(), rollout(1, 3)
    played.worths[:] = torch.randn(played.worths.shape).half()
    with torch.no_grad():
        logits, alone, _ = net(*[getattr(played, name)[0] for name in INPUTS])
        thought = net.norm(net.read(played.rows[0]))
        for line in range(3):
            atoms, aims = net.atoms(thought)[line], net.aims(thought)[line]
            sway = SWAY * (1 + net.sway(thought)[line])
            for place in range(int(played.lengths[0, line])):
                number = int(played.legal[0, line, place])
                one = atoms[net.atoms_of[number]].sum() + net.marks.weight[number] @ aims
                one = one + played.worths[0, line, place].float() @ sway
                torch.testing.assert_close(logits[line, place], one, atol=1e-3, rtol=1e-4)
        assert not torch.equal(logits, alone)
