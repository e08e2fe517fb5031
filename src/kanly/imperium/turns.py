"""Phase 2: whose turn it is, and what a player may do in it (IMP-ROUND-06 to -12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import ASK, Frame
from kanly.core.gate import Gate, Gates
from kanly.core.question import Question, Step
from kanly.imperium import (
    acquire,
    agent_turn,
    combat,
    dreadnoughts,
    hagal,
    intrigue,
    pending_effects,
    reveal_turn,
    technology,
    troops,
)
from kanly.imperium import choices as c
from kanly.imperium.asking import ALWAYS, SeatQuestion
from kanly.imperium.flags import ENVOY, INFILTRATE
from kanly.imperium.keys import CARD_KEY, COLOUR_KEY
from kanly.imperium.position import NOBODY, NOTHING, Imperium, Phase
from kanly.imperium.tables.board import COMBAT_MASK
from kanly.imperium.tables.intrigues import AFTER_FACTION, ANY_TIME, BEFORE_AGENT, TURN_START
from kanly.imperium.tables.spaces import NO_FACTION, SPACES
from kanly.imperium.types import HouseFrame, HouseId, IntrigueId, NumberFrame

AT_START: Final = 1 << ANY_TIME | 1 << TURN_START | 1 << BEFORE_AGENT
BEFORE_CARD: Final = 1 << ANY_TIME | 1 << BEFORE_AGENT
IN_TURN: Final = 1 << ANY_TIME
IN_FACTION_TURN: Final = 1 << ANY_TIME | 1 << AFTER_FACTION


def next_turn(game: Imperium, frame: HouseFrame) -> None:
    """The next house clockwise that still takes turns; Phase 3 when there is none."""
    _, first = frame
    game.phase = Phase.PLAYER_TURNS
    game.flags = 0
    for house in game.in_order(first):
        if game.revealed >> house & 1:
            continue
        if house < game.setup.players:
            start_turn(game, (START_TURN.frame, house))
            return
        if game.solo and game.ready[house]:
            game.stack.append((hagal.RIVAL_TURN.frame, house, game.clockwise(house)))
            return
    game.turn = NOBODY
    game.stack.append((combat.COMBAT_START.frame,))


NEXT_TURN: Final = Step(3, next_turn)
"""House whose turn it would be."""


def start_turn(game: Imperium, frame: HouseFrame) -> None:
    """A fresh turn; the seat's own Voice ends now (IMP-CARD-10)."""
    _, seat = frame
    game.turn = seat
    game.voice[seat] = NOTHING
    game.visited = NOTHING
    game.recruited = 0
    game.deployed = 0
    game.marched = 0
    game.flags = 0
    game.discount = 0
    game.persuasion = 0
    game.chips = []
    if game.ix is not None:
        begin_ix_turn(game, seat)
    game.stack.append((ASK_TURN.frame, seat, 1))


START_TURN: Final = Step(4, start_turn)


def begin_ix_turn(game: Imperium, seat: HouseId) -> None:
    """Ilesa takes her card back at the start of her second turn (IX-LEAD-10)."""
    ix = game.expansion
    ix.turns[seat] += 1
    ix.extra = False
    ix.ambush = False
    ix.ambushed = 0
    ix.commissioned = 0
    ix.sent = 0
    ix.marched = 0
    ix.displayed = []
    ix.givers = []
    ix.shown = NOTHING
    if ix.turns[seat] == 2 and ix.kept[seat] != NOTHING:
        card = ix.kept[seat]
        ix.kept[seat] = NOTHING
        ix.shown = card
        game.hand[seat].append(card)
        if card not in game.known_hand[seat]:
            game.known_hand[seat].append(card)
        game.emit("take-back", seat=COLOUR_KEY[seat], card=CARD_KEY[card])


# Agent turn or Reveal turn ------------------------------------------------------------------------


def ask_turn(game: Imperium, frame: NumberFrame) -> list[Decision]:
    _, seat, at_start = frame
    choices = agent_turn.sendings(game, seat, game.flags)
    if not choices or not game.flags & COMMITTING:
        choices.append(c.REVEAL)
    if game.intrigues[seat]:
        choices += intrigue.plays(game, seat, AT_START if at_start else BEFORE_CARD)
    if game.ix is not None and game.ix.tiles[seat]:
        choices += intrigue.tile_uses(game, seat, True)
    return [Decision(seat, ASK_TURN.kind, choices)]


COMMITTING: Final = ENVOY | INFILTRATE
"""A card was played that is good for an Agent turn alone (IMP-CARD-47)."""


def may_reveal(game: Imperium, seat: HouseId) -> bool:
    return not game.flags & COMMITTING or not agent_turn.sendings(game, seat, game.flags)


def before_card(game: Imperium, seat: HouseId) -> int:
    """Which Intrigue cards come before the card of a turn; some before anything else."""
    _, _, at_start = game.stack[-1]
    return AT_START if at_start else BEFORE_CARD


def answer_turn(game: Imperium, frame: NumberFrame, choice: Choice) -> None:
    _, seat, _ = frame
    question = len(game.stack)
    if choice.verb == c.V_AGENT:
        game.stack.append((ASK_AGENT_EFFECTS.frame, seat))
        agent_turn.send(game, seat, choice)
        pending_effects.before_asking(game, question)
    elif choice.verb == c.V_REVEAL:
        game.stack.append((ASK_REVEAL_EFFECTS.frame, seat))
        reveal_turn.reveal_hand(game, seat)
        pending_effects.before_asking(game, question)
    else:
        game.stack.append((ASK_TURN.frame, seat, 0))
        if choice.verb == c.V_USE:
            technology.use(game, seat, choice.a)
        else:
            intrigue.play_at(game, seat, IntrigueId(choice.a), AT_START)


ASK_TURN: Final[Question[Imperium, HouseId]] = Question(
    ASK + 3,
    (Kind("turn"),),
    "IMP-ROUND-07",
    ask_turn,
    answer_turn,
    gates={
        c.V_AGENT: agent_turn.GATES,
        c.V_REVEAL: Gates(Gate("refuse-agent-turn", "IMP-CARD-47", when=may_reveal)),
        c.V_PLAY: intrigue.play_gates(before_card),
        c.V_USE: intrigue.use_gates(True),
    },
)
"""Seat, 1 at the very start of the turn."""


def pass_or_go_on(game: Imperium, frame: Frame) -> list[Choice]:
    """After Bindu Suspension: end the turn at once, or go on (IMP-CARD-30)."""
    return [c.PASS, c.CONTINUE]


def answer_pass_turn(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    """A passed turn is neither Agent nor Reveal turn (IMP-CARD-31)."""
    _, seat = frame
    if choice is c.PASS:
        question = game.stack.index((ASK_TURN.frame, seat, 0))
        game.stack[question] = hagal.after_turn(game, seat, 0)
        game.emit("pass-turn", seat=COLOUR_KEY[seat])


ASK_PASS_TURN: Final[SeatQuestion] = SeatQuestion(
    27,
    "pass-turn",
    "IMP-CARD-30",
    c.V_PASS,
    pass_or_go_on,
    answer_pass_turn,
    gates={c.V_CONTINUE: ALWAYS},
)


# Pending effects ----------------------------------------------------------------------------------


def ask_agent_effects(game: Imperium, frame: HouseFrame) -> list[Decision]:
    """Effects still to come, troops to deploy, Plot cards to play, and the end of the turn."""
    _, seat = frame
    choices: list[Choice] = []
    done = True
    if game.chips:
        done = pending_effects.add_chips(game, seat, choices)
    if COMBAT_MASK >> game.visited & 1:
        add_deployments(game, seat, choices)
    if game.intrigues[seat]:
        choices += intrigue.plays(game, seat, after_card(game, seat))
    if game.ix is not None:
        if game.ix.ambush:
            choices += dreadnoughts.ambushes(game, seat)
        if game.ix.tiles[seat]:
            choices += intrigue.tile_uses(game, seat, False)
    if done:
        choices.append(c.END)
    return [Decision(seat, ASK_AGENT_EFFECTS.kind, choices)]


def after_card(game: Imperium, seat: HouseId) -> int:
    """Which Intrigue cards may be played once the Agent is sent."""
    return IN_TURN if SPACES[game.visited].faction == NO_FACTION else IN_FACTION_TURN


def add_deployments(game: Imperium, seat: HouseId, choices: list[Choice]) -> None:
    """Units that the Combat space still lets deploy (IMP-DEPLOY-04, IX-DREAD-11)."""
    most = troops.deployable(game, seat)
    if most:
        choices += c.DEPLOY[1 : most + 1]
    if dreadnoughts.has_dreadnought(game, seat) and dreadnoughts.DEPLOY_GATES.open(game, seat):
        choices.append(c.DEPLOY_DREADNOUGHT)


def ask_reveal_effects(game: Imperium, frame: HouseFrame) -> list[Decision]:
    """Reveal effects, cards to buy, Plot cards to play, and the end of the turn (IMP-REVEAL-06)."""
    _, seat = frame
    choices: list[Choice] = []
    done = True
    if game.chips:
        done = pending_effects.add_chips(game, seat, choices)
    choices += acquire.purchases(game, seat)
    if game.intrigues[seat]:
        choices += intrigue.plays(game, seat, IN_TURN)
    if game.ix is not None and game.ix.tiles[seat]:
        choices += intrigue.tile_uses(game, seat, False)
    if done:
        choices.append(c.END)
    return [Decision(seat, ASK_REVEAL_EFFECTS.kind, choices)]


def answer_effects(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    """Carry out what was picked and ask again, or end the turn."""
    number, seat = frame
    if choice is c.END:
        in_agent_turn = number == ASK_AGENT_EFFECTS.frame
        if game.chips:
            end = END_AGENT_TURN if in_agent_turn else reveal_turn.END_REVEAL_TURN
            game.stack.append((end.frame, seat))
            pending_effects.finish_effects(game, seat)
        elif in_agent_turn:
            end_agent_turn(game, frame)
        else:
            reveal_turn.end_reveal_turn(game, frame)
    else:
        question = len(game.stack)
        game.stack.append(frame)
        DOINGS[choice.verb](game, seat, choice)
        pending_effects.before_asking(game, question)


def deploy_troops(game: Imperium, seat: HouseId, choice: Choice) -> None:
    game.deployed += choice.a
    troops.deploy(game, seat, choice.a)


def deploy_dreadnought(game: Imperium, seat: HouseId, choice: Choice) -> None:
    game.expansion.sent += 1
    dreadnoughts.deploy_dreadnought(game, seat)


Doing = Callable[[Imperium, HouseId, Choice], None]

DOINGS: Final[dict[int, Doing]] = {
    c.V_DO: lambda game, seat, choice: pending_effects.pick(game, seat, choice.a),
    c.V_DEPLOY: deploy_troops,
    c.V_DEPLOY_DREADNOUGHT: deploy_dreadnought,
    c.V_BUY: acquire.buy,
    c.V_PLAY: lambda game, seat, choice: intrigue.play_at(
        game, seat, IntrigueId(choice.a), IN_FACTION_TURN
    ),
    c.V_USE: lambda game, seat, choice: technology.use(game, seat, choice.a),
    c.V_AMBUSH: lambda game, seat, choice: dreadnoughts.ambush(game, choice),
}
"""What may be done between the effects of a turn."""


ASK_AGENT_EFFECTS: Final[Question[Imperium, HouseId]] = Question(
    ASK + 5,
    (Kind("agent-effects"),),
    "IMP-AGENT-15",
    ask_agent_effects,
    answer_effects,
    gates={
        **pending_effects.EFFECT_GATES,
        c.V_DEPLOY: troops.DEPLOY_GATES,
        c.V_DEPLOY_DREADNOUGHT: dreadnoughts.DEPLOY_GATES,
        c.V_AMBUSH: dreadnoughts.AMBUSH_GATES,
        c.V_PLAY: intrigue.play_gates(after_card),
        c.V_USE: intrigue.use_gates(False),
    },
)
ASK_REVEAL_EFFECTS: Final[Question[Imperium, HouseId]] = Question(
    ASK + 6,
    (Kind("reveal-effects"),),
    "IMP-REVEAL-05",
    ask_reveal_effects,
    answer_effects,
    gates={
        **pending_effects.EFFECT_GATES,
        c.V_BUY: acquire.BUY_GATES,
        c.V_PLAY: intrigue.played_at(ANY_TIME),
        c.V_USE: intrigue.use_gates(False),
    },
)


def end_agent_turn(game: Imperium, frame: HouseFrame) -> None:
    """The next house, in the two-player game perhaps House Hagal first (IMP-HAGAL2-06)."""
    _, seat = frame
    if game.chips:  # the last effects made others possible
        game.stack.append((ASK_AGENT_EFFECTS.frame, seat))
        return
    game.visited = NOTHING
    if game.listener is not None:
        game.emit("end-turn", seat=COLOUR_KEY[seat])
    turns = int(game.players == 2 and seat == game.first)
    if game.ix is not None and game.ix.extra:
        game.ix.owed += turns
        game.stack.append((START_TURN.frame, seat))
    else:
        game.stack.append(hagal.after_turn(game, seat, turns))


END_AGENT_TURN: Final = Step(5, end_agent_turn)
