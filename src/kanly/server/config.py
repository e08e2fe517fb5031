"""How a server is run: where it listens, where it keeps games, and its limits."""

from __future__ import annotations

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
    """A Redis URL, when several processes serve the same games."""
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
    compress: bool = True
    """Whether messages of the WebSocket are compressed for clients that can."""
    pace: float = 1.0
    """Multiplies every wait that is there for people: bots' pace, auto-pass."""
    static: Path = field(default=Path(__file__).parent / "static")
    """The built client."""
