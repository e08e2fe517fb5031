"""`kanly serve`: the table as a server for others."""

from __future__ import annotations

import os
from typing import Annotated
from urllib.parse import urlsplit

import typer

from kanly.cli.folder import data_folder
from kanly.core.errors import BadOption


def serve(
    host: Annotated[
        str,
        typer.Option(
            "--host",
            envvar="KANLY_HOST",
            help="Address to listen on; 0.0.0.0 for all.",
            metavar="HOST",
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            "--port",
            envvar="KANLY_PORT",
            help="Port to listen on; 0 for a free one.",
            metavar="PORT",
        ),
    ] = 8470,
    database: Annotated[
        str,
        typer.Option(
            "--database",
            envvar="KANLY_DATABASE",
            help="Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.",
            show_default="a file in the user's data folder",
            metavar="URL",
        ),
    ] = "",
    redis: Annotated[
        str,
        typer.Option(
            "--redis",
            envvar="KANLY_REDIS",
            help="Redis, when several processes serve the same database.",
            show_default=False,
            metavar="URL",
        ),
    ] = "",
    url: Annotated[
        str,
        typer.Option(
            "--url",
            envvar="KANLY_URL",
            help="The address under which people reach the server, when a proxy is in front of it.",
            show_default=False,
            metavar="URL",
        ),
    ] = "",
    workers: Annotated[
        int,
        typer.Option(
            "--workers",
            envvar="KANLY_WORKERS",
            help="Processes in which bots think.",
            metavar="N",
        ),
    ] = max(1, (os.cpu_count() or 2) - 1),
    budget: Annotated[
        float,
        typer.Option(
            "--budget",
            envvar="KANLY_BUDGET",
            help="Seconds that a bot may think about a choice.",
            metavar="SECONDS",
        ),
    ] = 5.0,
    compress: Annotated[
        bool, typer.Option("--compress/--no-compress", help="Compress what goes to browsers.")
    ] = True,
    limits: Annotated[
        bool,
        typer.Option("--limits/--no-limits", help="Limit requests by address.", hidden=True),
    ] = True,
    pace: Annotated[
        float,
        typer.Option("--pace", help="Multiplies waits that are there for people.", hidden=True),
    ] = 1.0,
    public_metrics: Annotated[
        bool,
        typer.Option("--public-metrics", help="Let other machines read /metrics too."),
    ] = False,
) -> None:
    """Serve the table for others, until interrupted.

    Whoever opens the address can play; docs/hosting.md tells about proxies, backups and more.

    [bold]Example:[/] kanly serve --host 0.0.0.0 --port 8470 --database sqlite:///games.db
    """
    from kanly.server import logs
    from kanly.server.config import Config
    from kanly.server.run import run

    if workers < 1:
        raise BadOption(f"--workers {workers}: expected at least 1")
    if not 0 < budget <= 600:
        raise BadOption(f"--budget {budget}: expected up to 600 seconds")
    logs.set_up()
    run(
        Config(
            host=host,
            port=port,
            database=database or default_database(),
            redis=redis,
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
        ),
        lambda address: typer.echo(f"Serving at {url or address}"),
    )


def hosts(host: str, url: str) -> tuple[str, ...]:
    """The names that the server answers to: all of them when it is open to others as it is."""
    from kanly.server.security import LOOPBACK

    if url:
        return (*LOOPBACK, urlsplit(url).hostname or "")
    return LOOPBACK if host in ("127.0.0.1", "::1", "localhost") else ()


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
