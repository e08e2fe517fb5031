"""Effects that wait for their moment.

An effect whose order cannot matter is carried out at once; any other becomes a *chip*: it waits
until the player picks it, and whatever is mandatory is carried out at the end of the turn.
"""

from __future__ import annotations

from typing import Final

from kanly.core.game import Frame
from kanly.imperium.bank import gain
from kanly.imperium.conditions import holds
from kanly.imperium.effects import EFFECTS, Cond, Effect, Op, split
from kanly.imperium.frames import RESTORE_CHIPS, REWARD_PARTS, RUN
from kanly.imperium.position import Imperium
from kanly.imperium.tables.leaders import MEMNON

AT_ONCE: Final = frozenset(
    {
        Op.GAIN,
        Op.VP,
        Op.PERSUASION,
        Op.SWORDS,
        Op.DISCOUNT_SPICE_MUST_FLOW,
        Op.ACQUIRE_TO_DECK,
        Op.CONTROL,
        Op.MENTAT_NEXT_ROUND,
        Op.SELL,
        Op.SWORDMASTER,
        Op.MENTAT,
        Op.AMBUSH,
        Op.SPACE_DISCOUNT,
        Op.SWORDS_PER_CARD,
    }
)
"""Effects that are never better later: nothing else of the turn depends on their order."""


def offer(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Carry an effect out at once if its order cannot matter; otherwise let it wait."""
    if effect.op == Op.GAIN:
        gain(game, seat, effect.arg, effect.n)
    elif (
        effect.op in AT_ONCE
        or (effect.op == Op.COUNCIL and game.leader[seat] != MEMNON)
        or (effect.op == Op.STEAL_INTRIGUE and not game.rich_in_intrigues(seat))
        or (effect.op == Op.RECRUIT and game.supply[seat] > effect.n)
        or (effect.op == Op.IF and plain(effect) and holds(game, seat, effect.condition, source))
    ):
        game.stack.append((RUN, seat, effect.id, source))
    else:
        wait(game, effect.id, source)


def wait(game: Imperium, effect: int, source: int) -> None:
    """An effect waits until its player picks it."""
    game.chips.append(effect)
    game.chips.append(source)


def at_once(game: Imperium, house: int, effect: Effect, source: int) -> None:
    """Effects that come in between: those that may be declined are asked about before going on."""
    parts = split(effect)
    if game.is_rival(house) or not any(part.optional for part in parts):
        game.stack.append((RUN, house, effect.id, source))
        return
    game.stack.append((RESTORE_CHIPS, *game.chips))
    game.chips = []
    game.stack.append((REWARD_PARTS, house))
    for part in parts:
        offer(game, house, part, source)


def restore_chips(game: Imperium, frame: Frame) -> None:
    """Go on with the effects that waited before."""
    game.chips = list(frame[1:])


def plain(effect: Effect) -> bool:
    """Whether a condition guards nothing but gains that may come at once."""
    return all(part.op in AT_ONCE for part in split(effect.parts[0]))


def heeds_influence(effect: Effect) -> bool:
    """Whether what an effect does depends on Influence, so that its order with a gain matters."""
    if effect.op == Op.INFLUENCE_BEHIND:
        return True
    if effect.cost is not None and effect.cost.influence:
        return True
    asked = effect.condition
    if asked is not None and asked.kind in (Cond.ALLIANCE, Cond.ANY_ALLIANCE, Cond.INFLUENCE):
        return True
    return any(heeds_influence(part) for part in effect.parts)


def asks(effect: Effect) -> bool:
    """Whether carrying out an effect asks its player something."""
    return effect.op in ASKING or any(asks(part) for part in effect.parts)


ASKING: Final = frozenset(
    {
        Op.CHOOSE,
        Op.INFLUENCE_ANY,
        Op.VOICE,
        Op.SET_ASIDE,
        Op.PLACE_DREADNOUGHT,
        Op.KEEP_CARD,
    }
)

HEEDS_INFLUENCE: Final = [heeds_influence(effect) for effect in EFFECTS]
ASKS: Final = [asks(effect) for effect in EFFECTS]
