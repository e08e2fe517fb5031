"""The classic Dune in text: map, factions, auction, battle, shield, at 100 columns.

Everything is drawn from a position of which whoever looks may know all: a view's, or the true one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kanly.classic.map import CALM, members
from kanly.classic.position import (
    CAPTIVE,
    HIDDEN,
    HOME,
    NOBODY,
    NOWHERE,
    TANKS,
    Classic,
)
from kanly.classic.tables.advantages import POWERS
from kanly.classic.tables.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EVERY_FACTION,
    FREMEN,
    HARKONNEN,
)
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.numbers import KWISATZ_HADERACH_LOSSES
from kanly.classic.tables.phases import PHASE_NAMES, SETUP
from kanly.classic.tables.spice import SPICE_CARDS
from kanly.classic.tables.territories import STRONGHOLD, TERRITORIES
from kanly.classic.tables.treachery import KIND_NAMES, TREACHERY_CARDS
from kanly.classic.types import FactionId
from kanly.classic.victory import strongholds
from kanly.cli.board import NONE, Board
from kanly.cli.classic.chart import STAR, Chart, holder
from kanly.cli.classic.deals import deals
from kanly.cli.classic.log import log
from kanly.cli.classic.names import (
    UNKNOWN,
    card_name,
    coloured,
    faction_name,
    leader_name,
    letter,
    listed,
    number,
    territory_name,
)
from kanly.cli.classic.wheels import wheels
from kanly.cli.layout import figures, flow, labelled, noted
from kanly.core.event import Event
from kanly.translation.words import capital


class ClassicBoard(Board):
    """A position of the classic game."""

    game: Classic

    @cached_property
    def chart(self) -> Chart:
        return Chart(self.say, self.game, self.width)

    def draw(self) -> Group:
        """The whole table."""
        parts: list[RenderableType] = [
            self.heading(),
            Rule(style="quiet"),
            self.chart.draw(),
            self.chart.legend(),
            Text(),
            self.strongholds(),
            self.decks(),
            Text(),
            self.factions(),
        ]
        for part in (self.tanks(), self.under_way(), deals(self.say, self.game, self.width)):
            if part is not None:
                parts += [Text(), part]
        return Group(*parts)

    def under_way(self) -> RenderableType | None:
        """The auction or the battle, while there is one."""
        if self.game.sides[0] != NOBODY:
            return wheels(self.say, self.game)
        return self.auction() if self.game.row else None

    def term(self, slug: str) -> str:
        return capital(self.say.words.name(f"classic-term-{slug}"))

    def many(self, slug: str) -> str:
        return capital(self.say.words.name(f"classic-term-{slug}", "many"))

    def in_order(self) -> list[FactionId]:
        """The factions in storm order; before there is one, those that are assigned."""
        game = self.game
        return game.order or [f for f in EVERY_FACTION if game.plays(f)]

    # The top line ---------------------------------------------------------------------------------

    def heading(self) -> Text:
        """Turn, phase, storm, First Player, and what a Karama has stopped."""
        game, say = self.game, self.say
        line = Text(say.words.name(f"classic-phase-{PHASE_NAMES[SETUP]}"), style="title")
        if game.turn:
            line = Text(say("turn-of", n=game.turn, most=game.rules.turns), style="title")
            phase = say.words.name(f"classic-phase-{PHASE_NAMES[game.phase]}")
            line.append(f" · {phase}", style="not bold")
        parts = [say("storm-at", n=game.storm) if game.storm != CALM else say("no-storm")]
        if game.turn and game.order:
            parts.append(say("first-player", house=faction_name(say, game.order[0])))
        if not game.wall:
            parts.append(say("wall-gone"))
        if game.storm_card not in (0, HIDDEN):
            parts.append(say("storm-card-is", n=game.storm_card))
        stopped = [
            say.words.name(f"classic-power-{POWERS[power].slug}")
            for power in members(game.stopped | game.stopped_once)
        ]
        if stopped:
            parts.append(say("stopped-are", powers=say.words.listed("and", stopped)))
        for part in parts:
            line.append(f" · {part}", style="not bold")
        return line

    # Strongholds and decks ------------------------------------------------------------------------

    def strongholds(self) -> Table:
        """Who occupies which."""
        items = []
        for territory in TERRITORIES:
            if territory.kind == STRONGHOLD:
                line = Text(f"{territory_name(self.say, territory.id)} ")
                owner = holder(self.game, territory.id)
                if owner == NOBODY:
                    items.append(line.append(NONE, style="quiet"))
                else:
                    items.append(line.append_text(coloured(self.say, owner)))
        return self.labelled(self.many("stronghold"), items)

    def decks(self) -> Table:
        """What is left of the decks, and where the next worms come."""
        game, say = self.game, self.say
        items = [Text(say("spice-deck-has", n=len(game.spice_deck)))]
        worms = [territory_name(say, place) for place in game.tops if place != NOWHERE]
        if worms:
            items.append(Text(say("worm-comes", places=say.words.listed("or", worms))))
        if game.spice_deck and game.spice_deck[-1] >= 0 and self.seat is not None:
            slug = SPICE_CARDS[game.spice_deck[-1]].slug
            card = say.words.name(f"classic-spice-card-{slug}")
            items.append(Text(say("top-spice", card=card)))
        items.append(Text(say("treachery-deck-has", n=len(game.deck))))
        if game.discard:
            items.append(Text(say("discard-has", n=len(game.discard))))
        return self.labelled(say("decks"), items)

    def labelled(self, title: str, items: Sequence[Text]) -> Table:
        """A title, and items in as many lines as they need."""
        return labelled([(title, items)], self.width)

    # Factions -------------------------------------------------------------------------------------

    def factions(self) -> Table:
        """What everyone may know of each faction, one line each, in storm order."""
        game, say = self.game, self.say
        columns = ("map", "tanks", "cards", "leaders", "strongholds")
        names = [self.term(name) for name in ("faction", "spice", "reserves")]
        names += [say(f"column-{name}") for name in columns]
        table = figures(*names, gap=1, no_wrap=True)
        table.add_column(say("column-allies"), overflow="fold")
        for faction in self.in_order():
            spice = number(game.spice[faction])
            if game.bribes[faction]:
                spice += f"+{game.bribes[faction]}"
            ready = [leader for leader in LEADERS_OF[faction] if game.leader_at[leader] != TANKS]
            allies = Text(" ").join([letter(say, ally) for ally in game.allies(faction)])
            mark = "›" if faction in self.acting() else " "
            table.add_row(
                Text(f"{mark} ")
                .append_text(letter(say, faction))
                .append(" ")
                .append_text(coloured(say, faction)),
                spice,
                starred(game.reserves[faction], game.reserve_stars[faction]),
                starred(sum(game.forces[faction]), sum(game.stars[faction])),
                starred(game.tanks[faction], game.tank_stars[faction]),
                self.cards(faction),
                f"{len(ready)}/{len(LEADERS_OF[faction])}",
                str(strongholds(game, faction)),
                allies or Text(NONE),
            )
        return table

    def acting(self) -> list[int]:
        """The factions whose turn it is, as far as everyone sees it."""
        return [faction for faction in self.game.sides if faction != NOBODY]

    def cards(self, faction: FactionId) -> str:
        """The number of a faction's cards, where it is known."""
        hand = self.game.hand[faction]
        if not self.game.counted and HIDDEN in hand:
            known = len([card for card in hand if card != HIDDEN])
            return f"{known}+{UNKNOWN}" if known else UNKNOWN
        return str(len(hand))

    def tanks(self) -> Table | None:
        """Dead leaders, and captives that the viewer knows of."""
        game, say = self.game, self.say
        items: list[Text] = []
        for faction in self.in_order():
            dead = [leader for leader in LEADERS_OF[faction] if game.leader_at[leader] == TANKS]
            names = [leader_name(say, leader) for leader in dead]
            if faction == ATREIDES and game.kh_dead:
                names.append(say.words.name("classic-term-kwisatz-haderach"))
            if names:
                listed_names = say.words.listed("plus", names)
                items.append(letter(say, faction).append(f" {listed_names}", style="none"))
        return self.labelled(self.term("tanks"), items) if items else None

    # The auction ----------------------------------------------------------------------------------

    def auction(self) -> Table:
        """The card on offer, the highest bid, and who has passed."""
        game, say = self.game, self.say
        items = [Text(say("cards-to-sell", n=len(game.row)))]
        if game.row[-1] != HIDDEN and self.seat is not None:
            items.append(Text(say("on-offer", card=card_name(say, game.row[-1])), style="accent"))
        if game.bidder == NOBODY:
            items.append(Text(say("no-bid")))
        else:
            bidder = faction_name(say, game.bidder)
            items.append(Text(say("highest-bid", faction=bidder, n=game.bid), style="accent"))
        passed = [f for f in game.order if game.passed >> f & 1 and f != game.bidder]
        if passed:
            items.append(Text(say("have-passed", factions=listed(say, passed))))
        return self.labelled(self.say.words.name("classic-phase-bidding"), items)

    # Behind the shield ----------------------------------------------------------------------------

    def own(self, seat: int) -> list[FactionId]:
        return self.game.factions_of(seat)

    def player(self, seat: int) -> Text:
        """A seat by the factions it plays."""
        own = self.own(seat)
        if not own:
            return Text(self.say("seat-is", n=seat + 1))
        return Text(" + ").join([coloured(self.say, faction) for faction in own])

    def log(self, events: list[Event]) -> Table:
        return log(self.say, events, self.seat)

    def hand(self, seat: int) -> Group:
        """What a seat has behind its shield, as far as the viewer may know it."""
        parts: list[RenderableType] = []
        for faction in self.own(seat):
            parts += [coloured(self.say, faction), Padding(self.shield(faction), (0, 0, 0, 1))]
        return Group(*parts)

    def shield(self, faction: FactionId) -> Group:
        """One faction: its cards with their text, its leaders, its traitors, its secrets."""
        game, say = self.game, self.say
        lines: list[tuple[str, str | Text]] = [(say("column-leaders"), self.leaders(faction))]
        captives = [x.id for x in LEADERS if game.leader_at[x.id] == CAPTIVE]
        if faction == HARKONNEN and captives:
            names = [leader_name(say, leader) for leader in captives]
            lines.append((self.many("captive"), say.words.listed("plus", names)))
        if game.traitors[faction]:
            names = [self.traitor(leader) for leader in game.traitors[faction]]
            lines.append((self.many("traitor"), say.words.listed("plus", names)))
        if faction == BENE_GESSERIT and game.predicted not in (NOBODY, HIDDEN):
            foretold = say(
                "predicts",
                faction=faction_name(say, game.predicted),
                turn=number(game.predicted_turn),
            )
            lines.append((self.term("prediction"), foretold))
        if faction == ATREIDES and game.rules.kwisatz:
            lines.append((self.term("kwisatz-haderach"), self.kwisatz()))
        if faction == FREMEN and game.storm_card not in (0, HIDDEN):
            lines.append((self.term("storm-card"), str(game.storm_card)))
        return Group(self.hand_of(faction), noted(lines, style="quiet"))

    def hand_of(self, faction: int) -> RenderableType:
        """Treachery cards, the same card once with its number."""
        say, hand = self.say, self.game.hand[faction]
        if not hand:
            return Text(say("no-treachery"), style="quiet")
        unknown = "unknown-cards" if self.game.counted else "more-cards-perhaps"

        def row(card: int) -> tuple[Text, str, str]:
            made = TREACHERY_CARDS[card]
            kind = say.words.name(f"classic-kind-{KIND_NAMES[made.kind]}")
            text = say.words.name(f"classic-card-{made.slug}-text")
            return Text(card_name(say, card)), kind, text

        return self.counted(hand, row, (20, 20), unknown)

    def leaders(self, faction: int) -> Text:
        """Each leader with its strength, and where it is if not at home."""
        items: list[Text] = []
        for leader in LEADERS_OF[faction]:
            at = self.game.leader_at[leader]
            line = Text(f"{leader_name(self.say, leader)} {LEADERS[leader].strength}")
            if at != HOME:
                line.append(f" ({self.place_of(at)})", style="quiet")
            items.append(line)
        return flow(items, self.width - 20, " · ")

    def place_of(self, at: int) -> str:
        if at == TANKS:
            return self.say("in-tanks")
        if at == CAPTIVE:
            return self.say.words.name("classic-term-captive")
        return UNKNOWN if at == HIDDEN else territory_name(self.say, at)

    def traitor(self, leader: int) -> str:
        """A traitor card: the leader, and whose it is."""
        name = leader_name(self.say, leader)
        if leader < 0:
            return name
        return f"{name} ({faction_name(self.say, LEADERS[leader].faction)})"

    def kwisatz(self) -> str:
        """How far the Kwisatz Haderach is."""
        game = self.game
        if game.kh_dead:
            return self.say("in-tanks")
        if game.losses == HIDDEN or game.losses >= KWISATZ_HADERACH_LOSSES:
            awake = game.kh_seen or game.losses != HIDDEN
            return self.say("kwisatz-awake") if awake else UNKNOWN
        return self.say("kwisatz-sleeps", n=game.losses, most=KWISATZ_HADERACH_LOSSES)

    # In one line ----------------------------------------------------------------------------------

    def purse(self, seat: int) -> RenderableType:
        """What each faction of a seat has to play with."""
        return Group(*[self.line_of(faction) for faction in self.own(seat)])

    def line_of(self, faction: FactionId) -> Text:
        game, say = self.game, self.say
        spice = say("purse-spice", n=number(game.spice[faction]))
        if game.bribes[faction]:
            spice += f" (+{game.bribes[faction]})"
        reserves = starred(game.reserves[faction], game.reserve_stars[faction])
        parts = [spice, f"{self.term('reserves')} {reserves}"]
        if game.tanks[faction]:
            tanks = starred(game.tanks[faction], game.tank_stars[faction])
            parts.append(f"{say('column-tanks')} {tanks}")
        known = [card_name(say, card) for card in game.hand[faction] if card != HIDDEN]
        if known:
            parts.append(say.words.listed("plus", known))
        items = [coloured(say, faction), *(Text(part, style="quiet") for part in parts)]
        return flow(items, self.width, " · ")

    # The end --------------------------------------------------------------------------------------

    def winners(self) -> list[str]:
        return [faction_name(self.say, faction) for faction in members(self.game.winners)]

    def standings(self) -> list[RenderableType]:
        """Who won, and what everyone has at the end."""
        game, say = self.game, self.say
        columns = (say("column-strongholds"), self.term("spice"), say("column-map"))
        table = figures(self.term("faction"), *columns)
        for faction in sorted(game.order, key=lambda f: not game.winners >> f & 1):
            won = game.winners >> faction & 1
            table.add_row(
                Text("› " if won else "  ").append_text(coloured(say, faction)),
                str(strongholds(game, faction)),
                number(game.spice[faction]),
                str(sum(game.forces[faction])),
            )
        return [table]


def starred(total: int, stars: int) -> str:
    """`12★3`: twelve forces, three of them starred."""
    return f"{total}{STAR}{stars}" if stars else str(total)
