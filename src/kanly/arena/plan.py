"""What an arena plays: the lines of a table, each over the same deals with the seats rotated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kanly.arena.dealing import with_deal
from kanly.core.setup import Options


@dataclass(frozen=True)
class Line:
    """A line of the table: who sits down together, and under which options."""

    bots: tuple[str, ...]
    """By seat, before anyone moves on."""
    options: Options = field(default_factory=dict)
    label: str = ""
    """What sets it apart from other lines with the same bots."""

    @property
    def turns(self) -> list[tuple[str, ...]]:
        """The bots by seat, everyone moved on by one seat from turn to turn; none twice."""
        places = range(len(self.bots))
        return list(dict.fromkeys(self.bots[-shift:] + self.bots[:-shift] for shift in places))

    @property
    def alike(self) -> bool:
        """Whether all seats have the same bot."""
        return len(set(self.bots)) == 1

    @property
    def rest(self) -> str:
        """The bot that all but the first seat have, if it is one and another than the first's."""
        others = set(self.bots[1:])
        return min(others) if len(others) == 1 and self.bots[0] not in others else ""

    @property
    def title(self) -> str:
        """The line in words: `greedy among random`, `random × 2, greedy × 2`."""
        if self.rest:
            words = f"{self.bots[0]} among {self.rest}"
        elif len(self.bots) == 1:
            words = self.bots[0]
        else:
            words = ", ".join(f"{bot} × {self.bots.count(bot)}" for bot in dict.fromkeys(self.bots))
        return f"{words}, {self.label}" if self.label else words


@dataclass(frozen=True)
class Fixture:
    """One game to be played: of which line, in which deal, after how many moves of the seats."""

    line: int
    deal: int
    turn: int

    @property
    def key(self) -> str:
        return f"{self.line}-{self.deal}-{self.turn}"


@dataclass(frozen=True)
class Plan:
    """All that is to be played. Deal `d` has seed `seed + d`, the same in every line."""

    kind: str
    game: str
    players: int
    lines: tuple[Line, ...]
    games: int
    """For each line, rounded up to whole deals."""
    seed: int = 0

    def deals(self, line: Line) -> int:
        """How many deals a line is played over: a deal is a game for every turn of the seats."""
        return -(-self.games // len(line.turns))

    def fixtures(self) -> Iterator[Fixture]:
        """Every game, deal by deal, so that a run broken off is fair as far as it came."""
        turns = [len(line.turns) for line in self.lines]
        deals = [self.deals(line) for line in self.lines]
        for deal in range(max(deals)):
            for line in range(len(self.lines)):
                if deal < deals[line]:
                    for turn in range(turns[line]):
                        yield Fixture(line, deal, turn)

    def bots(self, fixture: Fixture) -> tuple[str, ...]:
        """Who sits where in a game."""
        return self.lines[fixture.line].turns[fixture.turn]

    def options(self, fixture: Fixture) -> Options:
        """The options of a game, with the leaders or factions of its seats."""
        options = self.lines[fixture.line].options
        return with_deal(self.game, self.players, options, fixture.deal, self.seed)

    @property
    def entrants(self) -> list[str]:
        """Every bot that plays, in the order in which they are named."""
        return list(dict.fromkeys(bot for line in self.lines for bot in line.bots))
