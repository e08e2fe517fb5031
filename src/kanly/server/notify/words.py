"""Notifications in words. They tell what everybody at the table may know, and who is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from kanly.server.rooms.doc import RoomDoc
from kanly.server.store.outbox import CONFIRM, TEST
from kanly.server.wording import Wording, plain

if TYPE_CHECKING:
    from kanly.server.rooms.live import Live
    from kanly.server.rooms.room import Room

MOST_HAPPENED: Final = 12
"""Lines of the log in a message."""


class News(NamedTuple):
    """One notification about one table, in words."""

    ids: tuple[int, ...]
    """The rows of the outbox."""
    kind: str
    room: str
    game: str
    title: str
    table: str
    """What the table is called: its title, or else the game."""
    name: str
    """What the person is called there."""
    seat: int | None
    at: int
    happened: tuple[str, ...] = ()
    """What happened since the person's last choice, as everybody saw it."""

    @property
    def path(self) -> str:
        """Where it is shown."""
        return f"/room/{self.room}" if self.room else "/account"


def news_of(room: Room, person: str, ids: Sequence[int], kind: str, at: int, lang: str) -> News:
    """The notification about a room."""
    doc = room.doc
    seat = doc.seat_of(person)
    name = (doc.seats[seat].name or "") if seat is not None else ""
    table = table_name(doc, room.game, lang)
    return News(tuple(ids), kind, room.id, room.game, doc.title, table, name, seat, at)


def about_channel(ids: Sequence[int], kind: str, at: int) -> News:
    """A message about a channel itself."""
    return News(tuple(ids), kind, "", "", "", "Kanly", "", None, at)


def table_name(doc: RoomDoc, game: str, lang: str) -> str:
    return doc.title or plain(lang).game(game)


def said(news: News, lang: str) -> str:
    """A line for the person."""
    return plain(lang).fill(f"notify-{news.kind}", table=news.table)


def said_to_all(news: News, lang: str) -> str:
    """A line for everybody."""
    if news.kind in (CONFIRM, TEST):
        return said(news, lang)
    return plain(lang).fill(f"notify-{news.kind}-of", table=news.table, name=news.name)


def happened(live: Live, seat: int, wording: Wording) -> tuple[str, ...]:
    """What everybody saw since a seat last chose."""
    own = [at for at, mover in enumerate(live.game.movers, start=1) if mover == seat]
    last = own[-1] if own else 0
    entries = [entry for entry in live.logs[None] if entry.moves > last]
    return tuple(wording.told(entry.event) for entry in entries[-MOST_HAPPENED:])
