"""The table of one player of Dune: Imperium in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from kanly.cli.cards import in_full
from kanly.cli.imperium.board import ImperiumBoard
from kanly.cli.imperium.names import coloured, house_name
from kanly.cli.table import TerminalTable
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.event import Event
from kanly.imperium.choices import COLOURS, END
from kanly.imperium.pending_effects import given_up
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.types import HouseId
from kanly.translation import Entry, label
from kanly.translation.imperium import components


class ImperiumTable(TerminalTable):
    """One player at the board of Dune: Imperium."""

    shows = ("?", "board", "hand", "row", "look")
    with_board = ("turn", "combat", "leader", "masterstroke")
    asked_twice = -1
    """The length of the history at which the player was told what ending the turn gives up."""

    @property
    def game(self) -> Imperium:
        game = self.session.game
        assert isinstance(game, Imperium)
        return game

    def board(self) -> ImperiumBoard:
        board = super().board()
        assert isinstance(board, ImperiumBoard)
        return board

    def sure(self, choice: Choice) -> bool:
        """Ending a turn that gives something up is asked twice (IMP-EFF-02)."""
        game, count = self.board().game, len(self.game.history)
        lost = given_up(game, HouseId(self.session.seat)) if choice is END else []
        if not lost or self.asked_twice == count:
            return True
        self.asked_twice = count
        decision = game.decision(self.session.seat)
        words = self.say.words
        names = words.listed("choices", [label(words, each, decision) for each in lost])
        self.wrong(self.say("gives-up", lost=names, command=END.notation))
        return False

    def whole_table(self) -> RenderableType:
        board = self.board()
        return Group(board.draw(), Text(), board.hand(self.session.seat))

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
        board = self.board()
        for house in self.game.every_house:
            leader = board.leader(house)
            if house == session.seat:
                key = "you-lead" if leader else "you-are"
                text = say(key, house=house_name(say, house), leader=leader)
            elif house in session.players:
                text = say("bot-is", house=house_name(say, house), bot=self.bot(house))
            else:
                key = "rival-is" if self.game.scores(house) else "hagal-is"
                text = say(key, house=house_name(say, house), leader=leader)
            self.print(Text(text, style="title" if house == session.seat else ""))
        self.print_leader(self.game.leader[session.seat])

    def print_leader(self, leader: int) -> None:
        """A Leader with both abilities, if there is one."""
        if leader >= 0:
            self.print(in_full(components.leader(self.say.words, LEADERS[leader])))

    # Commands -------------------------------------------------------------------------------------

    def on_row(self, rest: str) -> bool:
        self.print(self.board().market_texts())
        return False

    def on_look(self, rest: str) -> bool:
        """The cards of a house, as far as the player may know them."""
        colours, known = COLOURS[: self.game.houses], (self.say.plain, self.say.words)
        names = {
            house: (colour, *[words.name(f"colour-{colour}") for words in known])
            for house, colour in enumerate(colours)
        }
        house = self.named(rest, names)
        if house is None:
            self.wrong(self.say("look-house", houses=" | ".join(colours)))
            return False
        self.print(coloured(self.say, house))
        self.print_leader(self.game.leader[house])
        self.print(self.board().hand(house))
        return False

    # Components -----------------------------------------------------------------------------------

    def in_game(self, entry: Entry) -> bool:
        return self.game.ix is not None or not entry.fact("set")

    def marked(self, entry: Entry) -> Entry:
        """The entry, with a mark if it is the Conflict that is being fought."""
        conflict = self.game.conflict
        fought = conflict != NOTHING and entry.slug == CONFLICTS[conflict].slug
        if entry.kind != "conflict" or not fought:
            return entry
        return entry._replace(title=f"{entry.title} · {self.say('fought-now')}")
