"""How the terminal shows a game that has no board of its own: its position by names, as a tree."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from kanly.cli.face import Drawn
from kanly.cli.say import Say
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.core.registry import kit_of


def house(say: Say, game: Game, seat: int) -> str:
    """A seat by the name of its house, or as the game calls it where there are no words for it."""
    about = kit_of(game.setup.game).about
    name = about.houses(game)[seat]
    return say.words.name_or(about.prefix + name, name)


class PlainBoard:
    """A position as its description has it."""

    def __init__(self, say: Say, game: Game) -> None:
        self.say = say
        self.game = game

    def draw(self) -> RenderableType:
        return Text("\n".join(lines(self.game.describe())))

    def who(self, seat: int, /) -> Text:
        return Text(house(self.say, self.game, seat))

    def hand(self, seat: int, /) -> RenderableType:
        return Group()

    def purse(self, seat: int, /) -> RenderableType:
        return self.who(seat)


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
        return ", ".join(spelled(each) for each in value) or "–"
    if isinstance(value, dict):
        return " ".join(f"{name} {spelled(each)}" for name, each in value.items()) or "–"
    return "–" if value is None else str(value)


class PlainFace:
    """Any game in text."""

    def board(self, say: Say, game: Game, seat: int | None, width: int) -> Drawn:
        return PlainBoard(say, game)

    def log(self, say: Say, events: list[Event], seat: int | None) -> RenderableType:
        table = Table.grid(Column(width=2), Column(overflow="fold"))
        for event in events:
            table.add_row(Text("•"), Text(say.words.event(event)))
        return table

    def player(self, say: Say, game: Game, seat: int) -> Text:
        return Text(house(say, game, seat))

    def ending(self, say: Say, game: Game) -> RenderableType:
        result = game.result
        assert result is not None
        winners = [house(say, game, seat) for seat in result.winners]
        key = "winner-is" if len(winners) == 1 else "winners-are"
        listed = say.words.listed("and", winners)
        line = say(key, house=listed, houses=listed)
        return Text(f"{say('game-over')} {line} {say.words.result(result)}", style="title")
