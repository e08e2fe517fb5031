"""A position in text. Each game has a board of its own; without one, its fields are listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from kanly.cli.layout import WIDTH, log_table
from kanly.cli.say import Say
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.core.registry import kit_of
from kanly.core.shape import HIDDEN

NONE: Final = "–"

Row = Callable[[int], tuple[Text, str, str]]
"""A card as its name, its kind or icons, and what it does."""


class Board:
    """A position and who looks at it: a seat, or None for one who sees it as it is given.

    Whoever looks may know all of it: it is the position of a view, or the true one.
    """

    def __init__(self, say: Say, game: Game, seat: int | None = None, width: int = WIDTH) -> None:
        self.say = say
        self.game = game
        self.seat = seat
        self.width = width

    def draw(self) -> RenderableType:
        """The whole table."""
        return Text("\n".join(lines(self.game.describe())))

    def player(self, seat: int) -> Text:
        """A seat in words, in its colour."""
        about = kit_of(self.game.setup.game).about
        name = about.houses(self.game)[seat]
        return Text(self.say.words.name_or(about.prefix + name, name))

    def who(self, seat: int) -> Text:
        """A seat and its house."""
        return self.player(seat)

    def hand(self, seat: int) -> RenderableType:
        """What a seat holds."""
        return Group()

    def purse(self, seat: int) -> RenderableType:
        """What a seat has to spend, in a line or two."""
        return self.who(seat)

    def log(self, events: list[Event]) -> Table:
        """Events as the viewer may see them."""
        return log_table(self.say.words, [("", [self.say.words.event(event)]) for event in events])

    # The end --------------------------------------------------------------------------------------

    def ending(self) -> RenderableType:
        """The result: who won, why, and everyone's standing."""
        result = self.game.result
        assert result is not None
        names = self.winners()
        key = "winner-is" if len(names) == 1 else "winners-are"
        listed = self.say.words.listed("and", names)
        line = self.say(key, house=listed, houses=listed)
        text = f"{self.say('game-over')} {line} {self.say.words.result(result)}"
        return Group(Text(text, style="title"), *self.standings())

    def winners(self) -> list[str]:
        result = self.game.result
        assert result is not None
        return [self.player(seat).plain for seat in result.winners]

    def standings(self) -> Iterable[RenderableType]:
        """What everyone has at the end."""
        return ()

    # What the boards of games share ---------------------------------------------------------------

    def counted(
        self,
        cards: list[int],
        row: Row,
        widths: tuple[int, int],
        unknown: str = "unknown-cards",
        indent: int = 0,
    ) -> Table:
        """A row for each different card, the same card once with its number."""
        columns = [Column(width=width, overflow="fold") for width in widths]
        table = Table.grid(*columns, Column(ratio=1, overflow="fold"), padding=(0, 1, 0, indent))
        table.expand = True
        for card, n in sorted(Counter(cards).items()):
            if card == HIDDEN:
                table.add_row(Text(self.say(unknown, n=n), style="quiet"))
                continue
            name, aside, text = row(card)
            if n > 1:
                name.append(f" {self.say('copies', n=n)}", style="quiet")
            table.add_row(name, Text(aside, style="quiet"), Text(text))
        return table


def lines(data: dict[str, object], depth: int = 0) -> list[str]:
    """A description as text: a field a line, those within it further in."""
    found: list[str] = []
    for name, value in data.items():
        margin = "  " * depth + name
        if isinstance(value, dict) and value:
            found += [margin, *lines(value, depth + 1)]
        else:
            found.append(f"{margin}: {spelled(value)}")
    return found


def spelled(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(spelled(each) for each in value) or NONE
    if isinstance(value, dict):
        return " ".join(f"{name} {spelled(each)}" for name, each in value.items()) or NONE
    return NONE if value is None else str(value)
