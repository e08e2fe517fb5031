"""What every word of the effect language is worth to a seat, in Victory Points.

A word has two values: `now`, carried out in this very position, and `later`, some time in the
rounds to come (see `Valuer`). `source` is the card that the effect stands on.
"""

from __future__ import annotations

from typing import Final

from kanly.bots.imperium import ix_values as ix
from kanly.bots.imperium.likelihood import CHANCES
from kanly.bots.imperium.valuer import CHANCE, LATER, NOW, Valuer, Word
from kanly.imperium import acquire, influence
from kanly.imperium.conditions import holds
from kanly.imperium.costs import can_pay
from kanly.imperium.effect_words.gains import goals_met, tracks_at_3
from kanly.imperium.effects import FREMEN, SLUGS, SOLARI, SPICE, WATER, Cond, Cost, Effect
from kanly.imperium.position import NOBODY, NOTHING, Imperium
from kanly.imperium.tables.cards import CARDS, RESERVE_CARDS, THE_SPICE_MUST_FLOW
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import SELL_TABLE

# Words that hold others --------------------------------------------------------------------------


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


def best_of(worths: list[float], n: int) -> float:
    worths.sort(reverse=True)
    return sum(worths[:n])


# Gains -------------------------------------------------------------------------------------------


def gain_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    weights = valuer.weights
    each = (weights.solari, weights.spice, weights.water)[effect.arg][0]
    return min(effect.n, 6) * each


def persuasion_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    have = valuer.persuasion(game)
    if game.revealing:
        return valuer.shop(game, have + effect.n) - valuer.shop(game, have)
    return valuer.expected_shop(game, have + effect.n) - valuer.expected_shop(game, have)


def more_swords(valuer: Valuer, game: Imperium, n: int) -> float:
    return valuer.battle(game, 0, n) - valuer.battle(game)


def recruit_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    have = game.garrison[valuer.seat]
    n = min(effect.n, game.supply[valuer.seat])
    return valuer.garrison(have + n) - valuer.garrison(have)


def control(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    if game.control[effect.arg] == valuer.seat:
        return 0.0
    return valuer.weights.control * valuer.rounds


def sell(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """The best row of the table that can be paid."""
    best = 0.0
    for spice, solari in SELL_TABLE:
        if game.purse[valuer.seat * 3 + SPICE] >= spice:
            worth = valuer.gained(game, SOLARI, solari) + valuer.gained(game, SPICE, -spice)
            best = max(best, worth)
    return best


def three_of_four(valuer: Valuer, effect: Effect, met: int) -> float:
    """Victory Points for three of four goals, and for all; some of them to come."""
    if met >= 3:
        return float(effect.n if met == 3 else effect.arg)
    return (0.0, 0.1, 0.3)[met] * valuer.fade


# Cards -------------------------------------------------------------------------------------------


def trash_this(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    if source == NOTHING or source not in game.play[valuer.seat]:
        return 0.0
    return valuer.removed(source)


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


# Agents ------------------------------------------------------------------------------------------


def signet_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    leader = game.leader[valuer.seat]
    return valuer.later(LEADERS[leader].signet) if leader != NOBODY else 0.0


def agent_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    """One Agent more to send in this round, if there are cards to send it with."""
    seat = valuer.seat
    if game.revealing or game.revealed >> seat & 1 or not game.hand[seat]:
        return 0.0
    return valuer.weights.agent


def seat_in_council(valuer: Valuer) -> float:
    return valuer.weights.council * valuer.rounds


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


def steal(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    rich = sum([1 for house in game.opponents(valuer.seat) if len(game.intrigues[house]) >= 4])
    return rich * valuer.unknown_intrigue() * 1.2


# The table ---------------------------------------------------------------------------------------


def first_now(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.now(game, effect.parts[0], source)


def first_later(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
    return valuer.later(effect.parts[0])


def elsewhere(valuer: Valuer, game: Imperium, effect: Effect, source: int) -> float:
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


# fmt: off
VALUES: Final[dict[str, tuple[Word, ...]]] = {
    # Joints
    "all":                   (lambda v, g, e, s: sum([v.now(g, part, s) for part in e.parts]),
                              lambda v, g, e, s: sum([v.later(part) for part in e.parts])),
    "pay":                   (pay_now, pay_later),
    "if":                    (if_now, if_later),
    "choose":
        (lambda v, g, e, s: best_of([v.now(g, part, s) for part in e.parts], e.n),
         lambda v, g, e, s: best_of([v.later(part) for part in e.parts], e.n)),
    "may":                   (first_now, first_later),
    "at-reveal":             (first_now, first_later),
    "here-at-reveal":        (first_now, first_later),
    "on-win":                (lambda v, g, e, s: 0.5 * v.later(e.parts[0]),),

    # Gains
    "gain":                  (lambda v, g, e, s: v.gained(g, e.arg, e.n), gain_later),
    "vp":                    (lambda v, g, e, s: float(e.n),),
    "persuasion":            (persuasion_now, lambda v, g, e, s: v.weights.persuasion * e.n),
    "persuasion-per-fremen":
        (elsewhere,
         lambda v, g, e, s: v.weights.persuasion * e.n * (1.0 + 1.5 * v.kin(FREMEN))),
    "swords":                (lambda v, g, e, s: more_swords(v, g, e.n),
                              lambda v, g, e, s: v.weights.sword * e.n),
    "swords-per-card":       (lambda v, g, e, s: more_swords(v, g, e.n * len(g.expansion.givers)),
                              little),
    "swords-per-dreadnought":
        (lambda v, g, e, s: more_swords(v, g, e.n * g.expansion.fighting[v.seat]), little),
    "control":               (control,),
    "harvest":               (lambda v, g, e, s: v.gained(g, SPICE, e.n + g.bonus[e.arg]),),
    "double-harvest":        (elsewhere, some),
    "sell":                  (sell, some),
    "dividends":
        (lambda v, g, e, s: v.gained(g, SOLARI, e.n) - v.weights.nuisance * e.arg,),
    "tracks":                (lambda v, g, e, s: three_of_four(v, e, tracks_at_3(g, v.seat)),),
    "goals":                 (lambda v, g, e, s: three_of_four(v, e, goals_met(g, v.seat)),),
    "vp-per-low-track":      (ix.vp_per_low_track,),

    # Influence
    "influence":             (lambda v, g, e, s: v.step(g, e.arg, e.n),),
    "influence-any":         (lambda v, g, e, s: v.best_step(g, e.arg, e.n),),
    "influence-behind":      (lambda v, g, e, s: v.best_step(g, influence.behind(g, v.seat), e.n),
                              much),
    "influence-agents":      (ix.influence_agents, much),
    "influence-visited":     (ix.influence_visited, some),
    "influence-snooped":     (lambda v, g, e, s: v.best_step(g, g.expansion.snoopers[v.seat], e.n),
                              some),
    "space-influence":       (elsewhere, much),
    "snoop":                 (some,),

    # Cards
    "draw":                  (lambda v, g, e, s: v.drawn(g) * e.n,
                              lambda v, g, e, s: v.weights.draw * e.n),
    "trash":                 (lambda v, g, e, s: max(0.0, v.best_trash(g)),
                              lambda v, g, e, s: v.weights.trash * v.fade),
    "trash-in-play":         (lambda v, g, e, s: max(0.0, v.best_trash(g)),
                              lambda v, g, e, s: v.weights.trash * v.fade),
    "trash-this":            (trash_this, elsewhere),
    "acquire":               (lambda v, g, e, s: v.best_free(g, e.n),
                              lambda v, g, e, s: v.weights.persuasion * e.n),
    "acquire-reserve":
        (lambda v, g, e, s: v.acquired(RESERVE_CARDS[e.arg]) if g.reserve[e.arg] else 0.0, some),
    "cheaper-spice-must-flow": (discount_now, some),
    "take-from-discard":     (take_now, some),
    "reshuffle":             (reshuffle, elsewhere),
    "keep-card":             (elsewhere,),
    "intrigue":              (lambda v, g, e, s: v.unknown_intrigue() * e.n,
                              lambda v, g, e, s: v.weights.intrigue * e.n),

    # Troops and ships
    "recruit":               (recruit_now, lambda v, g, e, s: v.weights.garrison[0] * e.n),
    "ship-troops":           (recruit_now, lambda v, g, e, s: v.weights.garrison[0] * e.n),
    "deploy-garrison":       (lambda v, g, e, s: v.march(g, e.n), little),
    "deploy-units":          (lambda v, g, e, s: v.march(g, e.n), little),
    "deploy-recruited":
        (lambda v, g, e, s: v.march(g, e.n) if g.revealing or not e.arg else 0.0, little),
    "deploy-supply":         (deploy_supply, little),
    "retreat":               (retreat_now, little),
    "detonate":              (some,),
    "dreadnought":
        (lambda v, g, e, s: v.dreadnoughts(1) if g.expansion.docked[v.seat] else 0.0,
         lambda v, g, e, s: 0.7 * v.weights.dreadnought),
    "place-dreadnought":     (some,),
    "freighter":             (ix.freighter_now, lambda v, g, e, s: 0.45 * v.weights.freight),
    "tech":                  (lambda v, g, e, s: ix.best_tile(v, g, e.n, bool(e.arg)),
                              lambda v, g, e, s: v.weights.some + 0.5 * v.weights.spice[0] * e.n),
    "negotiator":
        (lambda v, g, e, s: v.weights.negotiator * v.fade if g.supply[v.seat] else 0.0,
         lambda v, g, e, s: v.weights.negotiator),

    # Agents
    "signet":                (lambda v, g, e, s: v.now(g, LEADERS[g.leader[v.seat]].signet, s),
                              signet_later),
    "recall":                (agent_now, lambda v, g, e, s: v.weights.agent),
    "mentat":
        (lambda v, g, e, s: agent_now(v, g, e, s) if g.mentat == NOBODY else 0.0,
         lambda v, g, e, s: v.weights.agent),
    "mentat-next-round":     (lambda v, g, e, s: v.weights.agent * min(1.0, v.rounds),),
    "council":
        (lambda v, g, e, s: 0.0 if g.council >> v.seat & 1 else seat_in_council(v),),
    "swordmaster":
        (lambda v, g, e, s: 0.0 if g.swordmaster >> v.seat & 1 else third_agent(v),),
    "send-anywhere":         (elsewhere, some),
    "faction-icons":         (elsewhere, some),
    "ignore-enemies":        (elsewhere, some),
    "space-discount":        (elsewhere, little),
    "may-pass":              (elsewhere, little),

    # Opponents
    "opponents-discard":     (opponents_discard, some),
    "opponents-discard-or-lose": (lambda v, g, e, s: v.weights.nuisance * (g.houses - 1), little),
    "opponents-lose-garrison": (opponents_lose_garrison, little),
    "opponent-loses-troop":
        (lambda v, g, e, s: v.weights.nuisance + v.battle(g, 0, 1.0) - v.battle(g), little),
    "steal-intrigue":        (steal, elsewhere),
}
"""What each word is worth now and later, or the same for both, by its slug; a lambda takes the
valuer, the game, the effect and its source."""
# fmt: on

OTHERS: Final[tuple[Word, ...]] = (
    lambda v, g, e, s: v.weights.little + sum([v.now(g, part, s) for part in e.parts]),
    lambda v, g, e, s: v.weights.little + sum([v.later(part) for part in e.parts]),
)
"""A word that is not in the table: it helps a little, and with it the effects inside it."""


def values_of(slug: str) -> tuple[Word, ...]:
    return VALUES.get(slug, OTHERS)


NOW.extend([values_of(slug)[0] for slug in SLUGS])
LATER.extend([values_of(slug)[-1] for slug in SLUGS])
CHANCE.extend([CHANCES[kind] for kind in range(len(Cond.NAMES))])
