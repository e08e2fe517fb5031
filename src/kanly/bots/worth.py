"""The valuer: what effects, cards and resources are worth to a seat, in Victory Points.

It reads the effect language word by word, in two ways. `now` is the worth of an effect carried
out in this very position: an arrow that cannot be paid is worth nothing. `later` is the worth of
an effect some time in the rounds to come, with its conditions and costs as likely as they seem.

Nothing here reads a card that the seat does not know: a draw is worth the mean of what may come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots import fight
from kanly.bots.tracks import standing
from kanly.bots.weights import DEFAULT, Weights
from kanly.imperium import acquire, influence
from kanly.imperium.conditions import copies_owned, holds, in_play
from kanly.imperium.effects import (
    BENE_GESSERIT,
    FREMEN,
    SOLARI,
    SPICE,
    WATER,
    Cond,
    Condition,
    Cost,
    Effect,
    Op,
)
from kanly.imperium.interpret import can_pay
from kanly.imperium.intrigue import playable
from kanly.imperium.position import COMBAT as COMBAT_PHASE
from kanly.imperium.position import NOBODY, NOTHING, Imperium
from kanly.imperium.recall import GOAL
from kanly.imperium.tables.cards import (
    ARRAKIS_LIAISON,
    CARDS,
    RESERVE_CARDS,
    THE_SPICE_MUST_FLOW,
)
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.factions import ALLIANCE, BONUS, TOP
from kanly.imperium.tables.intrigues import (
    ANY_TIME,
    INTRIGUE_DECK,
    INTRIGUES,
    TURN_START,
)
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import SELL_TABLE

MOST_PERSUASION: Final = 30
IN_TURN: Final = (ANY_TIME, TURN_START)
SWORDS_OF: Final = [card.reveal_swords for card in CARDS]
PERSUASION_OF: Final = [card.reveal_persuasion for card in CARDS]
ICONS_OF: Final = [7 if card.roams else card.icons.bit_count() for card in CARDS]
ONCE: Final = [any(part.op == Op.TRASH_THIS for part in card.agent_effects) for card in CARDS]
"""Cards that are gone after their Agent turn."""


def rounds_left(game: Imperium, pace: float) -> float:
    """Rounds after this one: as many as Conflict cards, or until someone is about to win."""
    best = max(game.score)
    if best >= GOAL:
        return 0.0
    return min(float(len(game.conflict_deck)), max(0.5, (GOAL - best) / pace))


class Valuer:
    """What things are worth to one seat, as seen from the position where it has to decide."""

    def __init__(self, game: Imperium, seat: int, weights: Weights = DEFAULT) -> None:
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

    def hand_swords(self, game: Imperium) -> int:
        """Swords that the hand will show in the Reveal turn."""
        return sum([SWORDS_OF[card] for card in game.hand[self.seat]])

    def battle(self, game: Imperium, more_troops: int = 0, more_swords: float = 0.0) -> float:
        """The worth of what the Conflict is likely to bring."""
        if not fight.is_open(game):
            return 0.0
        own = game.troops[self.seat] + more_troops
        if own <= 0:
            return 0.0
        mine = 2.0 * own + game.swords[self.seat] + self.hand_swords(game) + more_swords
        others = fight.opposition(game, self.seat, self.weights)
        doubt = 0.1 if game.phase == COMBAT_PHASE else self.weights.doubt
        chances = fight.places(mine, others, doubt)
        rewards = self.rewards()
        return chances[0] * rewards[0] + chances[1] * rewards[1] + chances[2] * rewards[2]

    def march(self, game: Imperium, most: int) -> float:
        """The gain from deploying as many troops as is best, up to `most` of the garrison."""
        have = game.garrison[self.seat]
        most = min(most, have)
        if most <= 0:
            return 0.0
        base = self.battle(game)
        kept = self.garrison(have)
        best = 0.0
        for n in range(1, most + 1):
            best = max(best, self.battle(game, n) - base - kept + self.garrison(have - n))
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
        if made.endgame.parts or made.endgame.n:
            worth = max(worth, 0.95 * self.now(game, made.endgame))
        return worth

    def unknown_intrigue(self) -> float:
        """The worth of an Intrigue card that is drawn unseen."""
        if self._intrigue < 0.0:
            worths = [self.later(INTRIGUES[card].effect) for card in INTRIGUE_DECK]
            mean = sum(worths) / len(worths)
            self._intrigue = self.fade * (0.5 * mean + 0.5 * self.weights.intrigue)
        return self._intrigue

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


# Conditions --------------------------------------------------------------------------------------


def bond_chance(valuer: Valuer, condition: Condition) -> float:
    return valuer.kin(FREMEN)


def sisterhood_chance(valuer: Valuer, condition: Condition) -> float:
    return valuer.kin(BENE_GESSERIT)


def alliance_chance(valuer: Valuer, condition: Condition) -> float:
    game = valuer.root
    if game.alliance[condition.arg] == valuer.seat:
        return 0.9
    return 0.08 * game.influence[valuer.seat * 4 + condition.arg] * valuer.fade


def any_alliance_chance(valuer: Valuer, condition: Condition) -> float:
    return 0.95 if valuer.seat in valuer.root.alliance else 0.3 * valuer.fade


def influence_chance(valuer: Valuer, condition: Condition) -> float:
    at = valuer.root.influence[valuer.seat * 4 + condition.arg]
    return 0.95 if at >= condition.n else max(0.1, 0.6 - 0.2 * (condition.n - at)) * valuer.fade


def council_chance(valuer: Valuer, condition: Condition) -> float:
    return 1.0 if valuer.root.council >> valuer.seat & 1 else 0.35 * valuer.fade


def copies_chance(valuer: Valuer, condition: Condition) -> float:
    own = copies_owned(valuer.root, valuer.seat)
    return 1.0 if own >= condition.n else 0.3 * valuer.fade


def most_copies_chance(valuer: Valuer, condition: Condition) -> float:
    return 0.8 if holds(valuer.root, valuer.seat, condition, NOTHING) else 0.2 * valuer.fade


Chance = Callable[[Valuer, Condition], float]

CHANCE: Final[dict[int, Chance]] = {
    Cond.FREMEN_BOND: bond_chance,
    Cond.OTHER_BENE_GESSERIT: sisterhood_chance,
    Cond.ALLIANCE: alliance_chance,
    Cond.ANY_ALLIANCE: any_alliance_chance,
    Cond.INFLUENCE: influence_chance,
    Cond.COUNCIL_SEAT: council_chance,
    Cond.SPICE_MUST_FLOW: copies_chance,
    Cond.MOST_SPICE_MUST_FLOW: most_copies_chance,
}


# Joints ------------------------------------------------------------------------------------------


def parts_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return sum([valuer.now(game, part, source) for part in effect.parts])


def parts_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return sum([valuer.later(part) for part in effect.parts])


def pay_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """An arrow may be left alone: it is never worth less than nothing."""
    cost = effect.cost
    assert cost is not None
    if not can_pay(game, valuer.seat, cost, source):
        return 0.0
    return max(0.0, valuer.now(game, effect.parts[0], source) - price(valuer, game, cost, source))


def pay_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    cost = effect.cost
    assert cost is not None
    weights = valuer.weights
    money = cost.solari * weights.solari[0] + cost.spice * weights.spice[0]
    money += cost.water * weights.water[0] + cost.troops * weights.garrison[0]
    money += cost.influence * weights.friendly
    likely = 1.0 / (1.0 + 0.12 * cost.solari + 0.2 * cost.spice + 0.3 * cost.water)
    gain = valuer.later(effect.parts[0])
    return max(0.0, gain - money) * likely


def price(valuer: Valuer, game: Imperium, cost: Cost, source: int) -> float:
    """What paying takes away."""
    total = 0.0
    for resource, n in ((SOLARI, cost.solari), (SPICE, cost.spice), (WATER, cost.water)):
        if n:
            total -= valuer.gained(game, resource, -n)
    if cost.trash:
        total -= valuer.best_trash(game)
    if cost.trash_this:
        total -= valuer.removed(source)
    if cost.influence:
        total += valuer.least_loss(game, cost.influence)
    if cost.troops:
        total += valuer.battle(game) - valuer.battle(game, -cost.troops)
    return total


def if_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    if holds(game, valuer.seat, effect.condition, source):
        return valuer.now(game, effect.parts[0], source)
    return valuer.now(game, effect.parts[1], source) if len(effect.parts) > 1 else 0.0


def if_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    likely = valuer.likelihood(effect.condition)
    worth = likely * valuer.later(effect.parts[0])
    if len(effect.parts) > 1:
        worth += (1.0 - likely) * valuer.later(effect.parts[1])
    return worth


def choose_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return best_of([valuer.now(game, part, source) for part in effect.parts], effect.n)


def choose_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return best_of([valuer.later(part) for part in effect.parts], effect.n)


def best_of(worths: list[float], n: int) -> float:
    worths.sort(reverse=True)
    return sum(worths[:n])


# Gains -------------------------------------------------------------------------------------------


def gain_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.gained(game, effect.arg, effect.n)


def gain_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    weights = valuer.weights
    each = (weights.solari[0], weights.spice[0], weights.water[0])[effect.arg]
    return min(effect.n, 6) * each


def vp(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return float(effect.n)


def persuasion_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return more_persuasion(valuer, game, effect.n)


def more_persuasion(valuer: Valuer, game: Imperium, n: int) -> float:
    have = valuer.persuasion(game)
    if game.revealing:
        return valuer.shop(game, have + n) - valuer.shop(game, have)
    return valuer.expected_shop(game, have + n) - valuer.expected_shop(game, have)


def persuasion_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.persuasion * effect.n


def swords_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.battle(game, 0, effect.n) - valuer.battle(game)


def swords_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.sword * effect.n


def recruit_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    have = game.garrison[valuer.seat]
    n = min(effect.n, game.supply[valuer.seat])
    return valuer.garrison(have + n) - valuer.garrison(have)


def recruit_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.garrison[0] * effect.n


def draw_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.drawn(game) * effect.n


def draw_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.draw * effect.n


def intrigue_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.unknown_intrigue() * effect.n


def intrigue_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.intrigue * effect.n


def influence_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.step(game, effect.arg, effect.n)


def influence_any(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.best_step(game, effect.arg, effect.n)


def influence_behind(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.best_step(game, influence.behind(game, valuer.seat), effect.n)


def control(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    if game.control[effect.arg] == valuer.seat:
        return 0.0
    return valuer.weights.control * valuer.rounds


def harvest(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.gained(game, SPICE, effect.n + game.bonus[effect.arg])


def sell(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """The best row of the table that can be paid."""
    best = 0.0
    for spice, solari in SELL_TABLE:
        if game.purse[valuer.seat * 3 + SPICE] >= spice:
            worth = valuer.gained(game, SOLARI, solari) + valuer.gained(game, SPICE, -spice)
            best = max(best, worth)
    return best


# Cards -------------------------------------------------------------------------------------------


def trash_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return max(0.0, valuer.best_trash(game))


def trash_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.trash * valuer.fade


def trash_this(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    if source == NOTHING or source not in game.play[valuer.seat]:
        return 0.0
    return valuer.removed(source)


def acquire_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.best_free(game, effect.n)


def acquire_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.persuasion * effect.n


def acquire_reserve(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.acquired(RESERVE_CARDS[effect.arg]) if game.reserve[effect.arg] else 0.0


def take_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    best = 0.0
    for card in game.discard[valuer.seat]:
        if CARDS[card].factions >> effect.arg & 1:
            best = max(best, valuer.use(card))
    return best


def discount_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """Worth something if The Spice Must Flow comes within reach."""
    have = valuer.persuasion(game)
    cost = acquire.price(game, THE_SPICE_MUST_FLOW)
    if not game.reserve[1] or have < cost - effect.n:
        return 0.0
    rest = valuer.shop(game, have - cost + effect.n) + valuer.acquired(THE_SPICE_MUST_FLOW)
    return max(0.0, rest - valuer.shop(game, have))


def per_fremen_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return more_persuasion(valuer, game, effect.n * in_play(game, valuer.seat, FREMEN))


def per_fremen_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.persuasion * effect.n * (1.0 + 1.5 * valuer.kin(FREMEN))


def reshuffle(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """A better deck to draw from, if the better cards were discarded."""
    seat = valuer.seat
    deck, discard = game.deck[seat], game.discard[seat]
    if not deck or not discard:
        return 0.0
    before = sum([valuer.use(card) for card in deck]) / len(deck)
    after = sum([valuer.use(card) for card in deck + discard]) / (len(deck) + len(discard))
    return after - before


# Troops ------------------------------------------------------------------------------------------


def deploy_garrison(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.march(game, effect.n)


def deploy_recruited(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.march(game, effect.n) if game.revealing or not effect.arg else 0.0


def deploy_supply(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    n = min(effect.n, game.supply[valuer.seat])
    return valuer.battle(game, n) - valuer.battle(game)


def retreat_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """Worth something where the Conflict is lost anyway."""
    most = min(effect.n, game.troops[valuer.seat])
    if not most:
        return 0.0
    have = game.garrison[valuer.seat]
    saved = valuer.garrison(have + most) - valuer.garrison(have)
    return max(0.0, saved + valuer.battle(game, -most) - valuer.battle(game))


def target_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.nuisance + valuer.battle(game, 0, 1.0) - valuer.battle(game)


# Agents ------------------------------------------------------------------------------------------


def signet_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.now(game, LEADERS[game.leader[valuer.seat]].signet, source)


def signet_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    leader = game.leader[valuer.seat]
    return valuer.later(LEADERS[leader].signet) if leader != NOBODY else 0.0


def agent_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """One Agent more to send in this round, if there are cards to send it with."""
    seat = valuer.seat
    if game.revealing or game.revealed >> seat & 1 or not game.hand[seat]:
        return 0.0
    return valuer.weights.agent


def mentat_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return agent_now(valuer, game, effect, source) if game.mentat == NOBODY else 0.0


def agent_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.agent


def mentat_next(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.agent * min(1.0, valuer.rounds)


def council(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return seat_in_council(valuer) if not game.council >> valuer.seat & 1 else 0.0


def seat_in_council(valuer: Valuer) -> float:
    return valuer.weights.council * valuer.rounds


def swordmaster(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return third_agent(valuer) if not game.swordmaster >> valuer.seat & 1 else 0.0


def third_agent(valuer: Valuer) -> float:
    """One more Agent in each round to come; it costs a card's Reveal box each time."""
    return valuer.weights.swordmaster * valuer.rounds


# Opponents ---------------------------------------------------------------------------------------


def opponents_discard(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    cards = 0
    for house in game.opponents(valuer.seat):
        cards += min(effect.n, len(game.hand[house]))
    return valuer.weights.nuisance * cards


def opponents_lose_garrison(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    hit = sum([1 for house in game.opponents(valuer.seat) if game.garrison[house]])
    return 0.5 * valuer.weights.nuisance * hit


def opponents_lose_something(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.nuisance * (game.houses - 1)


def steal(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    rich = sum([1 for house in game.opponents(valuer.seat) if len(game.intrigues[house]) >= 4])
    return rich * valuer.unknown_intrigue() * 1.2


# The end of the game -----------------------------------------------------------------------------


def tracks_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    count = sum([1 for f in range(4) if game.influence[valuer.seat * 4 + f] >= 3])
    if count >= 3:
        return float(effect.n if count == 3 else effect.arg)
    return (0.0, 0.1, 0.3)[count] * valuer.fade


# The rest ----------------------------------------------------------------------------------------


def first_part_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.now(game, effect.parts[0], source)


def first_part_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.later(effect.parts[0])


def none(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """A word whose worth shows where it changes something."""
    return 0.0


def little(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """A word that helps a little, now and then."""
    return valuer.weights.little


def some(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """A word that helps about as much as a card does."""
    return valuer.weights.some


def much(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """A word that helps as much as a step of Influence."""
    return valuer.weights.much


Word = Callable[[Valuer, Imperium, Effect, int], float]

# fmt: off
TABLE: Final[dict[int, tuple[Word, Word]]] = {
    #                             now                       later
    Op.ALL:                       (parts_now,                parts_later),
    Op.PAY:                       (pay_now,                  pay_later),
    Op.IF:                        (if_now,                   if_later),
    Op.CHOOSE:                    (choose_now,               choose_later),
    Op.GAIN:                      (gain_now,                 gain_later),
    Op.VP:                        (vp,                       vp),
    Op.PERSUASION:                (persuasion_now,           persuasion_later),
    Op.SWORDS:                    (swords_now,               swords_later),
    Op.RECRUIT:                   (recruit_now,              recruit_later),
    Op.DRAW:                      (draw_now,                 draw_later),
    Op.INTRIGUE:                  (intrigue_now,             intrigue_later),
    Op.INFLUENCE:                 (influence_now,            influence_now),
    Op.INFLUENCE_ANY:             (influence_any,            influence_any),
    Op.INFLUENCE_BEHIND:          (influence_behind,         much),
    Op.TRASH:                     (trash_now,                trash_later),
    Op.TRASH_THIS:                (trash_this,               none),
    Op.DEPLOY_GARRISON:           (deploy_garrison,          little),
    Op.DEPLOY_RECRUITED:          (deploy_recruited,         little),
    Op.DEPLOY_SUPPLY:             (deploy_supply,            little),
    Op.RETREAT:                   (retreat_now,              little),
    Op.ACQUIRE:                   (acquire_now,              acquire_later),
    Op.ACQUIRE_RESERVE:           (acquire_reserve,          some),
    Op.CONTROL:                   (control,                  control),
    Op.SIGNET:                    (signet_now,               signet_later),
    Op.DOUBLE_HARVEST:            (none,                     some),
    Op.DISCOUNT_SPICE_MUST_FLOW:  (discount_now,             some),
    Op.OPPONENTS_LOSE_GARRISON:   (opponents_lose_garrison,  little),
    Op.SEND_ANYWHERE:             (none,                     some),
    Op.PERSUASION_PER_FREMEN:     (per_fremen_now,           per_fremen_later),
    Op.TAKE_FROM_DISCARD:         (take_now,                 some),
    Op.SPACE_INFLUENCE:           (none,                     much),
    Op.OPPONENTS_DISCARD:         (opponents_discard,        some),
    Op.OPPONENTS_DISCARD_OR_LOSE: (opponents_lose_something, little),
    Op.VOICE:                     (little,                   little),
    Op.MAY_PASS:                  (none,                     little),
    Op.MENTAT:                    (mentat_now,               agent_later),
    Op.MENTAT_NEXT_ROUND:         (mentat_next,              mentat_next),
    Op.FACTION_ICONS:             (none,                     some),
    Op.IGNORE_ENEMIES:            (none,                     some),
    Op.OPPONENT_LOSES_TROOP:      (target_now,               little),
    Op.TRACKS:                    (tracks_now,               tracks_now),
    Op.SNOOP:                     (some,                     some),
    Op.ACQUIRE_TO_DECK:           (little,                   little),
    Op.RESHUFFLE:                 (reshuffle,                none),
    Op.RECALL:                    (agent_now,                agent_later),
    Op.SET_ASIDE:                 (little,                   little),
    Op.HARVEST:                   (harvest,                  harvest),
    Op.STEAL_INTRIGUE:            (steal,                    none),
    Op.COUNCIL:                   (council,                  council),
    Op.SWORDMASTER:               (swordmaster,              swordmaster),
    Op.SELL:                      (sell,                     some),
    Op.AT_REVEAL:                 (first_part_now,           first_part_later),
    Op.HERE_AT_REVEAL:            (first_part_now,           first_part_later),
}
# fmt: on

NOW: Final[list[Word]] = [TABLE[op][0] for op in range(Op.COUNT)]
LATER: Final[list[Word]] = [TABLE[op][1] for op in range(Op.COUNT)]
