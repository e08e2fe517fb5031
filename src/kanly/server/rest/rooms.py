"""Rooms over REST (docs/protocol.md, section 3)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Concatenate, Final, ParamSpec

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy.exc import SQLAlchemyError

from kanly.server import deals, ids, schema
from kanly.server.bots import checked_bot, stand_in
from kanly.server.errors import Refused
from kanly.server.limits import BOTS, CODES, LISTS, REBUILDS, TABLES
from kanly.server.logs import LOG
from kanly.server.messages import Look
from kanly.server.names import title
from kanly.server.people import moderation, outside
from kanly.server.rest.caller import Asking, Caller
from kanly.server.rooms import commentary, lobby, play
from kanly.server.rooms.doc import PLAYING, RoomDoc, SeatDoc
from kanly.server.rooms.lobby import Sitter
from kanly.server.rooms.options import about_of, checked
from kanly.server.rooms.room import Draft, Room
from kanly.server.store.games import now
from kanly.server.store.people import Person
from kanly.server.wording import plain

MOST_ROOMS: Final = 50
MOST_OWN: Final = 100
MOST_ENTRIES: Final = 500
AT_ONCE: Final = 100
"""Entries that are put into words before others have their turn."""
MOST_CHAT: Final = 100
FOREVER: Final = 2**53

SEAT_NUMBERS: Final = frozenset(str(seat) for seat in range(16))

RoomId = Annotated[str, PathParameter(max_length=40)]


# Making rooms -------------------------------------------------------------------------------------


@post("/api/play")
async def play_now(data: JSONBody[schema.PlayNow], caller: Asking) -> schema.Ticket:
    """A private room with the caller and bots, begun at once."""
    caller.limit(TABLES)
    about = about_of(data.game)
    players = data.players if data.players is not None else about.default_players
    seat = checked_seat(data.seat, players) or 0
    first = about.easy if data.first and players in about.players else None
    easy = first(players, seat) if first is not None else {}
    options = checked(data.game, players, about.quick | easy | dict(data.options.items()))
    bot = checked_bot(data.game, data.bot) if data.bot is not None else stand_in(data.game)
    admit(caller, [bot] * (players - 1))
    person = await caller.person_or_new(data.name)
    seats = [SeatDoc(bot=bot) for _ in range(players)]
    seats[seat] = SeatDoc(person=person.id, name=person.name or None)
    doc = RoomDoc(
        players=players,
        options=options,
        host=person.id,
        seats=seats,
        guided=data.guided,
        pace_ms=data.pace_ms,
    )
    ticket = await opened(caller, data.game, doc, person, seat)
    room = await caller.room(ticket.room.room)
    await lobby.start(room, person.id)
    ticket.room = room.show.data(person.id)
    return ticket


@post("/api/rooms")
async def create(data: JSONBody[schema.NewRoom], caller: Asking) -> schema.Ticket:
    """A new room; the caller is its host."""
    caller.limit(TABLES)
    about = about_of(data.game)
    players = data.players if data.players is not None else about.default_players
    options = checked(data.game, players, dict(data.options.items()))
    seat = checked_seat(data.seat, players)
    seats = [SeatDoc() for _ in range(players)]
    for number, bot in data.bots.items():
        place = checked_seat(int(number), players) if number in SEAT_NUMBERS else None
        if place is None or place == seat:
            raise Refused("bad-request", where="$.bots")
        seats[place].bot = checked_bot(data.game, bot)
    admit(caller, [place.bot for place in seats if place.bot is not None])
    called = title(data.title)
    person = await caller.person_or_new(data.name)
    doc = RoomDoc(
        players=players,
        options=options,
        host=person.id,
        seats=seats,
        title=called,
        public=data.public,
        draw=data.draw,
        pace_ms=data.pace_ms,
        clock=data.clock,
        help=data.help,
        alone=data.alone,
        rated=data.rated,
        words=data.words.strip(),
    )
    if seat is not None:
        lobby.sit(doc, seat, sitter(person, caller))
    return await opened(caller, data.game, doc, person, seat)


def admit(caller: Caller, bots: list[str]) -> None:
    """Let bots sit down, unless they would wait too long for their turn to think."""
    caller.limit(BOTS, len(bots))
    for bot in set(bots):
        wait = caller.hub.workers_for(bot).queue.wait_for(caller.ident or caller.address)
        if wait > caller.hub.config.bot_wait:
            said = plain(caller.lang).fill("table-bots-busy", seconds=round(wait))
            raise Refused("bots-busy", said, retry_after=wait)


async def opened(
    caller: Caller, game: str, doc: RoomDoc, person: Person, seat: int | None
) -> schema.Ticket:
    """The room of a document, and what its host gets."""
    token = None if seat is None else ids.token()
    hashes = {} if seat is None or token is None else {seat: ids.hashed(token)}
    seed = ids.hashed(f"deal {doc.words}") if doc.words else None
    room = await caller.hub.create(game, doc, hashes, seed)
    return schema.Ticket(room.show.data(person.id), seat, token)


def checked_seat(seat: int | None, players: int) -> int | None:
    if seat is not None and seat >= players:
        raise Refused("bad-request", where="$.seat")
    return seat


def sitter(person: Person, caller: Caller) -> Sitter:
    """A person; somebody without a name is called a guest."""
    name = person.name or plain(caller.lang).name("guest")
    return Sitter(person.id, name, person.owner is not None)


# Finding rooms ------------------------------------------------------------------------------------


@get("/api/rooms")
async def public_rooms(
    caller: Asking,
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
    before: Annotated[int | None, QueryParameter(ge=0, le=FOREVER)] = None,
) -> schema.RoomList:
    """Public rooms that are not over, newest first."""
    caller.limit(LISTS)
    latest = FOREVER if before is None else before
    found = await caller.hub.store.games.public_rooms(game, latest, MOST_ROOMS)
    rooms = await caller.hub.peek_all(found)
    return schema.RoomList([room.show.data(caller.ident) for room in rooms])


@get("/api/rooms/{room_id:str}")
async def one_room(room_id: RoomId, caller: Asking) -> schema.Room:
    """A room by its id."""
    return (await caller.room(room_id)).show.data(caller.ident)


@get("/api/codes/{code:str}")
async def room_of_code(
    code: Annotated[str, PathParameter(max_length=20)], caller: Asking
) -> schema.Room:
    """A room by its code."""
    caller.limit(CODES)
    ident = await caller.hub.store.games.room_of_code(code.strip().upper())
    if ident is None:
        raise Refused("no-room")
    return (await caller.peek(ident)).show.data(caller.ident)


@get("/api/me/rooms")
async def my_rooms(caller: Asking) -> schema.RoomList:
    """The rooms where the caller sits, newest first; `asked` where it is their turn."""
    if caller.person is None:
        return schema.RoomList([])
    caller.limit(LISTS)
    found = await caller.hub.store.games.rooms_of(caller.person.id, MOST_OWN)
    rooms: list[schema.Room] = []
    for room in await caller.hub.peek_all(found):
        if room.doc.practice:
            continue  # lessons and puzzles are found where one learns
        asked = room.doc.status == PLAYING and await is_asked(caller, room, caller.person.id)
        data = room.show.data(caller.person.id)
        data.asked = asked
        rooms.append(data)
    return schema.RoomList(rooms)


async def is_asked(caller: Caller, room: Room, person: str) -> bool:
    """Whether a person's answer is waited for; a game that cannot be read hides no other."""
    seat = room.doc.seat_of(person)
    if seat is None:
        return False
    if room.live is None and room.clock.asked is not None:
        return seat in room.clock.asked
    try:
        live = (await caller.playing(room.id)).live
    except (OSError, SQLAlchemyError):
        raise
    except Refused as error:
        if error.code != "busy":
            raise
        return False  # only its own process could tell
    except Exception:
        LOG.exception("a game cannot be read", extra={"room": room.id})
        return False
    if room.same is not None:
        return seat not in room.doc.settlements
    return live is not None and live.game.decision(seat) is not None


# Sitting down and getting ready -------------------------------------------------------------------


@post("/api/rooms/{room_id:str}/join", status_code=200)
async def join(room_id: RoomId, data: JSONBody[schema.Join], caller: Asking) -> schema.Ticket:
    """Take a seat."""
    room = await caller.room(room_id)
    await moderation.welcome(room, caller.ident)
    if room.doc.seat_of(caller.ident) is None:
        lobby.free_seat(room.doc, data.seat)
        await outside.welcome(caller.hub, room, caller.person)
    person = await caller.person_or_new(data.name)
    seat, token = await lobby.join(room, sitter(person, caller), data.seat)
    return schema.Ticket(room.show.data(person.id), seat, token)


@post("/api/rooms/{room_id:str}/beside", status_code=200)
async def beside(room_id: RoomId, data: JSONBody[schema.Beside], caller: Asking) -> schema.Room:
    """Somebody sits down at the caller's device."""
    room, _ = await caller.room(room_id), caller.known_person()
    lobby.free_seat(room.doc, data.seat)
    guest = await caller.somebody_beside(data.name)
    who = sitter(guest, caller)
    return await changed(caller, room, lobby.sit_beside, data.seat, who)


@post("/api/rooms/{room_id:str}/seat", status_code=200)
async def move(room_id: RoomId, data: JSONBody[schema.SeatWanted], caller: Asking) -> schema.Ticket:
    """Move to an open seat."""
    room, person = await caller.room(room_id), caller.known_person()
    seat, token = await lobby.move(room, person.id, data.seat)
    return schema.Ticket(room.show.data(person.id), seat, token)


More = ParamSpec("More")


async def changed(
    caller: Caller,
    room: Room,
    edit: Callable[Concatenate[Draft, Room, str, More], None],
    *given: More.args,
    **named: More.kwargs,
) -> schema.Room:
    """A room after the caller changed it."""
    person = caller.known_person().id
    await room.edit(lambda draft: edit(draft, room, person, *given, **named))
    return room.show.data(person)


@post("/api/rooms/{room_id:str}/leave", status_code=200)
async def leave(room_id: RoomId, caller: Asking) -> schema.Room:
    """Get up."""
    return await changed(caller, await caller.playing(room_id), lobby.leave)


@post("/api/rooms/{room_id:str}/claim", status_code=200)
async def claim(room_id: RoomId, caller: Asking) -> schema.Room:
    """Take one's seat back from a bot."""
    return await changed(caller, await caller.playing(room_id), lobby.claim)


@post("/api/rooms/{room_id:str}/pick", status_code=200)
async def pick(room_id: RoomId, data: JSONBody[schema.Pick], caller: Asking) -> schema.Room:
    """Pick a leader or a faction."""
    room = await caller.room(room_id)
    return await changed(caller, room, lobby.pick, data.option, data.value, data.seat)


@post("/api/rooms/{room_id:str}/bot", status_code=200)
async def set_bot(room_id: RoomId, data: JSONBody[schema.BotWanted], caller: Asking) -> schema.Room:
    """Seat a bot, remove it, or let it take over."""
    room = await caller.playing(room_id)
    if data.bot is not None:
        admit(caller, [checked_bot(room.game, data.bot)])
    return await changed(caller, room, lobby.set_bot, data.seat, data.bot)


@post("/api/rooms/{room_id:str}/quiet", status_code=200)
async def be_quiet(room_id: RoomId, data: JSONBody[schema.Quiet], caller: Asking) -> schema.Room:
    """Be notified of this table with the page closed, or not."""
    return await changed(caller, await caller.room(room_id), lobby.be_quiet, data.quiet)


@post("/api/rooms/{room_id:str}/remove", status_code=200)
async def remove(room_id: RoomId, data: JSONBody[schema.SeatWanted], caller: Asking) -> schema.Room:
    """Free a seat."""
    return await changed(caller, await caller.room(room_id), lobby.remove, data.seat)


@post("/api/rooms/{room_id:str}/settings", status_code=200)
async def settings(room_id: RoomId, data: JSONBody[schema.Settings], caller: Asking) -> schema.Room:
    """Change the table."""
    return await changed(caller, await caller.room(room_id), lobby.settings, data)


@post("/api/rooms/{room_id:str}/start", status_code=200)
async def start(room_id: RoomId, caller: Asking) -> schema.Room:
    """Begin."""
    room, person = await caller.room(room_id), caller.known_person()
    await lobby.start(room, person.id)
    return room.show.data(person.id)


@post("/api/rooms/{room_id:str}/close", status_code=204)
async def close(room_id: RoomId, caller: Asking) -> None:
    """Close the table before its game."""
    await lobby.close(await caller.room(room_id), caller.known_person().id)


@post("/api/rooms/{room_id:str}/rematch", status_code=200)
async def rematch(room_id: RoomId, caller: Asking) -> schema.Room:
    """The same table again."""
    room, person = await caller.room(room_id), caller.known_person()
    if room.doc.rematch is None:
        caller.limit(TABLES)
    await caller.hub.rematch(room, person.id)
    return room.show.data(person.id)


@post("/api/rooms/{room_id:str}/commentary", status_code=200)
async def commentate(
    room_id: RoomId, data: JSONBody[schema.Consent], caller: Asking
) -> schema.Room:
    """Let a commentator see one's hand at once, or no longer."""
    room, person = await caller.playing(room_id), caller.known_person()
    await commentary.consent(room, person.id, data.agrees)
    return room.show.data(person.id)


# What was said and done ---------------------------------------------------------------------------


@get("/api/rooms/{room_id:str}/log")
async def log(
    room_id: RoomId,
    caller: Asking,
    start: Annotated[int, QueryParameter(name="from", ge=0, le=FOREVER)] = 0,
    to: Annotated[int | None, QueryParameter(ge=0, le=FOREVER)] = None,
    look: Annotated[Look, QueryParameter()] = "",
) -> schema.Log:
    """Entries of the log, as the caller may know them."""
    if not await deals.may_look(caller.hub, room_id, caller.ident):
        raise Refused("unplayed-deal")
    room = await caller.playing(room_id)
    seat = lobby.looked_from(room.doc, caller.ident, look)
    total = len(room.log_for(seat) or [])
    end = min(total if to is None else to, start + MOST_ENTRIES, total)
    caller.limit(REBUILDS, max(0, end - start) / MOST_ENTRIES)
    entries: list[schema.LogEntry] = []
    async with caller.hub.long_work:
        for at in range(start, end, AT_ONCE):
            until = min(at + AT_ONCE, end)
            entries += room.show.entries_for(seat, caller.lang, at, until)
            await asyncio.sleep(0)
    return schema.Log(start, total, entries)


@get("/api/rooms/{room_id:str}/chat")
async def chat(
    room_id: RoomId,
    caller: Asking,
    before: Annotated[int | None, QueryParameter(ge=0, le=FOREVER)] = None,
) -> schema.Chat:
    """What was said before a moment, as the caller may read it."""
    room = await caller.room(room_id)
    seat = room.doc.seat_of(caller.ident)
    latest = now() + 1 if before is None else before
    said = await caller.hub.store.games.chat(room_id, latest, MOST_CHAT)
    store, ident = caller.hub.store.moderation, caller.ident
    blocked = [] if ident is None else [other for other, _ in await store.blocked_by(ident)]
    heard = [row for row in said if row.person not in blocked and play.hears(room.doc, seat, row)]
    return schema.Chat([play.chat_line(row) for row in heard])
