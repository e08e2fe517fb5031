"""Leaders: alive, dead, captured (CLA-MAP-15), and what others know of it (CLA-INFO-17, -18)."""

from __future__ import annotations

from kanly.classic import keys
from kanly.classic.position import CAPTIVE, FACTION, HOME, NOWHERE, TANKS, Classic
from kanly.classic.tables.factions import HARKONNEN
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.types import FactionId, LeaderId, TerritoryId


def die(game: Classic, leader: int) -> None:
    """A leader goes to the Tanks, for all to see (CLA-BATTLE-22)."""
    identify(game, leader)
    game.leader_at[leader] = TANKS
    game.fought[leader] = NOWHERE
    game.deaths[leader] += 1
    if game.listener is not None:
        game.tell(
            "leader-dies", leader=keys.LEADER[leader], faction=FACTION[LEADERS[leader].faction]
        )
    update_revival(game, LEADERS[leader].faction)
    free_captives(game)


def raise_leader(game: Classic, leader: int) -> None:
    """A leader returns from the Tanks; one killed in captivity stays unnamed (CLA-REV-17)."""
    faction = LEADERS[leader].faction
    unnamed = game.hidden_dead >> leader & 1
    game.leader_at[leader] = HOME
    game.hidden_dead &= ~(1 << leader)
    if unnamed:
        game.unnamed |= 1 << leader
    update_revival(game, faction)
    clear(game, faction)
    if game.listener is None:
        return
    if unnamed:
        game.tell("leader-revived-unnamed", faction=FACTION[faction])
        game.whisper("leader-revived", 1 << faction, leader=keys.LEADER[leader])
    else:
        game.tell("leader-revived", leader=keys.LEADER[leader])


def identify(game: Classic, leader: int) -> None:
    """All see where a leader is."""
    game.suspects &= ~(1 << leader)
    game.hidden_dead &= ~(1 << leader)
    game.unnamed &= ~(1 << leader)
    clear(game, LEADERS[leader].faction)


def clear(game: Classic, faction: FactionId) -> None:
    """Nothing about its leaders is hidden once none is captive or lies unseen."""
    for leader in LEADERS_OF[faction]:
        if game.leader_at[leader] == CAPTIVE or (game.hidden_dead | game.unnamed) >> leader & 1:
            return
    for leader in LEADERS_OF[faction]:
        game.suspects &= ~(1 << leader)


def captives(game: Classic) -> list[LeaderId]:
    """The leaders that the Harkonnen hold."""
    return [leader.id for leader in LEADERS if game.leader_at[leader.id] == CAPTIVE]


def free_captives(game: Classic) -> None:
    """Without a living leader of their own the Harkonnen lose all captives (CLA-HAR-14)."""
    if not game.plays(HARKONNEN):
        return
    for leader in LEADERS_OF[HARKONNEN]:
        if game.leader_at[leader] != TANKS:
            return
    for leader in captives(game):
        go_home(game, leader)


def go_home(game: Classic, leader: int) -> None:
    """A captive returns to its owner, bound to where it fought this phase, if it did."""
    at = game.fought[leader]
    if at == NOWHERE:
        game.leader_at[leader] = HOME
    else:
        game.leader_at[leader] = at
        game.released |= 1 << leader
    clear(game, LEADERS[leader].faction)
    if game.listener is not None:
        game.tell("captive-returns", faction=FACTION[LEADERS[leader].faction])


def available(game: Classic, faction: FactionId, territory: TerritoryId) -> list[int]:
    """Leaders it can play in a battle there: its own, and captives (CLA-BATTLE-12)."""
    found: list[int] = []
    for leader in LEADERS_OF[faction]:
        at = game.leader_at[leader]
        if at in (HOME, territory):
            found.append(leader)
    if faction == HARKONNEN:
        found += [x for x in captives(game) if game.fought[x] in (NOWHERE, territory)]
    return found


# Leader revival (CLA-REV-09 to CLA-REV-15) --------------------------------------------------------


def update_revival(game: Classic, faction: FactionId) -> None:
    """Open or close leader revival for a faction, whenever a leader dies, is taken or returns."""
    dead = [leader for leader in LEADERS_OF[faction] if game.leader_at[leader] == TANKS]
    deaths = game.revival[faction]
    if deaths and not [leader for leader in dead if game.deaths[leader] == deaths]:
        deaths = 0
    if not deaths and dead:
        free = [x for x in LEADERS_OF[faction] if game.leader_at[x] not in (TANKS, CAPTIVE)]
        if not free:
            deaths = min([game.deaths[leader] for leader in dead])
    game.revival[faction] = deaths


def face_down(game: Classic, leader: LeaderId) -> bool:
    """Whether a leader was killed again and waits for the others (CLA-REV-14)."""
    deaths = game.deaths[leader]
    return deaths > 1 and deaths != game.revival[LEADERS[leader].faction]
