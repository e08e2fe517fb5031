"""Renames inputs or outputs of the shipped networks after the tables were renamed:

python -m tests.bots.rename flags/top-deck=flags/to-deck
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

import numpy as np

from kanly.bots.weights import NAMES


def rename(path: Path, renamed: dict[str, str]) -> list[str]:
    """Write the file anew under other names; returns those that it has not got."""
    with np.load(path) as found:
        arrays = {name: found[name] for name in found.files}
    left = dict(renamed)
    for kind in ("features", "choices", "worths"):
        names = arrays[NAMES + kind].tolist()
        arrays[NAMES + kind] = np.array([renamed.get(name, name) for name in names])
        for name in names:
            left.pop(name, None)
    np.savez_compressed(path, **arrays)
    return list(left)


def main() -> None:
    renamed = dict(pair.split("=", 1) for pair in sys.argv[1:])
    for path in sorted(Path(str(files("kanly.bots") / "trained")).glob("*.npz")):
        for name in rename(path, renamed):
            print(f"{path.name} has no '{name}'")


if __name__ == "__main__":
    main()
