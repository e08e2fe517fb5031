"""Fits the chances of `kanly.bots.classic.win_chances` to games of bots, and says how good they
are.

    .venv/bin/python benchmarks/win_chances.py --games 400

Plays games of six `adept`, basic and advanced by turns; fits a logistic regression to who won, seen
at the start of each turn; and prints the numbers for the module. One game in five is held back: the
last lines compare the loss on those games, in nats per faction, of the numbers as they are, of the
new ones and of the mean alone.
"""

from __future__ import annotations

import argparse
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

import kanly
from kanly import bots
from kanly.bots.classic.win_chances import BASE, FITTED, features
from kanly.classic.position import Classic
from kanly.core.setup import Options

PLAYERS: Final = 6
HELD: Final = 5
"""One game in this many is held back."""
RIDGE: Final = 1.0
STEPS: Final = 30
MEANS: Final = [column for column in range(8, 22) if column != 18]
"""Columns of spice, forces, cards and leaders: nobody is worse off for having more of them."""

Numbers = NDArray[np.float64]


def seen(seed: int) -> tuple[list[list[float]], list[float]]:
    """What a game looked like for each faction at the start of each turn, and who won it."""
    options: Options = {"advanced": True} if seed % 2 else {}
    game = cast("Classic", kanly.new("classic", PLAYERS, seed=seed, options=options))
    players = [bots.get("adept", f"{seed}/{seat}") for seat in range(PLAYERS)]
    rows: list[tuple[int, list[float]]] = []
    turn = 1
    while not game.over:
        if game.turn > turn:
            turn = game.turn
            rows += [(faction, features(game, faction)) for faction in game.order]
        decision = game.pending[0]
        game.apply(decision.seat, bots.ask(players[decision.seat], game, decision))
    return [row for _, row in rows], [float(game.winners >> f & 1) for f, _ in rows]


def chances(rows: Numbers, weights: Numbers) -> Numbers:
    found: Numbers = 1 / (1 + np.exp(-(rows @ weights)))
    return found


def fitted(rows: Numbers, won: Numbers) -> Numbers:
    """The weights of a logistic regression, the first for a column of ones."""
    weights = np.zeros(rows.shape[1])
    ridge = RIDGE * np.eye(rows.shape[1])
    for _ in range(STEPS):
        likely = chances(rows, weights)
        slope = rows.T @ (won - likely) - RIDGE * weights
        curve = (rows * (likely * (1 - likely))[:, None]).T @ rows + ridge
        weights = weights + np.linalg.solve(curve, slope)
        weights[MEANS] = weights[MEANS].clip(0.0)
    return weights


def loss(likely: Numbers, won: Numbers) -> float:
    likely = likely.clip(1e-4, 1 - 1e-4)
    return float(-(won * np.log(likely) + (1 - won) * np.log(1 - likely)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=100_000)
    given = parser.parse_args()
    rows, won, held = [], [], []
    for number in range(given.games):
        some, ended = seen(given.seed + number)
        rows += some
        won += ended
        held += [number % HELD == 0] * len(some)
    table = np.column_stack([np.ones(len(rows)), np.array(rows)])
    results, kept = np.array(won), np.array(held)
    weights = fitted(table[~kept], results[~kept])
    print(f"BASE = {weights[0]:.2f}")
    print("FITTED =", [round(float(each), 2) for each in weights[1:]])
    print(f"{given.games} games, {len(results)} moments, {kept.sum()} of them held back")
    there, truth = table[kept], results[kept]
    if len(FITTED) == table.shape[1] - 1:
        now = np.array([BASE, *FITTED])
        print(f"  loss as it is      {loss(chances(there, now), truth):.4f}")
    print(f"  loss fitted anew   {loss(chances(there, weights), truth):.4f}")
    mean = np.full(len(truth), results[~kept].mean())
    print(f"  loss of the mean   {loss(mean, truth):.4f}")


if __name__ == "__main__":
    main()
