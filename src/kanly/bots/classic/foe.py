"""What an opponent may bring to a battle: dial, leader, weapon and defense, with their chances.

Strength is in half points throughout, as in the rules.
"""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.faction_view import FactionView
from kanly.classic.plans import (
    FORESEE_DEFENSE,
    FORESEE_DIAL,
    FORESEE_LEADER,
    FORESEE_WEAPON,
)
from kanly.classic.position import (
    CAPTIVE,
    CHEAP,
    DEFENSE,
    DIAL,
    HIDDEN,
    HOME,
    KWISATZ,
    LEADER,
    NOTHING,
    WEAPON,
    Classic,
)
from kanly.classic.tables.factions import EMPEROR, FREMEN, HARKONNEN
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.numbers import NORMAL, STARRED
from kanly.classic.tables.treachery import (
    LASGUN_WEAPON,
    POISON_DEFENSE,
    POISON_WEAPON,
    PROJECTILE_DEFENSE,
    PROJECTILE_WEAPON,
    STAND_IN,
    TREACHERY_CARDS,
)
from kanly.classic.types import FactionId

HALVES: Final = 2
WEAPON_KINDS: Final = (PROJECTILE_WEAPON, POISON_WEAPON, LASGUN_WEAPON)
DEFENSE_KINDS: Final = (PROJECTILE_DEFENSE, POISON_DEFENSE)


# Forces -------------------------------------------------------------------------------------------


def strength(
    game: Classic, faction: FactionId, against: int, forces: int, stars: int, spice: int
) -> int:
    """The most that forces can dial with so much spice."""
    star = STARRED
    if faction == EMPEROR and against == FREMEN:
        star = NORMAL
    plain = forces - stars
    full = plain * NORMAL + stars * star
    if not game.rules.combat or faction == FREMEN:
        return full
    paid = min(stars, spice)
    return paid * star + (stars - paid) * (star // HALVES) + min(plain, spice - paid) + plain


# Leaders ------------------------------------------------------------------------------------------


def leaders_at(game: Classic, faction: FactionId, territory: int) -> list[int]:
    """The leaders that a faction may have for a battle there, as far as one sees."""
    found = [x for x in LEADERS_OF[faction] if game.leader_at[x] in (HOME, HIDDEN, territory)]
    if faction == HARKONNEN:
        found += [x for x in range(len(LEADERS)) if game.leader_at[x] == CAPTIVE]
    return found


def treachery(view: FactionView, holder: int, leader: int) -> float:
    """How likely a faction holds a leader as its traitor."""
    game = view.game
    if leader in game.traitors[holder]:
        return 1.0
    if leader in game.dealt[view.me] or game.not_traitors[holder] >> leader & 1:
        return 0.0
    if HIDDEN not in game.traitors[holder] or LEADERS[leader].faction == holder:
        return 0.0
    deck = 5 * len(game.order) - len(game.dealt[view.me])
    held = game.traitors[holder].count(HIDDEN)
    likely = view.weights.picked if held == 1 and LEADERS[leader].strength > 3 else 1.0
    return min(1.0, likely * held / deck)


# The opponent -------------------------------------------------------------------------------------


class Foe:
    """One opponent in one battle."""

    def __init__(self, view: FactionView, faction: FactionId, territory: int, most: int) -> None:
        self.faction = faction
        self.most = most
        self.leaders = self.find_leaders(view, territory)
        self.leaderless = not self.leaders
        self.caught = self.find_caught(view)
        self.weapons = [0.0] * len(WEAPON_KINDS)
        self.defenses = [0.0] * len(DEFENSE_KINDS)
        self.dials: dict[int, float] = {}
        if not self.leaderless:
            self.arm(view)
        self.guess_dial(view)
        self.hear(view)
        self.mean = sum([s * weight for s, weight in self.strengths()])
        """The mean strength of his leader."""
        self.alive = cumulate(self.dials, [(s * HALVES, w) for s, w in self.strengths()])
        self.dead = cumulate(self.dials, [(0, 1.0)])
        """The chance of a total of so much or less, with his leader alive and dead."""

    def find_leaders(self, view: FactionView, territory: int) -> list[tuple[int, float]]:
        """Leaders, or a Cheap Hero, and how likely each leads."""
        found = [
            (leader, LEADERS[leader].strength + 2.0)
            for leader in leaders_at(view.game, self.faction, territory)
        ]
        hero = view.chance(self.faction, STAND_IN)
        if hero:
            found.append((CHEAP, hero))
        total = sum([weight for _, weight in found])
        return [(leader, weight / total) for leader, weight in found]

    def find_caught(self, view: FactionView) -> float:
        """How likely he leads with a traitor of the asking faction."""
        own = view.game.traitors[view.me]
        return sum([weight for leader, weight in self.leaders if leader in own])

    def strengths(self) -> list[tuple[int, float]]:
        """Strengths of his leaders, those aside who would be called as traitors."""
        if not self.leaders:
            return [(0, 1.0)]
        return [(LEADERS[x].strength if x >= 0 else 0, weight) for x, weight in self.leaders]

    # Cards ----------------------------------------------------------------------------------------

    def arm(self, view: FactionView) -> None:
        """How likely he plays each kind of weapon and of defense."""
        use = view.weights.use
        self.weapons = shares([view.chance(self.faction, kind) for kind in WEAPON_KINDS], use)
        self.defenses = shares([view.chance(self.faction, kind) for kind in DEFENSE_KINDS], use)
        target, kind, play = view.game.voice
        if target == self.faction:
            self.obey(view, kind, bool(play))

    def obey(self, view: FactionView, kind: int, play: bool) -> None:
        """The Voice orders or forbids a kind of card."""
        for kinds, odds in ((WEAPON_KINDS, self.weapons), (DEFENSE_KINDS, self.defenses)):
            if kind not in kinds:
                continue
            place = kinds.index(kind)
            if play:
                has = view.chance(self.faction, kind)
                for other in range(len(kinds)):
                    odds[other] = has if other == place else odds[other] * (1.0 - has)
            else:
                odds[place] = 0.0

    # The dial -------------------------------------------------------------------------------------

    def guess_dial(self, view: FactionView) -> None:
        """Some dial anything; most dial what their forces allow without throwing them all away."""
        step = 1 if view.game.rules.combat and self.faction != FREMEN else HALVES
        dials = list(range(0, self.most + 1, step))
        high = [dial for dial in dials if dial * 2 >= self.most]
        bluff = view.weights.bluff
        self.dials = dict.fromkeys(dials, bluff / len(dials))
        for dial in high:
            self.dials[dial] += (1.0 - bluff) / len(high)

    # What he has said, or what was seen -----------------------------------------------------------

    def hear(self, view: FactionView) -> None:
        game = view.game
        target, element, told, _ = game.foretold
        if target == self.faction and told != HIDDEN:
            self.fix(element, told)
        for side in range(2):
            plan = game.plans[side]
            if game.sides[side] == self.faction and plan and plan[DIAL] != HIDDEN:
                self.fix(FORESEE_DIAL, plan[DIAL])
                self.fix(FORESEE_LEADER, plan[LEADER])
                self.fix(FORESEE_WEAPON, plan[WEAPON])
                self.fix(FORESEE_DEFENSE, plan[DEFENSE])
                own = game.traitors[view.me]
                self.caught = float(plan[LEADER] in own and not plan[KWISATZ])

    def fix(self, element: int, told: int) -> None:
        """One element of his plan is known."""
        if element == FORESEE_DIAL:
            self.dials = {told: 1.0}
        elif element == FORESEE_LEADER:
            self.leaders = [(told, 1.0)] if told != NOTHING else []
        elif element == FORESEE_WEAPON:
            self.weapons = [float(kind == kind_of(told)) for kind in WEAPON_KINDS]
        else:
            self.defenses = [float(kind == kind_of(told)) for kind in DEFENSE_KINDS]

    # Against him ----------------------------------------------------------------------------------

    def kills(self, defense: int) -> float:
        """How likely his weapon kills a leader with that kind of defense."""
        projectile, poison, lasgun = self.weapons
        if defense == PROJECTILE_DEFENSE:
            return poison
        if defense == POISON_DEFENSE:
            return projectile + lasgun
        return projectile + poison + lasgun

    def dies(self, weapon: int) -> float:
        """How likely his leader falls to that kind of weapon."""
        if self.leaderless or weapon not in WEAPON_KINDS:
            return 0.0
        shield, snooper = self.defenses
        return 1.0 - (snooper if weapon == POISON_WEAPON else shield)

    def explodes(self, weapon: int, defense: int) -> float:
        """How likely a Lasgun meets a Shield."""
        if weapon == LASGUN_WEAPON:
            return 1.0 if defense == PROJECTILE_DEFENSE else self.defenses[0]
        return self.weapons[2] if defense == PROJECTILE_DEFENSE else 0.0

    def beaten_by(self, total: int, alive: bool, ties: bool) -> float:
        """How likely his total is below so much, or not above it."""
        at = total if ties else total - 1
        table = self.alive if alive else self.dead
        return 0.0 if at < 0 else table[min(at, len(table) - 1)]


def kind_of(card: int) -> int:
    return TREACHERY_CARDS[card].kind if card >= 0 else NOTHING


def shares(has: list[float], use: float) -> list[float]:
    """How likely each of several cards is played, at most one of them."""
    none = 1.0
    for chance in has:
        none *= 1.0 - chance
    total = sum(has)
    return [use * (1.0 - none) * chance / total if total else 0.0 for chance in has]


def cumulate(dials: dict[int, float], leaders: list[tuple[int, float]]) -> list[float]:
    """The chance of each total or less."""
    most = max(dials) + max([halves for halves, _ in leaders])
    table = [0.0] * (most + 1)
    for halves, weight in leaders:
        for dial, chance in dials.items():
            table[dial + halves] += weight * chance
    running = 0.0
    for total in range(most + 1):
        running += table[total]
        table[total] = running
    return table
