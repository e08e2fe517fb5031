"""The options of a game: what a table may set, and what is refused."""

from __future__ import annotations

from typing import Final

from kanly.core.about import CHOICE, NUMBER, SEATS, SWITCH, Option
from kanly.core.errors import BadOption, UnknownName
from kanly.core.setup import Options, Value
from kanly.imperium.tables.hagal import DIFFICULTIES
from kanly.imperium.tables.leaders import BASE_LEADERS, BY_SLUG, LEADERS

PLAYERS: Final = (1, 2, 3, 4)
SOLO: Final = (1,)
SEVERAL: Final = (2, 3, 4)
LEVELS: Final = [level.slug for level in DIFFICULTIES]
NAMES: Final = [leader.slug for leader in LEADERS]
EXPANSION: Final = {slug: "ix" for slug in NAMES[len(BASE_LEADERS) :]}
ROUNDS: Final = 10
FEWEST: Final = 2
SMALL: Final = "small-decks"

# fmt: off
OPTIONS: Final = [
    Option("ix",                SWITCH, PLAYERS, False),
    Option("epic",              SWITCH, SEVERAL, False, needs=("ix",)),
    Option("draft",             SWITCH, PLAYERS, False, excludes=("leaders",)),
    Option("leaders",           SEATS,  PLAYERS, None,  NAMES, "leader", excludes=("draft",),
           value_needs=EXPANSION),
    Option("difficulty",        CHOICE, SOLO,    LEVELS[0], LEVELS[:], "difficulty"),
    Option("rolling-row",       SWITCH, SOLO,    False),
    Option("brutal-escalation", SWITCH, SOLO,    False),
    Option("rounds",            NUMBER, PLAYERS, ROUNDS, least=FEWEST, most=ROUNDS,
           group="smaller"),
    Option(SMALL,               SWITCH, PLAYERS, False, group="smaller"),
]
# fmt: on
BY_KEY: Final = {option.key: option for option in OPTIONS}


def checked(players: int, options: Options) -> Options:
    """The options with their defaults left out; an error names what was expected."""
    if players not in PLAYERS:
        raise BadOption(f"{players} players; Dune: Imperium takes 1 to 4")
    found: Options = {}
    for name, value in options.items():
        if name not in BY_KEY:
            raise UnknownName("option", name, list(BY_KEY))
        option = BY_KEY[name]
        if option.players is SOLO and players not in SOLO and value is not False:
            raise BadOption(f"option {name} is for the solo game; there are {players} players")
        kept = checked_value(players, option, value)
        if kept != option.default:
            found[name] = kept
    if "draft" in found and "leaders" in found:
        raise BadOption("leaders are either given or drafted; drop one of the two options")
    if "epic" in found and ("ix" not in found or players not in SEVERAL):
        raise BadOption("option epic needs option ix and two to four players")
    leaders = found.get("leaders")
    if isinstance(leaders, list) and "ix" not in found:
        for slug in leaders:
            if slug in EXPANSION:
                raise BadOption(f"leader {slug} belongs to Rise of Ix; set option ix")
    return found


def checked_value(players: int, option: Option, value: Value) -> Value:
    if option.kind == SEATS:
        return checked_leaders(players, value)
    if option.kind == CHOICE:
        level = str(value).replace("_", "-")
        if level not in option.values:
            raise UnknownName(option.key, level, option.values)
        return level
    if option.kind == NUMBER:
        if type(value) is not int or not option.least <= value <= option.most:
            expected = f"{option.least} to {option.most}"
            raise BadOption(f"option {option.key} is {value!r}; expected {expected}")
        return value
    if not isinstance(value, bool):
        raise BadOption(f"option {option.key} is {value!r}; expected true or false")
    return value


def checked_leaders(players: int, value: Value) -> list[str]:
    """One Leader per seat, in the solo game perhaps two Rivals more; none twice (IMP-SETUP-08)."""
    given = value.split(",") if isinstance(value, str) else value
    if not isinstance(given, list):
        raise BadOption(f"option leaders is {value!r}; expected a list of leaders")
    slugs = [str(name).strip().replace("_", "-") for name in given]
    for slug in slugs:
        if slug not in BY_SLUG:
            raise UnknownName("leader", slug, NAMES)
    allowed = (1, 3) if players == 1 else (players,)
    if len(slugs) not in allowed:
        wanted = " or ".join(str(n) for n in allowed)
        raise BadOption(f"{len(slugs)} leaders for {players} players; expected {wanted}")
    if len(set(slugs)) != len(slugs):
        raise BadOption("each leader can be chosen once only")
    for slug in slugs[players:]:
        if not LEADERS[BY_SLUG[slug]].rival:
            raise BadOption(f"{slug} cannot lead a rival; choose another leader")
    return slugs
