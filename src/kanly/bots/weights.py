"""The weights of a network, stored with the names of what they weigh.

Tables grow: a new card is one more number of an observation, and more choices. A file of weights
therefore says by name what each of its rows and columns stands for, and whoever reads it puts them
where today's tables have that name. What the network has never seen weighs nothing: a new card is
not noticed, and a new choice is judged by the atoms that it shares with known ones.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import IO

import numpy as np
from numpy.typing import NDArray

from kanly.bots.evaluation import WORTHS
from kanly.encoding import encoding_of
from kanly.encoding.atoms import Atoms

Numbers = NDArray[np.float32]
Arrays = dict[str, Numbers]
About = dict[str, object]
"""Where weights come from: game, minutes, choices, seeds, and how."""

ABOUT = "about"
NAMES = "names."
"""How the arrays begin that hold names."""
UNKNOWN = -1


@dataclass(frozen=True)
class Names:
    """What the rows and columns of a network's arrays stand for."""

    features: list[str]
    """The numbers of an observation."""
    choices: list[str]
    """The choices, in notation."""
    atoms: list[list[int]]
    """The atoms of each choice; an atom is known by the choices that share it."""
    worths: list[str]
    """What the worth of a choice is made of."""


def names_of(game: str) -> Names:
    """The names of today's tables."""
    encoding = encoding_of(game)
    notations = [choice.notation for choice in encoding.choices]
    return Names(encoding.features(), notations, Atoms(encoding.choices).of_choice, WORTHS)


def stored(file: IO[bytes]) -> tuple[Arrays, Names, About]:
    """What a file holds, as it is."""
    with np.load(file) as found:
        about: About = json.loads(bytes(found[ABOUT]))
        names = Names(*[found[NAMES + field.name].tolist() for field in fields(Names)])
        arrays: Arrays = {
            name: found[name].astype(np.float32)
            for name in found.files
            if name != ABOUT and not name.startswith(NAMES)
        }
    return arrays, names, about


def fitted(arrays: Arrays, names: Names, game: str) -> Arrays:
    """Weights in the order of today's tables."""
    now = names_of(game)
    features = rows(names.features, now.features)
    found = {**arrays, "entry.weight": ordered(arrays["entry.weight"].T, features).T}
    if "scale" in arrays:
        found["scale"] = ordered(arrays["scale"], features, new=1.0)
    atoms = atom_rows(names, now)
    standing, standing_now = names.worths[1:], now.worths[1:]
    orders = {
        "atoms": atoms,
        "alone": atoms,
        "marks": rows(names.choices, now.choices),
        "sway": rows(names.worths, now.worths),
        "stand": rows(standing, standing_now),
        "judge.stand": rows(for_both(standing), for_both(standing_now)),
    }
    for name, array in arrays.items():
        order = orders.get(name.rpartition(".")[0])
        if order is not None:
            found[name] = ordered(array, order)
    return found


def rows(before: list[str], now: list[str]) -> list[int]:
    """Where each of today's names was before."""
    known = {name: row for row, name in enumerate(before)}
    return [known.get(name, UNKNOWN) for name in now]


def ordered(array: Numbers, order: list[int], new: float = 0.0) -> Numbers:
    """The rows of an array in another order; those that it lacks are `new`."""
    found: Numbers = array[order]
    found[np.array(order) == UNKNOWN] = new
    return found


def for_both(standing: list[str]) -> list[str]:
    """A judge weighs a standing twice: of a seat that plays as the network would, or greedily."""
    return [f"{player} {name}" for player in ("own", "greedy") for name in standing]


def atom_rows(before: Names, now: Names) -> list[int]:
    """Where each of today's atoms was before: where the choices had it that share it."""
    found: dict[int, int] = {}
    for parts, row in zip(now.atoms, rows(before.choices, now.choices)):
        for place, part in enumerate(parts):
            if row != UNKNOWN or part not in found:
                found[part] = row if row == UNKNOWN else before.atoms[row][place]
    return [found[part] for part in range(len(found))]
