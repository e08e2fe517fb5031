"""Promises that bots make in deals and understand in the words of others.

    Harkonnen: no attack on Carthag in turn 3
    Emperor: attack on Carthag in turn 3
    Peace in turn 3

In peace no party attacks a stronghold in which another one of them is. A payment in spice needs no
words at all.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from kanly.classic.map import factions
from kanly.classic.marks import Deal
from kanly.classic.position import Classic
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.territories import STRONGHOLD, TERRITORIES
from kanly.classic.types import TerritoryId

SPOKEN: Final = {
    made.slug.replace("-", " "): int(made.id) for made in TERRITORIES if made.kind == STRONGHOLD
}
"""The strongholds as they are named in a promise."""
PROMISERS: Final = {made.slug.replace("-", " "): made.id for made in FACTIONS}
PEACE: Final = re.compile(r"peace in turn (\d+)")
WRITTEN: Final = re.compile(r"([a-z ]+?) (no )?attack (?:on|in) ([a-z ]+?) in turn (\d+)")


class Promise(NamedTuple):
    """What a faction does or leaves alone in a turn."""

    faction: int
    attack: bool
    """Whether it attacks there, or leaves the place alone."""
    territory: int
    turn: int


def worded(promise: Promise) -> str:
    """A promise in words."""
    who, where = FACTIONS[promise.faction].slug, TERRITORIES[promise.territory].slug
    what = "attack" if promise.attack else "no attack"
    return f"{name(who)}: {what} on {name(where)} in turn {promise.turn}"


def name(slug: str) -> str:
    return slug.replace("-", " ").title()


def promises(game: Classic, deal: Deal) -> list[Promise] | None:
    """What the parties of a deal promise in its words; None if the words are not understood."""
    plain = re.sub(r"[^a-z0-9]+", " ", deal.words.lower().replace("'", "")).strip()
    if not plain:
        return []
    peaceful = PEACE.fullmatch(plain)
    if peaceful is not None:
        return peace(game, deal.parties, int(peaceful.group(1)))
    found = WRITTEN.fullmatch(plain)
    if found is None:
        return None
    faction = PROMISERS.get(found.group(1), -1)
    territory = SPOKEN.get(found.group(3), -1)
    if faction < 0 or territory < 0 or not deal.parties >> faction & 1:
        return None
    return [Promise(faction, found.group(2) is None, territory, int(found.group(4)))]


def peace(game: Classic, parties: int, turn: int) -> list[Promise]:
    """Each party leaves alone the strongholds in which it is not, but another party is."""
    found: list[Promise] = []
    for place in SPOKEN.values():
        there = [f for f in factions(parties) if game.fights_at(f, TerritoryId(place))]
        if there:
            absent = [f for f in factions(parties) if f not in there]
            found += [Promise(faction, False, place, turn) for faction in absent]
    return found


def standing(game: Classic) -> list[Promise]:
    """The promises that hold in this turn."""
    return [
        promise
        for deal in game.deals
        if deal.made and deal.words
        for promise in promises(game, deal) or []
        if promise.turn == game.turn
    ]
