"""Promises that bots make in deals and understand in the words of others.

    Harkonnen: no attack on Carthag in turn 3
    Emperor: attack on Carthag in turn 3

A payment in spice needs no words at all.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from kanly.classic.map import factions
from kanly.classic.marks import Deal
from kanly.classic.position import Classic
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.territories import STRONGHOLD, TERRITORIES
from kanly.classic.types import FactionId

SPOKEN: Final = {
    made.slug.replace("-", " "): int(made.id) for made in TERRITORIES if made.kind == STRONGHOLD
}
"""The strongholds as they are named in a promise."""
PROMISERS: Final = {made.slug.replace("-", " "): made.id for made in FACTIONS}
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


def promised(deal: Deal) -> Promise | None:
    """What one of the parties of a deal promises in its words."""
    plain = re.sub(r"[^a-z0-9]+", " ", deal.words.lower().replace("'", "")).strip()
    found = WRITTEN.fullmatch(plain)
    if found is None:
        return None
    faction = PROMISERS.get(found.group(1), -1)
    territory = SPOKEN.get(found.group(3), -1)
    if faction < 0 or territory < 0 or not deal.parties >> faction & 1:
        return None
    return Promise(faction, found.group(2) is None, territory, int(found.group(4)))


def standing(game: Classic) -> list[Promise]:
    """The promises that hold in this turn."""
    found: list[Promise] = []
    for deal in game.deals:
        if deal.made and deal.words:
            promise = promised(deal)
            if promise is not None and promise.turn == game.turn:
                found.append(promise)
    return found


def other_party(deal: Deal, faction: FactionId) -> FactionId:
    """The other one of two."""
    return factions(deal.parties & ~(1 << faction))[0]
