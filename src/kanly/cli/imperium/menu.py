"""The choices of a house in Dune: Imperium, sorted and labelled."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text

from kanly.cli.layout import flow
from kanly.cli.menu import Item, Menu, Section
from kanly.core.choice import Choice
from kanly.imperium.acquire import cost
from kanly.imperium.choices import END, V_AGENT, V_BUY, V_DEPLOY, V_DO, V_PLAY, V_RETREAT
from kanly.imperium.combat import strength_with
from kanly.imperium.effects import EFFECTS, Op
from kanly.imperium.pending_effects import given_up
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.spaces import SPACES
from kanly.imperium.types import HouseId
from kanly.translation import label

SECTIONS: Final = {
    V_AGENT: "title-agent",
    V_DO: "title-effects",
    V_DEPLOY: "title-deploy",
    V_BUY: "title-buy",
    V_PLAY: "title-intrigue",
}
"""Choices that stand together under a title, in this order; the others come last."""
MARCHES: Final = {V_DEPLOY: 1, V_RETREAT: -1}
"""Choices that bring troops into the Conflict or out of it."""
CARD: Final = 28
"""Cells for the name of a card before the spaces it reaches."""


class ImperiumMenu(Menu):
    """What a house may do, by what kind of thing it is."""

    game: Imperium

    def sorted_in(self) -> list[Section]:
        """The choices by section; agents also by the card that is played."""
        found: dict[str, Section] = {}
        choices = self.decision.choices
        for verb in [*SECTIONS, None]:
            for choice in choices:
                if (choice.verb if choice.verb in SECTIONS else None) != verb:
                    continue
                key = SECTIONS[choice.verb] if verb is not None else "title-other"
                item = Item(choice, self.label(choice))
                section = found.setdefault(key, Section(key))
                section.items.append(item)
                if verb == V_AGENT:
                    section.rows.setdefault(self.sent(choice), []).append(item)
        return list(found.values())

    # Labels ---------------------------------------------------------------------------------------

    def label(self, choice: Choice) -> str:
        """What a choice does; where its section says half of it already, only the rest."""
        words = self.say.words
        if choice.verb == V_AGENT:
            return words.name(f"space-{SPACES[choice.b].slug}")
        if choice.verb == V_BUY:
            price = self.say("price", n=cost(self.game, choice))
            return f"{label(words, choice, self.decision)} ({price})"
        text = label(words, choice, self.decision)
        if choice.verb in MARCHES:
            text = f"{text} ({self.strength(choice.a * MARCHES[choice.verb])})"
        if choice is END and (lost := given_up(self.game, HouseId(self.decision.seat))):
            text = f"{text} ({self.say('without', lost=self.named(lost))})"
        if choice.verb == V_DO and (card := self.source(choice)):
            text = f"{text} ({words.name(f'card-{card}')})"
        return text

    def named(self, choices: list[Choice]) -> str:
        words = self.say.words
        return words.listed("choices", [label(words, each, self.decision) for each in choices])

    def strength(self, troops: int) -> str:
        """The strength with that many more troops in the Conflict."""
        n = strength_with(self.game, HouseId(self.decision.seat), troops)
        return f"{self.say.words.name('resource-strength')} {n}"

    def source(self, choice: Choice) -> str:
        """The card a pending effect is printed on, where that is not plain or matters."""
        chips = self.game.chips
        for at in range(0, len(chips), 2):
            if chips[at] == choice.a and chips[at + 1] != NOTHING:
                effect = EFFECTS[choice.a]
                trashes = effect.cost.trash_this if effect.cost else effect.op == Op.TRASH_THIS
                return CARDS[chips[at + 1]].slug if trashes or self.game.revealing else ""
        return ""

    def sent(self, choice: Choice) -> str:
        """The card that is played, and the space an Agent leaves, if it does."""
        card = self.say.words.name(f"card-{CARDS[choice.a].slug}")
        if not choice.c:
            return card
        space = self.say.words.name(f"space-{SPACES[choice.c - 1].slug}")
        return self.say("agent-from", card=card, space=space)

    # On the screen --------------------------------------------------------------------------------

    def section(self, section: Section) -> RenderableType:
        return self.by_card(section) if section.rows else self.listed(section.items)

    def by_card(self, section: Section) -> Table:
        """One row per card: the spaces it reaches, each with its number."""
        table = Table.grid(
            Column(width=CARD, overflow="fold"), Column(overflow="fold"), padding=(0, 1, 0, 1)
        )
        for name, items in section.rows.items():
            spaces = [self.numbered(item) for item in items]
            table.add_row(Text(name), flow(spaces, self.width - CARD - 4, "  ", cells=23))
        return table
