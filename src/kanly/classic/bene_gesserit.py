"""The Bene Gesserit on the map: advisors, fighters, and how they answer arrivals (CLA-BG)."""

from __future__ import annotations

from typing import Final

from kanly.classic import kinds
from kanly.classic.asking import one
from kanly.classic.choices import (
    AS_ADVISORS,
    AS_FIGHTERS,
    BECOME_ADVISORS,
    DECLINE,
    DONE,
    FIGHTERS,
    TO_POLAR_SINK,
    V_BECOME,
    V_FIGHTERS,
    V_TO_POLAR_SINK,
    V_WITH_ADVISOR,
    WITH_ADVISOR,
)
from kanly.classic.forces import anyone_else, lift, muster, place, put, turn_alone
from kanly.classic.frames import (
    ASK_FLIP,
    ASK_FOLLOW,
    ASK_INTRUSION,
    FLIP,
    FOLLOW,
    INTRUSION,
)
from kanly.classic.gates import (
    Holds,
    Mask,
    ally_rule,
    in_advanced,
    not_stopped,
    territory_key,
    the_territory,
    when,
    where,
    which,
)
from kanly.classic.groups import group_stars, size
from kanly.classic.karama import open_response
from kanly.classic.map import covered, members, territories_of
from kanly.classic.position import FACTION, Classic
from kanly.classic.tables.advantages import (
    STOP_FLIP_TO_FIGHTERS,
    STOP_INTRUSION,
    STOP_SPIRITUAL_ADVISOR,
)
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.territories import LOCATIONS, POLAR_SINK, TERRITORIES
from kanly.classic.ways import full_strongholds, shut_to_advisors, with_allies
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame
from kanly.core.gate import Gates
from kanly.core.message import Args


def territory_args(territory: int) -> dict[str, int | str]:
    return {
        "faction": FACTION[BENE_GESSERIT],
        "territory": f"classic-territory-{TERRITORIES[territory].slug}",
    }


# Sides --------------------------------------------------------------------------------------------


def become(game: Classic, territory: int, advisors: bool) -> None:
    """All tokens in a territory take one side (CLA-BG-19)."""
    if advisors and territory != POLAR_SINK:
        game.advisors |= 1 << territory
    else:
        game.advisors &= ~(1 << territory)
    if game.listener is not None:
        game.tell("advisors" if advisors else "fighters", **territory_args(territory))


def chooses_side(game: Classic, goal: int) -> bool:
    """Whether moving advisors choose their side: others are there, no own tokens (CLA-BG-22)."""
    territory = LOCATIONS[goal].territory
    start = LOCATIONS[game.group[0]].territory
    if territory == POLAR_SINK or not game.advisors >> start & 1:
        return False
    own = game.where[BENE_GESSERIT] & TERRITORIES[territory].mask
    return not own and anyone_else(game, BENE_GESSERIT, territory)


def ask_side(game: Classic, frame: Frame) -> list[Decision]:
    """Advisors or fighters; fighters only within the stronghold limit (CLA-BG-22, CLA-BG-23)."""
    _, goal = frame
    choices = SIDE_GATES.listed(game, BENE_GESSERIT, SIDES)
    args: Args = {"faction": FACTION[BENE_GESSERIT], **place(goal)}
    return one(game, BENE_GESSERIT, kinds.SIDE, choices, args)


def asked_location(game: Classic, faction: int, choice: Choice) -> Args:
    """The territory of the location that the question is about."""
    return {"territory": territory_key(LOCATIONS[game.stack[-1][1]].territory)}


def may_fight(shut: Mask) -> Holds:
    """Advisors go anywhere; fighters not where it is shut to them."""
    return lambda game, own, x: x is AS_ADVISORS or not shut(game, own) >> game.stack[-1][1] & 1


SIDES: Final = [AS_FIGHTERS, AS_ADVISORS]
SIDE_GATES: Final = Gates(
    which("full", "CLA-BG-22", may_fight(full_strongholds), asked_location),
    which("ally-there", ally_rule, may_fight(with_allies), asked_location),
)


def answer_side(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    if choice is AS_ADVISORS:
        game.advisors |= 1 << LOCATIONS[frame[1]].territory


def arrive(game: Classic, goal: int) -> None:
    """A group arrives on the side that holds there, and leaves its old side behind."""
    group = game.group
    number, stars = size(game), group_stars(game)
    for i in range(0, len(group), 3):
        lift(game, BENE_GESSERIT, group[i], group[i + 1], group[i + 2])
    put(game, BENE_GESSERIT, goal, number, stars)


# Before shipment: advisors become fighters --------------------------------------------------------


def may_flip(game: Classic) -> bool:
    return game.rules.advisors and game.plays(BENE_GESSERIT) and bool(flippable(game))


def flippable(game: Classic) -> list[int]:
    """Territories whose advisors may become fighters (CLA-BG-26, CLA-BG-27)."""
    return members(FIGHTERS_GATES.places(game, BENE_GESSERIT))


def free_of(game: Classic, locations: int) -> int:
    """The territories in which the Bene Gesserit have no tokens in these locations."""
    return ~territories_of(game.where[BENE_GESSERIT] & locations)


def without_ally(game: Classic, faction: int) -> int:
    shut = 0
    for ally in game.allies(faction):
        shut |= game.where[ally]
    return ~territories_of(shut)


FIGHTERS_GATES: Final = Gates(
    not_stopped(STOP_FLIP_TO_FIGHTERS, "CLA-KAR-25"),
    where("no-advisors", "CLA-BG-26", lambda game, own: game.advisors, the_territory),
    where(
        "held-by-storm",
        "CLA-BG-27",
        lambda game, own: free_of(game, covered(game.storm)),
        the_territory,
    ),
    where(
        "full",
        "CLA-BG-27",
        lambda game, own: free_of(game, full_strongholds(game, own)),
        the_territory,
    ),
    where("ally-there", "CLA-BG-27", without_ally, the_territory),
)


def ask_flip(game: Classic, frame: Frame) -> list[Decision]:
    choices = [DONE, *[FIGHTERS[territory] for territory in flippable(game)]]
    return one(game, BENE_GESSERIT, kinds.FLIP, choices)


def answer_flip(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    if choice.verb == V_FIGHTERS:
        game.stack.append((FLIP, choice.a))
        open_response(game, 1 << STOP_FLIP_TO_FIGHTERS)


def flip(game: Classic, frame: Frame) -> None:
    if game.is_stopped(STOP_FLIP_TO_FIGHTERS):
        return
    become(game, frame[1], False)
    if flippable(game):
        game.stack.append((ASK_FLIP,))


# Answers to arrivals ------------------------------------------------------------------------------


def answer_arrival(game: Classic, faction: int, location: int, off_planet: bool) -> None:
    """Intrusion first, then the free force for a shipment from off-planet (CLA-SHIP-10)."""
    if not game.plays(BENE_GESSERIT) or faction == BENE_GESSERIT:
        return
    stopped = game.stopped >> STOP_SPIRITUAL_ADVISOR & 1
    if off_planet and game.reserves[BENE_GESSERIT] and not stopped:
        game.stack.append((ASK_FOLLOW, location))
    territory = LOCATIONS[location].territory
    if (
        game.rules.advisors
        and territory != POLAR_SINK
        and not game.allied(BENE_GESSERIT, faction)
        and game.fights_at(BENE_GESSERIT, territory)
        and game.where[faction] & TERRITORIES[territory].mask
        and not game.stopped >> STOP_INTRUSION & 1
    ):
        game.stack.append((ASK_INTRUSION, territory, faction))


def ask_intrusion(game: Classic, frame: Frame) -> list[Decision]:
    """Fighters whom another joins may become advisors (CLA-BG-25)."""
    _, territory, faction = frame
    args: Args = {**territory_args(territory), "other": FACTION[faction]}
    return one(game, BENE_GESSERIT, kinds.INTRUSION, [DECLINE, BECOME_ADVISORS], args)


def answer_intrusion(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    if choice.verb == V_BECOME:
        game.stack.append((INTRUSION, frame[1]))
        open_response(game, 1 << STOP_INTRUSION)


def intrude(game: Classic, frame: Frame) -> None:
    if not game.is_stopped(STOP_INTRUSION):
        become(game, frame[1], True)
        turn_alone(game)


def ask_follow(game: Classic, frame: Frame) -> list[Decision]:
    """A free force for another's shipment: Polar Sink, or an advisor (CLA-BG-06, CLA-BG-15)."""
    _, location = frame
    choices = [DECLINE, TO_POLAR_SINK]
    if WITH_ADVISOR_GATES.open(game, BENE_GESSERIT):
        choices.append(WITH_ADVISOR)
    args: Args = {"faction": FACTION[BENE_GESSERIT], **place(location)}
    return one(game, BENE_GESSERIT, kinds.FOLLOW, choices, args)


def arrived_in(game: Classic) -> int:
    """The territory into which another has shipped."""
    return LOCATIONS[game.stack[-1][1]].territory


WITH_ADVISOR_GATES: Final = Gates(
    in_advanced(lambda game, own: game.rules.advisors),
    when("polar-sides", "CLA-BG-29", lambda game, own: arrived_in(game) != POLAR_SINK),
    when(
        "own-fighters",
        "CLA-BG-16",
        lambda game, own: not game.fights_at(own, arrived_in(game)),
        asked_location,
    ),
    when(
        "ally-there",
        "CLA-BG-16",
        lambda game, own: not shut_to_advisors(game) >> game.stack[-1][1] & 1,
        asked_location,
    ),
)


def answer_follow(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    if choice.verb in (V_TO_POLAR_SINK, V_WITH_ADVISOR):
        game.stack.append((FOLLOW, frame[1], int(choice.verb == V_WITH_ADVISOR)))
        open_response(game, 1 << STOP_SPIRITUAL_ADVISOR)


def follow(game: Classic, frame: Frame) -> None:
    if game.is_stopped(STOP_SPIRITUAL_ADVISOR):
        return
    _, location, advisor = frame
    if advisor:
        become(game, LOCATIONS[location].territory, True)
        muster(game, BENE_GESSERIT, location, 1)
    else:
        location = TERRITORIES[POLAR_SINK].locations[0]
        muster(game, BENE_GESSERIT, location, 1)
    turn_alone(game)
    if game.listener is not None:
        game.tell("follows", **place(location))
