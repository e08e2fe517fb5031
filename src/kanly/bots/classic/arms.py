"""What the faction itself brings to battles: its own cards and leaders against an opponent."""

from __future__ import annotations

from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.foe import HALVES, Foe, leaders_at, treachery
from kanly.classic.position import NOTHING
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.treachery import (
    CHEAP_HERO,
    LASGUN_WEAPON,
    PROJECTILE_DEFENSE,
    TREACHERY_CARDS,
)


class Arms:
    """The best cards and leader of the asking faction against one opponent, roughly."""

    def __init__(self, view: FactionView, foe: Foe, territory: int, used: int = 0) -> None:
        hand = view.game.hand[view.me]
        kinds = {TREACHERY_CARDS[card].kind for card in hand}
        leaders = leaders_at(view.game, view.me, territory)
        leaders.sort(key=lambda leader: -LEADERS[leader].strength)
        leaders = leaders[min(used, max(0, len(leaders) - 1)) :]
        self.leader = 0
        """Strength in half points."""
        self.risk = 0.0
        """The chance that the leader is a traitor."""
        if leaders:
            self.leader = LEADERS[leaders[0]].strength * HALVES
            self.risk = treachery(view, foe.faction, leaders[0])
        armed = bool(leaders) or CHEAP_HERO in hand
        self.kills = max([foe.dies(kind) for kind in kinds], default=0.0) if armed else 0.0
        """The chance to kill the opposing leader..."""
        guards = [NOTHING, *kinds] if armed else [NOTHING]
        if LASGUN_WEAPON in kinds:  # which no Shield should meet
            guards = [kind for kind in guards if kind != PROJECTILE_DEFENSE]
        self.dies = min([foe.kills(kind) for kind in guards]) if leaders else 0.0
        """...and to lose one's own."""


def win_chance(foe: Foe, arms: Arms, dial: int, ties: bool) -> float:
    """How likely a dial of so much wins against an opponent."""
    total = 0.0
    for own_alive, own in ((True, 1.0 - arms.dies), (False, arms.dies)):
        for his_alive, his in ((True, 1.0 - arms.kills), (False, arms.kills)):
            if own and his:
                points = dial + (arms.leader if own_alive else 0)
                total += own * his * foe.beaten_by(points, his_alive, ties)
    return foe.caught + (1.0 - foe.caught) * (1.0 - arms.risk) * total
