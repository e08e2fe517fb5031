"""The valuer: what effects, cards and resources are worth to a seat, in Victory Points.

It reads the effect language word by word, in two ways. `now` is the worth of an effect carried
out in this very position: an arrow that cannot be paid is worth nothing. `later` is the worth of
an effect some time in the rounds to come, with its conditions and costs as likely as they seem.

Nothing here reads a card that the seat does not know: a draw is worth the mean of what may come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.imperium import conflict
from kanly.bots.imperium.tracks import standing
from kanly.bots.imperium.weights import DEFAULT, Weights
from kanly.imperium import acquire
from kanly.imperium.effects import SPICE, WATER, Condition, Effect, Op
from kanly.imperium.position import NOTHING, Imperium, Phase
from kanly.imperium.recall import goal
from kanly.imperium.tables.cards import ARRAKIS_LIAISON, CARDS, THE_SPICE_MUST_FLOW
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.factions import ALLIANCE, BONUS, TOP
from kanly.imperium.tables.intrigues import (
    ANY_TIME,
    ENDGAME,
    INTRIGUE_DECK,
    INTRIGUES,
    TURN_START,
)
from kanly.imperium.tables.tiles import FLIP, TILES, TRASH_TILE
from kanly.imperium.types import HouseId
from kanly.imperium.word import playable

MOST_PERSUASION: Final = 30
IN_TURN: Final = (ANY_TIME, TURN_START)
SWORDS_OF: Final = [card.reveal_swords for card in CARDS]
PERSUASION_OF: Final = [card.reveal_persuasion for card in CARDS]
ICONS_OF: Final = [7 if card.roams else card.icons.bit_count() for card in CARDS]
ONCE: Final = [any(part.op == Op.TRASH_THIS for part in card.agent_effects) for card in CARDS]
"""Cards that are gone after their Agent turn."""


def rounds_left(game: Imperium, pace: float) -> float:
    """Rounds after this one: as many as Conflict cards, or until someone is about to win."""
    needed = goal(game) - max(game.score)
    if needed <= 0:
        return 0.0
    return min(float(len(game.conflict_deck)), max(0.5, needed / pace))


class Valuer:
    """What things are worth to one seat, as seen from the position where it has to decide."""

    def __init__(self, game: Imperium, seat: HouseId, weights: Weights = DEFAULT) -> None:
        self.seat = seat
        self.weights = weights
        self.rounds = rounds_left(game, weights.pace)
        self.fade = min(1.0, weights.last_round + weights.per_round * self.rounds)
        """Things that need time to become Victory Points lose their worth at the end."""
        self.draws = weights.draws * self.rounds
        """Cards the seat will draw in the rounds to come."""
        self.root = game
        self._later: dict[int, float] = {}
        self._agent: dict[int, float] = {}
        self._reveal: dict[int, float] = {}
        self._use: dict[int, float] = {}
        self._gain: dict[int, float] = {}
        self._shop: dict[tuple[int, ...], list[float]] = {}
        self._tile: dict[int, float] = {}
        self._intrigue = -1.0
        self._rewards: list[float] = []
        self.cards = self.owned(game)
        self.deck_size = 0
        self.deck_sum = 0.0
        for card in self.cards:
            if not ONCE[card]:
                self.deck_size += 1
                self.deck_sum += self.use(card)

    def owned(self, game: Imperium) -> list[int]:
        """All cards of the seat, wherever they are."""
        seat = self.seat
        return game.deck[seat] + game.hand[seat] + game.discard[seat] + game.play[seat]

    # Effects -----------------------------------------------------------------------------------

    def now(self, game: Imperium, effect: Effect, source: int = NOTHING) -> float:
        """The worth of an effect carried out in this position."""
        return NOW[effect.op](self, game, effect, source)

    def later(self, effect: Effect) -> float:
        """The worth of an effect some time in the rounds to come."""
        found = self._later.get(effect.id)
        if found is None:
            found = self._later[effect.id] = LATER[effect.op](self, self.root, effect, NOTHING)
        return found

    # Resources ---------------------------------------------------------------------------------

    def purse(self, resource: int, n: float) -> float:
        """The worth of having that much of a resource: the first ones are worth most."""
        curve = self.weights.solari
        if resource == SPICE:
            curve = self.weights.spice
        elif resource == WATER:
            curve = self.weights.water
        return bend(curve, n) * self.fade

    def gained(self, game: Imperium, resource: int, n: int) -> float:
        have = game.purse[self.seat * 3 + resource]
        return self.purse(resource, have + n) - self.purse(resource, have)

    def garrison(self, n: int) -> float:
        return bend(self.weights.garrison, n) * self.fade

    # Influence ---------------------------------------------------------------------------------

    def step(self, game: Imperium, faction: int, n: int) -> float:
        """The worth of moving up (or down) a track, with all that happens on the way."""
        at = game.influence[self.seat * 4 + faction]
        to = max(0, min(TOP, at + n))
        worth = standing(game, self.seat, faction, to, self.weights)
        worth -= standing(game, self.seat, faction, at, self.weights)
        if at < ALLIANCE <= to:
            worth += self.later(BONUS[faction])
        return worth

    def best_step(self, game: Imperium, factions: int, n: int) -> float:
        """The best of several tracks, given as a mask."""
        best = 0.0
        for faction in range(4):
            if factions >> faction & 1:
                best = max(best, self.step(game, faction, n))
        return best

    def least_loss(self, game: Imperium, n: int) -> float:
        """What it costs to fall by `n` on the track where that hurts least."""
        at = self.seat * 4
        losses = [-self.step(game, f, -n) for f in range(4) if game.influence[at + f] >= n]
        return min(losses) if losses else 0.0

    # The Conflict ------------------------------------------------------------------------------

    def rewards(self) -> list[float]:
        """The worth of the three rewards of this round's Conflict."""
        if not self._rewards:
            rewards = CONFLICTS[self.root.conflict].rewards
            found = [self.now(self.root, reward) for reward in rewards]
            found[0] *= 1.0 + self.weights.denial
            if self.root.players < 4:
                found[2] = 0.0
            self._rewards = found
        return self._rewards

    def battle(
        self, game: Imperium, more_troops: int = 0, more_swords: float = 0.0, more_ships: int = 0
    ) -> float:
        """The worth of what the Conflict is likely to bring, with units or swords more or less."""
        if not conflict.is_open(game):
            return 0.0
        mine = conflict.power(game, self.seat, more_troops, more_ships)
        if mine <= 0.0:
            return 0.0
        mine += self.swords(game) + more_swords
        return self.prospect(game, mine, conflict.opposition(game, self.seat, self.weights))

    def swords(self, game: Imperium) -> float:
        """Swords that the seat has and those that its hand will show in the Reveal turn."""
        return game.swords[self.seat] + sum([SWORDS_OF[card] for card in game.hand[self.seat]])

    def prospect(self, game: Imperium, strength: float, others: list[tuple[float, float]]) -> float:
        """The worth of fighting with that strength against the others' likely ones."""
        doubt = 0.1 if game.phase == Phase.COMBAT else self.weights.doubt
        chances = conflict.places(strength, others, doubt)
        rewards = self.rewards()
        return chances[0] * rewards[0] + chances[1] * rewards[1] + chances[2] * rewards[2]

    def march(self, game: Imperium, most: int) -> float:
        """The gain from deploying as many units as is best, dreadnoughts first: they come home."""
        seat = self.seat
        ships = 0 if game.ix is None else min(most, game.ix.garrisoned[seat])
        have = game.garrison[seat]
        most = min(most - ships, have)
        if most + ships <= 0 or not conflict.is_open(game):
            return 0.0
        base = self.battle(game)
        kept = self.garrison(have)
        swords = self.swords(game)
        others = conflict.opposition(game, seat, self.weights)
        best = 0.0
        for n in range(most + 1):
            force = conflict.power(game, seat, n, ships)
            gain = self.prospect(game, force + swords, others) if force > 0.0 else 0.0
            best = max(best, gain - base - (kept - self.garrison(have - n)))
        return best

    # Cards -------------------------------------------------------------------------------------

    def agent_box(self, card: int) -> float:
        """A card's worth in an Agent turn: its icons and what it does."""
        found = self._agent.get(card)
        if found is None:
            icons = ICONS_OF[card]
            found = 0.0
            if icons:
                found = self.weights.reach + self.weights.icon * (icons - 1)
                for part in CARDS[card].agent_effects:
                    if part.op != Op.TRASH_THIS:
                        found += self.later(part)
            self._agent[card] = found
        return found

    def reveal_box(self, card: int) -> float:
        """A card's worth in a Reveal turn."""
        found = self._reveal.get(card)
        if found is None:
            found = self._reveal[card] = self.later(CARDS[card].reveal)
        return found

    def use(self, card: int) -> float:
        """What drawing the card is worth: it serves either way, mostly the better one."""
        found = self._use.get(card)
        if found is None:
            agent, reveal = self.agent_box(card), self.reveal_box(card)
            share = self.weights.better_box
            found = share * max(agent, reveal) + (1.0 - share) * min(agent, reveal)
            self._use[card] = found
        return found

    def deck(self, cards: list[int]) -> float:
        """The worth of owning these cards, from the next round on: the mean draw counts."""
        size = 0
        total = 0.0
        once = 0.0
        for card in cards:
            if ONCE[card]:
                once += self.use(card)
            else:
                size += 1
                total += self.use(card)
        return self.draws * total / max(size, 5) + once * self.fade

    def added(self, card: int) -> float:
        """The worth of one more card in the deck."""
        if ONCE[card]:
            return self.use(card) * self.fade
        size = self.deck_size
        mean = self.deck_sum / max(size, 1)
        return self.draws * (self.use(card) - mean) / (size + 1)

    def removed(self, card: int) -> float:
        """The worth of one card less in the deck."""
        if ONCE[card]:
            return -self.use(card) * self.fade
        size = self.deck_size
        mean = self.deck_sum / max(size, 1)
        return self.draws * (mean - self.use(card)) / max(size - 1, 5)

    def acquired(self, card: int) -> float:
        """The worth of acquiring the card, with what happens at once."""
        found = self._gain.get(card)
        if found is None:
            found = self.added(card) + self.now(self.root, CARDS[card].acquire, card)
            self._gain[card] = found
        return found

    def best_trash(self, game: Imperium) -> float:
        """The worth of trashing the card one can best do without."""
        seat = self.seat
        best = -9.0
        for card in game.discard[seat] + game.play[seat]:
            best = max(best, self.removed(card) + self.later(CARDS[card].trashed))
        for card in game.hand[seat]:
            best = max(best, self.removed(card) + self.later(CARDS[card].trashed) - self.use(card))
        return best if best > -9.0 else 0.0

    def drawn(self, game: Imperium) -> float:
        """What one card from the deck is worth in this round, on average, whatever its order."""
        seat = self.seat
        cards = game.deck[seat] or game.discard[seat]
        if not cards:
            return 0.0
        if game.revealing and game.turn == seat:
            return sum([self.reveal_box(card) for card in cards]) / len(cards)
        return sum([self.use(card) for card in cards]) / len(cards)

    # Buying ------------------------------------------------------------------------------------

    def shop(self, game: Imperium, persuasion: int) -> float:
        """The best that so much Persuasion buys, of the cards that lie there now."""
        persuasion = max(0, min(persuasion, MOST_PERSUASION))
        wares = game.row[:]
        if game.reserve[0]:
            wares.append(ARRAKIS_LIAISON)
        if game.reserve[1]:
            wares += [THE_SPICE_MUST_FLOW, THE_SPICE_MUST_FLOW]
        aside = game.aside[self.seat]
        key = (game.discount, aside, *wares)
        table = self._shop.get(key)
        if table is None:
            offers = [(acquire.price(game, card), self.acquired(card)) for card in wares]
            if aside != NOTHING:
                offers.append((CARDS[aside].cost - acquire.ASIDE_DISCOUNT, self.acquired(aside)))
            table = self._shop[key] = best_baskets(offers)
        return table[persuasion]

    def best_free(self, game: Imperium, most: int) -> float:
        """The best card of that cost or less."""
        best = 0.0
        for choice in acquire.free_choices(game, self.seat, most):
            best = max(best, self.acquired(choice.a))
        return best

    def expected_shop(self, game: Imperium, persuasion: int) -> float:
        """The same before the Reveal turn, when others may still buy first."""
        stays = self.weights.row_stays
        flat = self.weights.persuasion * persuasion
        return stays * self.shop(game, persuasion) + (1.0 - stays) * flat

    def persuasion(self, game: Imperium) -> int:
        """Persuasion that the seat has, or will have with the hand it holds."""
        if game.revealing:
            return game.persuasion
        seat = self.seat
        total = sum([PERSUASION_OF[card] for card in game.hand[seat]])
        return total + 2 * (game.council >> seat & 1)

    # Intrigue cards ----------------------------------------------------------------------------

    def held(self, game: Imperium, card: int) -> float:
        """The worth of an Intrigue card in the seat's hand."""
        made = INTRIGUES[card]
        worth = self.later(made.effect) * self.fade
        if made.timing in IN_TURN and playable(game, self.seat, made.effect):
            worth = self.weights.hold * max(worth, self.now(game, made.effect))
        ending = made.at(1 << ENDGAME)
        if ending is not None:
            worth = max(worth, 0.95 * self.now(game, ending))
        return worth

    def unknown_intrigue(self) -> float:
        """The worth of an Intrigue card that is drawn unseen."""
        if self._intrigue < 0.0:
            worths = [self.later(INTRIGUES[card].effect) for card in INTRIGUE_DECK]
            mean = sum(worths) / len(worths)
            self._intrigue = self.fade * (0.5 * mean + 0.5 * self.weights.intrigue)
        return self._intrigue

    # Rise of Ix --------------------------------------------------------------------------------

    def dreadnoughts(self, n: int) -> float:
        """The worth of owning dreadnoughts: they fight again and again."""
        return self.weights.dreadnought * n * self.fade

    def freight(self, at: int) -> float:
        """The worth of a Freighter on its way: some of what it will bring."""
        return (0.0, 0.35, 0.8, 1.3)[at] * self.weights.freight * self.fade

    def tile(self, number: int) -> float:
        """The worth of owning a Tech tile in the rounds to come."""
        found = self._tile.get(number)
        if found is None:
            made = TILES[number]
            each = self.later(made.reveal) + self.later(made.round_start)
            each += self.later(made.always) + 0.3 * self.later(made.win)
            if made.use_kind == FLIP:
                each += self.later(made.use)
            found = each * self.rounds + self.later(made.endgame)
            if made.use_kind == TRASH_TILE:
                found += self.later(made.use)
            self._tile[number] = found
        return found

    # Likelihoods -------------------------------------------------------------------------------

    def likelihood(self, condition: Condition | None) -> float:
        """How likely a condition is to hold when it will be asked."""
        if condition is None:
            return 1.0
        return CHANCE[condition.kind](self, condition)

    def kin(self, faction: int) -> float:
        """How likely another card of the faction is in play."""
        count = 0
        for card in self.cards:
            count += CARDS[card].factions >> faction & 1
        return min(0.9, 0.25 * count)


def bend(curve: tuple[float, float, float], n: float) -> float:
    """So much each up to a number, less for each one more."""
    each, many, more = curve
    return each * n if n <= many else each * many + more * (n - many)


def best_baskets(offers: list[tuple[int, float]]) -> list[float]:
    """For each amount of Persuasion, the worth of the best cards it buys together."""
    table = [0.0] * (MOST_PERSUASION + 1)
    for price, worth in offers:
        if worth > 0.0:
            price = max(price, 0)
            for amount in range(MOST_PERSUASION, price - 1, -1):
                other = table[amount - price] + worth
                if other > table[amount]:
                    table[amount] = other
    return table


Word = Callable[[Valuer, Imperium, Effect, int], float]
Chance = Callable[[Valuer, Condition], float]

NOW: Final[list[Word]] = []
LATER: Final[list[Word]] = []
CHANCE: Final[list[Chance]] = []
"""What each word and condition is worth; filled by `worth`."""
