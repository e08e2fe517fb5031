"""Factions, places, cards and leaders of the classic game in words, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from kanly.classic.choices import CHEAP_HERO, KWISATZ_HADERACH
from kanly.classic.position import FACTION, HIDDEN, NOTHING
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.territories import TERRITORIES
from kanly.classic.tables.treachery import TREACHERY_CARDS
from kanly.cli.say import Say

UNKNOWN = "?"


def faction_name(say: Say, faction: int) -> str:
    return say.words.name(FACTION[faction])


def letter(say: Say, faction: int) -> Text:
    """A faction in one letter, in its colour."""
    return Text(faction_name(say, faction)[0], style=FACTIONS[faction].slug)


def coloured(say: Say, faction: int) -> Text:
    return Text(faction_name(say, faction), style=FACTIONS[faction].slug)


def listed(say: Say, factions: Sequence[int]) -> str:
    return say.words.listed("and", [faction_name(say, faction) for faction in factions])


def territory_name(say: Say, territory: int) -> str:
    return say.words.name(f"classic-territory-{TERRITORIES[territory].slug}")


def card_name(say: Say, card: int) -> str:
    if card == NOTHING:
        return say("no-card")
    if card == HIDDEN:
        return UNKNOWN
    return say.words.name(f"classic-card-{TREACHERY_CARDS[card].slug}")


def leader_name(say: Say, leader: int) -> str:
    """A leader, or what a plan has instead of one."""
    if leader == NOTHING:
        return say("no-leader")
    if leader == HIDDEN:
        return UNKNOWN
    if leader == CHEAP_HERO:
        return say.words.name("classic-card-cheap-hero")
    if leader == KWISATZ_HADERACH:
        return say.words.name("classic-term-kwisatz-haderach")
    return say.words.name(f"classic-leader-{LEADERS[leader].slug}")


def number(value: int) -> str:
    """A number, or a sign that it is not known."""
    return UNKNOWN if value == HIDDEN else str(value)


def halves(value: int) -> str:
    """A number of half points."""
    return f"{value // 2}.5" if value % 2 else str(value // 2)
