"""What a room shows: the room object, states and log entries, as each may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from kanly.bots.advice import advises
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.server import schema
from kanly.server.kit import server_kit, state_of
from kanly.server.outgoing import ENCODE, Clocks, SeatClock, Shown, Thinking, Undo
from kanly.server.rooms import commentary, rules
from kanly.server.rooms.clock import left_at
from kanly.server.rooms.doc import SeatDoc
from kanly.server.rooms.live import Viewer, question_id
from kanly.server.rooms.puzzles import puzzle_of, told
from kanly.server.store.games import now
from kanly.server.wording import Seats, Wording

if TYPE_CHECKING:
    from kanly.server.rooms.room import Room


OWN: Final = -1
"""In the place of a seat: the one where the person sits."""


class Showing:
    """Makes what is shown of a room, and keeps what several look at."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._cores: dict[tuple[Viewer, str], tuple[int, bytes]] = {}
        self._wordings: dict[str, tuple[Seats, dict[str, str], Wording]] = {}

    def wording(self, lang: str) -> Wording:
        """The words of this table in a language."""
        about = self.room.about
        sitting = tuple((seat.name, seat.bot) for seat in self.room.doc.seats)
        live = self.room.live
        unseated = {} if live is None else about.unseated(live.game)
        found = self._wordings.get(lang)
        if found is None or found[:2] != (sitting, unseated):
            wording = Wording(lang, about.prefix, about.fixed, sitting, unseated)
            found = self._wordings[lang] = (sitting, unseated, wording)
        return found[2]

    def data(self, person: str | None, seat: int | None = OWN) -> schema.Room:
        """The room object, as one person sees it from a seat, by default their own."""
        room, doc = self.room, self.room.doc
        known: list[str | None] = [*room.houses()]
        houses = known or [None] * doc.players
        return schema.Room(
            **doc.facts(),
            room=room.id,
            code=room.code,
            game=room.game,
            help=doc.helps and advises(room.game),
            talk=room.about.talk,
            created=room.created,
            seats=[self.seat_data(number, houses[number]) for number in range(doc.players)],
            spectators=room.spectators,
            pause=schema.Pause(doc.paused, doc.votes, room.voters(doc)),
            rules_change=rules.told(room),
            commentary=commentary.told(doc),
            you=self.you(person, doc.seat_of(person) if seat == OWN else seat),
        )

    def you(self, person: str | None, seat: int | None) -> schema.You | None:
        if person is None and seat is None:
            return None
        doc = self.room.doc
        own = doc.seats[seat] if seat is not None else SeatDoc()
        host = person is not None and person == doc.host
        muted = doc.muted if host else []
        return schema.You(
            person,
            seat,
            host,
            own.stops,
            own.hold,
            own.quiet,
            muted,
            doc.beside(person),
            commentary.link_of(self.room, seat),
        )

    def seat_data(self, number: int, house: str | None) -> schema.Seat:
        seat = self.room.doc.seats[number]
        by: schema.SeatBy = "open" if seat.open else "bot" if seat.bot is not None else "person"
        return schema.Seat(
            seat=number,
            house=house,
            key=self.room.about.prefix + house if house is not None else None,
            by=by,
            name=seat.name,
            bot=seat.bot,
            person=seat.person,
            host=seat.person is not None and seat.person == self.room.doc.host,
            connected=by == "bot" or self.room.connected(number),
            away_since=self.room.away_since(number),
            picks=seat.picks,
            outside=seat.outside,
        )

    def entries_for(self, seat: Viewer, lang: str, start: int, end: int) -> list[schema.LogEntry]:
        """Entries of a log in words."""
        log = self.room.log_for(seat) or []
        wording = self.wording(lang)
        return [wording.entry(entry.event, entry.step) for entry in log[start:end]]

    def state_for(self, seat: Viewer, lang: str) -> tuple[bytes, Clocks | None, object]:
        """What a seat is shown, encoded; the clocks, and a mark of them that time does not move."""
        found = self._cores.get((seat, lang))
        if found is None or found[0] != self.room.stamp:
            found = (self.room.stamp, ENCODE(self.core(seat, lang)))
            self._cores[seat, lang] = found
        clocks = self.clocks()
        seats = [] if clocks is None else clocks.seats
        return found[1], clocks, [(each.running, each.running or each.left_ms) for each in seats]

    def core(self, seat: Viewer, lang: str) -> dict[str, object]:
        """The fields of a state besides clocks and log."""
        live = self.room.live
        assert live is not None
        wording = self.wording(lang)
        view = live.game.view(seat)

        asks = seat is None or self.room.jobs.asks(seat)
        own = view.decision if asks else None

        def asked(decision: Decision | None) -> schema.Decision | None:
            if decision is None:
                return None
            return wording.decision(decision, question_id(live.game, decision))

        shown = Shown(
            status=self.room.doc.status,
            seat=seat,
            view=state_of(view.position),
            hints=server_kit(self.room.game).hints(view.position, own),
            asked=[schema.Asked(*each) for each in view.asked if asks or each[0] != seat],
            decision=asked(own),
            stop=self.stop(own),
            order=self.order(seat),
            done=self.done(seat, wording),
            offer=asked(view.offer),
            thinking=self.thinking(view.asked),
            undo=self.undo(seat, wording),
            result=wording.ending(live.game, self.room.doc.drawn),
            puzzle=self.puzzle(seat, wording),
            lesson=self.lesson(seat, live.game, wording),
        )
        return msgspec.structs.asdict(shown)

    def puzzle(self, seat: Viewer, wording: Wording) -> schema.PuzzleState | None:
        """What the player of a puzzle is told of it."""
        puzzle, live = puzzle_of(self.room.doc.origin), self.room.live
        if puzzle is None or live is None or seat != puzzle.seat:
            return None
        return told(puzzle, live.game, wording)

    def lesson(self, seat: Viewer, game: Game, wording: Wording) -> schema.LessonState | None:
        """What the coach tells the player of a lesson."""
        coach = self.room.coach
        if coach is None or seat != coach.lesson.seat:
            return None
        return coach.told(game, wording)

    def order(self, seat: Viewer) -> schema.Order | None:
        """How far a seat has said it goes for what is up for auction now."""
        live, order = self.room.live, None if seat is None else self.room.doc.seats[seat].order
        lots = self.room.kit.stops.lots(live.game) if live is not None else ()
        if order is None or order.lot not in lots:
            return None
        return schema.Order(order.most, order.lot != lots[0])

    def done(self, seat: Viewer, wording: Wording) -> list[str]:
        """What was answered for a seat since it last chose."""
        made = [] if seat is None else self.room.jobs.done.get(seat, [])
        return [wording.label(choice, decision) for decision, choice in made]

    def stop(self, own: Decision | None) -> schema.Stop | None:
        """At which window the seat is asked, and until when."""
        live, kit = self.room.live, self.room.kit
        assert live is not None
        name = kit.stops.window(live.game, own) if own is not None else ""
        if own is None or not name or name in kit.stops.fixed:
            return None
        plan = self.room.jobs.running.get(own.seat)
        until = plan[0].at if plan is not None and plan[0].asked else None
        return schema.Stop(name, until)

    def thinking(self, asked: list[tuple[int, str]]) -> list[Thinking]:
        """Seats asked in the open that a bot plays."""
        most = round(self.room.hub.config.budget * 1000)
        return [Thinking(seat, most) for seat, _ in asked if self.room.doc.seats[seat].bot]

    def undo(self, seat: Viewer, wording: Wording) -> Undo:
        if seat is None or self.room.live is None:
            return Undo(0, None)
        allowed = self.room.jobs.undoable(seat)
        return Undo(allowed, None if allowed else wording.name(self.room.live.why_no_undo(seat)))

    def clocks(self) -> Clocks | None:
        clock, at = self.room.clock, now()
        if self.room.doc.clock is None or not clock.left:
            return None
        seats = [
            SeatClock(seat, left_at(clock, seat, at), seat in clock.since)
            for seat in range(self.room.doc.players)
        ]
        return Clocks(at, seats)
