"""A word of the effect language, and all that the engine knows about it.

Each word is one `Word` value beside the functions that implement it, in `effect_words`:

    Word(Op.DRAW, draw, possible=draw_possible, writes=CARDS)

Whoever carries out, offers or orders effects asks here. Outside the engine, whatever reads effects
(texts, icons, bots) has a table of its own by the word's slug, and a test that it lacks none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kanly.core.question import Step
from kanly.imperium.conditions import KINDS
from kanly.imperium.effects import EFFECTS, SLUGS, Condition, Cost, Effect, Op
from kanly.imperium.footprint import CARDS, GIFTS, INFLUENCE, INTRIGUES, PURSE, UNITS
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.types import HouseId

Run = Callable[[Imperium, HouseId, Effect, int], None]
Check = Callable[[Imperium, HouseId, Effect, int], bool]
"""Of a house and an effect that stands on a card, or on NOTHING."""
Troops = Callable[[Effect], int]


def elsewhere(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """A word that changes how something else is done; read where that is done."""


@dataclass(eq=False)
class Word:
    """A word: what it does, when, for whom, and what its order with others depends on.

    Making one adds it to the language.
    """

    op: int
    run: Run = elsewhere
    possible: Check | None = None
    """Whether it can do anything now; what cannot is not offered (IMP-EFF-32)."""
    partial: Check | None = None
    """Whether it would do more after another effect of the same turn (IMP-EFF-33)."""
    playable: Check | None = None
    """Whether an Intrigue card or a tile with it may be played now (IMP-INTR-08, -09)."""
    offered: Run | None = None
    """What it does as soon as it is offered, though it goes on waiting."""
    rival: Run | None = None
    """What a Rival does with it; by default nothing (IMP-SOLO-18, -41)."""
    optional: bool = False
    """Whether it may be declined: arrows, the trash icon, 'may', 'up to' (IMP-EFF-02)."""
    declinable: bool = False
    """Whether it may be declined even after a cost was paid for it (IMP-EFF-09)."""
    asks: bool = False
    """Whether its player must answer something, so that no turn ends without picking it."""
    modifies: bool = False
    """Whether it changes another effect of its turn and is none of its own."""
    lasts: bool = False
    """Whether its Intrigue card lies face up until its moment comes (IMP-INTR-11)."""
    flag: int = 0
    """The turn flag that changes where the next Agent may go."""
    reads: int = 0
    writes: int = 0
    settled: Check | None = None
    """Whether its order cannot matter in this position, whatever it reads and writes."""
    interrupts: Check | None = None
    """Whether it would ask something before an effect that comes after it."""
    claims: Troops | None = None
    """Troops that it takes from the supply elsewhere than to the garrison."""

    def __post_init__(self) -> None:
        self.slug = SLUGS[self.op]
        WORDS.append(self)


WORDS: Final[list[Word]] = []
"""By the number of the word in `effects.Op`; complete once `effect_words` is read."""


RUNS: Final[list[Run]] = []
PLAYABLE: Final[list[Check | None]] = []
POSSIBLE: Final[list[Check | None]] = []
OFFERED: Final[list[Run | None]] = []
SETTLED: Final[list[Check | None]] = []
"""What the words say that is asked all the time, by their numbers."""

# What a word says of every effect -----------------------------------------------------------------

OPTIONAL: Final[list[bool]] = []
"""OPTIONAL[effect]: whether it may be declined; an effect of options if each of them may."""
MODIFIES: Final[list[bool]] = []
"""MODIFIES[effect]: whether it changes another effect of its turn and is none of its own."""
ASKS: Final[list[bool]] = []
"""ASKS[effect]: whether its player must answer something."""
READS: Final[list[int]] = []
"""READS[effect]: what it depends on, as a mask."""
CLAIMS: Final[list[int]] = []
"""CLAIMS[effect]: troops that it may take from the supply elsewhere than to the garrison."""
FREE: Final[list[bool]] = []
"""FREE[effect]: whether it depends on nothing and gives nothing but gifts, in any position."""


def complete() -> None:
    """Every word is defined: learn from them what holds for every effect of the tables."""
    WORDS.sort(key=lambda made: made.op)
    assert [made.op for made in WORDS] == list(range(len(SLUGS))), "a word is missing or double"
    RUNS.extend([made.run for made in WORDS])
    PLAYABLE.extend([made.playable for made in WORDS])
    POSSIBLE.extend([made.possible for made in WORDS])
    OFFERED.extend([made.offered for made in WORDS])
    SETTLED.extend([made.settled for made in WORDS])
    writes: list[int] = []
    for effect in EFFECTS:
        made = WORDS[effect.op]
        parts = [part.id for part in effect.parts]
        joint = effect.op in (Op.IF, Op.CHOOSE)
        OPTIONAL.append(made.optional or (joint and all([OPTIONAL[part] for part in parts])))
        MODIFIES.append(made.modifies)
        ASKS.append(made.asks or any([ASKS[part] for part in parts]))
        READS.append(made.reads | asked(effect.condition) | spent(effect.cost))
        writes.append(made.writes)
        CLAIMS.append(made.claims(effect) if made.claims is not None else 0)
        for part in parts:
            READS[-1] |= READS[part]
            writes[-1] |= writes[part]
            CLAIMS[-1] += CLAIMS[part]
        FREE.append(not (OPTIONAL[-1] or READS[-1] or writes[-1] & ~GIFTS))


def asked(condition: Condition | None) -> int:
    """What a condition reads."""
    return 0 if condition is None else KINDS[condition.kind].reads


def spent(cost: Cost | None) -> int:
    """What a cost reads."""
    if cost is None:
        return 0
    found = PURSE if cost.solari or cost.spice or cost.water else 0
    if cost.trash_this or cost.trash or cost.discard:
        found |= CARDS
    if cost.influence:
        found |= INFLUENCE
    if cost.troops or cost.units or cost.lose_troop:
        found |= UNITS
    return found | INTRIGUES if cost.bottom else found


# Carrying out -------------------------------------------------------------------------------------


def run(game: Imperium, frame: tuple[int, HouseId, int, int]) -> None:
    """Carry out an effect for the house in the frame."""
    _, house, number, source = frame
    effect = EFFECTS[number]
    if house < game.setup.players:
        RUNS[effect.op](game, house, effect, source)
    else:
        resolve(game, house, effect, source)


RUN: Final = 0
"""The frame of an effect to be carried out: house, effect, source card."""
RUN_EFFECT: Final = Step(RUN, run)


def resolve(game: Imperium, house: HouseId, effect: Effect, source: int) -> None:
    """Carry out an effect that stands on the card `source` (or on no card).

    Rivals have rewards and Signet abilities; what they read in their own way is in each word.
    """
    if not game.is_rival(house):
        RUNS[effect.op](game, house, effect, source)
        return
    rival = WORDS[effect.op].rival
    if rival is not None and game.scores(house):
        rival(game, house, effect, NOTHING)


# Offering -----------------------------------------------------------------------------------------


def worthwhile(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """Whether carrying out an effect now would change anything."""
    check = POSSIBLE[effect.op]
    return check is None or check(game, seat, effect, source)


def allowed(game: Imperium, seat: HouseId, effect: Effect, source: int = NOTHING) -> bool:
    """Whether all conditions of a card or tile are met and its cost can be paid."""
    check = PLAYABLE[effect.op]
    return check is None or check(game, seat, effect, source)


def playable(game: Imperium, seat: HouseId, effect: Effect) -> bool:
    """Whether a card or tile may be used, and would do something (IMP-INTR-20)."""
    return allowed(game, seat, effect) and worthwhile(game, seat, effect, NOTHING)


# How much of a mandatory effect would be lost if it were carried out now (IMP-EFF-33) -------------
COMPLETE: Final = 0
PARTIAL: Final = 1
UNMET: Final = 2


def shortfall(game: Imperium, seat: HouseId, effect: Effect, source: int) -> int:
    """Whether an effect can be carried out in full, in part or not at all."""
    if not worthwhile(game, seat, effect, source):
        return UNMET
    return PARTIAL if partial(game, seat, effect, source) else COMPLETE


def partial(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """Whether an effect that can be carried out would do more after another one."""
    check = WORDS[effect.op].partial
    return check is not None and check(game, seat, effect, source)
