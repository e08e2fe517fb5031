"""The shipping track: Freighters and Dividends (IX-SHIP)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.message import Args
from kanly.imperium import choices as c
from kanly.imperium import pending_effects, troops
from kanly.imperium.asking import SeatQuestion
from kanly.imperium.effects import Effect, Op, solari, split
from kanly.imperium.keys import COLOUR_KEY
from kanly.imperium.position import NOTHING, Imperium, Phase
from kanly.imperium.tables.ix import SHIPPING
from kanly.imperium.types import HouseFrame, HouseId
from kanly.imperium.word import RUN

TOP: Final = 3


def freighter_choices(game: Imperium, frame: HouseFrame) -> list[Choice]:
    """One step up, or back to the bottom with all rewards on the way (IX-SHIP-01, -02, -13)."""
    _, seat = frame
    at = game.expansion.freighter[seat]
    found = [c.ADVANCE] if at < TOP else []
    return [*found, c.RECALL_FREIGHTER] if at else found


def where_it_is(game: Imperium, frame: HouseFrame) -> Args:
    _, seat = frame
    return {"at": game.expansion.freighter[seat]}


def answer_freighter(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    _, seat = frame
    if choice is c.ADVANCE:
        advance(game, seat)
        return
    parts = [(part, NOTHING) for reward in recall(game, seat) for part in split(reward)]
    if pending_effects.nothing_waits(game):
        pending_effects.interlude(game, seat, parts)
    else:
        for part, source in parts:
            pending_effects.offer(game, seat, part, source)


ASK_FREIGHTER: Final[SeatQuestion] = SeatQuestion(
    28, "freighter", "IX-SHIP-01", c.V_FREIGHT, freighter_choices, answer_freighter, where_it_is
)


def advance(game: Imperium, house: HouseId) -> None:
    game.expansion.freighter[house] += 1
    game.emit("freighter-up", seat=COLOUR_KEY[house], at=game.expansion.freighter[house])


def recall(game: Imperium, house: HouseId) -> list[Effect]:
    """Back to the bottom; the rewards of the space left and of all below (IX-SHIP-03, -11)."""
    at = game.expansion.freighter[house]
    game.expansion.freighter[house] = 0
    game.emit("freighter-back", seat=COLOUR_KEY[house], at=at)
    return list(SHIPPING[:at])


def dividends(game: Imperium, house: HouseId, own: int, others: int) -> None:
    """Solari for the house, and a little for everyone else (IX-SHIP-08)."""
    for other in reversed(game.in_order(house)):
        n = own if other == house else others
        game.stack.append((RUN, other, solari(n).id, NOTHING))


def ship_troops(game: Imperium, seat: HouseId, n: int) -> None:
    """Troops from the track; Troop Transports bring one more, ready to deploy (IX-CARD-18)."""
    more = game.expansion.power(seat, Op.SHIP_BONUS)
    troops.recruit(game, seat, n + more)
    if more and game.fresh and game.phase == Phase.PLAYER_TURNS:
        game.stack.append((troops.ASK_DEPLOY.frame, seat, game.fresh, 1))
