"""Truthtrance: a question that must be answered truly (CLA-CARD-30 to CLA-CARD-34)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import keys, plans
from kanly.classic import question as q
from kanly.classic.cards import discard_from, learn_that_holds, take_back
from kanly.classic.map import members
from kanly.classic.planning import sealed_parts
from kanly.classic.position import FACTION, HOME, Classic, N
from kanly.classic.tables import treachery
from kanly.classic.tables.factions import BENE_GESSERIT, EVERY_FACTION, HARKONNEN
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.treachery import TREACHERY_CARDS, TRUTHTRANCE
from kanly.classic.treasury import learn_all_least, learn_all_most
from kanly.classic.types import FactionId
from kanly.core.choice import Choice
from kanly.core.gate import Gates
from kanly.core.message import Args


def play(game: Classic, faction: FactionId, choice: Choice) -> None:
    """The card is shown; then the question is put."""
    target = choice.a
    discard_from(game, faction, TRUTHTRANCE)
    game.tell("truthtrance", faction=FACTION[faction], other=FACTION[target])
    game.stack.append((ASK_QUESTION.frame, faction, target, 0))


def question_choices(
    game: Classic, frame: tuple[int, FactionId, FactionId, int], faction: FactionId
) -> list[Choice]:
    """Questions the engine can answer, about a plan in the making, or in free words."""
    _, _, target, again = frame
    found = [c.ASK_WORDS, *c.ASK_CARD, *questions_about(game, target)]
    return [*found, c.KEEP_TRUTHTRANCE] if again else found


def questions_about(game: Classic, target: FactionId) -> list[Choice]:
    found = [c.ASK_TRAITOR[x.id] for x in LEADERS if game.plays(x.faction)]
    found += c.ASK_SPICE
    if target == BENE_GESSERIT:
        found += [c.ASK_PREDICTION[f] for f in EVERY_FACTION if f != target and game.plays(f)]
        found += c.ASK_TURN[: game.rules.turns]
    if in_plan(game, target):
        found += [c.ASK_PLAYS[x.id] for x in TREACHERY_CARDS if x.kind != treachery.SPECIAL]
        found += [c.ASK_LEADS[leader] for leader in perhaps(game, target)]
    return found


def perhaps(game: Classic, target: FactionId) -> list[int]:
    """The leaders it could lead with, as far as all can tell: captives are hidden."""
    here = plans.territory_of(game)
    found = [
        leader
        for leader in LEADERS_OF[target]
        if game.suspects >> leader & 1 or game.leader_at[leader] in (HOME, here)
    ]
    if target == HARKONNEN:
        found += [leader for leader in members(game.suspects) if leader not in found]
    return found


def in_plan(game: Classic, target: FactionId) -> bool:
    """Whether it makes, or has sealed, a plan that is not yet open."""
    return target in game.sides and not game.revealed


def target_of(game: Classic) -> FactionId:
    """Who is to answer."""
    _, _, target, *_ = game.stack[-1]
    return FactionId(target)


def was_asked(game: Classic, faction: FactionId) -> bool:
    """Whether a question was put that cannot be answered."""
    _, _, _, again = game.stack[-1]
    return again == 1


OF_PREDICTION: Final = (c.Q_PREDICTION, c.Q_TURN)
OF_PLAN: Final = (c.Q_PLAYS, c.Q_LEADS)
QUESTION_GATES: Final = Gates(
    g.which("absent", "CLA-PLAYERS-06",
            lambda game, own, x: x.a != c.Q_TRAITOR or game.plays(LEADERS[x.b].faction),
            lambda game, own, x: {"faction": FACTION[LEADERS[x.b].faction]}),
    g.which("only", "CLA-BG-03",
            lambda game, own, x: x.a not in OF_PREDICTION or target_of(game) == BENE_GESSERIT,
            lambda game, own, x: {"faction": FACTION[BENE_GESSERIT]}),
    g.which("turns", "CLA-BG-03", lambda game, own, x: x.a != c.Q_TURN or x.b <= game.rules.turns,
            lambda game, own, x: {"most": game.rules.turns}),
    g.which("predict-self", "CLA-BG-03",
            lambda game, own, x: x.a != c.Q_PREDICTION or x.b != BENE_GESSERIT),
    g.which("absent", "CLA-PLAYERS-06",
            lambda game, own, x: x.a != c.Q_PREDICTION or game.plays(FactionId(x.b)),
            lambda game, own, x: {"faction": FACTION[x.b]}),
    g.which("no-plan", "CLA-CARD-32",
            lambda game, own, x: x.a not in OF_PLAN or in_plan(game, target_of(game)),
            lambda game, own, x: {"faction": FACTION[target_of(game)]}),
    g.which("not-in-plan", "CLA-BATTLE-15",
            lambda game, own, x: x.a != c.Q_PLAYS or TREACHERY_CARDS[x.b].kind != treachery.SPECIAL,
            lambda game, own, x: {"card": keys.CARD[x.b]}),
    g.which("cannot-lead", "CLA-BATTLE-12",
            lambda game, own, x: x.a != c.Q_LEADS or x.b in perhaps(game, target_of(game)),
            lambda game, own, x: {"leader": keys.LEADER[x.b]}),
)  # fmt: skip
WITHDRAW_GATES: Final = Gates(
    g.when("question-first", "CLA-CARD-33", was_asked),
)  # fmt: skip


def answer_question(
    game: Classic, frame: tuple[int, FactionId, FactionId, int], choice: Choice
) -> None:
    _, faction, target, _ = frame
    if choice.verb == c.V_KEEP_TRUTHTRANCE:
        game.discard.remove(TRUTHTRANCE)
        take_back(game, faction, TRUTHTRANCE)
        game.tell("question-withdrawn", faction=FACTION[faction])
        return
    about, what = choice.a, choice.b
    game.question = choice.words
    tell_question(game, target, about, what, choice.words)
    if about not in FACTS:
        game.stack.append((ASK_TRUTH.frame, faction, target, about, what))
    else:
        game.seen()
        say(game, target, FACTS[about](game, target, what))


QUESTIONS: Final = (
    "asks-card",
    "asks-traitor",
    "asks-spice",
    "asks-prediction",
    "asks-turn",
    "asks-plays",
    "asks-leads",
    "asks-words",
)
"""The events by what a question is about."""
NAMES: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    c.Q_CARD: ("card", keys.CARD),
    c.Q_TRAITOR: ("leader", keys.LEADER),
    c.Q_PREDICTION: ("other", FACTION),
    c.Q_PLAYS: ("card", keys.CARD),
    c.Q_LEADS: ("leader", keys.LEADER),
}
"""What the events call the thing that is asked about, and its names; else it is a number."""


def tell_question(game: Classic, target: FactionId, about: int, what: int, words: str) -> None:
    args: Args = {"faction": FACTION[target]}
    if about == c.Q_WORDS:
        args["words"] = words
    elif about in NAMES:
        name, names = NAMES[about]
        args[name] = names[what]
    else:
        args["n"] = what
    game.tell(QUESTIONS[about], **args)


# Facts the engine knows, and makes known (CLA-CARD-34) --------------------------------------------


def holds_card(game: Classic, target: FactionId, card: int) -> bool:
    if card in game.hand[target]:
        learn_that_holds(game, target, card)
        return True
    game.lacks[target] |= 1 << card
    return False


def holds_traitor(game: Classic, target: FactionId, leader: int) -> bool:
    if leader in game.traitors[target]:
        game.traitor_known = [known | 1 << leader for known in game.traitor_known]
        return True
    game.not_traitors[target] |= 1 << leader
    return False


def has_spice(game: Classic, target: FactionId, spice: int) -> bool:
    if game.spice[target] >= spice:
        learn_all_least(game, target, spice)
        return True
    learn_all_most(game, target, spice - 1)
    return False


def predicted(game: Classic, target: FactionId, faction: int) -> bool:
    if game.predicted == faction:
        game.told_predicted |= 1
        return True
    game.not_predicted |= 1 << faction
    return False


def predicted_turn(game: Classic, target: FactionId, turn: int) -> bool:
    if game.predicted_turn == turn:
        game.told_predicted |= 2
        return True
    game.not_predicted |= 1 << (N + turn)
    return False


FACTS: Final[dict[int, Callable[[Classic, FactionId, int], bool]]] = {
    c.Q_CARD: holds_card,
    c.Q_TRAITOR: holds_traitor,
    c.Q_SPICE: has_spice,
    c.Q_PREDICTION: predicted,
    c.Q_TURN: predicted_turn,
}
"""Whether it is so, by what a question is about; from now on all know."""


def say(game: Classic, target: FactionId, yes: bool) -> None:
    game.question = ""
    game.tell("answers-yes" if yes else "answers-no", faction=FACTION[target])


# What only the player knows, or decides -----------------------------------------------------------


def asked_about(game: Classic) -> int:
    _, _, _, about, _ = game.stack[-1]
    return about


def is_true(game: Classic, target: FactionId, choice: Choice) -> bool:
    """Free words are for the player; an answer about a plan is, or can still be made, true."""
    _, _, _, about, what = game.stack[-1]
    return about == c.Q_WORDS or bool(choice.a) in truths(game, target, about, what)


TRUTH_GATES: Final = Gates(
    g.which("answer-known", "CLA-CARD-33",
            lambda game, own, x: x is not c.UNKNOWABLE or asked_about(game) == c.Q_WORDS),
    g.which("answer-true", "CLA-CARD-32", is_true),
)  # fmt: skip


def truths(game: Classic, target: FactionId, about: int, what: int) -> set[bool]:
    """Yes or no as the sealed plan says, or as can still be made true (CLA-CARD-32)."""
    cheap = about == c.Q_PLAYS and what == treachery.CHEAP_HERO
    if about == c.Q_LEADS or cheap:
        leader = c.CHEAP_HERO if cheap else what
        known = sealed_parts(game, target).get(c.V_LEADER)
        options = [known] if known is not None else plans.leaders(game, target)
        return {option == leader for option in options}
    return {what in pair for pair in open_pairs(game, target)}


def open_pairs(game: Classic, target: FactionId) -> list[plans.Pair]:
    """The weapons and defenses that the side can still reveal."""
    parts = sealed_parts(game, target)
    leaders = [parts[c.V_LEADER]] if c.V_LEADER in parts else plans.leaders(game, target)
    if leaders == [c.NO_ONE]:
        return [(c.NO_CARD, c.NO_CARD)]
    found = plans.pairs(game, target)
    if c.V_WEAPON in parts:
        found = [pair for pair in found if pair[0] == parts[c.V_WEAPON]]
    if c.V_DEFENSE in parts:
        found = [pair for pair in found if pair[1] == parts[c.V_DEFENSE]]
    return found


def answer_truth(
    game: Classic, frame: tuple[int, FactionId, FactionId, int, int], choice: Choice
) -> None:
    _, faction, target, about, what = frame
    game.seen()
    if choice is c.UNKNOWABLE:
        game.question = ""
        game.tell("answers-unknowable", faction=FACTION[target])
        game.stack.append((ASK_QUESTION.frame, faction, target, 1))
        return
    if about != c.Q_WORDS:
        kind = plans.OATH_LEADER if about == c.Q_LEADS else plans.OATH_CARD
        game.oaths += [target, kind, what, int(choice is c.YES)]
    say(game, target, choice is c.YES)


# Questions of the chapter -------------------------------------------------------------------------
ASK_QUESTION: Final = q.OpenQuestion(
    38, "question", "CLA-CARD-30", "faction faction number", q.FIRST,
    question_choices, answer_question,
    gates={c.V_ASK: QUESTION_GATES, c.V_KEEP_TRUTHTRANCE: WITHDRAW_GATES},
    moments=q.Moment("ask", "CLA-CARD-30"),
    about="- other", busy=q.CARD_IN_USE,
)  # fmt: skip
ASK_TRUTH: Final = q.OpenQuestion(
    39, "truth", "CLA-CARD-30", "faction faction number number", q.SECOND,
    [c.YES, c.NO, c.UNKNOWABLE], answer_truth, gates={c.V_ANSWER: TRUTH_GATES},
    moments=q.Moment("answer", "CLA-CARD-30"), about="other", busy=q.CARD_IN_USE,
)  # fmt: skip
