"""What every frame does, asks and makes of the answer: the index of the rulebook."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import ASK, Frame
from kanly.imperium import (
    agent_turn,
    combat,
    dreadnoughts,
    endgame,
    frames,
    hagal,
    intrigue,
    ix_rivals,
    makers,
    pending_effects,
    questions,
    recall,
    reveal_turn,
    round_start,
    setup,
    shipping,
    technology,
    turns,
    word,
)
from kanly.imperium.effect_words import joints
from kanly.imperium.position import ANSWER, QUESTION, STEP, Answer, Imperium, Question, Step


def sealed(game: Imperium, frame: Frame, choice: Choice) -> None:
    raise AssertionError("a simultaneous question is settled, not answered")


# fmt: off
STEPS: Final[dict[int, Step]] = {
    frames.RUN:               word.run,
    frames.ROUND_START:       round_start.round_start,
    frames.DRAW_HANDS:        round_start.draw_hands,
    frames.NEXT_TURN:         turns.next_turn,
    frames.START_TURN:        turns.start_turn,
    frames.END_AGENT_TURN:    turns.end_agent_turn,
    frames.END_REVEAL_TURN:   reveal_turn.end_reveal_turn,
    frames.RIVAL_TURN:        hagal.rival_turn,
    frames.COMBAT_START:      combat.combat_start,
    frames.COMBAT_REWARDS:    combat.combat_rewards,
    frames.REWARD:            combat.reward,
    frames.REWARD_PARTS:      combat.reward_parts,
    frames.COMBAT_END:        combat.combat_end,
    frames.MAKERS:            makers.makers,
    frames.RECALL:            recall.recall,
    frames.ENDGAME:           endgame.endgame,
    frames.FINISH:            endgame.finish,
    frames.OPPONENTS_DISCARD: questions.opponents_discard,
    frames.OPPONENTS_TEST:    questions.opponents_test,
    frames.RESTORE_CHIPS:     pending_effects.restore_chips,
    frames.ROUND_EFFECTS:     round_start.round_effects,
    frames.GAIN_TILE:         technology.gain_tile,
    frames.RIVAL_TILES:       ix_rivals.end_turn,
    frames.DISCARD_PLAYED:    intrigue.discard_played,
    frames.LINE_UP:           agent_turn.line_up_later,
    frames.AFTER_COST:        joints.after_cost,
    frames.MANDATORY:         turns.run_mandatory,
    frames.COMBAT_GO:         combat.combat_go,
    frames.VICTORY:           combat.victory,
    frames.RUN_MET:           pending_effects.run_met,
}

QUESTIONS: Final[dict[int, tuple[Question, Answer]]] = {
    frames.ASK_LEADER:         (setup.ask_leader,              sealed),
    frames.ASK_TOKENS:         (setup.ask_tokens,              setup.answer_tokens),
    frames.ASK_DEFEND:         (round_start.ask_defend,        round_start.answer_defend),
    frames.ASK_TURN:           (turns.ask_turn,                turns.answer_turn),
    frames.ASK_PASS_TURN:      (turns.ask_pass_turn,           turns.answer_pass_turn),
    frames.ASK_SELL:           (agent_turn.ask_sell,           agent_turn.sell),
    frames.ASK_AGENT_EFFECTS:  (turns.ask_agent_effects,       turns.answer_effects),
    frames.ASK_REVEAL_EFFECTS: (turns.ask_reveal_effects,      turns.answer_effects),
    frames.ASK_COMBAT:         (combat.ask_combat,             combat.answer_combat),
    frames.ASK_REWARD:         (combat.ask_reward,             combat.answer_reward),
    frames.ASK_VICTORY:        (combat.ask_victory,            combat.answer_victory),
    frames.ASK_ENDGAME:        (endgame.ask_endgame,           endgame.answer_endgame),
    frames.ASK_INFLUENCE:      (questions.ask_influence,       questions.answer_influence),
    frames.ASK_LOSE_INFLUENCE: (questions.ask_lose_influence,  questions.answer_lose_influence),
    frames.ASK_ALLIANCE:       (questions.ask_alliance,        questions.answer_alliance),
    frames.ASK_OPTION:         (questions.ask_option,          questions.answer_option),
    frames.ASK_TRASH:          (questions.ask_trash,           questions.answer_trash),
    frames.ASK_DEPLOY:         (questions.ask_deploy,          questions.answer_deploy),
    frames.ASK_RETREAT:        (questions.ask_retreat,         questions.answer_retreat),
    frames.ASK_DISCARD:        (questions.ask_discard,         questions.answer_discard),
    frames.ASK_TEST:           (questions.ask_test,            questions.answer_test),
    frames.ASK_VOICE:          (questions.ask_voice,           questions.answer_voice),
    frames.ASK_TAKE:           (questions.ask_take,            questions.answer_take),
    frames.ASK_ACQUIRE:        (questions.ask_acquire,         questions.answer_acquire),
    frames.ASK_SET_ASIDE:      (questions.ask_set_aside,       questions.answer_set_aside),
    frames.ASK_SNOOP:          (questions.ask_snoop,           questions.answer_snoop),
    frames.ASK_RECALL:         (questions.ask_recall,          questions.answer_recall),
    frames.ASK_TARGET:         (questions.ask_target,          questions.answer_target),
    frames.ASK_FREIGHTER:      (shipping.ask_freighter,        shipping.answer_freighter),
    frames.ASK_TECH:           (technology.ask_tech,           technology.answer_tech),
    frames.ASK_NEGOTIATORS:    (technology.ask_negotiators,    technology.answer_negotiators),
    frames.ASK_PLACE:          (dreadnoughts.ask_place,        dreadnoughts.answer_place),
    frames.ASK_UNIT:           (dreadnoughts.ask_unit,         dreadnoughts.answer_unit),
    frames.ASK_LOSE_FROM:      (dreadnoughts.ask_lose_from,    dreadnoughts.answer_lose_from),
    frames.ASK_DEPLOY_UNITS:   (dreadnoughts.ask_deploy_units, dreadnoughts.answer_deploy_units),
    frames.ASK_BOTTOM:         (questions.ask_bottom,          questions.answer_bottom),
    frames.ASK_SWAP:           (questions.ask_swap,            questions.answer_swap),
    frames.ASK_KEEP:           (questions.ask_keep,            questions.answer_keep),
    frames.ASK_INTELLIGENCE:   (questions.ask_intelligence,    questions.answer_intelligence),
    frames.ASK_DESTINATION:    (questions.ask_destination,     questions.answer_destination),
    frames.ASK_TRASH_IN_PLAY:  (questions.ask_trash_in_play,   questions.answer_trash),
}
# fmt: on

STEP.extend(STEPS[number] for number in range(frames.STEPS))
QUESTION.extend(QUESTIONS[ASK + number][0] for number in range(frames.ASKS))
ANSWER.extend(QUESTIONS[ASK + number][1] for number in range(frames.ASKS))

new = setup.new
"""How a game begins; here so that whoever makes one has the rules."""
