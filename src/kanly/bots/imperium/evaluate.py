"""The evaluation: what a position is worth to a seat, in Victory Points.

It may be a position in the middle of a turn: effects that wait, questions not yet answered,
Persuasion not yet spent and troops that may still march are counted at what they promise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.imperium.ix_words import best_tile, bought, freighter_now
from kanly.bots.imperium.tracks import promise
from kanly.bots.imperium.valuer import ICONS_OF, PERSUASION_OF, Valuer, Word
from kanly.bots.imperium.words import (
    agent_now,
    best_of,
    little,
    seat_in_council,
    sell,
    some,
    target_now,
    third_agent,
)
from kanly.core.game import Frame
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
from kanly.imperium.word import RUN

AT_ONCE: Final = 0.0001
"""Deploying all troops together is better than one by one: it takes fewer choices."""


class Evaluation:
    """Judges positions that follow from one position by choices of one seat."""

    def __init__(self, valuer: Valuer) -> None:
        self.valuer = valuer
        self.seat = valuer.seat

    def parts(self, game: Imperium) -> list[float]:
        """What the position's worth to the seat is made of."""
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

    # The table -----------------------------------------------------------------------------------

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
        for house in range(game.houses):
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
        for house in range(game.houses):
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
            worth = WAITING.get(frame[0])
            if worth is not None:
                total += worth(valuer, game, frame)
        return total


# Frames that wait ---------------------------------------------------------------------------------


def chips_worth(valuer: Valuer, game: Imperium, chips: list[int]) -> float:
    """Effects that wait, each with its source card."""
    total = 0.0
    for at in range(0, len(chips), 2):
        total += valuer.now(game, EFFECTS[chips[at]], chips[at + 1])
    return total


def run_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    if frame[1] != valuer.seat:
        return 0.0
    return valuer.now(game, EFFECTS[frame[2]], frame[3])


def restored_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    """Effects that waited before others came in between."""
    return chips_worth(valuer, game, list(frame[1:])) if game.turn == valuer.seat else 0.0


def line_up_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    """The card's effects, still to come after the space was paid for."""
    if frame[1] != valuer.seat:
        return 0.0
    return valuer.now(game, CARDS[frame[2]].agent, frame[2])


def tile_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    return valuer.tile(frame[2]) if frame[1] == valuer.seat else 0.0


def tech_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    if frame[1] != valuer.seat:
        return 0.0
    return best_tile(valuer, game, frame[2], bool(frame[3]))


def negotiators_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    if frame[1] != valuer.seat:
        return 0.0
    return bought(valuer, game, frame[2], frame[3], bool(frame[4]))


def lose_from_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    return -valuer.weights.garrison[0] * valuer.fade if frame[1] == valuer.seat else 0.0


def bottom_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    return -valuer.unknown_intrigue() if frame[1] == valuer.seat else 0.0


def swap_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    """As many cards will be drawn as were put under the deck."""
    return valuer.unknown_intrigue() * frame[2] if frame[1] == valuer.seat else 0.0


def influence_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    return valuer.best_step(game, frame[3], frame[4]) if frame[2] == valuer.seat else 0.0


def lose_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    return -valuer.least_loss(game, frame[2]) if frame[1] == valuer.seat else 0.0


def option_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    if frame[2] != valuer.seat:
        return 0.0
    worths: list[float] = []
    for option in frame[5:]:
        effect = EFFECTS[option]
        if effect.cost is None or can_pay(game, valuer.seat, effect.cost, frame[4]):
            worths.append(valuer.now(game, effect, frame[4]))
    return best_of(worths, frame[3])


def trash_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    return valuer.best_trash(game) if frame[1] == valuer.seat else 0.0


def deploy_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    return valuer.march(game, frame[2]) if frame[1] == valuer.seat else 0.0


def discard_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    """Cards that the seat, or an opponent, has yet to discard; the others have yet to unload."""
    if frame[1] != valuer.seat:
        return valuer.weights.nuisance * frame[2]
    worths = sorted([valuer.use(card) for card in game.hand[valuer.seat]])
    total = -sum(worths[: frame[2]])
    for card in frame[3:]:
        if CARDS[card].unloads:
            total += valuer.now(game, CARDS[card].reveal, card)
    return total


def acquire_worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
    return valuer.best_free(game, frame[2]) if frame[1] == valuer.seat else 0.0


def as_word(word: Word) -> Callable[[Valuer, Imperium, Frame], float]:
    """A question worth as much as the word of the language that asks it."""

    def worth(valuer: Valuer, game: Imperium, frame: Frame) -> float:
        return word(valuer, game, NO_EFFECT, NOTHING) if frame[1] == valuer.seat else 0.0

    return worth


NO_EFFECT: Final = nothing()

WAITING: Final[dict[int, Callable[[Valuer, Imperium, Frame], float]]] = {
    RUN: run_worth,
    joints.AFTER_COST.frame: run_worth,
    pending_effects.RESTORE_CHIPS.frame: restored_worth,
    agent_turn.LINE_UP.frame: line_up_worth,
    technology.GAIN_TILE.frame: tile_worth,
    influence.ASK_INFLUENCE.frame: influence_worth,
    influence.ASK_LOSE_INFLUENCE.frame: lose_worth,
    effect_options.ASK_OPTION.frame: option_worth,
    cards.ASK_TRASH.frame: trash_worth,
    troops.ASK_DEPLOY.frame: deploy_worth,
    cards.ASK_DISCARD.frame: discard_worth,
    acquire.ASK_ACQUIRE.frame: acquire_worth,
    agent_turn.ASK_SELL.frame: as_word(sell),
    opponents.ASK_VOICE.frame: as_word(little),
    decks.ASK_SNOOP.frame: as_word(some),
    agents.ASK_RECALL.frame: as_word(agent_now),
    acquire.ASK_SET_ASIDE.frame: as_word(little),
    opponents.ASK_TARGET.frame: as_word(target_now),
    shipping.ASK_FREIGHTER.frame: as_word(freighter_now),
    technology.ASK_TECH.frame: tech_worth,
    technology.ASK_NEGOTIATORS.frame: negotiators_worth,
    dreadnoughts.ASK_PLACE.frame: as_word(some),
    dreadnoughts.ASK_LOSE_FROM.frame: lose_from_worth,
    cards.ASK_BOTTOM.frame: bottom_worth,
    cards.ASK_SWAP.frame: swap_worth,
    dreadnoughts.ASK_DEPLOY_UNITS.frame: deploy_worth,
    cards.ASK_TRASH_IN_PLAY.frame: trash_worth,
}
"""What a frame promises that is still to be carried out or answered."""
