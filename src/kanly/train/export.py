"""A network of the learner as weights that players read, and back."""

from __future__ import annotations

from pathlib import Path

import torch

from kanly.bots.weights import About
from kanly.core.errors import KanlyError
from kanly.train import weights
from kanly.train.net import STAND, SWAY, Net

UNTOLD = ("points.", "table.", "witness.")
"""How the names begin of what helps to learn and no player needs."""

STOOD = ("stand.weight", "stand.bias")


def save(net: Net, path: Path, about: About) -> None:
    """Write a network for `kanly.bots.network`; all scales are put into the weights."""
    state = {name: tensor.float().cpu() for name, tensor in net.state_dict().items()}
    scale = state.pop("scale")
    state["entry.weight"] = state["entry.weight"] * scale
    state["sway.weight"] = state["sway.weight"] * SWAY
    state["sway.bias"] = (state["sway.bias"] + 1) * SWAY
    for name in STOOD:
        if name in state:
            state[name] = state[name] * STAND
    told = {name: tensor.numpy() for name, tensor in state.items() if not name.startswith(UNTOLD)}
    weights.write(path, told, about)


def load(net: Net, path: Path) -> About:
    """Read a player's weights into a network; what the file lacks stays as it is, and its judge is
    left out by a network that has none. Where they come from.
    """
    arrays, about = weights.read(path)
    state = net.state_dict()
    judges = any(name.startswith(weights.JUDGE) for name in state)
    told = arrays if judges else weights.without_judge(arrays)
    found = {name: torch.from_numpy(array) for name, array in told.items()}
    wrong = [n for n in found if n not in state or found[n].shape != state[n].shape]
    if wrong:
        raise KanlyError(
            f"{path} holds a network of another size or version ({', '.join(wrong)}); "
            "expected one like that of the run"
        )
    found["sway.weight"] = found["sway.weight"] / SWAY
    found["sway.bias"] = found["sway.bias"] / SWAY - 1
    for name in STOOD:
        if name in found:
            found[name] = found[name] / STAND
    net.load_state_dict({**state, **found})
    return about
