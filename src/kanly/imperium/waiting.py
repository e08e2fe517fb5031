"""Effects that wait for their moment.

An effect whose order cannot matter is carried out at once; any other becomes a *chip*: it waits
until the player picks it, and whatever is mandatory is carried out at the end of the turn.
"""

from __future__ import annotations

from typing import Final

from kanly.core.game import Frame
from kanly.imperium.bank import gain
from kanly.imperium.conditions import holds, in_play
from kanly.imperium.effects import EFFECTS, FREMEN, Cond, Effect, Op, split
from kanly.imperium.frames import RESTORE_CHIPS, REWARD_PARTS, RUN, RUN_MET
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.factions import FRIENDSHIP
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


Part = tuple[Effect, int]
"""An effect and the card it stands on, or NOTHING."""


def offer(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Carry an effect out at once if its order cannot matter; otherwise let it wait."""
    if not begun(game, seat, effect, source):
        wait(game, effect.id, source)


def offer_in_turn(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """The same for a Reveal effect that turns up while others come in between.

    It is not one of those: it waits with the effects of the turn (IMP-REVEAL-07, IX-TECH-24).
    """
    if begun(game, seat, effect, source):
        return
    for at, frame in enumerate(game.stack):
        if frame[0] == RESTORE_CHIPS:
            game.stack[at] = (*frame, effect.id, source)
            return
    wait(game, effect.id, source)


def begun(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """Whether the effect is carried out at once, because its order cannot matter."""
    if effect.op == Op.GAIN:
        gain(game, seat, effect.arg, effect.n)
    elif effect.op == Op.PERSUASION_PER_FREMEN:
        game.persuasion += effect.n * in_play(game, seat, FREMEN)
        return False  # it waits for Fremen cards that are yet to be revealed
    elif (
        effect.op in AT_ONCE
        or (effect.op == Op.COUNCIL and game.leader[seat] != MEMNON)
        or (effect.op == Op.STEAL_INTRIGUE and not game.rich_in_intrigues(seat))
        or (effect.op == Op.RECRUIT and ample(game, seat, effect.n))
        or (effect.op == Op.IF and plain(effect) and holds(game, seat, effect.condition, source))
    ):
        game.stack.append((RUN, seat, effect.id, source))
    else:
        return False
    return True


def count_fremen(game: Imperium) -> None:
    """A Fremen card revealed later in the turn counts for Liet Kynes at once (IMP-CARD-25)."""
    chips = game.chips
    for frame in game.stack:
        if frame[0] == RESTORE_CHIPS:
            chips = list(frame[1:])
            break
    for at in range(0, len(chips), 2):
        effect = EFFECTS[chips[at]]
        if effect.op == Op.PERSUASION_PER_FREMEN:
            game.persuasion += effect.n


def ask(game: Imperium, question: Frame) -> None:
    """Ask what to do next in a turn, after the gains whose condition is met by then."""
    game.stack.append(question)
    game.stack.append((RUN_MET, question[1]))


def run_met(game: Imperium, frame: Frame) -> None:
    """Carry out the gains that waited for a condition which is met by now (IMP-EFF-34)."""
    chips = game.chips
    at = 0
    while at < len(chips):
        effect = EFFECTS[chips[at]]
        if effect.op == Op.IF and begun(game, frame[1], effect, chips[at + 1]):
            del chips[at : at + 2]
        else:
            at += 2


def ample(game: Imperium, seat: int, n: int) -> bool:
    """Whether the supply has so many troops besides all that others may take from it first."""
    return game.supply[seat] >= n + (DOUBLE_CROSS if game.ix is None else takers(game, seat))


DOUBLE_CROSS: Final = 1
"""Troops that a Plot card of the base game takes from the supply elsewhere than to the garrison."""


def takers(game: Imperium, seat: int) -> int:
    """The same with Rise of Ix, as far as all can know: cards that unload, Troop Transports."""
    total = DOUBLE_CROSS
    cards = game.deck[seat] + game.hand[seat] + game.discard[seat] + game.play[seat]
    if game.expansion.kept[seat] != NOTHING:
        cards.append(game.expansion.kept[seat])
    for card in cards:
        if CARDS[card].unloads:
            total += UNLOADINGS * taken_elsewhere(CARDS[card].reveal)
    more = game.expansion.power(seat, Op.SHIP_BONUS)
    return total + SHIPPED + more if more else total


UNLOADINGS: Final = 2
"""How often a card may unload in a turn: discarded, then trashed (IX-UNLOAD-06)."""
SHIPPED: Final = 2
"""Troops of the shipping track, which Troop Transports may deploy (IX-SHIP-09, IX-CARD-18)."""


def taken_elsewhere(effect: Effect) -> int:
    """Troops that an effect may take from the supply elsewhere than to the garrison."""
    if effect.op == Op.NEGOTIATOR:
        return 1
    if effect.op == Op.DEPLOY_SUPPLY:
        return effect.n
    return sum(taken_elsewhere(part) for part in effect.parts)


def wait(game: Imperium, effect: int, source: int) -> None:
    """An effect waits until its player picks it."""
    game.chips.append(effect)
    game.chips.append(source)


def at_once(game: Imperium, house: int, effect: Effect, source: int) -> None:
    """The effects of a box come in between."""
    in_between(game, house, [(part, source) for part in split(effect)])


def in_between(game: Imperium, house: int, parts: list[Part]) -> None:
    """Effects that come in between: if one may be declined or order matters, a player is asked."""
    asked = any(part.optional for part, _ in parts) or order_matters(game, house, parts)
    if asked and not game.is_rival(house):
        interlude(game, house, parts)
        return
    for part, source in reversed(parts):
        game.stack.append((RUN, house, part.id, source))


def interlude(game: Imperium, seat: int, parts: list[Part]) -> None:
    """Effects that their player takes in any order before going on."""
    game.stack.append((RESTORE_CHIPS, *game.chips))
    game.chips = []
    game.stack.append((REWARD_PARTS, seat))
    for part, source in parts:
        offer(game, seat, part, source)


def nothing_waits(game: Imperium) -> bool:
    """Whether it is a moment at which effects cannot wait: before the kind of turn is chosen."""
    between = any(frame[0] == REWARD_PARTS for frame in game.stack)
    return game.visited == NOTHING and not game.revealing and not between


def order_matters(game: Imperium, house: int, parts: list[Part]) -> bool:
    """Whether several mandatory effects differ by their order: one reaches a Snooper token."""
    if game.ix is None or len(parts) < 2:
        return False
    return any(
        part.op == Op.INFLUENCE and reaches_snooper(game, house, part.arg, part.n)
        for part, _ in parts
    )


def reaches_snooper(game: Imperium, house: int, faction: int, n: int) -> bool:
    """Whether so much Influence brings Tessia to one of her tokens (IX-LEAD-05)."""
    if game.ix is None or not game.ix.snoopers[house] >> faction & 1:
        return False
    return 0 < FRIENDSHIP - game.influence[house * 4 + faction] <= n


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
