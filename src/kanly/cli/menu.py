"""The choices of a decision as a numbered list, and what a player types as one of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from kanly.cli.layout import WIDTH, flow
from kanly.cli.say import Say
from kanly.core.choice import BOOKS, Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.translation import label

MANY: Final = 6
"""So many choices or more stand in columns."""


@dataclass
class Item:
    """A choice with its number and its label; or several that differ in one thing only."""

    choice: Choice
    label: str
    number: int = 0
    folded: tuple[Choice, ...] = ()


@dataclass
class Section:
    """Choices that belong together, perhaps by card."""

    title: str
    items: list[Item] = field(default_factory=list)
    rows: dict[str, list[Item]] = field(default_factory=dict)


class Menu:
    """A decision's choices, numbered in the order in which they are shown."""

    wide = 30
    """A label of more cells than this takes a line of its own."""

    def __init__(self, say: Say, game: Game, decision: Decision, width: int = WIDTH) -> None:
        self.say = say
        self.game = game
        """What the player may know of the position."""
        self.width = width
        self.decision = decision
        self.sections = self.sorted_in()
        self.items = [item for section in self.sections for item in section.items]
        for number, item in enumerate(self.items, start=1):
            item.number = number

    def sorted_in(self) -> list[Section]:
        """The choices by section."""
        items = [
            Item(choice, label(self.say.words, choice, self.decision))
            for choice in self.decision.choices
        ]
        return [Section("", items)]

    # On the screen --------------------------------------------------------------------------------

    def draw(self) -> Group:
        parts: list[RenderableType] = []
        for section in self.sections:
            if section.title and (len(self.sections) > 1 or section.rows):
                parts.append(Text(self.say(section.title), style="title"))
            parts.append(self.section(section))
        return Group(*parts)

    def section(self, section: Section) -> RenderableType:
        return self.listed(section.items)

    def listed(self, items: list[Item]) -> RenderableType:
        """One line each, or in columns when they are many and short."""
        lines = [self.numbered(item) for item in items]
        widest = max(cell_len(item.label) for item in items)
        if len(items) >= MANY and widest <= self.wide:
            return flow(lines, self.width, cells=self.width // (2 if widest > 20 else 3))
        table = Table.grid(Column(width=3), Column(overflow="fold"))
        for item in items:
            table.add_row(Text(f"{item.number:>2}", style="accent"), Text(item.label))
        return table

    def numbered(self, item: Item) -> Text:
        return Text(f"{item.number:>2} ", style="accent").append(item.label, style="none")

    # What was typed -------------------------------------------------------------------------------

    @property
    def only(self) -> Choice | None:
        """The choice that Enter takes, if there is no other."""
        return self.decision.choices[0] if len(self.decision.choices) == 1 else None

    def no_such_number(self, number: int) -> str:
        """Which numbers can be typed instead."""
        return self.say("unknown-number", n=str(number), most=len(self.items))

    def find(self, text: str) -> list[Choice]:
        """The choices that a text may mean: a number, a notation, or how its words begin.

        What is a notation means nothing else, even where it is not legal.
        """
        if is_number(text):
            return [item.choice for item in self.items if item.number == int(text)]
        return written(self.decision.choices, text)


def written(choices: list[Choice], text: str) -> list[Choice]:
    """The choices that a text means as a notation, or as the beginnings of its words."""
    exact = BOOKS[choices[0].game].find(text)
    if exact is not None:
        return [exact] if exact.plain in choices else []
    return [choice for choice in choices if begins(choice.notation.split(), text.lower().split())]


def is_number(text: str) -> bool:
    """Whether what was typed is a number of any sense."""
    return text.isdecimal() and len(text) < 10


def begins(words: list[str], typed: list[str]) -> bool:
    """Whether each typed word begins one of the words, in their order, none left out before."""
    return len(typed) <= len(words) and all(
        word.startswith(part) for word, part in zip(words, typed, strict=False)
    )
