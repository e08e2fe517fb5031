"""What choices point at: things that exist, and lie where the choice says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kanly.core.choice import BOOKS, Amount, Choice, Ref
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.imperium.choices import COLOURS
from kanly.translation import Words, entries
from tests.classic.play import positions as classic_positions
from tests.imperium.play import options_for
from tests.imperium.play import positions as imperium_positions

EVERY = 17
"""One position in so many is looked at."""
SEEDS = st.integers(0, 10**6)
WORDS = Words("en")
CARDS = {"imperium": "card", "starter": "card", "reserve": "card"}
COMPONENTS = {
    game: {(CARDS.get(entry.kind, entry.kind), entry.slug) for entry in entries(WORDS, game)}
    for game in ("imperium", "classic")
}


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_every_choice_names_components_of_the_catalogue(game: str) -> None:
    kinds = {kind for kind, _ in COMPONENTS[game]}
    for choice in BOOKS[game].choices:
        for ref in choice.refs:
            assert isinstance(ref, Amount) or ref.slug, choice
            assert ref.kind not in kinds or (ref.kind, ref.slug) in COMPONENTS[game], choice


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_verb_and_refs_tell_choices_apart(game: str) -> None:
    seen = [(c.verb, c.verb_name, tuple(map(repr, c.refs))) for c in BOOKS[game].choices]
    assert len(set(seen)) == len(seen)


@settings(max_examples=8, deadline=None)
@given(st.integers(1, 4), SEEDS, st.booleans())
def test_cards_and_units_lie_where_a_choice_points(players: int, seed: int, ix: bool) -> None:
    for game in imperium_positions(players, seed, options_for(players, seed, ix)):
        table = game.describe()
        for decision, choice in asked(game, players):
            for ref in choice.refs:
                assert lies(table, decision.seat, ref), (choice, ref)


@settings(max_examples=4, deadline=None)
@given(st.integers(2, 6), SEEDS)
def test_a_location_of_the_map_belongs_to_a_territory(players: int, seed: int) -> None:
    territories = {slug for kind, slug in COMPONENTS["classic"] if kind == "territory"}
    for number, game in enumerate(classic_positions(players, seed)):
        for _, choice in asked(game, players) if number % EVERY == 0 else ():
            places = [ref.slug for ref in choice.refs if ref.kind == "location"]
            assert all(
                slug in territories or slug.rpartition("-")[0] in territories for slug in places
            ), choice


def asked(game: Game, players: int) -> Iterator[tuple[Decision, Choice]]:
    """Every choice of every seat, asked or not; each parses back to itself."""
    for decision in [*game.pending, *map(game.free, range(players))]:
        for choice in decision.choices if decision is not None else ():
            assert game.parse(choice.notation) is choice
            assert decision is not None
            yield decision, choice


def lies(table: dict[str, object], seat: int, ref: Ref) -> bool:
    """Whether a thing is at its place."""
    own = table[COLOURS[seat]]
    assert isinstance(own, dict)
    if ref.kind == "card" and ref.place == "market":
        return ref.slug in [*names(table["row"]), *names(table["reserve"])]
    if ref.kind == "card" and ref.place == "aside":
        return bool(own["aside"] == ref.slug)
    if ref.kind == "card":
        return ref.slug in names(own[ref.place])
    if ref.kind == "intrigue" and ref.place == "hand":
        return ref.slug in names(own["intrigue"])
    if ref.kind == "unit" and ref.place in ("garrison", "conflict"):
        return bool(own[ref.place] if ref.slug == "troop" else own["dreadnoughts"][ref.place])
    return True


def names(pile: object) -> list[object]:
    assert isinstance(pile, (list, dict))
    return list(pile)
