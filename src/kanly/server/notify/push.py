"""Web Push: encrypted for one browser (RFC 8291), signed by the server (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import hashlib
import os
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from kanly.server.errors import Refused
from kanly.server.notify.outside import Outside
from kanly.server.notify.words import News, said
from kanly.server.store.outbox import Channel, OutboxStore

KEY: Final = "vapid"
KEPT: Final = 12 * 3600
"""Seconds for which the push service keeps a message for a browser that sleeps."""
SIGNED: Final = 6 * 3600
POINT: Final = 65
"""Bytes of a browser's public key..."""
AUTH: Final = 16
"""...and of its secret."""


class BrowserKeys(msgspec.Struct):
    """What a browser gives for encryption."""

    p256dh: str
    auth: str


def new_key() -> str:
    """A key pair of the server, as it is stored."""
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


async def vapid(store: OutboxStore) -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_pem((await store.key(KEY, new_key)).encode())


async def public_key(store: OutboxStore) -> str:
    """The server's public key, as browsers want it."""
    from cryptography.hazmat.primitives import serialization as forms

    key = (await vapid(store)).public_key
    point = key.public_bytes(forms.Encoding.X962, forms.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def checked(keys: BrowserKeys) -> str:
    """A browser's keys as they are stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point = decoded(keys.p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        if len(decoded(keys.auth)) != AUTH:
            raise ValueError
    except ValueError:
        raise Refused("bad-request", where="$.keys") from None
    return msgspec.json.encode(keys).decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def send(
    store: OutboxStore, outside: Outside, contact: str, channel: Channel, news: News, lang: str
) -> int:
    """Send one notification; the status of the push service's answer."""
    text = {"title": said(news, lang), "body": news.table, "tag": news.room, "path": news.path}
    body = encrypted(channel, msgspec.json.encode(text))
    parts = urlsplit(channel.address)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + SIGNED,
        "sub": contact,
    }
    headers = {
        **(await vapid(store)).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "high",
        "Topic": hashlib.sha256(f"{news.room} {channel.id}".encode()).hexdigest()[:32],
    }
    return await outside.post(channel.address, headers, body)


def encrypted(channel: Channel, text: bytes) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    keys = msgspec.json.decode(channel.data, type=BrowserKeys)
    made: bytes = http_ece.encrypt(
        text,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(keys.p256dh),
        auth_secret=decoded(keys.auth),
        version="aes128gcm",
    )
    return made
