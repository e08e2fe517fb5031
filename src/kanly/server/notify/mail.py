"""Mail: one message for all that waits, with whose turn it is and what happened meanwhile."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import smtplib
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from kanly.core.errors import BadOption
from kanly.server import ids
from kanly.server.errors import Refused
from kanly.server.notify.words import News, said
from kanly.server.security import LOOPBACK, masked
from kanly.server.store.outbox import CONFIRM, Channel, OutboxStore
from kanly.server.wording import plain

KEY: Final = "links"
SECONDS: Final = 20
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,180}\.[a-z]{2,}"
)
LONG_LINES: Final = SMTP.clone(max_line_length=900)
"""Links in headers stay in one piece."""
GONE: Final = 410
SENT: Final = 200
LATER: Final = 503


class Smtp(NamedTuple):
    """The server that takes our mail."""

    host: str
    port: int
    user: str
    password: str
    tls: bool
    """Whether the connection is encrypted from the start; otherwise it is as soon as the server
    offers it."""


def smtp_of(url: str) -> Smtp:
    """The server of an address such as smtp://kanly:secret@mail.example.org:587."""
    parts = urlsplit(url)
    tls = parts.scheme == "smtps"
    try:
        port = parts.port or (465 if tls else 587)
    except ValueError:
        port = 0
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not port:
        raise BadOption(
            f"--smtp {masked(url)}: expected smtp://USER:PASSWORD@HOST:PORT or smtps://…"
        )
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Smtp(parts.hostname, port, user, password, tls)


def checked_sender(sender: str) -> str:
    """The address as which mail is sent, perhaps with a name."""
    if not ADDRESS.fullmatch(parseaddr(sender)[1].lower()):
        raise BadOption(f"--mail-from {sender}: expected Kanly <kanly@example.org>")
    return sender


def checked_address(text: str) -> str:
    """Somebody's address of mail."""
    address = text.strip()
    if not ADDRESS.fullmatch(address.rpartition("@")[0] + "@" + address.rpartition("@")[2].lower()):
        raise Refused("bad-address")
    return address


def opened(smtp: Smtp) -> smtplib.SMTP:
    """A connection on which mail can be sent. A password never goes over the net in the clear."""
    safe = ssl.create_default_context()
    if smtp.tls:
        line: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SECONDS, context=safe)
    else:
        line = smtplib.SMTP(smtp.host, smtp.port, timeout=SECONDS)
    try:
        line.ehlo()
        encrypted = smtp.tls
        if not encrypted and line.has_extn("starttls"):
            line.starttls(context=safe)
            line.ehlo()
            encrypted = True
        if smtp.user:
            if not encrypted and smtp.host not in LOOPBACK:
                raise smtplib.SMTPException("the server offers no encryption for the password")
            line.login(smtp.user, smtp.password)
    except BaseException:
        line.close()
        raise
    return line


def deliver(smtp: Smtp, message: EmailMessage) -> int:
    """Hand a message to the server; how that went, as a status of HTTP."""
    try:
        with opened(smtp) as line:
            line.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        return GONE if codes and all(500 <= code < 600 for code in codes) else LATER
    except smtplib.SMTPResponseException:
        return LATER
    except smtplib.SMTPException as error:
        raise OSError(str(error)) from error
    return SENT


# Messages -----------------------------------------------------------------------------------------


class Letters(NamedTuple):
    """What every message of this server says of where it comes from."""

    smtp: Smtp
    sender: str
    base: str

    async def send(
        self, store: OutboxStore, channel: Channel, news: Sequence[News], lang: str
    ) -> int:
        secret = await store.key(KEY, ids.token)
        return await asyncio.to_thread(deliver, self.smtp, self.letter(channel, news, lang, secret))

    def letter(
        self, channel: Channel, news: Sequence[News], lang: str, secret: str
    ) -> EmailMessage:
        """The message for one address."""
        words, message = plain(lang), EmailMessage(LONG_LINES)
        first = [each for each in news if each.kind == CONFIRM] or list(news)
        subject = said(first[0], lang)
        if len(first) > 1:
            subject = words.fill("notify-digest", n=len(first))
        message["Subject"], message["From"], message["To"] = subject, self.sender, channel.address
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.host)
        message["Auto-Submitted"] = "auto-generated"
        if first[0].kind == CONFIRM:
            link = f"{self.base}/mail/confirm/{channel.id}/{sign(secret, 'confirm', channel.id)}"
            message.set_content(words.fill("notify-confirm-text", link=link) + "\n")
            return message
        token = sign(secret, "stop", channel.id)
        message["List-Unsubscribe"] = f"<{self.base}/api/mail/stop/{channel.id}/{token}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        parts = [self.part(each, lang) for each in news]
        stop = f"{self.base}/mail/stop/{channel.id}/{token}"
        parts.append(words.fill("notify-mail-end", stop=stop, settings=f"{self.base}/account"))
        message.set_content("\n\n".join(parts) + "\n")
        return message

    @property
    def host(self) -> str:
        return urlsplit(self.base).hostname or "localhost"

    def part(self, news: News, lang: str) -> str:
        """What is said of one table."""
        lines = [said(news, lang)]
        if news.happened:
            lines += ["", plain(lang).fill("notify-happened")]
            lines += [f"- {each}" for each in news.happened]
        return "\n".join([*lines, "", f"{self.base}{news.path}"])


def sign(secret: str, purpose: str, channel: str) -> str:
    """What proves that a link was sent to the address of a channel."""
    signed = f"{purpose} {channel}".encode()
    return hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()[:40]


def letters(smtp: str, sender: str, base: str) -> Letters | None:
    """How mail is sent, if it is."""
    return Letters(smtp_of(smtp), checked_sender(sender), base) if smtp else None
