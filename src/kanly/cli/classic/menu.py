"""The choices of the classic game as a list; a number that is asked for is typed as it is.

Where a decision asks how many, "7" is seven, and what else can be done has letters. Places stand
under what is done there, with what lies in them.
"""

from __future__ import annotations

from functools import cached_property
from string import ascii_lowercase
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from kanly.classic import choices as c
from kanly.classic.position import Classic
from kanly.classic.shipment import ASK_CARGO, price
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.classic.types import FactionId, LocationId
from kanly.cli.classic.chart import Chart
from kanly.cli.classic.names import faction_name, halves, territory_name
from kanly.cli.menu import Item, Menu, Section, begins, written
from kanly.core.choice import Choice
from kanly.translation import label

AMOUNTS: Final = (
    *(c.V_BID, c.V_DIAL, c.V_FORCES, c.V_GRANT, c.V_LOSE, c.V_PREDICT_TURN, c.V_PROMISE),
    *(c.V_REVIVE, c.V_SECTORS, c.V_STORM, c.V_SUPPORT, c.V_SWAP_COUNT),
)
"""Verbs that ask how many, or how much."""
STARRED: Final = (c.V_FORCES, c.V_LOSE, c.V_REVIVE)
"""Those of them that may also say how many are starred."""
FOLDED: Final = (c.V_DEAL_ASK, c.V_DEAL_AT, c.V_DEAL_PAY, c.V_GIFT, c.V_PROMISE)
"""Verbs with many choices that differ in a number only: they share one line."""

LED: Final = (c.V_GHOLA, c.V_LEADER, c.V_REVIVE_LEADER, c.V_TRAITOR)
"""Verbs that name a leader, whose strength is worth knowing."""

IN_LOCATIONS: Final = {
    c.V_SHIP: "title-ship",
    c.V_REINFORCE: "title-reinforce",
    c.V_TO: "title-to",
    c.V_RIDE: "title-ride",
    c.V_PLACE_ADVISOR: "title-advisor",
}
IN_TERRITORIES: Final = {
    c.V_CROSS: "title-cross",
    c.V_BACK: "title-back",
    c.V_MOVE: "title-move",
    c.V_WORM: "title-worm",
    c.V_CALL_WORM: "title-call-worm",
    c.V_FIGHTERS: "title-fighters",
}
ANSWERS: Final = (c.V_DEAL_ACCEPT, c.V_DEAL_DECLINE, c.V_DEAL_WITHDRAW, c.V_DEAL_CANCEL)
DEALS: Final = (
    *(c.V_DEAL_WITH, c.V_DEAL_PAY, c.V_DEAL_ASK, c.V_DEAL_GIVE, c.V_DEAL_WANT, c.V_DEAL_AT),
    *(c.V_DEAL_SEND, c.V_DEAL_DROP),
)
UNASKED: Final = {
    c.V_TRUTHTRANCE: "title-truthtrance",
    c.V_GHOLA: "title-ghola",
    c.V_REVIVE_FREE: "title-karama",
    c.V_SWAP_CARDS: "title-karama",
    c.V_GIFT: "title-gift",
    c.V_PROMISE: "title-promise",
    **dict.fromkeys(ANSWERS, "title-deal-answer"),
    **dict.fromkeys(DEALS, "title-deal"),
    c.V_SHOW: "title-show",
}
TITLES: Final = {**IN_LOCATIONS, **IN_TERRITORIES, **UNASKED}
"""What choices stand under; the others come last."""


class ClassicMenu(Menu):
    """The choices of a decision: an amount, places under their titles, whatever else there is."""

    game: Classic
    wide = 44

    @cached_property
    def chart(self) -> Chart:
        return Chart(self.say, self.game, self.width)

    @cached_property
    def amounts(self) -> list[Choice]:
        """Choices that answer how many, or how much."""
        asked = self.decision.kind.name != "any-time"
        return [each for each in self.decision.choices if asked and each.verb in AMOUNTS]

    @property
    def lettered(self) -> bool:
        """Whether a number is an amount, so that choices have letters."""
        return bool(self.amounts) or self.decision.kind.name == "bid"

    def sorted_in(self) -> list[Section]:
        found: dict[str, Section] = {}
        rows: dict[tuple[int, int], Item] = {}
        for choice in self.decision.choices:
            if choice in self.amounts:
                continue
            title = TITLES.get(choice.verb, "title-other")
            section = found.setdefault(title, Section(title))
            row = rows.get((choice.verb, folds(choice)))
            if row is not None and is_folded(choice):
                row.folded += (choice,)
                continue
            item = Item(choice, "", folded=(choice,))
            section.items.append(item)
            if is_folded(choice):
                rows[choice.verb, folds(choice)] = item
        for section in found.values():
            for item in section.items:
                item.label = self.label(item)
        order = [*dict.fromkeys(TITLES.values()), "title-other"]
        return [found[title] for title in order if title in found]

    # Labels ---------------------------------------------------------------------------------------

    def label(self, item: Item) -> str:
        """What a line does; a place by its name and what lies there."""
        choice = item.choice
        if choice.verb in IN_LOCATIONS:
            return self.place(item.folded)
        if choice.verb in IN_TERRITORIES:
            places = TERRITORIES[choice.a].locations
            there = " ".join(text for p in places if (text := self.chart.there(p).plain))
            return f"{territory_name(self.say, choice.a)} {there}".rstrip()
        if choice.verb in LED and choice.a >= 0:
            return f"{self.span(item.folded)} ({self.leader(choice)})"
        return self.span(item.folded)

    def leader(self, choice: Choice) -> str:
        """The strength of a leader and, where that is not plain, whose it is."""
        made = LEADERS[choice.a]
        if choice.verb != c.V_TRAITOR:
            return str(made.strength)
        return f"{faction_name(self.say, made.faction)}, {made.strength}"

    def place(self, choices: tuple[Choice, ...]) -> str:
        """A territory and, if it has several, the sectors that can be named, with what is there."""
        first = LOCATIONS[choices[0].a]
        name = territory_name(self.say, first.territory)
        alone = len(TERRITORIES[first.territory].locations) == 1
        parts: list[str] = []
        for choice in choices:
            sector = "" if alone else str(LOCATIONS[choice.a].sector)
            parts.append(f"{sector} {self.chart.there(choice.a).plain}".strip())
        return f"{name} {', '.join(parts)}".rstrip()

    def span(self, choices: tuple[Choice, ...]) -> str:
        """`Bid 4 … Bid 17`."""
        first = label(self.say.words, choices[0], self.decision)
        if len(choices) == 1:
            return first
        return f"{first} … {label(self.say.words, choices[-1], self.decision)}"

    # On the screen --------------------------------------------------------------------------------

    def draw(self) -> Group:
        if not self.lettered:
            hint = [Text(self.say("type-sector"), style="quiet")] if self.has_sectors() else []
            return Group(super().draw(), *hint)
        table = Table.grid(Column(min_width=12, no_wrap=True), Column(overflow="fold"))
        if self.amounts:
            meant = f"{self.span(tuple(self.amounts))}{self.cost()}"
            table.add_row(Text(f" {self.range()}", style="accent"), meant)
        for item in self.items:
            table.add_row(Text(f" {key(item)}", style="accent"), Text(item.label))
        parts: list[RenderableType] = [table]
        if self.has_stars():
            parts.append(Text(self.say("type-stars"), style="quiet"))
        return Group(*parts)

    def cost(self) -> str:
        """What a shipment costs, from the fewest forces to the most."""
        frame = self.game.stack[-1]
        if frame[0] != ASK_CARGO.frame:
            return ""
        _, faction, way, place = frame
        forces = [each.a for each in self.amounts]
        least, most = min(forces), max(forces)
        shipper, goal = FactionId(faction), LocationId(place)
        low, high = (price(self.game, shipper, way, goal, n, False) for n in (least, most))
        span = str(low) if low == high else f"{low} … {high}"
        return f" ({self.say('purse-spice', n=span)})"

    def has_sectors(self) -> bool:
        """Whether a territory is listed in which several sectors can be named."""
        return any(item.choice.verb in IN_LOCATIONS and item.folded[1:] for item in self.items)

    def range(self) -> str:
        """The numbers that can be typed: `0–3, 5–9`."""
        steps = sorted({choice.a for choice in self.amounts})
        spans: list[list[int]] = []
        whole = all(step % 2 == 0 for step in steps)
        gap = 2 if whole and self.amounts and self.amounts[0].verb == c.V_DIAL else 1
        for step in steps:
            if spans and step - spans[-1][1] <= gap:
                spans[-1][1] = step
            else:
                spans.append([step, step])
        return ", ".join(
            self.shown(low) if low == high else f"{self.shown(low)}–{self.shown(high)}"
            for low, high in spans
        )

    def shown(self, amount: int) -> str:
        return halves(amount) if self.amounts[0].verb == c.V_DIAL else str(amount)

    def has_stars(self) -> bool:
        return any(choice.verb in STARRED and choice.b for choice in self.amounts)

    # What was typed -------------------------------------------------------------------------------

    def no_such_number(self, number: int) -> str:
        if self.amounts:
            return self.say("unknown-amount", n=str(number), range=self.range())
        key = "unknown-choice" if self.lettered else "unknown-number"
        return self.say(key, text=str(number), n=str(number), most=len(self.items))

    def find(self, text: str) -> list[Choice]:
        """An amount, a letter or a number of the list, or a notation."""
        first, _, rest = text.lower().partition(" ")
        if self.lettered:
            named = [item for item in self.items if key(item) == text.lower()]
            if named:
                return [named[0].choice]
            found = self.amount(first, rest.strip())
        else:
            found = self.numbered_choice(first, rest.strip())
        return found or written(self.decision.choices, text)

    def amount(self, first: str, rest: str) -> list[Choice]:
        """`7`, or `7 2` with two starred ones, or `3.5` on the wheel."""
        fits = [choice for choice in self.amounts if self.shown(choice.a) == first]
        if rest:
            return [choice for choice in fits if str(choice.b) == rest]
        plain = [choice for choice in fits if choice.verb not in STARRED or not choice.b]
        return plain or fits

    def numbered_choice(self, first: str, rest: str) -> list[Choice]:
        """`4`, or `4 10` where a line stands for several numbers."""
        for item in self.items:
            if first == str(item.number):
                return [choice for choice in item.folded if says(choice, rest.split())]
        return []


def is_folded(choice: Choice) -> bool:
    """Whether a choice shares its line with those that differ from it in a number only."""
    if choice.verb == c.V_ASK:
        return choice.a in (c.Q_SPICE, c.Q_TURN)
    return choice.verb in FOLDED or choice.verb in IN_LOCATIONS


def folds(choice: Choice) -> int:
    """What the choices of one line have in common: their faction, territory or kind."""
    if choice.verb in IN_LOCATIONS:
        return LOCATIONS[choice.a].territory
    if choice.verb == c.V_ASK:
        return choice.a
    return choice.b if choice.verb in (c.V_DEAL_ASK, c.V_DEAL_PAY, c.V_GIFT) else 0


def says(choice: Choice, typed: list[str]) -> bool:
    """Whether a choice of a line is the one with that number, sector, or turn and phase."""
    if choice.verb == c.V_DEAL_AT:
        return begins([ref.slug for ref in choice.refs], typed)
    number = choice.b if choice.verb == c.V_ASK else choice.a
    if choice.verb in IN_LOCATIONS:
        number = LOCATIONS[choice.a].sector
    return not typed or typed == [str(number)]


def key(item: Item) -> str:
    """The letter of what stands beside an amount."""
    place = item.number - 1
    letters = len(ascii_lowercase)
    return ascii_lowercase[place] if place < letters else f"{ascii_lowercase[place % letters]}2"
