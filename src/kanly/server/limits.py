"""Limits on how much anybody may ask for: every cost has an allowance for a person, and one for an
address, which may stand for several people.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final, NamedTuple

from kanly.core.errors import BadOption
from kanly.server.config import Config
from kanly.server.errors import Refused
from kanly.server.metrics import LIMITED


class Rate(NamedTuple):
    """So much a second, and so much at once."""

    rate: float
    burst: float


class Cost(NamedTuple):
    """Something that costs the server, and how much of it there is for each."""

    name: str
    what: str
    """What is counted."""
    person: Rate | None
    address: Rate | None


CONNECTIONS: Final = Cost(
    "connections", "connections made, where no proxy is in front", None, Rate(20, 400)
)
READS: Final = Cost("reads", "requests that only read", None, Rate(30, 200))
WRITES: Final = Cost("writes", "requests that change something", None, Rate(4, 60))
SOCKETS: Final = Cost("sockets", "sockets opened", None, Rate(5, 300))
MESSAGES: Final = Cost("messages", "messages over sockets", None, Rate(100, 600))
QUESTIONS: Final = Cost("questions", "`why`; a preview is three", Rate(6, 40), Rate(24, 160))
REBUILDS: Final = Cost(
    "rebuilds",
    "whole states: a new session, another language, 500 lines of a log",
    Rate(0.5, 30),
    Rate(5, 300),
)
CHAT: Final = Cost("chat", "lines of talk", Rate(0.5, 8), Rate(4, 64))
ADVICE: Final = Cost("advice", "advice on a question", Rate(0.3, 8), Rate(0.6, 16))
NEWCOMERS: Final = Cost("newcomers", "new persons", None, Rate(0.2, 40))
TABLES: Final = Cost("tables", "new tables", Rate(0.1, 20), Rate(0.2, 30))
BOTS: Final = Cost("bots", "bots seated", Rate(0.5, 60), Rate(1, 120))
EVENTS: Final = Cost("events", "connections of bots from outside", Rate(0.1, 10), Rate(0.5, 40))
REPORTS: Final = Cost("reports", "reports to the operators", Rate(0.01, 5), Rate(0.02, 10))
CODES: Final = Cost("codes", "codes of tables tried", None, Rate(0.5, 20))
LISTS: Final = Cost("lists", "looks at lists of tables", Rate(1, 20), Rate(2, 40))
LOADS: Final = Cost("loads", "games read and played again", None, Rate(2, 100))
SEARCHES: Final = Cost("searches", "searches of the rules", None, Rate(5, 40))
IMPORTS: Final = Cost("imports", "records sent in", Rate(0.05, 10), Rate(0.1, 20))
LOGINS: Final = Cost(
    "logins", "attempts to log in, accounts opened, passkeys asked for", None, Rate(0.1, 15)
)
GUESSES: Final = Cost(
    "guesses", "passwords tried for one login from one address", Rate(0.05, 8), None
)
CHANNELS: Final = Cost(
    "channels", "ways to be notified set up or tried", Rate(0.02, 10), Rate(0.1, 30)
)
EXPORTS: Final = Cost("exports", "downloads of one's own data", Rate(0.01, 3), Rate(0.02, 6))
STORED: Final = Cost("stored", "bytes of records kept", Rate(60, 8e6), Rate(240, 32e6))
REPLAYS: Final = Cost("replays", "looks at a record", Rate(5, 60), Rate(10, 120))
ANALYSES: Final = Cost("analyses", "games analysed", Rate(0.02, 5), Rate(0.04, 10))

COSTS: Final = (
    CONNECTIONS, READS, WRITES, SOCKETS, MESSAGES, QUESTIONS, REBUILDS, CHAT, ADVICE, NEWCOMERS,
    TABLES, BOTS, REPORTS, CODES, LISTS, LOADS, SEARCHES, IMPORTS, LOGINS, GUESSES, CHANNELS,
    EXPORTS, EVENTS, STORED, REPLAYS, ANALYSES,
)  # fmt: skip
"""Everything that is limited, as docs/hosting.md lists it."""


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def wait(self, amount: float) -> float:
        """0 if there is enough now; else how many seconds to wait."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, (min(amount, self.burst) - self.left) / self.rate)

    def take(self, amount: float = 1.0) -> float:
        """0 if there was enough; else how many seconds to wait, and nothing is taken."""
        wait = self.wait(amount)
        if not wait:
            self.left -= amount
        return wait


class Buckets:
    """One bucket for each of many, forgotten when they are full again."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.each: dict[str, Bucket] = {}

    def of(self, who: str) -> Bucket:
        bucket = self.each.get(who)
        if bucket is None:
            if len(self.each) >= MOST:
                self.tidy()
            bucket = self.each[who] = Bucket(self.rate, self.burst)
        return bucket

    def tidy(self) -> None:
        """Forget whoever asked for nothing lately; all, if there are too many still."""
        long_ago = time.monotonic() - self.burst / self.rate
        self.each = {who: bucket for who, bucket in self.each.items() if bucket.at > long_ago}
        if len(self.each) >= MOST:
            self.each.clear()


MOST: Final = 20_000


class Limits:
    """What everybody has used of their allowances."""

    def __init__(self, config: Config) -> None:
        self.on = config.limits
        self.buckets: dict[tuple[str, bool], Buckets] = {}
        for cost in allowances(config.costs):
            for rate, personal in ((cost.person, True), (cost.address, False)):
                if rate is not None:
                    self.buckets[cost.name, personal] = Buckets(*rate)

    def charge(self, cost: Cost, address: str, person: str | None, amount: float = 1.0) -> None:
        """Take the cost of something from a person's and an address's allowance, or refuse it."""
        if not self.on:
            return
        found = [
            buckets.of(who)
            for who, personal in ((person, True), (address, False))
            if who is not None and (buckets := self.buckets.get((cost.name, personal)))
        ]
        wait = max([bucket.wait(amount) for bucket in found], default=0.0)
        if wait > 0:
            LIMITED.labels(cost.name).inc()
            raise Refused("too-fast", retry_after=wait)
        for bucket in found:
            bucket.left -= amount


def allowances(changed: Mapping[str, float]) -> list[Cost]:
    """Every cost, with allowances multiplied as an operator wants."""

    def times(rate: Rate | None, factor: float) -> Rate | None:
        return None if rate is None else Rate(rate.rate * factor, rate.burst * factor)

    factors = [changed.get(cost.name, 1.0) for cost in COSTS]
    return [
        cost._replace(person=times(cost.person, by), address=times(cost.address, by))
        for cost, by in zip(COSTS, factors)
    ]


def factors(given: list[str]) -> dict[str, float]:
    """What an operator says of costs (`imports=2`: twice the allowance)."""
    found: dict[str, float] = {}
    for text in given:
        name, _, factor = text.partition("=")
        if name not in {cost.name for cost in COSTS}:
            known = ", ".join([cost.name for cost in COSTS])
            raise BadOption(f"--allow {text}: expected NAME=FACTOR with one of {known}")
        try:
            found[name] = float(factor)
        except ValueError:
            found[name] = 0.0
        if not 0 < found[name] <= 1e6:
            raise BadOption(f"--allow {text}: expected a factor above 0, such as {name}=2")
    return found


class ConnectionLimit:
    """So many connections at the same time from each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """Whether there was room."""
        if self.inside.get(who, 0) >= self.most:
            return False
        self.inside[who] = self.inside.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]
