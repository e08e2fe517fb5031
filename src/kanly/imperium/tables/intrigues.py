"""The 40 Intrigue cards (IMP-INTR)."""

from __future__ import annotations

from functools import partial
from typing import Final

from kanly.core.component import Component
from kanly.imperium.effects import (
    ANY,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    NO_LIMIT,
    TO_DECK,
    TO_DISCARD,
    Cond,
    Condition,
    Effect,
    Op,
    any_alliance,
    at_reveal,
    choose,
    council_seat,
    draw,
    influence,
    make,
    nothing,
    pay,
    persuasion,
    recruit,
    solari,
    spice,
    swords,
    vp,
    water,
    when,
)
from kanly.imperium.types import IntrigueId

# When a card may be played ------------------------------------------------------------------------
ANY_TIME: Final = 0  # of one's own turn
TURN_START: Final = 1  # before anything else
BEFORE_AGENT: Final = 2  # before the card of an Agent turn
COMBAT: Final = 3
VICTORY: Final = 4  # after winning a Conflict
ENDGAME: Final = 5
NEVER: Final = 6
AFTER_FACTION: Final = 7  # in an Agent turn, after the Agent went to a faction space

TIMING_NAMES: Final = ("plot", "plot", "plot", "combat", "combat", "endgame", "never", "plot")


BY_SLUG: Final[dict[str, IntrigueId]] = {}
INTRIGUES: Final[list[Intrigue]] = []


class Intrigue(Component):
    """An Intrigue card: its timing and what it does then; some have two of both (IMP-INTR-07)."""

    def __init__(
        self,
        slug: str,
        timing: int,
        effect: Effect,
        copies: int = 1,
        other: tuple[int, Effect] | None = None,
    ) -> None:
        super().__init__(slug)
        self.id = IntrigueId(len(INTRIGUES))
        self.copies = copies
        self.timing = timing
        self.effect = effect
        self.other_timing, self.other_effect = other or (NEVER, nothing())
        """A second timing of the card, or NEVER."""
        self.timings = 1 << self.timing | 1 << self.other_timing & ~(1 << NEVER)
        """Both, as a mask."""
        INTRIGUES.append(self)
        BY_SLUG[slug] = self.id

    def at(self, timings: int) -> Effect | None:
        """What the card does at one of these moments (a mask), if it can be played then."""
        if timings >> self.timing & 1:
            return self.effect
        if timings >> self.other_timing & 1:
            return self.other_effect
        return None


def copies_at_least(n: int) -> Condition:
    return Condition(Cond.SPICE_MUST_FLOW, n=n)


most_copies: Final = partial(Condition, Cond.MOST_SPICE_MUST_FLOW)
# fmt: off
Intrigue("allied-armada",           COMBAT,       when(any_alliance(), pay(spice=2) >> swords(7)))
Intrigue("ambush",                  COMBAT,       swords(4), copies=2)
Intrigue("bindu-suspension",        TURN_START,   draw(1) + make(Op.MAY_PASS))
Intrigue("bribery",                 ANY_TIME,     pay(solari=2) >> influence(ANY))
Intrigue("bypass-protocol",         ANY_TIME,     choose(1, make(Op.ACQUIRE, 3, TO_DISCARD), pay(spice=2) >> make(Op.ACQUIRE, 5, TO_DECK)))
Intrigue("calculated-hire",         ANY_TIME,     pay(spice=1) >> make(Op.MENTAT))
Intrigue("charisma",                ANY_TIME,     at_reveal(persuasion(2)))
Intrigue("choam-shares",            ANY_TIME,     pay(solari=7) >> vp(1))
Intrigue("corner-the-market",       ENDGAME,      when(copies_at_least(2), vp(1)) + when(most_copies(), vp(1)))
Intrigue("councilors-dispensation", ANY_TIME,     when(council_seat(), spice(2)))
Intrigue("demand-respect",          VICTORY,      choose(1, influence(ANY), pay(spice=2) >> influence(ANY, 2)))
Intrigue("dispatch-an-envoy",       BEFORE_AGENT, make(Op.FACTION_ICONS), copies=2)
Intrigue("double-cross",            ANY_TIME,     pay(solari=1) >> make(Op.OPPONENT_LOSES_TROOP) + make(Op.DEPLOY_SUPPLY, 1))
Intrigue("favored-subject",         ANY_TIME,     influence(EMPEROR))
Intrigue("guild-authorization",     ANY_TIME,     influence(GUILD))
Intrigue("infiltrate",              BEFORE_AGENT, make(Op.IGNORE_ENEMIES))
Intrigue("know-their-ways",         ANY_TIME,     influence(FREMEN))
Intrigue("master-tactician",        COMBAT,       choose(1, swords(3), make(Op.RETREAT, 3)), copies=3)
Intrigue("plans-within-plans",      ENDGAME,      make(Op.TRACKS, 1, 2))
Intrigue("poison-snooper",          ANY_TIME,     make(Op.SNOOP), copies=2)
Intrigue("private-army",            COMBAT,       pay(spice=2) >> swords(5), copies=2)
Intrigue("rapid-mobilization",      ANY_TIME,     make(Op.DEPLOY_GARRISON, NO_LIMIT))
Intrigue("recruitment-mission",     ANY_TIME,     at_reveal(persuasion(1) + make(Op.ACQUIRE_TO_DECK)))
Intrigue("refocus",                 ANY_TIME,     make(Op.RESHUFFLE) + draw(1))
Intrigue("reinforcements",          ANY_TIME,     pay(solari=3) >> recruit(3) + make(Op.DEPLOY_RECRUITED, 3, 1))
Intrigue("secret-of-the-sisterhood", ANY_TIME,    influence(BENE_GESSERIT))
Intrigue("staged-incident",         COMBAT,       pay(troops=3) >> vp(1))
Intrigue("the-sleeper-must-awaken", ANY_TIME,     pay(spice=4) >> vp(1))
Intrigue("tiebreaker",              COMBAT,       swords(2), other=(ENDGAME, spice(10)))
Intrigue("to-the-victor",           VICTORY,      spice(3))
Intrigue("urgent-mission",          ANY_TIME,     make(Op.RECALL))
Intrigue("water-of-life",           ANY_TIME,     pay(water=1, spice=1) >> draw(3))
Intrigue("water-peddlers-union",    ANY_TIME,     water(1))
Intrigue("windfall",                ANY_TIME,     solari(2))
# fmt: on

INTRIGUE_DECK: Final[list[int]] = [made.id for made in INTRIGUES for _ in range(made.copies)]
