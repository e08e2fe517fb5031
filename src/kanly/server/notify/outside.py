"""Requests to addresses that people give: never to a machine of the operator's own network.

The name is looked up here and the connection made to the address that was checked, so that it
cannot point elsewhere a moment later. No redirect is followed, and no answer is read.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from kanly.core.errors import BadOption
from kanly.server.errors import Refused

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

SECONDS: Final = 10.0
"""For each step of a request."""
TOTAL: Final = 20.0
LONGEST: Final = 2000
LOOKUPS: Final = 8
"""Names that are looked up at the same time."""
LOW_PORTS: Final = (80, 443)
"""Ports below 1024 that may be asked; the others are for something else than notifications."""
MAPPED: Final = ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for those of IPv4."""


class Outside:
    """Asks other servers. `private` are networks of the operator's own that may be asked."""

    def __init__(self, private: Sequence[str] = ()) -> None:
        self.private = networks(private)
        self.pool = httpcore.AsyncConnectionPool(
            network_backend=Guarded(self), max_connections=32, max_keepalive_connections=0
        )
        self.lookups = ThreadPoolExecutor(LOOKUPS, "kanly-lookup")
        """Threads of its own: nothing else waits for somebody's slow name server."""

    async def close(self) -> None:
        await self.pool.aclose()
        self.lookups.shutdown(wait=False, cancel_futures=True)

    def check(self, url: str) -> None:
        """Refuse an address that cannot be meant."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Refused("bad-address") from None
        odd = len(url) > LONGEST or not url.isascii() or any(letter <= " " for letter in url)
        named = parts.hostname and parts.username is None and parts.password is None
        low = port is not None and port < 1024 and port not in LOW_PORTS
        if odd or not named or low:
            raise Refused("bad-address")
        if parts.scheme != "https" and not (parts.scheme == "http" and self.private):
            raise Refused("bad-address")
        try:
            literal = ip_address(parts.hostname or "")
        except ValueError:
            return
        if not self.allows(literal):
            raise Refused("private-address")

    def allows(self, address: Address) -> bool:
        """Whether an address is in the open, or in a network that the operator allows."""
        meant = meant_by(address)
        if any(meant in network for network in self.private if network.version == meant.version):
            return True
        return meant.is_global and not meant.is_multicast and not meant.is_reserved

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """Send something; the status of the answer. Raises `OSError` if there is none."""
        self.check(url)
        timeout = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)
        pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
        try:
            async with (
                asyncio.timeout(TOTAL),
                self.pool.stream(
                    "POST", url, headers=pairs, content=body, extensions={"timeout": timeout}
                ) as answer,
            ):
                return int(answer.status)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            raise OSError(type(error).__name__) from error

    async def address_of(self, host: str, port: int) -> str:
        """The address behind a name, if all of them are allowed."""
        loop = asyncio.get_running_loop()
        stream = socket.SOCK_STREAM
        found = await loop.run_in_executor(
            self.lookups, lambda: socket.getaddrinfo(host, port, type=stream)
        )
        addresses = [str(each[4][0]).partition("%")[0] for each in found]
        if not addresses or not all(self.allows(ip_address(each)) for each in addresses):
            raise Refused("private-address")
        return addresses[0]


class Guarded(httpcore.AsyncNetworkBackend):
    """Connects to addresses that are allowed."""

    def __init__(self, outside: Outside) -> None:
        self.outside = outside
        self.backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            address = await self.outside.address_of(host, port)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        return await self.backend.connect_tcp(address, port, timeout, local_address)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def meant_by(address: Address) -> Address:
    """The address of IPv4 where one of IPv6 stands for it."""
    if isinstance(address, IPv4Address):
        return address
    inner = address.ipv4_mapped or address.sixtofour
    if inner is None and address in MAPPED:
        inner = IPv4Address(int(address) & 0xFFFFFFFF)
    return inner if inner is not None else address


def networks(given: Sequence[str]) -> list[Network]:
    """Networks as an operator writes them."""
    found: list[Network] = []
    for text in given:
        try:
            found.append(ip_network(text, strict=False))
        except ValueError:
            raise BadOption(
                f"--private-hooks {text}: expected a network such as 10.0.0.0/8"
            ) from None
    return found
