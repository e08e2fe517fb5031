"""A room as it is kept: its settings and its seats."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from kanly.core.setup import Given, Options

Settlement = Literal["draw", "go-on"]
"""What a table may do when the rules have changed: end the game, or go back and play on."""
RoomStatus = Literal["lobby", "playing", "over"]
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class ClockSpec(msgspec.Struct):
    """How long people may think: a live clock with an increment, or days for each move."""

    kind: Literal["live", "days"]
    base_ms: Annotated[int, Meta(ge=1000, le=DAY)] = 20 * MINUTE
    increment_ms: Annotated[int, Meta(ge=0, le=60 * MINUTE)] = 15_000
    days: Annotated[int, Meta(ge=1, le=14)] = 1


class StandingOrder(msgspec.Struct):
    """How far the seat goes for something that is up for auction, said beforehand."""

    lot: str
    most: int


class SeatDoc(msgspec.Struct):
    """Who sits at a seat. A bot may play in the place of a person who keeps the right to it."""

    person: str | None = None
    device: str | None = None
    """At whose device the person plays, if it is not their own."""
    name: str | None = None
    bot: str | None = None
    picks: dict[str, str] = {}
    stops: dict[str, int] = {}
    """Windows by name: the last turn in which the seat stops there (`kanly.core.stops`)."""
    hold: bool = False
    """Whether the next window waits for the seat."""
    order: StandingOrder | None = None
    outside: bool = False
    """Whether the person is a bot from outside."""
    left: bool = False
    """Whether the person once left a game that changes ratings: coming back does not undo that."""
    quiet: bool = False
    """Whether the person wants no notifications of this table while the page is closed."""

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def played(self) -> bool:
        """Whether a person plays here now."""
        return self.person is not None and self.bot is None


AGAIN: Final = "again"
"""The origin of a game that goes on from another; all other origins are for learning."""


class Origin(msgspec.Struct, kw_only=True):
    """Where a game began that is no fresh one. It counts for no rating or statistics."""

    kind: str
    """What it is played for: `lesson`, `puzzle`, `again`."""
    name: str = ""
    """Which of these."""
    choices: int = 0
    """Choices made before: they belong to the game that it goes on from."""


class RoomFacts(msgspec.Struct, kw_only=True):
    """What is kept of a room, and told to everybody."""

    players: int
    options: Options
    title: str = ""
    public: bool = False
    draw: bool = False
    guided: bool = False
    pace_ms: int = 600
    clock: ClockSpec | None = None
    status: RoomStatus = LOBBY
    started: int | None = None
    ended: int | None = None
    hash: str | None = None
    rematch: str | None = None
    closed: bool = False
    """Whether an operator ended the game."""
    alone: bool = False
    """Whether bots play on while nobody is there."""
    drawn: bool = False
    """Whether the table ended the game as a draw, because its rules had changed."""
    origin: Origin | None = None
    """Where the game began, if it is no fresh one."""
    commentary_minutes: int | None = None
    """After how many minutes a commentator may see all hands; None if only with everybody's
    consent."""
    rated: bool = False
    """Whether the result changes the ratings of those who play."""
    deal: str | None = None
    """The deal that several people play, each at a table of their own."""
    words: str = ""
    """The words that chose the deal of a table in the open; the same words, the same deal."""

    def facts(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in RoomFacts.__struct_fields__}


class RoomDoc(RoomFacts, kw_only=True):
    """Everything of a room that changes and is no choice of the game."""

    host: str
    seats: list[SeatDoc]
    names: list[str] = []
    """Seat names as the game's record has them."""
    paused: bool = False
    votes: list[int] = []
    """Seats that agree to a pause, or in a pause to going on."""
    open_hands: list[int] = []
    """Seats that let a commentator see their hand at once."""
    commentary: str = ""
    """The secret in the commentator's link, once there is one."""
    settlements: dict[int, Settlement] = {}
    """What seats want to do now that the rules have changed."""
    muted: list[str] = []
    """People who may say nothing here."""
    kept_out: list[str] = []
    """People whom the host sent away."""
    given: Given | None = None
    """The position by names at which the game began; it may hold what a seat must not know."""
    help: bool | None = None
    """Whether players may ask for advice; None leaves it to who sits there."""

    @property
    def counts(self) -> bool:
        """Whether the result counts: for profiles, ratings and all else that reads results."""
        return self.origin is None

    @property
    def rates(self) -> bool:
        """Whether the result changes ratings; not where anybody could know the deal beforehand, or
        play several seats at one device."""
        known = self.deal is not None or self.words or any(seat.device for seat in self.seats)
        return self.rated and self.counts and not known

    @property
    def practice(self) -> bool:
        """Whether it is a lesson, a puzzle or an example, and no game that one comes back to."""
        return self.origin is not None and self.origin.kind != AGAIN

    @property
    def helps(self) -> bool:
        """Whether players may ask for advice; unless said, whoever plays alone with bots may.
        Nobody may where results are compared."""
        if self.rated or self.deal is not None:
            return False
        if self.help is not None:
            return self.help
        return sum(seat.person is not None for seat in self.seats) <= 1

    @property
    def company(self) -> bool:
        """Whether several people play, so that one could learn from another's silence."""
        return sum(seat.played for seat in self.seats) > 1

    @property
    def goes_on(self) -> bool:
        """Whether bots play while nobody is there: where that is wanted, or people come and go."""
        return self.alone or (self.clock is not None and self.clock.kind == "days")

    @property
    def incomplete(self) -> bool:
        """Whether a seat is still open."""
        return any(seat.open for seat in self.seats)

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        for number, seat in enumerate(self.seats):
            if person is not None and seat.person == person:
                return number
        return None

    def beside(self, person: str | None) -> list[int]:
        """The seats that are played at a person's device, if several people share it."""
        if not any(seat.device for seat in self.seats):
            return []
        mine = [seat for seat in self.seats if person is not None and seat.person == person]
        device = next((seat.device for seat in mine if seat.device), person)
        guests = [at for at, seat in enumerate(self.seats) if device and seat.device == device]
        own = self.seat_of(device)
        return sorted(guests if own is None else [own, *guests]) if guests else []

    def seen_from(self, person: str | None, look: str) -> int | None:
        """The seat from which a person looks, or none. Where several share a device, it looks from
        none of their seats in the game until one of them says from which."""
        if look == "none" or (look == "" and self.status != LOBBY and self.beside(person)):
            return None
        return self.seat_of(person)

    def shares(self, seat: int) -> bool:
        """Whether a seat's player hands the device to others."""
        return len(self.beside(self.seats[seat].person)) > 1

    def leave_to_bot(self, seats: list[int], bot: str) -> None:
        """The people of these seats leave the game to a bot."""
        for seat in seats:
            self.seats[seat].bot = bot
            self.seats[seat].left = self.rates
        self.votes = [vote for vote in self.votes if vote not in seats]

    def copy(self) -> RoomDoc:
        return decode(encode(self))


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(RoomDoc)


def encode(doc: RoomDoc) -> str:
    return _ENCODER.encode(doc).decode()


def decode(text: str) -> RoomDoc:
    return _DECODER.decode(text)
