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
    planning,
    resolution,
    revival,
    setup,
    ship_and_move,
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
    frames.TURN:                 phases.turn,
    frames.PHASE:                phases.phase,
    frames.DEAL_TRAITORS:        setup.deal_traitors,
    frames.PLACE_FORCES:         setup.place_forces,
    frames.DEAL_CARDS:           setup.deal_cards,
    frames.BEFORE_STORM:         storm.before_storm,
    frames.MOVE_STORM:           storm.move_storm,
    frames.STORM_STEP:           storm.storm_step,
    frames.STORM_END:            storm.storm_ends,
    frames.PEEK_STORM:           storm.peek,
    frames.BLOW:                 spice_blow.blow,
    frames.TURN_CARD:            spice_blow.turn_card,
    frames.BLOW_END:             spice_blow.blow_ends,
    frames.WORM_AT:              spice_blow.worm_at,
    frames.DEVOUR:               spice_blow.devour,
    frames.PLACE_WORM:           spice_blow.place_worm,
    frames.NEXUS:                spice_blow.start_nexus,
    frames.NEXT_RIDE:            spice_blow.next_ride,
    frames.LOT:                  bidding.next_lot,
    frames.LOOK:                 bidding.look,
    frames.START_BIDS:           bidding.start_bids,
    frames.PAID:                 bidding.paid,
    frames.EXTRA_CARD:           bidding.extra_card,
    frames.EFFECT_BUY:           bidding.effect_buy,
    frames.EFFECT_STOP:          karama.effect_stop,
    frames.EFFECT_HALF:          karama.effect_half,
    frames.EFFECT_STOP_SHIPMENT: karama.effect_stop_shipment,
    frames.REOPEN:               karama.reopen,
    frames.NEXT_REVIVAL:         revival.next_revival,
    frames.GRANTED:              revival.granted,
    frames.GRANTED_FREE:         revival.granted_free,
    frames.GIVE:                 special.given,
    frames.COVER:                special.look_at_cover,
    frames.PROTECTED:            spice_blow.protected,
}

Answer = Callable[[Classic, Frame, int, Choice], None]

OLD_QUESTIONS: Final[dict[int, tuple[question.Ask[Classic], Answer]]] = {
    frames.ASK_DRAFT:          (setup.ask_draft,             setup.answer_draft),
    frames.ASK_SWAP:           (setup.ask_swap,              setup.answer_swap),
    frames.ASK_CONSENT:        (setup.ask_consent,           setup.answer_consent),
    frames.ASK_SPLIT:          (setup.ask_split,             setup.answer_split),
    frames.ASK_ADVISOR:        (setup.ask_advisor,           setup.answer_advisor),
    frames.ASK_SECTORS:        (storm.ask_sectors,           storm.answer_sectors),
    frames.ASK_STORM_LOSSES:   (storm.ask_storm_losses,      storm.answer_storm_losses),
    frames.ASK_PROTECT:        (spice_blow.ask_protect,      spice_blow.answer_protect),
    frames.ASK_WORM:           (spice_blow.ask_worm,         spice_blow.answer_worm),
    frames.ASK_NEXUS:          (nexus.ask_nexus,             nexus.answer_nexus),
    frames.ASK_RIDE:           (spice_blow.ask_ride,         spice_blow.answer_ride),
    frames.ASK_BID:            (bidding.ask_bid,             bidding.answer_bid),
    frames.ASK_PAY:            (bidding.ask_pay,             bidding.answer_pay),
    frames.ASK_GRANT:          (revival.ask_grant,           revival.answer_grant),
    frames.ASK_GRANT_FREE:     (revival.ask_grant_free,      revival.answer_grant_free),
    frames.ASK_REVIVE:         (revival.ask_revive,          revival.answer_revive),
    frames.ASK_REVIVE_LEADER:  (revival.ask_revive_leader,   revival.answer_revive_leader),
    frames.ASK_GHOLA:          (special.ask_ghola,           special.answer_ghola),
    frames.ASK_REVIVE_FREE:    (special.ask_revive_free,     special.answer_revive_free),
    frames.ASK_SWAP_COUNT:     (special.ask_swap_count,      special.answer_swap_count),
}

OLD_SECRETS: Final[dict[int, tuple[question.Ask[Classic], question.Settle[Classic]]]] = {
    frames.WINDOW_PREDICTION:  (setup.ask_prediction,  setup.settle_prediction),
    frames.WINDOW_TRAITORS:    (setup.ask_traitors,    setup.settle_traitors),
    frames.WINDOW_STORM_DIALS: (storm.ask_dials,       storm.settle_dials),
    frames.WINDOW_WEATHER:     (storm.ask_weather,     storm.settle_weather),
    frames.WINDOW_PAUSE:       (karama.ask_pause,      karama.settle_pause),
    frames.WINDOW_RESPONSE:    (karama.ask_response,   karama.settle_response),
    frames.WINDOW_PROMISE:     (bidding.ask_promise,   bidding.settle_promise),
    frames.WINDOW_GIVE_BACK:   (special.ask_give_back, special.settle_give_back),
    frames.WINDOW_DRAFT:       (setup.ask_picks,       setup.settle_picks),
    frames.WINDOW_MULLIGAN:    (setup.ask_mulligan,    setup.settle_mulligan),
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
    planning,
    resolution,
    revival,
    setup,
    ship_and_move,
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
