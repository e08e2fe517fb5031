"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

META: Final = MetaData()

# fmt: off
PERSONS: Final = Table(
    "persons", META,
    Column("id",       String(40),  primary_key=True),
    Column("name",     String(80),  nullable=False),
    Column("lang",     String(8),   nullable=False),
    Column("login",    String(80),  unique=True),
    Column("password", String(200)),
    Column("created",  BigInteger,  nullable=False),
    Column("public",   Boolean,     nullable=False),
    Column("owner",    String(40)),
    Index("persons_by_owner", "owner"),
)
"""`public`: whether anybody may look at the profile; `owner`: whose bot it is, if it is one from
outside."""

COOKIES: Final = Table(
    "cookies", META,
    Column("hash",    String(64), primary_key=True),
    Column("person",  String(40), ForeignKey("persons.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen",    BigInteger),
    Column("agent",   String(60)),
    Index("cookies_by_person", "person"),
)
"""`seen`: when the browser with that cookie came last, to the day; `agent`: what browser it is."""

PASSKEYS: Final = Table(
    "passkeys", META,
    Column("id",         String(1400),  primary_key=True),
    Column("person",     String(40),    ForeignKey("persons.id"), nullable=False),
    Column("public_key", LargeBinary,   nullable=False),
    Column("sign_count", BigInteger,    nullable=False),
    Column("created",    BigInteger,    nullable=False),
    Index("passkeys_by_person", "person"),
)

CHALLENGES: Final = Table(
    "challenges", META,
    Column("id",      String(100), primary_key=True),
    Column("person",  String(40)),
    Column("login",   String(80)),
    Column("expires", BigInteger,  nullable=False),
)
"""What somebody with a passkey has been asked to sign."""

ROOMS: Final = Table(
    "rooms", META,
    Column("id",      String(40), primary_key=True),
    Column("code",    String(16), nullable=False, unique=True),
    Column("game",    String(40), nullable=False),
    Column("public",  Boolean,    nullable=False),
    Column("status",  String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("doc",     Text,       nullable=False),
    Column("version", Integer,    nullable=False),
    Column("seed",    String(80), nullable=False),
    Column("salt",    String(80), nullable=False),
    Column("rules",   Integer,    nullable=False),
    Column("epoch",   Integer,    nullable=False),
    Column("moves",   Integer,    nullable=False),
    Column("clock",   Text,       nullable=False),
    Column("due",     BigInteger),
    Column("lease",   String(40)),
    Column("until",   BigInteger),
    Index("rooms_in_the_open", "public", "status", "created"),
    Index("rooms_due", "status", "due"),
    Index("rooms_by_lease", "lease"),
)
"""`doc`: settings and seats. `moves`: how many choices are stored; `epoch`: how often some were
taken back. `due`: when something must happen although nobody is there. `lease`: the process that
owns the room, where several serve it. `until` is left for programs that are older."""

PROCESSES: Final = Table(
    "processes", META,
    Column("id",       String(40),  primary_key=True),
    Column("number",   Integer,     nullable=False),
    Column("address",  String(200), nullable=False),
    Column("secret",   String(80),  nullable=False),
    Column("draining", Boolean,     nullable=False),
)
"""The processes that serve a PostgreSQL database (`store.processes`)."""

CHECKS: Final = Table(
    "checks", META,
    Column("id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Written to find out whether the database can be written to."""

SEATS: Final = Table(
    "seats", META,
    Column("room",    String(40), ForeignKey("rooms.id"), primary_key=True),
    Column("seat",    Integer,    primary_key=True),
    Column("person",  String(40), ForeignKey("persons.id")),
    Column("token",   String(64)),
    Index("seats_by_person", "person"),
)
"""Who sits where, and the hash of the seat's token."""

CHOICES: Final = Table(
    "choices", META,
    Column("room",   String(40),  ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer,     primary_key=True),
    Column("seat",   Integer,     nullable=False),
    Column("choice", String(500), nullable=False),
    Column("at",     BigInteger,  nullable=False),
    Column("trace",  String(16)),
)
"""`trace`: what came of the choice, as a hash; none where an older program stored it."""

REPLAYS: Final = Table(
    "replays", META,
    Column("room",   String(40),  ForeignKey("rooms.id"), primary_key=True),
    Column("rules",  Integer,     nullable=False),
    Column("data",   LargeBinary, nullable=False),
)
"""What each seat saw of a finished game, kept for programs with other rules."""

RESULTS: Final = Table(
    "results", META,
    Column("room",    String(40),  ForeignKey("rooms.id"), primary_key=True),
    Column("seat",    Integer,     primary_key=True),
    Column("person",  String(40),  ForeignKey("persons.id")),
    Column("bot",     String(40)),
    Column("game",    String(40),  nullable=False),
    Column("mode",    String(40),  nullable=False),
    Column("players", Integer,     nullable=False),
    Column("house",   String(100), nullable=False),
    Column("place",   Integer),
    Column("score",   Integer),
    Column("left",    Boolean,     nullable=False),
    Column("ended",   BigInteger,  nullable=False),
    Column("rated",   Boolean,     nullable=False),
    Column("points",  Float),
    Column("doubt",   Float),
    Column("deal",    String(40)),
    Index("results_by_person", "person", "ended"),
    Index("results_to_rate", "rated", "points"),
    Index("results_by_deal", "deal"),
)
"""How each seat came out of a finished game: the one place where profiles, ratings and challenges
look. `person`: whose result it is; `bot`: which bot played for itself; both for a bot from outside;
neither where the game does not count, or the person wants to be forgotten. `place` is 1 for whoever
won, and for nobody where the game ended without a result. `left`: a bot stood in for the person at
the end, or the person had left a rated game before.
`rated`: whether the game changes ratings; `points` and `doubt` are the person's rating after it,
and nothing until it was computed. `deal`: the deal that several people play, if it is one."""

DEALS: Final = Table(
    "deals", META,
    Column("id",      String(40), primary_key=True),
    Column("game",    String(40), nullable=False),
    Column("day",     String(10)),
    Column("players", Integer,    nullable=False),
    Column("options", Text,       nullable=False),
    Column("seat",    Integer,    nullable=False),
    Column("bots",    Text,       nullable=False),
    Column("seed",    String(80), nullable=False),
    Column("person",  String(40), ForeignKey("persons.id")),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("game", "day"),
)
"""Deals that several people play, each alone against the same bots: the challenge of a `day`, or
one that a `person` made of their own game. `seat` is the player's; `bots` names a bot for each of
the others."""

ENTRIES: Final = Table(
    "entries", META,
    Column("deal",   String(40), ForeignKey("deals.id"),   primary_key=True),
    Column("person", String(40), ForeignKey("persons.id"), primary_key=True),
    Column("room",   String(40), ForeignKey("rooms.id"),   nullable=False),
    Index("entries_by_room", "room"),
)
"""Who plays which deal, and at which table: once."""

CHAT: Final = Table(
    "chat", META,
    Column("id",     String(40),  primary_key=True),
    Column("room",   String(40),  ForeignKey("rooms.id"), nullable=False),
    Column("at",     BigInteger,  nullable=False),
    Column("seat",   Integer),
    Column("name",   String(80),  nullable=False),
    Column("to",     Integer),
    Column("text",   Text,        nullable=False),
    Column("person", String(40)),
    Index("chat_by_room", "room", "at"),
)
"""`person`: who said it; none where an older program stored it."""

RECORDS: Final = Table(
    "records", META,
    Column("id",      String(40), primary_key=True),
    Column("person",  String(40), ForeignKey("persons.id")),
    Column("text",    Text,       nullable=False),
    Column("created", BigInteger, nullable=False),
)

CHANNELS: Final = Table(
    "channels", META,
    Column("id",        String(40), primary_key=True),
    Column("person",    String(40), ForeignKey("persons.id"), nullable=False),
    Column("kind",      String(10), nullable=False),
    Column("address",   Text,       nullable=False),
    Column("data",      Text,       nullable=False),
    Column("label",     String(80), nullable=False),
    Column("session",   String(64)),
    Column("created",   BigInteger, nullable=False),
    Column("confirmed", Boolean,    nullable=False),
    Column("every",     BigInteger, nullable=False),
    Column("sent",      BigInteger, nullable=False),
    Column("failures",  Integer,    nullable=False),
    Index("channels_by_person", "person"),
    Index("channels_by_session", "session"),
)
"""How a person wants to be notified with the page closed: by `push`, `mail` or `hook`. `data`: what
the kind needs besides the address. `session`: the browser to which it belongs, and with whose
session it ends. `every`: the least milliseconds between two messages; `sent`: when the last one
went out."""

OUTBOX: Final = Table(
    "outbox", META,
    Column("id",      Integer,    primary_key=True, autoincrement=True),
    Column("channel", String(40), nullable=False),
    Column("kind",    String(10), nullable=False),
    Column("room",    String(40), nullable=False),
    Column("at",      BigInteger, nullable=False),
    Column("due",     BigInteger, nullable=False),
    Column("tries",   Integer,    nullable=False),
    Index("outbox_due", "due"),
    Index("outbox_by_channel", "channel"),
)
"""Notifications that are to go out: what happened (`kind`) in which room, through which channel.
They are stored in the transaction of what they tell. Whoever takes one puts off its `due`, so that
it is taken again only if whoever took it is gone."""

INVITATIONS: Final = Table(
    "invitations", META,
    Column("room",   String(40), ForeignKey("rooms.id"),   primary_key=True),
    Column("person", String(40), ForeignKey("persons.id"), primary_key=True),
    Column("at",     BigInteger, nullable=False),
    Index("invitations_by_person", "person"),
)
"""Bots from outside whom the host of a table wants there."""

KEYS: Final = Table(
    "keys", META,
    Column("name",  String(40), primary_key=True),
    Column("value", Text,       nullable=False),
)
"""Secrets that the servers of a database share, made when the first of them needs them."""

BLOCKS: Final = Table(
    "blocks", META,
    Column("person",  String(40), ForeignKey("persons.id"), primary_key=True),
    Column("blocked", String(40), ForeignKey("persons.id"), primary_key=True),
    Column("created", BigInteger, nullable=False),
)
"""Who wants to hear nothing of whom."""

REPORTS: Final = Table(
    "reports", META,
    Column("id",       String(40), primary_key=True),
    Column("at",       BigInteger, nullable=False),
    Column("room",     String(40), nullable=False),
    Column("reporter", String(40), nullable=False),
    Column("person",   String(40), nullable=False),
    Column("reason",   String(20), nullable=False),
    Column("text",     Text,       nullable=False),
    Column("said",     Text,       nullable=False),
    Column("open",     Boolean,    nullable=False),
    Index("reports_by_person", "person"),
)

BANS: Final = Table(
    "bans", META,
    Column("id",      String(40), primary_key=True),
    Column("person",  String(40)),
    Column("network", String(50)),
    Column("reason",  Text,       nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until",   BigInteger),
)

NOTICES: Final = Table(
    "notices", META,
    Column("id",      String(40), primary_key=True),
    Column("text",    Text,       nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until",   BigInteger, nullable=False),
)

AUDIT: Final = Table(
    "audit", META,
    Column("number", Integer,    primary_key=True, autoincrement=True),
    Column("at",     BigInteger, nullable=False),
    Column("by",     String(40), nullable=False),
    Column("what",   String(40), nullable=False),
    Column("room",   String(40)),
    Column("person", String(40)),
    Column("detail", Text,       nullable=False),
)
"""What hosts and operators did. Processes read it to carry out what operators want."""
# fmt: on
