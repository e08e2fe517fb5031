"""What callers may get wrong is told in one line that says what was expected."""

import random
from typing import Any

import numpy
import pytest

import kanly
from kanly.core.errors import KanlyError
from kanly.core.rng import generator, seeded

GAMES = ["imperium", "classic"]


def refused(**given: Any) -> str:
    with pytest.raises(KanlyError) as caught:
        kanly.new(**{"game": "imperium", "players": 3, **given})
    said = str(caught.value)
    assert "\n" not in said
    return said


@pytest.mark.parametrize("seed", [1.5, None, True, b"7", [7], float("nan")])
def test_a_seed_is_a_whole_number_or_a_text(seed: object) -> None:
    assert refused(seed=seed) == f"the seed {seed!r}; expected a whole number or a text"


@pytest.mark.parametrize("seed", [-1, 0, 10**40, "", "Muad'Dib", "砂漠"])
@pytest.mark.parametrize("game", GAMES)
def test_any_of_them_is_a_seed_and_comes_back_with_the_record(game: str, seed: int | str) -> None:
    made = kanly.new(game, 3, seed)

    assert kanly.load(made.record.text()) == made


def test_a_seed_that_could_not_be_written_down_is_refused() -> None:
    assert "4096" in refused(seed=1 << 5000)
    assert "can be written down" in refused(seed="\ud800")


def test_a_number_of_another_library_is_a_number() -> None:
    game = kanly.new("imperium", numpy.int64(3), numpy.int64(7))  # type: ignore[arg-type]

    assert game == kanly.new("imperium", 3, 7)
    assert kanly.load(game.record.text()) == game


@pytest.mark.parametrize(
    ("game", "players", "expected"),
    [
        ("imperium", 0, "0 players; Dune: Imperium takes 1 to 4"),
        ("imperium", 5, "5 players; Dune: Imperium takes 1 to 4"),
        ("classic", 0, "0 players; the classic Dune takes 2 to 6"),
        ("classic", -1, "-1 players; the classic Dune takes 2 to 6"),
        ("imperium", 3.0, "3.0 players; expected a whole number"),
        ("imperium", "3", "'3' players; expected a whole number"),
        ("classic", True, "True players; expected a whole number"),
    ],
)
def test_the_number_of_players(game: str, players: object, expected: str) -> None:
    assert refused(game=game, players=players) == expected


@pytest.mark.parametrize("game", ["imprium", "", None, 5])
def test_the_name_of_a_game(game: object) -> None:
    said = refused(game=game)

    assert said.startswith(f"unknown game '{game}'; ")
    assert "imperium" in said


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ([], "0 names for 3 players; give one name per seat"),
        (["Chani"], "1 names for 3 players; give one name per seat"),
        ("abc", "names 'abc'; expected a list with a text for each seat"),
        ([1, 2, 3], "names [1, 2, 3]; expected a list with a text for each seat"),
        (["a", "b", "\ud800"], "can be written down"),
    ],
)
def test_the_names_of_the_seats(names: object, expected: str) -> None:
    assert expected in refused(names=names)


@pytest.mark.parametrize("options", [[], "ix", {1: True}])
@pytest.mark.parametrize("game", GAMES)
def test_options_have_names_and_values(game: str, options: object) -> None:
    assert refused(game=game, options=options).startswith(f"options {options!r}; expected names")


@pytest.mark.parametrize(
    "make",
    [random.Random, numpy.random.default_rng, numpy.random.RandomState],
    ids=["random", "numpy", "old numpy"],
)
def test_a_generator_of_another_library_draws_positions(make: Any) -> None:
    game = kanly.new("imperium", 3, 7)
    rng, same = make(5), make(5)

    drawn = [game.resample(0, rng) for _ in range(3)]

    assert drawn == [game.resample(0, same) for _ in range(3)]
    assert len({each.digest() for each in drawn}) == 3
    assert all(each.view(0) == game.view(0) for each in drawn)


def test_the_core_s_own_generator_goes_on_and_a_seed_begins_anew() -> None:
    rng = seeded(5)

    assert generator(rng) is rng
    assert generator(5).next() == generator("5").next() == rng.next()


@pytest.mark.parametrize("chance", [None, 1.5, True, object])
def test_what_is_no_generator_is_refused(chance: object) -> None:
    with pytest.raises(KanlyError, match="expected a seed, or a generator of random numbers"):
        kanly.new("classic", 3).resample(0, chance)


@pytest.mark.parametrize("seat", [3, -1, "0", 1.0])
def test_a_seat_that_there_is_not(seat: Any) -> None:
    game = kanly.new("imperium", 3)

    with pytest.raises(KanlyError, match=r"no seat .*; expected 0 to 2, or None"):
        game.view(seat)
    assert repr(game.why_not(seat, "reveal")) == "<refuse-not-asked> IMP-ROUND-06"


@pytest.mark.parametrize("source", [None, 5, "no/such/file", ""])
def test_a_record_that_there_is_not(source: Any) -> None:
    with pytest.raises(KanlyError, match="cannot read the record"):
        kanly.load(source)


@pytest.mark.parametrize("name", [None, 5, ["greedy"]])
def test_the_name_of_a_bot(name: Any) -> None:
    with pytest.raises(KanlyError, match="expected a name, as in 'greedy'"):
        kanly.bots.get(name)
