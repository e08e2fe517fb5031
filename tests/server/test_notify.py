"""Notifications with the page closed: push, mail and webhooks, from one outbox."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from kanly.server import ids
from kanly.server.errors import Refused
from kanly.server.notify.deliverer import MOST_DOUBTFUL, still
from kanly.server.notify.hooks import for_ntfy
from kanly.server.notify.outside import Outside
from kanly.server.notify.words import MOST_HAPPENED, News, happened
from kanly.server.rooms import telling
from kanly.server.rooms.clock import Clock
from kanly.server.rooms.doc import PLAYING
from kanly.server.rooms.live import Live
from kanly.server.store.outbox import ASKED, HOOK, TURN, Channel, Told, queued
from kanly.server.store.people import BrowserSession
from kanly.server.store.people import Person as PersonRow
from kanly.server.store.store import Store
from kanly.server.store.tables import OUTBOX
from kanly.server.wording import Wording
from tests.server.databases import free_port, postgres
from tests.server.inside import Inside, inside
from tests.server.sinks import (
    BrowserKeys,
    MailSink,
    WebSink,
    decoded,
    eventually,
    mail_sink,
    vapid_claims,
    web_sink,
)
from tests.server.table import Json, Person, Server, start
from tests.server.test_store import on_store

URL = "http://play.example.org"
SMALL: Json = {"rounds": 2, "small-decks": True}
HERE = "127.0.0.0/8"


@pytest.fixture
def web() -> Iterator[WebSink]:
    with web_sink() as sink:
        yield sink


@pytest.fixture
def mail() -> Iterator[MailSink]:
    with mail_sink() as sink:
        yield sink


@pytest.fixture
def server(tmp_path: Path, mail: MailSink) -> Iterator[Inside]:
    settings: Json = {"private_hooks": (HERE,), "origins": (URL,), "mail_every": 0.0}
    settings |= {"smtp": mail.url, "mail_from": "Kanly <kanly@example.org>"}
    with inside(tmp_path, **settings) as running:
        yield running


def two_at_a_table(server: Server, title: str = "Sietch") -> tuple[Person, Person, str]:
    """Alia, who begins a game, and Duncan, who sits there with his page closed."""
    alia, duncan = Person(server, "Alia"), Person(server, "Duncan")
    duncan.named()
    room = alia.create(players=3, options=SMALL, bots={"2": "random"}, title=title)
    ident: str = room["room"]["room"]
    duncan.join(ident)
    return alia, duncan, ident


def until_duncan_is_asked(alia: Person, room: str) -> None:
    """Alia answers until it is Duncan's turn."""
    alia.post(f"/api/rooms/{room}/start")
    wire = alia.sit(room)
    while 1 not in [each["seat"] for each in (wire.state or wire.until("state"))["asked"]]:
        if wire.state["decision"] is None:
            wire.until("state")
        else:
            wire.choose()
    wire.close()


def asks_duncan(server: Inside, room: str) -> bool:
    live = server.application.hub.rooms[room].live
    assert live is not None
    return live.game.decision(1) is not None


def hook(person: Person, url: str, form: str = "json") -> str:
    made = person.post("/api/me/channels/hook", {"url": url, "format": form}, 201)
    secret: str = made["secret"]
    return secret


def by_mail(person: Person, mail: MailSink, address: str = "duncan@example.org") -> None:
    """Be notified by mail, and confirm it."""
    answer = person.http.post("/api/me/channels/mail", json={"address": address, "minutes": 0})
    assert answer.status_code == 204, answer.text
    eventually(lambda: mail.got)
    link = re.search(r"/mail/confirm/\S+", mail.text(-1))
    assert link is not None
    assert person.http.post(f"/api{link[0]}").status_code == 204


def by_push(person: Person, endpoint: str) -> BrowserKeys:
    keys = BrowserKeys()
    answer = person.http.post("/api/me/channels/push", json=keys.subscription(endpoint))
    assert answer.status_code == 204, answer.text
    return keys


# Delivery -----------------------------------------------------------------------------------------


def test_after_a_crash_between_choice_and_delivery_push_mail_and_webhook_arrive(
    tmp_path: Path, web: WebSink, mail: MailSink
) -> None:
    database = f"sqlite:///{tmp_path}/table.db"
    args = ["--private-hooks", HERE, "--smtp", mail.url, "--mail-from", "kanly@example.org"]
    args += ["--url", URL, "--mail-every", "0.001", "--pace", "0.5"]
    server = started(database, args)
    try:
        alia, duncan, room = two_at_a_table(server)
        secret, keys = hook(duncan, f"{web.url}/hook"), by_push(duncan, f"{web.url}/push")
        by_mail(duncan, mail)
        known = duncan.get("/api/me/channels")["push_key"]
        until_duncan_is_asked(alia, room)
    finally:
        server.kill()
    assert "turn" not in "".join([each.body.decode() for each in web.at("/hook")])
    before = len(web.at("/push")), len(mail.got)

    server = started(database, args)
    try:
        eventually(lambda: "turn" in web.at("/hook")[-1].body.decode() if web.at("/hook") else None)
        eventually(lambda: len(web.at("/push")) > before[0] and len(mail.got) > before[1])
    finally:
        server.kill()

    told = web.at("/hook")[-1]
    facts = msgspec.json.decode(told.body)
    assert facts["event"] == "turn"
    assert facts["name"] == "Duncan"
    assert facts["table"]["url"] == f"{URL}/room/{room}"
    moment, signed = re.fullmatch(r"t=(\d+),v1=(\w+)", told.headers["x-kanly-signature"]).groups()  # type: ignore[union-attr]
    expected = hmac.new(secret.encode(), f"{moment}.".encode() + told.body, hashlib.sha256)
    assert signed == expected.hexdigest()

    pushed = web.at("/push")[-1]
    assert keys.read(pushed.body)["path"] == f"/room/{room}"
    claims = vapid_claims(pushed.headers["authorization"], known)
    assert claims["aud"] == web.url
    assert claims["sub"] == "mailto:kanly@example.org"
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert pushed.headers["ttl"].isdigit()

    text = mail.text(-1)
    assert "Sietch: it is your turn" in text
    assert f"{URL}/room/{room}" in text


def test_the_browser_of_these_tests_reads_the_message_of_the_standard() -> None:
    """The example of RFC 8291, section 5."""
    keys = BrowserKeys()
    number = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    keys.private = ec.derive_private_key(number, ec.SECP256R1())
    keys.auth = decoded("BTBZMqHH6r4Tts7J_aSIgg")
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )

    assert keys.decrypted(decoded(body)) == b"When I grow up, I want to be a watermelon"


def started(database: str, args: list[str]) -> Server:
    """A server that says another address than it has, as one behind a proxy."""
    port = free_port()
    server = start(database, *args, "--port", str(port))
    server.url = f"http://127.0.0.1:{port}/"
    return server


def test_what_fails_is_tried_again(server: Inside, web: WebSink) -> None:
    alia, duncan, room = two_at_a_table(server)
    hook(duncan, f"{web.url}/hook")
    web.answers = [500, 429]

    until_duncan_is_asked(alia, room)

    eventually(lambda: len(web.at("/hook")) >= 3)
    channels = eventually(
        lambda: [each for each in duncan.get("/api/me/channels")["channels"] if not each["failing"]]
    )
    assert channels[0]["label"] == "127.0.0.1"
    outbox = server.application.hub.store.outbox
    eventually(lambda: server.run(outbox.waiting()) == (0, 0))


def test_channels_that_failed_and_take_long_keep_nobody_else_waiting(
    server: Inside, web: WebSink
) -> None:
    """Anybody can give an address that never answers, and as many as they like."""
    hub, duncan = server.application.hub, Person(server, "Duncan")
    duncan.named()
    with socket.create_server(("127.0.0.1", 0)) as silent:
        for number in range(MOST_DOUBTFUL + 1):
            hook(duncan, f"http://127.0.0.1:{silent.getsockname()[1]}/{number}")
        channels = [each["channel"] for each in duncan.get("/api/me/channels")["channels"]]
        for each in channels:
            server.run(hub.store.outbox.change_channel(each, failures=1))
        for each in channels:
            assert duncan.http.post(f"/api/me/channels/{each}/test").status_code == 204
        eventually(lambda: len(hub.deliverer.doubtful) == MOST_DOUBTFUL)

        hook(duncan, f"{web.url}/hook")
        last = duncan.get("/api/me/channels")["channels"][-1]["channel"]
        assert duncan.http.post(f"/api/me/channels/{last}/test").status_code == 204

        eventually(lambda: web.at("/hook"))
        assert len(hub.deliverer.doubtful) == MOST_DOUBTFUL


def test_a_browser_that_is_gone_is_forgotten(server: Inside, web: WebSink) -> None:
    duncan = Person(server, "Duncan").named()
    by_push(duncan, f"{web.url}/push")
    channel = duncan.get("/api/me/channels")["channels"][0]
    assert channel["here"]
    web.answers = [410]

    duncan.http.post(f"/api/me/channels/{channel['channel']}/test")

    eventually(lambda: not duncan.get("/api/me/channels")["channels"])


def test_no_mail_before_the_address_is_confirmed_and_none_after_one_click(
    server: Inside, mail: MailSink
) -> None:
    alia, duncan, room = two_at_a_table(server)
    by_mail(duncan, mail)
    assert mail.got[0]["list-unsubscribe"] is None
    until_duncan_is_asked(alia, room)
    told = eventually(lambda: mail.got[1:])[0]
    assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    path = str(told["list-unsubscribe"]).strip("<>").removeprefix(URL)

    looked = Person(server, "a mail scanner").http.get(path)
    assert looked.status_code == 303
    assert len(duncan.get("/api/me/channels")["channels"]) == 1
    form = {"List-Unsubscribe": "One-Click"}
    assert Person(server, "a mail server").http.post(path, data=form).status_code == 204

    assert duncan.get("/api/me/channels")["channels"] == []


def test_a_link_of_another_address_or_purpose_does_nothing(server: Inside, mail: MailSink) -> None:
    duncan = Person(server, "Duncan").named()
    duncan.http.post("/api/me/channels/mail", json={"address": "duncan@example.org"})
    eventually(lambda: mail.got)
    path = re.search(r"/mail/confirm/\S+", mail.text(0))
    assert path is not None
    changed = path[0].replace("confirm", "stop")

    assert duncan.http.post(f"/api{changed}").status_code == 404
    assert not duncan.get("/api/me/channels")["channels"][0]["confirmed"]


def test_mail_waits_for_its_interval_and_tells_of_all_games_together(
    server: Inside, mail: MailSink
) -> None:
    tables = [two_at_a_table(server, title) for title in ("First", "Second", "Third")]
    duncan = tables[0][1]
    for _, other, room in tables[1:]:
        other.post(f"/api/rooms/{room}/leave")
        duncan.join(room)
    by_mail(duncan, mail)
    until_duncan_is_asked(tables[0][0], tables[0][2])
    outbox = server.application.hub.store.outbox
    eventually(lambda: len(mail.got) > 1 and not server.run(outbox.rows(OUTBOX.select())))
    told = len(mail.got)
    channel = duncan.get("/api/me/channels")["channels"][0]["channel"]
    server.run(outbox.change_channel(channel, every=600_000))

    for alia, _, room in tables[1:]:
        until_duncan_is_asked(alia, room)
    assert len(mail.got) == told
    server.run(outbox.change_channel(channel, every=0))
    waiting = server.run(outbox.rows(OUTBOX.select()))
    assert len(waiting) >= 2
    server.run(outbox.put_off([waiting[0][0]], 0))

    eventually(lambda: len(mail.got) > told)
    text = mail.text(told)
    assert "Second" in text
    assert "Third" in text


@pytest.mark.parametrize("form", ["discord", "ntfy"])
def test_a_webhook_speaks_as_discord_and_ntfy_do(server: Inside, web: WebSink, form: str) -> None:
    alia, duncan, room = two_at_a_table(server, "@everyone *Sietch* ドゥーン")
    hook(duncan, f"{web.url}/{form}", form)

    until_duncan_is_asked(alia, room)

    told = eventually(lambda: [each for each in web.got if "turn" in each.body.decode()])[-1]
    if form == "discord":
        content = msgspec.json.decode(told.body)
        assert content["allowed_mentions"] == {"parse": []}
        assert r"\@everyone \*Sietch\*" in content["content"]
        assert content["content"].endswith(f"{URL}/room/{room}")
    else:
        assert "it is Duncan’s turn" in told.body.decode()
        assert told.headers["click"] == f"{URL}/room/{room}"
        assert told.headers["title"].startswith("=?utf-8?")


# What is told -------------------------------------------------------------------------------------


def test_nobody_is_told_what_has_become_pointless(server: Inside, web: WebSink) -> None:
    alia, duncan, room = two_at_a_table(server)
    hook(duncan, f"{web.url}/hook")
    server.do(server.application.hub.chores[-1].cancel)
    until_duncan_is_asked(alia, room)
    wire = duncan.sit(room)
    wire.asked()
    while server.do(lambda: asks_duncan(server, room)):
        if wire.state and wire.state["decision"]:
            wire.choose()
        wire.answer("ping")

    server.run(server.application.hub.deliverer.deliver())

    assert "turn" not in [msgspec.json.decode(each.body)["event"] for each in web.got]


def test_a_quiet_table_tells_nothing(server: Inside, web: WebSink) -> None:
    alia, duncan, room = two_at_a_table(server)
    hook(duncan, f"{web.url}/hook")
    assert duncan.post(f"/api/rooms/{room}/quiet", {"quiet": True})["you"]["quiet"]

    until_duncan_is_asked(alia, room)

    assert server.run(server.application.hub.store.outbox.rows(OUTBOX.select())) == []


def test_what_is_asked_in_secret_goes_to_no_webhook(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await person(store)
        for kind in ("push", "mail", HOOK):
            await store.outbox.add_channel(channel(kind))

        await store.outbox.run(*queued([Told(("p",), ASKED, "r", 0)]))
        secret = {row.channel for row in await store.outbox.take(10, 1000)}
        await store.outbox.run(*queued([Told(("p",), TURN, "r", 0)]))
        told = {row.channel for row in await store.outbox.take(10, 1000)}

        assert secret == {"push", "mail"}
        assert told == {"push", "mail", HOOK}

    on_store(tmp_path, work)


def test_those_who_are_not_there_are_told_sooner(server: Inside) -> None:
    alia, _, room = two_at_a_table(server)
    wire = alia.sit(room)
    wire.until("welcome")
    there = server.application.hub.rooms[room]
    object.__setattr__(server.application.hub.config, "pace", 1.0)

    waits = [server.do(lambda seat=seat: telling.due(there, seat)) for seat in (0, 1)]

    assert waits[0] - waits[1] > 200_000


def test_mail_tells_what_everybody_saw_since_ones_last_choice() -> None:
    live = Live("imperium", 3, "seed", {}, ["Alia", "Duncan", "Feyd"])
    while live.game.rounds < 2:
        decision = live.game.pending[0]
        live.adopt(live.attempt(decision.seat, decision.choices[0]))
    wording = Wording("en", "colour-", [], [("Alia", None), ("Duncan", None), ("Feyd", None)])

    seat = live.game.movers[-1]
    told = happened(live, (seat + 1) % 3, wording)

    public = [wording.told(entry.event) for entry in live.logs[None]]
    assert 0 < len(told) <= MOST_HAPPENED
    assert tuple(public[-len(told) :]) == told
    assert len(happened(live, seat, wording)) < len(told)


# Sessions and people ------------------------------------------------------------------------------


def test_a_browser_that_signs_out_is_told_nothing_any_more(server: Inside, web: WebSink) -> None:
    duncan = Person(server, "Duncan").named()
    by_push(duncan, f"{web.url}/push")
    hook(duncan, f"{web.url}/hook")
    outbox, ident = server.application.hub.store.outbox, duncan.get("/api/me")["person"]

    duncan.http.delete("/api/session")

    assert [each.kind for each in server.run(outbox.channels(ident))] == [HOOK]


def test_an_account_takes_over_how_a_guest_was_notified(server: Inside, web: WebSink) -> None:
    account = {"login": "duncan-idaho", "password": "a long secret"}
    Person(server, "Duncan").post("/api/account", account, 201)
    guest = Person(server, "Guest").named()
    by_push(guest, f"{web.url}/push")

    guest.post("/api/session", account)

    assert guest.get("/api/me/channels")["channels"][0]["here"]


def test_whoever_is_forgotten_is_told_nothing(server: Inside, web: WebSink) -> None:
    duncan = Person(server, "Duncan").named()
    hook(duncan, f"{web.url}/hook")
    ident = duncan.get("/api/me")["person"]
    assert b"/hook" in duncan.http.get("/api/me/export").content

    duncan.http.post("/api/me/delete", json={})

    assert server.run(server.application.hub.store.outbox.channels(ident)) == []


# Several processes --------------------------------------------------------------------------------


def test_what_one_process_takes_another_does_not_until_its_time_is_up(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        other = Store(f"sqlite:///{tmp_path}/table.db")
        await other.open()
        await person(store)
        await store.outbox.add_channel(channel(HOOK))
        await store.outbox.run(*queued([Told(("p",), TURN, "r", 0)]))

        first = await store.outbox.take(10, 200)
        second = await other.outbox.take(10, 200)
        await asyncio.sleep(0.3)
        third = await other.outbox.take(10, 200)

        assert [len(each) for each in (first, second, third)] == [1, 0, 1]
        assert (first[0].tries, third[0].tries) == (0, 1)
        await other.close()

    on_store(tmp_path, work)


def test_the_outbox_works_on_postgresql(tmp_path: Path) -> None:
    with postgres() as url:

        async def work() -> None:
            store, other = Store(url), Store(url)
            await store.open()
            await other.open()
            await person(store)
            for number in range(20):
                await store.outbox.add_channel(channel(HOOK, number))
            await store.outbox.run(*queued([Told(("p",), TURN, "r", 0)]))
            both = await asyncio.gather(
                *[each.outbox.take(50, 60_000) for each in (store, other) for _ in range(4)]
            )
            rows = [row.id for some in both for row in some]
            assert len(rows) == len(set(rows)) == 20
            keys = await asyncio.gather(
                *[each.outbox.key("k", ids.token) for each in (store, other)]
            )
            assert keys[0] == keys[1]
            await store.outbox.move("p", "p", "s")
            await store.outbox.later("hook0", rows, 0)
            await store.outbox.delivered("hook0", rows)
            assert await store.outbox.waiting() == (0, 0)
            await store.close()
            await other.close()

        asyncio.run(work())


# Other people's addresses -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://127.0.0.1/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::a00:1]/",
        "https://[fd00::1]/",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://example.org:25/",
        "https://user:secret@example.org/",
        "ftp://example.org/",
        "https:///nowhere",
        "https://example.org:99999/",
        "https://example.org/\r\nX: y",
    ],
)
def test_an_address_that_is_private_or_odd_is_refused(url: str) -> None:
    with pytest.raises(Refused):
        asyncio.run(posted(Outside(), url))


def test_a_name_that_leads_to_a_private_address_is_refused(
    monkeypatch: pytest.MonkeyPatch, web: WebSink
) -> None:
    def looked_up(*_: object, **__: object) -> list[Any]:
        port = int(web.url.rpartition(":")[2])
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    url = f"http://hooks.example.org:{web.url.rpartition(':')[2]}/hook"

    assert asyncio.run(posted(Outside((HERE,)), url)) == 201
    with pytest.raises(Refused, match="private-address"):
        asyncio.run(posted(Outside(("10.0.0.0/8",)), url))
    assert len(web.got) == 1


async def posted(outside: Outside, url: str) -> int:
    try:
        return await outside.post(url, {}, b"hello")
    finally:
        await outside.close()


def channel(kind: str, number: int | str = "") -> Channel:
    return Channel(f"{kind}{number}", "p", kind, f"a{number}", "", "", None, 0)


async def person(store: Store) -> None:

    known = PersonRow("p", "Duncan", "en", None, None, 0)
    await store.people.add_person(known, BrowserSession("h", "p", 0, 0, ""))


def test_a_turn_is_told_whether_or_not_its_seat_was_asked_in_secret_before(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a webhook that stays silent would tell who was asked."""
    _, _, ident = two_at_a_table(server)
    room = server.application.hub.rooms[ident]
    told: list[list[Told]] = []
    for before in ({1: ASKED}, {}):
        moments = iter([before, {1: TURN}])
        monkeypatch.setattr(telling, "asked", lambda *_, moments=moments: next(moments))
        told.append(server.do(lambda: telling.told(room, room.doc, None)))

    assert [[each.kind for each in some] for some in told] == [[TURN], [TURN]]


def test_a_turn_that_is_over_is_not_told_because_its_seat_is_asked_in_secret(
    server: Inside,
) -> None:
    _, duncan, ident = two_at_a_table(server)
    room, person_id = server.application.hub.rooms[ident], duncan.get("/api/me")["person"]
    doc = room.doc.copy()
    doc.status = PLAYING
    room.doc = doc

    secretly, openly = Clock([], {}, [1], []), Clock([], {}, [1], [1])

    assert [still(room, secretly, person_id, kind) for kind in (TURN, ASKED)] == [False, True]
    assert [still(room, openly, person_id, kind) for kind in (TURN, ASKED)] == [True, False]


def test_a_long_title_goes_to_ntfy_in_one_line() -> None:
    """A header of two lines is refused, and a webhook that fails is given up."""
    news = News((1,), TURN, "room", "imperium", "", "\u7802" * 40, "Alia", 0, 0)

    assert "\n" not in for_ntfy(news, "", "", "").headers["Title"]
