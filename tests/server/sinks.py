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

import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message as MessageHandler
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives import serialization as forms
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

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
    """The keys with which a browser subscribes, and reads what it gets: written from the standards
    alone, so that a mistake in the libraries of the server would be seen."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def public(self) -> bytes:
        return point(self.private.public_key())

    def subscription(self, endpoint: str) -> Json:
        return {"endpoint": endpoint, "p256dh": encoded(self.public), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> Any:
        return msgspec.json.decode(self.decrypted(body))

    def decrypted(self, body: bytes) -> bytes:
        """What is in a message of one record (RFC 8188, section 2; RFC 8291, section 3)."""
        salt, size, theirs = body[:16], int.from_bytes(body[16:20]), body[21 : 21 + body[20]]
        record = body[21 + body[20] :]
        assert len(record) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), sender)
        context = b"WebPush: info\0" + self.public + theirs
        secret = derived(shared, self.auth, context, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert padded.endswith(b"\x02")  # the last record
        return padded[:-1]


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def vapid_claims(header: str, key: str) -> Json:
    """What the sender of a push message claims, if the key that the page knows has signed it (RFC
    8292, section 3; RFC 7515)."""
    scheme, _, given = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in given.split(","))
    assert (scheme, fields["k"]) == ("vapid", key)
    told, _, signature = fields["t"].rpartition(".")
    head, claims = map(decoded, told.split("."))
    assert msgspec.json.decode(head)["alg"] == "ES256"
    half = int.from_bytes(decoded(signature)[:32]), int.from_bytes(decoded(signature)[32:])
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(encode_dss_signature(*half), told.encode(), ec.ECDSA(hashes.SHA256()))
    found: Json = msgspec.json.decode(claims)
    return found


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(forms.Encoding.X962, forms.PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
