"""Influence tracks and Alliances (IMP-INFL)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.message import Args
from kanly.imperium import choices as c
from kanly.imperium.asking import SeatQuestion, number_in
from kanly.imperium.keys import COLOUR_KEY, FACTION_KEY
from kanly.imperium.pending_effects import at_once
from kanly.imperium.position import NOBODY, NOTHING, Imperium
from kanly.imperium.tables.board import FACTION_SPACES
from kanly.imperium.tables.factions import ALLIANCE, BONUS, FRIENDSHIP, TOP, VISIT
from kanly.imperium.tables.ix import SNOOP_DISCARD
from kanly.imperium.types import HouseId, NumberFrame
from kanly.imperium.word import RUN


def gain(game: Imperium, house: HouseId, faction: int, n: int) -> None:
    """Rise step by step, each step with its consequences (IMP-INFL-21)."""
    for _ in range(n):
        rise(game, house, faction)


def rise(game: Imperium, house: HouseId, faction: int) -> None:
    at = game.influence[house * 4 + faction]
    if at == TOP:
        return
    at += 1
    game.influence[house * 4 + faction] = at
    if game.listener is not None:
        game.emit("influence-up", seat=COLOUR_KEY[house], faction=FACTION_KEY[faction], at=at)
    if at == FRIENDSHIP:
        game.gain_vp(house, 1)
        if game.ix is not None and game.ix.snoopers[house] >> faction & 1:
            snoop(game, house, faction)
    if at < ALLIANCE:
        return
    if at == ALLIANCE and not game.is_rival(house):
        game.stack.append((RUN, house, BONUS[faction].id, NOTHING))
    holder = game.alliance[faction]
    if holder == NOBODY or (holder != house and at > game.influence[holder * 4 + faction]):
        take_alliance(game, house, faction)


def snoop(game: Imperium, seat: HouseId, faction: int) -> None:
    """Tessia reaches a Snooper token: it covers her topmost free slot (IX-LEAD-05)."""
    ix = game.expansion
    ix.snoopers[seat] &= ~(1 << faction)
    slot = ix.slots[seat]
    ix.slots[seat] += 1
    game.emit("snooper", seat=COLOUR_KEY[seat], faction=FACTION_KEY[faction])
    if slot == 0:
        at_once(game, seat, SNOOP_DISCARD, NOTHING)
    if slot in (1, 3):
        game.stack.append((RUN, seat, BONUS[faction].id, NOTHING))
    if slot in (2, 3):
        game.stack.append((RUN, seat, VISIT[faction][0].id, NOTHING))


def lose(game: Imperium, house: HouseId, faction: int, n: int) -> None:
    """Fall step by step."""
    for _ in range(n):
        fall(game, house, faction)


def fall(game: Imperium, house: HouseId, faction: int) -> None:
    at = game.influence[house * 4 + faction] - 1
    game.influence[house * 4 + faction] = at
    game.emit("influence-down", seat=COLOUR_KEY[house], faction=FACTION_KEY[faction], at=at)
    if at == FRIENDSHIP - 1:
        game.gain_vp(house, -1)
    if game.alliance[faction] == house:
        overtaken(game, house, faction)


def overtaken(game: Imperium, holder: HouseId, faction: int) -> None:
    """After a fall the token may pass on or return to the track (IMP-INFL-12 to -15)."""
    own = game.influence[holder * 4 + faction]
    best = own
    equals: list[HouseId] = []
    for house in game.every_house:
        at = game.influence[house * 4 + faction]
        if house == holder or at < ALLIANCE or at <= own or at < best:
            continue
        if at > best:
            equals = []
        best = at
        equals.append(house)
    if len(equals) == 1:
        take_alliance(game, equals[0], faction)
    elif equals:
        mask = sum(1 << house for house in equals)
        game.stack.append((ASK_ALLIANCE.frame, holder, faction, mask))
    elif own < ALLIANCE:
        return_alliance(game, holder, faction)


def take_alliance(game: Imperium, house: HouseId, faction: int) -> None:
    """Take the token and its Victory Point, from the track or from its holder."""
    holder = game.alliance[faction]
    game.alliance[faction] = house
    game.emit("alliance", seat=COLOUR_KEY[house], faction=FACTION_KEY[faction])
    if holder != NOBODY:
        game.gain_vp(holder, -1)
    game.gain_vp(house, 1)


def heirs(game: Imperium, frame: Frame) -> list[Choice]:
    """Among equals the former holder chooses who takes the token (IMP-INFL-13)."""
    _, _, _, houses = frame
    return [c.ALLY[house] for house in game.every_house if houses >> house & 1]


def token_of(game: Imperium, frame: Frame) -> Args:
    _, _, faction, _ = frame
    return {"faction": FACTION_KEY[faction]}


def answer_alliance(game: Imperium, frame: Frame, choice: Choice) -> None:
    _, _, faction, _ = frame
    take_alliance(game, HouseId(choice.a), faction)


ASK_ALLIANCE: Final[SeatQuestion] = SeatQuestion(
    13, "alliance", "IMP-INFL-13", c.V_ALLY, heirs, answer_alliance, token_of
)
"""Former holder, faction, mask of houses."""


def return_alliance(game: Imperium, holder: HouseId, faction: int) -> None:
    """The token goes back to its track and the Victory Point is lost (IMP-INFL-14)."""
    game.alliance[faction] = NOBODY
    game.emit("alliance-lost", seat=COLOUR_KEY[holder], faction=FACTION_KEY[faction])
    game.gain_vp(holder, -1)


def behind(game: Imperium, house: HouseId) -> int:
    """The factions, as a mask, in which some opponent is ahead of the house."""
    found = 0
    for faction in range(4):
        own = game.influence[house * 4 + faction]
        for other in game.every_house:
            if game.influence[other * 4 + faction] > own:
                found |= 1 << faction
                break
    return found


def open_tracks(game: Imperium, house: HouseId, factions: int) -> int:
    """Those of the factions, as masks, with which the house can still gain Influence."""
    found = 0
    for faction in range(4):
        if factions >> faction & 1 and game.influence[house * 4 + faction] < TOP:
            found |= 1 << faction
    return found


def with_agents(game: Imperium, house: HouseId) -> int:
    """The factions, as a mask, whose spaces hold an Agent of the house."""
    found = 0
    for faction in range(4):
        if any(FACTION_SPACES[faction] >> space & 1 for space in game.posts[house]):
            found |= 1 << faction
    return found


# Choosing a faction -------------------------------------------------------------------------------


def factions_to_gain(game: Imperium, frame: tuple[int, int, HouseId, int, int]) -> list[Choice]:
    """A faction at the end of its track is no choice while there is another (IMP-EFF-30)."""
    _, _, house, mask, _ = frame
    factions = open_tracks(game, house, mask) or mask
    return [c.INFLUENCE[f] for f in range(4) if factions >> f & 1]


def gain_prompt(game: Imperium, frame: tuple[int, int, HouseId, int, int]) -> Args:
    _, _, house, _, n = frame
    return {"seat": COLOUR_KEY[house], "n": n}


def gain_chosen(game: Imperium, frame: tuple[int, int, HouseId, int, int], choice: Choice) -> None:
    _, _, house, _, n = frame
    gain(game, house, choice.a, n)


ASK_INFLUENCE: Final[SeatQuestion] = SeatQuestion(
    11, "influence", "IMP-INFL-20", c.V_INFLUENCE, factions_to_gain, gain_chosen, gain_prompt
)
"""Decider, house, mask of factions, steps."""


def factions_to_lose(game: Imperium, frame: NumberFrame) -> list[Choice]:
    _, seat, n = frame
    return [c.LOSE_INFLUENCE[f] for f in range(4) if game.influence[seat * 4 + f] >= n]


def lose_chosen(game: Imperium, frame: NumberFrame, choice: Choice) -> None:
    _, seat, n = frame
    lose(game, seat, choice.a, n)


ASK_LOSE_INFLUENCE: Final[SeatQuestion] = SeatQuestion(
    12, "lose-influence", "IMP-INFL-17", c.V_LOSE, factions_to_lose, lose_chosen, number_in
)
"""Seat, steps."""
