"""Small questions to the `given` of a scenario that has been read: is it there, which, how many."""

from __future__ import annotations

from kanly.core.errors import BadScenario
from kanly.core.shape import END, NOTHING, Data


def expect(holds: bool, message: str) -> None:
    """What is given must make sense."""
    if not holds:
        raise BadScenario(message)


def as_data(value: object) -> Data:
    return value if isinstance(value, dict) else {}


def number_in(given: Data, name: str, otherwise: int) -> int:
    value = given.get(name)
    return value if isinstance(value, int) else otherwise


def list_in(given: Data, name: str) -> list[object]:
    value = given.get(name)
    return [*value] if isinstance(value, list) else []


def names_in(given: Data, name: str) -> list[str]:
    return [str(item) for item in list_in(given, name)]


def place_in(
    given: Data, name: str, names: list[str], otherwise: int, nothing: int = NOTHING
) -> int:
    """The number of a name in its table; `nothing` if null was given."""
    if name not in given:
        return otherwise
    value = given[name]
    return nothing if value is None else names.index(str(value))


def places(names: list[str], given: list[str]) -> list[int]:
    return [names.index(name) for name in given if name != END]


def numbers_in(given: Data, name: str, names: list[str]) -> dict[int, int]:
    """A number for each name, by the places of the names in their table."""
    found: dict[int, int] = {}
    for key, value in as_data(given.get(name)).items():
        if isinstance(value, int):
            found[names.index(key)] = value
    return found


def whole(listed: list[str]) -> bool:
    """Whether the list of a deck is all of it."""
    return not listed or listed[-1] == END


def no_counts(given: Data, fields: tuple[str, ...], where: str) -> None:
    """A number of cards says nothing about which; only hands can be dealt."""
    for name in fields:
        if isinstance(given.get(name), int):
            raise BadScenario(f"{where}.{name} is a number; name the cards")
