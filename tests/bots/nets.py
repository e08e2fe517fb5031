"""Small networks with weights at random, for tests."""

from __future__ import annotations

import numpy as np

from kanly.bots.evaluation import KINDS, STANDING
from kanly.bots.weights import Arrays
from kanly.encoding import encoding_of
from kanly.encoding.atoms import Atoms

MARKS = 3


def arrays(
    width: int = 8, blocks: int = 2, seed: int = 1, judge: bool = False, game: str = "imperium"
) -> Arrays:
    """The weights of a network, small enough for half precision."""
    rng = np.random.default_rng(seed)
    encoding = encoding_of(game)
    atoms = len(Atoms(encoding.choices))
    shapes: dict[str, tuple[int, ...]] = {
        "sway.weight": (KINDS, width),
        "sway.bias": (KINDS,),
        "entry.weight": (width, encoding.size),
        "entry.bias": (width,),
        "norm.weight": (width,),
        "norm.bias": (width,),
        "atoms.weight": (atoms, width),
        "atoms.bias": (atoms,),
        "alone.weight": (atoms, width),
        "alone.bias": (atoms,),
        "marks.weight": (len(encoding.choices), MARKS),
        "aims.weight": (MARKS, width),
        "aims.bias": (MARKS,),
        "aims_alone.weight": (MARKS, width),
        "aims_alone.bias": (MARKS,),
        "value.weight": (1, width),
        "value.bias": (1,),
        "stand.weight": (STANDING, width),
        "stand.bias": (STANDING,),
    }
    names = [f"blocks.{number}" for number in range(blocks)]
    if judge:
        names.append("judge.block")
        shapes["judge.norm.weight"] = (width,)
        shapes["judge.norm.bias"] = (width,)
        shapes["judge.value.weight"] = (2, width)
        shapes["judge.value.bias"] = (2,)
        shapes["judge.stand.weight"] = (2 * STANDING, width)
        shapes["judge.stand.bias"] = (2 * STANDING,)
    for block in names:
        shapes[f"{block}.norm.weight"] = (width,)
        shapes[f"{block}.norm.bias"] = (width,)
        for name in ("into", "out"):
            shapes[f"{block}.{name}.weight"] = (width, width)
            shapes[f"{block}.{name}.bias"] = (width,)
    halves = {name: rng.normal(0, 0.3, shape).astype(np.float16) for name, shape in shapes.items()}
    return {name: array.astype(np.float32) for name, array in halves.items()}
