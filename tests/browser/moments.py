"""What is shown as a scene: for each kind of event, events as a server tells them.

`Moments` stands between a page and its server and lets a test add events to what the page hears.
"""

import copy
import json
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

Told = tuple[str, dict[str, int | str]]

RED, BLUE = {"seat": "colour-red"}, {"seat": "colour-blue"}
ATREIDES: Final = "classic-faction-atreides"
HARKONNEN: Final = "classic-faction-harkonnen"
JESSICA: Final = "classic-leader-lady-jessica"
FEYD: Final = "classic-leader-feyd-rautha"
PLAN: Final[dict[str, int | str]] = {
    "dial": 4, "half": 1, "spice": 2, "kwisatz": 0,
    "weapon": "classic-card-crysknife", "defense": "classic-card-shield",
}  # fmt: skip

MOMENTS: Final[dict[str, dict[str, list[Told]]]] = {
    "imperium": {
        "conflict": [("round", {"n": 5}), ("conflict", {"card": "conflict-siege-of-arrakeen"})],
        "win": [
            ("strength", {**RED, "n": 9}),
            ("strength", {**BLUE, "n": 6}),
            ("win", {**RED, "n": 9}),
            ("reward", {**RED, "place": 1}),
            ("reward", {**BLUE, "place": 2}),
        ],
        "no-winner": [("no-winner", {})],
        "vp": [("vp", {**RED, "n": 1})],
        "alliance": [
            ("alliance-lost", {**RED, "faction": "faction-fremen"}),
            ("alliance", {**BLUE, "faction": "faction-fremen"}),
        ],
        "alliance-lost": [("alliance-lost", {**RED, "faction": "faction-guild"})],
        "control": [("control", {**BLUE, "space": "space-arrakeen"})],
        "rival-agent": [("rival-agent", {**BLUE, "space": "space-heighliner"})],
        "victory": [("victory", {**BLUE, "n": 11})],
    },
    "classic": {
        "classic-turn": [("classic-turn", {"n": 3})],
        "classic-storm": [
            ("classic-storm", {"sector": 9, "faction": ATREIDES}),
            ("classic-forces-die", {"faction": HARKONNEN, "n": 4}),
            ("classic-spice-lost", {"n": 6}),
        ],
        "classic-worm": [("classic-worm", {"territory": "classic-territory-red-chasm"})],
        "classic-alliance": [("classic-alliance", {"faction": ATREIDES, "other": HARKONNEN})],
        "classic-alliance-broken": [("classic-alliance-broken", {"faction": ATREIDES})],
        "classic-plan": [
            ("classic-plan", {**PLAN, "faction": ATREIDES, "leader": JESSICA}),
            ("classic-plan", {**PLAN, "faction": HARKONNEN, "leader": FEYD}),
        ],
        "classic-treason": [
            ("classic-treason", {"faction": HARKONNEN, "leader": JESSICA})
        ],
        "classic-explosion": [("classic-explosion", {"territory": "classic-territory-arrakeen"})],
        "classic-wins": [
            ("classic-total", {"faction": ATREIDES, "n": 9, "half": 1}),
            ("classic-total", {"faction": HARKONNEN, "n": 7, "half": 0}),
            ("classic-wins", {"faction": ATREIDES, "other": HARKONNEN}),
        ],
        "classic-leader-dies": [
            ("classic-leader-dies", {"faction": HARKONNEN, "leader": FEYD})
        ],
        "classic-kwisatz-dies": [("classic-kwisatz-dies", {})],
        "classic-winner": [
            ("classic-winner", {"faction": ATREIDES, "reason": "classic-win-strongholds"})
        ],
    },
}  # fmt: skip
"""By game and by the name of the scene: the events that are told together."""


class Moments:
    """Stands between a page and its server, from before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.socket: WebSocketRoute | None = None
        self.state: dict[str, Any] | None = None
        page.route_web_socket("**/ws", self.stand)

    def stand(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == "state":
                self.state = said
            socket.send(text)

        server.on_message(hear)

    def tell(self, events: list[Told]) -> None:
        """Let the page hear of events, in a state that is otherwise the last one."""
        assert self.state is not None
        assert self.socket is not None
        step = self.state["log"]["total"]
        entries = [
            {"key": key, "args": args, "step": step, "text": f"Told: {key}."}
            for key, args in events
        ]
        self.state["log"] = {
            "from": step,
            "total": step + len(events),
            "entries": entries,
            "reset": False,
        }
        self.socket.send(json.dumps(copy.deepcopy(self.state)))
