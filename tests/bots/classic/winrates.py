"""How often the greedy bot wins with every faction: `python -m tests.bots.classic.winrates`.

One greedy bot plays against five others, random or greedy, over rotated seats; numbers of its
weights can be changed for it alone (`--set raid=0.2`), which is how they were found.
"""

from __future__ import annotations

import argparse
from multiprocessing import Pool

from kanly.bots.classic.weights import Weights
from tests.bots.classic.play import SLUGS, one_against_all

Job = tuple[str, int, bool, str, tuple[tuple[str, float], ...]]


def changed(settings: tuple[tuple[str, float], ...]) -> Weights | None:
    """The weights with some numbers changed; `name.2` is the third of a row."""
    if not settings:
        return None
    weights = Weights()
    for name, value in settings:
        row, _, place = name.partition(".")
        if place:
            numbers = list(getattr(weights, row))
            numbers[int(place)] = value
            setattr(weights, row, tuple(numbers))
        else:
            setattr(weights, name, type(getattr(weights, name))(value))
    return weights


def played(job: Job) -> tuple[str, bool, bool, int]:
    faction, number, advanced, others, settings = job
    won, game = one_against_all(faction, number, advanced, others, changed(settings))
    return faction, advanced, won, game.turn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="for each faction, in each mode")
    parser.add_argument("--others", default="random", help="the bot of the other seats")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER")
    given = parser.parse_args()
    settings = tuple((name, float(value)) for name, value in (x.split("=") for x in given.set))
    jobs: list[Job] = [
        (faction, number, advanced, given.others, settings)
        for faction in SLUGS
        for advanced in (False, True)
        for number in range(given.games)
    ]
    with Pool(given.workers) as pool:
        results = pool.map(played, jobs, chunksize=4)
    report(results, given.games)


def report(results: list[tuple[str, bool, bool, int]], games: int) -> None:
    """A line for each faction, then the mean."""
    print("faction          basic  advanced")
    for faction in SLUGS:
        rates = [rate(results, faction, advanced) for advanced in (False, True)]
        print(f"{faction:16} {rates[0]:5.1f}  {rates[1]:5.1f}")
    won = [result[2] for result in results]
    turns = [result[3] for result in results]
    print(f"all              {100 * sum(won) / len(won):5.2f}  turns {sum(turns) / len(turns):.2f}")


def rate(results: list[tuple[str, bool, bool, int]], faction: str, advanced: bool) -> float:
    won = [result[2] for result in results if result[:2] == (faction, advanced)]
    return 100 * sum(won) / len(won)


if __name__ == "__main__":
    main()
