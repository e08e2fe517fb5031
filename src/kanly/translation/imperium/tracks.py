"""The influence tracks, the shipping track and the pieces of Rise of Ix as entries."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import FACTION_NAMES, vp
from kanly.imperium.tables.factions import ALLIANCE, BONUS, FRIENDSHIP
from kanly.imperium.tables.ix import SHIPPING
from kanly.translation.entry import Entry, Fact, entry, fact
from kanly.translation.imperium.expansion import origin
from kanly.translation.imperium.writer import text
from kanly.translation.words import Words


def track(words: Words, faction: int) -> Entry:
    """An influence track: what its steps give, and its Alliance."""
    steps = (
        Fact("friendship", words.say("track-influence", n=FRIENDSHIP), text(words, vp(1))),
        Fact("bonus", words.say("track-influence", n=ALLIANCE), text(words, BONUS[faction])),
        fact(words, "alliance", words.say("track-alliance", n=ALLIANCE)),
    )
    slug = FACTION_NAMES[faction]
    return entry(words, "faction", slug, words.name(f"faction-{slug}"), (), steps)


def shipping(words: Words) -> Entry:
    """The shipping track: how Freighters move, and the reward of each step."""
    steps = (
        fact(words, "freighter", words.say("shipping-move")),
        *(
            Fact(f"step-{i}", words.say("shipping-step", n=i), text(words, reward))
            for i, reward in enumerate(SHIPPING, start=1)
        ),
    )
    name = words.name("term-shipping-track")
    return entry(words, "shipping", "shipping-track", name, (origin(words, True),), steps)


PIECES: Final = ("freighter", "dreadnought", "tech-tile", "negotiator")


def piece(words: Words, slug: str) -> Entry:
    """What a piece of the expansion is for."""
    name = words.name(f"term-{slug}")
    texts = (fact(words, "effect", words.say(f"about-{slug}")),)
    return entry(words, "piece", slug, name, (origin(words, True),), texts)
