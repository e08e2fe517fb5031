"""Why a choice is not legal: the gate that stands in its way, or that this is not its moment."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.message import Refusal
from kanly.imperium import choices as c
from kanly.imperium.asking import question_on_top
from kanly.imperium.position import QUESTIONS, Imperium
from kanly.imperium.turns import ASK_TURN
from kanly.imperium.types import HouseId


def explain(game: Imperium, seat: HouseId, choice: Choice) -> Refusal:
    """The reason a seat that is asked something may not answer so."""
    question = question_on_top(game)
    gates = question.gates.get(choice.verb)
    if gates is not None:
        refusal = gates.refusal(game, seat, choice)
        assert refusal is not None, f"{choice} passes every gate, but is not listed"
        return refusal
    if choice.verb in WAYS_OUT and question is ASK_TURN:
        return Refusal("refuse-moment-pass", "IMP-ROUND-09")
    if choice.verb in WAYS_OUT:
        return Refusal("refuse-moment-answer", question.rule)
    key, rule = MOMENTS[choice.verb]
    return Refusal(f"refuse-moment-{key}", rule)


def rule(game: Imperium, seat: HouseId) -> str:
    """The rule behind what the seat is asked; if nothing, behind who is asked or the end."""
    if game.over:
        return "IMP-END-03"
    question = question_on_top(game)
    if game.decision(seat) is None:
        return question.order or "IMP-ROUND-06"
    return question.rule


WAYS_OUT: Final = frozenset({c.V_END, c.V_PASS})
"""Verbs that say no to what is asked."""

# fmt: off
SPECIAL: Final[dict[int, tuple[str, str]]] = {
    c.V_PLAY:               ("play",               "IMP-INTR-06"),
    c.V_DO:                 ("effect",             "IMP-AGENT-14"),
    c.V_DEPLOY:             ("deploy",             "IMP-DEPLOY-04"),
    c.V_DEPLOY_DREADNOUGHT: ("deploy-dreadnought", "IX-DREAD-11"),
    c.V_BUY:                ("buy",                "IMP-REVEAL-06"),
    c.V_CONTINUE:           ("continue",           "IMP-CARD-30"),
    c.V_LOSE_TROOP:         ("lose-troop",         "IMP-CARD-20"),
    c.V_TOKENS:             ("tokens",             "IMP-LEAD-08"),
    c.V_USE:                ("use",                "IX-TECH-30"),
    c.V_DETONATE:           ("detonate",           "IX-CARD-17"),
    c.V_UNIT:               ("retreat",            "IX-CARD-31"),
    c.V_LOSE_FROM:          ("lose-from",          "IX-CARD-27"),
    c.V_SEND:               ("send",               "IX-CARD-31"),
    c.V_SECRET:             ("learn",              "IX-LEAD-07"),
    c.V_AMBUSH:             ("ambush",             "IX-CARD-15"),
}
"""Verbs whose moment is not simply that of a question."""
# fmt: on


def moments() -> dict[int, tuple[str, str]]:
    """When each verb has its moment, as the end of a key (`refuse-moment-...`), and the rule.

    As a rule that is when its question is asked; the key is the name of the question.
    """
    found = dict(SPECIAL)
    for _, question in sorted(QUESTIONS.items()):
        for verb in question.gates:
            if verb not in WAYS_OUT:
                found.setdefault(verb, (question.kind.name, question.rule))
    return found


MOMENTS: Final = moments()
