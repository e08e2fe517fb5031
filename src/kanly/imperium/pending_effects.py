"""Pending effects: those that wait until their player picks them.

An effect whose order cannot matter is carried out at once. Any other waits, and whatever is
mandatory is carried out at the end of the turn. What an effect reads and writes, which decides, is
declared by its words (`word`).
"""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gate, Gates
from kanly.core.question import Step
from kanly.imperium import choices as c
from kanly.imperium.bank import gain
from kanly.imperium.conditions import KINDS, holds
from kanly.imperium.costs import can_pay
from kanly.imperium.effects import EFFECTS, Effect, Op, split
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.factions import FRIENDSHIP
from kanly.imperium.tables.intrigues import ANY_TIME, INTRIGUES, Intrigue
from kanly.imperium.tables.ix import IX_INTRIGUES, SHIPPING
from kanly.imperium.types import CardId, HouseFrame, HouseId
from kanly.imperium.word import (
    ASKS,
    CLAIMS,
    FREE,
    OFFERED,
    OPTIONAL,
    RUN,
    SETTLED,
    UNMET,
    WORDS,
    shortfall,
    worthwhile,
)

PARTS: Final = 18
"""The frame of effects that their seat takes in any order, as `combat.reward_parts` does: seat."""
Part = tuple[Effect, int]
"""An effect and the card it stands on, or NOTHING."""


def offer(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """Carry an effect out at once if its order cannot matter; otherwise let it wait."""
    if not begun(game, seat, effect, source):
        wait(game, effect.id, source)


def offer_in_turn(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """The same for a Reveal effect that turns up while others come in between.

    It is not one of those: it waits with the effects of the turn (IMP-REVEAL-07, IX-TECH-24).
    """
    if begun(game, seat, effect, source):
        return
    for at, frame in enumerate(game.stack):
        if frame[0] == RESTORE_CHIPS.frame:
            game.stack[at] = (*frame, effect.id, source)
            return
    wait(game, effect.id, source)


def begun(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """Whether the effect is carried out at once, because its order cannot matter."""
    offered = OFFERED[effect.op]
    if offered is not None:
        offered(game, seat, effect, source)
        return False
    if effect.op == Op.GAIN:
        gain(game, seat, effect.arg, effect.n)
    elif FREE[effect.id] or settled(game, seat, effect, source):
        game.stack.append((RUN, seat, effect.id, source))
    else:
        return False
    return True


def settled(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """Whether the order of an effect cannot matter: always, or in this position."""
    if FREE[effect.id]:
        return True
    check = SETTLED[effect.op]
    return check is not None and check(game, seat, effect, source)


def count_fremen(game: Imperium) -> None:
    """A Fremen card revealed later in the turn counts at once (IMP-CARD-25)."""
    chips = game.chips
    for frame in game.stack:
        if frame[0] == RESTORE_CHIPS.frame:
            _, *chips = frame
            break
    for at in range(0, len(chips), 2):
        effect = EFFECTS[chips[at]]
        if effect.op == Op.PERSUASION_PER_FREMEN:
            game.persuasion += effect.n


def before_asking(game: Imperium, question: int) -> None:
    """Carry out the gains whose condition is met by then, before that frame asks what to do next.

    It is next unless other frames lie on it, which may change what is met.
    """
    stack = game.stack
    if question < len(stack) - 1:
        stack.insert(question + 1, (RUN_MET.frame, stack[question][1]))
    elif game.chips:
        run_met(game, (RUN_MET.frame, HouseId(stack[question][1])))


def run_met(game: Imperium, frame: HouseFrame) -> None:
    """Carry out the gains that waited for a condition which is met by now (IMP-EFF-34)."""
    _, seat = frame
    chips = game.chips
    at = 0
    while at < len(chips):
        effect = EFFECTS[chips[at]]
        if effect.op == Op.IF and begun(game, seat, effect, chips[at + 1]):
            del chips[at : at + 2]
        else:
            at += 2


RUN_MET: Final = Step(29, run_met)


# The supply ---------------------------------------------------------------------------------------


def ample(game: Imperium, seat: HouseId, n: int) -> bool:
    """Whether the supply has so many troops besides all that others may take from it first.

    Plot cards, cards that unload and ships may take some elsewhere than to the garrison, as far as
    all can know: what a player holds in secret is not looked at.
    """
    ix = game.ix
    left = game.supply[seat] - n - PLOTS[ix is not None].claims
    if ix is None or left < 0:
        return left >= 0
    more = ix.power(seat, Op.SHIP_BONUS)
    if more:
        left -= SHIPPED + more
    for card, troops in UNLOADED:
        for zone in (game.deck[seat], game.hand[seat], game.discard[seat], game.play[seat]):
            left -= zone.count(card) * troops
        if ix.kept[seat] == card:
            left -= troops
    return left >= 0


UNLOADED: Final[list[tuple[CardId, int]]] = []
"""Cards that take troops as they unload, and how many at the most."""
UNLOADINGS: Final = 2
"""How often a card may unload in a turn: discarded, then trashed (IX-UNLOAD-06)."""
SHIPPED: Final = sum(
    [part.n for reward in SHIPPING for part in split(reward) if part.op == Op.SHIP_TROOPS]
)
"""Troops of the shipping track, which a tile may let deploy at once (IX-SHIP-09, IX-CARD-18)."""


class Plots:
    """What the Plot cards of a game, which may come at any time of a turn, can do to its order."""

    def __init__(self, cards: list[Intrigue]) -> None:
        effects = [card.effect for card in cards if card.timing == ANY_TIME]
        self.claims = sum([CLAIMS[effect.id] for effect in effects])
        """Troops that they take from the supply elsewhere than to the garrison."""
        self.cost_influence = any([costs_influence(effect) for effect in effects])


def costs_influence(effect: Effect) -> bool:
    if effect.cost is not None and effect.cost.influence:
        return True
    return any([costs_influence(part) for part in effect.parts])


PLOTS: Final[list[Plots]] = []
"""Without Rise of Ix, and with it."""


def read_plots() -> None:
    """Once every word is defined: what Plot cards can do to the order of effects."""
    PLOTS.append(Plots([card for card in INTRIGUES if card.id not in IX_INTRIGUES]))
    PLOTS.append(Plots(INTRIGUES))
    for card in CARDS:
        if card.unloads and CLAIMS[card.reveal.id]:
            UNLOADED.append((card.id, UNLOADINGS * CLAIMS[card.reveal.id]))


# Waiting ------------------------------------------------------------------------------------------


def wait(game: Imperium, effect: int, source: int) -> None:
    """An effect waits until its player picks it."""
    game.chips.append(effect)
    game.chips.append(source)


def at_once(game: Imperium, house: HouseId, effect: Effect, source: int) -> None:
    """The effects of a box come in between."""
    in_between(game, house, [(part, source) for part in split(effect)])


def in_between(game: Imperium, house: HouseId, parts: list[Part]) -> None:
    """Effects that come in between: if one may be declined or order matters, a player is asked."""
    if not parts:
        return
    asked = any([OPTIONAL[part.id] for part, _ in parts]) or order_matters(game, house, parts)
    if asked and not game.is_rival(house):
        interlude(game, house, parts)
        return
    for part, source in reversed(parts):
        game.stack.append((RUN, house, part.id, source))


def interlude(game: Imperium, seat: HouseId, parts: list[Part]) -> None:
    """Effects that their player takes in any order before going on."""
    game.stack.append((RESTORE_CHIPS.frame, *game.chips))
    game.chips = []
    game.stack.append((PARTS, seat))
    for part, source in parts:
        offer(game, seat, part, source)


def nothing_waits(game: Imperium) -> bool:
    """Whether it is a moment at which effects cannot wait: before the kind of turn is chosen."""
    between = any(frame[0] == PARTS for frame in game.stack)
    return game.visited == NOTHING and not game.revealing and not between


def order_matters(game: Imperium, house: HouseId, parts: list[Part]) -> bool:
    """Whether one of several mandatory effects asks something before the next can come."""
    return len(parts) > 1 and any(interrupts(game, house, part, source) for part, source in parts)


def interrupts(game: Imperium, house: HouseId, effect: Effect, source: int) -> bool:
    check = WORDS[effect.op].interrupts
    return check is not None and check(game, house, effect, source)


def reaches_snooper(game: Imperium, house: HouseId, faction: int, n: int) -> bool:
    """Whether so much Influence brings the house to one of its Snooper tokens (IX-LEAD-05)."""
    if game.ix is None or not game.ix.snoopers[house] >> faction & 1:
        return False
    return 0 < FRIENDSHIP - game.influence[house * 4 + faction] <= n


def restore_chips(game: Imperium, frame: Frame) -> None:
    """Go on with the effects that waited before."""
    _, *game.chips = frame


RESTORE_CHIPS: Final = Step(19, restore_chips)
"""The effects that waited before others came in between."""


# Picking them -------------------------------------------------------------------------------------


def add_chips(game: Imperium, seat: HouseId, choices: list[Choice]) -> bool:
    """List the pending effects that can be carried out now; True if none of them must be picked."""
    done = True
    chips = game.chips
    for i in range(0, len(chips), 2):
        effect = EFFECTS[chips[i]]
        if worthwhile(game, seat, effect, chips[i + 1]):
            choice = c.DO[effect.id]
            if choice not in choices:
                choices.append(choice)
            if not OPTIONAL[effect.id] and ASKS[effect.id]:
                done = False
    return done


def is_pending(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    return choice.a in game.chips[::2]


def sources(game: Imperium, effect: int) -> list[int]:
    """The cards on which an effect stands that waits, as often as it does."""
    return [game.chips[at + 1] for at in range(0, len(game.chips), 2) if game.chips[at] == effect]


def is_possible(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    effect = EFFECTS[choice.a]
    return any([worthwhile(game, seat, effect, source) for source in sources(game, choice.a)])


def rule_of_effect(game: Imperium, seat: HouseId, choice: Choice) -> str:
    """The rule behind an effect that is not offered: its condition, its cost, or no use."""
    effect, source = EFFECTS[choice.a], sources(game, choice.a)[0]
    condition = effect.condition
    if condition is not None and not holds(game, seat, condition, source):
        return KINDS[condition.kind].rule
    cost = effect.cost if condition is None else effect.parts[0].cost
    if cost is not None and not can_pay(game, seat, cost, source):
        return "IMP-EFF-03"
    return "IMP-EFF-32"


def nothing_mandatory(game: Imperium, seat: HouseId) -> bool:
    """Whether nothing waits that its player must pick."""
    return add_chips(game, seat, [])


EFFECT_GATES: Final[dict[int, Gates[Imperium, HouseId]]] = {
    c.V_DO: Gates(
        Gate("refuse-not-pending", "IMP-AGENT-14", is_pending),
        Gate("refuse-effect", rule_of_effect, is_possible),
    ),
    c.V_END: Gates(Gate("refuse-mandatory", "IMP-EFF-02", when=nothing_mandatory)),
}
"""What it takes to pick an effect that waits, and to pick no more."""


def pick(game: Imperium, seat: HouseId, effect: int) -> None:
    """Carry out a pending effect."""
    chips = game.chips
    at = 0
    while chips[at] != effect or not worthwhile(game, seat, EFFECTS[effect], chips[at + 1]):
        at += 2
    source = chips[at + 1]
    del chips[at : at + 2]
    game.stack.append((RUN, seat, effect, source))


def finish_effects(game: Imperium, seat: HouseId) -> None:
    """Give up what may be declined, and carry out what is mandatory (IMP-EFF-02, IMP-EFF-33)."""
    chips = game.chips
    kept: list[int] = []
    for at in range(0, len(chips), 2):
        if not is_given_up(game, seat, at):
            kept += chips[at : at + 2]
    game.chips = kept
    if kept:
        game.stack.append((MANDATORY.frame, seat))


def is_given_up(game: Imperium, seat: HouseId, at: int) -> bool:
    """Whether ending the turn gives up the effect that waits there: optional, and possible now."""
    effect = EFFECTS[game.chips[at]]
    return OPTIONAL[effect.id] and worthwhile(game, seat, effect, game.chips[at + 1])


def given_up(game: Imperium, seat: HouseId) -> list[Choice]:
    """The choices that ending the turn now would give up."""
    places = [at for at in range(0, len(game.chips), 2) if is_given_up(game, seat, at)]
    return [c.DO[game.chips[at]] for at in places]


def run_mandatory(game: Imperium, frame: HouseFrame) -> None:
    """Carry out the mandatory effects that were not picked, one after the other (IMP-EFF-33).

    What misses nothing goes first, in printed order; what cannot be done in full waits, in case
    another effect changes that. Optional effects that have become possible are asked about.
    """
    _, seat = frame
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
    elif chips and not any(
        worthwhile(game, seat, EFFECTS[chips[at]], chips[at + 1]) for at in range(0, len(chips), 2)
    ):
        game.chips = []


MANDATORY: Final = Step(26, run_mandatory)
"""What the end of a turn or reward carries out by itself."""
