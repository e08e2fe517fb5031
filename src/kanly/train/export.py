"""A network of the learner as weights that players read, and back."""

from __future__ import annotations

from pathlib import Path

import torch

from kanly.bots.weights import About
from kanly.core.errors import KanlyError
from kanly.train import weights
from kanly.train.net import STAND, SWAY, Net

UNTOLD = ("points.weight", "points.bias")
"""What helps to learn and no player needs."""


def save(net: Net, path: Path, about: About) -> None:
    """Write a network for `kanly.bots.network`; all scales are put into the weights."""
    state = {name: tensor.float().cpu() for name, tensor in net.state_dict().items()}
    scale = state.pop("scale")
    state["entry.weight"] = state["entry.weight"] * scale
    state["sway.weight"] = state["sway.weight"] * SWAY
    state["sway.bias"] = (state["sway.bias"] + 1) * SWAY
    state["stand.weight"] = state["stand.weight"] * STAND
    state["stand.bias"] = state["stand.bias"] * STAND
    for name in UNTOLD:
        del state[name]
    weights.write(path, {name: tensor.numpy() for name, tensor in state.items()}, about)


def load(net: Net, path: Path) -> About:
    """Read a player's weights into a network; what the file lacks stays as it is, and its judge is
    left out. Where they come from.
    """
    arrays, about = weights.read(path)
    state = net.state_dict()
    found = {name: torch.from_numpy(array) for name, array in weights.without_judge(arrays).items()}
    wrong = [n for n in found if n not in state or found[n].shape != state[n].shape]
    if wrong:
        raise KanlyError(
            f"{path} holds a network of another size or version ({', '.join(wrong)}); "
            "expected one like that of the run"
        )
    found["sway.weight"] = found["sway.weight"] / SWAY
    found["sway.bias"] = found["sway.bias"] / SWAY - 1
    for name in ("stand.weight", "stand.bias"):
        if name in found:
            found[name] = found[name] / STAND
    net.load_state_dict({**state, **found})
    return about
