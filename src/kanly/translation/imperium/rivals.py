"""House Hagal cards and levels of difficulty as entries."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import FACTION_NAMES
from kanly.imperium.hagal import EXPERT_LEAD, GARRISON_LIMIT
from kanly.imperium.ix_rivals import TECH_DISCOUNT
from kanly.imperium.tables.board import COMBAT_MASK
from kanly.imperium.tables.hagal import (
    BOTH,
    HARVEST,
    NOWHERE,
    RESHUFFLE,
    SOLO,
    TWO,
    Difficulty,
    HagalCard,
)
from kanly.imperium.tables.ix import (
    DREADNOUGHT,
    INTERSTELLAR_SHIPPING,
    SMUGGLING,
    TECH_NEGOTIATION,
)
from kanly.imperium.tables.spaces import MENTAT, NO_FACTION, SPACES, Space
from kanly.translation.entry import Entry, entry, fact
from kanly.translation.imperium.costs import prices
from kanly.translation.imperium.expansion import covered, origin
from kanly.translation.imperium.phrases import DO, Phrase, joined, phrase
from kanly.translation.words import Words

GAMES: Final = {BOTH: "", SOLO: "rival-solo", TWO: "rival-two"}


def hagal(words: Words, made: HagalCard) -> Entry:
    """A House Hagal card: the Rival's Agent turn, and its swords in Combat."""
    game = GAMES[made.marking]
    facts = (
        fact(words, "copies", str(made.copies)),
        fact(words, "game", words.say(game) if game else ""),
        origin(words, made.ix),
        covered(words, made.space),
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
        does = [phrase(words, DO, "rival-harvest", {}), garrison(words)]
        harvest = words.fill("rival-does", what=joined(words, "do", does).text)
        more = ("rival-harvest-solo", "rival-harvest-two", "rival-no-harvest")
        return [harvest, *[words.say(key) for key in more]]
    space = SPACES[made.space]
    what = visit(words, made, space)
    if made.space == DREADNOUGHT:
        return [words.fill("rival-does", what=what), words.say("rival-no-dreadnought")]
    if not space.needs or not made.ix:
        return [words.fill("rival-does", what=what)]
    faction = f"faction-{FACTION_NAMES[space.needs_faction]}"
    needed = words.resolved({"n": space.needs, "faction": faction})
    admitted = words.fill("rival-if-influence", **needed, what=what)
    if made.instead == NOWHERE:
        return [admitted, words.say("rival-otherwise-next")]
    instead = visit(words, made, SPACES[made.instead])
    return [admitted, words.fill("rival-otherwise", what=instead)]


def visit(words: Words, made: HagalCard, space: Space) -> str:
    """What a Rival does at a space: 'sends an Agent to Wealth and gains 1 Influence …'."""
    does: list[Phrase] = [phrase(words, DO, "rival-sends", {"space": f"space-{space.slug}"})]
    if space.faction != NO_FACTION:
        faction = f"faction-{FACTION_NAMES[space.faction]}"
        does.append(phrase(words, DO, "rival-influence", {"faction": faction}))
    tiles = space.id if made.tech else NOWHERE
    fights = bool(COMBAT_MASK >> space.id & 1)
    for key, n in (
        ("rival-freighter", freighters(made, space)),
        ("rival-dreadnought", int(space.id == DREADNOUGHT)),
        ("rival-tech", int(tiles == DREADNOUGHT)),
        ("rival-tech-or-negotiator", TECH_DISCOUNT if tiles == TECH_NEGOTIATION else 0),
        ("rival-troops-to-conflict" if fights else "rival-troops", made.troops),
        ("rival-signet", int(made.signet)),
    ):
        if n:
            does.append(phrase(words, DO, key, {"n": n}))
    if fights:
        does.append(garrison(words))
    return joined(words, "do", does).text


def garrison(words: Words) -> Phrase:
    """What a Rival deploys at a Combat space, whatever the card says (IMP-HAGAL-10)."""
    return phrase(words, DO, "rival-garrison", {"n": GARRISON_LIMIT})


def freighters(made: HagalCard, space: Space) -> int:
    """How often the Rival moves its Freighter there."""
    if space.id == INTERSTELLAR_SHIPPING:
        return made.freighters
    return int(space.id == SMUGGLING)


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
