"""Many games, one after the other or in several processes, with the same outcome either way."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from kanly.arena.kit import arena_kit
from kanly.arena.play import play as play_out
from kanly.arena.play import record_of
from kanly.arena.processes import Processes
from kanly.arena.spread import Lost, ThisProcess, WorkerPool, in_order, spread
from kanly.core import registry
from kanly.core.errors import KanlyError
from kanly.core.game import Game
from kanly.core.record import spell
from kanly.core.setup import Options


@dataclass(frozen=True)
class Plan:
    """What to play. Game `i` has seed `seed + i`."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: Options = field(default_factory=dict)
    rotate: bool = False
    check: bool = False
    save: Path | None = None
    failed: Path = Path("kanly-errors")
    """Where the records of games that failed go, unless all are saved."""

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in that game: with `rotate`, everyone moves on by one seat each game."""
        shift = number % self.players if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots

    def path(self, folder: Path, number: int) -> Path:
        return folder / f"{self.game}-{self.players}p-seed{self.seed + number}.jsonl"


@dataclass
class Outcome:
    """How one game went."""

    number: int
    decisions: int = 0
    rounds: int = 0
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    won: dict[str, bool] = field(default_factory=dict)
    """What was played with, such as factions, and whether it won."""
    digest: int = 0
    error: str = ""
    record: str = ""
    """Where the record was saved, if it was."""


# One game -----------------------------------------------------------------------------------------


def play(plan: Plan, number: int) -> Outcome:
    """Play one game of the plan. A rule that raises is an outcome too, with its record saved."""
    names = plan.seating(number)
    game = registry.new(plan.game, plan.players, plan.seed + number, plan.options, list(names))
    outcome = Outcome(number, error=play_out(game, names, plan.check).error)
    finish(game, outcome)
    folder = plan.save or (plan.failed if outcome.error else None)
    if folder is not None:
        path = plan.path(folder, number)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            record_of(game).save(path)
        except OSError as error:
            raise KanlyError(f"cannot save to '{path}': {error.strerror}") from error
        outcome.record = str(path)
    return outcome


def finish(game: Game, outcome: Outcome) -> None:
    """Note down the end of a game, as far as it came."""
    outcome.decisions = len(game.history)
    outcome.rounds = game.rounds
    if outcome.error:
        return
    outcome.digest = game.digest()
    result = game.result
    if result is not None:
        outcome.winners = result.winners
        outcome.scores = result.scores
    outcome.won = arena_kit(game.setup.game).winners(game)


# Many games ---------------------------------------------------------------------------------------


def run(plan: Plan, workers: int = 1) -> Iterator[Outcome]:
    """All games of the plan in order, however many workers there are."""
    work = partial(play, plan)
    width = min(workers, plan.games)
    pool: WorkerPool[int, Outcome] = ThisProcess(work) if width <= 1 else Processes(work, width)
    numbered = spread(pool, range(plan.games))
    return in_order((number, settled(number, outcome)) for number, outcome in numbered)


def settled(number: int, outcome: Outcome | Lost) -> Outcome:
    """The outcome; of a game that killed its worker, one that says so."""
    return Outcome(number, error=outcome.why) if isinstance(outcome, Lost) else outcome


# Figures ------------------------------------------------------------------------------------------


class Figures:
    """What many games amount to."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.rounds = 0
        self.rounds_max = 0
        self.shared = 0
        self.wins: list[int] = []
        self.scores: list[int] = []
        self.by_bot = dict.fromkeys(plan.bots, 0)
        self.by_house: dict[str, int] = {}
        self.failures: list[Outcome] = []
        self._digest = hashlib.blake2b(digest_size=8)

    def add(self, outcome: Outcome) -> None:
        """Count a game; the order matters to the digest."""
        self.games += 1
        self.decisions += outcome.decisions
        self._digest.update(spell(outcome.digest).encode())
        if outcome.error:
            self.failures.append(outcome)
            return
        self.rounds += outcome.rounds
        self.rounds_max = max(self.rounds_max, outcome.rounds)
        houses = max(len(outcome.scores), self.plan.players)
        self.wins += [0] * (houses - len(self.wins))
        self.scores += [0] * (houses - len(self.scores))
        for house, score in enumerate(outcome.scores):
            self.scores[house] += score
        seating = self.plan.seating(outcome.number)
        for house in outcome.winners:
            self.wins[house] += 1
            if house < len(seating):
                self.by_bot[seating[house]] += 1
        self.shared += len(outcome.winners) > 1
        for name, won in outcome.won.items():
            self.by_house[name] = self.by_house.get(name, 0) + won

    @property
    def ended(self) -> int:
        """How many games came to an end; 1 if none did, to divide by."""
        return max(1, self.games - len(self.failures))

    @property
    def digest(self) -> str:
        """Stands for all final positions in their order."""
        return self._digest.hexdigest()

    def data(self, seconds: float) -> dict[str, object]:
        """The figures by name; what belongs to rivals without a seat is apart."""
        plan = self.plan
        seats = plan.players
        means = [round(score / self.ended, 3) for score in self.scores] or [0.0] * seats
        wins = self.wins or [0] * seats
        found: dict[str, object] = {
            "game": plan.game,
            "players": seats,
            "games": self.games,
            "seed": plan.seed,
            "bots": list(plan.bots),
            "options": plan.options,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "games_per_second": round(self.games / seconds, 2),
            "rounds_mean": round(self.rounds / self.ended, 3),
            "rounds_max": self.rounds_max,
            "wins": wins[:seats],
            "wins_shared": self.shared,
            "scores_mean": means[:seats],
            "errors": len(self.failures),
            "failures": [
                {"seed": plan.seed + lost.number, "error": lost.error, "record": lost.record}
                for lost in self.failures
            ],
            "digest": self.digest,
        }
        if len(wins) > seats:
            found["rival_wins"] = wins[seats:]
            found["rival_scores_mean"] = means[seats:]
        if plan.rotate:
            found["wins_by_bot"] = self.by_bot
        if self.by_house:
            found[f"wins_by_{arena_kit(plan.game).house}"] = self.by_house
        return found
