"""The Agent turn: a card, an Agent, a space, and the effects of all three (IMP-AGENT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.choice import Choice
from kanly.core.gate import Gate, Gates
from kanly.core.message import Args
from kanly.core.question import Step
from kanly.imperium import bank, decks, pending_effects
from kanly.imperium import choices as c
from kanly.imperium.asking import SeatQuestion
from kanly.imperium.bank import pay_controller
from kanly.imperium.effects import SOLARI, SPICE, WATER, Effect, Op, nothing, split
from kanly.imperium.flags import ENEMY_THERE, ENVOY, INFILTRATE
from kanly.imperium.footprint import INFLUENCE
from kanly.imperium.keys import CARD_KEY, COLOUR_KEY, FACTION_KEY, RESOURCE_KEY, SPACE_KEY
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.board import (
    ENVOY_REACH,
    LANDSRAAD_DISCOUNTS,
    MOST,
    PASSES,
    REACH,
    SOLARI_BUYS,
    SPICE_BUYS,
    WATER_BUYS,
)
from kanly.imperium.tables.cards import CARDS, Card
from kanly.imperium.tables.factions import ALLIANCE, BONUS, TOP, VISIT
from kanly.imperium.tables.hagal import DIFFICULTIES
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import (
    HIGH_COUNCIL,
    LANDSRAAD,
    MENTAT,
    NO_FACTION,
    SELL_MELANGE,
    SELL_TABLE,
    SPACES,
    SWORDMASTER,
    Space,
    mask_of,
)
from kanly.imperium.types import CardId, HouseFrame, HouseId, SpaceId
from kanly.imperium.word import CLAIMS, MODIFIES, READS, RUN

# Where an Agent may go ----------------------------------------------------------------------------


def affordable(game: Imperium, seat: HouseId) -> int:
    """Spaces whose cost the seat can pay now (IMP-AGENT-08)."""
    purse = game.purse
    at = seat * 3
    solari = purse[at + SOLARI] + LANDSRAAD_DISCOUNTS[game.leader[seat]]
    spice, water = purse[at + SPICE], purse[at + WATER]
    found = (
        SOLARI_BUYS[solari if solari < MOST else MOST]
        & SPICE_BUYS[spice if spice < MOST else MOST]
        & WATER_BUYS[water if water < MOST else MOST]
    )
    if game.difficulty != NOTHING and solari < DIFFICULTIES[game.difficulty].mentat_cost:
        found &= ~(1 << MENTAT)
    return found


def admitted(game: Imperium, seat: HouseId) -> int:
    """Spaces whose requirements the seat meets: Influence, once per game, The Voice."""
    return game.board & ~(named(game, seat) | demanding(game, seat) | used_up(game, seat))


def named(game: Imperium, seat: HouseId) -> int:
    """Spaces that opponents have named with The Voice (IMP-CARD-09)."""
    found = 0
    for house, space in enumerate(game.voice):
        if space >= 0 and house != seat:
            found |= 1 << space
    return found


def demanding(game: Imperium, seat: HouseId) -> int:
    """Spaces that ask for more Influence than the seat has (IMP-AGENT-11)."""
    found = 0
    for faction, closed in DEMANDING:
        found |= closed[game.influence[seat * 4 + faction]]
    return found


def used_up(game: Imperium, seat: HouseId) -> int:
    """Spaces that the seat may enter no more, or not in this game."""
    found = 0
    if game.council >> seat & 1:
        found |= 1 << HIGH_COUNCIL
    if game.swordmaster >> seat & 1 or no_swordmaster(game):
        found |= 1 << SWORDMASTER
    return found


def closed_below(faction: int) -> list[int]:
    """The spaces that ask for more Influence with a faction than each step of its track."""
    asking = [space for space in SPACES if space.needs_faction == faction]
    return [mask_of([space for space in asking if space.needs > n]) for n in range(TOP + 1)]


DEMANDING: Final = [
    (faction, closed_below(faction)) for faction in range(4) if any(closed_below(faction))
]
"""Each faction whose Influence a space asks for, and the spaces closed at each step of it."""


def no_swordmaster(game: Imperium) -> bool:
    """The highest difficulty closes the Swordmaster space (IMP-SOLO-09)."""
    return game.difficulty != NOTHING and not DIFFICULTIES[game.difficulty].swordmaster


def blocked(game: Imperium, seat: HouseId, flags: int) -> int:
    """Spaces closed by an Agent (IMP-AGENT-04), but for those that enemies do not close."""
    passes = game.board if flags & INFILTRATE else PASSES[game.leader[seat]]
    if not passes:
        return game.occupied
    return game.occupied & ~passes | own_posts(game, seat)


def own_posts(game: Imperium, seat: HouseId) -> int:
    """Spaces that hold an Agent of the seat."""
    own = 0
    for space in game.posts[seat]:
        own |= 1 << space
    return own


def sendings(game: Imperium, seat: HouseId, flags: int) -> list[Choice]:
    """Every way to play a card and send an Agent, under these turn flags."""
    found: list[Choice] = []
    ready = game.ready[seat] > 0
    entry = affordable(game, seat) & admitted(game, seat)
    free = entry & ~blocked(game, seat, flags) if ready else 0
    envoy = ENVOY_REACH if flags & ENVOY else 0
    seen = 0
    for card in game.hand[seat]:
        if seen >> card & 1:
            continue
        seen |= 1 << card
        if not envoy and not ENTERS_OTHERWISE[card]:
            for first, listed in ROUTES[card]:
                found += listed[free >> first & GROUP_MASK]
            continue
        made = CARDS[card]
        if made.roams:
            add_roaming(game, seat, made, entry, ready, found)
        elif ready:
            targets = (REACH[card] | envoy) & free
            if made.infiltrates:
                targets |= REACH[card] & entry & ~own_posts(game, seat)
            if DISCOUNTED[card] != NOTHING:
                targets |= discounted(game, seat, made)
            found += to_spaces(c.AGENT[card], targets)
    return found


def to_spaces(row: list[Choice], targets: int, first: int = 0) -> list[Choice]:
    """The choices of a row, by space, for a mask of spaces counted from the first."""
    found: list[Choice] = []
    while targets:
        low = targets & -targets
        found.append(row[first + low.bit_length() - 1])
        targets ^= low
    return found


def discounted(game: Imperium, seat: HouseId, made: Card) -> int:
    """The space that this card enters more cheaply, if that makes it affordable."""
    space = SPACES[DISCOUNTED[made.id]]
    if game.purse[seat * 3 + SPICE] < entry_spice(space, made.id):
        return 0
    return 1 << space.id & admitted(game, seat) & ~own_posts(game, seat)


DISCOUNTED: Final[list[int]] = [
    max([e.arg for e in card.agent_effects if e.op == Op.SPACE_DISCOUNT], default=NOTHING)
    for card in CARDS
]
"""DISCOUNTED[card]: the space that it makes cheaper, if any."""
ENTERS_OTHERWISE: Final = [
    card.roams or card.infiltrates or DISCOUNTED[card.id] != NOTHING for card in CARDS
]
"""ENTERS_OTHERWISE[card]: whether it opens spaces that are closed to other cards."""

GROUP: Final = 4
GROUP_MASK: Final = (1 << GROUP) - 1


def routes(card: int) -> list[tuple[int, list[list[Choice]]]]:
    """The spaces that a card reaches in groups of four neighbours: the first space of each, and
    what is listed for every set of them that is free."""
    found = []
    for first in range(0, len(SPACES), GROUP):
        near = REACH[card] >> first & GROUP_MASK
        if near:
            sets = range(1 << GROUP)
            found.append((first, [to_spaces(c.AGENT[card], near & s, first) for s in sets]))
    return found


ROUTES: Final = [routes(card.id) for card in CARDS]
"""ROUTES[card]: where it leads, ready to be listed."""


def add_roaming(
    game: Imperium, seat: HouseId, card: Card, entry: int, ready: bool, found: list[Choice]
) -> None:
    """Kwisatz Haderach: any Agent to any space, whoever is there (IMP-CARD-01 to -08)."""
    origins: list[int] = []
    for space in game.posts[seat]:
        if space not in origins:
            origins.append(space)
    for space in range(len(SPACES)):
        if entry >> space & 1:
            if ready:
                found.append(c.AGENT[card.id][space])
            for origin in origins:
                found.append(c.ROAM[card.id, space, origin])


# Why it may not -----------------------------------------------------------------------------------


Rule = Callable[[Imperium, HouseId, Choice], str]
Mask = Callable[[Imperium, HouseId], int]
Tells = Callable[[Imperium, HouseId, Choice], Args]


def card_and_space(game: Imperium, seat: HouseId, choice: Choice) -> Args:
    return {"card": CARD_KEY[choice.a], "space": SPACE_KEY[choice.b]}


def origin(game: Imperium, seat: HouseId, choice: Choice) -> Args:
    return {"space": SPACE_KEY[choice.c - 1]}


def is_in_hand(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    return choice.a in game.hand[seat]


def has_agent(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    return choice.c > 0 or game.ready[seat] > 0


def comes_from_there(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    return not choice.c or choice.c - 1 in game.posts[seat]


def is_reached(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    reach = REACH[choice.a] | (ENVOY_REACH if game.flags & ENVOY else 0)
    return CARDS[choice.a].roams or bool(reach >> choice.b & 1)


def influence_asked(game: Imperium, seat: HouseId, choice: Choice) -> Args:
    space = SPACES[choice.b]
    return {
        **card_and_space(game, seat, choice),
        "n": space.needs,
        "has": game.influence[seat * 4 + space.needs_faction],
        "faction": FACTION_KEY[space.needs_faction],
    }


def is_open(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    """The highest difficulty closes the Swordmaster, to those who have none yet."""
    closed = no_swordmaster(game) and not game.swordmaster >> seat & 1
    return not closed or choice.b != SWORDMASTER


def rule_of_once(game: Imperium, seat: HouseId, choice: Choice) -> str:
    return "IMP-SPACE-25" if choice.b == HIGH_COUNCIL else "IMP-SPACE-30"


def is_free(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    made = CARDS[choice.a]
    if made.roams:
        return True
    if made.infiltrates and REACH[made.id] >> choice.b & 1:
        return not own_posts(game, seat) >> choice.b & 1
    return not blocked(game, seat, game.flags) >> choice.b & 1


def is_affordable(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    payable = affordable(game, seat)
    if DISCOUNTED[choice.a] != NOTHING:
        payable |= discounted(game, seat, CARDS[choice.a])
    return bool(payable >> choice.b & 1)


def what_is_missing(game: Imperium, seat: HouseId, choice: Choice) -> Args:
    space = SPACES[choice.b]
    about = card_and_space(game, seat, choice)
    costs = (entry_solari(game, seat, space), entry_spice(space, CardId(choice.a)), space.water)
    for resource, n in enumerate(costs):
        has = game.purse[seat * 3 + resource]
        if has < n:
            return {**about, "n": n, "has": has, "resource": RESOURCE_KEY[resource]}
    return about


def shut(
    key: str, rule: str | Rule, mask: Mask, args: Tells = card_and_space
) -> Gate[Imperium, HouseId]:
    """A gate that is shut on a mask of spaces."""
    return Gate(key, rule, lambda game, seat, x: not mask(game, seat) >> x.b & 1, args=args)


GATES: Final[Gates[Imperium, HouseId]] = Gates(
    Gate("refuse-not-in-hand", "IMP-AGENT-01", is_in_hand, args=card_and_space),
    Gate("refuse-no-agent", "IMP-AGENT-07", has_agent),
    Gate("refuse-not-there", "IMP-CARD-01", comes_from_there, args=origin),
    Gate("refuse-icon", "IMP-AGENT-02", is_reached, args=card_and_space),
    shut("refuse-voice", "IMP-CARD-09", named),
    shut("refuse-no-space", "IX-SETUP-04", lambda game, seat: ~game.board),
    shut("refuse-requirement", "IMP-AGENT-11", demanding, influence_asked),
    Gate("refuse-closed", "IMP-SOLO-09", is_open, args=card_and_space),
    shut("refuse-once", rule_of_once, used_up),
    Gate("refuse-occupied", "IMP-AGENT-04", is_free, args=card_and_space),
    Gate("refuse-cost", "IMP-AGENT-08", is_affordable, args=what_is_missing),
)
"""What it takes to play a card and send an Agent."""

# Sending it ---------------------------------------------------------------------------------------


def send(game: Imperium, seat: HouseId, choice: Choice) -> None:
    """Play the card, move the Agent, pay, and line up the effects (IMP-AGENT-01, -14)."""
    card, target = CardId(choice.a), SpaceId(choice.b)
    space = SPACES[target]
    met = enemy_on(game, seat, target)
    ahead = game.ix is not None and card == game.ix.shown
    game.hand[seat].remove(card)
    decks.forget(game, seat, card)
    game.play[seat].append(card)
    if choice.c:
        game.leave(seat, SpaceId(choice.c - 1))
    else:
        game.ready[seat] -= 1
    game.posts[seat].append(target)
    game.occupied |= 1 << target
    game.visited = target
    game.flags = ENEMY_THERE if met else 0
    if game.listener is not None:
        game.emit("agent", seat=COLOUR_KEY[seat], card=CARD_KEY[card], space=SPACE_KEY[target])
    pay_entry(game, seat, space, card)
    pay_controller(game, target)
    if target == SELL_MELANGE:  # what the card gives cannot pay for it (IMP-AGENT-09)
        game.stack.append((LINE_UP.frame, seat, card, target))
        game.stack.append((ASK_SELL.frame, seat))
    else:
        line_up(game, seat, CARDS[card], space)
    if ahead:
        one_step_ahead(game, seat, card)


def enemy_on(game: Imperium, seat: HouseId, space: SpaceId) -> bool:
    """Whether another house has an Agent on the space."""
    if not game.occupied >> space & 1:
        return False
    for house in game.opponents(seat):
        if space in game.posts[house]:
            return True
    return False


def one_step_ahead(game: Imperium, seat: HouseId, card: CardId) -> None:
    """An Agent was sent with the card that had been set aside (IX-LEAD-10)."""
    single = bin(CARDS[card].icons).count("1") == 1
    game.expansion.shown = NOTHING
    bank.gain(game, seat, SPICE if single else SOLARI, 1)


def entry_solari(game: Imperium, seat: HouseId, space: Space) -> int:
    """Solari to enter a space: a Leader's discount, the solo Mentat (IMP-LEAD-19, IMP-SOLO-04)."""
    cost = space.solari
    if space.id == MENTAT and game.difficulty != NOTHING:
        cost = DIFFICULTIES[game.difficulty].mentat_cost
    if cost and space.icon == LANDSRAAD:
        cost -= game.ability(seat).landsraad_discount
    return cost


def entry_spice(space: Space, card: CardId) -> int:
    """Spice to enter a space with a card: Guild Accord makes Heighliner cheaper."""
    if DISCOUNTED[card] != space.id:
        return space.spice
    return space.spice - sum([e.n for e in CARDS[card].agent_effects if e.op == Op.SPACE_DISCOUNT])


def pay_entry(game: Imperium, seat: HouseId, space: Space, card: CardId) -> None:
    """Pay the cost of the space before anything else (IMP-AGENT-08); melange is sold apart."""
    at = seat * 3
    solari = entry_solari(game, seat, space)
    spice = 0 if space.id == SELL_MELANGE else entry_spice(space, card)
    game.purse[at + SOLARI] -= solari
    game.purse[at + SPICE] -= spice
    game.purse[at + WATER] -= space.water
    if game.listener is not None:
        for resource, n in enumerate((solari, spice, space.water)):
            if n:
                game.emit("pay", seat=COLOUR_KEY[seat], n=n, resource=RESOURCE_KEY[resource])
    if solari:
        decks.draw(game, seat, game.ability(seat).solari_draws)


def line_up_later(game: Imperium, frame: tuple[int, HouseId, CardId, SpaceId]) -> None:
    _, seat, card, space = frame
    line_up(game, seat, CARDS[card], SPACES[space])


LINE_UP: Final = Step(23, line_up_later)
"""Seat, card, space: the effects of an Agent turn."""


def line_up(game: Imperium, seat: HouseId, card: Card, space: Space) -> None:
    """The effects of space, card and faction, in any order the player likes (IMP-AGENT-15)."""
    parts = [part for part in space.effects if not MODIFIES[part.id]]
    gained = 1
    for part in card.agent_effects:
        if part.op == Op.SIGNET:
            parts.extend(split(LEADERS[game.leader[seat]].signet))
        elif part.op == Op.SPACE_INFLUENCE:
            gained = part.n
        elif not MODIFIES[part.id]:
            parts.append(part)
    bonus = bonus_reached(game, seat, space.faction, gained)
    wanted = recruits(parts, bonus)
    short = wanted > 0 and not pending_effects.ample(game, seat, wanted)
    read = 0
    for part in parts:
        read |= READS[part.id]
        if short and part.op == Op.RECRUIT:
            pending_effects.wait(game, part.id, card.id)
        else:
            pending_effects.offer(game, seat, part, card.id)
    if space.faction == NO_FACTION:
        return
    step = VISIT[space.faction][gained - 1]
    if read & INFLUENCE or step_waits(game, seat, step, bonus, short):
        pending_effects.wait(game, step.id, card.id)
    else:
        game.stack.append((RUN, seat, step.id, card.id))


def step_waits(game: Imperium, seat: HouseId, step: Effect, bonus: Effect, short: bool) -> bool:
    """Whether the order of the Influence of the space can matter by what it reaches.

    A bonus whose order matters, a question, or the end of the track, past which it is lost unless
    a Plot card has it pay Influence before.
    """
    if short and bonus.op == Op.RECRUIT:
        return True
    if not pending_effects.settled(game, seat, bonus, NOTHING):
        return True
    past_the_top = game.influence[seat * 4 + step.arg] + step.n > TOP
    plots = pending_effects.PLOTS[game.ix is not None]
    return (past_the_top and plots.cost_influence) or pending_effects.interrupts(
        game, seat, step, NOTHING
    )


def bonus_reached(game: Imperium, seat: HouseId, faction: int, gained: int) -> Effect:
    """The bonus at 4 that the Influence of the space brings (IMP-INFL-04), or nothing."""
    if faction != NO_FACTION and 0 <= ALLIANCE - 1 - game.influence[seat * 4 + faction] < gained:
        return BONUS[faction]
    return NO_BONUS


NO_BONUS: Final = nothing()


def recruits(parts: list[Effect], bonus: Effect) -> int:
    """Troops that the turn's effects, and the bonus of a track reached, take from the supply."""
    total = bonus.n if bonus.op == Op.RECRUIT else 0
    for part in parts:
        total += part.n if part.op == Op.RECRUIT else CLAIMS[part.id]
    return total


# Selling melange ----------------------------------------------------------------------------------


def sales(game: Imperium, frame: HouseFrame) -> list[Choice]:
    _, seat = frame
    spice = game.purse[seat * 3 + SPICE]
    return [c.SELL[i] for i, row in enumerate(SELL_TABLE) if row[0] <= spice]


def sell(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    """One exchange per visit (IMP-SPACE-21, -22)."""
    _, seat = frame
    spice, solari = SELL_TABLE[choice.a]
    game.purse[seat * 3 + SPICE] -= spice
    game.purse[seat * 3 + SOLARI] += solari
    game.emit("sell", seat=COLOUR_KEY[seat], spice=spice, solari=solari)


ASK_SELL: Final[SeatQuestion] = SeatQuestion(4, "sell", "IMP-SPACE-21", c.V_SELL, sales, sell)
