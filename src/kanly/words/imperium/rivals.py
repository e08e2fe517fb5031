"""Influence tracks, House Hagal cards and levels of difficulty as entries."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import FACTION_NAMES, vp
from kanly.imperium.hagal import EXPERT_LEAD
from kanly.imperium.tables.factions import ALLIANCE, BONUS, FRIENDSHIP
from kanly.imperium.tables.hagal import (
    BOTH,
    HARVEST,
    RESHUFFLE,
    SOLO,
    TWO,
    Difficulty,
    HagalCard,
)
from kanly.imperium.tables.spaces import MENTAT, NO_FACTION, SPACES
from kanly.words.entry import Entry, Fact
from kanly.words.imperium.components import entry, fact
from kanly.words.imperium.costs import prices
from kanly.words.imperium.phrases import DO, Phrase, joined, phrase
from kanly.words.imperium.writer import text
from kanly.words.words import Words

GAMES: Final = {BOTH: "", SOLO: "rival-solo", TWO: "rival-two"}


def track(words: Words, faction: int) -> Entry:
    """An influence track: what its steps give, and its Alliance."""
    steps = (
        Fact("friendship", words.say("track-influence", n=FRIENDSHIP), text(words, vp(1))),
        Fact("bonus", words.say("track-influence", n=ALLIANCE), text(words, BONUS[faction])),
        fact(words, "alliance", words.say("track-alliance", n=ALLIANCE)),
    )
    slug = FACTION_NAMES[faction]
    return entry(words, "faction", slug, words.name(f"faction-{slug}"), (), steps)


def hagal(words: Words, made: HagalCard) -> Entry:
    """A House Hagal card: the Rival's Agent turn, and its swords in Combat."""
    game = GAMES[made.marking]
    facts = (
        fact(words, "copies", str(made.copies)),
        fact(words, "game", words.say(game) if game else ""),
    )
    swords = words.sentences([words.say("rival-swords", n=made.swords)])
    texts = (
        fact(words, "turn", words.sentences(turn(words, made))),
        fact(words, "combat", "" if made.space == RESHUFFLE else swords),
    )
    return entry(words, "hagal", made.slug, words.name(f"hagal-{made.slug}"), facts, texts)


def turn(words: Words, made: HagalCard) -> list[str]:
    """What the card makes a Rival do."""
    if made.space == RESHUFFLE:
        return [words.say("rival-reshuffle")]
    if made.space == HARVEST:
        harvest = words.fill("rival-does", what=words.say("rival-harvest"))
        return [harvest, words.say("rival-no-harvest")]
    space = SPACES[made.space]
    does: list[Phrase] = [phrase(words, DO, "rival-sends", {"space": f"space-{space.slug}"})]
    if space.faction != NO_FACTION:
        faction = f"faction-{FACTION_NAMES[space.faction]}"
        does.append(phrase(words, DO, "rival-influence", {"faction": faction}))
    if made.troops:
        does.append(phrase(words, DO, "rival-troops", {"n": made.troops}))
    if made.signet:
        does.append(phrase(words, DO, "rival-signet"))
    return [words.fill("rival-does", what=joined(words, "do", does).text)]


def difficulty(words: Words, made: Difficulty) -> Entry:
    """A level of the solo game: what changes for the player and for the Rivals."""
    start = prices(words, (made.solari, made.spice, 0))
    rules = [words.fill("level-start", amount=start)] if start else []
    if made.mentat_cost != SPACES[MENTAT].solari:
        rules.append(words.say("level-mentat", n=made.mentat_cost))
    rules.append(words.say("level-garrison", n=made.garrison))
    if made.intrigues:
        rules.append(words.say("level-intrigues", n=made.intrigues))
    rules.append(words.say("level-third-agent", n=made.third_agent))
    if made.expert:
        rules.append(words.say("level-expert", n=EXPERT_LEAD))
    if not made.swordmaster:
        rules.append(words.say("level-no-swordmaster"))
    texts = (fact(words, "effect", words.sentences(rules)),)
    name = words.name(f"difficulty-{made.slug}")
    return entry(words, "difficulty", made.slug, name, (), texts)
