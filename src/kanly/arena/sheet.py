"""The score sheet of one game: what happened, as one line of JSON."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Final

from kanly.arena.kit import arena_kit
from kanly.arena.luck import Luck
from kanly.arena.plan import Fixture, Plan
from kanly.arena.play import NOBODY, Thinking, play, record_of
from kanly.arena.plies import Plies, path_of
from kanly.core import registry
from kanly.core.record import spell


@dataclass
class Sheet:
    """How one game went. Lists are by seat; ranks begin with 1, and equals share theirs.

    Rivals that hold no seat have a score all the same, after those of the seats.
    """

    line: int
    deal: int
    turn: int
    seed: int
    bots: list[str]
    houses: list[str] = field(default_factory=list)
    """The leader or faction of each seat."""
    ranks: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0
    thinking: dict[str, Thinking] = field(default_factory=dict)
    """By bot."""
    digest: str = ""
    """Of the final position."""
    error: str = ""
    fault: int = NOBODY
    """The seat whose bot failed."""
    record: str = ""
    """Of a game that failed: its record, and once it is saved, where."""
    luck: list[float] = field(default_factory=list)
    """How much each seat owes to chance, as far as it is known; only where that was asked for."""
    plies: bytes = b""
    """Its decisions as Parquet until they are kept apart; only where that was asked for."""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.line, self.deal, self.turn)

    def won(self, seat: int) -> bool:
        return self.ranks[seat] == 1

    def text(self) -> str:
        """The sheet as one line of JSON."""
        data = asdict(self)
        del data["plies"]
        data["seconds"] = round(self.seconds, 3)
        data["thinking"] = {
            bot: {"decisions": 0, "seconds": round(thought.seconds, 6), **thought.data()}
            for bot, thought in self.thinking.items()
        }
        return json.dumps(data, ensure_ascii=False)


def read(text: str) -> Sheet:
    """A sheet from its line; ValueError if it is none."""
    data = json.loads(text)
    names = {each.name for each in fields(Sheet)} - {"plies"}
    if not isinstance(data, dict) or data.keys() | {"luck"} != names:
        raise ValueError("not a score sheet")
    data["thinking"] = {
        bot: Thinking(thought["decisions"], thought["seconds"], thought["max"])
        for bot, thought in data["thinking"].items()
    }
    return Sheet(**data)


def blank(plan: Plan, fixture: Fixture) -> Sheet:
    """The sheet of a game before it is played."""
    seed = plan.seed + fixture.deal
    return Sheet(fixture.line, fixture.deal, fixture.turn, seed, list(plan.bots(fixture)))


@dataclass(frozen=True)
class Extras:
    """What is worked out besides the result of a game."""

    plies: bool = False
    """Every decision, for a data set."""
    luck: bool = False
    """The luck of each seat, where the game's chance is known."""

    def missing(self, sheet: Sheet, folder: Path) -> bool:
        """Whether a game was played without them."""
        if sheet.error:
            return False
        unkept = self.plies and not path_of(folder, sheet.fixture).exists()
        return unkept or (self.luck and not sheet.luck)


NO_EXTRAS: Final = Extras()


def played(plan: Plan, fixture: Fixture, extras: Extras = NO_EXTRAS) -> Sheet:
    """Play a game of the plan. Whatever fails is written down, with the record of the game."""
    sheet = blank(plan, fixture)
    begun = time.perf_counter()
    options = plan.options(fixture)
    game = registry.new(plan.game, plan.players, sheet.seed, options, sheet.bots)
    plies = Plies(plan.game) if extras.plies else None
    values = arena_kit(plan.game).values if extras.luck else None
    luck = Luck(game, sheet.bots, values) if values else None
    done = play(game, sheet.bots, notes=[each.note for each in (plies, luck) if each])
    sheet.seconds = time.perf_counter() - begun
    sheet.houses = arena_kit(plan.game).held(game)
    sheet.decisions = len(game.history)
    sheet.rounds = game.rounds
    for bot, thought in zip(sheet.bots, done.thinking, strict=True):
        sheet.thinking.setdefault(bot, Thinking()).join(thought)
    sheet.error = done.error
    sheet.fault = done.fault
    if game.result is None or done.error:
        sheet.record = record_of(game).text()
    else:
        sheet.digest = spell(game.digest())
        sheet.scores = game.result.scores
        sheet.ranks = ranks(game.result.ranking)[: plan.players]
        if luck is not None:
            sheet.luck = [round(each, 6) for each in luck.sums]
        if plies is not None:
            sheet.plies = plies.part(sheet)
    return sheet


def ranks(ranking: list[list[int]]) -> list[int]:
    """The rank of every house."""
    found: dict[int, int] = {}
    for tied in ranking:
        found |= dict.fromkeys(tied, len(found) + 1)
    return [found[house] for house in sorted(found)]
