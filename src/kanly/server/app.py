"""The application: routes, errors, opening and closing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import ModuleType
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

import kanly
from kanly.core.errors import KanlyError
from kanly.server.config import Config
from kanly.server.connections import ConnectionWatch
from kanly.server.description import with_errors
from kanly.server.errors import STATUS, Refused
from kanly.server.guard import App, Guard, answer, body_of, headers_of
from kanly.server.logs import LOG
from kanly.server.people.guests import preferred, supported
from kanly.server.rest import (
    analysis,
    beginnings,
    book,
    channels,
    deals,
    games,
    lessons,
    moderation,
    ops,
    outside,
    pages,
    people,
    profiles,
    records,
    rooms,
)
from kanly.server.rest.caller import CALLER, Caller, provide_caller
from kanly.server.rooms.hub import Hub
from kanly.server.rooms.shared import SharedHub
from kanly.server.socket import Connection
from kanly.server.store.store import Store
from kanly.server.warming import beside

ROOMS: Final = "/api/rooms/"
BEGINNINGS: Final = (
    "/api/play",
    "/api/rooms",
    "/api/play/lesson",
    "/api/play/puzzle",
    "/api/play/again",
    "/api/play/example",
)
"""Where requests about a room, and for a new one, go to."""
MOST_BYTES: Final = 16_384
"""The size of a request's body."""


class Application:
    """The server as an ASGI application; `hub` is what it serves."""

    def __init__(self, config: Config) -> None:
        self.config = config
        store = Store(config.database)
        shared = store.engine.dialect.name == "postgresql"
        self.hub = SharedHub(config, store, self) if shared else Hub(config, store)
        self.connections = ConnectionWatch(config, self.hub.limits)
        self.http: App = Guard(litestar(self), config, self.hub.limits, self.hub.moderation)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == "/ws":
                await Connection(self.hub, scope, receive, send).run()
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4004})
            return
        ident = None if self.hub.alone else self.room_in(scope)
        if ident is None:
            await self.http(scope, receive, send)
        else:
            await self.of_room(ident, scope, receive, send)

    def room_in(self, scope: Any) -> str | None:
        """The room that a request is about; nothing for a new one, which any process can have."""
        path: str = scope["path"]
        if path.startswith(ROOMS):
            return path[len(ROOMS) :].partition("/")[0]
        begins = scope["method"] == "POST" and path in BEGINNINGS
        return "" if begins and self.hub.draining else None

    async def of_room(self, ident: str, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request about a room, or have the process answer that owns it."""
        waiting = [await receive()]
        begun = False

        async def sent(message: Any) -> None:
            nonlocal begun
            begun = True
            await send(message)

        async def heard() -> Any:
            return waiting.pop() if waiting else await receive()

        try:
            if not await self.hub.relayed(ident, scope, waiting, receive, sent):
                await self.http(scope, heard, send)
        except ConnectionError:
            if begun:
                raise
            await answer(Refused("busy", retry_after=1), dict(scope["headers"]), send)

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        await self.hub.store.open()
        await self.hub.open()
        LOG.info("open", extra={"version": kanly.__version__})
        warming = asyncio.create_task(beside()) if self.config.warm else None
        try:
            yield
        finally:
            if warming is not None:
                warming.cancel()
            await self.hub.close()
            await self.hub.store.close()
            LOG.info("closed")


MODULES: Final = (
    games,
    book,
    rooms,
    beginnings,
    lessons,
    records,
    analysis,
    people,
    profiles,
    deals,
    channels,
    outside,
    moderation,
    ops,
)


def handlers(module: ModuleType) -> list[HTTPRouteHandler]:
    """Every handler that a module defines, in its order."""
    return [each for each in vars(module).values() if isinstance(each, HTTPRouteHandler)]


def litestar(application: Application) -> Litestar:
    app = Litestar(
        route_handlers=[
            *(handler for module in MODULES for handler in handlers(module)),
            pages.page_of(application.config),
        ],
        dependencies={"caller": Provide(provide_caller)},
        lifespan=[application.lifespan],
        exception_handlers={
            Refused: refused,
            KanlyError: game_error,
            HTTPException: http_error,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            SQLAlchemyError: no_store,
            OSError: no_store,
            Exception: failure,
        },
        openapi_config=OpenAPIConfig(
            title="Kanly",
            version=kanly.__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/", media_type=MediaType.JSON)],
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
    app.state.hub = application.hub
    with_errors(app.openapi_schema)
    return app


# Errors -------------------------------------------------------------------------------------------

AnyRequest = Request[Any, Any, Any]


def refused(request: AnyRequest, error: Refused) -> Response[bytes]:
    """Everything that the table refuses, in the language of whoever asked."""
    caller = request.scope.get(CALLER)
    header = request.headers.get("accept-language", "")
    asked = request.query_params.get("lang") or preferred(header)
    return Response(
        body_of(error, caller.lang if isinstance(caller, Caller) else supported(asked)),
        status_code=error.status,
        media_type="application/json",
        headers=headers_of(error),
    )


def game_error(request: AnyRequest, error: KanlyError) -> Response[bytes]:
    return refused(request, Refused("bad-request", str(error)))


BY_STATUS: Final = {
    400: "bad-request",
    401: "not-you",
    403: "origin",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    415: "media-type",
}


GONE: Final = "client disconnected prematurely"
"""What the framework says of a request whose sender went away before its end."""


def http_error(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework refuses."""
    code = BY_STATUS.get(error.status_code, "bad-request")
    if error.status_code >= 500 and error.detail != GONE:
        return failure(request, error)
    where = where_of(error) if isinstance(error, ValidationException) else None
    made = refused(request, Refused(code, where=where))
    if error.headers:
        made.headers.update({k: v for k, v in error.headers.items() if k.lower() == "allow"})
    return made


def where_of(error: HTTPException) -> str | None:
    """The field that is wrong, when the framework tells."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key = extra[0].get("key")
        return f"$.{key}" if key else None
    return None


def unreadable(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A body that is no text, or nested beyond all measure."""
    return refused(request, Refused("bad-request"))


def no_store(request: AnyRequest, error: Exception) -> Response[bytes]:
    LOG.error("nothing can be stored", exc_info=error, extra={"path": request.url.path})
    return refused(request, Refused("busy"))


def failure(request: AnyRequest, error: Exception) -> Response[bytes]:
    if isinstance(error, SerializationException):
        return refused(request, Refused("bad-request"))
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return refused(request, Refused("server-error"))


assert set(BY_STATUS.values()) <= set(STATUS)
