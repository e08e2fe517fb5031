"""Where notifications go in tests: a web server, a mail server and a browser's push keys."""

from __future__ import annotations

import base64
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, TypeVar

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message as MessageHandler
from cryptography.hazmat.primitives import serialization as forms
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.databases import free_port
from tests.server.table import PATIENCE, Json

T = TypeVar("T")


def eventually(found: Callable[[], T | None], seconds: float = PATIENCE) -> T:
    """What there is within a while."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        got = found()
        if got:
            return got
        time.sleep(0.05)
    raise AssertionError("it did not come")


class Posted(NamedTuple):
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


class WebSink:
    """Takes whatever is posted, and answers as it was told."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.got: list[Posted] = []
        self.answers: list[int] = []
        """The next answers; 201 after those."""

    def at(self, path: str) -> list[Posted]:
        return [each for each in self.got if each.path == path]


@contextmanager
def web_sink() -> Iterator[WebSink]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            size = int(self.headers.get("content-length", 0))
            headers = {name.lower(): value for name, value in self.headers.items()}
            sink.got.append(Posted(self.path, headers, self.rfile.read(size)))
            self.send_response(sink.answers.pop(0) if sink.answers else 201)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    sink = WebSink(server.server_address[1])
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield sink
    finally:
        server.shutdown()
        server.server_close()


class MailSink(MessageHandler):
    """Takes mail."""

    def __init__(self) -> None:
        super().__init__()
        self.got: list[Message] = []
        self.url = ""

    def handle_message(self, message: Message) -> None:
        self.got.append(message)

    def text(self, number: int) -> str:
        body = self.got[number].get_payload(decode=True)
        assert isinstance(body, bytes)
        return body.decode()


@contextmanager
def mail_sink() -> Iterator[MailSink]:
    sink = MailSink()
    controller = Controller(sink, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        sink.url = f"smtp://127.0.0.1:{controller.port}"
        yield sink
    finally:
        controller.stop()


class BrowserKeys:
    """The keys with which a browser subscribes, and reads what it gets."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> Json:
        form = forms.Encoding.X962, forms.PublicFormat.UncompressedPoint
        point = self.private.public_key().public_bytes(*form)
        return {"endpoint": endpoint, "p256dh": encoded(point), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> Any:
        text = http_ece.decrypt(
            body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return msgspec.json.decode(text)


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
