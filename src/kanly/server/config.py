"""How a server is run: where it listens, where it keeps games, and its limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Config:
    """Everything that can be set from outside; the defaults suit one small machine."""

    host: str = "127.0.0.1"
    port: int = 8470
    database: str = ""
    """A database URL; empty for a file in the user's data folder."""
    redis: str = ""
    """A Redis URL, where processes tell each other of rooms that changed, for their lists."""
    peer: str = "127.0.0.1:0"
    """HOST:PORT under which other processes on the same database reach this one."""
    drain: float = 10.0
    """Seconds for which a process that stops passes on what still comes to it."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may use the server besides the one it is reached under."""
    hosts: tuple[str, ...] = ()
    """Names under which it may be reached; empty for any. It keeps a page elsewhere from passing
    for ours by giving its own name our address."""
    https: bool = False
    """Whether people reach it over https: cookies are then marked Secure."""
    proxied: bool = False
    """Whether a proxy in front tells the client's address (`X-Forwarded-For`)."""
    public_metrics: bool = False
    workers: int = 1
    """Processes in which bots think."""
    budget: float = 5.0
    """Seconds that a bot may think about one choice."""
    limits: bool = True
    """Whether requests are limited in number; switched off by load tests only."""
    costs: Mapping[str, float] = field(default_factory=dict)
    """Factors by which allowances differ from their defaults (`limits.COSTS`)."""
    connections: int = 200
    """Connections from one address at the same time, where no proxy is in front."""
    request_seconds: float = 15.0
    """Seconds in which a request must have arrived, its head first."""
    stored: int = 20_000_000
    """Bytes of records that one person may keep."""
    choices: int = 10_000
    """Choices after which a game takes none that nobody asked for."""
    keep_tables: float = 30.0
    """Days for which a table waits for its game, and a game of bots for somebody to look at it."""
    keep_imports: float = 30.0
    """Days for which records are kept that somebody without an account sent in."""
    keep_sessions: float = 180.0
    """Days for which a browser is known that nobody uses."""
    bot_wait: float = 60.0
    """Seconds that a bot of a new table might wait for its turn, beyond which there is none."""
    smtp: str = ""
    """The server that sends our mail, as a URL; none: there is no mail."""
    mail_from: str = ""
    """The address as which it is sent."""
    mail_every: float = 15.0
    """The least minutes between two messages to one address."""
    private_hooks: tuple[str, ...] = ()
    """Networks of the operator's own to which notifications may be sent."""
    compress: bool = True
    """Whether messages of the WebSocket are compressed for clients that can."""
    pace: float = 1.0
    """Multiplies every wait that is there for people: bots' pace, auto-pass."""
    warm: bool = True
    """Whether words and catalogues are made ready at the start."""
    static: Path = field(default=Path(__file__).parent / "static")
    """The built client."""
