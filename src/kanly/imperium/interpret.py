"""The interpreter: what each word of the effect language does to the position.

Rivals read the same values in their own way; see `hagal`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.game import Frame
from kanly.imperium import (
    decks,
    dreadnoughts,
    hagal,
    influence,
    reveal,
    shipping,
    technology,
    troops,
)
from kanly.imperium.acquire import TOP_DECK, free_choices, take_reserve
from kanly.imperium.choices import PLAY
from kanly.imperium.conditions import copies_owned, holds, in_play
from kanly.imperium.effects import EFFECTS, FREMEN, SOLARI, SPICE, WATER, Cost, Effect, Op, split
from kanly.imperium.frames import (
    AFTER_COST,
    ASK_ACQUIRE,
    ASK_BOTTOM,
    ASK_DEPLOY,
    ASK_DEPLOY_UNITS,
    ASK_DISCARD,
    ASK_INFLUENCE,
    ASK_KEEP,
    ASK_LOSE_FROM,
    ASK_LOSE_INFLUENCE,
    ASK_OPTION,
    ASK_PASS_TURN,
    ASK_PLACE,
    ASK_RECALL,
    ASK_RETREAT,
    ASK_SET_ASIDE,
    ASK_SNOOP,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TRASH,
    ASK_TRASH_IN_PLAY,
    ASK_UNIT,
    ASK_VOICE,
    OPPONENTS_DISCARD,
    OPPONENTS_TEST,
    RUN,
)
from kanly.imperium.position import COLOUR, NOBODY, NOTHING, Imperium
from kanly.imperium.tables.board import FACTION_SPACES
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.leaders import ARIANA, LEADERS, MEMNON
from kanly.imperium.tables.spaces import LOCATIONS, SPACES

# Turn flags ---------------------------------------------------------------------------------------
ENVOY: Final = 1
INFILTRATE: Final = 2


def run(game: Imperium, frame: Frame) -> None:
    """Carry out an effect for the house in the frame."""
    if game.is_rival(frame[1]):
        hagal.resolve(game, frame[1], EFFECTS[frame[2]])
    else:
        resolve(game, frame[1], EFFECTS[frame[2]], frame[3])


def resolve(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Carry out an effect that stands on the card `source` (or on no card)."""
    WORDS[effect.op](game, seat, effect, source)


# Joints -------------------------------------------------------------------------------------------


def all_parts(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    for part in reversed(effect.parts):
        game.stack.append((RUN, seat, part.id, source))


def pay_then(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Pay the whole cost, then get what stands to the right of the arrow (IMP-EFF-03, -04)."""
    cost = effect.cost
    assert cost is not None
    spend(game, seat, cost)
    then = effect.parts[0]
    if any(part.op in DECLINABLE for part in split(then)):
        game.stack.append((AFTER_COST, seat, then.id, source))
    else:
        game.stack.append((RUN, seat, then.id, source))
    if cost.trash:
        game.stack.append((ASK_TRASH, seat))
    if cost.influence:
        game.stack.append((ASK_LOSE_INFLUENCE, seat, cost.influence))
    if cost.troops:
        troops.lose_from_conflict(game, seat, cost.troops)
    if cost.trash_this:
        decks.trash(game, seat, source, PLAY)
    if cost.discard:
        game.stack.append((ASK_DISCARD, seat, cost.discard))
    if cost.units:
        game.stack.append((ASK_UNIT, seat, cost.units))
    if cost.lose_troop:
        game.stack.append((ASK_LOSE_FROM, seat))
    if cost.bottom:
        game.stack.append((ASK_BOTTOM, seat, cost.bottom))


def spend(game: Imperium, seat: int, cost: Cost) -> None:
    at = seat * 3
    game.purse[at + SOLARI] -= cost.solari
    game.purse[at + SPICE] -= cost.spice
    game.purse[at + WATER] -= cost.water
    if game.listener is not None:
        for resource, n in enumerate((cost.solari, cost.spice, cost.water)):
            if n:
                game.emit("pay", seat=COLOUR[seat], n=n, resource=reveal.RESOURCE_KEYS[resource])


def can_pay(game: Imperium, seat: int, cost: Cost, source: int) -> bool:
    """Whether the seat has all that the cost asks for (IMP-EFF-03)."""
    at = seat * 3
    if (
        game.purse[at + SOLARI] < cost.solari
        or game.purse[at + SPICE] < cost.spice
        or game.purse[at + WATER] < cost.water
        or game.troops[seat] < cost.troops
    ):
        return False
    if cost.trash_this and source not in game.play[seat]:
        return False
    if game.ix is not None and not can_pay_more(game, seat, cost):
        return False
    if cost.trash and not (game.hand[seat] or game.discard[seat] or game.play[seat]):
        return False
    return not cost.influence or any(
        game.influence[seat * 4 + faction] >= cost.influence for faction in range(4)
    )


def can_pay_more(game: Imperium, seat: int, cost: Cost) -> bool:
    """Costs of Rise of Ix: cards from hand, units, a troop, Intrigue cards."""
    return (
        len(game.hand[seat]) >= cost.discard
        and len(game.intrigues[seat]) >= cost.bottom
        and (not cost.units or dreadnoughts.units(game, seat) >= cost.units)
        and game.garrison[seat] + game.troops[seat] >= cost.lose_troop
    )


DECLINABLE: Final = frozenset(
    {Op.TRASH, Op.FREIGHTER, Op.DREADNOUGHT, Op.TECH, Op.NEGOTIATOR, Op.TRASH_IN_PLAY}
)
"""Icons that may be declined even after a cost was paid for them (IMP-EFF-09)."""


def after_cost(game: Imperium, frame: Frame) -> None:
    reveal.at_once(game, frame[1], EFFECTS[frame[2]], frame[3])


def if_then(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if holds(game, seat, effect.condition, source):
        resolve(game, seat, effect.parts[0], source)
    elif len(effect.parts) > 1:
        resolve(game, seat, effect.parts[1], source)


def choose(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    options = [part.id for part in effect.parts]
    game.stack.append((ASK_OPTION, seat, seat, effect.n, source, *options))


# Gains --------------------------------------------------------------------------------------------


def gain(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    reveal.gain(game, seat, effect.arg, effect.n)


def vp(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.award(seat, effect.n)


def persuasion(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.persuasion += effect.n


def persuasion_per_fremen(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Counted when resolved, cards of Agent turns included (IMP-CARD-25)."""
    game.persuasion += effect.n * in_play(game, seat, FREMEN)


def swords(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    add_swords(game, seat, effect.n, source)


def add_swords(game: Imperium, seat: int, n: int, source: int) -> None:
    game.swords[seat] += n
    if source != NOTHING and n:
        reveal.gave_swords(game, source)
    if game.listener is not None:
        game.emit("swords", seat=COLOUR[seat], n=n)


def recruit(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    troops.recruit(game, seat, effect.n)


def draw(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    decks.draw(game, seat, effect.n)


def draw_intrigue(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    decks.draw_intrigue(game, seat, effect.n)


def gain_influence(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    influence.gain(game, seat, effect.arg, effect.n)


def gain_influence_any(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((ASK_INFLUENCE, seat, seat, effect.arg, effect.n))


def gain_influence_behind(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    factions = influence.behind(game, seat)
    if factions:
        game.stack.append((ASK_INFLUENCE, seat, seat, factions, effect.n))


def gain_influence_snooped(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """With a faction whose track still holds a Snooper (IX-LEAD-12)."""
    factions = game.expansion.snoopers[seat]
    if factions:
        game.stack.append((ASK_INFLUENCE, seat, seat, factions, effect.n))


def gain_influence_agents(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """With each faction whose spaces hold one of the player's Agents."""
    for faction in range(4):
        if any(FACTION_SPACES[faction] >> space & 1 for space in game.posts[seat]):
            influence.gain(game, seat, faction, effect.n)


def gain_influence_visited(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """With the faction whose space was visited this turn (IX-CARD-27)."""
    influence.gain(game, seat, SPACES[game.visited].faction, effect.n)


def control(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Put the Control marker on the location, in place of another (IMP-CTRL-02 to -04)."""
    game.control[effect.arg] = seat
    if game.listener is not None:
        space = SPACES[LOCATIONS[effect.arg]]
        game.emit("control", seat=COLOUR[seat], space=f"space-{space.slug}")


# Cards --------------------------------------------------------------------------------------------


def trash(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if game.hand[seat] or game.discard[seat] or game.play[seat]:
        game.stack.append((ASK_TRASH, seat))


def trash_this(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Mandatory; nothing is left to do if the card was trashed before (IMP-EFF-11)."""
    if source in game.play[seat]:
        decks.trash(game, seat, source, PLAY)


def acquire_free(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if free_choices(game, seat, effect.n):
        game.stack.append((ASK_ACQUIRE, seat, effect.n, effect.arg))


def acquire_reserve(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    take_reserve(game, seat, effect.arg)


def take_from_discard(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """A card of the faction from the discard pile, if there is one (IMP-CARD-58)."""
    if any(CARDS[card].factions >> effect.arg & 1 for card in game.discard[seat]):
        game.stack.append((ASK_TAKE, seat, effect.arg))


def snoop(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Look at the top card, then draw or trash it; an empty deck shows nothing (IMP-CARD-35)."""
    if game.deck[seat]:
        game.seen()
        game.stack.append((ASK_SNOOP, seat))


def reshuffle(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Also with an empty discard pile (IMP-CARD-37)."""
    decks.shuffle_discard_in(game, seat)


def set_aside(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if game.row:
        game.stack.append((ASK_SET_ASIDE, seat))


def discount(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.discount += effect.n


def acquire_to_deck(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.flags |= TOP_DECK


# Troops -------------------------------------------------------------------------------------------


def deploy_garrison(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    most = min(effect.n, game.garrison[seat])
    if most:
        game.stack.append((ASK_DEPLOY, seat, most))


def deploy_recruited(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Troops just recruited by the same effect; some only in a Reveal turn (IMP-CARD-49)."""
    most = min(effect.n, game.fresh)
    if most and (game.revealing or not effect.arg):
        game.stack.append((ASK_DEPLOY, seat, most))


def deploy_supply(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    troops.deploy_from_supply(game, seat, effect.n)


def retreat(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    most = min(effect.n, game.troops[seat])
    if most:
        game.stack.append((ASK_RETREAT, seat, most))


def opponents_lose_garrison(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Opponents without a garrisoned troop are not affected (IMP-CARD-16)."""
    for house in game.opponents(seat):
        troops.lose_from_garrison(game, house, 1)


def opponent_loses_troop(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((ASK_TARGET, seat))


# Rise of Ix ---------------------------------------------------------------------------------------


def do_it(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """What a player may do, once they chose to."""
    resolve(game, seat, effect.parts[0], source)


def freighter(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    shipping.freighter(game, seat)


def dividends(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    shipping.dividends(game, seat, effect.n, effect.arg)


def ship_troops(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    shipping.ship_troops(game, seat, effect.n)


def commission(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    dreadnoughts.commission(game, seat)


def acquire_tech(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    technology.ask_for_tile(game, seat, effect.n, effect.arg)


def negotiator(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """A troop from the supply, and only from there, goes to Ix (IX-TECH-13, -14)."""
    if game.supply[seat]:
        game.supply[seat] -= 1
        game.expansion.negotiators[seat] += 1
        if game.listener is not None:
            game.emit("negotiator", seat=COLOUR[seat])


def trash_in_play(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if game.play[seat]:
        game.stack.append((ASK_TRASH_IN_PLAY, seat))


def swords_per_dreadnought(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Counted when resolved (IX-CARD-23)."""
    add_swords(game, seat, effect.n * game.expansion.fighting[seat], source)


def ambush(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.expansion.ambush = True


def extra_turn(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.expansion.extra = True


def opponents_retreat_dreadnought(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Every opponent with one in the Conflict (IX-CARD-26)."""
    for house in game.opponents(seat):
        if game.expansion.fighting[house]:
            dreadnoughts.retreat_dreadnought(game, house)


def deploy_units(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    most = min(effect.n, game.garrison[seat] + game.expansion.garrisoned[seat])
    if most:
        game.stack.append((ASK_DEPLOY_UNITS, seat, most))


def goals(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Grand Conspiracy: three of four goals, or all (IX-CARD-19)."""
    met = goals_met(game, seat)
    if met >= 3:
        game.award(seat, effect.n if met == 3 else effect.arg)


def goals_met(game: Imperium, seat: int) -> int:
    """Both dreadnoughts in service, The Spice Must Flow, two tracks at 4, a council seat."""
    tracks_at_4 = sum(game.influence[seat * 4 + faction] >= 4 for faction in range(4))
    return (
        int(game.expansion.docked[seat] == 0)
        + int(copies_owned(game, seat) >= 1)
        + int(tracks_at_4 >= 2)
        + int(bool(game.council >> seat & 1))
    )


def swap_intrigues(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((ASK_SWAP, seat, 0))


def vp_per_low_track(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    low = sum(game.influence[seat * 4 + faction] <= 1 for faction in range(4))
    if low:
        game.award(seat, effect.n * low)


def place_dreadnought(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """The winner must place one of the dreadnoughts that fought (IX-DREAD-13, -25)."""
    if game.expansion.fighting[seat] and dreadnoughts.free_locations(game):
        game.stack.append((ASK_PLACE, seat))


def keep_card(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    if game.hand[seat]:
        game.stack.append((ASK_KEEP, seat))


# Opponents ----------------------------------------------------------------------------------------


def opponents_discard(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((OPPONENTS_DISCARD, seat, effect.n, *game.opponents(seat)))


def opponents_discard_or_lose(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((OPPONENTS_TEST, seat, *game.opponents(seat)))


def voice(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((ASK_VOICE, seat))


def steal(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    decks.steal_intrigue(game, seat)


# Agents -------------------------------------------------------------------------------------------


def signet(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """The right-hand ability of the Leader (IMP-EFF-23)."""
    resolve(game, seat, LEADERS[game.leader[seat]].signet, source)


def harvest(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """The base spice and all bonus spice of a Maker space (IMP-MAKER-05); `n` is the base."""
    amount = effect.n + game.bonus[effect.arg]
    if source != NOTHING and any(p.op == Op.DOUBLE_HARVEST for p in CARDS[source].agent_effects):
        amount += effect.n
    game.bonus[effect.arg] = 0
    addicted = game.leader[seat] == ARIANA
    reveal.gain(game, seat, SPICE, amount - 1 if addicted else amount)
    if addicted:
        decks.draw(game, seat, 1)


def mentat(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Take the Mentat, only if it lies on its own space (IMP-EFF-25)."""
    if game.mentat == NOBODY:
        game.mentat = seat
        game.ready[seat] += 1
        if game.listener is not None:
            game.emit("mentat", seat=COLOUR[seat])


def mentat_next_round(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """At the next Recall, wherever it is now (IMP-COMBAT-27, -28)."""
    game.mentat_next = seat
    if game.listener is not None:
        game.emit("mentat-next", seat=COLOUR[seat])


def council(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """A seat for the rest of the game; Memnon's Connections (IMP-SPACE-24, IMP-LEAD-21)."""
    game.council |= 1 << seat
    if game.listener is not None:
        game.emit("council", seat=COLOUR[seat])
    if game.leader[seat] == MEMNON:
        game.stack.append((ASK_INFLUENCE, seat, seat, 0b1111, 1))


def swordmaster(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """The third Agent, usable from now on (IMP-SPACE-29)."""
    game.swordmaster |= 1 << seat
    game.ready[seat] += 1
    if game.listener is not None:
        game.emit("swordmaster", seat=COLOUR[seat])


def faction_icons(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.flags |= ENVOY


def ignore_enemies(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.flags |= INFILTRATE


def recall(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((ASK_RECALL, seat))


def may_pass(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.stack.append((ASK_PASS_TURN, seat))


# The end of the game ------------------------------------------------------------------------------


def tracks(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """3 Influence on exactly three tracks, or on all four (IMP-CARD-50)."""
    count = tracks_at_3(game, seat)
    if count >= 3:
        game.award(seat, effect.n if count == 3 else effect.arg)


def tracks_at_3(game: Imperium, seat: int) -> int:
    """On how many tracks the seat has 3 Influence or more."""
    return sum(game.influence[seat * 4 + faction] >= 3 for faction in range(4))


def now_or_at_reveal(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """In a Reveal turn at once; before it the card lies face up and waits (IMP-CARD-53)."""
    if game.revealing:
        resolve(game, seat, effect.parts[0], source)


def elsewhere(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """A word that changes how something else is done; read where that is done."""


Word = Callable[[Imperium, int, Effect, int], None]

TABLE: Final[dict[int, Word]] = {
    Op.ALL: all_parts,
    Op.PAY: pay_then,
    Op.IF: if_then,
    Op.CHOOSE: choose,
    Op.GAIN: gain,
    Op.VP: vp,
    Op.PERSUASION: persuasion,
    Op.SWORDS: swords,
    Op.RECRUIT: recruit,
    Op.DRAW: draw,
    Op.INTRIGUE: draw_intrigue,
    Op.INFLUENCE: gain_influence,
    Op.INFLUENCE_ANY: gain_influence_any,
    Op.INFLUENCE_BEHIND: gain_influence_behind,
    Op.TRASH: trash,
    Op.TRASH_THIS: trash_this,
    Op.DEPLOY_GARRISON: deploy_garrison,
    Op.DEPLOY_RECRUITED: deploy_recruited,
    Op.DEPLOY_SUPPLY: deploy_supply,
    Op.RETREAT: retreat,
    Op.ACQUIRE: acquire_free,
    Op.ACQUIRE_RESERVE: acquire_reserve,
    Op.CONTROL: control,
    Op.SIGNET: signet,
    Op.DOUBLE_HARVEST: elsewhere,
    Op.DISCOUNT_SPICE_MUST_FLOW: discount,
    Op.OPPONENTS_LOSE_GARRISON: opponents_lose_garrison,
    Op.SEND_ANYWHERE: elsewhere,
    Op.PERSUASION_PER_FREMEN: persuasion_per_fremen,
    Op.TAKE_FROM_DISCARD: take_from_discard,
    Op.SPACE_INFLUENCE: elsewhere,
    Op.OPPONENTS_DISCARD: opponents_discard,
    Op.OPPONENTS_DISCARD_OR_LOSE: opponents_discard_or_lose,
    Op.VOICE: voice,
    Op.MAY_PASS: may_pass,
    Op.MENTAT: mentat,
    Op.MENTAT_NEXT_ROUND: mentat_next_round,
    Op.FACTION_ICONS: faction_icons,
    Op.IGNORE_ENEMIES: ignore_enemies,
    Op.OPPONENT_LOSES_TROOP: opponent_loses_troop,
    Op.TRACKS: tracks,
    Op.SNOOP: snoop,
    Op.ACQUIRE_TO_DECK: acquire_to_deck,
    Op.RESHUFFLE: reshuffle,
    Op.RECALL: recall,
    Op.SET_ASIDE: set_aside,
    Op.HARVEST: harvest,
    Op.STEAL_INTRIGUE: steal,
    Op.COUNCIL: council,
    Op.SWORDMASTER: swordmaster,
    Op.SELL: elsewhere,
    Op.AT_REVEAL: now_or_at_reveal,
    Op.HERE_AT_REVEAL: elsewhere,
    Op.MAY: do_it,
    Op.FREIGHTER: freighter,
    Op.DREADNOUGHT: commission,
    Op.TECH: acquire_tech,
    Op.NEGOTIATOR: negotiator,
    Op.DIVIDENDS: dividends,
    Op.SHIP_TROOPS: ship_troops,
    Op.TRASH_IN_PLAY: trash_in_play,
    Op.SWORDS_PER_DREADNOUGHT: swords_per_dreadnought,
    Op.SWORDS_PER_CARD: elsewhere,
    Op.AMBUSH: ambush,
    Op.EXTRA_TURN: extra_turn,
    Op.SPACE_DISCOUNT: elsewhere,
    Op.INFLUENCE_AGENTS: gain_influence_agents,
    Op.OPPONENTS_RETREAT_DREADNOUGHT: opponents_retreat_dreadnought,
    Op.DEPLOY_UNITS: deploy_units,
    Op.ON_WIN: elsewhere,
    Op.GOALS: goals,
    Op.INFLUENCE_VISITED: gain_influence_visited,
    Op.SWAP_INTRIGUES: swap_intrigues,
    Op.VP_PER_LOW_TRACK: vp_per_low_track,
    Op.INFLUENCE_SNOOPED: gain_influence_snooped,
    Op.PLACE_DREADNOUGHT: place_dreadnought,
    Op.KEEP_CARD: keep_card,
    Op.WIN_TIES: elsewhere,
    Op.ALL_TO_DECK: elsewhere,
    Op.SHIP_BONUS: elsewhere,
    Op.DETONATE: elsewhere,
}

WORDS: Final[list[Word]] = [TABLE[op] for op in range(Op.COUNT)]


# What can be done ---------------------------------------------------------------------------------


def worthwhile(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    """Whether an optional or conditional effect can be carried out now."""
    check = POSSIBLE.get(effect.op)
    return check is None or check(game, seat, effect, source)


def pay_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    assert effect.cost is not None
    return can_pay(game, seat, effect.cost, source) and worthwhile(
        game, seat, effect.parts[0], source
    )


def if_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    if holds(game, seat, effect.condition, source):
        return worthwhile(game, seat, effect.parts[0], source)
    return len(effect.parts) > 1 and worthwhile(game, seat, effect.parts[1], source)


def parts_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return not effect.parts or any(worthwhile(game, seat, part, source) for part in effect.parts)


def option_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return any(worthwhile(game, seat, part, source) for part in effect.parts)


def behind_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return influence.behind(game, seat) != 0


def trash_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.hand[seat] or game.discard[seat] or game.play[seat])


def garrison_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.garrison[seat] > 0


def retreat_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.troops[seat] > 0


def first_part_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return worthwhile(game, seat, effect.parts[0], source)


def acquire_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(free_choices(game, seat, effect.n))


def dreadnought_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.expansion.docked[seat] > 0


def tech_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return technology.can_acquire(game, seat, effect.n, bool(effect.arg))


def negotiator_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.supply[seat] > 0


def play_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return bool(game.play[seat])


def snooped_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return game.expansion.snoopers[seat] != 0


def signet_possible(game: Imperium, seat: int, effect: Effect, source: int) -> bool:
    return worthwhile(game, seat, LEADERS[game.leader[seat]].signet, source)


Possible = Callable[[Imperium, int, Effect, int], bool]

POSSIBLE: Final[dict[int, Possible]] = {
    Op.ALL: parts_possible,
    Op.PAY: pay_possible,
    Op.IF: if_possible,
    Op.CHOOSE: option_possible,
    Op.INFLUENCE_BEHIND: behind_possible,
    Op.TRASH: trash_possible,
    Op.DEPLOY_GARRISON: garrison_possible,
    Op.RETREAT: retreat_possible,
    Op.SIGNET: signet_possible,
    Op.MAY: first_part_possible,
    Op.ACQUIRE: acquire_possible,
    Op.DREADNOUGHT: dreadnought_possible,
    Op.TECH: tech_possible,
    Op.NEGOTIATOR: negotiator_possible,
    Op.TRASH_IN_PLAY: play_possible,
    Op.INFLUENCE_SNOOPED: snooped_possible,
}
"""Words that are offered only when they can do something; all others always can."""
