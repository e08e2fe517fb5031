"""The effect language: what cards, spaces, leaders and rewards do, as values.

A value is built from a few words and two joints:

    recruit(2) + draw(1)                     both, each a separate effect
    pay(spice=2) >> recruit(3)               an arrow: pay, then get

Values are shared: the same words give the same object. What the engine knows about each word is
one `Word` value (`word`, `effect_words`); texts (`kanly.translation`), icons (`kanly.server`) and
bots (`kanly.bots`) read effects by the slugs of their words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

# Factions, in the order of the board --------------------------------------------------------------
EMPEROR: Final = 0
GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
ANY: Final = -1

# Resources ----------------------------------------------------------------------------------------
SOLARI: Final = 0
SPICE: Final = 1
WATER: Final = 2

RESOURCE_NAMES: Final = ("solari", "spice", "water")
FACTION_NAMES: Final = ("emperor", "guild", "bene-gesserit", "fremen")

NO_LIMIT: Final = 99
"""'Any number' of troops."""


class Op:
    """The words of the language. Each is one operation of the interpreter."""

    ALL: Final = 0  # parts, one after the other
    PAY: Final = 1  # an arrow: cost, then parts[0]
    IF: Final = 2  # condition, parts[0], perhaps parts[1] otherwise
    CHOOSE: Final = 3  # n of the parts

    GAIN: Final = 4  # n of resource arg
    VP: Final = 5
    PERSUASION: Final = 6
    SWORDS: Final = 7
    RECRUIT: Final = 8
    DRAW: Final = 9
    INTRIGUE: Final = 10
    INFLUENCE: Final = 11  # n with faction arg
    INFLUENCE_ANY: Final = 12  # n with one faction of the mask arg
    INFLUENCE_BEHIND: Final = 13  # n with a faction in which an opponent is ahead

    TRASH: Final = 14  # a card from hand, discard pile or play; optional
    TRASH_THIS: Final = 15
    DEPLOY_GARRISON: Final = 16  # up to n from the garrison
    DEPLOY_RECRUITED: Final = 17  # up to n of those just recruited; arg 1: in a Reveal turn only
    DEPLOY_SUPPLY: Final = 18  # n from the supply
    RETREAT: Final = 19  # up to n
    ACQUIRE: Final = 20  # a card of cost n or less, free; arg: where it goes
    ACQUIRE_RESERVE: Final = 21  # one copy of Reserve card arg
    CONTROL: Final = 22  # of location arg

    SIGNET: Final = 23
    DOUBLE_HARVEST: Final = 24
    CHEAPER_SPICE_MUST_FLOW: Final = 25  # by n Persuasion
    OPPONENTS_LOSE_GARRISON: Final = 26
    SEND_ANYWHERE: Final = 27
    PERSUASION_PER_FREMEN: Final = 28
    TAKE_FROM_DISCARD: Final = 29  # a card of faction arg
    SPACE_INFLUENCE: Final = 30  # n instead of 1
    OPPONENTS_DISCARD: Final = 31  # n cards each
    OPPONENTS_DISCARD_OR_LOSE: Final = 32
    VOICE: Final = 33
    MAY_PASS: Final = 34
    MENTAT: Final = 35  # from its space
    MENTAT_NEXT_ROUND: Final = 36
    FACTION_ICONS: Final = 37
    IGNORE_ENEMIES: Final = 38
    OPPONENT_LOSES_TROOP: Final = 39
    TRACKS: Final = 40  # n VP with 3 Influence on three tracks, arg VP on four
    SNOOP: Final = 41
    ACQUIRE_TO_DECK: Final = 42
    RESHUFFLE: Final = 43
    RECALL: Final = 44
    SET_ASIDE: Final = 45
    HARVEST: Final = 46  # base spice n of Maker arg
    STEAL_INTRIGUE: Final = 47
    COUNCIL: Final = 48
    SWORDMASTER: Final = 49
    SELL: Final = 50  # spice for Solari by the table of Sell Melange
    AT_REVEAL: Final = 51  # parts[0] in this round's Reveal turn
    HERE_AT_REVEAL: Final = 52  # parts[0] in the Reveal turn if the Agent is still here

    # Rise of Ix
    MAY: Final = 53  # parts[0], if the player likes
    FREIGHTER: Final = 54
    DREADNOUGHT: Final = 55  # commission one
    TECH: Final = 56  # acquire a tile, n spice cheaper; arg 1: Solari may pay instead
    NEGOTIATOR: Final = 57
    DIVIDENDS: Final = 58
    SHIP_TROOPS: Final = 59  # n troops from the shipping track
    TRASH_IN_PLAY: Final = 60
    SWORDS_PER_DREADNOUGHT: Final = 61  # n for each own one in the Conflict
    SWORDS_PER_CARD: Final = 62  # n for each revealed card that gives swords; arg 1: but this one
    AMBUSH: Final = 63
    EXTRA_TURN: Final = 64
    SPACE_DISCOUNT: Final = 65  # n spice off the space arg
    INFLUENCE_AGENTS: Final = 66  # n with each faction whose spaces hold an own Agent
    OPPONENTS_RETREAT_DREADNOUGHT: Final = 67
    DEPLOY_UNITS: Final = 68  # up to n units from the garrison
    ON_WIN: Final = 69  # parts[0] if this Conflict is won
    GOALS: Final = 70  # n VP for three of the four goals of Grand Conspiracy, arg VP for all
    INFLUENCE_VISITED: Final = 71  # n with the faction whose space was visited this turn
    SWAP_INTRIGUES: Final = 72
    VP_PER_LOW_TRACK: Final = 73  # n for each faction with Influence of at most 1
    INFLUENCE_SNOOPED: Final = 74  # n with a faction whose track still holds a Snooper
    PLACE_DREADNOUGHT: Final = 75
    KEEP_CARD: Final = 76  # set a card from hand aside until the second turn
    WIN_TIES: Final = 77
    ALL_TO_DECK: Final = 78  # whatever is acquired may go on top of the deck
    SHIP_BONUS: Final = 79  # n more troops from the shipping track, and they may be deployed
    DETONATE: Final = 80


SLUGS: Final = [name.lower().replace("_", "-") for name in vars(Op) if name.isupper()]
"""SLUGS[op]: the name of a word wherever it is read."""


class Cond:
    """What an IF asks about its player."""

    FREMEN_BOND: Final = 0
    OTHER_BENE_GESSERIT: Final = 1
    ALLIANCE: Final = 2  # with faction arg
    ANY_ALLIANCE: Final = 3
    INFLUENCE: Final = 4  # at least n with faction arg
    COUNCIL_SEAT: Final = 5
    SPICE_MUST_FLOW: Final = 6  # at least n copies
    MOST_SPICE_MUST_FLOW: Final = 7
    TECH_TILES: Final = 8  # at least n
    ENEMY_AGENT: Final = 9  # on the space when the Agent was sent there
    AGENT_WITH: Final = 10  # an own Agent on a space of faction arg
    PERSUASION: Final = 11  # at least n unspent
    SOLARI: Final = 12  # at least n
    ALL_TRACKS: Final = 13  # Influence of at least n with every faction
    UNITS_DEPLOYED: Final = 14  # at least n this turn
    AGENTS_OUT: Final = 15  # at least n Agents on Landsraad, City or Spice Trade spaces
    NAMES: Final = (
        *("bond", "sisterhood", "alliance", "any-alliance", "influence", "council"),
        *("spice-must-flow", "most-spice-must-flow", "tech", "enemy-agent", "agent-with"),
        *("persuasion", "solari", "all-tracks", "units-deployed", "agents-out"),
    )


TO_DISCARD: Final = 0
TO_DECK: Final = 1


@dataclass(frozen=True)
class Condition:
    """A condition with its numbers."""

    kind: int
    arg: int = 0
    n: int = 0


@dataclass(frozen=True)
class Cost:
    """What stands to the left of an arrow: resources, this card, any card, Influence with one
    faction, troops in the Conflict; with Rise of Ix cards from hand, units that retreat, a troop of
    garrison or Conflict, Intrigue cards put under their deck."""

    solari: int = 0
    spice: int = 0
    water: int = 0
    trash_this: bool = False
    trash: int = 0
    influence: int = 0
    troops: int = 0
    discard: int = 0
    units: int = 0
    lose_troop: int = 0
    bottom: int = 0

    def __rshift__(self, gain: Effect) -> Effect:
        return make(Op.PAY, parts=(gain,), cost=self)


class Effect:
    """A value of the language. Made by the words below, never directly."""

    def __init__(
        self,
        ident: int,
        op: int,
        n: int,
        arg: int,
        parts: tuple[Effect, ...],
        cost: Cost | None,
        condition: Condition | None,
    ) -> None:
        self.id = ident
        self.op = op
        self.n = n
        self.arg = arg
        self.parts = parts
        self.cost = cost
        self.condition = condition
        self.word = SLUGS[op]
        self.slug: str = ""

    def __add__(self, other: Effect) -> Effect:
        return make(Op.ALL, parts=split(self) + split(other))

    def __repr__(self) -> str:
        return self.slug


EFFECTS: Final[list[Effect]] = []
"""Every value made so far; an effect's id is its place here."""

_shared: Final[dict[tuple[object, ...], Effect]] = {}
_closed: Final[list[bool]] = []


def make(
    op: int,
    n: int = 0,
    arg: int = 0,
    parts: tuple[Effect, ...] = (),
    cost: Cost | None = None,
    condition: Condition | None = None,
) -> Effect:
    """The one shared value of these words."""
    key = (op, n, arg, tuple(part.id for part in parts), cost, condition)
    found = _shared.get(key)
    if found is None:
        assert not _closed, "effects are made by the tables only: their numbers are in records"
        found = Effect(len(EFFECTS), op, n, arg, parts, cost, condition)
        found.slug = slug(found)
        EFFECTS.append(found)
        _shared[key] = found
    return found


def close() -> None:
    """The tables are complete: from now on a value can be found but not made."""
    _closed.append(True)


def split(effect: Effect) -> tuple[Effect, ...]:
    """The separately printed effects of a box (IMP-AGENT-15)."""
    return effect.parts if effect.op == Op.ALL else (effect,)


# Words --------------------------------------------------------------------------------------------


nothing: Final = partial(make, Op.ALL)
solari: Final = partial(make, Op.GAIN, arg=SOLARI)
spice: Final = partial(make, Op.GAIN, arg=SPICE)
water: Final = partial(make, Op.GAIN, arg=WATER)
vp: Final = partial(make, Op.VP)
persuasion: Final = partial(make, Op.PERSUASION)
swords: Final = partial(make, Op.SWORDS)
recruit: Final = partial(make, Op.RECRUIT)
draw: Final = partial(make, Op.DRAW)
intrigue: Final = partial(make, Op.INTRIGUE)
dreadnought: Final = partial(make, Op.DREADNOUGHT)
negotiator: Final = partial(make, Op.NEGOTIATOR)


def influence(faction: int, n: int = 1) -> Effect:
    """Influence with one faction, or with ANY one of the player's choice."""
    if faction == ANY:
        return make(Op.INFLUENCE_ANY, n, 0b1111)
    return make(Op.INFLUENCE, n, faction)


def influence_one_of(*factions: int) -> Effect:
    return make(Op.INFLUENCE_ANY, 1, sum(1 << faction for faction in factions))


def influence_where_behind(n: int = 1) -> Effect:
    return make(Op.INFLUENCE_BEHIND, n)


pay: Final = Cost
"""A cost in the words of the tables: `pay(spice=2) >> recruit(3)`."""


def when(condition: Condition, then: Effect, otherwise: Effect | None = None) -> Effect:
    parts = (then,) if otherwise is None else (then, otherwise)
    return make(Op.IF, parts=parts, condition=condition)


def choose(n: int, *options: Effect) -> Effect:
    return make(Op.CHOOSE, n, parts=options)


def at_reveal(effect: Effect) -> Effect:
    return make(Op.AT_REVEAL, parts=(effect,))


def here_at_reveal(effect: Effect) -> Effect:
    return make(Op.HERE_AT_REVEAL, parts=(effect,))


def may(effect: Effect) -> Effect:
    return make(Op.MAY, parts=(effect,))


def freighter(n: int = 1) -> Effect:
    """Freighter icons, each an effect of its own."""
    icon = make(Op.FREIGHTER)
    return icon if n == 1 else icon + icon


def tech(discount: int = 0, solari: bool = False) -> Effect:
    return make(Op.TECH, discount, int(solari))


bond: Final = partial(Condition, Cond.FREMEN_BOND)
sisterhood: Final = partial(Condition, Cond.OTHER_BENE_GESSERIT)
alliance: Final = partial(Condition, Cond.ALLIANCE)
any_alliance: Final = partial(Condition, Cond.ANY_ALLIANCE)
council_seat: Final = partial(Condition, Cond.COUNCIL_SEAT)


def at_least(n: int, faction: int) -> Condition:
    return Condition(Cond.INFLUENCE, faction, n)


# Notation -----------------------------------------------------------------------------------------


def slug(effect: Effect) -> str:
    """The effect in notation: `draw-1`, `pay-2-spice-recruit-3`. Unique by construction."""
    spell = _SPELLINGS.get(effect.op)
    if spell is not None:
        return spell(effect)
    words = [effect.word, *[part.slug for part in effect.parts]]
    if effect.n:
        words.append("any" if effect.n == NO_LIMIT else str(effect.n))
    if effect.arg:
        words.append(str(effect.arg))
    return "-".join(words)


def all_slug(effect: Effect) -> str:
    return "-and-".join([part.slug for part in effect.parts]) or "nothing"


def pay_slug(effect: Effect) -> str:
    assert effect.cost is not None
    return f"pay-{cost_slug(effect.cost)}-{effect.parts[0].slug}"


def if_slug(effect: Effect) -> str:
    assert effect.condition is not None
    words = ["if", condition_slug(effect.condition), *[part.slug for part in effect.parts]]
    return "-".join(words)


def choose_slug(effect: Effect) -> str:
    return f"{effect.n}-of-{'-or-'.join([part.slug for part in effect.parts])}"


def gain_slug(effect: Effect) -> str:
    return f"{RESOURCE_NAMES[effect.arg]}-{effect.n}"


def influence_slug(effect: Effect) -> str:
    return f"influence-{FACTION_NAMES[effect.arg]}-{effect.n}"


def influence_any_slug(effect: Effect) -> str:
    if effect.arg == 0b1111:
        return f"influence-{effect.n}"
    names = [name for i, name in enumerate(FACTION_NAMES) if effect.arg >> i & 1]
    return f"influence-{'-or-'.join(names)}-{effect.n}"


def tech_slug(effect: Effect) -> str:
    if effect.arg:
        return "tech-with-solari"
    return f"tech-{effect.n}" if effect.n else "tech"


_SPELLINGS: Final[dict[int, Callable[[Effect], str]]] = {
    Op.ALL: all_slug,
    Op.PAY: pay_slug,
    Op.IF: if_slug,
    Op.CHOOSE: choose_slug,
    Op.GAIN: gain_slug,
    Op.INFLUENCE: influence_slug,
    Op.INFLUENCE_ANY: influence_any_slug,
    Op.TECH: tech_slug,
}
"""Words whose notation is more than their name and numbers."""


def cost_slug(cost: Cost) -> str:
    words: list[str] = []
    for n, name in (
        (cost.solari, "solari"),
        (cost.spice, "spice"),
        (cost.water, "water"),
        (cost.trash, "card"),
        (cost.influence, "influence"),
        (cost.troops, "troops"),
        (cost.discard, "discard"),
        (cost.units, "units"),
        (cost.lose_troop, "troop"),
        (cost.bottom, "intrigue"),
    ):
        if n:
            words.append(f"{n}-{name}")
    if cost.trash_this:
        words.append("this")
    return "-".join(words)


def condition_slug(condition: Condition) -> str:
    words = [Cond.NAMES[condition.kind]]
    if condition.kind in (Cond.ALLIANCE, Cond.INFLUENCE, Cond.AGENT_WITH):
        words.append(FACTION_NAMES[condition.arg])
    if condition.n:
        words.append(str(condition.n))
    return "-".join(words)
