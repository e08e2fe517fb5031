"""Webhooks: a line of JSON with a signature, or what Discord or ntfy understand.

Others may read what a webhook posts, so it tells only what everybody at the table knows.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from collections.abc import Callable
from email.header import Header
from typing import Final, Literal, NamedTuple

import msgspec

from kanly.server.notify.outside import Outside
from kanly.server.notify.words import News, said_to_all
from kanly.server.store.outbox import Channel

Format = Literal["json", "discord", "ntfy"]
MARKS: Final = re.compile(r"([\\*_~`|>\[\]()#@<])")
"""Characters that mean something to Discord."""


class HookData(msgspec.Struct):
    """The format of a webhook's messages, and the secret that signs them."""

    format: Format
    secret: str


class Post(NamedTuple):
    """What is sent."""

    headers: dict[str, str]
    body: bytes


async def send(outside: Outside, base: str, channel: Channel, news: News, lang: str) -> int:
    """Post one notification; the status of the answer."""
    data = msgspec.json.decode(channel.data, type=HookData)
    link = f"{base}{news.path}" if base else ""
    post = WRITERS[data.format](news, said_to_all(news, lang), link, data.secret)
    return await outside.post(channel.address, post.headers, post.body)


def as_json(news: News, text: str, link: str, secret: str) -> Post:
    """Facts and words, signed so that the receiver knows who sent it, and when."""
    table = {"id": news.room, "title": news.title, "game": news.game, "url": link}
    facts = {"event": news.kind, "id": str(max(news.ids)), "at": news.at, "text": text}
    if news.room:
        facts |= {"table": table, "seat": news.seat, "name": news.name}
    body, moment = msgspec.json.encode(facts), str(int(time.time()))
    headers = {
        "Content-Type": "application/json",
        "X-Kanly-Signature": f"t={moment},v1={signature(secret, moment, body)}",
    }
    return Post(headers, body)


def signature(secret: str, moment: str, body: bytes) -> str:
    """The signature of a body that was sent at a moment."""
    signed = f"{moment}.".encode() + body
    return hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()


def for_discord(news: News, text: str, link: str, secret: str) -> Post:
    plain = MARKS.sub(r"\\\1", text)
    content = {"content": f"{plain} {link}".strip(), "allowed_mentions": {"parse": []}}
    return Post({"Content-Type": "application/json"}, msgspec.json.encode(content))


def for_ntfy(news: News, text: str, link: str, secret: str) -> Post:
    headers = {"Title": Header(news.table, "utf-8").encode(maxlinelen=0), "Tags": "game_die"}
    return Post(headers | ({"Click": link} if link else {}), text.encode())


WRITERS: Final[dict[Format, Callable[[News, str, str, str], Post]]] = {
    "json": as_json,
    "discord": for_discord,
    "ntfy": for_ntfy,
}
