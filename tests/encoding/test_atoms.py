"""Choices taken apart: shared parts have one number, and no two choices are alike."""

from __future__ import annotations

import pytest

from kanly.encoding import encoding_of
from kanly.encoding.atoms import PARTS, Atoms

GAMES = ["imperium", "classic"]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_its_parts_and_no_two_have_the_same(game: str) -> None:
    choices = encoding_of(game).choices
    atoms = Atoms(choices)

    assert {len(parts) for parts in atoms.of_choice} == {PARTS}
    assert len({tuple(parts) for parts in atoms.of_choice}) == len(choices)


@pytest.mark.parametrize("game", GAMES)
def test_atoms_are_numbered_without_a_gap(game: str) -> None:
    atoms = Atoms(encoding_of(game).choices)

    assert {part for parts in atoms.of_choice for part in parts} == set(range(len(atoms)))
    assert len(atoms) < len(atoms.of_choice)


@pytest.mark.parametrize("game", GAMES)
def test_choices_share_an_atom_where_they_share_a_verb_and_a_number(game: str) -> None:
    choices = encoding_of(game).choices
    atoms = Atoms(choices)
    for choice, parts in list(zip(choices, atoms.of_choice))[::97]:
        for other, others in list(zip(choices, atoms.of_choice))[::89]:
            shared = [part == part_of for part, part_of in zip(parts, others)]
            same = choice.verb == other.verb
            numbers = zip((choice.a, choice.b, choice.c), (other.a, other.b, other.c))
            assert shared == [same, *[same and one == two for one, two in numbers]]
