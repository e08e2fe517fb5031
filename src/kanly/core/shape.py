"""The shapes of a described position: how fields are named, read and compared.

A position stores small numbers; its description has names. A `Shape` says what a field holds: how
stored numbers are shown by name, how what somebody wrote is checked and turned back into numbers,
and how what was expected compares with what is there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from kanly.core.errors import BadScenario, UnknownName

Data = dict[str, object]

NOTHING: Final = -1
"""Stored where there is no card, place or house."""
HIDDEN: Final = -2
"""Stored in a view for what the viewer may not know."""
UNKNOWN: Final = "?"
"""How a description shows it."""


NUMBER: Final = 0
FLAG: Final = 1
NAME: Final = 2
LIST: Final = 3
MAP: Final = 4
RECORD: Final = 5
SERIES: Final = 6
HALVES: Final = 7
TEXT: Final = 8

IN_ORDER: Final = 0
ANY_ORDER: Final = 1
FROM_TOP: Final = 2
TOP_FIRST: Final = 3  # shown from the top, compared in any order
END: Final = "end"
"""Closes the list of a deck that has no further cards."""


@dataclass(eq=False)
class Shape:
    """What a field holds: how it is read, and how what was expected compares with what is."""

    form: int
    what: str = ""
    names: list[str] = field(default_factory=list)
    order: int = IN_ORDER
    inner: Shape | None = None
    fields: dict[str, Shape] = field(default_factory=dict)
    special: dict[int, str] = field(default_factory=dict)
    """Names for stored numbers that are no places in `names`."""
    title: str = ""
    """What a record is called where types have names."""
    nothing: bool = False
    """Whether there may be nothing, which is written `null`."""
    mask: bool = False
    """Whether a list is stored as a mask."""
    sparse: bool = False
    """Whether a map leaves out zeros."""
    hidden: bool = False
    """Whether a view may show a `?` instead."""
    optional: bool = False
    """Whether a description may leave the field out."""

    def within(self, name: str) -> Shape:
        """What stands under a name of a map or a record."""
        return self.fields[name] if self.inner is None else self.inner


Reader = Callable[[Shape, object, str], object]


def number() -> Shape:
    return Shape(NUMBER)


def halves(what: str = "", names: list[str] | None = None) -> Shape:
    """A number or a half, such as what is dialed; or one of the names, if there are any."""
    return Shape(HALVES, what, names or [])


def text() -> Shape:
    """Words of somebody's own, compared letter for letter."""
    return Shape(TEXT, nothing=True)


def flag() -> Shape:
    return Shape(FLAG)


def name_of(what: str, names: list[str], special: dict[int, str] | None = None) -> Shape:
    """One name, or nothing; `special` names numbers that are no places in the list of names."""
    more = special or {}
    return Shape(NAME, what, [*names, *more.values()], special=more, nothing=True)


def list_of(what: str, names: list[str], order: int = ANY_ORDER) -> Shape:
    """Names; a number instead stands for how many there are."""
    return Shape(LIST, what, names, order)


def mask_of(what: str, names: list[str]) -> Shape:
    """Names, stored as a mask."""
    return Shape(LIST, what, names, ANY_ORDER, mask=True)


def map_of(what: str, names: list[str], inner: Shape) -> Shape:
    """Something for each name; only the names given are compared."""
    return Shape(MAP, what, names, inner=inner)


def sparse_map_of(what: str, names: list[str], inner: Shape) -> Shape:
    """The same, where zeros are left out."""
    return Shape(MAP, what, names, inner=inner, sparse=True)


def record_of(what: str, fields: dict[str, Shape], title: str = "") -> Shape:
    """Fields of different shapes; only those given are compared."""
    return Shape(RECORD, what, list(fields), fields=fields, title=title)


def series_of(what: str, inner: Shape) -> Shape:
    """Things of one shape in their order; compared as far as they are given."""
    return Shape(SERIES, what, inner=inner)


def or_nothing(shape: Shape) -> Shape:
    """The same, where there may also be nothing."""
    return replace(shape, nothing=True)


def always(shape: Shape) -> Shape:
    """The same, where there is always something."""
    return replace(shape, nothing=False)


def or_hidden(shape: Shape) -> Shape:
    """The same, which a view may hide."""
    return replace(shape, hidden=True)


def optional(shape: Shape) -> Shape:
    """The same, as a field that a description may leave out."""
    return replace(shape, optional=True)


def left_out(fields: dict[str, Shape]) -> dict[str, Shape]:
    """The same fields, which a description may leave out together."""
    return {name: optional(shape) for name, shape in fields.items()}


def plain(name: object) -> str:
    """A name as the tables spell it: `Smuggler's Thopter` and `smugglers_thopter` are the same."""
    text = str(name).lower().replace("'", "").replace("’", "").replace(",", "")
    return "-".join(text.replace("_", " ").replace("-", " ").split())


def known(what: str, name: object, names: list[str], where: str) -> str:
    """The name as the tables spell it, or an error with near matches."""
    found = plain(name)
    if found not in names:
        raise BadScenario(f"{where}: {UnknownName(what, str(name), names)}")
    return found


def wrong(where: str, value: object, expected: str) -> BadScenario:
    return BadScenario(f"{where} is {show(value)}; expected {expected}")


# Between stored numbers and names -----------------------------------------------------------------


def named(shape: Shape, value: object) -> object:
    """What is stored, by names."""
    if isinstance(value, list):
        return named_list(shape, value)
    if isinstance(value, str):
        return value or None
    assert isinstance(value, int)
    if shape.form == LIST:
        return [name for place, name in enumerate(shape.names) if value >> place & 1]
    if value == HIDDEN:
        return UNKNOWN
    if shape.form == NAME:
        return named_one(shape, value)
    if shape.form == FLAG:  # not in one expression with a number: compiled, it would be one
        return bool(value)
    return value


def named_one(shape: Shape, value: int) -> str | None:
    """A name, or nothing."""
    if value == HIDDEN:
        return UNKNOWN
    if value in shape.special:
        return shape.special[value]
    return None if value < 0 else shape.names[value]


def named_list(shape: Shape, value: list[object]) -> object:
    """A list of names, decks from the top; or something for each name or place."""
    inner = shape.inner
    if inner is None:
        found = [named_one(shape, item) for item in value if isinstance(item, int)]
        return found[::-1] if shape.order in (FROM_TOP, TOP_FIRST) else found
    if shape.form == SERIES:
        return [named(inner, item) for item in value]
    items = zip(shape.names, value)
    return {name: named(inner, item) for name, item in items if item or not shape.sparse}


def stored(shape: Shape, value: object) -> object:
    """What was read, as it is stored: the opposite of `named` for all but maps and series."""
    if shape.form == NAME:
        return stored_one(shape, value)
    if shape.form != LIST:
        return value
    names = [item for item in value if item != END] if isinstance(value, list) else []
    places = [stored_one(shape, item) for item in names]
    if shape.mask:
        return sum(1 << place for place in places)
    return places[::-1] if shape.order == FROM_TOP else places


def stored_one(shape: Shape, name: object) -> int:
    """The number of a name, or of nothing."""
    if name is None:
        return NOTHING
    for number, special in shape.special.items():
        if special == name:
            return number
    return shape.names.index(str(name))


# Reading what was written -------------------------------------------------------------------------


def read(shape: Shape, value: object, where: str) -> object:
    """What was written, checked and in the spelling of the tables."""
    if value is None and shape.nothing:
        return None
    return READERS[shape.form](shape, value, where)


def read_halves(shape: Shape, value: object, where: str) -> object:
    if shape.names and isinstance(value, str):
        return read_name(shape, value, where)
    if isinstance(value, bool) or not isinstance(value, int | float) or value < 0 or value % 0.5:
        name = f", or a {shape.what}" if shape.names else ""
        raise wrong(where, value, f"a number or a half, such as 2.5{name}")
    return value


def reader(accepts: Callable[[object], bool], expected: str) -> Reader:
    """A reader of values that are taken as they are written."""

    def read_value(shape: Shape, value: object, where: str) -> object:
        if not accepts(value):
            raise wrong(where, value, expected)
        return value

    return read_value


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def read_name(shape: Shape, value: object, where: str) -> object:
    if not isinstance(value, str):
        raise wrong(where, value, f"a {shape.what}")
    return known(shape.what, value, shape.names, where)


def read_list(shape: Shape, value: object, where: str) -> object:
    """A list of names, or how many there are; `6 foldspace` is six of them."""
    if is_count(value):
        return value
    if not isinstance(value, list):
        raise wrong(where, value, f"a list of {shape.what}s or their number")
    found: list[str] = []
    for place, item in enumerate(value):
        if shape.order == FROM_TOP and item == END and place == len(value) - 1:
            found.append(END)
            continue
        copies, name = counted(item)
        found += [known(shape.what, name, shape.names, where)] * copies
    return found


def counted(item: object) -> tuple[int, str]:
    """`6 foldspace` as a number and a name."""
    text = str(item)
    head, _, tail = text.partition(" ")
    if head.isdecimal() and tail:
        return int(head), tail
    return 1, text


def read_fields(shape: Shape, value: object, where: str) -> object:
    """A map or a record."""
    found: Data = {}
    for key, item in entries(value, where):
        name = known(shape.what, key, shape.names, where)
        found[name] = read(shape.within(name), item, f"{where}.{name}")
    return found


def read_series(shape: Shape, value: object, where: str) -> object:
    inner = shape.inner
    assert inner is not None
    if not isinstance(value, list):
        raise wrong(where, value, f"a list of {shape.what}s")
    return [read(inner, item, f"{where}.{place}") for place, item in enumerate(value, start=1)]


def entries(value: object, where: str) -> list[tuple[object, object]]:
    if not isinstance(value, dict):
        raise wrong(where, value, "names with values")
    return list(value.items())


READERS: Final[dict[int, Reader]] = {
    NUMBER: reader(is_count, "a number"),
    FLAG: reader(lambda value: isinstance(value, bool), "true or false"),
    TEXT: reader(lambda value: isinstance(value, str), "a text"),
    HALVES: read_halves,
    NAME: read_name,
    LIST: read_list,
    MAP: read_fields,
    RECORD: read_fields,
    SERIES: read_series,
}


# Comparing ----------------------------------------------------------------------------------------


def differences(shape: Shape, wanted: object, got: object, where: str) -> list[str]:
    """Every named field that is not as expected, a line each."""
    if isinstance(wanted, dict):
        return dict_differences(shape, wanted, got, where)
    if shape.form == SERIES and isinstance(wanted, list):
        return series_differences(shape, wanted, got, where)
    if isinstance(got, list):
        same = list_matches(shape, wanted, got)
    else:
        same = wanted == got or (not wanted and not got)
    return [] if same else [f"{where}: expected {show(wanted)}, got {show(got)}"]


def dict_differences(shape: Shape, wanted: Data, got: object, where: str) -> list[str]:
    """Only what is named; what a description leaves out is nothing."""
    found: list[str] = []
    for name, value in wanted.items():
        inner = shape.within(name)
        there = got.get(name) if isinstance(got, dict) else None
        if there is None and isinstance(value, list | int) and inner.form == LIST:
            there = []
        found += differences(inner, value, there, f"{where}.{name}")
    return found


def series_differences(shape: Shape, wanted: list[object], got: object, where: str) -> list[str]:
    """One thing after the other, as far as they are given; an empty list says there is none."""
    inner = shape.inner
    assert inner is not None
    there = list(got) if isinstance(got, list) else []
    if len(there) < len(wanted) or (there and not wanted):
        return [f"{where}: expected {show(wanted)}, got {show(there)}"]
    found: list[str] = []
    for place, value in enumerate(wanted):
        found += differences(inner, value, there[place], f"{where}.{place + 1}")
    return found


def list_matches(shape: Shape, wanted: object, got: list[object]) -> bool:
    """A number is compared with the length, a deck from the top, hands and piles in any order."""
    if not isinstance(wanted, list):
        return wanted == len(got)
    if shape.order in (ANY_ORDER, TOP_FIRST):
        return sorted(map(str, wanted)) == sorted(map(str, got))
    if shape.order == IN_ORDER or not wanted:
        return wanted == got
    if wanted[-1] == END:
        return wanted[:-1] == got
    return wanted == got[: len(wanted)]


def show(value: object) -> str:
    """A value as one would write it in a scenario."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(show(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {show(item)}' for key, item in value.items())}}}"
    return str(value)
