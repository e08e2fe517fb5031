"""When a Karama is played in answer to somebody."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.battle import GREAT_STAKE
from kanly.bots.classic.faction_view import FactionView, best_of, speaker
from kanly.bots.classic.plan import Planner
from kanly.classic import plans, victory
from kanly.classic.choices import DECLINE, V_STOP, V_STOP_SHIPMENT
from kanly.classic.position import NOBODY, Classic
from kanly.classic.shipment import LAND
from kanly.classic.tables.advantages import (
    POWERS,
    STOP_BATTLE_PRESCIENCE,
    STOP_CAPTURE_LEADER,
    STOP_FEDAYKIN,
    STOP_FREE_FULL_STRENGTH,
    STOP_KWISATZ_HADERACH,
    STOP_SARDAUKAR,
    STOP_TRAITOR_FOR_ALLY,
    STOP_VOICE,
)
from kanly.classic.tables.territories import LOCATIONS
from kanly.classic.tables.treachery import KARAMA
from kanly.classic.types import FactionId
from kanly.core.choice import Choice
from kanly.core.decision import Decision

IN_BATTLE: Final[dict[int, float]] = {
    STOP_VOICE: 0.25,
    STOP_BATTLE_PRESCIENCE: 0.25,
    STOP_KWISATZ_HADERACH: 0.25,
    STOP_SARDAUKAR: 0.3,
    STOP_FEDAYKIN: 0.3,
    STOP_FREE_FULL_STRENGTH: 0.3,
    STOP_TRAITOR_FOR_ALLY: 1.0,
}
"""What stopping a power in a battle is worth, as a share of what is at stake."""
CAPTIVE: Final = 4.0
STOPPED_VICTORY: Final = 30.0
STOPPED_ATTACK: Final = 8.0


def response(view: FactionView) -> Choice:
    """The answer that is worth most, if it is worth the card."""
    answers = [choice for choice in view.choices if choice is not DECLINE]
    return best_of({each: worth(view, each) - price(view, each) for each in answers}) or DECLINE


def hopeless(game: Classic, decision: Decision) -> bool:
    """Whether all that could be stopped is a power in somebody else's battle, or in none: then no
    answer is worth a card, whatever else the position is."""
    me = speaker(game, decision)
    if game.sides[0] != NOBODY and me in game.sides:
        return False
    return all([choice.verb == V_STOP or choice is DECLINE for choice in decision.choices])


def price(view: FactionView, choice: Choice) -> float:
    """What the card is worth that is played."""
    card = KARAMA if choice.verb == V_STOP_SHIPMENT else choice.b
    return view.karama_worth(card) * view.fade


def worth(view: FactionView, choice: Choice) -> float:
    if choice.verb == V_STOP:
        return stop(view, choice.a)
    if choice.verb == V_STOP_SHIPMENT:
        return stop_shipment(view)
    return 0.0


def stop(view: FactionView, power: int) -> float:
    """What it is worth to stop a power now."""
    game = view.game
    if game.sides[0] == NOBODY or view.me not in game.sides:
        return 0.0
    foe = plans.foe(game, view.me)
    if power == STOP_CAPTURE_LEADER:
        return CAPTIVE
    against = POWERS[power].faction == foe or game.ally[foe] >> POWERS[power].faction & 1
    if power not in IN_BATTLE or not against:
        return 0.0
    stake = Planner(view, view.me).stake
    return stake * IN_BATTLE[power] if stake >= GREAT_STAKE else 0.0


def stop_shipment(view: FactionView) -> float:
    """Worth it against an attack on one's own, or a victory."""
    game = view.game
    for frame in game.stack:
        if frame[0] == LAND.frame:
            _, number, _, location, *_ = frame
            shipper = FactionId(number)
            if view.side >> shipper & 1 or not game.strongholds() >> location & 1:
                return 0.0
            held = victory.held_by(game, victory.side(game, shipper))
            if held >= victory.needed(game, shipper) - 1:
                return STOPPED_VICTORY
            territory = LOCATIONS[location].territory
            mine = [f for f in game.order if view.side >> f & 1 and game.fights_at(f, territory)]
            return STOPPED_ATTACK if mine else 0.0
    return 0.0
