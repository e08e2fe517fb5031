"""The interpreter: what each word of the effect language does to the position.

Rivals read the same values in their own way; see `hagal`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.game import Frame
from kanly.imperium import bank, decks, hagal, influence, ix_words, troops, waiting
from kanly.imperium.acquire import free_choices, take_reserve
from kanly.imperium.choices import PLAY
from kanly.imperium.conditions import holds
from kanly.imperium.costs import spend
from kanly.imperium.effects import EFFECTS, SPICE, Effect, Op, split
from kanly.imperium.flags import ENVOY, INFILTRATE, TOP_DECK
from kanly.imperium.frames import (
    AFTER_COST,
    ASK_ACQUIRE,
    ASK_BOTTOM,
    ASK_DEPLOY,
    ASK_DISCARD,
    ASK_INFLUENCE,
    ASK_LOSE_FROM,
    ASK_LOSE_INFLUENCE,
    ASK_OPTION,
    ASK_PASS_TURN,
    ASK_RECALL,
    ASK_RETREAT,
    ASK_SET_ASIDE,
    ASK_SNOOP,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TRASH,
    ASK_UNIT,
    ASK_VOICE,
    OPPONENTS_DISCARD,
    OPPONENTS_TEST,
    RUN,
)
from kanly.imperium.position import COLOUR, NOBODY, NOTHING, Imperium
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.leaders import ARIANA, LEADERS, MEMNON
from kanly.imperium.tables.spaces import LOCATIONS, SPACES


def run(game: Imperium, frame: Frame) -> None:
    """Carry out an effect for the house in the frame."""
    resolve(game, frame[1], EFFECTS[frame[2]], frame[3])


def resolve(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Carry out an effect that stands on the card `source` (or on no card)."""
    if not game.is_rival(seat):
        WORDS[effect.op](game, seat, effect, source)
    elif game.scores(seat):
        resolve_for_rival(game, seat, effect)


def resolve_for_rival(game: Imperium, rival: int, effect: Effect) -> None:
    """Rewards and Signet abilities of a Rival (IMP-SOLO-18, -41)."""
    own = hagal.WORDS.get(effect.op)
    if own is not None:
        own(game, rival, effect)
    elif effect.op in hagal.SHARED:
        WORDS[effect.op](game, rival, effect, NOTHING)


# Joints -------------------------------------------------------------------------------------------


def all_parts(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    for part in reversed(effect.parts):
        game.stack.append((RUN, seat, part.id, source))


def pay_then(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """Pay the whole cost, then get what stands to the right of the arrow (IMP-EFF-03, -04)."""
    cost = effect.cost
    assert cost is not None
    spend(game, seat, cost)
    game.stack.append((AFTER_COST, seat, effect.parts[0].id, source))
    for _ in range(cost.trash):
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
    for _ in range(cost.lose_troop):
        game.stack.append((ASK_LOSE_FROM, seat))
    for _ in range(cost.bottom):
        game.stack.append((ASK_BOTTOM, seat))


DECLINABLE: Final = frozenset(
    {Op.TRASH, Op.FREIGHTER, Op.DREADNOUGHT, Op.TECH, Op.NEGOTIATOR, Op.TRASH_IN_PLAY}
)
"""Icons that may be declined even after a cost was paid for them (IMP-EFF-09)."""


def after_cost(game: Imperium, frame: Frame) -> None:
    """What the arrow gives; if an icon may be declined or order matters, the player is asked."""
    seat, then, source = frame[1], EFFECTS[frame[2]], frame[3]
    parts = [(part, source) for part in split(then)]
    declinable = any(part.op in DECLINABLE for part, _ in parts)
    if declinable or waiting.order_matters(game, seat, parts):
        waiting.interlude(game, seat, parts)
    else:
        game.stack.append((RUN, seat, then.id, source))


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
    bank.gain(game, seat, effect.arg, effect.n)


def vp(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.award(seat, effect.n)


def persuasion(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    game.persuasion += effect.n


def swords(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    ix_words.add_swords(game, seat, effect.n, source)


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


def do_it(game: Imperium, seat: int, effect: Effect, source: int) -> None:
    """What a player may do, once they chose to."""
    resolve(game, seat, effect.parts[0], source)


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
    bank.gain(game, seat, SPICE, amount - 1 if addicted else amount)
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
    Op.PERSUASION_PER_FREMEN: elsewhere,
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
    Op.FREIGHTER: ix_words.freighter,
    Op.DREADNOUGHT: ix_words.commission,
    Op.TECH: ix_words.acquire_tech,
    Op.NEGOTIATOR: ix_words.negotiator,
    Op.DIVIDENDS: ix_words.dividends,
    Op.SHIP_TROOPS: ix_words.ship_troops,
    Op.TRASH_IN_PLAY: ix_words.trash_in_play,
    Op.SWORDS_PER_DREADNOUGHT: ix_words.swords_per_dreadnought,
    Op.SWORDS_PER_CARD: elsewhere,
    Op.AMBUSH: ix_words.ambush,
    Op.EXTRA_TURN: ix_words.extra_turn,
    Op.SPACE_DISCOUNT: elsewhere,
    Op.INFLUENCE_AGENTS: ix_words.gain_influence_agents,
    Op.OPPONENTS_RETREAT_DREADNOUGHT: ix_words.opponents_retreat_dreadnought,
    Op.DEPLOY_UNITS: ix_words.deploy_units,
    Op.ON_WIN: elsewhere,
    Op.GOALS: ix_words.goals,
    Op.INFLUENCE_VISITED: ix_words.gain_influence_visited,
    Op.SWAP_INTRIGUES: ix_words.swap_intrigues,
    Op.VP_PER_LOW_TRACK: ix_words.vp_per_low_track,
    Op.INFLUENCE_SNOOPED: ix_words.gain_influence_snooped,
    Op.PLACE_DREADNOUGHT: ix_words.place_dreadnought,
    Op.KEEP_CARD: ix_words.keep_card,
    Op.WIN_TIES: elsewhere,
    Op.ALL_TO_DECK: elsewhere,
    Op.SHIP_BONUS: elsewhere,
    Op.DETONATE: elsewhere,
}

WORDS: Final[list[Word]] = [TABLE[op] for op in range(Op.COUNT)]
