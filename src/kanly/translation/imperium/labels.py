"""Choices in words: 'Send an Agent to Arrakeen with Dagger', 'Buy Stilgar', 'End the turn'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.choice import Amount, Choice, Ref
from kanly.core.decision import Decision
from kanly.core.message import Args
from kanly.imperium import choices as c
from kanly.imperium.effects import EFFECTS
from kanly.imperium.tables.spaces import SELL_TABLE
from kanly.translation.imperium.writer import title
from kanly.translation.words import Words

Label = Callable[[Words, Choice], str]


def label(words: Words, choice: Choice, decision: Decision | None = None) -> str:
    """A choice in words; the decision it answers makes some of them plainer."""
    key = BY_KIND.get((choice.verb, decision.kind.name)) if decision is not None else None
    return words.say(key) if key else LABELS.get(choice.verb, plain)(words, choice)


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

ARGUMENTS: Final = {"colour": "seat", "agent": "space"}
"""What messages call a thing, where that is not its kind."""


def thing(ref: Ref) -> str:
    """The key of its name; an Agent is told by the space it stands on."""
    return f"{'space' if ref.kind == 'agent' else ref.kind}-{ref.slug}"


def plain(words: Words, choice: Choice) -> str:
    """The message of its verb, about what the choice points at; some things have one of their
    own."""
    args: Args = {}
    for ref in choice.refs:
        if isinstance(ref, Amount):
            args["n"] = ref.number
        else:
            args[ARGUMENTS.get(ref.kind, ref.kind)] = thing(ref)
    key = f"label-{choice.verb_name}"
    own = f"{key}-{choice.refs[0].slug}" if choice.refs else key
    return words.say(own if own in words else key, **args)


# Labels of their own -----------------------------------------------------------------------------


def agent(words: Words, choice: Choice) -> str:
    """From the Leader, or from another space (IMP-CARD-01)."""
    card, space, origin = choice.refs
    named = {"card": thing(card), "space": thing(space)}
    if origin.implied:
        return words.say("label-agent", **named)
    return words.say("label-agent-from", **named, origin=f"space-{origin.slug}")


def effect(words: Words, choice: Choice) -> str:
    return title(words, EFFECTS[choice.a])


def acquiring(key: str) -> Label:
    """A card for sale or set aside, to the discard pile or onto the deck."""

    def of(words: Words, choice: Choice) -> str:
        source = "-aside" if choice.c == c.ASIDE else ""
        target = "-to-deck" if choice.b else ""
        return words.say(f"{key}{source}{target}", card=thing(choice.refs[0]))

    return of


def placed(key: str) -> Label:
    """A label of its own for each place where a thing lies."""

    def of(words: Words, choice: Choice) -> str:
        ref = choice.refs[0]
        return words.say(f"{key}-{ref.place}", **{ref.kind: thing(ref)})

    return of


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
    return words.say("label-masterstroke", first=thing(first), second=thing(second))


# fmt: off
LABELS: Final[dict[int, Label]] = {
    c.V_AGENT:              agent,
    c.V_DO:                 effect,
    c.V_BUY:                acquiring("label-buy"),
    c.V_CHOOSE:             effect,
    c.V_TRASH:              placed("label-trash"),
    c.V_SELL:               sell,
    c.V_ACQUIRE:            acquiring("label-acquire"),
    c.V_TOKENS:             tokens,
    c.V_TECH:               tech,
    c.V_LOSE_FROM:          placed("label-lose"),
    c.V_AMBUSH:             ambush,
    c.V_DEPLOY_DREADNOUGHT: lambda words, choice: words.say("label-send-dreadnought"),
}
# fmt: on
"""Verbs that do not read as their own message about what they point at."""
