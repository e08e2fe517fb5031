"""The greedy bot of the classic game: the index of its policies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.bot import Bot, decision_of
from kanly.bots.classic import (
    alliance,
    auction,
    battle,
    deals,
    karama,
    marching,
    out_of_turn,
    plan,
    revival,
    setup,
    weather,
)
from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.weights import DEFAULT, Weights
from kanly.classic import choices
from kanly.classic.position import Classic
from kanly.classic.tables.territories import HABBANYA_SIETCH, at
from kanly.classic.tables.treachery import KARAMA, TLEILAXU_GHOLA, TRUTHTRANCE
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import KanlyError
from kanly.core.view import View

Policy = Callable[[FactionView], Choice]


def always(*wanted: Choice) -> Policy:
    """The first of these choices that is offered, whatever the position."""
    return lambda view: view.first(*wanted)


# fmt: off
POLICIES: Final[dict[str, Policy]] = {
    "draft":          always(*setup.DRAFT),
    "secret-draft":   always(*setup.DRAFT),
    "mulligan":       always(choices.MULLIGAN),  # own leaders are no traitors
    "swap-faction":   always(choices.KEEP_FACTION),
    "consent":        always(choices.REFUSE),
    "prediction":     setup.prediction,
    "traitor":        setup.traitor,
    "split":          setup.split,
    # Alone in an empty stronghold an advisor is a fighter at once.
    "first-advisor":  always(choices.PLACE_ADVISOR[at(HABBANYA_SIETCH)]),
    "storm-dial":     weather.storm_dial,
    "before-storm":   weather.weather,
    "weather":        weather.sectors,
    "storm-losses":   marching.fewest_stars,
    "protect":        always(choices.PROTECT),
    "worm":           weather.place_worm,
    "nexus":          alliance.nexus,
    "ride":           marching.ride,
    "charity":        always(choices.CLAIM),
    "promise":        auction.promise,
    "bid":            auction.bid,
    "pay":            auction.pay,
    "grant":          revival.grant,
    "grant-free":     always(choices.GRANT_FREE),
    "revive":         revival.revive,
    "revive-leader":  revival.revive_leader,
    "revive-free":    revival.revive_free,
    "to-fighters":    marching.flip,
    "step-in":        always(choices.WAIT),  # the Guild acts last, when it sees what all others did
    "lend":           always(choices.LEND),
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
    "treason":        always(choices.TREASON, choices.SILENT),  # a call costs nothing
    "losses":         marching.losses,
    "losses-at":      marching.losses_at,
    "keep-card":      battle.keep_card,
    "capture":        always(choices.CAPTURE),
    "captive":        battle.captive,
    "response":       karama.response,
    "pause":          lambda view: view.choices[0],
    "any-time":       lambda view: view.choices[0],
    "question":       out_of_turn.question,
    "truth":          out_of_turn.truth,
    "swap-count":     out_of_turn.swap_count,
    "give-back":      out_of_turn.give_back,
}
"""What the bot does about every kind of question."""
# fmt: on

AT_HAND: Final = (TLEILAXU_GHOLA, KARAMA, TRUTHTRANCE)
"""Cards that may be worth playing out of turn."""
MANY: Final = 1 << 20
MOMENTS: Final = frozenset({"pause", "plan", "ship", "revive"})
"""Questions at which the bot looks for something to do out of turn."""


class Greedy(Bot):
    """Answers every kind of question by a policy of its own, from what its seat knows."""

    name = "greedy"

    def __init__(self, seed: int | str = 0, weights: Weights = DEFAULT, deals: bool = True) -> None:
        super().__init__(seed)
        self.weights = weights
        self.deals = deals
        """Whether it proposes deals and answers those of others."""
        self.luck = self.rng.below(MANY)

    def wakes(self, game: str, kind: str) -> bool:
        return kind == "pause"

    def choose(self, view: View) -> Choice:
        if not isinstance(view.position, Classic):
            raise KanlyError(f"this {self.name} does not play {view.position.setup.game}")
        asked = FactionView(view, decision_of(view), self.weights, self.luck)
        choice = self.out_of_turn(asked)
        return choice if choice is not None else answer(asked)

    def out_of_turn(self, asked: FactionView) -> Choice | None:
        """What the bot does before it answers."""
        offer = asked.seat_view.offer
        if offer is None:
            return None
        if self.deals:
            step = dealt(asked, offer, self.weights)
            if step is not None:
                return step
        if asked.decision.kind.name not in MOMENTS:
            return None
        hands = [asked.game.hand[faction] for faction in asked.game.factions_of(offer.seat)]
        if not [card for hand in hands for card in hand if card in AT_HAND]:
            return None
        return out_of_turn.best(FactionView(asked.seat_view, offer, self.weights), asked)


def dealt(asked: FactionView, offer: Decision, weights: Weights) -> Choice | None:
    """What is done about deals before the question is answered."""
    if not deals.to_answer(asked) and not deals.wants_to_deal(asked):
        return None
    view = FactionView(asked.seat_view, offer, weights)
    return deals.next_step(view) if view.me == asked.me else None


def answer(view: FactionView) -> Choice:
    """The policy's answer to a question."""
    if len(view.choices) == 1:
        return view.choices[0]
    return POLICIES[view.decision.kind.name](view)
