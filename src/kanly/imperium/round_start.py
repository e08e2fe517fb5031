"""Phase 1: a Conflict card, the defensive bonus, five cards each (IMP-ROUND-03 to -05)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.message import Args
from kanly.core.question import Step
from kanly.imperium import bank, decks, pending_effects, troops, turns
from kanly.imperium import choices as c
from kanly.imperium.asking import SeatQuestion
from kanly.imperium.effects import SPICE, split
from kanly.imperium.keys import COLOUR_KEY, CONFLICT_KEY, SPACE_KEY
from kanly.imperium.position import NOBODY, NOTHING, Imperium, Phase
from kanly.imperium.tables.conflicts import CONFLICTS, NO_LOCATION
from kanly.imperium.tables.hagal import DIFFICULTIES
from kanly.imperium.tables.spaces import LOCATIONS
from kanly.imperium.tables.tiles import TILES
from kanly.imperium.types import HouseFrame
from kanly.imperium.word import RUN

HAND_SIZE: Final = 5


def round_start(game: Imperium, frame: Frame) -> None:
    """Reveal the Conflict card; its controller may defend at once (IMP-CTRL-08)."""
    game.round += 1
    game.phase = Phase.ROUND_START
    if game.conflict != NOTHING:
        game.conflicts_past.append(game.conflict)
    game.conflict = game.conflict_deck.pop()
    game.seen()
    if game.listener is not None:
        game.emit("round", n=game.round)
        game.emit("conflict", card=CONFLICT_KEY[game.conflict])
    if game.difficulty != NOTHING and game.round == DIFFICULTIES[game.difficulty].third_agent:
        third_agents(game)
    game.stack.append((DRAW_HANDS.frame,))
    if game.ix is not None and game.solo and CONFLICTS[game.conflict].tier == 3:
        for rival in game.every_house[game.players :]:
            bank.exchange(game, rival, SPICE)
    location = CONFLICTS[game.conflict].location
    if location == NO_LOCATION:
        return
    controller = game.controller(location)
    if controller == NOBODY or not game.supply[controller] or not game.scores(controller):
        return
    if game.is_rival(controller):
        troops.deploy_from_supply(game, controller, 1)
    else:
        game.stack.append((ASK_DEFEND.frame, controller))


ROUND_START: Final = Step(1, round_start)


def third_agents(game: Imperium) -> None:
    """The last card above the Rivals' third Agents was revealed (IMP-SOLO-08)."""
    for rival in game.every_house[game.players :]:
        game.swordmaster |= 1 << rival
        game.ready[rival] += 1
        game.emit("swordmaster", seat=COLOUR_KEY[rival])


def defences(game: Imperium, frame: Frame) -> list[Choice]:
    return [c.DEFEND, c.DECLINE]


def place_attacked(game: Imperium, frame: Frame) -> Args:
    return {"space": SPACE_KEY[LOCATIONS[CONFLICTS[game.conflict].location]]}


def answer_defend(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    """The troop comes from the supply only (IMP-CTRL-10)."""
    _, seat = frame
    troops.deploy_from_supply(game, seat, choice.a)


ASK_DEFEND: Final[SeatQuestion] = SeatQuestion(
    2,
    "defend",
    "IMP-CTRL-08",
    c.V_DEFEND,
    defences,
    answer_defend,
    place_attacked,
    order="IMP-ROUND-05",
)


def draw_hands(game: Imperium, frame: Frame) -> None:
    """Five cards for each player, then the First Player begins."""
    for seat in game.in_order(game.first):
        if not game.is_rival(seat):
            decks.draw(game, seat, HAND_SIZE)
    game.stack.append((turns.NEXT_TURN.frame, game.first))
    if game.ix is not None:
        game.stack.append((ROUND_EFFECTS.frame, 0))


DRAW_HANDS: Final = Step(2, draw_hands)


def round_effects(game: Imperium, frame: Frame) -> None:
    """Round Start abilities, in turn order, each player's in any order (IX-TECH-29)."""
    _, done = frame
    if done == game.houses:
        return
    game.stack.append((ROUND_EFFECTS.frame, done + 1))
    house = game.clockwise(game.first, done)
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
    game.stack.append((pending_effects.PARTS, house))
    for effect in effects:
        for part in split(effect):
            pending_effects.offer(game, house, part, NOTHING)


ROUND_EFFECTS: Final = Step(20, round_effects)
"""How many houses have had their Round Start abilities."""
