"""Golden games: whole games of every mode as text, so that a change of behaviour is a diff.

Write them anew with `python -m tests.golden.write`, and read the diff before committing it.
"""

from __future__ import annotations

from pathlib import Path

import kanly
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.core.rng import seeded
from kanly.core.setup import Options
from tests.imperium.play import random_choice

HERE = Path(__file__).parent

GAMES: dict[str, tuple[int, int, Options]] = {
    "solo-mercenary": (1, 11, {"difficulty": "mercenary"}),
    "solo-kwisatz-haderach": (
        1,
        12,
        {"difficulty": "kwisatz-haderach", "rolling-row": True, "brutal-escalation": True},
    ),
    "two-players": (2, 21, {}),
    "three-players": (3, 31, {}),
    "four-players": (4, 41, {}),
    "four-players-draft": (4, 42, {"draft": True}),
    "ix-solo-mentat": (1, 13, {"ix": True, "difficulty": "mentat"}),
    "ix-two-players": (2, 22, {"ix": True}),
    "ix-three-players-epic": (3, 32, {"ix": True, "epic": True}),
    "ix-four-players": (4, 43, {"ix": True}),
}


def written(name: str) -> str:
    """A whole game as text: each choice, what it brought about, and a summary of each round."""
    players, seed, options = GAMES[name]
    game = kanly.new("imperium", players, seed, options)
    heard: list[Event] = []
    game.listener = heard
    rng = seeded(f"golden {name}")
    lines = [f"# imperium, players {players}, seed {seed}, options {options}", summary(game)]
    rounds = game.rounds
    while not game.over:
        random_choice(game, rng)
        lines.append(f"> {game.movers[-1]} {game.history[-1].notation}")
        lines += [f"    {event.message!r}{audience(event)}" for event in heard]
        heard.clear()
        if game.rounds != rounds:
            rounds = game.rounds
            lines.append(summary(game))
    lines += [summary(game), repr(game.result), ""]
    return "\n".join(lines)


def audience(event: Event) -> str:
    return "" if event.audience < 0 else f" for {event.audience:b}"


def summary(game: Game) -> str:
    """One line for a round; the digest stands for all the rest."""
    return f"= round {game.rounds} digest {game.digest():016x}"


if __name__ == "__main__":
    for game_name in GAMES:
        (HERE / f"{game_name}.txt").write_text(written(game_name), encoding="utf-8")
        print(game_name)
