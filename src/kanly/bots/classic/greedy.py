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
    "draft":          opening.draft,
    "swap-faction":   opening.swap,
    "consent":        opening.consent,
    "prediction":     opening.prediction,
    "traitor":        opening.traitor,
    "split":          opening.split,
    "first-advisor":  opening.advisor,
    "storm-dial":     weather.storm_dial,
    "before-storm":   weather.weather,
    "weather":        weather.sectors,
    "storm-losses":   marching.fewest_stars,
    "pause":          decline,
    "protect":        weather.protect,
    "worm":           weather.place_worm,
    "nexus":          alliance.nexus,
    "ride":           marching.ride,
    "charity":        auction.charity,
    "promise":        auction.promise,
    "bid":            auction.bid,
    "pay":            auction.pay,
    "response":       karama.response,
    "swap-count":     anytime.swap_count,
    "give-back":      anytime.give_back,
    "grant":          revival.grant,
    "grant-free":     revival.grant_free,
    "revive":         revival.revive,
    "revive-leader":  revival.revive_leader,
    "to-fighters":    marching.flip,
    "step-in":        marching.step_in,
    "lend":           marching.lend,
    "ship":           marching.ship,
    "cargo":          marching.cargo,
    "ship-pay":       marching.ship_pay,
    "cross-to":       marching.cross_to,
    "forces":         marching.group,
    "move":           marching.move,
    "move-to":        marching.move_to,
    "follow":         marching.follow,
    "intrusion":      marching.intrusion,
    "side":           marching.side,
    "arrival-losses": marching.fewest_stars,
    "battle":         battle.battle,
    "the-voice":      battle.voice,
    "prescience":     battle.prescience,
    "foretell":       battle.foretell,
    "see-plan":       battle.see_plan,
    "plan":           plan.plan,
    "treason":        battle.treason,
    "losses":         marching.losses,
    "losses-at":      marching.losses_at,
    "keep-card":      battle.keep_card,
    "capture":        battle.capture,
    "captive":        battle.captive,
    "any-time":       decline,
    "question":       anytime.question,
    "truth":          anytime.truth,
    "revive-free":    revival.revive_free,
    "secret-draft":   opening.draft,
    "mulligan":       opening.mulligan,
}
"""What the bot does about every kind of question."""
# fmt: on

AT_HAND: Final = (TLEILAXU_GHOLA, KARAMA, TRUTHTRANCE)
"""Cards that may be worth playing unasked."""
MOMENTS: Final = frozenset({"pause", "plan", "ship", "revive"})
"""Questions at which the bot looks for something to do unasked."""


class ClassicGreedy(Bot):
    """Answers every kind of question by a policy of its own, from what its seat knows."""

    name = "greedy"

    def __init__(self, seed: int | str = 0, weights: Weights = DEFAULT) -> None:
        super().__init__(seed)
        self.weights = weights

    def wakes(self, game: str, kind: str) -> bool:
        return kind == "pause"

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
