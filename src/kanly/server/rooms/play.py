"""Playing: choices, taking back, questions, talk and pauses. All of it holds the room's lock."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from kanly.core.errors import IllegalChoice, KanlyError
from kanly.core.game import Game
from kanly.server.errors import Refused
from kanly.server.metrics import CHOICES, UNDONE
from kanly.server.rooms import clock as clocks
from kanly.server.rooms.doc import OVER, PLAYING, RoomDoc
from kanly.server.rooms.live import Live
from kanly.server.store.games import ChatRow, ChoiceRow, Place, now
from kanly.server.wording import Data

if TYPE_CHECKING:
    from kanly.server.rooms.room import Room
    from kanly.server.rooms.session import Session


async def choose(room: Room, seat: int, ident: str, notation: str, lang: str) -> None:
    """Answer a question of that id, for the person at a seat."""
    live = at_table(room, seat)
    decision = live.decision(seat, ident)
    if decision is None:
        raise Refused("stale")
    try:
        await commit(room, seat, notation)
    except IllegalChoice as error:
        said = room.show.wording(lang).refusal(error.refusal)
        raise Refused("illegal", str(said["text"]), error.refusal.rule or None) from error


def at_table(room: Room, seat: int | None) -> Live:
    """The game, if the person at that seat may act in it now."""
    if seat is None:
        raise Refused("not-seated")
    if room.live is None:
        raise Refused("not-started")
    if room.doc.status == OVER:
        raise Refused("over")
    if room.doc.paused:
        raise Refused("paused")
    if room.doc.seats[seat].bot is not None:
        raise Refused("bot-plays")
    return room.live


async def commit(room: Room, seat: int, notation: str) -> None:
    """Make a choice: try it, store it, adopt it, show it."""
    live = room.live
    assert live is not None
    try:
        trial = live.attempt(seat, notation)
    except IllegalChoice:
        raise
    except KanlyError as error:
        raise Refused("illegal", str(error)) from error
    made = trial.game.history[-1].notation
    clock = clocks.after(room.clock, room.doc.clock, seat, openly_asked(trial.game), now())
    due = room.jobs.due(room.doc, clock, trial.game)
    games = room.hub.store.games
    if not await games.append(room.id, room.place, ChoiceRow(seat, made), clock.text(), due):
        await room.refresh()
        raise Refused("stale")
    CHOICES.inc()
    room.hub.stored += 1
    room.place = Place(room.place.epoch, room.place.moves + 1)
    room.clock = clock
    live.adopt(trial)
    await shown(room)


async def undo(room: Room, seat: int, count: int, lang: str) -> None:
    """Take back a seat's own last choices: the stored game is cut short first."""
    live = at_table(room, seat)
    try:
        length = live.back_to(seat, count)
    except KanlyError as error:
        raise Refused("undo", room.show.wording(lang).error(error)) from error
    before = live.at(length)
    clock = clocks.after(room.clock, room.doc.clock, None, openly_asked(before), now())
    due = room.jobs.due(room.doc, clock, before)
    if not await room.hub.store.games.truncate(room.id, room.place, length, clock.text(), due):
        await room.refresh()
        raise Refused("stale")
    UNDONE.inc()
    room.place = Place(room.place.epoch + 1, length)
    room.clock = clock
    live.rewind(before)
    room.cut_logs()
    await shown(room)


async def shown(room: Room) -> None:
    """The game moved: end it if it is over, and let everyone see."""
    assert room.live is not None
    if room.live.game.over and room.doc.status == PLAYING:
        await room.change(ended)
    else:
        room.touch()
        room.hub.changed(room)
    room.jobs.reconcile()


def ended(doc: RoomDoc) -> None:
    doc.status = OVER
    doc.ended = now()
    doc.paused = False
    doc.votes = []


def openly_asked(game: Game) -> list[int]:
    return [decision.seat for decision in game.pending if not decision.kind.unseen]


def why(room: Room, seat: int | None, notation: str, lang: str) -> Data:
    """Why something cannot be chosen now, in words."""
    wording = room.show.wording(lang)
    said: Data = {"notation": notation, "allowed": False, "text": None, "rule": None}
    if seat is None or room.live is None:
        code = "not-seated" if seat is None else "not-started"
        return {**said, "text": wording.say(f"table-{code}")}
    try:
        refusal = room.live.game.why_not(seat, notation)
    except KanlyError as error:
        return {**said, "text": wording.error(error)}
    if refusal is None:
        return {**said, "allowed": True}
    return {**said, **wording.refusal(refusal)}


# Talk ---------------------------------------------------------------------------------------------


async def talk(room: Room, session: Session, text: str, to: int | None) -> None:
    """Say something to the table or, where the game has it, to one seat in private."""
    said = " ".join(text.split())
    if not said:
        raise Refused("bad-message", where="$.text")
    seat = session.seat
    if to is not None:
        if seat is None:
            raise Refused("not-seated")
        other = room.doc.seats[to].person if to < room.doc.players else None
        if not room.about.talk or to == seat or other is None:
            raise Refused("no-talk")
    name = room.doc.seats[seat].name if seat is not None else await session_name(room, session)
    row = ChatRow(secrets.token_urlsafe(9), room.id, now(), seat, name or "", to, said)
    await room.hub.store.games.add_chat(row)
    show_chat(room, row)
    room.hub.said(room, row)


async def session_name(room: Room, session: Session) -> str:
    """What a spectator is called."""
    person = session.person
    known = await room.hub.store.people.person(person) if person is not None else None
    return known.name if known is not None else ""


def show_chat(room: Room, row: ChatRow) -> None:
    for session in room.sessions.values():
        if hears(room.doc, session.seat, row):
            session.tell("chat", chat=chat_data(row))


def hears(doc: RoomDoc, seat: int | None, row: ChatRow) -> bool:
    """Whether a seat (None: a spectator) may read it. Spectators talk among themselves till the
    end, lest they tell players what those cannot see."""
    if row.to is not None:
        return seat is not None and seat in (row.seat, row.to)
    return row.seat is not None or seat is None or doc.status == OVER


def chat_data(row: ChatRow) -> Data:
    return {
        "chat": row.id,
        "at": row.at,
        "seat": row.seat,
        "name": row.name,
        "to": row.to,
        "text": row.text,
    }


# Settings and pauses ------------------------------------------------------------------------------


async def set_auto(room: Room, seat: int | None, forced: bool, decline: bool) -> None:
    """What a seat wants answered for it."""
    if seat is None:
        raise Refused("not-seated")

    def edit(doc: RoomDoc) -> None:
        doc.seats[seat].forced = forced
        doc.seats[seat].decline = decline

    await room.change(edit)
    room.jobs.reconcile()


async def vote(room: Room, seat: int | None, pause: bool, agrees: bool) -> None:
    """Agree to a pause or to going on; it happens when all that are needed agree."""
    if seat is None:
        raise Refused("not-seated")
    if room.doc.status != PLAYING:
        raise Refused("over" if room.doc.status == OVER else "not-started")
    if room.doc.paused == pause:
        return
    needed = set(room.voters()) | {seat}

    def edit(doc: RoomDoc) -> None:
        votes = set(doc.votes) - {seat} | ({seat} if agrees else set())
        done = votes >= needed
        doc.votes = [] if done else sorted(votes)
        doc.paused = pause if done else doc.paused

    was = room.clock
    if agrees and set(room.doc.votes) | {seat} >= needed:
        live = room.live
        asked = openly_asked(live.game) if live is not None and not pause else []
        room.clock = clocks.after(room.clock, room.doc.clock, None, asked, now())
    try:
        await room.change(edit)
    except BaseException:
        room.clock = was
        raise
    room.jobs.reconcile()
