"""Pictures of every page at both sizes, for the documentation: `make screenshots`.

Writes `docs/screenshots/PAGE-desktop.png` and `PAGE-phone.png`. The games in them are played by
pressing buttons of the page.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from kanly.core.registry import KITS
from tests.browser.conftest import PATIENCE, launched, serving
from tests.browser.person import DESKTOP, PHONE, Person

FOLDER: Final = Path(__file__).parents[2] / "docs/screenshots"
MIDDLE: Final = 40
"""A game is shown after so many choices."""
MOMENTS: Final = {"classic": ("bid", "ship", "move", "plan")}
"""Questions that are answered in ways of their own."""
THINKING: Final = 180_000
"""Milliseconds for the analysis of a game."""
SHORT: Final = {"classic": {"players": 4, "turns": 3}}
"""Games that are shown to their end."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "games.db") as address,
        sync_playwright() as playwright,
    ):
        chromium = launched(playwright)
        for size in ("desktop", "phone"):
            pictures(chromium, address, size)


def pictures(chromium: Browser, address: str, size: str) -> None:
    """Every page at one size."""

    def someone(lang: str = "en", theme: str = "light") -> Person:
        context = chromium.new_context(
            base_url=address,
            viewport=DESKTOP if size == "desktop" else PHONE,  # type: ignore[arg-type]
            has_touch=size == "phone",
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        return Person(context.new_page())

    def keep(person: Person, name: str) -> None:
        person.page.wait_for_timeout(400)
        path = FOLDER / f"{name}-{size}.png"
        person.page.screenshot(path=path)
        print(path.relative_to(FOLDER.parents[1]))

    before(someone, keep)
    for game in KITS:
        table(someone, keep, game)
    after(someone, keep)


Maker = Callable[..., Person]
Keeper = Callable[[Person, str], None]


def before(someone: Maker, keep: Keeper) -> None:
    alia = someone()
    for path in ("/", "/rules?q=stilgar", "/account", "/settings"):
        alia.opens(path)
        keep(alia, path.split("?")[0].strip("/") or "start")
    for game in KITS:
        alia.opens(f"/new/{game}")
        keep(alia, f"setup-{game}")
        alia.sets_up(game, guests=1)
        keep(alia, f"lobby-{game}")


def table(someone: Maker, keep: Keeper, game: str) -> None:
    for lang, theme in (("en", "light"), ("fr", "dark"), ("ja", "light")):
        person = someone(lang, theme)
        person.sits_down(game)
        person.plays(MIDDLE)
        keep(person, f"{game}-{lang}")
    alia = someone()
    alia.plays_now(game)
    alia.is_asked()
    keep(alia, f"{game}-first-turn")
    alia.page.keyboard.press("l")
    keep(alia, f"{game}-choices")
    alia.page.keyboard.press("Escape")
    alia.page.get_by_role("button", name="Menu").click()
    keep(alia, f"{game}-menu")
    for kind in MOMENTS.get(game, ()):
        asked = someone()
        asked.sits_down(game, players=3)
        while not asked.comes_to(kind):
            asked.sits_down(game, players=3)
        keep(asked, f"{game}-{kind}")


def after(someone: Maker, keep: Keeper) -> None:
    alia = someone()
    for game in KITS:
        alia.sets_up(game, **SHORT.get(game, {}))
        alia.starts()
        room = alia.page.url
        alia.is_asked()
        alia.plays_to_the_end()
        expect(alia.page.get_by_role("img", name="Scores over the game")).to_be_visible()
        keep(alia, f"result-{game}")
        alia.page.get_by_role("button", name="Find the turning points").click()
        chances = alia.page.get_by_role("heading", name="Chances to win")
        expect(chances).to_be_visible(timeout=THINKING)
        chances.evaluate("(heading) => heading.scrollIntoView()")
        keep(alia, f"analysis-{game}")
        alia.page.goto(f"{room.replace('/room/', '/replay/')}?move=120")
        expect(alia.page.get_by_role("slider", name="Moment")).to_be_visible()
        keep(alia, f"replay-{game}")
    alia.opens("/games")
    expect(alia.page.get_by_role("heading", name="My games")).to_be_visible()
    keep(alia, "games")


if __name__ == "__main__":
    main()
