"""Words that join other effects: both, an arrow, a condition, a choice, a later moment."""

from __future__ import annotations

from typing import Final

from kanly.core.question import Step
from kanly.imperium import (
    decks,
    dreadnoughts,
    effect_options,
    influence,
    ix_rivals,
    pending_effects,
    troops,
)
from kanly.imperium.choices import PLAY
from kanly.imperium.conditions import holds
from kanly.imperium.costs import can_pay, spend
from kanly.imperium.effect_words import cards
from kanly.imperium.effects import EFFECTS, Cost, Effect, Op, split
from kanly.imperium.footprint import ANSWER
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.types import CardId, HouseId
from kanly.imperium.word import FREE, RUN, WORDS, Word, allowed, partial, resolve, worthwhile

# Both ---------------------------------------------------------------------------------------------


def all_parts(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    for part in reversed(effect.parts):
        game.stack.append((RUN, seat, part.id, source))


def all_allowed(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """Of independent conditions one must hold; of other parts all must work."""
    checks = [allowed(game, seat, part) for part in effect.parts]
    independent = all(part.op == Op.IF for part in effect.parts)
    return any(checks) if independent and checks else all(checks)


Word(
    Op.ALL,
    all_parts,
    possible=lambda game, seat, effect, source: (
        not effect.parts or any(worthwhile(game, seat, part, source) for part in effect.parts)
    ),
    partial=lambda game, seat, effect, source: any(
        partial(game, seat, part, source) for part in effect.parts
    ),
    playable=all_allowed,
    rival=all_parts,
)

# An arrow -----------------------------------------------------------------------------------------


def pay_then(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """Pay the whole cost, then get what stands to the right of the arrow (IMP-EFF-03, -04)."""
    cost = effect.cost
    assert cost is not None
    spend(game, seat, cost)
    game.stack.append((AFTER_COST.frame, seat, effect.parts[0].id, source))
    for _ in range(cost.trash):
        game.stack.append((cards.ASK_TRASH.frame, seat))
    if cost.influence:
        game.stack.append((influence.ASK_LOSE_INFLUENCE.frame, seat, cost.influence))
    if cost.troops:
        troops.lose_from_conflict(game, seat, cost.troops)
    if cost.trash_this:
        decks.trash(game, seat, CardId(source), PLAY)
    if cost.discard:
        game.stack.append((cards.ASK_DISCARD.frame, seat, cost.discard))
    if cost.units:
        game.stack.append((dreadnoughts.ASK_UNIT.frame, seat, cost.units))
    for _ in range(cost.lose_troop):
        game.stack.append((dreadnoughts.ASK_LOSE_FROM.frame, seat))
    for _ in range(cost.bottom):
        game.stack.append((cards.ASK_BOTTOM.frame, seat))


def after_cost(game: Imperium, frame: tuple[int, HouseId, int, int]) -> None:
    """What the arrow gives; if an icon may be declined or order matters, the player is asked."""
    _, seat, number, source = frame
    then = EFFECTS[number]
    parts = [(part, source) for part in split(then)]
    declinable = any(WORDS[part.op].declinable for part, _ in parts)
    if declinable or pending_effects.order_matters(game, seat, parts):
        pending_effects.interlude(game, seat, parts)
    else:
        game.stack.append((RUN, seat, then.id, source))


AFTER_COST: Final = Step(22, after_cost)
"""Seat, effect, source: what an arrow gives."""


def pay_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    cost, bought = effect.cost, effect.parts[0]
    assert cost is not None
    return can_pay(game, seat, cost, source) and (
        makes_room(cost, bought) or worthwhile(game, seat, bought, source)
    )


def makes_room(cost: Cost, bought: Effect) -> bool:
    """Whether the payment itself lets the effect do something: what is given up comes back."""
    for part in split(bought):
        if (
            (part.op == Op.DRAW and cost.discard)
            or (part.op == Op.INTRIGUE and cost.bottom)
            or (part.op == Op.INFLUENCE_ANY and cost.influence)
        ):
            return True
    return False


def pay_allowed(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    cost, gained = effect.cost, effect.parts[0]
    assert cost is not None
    if WORDS[gained.op].flag and len(game.hand[seat]) <= cost.discard:
        return False  # no card would be left to send an Agent with
    return can_pay(game, seat, cost, NOTHING) and allowed(game, seat, gained)


def rival_pays(game: Imperium, rival: HouseId, effect: Effect, source: int) -> None:
    """It pays whenever it can and there is something to get (IMP-SOLO-18, -40)."""
    cost = effect.cost
    assert cost is not None
    at = rival * 3
    prices = (cost.solari, cost.spice, cost.water)
    if any(game.purse[at + resource] < prices[resource] for resource in range(3)):
        return
    if effect.parts[0].op == Op.INFLUENCE_BEHIND and not influence.behind(game, rival):
        return
    for resource in range(3):
        game.purse[at + resource] -= prices[resource]
    game.stack.append((RUN, rival, effect.parts[0].id, NOTHING))


Word(Op.PAY, pay_then, possible=pay_possible, playable=pay_allowed, rival=rival_pays, optional=True)

# A condition --------------------------------------------------------------------------------------


def if_then(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    if holds(game, seat, effect.condition, source):
        resolve(game, seat, effect.parts[0], source)
    elif len(effect.parts) > 1:
        resolve(game, seat, effect.parts[1], source)


def if_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    if holds(game, seat, effect.condition, source):
        return worthwhile(game, seat, effect.parts[0], source)
    return len(effect.parts) > 1 and worthwhile(game, seat, effect.parts[1], source)


def if_partial(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """Without its condition it does only what is printed for that case."""
    if not holds(game, seat, effect.condition, source):
        return True
    return partial(game, seat, effect.parts[0], source)


def if_settled(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """The condition holds, and guards nothing but gifts."""
    return FREE[effect.parts[0].id] and holds(game, seat, effect.condition, source)


Word(
    Op.IF,
    if_then,
    possible=if_possible,
    partial=if_partial,
    playable=lambda game, seat, effect, source: (
        holds(game, seat, effect.condition, NOTHING) and allowed(game, seat, effect.parts[0])
    ),
    rival=if_then,
    settled=if_settled,
)

# A choice -----------------------------------------------------------------------------------------


def choose(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    parts = [part.id for part in effect.parts]
    game.stack.append((effect_options.ASK_OPTION.frame, seat, seat, effect.n, source, *parts))


def rival_chooses(game: Imperium, rival: HouseId, effect: Effect, source: int) -> None:
    if effect.parts[0].op == Op.TECH:  # a tile if it can, else a Negotiator (IX-SOLO-02)
        ix_rivals.tile_or_negotiator(game, rival, effect.parts[0].n)
        return
    parts = [part.id for part in effect.parts]
    decider = effect_options.decider(game)
    game.stack.append((effect_options.ASK_OPTION.frame, decider, rival, effect.n, NOTHING, *parts))
    effect_options.settle_options(game)


Word(
    Op.CHOOSE,
    choose,
    possible=lambda game, seat, effect, source: any(
        worthwhile(game, seat, part, source) for part in effect.parts
    ),
    playable=lambda game, seat, effect, source: any(
        allowed(game, seat, part) for part in effect.parts
    ),
    rival=rival_chooses,
    asks=True,
    writes=ANSWER,
)

# 'May', the Signet, a later moment ----------------------------------------------------------------


def first_part(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """What a player may do, once they chose to."""
    resolve(game, seat, effect.parts[0], source)


Word(
    Op.MAY,
    first_part,
    possible=lambda game, seat, effect, source: worthwhile(game, seat, effect.parts[0], source),
    optional=True,
)


def signet(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """The right-hand ability of the Leader (IMP-EFF-23)."""
    resolve(game, seat, LEADERS[game.leader[seat]].signet, source)


def signet_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    return worthwhile(game, seat, LEADERS[game.leader[seat]].signet, source)


Word(Op.SIGNET, signet, possible=signet_possible, writes=ANSWER)


def now_or_at_reveal(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """In a Reveal turn at once; before it the card lies face up and waits (IMP-CARD-53)."""
    if game.revealing:
        resolve(game, seat, effect.parts[0], source)


Word(Op.AT_REVEAL, now_or_at_reveal, lasts=True)
Word(Op.HERE_AT_REVEAL, modifies=True)
Word(Op.ON_WIN, lasts=True)
