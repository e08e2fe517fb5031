"""The writer: any value of the effect language, in words.

    text(words, effect)      Recruit 1 troop and draw 1 card. Each opponent discards 2 cards.
    clause(words, effect)    pay 2 spice: recruit 3 troops

A box is made of effects, each a phrase (`one`); phrases of the same mood are joined (`phrases`).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final

from kanly.core.message import Message
from kanly.imperium.effect_words import OPTIONAL
from kanly.imperium.effects import RESOURCE_NAMES, Effect, Op, split
from kanly.imperium.tables.spaces import SELL_TABLE
from kanly.translation.imperium.amounts import AMOUNTS, amount, is_amount
from kanly.translation.imperium.costs import TITLES, condition, cost
from kanly.translation.imperium.phrases import (
    DO,
    PLUS,
    TELL,
    Phrase,
    filled,
    grouped,
    joined,
    phrase,
)
from kanly.translation.imperium.vocabulary import PLAIN, VOCABULARY, Phrasing
from kanly.translation.words import Words, capital

Joint = Callable[[Words, Effect], Phrase]


def text(words: Words, effect: Effect, lead: str = "") -> str:
    """A whole box as sentences; nothing for an empty one. A lead says when: 'When you win …'."""
    sentences = [each.text for each in grouped(words, phrases(words, effect))]
    if sentences and lead:
        sentences[0] = words.fill(lead, text=sentences[0])
    return words.sentences(sentences)


def clause(words: Words, effect: Effect) -> str:
    """The effect as one clause, to stand inside a sentence."""
    return whole(words, effect).text


def title(words: Words, effect: Effect) -> str:
    """The effect as something to choose: one clause, with a capital and no full stop."""
    word = phrasing(effect)
    return capital(clause(words, effect) if word is None else to_do(words, effect, word))


def phrasing(effect: Effect) -> Phrasing | None:
    """How its one message is used; None for gains and joints, which are put together."""
    joined = effect.word in AMOUNTS or effect.word in JOINTS
    return None if joined else VOCABULARY.get(effect.word, PLAIN)


def to_do(words: Words, effect: Effect, word: Phrasing) -> str:
    """The effect as it reads once chosen: 'trash a card', not 'you may trash a card'."""
    return words.message(Message(word.key(effect), {**word.args(effect), "times": 1}), "do")


def whole(words: Words, effect: Effect) -> Phrase:
    """All phrases of an effect as one; those that are sentences of their own come last."""
    groups = grouped(words, phrases(words, effect))
    if not groups:
        return phrase(words, TELL, "effect-nothing")
    return joined(words, "clause", sorted(groups, key=lambda each: each.mood == TELL))


def phrases(words: Words, effect: Effect) -> list[Phrase]:
    """The phrases of a box in printed order. Gains side by side share their verb."""
    parts = (effect,) if is_amount(effect) else split(effect)
    adding = any(part.op in (Op.PERSUASION, Op.SWORDS) for part in parts)
    found: list[Phrase] = []
    gained: list[str] = []
    for part, equals in groupby(parts):
        times = len(list(equals))
        if adding and part.op == Op.GAIN:
            found += [added(words, part)] * times
        elif is_amount(part):
            gained += [amount(words, part)] * times
        else:
            found += gains(words, gained)
            found.append(one(words, part, times))
            gained = []
    return found + gains(words, gained)


def gains(words: Words, amounts: list[str]) -> list[Phrase]:
    """'gain 1 water and 2 Solari', if there is anything to gain."""
    if not amounts:
        return []
    return [filled(words, DO, "effect-gain", amount=words.listed("and", amounts))]


def added(words: Words, effect: Effect) -> Phrase:
    """'+1 spice': a resource that stands beside Persuasion or swords is written as they are."""
    return phrase(words, PLUS, f"bonus-{RESOURCE_NAMES[effect.arg]}", {"n": effect.n})


def one(words: Words, effect: Effect, times: int = 1) -> Phrase:
    """A single effect as a phrase, or the same one printed several times side by side."""
    joint = JOINTS.get(effect.word)
    if joint is not None:
        return repeated(words, joint(words, effect), times)
    word = VOCABULARY.get(effect.word, PLAIN)
    return phrase(words, word.mood, word.key(effect), {**word.args(effect), "times": times})


def repeated(words: Words, said: Phrase, times: int) -> Phrase:
    """'if you have an Alliance, move your Freighter twice'."""
    if times == 1:
        return said
    return Phrase(
        words.fill("effect-times", effect=said.text, times=times),
        words.fill("effect-times", effect=said.linked, times=times),
        said.mood,
    )


# Joints -------------------------------------------------------------------------------------------


def pay(words: Words, effect: Effect, key: str = "effect-pay") -> Phrase:
    """'pay 2 spice: recruit 3 troops'."""
    assert effect.cost is not None
    paid = cost(words, effect.cost)
    return filled(words, TELL, key, cost=paid.text, effect=clause(words, effect.parts[0]))


def if_then(words: Words, effect: Effect) -> Phrase:
    """'if you have an Alliance, recruit 2 troops; otherwise, recruit 1 troop'."""
    asked = effect.condition
    assert asked is not None
    then = clause(words, effect.parts[0])
    if len(effect.parts) > 1:
        return filled(
            words,
            TELL,
            "effect-if-else",
            condition=condition(words, asked),
            effect=then,
            otherwise=clause(words, effect.parts[1]),
        )
    if asked.kind in TITLES:
        return filled(words, TELL, TITLES[asked.kind], effect=then)
    return filled(words, TELL, "effect-if", condition=condition(words, asked), effect=then)


def choose(words: Words, effect: Effect) -> Phrase:
    """'choose one: draw 1 card; or gain 2 spice'; one may where each option may be declined."""
    kind = "choice" if effect.n == 1 else "choices"
    options = words.listed(kind, [option(words, part) for part in effect.parts])
    said = filled(words, TELL, "effect-choose", n=effect.n, options=options)
    return filled(words, TELL, "effect-may", effect=said.text) if OPTIONAL[effect.id] else said


def option(words: Words, effect: Effect) -> str:
    """An option; one with a cost needs no second colon: 'pay 2 spice and draw 1 card'."""
    if effect.op == Op.PAY and phrases(words, effect.parts[0])[0].mood == DO:
        return pay(words, effect, "effect-pay-option").text
    word = phrasing(effect)
    return clause(words, effect) if word is None else to_do(words, effect, word)


def around(key: str) -> Joint:
    """A message around the one part of an effect."""
    return lambda words, effect: filled(words, TELL, key, effect=clause(words, effect.parts[0]))


def sell(words: Words, effect: Effect) -> Phrase:
    rows = [words.fill("sell-row", spice=spice, solari=solari) for spice, solari in SELL_TABLE]
    return filled(words, TELL, "effect-sell", rows=words.listed("or", rows))


JOINTS: Final[dict[str, Joint]] = {
    "all": whole,
    "pay": pay,
    "if": if_then,
    "choose": choose,
    "at-reveal": around("effect-at-reveal"),
    "here-at-reveal": around("effect-here-at-reveal"),
    "sell": sell,
    "may": around("effect-may"),
    "on-win": around("effect-on-win"),
}
"""Words that join other effects, or a table, into a phrase."""
