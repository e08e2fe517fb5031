"""Moments of real games as the browser would receive them, for drawing boards without a server.

    .venv/bin/python web/make_fixtures.py [GAME...]

Writes `web/fixtures/GAME/NAME.json` (a state as one seat sees it) and, for each language,
`web/fixtures/catalogue-GAME-LANG.json`. Games are played by bots from fixed seeds; of each, the
first decision of every kind and some others are kept, and the end.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import kanly
from kanly import bots
from kanly.core.decision import Decision
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.server.painter import pictures, trees
from kanly.words import LANGUAGES, Words, entries, label

FOLDER = Path(__file__).parent / "fixtures"
WORDS = Words("en")
EVERY = 60
"""One decision in so many is kept, whatever its kind."""

GAMES: dict[str, list[tuple[str, int, dict[str, object]]]] = {
    "imperium": [
        ("1p", 1, {}),
        ("2p", 2, {}),
        ("3p", 3, {}),
        ("4p", 4, {}),
        ("1p-ix", 1, {"ix": True}),
        ("2p-ix", 2, {"ix": True}),
        ("3p-ix", 3, {"ix": True, "draft": True}),
        ("4p-ix", 4, {"ix": True}),
        ("4p-epic", 4, {"ix": True, "epic": True}),
    ],
    "classic": [
        ("2p", 2, {}),
        ("3p", 3, {}),
        ("4p", 4, {}),
        ("6p", 6, {}),
        ("6p-advanced", 6, {"advanced": True}),
    ],
}


def main() -> None:
    for name in sys.argv[1:] or ["imperium"]:
        (FOLDER / name).mkdir(parents=True, exist_ok=True)
        for lang in LANGUAGES:
            write(FOLDER / f"catalogue-{name}-{lang}.json", catalogue(name, lang))
        for title, players, options in GAMES[name]:
            play(name, title, players, options)


def play(name: str, title: str, players: int, options: dict[str, object]) -> None:
    """Play a game with bots and keep some of its moments."""
    game = kanly.new(name, players, seed=7, options=options)
    heard: list[Event] = []
    game.listener = heard
    log: list[Event] = []
    seen: set[str] = set()
    while not game.over:
        decision = game.pending[0]
        moves = len(game.history)
        if decision.kind.name not in seen or moves % EVERY == 0:
            seen.add(decision.kind.name)
            keep(name, f"{title}-{moves:04}-{decision.kind.name}", game, decision.seat, log)
        bot = bots.get("greedy", f"7/{decision.seat}/{moves}")
        game.apply(decision.seat, bots.ask(bot, game, decision))
        log = (log + heard)[-30:]
        heard.clear()
    keep(name, f"{title}-end", game, 0, log)


def keep(name: str, title: str, game: Game, seat: int, log: list[Event]) -> None:
    view = game.view(seat)
    data = view.data()
    result = game.result
    state = {
        "seq": len(game.history),
        "moves": len(game.history),
        "view": data,
        "decision": worded(view.decision),
        "offer": worded(view.offer),
        "asked": data.pop("asked"),
        "clocks": [],
        "seats": [
            {"seat": each, "colour": colour, "name": f"Player {each + 1}", "who": "bot"}
            | {"connected": True}
            for each, colour in enumerate(("red", "blue", "yellow", "green", "?", "?"))
            if each < game.players
        ],
        "undo": {"allowed": game.undoable(seat), "reason": ""},
        "events": [
            {"key": e.key, "args": e.args, "text": WORDS.event(e), "move": len(game.history)}
            for e in log
            if e.seen_by(seat)
        ],
        "paused": False,
        "result": None
        if result is None
        else {
            "ranking": result.ranking,
            "scores": result.scores,
            "text": WORDS.result(result),
        },
    }
    write(FOLDER / name / f"{title}.json", {"seat": seat, "state": state})


def worded(decision: Decision | None) -> dict[str, object] | None:
    if decision is None:
        return None
    return {
        "kind": decision.kind.name,
        "prompt": WORDS.prompt(decision),
        "choices": [
            {
                "notation": choice.notation,
                "label": label(WORDS, choice, decision),
                "verb": choice.notation.split()[0],
            }
            for choice in decision.choices
        ],
    }


PREFIX = {"starter": "card", "reserve": "card", "imperium": "card", "shipping": "term"}
PREFIX["piece"] = "term"
DRAWN = {"starter": "card", "reserve": "card", "imperium": "card"}


def catalogue(name: str, lang: str) -> dict[str, object]:
    drawn = pictures(name)
    found = []
    for entry in entries(Words(lang)):
        kind = PREFIX.get(entry.kind, entry.kind)
        picture = drawn.get(DRAWN.get(entry.kind, entry.kind), {}).get(entry.slug)
        painted = {"effects": {}, "data": {}} if picture is None else picture._asdict()
        found.append(entry.as_data() | {"ref": f"{kind}-{entry.slug}"} | painted)
    return {"game": name, "lang": lang, "entries": found, "trees": trees(name)}


def write(path: Path, data: object) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
