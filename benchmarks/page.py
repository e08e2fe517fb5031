"""How quick the page is: what the first page weighs, when it can be used on a slow connection, how
long a click takes to be seen, and how many frames a second scenes have.

    python benchmarks/page.py
    python benchmarks/page.py --part page --json

It needs the built page (`make web`) and a Chromium (`.ci/chromium`).
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, Response, expect, sync_playwright

from kanly.server.config import Config
from tests.browser.conftest import PATIENCE, launched, serving
from tests.browser.moments import MOMENTS, Moments
from tests.browser.person import Person

SLOW: Final = {"latency": 40, "downloadThroughput": 1_250_000, "uploadThroughput": 625_000}
"""A slow home connection: 10 Mbit/s down, 5 up, 40 ms of latency (bytes and milliseconds)."""
LARGE: Final = {"width": 1920, "height": 1080}
LATE: Final = 1000 / 30
"""Milliseconds: a frame that comes after more than that is late."""
CLICKS: Final = 10
LIT: Final = """(ref) => new Promise((done) => {
    const thing = document.querySelector(`[data-ref="${ref}"]`);
    const began = performance.now();
    thing.click();
    const look = () => thing.classList.contains("picked")
        ? done(performance.now() - began)
        : performance.now() - began > 1000 ? done(null) : requestAnimationFrame(look);
    requestAnimationFrame(look);
})"""
"""Milliseconds from a click on a thing until it is drawn as picked; null if it never is."""
FRAMES: Final = """() => {
    window.frames_seen = [];
    const look = (at) => {
        if (document.querySelector("[data-scene]")) window.frames_seen.push(at);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n\n", maxsplit=1)[0],
        epilog="example: python benchmarks/page.py --part page --json",
    )
    parser.add_argument("--part", choices=PARTS, action="append", help="only this; default: all")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "games.db") as address,
        sync_playwright() as playwright,
    ):
        chromium = launched(playwright)
        figures: dict[str, Any] = {}
        for part in wanted.part or PARTS:
            figures |= PARTS[part](chromium, address)
        chromium.close()
    print(json.dumps(figures, indent=2) if wanted.json else table(figures))


def first_page(chromium: Browser, address: str) -> dict[str, Any]:
    """What the start page loads, compressed, and when its first button can be pressed."""
    context = chromium.new_context(base_url=address, reduced_motion="reduce")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.emulateNetworkConditions", {"offline": False, **SLOW})
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response))
    page.goto("/")
    page.locator("[data-play]").first.wait_for()
    usable = float(page.evaluate("performance.now()"))
    page.wait_for_load_state("networkidle")
    sizes = [size(response) for response in loaded]
    context.close()
    return {
        "first_page_kb": round(sum(sizes) / 1000),
        "requests": len(sizes),
        "all_files_kb": round(sum(map(packed, Config().static.rglob("*.*"))) / 1000),
        "usable_ms": round(usable),
    }


def size(response: Response) -> int:
    """The bytes of an answer, compressed."""
    return len(gzip.compress(response.body())) if response.ok else 0


def packed(path: Path) -> int:
    """The bytes of a file, compressed."""
    known = path.suffix in (".js", ".css", ".html", ".json", ".svg", ".ftl")
    return len(gzip.compress(path.read_bytes())) if known else path.stat().st_size


def clicks(chromium: Browser, address: str) -> dict[str, Any]:
    """From a click on a card to its being drawn as picked, on the largest board."""
    person = sits(chromium, address, "imperium", options={"ix": True})
    page = person.page
    person.plays_until("turn")
    several = page.locator('.point.open[data-ref$="@hand"]').filter(has_not_text="Send an Agent")
    cards = [each.get_attribute("data-ref") or "" for each in several.all()]
    took = []
    for ref in cards:
        for _ in range(CLICKS):
            if page.locator(f'[data-ref="{ref}"].open').count() == 0:
                break
            lit = page.evaluate(LIT, ref)
            if lit is None:
                break
            took.append(float(lit))
            page.keyboard.press("Escape")
    page.context.close()
    return {"click_median_ms": round(median(took), 1), "click_most_ms": round(max(took), 1)}


def scenes(chromium: Browser, address: str) -> dict[str, Any]:
    """Frames a second of each scene: as a mean, and between the two that are farthest apart; how
    many frames came late."""
    found = {}
    for game, moments in MOMENTS.items():
        context = chromium.new_context(base_url=address, viewport=LARGE)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        between = Moments(page)
        person = Person(page)
        person.sits_down(game, options={"ix": True} if game == "imperium" else {})
        person.is_asked()
        page.evaluate(FRAMES)
        for name, events in moments.items():
            found[name] = frames(page, between, events)
        context.close()
    return {f"scene {name}": rates for name, rates in found.items() if rates}


def frames(page: Page, between: Moments, events: Any) -> dict[str, float]:
    """Frames a second while the scenes of some events are played."""
    page.evaluate("window.frames_seen.length = 0")
    between.tell(events)
    page.wait_for_timeout(150)
    expect(page.locator("[data-scene]")).to_have_count(0)
    at = page.evaluate("window.frames_seen")
    gaps = [later - earlier for earlier, later in pairwise(at)]
    if not gaps:
        return {}
    return {
        "mean": round(1000 * len(gaps) / sum(gaps)),
        "least": round(1000 / max(gaps)),
        "late": sum(gap > LATE for gap in gaps),
        "frames": len(gaps),
    }


def sits(chromium: Browser, address: str, game: str, **body: object) -> Person:
    """Somebody at a table on a large screen."""
    context = chromium.new_context(base_url=address, viewport=LARGE)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    person = Person(context.new_page())
    person.sits_down(game, **body)
    return person


PARTS: Final = {"page": first_page, "clicks": clicks, "scenes": scenes}


def table(figures: dict[str, Any]) -> str:
    """A line for each figure; of scenes the frames a second as a mean and at the worst, how many
    frames were late, and of how many."""
    return "\n".join(
        f"{name.replace('_', ' '):<36}"
        + "".join([f"{n:>8}" for n in (told.values() if isinstance(told, dict) else [told])])
        for name, told in figures.items()
    )


if __name__ == "__main__":
    main()
