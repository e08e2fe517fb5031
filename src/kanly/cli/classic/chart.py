"""The map in text: a line for every sector, its territories from the Polar Sink to the rim.

Storm, forces and spice stand where they are; what is next to what can be read along a line and
from one line to the next, the last of which is next to the first.
"""

from __future__ import annotations

from typing import Final

from rich.table import Column, Table
from rich.text import Text

from kanly.classic.position import NOBODY, Classic
from kanly.classic.tables.borders import ACROSS, ALONG
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.players import CIRCLES
from kanly.classic.tables.territories import (
    LOCATIONS,
    POLAR_SINK,
    ROCK,
    SECTORS,
    STRONGHOLD,
    TERRITORIES,
)
from kanly.classic.types import TerritoryId
from kanly.cli.classic.names import letter, territory_name
from kanly.cli.layout import flow
from kanly.cli.say import Say

STORM: Final = "≈"
SPICE: Final = "◆"
STAR: Final = "★"
MARKS: Final = {STRONGHOLD: "■ ", ROCK: "▲ "}
LEFT: Final = 9
"""Cells for the storm, the number of the sector and who sits there."""


def steps_from_pole() -> list[int]:
    """How many territories each location is away from the Polar Sink."""
    pole = TERRITORIES[POLAR_SINK].locations[0]
    steps: dict[int, int] = {pole: 0}
    edge: list[int] = [pole]
    while edge:
        reached: list[int] = []
        for here in edge:
            for there in [*ACROSS[here], *ALONG[here]]:
                if there not in steps:
                    steps[there] = steps[here] + 1
                    reached.append(there)
        edge = reached
    return [steps[place.id] for place in LOCATIONS]


STEPS: Final = steps_from_pole()
OUTWARD: Final = [
    sorted([place.id for place in LOCATIONS if place.sector == sector], key=lambda at: STEPS[at])
    for sector in range(SECTORS + 1)
]
"""OUTWARD[sector]: its locations, the nearest to the Polar Sink first."""


class Chart:
    """The map of a position."""

    def __init__(self, say: Say, game: Classic, width: int) -> None:
        self.say = say
        self.game = game
        self.width = width

    def draw(self) -> Table:
        """Every sector."""
        table = Table.grid(Column(width=LEFT, no_wrap=True), Column(overflow="fold"))
        table.add_row(Text(), self.place(TERRITORIES[POLAR_SINK].locations[0]))
        for sector in range(1, SECTORS + 1):
            places = [self.place(location) for location in OUTWARD[sector]]
            table.add_row(self.head(sector), flow(places, self.width - LEFT, " · "))
        return table

    def head(self, sector: int) -> Text:
        """The number of a sector, the storm in it, and who sits at it on the rim."""
        storm = self.game.storm == sector
        line = Text(f"{STORM if storm else ' '} {sector:>2} ", style="accent" if storm else "")
        for faction in self.game.order:
            if CIRCLES[self.game.circle[faction]] == sector:
                line.append_text(letter(self.say, faction))
        return line

    def place(self, location: int) -> Text:
        """A location with what is there."""
        territory = TERRITORIES[LOCATIONS[location].territory]
        there = self.there(location)
        line = Text(MARKS.get(territory.kind, ""), style="quiet")
        line.append(territory_name(self.say, territory.id), style="none" if there else "quiet")
        return line.append(" ").append_text(there) if there else line

    def there(self, location: int) -> Text:
        """Forces and spice in a location: `A5 F7★2 B(1) ◆8`."""
        game = self.game
        found: list[Text] = []
        for faction in game.order:
            if game.where[faction] >> location & 1:
                found.append(self.forces(faction, location))
        if game.spice_at[location]:
            found.append(Text(f"{SPICE}{game.spice_at[location]}", style="accent"))
        return Text(" ").join(found)

    def forces(self, faction: int, location: int) -> Text:
        """The forces of a faction, with the number of starred ones; advisors in brackets."""
        game = self.game
        total = game.forces[faction][location]
        stars = game.stars[faction][location]
        advisors = faction == BENE_GESSERIT and game.advisors >> LOCATIONS[location].territory & 1
        line = letter(self.say, faction)
        line.append(f"({total})" if advisors else str(total), style="none")
        return line.append(f"{STAR}{stars}", style="none") if stars else line

    def legend(self) -> Text:
        return Text(self.say("classic-legend"), style="quiet")


def holder(game: Classic, territory: TerritoryId) -> int:
    """The faction that occupies a stronghold, or NOBODY."""
    for faction in game.order:
        if game.occupies(faction, territory):
            return faction
    return NOBODY
