"""How one is notified with the page closed (docs/protocol.md, section 7)."""

from __future__ import annotations

import hmac
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.response import Redirect

from kanly.server import ids, schema
from kanly.server.errors import Refused
from kanly.server.limits import CHANNELS
from kanly.server.notify import mail, push
from kanly.server.notify.hooks import HookData
from kanly.server.notify.push import BrowserKeys
from kanly.server.rest.caller import Asking, Caller
from kanly.server.store.games import now
from kanly.server.store.outbox import CONFIRM, HOOK, MAIL, PUSH, TEST, Channel
from kanly.server.store.people import Person

MOST_CHANNELS: Final = 10
MINUTE: Final = 60_000

ChannelId = Annotated[str, PathParameter(max_length=40)]
Purpose = Annotated[Literal["confirm", "stop"], PathParameter()]
Token = Annotated[str, PathParameter(max_length=60)]


@get("/api/me/channels")
async def channels(caller: Asking) -> schema.Channels:
    """How one is notified, and how one can be."""
    hub = caller.hub
    found = [] if caller.ident is None else await hub.store.outbox.channels(caller.ident)
    return schema.Channels(
        [described(each, caller.session) for each in found],
        await push.public_key(hub.store.outbox),
        hub.deliverer.letters is not None,
        hub.config.mail_every,
    )


def described(channel: Channel, session: str | None) -> schema.ChannelInfo:
    hook = channel.kind == HOOK
    return schema.ChannelInfo(
        channel=channel.id,
        kind=channel.kind,  # type: ignore[arg-type]
        label=channel.label,
        format=msgspec.json.decode(channel.data, type=HookData).format if hook else None,
        confirmed=channel.confirmed,
        minutes=channel.every / MINUTE,
        failing=channel.failures > 0,
        here=channel.session is not None and channel.session == session,
        created=channel.created,
    )


@post("/api/me/channels/push", status_code=204)
async def add_push(data: JSONBody[schema.PushWanted], caller: Asking) -> None:
    """Notify this browser."""
    person = await admitted(caller)
    caller.hub.deliverer.outside.check(data.endpoint)
    keys = push.checked(BrowserKeys(data.p256dh, data.auth))
    label = caller.agent or "Browser"
    await store(caller, made(person, PUSH, data.endpoint, keys, label, caller.session))


@post("/api/me/channels/mail", status_code=204)
async def add_mail(data: JSONBody[schema.MailWanted], caller: Asking) -> None:
    """Notify an address of mail, once somebody there has confirmed it."""
    if caller.hub.deliverer.letters is None:
        raise Refused("no-mail")
    person, address = await admitted(caller), mail.checked_address(data.address)
    every = interval(caller, data.minutes)
    wanted = made(person, MAIL, address, "", address[:80], None)
    await store(caller, wanted._replace(confirmed=False, every=every))
    await caller.hub.store.outbox.tell(wanted.id, CONFIRM)


@post("/api/me/channels/hook")
async def add_hook(data: JSONBody[schema.HookWanted], caller: Asking) -> schema.Hook:
    """Post notifications to a webhook."""
    person, secret = await admitted(caller), ids.token()
    caller.hub.deliverer.outside.check(data.url)
    facts = msgspec.json.encode(HookData(data.format, secret)).decode()
    host = (urlsplit(data.url).hostname or "")[:80]
    wanted = made(person, HOOK, data.url, facts, host, None)
    await store(caller, wanted)
    return schema.Hook(wanted.id, secret)


@put("/api/me/channels/{channel:str}", status_code=204)
async def change(channel: ChannelId, data: JSONBody[schema.ChannelChange], caller: Asking) -> None:
    """How often it may be used."""
    found = await own(caller, channel)
    every = interval(caller, data.minutes) if found.kind == MAIL else round(data.minutes * MINUTE)
    await caller.hub.store.outbox.change_channel(found.id, every=every)


@post("/api/me/channels/{channel:str}/test", status_code=204)
async def test(channel: ChannelId, caller: Asking) -> None:
    """Send a trial, or once more ask for an address to be confirmed."""
    found = await own(caller, channel)
    caller.limit(CHANNELS)
    await caller.hub.store.outbox.tell(found.id, TEST if found.confirmed else CONFIRM)


@delete("/api/me/channels/{channel:str}")
async def remove(channel: ChannelId, caller: Asking) -> None:
    """Be notified in this way no longer."""
    await caller.hub.store.outbox.drop_channel((await own(caller, channel)).id)


@get("/api/mail/{purpose:str}/{channel:str}/{token:str}", include_in_schema=False)
async def mail_page(purpose: Purpose, channel: ChannelId, token: Token) -> Redirect:
    """Where somebody lands who opens the address of a header by hand."""
    return Redirect(f"/mail/{purpose}/{channel}/{token}", status_code=303)


@post("/api/mail/{purpose:str}/{channel:str}/{token:str}", status_code=204)
async def answer_mail(purpose: Purpose, channel: ChannelId, token: Token, caller: Asking) -> None:
    """What a link in a mail does, without a login: confirm an address, or send nothing more."""
    outbox = caller.hub.store.outbox
    signed = mail.sign(await outbox.key(mail.KEY, ids.token), purpose, channel)
    if not hmac.compare_digest(signed.encode(), token.encode()):
        raise Refused("not-found")
    if purpose == "stop":
        await outbox.drop_channel(channel)
    elif not await outbox.change_channel(channel, confirmed=True):
        raise Refused("not-found")


# Helpers ------------------------------------------------------------------------------------------


async def admitted(caller: Caller) -> Person:
    """The person who asks, if they may have one more."""
    caller.limit(CHANNELS)
    person = await caller.person_or_new()
    if len(await caller.hub.store.outbox.channels(person.id)) >= MOST_CHANNELS:
        raise Refused("too-many-channels")
    return person


async def store(caller: Caller, channel: Channel) -> None:
    await caller.hub.store.outbox.add_channel(channel)


def made(
    person: Person, kind: str, address: str, data: str, label: str, session: str | None
) -> Channel:
    return Channel(ids.ident(), person.id, kind, address, data, label, session, now())


async def own(caller: Caller, ident: str) -> Channel:
    """A channel of the caller."""
    found = await caller.hub.store.outbox.channel(ident)
    if found is None or found.person != caller.known_person().id:
        raise Refused("not-found")
    return found


def interval(caller: Caller, minutes: float) -> int:
    """Milliseconds between two messages, no fewer than the operator wants."""
    return round(max(minutes, caller.hub.config.mail_every) * MINUTE)
