"""What every frame does, asks and makes of the answer: the index of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic import (
    battle,
    bene_gesserit,
    bidding,
    choam,
    frames,
    groups,
    karama,
    movement,
    nexus,
    phases,
    plans,
    resolution,
    revival,
    setup,
    shipment,
    special,
    spice_blow,
    storm,
    treason,
    truthtrance,
)
from kanly.classic.position import ANSWER, QUESTION, STEP, WINDOW_QUESTION, WINDOW_SETTLE, Classic
from kanly.classic.question import QUESTIONS as QUESTIONS
from kanly.classic.question import Question, Step
from kanly.core import question
from kanly.core.choice import Choice
from kanly.core.game import ASK, WINDOW, Frame

# fmt: off
OLD_STEPS: Final[dict[int, question.Carry[Classic]]] = {
    frames.SPICE_PRESCIENCE:     shipment.spice_prescience,
    frames.PEEK_SPICE:           shipment.peek_spice,
    frames.NEXT_SHIPPER:         shipment.next_shipper,
    frames.GUILD_ACTS:           shipment.guild_acts,
    frames.END_TURN:             movement.end_turn,
    frames.EFFECT_SHIP_HALF:     shipment.effect_ship_half,
    frames.SHIPMENT:             shipment.shipment,
    frames.LAND:                 shipment.land,
    frames.AFTER_SHIPMENT:       shipment.after_shipment,
    frames.FLIP:                 bene_gesserit.flip,
    frames.INTRUSION:            bene_gesserit.intrude,
    frames.FOLLOW:               bene_gesserit.follow,
    frames.MOVE_GROUP:           movement.moved,
    frames.NEXT_BATTLE:          battle.next_battle,
    frames.ANNOUNCE:             battle.announce,
    frames.VOICE_STEP:           battle.voice_step,
    frames.VOICE_SPOKEN:         battle.voice_spoken,
    frames.PRESCIENCE_STEP:      battle.prescience_step,
    frames.FORESEES:             battle.foresees,
    frames.SEE_STEP:             battle.see_step,
    frames.SEAL_PLANS:           battle.seal_plans,
    frames.SHOW_PLAN:            battle.show_plan,
    frames.REVEAL:               battle.reveal,
    frames.TREASON_START:        treason.start,
    frames.TREASON_ALLY:         treason.treason_for_ally,
    frames.TREASON_COUNT:        treason.count,
    frames.RESOLVE:              resolution.resolve,
    frames.CAPTURED:             resolution.captured,
    frames.BATTLE_END:           resolution.battle_ends,
    frames.BATTLE_CHOICE:        battle.choose_battle,
}

Answer = Callable[[Classic, Frame, int, Choice], None]

OLD_QUESTIONS: Final[dict[int, tuple[question.Ask[Classic], Answer]]] = {
    frames.ASK_FLIP:           (bene_gesserit.ask_flip,      bene_gesserit.answer_flip),
    frames.ASK_LEND:           (shipment.ask_lend,           shipment.answer_lend),
    frames.ASK_SHIP:           (shipment.ask_ship,           shipment.answer_ship),
    frames.ASK_CARGO:          (shipment.ask_cargo,          shipment.answer_cargo),
    frames.ASK_CROSS_TO:       (shipment.ask_cross_to,       shipment.answer_cross_to),
    frames.ASK_SHIP_PAY:       (shipment.ask_ship_pay,       shipment.answer_ship_pay),
    frames.ASK_ARRIVAL_LOSSES: (shipment.ask_arrival_losses, shipment.answer_arrival_losses),
    frames.ASK_GROUP:          (groups.ask_group,            groups.answer_group),
    frames.ASK_MOVE:           (movement.ask_move,           movement.answer_move),
    frames.ASK_MOVE_TO:        (movement.ask_move_to,        movement.answer_move_to),
    frames.ASK_SIDE:           (bene_gesserit.ask_side,      bene_gesserit.answer_side),
    frames.ASK_INTRUSION:      (bene_gesserit.ask_intrusion, bene_gesserit.answer_intrusion),
    frames.ASK_FOLLOW:         (bene_gesserit.ask_follow,    bene_gesserit.answer_follow),
    frames.ASK_BATTLE:         (battle.ask_battle,           battle.answer_battle),
    frames.ASK_VOICE:          (battle.ask_voice,            battle.answer_voice),
    frames.ASK_PRESCIENCE:     (battle.ask_prescience,       battle.answer_prescience),
    frames.ASK_LOSSES:         (resolution.ask_losses,       resolution.answer_losses),
    frames.ASK_LOSSES_AT:      (resolution.ask_losses_at,    resolution.answer_losses_at),
    frames.ASK_KEEP:           (resolution.ask_keep,         resolution.answer_keep),
    frames.ASK_CAPTURE:        (resolution.ask_capture,      resolution.answer_capture),
    frames.ASK_CAPTIVE:        (resolution.ask_captive,      resolution.answer_captive),
    frames.ASK_QUESTION:       (truthtrance.ask_question,    truthtrance.answer_question),
    frames.ASK_TRUTH:          (truthtrance.ask_truth,       truthtrance.answer_truth),
}

OLD_SECRETS: Final[dict[int, tuple[question.Ask[Classic], question.Settle[Classic]]]] = {
    frames.WINDOW_STEP_IN:     (shipment.ask_step_in,  shipment.settle_step_in),
    frames.WINDOW_FORETELL:    (battle.ask_foretell,   battle.settle_foretell),
    frames.WINDOW_SEE_PLAN:    (battle.ask_see_plan,   battle.settle_see_plan),
    frames.WINDOW_PLAN:        (plans.ask_plan,        plans.settle_plan),
    frames.WINDOW_TREASON:     (treason.ask_treason,   treason.settle_treason),
}
# fmt: on


CHAPTERS: Final = (
    battle,
    bene_gesserit,
    bidding,
    choam,
    groups,
    karama,
    movement,
    nexus,
    phases,
    plans,
    resolution,
    revival,
    setup,
    shipment,
    special,
    spice_blow,
    storm,
    treason,
    truthtrance,
)
STEPS: Final[dict[int, Step]] = {}
NAMES: Final[dict[int, str]] = {}
"""What each frame is called, by its number."""


def collect() -> None:
    """Find what the chapters define; no two have the same number, and none is left out."""
    for chapter in CHAPTERS:
        for name, value in vars(chapter).items():
            if isinstance(value, Step):
                assert STEPS.setdefault(value.frame, value) is value, f"{name}: two steps"
                NAMES[value.frame] = name
            elif isinstance(value, Question):
                assert QUESTIONS.setdefault(value.frame, value) is value, f"{name}: two questions"
                NAMES[value.frame] = name


def without_seat(answer: Answer) -> question.Answer[Classic]:
    return lambda game, frame, choice: answer(game, frame, game.movers[-1], choice)


def fill() -> None:
    """The tables by which a position finds what a frame does."""
    for number in range(frames.STEPS):
        STEP.append(STEPS[number].carry if number in STEPS else OLD_STEPS[number])
    for number in range(ASK, ASK + frames.ASKS):
        if number in QUESTIONS:
            made = QUESTIONS[number]
            assert made.answer is not None
            QUESTION.append(made.ask)
            ANSWER.append(made.answer)
        else:
            QUESTION.append(OLD_QUESTIONS[number][0])
            ANSWER.append(without_seat(OLD_QUESTIONS[number][1]))
    for number in range(WINDOW, WINDOW + frames.WINDOWS):
        if number in QUESTIONS:
            made = QUESTIONS[number]
            assert made.settle is not None
            WINDOW_QUESTION.append(made.ask)
            WINDOW_SETTLE.append(made.settle)
        else:
            WINDOW_QUESTION.append(OLD_SECRETS[number][0])
            WINDOW_SETTLE.append(OLD_SECRETS[number][1])


collect()
fill()

new = setup.new
"""How a game begins; here so that whoever makes one has the rules."""
