"""Words about Agents: where they may go, more of them, the council, the turn."""

from __future__ import annotations

from kanly.imperium import agent_turn
from kanly.imperium.effects import Effect, Op
from kanly.imperium.flags import ENVOY, INFILTRATE
from kanly.imperium.frames import ASK_PASS_TURN, ASK_RECALL, RUN
from kanly.imperium.position import COLOUR, NOBODY, Imperium
from kanly.imperium.word import AGENTS, ANSWER, FREE, WORDS, Word, define

# Where the next one may go ------------------------------------------------------------------------


def set_flag(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.flags |= WORDS[effect.op].flag


def sending_allowed(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """Only in an Agent turn, before its card: an Agent must have somewhere to go with it."""
    return bool(agent_turn.sendings(game, seat, game.flags | WORDS[effect.op].flag))


define(Word(Op.FACTION_ICONS, set_flag, playable=sending_allowed, flag=ENVOY, writes=AGENTS))
define(Word(Op.IGNORE_ENEMIES, set_flag, playable=sending_allowed, flag=INFILTRATE, writes=AGENTS))
define(Word(Op.SEND_ANYWHERE, modifies=True))
define(Word(Op.SPACE_DISCOUNT, modifies=True))

# More of them -------------------------------------------------------------------------------------


def mentat(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Take the Mentat, only if it lies on its own space (IMP-EFF-25)."""
    if game.mentat == NOBODY:
        game.mentat = seat
        game.ready[seat] += 1
        if game.listener is not None:
            game.emit("mentat", seat=COLOUR[seat])


def mentat_allowed(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """The Mentat must lie on its own space (IMP-CARD-32)."""
    return game.mentat == NOBODY


define(Word(Op.MENTAT, mentat, playable=mentat_allowed, writes=AGENTS))


def mentat_next_round(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """At the next Recall, wherever it is now (IMP-COMBAT-27, -28)."""
    game.mentat_next = seat
    if game.listener is not None:
        game.emit("mentat-next", seat=COLOUR[seat])


define(Word(Op.MENTAT_NEXT_ROUND, mentat_next_round, rival=mentat_next_round, writes=AGENTS))


def swordmaster(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """The third Agent, usable from now on (IMP-SPACE-29)."""
    game.swordmaster |= 1 << seat
    game.ready[seat] += 1
    if game.listener is not None:
        game.emit("swordmaster", seat=COLOUR[seat])


define(Word(Op.SWORDMASTER, swordmaster, writes=AGENTS))


def recall(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((ASK_RECALL, seat))


def recall_allowed(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """One of the player's Agents must be on the board (IMP-CARD-56)."""
    return bool(game.posts[seat])


define(Word(Op.RECALL, recall, playable=recall_allowed, writes=AGENTS | ANSWER))

# The council --------------------------------------------------------------------------------------


def council(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """A seat for the rest of the game, and what the Leader makes of it (IMP-SPACE-24)."""
    game.council |= 1 << seat
    if game.listener is not None:
        game.emit("council", seat=COLOUR[seat])
    game.stack.append((RUN, seat, game.ability(seat).council.id, source))


def council_settled(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return FREE[game.ability(seat).council.id]


define(Word(Op.COUNCIL, council, writes=AGENTS | ANSWER, settled=council_settled))

# The turn -----------------------------------------------------------------------------------------


def may_pass(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((ASK_PASS_TURN, seat))


define(Word(Op.MAY_PASS, may_pass, optional=True, writes=AGENTS | ANSWER))


def extra_turn(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.expansion.extra = True


define(Word(Op.EXTRA_TURN, extra_turn, optional=True, writes=AGENTS))
