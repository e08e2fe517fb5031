"""Recruiting, deploying, retreating and losing troops (IMP-DEPLOY)."""

from __future__ import annotations

from typing import Final

from kanly.imperium.effects import FACTION_NAMES
from kanly.imperium.frames import RUN
from kanly.imperium.position import COLOUR, NOTHING, Imperium
from kanly.imperium.tables.factions import VISIT

MASTERSTROKE_TROOPS: Final = 4
GARRISON_LIMIT: Final = 2
"""Troops besides those recruited this turn that a Combat space lets deploy (IMP-DEPLOY-06)."""


def recruit(game: Imperium, house: int, n: int) -> None:
    """Move troops from supply to garrison, as many as there are (IMP-DEPLOY-01, -02)."""
    n = min(n, game.supply[house])
    game.fresh = n
    if n == 0:
        return
    game.supply[house] -= n
    game.garrison[house] += n
    if game.turn == house:
        game.recruited += n
    if game.listener is not None:
        game.emit("recruit", seat=COLOUR[house], n=n)


def allowance(game: Imperium, seat: int) -> int:
    """How many more troops the Combat space visited lets deploy (IMP-DEPLOY-05 to -11)."""
    others = 0 if game.ix is None else max(0, game.ix.sent - game.ix.commissioned)
    return game.recruited + GARRISON_LIMIT - others - game.deployed


def deploy(game: Imperium, house: int, n: int) -> None:
    """Move troops from garrison to the Conflict."""
    if n:
        game.garrison[house] -= n
        enter(game, house, n)


def deploy_from_supply(game: Imperium, house: int, n: int) -> None:
    """Move troops from supply straight to the Conflict, as many as there are."""
    n = min(n, game.supply[house])
    if n:
        game.supply[house] -= n
        enter(game, house, n)


def enter(game: Imperium, house: int, n: int) -> None:
    game.troops[house] += n
    if game.listener is not None:
        game.emit("deploy", seat=COLOUR[house], n=n)
    if game.turn == house:
        game.marched += n
        if game.marched >= MASTERSTROKE_TROOPS and game.tokens[house]:
            masterstroke(game, house)


def masterstroke(game: Imperium, seat: int) -> None:
    """The Baron shows both tokens and gains Influence with each (IMP-LEAD-09, -10)."""
    factions = [f for f in range(4) if game.tokens[seat] >> f & 1]
    game.tokens[seat] = 0
    game.seen()
    if game.listener is not None:
        shown = [f"faction-{FACTION_NAMES[faction]}" for faction in factions]
        game.emit("masterstroke", seat=COLOUR[seat], faction=shown[0], other=shown[1])
    for faction in reversed(factions):
        game.stack.append((RUN, seat, VISIT[faction][0].id, NOTHING))


def retreat(game: Imperium, house: int, n: int) -> None:
    """Move troops from the Conflict back to the garrison (IMP-DEPLOY-15)."""
    game.troops[house] -= n
    game.garrison[house] += n
    if n and game.listener is not None:
        game.emit("retreat", seat=COLOUR[house], n=n)


def lose_from_conflict(game: Imperium, house: int, n: int) -> None:
    """Return troops from the Conflict to the supply (IMP-DEPLOY-14)."""
    game.troops[house] -= n
    game.supply[house] += n
    if game.listener is not None:
        game.emit("lose-troops", seat=COLOUR[house], n=n)


def lose_from_garrison(game: Imperium, house: int, n: int) -> None:
    """Return troops from the garrison to the supply, as many as there are."""
    n = min(n, game.garrison[house])
    game.garrison[house] -= n
    game.supply[house] += n
    if n and game.listener is not None:
        game.emit("lose-garrison", seat=COLOUR[house], n=n)
