"""Dune: Imperium in text: the board, the conflict, the houses, the cards, at 100 columns.

Everything is drawn from a position of which whoever looks may know all: a view's, or the true one.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Column, Table
from rich.text import Text

from kanly.cli.board import Board
from kanly.cli.imperium.ix import ix_board
from kanly.cli.imperium.log import log
from kanly.cli.imperium.names import coloured, house_name, letter, tagged
from kanly.cli.layout import WIDTH, figures, flow, labelled, noted
from kanly.core.event import Event
from kanly.imperium.acquire import price
from kanly.imperium.agent_turn import entry_solari
from kanly.imperium.effects import FACTION_NAMES, RESOURCE_NAMES
from kanly.imperium.position import NOBODY, NOTHING, PHASE_NAMES, Imperium, Phase
from kanly.imperium.recall import agents
from kanly.imperium.tables.board import LOCATION
from kanly.imperium.tables.cards import CARDS, NOT_SOLD, RESERVE_CARDS
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.intrigues import INTRIGUES, TIMING_NAMES, Intrigue
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import (
    CITY,
    HIGH_COUNCIL,
    ICON_NAMES,
    LANDSRAAD,
    SELL_MELANGE,
    SPACES,
    SPICE_TRADE,
    SWORDMASTER,
    Space,
)
from kanly.imperium.types import HouseId
from kanly.translation.imperium import components, writer

COMBAT: Final = "⚔"
ALLIANCE: Final = "★"
FLAG: Final = "⚑"
TAKEN: Final = "●"
FREE: Final = "·"

LEADER: Final = 16
"""Cells that the name of a Leader needs at least."""


class ImperiumBoard(Board):
    """A position of Dune: Imperium."""

    game: Imperium

    def draw(self) -> Group:
        """The whole table."""
        conflict = [] if self.game.conflict == NOTHING else [Text(), self.conflict()]
        expansion: list[RenderableType] = []
        if self.game.ix is not None:
            expansion = [Text(), ix_board(self.say, self.game, self.width)]
        return Group(
            self.heading(),
            Rule(style="quiet"),
            self.places(),
            Text(self.say("imperium-legend"), style="quiet"),
            *conflict,
            Text(),
            self.houses(),
            *expansion,
            Text(),
            self.market(),
        )

    def name(self, kind: str, slug: str) -> str:
        return self.say.words.name(f"{kind}-{slug}")

    # The top line ---------------------------------------------------------------------------------

    def heading(self) -> Text:
        """Round, phase and First Player."""
        game = self.game
        line = Text(self.say("round-of" if game.round else "setting-up", n=game.round), "title")
        if game.phase != Phase.SETUP:
            line.append(f" · {self.name('phase', PHASE_NAMES[game.phase])}", style="not bold")
        first = self.say("first-player", house=house_name(self.say, game.first))
        line.append(f" · {first}", style="not bold")
        return line

    # The board ------------------------------------------------------------------------------------

    def places(self) -> Table:
        """Factions, Landsraad, Arrakis and the Conflict, in three columns or in two."""
        factions: list[RenderableType] = []
        for icon in range(4):
            factions += [self.track(icon), self.spaces(icon)]
        landsraad: list[RenderableType] = [self.title(LANDSRAAD), self.spaces(LANDSRAAD)]
        arrakis: list[RenderableType] = []
        for icon in (CITY, SPICE_TRADE):
            arrakis += [self.title(icon), self.spaces(icon)]
        conflict: list[RenderableType] = [Text(), Padding(self.forces(), (0, 1, 0, 0))]
        if self.width >= WIDTH:
            table = Table.grid(Column(width=32), Column(width=32), Column(width=36))
            table.add_row(Group(*factions), Group(*landsraad, *conflict), Group(*arrakis))
        else:
            half = self.width // 2
            table = Table.grid(Column(width=half), Column(width=self.width - half))
            table.add_row(Group(*factions, *landsraad), Group(*arrakis, *conflict))
        return table

    def title(self, icon: int) -> Text:
        return Text(self.name("icon", ICON_NAMES[icon]), style="title")

    def track(self, faction: int) -> Table:
        """A faction and everyone's Influence with it; the Alliance is a star."""
        table = Table.grid(Column(ratio=1, overflow="fold"), Column())
        table.expand = True
        standing = Text()
        for house in self.game.every_house:
            if not self.game.scores(house):
                continue
            ally = self.game.alliance[faction] == house
            standing.append_text(letter(self.say, house))
            standing.append(f"{self.game.influence[house * 4 + faction]}")
            standing.append(ALLIANCE if ally else " ", style="accent")
        name = self.say.words.name(f"faction-{FACTION_NAMES[faction]}")
        table.add_row(Text(name, style="title"), standing)
        return table

    def spaces(self, icon: int) -> Table:
        """The spaces of an icon: name, cost, whether troops may deploy, who is there."""
        shown = [each for each in SPACES if each.icon == icon and self.game.board >> each.id & 1]
        marks = [Text(" ").append_text(self.marks(space)) for space in shown]
        table = Table.grid(
            Column(ratio=1, overflow="fold"),
            Column(justify="right", overflow="fold", max_width=9),
            Column(width=0 if icon == LANDSRAAD else 2),
            Column(width=max(3, *(mark.cell_len for mark in marks)), no_wrap=True),
        )
        table.expand = True
        for space, mark in zip(shown, marks, strict=True):
            table.add_row(
                Padding(Text(self.name("space", space.slug)), (0, 1, 0, 1)),
                Text(self.entry(space), style="quiet"),
                Text(f" {COMBAT}" if space.combat else "", style="quiet"),
                mark,
            )
        return table

    def entry(self, space: Space) -> str:
        """What entering asks for."""
        say, game = self.say.words.say, self.game
        solari = (
            space.solari if self.seat is None else entry_solari(game, HouseId(self.seat), space)
        )
        if solari:
            return say("amount-solari", n=solari)
        if space.spice:
            more = "+" if space.id == SELL_MELANGE else ""
            return say("amount-spice", n=space.spice) + more
        if space.water:
            return say("amount-water", n=space.water)
        if space.needs:
            faction = FACTION_NAMES[space.needs_faction]
            return f"{space.needs} {self.name('faction', faction)}"
        return ""

    def marks(self, space: Space) -> Text:
        """Agents there, bonus spice, the flag, and who has taken what is taken once."""
        game = self.game
        line = Text()
        for house in game.every_house:
            for post in game.posts[house]:
                if post == space.id:
                    line.append_text(letter(self.say, house))
        if not line:
            line.append(FREE, style="quiet")
        if space.maker >= 0 and game.bonus[space.maker]:
            line.append(f" +{game.bonus[space.maker]}", style="accent")
        location = LOCATION[space.id]
        holder = NOBODY if location < 0 else game.controller(location)
        if holder != NOBODY:
            line.append(f" {FLAG}")
            line.append_text(letter(self.say, holder))
        taken = {HIGH_COUNCIL: game.council, SWORDMASTER: game.swordmaster}.get(space.id, 0)
        if taken:
            line.append(TAKEN, style="quiet")
            for house in game.every_house:
                if taken >> house & 1:
                    line.append_text(letter(self.say, house))
        return line

    def forces(self) -> Table:
        """Troops, swords and strength of each house in the Conflict."""
        words, game = self.say.words, self.game
        table = Table.grid(
            Column(ratio=1, overflow="fold"),
            *(Column(justify="right") for _ in range(3)),
            padding=(0, 0, 0, 1),
        )
        table.expand = True
        table.add_row(
            Text(words.name("zone-conflict"), style="title"),
            *(
                Text(words.name(f"resource-{name}"), style="quiet")
                for name in ("troops", "swords", "strength")
            ),
        )
        for house in game.every_house:
            figures = (game.troops[house], game.swords[house], game.strength(house))
            style = "" if game.troops[house] else "quiet"
            table.add_row(
                Padding(tagged(self.say, house), (0, 0, 0, 1)),
                *(Text(str(n), style=style) for n in figures),
            )
        return table

    # The conflict card ----------------------------------------------------------------------------

    def conflict(self) -> RenderableType:
        """The card being fought for and its rewards."""
        card = CONFLICTS[self.game.conflict]
        words = self.say.words
        name = self.name("conflict", card.slug)
        tier = words.name(f"tier-{card.tier}")
        head = Text(words.fill("labelled", label=tier, text=name), style="title")
        table = Table.grid(Column(), Column(overflow="fold"), padding=(0, 2, 0, 0))
        for place, reward in enumerate(card.rewards, start=1):
            if place == 3 and self.game.houses < 4:
                break
            label = Text(self.say("reward-place", n=place), style="quiet")
            table.add_row(Padding(label, (0, 0, 0, 1)), writer.title(words, reward))
        return Group(head, table)

    # Houses ---------------------------------------------------------------------------------------

    def houses(self) -> Table:
        """What everyone may know of each house, one line each."""
        say, words, game = self.say, self.say.words, self.game
        names = [say("column-points")]
        names += [words.name(f"resource-{name}") for name in RESOURCE_NAMES]
        names += [
            say(f"column-{name}")
            for name in ("agents", "garrison", "hand", "intrigue", "deck", "discard")
        ]
        room = self.width - 10 - sum(cell_len(name) + 1 for name in names)
        leaders = [words.name("term-leader")] if room >= LEADER else []
        table = figures(
            say("column-house"), *leaders, *names, left=1 + len(leaders), gap=1, no_wrap=True
        )
        if leaders:
            table.columns[1].no_wrap, table.columns[1].max_width = False, room
        for house in game.every_house:
            own = agents(game, house) + (1 if game.mentat == house else 0)
            piles = (game.hand[house], game.intrigues[house], game.deck[house], game.discard[house])
            hand, intrigues, deck, discard = [len(pile) for pile in piles]
            rival = game.is_rival(house)
            row = [
                *(game.score[house], *game.purse[house * 3 : house * 3 + 3]),
                *(f"{game.ready[house]}/{own}", game.garrison[house]),
                *(("", intrigues) if rival else (hand, intrigues, deck, discard)),
            ]
            mark = "›" if house == game.turn else " "
            table.add_row(
                Text(f"{mark} ").append_text(tagged(say, house)),
                *[self.leader(house) for _ in leaders],
                *[str(figure) for figure in row],
            )
        return table

    def leader(self, house: int) -> str:
        leader = self.game.leader[house]
        if leader >= 0:
            return self.name("leader", LEADERS[leader].slug)
        return self.name("house", "hagal") if self.game.is_rival(HouseId(house)) else ""

    def player(self, house: int) -> Text:
        return coloured(self.say, house)

    def who(self, house: int) -> Text:
        """A house and its Leader."""
        return coloured(self.say, house).append(f" · {self.leader(house)}")

    def log(self, events: list[Event]) -> Table:
        return log(self.say, events, self.seat)

    # Cards to acquire -----------------------------------------------------------------------------

    def market(self) -> Table:
        """Row, Reserve and cards set aside, with what each card costs."""
        game = self.game
        row = [self.priced(card) for card in game.row]
        reserve = [
            self.priced(card).append(f" ×{n}", style="quiet")
            for card, n in zip(RESERVE_CARDS, game.reserve, strict=True)
        ]
        aside = [
            coloured(self.say, house).append(": ").append_text(self.priced(card))
            for house, card in enumerate(game.aside)
            if card != NOTHING
        ]
        zones = [("row", row), ("reserve", reserve), *[("aside", [each]) for each in aside]]
        named = [(self.name("zone", zone), cards) for zone, cards in zones]
        return labelled(named, self.width, least=cell_len(self.name("zone", "aside")))

    def priced(self, card: int) -> Text:
        name = Text(self.name("card", CARDS[card].slug))
        cost = CARDS[card].cost
        if cost != NOT_SOLD:
            name.append(f" {price(self.game, card)}", style="accent")
        return name

    def market_texts(self) -> Group:
        """Row and Reserve with all that the cards do."""
        parts: list[RenderableType] = []
        for zone, cards in (("row", self.game.row), ("reserve", list(RESERVE_CARDS))):
            parts.append(Text(self.say.words.name(f"zone-{zone}"), style="title"))
            parts.append(self.card_table(cards, costs=True))
        return Group(*parts)

    # Cards of a house -----------------------------------------------------------------------------

    def hand(self, house: int) -> Group:
        """A hand with icons and text, Intrigue cards, and where the other cards are."""
        game, words = self.game, self.say.words
        parts: list[RenderableType] = [Text(words.name("zone-hand"), style="title")]
        if game.hand[house]:
            parts.append(self.card_table(game.hand[house]))
        else:
            key = "hand-empty" if house == self.seat else "no-hand"
            parts.append(
                Text(f" {self.say(key, house=house_name(self.say, house))}", style="quiet")
            )
        if game.intrigues[house]:
            parts.append(Text(words.name("zone-intrigue"), style="title"))
            parts.append(self.intrigue_table(game.intrigues[house]))
        return Group(*parts, self.elsewhere(house))

    def card_table(self, cards: list[int], costs: bool = False) -> Table:
        """Cards with their icons and both boxes."""
        words = self.say.words

        def row(card: int) -> tuple[Text, str, str]:
            made = CARDS[card]
            name = self.priced(card) if costs else Text(self.name("card", made.slug))
            icons = [
                words.name(f"icon-{ICON_NAMES[icon]}")
                for icon in range(len(ICON_NAMES))
                if made.icons >> icon & 1
            ]
            boxes = [
                words.fill("labelled", label=box.label, text=box.text)
                for box in components.card(words, made).texts
            ]
            return name, words.listed("plus", icons), "\n".join(boxes)

        return self.counted(cards, row, (28, 24), indent=1)

    def intrigue_table(self, cards: list[int]) -> Table:
        """Intrigue cards with their type and what they do."""

        def row(card: int) -> tuple[Text, str, str]:
            made = INTRIGUES[card]
            timing = self.say.words.name(f"type-{TIMING_NAMES[made.timing]}")
            return Text(self.name("intrigue", made.slug)), timing, self.uses(made)

        return self.counted(cards, row, (28, 24), indent=1)

    def uses(self, made: Intrigue) -> str:
        """What an Intrigue card does, at its own time and perhaps at the end of the game."""
        texts = components.intrigue(self.say.words, made).texts
        parts = [texts[0].text]
        for use in texts[1:]:
            if use.text:
                parts.append(self.say.words.fill("labelled", label=use.label, text=use.text))
        return "\n".join(parts)

    def elsewhere(self, house: int) -> Group:
        """Cards in play and discarded, those that last, and what only their owner knows."""
        game, words = self.game, self.say.words
        lines: list[tuple[str, str | Text]] = []
        for zone, cards in (("play", game.play[house]), ("discard", game.discard[house])):
            if cards:
                lines.append((words.name(f"zone-{zone}"), self.card_names(cards)))
        if game.lasting[house]:
            names = [self.name("intrigue", INTRIGUES[card].slug) for card in game.lasting[house]]
            lines.append((words.name("zone-play"), words.listed("plus", names)))
        parts: list[RenderableType] = [noted(lines)] if lines else []
        if house == self.seat and game.deck[house] and game.deck[house][-1] >= 0:
            card = self.name("card", CARDS[game.deck[house][-1]].slug)
            parts.append(Text(self.say("top-card", card=card)))
        if game.tokens[house] > 0:
            factions = [
                self.name("faction", name)
                for i, name in enumerate(FACTION_NAMES)
                if game.tokens[house] >> i & 1
            ]
            parts.append(Text(self.say("tokens-are", factions=words.listed("and", factions))))
        return Group(*parts)

    def card_names(self, cards: list[int]) -> str:
        """`Dagger × 2, Diplomacy`."""
        found: list[str] = []
        for card, n in sorted(Counter(cards).items()):
            name = self.name("card", CARDS[card].slug)
            found.append(f"{name} {self.say('copies', n=n)}" if n > 1 else name)
        return self.say.words.listed("plus", found)

    # In one line ----------------------------------------------------------------------------------

    def purse(self, house: int) -> Text:
        """What a house has to spend, in one line."""
        game, words = self.game, self.say.words
        parts = [
            words.say(f"amount-{name}", n=game.purse[house * 3 + i])
            for i, name in enumerate(RESOURCE_NAMES)
        ]
        parts.append(f"{words.name('zone-garrison')} {game.garrison[house]}")
        if game.troops[house]:
            parts.append(
                f"{words.name('zone-conflict')} {game.troops[house]} "
                f"({words.name('resource-strength')} {game.strength(HouseId(house))})"
            )
        elif game.swords[house]:
            parts.append(f"{words.name('resource-swords')} {game.swords[house]}")
        if game.turn == house and game.revealing:
            parts.append(f"{words.name('resource-persuasion')} {game.persuasion}")
        items = [coloured(self.say, house), *(Text(part, style="quiet") for part in parts)]
        return flow(items, self.width, " · ")

    # The end --------------------------------------------------------------------------------------

    def standings(self) -> list[RenderableType]:
        """The ranking with what breaks ties."""
        game, say = self.game, self.say
        result = game.result
        assert result is not None
        resources = [self.name("resource", name) for name in ("spice", "solari", "water")]
        table = figures(
            *(say("column-place"), say("column-house"), self.name("term", "leader")),
            *(say("column-points"), *resources, say("column-garrison")),
            left=3,
        )
        table.columns[0].justify = "right"
        place = 1
        for group in result.ranking:
            for house in group:
                solari, spice, water = game.purse[house * 3 : house * 3 + 3]
                row = (game.score[house], spice, solari, water, game.garrison[house])
                table.add_row(str(place), coloured(say, house), self.leader(house), *map(str, row))
            place += len(group)
        return [table]
