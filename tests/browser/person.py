"""Someone at the page: what they do with it and see in it."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

PICKS = {"imperium": ("leaders", "paul-atreides"), "classic": ("factions", "atreides")}
"""What one picks for oneself, so that the game begins with the same question each time."""

STUCK = """
    let question = "";
    let end = Date.now() + 60_000;
    const stuckAt = () => {
        const line = document.querySelector(".ask-line");
        if ((line?.dataset.decision || question) !== question) {
            question = line.dataset.decision;
            end = Date.now() + 60_000;
        }
        return Date.now() > end ? "stuck at: " + line?.innerText : "";
    };
"""
"""Tells a robot in the page where it is stuck, if nothing new was asked for a minute."""

ANSWER = (
    f"([random, most, kind]) => {{ {STUCK}"
    """
    const rest = () => (random = (random * 16807) % 2147483647) / 2147483647;
    const there = (each) => !each.disabled && each.offsetParent;
    const usable = (selector) => [...document.querySelectorAll(selector)].filter(there);
    const any = (list) => list[Math.floor(rest() * list.length)];
    const press = (button) => {
        most -= 1;
        button.click();
    };
    return new Promise((done, fail) => {
        const timer = setInterval(() => {
            const stuck = stuckAt();
            if (stuck) {
                clearInterval(timer);
                fail(new Error(stuck));
            }
            const asked = kind && document.querySelector(`.ask-line[data-kind="${kind}"]`);
            if (document.querySelector("[data-result]") || most <= 0 || asked) {
                clearInterval(timer);
                done(true);
                return;
            }
            const over = document.querySelector('.actions-row a[href$="?result"]');
            const confirm = usable("[data-confirm]")[0];
            const listed = usable("dialog[open] [data-choice]");
            const offered = usable(".actions-row [data-choice]");
            const list = document.querySelector(".ask-line[data-kind]") && usable("[data-list]")[0];
            if (over) over.click();
            else if (confirm) confirm.click();
            else if (listed.length) press(any(listed));
            else if (list && (!offered.length || rest() < 0.7)) list.click();
            else if (offered.length) press(any(offered));
        }, 4);
    });
}"""
)
"""Presses one of the buttons of the page whenever there are any, until the game is over, so many
choices are made or something of a kind is asked. What may be done unasked it leaves alone. It is
stuck when it answers nothing new for a minute."""


class Person:
    """A browser of one's own, and the words for what one does with it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []

    # Going to a table -----------------------------------------------------------------------------

    def opens(self, path: str = "/") -> None:
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible()

    def plays_now(self, game: str) -> None:
        self.opens()
        self.page.locator(f"[data-play={game}]").click()

    def sets_up(
        self, game: str, bots: str = "novice", guests: int = 0, players: int = 0, turns: int = 0
    ) -> None:
        """Open a table with bots in all seats but one's own and those for so many guests."""
        self.opens(f"/new/{game}")
        self.page.get_by_label("Your name").fill("Alia")
        self.page.get_by_label("Pace").select_option("at-once")
        if players:
            self.page.get_by_role("radio", name=str(players), exact=True).check(force=True)
        if turns:
            self.page.get_by_text("All options").click()
            self.page.get_by_role("spinbutton", name="Turns").fill(str(turns))
        others = self.page.locator(".seats select")
        for at in range(guests, others.count()):
            others.nth(at).select_option(bots)
        self.page.get_by_role("button", name="Open the table").click()
        expect(self.page.get_by_role("heading", name="Invite")).to_be_visible()

    def sits_down(self, game: str, **body: object) -> None:
        """Be at a table with bots at once, without the pages before it."""
        asked = {"game": game, "name": "Alia", "seat": 0, "pace_ms": 0, **body}
        made = self.page.request.post("/api/rooms", data=asked).json()["room"]
        for seat in made["seats"][1:]:
            self.tells(made["room"], "bot", {"seat": seat["seat"], "bot": "random"})
        if game in PICKS:
            option, value = PICKS[game]
            self.tells(made["room"], "pick", {"option": option, "value": value})
        self.tells(made["room"], "start", {})
        self.page.goto(f"/room/{made['room']}")
        expect(self.board).to_be_visible()
        self.page.mouse.move(0, 0)

    def tells(self, room: str, what: str, data: dict[str, object]) -> None:
        answer = self.page.request.post(f"/api/rooms/{room}/{what}", data=data)
        assert answer.ok, answer.text()

    def starts(self) -> None:
        self.page.get_by_role("button", name="Start the game").click()
        self.page.mouse.move(0, 0)
        expect(self.board).to_be_visible()

    def joins(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()

    @property
    def link(self) -> str:
        return self.page.get_by_label("Link to this table").input_value()

    # At the table ---------------------------------------------------------------------------------

    @property
    def board(self) -> Locator:
        return self.page.locator(".table")

    @property
    def line(self) -> Locator:
        """The line that says what is asked."""
        return self.page.locator(".ask-line")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".ask-line .prompt")

    @property
    def undo(self) -> Locator:
        return self.page.get_by_role("button", name="Undo", exact=True)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Log").locator("li")

    @property
    def news(self) -> Locator:
        """The banner of a lost connection."""
        return self.page.get_by_text("Connection lost")

    def is_asked(self) -> str:
        expect(self.prompt).to_be_visible()
        return self.prompt.inner_text()

    @property
    def question(self) -> str:
        """The name of what is asked; no two questions of a game have the same."""
        return self.line.get_attribute("data-decision") or ""

    def is_asked_something_but(self, question: str) -> None:
        """Wait for the next question. In Imperium nothing moves then, for bots wait too."""
        self.page.mouse.move(0, 0)
        expect(self.line).not_to_have_attribute("data-decision", question)
        self.is_asked()

    def is_asked_to(self, kind: str) -> bool:
        return self.line.get_attribute("data-kind") == kind

    def choices(self) -> list[str]:
        """Every choice there is, from the list of them all."""
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("l")
        listed = self.page.locator("dialog[open] [data-choice]")
        expect(listed.first).to_be_visible()
        found = [str(each) for each in self.page.evaluate(NOTATIONS)]
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)
        return found

    def chooses(self, notation: str) -> None:
        """Make a choice from the list of them all, confirm it if need be, and see it done."""
        question = self.question
        self.page.keyboard.press("l")
        self.page.locator(f'dialog[open] [data-choice="{notation}"]').click()
        self.page.mouse.move(0, 0)
        self.confirms()
        expect(self.line).not_to_have_attribute("data-decision", question)

    def confirms(self) -> None:
        confirm = self.page.locator("[data-confirm]")
        if confirm.is_visible():
            confirm.click()

    def can_undo(self) -> bool:
        """Whether, once the next question is there, the last choice can be taken back."""
        self.is_asked()
        return self.undo.get_attribute("aria-disabled") is None

    def plays_to_the_end(self, seed: int = 7) -> None:
        """Press one button after the other until the result is shown."""
        self.page.evaluate(ANSWER, [seed, 100_000, ""])

    def plays(self, choices: int, seed: int = 7) -> None:
        """Make so many choices, whichever."""
        self.page.evaluate(ANSWER, [seed, choices, ""])
        self.is_asked()

    def plays_until(self, kind: str, seed: int = 7) -> None:
        """Make choices, whichever, until something of this kind is asked."""
        assert self.comes_to(kind, seed), f"never asked: {kind}"

    def comes_to(self, kind: str, seed: int = 7) -> bool:
        """Whether something of this kind is asked before the game is over."""
        self.page.evaluate(ANSWER, [seed, 100_000, kind])
        return self.line.count() > 0 and self.is_asked_to(kind)

    def begins_to_play(self, kind: str, seed: int = 7) -> None:
        """The same, beside whatever else is done."""
        self.page.evaluate(f"(how) => void ({ANSWER})(how).catch(() => null)", [seed, 1000, kind])

    # Words ----------------------------------------------------------------------------------------

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def scrolls(self) -> dict[str, Any]:
        """How much larger the page is than the window."""
        return dict(self.page.evaluate(OVERFLOW))


NOTATIONS = """() => {
    const listed = document.querySelectorAll("dialog[open] [data-choice]");
    return [...listed].map((each) => each.dataset.choice);
}"""
OVERFLOW = """() => {
    const page = document.documentElement;
    return {x: page.scrollWidth - innerWidth, y: page.scrollHeight - innerHeight};
}"""
