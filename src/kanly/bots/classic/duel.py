"""Battle plans as a game between two: own plans against those that the foe would make.

What the foe would plan is found by asking a greedy player in his place, in many worlds that agree
with all that was seen: so cards that are known, or can only be in few hands, count. Against these
plans all own plans are weighed. The foe is taken to plan so most of the time, at times as anybody
might, and else to choose the plan that hurts most; regret matching finds the mixed plan to meet
that with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.foe import HALVES, WEAPON_KINDS, kind_of
from kanly.bots.classic.plan import BLOWN, Lead, Plan, Planner, settled
from kanly.classic import plans
from kanly.classic.choices import NO_ONE
from kanly.classic.position import DEFENSE, DIAL, HIDDEN, KWISATZ, LEADER, WEAPON, Classic
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.numbers import KWISATZ_HADERACH_STRENGTH
from kanly.classic.tables.treachery import (
    LASGUN_WEAPON,
    POISON_DEFENSE,
    POISON_WEAPON,
    PROJECTILE_DEFENSE,
)
from kanly.classic.types import FactionId
from kanly.core.rng import SPAN, Rng

WARY: Final = 0.1
"""How often the foe is taken to choose the plan that hurts most..."""
VAGUE: Final = 0.3
"""...and how often to plan as the planner thinks that anybody might."""
SERIOUS: Final = 40
"""Plans that are mixed: the best if the foe suspects nothing."""
ROUNDS: Final = 150
"""Rounds of regret matching."""
SHARE: Final = 0.2
"""Plans with less than this share of the likeliest are not played."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Threat:
    """A plan of the foe, and the leaders that he holds as traitors."""

    dial: int
    leader: int
    kwisatz: int
    weapon: int
    defense: int
    traitors: tuple[int, ...]

    @property
    def points(self) -> int:
        strength = LEADERS[self.leader].strength if self.leader >= 0 else 0
        return HALVES * (strength + self.kwisatz * KWISATZ_HADERACH_STRENGTH)


def threat(world: Classic, faction: FactionId) -> Threat:
    """What a greedy player would plan in the foe's place in a world."""
    foe = plans.foe(world, faction)
    traitors = tuple(sorted(world.traitors[foe]))
    shown = world.plans[world.sides.index(foe)]
    if shown and shown[DIAL] != HIDDEN:
        return Threat(
            shown[DIAL], shown[LEADER], shown[KWISATZ], shown[WEAPON], shown[DEFENSE], traitors
        )
    seat = world.seat[foe]
    decision = world.decision(seat)
    assert decision is not None
    view = FactionView(world.view(seat), decision)
    planner = Planner(view, foe)
    made = planner.best(settled(view))
    kwisatz = int(planner.kwisatz(made.leader))
    return Threat(made.dial, made.leader, kwisatz, made.weapon, made.defense, traitors)


class Duel:
    """All plans that are still open, against what the foe may plan."""

    def __init__(self, planner: Planner, found: list[Plan]) -> None:
        self.planner = planner
        self.plans = found
        self.leads: dict[tuple[int, int, int], Lead] = {}
        leads = [self.lead(made) for made in found]
        prices = [planner.price(made.dial) for made in found]
        self.dial = column([made.dial for made in found])
        self.leader = column([made.leader for made in found])
        self.weapon = column([kind_of(made.weapon) for made in found])
        self.defense = column([kind_of(made.defense) for made in found])
        self.points = column([lead.points for lead in leads])
        self.life = column([lead.life for lead in leads])
        self.cards = column([lead.cards for lead in leads])
        self.cost = column([cost for _, cost, _ in prices])
        self.spent = column([planner.spent(support) for support, _, _ in prices])
        pyrrhic = planner.view.weights.pyrrhic
        self.prize = column([planner.stake * (1.0 if left else pyrrhic) for _, _, left in prices])
        self.safe = np.array([planner.kwisatz(made.leader) for made in found])
        """Whether the leader cannot be a traitor."""

    def lead(self, made: Plan) -> Lead:
        key = (made.leader, made.weapon, made.defense)
        if key not in self.leads:
            self.leads[key] = Lead(self.planner, made.leader, (made.weapon, made.defense))
        return self.leads[key]

    def against(self, his: Threat) -> Numbers:
        """What each plan is worth against a plan of the foe."""
        planner = self.planner
        weapon, defense = kind_of(his.weapon), kind_of(his.defense)
        led = his.leader != NO_ONE
        dies = stopped_by(weapon, self.defense) & (self.leader != NO_ONE)
        kills = killed_by(self.weapon, defense) & led
        mine = self.dial + np.where(dies, 0.0, self.points)
        theirs = his.dial + np.where(kills, 0.0, his.points)
        wins = (mine >= theirs) if planner.ties else (mine > theirs)
        bounty = LEADERS[his.leader].strength if his.leader >= 0 else 0
        won = self.prize + kills * bounty - self.cost
        lost = -planner.all_lost - self.cards
        fought = np.where(wins, won, lost) - dies * self.life
        ruin = -planner.all_lost - self.life - self.cards
        lasgun = (self.weapon == LASGUN_WEAPON) | (weapon == LASGUN_WEAPON)
        shield = (self.defense == PROJECTILE_DEFENSE) | (defense == PROJECTILE_DEFENSE)
        worth = np.where(lasgun & shield, ruin + BLOWN * planner.stake, fought)
        betrayed = np.isin(self.leader, his.traitors) & (self.leader >= 0) & ~self.safe
        own = planner.game.traitors[planner.faction]
        if his.leader >= 0 and his.leader in own and not his.kwisatz:
            worth = np.where(betrayed, ruin, planner.stake + bounty)
        else:
            worth = np.where(betrayed, ruin, worth)
        return np.asarray(worth - self.spent, dtype=np.float64)

    def solve(self, threats: list[Threat]) -> Numbers:
        """How often to make each plan."""
        vague = column([made.worth for made in self.plans])
        table = np.stack([vague, *[self.against(his) for his in threats]], axis=1)
        shares = np.full(len(threats) + 1, (1.0 - VAGUE) / len(threats))
        shares[0] = VAGUE
        best = np.argsort(-(table @ shares), kind="stable")[:SERIOUS]
        often = np.zeros(len(self.plans))
        often[best] = mixed(table[best], shares)
        return often

    def pick(self, threats: list[Threat], rng: Rng) -> Plan:
        """A plan, as often as it should be made."""
        often = self.solve(threats)
        often = np.where(often < SHARE * often.max(), 0.0, often)
        shares = np.cumsum(often / often.sum())
        place = int(np.searchsorted(shares, rng.next() / SPAN))
        return self.plans[min(place, len(self.plans) - 1)]


def column(numbers: list[int] | list[float]) -> Numbers:
    return np.array(numbers, dtype=np.float64)


def stopped_by(weapon: int, defenses: Numbers) -> NDArray[np.bool_]:
    """With which defenses a leader falls to a weapon."""
    if weapon not in WEAPON_KINDS:
        return np.zeros(len(defenses), dtype=np.bool_)
    return np.asarray(defenses != guard(weapon), dtype=np.bool_)


def killed_by(weapons: Numbers, defense: int) -> NDArray[np.bool_]:
    """Which weapons kill a leader with a defense."""
    fatal = [kind for kind in WEAPON_KINDS if guard(kind) != defense]
    return np.asarray(np.isin(weapons, fatal), dtype=np.bool_)


def guard(weapon: int) -> int:
    """The defense that stops a weapon; a Shield that meets a Lasgun is another matter."""
    return POISON_DEFENSE if weapon == POISON_WEAPON else PROJECTILE_DEFENSE


def mixed(table: Numbers, shares: Numbers) -> Numbers:
    """The row player's average strategy after rounds of regret matching.

    The column player has a share of each column, but for his wary share, which learns to hurt.
    """
    rows, columns = table.shape
    regret, his_regret, total = np.zeros(rows), np.zeros(columns), np.zeros(rows)
    for number in range(1, ROUNDS + 1):
        own = matched(regret)
        his = (1.0 - WARY) * shares + WARY * matched(his_regret)
        worth, harm = table @ his, -(own @ table)
        regret = np.maximum(regret + worth - own @ worth, 0.0)
        his_regret = np.maximum(his_regret + harm - harm @ his, 0.0)
        total += number * own
    return np.asarray(total / total.sum(), dtype=np.float64)


def matched(regret: Numbers) -> Numbers:
    """In proportion to what is regretted, or all alike."""
    total = regret.sum()
    return np.asarray(regret / total if total > 0 else np.full(len(regret), 1.0 / len(regret)))
