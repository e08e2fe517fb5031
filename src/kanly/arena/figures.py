"""What the sheets of a run amount to: win rates, ratings, length of games, time to think."""

from __future__ import annotations

import hashlib
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from kanly.arena.extras import missing
from kanly.arena.kit import arena_kit
from kanly.arena.plan import Line, Plan
from kanly.arena.play import Thinking
from kanly.arena.precision import Estimate, Outcome, Precision, difference, precision
from kanly.arena.rates import Tally
from kanly.arena.rating import Rating, ratings
from kanly.arena.sheet import Sheet

By = dict[tuple[str, str], Tally]
"""Win rates by bot and by seat, leader or faction."""


@dataclass
class OfLine:
    """A line of the table: how often its bots won."""

    line: Line
    games: int = 0
    winners: int = 0
    bots: dict[str, Tally] = field(default_factory=dict)
    houses: dict[str, Tally] = field(default_factory=dict)
    """Of the bot in the first place: the same with each leader or faction."""
    outcomes: dict[str, dict[int, list[Outcome]]] = field(default_factory=dict)
    """Of each bot in each deal."""

    @property
    def rows(self) -> list[tuple[str, Tally]]:
        """What there is to say of it: how its first bot did, or in a mix of several, each."""
        title = self.line.title
        if self.line.rest or self.line.alike:
            return [(title, self.bots.get(self.line.bots[0], Tally()))]
        return [(f"{bot} in {title}", tally) for bot, tally in self.bots.items()]

    def of_deals(self, bot: str) -> list[list[Outcome]]:
        """A bot's outcomes, deal by deal."""
        return [outcomes for _, outcomes in sorted(self.outcomes.get(bot, {}).items())]

    @property
    def precisions(self) -> list[tuple[str, Precision]]:
        """How exact each of the rows is, where it was played over several deals."""
        names = [self.line.bots[0]] if self.line.rest or self.line.alike else list(self.bots)
        found = zip(self.rows, [precision(self.of_deals(bot)) for bot in names])
        return [(title, exact) for (title, _), exact in found if exact is not None]

    @property
    def even(self) -> float:
        """What a seat of this line wins on average; of allies that win together, each has won."""
        seats = self.games * len(self.line.bots)
        return self.winners / seats if seats else 0.0


class Figures:
    """All figures of a run."""

    def __init__(self, plan: Plan, sheets: Sequence[Sheet]) -> None:
        self.plan = plan
        self.failures = [sheet for sheet in sheets if sheet.error]
        self.ended = [sheet for sheet in sheets if not sheet.error]
        self.lines = [OfLine(line) for line in plan.lines]
        self.bots = {bot: Tally() for bot in plan.entrants}
        self.seats: By = {}
        self.houses: By = {}
        self.thinking = {bot: Thinking() for bot in plan.entrants}
        for sheet in self.ended:
            self.add(sheet)
        for sheet in sheets:
            for bot, thought in sheet.thinking.items():
                self.thinking[bot].join(thought)
        self.ratings: list[Rating] = [] if missing("choix") else ratings(plan.entrants, self.ended)

    def add(self, sheet: Sheet) -> None:
        """Count a game."""
        of = self.lines[sheet.line]
        of.games += 1
        for seat, (bot, house) in enumerate(zip(sheet.bots, sheet.houses, strict=True)):
            won = sheet.won(seat)
            of.winners += won
            of.bots.setdefault(bot, Tally()).add(won)
            if bot == of.line.bots[0]:
                of.houses.setdefault(house, Tally()).add(won)
            luck = sheet.luck[seat] if sheet.luck else None
            of.outcomes.setdefault(bot, {}).setdefault(sheet.deal, []).append((won, luck))
            self.bots[bot].add(won)
            self.seats.setdefault((bot, str(seat + 1)), Tally()).add(won)
            self.houses.setdefault((bot, house), Tally()).add(won)

    @property
    def difference(self) -> Estimate | None:
        """In a match: how much more often the first bot wins than the other, each among the rest
        of the other, over the same deals.
        """
        if len(self.lines) != 2 or any(not of.line.rest for of in self.lines):
            return None
        return difference(*[of.of_deals(of.line.bots[0]) for of in self.lines])

    @property
    def house(self) -> str:
        """What the seats of this game are dealt: leader or faction."""
        return arena_kit(self.plan.game).house

    @property
    def digest(self) -> str:
        """Stands for all final positions, in the order of the plan."""
        digests = "".join(sheet.digest for sheet in self.ended)
        return hashlib.blake2b(digests.encode(), digest_size=8).hexdigest()

    def data(self) -> dict[str, object]:
        """The figures by name, for JSON. Only `thinking` differs from run to run."""
        return {
            "kind": self.plan.kind,
            "game": self.plan.game,
            "players": self.plan.players,
            "seed": self.plan.seed,
            "games": len(self.ended),
            "lines": [data for of in self.lines for data in line_data(of)],
            "difference": None if self.difference is None else self.difference.data(),
            "bots": {bot: tally.data() for bot, tally in self.bots.items()},
            "ratings": [
                {
                    name: round(value, 1) if isinstance(value, float) else value
                    for name, value in asdict(rating).items()
                }
                for rating in self.ratings
            ],
            "seats": [
                {"bot": bot, "seat": int(name), **self.seats[bot, name].data()}
                for bot, name in sorted(self.seats)
            ],
            f"{self.house}s": [
                {"bot": bot, self.house: name, **self.houses[bot, name].data()}
                for bot, name in sorted(self.houses)
            ],
            "rounds_mean": mean([sheet.rounds for sheet in self.ended]),
            "decisions_mean": mean([sheet.decisions for sheet in self.ended]),
            "thinking": {bot: thought.data() for bot, thought in self.thinking.items()},
            "errors": len(self.failures),
            "failures": [
                {
                    "seed": sheet.seed,
                    "bots": sheet.bots,
                    "fault": sheet.bots[sheet.fault] if sheet.fault >= 0 else "",
                    "error": sheet.error,
                    "record": sheet.record,
                }
                for sheet in self.failures
            ],
            "digest": self.digest,
        }


def line_data(of: OfLine) -> list[dict[str, object]]:
    about = {"bots": list(of.line.bots), "options": of.line.options, "even": round(of.even, 4)}
    exact = dict(of.precisions)
    return [
        {
            "line": title,
            **about,
            **tally.data(),
            "by_deals": exact[title].data() if title in exact else None,
        }
        for title, tally in of.rows
    ]


def mean(numbers: list[int]) -> float:
    return round(statistics.fmean(numbers), 3) if numbers else 0.0
