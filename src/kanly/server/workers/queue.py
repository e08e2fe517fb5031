"""A fair queue: who waits for a process gets one in the order of rank, and owners take turns."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import IntEnum
from typing import Final


class Rank(IntEnum):
    """How urgent a question is; a lower one goes first."""

    URGENT = 0
    """Somebody's clock, or a stand-in."""
    PRESENT = 1
    """Somebody is at the table."""
    ALONE = 2
    """Nobody is, but its owner wants it to go on."""


def present() -> Rank:
    return Rank.PRESENT


class Claim:
    """A question that waits for a process."""

    def __init__(self, owner: str, rank: Callable[[], Rank | None]) -> None:
        self.owner = owner
        self.rank = rank
        """How urgent it is now; None while it is not to be thought about at all."""
        self.since = time.monotonic()
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """So many places. A free one goes to the most urgent rank; there, to the owner who has fewest
    places and has waited longest since the last one."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.taken: dict[str, int] = {}
        self.served: dict[str, float] = {}
        """When each owner had a place last."""
        self.waiting: list[Claim] = []
        self.seconds = 1.0
        """How long a place is kept, on average."""

    @property
    def busy(self) -> int:
        return sum(self.taken.values())

    async def enter(self, owner: str, rank: Callable[[], Rank | None] = present) -> None:
        """Wait for a place."""
        claim = Claim(owner, rank)
        self.waiting.append(claim)
        self.serve()
        try:
            await claim.turn
        except asyncio.CancelledError:
            if claim in self.waiting:
                self.waiting.remove(claim)
            elif claim.turn.done() and not claim.turn.cancelled():
                self.leave(owner)
            raise

    def leave(self, owner: str, seconds: float | None = None) -> None:
        """Give a place back."""
        self.taken[owner] -= 1
        if not self.taken[owner]:
            del self.taken[owner]
        if seconds is not None:
            self.seconds += 0.1 * (seconds - self.seconds)
        self.serve()

    def serve(self) -> None:
        """Give free places away. Called again when ranks may have changed."""
        while self.busy < self.places and (order := self.order()):
            claim = order[0]
            self.waiting.remove(claim)
            self.taken[claim.owner] = self.taken.get(claim.owner, 0) + 1
            if len(self.served) > MOST_OWNERS:
                self.served.clear()
            self.served[claim.owner] = time.monotonic()
            claim.turn.set_result(None)

    def order(self) -> list[Claim]:
        """Those whose turn may come, in their order as it is now."""
        before: dict[tuple[Rank, str], int] = {}
        found: list[tuple[tuple[float, ...], Claim]] = []
        for claim in self.waiting:
            rank = claim.rank()
            if rank is None or claim.turn.done():
                continue
            queued = before[rank, claim.owner] = before.get((rank, claim.owner), -1) + 1
            places = self.taken.get(claim.owner, 0) + queued
            last = self.served.get(claim.owner, 0.0)
            found.append(((rank, places, last, claim.since), claim))
        return [claim for _, claim in sorted(found, key=lambda each: each[0])]

    def wait_of(self, place: int) -> float:
        """Seconds until somebody at a place in the order has their turn, at a guess."""
        return (place + 1) * self.seconds / self.places

    def wait_for(self, owner: str) -> float:
        """Seconds that one more question of an owner who is there would wait, at a guess."""
        if self.busy < self.places:
            return 0.0
        ranks = [(claim.rank(), claim.owner) for claim in self.waiting]
        urgent = [rank for rank, _ in ranks if rank == Rank.URGENT]
        own = [rank for rank, whose in ranks if rank == Rank.PRESENT and whose == owner]
        others = {whose for rank, whose in ranks if rank == Rank.PRESENT and whose != owner}
        return self.wait_of(len(urgent) + len(others) * (len(own) + 1) + len(own))


MOST_OWNERS: Final = 10_000
