"""The guard around every HTTP request: origin, rate, headers, the cookie, and its figures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from kanly.server import schema
from kanly.server.config import Config
from kanly.server.errors import Refused
from kanly.server.limits import READS, WRITES, Limits
from kanly.server.metrics import REQUESTS
from kanly.server.people.guests import preferred
from kanly.server.people.moderation import Moderation
from kanly.server.rest.caller import COOKIE
from kanly.server.security import client_of, headers_for, known_host, same_origin
from kanly.server.wording import plain

Scope = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the application."""

    def __init__(self, app: App, config: Config, limits: Limits, moderation: Moderation) -> None:
        self.app = app
        self.config = config
        self.limits = limits
        self.moderation = moderation
        self.headers = headers_for(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        scope["kanly.client"] = client_of(self.config, headers, scope.get("client"))

        async def sent(message: Any) -> None:
            if message["type"] == "http.response.start":
                known = {name.lower() for name, _ in message.get("headers", [])}
                extra = [pair for pair in self.headers if pair[0] not in known]
                if COOKIE in scope:
                    extra.append((b"set-cookie", scope[COOKIE]))
                if scope["path"].startswith("/api/") and b"cache-control" not in known:
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", []), *extra]
                REQUESTS.labels(method_of(scope), str(message["status"])).inc()
            await send(message)

        try:
            self.check(scope, headers)
        except Refused as error:
            await answer(error, headers, sent)
            return
        await self.app(scope, receive, sent)

    def check(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Refuse a request that is not even looked at."""
        safe = scope["method"] in SAFE
        self.limits.charge(READS if safe else WRITES, scope["kanly.client"], None)
        if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
            raise Refused("bad-request")
        if not safe and self.moderation.bars(scope["kanly.client"]):
            raise Refused("banned")
        if not known_host(self.config, headers) or not (safe or same_origin(self.config, headers)):
            raise Refused("origin")


def method_of(scope: Scope) -> str:
    known = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
    return scope["method"] if scope["method"] in known else "other"


def body_of(error: Refused, lang: str) -> bytes:
    """An error as JSON, in words."""
    said = error.text or plain(lang).fill(f"table-{error.code}")
    text = said.encode("utf-8", "replace").decode()  # it may tell what somebody sent
    return msgspec.json.encode(schema.Problem(error.status, error.code, text, error.where))


def headers_of(error: Refused) -> dict[str, str]:
    if error.retry_after is None:
        return {}
    return {"retry-after": str(max(1, round(error.retry_after + 0.5)))}


async def answer(error: Refused, headers: dict[bytes, bytes], send: Send) -> None:
    lang = preferred(headers.get(b"accept-language", b"").decode("latin-1"))
    extra = [(name.encode(), value.encode()) for name, value in headers_of(error).items()]
    kind = [(b"content-type", b"application/json"), *extra]
    if error.code == "too-fast":
        kind.append((b"connection", b"close"))  # refusing costs something, too
    await send({"type": "http.response.start", "status": error.status, "headers": kind})
    await send({"type": "http.response.body", "body": body_of(error, lang)})
