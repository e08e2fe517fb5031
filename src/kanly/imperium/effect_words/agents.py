"""Words about Agents: where they may go, more of them, the council, the turn."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.imperium import agent_turn, turns
from kanly.imperium import choices as c
from kanly.imperium.asking import SeatQuestion
from kanly.imperium.effects import Effect, Op
from kanly.imperium.flags import ENVOY, INFILTRATE
from kanly.imperium.footprint import AGENTS, ANSWER
from kanly.imperium.keys import COLOUR_KEY, SPACE_KEY
from kanly.imperium.position import NOBODY, Imperium
from kanly.imperium.types import HouseFrame, HouseId, SpaceId
from kanly.imperium.word import FREE, RUN, WORDS, Word

# Where the next one may go ------------------------------------------------------------------------


def set_flag(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    game.flags |= WORDS[effect.op].flag


def sending_allowed(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """Only in an Agent turn, before its card: an Agent must have somewhere to go with it."""
    return bool(agent_turn.sendings(game, seat, game.flags | WORDS[effect.op].flag))


Word(Op.FACTION_ICONS, set_flag, playable=sending_allowed, flag=ENVOY, writes=AGENTS)
Word(Op.IGNORE_ENEMIES, set_flag, playable=sending_allowed, flag=INFILTRATE, writes=AGENTS)
Word(Op.SEND_ANYWHERE, modifies=True)
Word(Op.SPACE_DISCOUNT, modifies=True)

# More of them -------------------------------------------------------------------------------------


def mentat(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """Take the Mentat, only if it lies on its own space (IMP-EFF-25)."""
    if game.mentat == NOBODY:
        game.mentat = seat
        game.ready[seat] += 1
        if game.listener is not None:
            game.emit("mentat", seat=COLOUR_KEY[seat])


def mentat_allowed(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """The Mentat must lie on its own space (IMP-CARD-32)."""
    return game.mentat == NOBODY


Word(Op.MENTAT, mentat, playable=mentat_allowed, writes=AGENTS)


def mentat_next_round(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """At the next Recall, wherever it is now (IMP-COMBAT-27, -28)."""
    game.mentat_next = seat
    game.emit("mentat-next", seat=COLOUR_KEY[seat])


Word(Op.MENTAT_NEXT_ROUND, mentat_next_round, rival=mentat_next_round, writes=AGENTS)


def swordmaster(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """The third Agent, usable from now on (IMP-SPACE-29)."""
    game.swordmaster |= 1 << seat
    game.ready[seat] += 1
    game.emit("swordmaster", seat=COLOUR_KEY[seat])


Word(Op.SWORDMASTER, swordmaster, writes=AGENTS)


def recalls(game: Imperium, frame: HouseFrame) -> list[Choice]:
    _, seat = frame
    return [c.RECALL[space] for space in sorted(set(game.posts[seat]))]


def answer_recall(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    """The Agent may be used again in this round (IMP-EFF-24)."""
    _, seat = frame
    game.leave(seat, SpaceId(choice.a))
    game.ready[seat] += 1
    game.emit("recall-agent", seat=COLOUR_KEY[seat], space=SPACE_KEY[choice.a])


ASK_RECALL: Final[SeatQuestion] = SeatQuestion(
    25, "recall", "IMP-CARD-56", c.V_RECALL, recalls, answer_recall
)


def recall_allowed(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """One of the player's Agents must be on the board (IMP-CARD-56)."""
    return bool(game.posts[seat])


Word(
    Op.RECALL,
    lambda game, seat, effect, source: game.stack.append((ASK_RECALL.frame, seat)),
    playable=recall_allowed,
    writes=AGENTS | ANSWER,
)

# The council --------------------------------------------------------------------------------------


def council(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """A seat for the rest of the game, and what the Leader makes of it (IMP-SPACE-24)."""
    game.council |= 1 << seat
    game.emit("council", seat=COLOUR_KEY[seat])
    game.stack.append((RUN, seat, game.ability(seat).council.id, source))


Word(
    Op.COUNCIL,
    council,
    writes=AGENTS | ANSWER,
    settled=lambda game, seat, effect, source: FREE[game.ability(seat).council.id],
)

# The turn -----------------------------------------------------------------------------------------


def may_pass(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    game.stack.append((turns.ASK_PASS_TURN.frame, seat))


Word(Op.MAY_PASS, may_pass, optional=True, writes=AGENTS | ANSWER)


def extra_turn(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    game.expansion.extra = True


Word(Op.EXTRA_TURN, extra_turn, optional=True, writes=AGENTS)
