"""Advice to a player: thought of in a process apart, from what the seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kanly.bots.advice import Advice, advises
from kanly.core.view import View
from kanly.server import messages, outgoing
from kanly.server.advised import advised
from kanly.server.errors import Refused
from kanly.server.logs import LOG
from kanly.server.rooms.play import at_table
from kanly.server.workers.process import ADVISE

if TYPE_CHECKING:
    from kanly.server.rooms.room import Room
    from kanly.server.rooms.session import Session

SECONDS: Final = 2.5
"""To think about an advice."""

MOST_OPEN: Final = 20
"""Advice that is thought of or waited for at the same time."""


def question(room: Room, seat: int, ident: str) -> View:
    """What the seat sees of the question of that id, if it may have advice on it."""
    live = at_table(room, seat)
    if not room.doc.helps:
        raise Refused("no-help")
    if not advises(room.game):
        raise Refused("no-adviser")
    decision = live.decision(seat, ident)
    view = live.game.view(seat)
    if decision is None or decision != view.decision:
        raise Refused("stale")
    return view


async def advice(session: Session, view: View, asked: messages.Advise) -> outgoing.Advice:
    """The best choices in words."""
    room = session.room
    owner = session.person or session.id
    decision = view.decision
    assert decision is not None
    if room.hub.advice_workers.open >= MOST_OPEN:
        raise Refused("no-advice")
    try:
        found = await room.hub.advice_workers.ask(ADVISE, view, SECONDS, owner=owner)
    except Exception as error:
        LOG.warning("no advice was found", extra={"room": room.id, "why": type(error).__name__})
        raise Refused("no-advice") from error
    wording = room.show.wording(session.lang)
    choices = [advised(each, decision, wording) for each in cast("list[Advice]", found)]
    of = len(decision.choices)
    return outgoing.Advice(id=asked.id, decision=asked.decision, of=of, choices=choices)
