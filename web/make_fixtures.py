"""Moments of real games as the browser would receive them, for drawing boards without a server.

    .venv/bin/python web/make_fixtures.py [GAME...]

Always writes the effects and choices with which unit tests of the client are run. For each GAME,
writes `web/fixtures/GAME/NAME.json` (a state as one seat sees it) and, for each language,
`web/fixtures/catalogue-GAME-LANG.json`. Games are played by bots from fixed seeds; of each, the
first decision of every kind and some others are kept, and the end.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

import kanly
from kanly import bots
from kanly.core.choice import BOOKS
from kanly.core.decision import Decision
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.server.catalogue import catalogue
from kanly.server.kit import server_kit
from kanly.server.wording import Wording, as_sent
from kanly.translation import LANGUAGES, Words

FOLDER = Path(__file__).parent / "fixtures"
TESTING = Path(__file__).parent / "src" / "imperium" / "testing"
CHOICES = Path(__file__).parent / "src" / "lib" / "testing" / "choices.json"
WORDS = Words("en")
WORDING = Wording("en", "", (), ())
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
    trees = server_kit("imperium").trees()
    (TESTING / "trees.json").write_text(lined(trees) + "\n", encoding="utf-8")
    choices = {game: examples(game) for game in GAMES}
    CHOICES.write_text(lined(choices, 2) + "\n", encoding="utf-8")
    for name in sys.argv[1:]:
        (FOLDER / name).mkdir(parents=True, exist_ok=True)
        for lang in LANGUAGES:
            write(
                FOLDER / f"catalogue-{name}-{lang}.json", msgspec.to_builtins(catalogue(name, lang))
            )
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
    """Write a moment down as the messages of the protocol have it."""
    view = game.view(seat)
    data = view.data()
    data.pop("decision", None)
    data.pop("offer", None)
    result = game.result
    moves = len(game.history)
    state = {
        "type": "state",
        "seq": moves,
        "status": "over" if game.over else "playing",
        "seat": seat,
        "view": data,
        "hints": msgspec.to_builtins(
            server_kit(game.setup.game).hints(view.position, view.decision)
        ),
        "asked": data.pop("asked"),
        "decision": worded(view.decision, moves),
        "offer": worded(view.offer, moves),
        "thinking": [],
        "clocks": None,
        "undo": {"allowed": game.undoable(seat), "reason": None},
        "log": {
            "from": 0,
            "total": len(log),
            "reset": True,
            "entries": [
                {"key": e.key, "args": e.args, "step": moves, "text": WORDS.event(e)}
                for e in log
                if e.seen_by(seat)
            ],
        },
        "result": None
        if result is None
        else {
            "ranking": result.ranking,
            "winners": result.winners,
            "scores": result.scores,
            "text": WORDS.result(result),
        },
    }
    fixture = {"state": state, "room": room(name, game, seat)}
    write(FOLDER / name / f"{title}.json", fixture)


NAMES = ["Alia", "Duncan", "Irulan", "Gurney", "Thufir", "Chani"]


def room(name: str, game: Game, seat: int) -> dict[str, object]:
    houses = seats(game)
    return {
        "room": "fixture",
        "code": "K7QW3M9T",
        "title": "",
        "game": name,
        "players": game.players,
        "options": {},
        "public": False,
        "draw": False,
        "guided": False,
        "talk": name == "classic",
        "status": "over" if game.over else "playing",
        "created": 0,
        "started": 0,
        "ended": None,
        "clock": None,
        "pace_ms": 0,
        "seats": [
            {
                "seat": each,
                "house": house,
                "key": key,
                "by": "person" if each == seat else "bot",
                "name": NAMES[each],
                "bot": None if each == seat else "greedy",
                "person": None,
                "host": each == seat,
                "connected": True,
                "away_since": None,
                "picks": {},
            }
            for each, (house, key) in enumerate(houses)
        ],
        "spectators": 0,
        "pause": {"paused": False, "votes": [], "needed": []},
        "rematch": None,
        "hash": None,
        "you": {
            "person": "p_1",
            "seat": seat,
            "host": True,
            "auto": {"forced": False, "decline": False},
        },
    }


def seats(game: Game) -> list[tuple[str, str]]:
    """The house of each seat and its message key."""
    data = game.view(None).data()
    names = [house for house, value in data.items() if isinstance(value, dict) and HOUSE & {*value}]
    prefix = "colour" if names[0] == "red" else "faction"
    return [(house, f"{prefix}-{house}") for house in names[: game.players]]


HOUSE = {"influence", "leaders"}
"""One of these stands in the description of every house."""


def worded(decision: Decision | None, moves: int) -> dict[str, object] | None:
    """A decision as the protocol has it."""
    if decision is None:
        return None
    made: dict[str, object] = msgspec.to_builtins(WORDING.decision(decision, f"{moves}-fixture"))
    return made


def examples(game: str) -> dict[str, object]:
    """The choices that unit tests name, as the protocol has them."""
    named = json.loads(CHOICES.read_text(encoding="utf-8"))[game]
    return {notation: example(game, notation) for notation in sorted(named)}


def example(game: str, notation: str) -> dict[str, object]:
    choice = BOOKS[game].parse(notation)
    refs = [msgspec.to_builtins(as_sent(ref)) for ref in choice.refs]
    return {"verb": choice.verb_name, "refs": refs}


def lined(data: object, depth: int = 1) -> str:
    """As JSON with a line for each entry of the outermost objects, so that a diff is readable."""
    if not depth or not isinstance(data, dict):
        return json.dumps(data, ensure_ascii=False)
    entries = [f"{json.dumps(key)}: {lined(value, depth - 1)}" for key, value in data.items()]
    return "{\n" + ",\n".join(entries) + "\n}"


def write(path: Path, data: object) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
