"""The WebSocket: a connection from its first message to its end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

import kanly
from kanly.server import deals, ids, outgoing
from kanly.server import messages as m
from kanly.server.errors import Refused
from kanly.server.limits import (
    ADVICE,
    CHAT,
    LOADS,
    MESSAGES,
    QUESTIONS,
    REBUILDS,
    SOCKETS,
    Bucket,
    Cost,
)
from kanly.server.logs import LOG
from kanly.server.metrics import CHOICE_SECONDS, CONNECTIONS, REFUSED
from kanly.server.people import moderation
from kanly.server.people.guests import visitor
from kanly.server.rooms import advising, lobby, play, rules
from kanly.server.rooms.hub import FREE_MOVES, Hub
from kanly.server.rooms.live import MOST_PAST
from kanly.server.rooms.room import Room
from kanly.server.rooms.session import Session
from kanly.server.security import client_of, known_host, same_origin
from kanly.server.store.games import ChatRow, now

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

VERSION: Final = 1
HELLO_SECONDS: Final = 10.0
"""Seconds for the first message."""
IDLE_SECONDS: Final = 60
"""Seconds without a message after which a connection is closed."""
MESSAGE_RATE: Final = (20.0, 40.0)
"""Messages a second, and at once."""
MOST_SOCKETS: Final = 8
"""Connections of one seat, or of one person, to a room."""
PREVIEW: Final = 3.0
"""What a preview costs, in questions."""
PATIENCE: Final = 100
"""Messages too many that are refused before the connection is closed."""
RECENT_CHAT: Final = 50

BAD, UNKNOWN_VERSION, FORBIDDEN, NO_ROOM, CLOSED, OLD_RULES = 4000, 4001, 4003, 4004, 4005, 4006
TOO_MANY = 4009
RESTARTING: Final = 1012
"""Come back in a moment."""
TOO_FAST, TOO_BIG = 4008, 1009


class Closing(Exception):
    """The connection is to be closed, with this code."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """One WebSocket."""

    def __init__(self, hub: Hub, scope: Any, receive: Receive, send: Send) -> None:
        self.hub = hub
        self.scope = scope
        self.headers: dict[bytes, bytes] = dict(scope["headers"])
        self.address = client_of(hub.config, self.headers, scope.get("client"))
        self.receive = receive
        self.send = send
        limited = hub.config.limits
        self.bucket = Bucket(*MESSAGE_RATE) if limited else Bucket(1e9, 1e9)
        self.person: str | None = None
        self.excess = 0
        self.closing: Closing | None = None
        """Why the connection is to end."""
        self.ended = asyncio.Event()
        self.heard = 0.0
        """When the last message came..."""
        self.silence: asyncio.TimerHandle
        """...and the timer that ends a connection without any."""
        self.tasks: set[asyncio.Task[None]] = set()
        """What is under way for this connection besides listening."""

    async def run(self) -> None:
        """Serve the connection until it ends."""
        if (await self.receive())["type"] != "websocket.connect":
            return
        if not self.allowed() or not self.hub.sockets.enter(self.address):
            await self.send({"type": "websocket.close", "code": FORBIDDEN})
            return
        await self.send({"type": "websocket.accept"})
        CONNECTIONS.inc()
        try:
            await self.serve()
        except Closing as end:
            await self.close(end.code, end.reason)
        except asyncio.CancelledError:
            await self.close(1012, "")
            raise
        except Exception:
            LOG.exception("a connection failed")
            await self.close(1011, "")
        finally:
            self.hub.visitors.remove(self)
            self.hub.sockets.leave(self.address)
            CONNECTIONS.dec()

    def allowed(self) -> bool:
        """Whether the page that opens the socket is ours, and it may be opened now."""
        config = self.hub.config
        ours = known_host(config, self.headers) and same_origin(config, self.headers)
        barred = self.hub.moderation.bars(self.address)
        return ours and not barred and not self.hub.stopping and self.in_time()

    def in_time(self) -> bool:
        """Whether this address does not come too often."""
        try:
            self.charge(SOCKETS)
        except Refused:
            return False
        return True

    def charge(self, cost: Cost, amount: float = 1.0) -> None:
        """Refuse what costs more than this person or address has left."""
        self.hub.limits.charge(cost, self.address, self.person, amount)

    def end(self, code: int, reason: str) -> None:
        """The connection is to end soon."""
        self.closing = Closing(code, reason)
        self.ended.set()

    async def close(self, code: int, reason: str) -> None:
        with suppress(Exception):
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    async def serve(self) -> None:
        hello = await self.hello()
        if await self.passed_on(hello):
            return
        room = await self.room_of(hello)
        session = await self.session_of(hello, room)
        room.attach(session)
        pump = asyncio.create_task(self.pump(session))
        listen = asyncio.create_task(self.listen(session))
        ended = asyncio.create_task(self.ended.wait())
        self.heard = time.monotonic()
        self.wait_on()
        try:
            await self.room_of(hello)  # the game may have begun since, at another process
            first = asyncio.FIRST_COMPLETED
            done, _ = await asyncio.wait((pump, listen, ended), return_when=first)
            if self.closing is not None:
                raise self.closing
            for task in done:
                task.result()
        finally:
            tasks = [pump, listen, ended, *self.tasks]
            for task in tasks:
                task.cancel()
            self.silence.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if session.connection is self:
                room.detach(session)

    async def passed_on(self, hello: m.Hello) -> bool:
        """Pass everything on to the process that owns the game, if that is another."""

        async def send(message: Any) -> None:
            if message["type"] != "websocket.accept":  # that was done here
                await self.send(message)

        said = {"type": "websocket.receive", "text": msgspec.json.encode(hello).decode()}
        first = [{"type": "websocket.connect"}, said]
        try:
            return await self.hub.relayed(hello.room, self.scope, first, self.receive, send)
        except ConnectionError:
            raise Closing(RESTARTING, "moved") from None

    # The beginning --------------------------------------------------------------------------------

    async def hello(self) -> m.Hello:
        """The first message, in time."""
        try:
            text = await asyncio.wait_for(self.next_text(), HELLO_SECONDS)
        except TimeoutError:
            raise Closing(BAD, "no hello") from None
        if text is None:
            raise Closing(1000)
        try:
            message = m.DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Closing(BAD, reason_of(error)) from None
        if not isinstance(message, m.Hello):
            raise Closing(BAD, "expected hello")
        if message.v != VERSION:
            raise Closing(UNKNOWN_VERSION, f"this server speaks version {VERSION}")
        return message

    async def room_of(self, hello: m.Hello) -> Room:
        try:
            return await self.hub.playing(hello.room, partial(self.charge, LOADS))
        except Refused as error:
            if error.code == "too-fast":
                raise Closing(TOO_FAST, error.code) from None
            code = {"old-rules": OLD_RULES, "busy": RESTARTING}.get(error.code, NO_ROOM)
            raise Closing(code, error.code) from None

    async def session_of(self, hello: m.Hello, room: Room) -> Session:
        """The session that was lost, or a new one. Nothing is waited for once the seat is known:
        people may move.
        """
        count = -1
        while count != room.said:  # what is said meanwhile is not missed
            count = room.said
            said = await self.hub.store.games.chat(room.id, now() + 1, RECENT_CHAT * 4)
            person, seat = await self.who(hello, room)
            if seat is None and not await deals.may_look(self.hub, room.id, person):
                raise Closing(FORBIDDEN, "unplayed-deal")
            blocked = await self.admitted(room, person)
        said = [row for row in said if row.person not in blocked]
        old = room.sessions.get(hello.session or "")
        if (
            old is not None
            and hello.last_seq is not None
            and (old.person, old.seat) == (person, seat)
            and old.look == hello.look
            and old.resume(hello.last_seq)
        ):
            old.take_over(self)
            old.blocked, old.address = blocked, self.address
            self.person = person
            old.queue.appendleft(self.welcome(old, said, resumed=True))
            old.speak(hello.lang)
            return old
        if old is not None and (old.person, old.seat) == (person, seat):
            room.sessions.pop(old.id, None)
        self.make_room(room, person, seat)
        self.person = person
        session = Session(ids.token(), room, person, seat, hello.lang)
        session.look = hello.look
        session.take_over(self)
        session.blocked, session.address = blocked, self.address
        session.queue.append(self.welcome(session, said, resumed=False))
        for notice in self.hub.moderation.current():
            session.queue.append(outgoing.Notice(notice=moderation.in_words(notice)))
        session.state_changed()
        return session

    async def admitted(self, room: Room, person: str | None) -> set[str]:
        """Refuse those who are not wanted; for others, the people they want to hear nothing of."""
        if person is None:
            return set()
        if self.hub.moderation.banned(person):
            raise Closing(FORBIDDEN, "banned")
        if person in room.doc.kept_out:
            raise Closing(FORBIDDEN, "not-welcome")
        return {other for other, _ in await self.hub.store.moderation.blocked_by(person)}

    def make_room(self, room: Room, person: str | None, seat: int | None) -> None:
        """Refuse one connection too many of a seat or person; forget their lost ones."""
        if not self.hub.config.limits:
            return
        self.charge_start()
        mine = [
            each
            for each in room.sessions.values()
            if (person is not None and each.person == person)
            or (seat is not None and each.seat == seat)
        ]
        lost = [each for each in mine if not each.attached]
        for each in lost[: len(mine) - MOST_SOCKETS + 1]:
            room.sessions.pop(each.id, None)
        if len(mine) - len(lost) >= MOST_SOCKETS:
            raise Closing(TOO_MANY, "too many connections")

    def charge_start(self) -> None:
        """A new session is told everything."""
        try:
            self.charge(REBUILDS)
        except Refused:
            raise Closing(TOO_FAST, "too fast") from None

    async def who(self, hello: m.Hello, room: Room) -> tuple[str | None, int | None]:
        """The person and the seat: by token, by cookie, or nobody in particular."""
        if hello.token is not None:
            seat = room.seat_with(hello.token)
            if seat is None:
                raise Closing(FORBIDDEN, "token")
            return room.doc.seats[seat].person, seat
        keep = self.hub.config.keep_sessions
        visit = await visitor(self.hub.store.people, self.headers, keep)
        if visit is None:
            return None, None
        self.hub.visitors.add(visit.session.hash, self)
        try:
            seat = lobby.looked_from(room.doc, visit.person.id, hello.look)
        except Refused as error:
            raise Closing(FORBIDDEN, error.code) from None
        at_seat = room.doc.seats[seat].person if seat is not None else None
        return at_seat or visit.person.id, seat

    def welcome(self, session: Session, said: list[ChatRow], resumed: bool) -> outgoing.Welcome:
        room = session.room
        heard = [play.chat_line(row) for row in said if play.hears(room.doc, session.seat, row)]
        return outgoing.Welcome(
            v=VERSION,
            session=session.id,
            resumed=resumed,
            lang=session.lang,
            seat=session.seat,
            room=room.show.data(session.person, session.seat),
            chat=heard[-RECENT_CHAT:],
            server=outgoing.ServerInfo(kanly.__version__, now(), IDLE_SECONDS, m.MOST_BYTES),
        )

    # There and back -------------------------------------------------------------------------------

    async def pump(self, session: Session) -> None:
        async def send(text: str) -> None:
            try:
                await self.send({"type": "websocket.send", "text": text})
            except OSError:  # what a server raises where nobody listens any more
                raise Closing(1000, "gone") from None

        await session.pump(send, self)
        if session.ended:
            raise Closing(RESTARTING if session.moved else CLOSED, "closed")
        raise Closing(TOO_FAST if session.overflowed else 1000, "")

    async def listen(self, session: Session) -> None:
        while (text := await self.next_text()) is not None:
            self.heard = time.monotonic()
            await self.hear(session, text)

    def wait_on(self) -> None:
        """End the connection if nothing has come for too long; else look again when that may be."""
        left = self.heard + IDLE_SECONDS - time.monotonic()
        if left > 0:
            self.silence = asyncio.get_running_loop().call_later(left, self.wait_on)
        else:
            self.end(1000, "idle")

    async def next_text(self) -> str | bytes | None:
        """The next message, or None when the connection is gone."""
        event = await self.receive()
        if event["type"] == "websocket.disconnect":
            return None
        text: str | bytes = event.get("text") or event.get("bytes") or ""
        if len(text) > m.MOST_BYTES:
            raise Closing(TOO_BIG, "message too big")
        return text

    async def hear(self, session: Session, text: str | bytes) -> None:
        """Do what a message asks, and answer."""
        if not self.in_measure():
            self.excess += 1
            if self.excess > PATIENCE:
                raise Closing(TOO_FAST, "too fast")
            self.refuse(session, None, Refused("too-fast"))
            return
        try:
            message = m.DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(session, None, Refused("bad-message", where=reason_of(error)))
            return
        try:
            await ACTIONS[type(message)](self, session, message)
        except Refused as error:
            self.refuse(session, message.id, error)
            if error.code == "stale":
                session.afresh(log=False)
        except (OSError, SQLAlchemyError):
            LOG.exception("nothing can be stored")
            self.refuse(session, message.id, Refused("busy"))
        except Exception:
            LOG.exception("a message failed", extra={"room": session.room.id})
            self.refuse(session, message.id, Refused("server-error"))

    def in_measure(self) -> bool:
        """Whether this connection and its address may send a message now."""
        if self.bucket.take() > 0:
            return False
        try:
            self.hub.limits.charge(MESSAGES, self.address, None)
        except Refused:
            return False
        return True

    def later(self, work: Coroutine[object, object, None]) -> None:
        """Do something that takes its time, while the connection listens on."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def refuse(self, session: Session, ident: str | None, error: Refused) -> None:
        REFUSED.labels(error.code).inc()
        text = error.text or session.room.show.wording(session.lang).name(f"table-{error.code}")
        session.tell(
            outgoing.Refused(
                id=ident, code=error.code, text=text, rule=error.rule, where=error.where
            )
        )


def reason_of(error: Exception) -> str:
    """What is wrong with a message: its path where msgspec tells one."""
    said = str(error)
    return said.rpartition(" - at `")[2].rstrip("`") if " - at `" in said else "$"


# What messages do ---------------------------------------------------------------------------------

Action = Callable[[Connection, Session, Any], Awaitable[None]]
SeatAction = Callable[[Session, int, Any], Awaitable[None]]


def locked(act: SeatAction) -> Action:
    """What a seat does to the room, with its lock held; then the seat is told that it is done."""

    async def action(connection: Connection, session: Session, message: Any) -> None:
        start = time.perf_counter()

        async def work() -> None:
            await act(session, seated(session), message)
            session.tell_first(outgoing.Ok(id=message.id))

        await session.room.locked(work())
        if isinstance(message, m.Choose):
            CHOICE_SECONDS.observe(time.perf_counter() - start)

    return action


async def choose(session: Session, seat: int, message: m.Choose) -> None:
    await play.choose(session.room, seat, message.decision, message.choice, session.lang)


async def undo(session: Session, seat: int, message: m.Undo) -> None:
    await play.undo(session.room, seat, message.count, session.lang)


async def stop(session: Session, seat: int, message: m.Stop) -> None:
    await play.set_stop(session.room, seat, message.stop, message.when)


async def hold(session: Session, seat: int, message: m.Hold) -> None:
    await play.set_hold(session.room, seat, message.hold)


async def pace(session: Session, seat: int, message: m.Pace) -> None:
    await lobby.set_pace(session.room, session.person, message.pace_ms)


async def order(session: Session, seat: int, message: m.Order) -> None:
    await play.set_order(session.room, seat, message.most, message.all)


async def take_back(connection: Connection, session: Session, message: m.Undo) -> None:
    """Take back: far back the game is played again, which costs."""
    if message.count > MOST_PAST:
        connection.charge(LOADS, 1 + session.room.progress.moves / FREE_MOVES)
    await locked(undo)(connection, session, message)


async def vote(session: Session, seat: int, message: m.Pause | m.Resume) -> None:
    await play.vote(session.room, seat, isinstance(message, m.Pause), message.vote)


async def settle(session: Session, seat: int, message: m.Settle) -> None:
    await rules.vote(session.room, seat, message.how, message.vote)


async def restart(session: Session, seat: int, message: m.Restart) -> None:
    await play.restart(session.room, seat)


async def why(connection: Connection, session: Session, message: m.Why) -> None:
    connection.charge(QUESTIONS)
    session.tell(play.why(session.room, session.seat, message, session.lang))


async def advise(connection: Connection, session: Session, message: m.Advise) -> None:
    view = advising.question(session.room, seated(session), message.decision)
    connection.charge(ADVICE)

    async def work() -> None:
        try:
            session.tell(await advising.advice(session, view, message))
        except Refused as error:
            connection.refuse(session, message.id, error)

    connection.later(work())


async def preview(connection: Connection, session: Session, message: m.Preview) -> None:
    connection.charge(QUESTIONS, PREVIEW)
    session.tell(play.preview(session.room, seated(session), message))


async def chat(connection: Connection, session: Session, message: m.Chat) -> None:
    connection.charge(CHAT)
    await play.talk(session.room, session, message.text, message.to)
    session.tell(outgoing.Ok(id=message.id))


async def lang(connection: Connection, session: Session, message: m.SetLang) -> None:
    if message.lang != session.lang:
        connection.charge(REBUILDS)
    session.tell(outgoing.Ok(id=message.id))
    session.speak(message.lang)


async def ping(connection: Connection, session: Session, message: m.Ping) -> None:
    session.tell(outgoing.Pong(id=message.id, at=now()))


async def hello_again(connection: Connection, session: Session, message: m.Hello) -> None:
    raise Refused("bad-message", where="$.type")


def seated(session: Session) -> int:
    if session.seat is None:
        raise Refused("not-seated")
    return session.seat


ACTIONS: Final[dict[type, Action]] = {
    m.Choose: locked(choose),
    m.Undo: take_back,
    m.Stop: locked(stop),
    m.Hold: locked(hold),
    m.Order: locked(order),
    m.Pace: locked(pace),
    m.Pause: locked(vote),
    m.Resume: locked(vote),
    m.Settle: locked(settle),
    m.Restart: locked(restart),
    m.Why: why,
    m.Advise: advise,
    m.Preview: preview,
    m.Chat: chat,
    m.SetLang: lang,
    m.Ping: ping,
    m.Hello: hello_again,
}
