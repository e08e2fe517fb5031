"""Phase 1: a Conflict card, the defensive bonus, five cards each (IMP-ROUND-03 to -05)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import Frame
from kanly.imperium import decks, troops
from kanly.imperium.choices import DECLINE, DEFEND
from kanly.imperium.frames import ASK_DEFEND, DRAW_HANDS, NEXT_TURN
from kanly.imperium.position import COLOUR, NOBODY, NOTHING, ROUND_START, Imperium
from kanly.imperium.tables.conflicts import CONFLICTS, NO_LOCATION
from kanly.imperium.tables.hagal import DIFFICULTIES
from kanly.imperium.tables.spaces import LOCATIONS, SPACES

HAND_SIZE: Final = 5
DEFENCE: Final = Kind("defend")


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
    location = CONFLICTS[game.conflict].location
    if location == NO_LOCATION:
        return
    controller = game.control[location]
    if controller == NOBODY or not game.supply[controller]:
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
