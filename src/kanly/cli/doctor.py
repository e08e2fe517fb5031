"""`kanly doctor`: whether an installation has what a server needs."""

from __future__ import annotations

import asyncio
import json as text
import shutil
import sysconfig
import time
from collections.abc import Callable, Coroutine
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import typer
from typer import Option

from kanly.cli.serve import default_database
from kanly.cli.setting import Database, setting
from kanly.core.errors import KanlyError

Verdict = Literal["ok", "warning", "failed"]
LEAST_DISK: Final = 1_000_000_000
MOST_DRIFT: Final = 2.0
"""Seconds by which the clock of the database may differ from this machine's."""
SLOW: Final = 0.05
"""Seconds for storing something, beyond which play feels slow."""
DESCRIPTORS: Final = 4096


class Finding(NamedTuple):
    """What was checked, and what was found."""

    what: str
    verdict: Verdict
    said: str


def doctor(
    config: Annotated[
        str, Option(help="The server's settings file, as for `kanly serve`.", metavar="FILE")
    ] = "",
    database: Database = "",
    redis: Annotated[str, setting("REDIS", "The server's Redis.", "URL", show_default=False)] = "",
    smtp: Annotated[str, setting("SMTP", "The mail server.", "URL", show_default=False)] = "",
    url: Annotated[
        str,
        setting(
            "URL",
            "The public address, to test what the proxy forwards.",
            "URL",
            show_default=False,
        ),
    ] = "",
    json: Annotated[bool, Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check an installation: database, Redis, mail, disk, clock, engine, client and proxy.

    Exits with status 1 if something does not work. It changes nothing, except for one row written
    to test the database.

    [bold]Example:[/] kanly doctor --database postgresql://kanly@db/kanly --url https://play.example.org
    """
    found = asyncio.run(examine(database or default_database(), redis, url, smtp))
    if json:
        typer.echo(text.dumps([each._asdict() for each in found], indent=2))
    else:
        for each in found:
            typer.echo(f"{each.verdict:<8} {each.what:<13} {each.said}")
    if any(each.verdict == "failed" for each in found):
        raise typer.Exit(1)


async def examine(database: str, redis: str, url: str, smtp: str = "") -> list[Finding]:
    """Everything that can be checked from here."""
    from kanly.server.security import masked

    checks: dict[str, Callable[[], Coroutine[object, object, list[Finding]]]] = {
        "database": lambda: of_database(database),
        "redis": lambda: of_redis(redis),
        "smtp": lambda: of_smtp(smtp),
        "disk": lambda: of_disk(database),
        "engine": of_engine,
        "compiler": of_compiler,
        "client": of_client,
        "descriptors": of_descriptors,
        "proxy": lambda: of_proxy(url),
    }
    found: list[Finding] = []
    for what, check in checks.items():
        try:
            found += await asyncio.wait_for(check(), 30)
        except Exception as error:  # of whatever library
            said = (
                str(error) if isinstance(error, KanlyError) else f"{type(error).__name__}: {error}"
            )
            found.append(Finding(what, "failed", masked(said)))
    return found


async def of_database(url: str) -> list[Finding]:
    from sqlalchemy import text as sql

    from kanly.server.store.database import head, revision
    from kanly.server.store.store import Store

    store = Store(url)
    try:
        here = await revision(store.engine)
        if here != head():
            said = f"at step {here or 'none'}; this program's is {head()}: kanly migrate"
            return [Finding("database", "warning" if here else "ok", said if here else "empty")]
        store.writer.start()
        begun = time.perf_counter()
        if not await store.writable():
            return [Finding("database", "failed", "it cannot be written to")]
        took = time.perf_counter() - begun
        speed: Verdict = "ok" if took < SLOW else "warning"
        found = [Finding("database", speed, f"stored a row in {took * 1000:.0f} ms, step {here}")]
        if store.engine.dialect.name == "postgresql":
            async with store.engine.connect() as connection:
                there = await connection.scalar(sql("SELECT extract(epoch from clock_timestamp())"))
            drift = abs(time.time() - float(there or 0))
            clock: Verdict = "ok" if drift < MOST_DRIFT else "failed"
            found.append(Finding("clock", clock, f"{drift:.1f} s from that of the database"))
        return found
    finally:
        await store.writer.stop()
        await store.engine.dispose()


async def of_redis(url: str) -> list[Finding]:
    if not url:
        return []
    from kanly.server.rooms.news import client

    made = client(url)
    try:
        begun = time.perf_counter()
        await made.ping()
        return [
            Finding("redis", "ok", f"answered in {(time.perf_counter() - begun) * 1000:.0f} ms")
        ]
    finally:
        await made.aclose()


async def of_smtp(url: str) -> list[Finding]:
    """Whether the mail server takes what we send; nothing is sent."""
    if not url:
        return []
    from kanly.server.notify.mail import opened, smtp_of

    def greeted() -> int:
        with opened(smtp_of(url)) as line:
            return line.noop()[0]

    code = await asyncio.to_thread(greeted)
    return [Finding("smtp", "ok" if code == 250 else "failed", f"answered {code}")]


async def of_disk(database: str) -> list[Finding]:
    if not database.startswith("sqlite"):
        return []
    folder = Path(database.partition("///")[2]).parent
    free = shutil.disk_usage(folder).free
    verdict: Verdict = "ok" if free >= LEAST_DISK else "warning"
    return [Finding("disk", verdict, f"{free / 1e9:.1f} GB free in {folder}")]


async def of_engine() -> list[Finding]:
    from kanly import compiled

    engine = compiled.engine()
    fast = engine != "interpreted"
    said = engine if fast else "interpreted; with a C compiler it is several times as fast"
    return [Finding("engine", "ok" if fast else "warning", said)]


async def of_compiler() -> list[Finding]:
    """What an engine that is not compiled would need for it."""
    from kanly import compiled

    if compiled.engine() != "interpreted":
        return []
    found = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if found is None:
        return [Finding("compiler", "warning", "no C compiler: install gcc, then make compiled")]
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return [Finding("compiler", "warning", f"{found}, but not Python's headers (python3-dev)")]
    return [Finding("compiler", "ok", f"{found}: make compiled")]


async def of_client() -> list[Finding]:
    from kanly.server.config import Config

    page = Config().static / "index.html"
    there = page.is_file() and page.stat().st_size > 0
    return [Finding("client", "ok" if there else "failed", "built" if there else "not built: npm")]


async def of_descriptors() -> list[Finding]:
    try:
        import resource
    except ImportError:  # Windows
        return []
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    enough = most >= DESCRIPTORS or most == resource.RLIM_INFINITY
    return [Finding("descriptors", "ok" if enough else "warning", f"{most} can be open")]


async def of_proxy(url: str) -> list[Finding]:
    """What people get under the address: pages, sockets, and nothing that is for the operator."""
    if not url:
        return []
    import httpx
    from websockets.asyncio.client import connect
    from websockets.exceptions import ConnectionClosed

    found: list[Finding] = []
    parts = urlsplit(url)
    base = f"{parts.scheme}://{parts.netloc}"
    async with httpx.AsyncClient(base_url=base, timeout=10) as http:
        answer = await http.get("/api/ready")
        ready = answer.status_code
        found += of_date(answer.headers.get("date", ""))
        found.append(Finding("proxy", "ok" if ready == 200 else "failed", f"/api/ready: {ready}"))
        private = (await http.get("/metrics")).status_code == 403
        said = "passed on" if private else "not passed on: everybody can read /metrics"
        found.append(Finding("proxy client", "ok" if private else "failed", f"address {said}"))
    async with connect(base.replace("http", "ws", 1) + "/ws", open_timeout=10) as socket:
        await socket.send("{}")
        try:
            await socket.recv()
            code = 0
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
    sockets: Verdict = "ok" if code == 4000 else "failed"
    found.append(Finding("proxy socket", sockets, "sockets work" if code == 4000 else "no socket"))
    return found


def of_date(date: str) -> list[Finding]:
    """This machine's clock beside that of the server or proxy at the address."""
    if not date:
        return []
    drift = abs(time.time() - parsedate_to_datetime(date).timestamp())
    verdict: Verdict = "ok" if drift < MOST_DRIFT else "failed"
    return [Finding("proxy clock", verdict, f"{drift:.0f} s from that of the address")]
