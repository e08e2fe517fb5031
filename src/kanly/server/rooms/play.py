"""Playing: choices, taking back, questions, talk and pauses. All of it holds the room's lock."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from kanly.core.decision import Decision
from kanly.core.errors import IllegalChoice, KanlyError
from kanly.core.game import Game
from kanly.core.stops import ALWAYS, FORCED, NEVER
from kanly.server import messages, outgoing, pointing, results, schema
from kanly.server.errors import Refused
from kanly.server.kit import server_kit
from kanly.server.metrics import CHOICES, UNDONE
from kanly.server.names import plain_line
from kanly.server.rooms import clock as clocks
from kanly.server.rooms import telling
from kanly.server.rooms.doc import OVER, PLAYING, RoomDoc, StandingOrder, encode
from kanly.server.rooms.live import MOST_UNASKED, Live, Trial
from kanly.server.store.games import ChatRow, ChoiceRow, Progress, now

if TYPE_CHECKING:
    from kanly.server.rooms.room import Draft, Edit, Room
    from kanly.server.rooms.session import Session


async def choose(room: Room, seat: int, ident: str, notation: str, lang: str) -> None:
    """Answer a question of that id, for the person at a seat."""
    while True:
        live = at_table(room, seat)
        if live.decision(seat, ident) is None:
            raise Refused("stale")
        try:
            trial = live.attempt(seat, notation)
        except IllegalChoice as error:
            said = room.show.wording(lang).refusal(error.refusal)
            raise Refused("illegal", said, error.refusal.rule or None) from error
        except KanlyError as error:
            raise Refused("illegal", str(error)) from error
        before = live.withdrawn(seat, trial)
        if before is not None:
            done = await go_back(room, before)
        elif not trial.unasked and room.jobs.keep(seat, notation):
            shown(room)
            done = True
        elif trial.unasked and too_many(room, live):
            raise Refused("too-many-choices")
        else:
            done = await commit(room, seat, trial)
            room.jobs.done.pop(seat, None)
        if done:
            return


def too_many(room: Room, live: Live) -> bool:
    """Whether a game takes no more choices that nobody asked for."""
    return live.unasked >= MOST_UNASKED or room.progress.moves >= room.hub.config.choices


def at_table(room: Room, seat: int | None) -> Live:
    """The game, if the person at that seat may act in it now."""
    if seat is None:
        raise Refused("not-seated")
    if room.live is None:
        raise Refused("not-started")
    if room.doc.status == OVER:
        raise Refused("over")
    if room.same is not None:
        raise Refused("rules-changed")
    if room.doc.paused:
        raise Refused("paused")
    if room.doc.seats[seat].bot is not None:
        raise Refused("bot-plays")
    return room.live


async def commit(room: Room, seat: int, trial: Trial) -> bool:
    """Store a choice that was tried, adopt it, and show it; with the last one the game ends.

    False if another process was faster: then the room is what that one made of it.
    """
    live = room.live
    assert live is not None
    doc, game = room.doc, trial.game
    if game.over:
        doc = doc.copy()
        ended(doc)
    asked = live.game.decision(seat)
    made = ChoiceRow(seat, game.history[-1].notation, trial.trace)
    clock = clocks.after(room.clock, doc.clock, seat, openly_asked(game), now())
    clock = clocks.noted(clock, game)
    values: dict[str, object] = {"clock": clock.text(), "due": room.jobs.due(doc, clock, game)}
    ending = results.rows_of(room, doc, results.outcome_of(game)) if game.over else []
    if game.over:
        values |= {"doc": encode(doc), "status": doc.status, "version": room.version + 1}
    news = telling.news(room, doc, game)
    store = room.hub.store.games
    if not await store.append(room.id, room.expected, made, values, ending, news):
        await room.refresh()
        return False
    CHOICES.inc()
    room.hub.stored += 1
    room.progress = Progress(room.progress.epoch, room.progress.moves + 1)
    room.clock = clock
    before = live.game
    live.adopt(trial)
    if asked is not None and not trial.unasked:
        room.jobs.gone_by(seat, before, asked)
        await let_go(room, seat, before, asked)
    if game.over:
        room.doc, room.version = doc, room.version + 1
        room.show_room()
        room.hub.published(room)
    shown(room)
    return True


async def undo(room: Room, seat: int, count: int, lang: str) -> None:
    """Take back a seat's own last choices."""
    while True:
        live, before = at_table(room, seat), room.progress
        try:
            length = await room.jobs.back_to(seat, count)
        except KanlyError as error:
            raise Refused("undo", room.show.wording(lang).error(error)) from error
        async with room.hub.long_work:
            earlier = await live.at(length)
        if await go_back(room, earlier):
            UNDONE.inc()
            return
        if room.progress != before:
            raise Refused("stale")


async def restart(room: Room, seat: int) -> None:
    """Begin anew what is played alone from a position: a lesson, a puzzle."""
    people = [number for number, sits in enumerate(room.doc.seats) if sits.person is not None]
    if room.doc.origin is None or people != [seat]:
        raise Refused("no-restart")
    live = room.live
    if live is None or live.game.start is None:
        raise Refused("not-started")
    doc = room.doc.copy()
    doc.status, doc.ended = PLAYING, None
    await go_back(room, await live.at(len(live.game.start.history)), doc)


async def go_back(room: Room, before: Game, doc: RoomDoc | None = None) -> bool:
    """Go on from an earlier position: the stored game is cut short first; `doc` is what the room
    becomes, if that changes too.

    False if another process was faster: then the room is what that one made of it.
    """
    live = room.live
    assert live is not None
    length = len(before.history)
    clock = clocks.after(room.clock, room.doc.clock, None, openly_asked(before), now())
    clock = clocks.noted(clock, before)
    due = room.jobs.due(doc or room.doc, clock, before)
    values: dict[str, object] = {"clock": clock.text(), "due": due}
    if doc is not None:
        values |= {"doc": encode(doc), "status": doc.status, "version": room.version + 1}
    if not await room.hub.store.games.truncate(room.id, room.expected, length, values):
        await room.refresh()
        return False
    if doc is not None:
        room.doc, room.version = doc, room.version + 1
        room.show_room()
        room.hub.published(room)
    room.progress = Progress(room.progress.epoch + 1, length)
    room.clock = clock
    live.rewind(before)
    room.cut_logs()
    shown(room)
    return True


def shown(room: Room) -> None:
    """The game moved: let everyone see."""
    room.moved = now()
    room.touch()
    room.jobs.reconcile()


def ended(doc: RoomDoc) -> None:
    doc.status = OVER
    doc.ended = now()
    doc.paused = False
    doc.votes = []


def openly_asked(game: Game) -> list[int]:
    return [decision.seat for decision in game.pending if not decision.kind.unseen]


def why(room: Room, seat: int | None, message: messages.Why, lang: str) -> outgoing.Why:
    """Why something cannot be chosen now, in words."""
    wording = room.show.wording(lang)
    said = outgoing.Why(id=message.id, notation=message.notation, allowed=False)
    if seat is None or room.live is None:
        said.text = wording.say("table-not-seated" if seat is None else "table-not-started")
        return said
    try:
        if not message.notation:
            choice = pointing.meant(room.live.game, seat, message.verb, message.things)
            if choice is None:
                return said
            said.notation = choice.notation
        refusal = room.live.game.why_not(seat, said.notation)
    except KanlyError as error:
        said.text = wording.error(error)
        return said
    if refusal is None:
        said.allowed = True
    else:
        said.text, said.rule = wording.refusal(refusal), refusal.rule or None
    return said


def preview(room: Room, seat: int, message: messages.Preview) -> outgoing.Preview:
    """What would come of some choices, as far as the seat can know."""
    live = at_table(room, seat)
    view = live.game.view(seat)
    if live.decision(seat, message.decision) is None:
        raise Refused("stale")
    made = server_kit(room.game).preview(view, message.choices)
    return outgoing.Preview(id=message.id, decision=message.decision, preview=made)


# Talk ---------------------------------------------------------------------------------------------


async def talk(room: Room, session: Session, text: str, to: int | None) -> None:
    """Say something to the table or, where the game has it, to one seat in private."""
    said = plain_line(text)
    if not said:
        raise Refused("bad-message", where="$.text")
    seat = session.seat
    if session.person is None:
        raise Refused("no-name")
    if session.person in room.doc.muted:
        raise Refused("muted")
    if to is not None:
        if seat is None:
            raise Refused("not-seated")
        other = room.doc.seats[to].person if to < room.doc.players else None
        if not room.about.talk or to == seat or other is None or room.doc.started is None:
            raise Refused("no-talk")
    name = room.doc.seats[seat].name if seat is not None else await session_name(room, session)
    row = ChatRow(
        secrets.token_urlsafe(9), room.id, now(), seat, name or "", to, said, session.person
    )
    await room.hub.store.games.add_chat(row)
    show_chat(room, row)


async def session_name(room: Room, session: Session) -> str:
    """What a spectator is called."""
    person = session.person
    known = await room.hub.store.people.person(person) if person is not None else None
    return known.name if known is not None else ""


def show_chat(room: Room, row: ChatRow) -> None:
    room.said += 1
    for session in room.sessions.values():
        if row.person not in session.blocked and hears(room.doc, session.seat, row):
            session.tell(outgoing.Chat(chat=chat_line(row)))


def hears(doc: RoomDoc, seat: int | None, row: ChatRow) -> bool:
    """Whether a seat (None: a spectator) may read it. Spectators talk among themselves till the
    end, lest they tell players what those cannot see. Private talk begins with the game: before
    it, others may come to sit there."""
    if row.to is not None:
        begun = doc.started is not None and row.at >= doc.started
        return begun and seat is not None and seat in (row.seat, row.to)
    return row.seat is not None or seat is None or doc.status == OVER


def chat_line(row: ChatRow) -> schema.ChatLine:
    return schema.ChatLine(row.id, row.at, row.seat, row.name, row.to, row.text, row.person)


# Settings and pauses ------------------------------------------------------------------------------


async def set_stop(room: Room, seat: int, name: str, when: messages.StopWhen) -> None:
    """Where a seat wants to be asked."""
    stops = room.kit.stops
    known = (*stops.names, FORCED) if stops.names else (name,)
    if name not in known:
        raise Refused("bad-option", where="$.stop")

    def edit(draft: Draft) -> None:
        own = draft.doc.seats[seat].stops
        turn = draft.live.game.rounds if draft.live is not None else 0
        own.pop(name, None)
        if when != "usual":
            own[name] = {"always": ALWAYS, "turn": turn, "never": NEVER}[when]
        if len(own) > MOST_STOPS:
            raise Refused("bad-option", where="$.stop")

    await edited(room, edit)


async def set_hold(room: Room, seat: int, hold: bool) -> None:
    """The next window waits for a seat, or no longer."""

    def edit(draft: Draft) -> None:
        draft.doc.seats[seat].hold = hold

    await edited(room, edit)


async def set_order(room: Room, seat: int, most: int | None, every: bool) -> None:
    """How far a seat goes for what is up for auction."""
    lots = room.kit.stops.lots(room.live.game) if room.live is not None else ()
    if not lots and most is not None:
        raise Refused("stale")

    def edit(draft: Draft) -> None:
        order = None if most is None else StandingOrder(lots[-1 if every else 0], most)
        draft.doc.seats[seat].order = order

    await edited(room, edit)


async def edited(room: Room, edit: Edit) -> None:
    """Change a seat's settings; what is answered for it changes with them."""
    await room.change(edit)
    room.jobs.reconcile()


async def let_go(room: Room, seat: int, before: Game, asked: Decision) -> None:
    """A window that was held has been answered."""
    if room.doc.seats[seat].hold and room.kit.stops.window(before, asked):
        await set_hold(room, seat, False)


MOST_STOPS: Final = 100


async def vote(room: Room, seat: int, pause: bool, agrees: bool) -> None:
    """Agree to a pause or to going on; it happens when all that are needed agree."""

    def edit(draft: Draft) -> None:
        doc = draft.doc
        if doc.status != PLAYING:
            raise Refused("over" if doc.status == OVER else "not-started")
        if doc.paused == pause:
            return
        votes = set(doc.votes) - {seat} | ({seat} if agrees else set())
        done = agrees and votes >= {*room.voters(doc), seat}
        doc.votes = [] if done else sorted(votes)
        if done:
            doc.paused = pause
            asked = openly_asked(draft.live.game) if draft.live is not None and not pause else []
            draft.clock = clocks.after(draft.clock, doc.clock, None, asked, now())

    await room.change(edit)
    room.jobs.reconcile()
