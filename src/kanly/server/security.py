"""Who may ask from where, and what browsers are told about our pages."""

from __future__ import annotations

import re
from ipaddress import IPv6Address, IPv6Network
from typing import Final
from urllib.parse import urlsplit

from kanly.server.config import Config

Headers = dict[bytes, bytes]

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""The content security policy: everything from here, nothing inline, in no frame."""

ALWAYS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
]
HTTPS: Final = [(b"strict-transport-security", b"max-age=31536000")]


def headers_for(config: Config) -> list[tuple[bytes, bytes]]:
    """Headers of every response."""
    return [*ALWAYS, *(HTTPS if config.https else [])]


def same_origin(config: Config, headers: Headers) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"none") in (b"same-origin", b"none")
    text = origin.decode("latin-1").lower()
    if text in config.origins:
        return True
    host = headers.get(b"host", b"").decode("latin-1").lower()
    return bool(host) and urlsplit(text).netloc == host


def known_host(config: Config, headers: Headers) -> bool:
    """Whether the server is asked for under a name of its own."""
    if not config.hosts:
        return True
    name = headers.get(b"host", b"").decode("latin-1").lower()
    return name in config.hosts or name.rpartition(":")[0] in config.hosts


PASSED_ON: Final = frozenset(
    [b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip", b"forwarded"]
)
"""Headers by which a proxy shows itself."""


def masked(text: str) -> str:
    """A text without the passwords in its addresses."""
    return PASSWORD.sub(r"\1***@", text)


PASSWORD: Final = re.compile(r"(://[^\s:/@]*:)[^\s@]*@")
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
"""Names of this machine for itself."""


def client_of(config: Config, headers: Headers, client: tuple[str, int] | None) -> str:
    """The address of whoever asks; behind a proxy, what the nearest one says."""
    if config.proxied:
        told = headers.get(b"x-forwarded-for", b"").decode("latin-1").rpartition(",")[2].strip()
        if told:
            return network_of(told[:64])
    return network_of(client[0]) if client is not None else "?"


def network_of(address: str) -> str:
    """An address as limits know it: of IPv6 the network, for whoever has one has all of it."""
    if ":" not in address:
        return address
    try:
        there = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if there.ipv4_mapped is not None:
        return str(there.ipv4_mapped)
    return str(IPv6Network((int(there) >> 64 << 64, 64)))


def from_here(headers: Headers, client: tuple[str, int] | None) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it: a proxy tells whom
    it asks for, or at least under which name it was asked itself."""
    local = client is not None and client[0] in ("127.0.0.1", "::1")
    name = headers.get(b"host", b"").decode("latin-1").lower()
    ours = name in LOOPBACK or name.rpartition(":")[0] in LOOPBACK
    return local and ours and not PASSED_ON & headers.keys()
