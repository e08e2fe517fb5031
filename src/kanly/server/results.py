"""What is kept of a game when it ends: how each seat came out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from kanly.arena.kit import arena_kit
from kanly.core.game import Game
from kanly.server.rooms.doc import RoomDoc, SeatDoc
from kanly.server.store.results import ResultRow
from kanly.translation import ENGLISH

if TYPE_CHECKING:
    from kanly.server.rooms.room import Room
    from kanly.server.store.games import RoomRow


OUTSIDE: Final = "outside"
"""What stands for the kind of a bot from outside, in whose results there is its person, too."""


class Outcome(NamedTuple):
    """How a game came out: the seats from first to last, equals together; by seat what it scored,
    and with which leader or faction."""

    ranking: list[list[int]]
    scores: list[int]
    held: list[str]


def outcome_of(game: Game | None) -> Outcome | None:
    """The outcome of a game, if it has one."""
    if game is None or game.result is None:
        return None
    found = game.result
    return Outcome(found.ranking, found.scores, arena_kit(game.setup.game).held(game))


def outcome_kept(data: bytes) -> Outcome | None:
    """The same of a game of which only that was kept (`workers.kept`)."""
    from kanly.server.workers.kept import KeptReplay

    replay = KeptReplay(data)
    info = replay.data("", ENGLISH, None)
    if info.result is None:
        return None
    last = replay.moments(info.choices, info.choices, "all", ENGLISH)[0].view
    assert isinstance(last, dict)
    field = arena_kit(info.game).house
    held = [last.get(each.house, {}).get(field, each.house) for each in info.houses]
    return Outcome(info.result.ranking, info.result.scores, held)


def rows_of(room: Room | RoomRow, doc: RoomDoc, outcome: Outcome | None) -> list[ResultRow]:
    """The result of every seat of a room; without an outcome nobody has won or lost."""
    places = {} if outcome is None else places_of(outcome.ranking)
    mode = arena_kit(room.game).mode(doc.players, doc.options)
    return [
        ResultRow(
            room=room.id,
            seat=number,
            person=seat.person if doc.counts else None,
            bot=bot_of(seat) if doc.counts else None,
            game=room.game,
            mode=mode,
            players=doc.players,
            house="" if outcome is None else outcome.held[number],
            place=places.get(number),
            score=None if outcome is None else outcome.scores[number],
            left=seat.person is not None and (seat.bot is not None or seat.left),
            ended=doc.ended or 0,
            rated=doc.rates,
            deal=doc.deal if doc.counts else None,
        )
        for number, seat in enumerate(doc.seats)
    ]


def bot_of(seat: SeatDoc) -> str | None:
    """Which bot played for itself, one from outside among them."""
    if seat.outside:
        return OUTSIDE
    return seat.bot if seat.person is None else None


def places_of(ranking: list[list[int]]) -> dict[int, int]:
    """The place of each house; equals share theirs."""
    found: dict[int, int] = {}
    for tied in ranking:
        found |= dict.fromkeys(tied, len(found) + 1)
    return found
