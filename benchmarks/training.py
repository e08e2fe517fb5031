"""Positions per second of self-play, as a learner sees them, step by step.

    .venv/bin/python benchmarks/training.py [--seconds 3] [--rounds 3] [--size 64] [--json]

A position is one real choice of a seat. `table` plays a group of games at random and writes down
what the seat sees; then the evaluation of every choice is added, and then the answer of the
shipped network, which picks the choice in place of chance. With PyTorch, the learner's own network
answers too. All take turns in one process, and the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable, Iterator

import numpy as np
from rich.console import Console
from rich.table import Table as Sheet

from kanly.arena.extras import missing
from kanly.bots.network import trained
from kanly.compiled import engine
from kanly.encoding import encoding_of
from kanly.train.game_batch import Buffers, GameBatch, columns
from kanly.train.kit import seats_of

GAME = "imperium"

Steps = Iterator[None]
"""Steps of a table for ever."""
Pick = Callable[[GameBatch, Buffers], None]
"""Fills in the choices."""


def steps(size: int, plain: bool, pick: Pick) -> Steps:
    table = GameBatch(GAME, size, "bench", plain)
    parts = columns(encoding_of(GAME).size, seats_of(GAME))
    to = Buffers(**{name: np.zeros((size, *shape), kind) for name, shape, kind in parts})
    table.show(to)
    while True:
        pick(table, to)
        table.step(to)
        yield


def at_random() -> Pick:
    rng = np.random.default_rng(1)

    def pick(table: GameBatch, to: Buffers) -> None:
        to.choices[:] = rng.integers(0, to.lengths)

    return pick


def by_network() -> Pick:
    """The shipped network thinks of all games at once and answers for each."""
    network = trained(GAME)
    rng = np.random.default_rng(1)

    def pick(table: GameBatch, to: Buffers) -> None:
        thoughts = network.think(to.rows)
        for line, thought in enumerate(thoughts):
            length = int(to.lengths[line])
            choices = [network.encoding.choices[i] for i in to.legal[line, :length].tolist()]
            chances = network.policy(thought, choices, to.worths[line, :length].tolist())
            to.choices[line] = min(int(np.searchsorted(chances.cumsum(), rng.random())), length - 1)

    return pick


def by_learner() -> Pick:
    """A network as the learner has it, on the CPU."""
    import torch

    from kanly.train.net import Net

    torch.set_num_threads(1)
    net = Net(GAME)

    def pick(table: GameBatch, to: Buffers) -> None:
        columns = (to.rows, to.legal, to.lengths, to.worths, to.standings)
        with torch.no_grad():
            logits = net(*[torch.from_numpy(column) for column in columns])[0]
            picked = torch.multinomial(torch.softmax(logits, 1), 1).squeeze(1)
        to.choices[:] = picked.numpy()

    return pick


def kinds(size: int) -> dict[str, Steps]:
    found = {
        "table": steps(size, True, at_random()),
        "and the evaluation": steps(size, False, at_random()),
        "and the shipped network": steps(size, False, by_network()),
    }
    if not missing("torch"):
        found["or the learner's network"] = steps(size, False, by_learner())
    return found


def rate(of: Steps, size: int, seconds: float) -> float:
    next(of)
    made = 0
    begun = now = time.perf_counter()
    while now < begun + seconds:
        next(of)
        made += size
        now = time.perf_counter()
    return made / (now - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each kind")
    parser.add_argument("--size", type=int, default=64, help="games side by side")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.seconds <= 0 or given.rounds < 1:
        parser.error("expected more than 0 seconds, and at least 1 round")
    running = kinds(given.size)
    rates: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(given.rounds):
        for name, of in running.items():
            rates[name].append(rate(of, given.size, given.seconds))
    figures = {name: round(statistics.median(found), 1) for name, found in rates.items()}
    if given.json:
        print(json.dumps({"build": engine(), "size": given.size, "positions": figures}))
        return
    print(f"self-play, Dune: Imperium, {given.size} games side by side, one process, {engine()}")
    sheet = Sheet(box=None, header_style="dim", padding=(0, 2, 0, 0))
    sheet.add_column("what")
    sheet.add_column("positions per second", justify="right")
    sheet.add_column("of the table", justify="right")
    for name, found in figures.items():
        sheet.add_row(name, f"{found:,.0f}", f"{found / figures['table']:.2f}x")
    Console().print(sheet)


if __name__ == "__main__":
    main()
