"""`kanly serve`: the table as a server for others."""

from __future__ import annotations

import os
from math import inf
from typing import Annotated
from urllib.parse import urlsplit

import typer
from typer import Option

from kanly.cli.folder import data_folder
from kanly.cli.setting import IN_DATA_FOLDER, setting
from kanly.core.errors import BadOption


def serve(
    config: Annotated[
        str,
        setting(
            "CONFIG",
            "A TOML file with settings, named like these options.",
            "FILE",
            show_default=False,
        ),
    ] = "",
    host: Annotated[
        str, setting("HOST", "Address to listen on; 0.0.0.0 for all.", "HOST")
    ] = "127.0.0.1",
    port: Annotated[int, setting("PORT", "Port to listen on; 0 for a free one.", "PORT")] = 8470,
    database: Annotated[
        str,
        setting(
            "DATABASE",
            "Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.",
            "URL",
            show_default=IN_DATA_FOLDER,
        ),
    ] = "",
    redis: Annotated[
        str,
        setting(
            "REDIS",
            "Redis, for news between processes on the same PostgreSQL database.",
            "URL",
            show_default=False,
        ),
    ] = "",
    peer: Annotated[
        str,
        setting(
            "PEER",
            "The address at which other processes on the same PostgreSQL database reach this one.",
            "HOST[:PORT]",
        ),
    ] = "127.0.0.1",
    drain: Annotated[
        float,
        setting(
            "DRAIN",
            "Seconds for which a stopping process still forwards requests.",
            "SECONDS",
        ),
    ] = 10.0,
    url: Annotated[
        str,
        setting(
            "URL",
            "The address under which people reach the server, when a proxy is in front of it.",
            "URL",
            show_default=False,
        ),
    ] = "",
    workers: Annotated[int, setting("WORKERS", "Processes in which bots think.", "N")] = max(
        1, (os.cpu_count() or 2) - 1
    ),
    budget: Annotated[
        float, setting("BUDGET", "Seconds that a bot may think about a choice.", "SECONDS")
    ] = 5.0,
    compress: Annotated[
        bool,
        setting("COMPRESS", "Compress what goes to browsers.", None, "--compress/--no-compress"),
    ] = True,
    limits: Annotated[
        bool, Option("--limits/--no-limits", help="Limit requests by address.", hidden=True)
    ] = True,
    pace: Annotated[
        float, Option(help="Multiplies waits that are there for people.", hidden=True)
    ] = 1.0,
    public_metrics: Annotated[
        bool,
        setting(
            "PUBLIC_METRICS", "Let other machines read /metrics too.", None, "--public-metrics"
        ),
    ] = False,
    allow: Annotated[
        list[str] | None,
        setting(
            "ALLOW",
            "Allowances of people and addresses: imports=2 doubles one (docs/hosting.md).",
            "NAME=FACTOR",
        ),
    ] = None,
    connections: Annotated[
        int,
        setting("CONNECTIONS", "Connections from one address, where no proxy is in front.", "N"),
    ] = 200,
    request_seconds: Annotated[
        float,
        setting(
            "REQUEST_SECONDS",
            "Seconds in which the head of a request must arrive, and then its body.",
            "SECONDS",
        ),
    ] = 15.0,
    stored: Annotated[
        float, setting("STORED", "Megabytes of records that one person may keep.", "MB")
    ] = 20.0,
    choices: Annotated[
        int, setting("CHOICES", "Choices after which a game takes no more out of turn.", "N")
    ] = 10_000,
    keep_tables: Annotated[
        float,
        setting(
            "KEEP_TABLES",
            "Days for which unstarted tables and unwatched games of bots are kept.",
            "DAYS",
        ),
    ] = 30.0,
    keep_imports: Annotated[
        float,
        setting(
            "KEEP_IMPORTS",
            "Days for which records sent in without an account are kept.",
            "DAYS",
        ),
    ] = 30.0,
    keep_sessions: Annotated[
        float,
        setting("KEEP_SESSIONS", "Days after which an unused browser is forgotten.", "DAYS"),
    ] = 180.0,
    smtp: Annotated[
        str,
        setting(
            "SMTP",
            "The mail server: smtp://USER:PASSWORD@HOST:PORT or smtps://…",
            "URL",
            show_default=False,
        ),
    ] = "",
    mail_from: Annotated[
        str,
        setting("MAIL_FROM", "The sender of mail.", "ADDRESS", show_default=False),
    ] = "",
    mail_every: Annotated[
        float,
        setting("MAIL_EVERY", "Minimum minutes between two messages to one address.", "MINUTES"),
    ] = 15.0,
    private_hooks: Annotated[
        list[str] | None,
        setting(
            "PRIVATE_HOOKS",
            "A private network to which notifications may be sent, such as 10.0.0.0/8.",
            "NETWORK",
        ),
    ] = None,
    bot_wait: Annotated[
        float,
        setting(
            "BOT_WAIT",
            "No new table gets bots while others wait this long for theirs.",
            "SECONDS",
        ),
    ] = 60.0,
) -> None:
    """Serve the table for others, until interrupted.

    Anyone who opens the address can play; docs/hosting.md explains proxies, backups and more.

    [bold]Example:[/] kanly serve --host 0.0.0.0 --port 8470 --database sqlite:///games.db
    """
    from kanly.server import logs
    from kanly.server.config import Config
    from kanly.server.limits import factors
    from kanly.server.run import run

    if workers < 1:
        raise BadOption(f"--workers {workers}: expected at least 1")
    if not 0 < budget <= 600:
        raise BadOption(f"--budget {budget}: expected up to 600 seconds")
    if smtp and not (url and mail_from):
        raise BadOption("--smtp: mail needs --url, for its links, and --mail-from")
    positive = {
        "--mail-every": mail_every,
        "--connections": connections,
        "--request-seconds": request_seconds,
        "--stored": stored,
        "--choices": choices,
        "--keep-tables": keep_tables,
        "--keep-imports": keep_imports,
        "--keep-sessions": keep_sessions,
        "--bot-wait": bot_wait,
    }
    for name, value in positive.items():
        if not 0 < value < inf:
            raise BadOption(f"{name} {value}: expected a number above 0")
    logs.set_up()
    run(
        Config(
            host=host,
            port=port,
            database=database or default_database(),
            redis=redis,
            peer=peer_address(peer),
            drain=drain,
            origins=origins(url),
            hosts=hosts(host, url),
            https=url.startswith("https://"),
            proxied=bool(url),
            workers=workers,
            budget=budget,
            compress=compress,
            limits=limits,
            pace=pace,
            public_metrics=public_metrics,
            costs=factors(allow or []),
            connections=connections,
            request_seconds=request_seconds,
            stored=round(stored * 1e6),
            choices=choices,
            keep_tables=keep_tables,
            keep_imports=keep_imports,
            keep_sessions=keep_sessions,
            bot_wait=bot_wait,
            smtp=smtp,
            mail_from=mail_from,
            mail_every=mail_every,
            private_hooks=tuple(private_hooks or []),
        ),
        lambda address: typer.echo(f"Serving at {url or address}"),
    )


def hosts(host: str, url: str) -> tuple[str, ...]:
    """The names that the server answers to: all of them when it is open to others as it is."""
    from kanly.server.security import LOOPBACK

    if url:
        return (*LOOPBACK, urlsplit(url).hostname or "")
    return LOOPBACK if host in ("127.0.0.1", "::1", "localhost") else ()


def peer_address(text: str) -> str:
    """HOST:PORT of an address whose port may be left out, which takes a free one."""
    host, colon, port = text.rpartition(":")
    if not colon or text.endswith("]"):
        host, port = text, "0"
    if not host or not port.isdecimal() or int(port) > 65_535:
        raise BadOption(f"--peer {text}: expected HOST or HOST:PORT")
    return f"{host}:{port}"


def default_database() -> str:
    """A file in the user's data folder."""
    from kanly.server.store.database import file_url

    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"cannot keep games in '{folder}': {error.strerror}") from error
    return file_url(folder / "table.db")


def origins(url: str) -> tuple[str, ...]:
    """The origin of the address that people use."""
    if not url:
        return ()
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadOption(f"--url {url}: expected an address like https://play.example.org")
    return (f"{parts.scheme}://{parts.netloc}".lower(),)
