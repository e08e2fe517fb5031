"""Weights find their places by name, so that a network outlives the tables it was trained with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path

import numpy as np

from kanly.bots.evaluation import below_best
from kanly.bots.kit import bots_kit
from kanly.bots.network import Network, trained
from kanly.bots.weights import ABOUT, NAMES, Arrays, Names, fitted, names_of, stored
from kanly.core.game import Game
from kanly.imperium.effects import SLUGS
from kanly.train import weights
from tests.bots.nets import arrays
from tests.bots.rename import rename
from tests.classic.play import positions as classic_positions
from tests.imperium.play import options_for, positions


def shipped() -> tuple[Arrays, Names]:
    with (files("kanly.bots") / "trained" / "imperium.npz").open("rb") as file:
        found, names, _ = stored(file)
    return found, names


def shuffled(of: Arrays, names: Names) -> tuple[Arrays, Names]:
    """The same network as other tables would have stored it: in another order, with a feature and
    a choice that are gone today.
    """
    rng = np.random.default_rng(3)
    features = rng.permutation(len(names.features))
    choices = rng.permutation(len(names.choices))
    atoms = rng.permutation(len(of["atoms.bias"]))
    place = np.argsort(atoms)
    found = dict(of)
    old = np.ones((len(of["entry.weight"]), 1), np.float32)
    found["entry.weight"] = np.concatenate([old, of["entry.weight"][:, features]], axis=1)
    marks = of["marks.weight"][choices]
    found["marks.weight"] = np.concatenate([np.ones_like(marks[:1]), marks])
    for name in ("atoms.weight", "atoms.bias", "alone.weight", "alone.bias"):
        found[name] = of[name][atoms]
    old_atoms = [[int(place[part]) for part in names.atoms[at]] for at in choices]
    return found, Names(
        ["hand/gone", *[names.features[at] for at in features]],
        ["buy gone", *[names.choices[at] for at in choices]],
        [[0, 0, 0, 0], *old_atoms],
        names.worths,
    )


def read_back(path: Path, of: Arrays, names: Names, game: str) -> Network:
    """A network from a file that holds these arrays under these names."""
    told = {NAMES + kind: np.array(each) for kind, each in asdict(names).items()}
    np.savez(path, **{ABOUT: np.frombuffer(b"{}", np.uint8)}, **told, **of)  # type: ignore[arg-type]
    with path.open("rb") as file:
        return Network(game, file)


def same_answers(one: Network, other: Network, game: Game) -> None:
    """Bit for bit."""
    for decision in game.pending:
        row = one.row(game, decision.seat)
        thought = one.look(game, decision.seat)
        assert thought.tobytes() == other.look(game, decision.seat).tobytes()
        alone = one.policy(thought, decision.choices)
        assert alone.tobytes() == other.policy(thought, decision.choices).tobytes()
        standing = np.ones((1, 8), np.float32)
        odds = one.odds(row[None, :], standing)
        assert odds.tobytes() == other.odds(row[None, :], standing).tobytes()
        evaluate = bots_kit(one.encoding.game).evaluate
        if evaluate is not None:
            parts = below_best(evaluate(game, decision.seat).parts(decision))
            told = one.policy(thought, decision.choices, parts)
            assert told.tobytes() == other.policy(thought, decision.choices, parts).tobytes()


def test_the_shipped_network_answers_the_same_from_tables_in_another_order(tmp_path: Path) -> None:
    other = read_back(tmp_path / "other.npz", *shuffled(*shipped()), "imperium")
    for seed in range(8):
        players = 1 + seed % 4
        game_options = options_for(players, seed, seed > 3)
        for number, game in enumerate(positions(players, seed, game_options)):
            if number % 11 == 0:
                same_answers(trained("imperium"), other, game)


def test_a_network_of_the_classic_game_does_too(tmp_path: Path) -> None:
    of, names = arrays(game="classic"), names_of("classic")
    one = read_back(tmp_path / "one.npz", of, names, "classic")
    other = read_back(tmp_path / "other.npz", *shuffled(of, names), "classic")
    for seed in range(3):
        for number, game in enumerate(classic_positions(2 + seed, seed)):
            if number % 23 == 0:
                same_answers(one, other, game)


def test_the_shipped_network_finds_everything_it_knows() -> None:
    """What is renamed in the tables must be renamed in the weights (`tests.bots.rename`)."""
    names, now = shipped()[1], names_of("imperium")

    assert set(names.features) - set(now.features) == set()
    assert set(names.choices) - set(now.choices) == set()
    assert set(names.worths) - set(now.worths) == set()


def test_what_a_network_has_never_seen_weighs_nothing() -> None:
    of, names = arrays(), names_of("imperium")
    known = [at for at, name in enumerate(names.choices) if name != "buy dr-yueh"]
    unaware = Names(
        [*names.features[:7], "hand/unheard-of", *names.features[8:]],
        [names.choices[at] for at in known],
        [names.atoms[at] for at in known],
        [*names.worths[:3], "unheard-of", *names.worths[4:]],
    )

    found = fitted({**of, "marks.weight": of["marks.weight"][known]}, unaware, "imperium")

    assert not found["entry.weight"][:, 7].any()
    assert not found["sway.weight"][3].any()
    assert not found["stand.weight"][2].any()
    at = names.choices.index("buy dr-yueh")
    assert not found["marks.weight"][at].any()
    for part in names.atoms[at]:  # which `buy dr-yueh to-deck` and other choices share
        assert (found["atoms.weight"][part] == of["atoms.weight"][part]).all()
    for name in ("entry.weight", "sway.weight", "stand.weight", "marks.weight"):
        assert found[name].shape == of[name].shape


def test_what_was_renamed_in_the_tables_is_renamed_in_the_weights(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    weights.write(path, arrays(), {"game": "imperium"})

    assert rename(path, {"round": "turn of the game", "buy stilgar": "hire stilgar", "x": "y"}) == [
        "x"
    ]

    with path.open("rb") as file:
        names = stored(file)[1]
    now = names_of("imperium")
    assert names.features[now.features.index("round")] == "turn of the game"
    assert names.choices[now.choices.index("buy stilgar")] == "hire stilgar"


def test_weights_are_written_with_the_names_of_today(tmp_path: Path) -> None:
    weights.write(tmp_path / "net.npz", arrays(), {"game": "imperium"})

    with (tmp_path / "net.npz").open("rb") as file:
        assert stored(file)[1] == names_of("imperium")


# Tables that have grown ---------------------------------------------------------------------------

GROWN = {
    "imperium/effects.py": [
        ("\n\nSLUGS: Final", f"    SANDWALK: Final = {len(SLUGS)}\n\n\nSLUGS: Final"),
    ],
    "imperium/effect_words/gains.py": [
        (
            "def vp(",
            "def sandwalk(game: Imperium, seat: int, effect: Effect, source: int) -> None:\n"
            "    bank.gain(game, seat, SPICE, 2)\n\n\n"
            "Word(Op.SANDWALK, sandwalk, writes=PURSE)\n\n\ndef vp(",
        ),
    ],
    "bots/imperium/effect_values.py": [
        ('    "snoop": ', '    "sandwalk": (some,),\n    "snoop": '),
    ],
    "imperium/tables/cards.py": [
        (
            'Card("dr-yueh"',
            'Card("worm-sign", copies=9, cost=1, icons=[CITY, SPICE_TRADE, LANDSRAAD],\n'
            '     agent=make(Op.SANDWALK))\nCard("dr-yueh"',
        ),
    ],
}
"""A new word of the effect language, and a new card in the middle of the table that uses it."""

PLAY = """
import kanly
from kanly.bots.network import trained

network = trained("imperium")
assert "hand/worm-sign" in network.encoding.features()
done = set()
for seed in range(4):
    game = kanly.new("imperium", 4, seed)
    while not game.over:
        decision = game.pending[0]
        chances = network.policy(network.look(game, decision.seat), decision.choices)
        assert abs(chances.sum() - 1) < 1e-3
        picked = decision.choices[int(chances.argmax())]
        new = [choice for choice in decision.choices if "worm-sign" in choice.notation]
        picked = new[0] if new and new[0].notation.startswith(("buy", "agent")) else picked
        done.add(picked.notation)
        game.apply(decision.seat, picked)
print(*[notation for notation in sorted(done) if "worm-sign" in notation], sep="\\n")
"""


def test_the_shipped_network_plays_on_with_a_new_card_and_a_new_word(tmp_path: Path) -> None:
    source = Path(str(files("kanly"))).resolve()
    skipped = shutil.ignore_patterns("static", "__pycache__", "*.so", "server", "cli")
    copy = shutil.copytree(source, tmp_path / "kanly", ignore=skipped)
    for name, edits in GROWN.items():
        text = (copy / name).read_text(encoding="utf-8")
        for old, new in edits:
            assert text.count(old) == 1, (name, old)
            text = text.replace(old, new)
        (copy / name).write_text(text, encoding="utf-8")

    played = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
    )

    assert played.returncode == 0, played.stderr[-2000:]
    assert "buy worm-sign" in played.stdout
    assert "agent worm-sign" in played.stdout
