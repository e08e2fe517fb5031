"""A word of the effect language, and all that the engine knows about it.

Each word is one `Word` value beside the functions that implement it, in `effect_words`:

    word(Op.DRAW, draw, possible=draw_possible, writes=CARDS)

Whoever carries out, offers or orders effects asks here. Outside the engine, whatever reads effects
(texts, icons, bots) has a table of its own by the word's slug, and a test that it lacks none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.game import Frame
from kanly.core.question import Step
from kanly.imperium.effects import EFFECTS, SLUGS, Cond, Condition, Cost, Effect, Op
from kanly.imperium.position import NOTHING, Imperium

# What effects read and write: bits of a mask ------------------------------------------------------
PURSE: Final = 1 << 0
POINTS: Final = 1 << 1
PERSUASION: Final = 1 << 2
SWORDS: Final = 1 << 3
AGENTS: Final = 1 << 4  # Agents, the Mentat, the council, and where Agents may go
MARKERS: Final = 1 << 5  # control of locations
PRICES: Final = 1 << 6  # what cards cost and where they go
SUPPLY: Final = 1 << 7  # troops not yet recruited
UNITS: Final = 1 << 8  # garrisons and the Conflict
CARDS: Final = 1 << 9  # hand, deck, discard pile and cards in play
INTRIGUES: Final = 1 << 10
INFLUENCE: Final = 1 << 11
MARKET: Final = 1 << 12  # the Row, the Reserve and the Tech tiles
SHIPS: Final = 1 << 13  # the Freighter
OPPONENTS: Final = 1 << 14
ANSWER: Final = 1 << 15  # the player's answer to a question: better given late than early

GIFTS: Final = PURSE | POINTS | PERSUASION | SWORDS | AGENTS | MARKERS | PRICES
"""What no effect of a turn takes away again: to have it early is never worse than late."""

Run = Callable[[Imperium, int, Effect, int], None]
Check = Callable[[Imperium, int, Effect, int], bool]
"""Of a house and an effect that stands on a card, or on NOTHING."""
Troops = Callable[[Effect], int]


def elsewhere(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """A word that changes how something else is done; read where that is done."""


class Word:
    """A word: what it does, when, for whom, and what its order with others depends on."""

    __slots__ = (
        "asks",
        "claims",
        "declinable",
        "flag",
        "interrupts",
        "lasts",
        "modifies",
        "offered",
        "op",
        "optional",
        "partial",
        "playable",
        "possible",
        "reads",
        "rival",
        "run",
        "settled",
        "slug",
        "writes",
    )

    def __init__(
        self,
        op: int,
        run: Run = elsewhere,
        *,
        possible: Check | None = None,
        partial: Check | None = None,
        playable: Check | None = None,
        offered: Run | None = None,
        rival: Run | None = None,
        optional: bool = False,
        declinable: bool = False,
        asks: bool = False,
        modifies: bool = False,
        lasts: bool = False,
        flag: int = 0,
        reads: int = 0,
        writes: int = 0,
        settled: Check | None = None,
        interrupts: Check | None = None,
        claims: Troops | None = None,
    ) -> None:
        self.op = op
        self.slug = SLUGS[op]
        self.run = run
        self.possible = possible
        """Whether it can do anything now; what cannot is not offered (IMP-EFF-32)."""
        self.partial = partial
        """Whether it would do more after another effect of the same turn (IMP-EFF-33)."""
        self.playable = playable
        """Whether an Intrigue card or a tile with it may be played now (IMP-INTR-08, -09)."""
        self.offered = offered
        """What it does as soon as it is offered, though it goes on waiting."""
        self.rival = rival
        """What a Rival does with it; by default nothing (IMP-SOLO-18, -41)."""
        self.optional = optional
        """Whether it may be declined: arrows, the trash icon, 'may', 'up to' (IMP-EFF-02)."""
        self.declinable = declinable
        """Whether it may be declined even after a cost was paid for it (IMP-EFF-09)."""
        self.asks = asks
        """Whether its player must answer something, so that no turn ends without picking it."""
        self.modifies = modifies
        """Whether it changes another effect of its turn and is none of its own."""
        self.lasts = lasts
        """Whether its Intrigue card lies face up until its moment comes (IMP-INTR-11)."""
        self.flag = flag
        """The turn flag that changes where the next Agent may go."""
        self.reads = reads
        self.writes = writes
        self.settled = settled
        """Whether its order cannot matter in this position, whatever it reads and writes."""
        self.interrupts = interrupts
        """Whether it would ask something before an effect that comes after it."""
        self.claims = claims
        """Troops that it takes from the supply elsewhere than to the garrison."""


WORDS: Final[list[Word]] = []
"""By the number of the word in `effects.Op`; complete once `effect_words` is read."""


def define(made: Word) -> None:
    """Add a word to the language."""
    WORDS.append(made)


# What a word says of every effect -----------------------------------------------------------------

OPTIONAL: Final[list[bool]] = []
"""OPTIONAL[effect]: whether it may be declined; an effect of options if each of them may."""
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
    writes: list[int] = []
    for effect in EFFECTS:
        made = WORDS[effect.op]
        parts = [part.id for part in effect.parts]
        joint = effect.op in (Op.IF, Op.CHOOSE)
        OPTIONAL.append(made.optional or (joint and all([OPTIONAL[part] for part in parts])))
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
    return 0 if condition is None else CONDITION_READS[condition.kind]


CONDITION_READS: Final[dict[int, int]] = {
    Cond.FREMEN_BOND: CARDS,
    Cond.OTHER_BENE_GESSERIT: CARDS,
    Cond.ALLIANCE: INFLUENCE,
    Cond.ANY_ALLIANCE: INFLUENCE,
    Cond.INFLUENCE: INFLUENCE,
    Cond.COUNCIL_SEAT: AGENTS,
    Cond.SPICE_MUST_FLOW: CARDS,
    Cond.MOST_SPICE_MUST_FLOW: CARDS,
    Cond.TECH_TILES: MARKET,
    Cond.ENEMY_AGENT: AGENTS,
    Cond.AGENT_WITH: AGENTS,
    Cond.PERSUASION: PERSUASION,
    Cond.SOLARI: PURSE,
    Cond.ALL_TRACKS: INFLUENCE,
    Cond.UNITS_DEPLOYED: UNITS,
    Cond.AGENTS_OUT: AGENTS,
}


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


def run(game: Imperium, frame: Frame) -> None:
    """Carry out an effect for the house in the frame."""
    _, house, effect, source = frame
    resolve(game, house, EFFECTS[effect], source)


RUN: Final = 0
"""The frame of an effect to be carried out: house, effect, source card."""
RUN_EFFECT: Final = Step(RUN, run)


def resolve(game: Imperium, house: int, effect: Effect, source: int) -> None:
    """Carry out an effect that stands on the card `source` (or on no card).

    Rivals have rewards and Signet abilities; what they read in their own way is in each word.
    """
    made = WORDS[effect.op]
    if not game.is_rival(house):
        made.run(game, house, effect, source)
    elif made.rival is not None and game.scores(house):
        made.rival(game, house, effect, NOTHING)


# Offering -----------------------------------------------------------------------------------------


def worthwhile(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """Whether carrying out an effect now would change anything."""
    check = WORDS[effect.op].possible
    return check is None or check(game, seat, effect, source)


def allowed(game: Imperium, seat: int, effect: Effect, source: int = NOTHING) -> bool:
    """Whether all conditions of a card or tile are met and its cost can be paid."""
    check = WORDS[effect.op].playable
    return check is None or check(game, seat, effect, source)


def playable(game: Imperium, seat: int, effect: Effect) -> bool:
    """Whether a card or tile may be used, and would do something (IMP-INTR-20)."""
    return allowed(game, seat, effect) and worthwhile(game, seat, effect, NOTHING)


# How much of a mandatory effect would be lost if it were carried out now (IMP-EFF-33) -------------
COMPLETE: Final = 0
PARTIAL: Final = 1
UNMET: Final = 2


def shortfall(game: Imperium, seat: int, effect: Effect, source: int) -> int:
    """Whether an effect can be carried out in full, in part or not at all."""
    if not worthwhile(game, seat, effect, source):
        return UNMET
    return PARTIAL if partial(game, seat, effect, source) else COMPLETE


def partial(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """Whether an effect that can be carried out would do more after another one."""
    check = WORDS[effect.op].partial
    return check is not None and check(game, seat, effect, source)
