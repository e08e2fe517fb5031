"""Factions, leaders, cards and territories as entries, from their tables."""

from __future__ import annotations

from functools import partial
from typing import Final

from kanly.classic.tables.advantages import ADVANTAGES, BASIC, Advantage
from kanly.classic.tables.factions import Faction
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF, Leader
from kanly.classic.tables.spice import SHAI_HULUD, SpiceCard
from kanly.classic.tables.territories import KIND_NAMES, STRONGHOLD, Territory
from kanly.classic.tables.treachery import TreacheryCard
from kanly.translation.classic import arguments
from kanly.translation.entry import Entry, Fact
from kanly.translation.entry import entry as entry_of
from kanly.translation.entry import fact as fact_of
from kanly.translation.words import Words, capital

entry = partial(entry_of, title="classic-entry")
fact = partial(fact_of, heading="classic-field")


def faction(words: Words, made: Faction) -> Entry:
    """A faction: what it starts with, and every line of its sheet."""
    facts = (
        fact(words, "start", started(words, made)),
        fact(words, "reserves", str(made.reserves)),
        fact(words, "forces", starred(words, made)),
        fact(words, "spice", str(made.spice)),
        fact(words, "free-revival", str(made.free_revivals)),
        fact(words, "hand-limit", str(made.hand_limit)),
        fact(words, "leaders", words.listed("plus", leaders(words, made))),
    )
    sheet = tuple(advantage(words, each) for each in ADVANTAGES if each.faction == made.id)
    name = words.name(arguments.faction(made.id), "full")
    return entry(words, "faction", made.slug, name, facts, sheet)


def advantage(words: Words, made: Advantage) -> Fact:
    """A line of a faction's sheet; what is not basic says so."""
    key = f"classic-advantage-{made.slug}"
    text = words.name(f"{key}-text")
    if made.section != BASIC:
        section = words.name(f"classic-section-{SECTIONS[made.section]}")
        text = words.fill("classic-about-section", section=section, text=text)
    return Fact(made.slug, words.name(key), text)


SECTIONS: Final = ("basic", "alliance", "advanced", "karama-power", "victory")
"""The parts of a sheet, by their numbers in the tables."""


def started(words: Words, made: Faction) -> str:
    """Its forces on the map at the start."""
    found = [
        words.say("classic-about-forces", n=number, **arguments.location(location))
        for location, number in made.placed
    ]
    if made.split:
        homes = [words.name(arguments.territory(home), "the") for home in made.homes]
        places = words.listed("or", homes)
        found.append(words.fill("classic-about-split", n=made.split, places=places))
    return words.listed("plus", found)


def starred(words: Words, made: Faction) -> str:
    if not made.starred:
        return ""
    force = f"classic-force-{made.starred_slug}"
    return words.say("classic-about-starred", n=made.starred, force=force)


def leaders(words: Words, made: Faction) -> list[str]:
    return [
        words.say(
            "classic-about-leader-of",
            leader=arguments.leader(leader),
            n=LEADERS[leader].strength,
        )
        for leader in LEADERS_OF[made.id]
    ]


def leader(words: Words, made: Leader) -> Entry:
    """A leader: whose, how strong, and what that is worth."""
    facts = (
        fact(words, "faction", words.name(arguments.faction(made.faction))),
        fact(words, "strength", str(made.strength)),
    )
    texts = (fact(words, "effect", words.say("classic-about-leader", n=made.strength)),)
    return entry(words, "leader", made.slug, words.name(arguments.leader(made.id)), facts, texts)


def card(words: Words, made: TreacheryCard) -> Entry:
    """A Treachery card."""
    key = arguments.card(made.id)
    facts = (
        fact(words, "kind", words.name(arguments.kind(made.kind))),
        fact(words, "copies", str(made.copies)),
    )
    texts = (fact(words, "effect", words.name(f"{key}-text")),)
    return entry(words, "card", made.slug, words.name(key), facts, texts)


def spice_card(words: Words, made: SpiceCard) -> Entry:
    """A spice card: so much spice somewhere, or a worm."""
    name = words.name(f"classic-spice-card-{made.slug}")
    copies = fact(words, "copies", str(made.copies))
    if made.id == SHAI_HULUD:
        texts = (fact(words, "effect", words.say("classic-about-worm")),)
        return entry(words, "spice-card", made.slug, name, (copies,), texts)
    place = arguments.location(made.location)
    text = words.say("classic-about-spice-card", n=made.spice, **place)
    facts = (
        fact(words, "place", str(words.resolved(place)["location"])),
        fact(words, "spice", str(made.spice)),
        copies,
    )
    return entry(words, "spice-card", made.slug, name, facts, (fact(words, "effect", text),))


def territory(words: Words, made: Territory) -> Entry:
    """A territory: where it lies, and what it is like to be there."""
    facts = (
        fact(words, "terrain", words.name(f"classic-terrain-{KIND_NAMES[made.kind]}")),
        fact(words, "sectors", words.listed("plus", [str(sector) for sector in made.sectors])),
        fact(words, "income", income(words, made)),
    )
    said = [capital(words.say(f"classic-about-{about}")) for about in traits(made)]
    texts = (fact(words, "effect", words.listed("text", said)),)
    name = words.name(arguments.territory(made.id))
    return entry(words, "territory", made.slug, name, facts, texts)


def income(words: Words, made: Territory) -> str:
    return words.say("classic-about-income", n=made.income) if made.income else ""


def traits(made: Territory) -> list[str]:
    """What there is to say of a territory."""
    shelter = "behind-wall" if made.behind_wall else "safe"
    if made.kind == STRONGHOLD:
        return ["stronghold", shelter, *(["city"] if made.city else [])]
    return ["worms", shelter] if made.behind_wall else [KIND_NAMES[made.kind]]
