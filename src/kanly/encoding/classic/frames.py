"""What a frame of the classic game's stack speaks of, as numbers: who, where, which, how many."""

from __future__ import annotations

from typing import Final

from kanly.classic import frames
from kanly.classic.columns import CARD_NAMES, FACTION_NAMES, LOCATION_NAMES, TERRITORY_NAMES
from kanly.classic.describe import POWER_NAMES
from kanly.classic.map import members
from kanly.classic.position import PLACES, N
from kanly.core.game import ASK, WINDOW, Frame
from kanly.encoding.encoding import Layout, frame_names, numbers

STEPS: Final = frame_names(frames, 0, frames.STEPS)
QUESTIONS: Final = [
    *frame_names(frames, ASK, frames.ASKS),
    *frame_names(frames, WINDOW, frames.WINDOWS),
]

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

# fmt: off
SPELLING: Final[dict[int, str]] = {
    frames.PHASE:                "n",
    frames.STORM_STEP:           "nn",
    frames.BLOW:                 "n",
    frames.TURN_CARD:            "n",
    frames.WORM_AT:              "t",
    frames.DEVOUR:               "tF",
    frames.PLACE_WORM:           "t",
    frames.LOT:                  "f",
    frames.START_BIDS:           "f",
    frames.PAID:                 "f",
    frames.EFFECT_BUY:           "ffcn",
    frames.EFFECT_STOP:          "pc",
    frames.EFFECT_HALF:          "c",
    frames.EFFECT_STOP_SHIPMENT: "f",
    frames.REOPEN:               "Pn",
    frames.NEXT_REVIVAL:         "n",
    frames.GRANTED:              "n",
    frames.GUILD_ACTS:           "n",
    frames.END_TURN:             "f",
    frames.EFFECT_SHIP_HALF:     "fc",
    frames.SHIPMENT:             "fnlnn",
    frames.LAND:                 "fnlnnP",
    frames.AFTER_SHIPMENT:       "fnlnn",
    frames.FLIP:                 "t",
    frames.INTRUSION:            "t",
    frames.FOLLOW:               "ln",
    frames.MOVE_GROUP:           "fl",
    frames.NEXT_BATTLE:          "n",
    frames.VOICE_SPOKEN:         "fnn",
    frames.FORESEES:             "fn",
    frames.TREASON_ALLY:         "Fnn",
    frames.TREASON_COUNT:        "Fn",
    frames.RESOLVE:              "F",
    frames.PROTECTED:            "tf",
    frames.BATTLE_CHOICE:        "f",
    frames.ASK_DRAFT:            "nnnn",
    frames.ASK_SWAP:             "n",
    frames.ASK_CONSENT:          "ff",
    frames.ASK_SPLIT:            "nn",
    frames.ASK_SECTORS:          "f",
    frames.ASK_STORM_LOSSES:     "ln",
    frames.ASK_PROTECT:          "tf",
    frames.ASK_RIDE:             "t",
    frames.ASK_BID:              "ff",
    frames.ASK_PAY:              "f",
    frames.ASK_GRANT:            "f",
    frames.ASK_GRANT_FREE:       "f",
    frames.ASK_REVIVE:           "f",
    frames.ASK_REVIVE_LEADER:    "f",
    frames.ASK_LEND:             "f",
    frames.ASK_SHIP:             "f",
    frames.ASK_CARGO:            "fnl",
    frames.ASK_CROSS_TO:         "ft",
    frames.ASK_SHIP_PAY:         "fln",
    frames.ASK_ARRIVAL_LOSSES:   "lnn",
    frames.ASK_GROUP:            "fnlL",
    frames.ASK_MOVE:             "f",
    frames.ASK_MOVE_TO:          "ft",
    frames.ASK_SIDE:             "l",
    frames.ASK_INTRUSION:        "tf",
    frames.ASK_FOLLOW:           "l",
    frames.ASK_BATTLE:           "f",
    frames.ASK_VOICE:            "f",
    frames.ASK_PRESCIENCE:       "f",
    frames.ASK_LOSSES:           "f",
    frames.ASK_LOSSES_AT:        "fLnn",
    frames.ASK_KEEP:             "fc",
    frames.ASK_QUESTION:         "ffn",
    frames.ASK_TRUTH:            "ffnn",
    frames.ASK_GHOLA:            "f",
    frames.ASK_SWAP_COUNT:       "f",
    frames.WINDOW_TRAITORS:      "F",
    frames.WINDOW_STORM_DIALS:   "F",
    frames.WINDOW_WEATHER:       "F",
    frames.WINDOW_PAUSE:         "F",
    frames.WINDOW_RESPONSE:      "PnF",
    frames.WINDOW_CHARITY:       "F",
    frames.WINDOW_PROMISE:       "F",
    frames.WINDOW_STEP_IN:       "F",
    frames.WINDOW_FORETELL:      "fn",
    frames.WINDOW_SEE_PLAN:      "F",
    frames.WINDOW_PLAN:          "F",
    frames.WINDOW_TREASON:       "FFn",
    frames.WINDOW_GIVE_BACK:     "fn",
    frames.WINDOW_DRAFT:         "nnnn",
    frames.WINDOW_MULLIGAN:      "F",
}
# fmt: on
"""What the numbers of each frame are: a faction or several (f, F), a location or the first of a set
(l, L), a territory (t), a power or several (p, P), a card (c), a number (n)."""

SEVERAL: Final = 1 << 16
"""Marks a number that is a set, each member of which is written."""
LOWEST: Final = 1 << 17
"""Marks a number that is a set, the first member of which is written."""
AS_NUMBER: Final = 1 << 18
"""Marks a number that is written as it is."""
WHERE: Final = SEVERAL - 1

OFFSETS: Final = {"f": FACTION, "l": LOCATION, "t": TERRITORY, "p": POWER, "c": CARD}
WIDTHS: Final = {"f": N, "l": PLACES}
"""What may be told twice, and how far apart."""


def spelled(letters: str) -> list[int]:
    """Where each number of a frame is written, with how it is."""
    met: dict[str, int] = {}
    found: list[int] = []
    for letter in letters:
        kind = letter.lower()
        before = met.get(kind, 0)
        met[kind] = before + 1
        if kind == "n":
            found.append(AS_NUMBER | (NUMBER + before))
        else:
            flag = 0 if letter == kind else LOWEST if kind == "l" else SEVERAL
            found.append(flag | (OFFSETS[kind] + before * WIDTHS.get(kind, 0)))
    return found


STEP_SPELLING: Final = [spelled(SPELLING.get(i, "")) for i in range(frames.STEPS)]
QUESTION_SPELLING: Final = [
    *[spelled(SPELLING.get(ASK + i, "")) for i in range(frames.ASKS)],
    *[spelled(SPELLING.get(WINDOW + i, "")) for i in range(frames.WINDOWS)],
]


def question_number(number: int) -> int:
    """The number of a question among all, from its frame."""
    return number - ASK if number < WINDOW else number - WINDOW + frames.ASKS


def write_frame(row: bytearray, at: int, frame: Frame) -> None:
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
