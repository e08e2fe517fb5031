"""Running the server: one process, until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import uvicorn

from kanly.core.errors import BadOption
from kanly.server.app import Application
from kanly.server.config import Config
from kanly.server.connections import HttpConnection, SocketConnection
from kanly.server.logs import LOG
from kanly.server.rooms.news import client
from kanly.server.store.database import prepare

GRACE = 10
"""Seconds that open requests may take when the server stops."""
PORTS = 65_536


def run(config: Config, opened: Callable[[str], None] | None = None) -> None:
    """Serve until interrupted; `opened` is told the address once it can be reached."""
    listener = bound(config.host, config.port)
    server = Server(uvicorn_config(config), opened)
    try:
        asyncio.run(ready(config))
        server.run([listener])
    except KeyboardInterrupt:
        return


async def ready(config: Config) -> None:
    """What the server needs is there; if not, a line says what is missing."""
    await prepare(config.database)
    if config.redis:
        await client(config.redis).aclose()


def uvicorn_config(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        Application(config),
        log_config=None,
        access_log=False,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=65_536,
        ws_ping_interval=None,  # clients must speak anyway (socket.IDLE_SECONDS)
        ws_per_message_deflate=config.compress,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """Uvicorn, telling when it is open, and handing games on before it stops."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.opened is not None and sockets and self.started:
            host, port = sockets[0].getsockname()[:2]
            self.opened(address(host, port))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        application = self.config.app
        if isinstance(application, Application):
            application.hub.leaving.set()
            try:
                await asyncio.wait_for(application.hub.drain(), application.config.drain + GRACE)
            except Exception:
                LOG.exception("games could not be handed on")
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free one."""
    if not 0 <= port < PORTS:
        raise BadOption(f"--port {port}: expected 0 to {PORTS - 1}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadOption(f"cannot listen on {host}:{port}: {error.strerror}") from error
    return listener


def address(host: str, port: int) -> str:
    """The address to be opened in a browser."""
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
