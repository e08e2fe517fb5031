"""Choices in words: 'Bid 4 spice', 'Karama: stop the Voice', '3 forces, 1 of them Sardaukar'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic import choices as c
from kanly.classic.choices import KWISATZ_HADERACH, NO_CARD, NO_ONE
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.numbers import KWISATZ_HADERACH_PRICE, REVIVAL_PRICE
from kanly.classic.tables.treachery import KARAMA
from kanly.core.choice import Amount, Choice
from kanly.core.decision import Decision
from kanly.core.message import Args
from kanly.translation.classic.arguments import faction, kind, location, phase, star
from kanly.translation.words import Words

Label = Callable[[Words, Choice, Args], str]
"""A choice in words; the arguments are those of the question it answers, if that is known."""


def label(words: Words, choice: Choice, decision: Decision | None = None) -> str:
    """A choice in words; some have a message of their own in answer to a kind of question."""
    args: Args = {}
    if decision is not None:
        args = decision.args or {}
        own = f"{choice.verb_name}-at-{decision.kind.name}"
        if f"label-classic-{own}" in words:
            return said(words, own, **args)
    return LABELS.get(choice.verb, plain)(words, choice, args)


def said(words: Words, key: str, /, **args: int | str) -> str:
    return words.say(f"label-classic-{key}", **args)


# What a choice is about ---------------------------------------------------------------------------


def plain(words: Words, choice: Choice, args: Args) -> str:
    """The message of its verb, about what the choice points at."""
    return said(words, choice.verb_name, **named(choice))


def either(*keys: str) -> Label:
    """A label for each of a few answers."""
    return lambda words, choice, args: said(words, keys[choice.a])


def named(choice: Choice) -> Args:
    """What a choice points at as arguments: components by their kind, a number as `n`."""
    found: Args = {"words": choice.words} if choice.spoken else {}
    for ref in choice.refs:
        if isinstance(ref, Amount):
            found["n"] = ref.number
        else:
            found[ref.kind] = f"classic-{ref.kind}-{ref.slug}"
    return found


def at(key: str) -> Label:
    """A label about a location."""
    return lambda words, choice, args: said(words, key, **location(choice.a))


def forces(key: str) -> Label:
    """So many forces, how many of them are starred, and what they cost if they cost anything."""

    def of(words: Words, choice: Choice, args: Args) -> str:
        if choice.b:
            text = said(words, f"{key}-starred", n=choice.a, starred=choice.b, star=star(args))
        else:
            text = said(words, key, n=choice.a)
        if "pair" in args:
            return shipped(words, text, choice.a, args)
        if "limit" in args:
            return revived(words, text, choice.a, args)
        return text

    return of


# What it costs ------------------------------------------------------------------------------------


def priced(words: Words, what: str, spice: int, own: int, paid: int = 0) -> str:
    """What is done, for how much spice, what is left of one's own, and what an ally pays of it."""
    left = own - spice + paid
    return words.fill("label-classic-priced", what=what, spice=spice, left=left, paid=paid)


def shipped(words: Words, what: str, forces: int, args: Args) -> str:
    """Forces on their way; those chosen before are paid for with them (CLA-SHIP-05)."""
    forces += int(args.get("before", 0))
    pair, own = int(args["pair"]), int(args["own"])
    if not pair or not forces:
        return what
    spice = (forces * pair + 1) // 2
    if spice > own + int(args["promised"]):
        return words.fill("label-classic-priced-karama", what=what, spice=(spice + 1) // 2)
    return priced(words, what, spice, own, max(0, spice - own))


def revived(words: Words, what: str, forces: int, args: Args) -> str:
    """Forces from the Tanks: some for free, those beyond the limit paid by the Emperor."""
    if not forces:
        return what
    mine = min(forces, int(args["limit"]))
    price = max(0, mine - int(args["free"])) * REVIVAL_PRICE
    paid = (forces - mine) * REVIVAL_PRICE
    return priced(words, what, price + paid, int(args["own"]), paid)


def granted(words: Words, choice: Choice, args: Args) -> str:
    text = said(words, "grant", n=choice.a)
    if not choice.a or "own" not in args:
        return text
    return priced(words, text, choice.a * REVIVAL_PRICE, int(args["own"]))


def raised(words: Words, choice: Choice, args: Args) -> str:
    """A leader from the Tanks, for its strength in spice (CLA-REV-11)."""
    text = or_none("revive-leader", NOT_REVIVED)(words, choice, args)
    if "own" not in args:
        return text
    dear = choice.a == KWISATZ_HADERACH
    price = KWISATZ_HADERACH_PRICE if dear else LEADERS[choice.a].strength
    return priced(words, text, price, int(args["own"]))


def or_none(key: str, others: dict[int, str]) -> Label:
    """A leader or a card, or whatever stands for none."""

    def found(words: Words, choice: Choice, args: Args) -> str:
        if choice.a in others:
            return said(words, others[choice.a])
        return said(words, key, **named(choice))

    return found


def karama(key: str) -> Label:
    """What a Karama does, or a worthless card in its place."""

    def of(words: Words, choice: Choice, args: Args) -> str:
        return said(words, key if choice.b == KARAMA else f"{key}-with", **named(choice))

    return of


# Labels of their own ------------------------------------------------------------------------------


def battle(words: Words, choice: Choice, args: Args) -> str:
    return said(words, "battle", faction=faction(choice.b), **location(choice.a))


def voice(words: Words, choice: Choice, args: Args) -> str:
    return said(words, "voice-play" if choice.b else "voice-no", kind=kind(choice.a))


def dial(words: Words, choice: Choice, args: Args) -> str:
    return said(words, "dial", dial=choice.a // 2, half=choice.a % 2)


def show(words: Words, choice: Choice, args: Args) -> str:
    return said(words, f"show-{choice.refs[0].slug}", **named(choice))


def deal_at(words: Words, choice: Choice, args: Args) -> str:
    return said(words, "deal-at", turn=choice.a, phase=phase(choice.b))


def ask(words: Words, choice: Choice, args: Args) -> str:
    """A question under Truthtrance."""
    if choice.a == c.Q_WORDS:
        return said(words, "ask-words", words=choice.words)
    return said(words, choice.verb_name, **named(choice))


NO_LEADER: Final = {NO_ONE: "leader-none", c.CHEAP_HERO: "leader-cheap"}
NOT_REVIVED: Final = {KWISATZ_HADERACH: "revive-kwisatz"}
NO_GHOLA: Final = {NO_ONE: "ghola-forces", KWISATZ_HADERACH: "ghola-kwisatz"}
"""What stands for something else where a leader is named."""

# fmt: off
LABELS: Final[dict[int, Label]] = {
    c.V_FORCES:           forces("forces"),
    c.V_PLACE_ADVISOR:    at("advisor"),
    c.V_LOSE:             forces("lose"),
    c.V_RIDE:             at("ride"),
    c.V_BUY:              karama("buy"),
    c.V_STOP:             karama("stop"),
    c.V_HALF_PRICE:       karama("half-price"),
    c.V_REVIVE:           forces("revive"),
    c.V_REVIVE_LEADER:    raised,
    c.V_GRANT:            granted,
    c.V_SHIP:             at("ship"),
    c.V_REINFORCE:        at("reinforce"),
    c.V_TO:               at("to"),
    c.V_AS_SIDE:          either("as-fighters", "as-advisors"),
    c.V_BATTLE:           battle,
    c.V_VOICE:            voice,
    c.V_DIAL:             dial,
    c.V_LEADER:           or_none("leader", NO_LEADER),
    c.V_KWISATZ:          either("without-kwisatz", "with-kwisatz"),
    c.V_WEAPON:           or_none("weapon", {NO_CARD: "weapon-none"}),
    c.V_DEFENSE:          or_none("defense", {NO_CARD: "defense-none"}),
    c.V_ASK:              ask,
    c.V_ANSWER:           either("no", "yes", "unknowable"),
    c.V_GHOLA:            or_none("ghola", NO_GHOLA),
    c.V_SHOW:             show,
    c.V_DEAL_AT:          deal_at,
}
# fmt: on
"""Verbs that do not read as their own message about what they point at."""
