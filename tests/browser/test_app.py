"""The page as an app: notifications with the tab closed, pages without a server, updates."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from kanly.server.config import Config
from tests.browser.conftest import PATIENCE, SETTING
from tests.browser.person import Person
from tests.browser.test_imperium_board import an_agent, thing
from tests.server.databases import free_port
from tests.server.inside import Inside, inside
from tests.server.sinks import BrowserKeys, eventually, web_sink
from tests.server.test_notify import HERE, two_at_a_table, until_duncan_is_asked

KEPT = "navigator.serviceWorker.controller && localStorage.getItem('kanly-kept') !== null"
"""Whether everything is kept that the page shows without a server."""
WATCH = """() => {
    self.shown = [];
    const note = (title, {body, tag, data}) => self.shown.push({title, body, tag, path: data.path});
    self.registration.showNotification = async (title, options) => void note(title, options);
}"""
"""Writes down what the service worker shows: a browser without windows shows nothing itself."""
GO = """(path) => {
    history.pushState({}, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
CLICK = """async (path) => {
    const opened = new Promise((done) => self.clients.openWindow = done);
    const notification = {close() {}, data: {path}};
    const facts = {notification, waitUntil() {}};
    self.dispatchEvent(Object.assign(new Event("notificationclick"), facts));
    return opened;
}"""


@contextmanager
def app(browser: Browser, server: Inside) -> Iterator[BrowserContext]:
    """A browser that lets the page be an app, with the page open."""
    context = browser.new_context(
        base_url=server.url,
        **{**SETTING, "service_workers": "allow"},  # type: ignore[arg-type]
    )
    context.set_default_timeout(PATIENCE)
    try:
        yield context
    finally:
        context.close()


def installed(context: BrowserContext, path: str = "/") -> Page:
    """A page whose service worker has kept what it keeps."""
    page = context.new_page()
    page.goto(path)
    eventually(lambda: page.evaluate(KEPT), 60)
    return page


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("app"), private_hooks=(HERE,)) as running:
        yield running


def test_a_push_that_the_server_sends_is_shown_with_the_tab_closed_and_opens_the_table(
    browser: Browser, server: Inside
) -> None:
    with web_sink() as service, app(browser, server) as context:
        page = installed(context)
        worker = context.service_workers[0]
        worker.evaluate(WATCH)
        elsewhere = context.new_page()
        tools = context.new_cdp_session(elsewhere)
        found: list[Any] = []
        updated = "ServiceWorker.workerRegistrationUpdated"
        tools.on(updated, lambda told: found.extend(told["registrations"]))
        tools.send("ServiceWorker.enable")
        page.close()
        alia, duncan, room = two_at_a_table(server)
        keys = BrowserKeys()
        subscription = keys.subscription(f"{service.url}/push")
        duncan.http.post("/api/me/channels/push", json=subscription).raise_for_status()
        until_duncan_is_asked(alia, room)
        sent = [keys.read(each.body) for each in eventually(lambda: service.at("/push"))]
        elsewhere.wait_for_timeout(100)
        registration = next(each for each in found if each["scopeURL"] == server.url)

        tools.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": server.url,
                "registrationId": registration["registrationId"],
                "data": json.dumps(sent[-1]),
            },
        )

        shown = eventually(lambda: worker.evaluate("self.shown"))
        assert shown == [
            {"title": sent[-1]["title"], "body": "Sietch", "tag": room, "path": f"/room/{room}"}
        ]
        assert worker.evaluate(CLICK, f"/room/{room}") == f"/room/{room}"


def test_a_browser_is_notified_by_consent_and_tried_and_removed(
    browser: Browser, server: Inside
) -> None:
    with web_sink() as service, app(browser, server) as context:
        keys = BrowserKeys().subscription(f"{service.url}/push")
        made = json.dumps({"endpoint": keys.pop("endpoint"), "keys": keys})
        subscribed = f"async () => ({{toJSON: () => ({made})}})"
        context.add_init_script("Notification.requestPermission = async () => 'granted'")
        context.add_init_script(f"PushManager.prototype.subscribe = {subscribed}")
        page = context.new_page()
        page.request.put("/api/me", data={"name": "Alia"})
        page.goto("/account")
        page.get_by_role("button", name="Notify this browser").click()
        page.get_by_role("button", name="Try it").click()

        eventually(lambda: service.at("/push"))
        page.get_by_role("button", name="Remove").click()
        expect(page.get_by_role("button", name="Notify this browser")).to_be_visible()


def test_without_a_server_rules_puzzles_and_gallery_are_shown(
    browser: Browser, tmp_path: Path
) -> None:
    with inside(tmp_path) as server:
        shown = app(browser, server)
        context = shown.__enter__()
        page = installed(context)
    try:
        page.goto("/rules?q=storm")
        expect(page.locator("main li").first).to_be_visible()
        page.goto("/rules")
        page.locator("main a[href^='/rules/']").first.click()
        expect(page.locator("main h1, main h2").first).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        page.goto("/puzzles")
        expect(page.locator("main a[href^='/puzzle'], main button").first).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        page.goto("/gallery")
        expect(page.locator("main li img, main li svg, main li .picture").first).to_be_visible()
        assert page.locator("main li").count() > 20
    finally:
        shown.__exit__(None, None, None)


def test_an_update_loses_no_half_made_choice_nor_what_the_old_page_has_yet_to_load(
    browser: Browser, tmp_path: Path
) -> None:
    port, first, second = free_port(), Config().static, tmp_path / "static"
    with inside(tmp_path, port=port) as server:
        shown = app(browser, server)
        context = shown.__enter__()
        alia = Person(installed(context))
        alia.sits_down("imperium")
        alia.page.evaluate("window.began = true")
        alia.is_asked()
        card = thing(alia, an_agent(alia)[0])
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
    another_version(first, second)
    with inside(tmp_path, port=port, static=second):
        try:
            alia.page.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
            waits = "navigator.serviceWorker.getRegistration().then((r) => r.waiting !== null)"
            eventually(lambda: alia.page.evaluate(waits))
            expect(alia.news).to_be_hidden()
            assert alia.page.evaluate("window.began")
            expect(card).to_have_attribute("aria-pressed", "true")

            assert alia.page.request.get(f"/assets/{chunk(first, 'Rules')}").status == 404
            alia.page.evaluate(GO, "/rules")
            expect(alia.page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
            assert alia.page.evaluate("window.began")
        finally:
            shown.__exit__(None, None, None)


def another_version(old: Path, new: Path) -> None:
    """The page as the next version has it: a part of it has another name."""
    shutil.copytree(old, new)
    name = chunk(old, "Rules")
    renamed = name.replace(".js", "x.js")
    (new / "assets" / name).rename(new / "assets" / renamed)
    for path in [*new.rglob("*.js"), new / "index.html"]:
        path.write_text(path.read_text("utf-8").replace(name, renamed), "utf-8")


def chunk(static: Path, page: str) -> str:
    return next(path.name for path in (static / "assets").glob(f"{page}-*.js"))
