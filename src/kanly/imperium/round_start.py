"""Phase 1: a Conflict card, the defensive bonus, five cards each (IMP-ROUND-03 to -05)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame
from kanly.imperium import decks, hagal, pending_effects, troops
from kanly.imperium.choices import DECLINE, DEFEND
from kanly.imperium.effects import SPICE, split
from kanly.imperium.frames import (
    ASK_DEFEND,
    DRAW_HANDS,
    NEXT_TURN,
    REWARD_PARTS,
    ROUND_EFFECTS,
    RUN,
)
from kanly.imperium.kinds import DEFENCE
from kanly.imperium.position import COLOUR, NOBODY, NOTHING, ROUND_START, Imperium
from kanly.imperium.tables.conflicts import CONFLICTS, NO_LOCATION
from kanly.imperium.tables.hagal import DIFFICULTIES
from kanly.imperium.tables.spaces import LOCATIONS, SPACES
from kanly.imperium.tables.tiles import TILES

HAND_SIZE: Final = 5


def round_start(game: Imperium, frame: Frame) -> None:
    """Reveal the Conflict card; its controller may defend at once (IMP-CTRL-08)."""
    game.round += 1
    game.phase = ROUND_START
    if game.conflict != NOTHING:
        game.conflicts_past.append(game.conflict)
    game.conflict = game.conflict_deck.pop()
    game.seen()
    if game.listener is not None:
        game.emit("round", n=game.round)
        game.emit("conflict", card=f"conflict-{CONFLICTS[game.conflict].slug}")
    if game.difficulty != NOTHING and game.round == DIFFICULTIES[game.difficulty].third_agent:
        third_agents(game)
    game.stack.append((DRAW_HANDS,))
    if game.ix is not None and game.solo and CONFLICTS[game.conflict].tier == 3:
        for rival in range(game.players, game.houses):
            hagal.exchange(game, rival, SPICE)
    location = CONFLICTS[game.conflict].location
    if location == NO_LOCATION:
        return
    controller = game.controller(location)
    if controller == NOBODY or not game.supply[controller] or not game.scores(controller):
        return
    if game.is_rival(controller):
        troops.deploy_from_supply(game, controller, 1)
    else:
        game.stack.append((ASK_DEFEND, controller))


def third_agents(game: Imperium) -> None:
    """The last card above the Rivals' third Agents was revealed (IMP-SOLO-08)."""
    for rival in range(game.players, game.houses):
        game.swordmaster |= 1 << rival
        game.ready[rival] += 1
        if game.listener is not None:
            game.emit("swordmaster", seat=COLOUR[rival])


def ask_defend(game: Imperium, frame: Frame) -> list[Decision]:
    space = SPACES[LOCATIONS[CONFLICTS[game.conflict].location]]
    return [Decision(frame[1], DEFENCE, [DEFEND, DECLINE], {"space": f"space-{space.slug}"})]


def answer_defend(game: Imperium, frame: Frame, choice: Choice) -> None:
    """The troop comes from the supply only (IMP-CTRL-10)."""
    troops.deploy_from_supply(game, frame[1], choice.a)


def draw_hands(game: Imperium, frame: Frame) -> None:
    """Five cards for each player, then the First Player begins."""
    for seat in game.in_order(game.first):
        if not game.is_rival(seat):
            decks.draw(game, seat, HAND_SIZE)
    game.stack.append((NEXT_TURN, game.first))
    if game.ix is not None:
        game.stack.append((ROUND_EFFECTS, 0))


def round_effects(game: Imperium, frame: Frame) -> None:
    """Round Start abilities, in turn order, each player's in any order (IX-TECH-29)."""
    if frame[1] == game.houses:
        return
    game.stack.append((ROUND_EFFECTS, frame[1] + 1))
    house = (game.first + frame[1]) % game.houses
    ix = game.expansion
    ix.flipped[house] = 0
    ix.turns[house] = 0
    effects = [TILES[tile].round_start for tile in ix.tiles[house]]
    effects.append(game.ability(house).round_start)
    if game.is_rival(house):
        for effect in effects:
            game.stack.append((RUN, house, effect.id, NOTHING))
        return
    game.chips = []
    game.stack.append((REWARD_PARTS, house))
    for effect in effects:
        for part in split(effect):
            pending_effects.offer(game, house, part, NOTHING)
