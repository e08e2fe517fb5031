"""Files of weights, as players read them: half-precision arrays, their names, and a note."""

from __future__ import annotations

import hashlib
import json
import zipfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from kanly.bots.weights import ABOUT, NAMES, About, Arrays, fitted, names_of, stored
from kanly.core.errors import KanlyError

WEIGHTS = "weights.npz"
JUDGE = "judge."
"""How the names of a judge's arrays begin."""


def write(path: Path, arrays: Arrays, about: About) -> None:
    """Write weights in the order of today's tables, whole or not at all."""
    note = np.frombuffer(json.dumps(about).encode(), np.uint8)
    names = {
        NAMES + kind: np.array(of) for kind, of in asdict(names_of(str(about["game"]))).items()
    }
    halves = {name: array.astype(np.float16) for name, array in arrays.items()}
    fresh = path.with_suffix(".new.npz")
    members: dict[str, Any] = {ABOUT: note, **names, **halves}  # savez has arguments of its own
    np.savez_compressed(fresh, **members)
    fresh.replace(path)


def file_of(path: Path) -> Path:
    """A file of weights, or that in the folder of a run."""
    return path / WEIGHTS if path.is_dir() else path


def read(path: Path) -> tuple[Arrays, About]:
    """The weights of a file, or of a run's folder, in the order of today's tables, and where they
    come from.
    """
    file = file_of(path)
    if not file.exists():
        raise KanlyError(f"there are no weights at {file}; expected a training run or its weights")
    try:
        with file.open("rb") as opened:
            arrays, names, about = stored(opened)
        return fitted(arrays, names, str(about["game"])), about
    except (EOFError, KeyError, TypeError, ValueError, zipfile.BadZipFile) as error:
        raise KanlyError(
            f"{file} holds no weights; expected a training run or its weights"
        ) from error


def without_judge(arrays: Arrays) -> Arrays:
    """A network alone; a judge fits but the one that it was made for."""
    return {name: array for name, array in arrays.items() if not name.startswith(JUDGE)}


def fingerprint(arrays: Arrays) -> str:
    """By which a network is known, whatever its judge."""
    found = hashlib.sha256()
    for name, array in sorted(without_judge(arrays).items()):
        found.update(name.encode() + array.tobytes())
    return found.hexdigest()[:12]


def export(sources: list[Path], target: Path, how: str) -> About:
    """Write the weights of a run, or the mean of several, with a word on how they were made."""
    found = [read(source) for source in sources]
    if len(found) > 1:
        found = [(without_judge(arrays), about) for arrays, about in found]
    shapes = [{name: array.shape for name, array in arrays.items()} for arrays, _ in found]
    if shapes.count(shapes[0]) != len(shapes):
        raise KanlyError("these weights are of different networks; expected moments of one run")
    mean: Arrays = {
        name: np.mean([arrays[name] for arrays, _ in found], axis=0) for name in found[0][0]
    }
    about = found[-1][1]
    if len(found) > 1:
        about = {**about, "mean_of": [each for _, each in found]}
    if how:
        about = {**about, "how": how}
    target.parent.mkdir(parents=True, exist_ok=True)
    write(target, mean, about)
    return about
