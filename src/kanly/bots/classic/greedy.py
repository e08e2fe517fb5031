"""The greedy bot of the classic game: the index of its policies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.bot import Bot, decision_of
from kanly.bots.classic import (
    alliance,
    anytime,
    auction,
    battle,
    karama,
    marching,
    opening,
    plan,
    revival,
    weather,
)
from kanly.bots.classic.mind import Mind
from kanly.bots.classic.weights import DEFAULT, Weights
from kanly.classic import kinds
from kanly.classic.position import Classic
from kanly.classic.tables.treachery import KARAMA, TLEILAXU_GHOLA, TRUTHTRANCE
from kanly.core.choice import Choice
from kanly.core.errors import KanlyError
from kanly.core.view import View

Policy = Callable[[Mind], Choice]


def decline(mind: Mind) -> Choice:
    return mind.choices[0]


# fmt: off
POLICIES: Final[dict[str, Policy]] = {
    kind.name: policy
    for kind, policy in (
        (kinds.DRAFT,          opening.draft),
        (kinds.SWAP,           opening.swap),
        (kinds.CONSENT,        opening.consent),
        (kinds.PREDICTION,     opening.prediction),
        (kinds.PICK_TRAITOR,   opening.traitor),
        (kinds.SPLIT,          opening.split),
        (kinds.ADVISOR,        opening.advisor),
        (kinds.STORM_DIAL,     weather.storm_dial),
        (kinds.WEATHER,        weather.weather),
        (kinds.SECTORS,        weather.sectors),
        (kinds.STORM_LOSSES,   marching.fewest_stars),
        (kinds.PAUSE,          decline),
        (kinds.PROTECT,        weather.protect),
        (kinds.PLACE_WORM,     weather.place_worm),
        (kinds.NEXUS,          alliance.nexus),
        (kinds.RIDE,           marching.ride),
        (kinds.CHARITY,        auction.charity),
        (kinds.PROMISE,        auction.promise),
        (kinds.BID,            auction.bid),
        (kinds.PAY,            auction.pay),
        (kinds.RESPONSE,       karama.response),
        (kinds.SWAP_COUNT,     anytime.swap_count),
        (kinds.GIVE_BACK,      anytime.give_back),
        (kinds.GRANT,          revival.grant),
        (kinds.GRANT_FREE,     revival.grant_free),
        (kinds.REVIVE,         revival.revive),
        (kinds.REVIVE_LEADER,  revival.revive_leader),
        (kinds.FLIP,           marching.flip),
        (kinds.STEP_IN,        marching.step_in),
        (kinds.LEND,           marching.lend),
        (kinds.SHIP,           marching.ship),
        (kinds.CARGO,          marching.cargo),
        (kinds.SHIP_PAY,       marching.ship_pay),
        (kinds.CROSS_TO,       marching.cross_to),
        (kinds.GROUP,          marching.group),
        (kinds.MOVE,           marching.move),
        (kinds.MOVE_TO,        marching.move_to),
        (kinds.FOLLOW,         marching.follow),
        (kinds.INTRUSION,      marching.intrusion),
        (kinds.SIDE,           marching.side),
        (kinds.ARRIVAL_LOSSES, marching.fewest_stars),
        (kinds.BATTLE,         battle.battle),
        (kinds.VOICE,          battle.voice),
        (kinds.PRESCIENCE,     battle.prescience),
        (kinds.FORETELL,       battle.foretell),
        (kinds.SEE_PLAN,       battle.see_plan),
        (kinds.PLAN,           plan.plan),
        (kinds.TREASON,        battle.treason),
        (kinds.LOSSES,         marching.losses),
        (kinds.LOSSES_AT,      marching.losses_at),
        (kinds.KEEP_CARD,      battle.keep_card),
        (kinds.CAPTURE,        battle.capture),
        (kinds.CAPTIVE,        battle.captive),
        (kinds.ANY_TIME,       decline),
        (kinds.QUESTION,       anytime.question),
        (kinds.TRUTH,          anytime.truth),
        (kinds.REVIVE_FREE,    revival.revive_free),
        (kinds.SECRET_DRAFT,   opening.draft),
        (kinds.MULLIGAN,       opening.mulligan),
    )
}
"""What the bot does about every kind of question."""
# fmt: on

AT_HAND: Final = (TLEILAXU_GHOLA, KARAMA, TRUTHTRANCE)
"""Cards that may be worth playing unasked."""
MOMENTS: Final = frozenset({kinds.PAUSE.name, kinds.PLAN.name, kinds.SHIP.name, kinds.REVIVE.name})
"""Questions at which the bot looks for something to do unasked."""


class ClassicGreedy(Bot):
    """Answers every kind of question by a policy of its own, from what its seat knows."""

    name = "greedy"

    def __init__(self, seed: int | str = 0, weights: Weights = DEFAULT) -> None:
        super().__init__(seed)
        self.weights = weights

    def wakes(self, game: str, kind: str) -> bool:
        return kind == kinds.PAUSE.name

    def choose(self, view: View) -> Choice:
        decision = decision_of(view)
        game = view.position
        if not isinstance(game, Classic):
            raise KanlyError(f"this {self.name} does not play {game.setup.game}")
        mind = Mind(view, decision, self.weights)
        choice = self.unasked(mind)
        return choice if choice is not None else answer(mind)

    def unasked(self, asked: Mind) -> Choice | None:
        """What the bot does before it answers."""
        view = asked.view
        offer = view.offer
        if offer is None or asked.decision.kind.name not in MOMENTS:
            return None
        hands = [asked.game.hand[faction] for faction in asked.game.factions_of(offer.seat)]
        if not [card for hand in hands for card in hand if card in AT_HAND]:
            return None
        return anytime.unasked(Mind(view, offer, self.weights), asked)


def answer(mind: Mind) -> Choice:
    """The policy's answer to a question."""
    if len(mind.choices) == 1:
        return mind.choices[0]
    return POLICIES[mind.decision.kind.name](mind)
