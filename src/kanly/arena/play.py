"""One game between bots, whatever becomes of it; and its record."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from typing import Final

from kanly import bots
from kanly.bots import Bot
from kanly.bots.mishap import mishap
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import KanlyError
from kanly.core.game import Game
from kanly.core.record import Line, Record, spell

Note = Callable[[Game, Decision, Choice], None]
"""Is told of an answer to a decision."""

NOBODY: Final = -1
ENDLESS: Final = 100_000
"""A game with this many decisions goes round in circles."""


@dataclass
class Thinking:
    """How long a bot thought: over how many decisions, how many seconds in all and at most."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def join(self, other: Thinking) -> None:
        """Count in what was thought elsewhere."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def data(self) -> dict[str, float]:
        """What was thought, by names, for JSON."""
        times = {"mean": round(self.mean, 6), "max": round(self.longest, 6)}
        return {"decisions": self.decisions, **times}


@dataclass
class Played:
    """A game as far as it came."""

    game: Game
    error: str = ""
    fault: int = NOBODY
    """The seat whose bot failed: it raised, or its answer was illegal. Nobody's: a rule raised."""
    thinking: list[Thinking] = field(default_factory=list)
    """By seat; a decision with a single choice counts as none."""


def play(
    game: Game, names: Sequence[str], check: bool = False, notes: Sequence[Note] = ()
) -> Played:
    """Play a game to its end, or to where a bot or a rule fails, with invariants if wanted.

    The names are those of the bots by seat; each is made from the game's seed and its seat. What
    they print is not taken for figures. Every note is told of each answer before it is carried out.
    """
    with redirect_stdout(sys.stderr):
        return played_out(game, names, check, notes)


def played_out(game: Game, names: Sequence[str], check: bool, notes: Sequence[Note]) -> Played:
    """The same, wherever what they print goes."""
    played = Played(game, thinking=[Thinking() for _ in names])
    asked = seat = NOBODY
    players: list[Bot] = []
    try:
        for seat, name in enumerate(names):
            asked = seat
            players.append(bots.get(name, f"{game.setup.seed}/{seat}"))
        asked = NOBODY
        if check:
            game.check()
        while not game.over:
            if len(game.history) == ENDLESS:
                raise RuntimeError(f"no end after {ENDLESS} decisions")
            decision = game.pending[0]
            asked = seat = decision.seat
            choice = answer(players[seat], game, decision, played.thinking[seat])
            asked = NOBODY
            for note in notes:
                note(game, decision, choice)
            game.apply(seat, choice)
            if check:
                game.check()
    except (Exception, SystemExit) as error:  # whatever a bot or a rule raises is an outcome too
        played.error = line_of(error)
        played.fault = seat if isinstance(error, KanlyError) else asked
    finally:
        close(players, played)
    return played


def close(players: Sequence[Bot], played: Played) -> None:
    """Tell the bots that their game is over; one that fails even now has failed the game."""
    for seat, player in enumerate(players):
        try:
            player.close()
        except (Exception, SystemExit) as error:
            if not played.error:
                played.error, played.fault = line_of(error), seat


def line_of(error: BaseException) -> str:
    """A failure in one line."""
    if isinstance(error, KanlyError):
        from kanly.translation import Words

        return f"{type(error).__name__}: {Words('en').complaint(error)}"
    return mishap(error)


def answer(bot: Bot, game: Game, decision: Decision, thinking: Thinking) -> Choice:
    """What a bot chooses, and how long it thinks about it."""
    begun = time.perf_counter()
    choice = bots.ask(bot, game, decision)
    seconds = time.perf_counter() - begun
    thinking.join(Thinking(int(len(decision.choices) > 1), seconds, seconds))
    if not isinstance(choice, Choice):
        raise KanlyError(f"the answer is {choice!r}; expected one of the choices")
    return choice


def record_of(game: Game) -> Record:
    """The record of a game, up to and with a choice that fails."""
    setup = game.setup
    record = Record(setup.game, setup.players, setup.seed, setup.options, setup.names)
    replayed = record.begin()
    for seat, choice in zip(game.movers, game.history, strict=True):
        record.lines.append(Line(seat, choice.notation, ""))
        try:
            replayed.apply(seat, choice)
            record.lines[-1].digest = spell(replayed.digest())
        except Exception:  # the failure that the record is kept for
            break
    record.over = replayed.over
    return record
