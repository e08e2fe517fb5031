"""The evaluation: what a position, and each choice in it, is worth to a seat, in Victory Points.

It may be a position in the middle of a turn: effects that wait, questions not yet answered,
Persuasion not yet spent and troops that may still march are counted at what they promise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.evaluation import WORTHS, Evaluation, Parts, added
from kanly.bots.imperium.effect_values import best_of, seat_in_council, third_agent, values_of
from kanly.bots.imperium.ix_values import best_tile, bought
from kanly.bots.imperium.lookahead import forward
from kanly.bots.imperium.tracks import promise
from kanly.bots.imperium.valuer import ICONS_OF, PERSUASION_OF, Valuer
from kanly.bots.imperium.weights import DEFAULT, Weights
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame, Game
from kanly.imperium import (
    acquire,
    agent_turn,
    decks,
    dreadnoughts,
    effect_options,
    influence,
    pending_effects,
    shipping,
    technology,
    troops,
    turns,
)
from kanly.imperium.costs import can_pay
from kanly.imperium.effect_words import agents, cards, joints, opponents
from kanly.imperium.effects import EFFECTS, SOLARI, SPICE, WATER, Op, nothing, split
from kanly.imperium.ix_board import IxBoard
from kanly.imperium.position import NOBODY, NOTHING, Imperium
from kanly.imperium.reveal_turn import COUNCIL_PERSUASION, STANDING
from kanly.imperium.tables.board import COMBAT_MASK
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.types import HouseId
from kanly.imperium.word import RUN

AT_ONCE: Final = 0.0001
"""Deploying all troops together is better than one by one: it takes fewer choices."""


class ImperiumEvaluation:
    """Judges a position, and those that follow from it by choices of one seat."""

    def __init__(self, game: Imperium, seat: HouseId, weights: Weights = DEFAULT) -> None:
        self.game = game
        self.seat = seat
        self.valuer = Valuer(game, seat, weights)

    def standing(self) -> list[float]:
        """What the worth of the position as it is is made of: see WORTHS, without the first."""
        return self.standing_in(self.game)

    def worths(self, decision: Decision) -> list[float]:
        """The worth of each choice, in the decision's order."""
        return [added(parts) for parts in self.parts(decision)]

    def parts(self, decision: Decision) -> Parts:
        """What the worth of each choice is made of, in the decision's order: see WORTHS."""
        if decision.kind.secret:
            return [self.leader(choice) for choice in decision.choices]
        return [self.after(self.game, choice) for choice in decision.choices]

    def after(self, game: Imperium, choice: Choice) -> list[float]:
        """What there is to the position that the choice leads to."""
        after, gained = forward(game, self.seat, choice, self.valuer)
        if after.flags and after.stack and after.stack[-1] == (turns.ASK_TURN.frame, self.seat, 0):
            parts = self.best(after)
            parts[0] += gained
            return parts
        return [gained, *self.standing_in(after)]

    def best(self, game: Imperium) -> list[float]:
        """A card that only opens new ways to send an Agent is worth the best of them."""
        return max([self.after(game, choice) for choice in game.pending[0].choices], key=added)

    def leader(self, choice: Choice) -> list[float]:
        """A Leader in a draft, by what the Signet ability does."""
        return [self.valuer.later(LEADERS[choice.a].signet), *[0.0] * (len(WORTHS) - 1)]

    # The parts of a standing ----------------------------------------------------------------------

    def standing_in(self, game: Imperium) -> list[float]:
        """What the worth of a position is made of, whose valuer is that of the first one."""
        valuer = self.valuer
        return [
            self.points(game),
            self.belongings(game),
            self.intrigues(game),
            self.waiting(game),
            valuer.battle(game),
            valuer.deck(valuer.owned(game)),
            self.turns(game),
            self.marching(game),
        ]

    def turns(self, game: Imperium) -> float:
        """What the seat may still do with its cards this round."""
        if game.revealing and game.turn == self.seat:
            return self.valuer.shop(game, game.persuasion)
        return 0.0 if game.revealed >> self.seat & 1 else self.hand(game)

    def points(self, game: Imperium) -> float:
        """Victory Points and what the tracks promise, the opponents' against one's own."""
        weights = self.valuer.weights
        seat = self.seat
        own = float(game.score[seat])
        others = 0.0
        alliance = game.alliance
        influence = game.influence
        hurry = weights.last_promise + weights.promise_per_round * self.valuer.rounds
        hurry = min(1.0, hurry)
        for house in game.every_house:
            if not game.scores(house):
                continue
            worth = 0.0
            for faction in range(4):
                at = influence[house * 4 + faction]
                if at:
                    worth += promise(game, house, faction, at, alliance[faction], weights)
            if house == seat:
                own += worth * hurry
            else:
                others += game.score[house] + worth * hurry
        return own - weights.opponent * others / max(1, game.houses - 1)

    def belongings(self, game: Imperium) -> float:
        """Resources, troops, and what lasts."""
        valuer, seat = self.valuer, self.seat
        weights = valuer.weights
        at = seat * 3
        total = valuer.purse(SOLARI, game.purse[at + SOLARI])
        total += valuer.purse(SPICE, game.purse[at + SPICE])
        total += valuer.purse(WATER, game.purse[at + WATER])
        total += valuer.garrison(game.garrison[seat])
        if game.council >> seat & 1:
            total += seat_in_council(valuer)
        if game.swordmaster >> seat & 1:
            total += third_agent(valuer)
        total += weights.control * valuer.rounds * game.control.count(seat)
        if game.mentat_next == seat:
            total += weights.agent * min(1.0, valuer.rounds)
        if game.ix is not None:
            total += self.technology(game.ix)
        for house in game.every_house:
            if house != seat:
                total -= weights.nuisance * (0.5 * game.garrison[house] + len(game.hand[house]))
        return total + AT_ONCE * game.troops[seat]

    def technology(self, ix: IxBoard) -> float:
        """What Rise of Ix adds: tiles, the Freighter, dreadnoughts, Negotiators."""
        valuer, seat = self.valuer, self.seat
        total = valuer.freight(ix.freighter[seat])
        total += valuer.dreadnoughts(ix.garrisoned[seat] + ix.fighting[seat])
        total += (valuer.dreadnoughts(1) + valuer.weights.control) * ix.holder.count(seat)
        total += valuer.weights.negotiator * valuer.fade * ix.negotiators[seat]
        return total + sum([valuer.tile(tile) for tile in ix.tiles[seat]])

    def hand(self, game: Imperium) -> float:
        """Cards to send Agents with, and the rest to reveal."""
        valuer, seat = self.valuer, self.seat
        useful = [
            (valuer.agent_box(card) - valuer.reveal_box(card), card) for card in game.hand[seat]
        ]
        useful.sort(reverse=True)
        ready = game.ready[seat]
        total = 0.0
        persuasion = 0
        for _, card in useful:
            if ready and ICONS_OF[card]:
                ready -= 1
                total += valuer.weights.agent + valuer.agent_box(card)
            else:
                persuasion += PERSUASION_OF[card]
                for part in CARDS[card].reveal_effects:
                    total += valuer.later(part)
        if game.council >> seat & 1:
            persuasion += COUNCIL_PERSUASION
        for space, effect in STANDING:
            if space in game.posts[seat]:
                persuasion += effect.n
        for card in game.lasting[seat]:
            effect = INTRIGUES[card].effect
            if effect.op == Op.AT_REVEAL:
                for part in split(effect.parts[0]):
                    if part.op == Op.PERSUASION:
                        persuasion += part.n
                    else:
                        total += valuer.later(part)
        return total + valuer.expected_shop(game, persuasion)

    def intrigues(self, game: Imperium) -> float:
        """Intrigue cards in hand."""
        return sum([self.valuer.held(game, card) for card in game.intrigues[self.seat]])

    def marching(self, game: Imperium) -> float:
        """Troops that this turn's Combat space, or a later one, still lets march."""
        valuer, seat = self.valuer, self.seat
        if game.revealed >> seat & 1:
            return 0.0
        best = 0.0
        here = game.visited >= 0 and COMBAT_MASK >> game.visited & 1
        if here and (turns.ASK_AGENT_EFFECTS.frame, seat) in game.stack:
            best = valuer.march(game, troops.allowance(game, seat))
        if game.ready[seat] and game.hand[seat] and not game.revealing:
            best = max(best, valuer.weights.eagerness * valuer.march(game, 3))
        return best

    # What waits ----------------------------------------------------------------------------------

    def waiting(self, game: Imperium) -> float:
        """Effects not yet carried out and questions not yet answered."""
        valuer, seat = self.valuer, self.seat
        total = 0.0
        if game.turn in (seat, NOBODY):
            total += chips_worth(valuer, game, game.chips)
        for frame in game.stack:
            if frame[0] in WAITING:
                total += WAITING[frame[0]](valuer, game, frame)
            elif frame[0] in OWN and frame[1] == seat:
                total += OWN[frame[0]](valuer, game, frame)
        return total


# Frames of anybody that wait ----------------------------------------------------------------------


def chips_worth(valuer: Valuer, game: Imperium, chips: list[int]) -> float:
    """Effects that wait, each with its source card."""
    total = 0.0
    for at in range(0, len(chips), 2):
        total += valuer.now(game, EFFECTS[chips[at]], chips[at + 1])
    return total


def restored_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    """Effects that waited before others came in between."""
    return chips_worth(valuer, game, list(frame[1:])) if game.turn == valuer.seat else 0.0


def influence_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    _, _, house, factions, amount = frame
    return valuer.best_step(game, factions, amount) if house == valuer.seat else 0.0


def option_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    _, _, house, left, source, *options = frame
    if house != valuer.seat:
        return 0.0
    worths: list[float] = []
    for option in options:
        effect = EFFECTS[option]
        if effect.cost is None or can_pay(game, valuer.seat, effect.cost, source):
            worths.append(valuer.now(game, effect, source))
    return best_of(worths, left)


def discard_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    """Cards that the seat, or an opponent, has yet to discard; the others have yet to unload."""
    _, house, left, *discarded = frame
    if house != valuer.seat:
        return valuer.weights.nuisance * left
    worths = sorted([valuer.use(card) for card in game.hand[house]])
    total = -sum(worths[:left])
    for card in discarded:
        if CARDS[card].unloads:
            total += valuer.now(game, CARDS[card].reveal, card)
    return total


Promise = Callable[[Valuer, Imperium, Frame], float]
"""What a frame promises that is still to be carried out or answered."""

WAITING: Final[dict[int, Promise]] = {
    pending_effects.RESTORE_CHIPS.frame: restored_worth,
    influence.ASK_INFLUENCE.frame: influence_worth,
    effect_options.ASK_OPTION.frame: option_worth,
    cards.ASK_DISCARD.frame: discard_worth,
}


# Frames of the seat -------------------------------------------------------------------------------


def run_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    _, _, effect, source = frame
    return valuer.now(game, EFFECTS[effect], source)


def tech_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    _, _, discount, solari = frame
    return best_tile(valuer, game, discount, bool(solari))


def negotiators_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    _, _, tile, discount, solari = frame
    return bought(valuer, game, tile, discount, bool(solari))


def asked_by(slug: str) -> Promise:
    """A question worth as much as the word of the language that asks it."""
    word, effect = values_of(slug)[0], nothing()
    return lambda valuer, game, frame: word(valuer, game, effect, NOTHING)


OWN: Final[dict[int, Promise]] = {
    RUN: run_worth,
    joints.AFTER_COST.frame: run_worth,
    # The card's effects, still to come after the space was paid for.
    agent_turn.LINE_UP.frame: lambda v, g, f: v.now(g, CARDS[f[2]].agent, f[2]),
    technology.GAIN_TILE.frame: lambda v, g, f: v.tile(f[2]),
    influence.ASK_LOSE_INFLUENCE.frame: lambda v, g, f: -v.least_loss(g, f[2]),
    cards.ASK_TRASH.frame: lambda v, g, f: v.best_trash(g),
    cards.ASK_TRASH_IN_PLAY.frame: lambda v, g, f: v.best_trash(g),
    troops.ASK_DEPLOY.frame: lambda v, g, f: v.march(g, f[2]),
    dreadnoughts.ASK_DEPLOY_UNITS.frame: lambda v, g, f: v.march(g, f[2]),
    acquire.ASK_ACQUIRE.frame: lambda v, g, f: v.best_free(g, f[2]),
    technology.ASK_TECH.frame: tech_worth,
    technology.ASK_NEGOTIATORS.frame: negotiators_worth,
    dreadnoughts.ASK_LOSE_FROM.frame: lambda v, g, f: -v.weights.garrison[0] * v.fade,
    cards.ASK_BOTTOM.frame: lambda v, g, f: -v.unknown_intrigue(),
    # As many cards will be drawn as were put under the deck.
    cards.ASK_SWAP.frame: lambda v, g, f: v.unknown_intrigue() * f[2],
    agent_turn.ASK_SELL.frame: asked_by("sell"),
    opponents.ASK_VOICE.frame: asked_by("voice"),
    decks.ASK_SNOOP.frame: asked_by("snoop"),
    agents.ASK_RECALL.frame: asked_by("recall"),
    acquire.ASK_SET_ASIDE.frame: asked_by("set-aside"),
    opponents.ASK_TARGET.frame: asked_by("opponent-loses-troop"),
    shipping.ASK_FREIGHTER.frame: asked_by("freighter"),
    dreadnoughts.ASK_PLACE.frame: asked_by("place-dreadnought"),
}


def evaluate(game: Game, seat: int) -> Evaluation:
    """What a seat thinks of a position."""
    assert isinstance(game, Imperium)
    return ImperiumEvaluation(game, HouseId(seat))
