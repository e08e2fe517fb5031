"""Choices in words: 'Send an Agent to Arrakeen with Dagger', 'Buy Stilgar', 'End the turn'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.choice import Choice, Ref
from kanly.core.decision import Decision
from kanly.imperium import choices as c
from kanly.imperium.effects import EFFECTS
from kanly.imperium.tables.spaces import SELL_TABLE
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


def thing(ref: Ref, kind: str = "") -> str:
    """The key of its name; an Agent is told by the space it stands on."""
    return f"{kind or ref.kind}-{ref.slug}"


def plain(key: str) -> Label:
    return lambda words, choice: words.say(key)


def number(key: str) -> Label:
    return lambda words, choice: words.say(key, n=choice.a)


def either(*keys: str) -> Label:
    """A label for each of a few answers."""
    return lambda words, choice: words.say(keys[choice.a])


def about(key: str, name: str, kind: str = "") -> Label:
    """A label about the one thing that the choice names."""
    return lambda words, choice: words.say(key, **{name: thing(choice.refs[0], kind)})


# Labels of their own -----------------------------------------------------------------------------


def agent(words: Words, choice: Choice) -> str:
    """From the Leader, or from another space (IMP-CARD-01)."""
    card, space, origin = choice.refs
    named = {"card": thing(card), "space": thing(space)}
    if origin.implied:
        return words.say("label-agent", **named)
    return words.say("label-agent-from", **named, origin=thing(origin, "space"))


def effect(words: Words, choice: Choice) -> str:
    return title(words, EFFECTS[choice.a])


def acquiring(key: str) -> Label:
    """A card for sale or set aside, to the discard pile or onto the deck."""

    def of(words: Words, choice: Choice) -> str:
        source = "-aside" if choice.c == c.ASIDE else ""
        target = "-to-deck" if choice.b else ""
        return words.say(f"{key}{source}{target}", card=thing(choice.refs[0]))

    return of


def trash(words: Words, choice: Choice) -> str:
    card = choice.refs[0]
    return words.say(f"label-trash-{card.place}", card=thing(card))


def sell(words: Words, choice: Choice) -> str:
    spice, solari = SELL_TABLE[choice.a]
    return words.say("label-sell", spice=spice, solari=solari)


def tech(words: Words, choice: Choice) -> str:
    tile, purse = choice.refs
    return words.say("label-tech" if purse.implied else "label-tech-solari", tile=thing(tile))


def ambush(words: Words, choice: Choice) -> str:
    unit = choice.refs[0]
    return words.say(f"label-ambush-{unit.slug}", seat=f"colour-{unit.place}")


def tokens(words: Words, choice: Choice) -> str:
    first, second = choice.refs
    return words.say("label-tokens", first=thing(first), second=thing(second))


# fmt: off
LABELS: Final[dict[int, Label]] = {
    c.V_AGENT:              agent,
    c.V_REVEAL:             plain("label-reveal"),
    c.V_PLAY:               about("label-play", "card"),
    c.V_DO:                 effect,
    c.V_DEPLOY:             number("label-deploy"),
    c.V_BUY:                acquiring("label-buy"),
    c.V_END:                plain("label-end"),
    c.V_PASS:               plain("label-pass"),
    c.V_INFLUENCE:          about("label-influence", "faction"),
    c.V_LOSE:               about("label-lose-influence", "faction"),
    c.V_CHOOSE:             effect,
    c.V_TRASH:              trash,
    c.V_DISCARD:            about("label-discard", "card"),
    c.V_LOSE_TROOP:         plain("label-lose-troop"),
    c.V_VOICE:              about("label-voice", "space"),
    c.V_SELL:               sell,
    c.V_RETREAT:            number("label-retreat"),
    c.V_TAKE:               about("label-take", "card"),
    c.V_ACQUIRE:            acquiring("label-acquire"),
    c.V_SET_ASIDE:          about("label-set-aside", "card"),
    c.V_SNOOP:              either("label-snoop-draw", "label-snoop-trash"),
    c.V_RECALL:             about("label-recall", "space", "space"),
    c.V_TARGET:             about("label-target", "seat"),
    c.V_DEFEND:             either("label-decline", "label-defend"),
    c.V_TOKENS:             tokens,
    c.V_LEADER:             about("label-leader", "leader"),
    c.V_ALLY:               about("label-alliance", "seat"),
    c.V_CONTINUE:           plain("label-continue"),
    c.V_USE:                about("label-use", "tile"),
    c.V_FREIGHT:            either("label-freighter-advance", "label-freighter-recall"),
    c.V_TECH:               tech,
    c.V_RETURN:             number("label-return"),
    c.V_PLACE:              about("label-place", "space"),
    c.V_DETONATE:           plain("label-detonate"),
    c.V_UNIT:               either("label-withdraw-troop", "label-withdraw-dreadnought"),
    c.V_LOSE_FROM:          either("label-lose-garrison", "label-lose-conflict"),
    c.V_UNDER:              about("label-under", "card"),
    c.V_SEND:               either("label-send-troop", "label-send-dreadnought"),
    c.V_KEEP:               about("label-keep", "card"),
    c.V_SECRET:             about("label-learn", "card"),
    c.V_TO:                 either("label-to-discard", "label-to-deck"),
    c.V_AMBUSH:             ambush,
    c.V_DEPLOY_DREADNOUGHT: plain("label-send-dreadnought"),
}
# fmt: on
"""How each verb reads."""
