"""A robot that plays by pointing at what is lit: cards, spaces, places on the map, wheels."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.person import STUCK, Person

POINT: Final = (
    f"(random) => {{ {STUCK}"
    """
    const rest = () => (random = (random * 16807) % 2147483647) / 2147483647;
    const any = (list) => list[Math.floor(rest() * list.length)];
    const all = (...selectors) => [...document.querySelectorAll(selectors.join())].filter(
        (each) => !each.disabled && each.getAttribute("aria-disabled") !== "true"
            && each.getClientRects().length && !each.closest(".any-time, .deals"));
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9, 0.35, 0.65];
    /** A spot at which the thing itself lies on top. */
    const spot = (thing) => {
        thing.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = thing.getBoundingClientRect();
        for (const y of parts) for (const x of parts) {
            const at = [box.left + x * box.width, box.top + y * box.height];
            const top = document.elementFromPoint(...at);
            if (top && (thing.contains(top) || thing.closest("label")?.contains(top))) return at;
        }
        return null;
    };
    const PATIENCE = 20;
    const covered = {};
    const hidden = new Set();
    const pointed = {};
    const point = (thing) => {
        const at = spot(thing);
        if (!at) {
            const box = thing.getBoundingClientRect();
            const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            const lid = over?.closest(".market")?.querySelector("[aria-expanded=true]");
            const name = thing.dataset.ref ?? thing.outerHTML.slice(0, 200);
            covered[name] = (covered[name] ?? 0) + 1;
            if (lid) lid.click();
            else if (covered[name] > PATIENCE) hidden.add(`${name} is under ${over?.outerHTML}`);
            return;
        }
        delete covered[thing.dataset.ref];
        const kind = thing.classList[0] ?? thing.tagName;
        pointed[kind] = (pointed[kind] ?? 0) + 1;
        const [clientX, clientY] = at;
        const how = { bubbles: true, cancelable: true, clientX, clientY, pointerType: "mouse" };
        thing.dispatchEvent(new PointerEvent("pointerdown", how));
        thing.dispatchEvent(new PointerEvent("pointerup", how));
        if (thing.click) thing.click();
        else thing.dispatchEvent(new MouseEvent("click", how));
    };
    return new Promise((done, fail) => {
        const timer = setInterval(() => {
            const stuck = stuckAt();
            if (stuck) {
                clearInterval(timer);
                fail(new Error(stuck));
            }
            if (document.querySelector("[data-result]")) {
                clearInterval(timer);
                done({ hidden: [...hidden], pointed });
                return;
            }
            const over = document.querySelector('.actions-row a[href$="?result"]');
            const confirm = all("[data-confirm]")[0];
            const things = all(
                ".point.open:not(.picked)", ".location.lit:not(.picked)",
                ".stage button.lit", ".nexus button", ".orders button", ".parts input",
                ".parts .end button", '[role="slider"]:not([type])',
            );
            const buttons = all(".actions-row .chip", ".actions-row .panel button");
            const plain = all(".offered > [data-choice]").filter((each) =>
                !things.length || !each.dataset.choice.includes(" ") || rest() < 0.1);
            const tabs = all("[role=tab]").slice(0, 3);
            if (over) over.click();
            else if (confirm) point(confirm);
            else if (things.length && rest() < 0.6) point(any(things));
            else if (buttons.length && rest() < 0.7) point(any(buttons));
            else if (plain.length) point(any(plain));
            else if (document.querySelector(".compact") && rest() < 0.1) any(tabs).click();
        }, 4);
    });
}"""
)
"""Points at things that are lit, at chips, steppers and plain buttons; never at a list, nor at what
could be done unasked. Tells what it pointed at, and what lay hidden under something else."""


def plays_by_pointing(alia: Person, seed: int = 7) -> dict[str, int]:
    """Play to the result by pointing alone; how often at what kind of thing."""
    found = alia.page.evaluate(POINT, seed)
    expect(alia.page.get_by_role("heading", name="Ranking")).to_be_visible()
    assert found["hidden"] == [], found["hidden"]
    return dict(found["pointed"])
