"""Sitting down, getting up, bots, settings, starting and playing again."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import asdict

from kanly.core.about import SEATS, About
from kanly.server import ids
from kanly.server.bots import checked_bot, stand_in
from kanly.server.errors import Refused
from kanly.server.messages import NONE, Look
from kanly.server.names import distinct, title, unlike
from kanly.server.rooms import clock as clocks
from kanly.server.rooms.doc import LOBBY, OVER, PLAYING, RoomDoc, SeatDoc
from kanly.server.rooms.live import Live
from kanly.server.rooms.options import allowed, checked, completed, picked_option, shuffled
from kanly.server.rooms.play import edited, openly_asked
from kanly.server.rooms.room import TRIES, Draft, Room
from kanly.server.schema import Settings
from kanly.server.store.games import now

AWAY: int = 60_000
"""How long somebody must be away before a bot may take over."""


class Sitter(NamedTuple):
    """A person and what they are called."""

    person: str
    name: str
    outside: bool = False
    """Whether it is a bot from outside."""


# Sitting down -------------------------------------------------------------------------------------


async def join(room: Room, who: Sitter, seat: int | None) -> tuple[int, str]:
    """Take a seat, or get a new token for the one that one has."""
    token = ids.token()

    def edit(draft: Draft) -> None:
        doc = draft.doc
        mine = doc.seat_of(who.person)
        if mine is None:
            mine = free_seat(doc, seat)
            sit(doc, mine, who)
            if doc.seat_of(doc.host) is None and not room.attends(doc.host):
                pass_host_on(doc)
        draft.tokens[mine] = ids.hashed(token)

    await room.edit(edit)
    return seated(room.doc, who.person), token


def free_seat(doc: RoomDoc, wanted: int | None) -> int:
    """The seat that somebody new may take."""
    in_lobby(doc)
    if wanted is not None:
        if not seat_at(doc, wanted).open:
            raise Refused("seat-taken")
        return wanted
    found = [number for number, seat in enumerate(doc.seats) if seat.open]
    if not found:
        raise Refused("full")
    return found[0]


def sit(doc: RoomDoc, seat: int, who: Sitter) -> None:
    others = [each.name for each in doc.seats if each.name is not None]
    unlike(who.name, others)
    doc.seats[seat].person = who.person
    doc.seats[seat].name = distinct(who.name, others)
    doc.seats[seat].outside = who.outside


def sit_beside(draft: Draft, room: Room, person: str, seat: int, who: Sitter) -> None:
    """Somebody takes a seat at the device of a person who is at the table."""
    doc = draft.doc
    if doc.seat_of(person) is None:
        as_host(doc, person)
    sit(doc, free_seat(doc, seat), who)
    doc.seats[seat].device = person


async def move(room: Room, person: str, seat: int) -> tuple[int, str]:
    """Move to an open seat."""
    token = ids.token()

    def edit(draft: Draft) -> None:
        mine = seated(draft.doc, person)
        if mine != seat:
            swap(draft, mine, free_seat(draft.doc, seat))
        draft.tokens[seat] = ids.hashed(token)

    await room.edit(edit)
    return seat, token


def pass_host_on(doc: RoomDoc) -> None:
    """Whoever sits first is the host; if nobody does, it stays as it is."""
    doc.host = next((seat.person for seat in doc.seats if seat.person), doc.host)


def swap(draft: Draft, one: int, other: int) -> None:
    seats, tokens = draft.doc.seats, draft.tokens
    seats[one], seats[other] = seats[other], seats[one]
    tokens[one], tokens[other] = tokens[other], tokens[one]


# Getting up and coming back -----------------------------------------------------------------------


def leave(draft: Draft, room: Room, person: str) -> None:
    """Free the seat, or in a game leave it to a bot."""
    doc = draft.doc
    seats = at_device(doc, person)
    if doc.status == PLAYING:
        doc.leave_to_bot(seats, stand_in(room.game))
    elif doc.status == LOBBY:
        for seat in seats:
            free(draft, seat)
        if doc.host == person:
            pass_host_on(doc)


def claim(draft: Draft, room: Room, person: str) -> None:
    """Take one's seat back from the bot that stands in."""
    for seat in at_device(draft.doc, person):
        draft.doc.seats[seat].bot = None


def at_device(doc: RoomDoc, person: str) -> list[int]:
    """A person's seat and those of the people who play at their device."""
    return doc.beside(person) or [seated(doc, person)]


def looked_from(doc: RoomDoc, person: str | None, look: Look) -> int | None:
    """The seat from which a person wants to look: their own, one at their device, or none."""
    if look in ("", NONE):
        return doc.seen_from(person, look)
    mine = {str(seat): seat for seat in (doc.seat_of(person), *doc.beside(person))}
    seat = mine.get(look)
    if seat is None:
        raise Refused("not-seated")
    return seat


def be_quiet(draft: Draft, room: Room, person: str, quiet: bool) -> None:
    """Tell a person nothing of the table with the page closed, or do."""
    draft.doc.seats[seated(draft.doc, person)].quiet = quiet


# The host -----------------------------------------------------------------------------------------


def set_bot(draft: Draft, room: Room, person: str, seat: int, bot: str | None) -> None:
    """Seat a bot or remove it; in a game, give a bot the seat of somebody who is gone."""
    doc = draft.doc
    as_host(doc, person)
    sits = seat_at(doc, seat)
    if doc.status == LOBBY:
        if sits.person is not None:
            raise Refused("seat-taken")
        name = None if bot is None else checked_bot(room.game, bot)
        doc.seats[seat] = SeatDoc(bot=name, picks=sits.picks)
        return
    gone = room.away_since(seat)
    slow = doc.clock is not None and doc.clock.kind == "days"  # there, people come and go
    away = gone is not None and now() - gone >= AWAY and not slow
    if bot is None or doc.status == OVER or (sits.bot is None and not away):
        raise Refused("not-left")
    sits.bot = checked_bot(room.game, bot)


def remove(draft: Draft, room: Room, person: str, seat: int) -> None:
    """Free a seat before the game."""
    as_host(draft.doc, person)
    in_lobby(draft.doc)
    if seat_at(draft.doc, seat).person == person:
        raise Refused("bad-request", where="$.seat")
    free(draft, seat)


def settings(draft: Draft, room: Room, person: str, wanted: Settings) -> None:
    """Change the table before the game."""
    doc = draft.doc
    as_host(doc, person)
    in_lobby(doc)
    given = {name: value for name, value in asdict(wanted).items() if value is not UNSET}
    for name in (
        "public",
        "draw",
        "pace_ms",
        "help",
        "clock",
        "alone",
        "rated",
        "commentary_minutes",
    ):
        if name in given:
            setattr(doc, name, given[name])
    if wanted.title is not UNSET:
        doc.title = title(wanted.title)
    if wanted.players is not UNSET:
        resize(draft, room.about, wanted.players)
    options = doc.options if wanted.options is UNSET else dict(wanted.options.items())
    doc.options = checked(room.game, doc.players, options)
    drop_picks(room.game, doc)


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
            if value in allowed(picked_option(game, key), doc.options)
        }


async def close(room: Room, person: str) -> None:
    """Close a table whose game has not begun; everyone there is told."""
    async with room.lock:
        for _ in range(TRIES):
            as_host(room.doc, person)
            in_lobby(room.doc)
            if await room.hub.store.games.drop_lobby(room.id, room.version):
                room.hub.forget_room(room)
                room.hub.published(room)
                return
            await room.refresh()
        raise Refused("busy")


def pick(
    draft: Draft, room: Room, person: str, key: str, value: str | None, seat: int | None
) -> None:
    """Pick a leader or faction for oneself, or as host for a bot."""
    doc = draft.doc
    in_lobby(doc)
    mine = doc.seat_of(person)
    chosen = mine if seat is None else seat
    if chosen is None:
        raise Refused("not-seated")
    sits = seat_at(doc, chosen)
    if chosen != mine and sits.device != person:
        as_host(doc, person)
        if sits.person is not None:
            raise Refused("seat-taken")
    option = picked_option(room.game, key)
    if value is None:
        sits.picks.pop(key, None)
        return
    if value not in allowed(option, doc.options):
        raise Refused("bad-option", where="$.value")
    if any(each.picks.get(key) == value for each in doc.seats if each is not sits):
        raise Refused("pick-taken")
    sits.picks[key] = value


# Checks -------------------------------------------------------------------------------------------


def seated(doc: RoomDoc, person: str) -> int:
    seat = doc.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    return seat


def seat_at(doc: RoomDoc, seat: int) -> SeatDoc:
    if seat >= doc.players:
        raise Refused("bad-request", where="$.seat")
    return doc.seats[seat]


def free(draft: Draft, seat: int) -> None:
    draft.doc.seats[seat] = SeatDoc()
    draft.tokens[seat] = None


async def set_pace(room: Room, person: str | None, pace_ms: int) -> None:
    """How long the bots of a table wait; unlike other settings, the host changes it in the game."""

    def edit(draft: Draft) -> None:
        as_host(draft.doc, person)
        draft.doc.pace_ms = pace_ms

    await edited(room, edit)


def as_host(doc: RoomDoc, person: str | None) -> None:
    if person != doc.host:
        raise Refused("not-host")


def in_lobby(doc: RoomDoc) -> None:
    if doc.status != LOBBY:
        raise Refused("started")


# Beginning ----------------------------------------------------------------------------------------


async def start(room: Room, person: str) -> None:
    """Draw seats if so agreed, deal, and begin."""

    def edit(draft: Draft) -> None:
        as_host(draft.doc, person)
        deal(draft, room)

    async with room.lock:
        await room.change(edit)
        room.reseat()
        room.jobs.reconcile()


def deal(draft: Draft, room: Room) -> None:
    """Everyone where they will sit, and the game at its first question."""
    doc = draft.doc
    in_lobby(doc)
    if doc.incomplete:
        raise Refused("seats-open")
    seats = list(range(doc.players))
    order = shuffled(seats) if doc.draw else seats
    doc.seats = [doc.seats[old] for old in order]
    draft.tokens = [draft.tokens[old] for old in order]
    doc.options = completed(room.game, doc)
    doc.names = [seat.name or seat.bot or "" for seat in doc.seats]
    doc.status = PLAYING
    doc.started = now()
    doc.hash = ids.proof(room.seed, room.salt)
    doc.commentary = "" if doc.commentary_minutes is None else ids.ident()
    live = Live(room.game, doc.players, room.seed, doc.options, doc.names, doc.given)
    none = clocks.fresh(doc.clock, doc.players)
    draft.clock = clocks.after(none, doc.clock, None, openly_asked(live.game), now())
    draft.clock = clocks.noted(draft.clock, live.game)
    draft.live, draft.rules = live, room.kit.version


def again(room: Room) -> RoomDoc:
    """The document of the next room with the same people."""
    old = room.doc
    keys = [option.key for option in room.about.options if option.kind == SEATS]
    doc = old.copy()
    doc.options = {key: value for key, value in old.options.items() if key not in keys}
    doc.status, doc.names, doc.votes = LOBBY, [], []
    doc.started = doc.ended = doc.hash = doc.rematch = None
    doc.open_hands, doc.commentary = [], ""
    doc.origin = doc.given = doc.deal = None
    doc.words = ""
    doc.paused = False
    for seat in doc.seats:
        seat.picks, seat.left = {}, False
        if seat.person is not None:
            seat.bot = None
    return doc
