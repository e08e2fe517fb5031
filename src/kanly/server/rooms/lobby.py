"""Sitting down, getting up, bots, settings, starting and playing again."""

from __future__ import annotations

from typing import NamedTuple

from kanly.core.about import SEATS, About
from kanly.core.setup import Options
from kanly.server import ids
from kanly.server.bots import checked_bot, stand_in
from kanly.server.errors import Refused
from kanly.server.names import title, unlike
from kanly.server.rooms import clock as clocks
from kanly.server.rooms import options as opts
from kanly.server.rooms.doc import LOBBY, OVER, PLAYING, ClockSpec, RoomDoc, SeatDoc
from kanly.server.rooms.live import Live
from kanly.server.rooms.play import openly_asked
from kanly.server.rooms.room import TRIES, Draft, Room
from kanly.server.store.games import now
from kanly.server.versions import rules_version

AWAY: int = 60_000
"""How long somebody must be away before a bot may take over."""


class Sitter(NamedTuple):
    """A person and what they are called."""

    person: str
    name: str


class Change(NamedTuple):
    """What a host may change before the game; None stays as it is."""

    title: str | None = None
    players: int | None = None
    options: Options | None = None
    public: bool | None = None
    draw: bool | None = None
    pace_ms: int | None = None
    help: bool | None = None
    clock: ClockSpec | None = None
    no_clock: bool = False


# Sitting down -------------------------------------------------------------------------------------


async def join(room: Room, who: Sitter, seat: int | None) -> tuple[int, str]:
    """Take a seat, or get a new token for the one that one has."""
    async with room.lock:
        token = ids.token()

        def edit(draft: Draft) -> None:
            mine = draft.doc.seat_of(who.person)
            if mine is None:
                mine = free_seat(draft.doc, seat)
                sit(draft.doc, mine, who)
                if draft.doc.seat_of(draft.doc.host) is None and not room.attends(draft.doc.host):
                    pass_host_on(draft.doc)
            draft.tokens[mine] = ids.hashed(token)

        await room.change(edit)
        room.reseat()
        return seated(room.doc, who.person), token


def free_seat(doc: RoomDoc, wanted: int | None) -> int:
    """The seat that somebody new may take."""
    if doc.status != LOBBY:
        raise Refused("started")
    if wanted is not None:
        if wanted >= doc.players:
            raise Refused("bad-request", where="$.seat")
        if not doc.seats[wanted].open:
            raise Refused("seat-taken")
        return wanted
    found = [number for number, seat in enumerate(doc.seats) if seat.open]
    if not found:
        raise Refused("full")
    return found[0]


def sit(doc: RoomDoc, seat: int, who: Sitter) -> None:
    others = [each.name for each in doc.seats if each.name is not None]
    doc.seats[seat].person = who.person
    doc.seats[seat].name = unlike(who.name, others)


async def move(room: Room, person: str, seat: int) -> tuple[int, str]:
    """Move to an open seat."""
    async with room.lock:
        token = ids.token()

        def edit(draft: Draft) -> None:
            mine = seated(draft.doc, person)
            if mine != seat:
                swap(draft, mine, free_seat(draft.doc, seat))
            draft.tokens[seat] = ids.hashed(token)

        await room.change(edit)
        room.reseat()
        return seat, token


def pass_host_on(doc: RoomDoc) -> None:
    """Whoever sits first is the host; if nobody does, it stays as it is."""
    doc.host = next((seat.person for seat in doc.seats if seat.person), doc.host)


def swap(draft: Draft, one: int, other: int) -> None:
    seats, tokens = draft.doc.seats, draft.tokens
    seats[one], seats[other] = seats[other], seats[one]
    tokens[one], tokens[other] = tokens[other], tokens[one]


def seated(doc: RoomDoc, person: str) -> int:
    seat = doc.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    return seat


# Getting up and coming back -----------------------------------------------------------------------


async def leave(room: Room, person: str) -> None:
    """Free the seat, or in a game leave it to a bot."""
    async with room.lock:

        def edit(draft: Draft) -> None:
            doc = draft.doc
            seat = seated(doc, person)
            if doc.status == PLAYING:
                doc.seats[seat].bot = stand_in(room.game)
                doc.votes = [vote for vote in doc.votes if vote != seat]
                return
            if doc.status == OVER:
                return
            doc.seats[seat] = SeatDoc()
            draft.tokens[seat] = None
            if doc.host == person:
                pass_host_on(doc)

        await room.change(edit)
        room.reseat()
        room.jobs.reconcile()


async def claim(room: Room, person: str) -> None:
    """Take one's seat back from the bot that stands in."""
    async with room.lock:

        def edit(draft: Draft) -> None:
            draft.doc.seats[seated(draft.doc, person)].bot = None

        await room.change(edit)
        room.jobs.reconcile()


# The host -----------------------------------------------------------------------------------------


async def set_bot(room: Room, person: str, seat: int, bot: str | None) -> None:
    """Seat a bot or remove it; in a game, give a bot the seat of somebody who is gone."""
    async with room.lock:

        def edit(draft: Draft) -> None:
            doc = draft.doc
            as_host(doc, person)
            sits = seat_at(doc, seat)
            if doc.status == LOBBY:
                if sits.person is not None:
                    raise Refused("seat-taken")
                doc.seats[seat] = SeatDoc(
                    bot=None if bot is None else checked_bot(room.game, bot), picks=sits.picks
                )
                return
            gone = room.away_since(seat)
            away = gone is not None and now() - gone >= AWAY
            if bot is None or doc.status == OVER or (sits.bot is None and not away):
                raise Refused("not-left")
            sits.bot = checked_bot(room.game, bot)

        await room.change(edit)
        room.jobs.reconcile()


async def remove(room: Room, person: str, seat: int) -> None:
    """Free a seat before the game."""
    async with room.lock:

        def edit(draft: Draft) -> None:
            doc = draft.doc
            as_host(doc, person)
            in_lobby(doc)
            if seat_at(doc, seat).person == person:
                raise Refused("bad-request", where="$.seat")
            doc.seats[seat] = SeatDoc()
            draft.tokens[seat] = None

        await room.change(edit)
        room.reseat()


async def settings(room: Room, person: str, wanted: Change) -> None:
    """Change the table before the game."""
    async with room.lock:

        def edit(draft: Draft) -> None:
            doc = draft.doc
            as_host(doc, person)
            in_lobby(doc)
            if wanted.title is not None:
                doc.title = title(wanted.title)
            if wanted.public is not None:
                doc.public = wanted.public
            if wanted.draw is not None:
                doc.draw = wanted.draw
            if wanted.pace_ms is not None:
                doc.pace_ms = wanted.pace_ms
            if wanted.help is not None:
                doc.help = wanted.help
            if wanted.clock is not None or wanted.no_clock:
                doc.clock = wanted.clock
            if wanted.players is not None:
                resize(draft, room.about, wanted.players)
            given = doc.options if wanted.options is None else wanted.options
            doc.options = opts.check(room.game, doc.players, given)
            drop_picks(room.game, doc)

        await room.change(edit)
        room.reseat()


def resize(draft: Draft, about: About, players: int) -> None:
    """More or fewer seats; people move up rather than lose theirs."""
    if players not in about.players:
        raise Refused("bad-option", where="$.players")
    pairs = list(zip(draft.doc.seats, draft.tokens))
    people = [pair for pair in pairs if pair[0].person is not None]
    if len(people) > players:
        raise Refused("full")
    while len(pairs) > players:
        spare = [pair for pair in pairs if pair[0].person is None]
        pairs.remove(spare[-1])
    pairs += [(SeatDoc(), None)] * (players - len(pairs))
    draft.doc.players = players
    draft.doc.seats = [SeatDoc() if seat.open else seat for seat, _ in pairs]
    draft.tokens = [token for _, token in pairs]


def drop_picks(game: str, doc: RoomDoc) -> None:
    """Forget picks that the options no longer allow."""
    for seat in doc.seats:
        seat.picks = {
            key: value
            for key, value in seat.picks.items()
            if value in opts.allowed(opts.picked_option(game, key), doc.options)
        }


async def close(room: Room, person: str) -> None:
    """Close a table whose game has not begun; everyone there is told."""
    async with room.lock:
        for _ in range(TRIES):
            as_host(room.doc, person)
            in_lobby(room.doc)
            if await room.hub.store.games.drop_lobby(room.id, room.version):
                room.hub.forget_room(room)
                room.hub.changed(room)
                return
            await room.refresh()
        raise Refused("busy")


async def pick(room: Room, person: str, key: str, value: str | None, seat: int | None) -> None:
    """Pick a leader or faction for oneself, or as host for a bot."""
    async with room.lock:

        def edit(draft: Draft) -> None:
            doc = draft.doc
            in_lobby(doc)
            mine = doc.seat_of(person)
            chosen = mine if seat is None else seat
            if chosen is None:
                raise Refused("not-seated")
            sits = seat_at(doc, chosen)
            if chosen != mine:
                as_host(doc, person)
                if sits.person is not None:
                    raise Refused("seat-taken")
            option = opts.picked_option(room.game, key)
            if value is None:
                sits.picks.pop(key, None)
                return
            if value not in opts.allowed(option, doc.options):
                raise Refused("bad-option", where="$.value")
            others = [each for number, each in enumerate(doc.seats) if number != chosen]
            if value in [each.picks.get(key) for each in others]:
                raise Refused("pick-taken")
            sits.picks[key] = value

        await room.change(edit)


def seat_at(doc: RoomDoc, seat: int) -> SeatDoc:
    if seat >= doc.players:
        raise Refused("bad-request", where="$.seat")
    return doc.seats[seat]


def as_host(doc: RoomDoc, person: str) -> None:
    if person != doc.host:
        raise Refused("not-host")


def in_lobby(doc: RoomDoc) -> None:
    if doc.status != LOBBY:
        raise Refused("started")


# Beginning ----------------------------------------------------------------------------------------


async def start(room: Room, person: str) -> None:
    """Draw seats if so agreed, deal, and begin."""
    async with room.lock:
        if room.doc.incomplete:
            await room.refresh()  # someone may have sat down at another process a moment ago

        def edit(draft: Draft) -> None:
            as_host(draft.doc, person)
            deal(draft, room)

        await room.change(edit)
        room.reseat()
        await room.hub.lead(room)
        room.jobs.reconcile()


def deal(draft: Draft, room: Room) -> None:
    """Everyone where they will sit, and the game at its first question."""
    doc = draft.doc
    in_lobby(doc)
    if doc.incomplete:
        raise Refused("seats-open")
    order = list(range(doc.players))
    if doc.draw:
        opts.CHANCE.shuffle(order)
    doc.seats = [doc.seats[old] for old in order]
    draft.tokens = [draft.tokens[old] for old in order]
    doc.options = opts.completed(room.game, doc)
    doc.names = [seat.name or seat.bot or "" for seat in doc.seats]
    doc.status = PLAYING
    doc.started = now()
    doc.hash = ids.proof(room.seed, room.salt)
    live = Live(room.game, doc.players, room.seed, doc.options, doc.names)
    none = clocks.fresh(doc.clock, doc.players)
    draft.clock = clocks.after(none, doc.clock, None, openly_asked(live.game), now())
    draft.live, draft.rules = live, rules_version(room.game)


def again(room: Room) -> RoomDoc:
    """The document of the next room with the same people."""
    old = room.doc
    keys = [option.key for option in room.about.options if option.kind == SEATS]
    doc = old.copy()
    doc.options = {key: value for key, value in old.options.items() if key not in keys}
    doc.status, doc.names, doc.votes = LOBBY, [], []
    doc.started = doc.ended = doc.hash = doc.rematch = None
    doc.paused = False
    for seat in doc.seats:
        seat.picks = {}
        if seat.person is not None:
            seat.bot = None
    return doc
