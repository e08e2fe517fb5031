"""The table in the terminal: what the player sees, and what becomes of what the player types."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Column, Table
from rich.text import Text

from kanly.cli import session as sessions
from kanly.cli.batch import told
from kanly.cli.board import Board
from kanly.cli.cards import in_full, search
from kanly.cli.glue import show, unglued
from kanly.cli.log import log
from kanly.cli.menu import Menu, begins, is_number
from kanly.cli.say import Say
from kanly.cli.session import CannotSave, Session, imperium
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import BadOption, KanlyError
from kanly.core.message import Message
from kanly.imperium.choices import BOOK, COLOURS
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.leaders import LEADERS
from kanly.words import Entry, entries
from kanly.words.imperium import components

with suppress(ImportError):
    import readline  # noqa: F401  (editing and history at the prompt, where the system has it)

LOG: Final = 20
"""Events that `log` shows if not told otherwise."""
WITH_BOARD: Final = ("turn", "combat", "leader", "masterstroke")
"""Decisions for which the whole table is shown; the others need a line only."""
COMMANDS: Final = (
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


class Leave(Exception):
    """The player wants to stop."""


class TerminalTable:
    """One player at the terminal."""

    def __init__(self, session: Session, say: Say, console: Console) -> None:
        self.session = session
        self.say = say
        self.console = console
        self.told = 0
        """How much of the log the player has been shown."""
        self.full = True
        """Whether the next question comes with the whole table."""
        self.warned = False
        """Whether the player has been told that the game is not being saved."""
        self.menu: Menu | None = None
        self.actions: dict[str, Callable[[str], bool]] = {
            name: getattr(self, "on_" + ("about" if name == "?" else name)) for name in COMMANDS
        }

    # The course of the game -----------------------------------------------------------------------

    def play(self) -> None:
        """From here to the result, or until the player leaves; either way the game is saved."""
        self.welcome()
        try:
            while not self.session.game.over:
                decision = self.session.asked
                if decision is None:
                    self.bots_choose()
                else:
                    self.ask(decision)
            self.result()
        except Leave:
            return
        except EOFError:
            self.leave()
        except KeyboardInterrupt:
            self.print(Text())
            with suppress(CannotSave):
                self.leave()
            raise
        except KanlyError:
            raise
        except Exception:  # a fault of ours: keep what shows it
            with suppress(OSError):
                told(self.session.game).save(self.session.path)
                self.wrong(self.say("saved", path=str(self.session.path)))
            raise

    def bots_choose(self) -> None:
        """Let the bots choose until the player is asked."""
        session = self.session
        with self.console.status("", spinner="line") as status:
            while not session.game.over and session.asked is None:
                house = self.say.house(session.bot_decision().seat)
                status.update(self.say("thinking", house=house))
                session.let_bot_choose()

    def ask(self, decision: Decision) -> None:
        """Show what happened and what is asked; take what the player types until it is a choice."""
        self.menu = Menu(self.say, self.position(), decision, self.console.width)
        self.show_news()
        self.show_question(self.full or decision.kind.name in WITH_BOARD)
        self.full = False
        self.warn()
        while True:
            text = self.read()
            choice = self.understood(text)
            if choice is not None:
                self.session.apply(self.session.seat, choice)
                return
            name, _, rest = text.partition(" ")
            if text.startswith("?"):
                name, rest = "?", text[1:]
            if name in self.actions and self.obeyed(name, rest.strip()):
                return

    def obeyed(self, name: str, rest: str) -> bool:
        """Carry out a command; whether the question must be asked anew."""
        if rest and name not in USAGE:
            self.wrong(self.say("takes-nothing", command=name))
            return False
        return self.actions[name](rest)

    def warn(self) -> None:
        """Say once that the game is not being saved."""
        error = self.session.unsaved
        if error is not None and not self.warned:
            self.wrong(self.cannot_save(error))
        self.warned = error is not None

    # What is typed --------------------------------------------------------------------------------

    def read(self) -> str:
        """A line from the player; from a pipe it is also shown, so that the screen reads well."""
        prompt = f"{self.say('answer')} › "
        if sys.stdin.isatty():
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.print(Text(f"{prompt}{line.strip()}"))
        return line.strip()

    def understood(self, text: str) -> Choice | None:
        """The choice that was typed; else None, and whatever is wrong with it has been said."""
        menu = self.menu
        assert menu is not None
        if not text:
            return menu.items[0].choice if len(menu.items) == 1 else None
        if text.partition(" ")[0] in self.actions or text.startswith("?"):
            return None
        found = menu.find(text)
        if len(found) == 1:
            return found[0].choice
        if found:
            choices = ", ".join(item.choice.notation for item in found[:6])
            more = ", …" if len(found) > 6 else ""
            self.wrong(self.say("ambiguous", text=text, n=len(found), choices=choices + more))
        elif is_number(text):
            self.wrong(self.say("unknown-number", n=str(int(text)), most=len(menu.items)))
        else:
            self.explain(text)
        return None

    def explain(self, text: str) -> None:
        """Why what was typed is not a choice here, with the rule that says so."""
        menu = self.menu
        assert menu is not None
        exact = BOOK.find(text)
        meant = [known for known in BOOK.by_notation if begins(known, text.lower().split())]
        if exact is not None:
            meant = [exact.notation]
        if len(meant) != 1:
            legal = [item.choice.notation for item in menu.items]
            near = get_close_matches(text, legal, cutoff=0.5) or get_close_matches(text, meant)
            self.unknown("unknown-choice", text, near)
            return
        refusal = self.session.game.why_not(self.session.seat, meant[0])
        assert refusal is not None
        rule = self.say("rule", rule=refusal.rule) if refusal.rule else ""
        self.wrong(f"{self.say.words.refusal(refusal)} {rule}".rstrip())

    def unknown(self, key: str, text: str, near: list[str]) -> None:
        """Say that there is no such thing, and what may have been meant."""
        choices = self.say.words.listed("or", near)
        hint = self.say("did-you-mean", choices=choices) if near else self.say("type-help")
        self.wrong(f"{self.say(key, text=text)} {hint}")

    # Commands: each returns whether the question must be asked anew -------------------------------

    def on_help(self, rest: str) -> bool:
        self.print(Text(self.say("help-choose")))
        table = Table.grid(Column(no_wrap=True), Column(overflow="fold"), padding=(0, 3, 0, 1))
        for name in COMMANDS:
            key = "about" if name == "?" else name
            usage = f"{name} {USAGE[name]}" if name in USAGE else name
            table.add_row(usage, Text(self.say(f"help-{key}"), style="quiet"))
        self.print(table)
        return False

    def on_about(self, rest: str) -> bool:
        if not rest:
            self.wrong(self.say("about-usage"))
            return False
        everything = entries(self.say.words)
        known = [entry for entry in everything if self.in_game(entry)]
        found, near = search(known, rest)
        for entry in found:
            self.print(in_full(self.marked(entry)))
        if not found and not near and search(everything, rest)[0]:
            self.wrong(self.say("not-in-game", text=rest))
        elif not found:
            self.unknown("unknown-name", rest, near)
        return False

    def in_game(self, entry: Entry) -> bool:
        """Whether a component belongs to the game that is played."""
        return self.session.game.ix is not None or not entry.fact("set")

    def marked(self, entry: Entry) -> Entry:
        """The entry, with a mark if it is the Conflict that is being fought."""
        conflict = self.session.game.conflict
        if entry.kind != "conflict" or conflict == NOTHING:
            return entry
        if entry.slug != CONFLICTS[conflict].slug:
            return entry
        return entry._replace(title=f"{entry.title} · {self.say('fought-now')}")

    def on_board(self, rest: str) -> bool:
        self.print(self.board().draw())
        return False

    def on_hand(self, rest: str) -> bool:
        self.print(self.board().hand(self.session.seat))
        return False

    def on_row(self, rest: str) -> bool:
        self.print(self.board().market_texts())
        return False

    def on_look(self, rest: str) -> bool:
        """The cards of a house, as far as the player may know them."""
        game = self.session.game
        house = self.house_named(rest)
        if house is None:
            names = " | ".join(COLOURS[: game.houses])
            self.wrong(self.say("look-usage", houses=names))
            return False
        self.print(self.say.coloured(house))
        if game.leader[house] >= 0:
            self.print_leader(game.leader[house])
        self.print(self.board().hand(house))
        return False

    def house_named(self, text: str) -> int | None:
        """A house by its colour in English or in the player's language, or by the player's name."""
        for house in range(self.session.game.houses):
            key = f"colour-{COLOURS[house]}"
            names = (COLOURS[house], self.say.plain.name(key), self.say.words.name(key))
            if text and any(name.lower().startswith(text.lower()) for name in names):
                return house
        return None

    def on_log(self, rest: str) -> bool:
        if rest and (not is_number(rest) or int(rest) < 1):
            self.wrong(self.say("log-usage"))
            return False
        events = self.session.seen()
        n = int(rest) if rest else LOG
        self.print(log(self.say, events[-n:], self.session.seat))
        if not events:
            self.print(Text(self.say("nothing-happened"), style="quiet"))
        return False

    def on_choices(self, rest: str) -> bool:
        self.show_question(board=False)
        return False

    def on_undo(self, rest: str) -> bool:
        session = self.session
        if rest not in ("", "all") and not is_number(rest):
            self.wrong(self.say("undo-usage"))
            return False
        allowed = session.undoable
        wanted = allowed if rest == "all" else int(rest or 1)
        if wanted < 1 or wanted > allowed:
            refused = self.say.words.message(Message("refuse-undo", {"allowed": allowed}))
            reason = "" if allowed else self.say(session.why_no_undo())
            self.wrong(f"{refused} {reason}".rstrip())
            return False
        session.undo(wanted)
        self.told = len(session.log)
        self.full = True
        self.print(Text(self.say("undone", n=wanted), style="accent"))
        return True

    def on_save(self, rest: str) -> bool:
        if not rest:
            self.wrong(self.say("save-usage"))
            return False
        try:
            self.note(self.say("saved", path=str(self.session.move(Path(rest)))))
        except CannotSave as error:
            self.wrong(self.cannot_save(error))
        return False

    def cannot_save(self, error: CannotSave) -> str:
        return self.say("cannot-save", path=str(error.path), reason=self.say(error.why))

    def on_resume(self, rest: str) -> bool:
        if not rest:
            self.wrong(self.say("resume-usage"))
            return False
        try:
            self.session = sessions.resume(rest)
        except KanlyError as error:
            self.wrong(self.cannot_resume(rest, error))
            return False
        self.say = named(self.say.lang, self.session)
        self.welcome()
        return True

    def cannot_resume(self, file: str, error: KanlyError) -> str:
        """Why a game cannot be resumed; English can tell what is wrong with a record."""
        cause = error.__cause__
        if isinstance(cause, OSError):
            why = UNREADABLE.get(cause.errno or 0, "bad-file")
            return self.say("cannot-read", path=file, reason=self.say(why))
        if file == sessions.LAST and isinstance(error, BadOption):
            return self.say("none-unfinished")
        detail = f" {error}." if self.say.lang == "en" else ""
        return self.say("bad-record", path=file) + detail

    def on_quit(self, rest: str) -> bool:
        try:
            self.leave()
        except CannotSave as error:
            self.wrong(f"{self.cannot_save(error)} {self.say('save-elsewhere')}")
            return False
        raise Leave

    # What is shown --------------------------------------------------------------------------------

    def position(self) -> Imperium:
        """What the player may know of the position."""
        return imperium(self.session.game.view(self.session.seat).position)

    def board(self) -> Board:
        return Board(self.say, self.position(), self.session.seat, self.console.width)

    def print(self, what: RenderableType) -> None:
        show(self.console, what)

    def note(self, text: str) -> None:
        """A line that is never broken, so that what it says can be copied."""
        self.console.print(Text(unglued(text), style="quiet"), soft_wrap=True)

    def wrong(self, text: str) -> None:
        self.print(Text(text, style="wrong"))

    def welcome(self) -> None:
        """Who plays whom."""
        session, say = self.session, self.say
        board = self.board()
        self.full = True
        made = len(session.game.history)
        self.told = len(session.log) if made else 0
        for house in range(session.game.houses):
            leader = board.leader(house)
            if house == session.seat:
                key = "you-lead" if leader else "you-are"
                text = say(key, house=say.house(house), leader=leader)
            elif house in session.players:
                text = say("bot-is", house=say.house(house), bot=session.players[house])
            else:
                key = "rival-is" if session.game.scores(house) else "hagal-is"
                text = say(key, house=say.house(house), leader=leader)
            self.print(Text(text, style="title" if house == session.seat else ""))
        if session.game.leader[session.seat] >= 0:
            self.print_leader(session.game.leader[session.seat])
        if made:
            self.print(Text(say("resumed", n=made), style="accent"))
        self.print(Text(say("seed-is", seed=str(session.game.setup.seed)), style="quiet"))
        self.print(Text())

    def print_leader(self, leader: int) -> None:
        """A Leader with both abilities."""
        self.print(in_full(components.leader(self.say.words, LEADERS[leader])))

    def show_news(self) -> None:
        """What happened since the player was last told."""
        events = self.session.seen(self.told)
        self.told = len(self.session.log)
        own = f"colour-{COLOURS[self.session.seat]}"
        if any(event.args.get("seat", own) != own for event in events):
            chosen = self.session.seat in self.session.game.movers
            heading = self.say("since") if chosen else self.say("so-far")
            self.print(Rule(heading, style="quiet", align="left"))
        if events:
            self.print(log(self.say, events, self.session.seat))

    def show_question(self, board: bool) -> None:
        """The table or one line of it, what is asked, and the choices."""
        menu = self.menu
        assert menu is not None
        if board:
            drawn = self.board()
            self.print(Rule(style="quiet"))
            self.print(Group(drawn.draw(), Text(), drawn.hand(self.session.seat)))
        self.print(Rule(style="quiet"))
        self.print(self.board().purse(self.session.seat))
        if menu.decision.kind.name == "leader":
            for choice in menu.decision.choices:
                self.print_leader(choice.a)
        self.print(Text(self.say.words.prompt(menu.decision), style="title"))
        self.print(menu.draw())
        if len(menu.items) == 1:
            self.print(Text(self.say("enter-takes-it"), style="quiet"))
        if self.session.undoable:
            self.print(Text(self.say("can-undo", n=self.session.undoable), style="quiet"))

    def result(self) -> None:
        """Who won, and why."""
        self.show_news()
        self.print(Rule(style="quiet"))
        self.print(ending(self.say, self.session.game))
        try:
            path = self.session.save()
        except CannotSave as error:
            self.wrong(self.cannot_save(error))
        else:
            self.note(self.say("replay-with", command=f"kanly replay {path}"))

    def leave(self) -> None:
        """Save the game, if there is anything to save, and say how to go on with it."""
        if not self.session.game.history:
            return
        path = self.session.save()
        self.note(self.say("saved", path=str(path)))
        self.note(self.say("resume-with", command=f"kanly terminal --resume {path}"))


UNREADABLE: Final = {
    errno.ENOENT: "no-file",
    errno.ENOTDIR: "no-file",
    errno.EISDIR: "is-folder",
    errno.EACCES: "not-allowed",
}
"""Why a file cannot be read, by what the system says."""

USAGE: Final = {
    "?": "NAME",
    "look": "HOUSE",
    "log": "[N]",
    "undo": "[N | all]",
    "save": "FILE",
    "resume": "FILE",
}


def named(lang: str, session: Session, name: str = "") -> Say:
    """The words for a session, with the player's name if there is one."""
    given = name or session.game.setup.names[session.seat]
    if given == YOU or given in session.players.values():
        return Say(lang)
    return Say(lang, {f"colour-{COLOURS[session.seat]}": given})


YOU: Final = "you"
"""The name of a player who gave none."""


def ending(say: Say, game: Imperium) -> Group:
    """The result: who won, why, and everyone's standing."""
    result = game.result
    assert result is not None
    winners = result.winners
    key = "winner-is" if len(winners) == 1 else "winners-are"
    line = say(key, house=say.house(winners[0]), houses=say.listed(winners))
    return Group(
        Text(f"{say('game-over')} {line} {say.words.result(result)}", style="title"),
        Board(say, game).standings(),
    )
