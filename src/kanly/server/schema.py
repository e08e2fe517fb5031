"""What goes over the wire in REST requests and answers (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kanly import compiled
from kanly.core.setup import Value
from kanly.server.messages import STORABLE, Incoming, Lang, PaceMs, SeatNumber
from kanly.server.rooms.doc import ClockSpec, RoomFacts

Name = Annotated[str, Meta(max_length=100)]
Slug = Annotated[str, Meta(max_length=60)]
Players = Annotated[int, Meta(ge=1, le=16)]
Text = Annotated[str, Meta(max_length=60)]
OptionValue = (
    bool
    | Annotated[int, Meta(ge=-1000, le=1000)]
    | Text
    | Annotated[list[Text], Meta(max_length=16)]
)
OptionValues = Annotated[dict[Slug, OptionValue], Meta(max_length=100)]
Words = Annotated[str, Meta(max_length=200)]
LateMinutes = Annotated[int, Meta(ge=1, le=1440)]
SeatBy = Literal["person", "bot", "open"]
View = Annotated[object, Meta(extra={"typescript": "View"})]
"""A position as it is sent (`kanly.server.states`)."""


class Notice(msgspec.Struct):
    """Something that the operators tell everybody."""

    notice: str
    text: str
    at: int
    until: int


class Problem(msgspec.Struct, omit_defaults=True):
    """Any error."""

    status: int
    code: str
    text: str
    where: str | None = None


# Rooms --------------------------------------------------------------------------------------------


class Seat(msgspec.Struct):
    seat: int
    house: str | None
    key: str | None
    by: SeatBy
    name: str | None
    bot: str | None
    person: str | None
    host: bool
    connected: bool
    away_since: int | None
    picks: dict[str, str]
    outside: bool = False
    """Whether the person is a bot from outside."""


class Pause(msgspec.Struct):
    paused: bool
    votes: list[int]
    needed: list[int]


class RulesChange(msgspec.Struct):
    """The rules have changed since, and of the choices that were made only so many come out the
    same: which seats want to end the game as a draw, which to go on from there; all must agree."""

    same: int
    made: int
    draw: list[int]
    go_on: list[int]
    needed: list[int]


class Commentary(msgspec.Struct):
    """Who lets a commentator see all hands: after some minutes the host (`minutes`), at once every
    seat that is `needed`."""

    minutes: int | None
    agreed: list[int]
    needed: list[int]
    open: bool


class You(msgspec.Struct):
    person: str | None
    seat: int | None
    host: bool
    stops: dict[str, int]
    """The seat's own stops: by name the last turn in which it stops there."""
    hold: bool
    quiet: bool
    """Whether one wants no notifications of this table."""
    muted: list[str]
    """People who may say nothing at this table; told to its host."""
    beside: list[int] = []
    """The seats that are played at one's device, if several people share it."""
    commentary: str | None = None
    """The id in the commentator's link, for those who play."""


class Room(RoomFacts, kw_only=True):
    """A table, as one person sees it."""

    room: str
    code: str
    game: str
    help: bool
    talk: bool
    created: int
    seats: list[Seat]
    spectators: int
    pause: Pause
    rules_change: RulesChange | None
    commentary: Commentary
    you: You | None
    asked: bool = False


class Ticket(msgspec.Struct):
    """A room, one's seat there, and the token of the seat."""

    room: Room
    seat: int | None
    token: str | None


class RoomList(msgspec.Struct):
    rooms: list[Room]


class PlayNow(Incoming):
    game: Slug
    name: Name | None = None
    players: Players | None = None
    options: OptionValues = {}
    bot: Slug | None = None
    seat: SeatNumber | None = None
    pace_ms: PaceMs = 600
    guided: bool = True
    first: bool = False
    """Whether it is the first game of somebody, who gets a seat that is easy to play."""


class NewRoom(Incoming):
    game: Slug
    players: Players | None = None
    title: Name = ""
    name: Name | None = None
    options: OptionValues = {}
    public: bool = False
    draw: bool = False
    seat: SeatNumber | None = None
    bots: Annotated[dict[str, Slug], Meta(max_length=16)] = {}
    clock: ClockSpec | None = None
    pace_ms: PaceMs = 600
    help: bool | None = None
    alone: bool = False
    rated: bool = False
    words: Annotated[str, Meta(max_length=40, pattern=STORABLE)] = ""
    """Words that choose the deal: the same words, the same deal."""


class FromPosition(Incoming, kw_only=True):
    """A private room that begins at a position, with bots at the other seats."""

    name: Name | None = None
    pace_ms: PaceMs = 600


class PlayPuzzle(FromPosition, kw_only=True):
    puzzle: Slug


class PlayAgain(FromPosition, kw_only=True):
    """A recorded game from one of its decisions on."""

    record: Slug
    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber


class PlayLesson(FromPosition, kw_only=True):
    tutorial: Slug
    lesson: Slug


class PlayExample(FromPosition, kw_only=True):
    rule: Slug


class Join(Incoming):
    name: Name | None = None
    seat: SeatNumber | None = None


class SeatWanted(Incoming):
    seat: SeatNumber


class Beside(Incoming):
    """Somebody sits down at the caller's device."""

    seat: SeatNumber
    name: Name


class BotWanted(Incoming):
    seat: SeatNumber
    bot: Slug | None


class Pick(Incoming):
    option: Slug
    value: Slug | None
    seat: SeatNumber | None = None


class Settings(Incoming):
    title: Name | msgspec.UnsetType = msgspec.UNSET
    players: Players | msgspec.UnsetType = msgspec.UNSET
    options: OptionValues | msgspec.UnsetType = msgspec.UNSET
    public: bool | msgspec.UnsetType = msgspec.UNSET
    draw: bool | msgspec.UnsetType = msgspec.UNSET
    clock: ClockSpec | msgspec.UnsetType | None = msgspec.UNSET
    pace_ms: PaceMs | msgspec.UnsetType = msgspec.UNSET
    help: bool | msgspec.UnsetType = msgspec.UNSET
    alone: bool | msgspec.UnsetType = msgspec.UNSET
    rated: bool | msgspec.UnsetType = msgspec.UNSET
    commentary_minutes: LateMinutes | msgspec.UnsetType | None = msgspec.UNSET


class Consent(Incoming):
    """Whether a commentator may see one's hand at once."""

    agrees: bool


class LogEntry(msgspec.Struct):
    key: str
    args: dict[str, int | str]
    step: int
    text: str


class Log(msgspec.Struct, rename={"start": "from"}):
    start: int
    total: int
    entries: list[LogEntry]


class ChatLine(msgspec.Struct):
    chat: str
    at: int
    seat: int | None
    name: str
    to: int | None
    text: str
    person: str | None
    """Who said it, where that is known."""


class Chat(msgspec.Struct):
    chat: list[ChatLine]


class Order(msgspec.Struct):
    """How far a seat has said it goes for what is up for auction now, or for all of this turn."""

    most: int
    all: bool


class Stop(msgspec.Struct):
    """The window at which a seat is asked, and when it closes by itself."""

    stop: str
    until: int | None


# Lessons ------------------------------------------------------------------------------------------

LessonStatus = Literal["on", "off", "won", "missed"]
"""`off`: the player does something else than the script, which may still lead to the goal."""


class LessonStep(msgspec.Struct):
    """What a lesson says now; a note is read and put away, anything else is to be done."""

    name: str
    text: str
    point: list[str]
    """Things on the board; where there are none, what the choices are about."""
    choices: list[str]
    """The right choices, as far as they can be made now."""
    note: bool


LessonGoalStatus = Literal["open", "reached", "missed"]


class LessonGoal(msgspec.Struct):
    """A goal on the way, such as that of a round: whether it was reached."""

    name: str
    text: str
    status: LessonGoalStatus


class LessonState(msgspec.Struct):
    """How far the player is in a lesson."""

    tutorial: str
    lesson: str
    title: str
    goal: str
    status: LessonStatus
    said: str | None
    """What is said to the last choice."""
    other: bool
    """Whether that was something else than the step had in mind."""
    steps: list[LessonStep]
    """Notes, and then the step that is to be done."""
    goals: list[LessonGoal]
    """Goals on the way, up to that of the step that is to be done."""
    done: int
    of: int
    next: str | None
    """The lesson after this one."""


class LessonInfo(msgspec.Struct):
    lesson: str
    title: str
    goal: str


class Tutorial(msgspec.Struct):
    """The lessons of a game or of its expansion."""

    tutorial: str
    game: str
    title: str
    text: str
    lessons: list[LessonInfo]


class Tutorials(msgspec.Struct):
    tutorials: list[Tutorial]


# Questions ----------------------------------------------------------------------------------------


class Asked(msgspec.Struct):
    """A seat that is asked in the open."""

    seat: int
    kind: str


class ChoiceRef(msgspec.Struct, omit_defaults=True):
    """Something that a choice names: a component by kind and slug, or a number."""

    kind: str
    slug: str
    place: str = ""
    """Where it lies, if the same thing may lie in several places: `hand`, `market`."""
    n: float | None = None
    """The value of a number."""
    implied: bool = False
    """It is the usual one: to be pointed at only where another choice names another."""


class ChoiceItem(msgspec.Struct, omit_defaults=True):
    """A choice: its notation, what is done to what, and what it is called."""

    notation: str
    verb: str
    refs: list[ChoiceRef]
    label: str
    spoken: bool = False
    """It may be made with words of the player's own: `notation: words`."""


class Decision(msgspec.Struct):
    """A question with every choice in words."""

    id: str
    kind: str
    prompt: str
    choices: list[ChoiceItem]


# Games and words ----------------------------------------------------------------------------------


class OptionChoice(msgspec.Struct):
    value: str
    name: str
    text: str
    needs: list[str]


class OptionInfo(msgspec.Struct):
    option: str
    kind: str
    name: str
    text: str
    default: Value | None
    values: list[OptionChoice]
    modes: list[OptionChoice]
    min: int | None
    max: int | None
    players: list[int]
    needs: list[str]
    excludes: list[str]
    group: str


class OptionGroup(msgspec.Struct):
    """A heading for options that not every table looks at."""

    group: str
    name: str
    text: str


class Preset(msgspec.Struct):
    """Options that are played together: option `preset` takes their name."""

    preset: str
    name: str
    text: str
    options: dict[str, Value]


class Bot(msgspec.Struct):
    bot: str
    name: str


class House(msgspec.Struct):
    house: str
    key: str
    name: str


class StopInfo(msgspec.Struct):
    """A window at which a player can set a stop, and who stops there unless told otherwise."""

    stop: str
    name: str
    group: str
    alone: bool
    company: bool


class GameInfo(msgspec.Struct):
    game: str
    name: str
    players: list[int]
    default_players: int
    talk: bool
    bots: list[Bot]
    usual_bot: str
    houses: list[House]
    options: list[OptionInfo]
    groups: list[OptionGroup]
    presets: list[Preset]
    stops: list[StopInfo]
    forced: bool
    """Whether questions with a single answer are answered for the player, unless told otherwise."""
    lessons: bool
    """Whether there are lessons."""


class Games(msgspec.Struct):
    games: list[GameInfo]


class Fact(msgspec.Struct):
    key: str
    label: str
    text: str


class Component(msgspec.Struct):
    kind: str
    slug: str
    ref: str
    title: str
    name: str
    facts: list[Fact]
    texts: list[Fact]
    effects: dict[str, dict[str, object]]
    data: dict[str, object]


class Catalogue(msgspec.Struct):
    game: str
    lang: str
    entries: list[Component]
    trees: dict[str, dict[str, object]]


class Hit(msgspec.Struct):
    kind: str
    id: str
    title: str
    text: str
    game: str
    lang: str


class Hits(msgspec.Struct):
    hits: list[Hit]


class ChapterName(msgspec.Struct):
    """A chapter: the beginning of its rules' numbers, and what it is called."""

    chapter: str
    title: str


class Book(msgspec.Struct):
    """The rules of a game, or of an expansion, as chapters in reading order."""

    book: str
    game: str
    name: str
    chapters: list[ChapterName]


class Books(msgspec.Struct):
    books: list[Book]


class BookRule(msgspec.Struct):
    """A rule in the book."""

    rule: str
    text: str
    lang: str
    ruling: str | None
    """Why it was decided so, where the rulebooks leave it open."""
    example: bool
    """Whether there is a position to play it."""


class Chapter(msgspec.Struct):
    """A chapter with its rules, worked examples, and its neighbours."""

    chapter: str
    title: str
    book: Book
    drawing: str
    """In the words in which the client draws."""
    rules: list[BookRule]
    examples: list[BookRule]
    before: ChapterName | None
    after: ChapterName | None


# Records ------------------------------------------------------------------------------------------


class Result(msgspec.Struct):
    ranking: list[list[int]]
    winners: list[int]
    scores: list[int]
    text: str


class SeatHouse(msgspec.Struct):
    seat: int
    house: str
    key: str


class Mark(msgspec.Struct):
    move: int
    round: int


class RecordInfo(msgspec.Struct):
    record: str
    game: str
    players: int
    names: list[str | None]
    bots: list[str | None]
    options: dict[str, Value]
    choices: int
    made: int
    """More than `choices` where the rest was played under rules that are no longer known."""
    over: bool
    hash: str | None
    seed: str | int | None
    salt: str | None
    houses: list[SeatHouse]
    result: Result | None
    marks: list[Mark]


class Moment(msgspec.Struct):
    """A position of a record, and the choice that led to it."""

    move: int
    by: int | None
    choice: str | None
    label: str | None
    view: View
    hints: object
    asked: list[Asked]
    entries: list[LogEntry]
    result: Result | None


class Moments(msgspec.Struct, rename={"start": "from"}):
    start: int
    states: list[Moment]


class RoundScores(msgspec.Struct):
    round: int
    scores: list[int]


class Scores(msgspec.Struct):
    rounds: list[RoundScores]


class Step(msgspec.Struct):
    """A choice that may follow."""

    seat: int
    notation: str
    label: str


class TriedChoice(msgspec.Struct):
    """A choice and the chance to win that came of it, if it was looked into."""

    notation: str
    label: str
    chance: float | None


class PuzzleAnswer(msgspec.Struct):
    """How a puzzle was answered, and what is right."""

    solved: bool
    made: TriedChoice
    tried: list[TriedChoice]
    """The choices that were compared, best first."""
    right: int
    """So many of them are right."""
    reasons: list[str]
    line: list[Step]


class PuzzleState(msgspec.Struct):
    """The puzzle of a room; what is right only once it is answered."""

    puzzle: str
    kind: str
    answer: PuzzleAnswer | None


class PuzzleInfo(msgspec.Struct):
    """A puzzle in the list: who plays what when, and how hard it is, from 1 to 3."""

    puzzle: str
    kind: str
    game: str
    players: int
    house: str
    round: int
    level: int


class PuzzleList(msgspec.Struct):
    """Every puzzle, and that of today."""

    puzzles: list[PuzzleInfo]
    kinds: list[str]
    daily: str | None


class AdvisedChoice(msgspec.Struct):
    """What is thought of a choice."""

    notation: str
    label: str
    chance: float | None
    playouts: int
    line: list[Step]
    reasons: list[str]
    """What it gains, costs, risks or prevents, in words."""


class Standing(msgspec.Struct):
    move: int
    round: int
    chances: list[float]


class TurningPoint(msgspec.Struct):
    move: int
    round: int
    seat: int
    prompt: str
    """What was asked."""
    made: AdvisedChoice
    better: AdvisedChoice | None
    after: float


class Analysis(msgspec.Struct):
    """Chances by round and turning points, once they have been found."""

    ready: bool
    standings: list[Standing]
    points: list[TurningPoint]


class Imported(msgspec.Struct):
    record: str


# Persons ------------------------------------------------------------------------------------------

Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Credential = Annotated[dict[str, object], Meta(max_length=20)]


class Me(msgspec.Struct):
    person: str | None
    name: str | None
    lang: str | None
    login: str | None
    passkeys: int
    password: bool
    """Whether there is a password to log in with."""
    public: bool = False
    """Whether anybody may look at one's profile."""


class SessionInfo(msgspec.Struct):
    """A browser in which a person is known."""

    session: str
    created: int
    seen: int
    agent: str
    """Browser and system, where they are known."""
    here: bool


class Sessions(msgspec.Struct):
    sessions: list[SessionInfo]


class NewPassword(Incoming):
    new: Password
    old: Password | None = None


class Farewell(Incoming):
    """Confirms that somebody wants to be forgotten."""

    password: Password | None = None


class ChangeMe(Incoming):
    name: Name | None = None
    lang: Lang | None = None
    public: bool | None = None


# Results ------------------------------------------------------------------------------------------


class Tally(msgspec.Struct):
    """How often something was played, and with what success."""

    key: str
    name: str
    played: int
    won: int
    left: int
    """Games that were left to a bot."""
    place: float | None
    """The mean place, where there was one."""


class SeatResult(msgspec.Struct):
    """How a seat came out of a game."""

    seat: int
    person: str | None
    name: str | None
    bot: str | None
    house: str
    """What the seat played, in words."""
    place: int | None
    score: int | None
    left: bool
    points: int | None
    """The rating after the game..."""
    change: int | None
    """...and by how much it changed."""


class GameResult(msgspec.Struct):
    """How a game came out."""

    room: str
    game: str
    mode: str
    ended: int
    rated: bool
    deal: str | None
    own: SeatResult


class RatingPoint(msgspec.Struct):
    ended: int
    points: int


class RatingInfo(msgspec.Struct):
    """A person's rating in a mode of a game."""

    points: int
    doubt: int
    """The rating is within so many points of the true one in 19 of 20 cases."""
    games: int
    history: list[RatingPoint]


class ModeResults(msgspec.Struct):
    """A person's results in one mode of a game."""

    game: str
    mode: str
    people: Tally
    """Games in which other people played..."""
    bots: Tally
    """...and those against bots alone."""
    houses: list[Tally]
    seats: list[Tally]
    rating: RatingInfo | None


class Profile(msgspec.Struct):
    """What a person has played."""

    person: str
    name: str
    own: bool
    public: bool
    since: int
    games: int
    modes: list[ModeResults]
    opponents: list[Tally]
    """People, by how often they were met; `won` counts one's own wins."""
    latest: list[GameResult]


class RoomResults(msgspec.Struct):
    """How a game came out for each seat; with ratings as soon as they are computed."""

    rated: bool
    """Whether it changes ratings, or would if they had been computed by now."""
    seats: list[SeatResult]


class RankedPerson(msgspec.Struct):
    """A line of a table of ratings: a person, or a bot, whose rating is fixed."""

    person: str | None
    bot: str | None
    name: str
    points: int
    doubt: int
    games: int


class Ranking(msgspec.Struct):
    """The table of ratings of a mode of a game."""

    game: str
    mode: str
    modes: list[str]
    """Every mode in which somebody was rated."""
    least: int
    """Rated games after which one is in it."""
    lines: list[RankedPerson]


class DealResult(msgspec.Struct):
    """How somebody came out of a deal."""

    name: str
    guest: bool
    own: bool
    place: int
    score: int
    ended: int
    room: str | None
    """The table, for those who have played the deal."""


class Deal(msgspec.Struct):
    """A deal that several people play, each alone against the same bots."""

    deal: str
    game: str
    day: str | None
    """The day whose challenge it is."""
    ends: int | None
    """When the next day's challenge begins."""
    by: str | None
    """Who made it of their own game."""
    players: int
    options: dict[str, Value]
    seat: int
    bots: list[str]
    room: str | None
    """The caller's own table."""
    played: bool
    """Whether the caller has played it to its end."""
    results: list[DealResult]


class PlayDeal(Incoming):
    name: Name | None = None


# Accounts -----------------------------------------------------------------------------------------


class Account(Incoming):
    login: Login
    password: Password


PersonId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]*$")]
Reason = Literal["abuse", "cheating", "name", "other"]


class PersonWanted(Incoming):
    person: PersonId


class Mute(PersonWanted):
    muted: bool = True


class NewReport(PersonWanted):
    """Tells the operators of somebody at a table, perhaps of a line that they said."""

    reason: Reason
    text: Annotated[str, Meta(max_length=500, pattern=r"^[^\x00]*$")] = ""
    chat: Annotated[str, Meta(max_length=40, pattern=r"^[^\x00]*$")] | None = None


class Blocked(msgspec.Struct):
    person: str
    name: str


class Blocks(msgspec.Struct):
    blocked: list[Blocked]


class ChannelInfo(msgspec.Struct):
    """A way in which a person is notified with the page closed."""

    channel: str
    kind: Literal["push", "mail", "hook"]
    label: str
    """The browser, the address, or the server of the webhook."""
    format: str | None
    """What a webhook posts: `json`, `discord` or `ntfy`."""
    confirmed: bool
    minutes: float
    """The least time between two messages."""
    failing: bool
    """Whether the last attempt failed."""
    here: bool
    """Whether it is this browser."""
    created: int


class Channels(msgspec.Struct):
    """How one is notified, and how one can be."""

    channels: list[ChannelInfo]
    push_key: str
    """The server's public key for push messages."""
    mail: bool
    """Whether this server sends mail,"""
    mail_minutes: float
    """and how often at most."""


Url = Annotated[str, Meta(min_length=8, max_length=2000)]
KeyText = Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_=-]*$")]
Minutes = Annotated[float, Meta(ge=0, le=10_080)]


class PushWanted(Incoming):
    """A browser's subscription to push messages."""

    endpoint: Url
    p256dh: KeyText
    auth: KeyText


class MailWanted(Incoming):
    address: Annotated[str, Meta(max_length=250)]
    minutes: Minutes = 60


class HookWanted(Incoming):
    url: Url
    format: Literal["json", "discord", "ntfy"] = "json"


class Hook(msgspec.Struct):
    """A new webhook, and the secret with which what it posts is signed. It is told once."""

    channel: str
    secret: str


class ChannelChange(Incoming):
    minutes: Minutes


class OutsideBot(msgspec.Struct):
    """A bot from outside."""

    person: str
    name: str


class OutsideBots(msgspec.Struct):
    bots: list[OutsideBot]


class NewBot(Incoming):
    name: Name


class BotToken(msgspec.Struct):
    """A bot, and the token with which it shows itself. It is told once."""

    person: str
    name: str
    token: str


class Quiet(Incoming):
    quiet: bool


class Notices(msgspec.Struct):
    notices: list[Notice]


class PasskeyFor(Incoming):
    login: Login | None = None


class Challenge(msgspec.Struct):
    challenge: str
    options: dict[str, object]


class PasskeyAnswer(Incoming):
    challenge: Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]*$")]
    credential: Credential


class Health(msgspec.Struct):
    status: str
    version: str
    engine: str = msgspec.field(default_factory=compiled.engine)
    """`compiled` or `interpreted`: the engine of the server,"""
    bots: str = msgspec.field(default_factory=compiled.engine_of_bots)
    """and that of the bots, which may have become the compiled one since the server started."""
    compiling: int | None = msgspec.field(default_factory=compiled.progress)
    """While the engine is being compiled: how far that is, in percent."""
