"""A move is refused for a true reason: take it away, and the move can be made."""

from __future__ import annotations

import pytest

from kanly.classic.map import CALM, covered, outside
from kanly.classic.movement import steps_from
from kanly.classic.position import Classic
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.classic.ways import full_strongholds, reachable, with_allies
from tests.classic.play import positions
from tests.classic.scene import FACTION, ally, begin, play, put, scene, until


def reaches(game: Classic, goal: int) -> bool:
    """Whether the group that moves may go there."""
    _, faction, territory = game.stack[-1]
    steps = steps_from(game, faction, territory)
    return bool(reachable(game, faction, territory, steps) >> goal & 1)


def alone(game: Classic) -> Classic:
    """The same position with no other forces on the map, and so no ally and no full stronghold."""
    found = game.clone()
    assert isinstance(found, Classic)
    for faction in range(len(FACTION)):
        if faction != game.stack[-1][1]:
            found.where[faction] = 0
    found.advisors = 0
    return found


def without_allies(game: Classic) -> Classic:
    found = game.clone()
    assert isinstance(found, Classic)
    found.ally = [0] * len(FACTION)
    return found


def is_true(game: Classic, goal: int, key: str) -> bool:
    """Whether a move is refused for the reason that is given."""
    here, territory = 1 << goal, LOCATIONS[goal].territory
    free = alone(game)
    unallied = without_allies(game)
    if key == "storm-there":
        return bool(covered(game.storm) & here)
    if key == "way-ally":
        return reaches(unallied, goal)
    if key == "ally-there":
        return bool(with_allies(game, game.stack[-1][1]) & TERRITORIES[territory].mask)
    if key == "full":
        return not reaches(unallied, goal) and bool(
            full_strongholds(game, game.stack[-1][1]) & here
        )
    storm, free.storm = free.storm, CALM
    if key == "far":
        return not reaches(free, goal)
    if key == "way-storm":
        within = reaches(free, goal)
        return within and storm != CALM and not reaches(unallied, goal)
    return key in ("same-territory", "there-already")


def assert_true(game: Classic) -> int:
    """Every refusal of a goal is true; how many there are."""
    legal = {choice.notation for choice in game.pending[0].choices}
    refused = [place for place in LOCATIONS if f"to {place.slug}" not in legal]
    for place in refused:
        refusal = game.why_not(game.pending[0].seat, f"to {place.slug}")
        assert refusal is not None
        key = refusal.key.removeprefix("refuse-classic-")
        assert is_true(game, place.id, key), (place, refusal, game.stack[-1], game.storm)
    return len(refused)


@pytest.mark.parametrize("seed", range(8))
def test_a_move_is_refused_for_a_true_reason(seed: int) -> None:
    """CLA-MOVE-03, CLA-MOVE-11, CLA-MOVE-15, CLA-ALLY-11: as random games go."""
    looked = 0
    for game in positions(seed % 4 + 3, seed):
        assert isinstance(game, Classic)
        if game.pending and game.pending[0].kind.name == "move-to":
            looked += assert_true(game)
        if looked > 1500:
            break
    assert looked


WIDE = [territory for territory in TERRITORIES if len(territory.locations) > 1]


@pytest.mark.parametrize("storm", [3, 5, 9, 13, 18])
@pytest.mark.parametrize("friend", ["", "guild"])
def test_also_where_forces_stand_on_both_sides_of_the_storm(storm: int, friend: str) -> None:
    """CLA-MOVE-11, CLA-MOVE-17: in every territory of several sectors, with an ally or without."""
    for territory in WIDE:
        game = scene(phase="shipment-movement", storm=storm)
        if not outside(territory.mask, storm):
            continue
        for place in territory.locations:
            put(game, "atreides", LOCATIONS[place].slug, 1)
        if friend:
            ally(game, "atreides", friend)
            put(game, friend, "wind-pass-15", 1)
            put(game, friend, "harg-pass-4", 1)
        begin(game)
        until(game, "atreides", "move")
        play(game, "atreides", f"move {territory.slug}")
        assert assert_true(game)
