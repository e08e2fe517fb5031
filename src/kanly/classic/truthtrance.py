"""Truthtrance: a question that must be answered truly (CLA-CARD-30 to CLA-CARD-34)."""

from __future__ import annotations

from typing import Final

from kanly.classic import kinds, plans
from kanly.classic.asking import one
from kanly.classic.choices import (
    ASK_CARD,
    ASK_LEADS,
    ASK_PLAYS,
    ASK_PREDICTION,
    ASK_SPICE,
    ASK_TRAITOR,
    ASK_TURN,
    ASK_WORDS,
    CHEAP_HERO,
    KEEP_TRUTHTRANCE,
    NO,
    NO_CARD,
    NO_ONE,
    Q_CARD,
    Q_LEADS,
    Q_PLAYS,
    Q_PREDICTION,
    Q_SPICE,
    Q_TRAITOR,
    Q_TURN,
    Q_WORDS,
    UNKNOWABLE,
    V_DEFENSE,
    V_KEEP_TRUTHTRANCE,
    V_LEADER,
    V_WEAPON,
    YES,
)
from kanly.classic.frames import ASK_QUESTION, ASK_TRUTH, WINDOW_PLAN
from kanly.classic.gates import when, which
from kanly.classic.hands import card_key, discard_from, learn_that_holds, take_back
from kanly.classic.leaders import leader_key
from kanly.classic.map import members
from kanly.classic.position import DEFENSE, FACTION, HOME, LEADER, WEAPON, Classic, N
from kanly.classic.tables import treachery
from kanly.classic.tables.factions import BENE_GESSERIT, HARKONNEN
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.treachery import TREACHERY_CARDS, TRUTHTRANCE
from kanly.classic.treasury import learn_all_least, learn_all_most
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame
from kanly.core.gate import Gates
from kanly.core.message import Args


def play(game: Classic, faction: int, target: int) -> None:
    """The card is shown; then the question is put."""
    discard_from(game, faction, TRUTHTRANCE)
    if game.listener is not None:
        game.tell("truthtrance", faction=FACTION[faction], other=FACTION[target])
    game.stack.append((ASK_QUESTION, faction, target, 0))


def ask_question(game: Classic, frame: Frame) -> list[Decision]:
    """Questions the engine can answer, about a plan in the making, or in free words."""
    _, faction, target, again = frame
    choices = [ASK_WORDS, *ASK_CARD, *questions_about(game, target)]
    if again:
        choices.append(KEEP_TRUTHTRANCE)
    args: Args = {"faction": FACTION[faction], "other": FACTION[target]}
    return one(game, faction, kinds.QUESTION, choices, args)


def questions_about(game: Classic, target: int) -> list[Choice]:
    found = [ASK_TRAITOR[x.id] for x in LEADERS if game.plays(x.faction)]
    found += ASK_SPICE
    if target == BENE_GESSERIT:
        found += [ASK_PREDICTION[f] for f in range(N) if f != target and game.plays(f)]
        found += ASK_TURN[: game.rules.turns]
    if in_plan(game, target):
        found += [ASK_PLAYS[x.id] for x in TREACHERY_CARDS if x.kind != treachery.SPECIAL]
        found += [ASK_LEADS[leader] for leader in perhaps(game, target)]
    return found


def perhaps(game: Classic, target: int) -> list[int]:
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


def in_plan(game: Classic, target: int) -> bool:
    """Whether it makes, or has sealed, a plan that is not yet open."""
    return target in game.sides and not game.revealed


def asks_of_bene_gesserit(choice: Choice) -> bool:
    return choice.a in (Q_PREDICTION, Q_TURN)


def asks_of_plan(choice: Choice) -> bool:
    return choice.a in (Q_PLAYS, Q_LEADS)


QUESTION_GATES: Final = Gates(
    which(
        "absent",
        "CLA-PLAYERS-06",
        lambda game, own, x: x.a != Q_TRAITOR or game.plays(LEADERS[x.b].faction),
        lambda game, own, x: {"faction": FACTION[LEADERS[x.b].faction]},
    ),
    which(
        "only",
        "CLA-BG-03",
        lambda game, own, x: not asks_of_bene_gesserit(x) or game.stack[-1][2] == BENE_GESSERIT,
        lambda game, own, x: {"faction": FACTION[BENE_GESSERIT]},
    ),
    which(
        "turns",
        "CLA-BG-03",
        lambda game, own, x: x.a != Q_TURN or x.b <= game.rules.turns,
        lambda game, own, x: {"most": game.rules.turns},
    ),
    which(
        "predict-self",
        "CLA-BG-03",
        lambda game, own, x: x.a != Q_PREDICTION or x.b != BENE_GESSERIT,
    ),
    which(
        "absent",
        "CLA-PLAYERS-06",
        lambda game, own, x: x.a != Q_PREDICTION or game.plays(x.b),
        lambda game, own, x: {"faction": FACTION[x.b]},
    ),
    which(
        "no-plan",
        "CLA-CARD-32",
        lambda game, own, x: not asks_of_plan(x) or in_plan(game, game.stack[-1][2]),
        lambda game, own, x: {"faction": FACTION[game.stack[-1][2]]},
    ),
    which(
        "not-in-plan",
        "CLA-BATTLE-15",
        lambda game, own, x: x.a != Q_PLAYS or TREACHERY_CARDS[x.b].kind != treachery.SPECIAL,
        lambda game, own, x: {"card": card_key(x.b)},
    ),
    which(
        "cannot-lead",
        "CLA-BATTLE-12",
        lambda game, own, x: x.a != Q_LEADS or x.b in perhaps(game, game.stack[-1][2]),
        lambda game, own, x: {"leader": leader_key(x.b)},
    ),
)
WITHDRAW_GATES: Final = Gates(
    when("question-first", "CLA-CARD-33", lambda game, own: game.stack[-1][3] == 1)
)


def answer_question(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    _, faction, target, _ = frame
    if choice.verb == V_KEEP_TRUTHTRANCE:
        game.discard.remove(TRUTHTRANCE)
        take_back(game, faction, TRUTHTRANCE)
        game.tell("question-withdrawn", faction=FACTION[faction])
        return
    about, what = choice.a, choice.b
    game.question = choice.words
    tell_question(game, target, about, what, choice.words)
    if about in (Q_WORDS, Q_PLAYS, Q_LEADS):
        game.stack.append((ASK_TRUTH, faction, target, about, what))
    else:
        answer_truly(game, target, about, what)


def tell_question(game: Classic, target: int, about: int, what: int, words: str) -> None:
    if game.listener is None:
        return
    args: dict[str, int | str] = {"faction": FACTION[target]}
    if about in (Q_CARD, Q_PLAYS):
        args["card"] = card_key(what)
    elif about in (Q_TRAITOR, Q_LEADS):
        args["leader"] = leader_key(what)
    elif about == Q_PREDICTION:
        args["other"] = FACTION[what]
    elif about == Q_WORDS:
        args["words"] = words
    else:
        args["n"] = what
    game.tell(QUESTIONS[about], **args)


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


# Facts the engine knows ---------------------------------------------------------------------------


def answer_truly(game: Classic, target: int, about: int, what: int) -> None:
    """The engine answers, and everyone knows (CLA-CARD-34)."""
    game.seen()
    if about == Q_CARD:
        yes = what in game.hand[target]
        if yes:
            learn_that_holds(game, target, what)
        else:
            game.lacks[target] |= 1 << what
    elif about == Q_TRAITOR:
        yes = what in game.traitors[target]
        if yes:
            for viewer in range(N + 1):
                game.traitor_known[viewer] |= 1 << what
        else:
            game.not_traitors[target] |= 1 << what
    elif about == Q_SPICE:
        yes = game.spice[target] >= what
        if yes:
            learn_all_least(game, target, what)
        else:
            learn_all_most(game, target, what - 1)
    elif about == Q_PREDICTION:
        yes = game.predicted == what
        if yes:
            game.told_predicted |= 1
        else:
            game.not_predicted |= 1 << what
    else:
        yes = game.predicted_turn == what
        if yes:
            game.told_predicted |= 2
        else:
            game.not_predicted |= 1 << (N + what)
    say(game, target, yes)


def say(game: Classic, target: int, yes: bool) -> None:
    game.question = ""
    game.tell("answers-yes" if yes else "answers-no", faction=FACTION[target])


# What only the player knows, or decides -----------------------------------------------------------


def ask_truth(game: Classic, frame: Frame) -> list[Decision]:
    """Free words are for the player; what is sealed in a plan leaves no choice."""
    _, faction, target, _, _ = frame
    args: Args = {"faction": FACTION[target], "other": FACTION[faction]}
    choices = TRUTH_GATES.listed(game, target, [YES, NO, UNKNOWABLE])
    return one(game, target, kinds.TRUTH, choices, args)


def is_true(game: Classic, target: int, choice: Choice) -> bool:
    """Free words are for the player; an answer about a plan is, or can still be made, true."""
    _, _, _, about, what = game.stack[-1]
    return about == Q_WORDS or bool(choice.a) in truths(game, target, about, what)


TRUTH_GATES: Final = Gates(
    which(
        "answer-known",
        "CLA-CARD-33",
        lambda game, own, x: x is not UNKNOWABLE or game.stack[-1][3] == Q_WORDS,
    ),
    which("answer-true", "CLA-CARD-32", is_true),
)


def truths(game: Classic, target: int, about: int, what: int) -> set[bool]:
    """Yes or no as the sealed plan says, or as can still be made true (CLA-CARD-32)."""
    cheap = about == Q_PLAYS and what == treachery.CHEAP_HERO
    if about == Q_LEADS or cheap:
        leader = CHEAP_HERO if cheap else what
        known = sealed_leader(game, target)
        options = [known] if known is not None else plans.leaders(game, target)
        return {option == leader for option in options}
    return {what in pair for pair in open_pairs(game, target)}


def sealed_parts(game: Classic, target: int) -> dict[int, int]:
    """The parts of its plan that a side has sealed so far."""
    plan = game.plans[game.sides.index(target)]
    if plan:
        return {V_LEADER: plan[LEADER], V_WEAPON: plan[WEAPON], V_DEFENSE: plan[DEFENSE]}
    parts: dict[int, int] = {}
    for height, seat, choice, _ in game.sealed:
        if game.stack[height - 1][0] == WINDOW_PLAN and seat == game.seat[target]:
            parts[choice.verb] = choice.a
    return parts


def sealed_leader(game: Classic, target: int) -> int | None:
    return sealed_parts(game, target).get(V_LEADER)


def open_pairs(game: Classic, target: int) -> list[plans.Pair]:
    """The weapons and defenses that the side can still reveal."""
    parts = sealed_parts(game, target)
    leaders = [parts[V_LEADER]] if V_LEADER in parts else plans.leaders(game, target)
    if leaders == [NO_ONE]:
        return [(NO_CARD, NO_CARD)]
    found = plans.pairs(game, target)
    if V_WEAPON in parts:
        found = [pair for pair in found if pair[0] == parts[V_WEAPON]]
    if V_DEFENSE in parts:
        found = [pair for pair in found if pair[1] == parts[V_DEFENSE]]
    return found


def answer_truth(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    _, faction, target, about, what = frame
    game.seen()
    if choice is UNKNOWABLE:
        game.question = ""
        game.tell("answers-unknowable", faction=FACTION[target])
        game.stack.append((ASK_QUESTION, faction, target, 1))
        return
    if about != Q_WORDS:
        kind = plans.OATH_LEADER if about == Q_LEADS else plans.OATH_CARD
        game.oaths += [target, kind, what, int(choice is YES)]
    say(game, target, choice is YES)
