"""Rooms over REST (docs/protocol.md, section 3)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy.exc import SQLAlchemyError

from kanly.core.setup import Options
from kanly.server import ids, shapes
from kanly.server.bots import checked_bot, stand_in
from kanly.server.errors import Refused
from kanly.server.limits import Buckets
from kanly.server.logs import LOG
from kanly.server.names import title
from kanly.server.rest.caller import Asking, Caller
from kanly.server.rooms import lobby, play
from kanly.server.rooms import options as opts
from kanly.server.rooms.doc import PLAYING, RoomDoc, SeatDoc
from kanly.server.rooms.hub import Hub
from kanly.server.rooms.lobby import Change, Sitter
from kanly.server.rooms.room import Room
from kanly.server.store.games import now
from kanly.server.wording import plain

CREATED: Final = Buckets(0.2, 30)
"""New rooms from one address."""
CODES: Final = Buckets(0.5, 20)
"""Codes tried from one address."""
LISTS: Final = Buckets(1, 40)
"""Looks at one's own games, each of which must be read."""
MOST_ROOMS: Final = 50
MOST_OWN: Final = 100
MOST_ENTRIES: Final = 500
MOST_CHAT: Final = 100
FOREVER: Final = 2**53

SEAT_NUMBERS: Final = frozenset(str(seat) for seat in range(16))

RoomId = Annotated[str, PathParameter(max_length=40)]


# Making rooms -------------------------------------------------------------------------------------


@post("/api/play")
async def play_now(data: JSONBody[shapes.PlayNow], caller: Asking) -> shapes.Ticket:
    """A private room with the caller and bots, begun at once."""
    caller.limit(CREATED)
    about = opts.about(data.game)
    players = data.players if data.players is not None else about.default_players
    options = opts.check(data.game, players, about.quick | given(data.options))
    bot = checked_bot(data.game, data.bot) if data.bot is not None else stand_in(data.game)
    seat = checked_seat(data.seat, players) or 0
    person = await caller.somebody(data.name)
    token = ids.token()
    seats = [SeatDoc(bot=bot) for _ in range(players)]
    seats[seat] = SeatDoc(person=person.id, name=person.name or None)
    doc = RoomDoc(
        title="",
        players=players,
        options=options,
        public=False,
        draw=False,
        guided=data.guided,
        pace_ms=data.pace_ms,
        clock=None,
        host=person.id,
        seats=seats,
    )
    room = await caller.hub.create(data.game, doc, {seat: ids.hashed(token)})
    await lobby.start(room, person.id)
    return shapes.Ticket(room.show.data(person.id), seat, token)


@post("/api/rooms")
async def create(data: JSONBody[shapes.NewRoom], caller: Asking) -> shapes.Ticket:
    """A new room; the caller is its host."""
    caller.limit(CREATED)
    about = opts.about(data.game)
    players = data.players if data.players is not None else about.default_players
    options = opts.check(data.game, players, given(data.options))
    seat = checked_seat(data.seat, players)
    seats = [SeatDoc() for _ in range(players)]
    for number, bot in data.bots.items():
        place = checked_seat(int(number), players) if number in SEAT_NUMBERS else None
        if place is None or place == seat:
            raise Refused("bad-request", where="$.bots")
        seats[place].bot = checked_bot(data.game, bot)
    called = title(data.title)
    person = await caller.somebody(data.name)
    token = ids.token() if seat is not None else None
    doc = RoomDoc(
        title=called,
        players=players,
        options=options,
        public=data.public,
        draw=data.draw,
        guided=False,
        pace_ms=data.pace_ms,
        clock=data.clock,
        host=person.id,
        seats=seats,
        help=data.help,
    )
    if seat is not None:
        lobby.sit(doc, seat, sitter(person.id, person.name, caller.lang))
    hashes = {seat: ids.hashed(token)} if seat is not None and token is not None else {}
    room = await caller.hub.create(data.game, doc, hashes)
    return shapes.Ticket(room.show.data(person.id), seat, token)


def given(options: shapes.OptionValues) -> Options:
    return dict(options.items())


def checked_seat(seat: int | None, players: int) -> int | None:
    if seat is not None and seat >= players:
        raise Refused("bad-request", where="$.seat")
    return seat


def sitter(person: str, name: str, lang: str) -> Sitter:
    """A person; somebody without a name is called a guest."""
    return Sitter(person, name or plain(lang).name("guest"))


# Finding rooms ------------------------------------------------------------------------------------


@get("/api/rooms")
async def public_rooms(
    caller: Asking,
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
    before: Annotated[int | None, QueryParameter(ge=0, le=FOREVER)] = None,
) -> shapes.RoomList:
    """Public rooms that are not over, newest first."""
    latest = FOREVER if before is None else before
    found = await caller.hub.store.games.public_rooms(game, latest, MOST_ROOMS)
    rooms = [await room_if_any(caller, ident) for ident in found]
    return shapes.RoomList([room.show.data(caller.ident) for room in rooms if room is not None])


@get("/api/rooms/{room_id:str}")
async def one_room(room_id: RoomId, caller: Asking) -> shapes.Room:
    """A room by its id."""
    return (await caller.room(room_id)).show.data(caller.ident)


@get("/api/codes/{code:str}")
async def room_of_code(
    code: Annotated[str, PathParameter(max_length=20)], caller: Asking
) -> shapes.Room:
    """A room by its code."""
    caller.limit(CODES)
    ident = await caller.hub.store.games.room_of_code(code.strip().upper())
    if ident is None:
        raise Refused("no-room")
    return (await caller.room(ident)).show.data(caller.ident)


@get("/api/me/rooms")
async def my_rooms(caller: Asking) -> shapes.RoomList:
    """The rooms where the caller sits, newest first; `asked` where it is their turn."""
    if caller.person is None:
        return shapes.RoomList([])
    caller.limit(LISTS)
    found = await caller.hub.store.games.rooms_of(caller.person.id, MOST_OWN)
    rooms: list[shapes.Room] = []
    for ident in found:
        room = await room_if_any(caller, ident)
        if room is None:
            continue
        asked = room.doc.status == PLAYING and await is_asked(caller.hub, room, caller.person.id)
        data = room.show.data(caller.person.id)
        data.asked = asked
        rooms.append(data)
    return shapes.RoomList(rooms)


async def room_if_any(caller: Caller, ident: str) -> Room | None:
    """A room that was there a moment ago."""
    try:
        return await caller.room(ident)
    except Refused:
        return None


async def is_asked(hub: Hub, room: Room, person: str) -> bool:
    """Whether a person's answer is waited for; a game that cannot be read hides no other."""
    if room.old_rules:
        return False
    try:
        live = (await hub.playing(room.id)).live
    except (OSError, SQLAlchemyError):
        raise
    except Exception:
        LOG.exception("a game cannot be read", extra={"room": room.id})
        return False
    seat = room.doc.seat_of(person)
    return live is not None and seat is not None and live.game.decision(seat) is not None


# Sitting down and getting ready -------------------------------------------------------------------


@post("/api/rooms/{room_id:str}/join", status_code=200)
async def join(room_id: RoomId, data: JSONBody[shapes.Join], caller: Asking) -> shapes.Ticket:
    """Take a seat."""
    room = await caller.room(room_id)
    if room.doc.seat_of(caller.ident) is None:
        lobby.free_seat(room.doc, data.seat)
    person = await caller.somebody(data.name)
    who = sitter(person.id, person.name, caller.lang)
    seat, token = await lobby.join(room, who, data.seat)
    return shapes.Ticket(room.show.data(person.id), seat, token)


@post("/api/rooms/{room_id:str}/seat", status_code=200)
async def move(room_id: RoomId, data: JSONBody[shapes.SeatWanted], caller: Asking) -> shapes.Ticket:
    """Move to an open seat."""
    room, person = await caller.room(room_id), caller.one()
    seat, token = await lobby.move(room, person.id, data.seat)
    return shapes.Ticket(room.show.data(person.id), seat, token)


@post("/api/rooms/{room_id:str}/leave", status_code=200)
async def leave(room_id: RoomId, caller: Asking) -> shapes.Room:
    """Get up."""
    room, person = await caller.hub.playing(room_id), caller.one()
    await lobby.leave(room, person.id)
    return room.show.data(person.id)


@post("/api/rooms/{room_id:str}/claim", status_code=200)
async def claim(room_id: RoomId, caller: Asking) -> shapes.Room:
    """Take one's seat back from a bot."""
    room, person = await caller.hub.playing(room_id), caller.one()
    await lobby.claim(room, person.id)
    return room.show.data(person.id)


@post("/api/rooms/{room_id:str}/pick", status_code=200)
async def pick(room_id: RoomId, data: JSONBody[shapes.Pick], caller: Asking) -> shapes.Room:
    """Pick a leader or a faction."""
    room, person = await caller.room(room_id), caller.one()
    await lobby.pick(room, person.id, data.option, data.value, data.seat)
    return room.show.data(person.id)


@post("/api/rooms/{room_id:str}/bot", status_code=200)
async def set_bot(room_id: RoomId, data: JSONBody[shapes.BotWanted], caller: Asking) -> shapes.Room:
    """Seat a bot, remove it, or let it take over."""
    room, person = await caller.hub.playing(room_id), caller.one()
    await lobby.set_bot(room, person.id, data.seat, data.bot)
    return room.show.data(person.id)


@post("/api/rooms/{room_id:str}/remove", status_code=200)
async def remove(room_id: RoomId, data: JSONBody[shapes.SeatWanted], caller: Asking) -> shapes.Room:
    """Free a seat."""
    room, person = await caller.room(room_id), caller.one()
    await lobby.remove(room, person.id, data.seat)
    return room.show.data(person.id)


@post("/api/rooms/{room_id:str}/settings", status_code=200)
async def settings(room_id: RoomId, data: JSONBody[shapes.Settings], caller: Asking) -> shapes.Room:
    """Change the table."""
    room, person = await caller.room(room_id), caller.one()
    wanted = {
        key: value
        for key, value in msgspec.structs.asdict(data).items()
        if value is not msgspec.UNSET
    }
    change = Change(**wanted)._replace(no_clock="clock" in wanted and wanted["clock"] is None)
    await lobby.settings(room, person.id, change)
    return room.show.data(person.id)


@post("/api/rooms/{room_id:str}/start", status_code=200)
async def start(room_id: RoomId, caller: Asking) -> shapes.Room:
    """Begin."""
    room, person = await caller.room(room_id), caller.one()
    await lobby.start(room, person.id)
    return room.show.data(person.id)


@post("/api/rooms/{room_id:str}/close", status_code=204)
async def close(room_id: RoomId, caller: Asking) -> None:
    """Close the table before its game."""
    room, person = await caller.room(room_id), caller.one()
    await lobby.close(room, person.id)


@post("/api/rooms/{room_id:str}/rematch", status_code=200)
async def rematch(room_id: RoomId, caller: Asking) -> shapes.Room:
    """The same table again."""
    room, person = await caller.room(room_id), caller.one()
    await caller.hub.rematch(room, person.id)
    return room.show.data(person.id)


# What was said and done ---------------------------------------------------------------------------


@get("/api/rooms/{room_id:str}/log")
async def log(
    room_id: RoomId,
    caller: Asking,
    start: Annotated[int, QueryParameter(name="from", ge=0, le=FOREVER)] = 0,
    to: Annotated[int | None, QueryParameter(ge=0, le=FOREVER)] = None,
) -> shapes.Log:
    """Entries of the log, as the caller may know them."""
    room = await caller.hub.playing(room_id)
    seat = room.doc.seat_of(caller.ident)
    total = len(room.log_for(seat) or [])
    end = min(total if to is None else to, start + MOST_ENTRIES, total)
    entries = room.show.entries_for(seat, caller.lang, start, end)
    return shapes.Log(start, total, entries)


@get("/api/rooms/{room_id:str}/chat")
async def chat(
    room_id: RoomId,
    caller: Asking,
    before: Annotated[int | None, QueryParameter(ge=0, le=FOREVER)] = None,
) -> shapes.Chat:
    """What was said before a moment, as the caller may read it."""
    room = await caller.room(room_id)
    seat = room.doc.seat_of(caller.ident)
    latest = now() + 1 if before is None else before
    said = await caller.hub.store.games.chat(room_id, latest, MOST_CHAT)
    return shapes.Chat([play.chat_line(row) for row in said if play.hears(room.doc, seat, row)])


HANDLERS: Final = [
    play_now,
    create,
    public_rooms,
    one_room,
    room_of_code,
    my_rooms,
    join,
    move,
    leave,
    claim,
    pick,
    set_bot,
    remove,
    settings,
    start,
    close,
    rematch,
    log,
    chat,
]
