"""Choices in words: 'Send an Agent to Arrakeen with Dagger', 'Buy Stilgar', 'End the turn'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.imperium import choices as c
from kanly.imperium.effects import EFFECTS, FACTION_NAMES
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import LOCATIONS, SELL_TABLE, SPACES
from kanly.imperium.tables.tiles import TILES
from kanly.words.imperium.writer import title
from kanly.words.words import Words

Label = Callable[[Words, Choice], str]


def label(words: Words, choice: Choice, decision: Decision | None = None) -> str:
    """A choice in words; the decision it answers makes some of them plainer."""
    key = BY_KIND.get((choice.verb, decision.kind.name)) if decision is not None else None
    return words.say(key) if key else LABELS[choice.verb](words, choice)


BY_KIND: Final = {
    (c.V_END, "reward"): "label-enough",
    (c.V_END, "interlude"): "label-enough",
    (c.V_END, "send-units"): "label-no-more-units",
    (c.V_END, "swap"): "label-no-more-cards",
    (c.V_PASS, "pass-turn"): "label-end",
    (c.V_PASS, "victory"): "label-no-card",
    (c.V_PASS, "endgame"): "label-no-card",
}
"""Choices that mean something else in answer to some question."""


# What a choice is about --------------------------------------------------------------------------


def card(number: int) -> str:
    return f"card-{CARDS[number].slug}"


def space(number: int) -> str:
    return f"space-{SPACES[number].slug}"


def location(number: int) -> str:
    return space(LOCATIONS[number])


def intrigue(number: int) -> str:
    return f"intrigue-{INTRIGUES[number].slug}"


def tile(number: int) -> str:
    return f"tile-{TILES[number].slug}"


def leader(number: int) -> str:
    return f"leader-{LEADERS[number].slug}"


def faction(number: int) -> str:
    return f"faction-{FACTION_NAMES[number]}"


def seat(number: int) -> str:
    return f"colour-{c.COLOURS[number]}"


def plain(key: str) -> Label:
    return lambda words, choice: words.say(key)


def number(key: str) -> Label:
    return lambda words, choice: words.say(key, n=choice.a)


def either(*keys: str) -> Label:
    """A label for each of a few answers."""
    return lambda words, choice: words.say(keys[choice.a])


def about(key: str, name: str, of: Callable[[int], str]) -> Label:
    """A label about the one thing that the choice names."""
    return lambda words, choice: words.say(key, **{name: of(choice.a)})


# Labels of their own -----------------------------------------------------------------------------


def agent(words: Words, choice: Choice) -> str:
    """From the Leader, or from another space (IMP-CARD-01)."""
    if choice.c:
        origin = space(choice.c - 1)
        return words.say(
            "label-agent-from", card=card(choice.a), space=space(choice.b), origin=origin
        )
    return words.say("label-agent", card=card(choice.a), space=space(choice.b))


def effect(words: Words, choice: Choice) -> str:
    return title(words, EFFECTS[choice.a])


def buy(words: Words, choice: Choice) -> str:
    source = "-aside" if choice.c == c.ASIDE else ""
    target = "-to-deck" if choice.b else ""
    return words.say(f"label-buy{source}{target}", card=card(choice.a))


def acquire(words: Words, choice: Choice) -> str:
    source = "-aside" if choice.c == c.ASIDE else ""
    target = "-to-deck" if choice.b else ""
    return words.say(f"label-acquire{source}{target}", card=card(choice.a))


def trash(words: Words, choice: Choice) -> str:
    return words.say(f"label-trash-{c.ZONE_NAMES[choice.b]}", card=card(choice.a))


def sell(words: Words, choice: Choice) -> str:
    spice, solari = SELL_TABLE[choice.a]
    return words.say("label-sell", spice=spice, solari=solari)


def tech(words: Words, choice: Choice) -> str:
    return words.say("label-tech-solari" if choice.b else "label-tech", tile=tile(choice.a))


def ambush(words: Words, choice: Choice) -> str:
    return words.say(f"label-ambush-{c.UNIT_NAMES[choice.b]}", seat=seat(choice.a))


def tokens(words: Words, choice: Choice) -> str:
    chosen = [faction(i) for i in range(len(FACTION_NAMES)) if choice.a >> i & 1]
    return words.say("label-tokens", first=chosen[0], second=chosen[1])


# fmt: off
LABELS: Final[dict[int, Label]] = {
    c.V_AGENT:              agent,
    c.V_REVEAL:             plain("label-reveal"),
    c.V_PLAY:               about("label-play", "card", intrigue),
    c.V_DO:                 effect,
    c.V_DEPLOY:             number("label-deploy"),
    c.V_BUY:                buy,
    c.V_END:                plain("label-end"),
    c.V_PASS:               plain("label-pass"),
    c.V_INFLUENCE:          about("label-influence", "faction", faction),
    c.V_LOSE:               about("label-lose-influence", "faction", faction),
    c.V_CHOOSE:             effect,
    c.V_TRASH:              trash,
    c.V_DISCARD:            about("label-discard", "card", card),
    c.V_LOSE_TROOP:         plain("label-lose-troop"),
    c.V_VOICE:              about("label-voice", "space", space),
    c.V_SELL:               sell,
    c.V_RETREAT:            number("label-retreat"),
    c.V_TAKE:               about("label-take", "card", card),
    c.V_ACQUIRE:            acquire,
    c.V_SET_ASIDE:          about("label-set-aside", "card", card),
    c.V_SNOOP:              either("label-snoop-draw", "label-snoop-trash"),
    c.V_RECALL:             about("label-recall", "space", space),
    c.V_TARGET:             about("label-target", "seat", seat),
    c.V_DEFEND:             either("label-decline", "label-defend"),
    c.V_TOKENS:             tokens,
    c.V_LEADER:             about("label-leader", "leader", leader),
    c.V_ALLY:               about("label-alliance", "seat", seat),
    c.V_CONTINUE:           plain("label-continue"),
    c.V_USE:                about("label-use", "tile", tile),
    c.V_FREIGHT:            either("label-freighter-advance", "label-freighter-recall"),
    c.V_TECH:               tech,
    c.V_RETURN:             number("label-return"),
    c.V_PLACE:              about("label-place", "space", location),
    c.V_DETONATE:           plain("label-detonate"),
    c.V_UNIT:               either("label-withdraw-troop", "label-withdraw-dreadnought"),
    c.V_LOSE_FROM:          either("label-lose-garrison", "label-lose-conflict"),
    c.V_UNDER:              about("label-under", "card", intrigue),
    c.V_SEND:               either("label-send-troop", "label-send-dreadnought"),
    c.V_KEEP:               about("label-keep", "card", card),
    c.V_SECRET:             about("label-learn", "card", intrigue),
    c.V_TO:                 either("label-to-discard", "label-to-deck"),
    c.V_AMBUSH:             ambush,
    c.V_DEPLOY_DREADNOUGHT: plain("label-send-dreadnought"),
}
# fmt: on
"""How each verb reads."""
