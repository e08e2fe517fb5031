"""Phase 2: whose turn it is, and what a player may do in it (IMP-ROUND-06 to -12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame
from kanly.imperium import (
    agent_turn,
    dreadnoughts,
    hagal,
    intrigue,
    pending_effects,
    reveal_turn,
    technology,
    troops,
)
from kanly.imperium.acquire import buy, purchases
from kanly.imperium.choices import (
    CONTINUE,
    DEPLOY,
    DEPLOY_DREADNOUGHT,
    DO,
    END,
    PASS,
    REVEAL,
    V_AGENT,
    V_AMBUSH,
    V_BUY,
    V_DEPLOY,
    V_DEPLOY_DREADNOUGHT,
    V_DO,
    V_PASS,
    V_PLAY,
    V_REVEAL,
    V_USE,
)
from kanly.imperium.effects import EFFECTS
from kanly.imperium.flags import ENVOY, INFILTRATE
from kanly.imperium.frames import (
    ASK_AGENT_EFFECTS,
    ASK_REVEAL_EFFECTS,
    ASK_TURN,
    COMBAT_START,
    END_AGENT_TURN,
    END_REVEAL_TURN,
    MANDATORY,
    RIVAL_TURN,
    RUN,
    START_TURN,
)
from kanly.imperium.kinds import AGENT_EFFECTS, PASS_TURN, REVEAL_EFFECTS, TURN
from kanly.imperium.position import COLOUR, NOBODY, NOTHING, PLAYER_TURNS, Imperium
from kanly.imperium.tables.board import COMBAT_MASK
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.intrigues import (
    AFTER_FACTION,
    ANY_TIME,
    BEFORE_AGENT,
    TURN_START,
)
from kanly.imperium.tables.spaces import NO_FACTION, SPACES
from kanly.imperium.word import ASKS, OPTIONAL, UNMET, shortfall, worthwhile

AT_START: Final = 1 << ANY_TIME | 1 << TURN_START | 1 << BEFORE_AGENT
BEFORE_CARD: Final = 1 << ANY_TIME | 1 << BEFORE_AGENT
IN_TURN: Final = 1 << ANY_TIME
IN_FACTION_TURN: Final = 1 << ANY_TIME | 1 << AFTER_FACTION


def next_turn(game: Imperium, frame: Frame) -> None:
    """The next house clockwise that still takes turns; Phase 3 when there is none."""
    game.phase = PLAYER_TURNS
    game.flags = 0
    for house in game.in_order(frame[1]):
        if game.revealed >> house & 1:
            continue
        if not game.is_rival(house):
            game.stack.append((START_TURN, house))
            return
        if game.solo and game.ready[house]:
            game.stack.append((RIVAL_TURN, house, (house + 1) % game.houses))
            return
    game.turn = NOBODY
    game.stack.append((COMBAT_START,))


def start_turn(game: Imperium, frame: Frame) -> None:
    """A fresh turn; the seat's own Voice ends now (IMP-CARD-10)."""
    seat = frame[1]
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
    game.stack.append((ASK_TURN, seat, 1))


def begin_ix_turn(game: Imperium, seat: int) -> None:
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
        if game.listener is not None:
            game.emit("take-back", seat=COLOUR[seat], card=f"card-{CARDS[card].slug}")


# Agent turn or Reveal turn ------------------------------------------------------------------------


def ask_turn(game: Imperium, frame: Frame) -> list[Decision]:
    seat = frame[1]
    choices = agent_turn.sendings(game, seat, game.flags)
    committed = bool(choices) and bool(game.flags & (ENVOY | INFILTRATE))
    if not committed:
        choices.append(REVEAL)
    if game.intrigues[seat]:
        choices += intrigue.plays(game, seat, AT_START if frame[2] else BEFORE_CARD)
    if game.ix is not None and game.ix.tiles[seat]:
        choices += intrigue.tile_uses(game, seat, True)
    return [Decision(seat, TURN, choices)]


def answer_turn(game: Imperium, frame: Frame, choice: Choice) -> None:
    seat = frame[1]
    if choice.verb == V_AGENT:
        agent_turn.send(game, seat, choice)
    elif choice.verb == V_REVEAL:
        reveal_turn.reveal_hand(game, seat)
    elif choice.verb == V_USE:
        game.stack.append((ASK_TURN, seat, 0))
        technology.use(game, seat, choice.a)
    else:
        game.stack.append((ASK_TURN, seat, 0))
        intrigue.play_at(game, seat, choice.a, AT_START)


def ask_pass_turn(game: Imperium, frame: Frame) -> list[Decision]:
    """After Bindu Suspension: end the turn at once, or go on (IMP-CARD-30)."""
    return [Decision(frame[1], PASS_TURN, [PASS, CONTINUE])]


def answer_pass_turn(game: Imperium, frame: Frame, choice: Choice) -> None:
    """A passed turn is neither Agent nor Reveal turn (IMP-CARD-31)."""
    if choice.verb == V_PASS:
        seat = frame[1]
        question = game.stack.index((ASK_TURN, seat, 0))
        game.stack[question] = hagal.after_turn(game, seat, 0)
        if game.listener is not None:
            game.emit("pass-turn", seat=COLOUR[seat])


# Pending effects ----------------------------------------------------------------------------------


def ask_agent_effects(game: Imperium, frame: Frame) -> list[Decision]:
    """Effects still to come, troops to deploy, Plot cards to play, and the end of the turn."""
    seat = frame[1]
    choices: list[Choice] = []
    done = True
    if game.chips:
        done = add_chips(game, seat, choices)
    if COMBAT_MASK >> game.visited & 1:
        add_deployments(game, seat, choices)
    if game.intrigues[seat]:
        faction = SPACES[game.visited].faction != NO_FACTION
        choices += intrigue.plays(game, seat, IN_FACTION_TURN if faction else IN_TURN)
    if game.ix is not None:
        if game.ix.ambush:
            choices += dreadnoughts.ambushes(game, seat)
        if game.ix.tiles[seat]:
            choices += intrigue.tile_uses(game, seat, False)
    if done:
        choices.append(END)
    return [Decision(seat, AGENT_EFFECTS, choices)]


def add_deployments(game: Imperium, seat: int, choices: list[Choice]) -> None:
    """Units that the Combat space still lets deploy (IMP-DEPLOY-04, IX-DREAD-11)."""
    most = min(troops.allowance(game, seat), game.garrison[seat])
    if most > 0:
        choices += DEPLOY[1 : most + 1]
    if game.ix is not None and dreadnoughts.may_deploy(game, seat):
        choices.append(DEPLOY_DREADNOUGHT)


def ask_reveal_effects(game: Imperium, frame: Frame) -> list[Decision]:
    """Reveal effects, cards to buy, Plot cards to play, and the end of the turn (IMP-REVEAL-06)."""
    seat = frame[1]
    choices: list[Choice] = []
    done = True
    if game.chips:
        done = add_chips(game, seat, choices)
    choices += purchases(game, seat)
    if game.intrigues[seat]:
        choices += intrigue.plays(game, seat, IN_TURN)
    if game.ix is not None and game.ix.tiles[seat]:
        choices += intrigue.tile_uses(game, seat, False)
    if done:
        choices.append(END)
    return [Decision(seat, REVEAL_EFFECTS, choices)]


def add_chips(game: Imperium, seat: int, choices: list[Choice]) -> bool:
    """List the pending effects that can be carried out now; True if none of them must be picked."""
    done = True
    chips = game.chips
    for i in range(0, len(chips), 2):
        effect = EFFECTS[chips[i]]
        if worthwhile(game, seat, effect, chips[i + 1]):
            choice = DO[effect.id]
            if choice not in choices:
                choices.append(choice)
            if not OPTIONAL[effect.id] and ASKS[effect.id]:
                done = False
    return done


def answer_effects(game: Imperium, frame: Frame, choice: Choice) -> None:
    """Carry out what was picked and ask again, or end the turn."""
    seat = frame[1]
    if choice is END:
        game.stack.append((ENDING[frame[0]], seat))
        finish_effects(game, seat)
    else:
        pending_effects.ask(game, frame)
        DOINGS[choice.verb](game, seat, choice)


def do_effect(game: Imperium, seat: int, choice: Choice) -> None:
    pick(game, seat, choice.a)


def deploy_troops(game: Imperium, seat: int, choice: Choice) -> None:
    game.deployed += choice.a
    troops.deploy(game, seat, choice.a)


def deploy_dreadnought(game: Imperium, seat: int, choice: Choice) -> None:
    game.expansion.sent += 1
    dreadnoughts.deploy_dreadnought(game, seat)


def play_card(game: Imperium, seat: int, choice: Choice) -> None:
    intrigue.play_at(game, seat, choice.a, IN_FACTION_TURN)


def use_tile(game: Imperium, seat: int, choice: Choice) -> None:
    technology.use(game, seat, choice.a)


def ambush(game: Imperium, seat: int, choice: Choice) -> None:
    dreadnoughts.ambush(game, choice)


Doing = Callable[[Imperium, int, Choice], None]

DOINGS: Final[dict[int, Doing]] = {
    V_DO: do_effect,
    V_DEPLOY: deploy_troops,
    V_DEPLOY_DREADNOUGHT: deploy_dreadnought,
    V_BUY: buy,
    V_PLAY: play_card,
    V_USE: use_tile,
    V_AMBUSH: ambush,
}
"""What may be done between the effects of a turn."""

ENDING: Final = {ASK_AGENT_EFFECTS: END_AGENT_TURN, ASK_REVEAL_EFFECTS: END_REVEAL_TURN}


def pick(game: Imperium, seat: int, effect: int) -> None:
    """Carry out a pending effect."""
    chips = game.chips
    at = 0
    while chips[at] != effect or not worthwhile(game, seat, EFFECTS[effect], chips[at + 1]):
        at += 2
    source = chips[at + 1]
    del chips[at : at + 2]
    game.stack.append((RUN, seat, effect, source))


def finish_effects(game: Imperium, seat: int) -> None:
    """Give up what may be declined, and carry out what is mandatory (IMP-EFF-02, IMP-EFF-33)."""
    kept: list[int] = []
    chips = game.chips
    for at in range(0, len(chips), 2):
        if not is_given_up(game, seat, at):
            kept += chips[at : at + 2]
    game.chips = kept
    game.stack.append((MANDATORY, seat))


def is_given_up(game: Imperium, seat: int, at: int) -> bool:
    """Whether ending the turn gives up the effect that waits there: optional, and possible now."""
    effect = EFFECTS[game.chips[at]]
    return OPTIONAL[effect.id] and worthwhile(game, seat, effect, game.chips[at + 1])


def given_up(game: Imperium, seat: int) -> list[Choice]:
    """The choices that ending the turn now would give up."""
    places = [at for at in range(0, len(game.chips), 2) if is_given_up(game, seat, at)]
    return [DO[game.chips[at]] for at in places]


def run_mandatory(game: Imperium, frame: Frame) -> None:
    """Carry out the mandatory effects that were not picked, one after the other (IMP-EFF-33).

    What misses nothing goes first, in printed order; what cannot be done in full waits, in case
    another effect changes that. Optional effects that have become possible are asked about.
    """
    seat = frame[1]
    chips = game.chips
    best = NOTHING
    least = UNMET
    for at in range(0, len(chips), 2):
        effect = EFFECTS[chips[at]]
        if not OPTIONAL[effect.id]:
            missing = shortfall(game, seat, effect, chips[at + 1])
            if missing < least:
                best, least = at, missing
    if best != NOTHING:
        game.stack.append(frame)
        game.stack.append((RUN, seat, chips[best], chips[best + 1]))
        del chips[best : best + 2]
    elif not any(
        worthwhile(game, seat, EFFECTS[chips[at]], chips[at + 1]) for at in range(0, len(chips), 2)
    ):
        game.chips = []


def end_agent_turn(game: Imperium, frame: Frame) -> None:
    """The next house, in the two-player game perhaps House Hagal first (IMP-HAGAL2-06)."""
    seat = frame[1]
    if game.chips:  # the last effects made others possible
        game.stack.append((ASK_AGENT_EFFECTS, seat))
        return
    game.visited = NOTHING
    if game.listener is not None:
        game.emit("end-turn", seat=COLOUR[seat])
    turns = int(game.players == 2 and seat == game.first)
    if game.ix is not None and game.ix.extra:
        game.ix.owed += turns
        game.stack.append((START_TURN, seat))
    else:
        game.stack.append(hagal.after_turn(game, seat, turns))
