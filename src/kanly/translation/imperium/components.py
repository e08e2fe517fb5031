"""Cards, Intrigue cards, Conflicts, tiles, Leaders and spaces as entries, from their tables."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import FACTION_NAMES, Effect, Op, influence
from kanly.imperium.tables.board import LOCATION
from kanly.imperium.tables.cards import EPIC, NOT_SOLD, RESERVE, Card
from kanly.imperium.tables.conflicts import NO_LOCATION, Conflict
from kanly.imperium.tables.intrigues import NEVER, TIMING_NAMES, Intrigue
from kanly.imperium.tables.leaders import Leader
from kanly.imperium.tables.spaces import (
    CONTROL_GAIN,
    ICON_NAMES,
    LOCATIONS,
    NO_FACTION,
    SELL_TABLE,
    SPACES,
    Space,
)
from kanly.imperium.tables.tiles import FLIP, NO_USE, TRASH_TILE, Tile
from kanly.translation.entry import Entry, Fact, entry, fact
from kanly.translation.imperium.amounts import amount
from kanly.translation.imperium.costs import cost, prices
from kanly.translation.imperium.expansion import covered, is_new, is_new_card, origin
from kanly.translation.imperium.phrases import DO, Phrase, joined, phrase
from kanly.translation.imperium.writer import clause, text
from kanly.translation.words import Words, capital

PILES: Final = ("starter", "reserve", "imperium", "imperium", "starter")
"""The kind of a card, by the pile it starts in."""
PLACES: Final = ("first", "second", "third")
LEADS: Final = (
    "",
    "timing-turn-start",
    "timing-before-agent",
    "",
    "timing-victory",
    "",
    "",
    "timing-after-faction",
)
"""What stands before the text of an Intrigue card, by timing."""
USES: Final = {FLIP: "flip", TRASH_TILE: "trash"}
"""How a tile is used up: turned face down until the next round, or trashed."""


def card(words: Words, made: Card) -> Entry:
    """A card of a player's deck."""
    factions = [name for i, name in enumerate(FACTION_NAMES) if made.factions >> i & 1]
    icons = [name for i, name in enumerate(ICON_NAMES) if made.icons >> i & 1]
    sold = made.cost != NOT_SOLD
    unsold = made.pile == RESERVE and not sold
    facts = (
        fact(words, "faction", names(words, "faction", factions)),
        fact(words, "price", str(made.cost) if sold else ""),
        fact(words, "limit", words.say("not-sold") if unsold else ""),
        fact(words, "icons", names(words, "icon", icons)),
        fact(words, "copies", str(made.copies)),
        origin(words, is_new_card(made)),
        fact(words, "game", words.say("game-epic") if made.pile == EPIC else ""),
    )
    texts = (
        fact(words, "infiltration", words.say("infiltration") if made.infiltrates else ""),
        box(words, "agent", made.agent),
        box(words, "reveal", made.reveal),
        fact(words, "unload", words.say("unload") if made.unloads else ""),
        box(words, "acquire", made.acquire),
        box(words, "trashed", made.trashed),
    )
    return entry(words, PILES[made.pile], made.slug, words.name(f"card-{made.slug}"), facts, texts)


def intrigue(words: Words, made: Intrigue) -> Entry:
    """An Intrigue card; one that may be played at two moments has two texts."""
    texts = [use(words, made.timing, made.effect)]
    if made.other_timing != NEVER:
        texts.append(use(words, made.other_timing, made.other_effect))
    facts = (fact(words, "copies", str(made.copies)), origin(words, is_new("intrigue", made.id)))
    name = words.name(f"intrigue-{made.slug}")
    return entry(words, "intrigue", made.slug, name, facts, tuple(texts))


def conflict(words: Words, made: Conflict) -> Entry:
    """A Conflict card and its rewards by place."""
    location = ""
    if made.location != NO_LOCATION:
        location = words.name(f"space-{SPACES[LOCATIONS[made.location]].slug}")
    facts = (
        fact(words, "tier", words.name(f"tier-{made.tier}")),
        fact(words, "location", location),
        origin(words, is_new("conflict", made.id)),
    )
    texts = tuple(box(words, place, made.rewards[i]) for i, place in enumerate(PLACES))
    return entry(words, "conflict", made.slug, words.name(f"conflict-{made.slug}"), facts, texts)


def tile(words: Words, made: Tile) -> Entry:
    """A Tech tile: what acquiring it gives, and what it does at each of its moments."""
    facts = (
        fact(words, "cost", words.say("amount-spice", n=made.cost)),
        fact(words, "symbol", words.say("rival-may-acquire") if made.rival else ""),
        origin(words, True),
    )
    texts = (
        box(words, "acquire", made.acquire),
        box(words, "round-start", made.round_start),
        box(words, "reveal-turn", made.reveal),
        box(words, "win", made.win),
        *([tile_use(words, made)] if made.use_kind != NO_USE else []),
        box(words, "always", made.always),
        box(words, "endgame", made.endgame),
    )
    return entry(words, "tile", made.slug, words.name(f"tile-{made.slug}"), facts, texts)


def tile_use(words: Words, made: Tile) -> Fact:
    """'Turn this tile face down and pay 4 Solari: recruit 3 troops.'"""
    how = USES[made.use_kind]
    costs: list[Phrase] = [phrase(words, DO, f"cost-{how}-tile")]
    gained = made.use
    if gained.cost is not None:
        costs.append(cost(words, gained.cost))
        gained = gained.parts[0]
    paid = joined(words, "do", costs).text
    said = words.fill("effect-pay", cost=paid, effect=clause(words, gained))
    return fact(words, how, words.sentences([said]))


def leader(words: Words, made: Leader) -> Entry:
    """A Leader: the left ability by its own message, the Signet ability from its effect."""
    facts = (
        fact(words, "house", words.name(f"house-{made.house}")),
        fact(words, "complexity", str(made.complexity)),
        fact(words, "rival", "" if made.rival else words.say("no-rival")),
        origin(words, is_new("leader", made.id)),
    )
    right = words.say("field-signet", ability=f"ability-{made.right}")
    texts = (
        Fact("left", words.name(f"ability-{made.left}"), words.say(f"left-{made.left}")),
        Fact("signet", right, text(words, made.signet)),
    )
    return entry(words, "leader", made.slug, words.name(f"leader-{made.slug}"), facts, texts)


def space(words: Words, made: Space) -> Entry:
    """A space of the board."""
    facts = (
        fact(words, "icon", words.name(f"icon-{ICON_NAMES[made.icon]}")),
        fact(words, "cost", entry_cost(words, made)),
        fact(words, "requirement", requirement(words, made)),
        fact(words, "limit", words.say("board-once") if made.once else ""),
        fact(words, "kind", traits(words, made)),
        origin(words, is_new("space", made.id)),
        covered(words, made.id),
    )
    step = text(words, influence(made.faction)) if made.faction != NO_FACTION else ""
    does = words.listed("text", [each for each in (step, text(words, made.text)) if each])
    texts = (fact(words, "effect", does), fact(words, "control", control(words, made)))
    return entry(words, "space", made.slug, words.name(f"space-{made.slug}"), facts, texts)


def entry_cost(words: Words, made: Space) -> str:
    """What entering costs; at Sell Melange, what the exchange does."""
    if made.text.op == Op.SELL:
        return words.say("cost-sell", least=SELL_TABLE[0][0], most=SELL_TABLE[-1][0])
    return prices(words, (made.solari, made.spice, made.water))


def requirement(words: Words, made: Space) -> str:
    if not made.needs:
        return ""
    faction = f"faction-{FACTION_NAMES[made.needs_faction]}"
    return capital(words.say("board-requirement", n=made.needs, faction=faction))


def use(words: Words, timing: int, effect: Effect) -> Fact:
    """What an Intrigue card does at one of its moments."""
    kind = TIMING_NAMES[timing]
    return Fact(kind, words.name(f"type-{kind}"), text(words, effect, LEADS[timing]))


def traits(words: Words, made: Space) -> str:
    """Whether troops may deploy from here, and whether spice gathers here."""
    found = [("combat", made.combat), ("maker", made.maker >= 0)]
    return words.listed("plus", [words.say(f"board-{name}") for name, holds in found if holds])


def control(words: Words, made: Space) -> str:
    """What the controller of the space gains."""
    location = LOCATION[made.id]
    if location < 0:
        return ""
    name = f"space-{made.slug}"
    gained = amount(words, CONTROL_GAIN[location])
    bonus = words.fill(
        "board-control",
        **{"space": words.name(name), "space-the": words.name(name, "the"), "amount": gained},
    )
    return words.sentences([bonus])


# Entries ------------------------------------------------------------------------------------------


def box(words: Words, key: str, effect: Effect) -> Fact:
    return fact(words, key, text(words, effect))


def names(words: Words, prefix: str, slugs: list[str]) -> str:
    return words.listed("plus", [words.name(f"{prefix}-{slug}") for slug in slugs])
