"""Dune: Imperium in the terminal: its face, and the table of one player."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from kanly.cli.cards import in_full
from kanly.cli.face import Drawn
from kanly.cli.imperium.board import Board
from kanly.cli.imperium.log import log
from kanly.cli.imperium.menu import Menu
from kanly.cli.imperium.names import coloured, house_name, listed
from kanly.cli.listing import Listing
from kanly.cli.say import Say
from kanly.cli.screen import WIDTH
from kanly.cli.table import TerminalTable
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.imperium.choices import COLOURS, END
from kanly.imperium.pending_effects import given_up
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.leaders import LEADERS
from kanly.words import Entry, label
from kanly.words.imperium import components


def imperium(game: Game) -> Imperium:
    assert isinstance(game, Imperium)
    return game


class ImperiumFace:
    """Houses with their colours on the board of Dune: Imperium."""

    def board(self, say: Say, game: Game, seat: int | None, width: int = WIDTH) -> Drawn:
        return Board(say, imperium(game), seat, width)

    def log(self, say: Say, events: list[Event], seat: int | None) -> RenderableType:
        return log(say, events, seat)

    def player(self, say: Say, game: Game, seat: int) -> Text:
        return coloured(say, seat)

    def ending(self, say: Say, game: Game) -> RenderableType:
        result = game.result
        assert result is not None
        winners = result.winners
        key = "winner-is" if len(winners) == 1 else "winners-are"
        line = say(key, house=house_name(say, winners[0]), houses=listed(say, winners))
        return Group(
            Text(f"{say('game-over')} {line} {say.words.result(result)}", style="title"),
            Board(say, imperium(game)).standings(),
        )


class ImperiumTable(TerminalTable):
    """One player at the board of Dune: Imperium."""

    face = ImperiumFace()
    asked_twice = -1
    """The length of the history at which the player was told what ending the turn gives up."""
    commands = (
        "help",
        "?",
        "board",
        "hand",
        "row",
        "look",
        "log",
        "choices",
        "undo",
        "save",
        "resume",
        "quit",
    )
    with_board = ("turn", "combat", "leader", "masterstroke")

    @property
    def game(self) -> Imperium:
        return imperium(self.session.game)

    def listing(self, decision: Decision) -> Listing:
        return Menu(self.say, imperium(self.position()), decision, self.console.width)

    def sure(self, choice: Choice) -> bool:
        """Ending a turn that gives something up is asked twice (IMP-EFF-02)."""
        game, count = imperium(self.position()), len(self.game.history)
        lost = given_up(game, self.session.seat) if choice is END else []
        if not lost or self.asked_twice == count:
            return True
        self.asked_twice = count
        decision = game.decision(self.session.seat)
        names = "; ".join([label(self.say.words, each, decision) for each in lost])
        self.wrong(self.say("gives-up", lost=names, command=END.notation))
        return False

    def drawn(self) -> Board:
        return Board(self.say, imperium(self.position()), self.session.seat, self.console.width)

    def whole_table(self) -> RenderableType:
        drawn = self.drawn()
        return Group(drawn.draw(), Text(), drawn.hand(self.session.seat))

    def show_before(self, decision: Decision, board: bool) -> None:
        """Leaders to choose between, with all that they can do."""
        if decision.kind.name == "leader":
            for choice in decision.choices:
                self.print_leader(choice.a)

    def is_own(self, event: Event) -> bool:
        own = f"colour-{COLOURS[self.session.seat]}"
        return event.args.get("seat", own) == own

    def welcome(self) -> None:
        session, say = self.session, self.say
        board = self.drawn()
        for house in range(self.game.houses):
            leader = board.leader(house)
            if house == session.seat:
                key = "you-lead" if leader else "you-are"
                text = say(key, house=house_name(say, house), leader=leader)
            elif house in session.players:
                text = say("bot-is", house=house_name(say, house), bot=session.players[house])
            else:
                key = "rival-is" if self.game.scores(house) else "hagal-is"
                text = say(key, house=house_name(say, house), leader=leader)
            self.print(Text(text, style="title" if house == session.seat else ""))
        if self.game.leader[session.seat] >= 0:
            self.print_leader(self.game.leader[session.seat])

    def print_leader(self, leader: int) -> None:
        """A Leader with both abilities."""
        self.print(in_full(components.leader(self.say.words, LEADERS[leader])))

    # Commands -------------------------------------------------------------------------------------

    def on_row(self, rest: str) -> bool:
        self.print(self.drawn().market_texts())
        return False

    def on_look(self, rest: str) -> bool:
        """The cards of a house, as far as the player may know them."""
        house = self.house_named(rest)
        if house is None:
            names = " | ".join(COLOURS[: self.game.houses])
            self.wrong(self.say("look-house", houses=names))
            return False
        self.print(coloured(self.say, house))
        if self.game.leader[house] >= 0:
            self.print_leader(self.game.leader[house])
        self.print(self.drawn().hand(house))
        return False

    def house_named(self, text: str) -> int | None:
        """A house by its colour in English or in the player's language, or by the player's name."""
        for house in range(self.game.houses):
            key = f"colour-{COLOURS[house]}"
            names = (COLOURS[house], self.say.plain.name(key), self.say.words.name(key))
            if text and any(name.lower().startswith(text.lower()) for name in names):
                return house
        return None

    # Components -----------------------------------------------------------------------------------

    def in_game(self, entry: Entry) -> bool:
        return self.game.ix is not None or not entry.fact("set")

    def marked(self, entry: Entry) -> Entry:
        """The entry, with a mark if it is the Conflict that is being fought."""
        conflict = self.game.conflict
        if entry.kind != "conflict" or conflict == NOTHING:
            return entry
        if entry.slug != CONFLICTS[conflict].slug:
            return entry
        return entry._replace(title=f"{entry.title} · {self.say('fought-now')}")
