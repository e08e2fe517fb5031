"""Recruiting, deploying, retreating and losing troops (IMP-DEPLOY)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gate, Gates
from kanly.imperium import choices as c
from kanly.imperium.asking import SeatQuestion, number_in
from kanly.imperium.flags import MARCHES
from kanly.imperium.keys import COLOUR_KEY, FACTION_KEY
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.board import COMBAT_MASK
from kanly.imperium.tables.factions import VISIT
from kanly.imperium.types import HouseId, NumberFrame
from kanly.imperium.word import RUN

MASTERSTROKE_TROOPS: Final = 4
GARRISON_LIMIT: Final = 2
"""Troops besides those recruited this turn that a Combat space lets deploy (IMP-DEPLOY-06)."""


def recruit(game: Imperium, house: HouseId, n: int) -> None:
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
        game.emit("recruit", seat=COLOUR_KEY[house], n=n)


def allowance(game: Imperium, seat: HouseId) -> int:
    """How many more troops the Combat space visited lets deploy (IMP-DEPLOY-05 to -11)."""
    others = 0 if game.ix is None else max(0, game.ix.sent - game.ix.commissioned)
    return game.recruited + GARRISON_LIMIT - others - game.deployed


def deployable(game: Imperium, seat: HouseId) -> int:
    """Troops of the garrison that the Combat space visited still lets deploy (IMP-DEPLOY-04)."""
    most, garrison = allowance(game, seat), game.garrison[seat]
    if most >= garrison:
        return garrison
    return most if most > 0 else 0


def at_combat_space(game: Imperium, seat: HouseId) -> bool:
    return game.visited != NOTHING and bool(COMBAT_MASK >> game.visited & 1)


DEPLOY_GATES: Final[Gates[Imperium, HouseId]] = Gates(
    Gate("refuse-no-combat-space", "IMP-DEPLOY-04", when=at_combat_space),
    Gate("refuse-deploy-none", "IMP-DEPLOY-09", lambda g, s, x: x.a > 0),
    Gate(
        "refuse-deploy-limit",
        "IMP-DEPLOY-06",
        lambda g, s, x: x.a <= deployable(g, s),
        args=lambda game, seat, choice: {"n": choice.a, "most": deployable(game, seat)},
    ),
)
"""What it takes to deploy troops between the effects of an Agent turn."""


def deploy(game: Imperium, house: HouseId, n: int) -> None:
    """Move troops from garrison to the Conflict."""
    if n:
        game.garrison[house] -= n
        enter(game, house, n)


def deploy_from_supply(game: Imperium, house: HouseId, n: int) -> None:
    """Move troops from supply straight to the Conflict, as many as there are."""
    n = min(n, game.supply[house])
    if n:
        game.supply[house] -= n
        enter(game, house, n)


def rival_recruits(game: Imperium, rival: HouseId, n: int) -> None:
    """Into the Conflict at a Combat space, else into the garrison (IMP-HAGAL-09, IMP-SOLO-33)."""
    if game.flags & MARCHES:
        deploy_from_supply(game, rival, n)
    else:
        recruit(game, rival, n)


def enter(game: Imperium, house: HouseId, n: int) -> None:
    game.troops[house] += n
    if game.listener is not None:
        game.emit("deploy", seat=COLOUR_KEY[house], n=n)
    if game.turn == house:
        game.marched += n
        if game.marched >= MASTERSTROKE_TROOPS and game.tokens[house]:
            masterstroke(game, house)


def masterstroke(game: Imperium, seat: HouseId) -> None:
    """The Baron shows both tokens and gains Influence with each (IMP-LEAD-09, -10)."""
    factions = [f for f in range(4) if game.tokens[seat] >> f & 1]
    game.tokens[seat] = 0
    game.seen()
    shown = [FACTION_KEY[faction] for faction in factions]
    game.emit("masterstroke", seat=COLOUR_KEY[seat], faction=shown[0], other=shown[1])
    for faction in reversed(factions):
        game.stack.append((RUN, seat, VISIT[faction][0].id, NOTHING))


def deployments(game: Imperium, frame: Frame) -> list[Choice]:
    _, _, most, *_ = frame
    return c.DEPLOY[: most + 1]


def answer_deploy(game: Imperium, frame: Frame, choice: Choice) -> None:
    """Recruits that an effect deploys make no room for others at a Combat space."""
    _, number, _, *by_effect = frame
    seat = HouseId(number)
    if by_effect and game.turn == seat:
        game.recruited -= choice.a
    deploy(game, seat, choice.a)


ASK_DEPLOY: Final[SeatQuestion] = SeatQuestion(
    16, "deploy", "IMP-DEPLOY-12", c.V_DEPLOY, deployments, answer_deploy, number_in
)
"""Seat, at most, perhaps 1 if of those recruited this turn."""


def retreat(game: Imperium, house: HouseId, n: int) -> None:
    """Move troops from the Conflict back to the garrison (IMP-DEPLOY-15)."""
    game.troops[house] -= n
    game.garrison[house] += n
    if n and game.listener is not None:
        game.emit("retreat", seat=COLOUR_KEY[house], n=n)


def retreats(game: Imperium, frame: Frame) -> list[Choice]:
    _, _, most = frame
    return c.RETREAT[: most + 1]


def answer_retreat(game: Imperium, frame: NumberFrame, choice: Choice) -> None:
    _, seat, _ = frame
    retreat(game, seat, choice.a)


ASK_RETREAT: Final[SeatQuestion] = SeatQuestion(
    17, "retreat", "IMP-DEPLOY-16", c.V_RETREAT, retreats, answer_retreat, number_in
)
"""Seat, at most."""


def lose_from_conflict(game: Imperium, house: HouseId, n: int) -> None:
    """Return troops from the Conflict to the supply (IMP-DEPLOY-14)."""
    game.troops[house] -= n
    game.supply[house] += n
    game.emit("lose-troops", seat=COLOUR_KEY[house], n=n)


def lose_from_garrison(game: Imperium, house: HouseId, n: int) -> None:
    """Return troops from the garrison to the supply, as many as there are."""
    n = min(n, game.garrison[house])
    game.garrison[house] -= n
    game.supply[house] += n
    if n and game.listener is not None:
        game.emit("lose-garrison", seat=COLOUR_KEY[house], n=n)
