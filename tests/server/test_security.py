"""Headers, cookies, origins, limits: what a browser and an attacker meet."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kanly.server.config import Config
from kanly.server.limits import Limits
from kanly.server.security import client_of
from kanly.server.socket import Connection
from tests.server.table import Person, Server, serving


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on, behind https."""
    folder = tmp_path_factory.mktemp("strict")
    url = "https://play.example.org"
    with serving(f"sqlite:///{folder}/table.db", "--url", url, limits=True) as running:
        yield Server(running.process, f"http://127.0.0.1:{port(running)}/")


def port(server: Server) -> int:
    """The port that a server behind an address of its own listens on."""
    path = Path(f"/proc/{server.process.pid}/net/tcp")
    sockets = {
        link.readlink().name
        for link in Path(f"/proc/{server.process.pid}/fd").iterdir()
        if link.is_symlink()
    }
    for line in path.read_text().splitlines()[1:]:
        fields = line.split()
        if fields[3] == "0A" and f"socket:[{fields[9]}]" in sockets:
            return int(fields[1].split(":")[1], 16)
    raise AssertionError("the server does not listen")


@pytest.mark.parametrize("path", ["/", "/room/xyz", "/api/games", "/api/nothing", "/metrics"])
def test_every_answer_has_the_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.url.rstrip("/") + path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_the_cookie_is_for_the_server_alone(alia: Person) -> None:
    answer = alia.http.put("/api/me", json={"name": "Alia"})

    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert answer.json()["name"] == "Alia"
    assert "set-cookie" not in alia.http.get("/api/me").headers


def test_behind_https_the_cookie_is_secure_and_https_is_asked_for(strict: Server) -> None:
    origin = {"origin": "https://play.example.org"}
    answer = httpx.put(f"{strict.url}api/me", json={"name": "Alia"}, headers=origin)

    assert "Secure" in answer.headers["set-cookie"]
    assert "max-age" in answer.headers["strict-transport-security"]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": "SELF"}, 200),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 200),
    ],
)
def test_only_our_own_pages_and_programs_may_change_things(
    server: Server, headers: dict[str, str], status: int
) -> None:
    sent = {key: value.replace("SELF", server.url.rstrip("/")) for key, value in headers.items()}

    answer = httpx.put(f"{server.url}api/me", json={"name": "Alia"}, headers=sent)

    assert answer.status_code == status
    assert status == 200 or answer.json()["code"] == "origin"


def test_reading_is_open_to_any_origin_but_not_shared_with_it(server: Server) -> None:
    answer = httpx.get(f"{server.url}api/games", headers={"origin": "https://evil.example"})

    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


def test_a_name_that_is_not_ours_gets_nothing(server: Server) -> None:
    """A page elsewhere gives its own name our address, and so passes for the same origin."""
    port_ = server.url.rstrip("/").rpartition(":")[2]
    headers = {"host": f"evil.example:{port_}", "origin": f"http://evil.example:{port_}"}

    assert httpx.get(f"{server.url}api/games", headers=headers).status_code == 403
    assert httpx.put(f"{server.url}api/me", json={}, headers=headers).status_code == 403


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_a_socket_from_elsewhere_is_refused(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(server.ws, origin=origin):  # type: ignore[arg-type]
        pass

    assert refused.value.response.status_code == 403


def test_requests_in_masses_are_refused_for_a_while(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, headers={"origin": "https://play.example.org"}) as http:
        answers = [http.put("/api/me", json={"lang": "fr"}) for _ in range(80)]

    late = [answer for answer in answers if answer.status_code == 429]
    assert answers[0].status_code == 200
    assert late
    assert late[0].json()["code"] == "too-fast"
    assert int(late[0].headers["retry-after"]) >= 1


def test_codes_cannot_be_guessed_in_masses(strict: Server) -> None:
    headers = {"x-forwarded-for": "192.0.2.7"}
    with httpx.Client(base_url=strict.url, headers=headers) as http:
        answers = [http.get(f"/api/codes/AAAAAAA{i % 10}").status_code for i in range(40)]

    assert answers[:5] == [404] * 5
    assert answers[-1] == 429


def test_a_socket_that_floods_is_refused_then_closed(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, headers={"x-forwarded-for": "192.0.2.9"}) as http:
        ticket = http.post("/api/play", json={"game": "imperium", "name": "Alia"}).json()
    with connect(strict.ws, max_size=2**24) as socket:
        hello = '{"type":"hello","v":1,"room":"%s","token":"%s"}'
        socket.send(hello % (ticket["room"]["room"], ticket["token"]))
        heard: list[str] = []
        code = 0
        try:
            for _ in range(300):
                socket.send('{"type":"ping"}')
            while True:
                heard.append(str(socket.recv(10)))
        except Exception:
            code = socket.close_code or 0

    assert any('"too-fast"' in text for text in heard)
    assert code == 4008


def test_one_address_has_so_many_sockets(strict: Server) -> None:
    headers = {"x-forwarded-for": "192.0.2.20"}
    with ThreadPoolExecutor(25) as threads:  # all of them before the first one is given up
        opening = [
            threads.submit(connect, strict.ws, additional_headers=headers, legacy=True)
            for _ in range(100)
        ]
    open_ones = [each.result() for each in opening]

    with pytest.raises(InvalidStatus), connect(strict.ws, additional_headers=headers):
        pass
    for socket in open_ones:
        socket.close()
    with connect(strict.ws, additional_headers=headers):
        pass


def test_bodies_beyond_measure_are_refused(server: Server) -> None:
    big = httpx.post(f"{server.url}api/rooms", json={"game": "x" * 20_000})

    assert big.status_code == 413
    assert big.json()["code"] == "too-large"


def test_records_beyond_measure_are_refused(server: Server) -> None:
    big = httpx.post(f"{server.url}api/records", content=b"{}\n" * 1_400_000)

    assert (big.status_code, big.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("headers", [{"host": "play.example.org"}, {"x-forwarded-for": "::1"}])
def test_a_proxy_on_this_machine_does_not_open_the_metrics(
    strict: Server, headers: dict[str, str]
) -> None:
    assert httpx.get(f"{strict.url}metrics").status_code == 200
    assert httpx.get(f"{strict.url}metrics", headers=headers).status_code == 403


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "api/nothing", None, "not-found"),
        ("DELETE", "api/rooms", None, "not-allowed"),
        ("POST", "api/rooms", b"{", "bad-request"),
        ("POST", "api/rooms", b"[]", "bad-request"),
        ("POST", "api/rooms", b'{"game": 7}', "bad-request"),
        ("GET", "api/rooms?before=yesterday", None, "bad-request"),
    ],
)
def test_every_mistake_has_the_same_shape(
    server: Server, method: str, path: str, body: bytes | None, code: str
) -> None:
    headers = {"content-type": "application/json"} if body is not None else {}
    answer = httpx.request(method, server.url + path, content=body, headers=headers)

    assert set(answer.json()) <= {"status", "code", "text", "where"}
    assert answer.json()["status"] == answer.status_code
    assert answer.json()["code"] == code


def test_mistakes_are_told_in_the_language_of_the_request(server: Server) -> None:
    said = {
        lang: httpx.get(f"{server.url}api/rooms/nowhere?lang={lang}").json()["text"]
        for lang in ("en", "fr", "ja")
    }
    asked = httpx.get(f"{server.url}api/rooms/nowhere", headers={"accept-language": "fr-CH, en"})

    assert len(set(said.values())) == 3
    assert asked.json()["text"] == said["fr"]


def test_no_secret_is_logged(tmp_path: Path) -> None:
    from tests.server.table import start

    log = tmp_path / "log"
    running = start(f"sqlite:///{tmp_path}/table.db", log=log)
    someone = Person(running, "Farad'n Corrino")
    ticket = someone.play()
    wire = someone.sit(ticket["room"]["room"], token=ticket["token"])
    wire.choose()
    someone.post("/api/account", {"login": "faradn", "password": "correct horse"}, 201)
    httpx.post(f"{running.url}api/rooms", content=b"{")
    assert running.stop() in (0, -15)

    text = log.read_text()
    assert '"text": "open"' in text
    secrets = [ticket["token"], someone.http.cookies["kanly"], "correct horse", "Corrino"]
    assert [secret for secret in secrets if secret in text] == []


@pytest.mark.parametrize(
    ("address", "known"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("no:address", "no:address"),
    ],
)
def test_whoever_has_a_network_has_one_limit(address: str, known: str) -> None:
    headers = {b"x-forwarded-for": f"spoofed, {address}".encode()}

    assert client_of(Config(), {}, (address, 1)) == known
    assert client_of(Config(proxied=True), headers, ("10.0.0.1", 1)) == known


def test_one_address_opens_only_so_many_sockets() -> None:
    scope = {"headers": [], "client": ("198.51.100.1", 1)}
    hub: Any = SimpleNamespace(config=Config(), limits=Limits(Config()))
    connection = Connection(hub, scope, None, None)  # type: ignore[arg-type]

    opened = [connection.in_time() for _ in range(400)]

    assert opened[:300] == [True] * 300
    assert not opened[-1]
