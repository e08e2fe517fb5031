"""A network of the learner as weights that players read."""

from __future__ import annotations

from pathlib import Path

from kanly.train import weights
from kanly.train.net import SWAY, Net


def save(net: Net, path: Path, about: weights.About) -> None:
    """Write a network for `kanly.bots.network`; all scales are put into the weights."""
    state = {name: tensor.float().cpu() for name, tensor in net.state_dict().items()}
    scale = state.pop("scale")
    state["entry.weight"] = state["entry.weight"] * scale
    state["sway.weight"] = state["sway.weight"] * SWAY
    state["sway.bias"] = (state["sway.bias"] + 1) * SWAY
    weights.write(path, {name: tensor.numpy() for name, tensor in state.items()}, about)
