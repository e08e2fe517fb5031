"""Weights as players read them: half-precision arrays and a note of where they come from."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from kanly.train.net import Net


def save(net: Net, path: Path, about: dict[str, object]) -> None:
    """Write a network for `kanly.bots.network`; the scale of its inputs is put into the weights."""
    state = {name: tensor.float().cpu() for name, tensor in net.state_dict().items()}
    scale = state.pop("scale")
    state["entry.weight"] = state["entry.weight"] * scale
    arrays = {name: tensor.numpy().astype(np.float16) for name, tensor in state.items()}
    note = np.frombuffer(json.dumps(about).encode(), np.uint8)
    fresh = path.with_suffix(".new.npz")
    np.savez_compressed(fresh, about=note, **arrays)
    fresh.replace(path)
