"""What each word of the effect language is worth, now and later."""

from __future__ import annotations

from kanly.bots.imperium.valuer import Valuer
from kanly.imperium import acquire, influence
from kanly.imperium.conditions import holds
from kanly.imperium.costs import can_pay
from kanly.imperium.effects import FREMEN, SOLARI, SPICE, WATER, Cost, Effect
from kanly.imperium.position import NOBODY, NOTHING, Imperium
from kanly.imperium.tables.cards import CARDS, RESERVE_CARDS, THE_SPICE_MUST_FLOW
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import SELL_TABLE

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
    money += cost.influence * weights.friendly + cost.discard * weights.draw
    money += cost.lose_troop * weights.garrison[0] + cost.bottom * weights.intrigue
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
    if cost.discard:
        total += sum(sorted([valuer.use(card) for card in game.hand[valuer.seat]])[: cost.discard])
    if cost.units:
        total += valuer.battle(game) - valuer.battle(game, -cost.units)
        total -= cost.units * valuer.weights.garrison[0] * valuer.fade
    if cost.lose_troop:
        total += valuer.weights.garrison[0] * valuer.fade
    if cost.bottom:
        total += cost.bottom * valuer.unknown_intrigue()
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


def other_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """A word of which nothing is known: it helps a little, and with it the effects inside it."""
    return valuer.weights.little + parts_now(valuer, game, effect, source)


def other_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.weights.little + parts_later(valuer, game, effect, source)


def some(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """A word that helps about as much as a card does."""
    return valuer.weights.some


def much(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """A word that helps as much as a step of Influence."""
    return valuer.weights.much
