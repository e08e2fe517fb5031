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
from tests.classic import play as classic
from tests.imperium import play as imperium

HERE = Path(__file__).parent

IMPERIUM: dict[str, tuple[int, int, Options]] = {
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


CLASSIC: dict[str, tuple[int, int, Options]] = {
    "classic-two-players": (2, 61, {}),
    "classic-two-players-advanced": (2, 62, {"advanced": True}),
    "classic-two-factions": (2, 63, {"two-factions": True}),
    "classic-two-factions-advanced": (2, 64, {"two-factions": True, "advanced": True, "turns": 4}),
    "classic-three-players": (3, 65, {"factions": "draft"}),
    "classic-three-players-advanced": (3, 66, {"advanced": True, "turns": 6}),
    "classic-four-players": (4, 67, {"turns": 6}),
    "classic-four-players-advanced": (4, 68, {"advanced": True, "turns": 4}),
    "classic-five-players": (5, 69, {"turns": 4}),
    "classic-five-players-advanced": (5, 70, {"advanced": True, "turns": 3}),
    "classic-six-players": (6, 71, {"turns": 4}),
    "classic-six-players-advanced": (6, 72, {"advanced": True, "turns": 3}),
}
"""Fewer turns where more play: a game of six advanced players is long."""

OFFERS = 40
"""Of so many choices in the classic game one is something that a seat does unasked."""

GAMES = {**IMPERIUM, **CLASSIC}


def written(name: str) -> str:
    """A whole game as text: each choice, what it brought about, and a summary of each round.

    Choices after which nothing is told stand on one line.
    """
    players, seed, options = GAMES[name]
    kind = "classic" if name in CLASSIC else "imperium"
    game = kanly.new(kind, players, seed, options)
    heard: list[Event] = []
    game.listener = heard
    rng = seeded(f"golden {name}")
    lines = [f"# {kind}, players {players}, seed {seed}, options {options}", summary(game)]
    rounds = game.rounds
    while not game.over:
        if name in CLASSIC:
            classic.random_choice(game, rng, OFFERS)
        else:
            imperium.random_choice(game, rng)
        choice = f"> {game.movers[-1]} {game.history[-1].notation}"
        if name in CLASSIC and lines[-1].startswith(">") and len(lines[-1] + choice) < WIDTH:
            lines[-1] += f" {choice}"
        else:
            lines.append(choice)
        lines += [f"    {event.message!r}{audience(event)}" for event in heard]
        heard.clear()
        if game.rounds != rounds:
            rounds = game.rounds
            lines.append(summary(game))
    lines += [summary(game), repr(game.result), ""]
    return "\n".join(lines)


WIDTH = 100


def audience(event: Event) -> str:
    return "" if event.audience < 0 else f" for {event.audience:b}"


def summary(game: Game) -> str:
    """One line for a round; the digest stands for all the rest."""
    return f"= round {game.rounds} digest {game.digest():016x}"


if __name__ == "__main__":
    for game_name in GAMES:
        (HERE / f"{game_name}.txt").write_text(written(game_name), encoding="utf-8")
        print(game_name)
