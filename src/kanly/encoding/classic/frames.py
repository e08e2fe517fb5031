"""What a frame of the classic game's stack speaks of, as numbers: who, where, which, how many."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from kanly.classic.columns import CARD_NAMES, FACTION_NAMES, LOCATION_NAMES, TERRITORY_NAMES
from kanly.classic.describe import POWER_NAMES
from kanly.classic.map import members
from kanly.classic.position import PLACES, N
from kanly.classic.rules import NAMES, QUESTIONS, STEPS
from kanly.core.game import ASK, WINDOW, Frame
from kanly.encoding.encoding import Layout, numbers

STEP_NAMES: Final = [NAMES[number] for number in range(len(STEPS))]
QUESTION_NAMES: Final = [NAMES[number] for number in sorted(QUESTIONS)]

_layout = Layout()
FACTION: Final = _layout.part("faction", FACTION_NAMES)  # one or several
_layout.part("second faction", FACTION_NAMES)
LOCATION: Final = _layout.part("location", LOCATION_NAMES)
_layout.part("second location", LOCATION_NAMES)
TERRITORY: Final = _layout.part("territory", TERRITORY_NAMES)
POWER: Final = _layout.part("power", POWER_NAMES)
CARD: Final = _layout.part("card", CARD_NAMES)
NUMBER: Final = _layout.part("number", numbers(1, 4))  # each plus 1
FRAME: Final = _layout.names()
"""The names of all that a frame may speak of."""

SEVERAL: Final = 1 << 16
"""Marks a number that is a set, each member of which is written."""
LOWEST: Final = 1 << 17
"""Marks a number that is a set, the first member of which is written."""
AS_NUMBER: Final = 1 << 18
"""Marks a number that is written as it is."""
WHERE: Final = SEVERAL - 1

OFFSETS: Final = {
    "faction": FACTION,
    "location": LOCATION,
    "territory": TERRITORY,
    "power": POWER,
    "card": CARD,
}
WIDTHS: Final = {"faction": N, "location": PLACES}
"""What may be told twice, and how far apart."""


def spelled(of: str) -> list[int]:
    """Where each number of a frame is written, with how it is; `of` says what they are."""
    met: dict[str, int] = {}
    found: list[int] = []
    for word in of.split():
        kind = SINGULAR.get(word, word)
        before = met.get(kind, 0)
        met[kind] = before + 1
        if kind == "number":
            found.append(AS_NUMBER | (NUMBER + before))
        else:
            how = 0 if word == kind else LOWEST if kind == "location" else SEVERAL
            found.append(how | (OFFSETS[kind] + before * WIDTHS.get(kind, 0)))
    return found


SINGULAR: Final = {"factions": "faction", "locations": "location", "powers": "power"}
STEP_SPELLING: Final = [spelled(STEPS[number].of) for number in range(len(STEPS))]
QUESTION_SPELLING: Final = [spelled(QUESTIONS[number].of) for number in sorted(QUESTIONS)]
ASKS: Final = len([number for number in QUESTIONS if number < WINDOW])


def question_number(number: int) -> int:
    """The number of a question among all, from its frame."""
    return number - ASK if number < WINDOW else number - WINDOW + ASKS


def write_frame(row: BytesWriter, at: int, frame: Frame) -> None:
    """What a frame of the stack speaks of."""
    if frame[0] < ASK:
        spelling = STEP_SPELLING[frame[0]]
    else:
        spelling = QUESTION_SPELLING[question_number(frame[0])]
    for i in range(min(len(spelling), len(frame) - 1)):
        how = spelling[i]
        value = frame[i + 1]
        if value < 0:
            continue
        place = at + (how & WHERE)
        if how & AS_NUMBER:
            row[place] = min(value + 1, 255)
        elif how & SEVERAL:
            for member in members(value):
                row[place + member] = 1
        elif not how & LOWEST:
            row[place + value] = 1
        elif value:
            row[place + (value & -value).bit_length() - 1] = 1
