"""Results in the browser: profiles, ratings, challenges to friends and of the day."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_axe import violations
from tests.server.inside import Inside, inside
from tests.server.table import Person as Client
from tests.server.test_ratings import over, rated
from tests.server.test_results import SMALL, finish, stilled


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("results")) as running:
        yield running


@pytest.fixture
def address(server: Inside) -> str:
    """The tests reach into this server's rooms."""
    return server.url.rstrip("/")


@pytest.fixture
def known(server: Inside, someone: Callable[..., Person]) -> Callable[..., tuple[Client, Person]]:
    """Makes somebody with a browser and a program, known to the server as one person."""

    def make(name: str, **setting: object) -> tuple[Client, Person]:
        client = Client(server, name).named()
        person = someone(**setting)
        cookies = [
            {"name": each, "value": value, "url": server.url}
            for each, value in client.http.cookies.items()
        ]
        person.page.context.add_cookies(cookies)  # type: ignore[arg-type]
        return client, person

    return make


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"]
)
def test_a_rated_game_stands_in_the_profile_and_the_profile_can_be_shown(
    server: Inside,
    known: Callable[..., tuple[Client, Person]],
    size: dict[str, int],
    theme: str,
) -> None:
    client, alia = known("Alia", viewport=size, color_scheme=theme)
    for _ in range(2):
        room = over(server, client)
        rated(server, room)
    own = client.get(f"/api/rooms/{room}/results")["seats"][0]

    alia.opens(f"/room/{room}")
    expect(alia.page.get_by_text(f"Your rating: {own['points']}")).to_be_visible()
    alia.opens("/profile")
    section = alia.page.locator("[data-mode='imperium short']")
    expect(section.get_by_text(str(own["points"]), exact=True).first).to_be_visible()
    expect(section.get_by_text("Bots only")).to_be_visible()
    assert violations(alia) == []

    alia.page.get_by_role("switch", name="Public profile").check()
    link = alia.page.get_by_label("Link to your profile").input_value()
    _, other = known("Jessica")
    other.page.goto(link)
    expect(other.page.get_by_role("heading", name="Alia")).to_be_visible()
    alia.opens("/ratings/imperium/short")
    expect(alia.page.get_by_text("Bot: Mentat")).to_be_visible()
    assert violations(alia) == []


def test_a_friend_is_challenged_plays_the_same_deal_and_compares(
    server: Inside, known: Callable[..., tuple[Client, Person]]
) -> None:
    client, alia = known("Alia")
    room = over(server, client, rated=False)
    alia.opens(f"/room/{room}")
    alia.page.get_by_role("button", name="Challenge a friend").click()
    expect(alia.page.get_by_role("heading", name="A challenge by Alia")).to_be_visible()
    link = alia.page.get_by_label("Link to this challenge").input_value()
    assert violations(alia) == []

    friend_client, friend = known("Jessica", viewport=PHONE)
    friend.page.goto(link)
    expect(friend.page.locator("table a")).to_have_count(0)
    friend.page.get_by_role("button", name="Play this deal").click()
    friend.page.wait_for_url("**/room/*")
    friend.is_asked()
    own = server.application.hub.rooms[friend.page.url.rpartition("/")[2]]
    server.do(lambda: stilled(own))
    server.run(finish(own))

    friend.page.goto(link)
    expect(friend.page.get_by_role("link", name="To the result")).to_be_visible()
    expect(friend.page.locator("table a")).to_have_count(2)
    assert friend_client.get(f"/api/deals/{link.rpartition('/')[2]}")["played"]


def test_the_daily_challenge_is_begun_from_the_start_page_and_gone_on_with(
    known: Callable[..., tuple[Client, Person]],
) -> None:
    _, alia = known("Alia")
    alia.opens("/")
    alia.page.get_by_role("link", name="Play today’s challenge").click()
    sheet = alia.page.locator("[data-deal=imperium]")
    sheet.get_by_role("link", name="Make an account or sign in").click()
    alia.page.get_by_label("Login").fill("alia")
    alia.page.get_by_label("Password").fill("fear is the mind killer")
    alia.page.get_by_role("button", name="Make an account", exact=True).click()
    sheet.get_by_label("Your name").fill("Alia")
    sheet.get_by_role("button", name="Play this deal").click()
    alia.page.wait_for_url("**/room/*")
    alia.is_asked()
    table = alia.page.url

    alia.opens("/daily")
    sheet.get_by_role("link", name="Go on playing").click()
    expect(alia.page).to_have_url(table)
    alia.opens("/daily")
    expect(sheet).to_be_visible()
    assert violations(alia) == []


def test_a_commentator_follows_a_game_with_all_hands(
    server: Inside, known: Callable[..., tuple[Client, Person]]
) -> None:
    """Alone against bots, one's own consent is enough."""
    client, alia = known("Alia")
    ticket = client.play(players=3, options=SMALL, bot="random")
    alia.opens(f"/room/{ticket['room']['room']}")
    alia.is_asked()
    alia.page.get_by_role("button", name="Menu").first.click()
    alia.page.get_by_role("switch", name="A commentator may see my hand").check()
    link = alia.page.get_by_label("Link for the commentator").input_value()

    _, guest = known("Jessica")
    guest.page.goto(link)
    expect(guest.page.get_by_text("Commentary")).to_be_visible()
    room = server.application.hub.rooms[ticket["room"]["room"]]
    seen = guest.page.locator("output")
    expect(seen).to_have_text(f"{room.progress.moves} / {room.progress.moves}")
    server.do(lambda: stilled(room))
    server.run(finish(room))
    expect(seen).to_have_text(f"{room.progress.moves} / {room.progress.moves}")
