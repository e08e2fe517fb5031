"""What an assistant can do over the Model Context Protocol: a game, and looking things up."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from secrets import randbits
from threading import Lock
from typing import TYPE_CHECKING, Final

import kanly
from kanly import bots
from kanly.bots.advice import Advice, advise
from kanly.bots.search.budget import Budget
from kanly.cli import settings
from kanly.core.errors import BadOption, KanlyError
from kanly.core.registry import KITS, kit_of
from kanly.core.setup import Options, Value
from kanly.envs.text import TextTable
from kanly.translation import Words, label

if TYPE_CHECKING:
    from mcp.server import MCPServer

Tool = Callable[..., str]

MOST_HITS: Final = 8
MOST_SECONDS: Final = 30.0
INSTRUCTIONS: Final = """Play a board game against bots.

Call list_games, then new_game. Each answer shows what your seat may know and a numbered list of
your legal choices; call choose with a number or with the notation of a choice. look shows the page
again, why_not explains why a choice is not legal, and find_rules searches the numbered rules and
every card."""


class Desk:
    """The assistant's game, and what it may look up. Each method is one tool."""

    def __init__(self, lang: str = "en") -> None:
        self.words = Words(lang)
        self.table: TextTable | None = None
        self.lock = Lock()

    def complaint(self, error: KanlyError) -> str:
        """An error in words, with the rule behind a choice that is not legal."""
        return self.table.error(error) if self.table else self.words.complaint(error)

    def seated(self) -> TextTable:
        if self.table is None:
            raise BadOption("there is no game yet; call new_game first")
        return self.table

    # The game -------------------------------------------------------------------------------------

    def list_games(self) -> str:
        """List the games with their numbers of players, options and bots."""
        lines: list[str] = []
        for kit in KITS.values():
            counts = ", ".join([str(count) for count in kit.about.players])
            lines.append(f"{kit.name} ({self.words.game(kit.name)}), players: {counts}")
            for option in kit.about.options:
                values = ", ".join([str(value) for value in option.values]) or option.kind
                lines.append(f"  {option.key}: {values}")
        return "\n".join([*lines, f"bots: {', '.join(bots.BOTS)}"])

    def new_game(
        self,
        game: str = settings.GAME,
        players: int | None = None,
        seat: int = 0,
        opponents: str = "greedy",
        options: dict[str, Value] | None = None,
        seed: int | None = None,
    ) -> str:
        """Begin a game against bots and show the first question. The game before it is given up.

        seat counts from 0. opponents is one bot for all other seats, or their names with commas.
        options are those of list_games, such as {"ix": true} or {"advanced": true}. The same seed
        gives the same game.
        """
        chosen: Options = dict(options or {})
        kit = kit_of(game)
        dealt = randbits(31) if seed is None else seed
        names = [name.strip() for name in opponents.split(",")]
        self.table = TextTable(kit.name, players, chosen, seat, names, dealt, self.words.lang)
        return self.table.page()

    def look(self) -> str:
        """Show the table as your seat sees it, and what you are asked."""
        return self.seated().page()

    def choose(self, choice: str) -> str:
        """Make a choice: its number in the list, or its notation. Shows the next question."""
        table = self.seated()
        table.answer(choice)
        return table.page()

    def why_not(self, choice: str) -> str:
        """Say why a choice, given in notation, is not legal now, and which rule says so."""
        return self.seated().why_not(choice)

    def advise(self, seconds: float = 3.0) -> str:
        """Ask a strong bot for the best choices. It sees only what your seat may know."""
        table = self.seated()
        if not 0 < seconds <= MOST_SECONDS:
            raise BadOption(f"{seconds:g} seconds; expected more than 0, at most {MOST_SECONDS:g}")
        view = table.game.view(table.seat)
        if view.decision is None:
            raise BadOption("the game is over")
        found = advise(view, Budget(seconds=seconds))
        return "\n".join([self.advised(each) for each in found])

    def advised(self, advice: Advice) -> str:
        chance = "not examined" if advice.chance is None else f"{advice.chance:.0%} to win"
        text = label(self.words, advice.choice)
        why = [self.words.message(reason) for reason in advice.reasons]
        return " ".join([f"{advice.choice.notation} ({text}): {chance}.", *why])

    # Looking things up ----------------------------------------------------------------------------

    def find_rules(self, query: str, game: str | None = None) -> str:
        """Search the numbered rules, the rulings and every card, by words or by a rule's number."""
        from kanly.server.search import find, rule

        known = rule(query.strip(), self.words.lang)
        wanted = None if game is None else kit_of(game).name
        hits = [known] if known else find(query, self.words.lang, wanted, MOST_HITS)
        told = [f"{hit.id} ({hit.title}): {hit.text}" for hit in hits]
        return "\n\n".join(told) or f"Nothing was found for '{query}'."


def serve(desk: Desk, advice: bool) -> MCPServer[object]:
    """The server, with a tool for each method of the desk."""
    try:
        from mcp.server import MCPServer
    except ImportError as error:
        raise KanlyError(
            "this needs the MCP SDK, which is not installed: pip install 'kanly[mcp]'"
        ) from error
    server: MCPServer[object] = MCPServer(
        "kanly", instructions=INSTRUCTIONS, version=kanly.__version__, log_level="WARNING"
    )
    tools: list[Tool] = [desk.list_games, desk.new_game, desk.look, desk.choose, desk.why_not]
    tools += [desk.find_rules, desk.advise] if advice else [desk.find_rules]
    for tool in tools:
        server.add_tool(guarded(desk, tool))
    return server


def guarded(desk: Desk, tool: Tool) -> Tool:
    """A tool that runs alone, and whose errors reach the assistant in words."""
    from mcp.server.mcpserver.exceptions import ToolError

    @wraps(tool)
    def run(*args: object, **named: object) -> str:
        try:
            with desk.lock:
                return tool(*args, **named)
        except KanlyError as error:
            raise ToolError(desk.complaint(error)) from error

    return run
