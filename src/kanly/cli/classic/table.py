"""The table of one player of the classic Dune, and the game's face for any reader."""

from __future__ import annotations

from rich.rule import Rule
from rich.text import Text

from kanly.classic.position import Classic
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.types import FactionId
from kanly.cli.classic.board import ClassicBoard
from kanly.cli.classic.deals import deal_line, draft, waiting
from kanly.cli.classic.log import whose
from kanly.cli.classic.names import coloured, faction_name
from kanly.cli.menu import written
from kanly.cli.table import TerminalTable
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.event import Event
from kanly.translation import label


class ClassicTable(TerminalTable):
    """One player at the map of Dune."""

    shows = ("?", "board", "hand", "look", "anytime")
    with_board = ("ship", "battle", "nexus", "worm", "ride", "split", "first-advisor")
    with_map = ("move", "storm-losses", "before-storm", "call-worm")
    """Decisions for which the map alone is shown."""

    @property
    def game(self) -> Classic:
        game = self.session.game
        assert isinstance(game, Classic)
        return game

    def board(self) -> ClassicBoard:
        board = super().board()
        assert isinstance(board, ClassicBoard)
        return board

    @property
    def own(self) -> list[FactionId]:
        """The player's factions."""
        return self.game.factions_of(self.session.seat)

    def is_own(self, event: Event) -> bool:
        own = [FACTIONS[faction].slug for faction in self.own]
        return whose(event) in ("", *own)

    # Asking ---------------------------------------------------------------------------------------

    def show_before(self, decision: Decision, board: bool) -> None:
        """The map, the auction or the battle without the table; deals that wait for an answer."""
        drawn = self.board()
        position = drawn.game
        if not board:
            if decision.kind.name in self.with_map:
                self.print(drawn.chart.draw())
            under_way = drawn.under_way()
            if under_way is not None:
                self.print(under_way)
        self.show_plan(decision)
        for deal in waiting(position, self.own):
            line = Text(self.say("deal-waits"), style="accent")
            self.print(line.append(" ").append_text(deal_line(self.say, deal)))
        for faction in self.own:
            if position.drafts[faction]:
                self.print(draft(self.say, position.drafts[faction]))

    def show_plan(self, decision: Decision) -> None:
        """The parts of the player's battle plan that are settled."""
        if decision.kind.name == "plan" and (given := self.session.game.given(self.session.seat)):
            parts = [label(self.say.words, choice, decision) for choice in given]
            self.print(Text(self.say("plan-so-far", parts=" · ".join(parts)), style="accent"))

    def understood(self, text: str) -> Choice | None:
        """The choice that was typed: an answer, or something out of turn by its notation."""
        assert self.menu is not None
        known = text.partition(" ")[0] in self.actions or text.startswith("?")
        if text and not known and not self.menu.find(text):
            offer = self.session.game.free(self.session.seat)
            found = written(offer.choices, text) if offer is not None else []
            if len(found) == 1:
                return self.with_words(found[0])
        choice = super().understood(text)
        return None if choice is None else self.with_words(choice)

    def with_words(self, choice: Choice) -> Choice:
        """The choice; where it may come with words and has none, the player is asked for them."""
        if not choice.spoken or choice.words:
            return choice
        words = self.read(self.say("your-words"))
        return choice.saying(words) if words else choice

    # Commands -------------------------------------------------------------------------------------

    def on_look(self, rest: str) -> bool:
        """What is known of a faction."""
        board = self.board()
        names: dict[int, tuple[str, str]] = {
            each: (FACTIONS[each].slug, faction_name(self.say, each)) for each in board.in_order()
        }
        faction = self.named(rest, names)
        if faction is None:
            slugs = " | ".join(slug for slug, _ in names.values())
            self.wrong(self.say("look-faction", factions=slugs))
            return False
        self.print(coloured(self.say, faction))
        self.print(board.line_of(FactionId(faction)))
        self.print(board.shield(FactionId(faction)))
        return False

    def on_anytime(self, rest: str) -> bool:
        """Open the list of what can be done out of turn; Enter closes it."""
        offer = self.session.game.free(self.session.seat)
        if offer is None:
            self.print(Text(self.say("nothing-unasked"), style="quiet"))
            return False
        menu = self.choices(offer)
        self.print(Rule(self.say("at-any-time"), style="quiet", align="left"))
        self.print(menu.draw())
        self.print(Text(self.say("enter-closes"), style="quiet"))
        while text := self.read(self.say("at-any-time")):
            found = menu.find(text)
            if len(found) == 1:
                self.session.apply(self.session.seat, self.with_words(found[0]))
                return True
            if found:
                self.ambiguous(text, found)
            else:
                self.unknown("unknown-choice", text, [])
        return False
