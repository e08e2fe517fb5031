"""What operators rely on: settings from files, masked secrets, steps of the database, readiness,
figures that are explained, and `kanly doctor`."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate
from pathlib import Path

import pytest

from kanly import compiled
from kanly.cli.doctor import of_compiler, of_date, of_smtp
from kanly.core.errors import BadOption
from kanly.server.logs import JsonLines
from kanly.server.metrics import REGISTRY
from kanly.server.notify.mail import smtp_of
from kanly.server.security import from_here, masked
from kanly.server.store.database import head, migrated
from kanly.server.store.store import Store
from tests.cli.conftest import Kanly
from tests.server.databases import postgres, redis
from tests.server.sinks import mail_sink
from tests.server.test_versions import FIXTURE

DOCS = Path(__file__).parents[2] / "docs"
TABLES = ("persons", "cookies", "rooms", "seats", "choices")


# Steps of the database ----------------------------------------------------------------------------


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row, as far as the first program knew columns."""
    with sqlite3.connect(path) as database:
        found = {}
        for table in TABLES:
            old = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            kept = ", ".join(f'"{name}"' for name in old if name in FIRST[table])
            found[table] = sorted(database.execute(f"SELECT {kept} FROM {table}"), key=repr)
    return found


FIRST = {
    "persons": ("id", "name", "lang", "login", "password", "created"),
    "cookies": ("hash", "person", "created"),
    "rooms": ("id", "code", "game", "status", "doc", "seed", "rules", "epoch", "moves", "clock"),
    "seats": ("room", "seat", "person", "token"),
    "choices": ("room", "number", "seat", "choice", "at"),
}


def test_steps_go_forward_and_back_without_losing_anything(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    path.write_bytes(gzip.decompress(FIXTURE.read_bytes()))
    url, before = f"sqlite:///{path}", contents(path)
    assert len(before["choices"]) > 500

    for to in ("", "0003", "0001", "0006", "0001", ""):
        after = asyncio.run(migrated(url, to))[1]
        assert after == (to or head())
        assert contents(path) == before

    with pytest.raises(BadOption, match="expected one of 0001"):
        asyncio.run(migrated(url, "9999"))


def test_steps_go_forward_and_back_on_postgresql() -> None:
    with postgres() as url:
        for to in ("", "0001", "", "0003", ""):
            assert asyncio.run(migrated(url, to))[1] == (to or head())


def test_a_database_of_a_newer_program_is_served_as_it_is(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/table.db"
    asyncio.run(migrated(url, ""))
    with sqlite3.connect(tmp_path / "table.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")

    async def serve() -> bool:
        store = Store(url)
        await store.open()
        try:
            return await store.writable()
        finally:
            await store.close()

    assert asyncio.run(serve())
    assert asyncio.run(migrated(url, "")) == ("9999", "9999")


# Readiness ----------------------------------------------------------------------------------------


def test_a_server_that_cannot_store_anything_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> list[bool]:
        store = Store(f"sqlite:///{tmp_path}/table.db")
        await store.open()
        monkeypatch.setattr("kanly.server.store.store.TRY", 0.0)
        found = [await store.writable()]
        assert store.writer.local is not None
        with store.writer.local.begin() as connection:
            connection.exec_driver_sql("DROP TABLE checks")
        found.append(await store.writable())
        await store.close()
        return found

    assert asyncio.run(work()) == [True, False]


# Settings and secrets -----------------------------------------------------------------------------


def test_settings_come_from_a_file_the_environment_or_an_option(
    kanly: Kanly, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "kanly.toml"
    settings.write_text("port = 70001\nworkers = 2\nrequest-seconds = 9.5\n")

    assert "--port 70001" in kanly("serve", "--config", str(settings)).complaint
    monkeypatch.setenv("KANLY_CONFIG", str(settings))
    monkeypatch.setenv("KANLY_PORT", "70002")
    assert "--port 70002" in kanly("serve").complaint
    assert "--port 70003" in kanly("serve", "--port", "70003").complaint
    settings.write_text("prot = 1\n")
    assert "unknown setting 'prot'" in kanly("serve").complaint
    assert "no.toml: No such file" in kanly("serve", "--config", "no.toml").complaint


def test_a_secret_comes_from_a_file_and_is_never_shown(
    kanly: Kanly, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = tmp_path / "database"
    secret.write_text("postgresql://kanly:hunter2@127.0.0.1:1/games\n")
    secret.chmod(stat.S_IRUSR)
    monkeypatch.setenv("KANLY_DATABASE_FILE", str(secret))

    said = kanly("serve", "--port", "0").complaint

    assert "postgresql://kanly:***@127.0.0.1:1/games" in said
    assert "hunter2" not in said
    monkeypatch.setenv("KANLY_DATABASE_FILE", str(tmp_path / "none"))
    assert "KANLY_DATABASE_FILE" in kanly("serve", "--port", "0").complaint


@pytest.mark.parametrize(
    "args",
    [
        ("--database", "postgresql://me:hunter2@:x/y/z"),
        ("--database", "nonsense://me:hunter2@host/x"),
        ("--redis", "nonsense://me:hunter2@host/x"),
    ],
)
def test_no_mistake_shows_a_password(kanly: Kanly, args: tuple[str, str]) -> None:
    assert "hunter2" not in kanly("serve", "--port", "0", *args).complaint


def test_logs_show_no_password() -> None:
    said = "cannot reach redis://:hunter2@cache:6379/0"
    record = logging.LogRecord("kanly", logging.INFO, "", 0, said, (), None)

    assert json.loads(JsonLines().format(record))["text"] == masked(said)
    assert "hunter2" not in masked(said)


@pytest.mark.parametrize(
    ("headers", "here"),
    [
        ({b"host": b"localhost:8470"}, True),
        ({b"host": b"127.0.0.1:8470", b"x-forwarded-for": b"192.0.2.1"}, False),
        ({b"host": b"127.0.0.1:8470", b"x-real-ip": b"192.0.2.1"}, False),
        ({b"host": b"play.example.org"}, False),
    ],
)
def test_figures_are_for_this_machine_and_for_no_proxy_on_it(
    headers: dict[bytes, bytes], here: bool
) -> None:
    assert from_here(headers, ("127.0.0.1", 5000)) is here


# Figures ------------------------------------------------------------------------------------------


def test_every_figure_is_explained_to_operators() -> None:
    text = (DOCS / "operating.md").read_text(encoding="utf-8")

    for metric in REGISTRY.collect():
        assert f"`{metric.name}`" in text, metric.name


# kanly doctor -------------------------------------------------------------------------------------


@contextmanager
def installation(folder: Path) -> Iterator[tuple[str, str]]:
    with postgres() as database, redis(folder) as news:
        asyncio.run(migrated(database, ""))
        yield database, news


def test_the_doctor_finds_a_sound_installation_sound(kanly: Kanly, tmp_path: Path) -> None:
    with installation(tmp_path) as (database, news):
        ran = kanly("doctor", "--database", database, "--redis", news, "--json")

    found = {each["what"]: each["verdict"] for each in json.loads(ran.out)}
    assert "failed" not in found.values()
    assert {"database", "clock", "redis", "engine", "client"} <= found.keys()


def test_the_doctor_finds_what_does_not_work(kanly: Kanly) -> None:
    args = ("--database", "postgresql://me:hunter2@127.0.0.1:1/x", "--redis", "redis://127.0.0.1:1")

    ran = kanly("doctor", *args, "--smtp", "smtp://me:hunter2@127.0.0.1:1")

    assert ran.status == 1
    assert "hunter2" not in ran.out
    for what in ("database", "redis", "smtp"):
        assert any(line.split()[:2] == ["failed", what] for line in ran.out.splitlines())


def test_the_doctor_logs_in_at_the_mail_server_and_sends_nothing() -> None:
    with mail_sink() as mail:
        (found,) = asyncio.run(of_smtp(mail.url))

    assert (found.verdict, mail.got) == ("ok", [])


@pytest.mark.parametrize("url", ["mail.example.org", "http://mail", "smtp://", "smtp://m:99999"])
def test_an_address_that_is_no_mail_server_is_refused(url: str) -> None:
    with pytest.raises(BadOption, match="--smtp"):
        smtp_of(url)


def test_the_doctor_says_what_a_compiled_engine_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "engine", lambda: "interpreted")
    monkeypatch.setattr("shutil.which", lambda name: None)

    (found,) = asyncio.run(of_compiler())

    assert (found.what, found.verdict) == ("compiler", "warning")
    assert "install gcc" in found.said


@pytest.mark.parametrize(("late", "verdict"), [(0, "ok"), (3600, "failed")])
def test_the_doctor_compares_clocks_with_the_address(late: int, verdict: str) -> None:
    (found,) = of_date(formatdate(time.time() - late, usegmt=True))

    assert found.verdict == verdict
