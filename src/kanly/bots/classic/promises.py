"""Promises that bots make in deals and understand in the words of others.

    Harkonnen: no attack on Carthag in turn 3
    Emperor: attack on Carthag in turn 3
    Peace in turn 3
    Harkonnen: alliance with Emperor in turn 3
    Harkonnen: no alliance with Emperor in turn 3
    Harkonnen: a secret in turn 3
    Shared spice in turn 3

In peace no party attacks a stronghold in which another one of them is. An alliance is a vote in the
Nexus of that turn. A secret is a card in the hand, named in words like these:

    Harkonnen holds Lasgun

Who shares spice gives the other party half of what it collects in the turn. A payment in spice
needs no words at all.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from kanly.classic.map import factions
from kanly.classic.marks import Deal
from kanly.classic.position import Classic
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.territories import STRONGHOLD, TERRITORIES
from kanly.classic.tables.treachery import TREACHERY_CARDS
from kanly.classic.types import TerritoryId

SPOKEN: Final = {
    made.slug.replace("-", " "): int(made.id) for made in TERRITORIES if made.kind == STRONGHOLD
}
"""The strongholds as they are named in a promise."""
PROMISERS: Final = {made.slug.replace("-", " "): made.id for made in FACTIONS}
CARDS: Final = {made.slug.replace("-", " "): int(made.id) for made in TREACHERY_CARDS}

ATTACK: Final = 0
VOTE: Final = 1
SECRET: Final = 2
SHARE: Final = 3

TOGETHER: Final = re.compile(r"(peace|shared spice) in turn (\d+)")
WRITTEN: Final = re.compile(
    r"([a-z ]+?) (no )?(attack on|attack in|alliance with|a secret)( [a-z ]+?)? in turn (\d+)"
)
KINDS: Final = {"attack on": ATTACK, "attack in": ATTACK, "alliance with": VOTE, "a secret": SECRET}
TOLD: Final = re.compile(r"([a-z ]+?) holds ([a-z ]+)")


class Promise(NamedTuple):
    """What a faction does or leaves alone in a turn."""

    faction: int
    will: bool
    """Whether it does so, or leaves it alone."""
    what: int
    """A stronghold to attack; or with whom to ally, to share spice, or whom to tell a secret."""
    turn: int
    kind: int = ATTACK


def worded(promise: Promise) -> str:
    """A promise in words."""
    who, turn = name(FACTIONS[promise.faction].slug), f"in turn {promise.turn}"
    no = "" if promise.will else "no "
    if promise.kind == ATTACK:
        return f"{who}: {no}attack on {name(TERRITORIES[promise.what].slug)} {turn}"
    if promise.kind == VOTE:
        return f"{who}: {no}alliance with {name(FACTIONS[promise.what].slug)} {turn}"
    return f"{who}: a secret {turn}" if promise.kind == SECRET else f"Shared spice {turn}"


def telling(faction: int, card: int) -> str:
    """A secret, told."""
    return f"{name(FACTIONS[faction].slug)} holds {name(TREACHERY_CARDS[card].slug)}"


def name(slug: str) -> str:
    return slug.replace("-", " ").title()


def promises(game: Classic, deal: Deal) -> list[Promise] | None:
    """What the parties of a deal promise in its words; None if the words are not understood."""
    plain = plain_words(deal)
    if not plain or told_in(deal) is not None:
        return []
    alike = TOGETHER.fullmatch(plain)
    if alike is not None:
        each = peace if alike.group(1) == "peace" else sharing
        return each(game, deal.parties, int(alike.group(2)))
    found = WRITTEN.fullmatch(plain)
    if found is None:
        return None
    faction, kind = PROMISERS.get(found.group(1), -1), KINDS[found.group(3)]
    if faction < 0 or not deal.parties >> faction & 1:
        return None
    others = factions(deal.parties & ~(1 << faction))
    if kind == SECRET:
        what: int = others[0] if len(others) == 1 and found.group(4) is None else -1
    else:
        known = SPOKEN if kind == ATTACK else PROMISERS
        what = known.get((found.group(4) or "").strip(), -1)
    will = found.group(2) is None
    if what < 0 or (kind == VOTE and what == faction) or (kind == SECRET and not will):
        return None
    return [Promise(faction, will, what, int(found.group(5)), kind)]


def plain_words(deal: Deal) -> str:
    """Its words in small letters, without points and the like."""
    return re.sub(r"[^a-z0-9]+", " ", deal.words.lower().replace("'", "")).strip()


def told_in(deal: Deal) -> tuple[int, int] | None:
    """A secret that the proposer tells in a deal: the faction and its card."""
    found = TOLD.fullmatch(plain_words(deal)) if " holds " in deal.words else None
    if found is None:
        return None
    faction, card = PROMISERS.get(found.group(1), -1), CARDS.get(found.group(2), -1)
    return (faction, card) if faction == deal.proposer and card >= 0 else None


def sharing(game: Classic, parties: int, turn: int) -> list[Promise] | None:
    """Each of two parties gives the other half of what it collects."""
    both = factions(parties)
    if len(both) != 2:
        return None
    one, other = both
    return [Promise(one, True, other, turn, SHARE), Promise(other, True, one, turn, SHARE)]


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


def secrets(game: Classic) -> set[tuple[int, int]]:
    """Who told to have which kind of card, and may have it still."""
    told = [told_in(deal) for deal in game.deals if deal.made and deal.words]
    return {(told[0], TREACHERY_CARDS[told[1]].kind) for told in told if told is not None}
