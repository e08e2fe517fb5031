"""The table in the terminal: what the player sees, and what becomes of what the player types."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Column, Table
from rich.text import Text

from kanly.arena.play import record_of
from kanly.cli import session as sessions
from kanly.cli.board import Board
from kanly.cli.cards import in_full
from kanly.cli.kit import terminal_kit
from kanly.cli.layout import show, unglued
from kanly.cli.menu import Menu, begins, is_number
from kanly.cli.say import Say
from kanly.cli.session import CannotSave, Session
from kanly.cli.stops import ALL, WHEN, PlayerStops
from kanly.core.choice import BOOKS, Choice
from kanly.core.decision import Decision
from kanly.core.errors import BadOption, KanlyError
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.core.message import Message
from kanly.core.registry import kit_of
from kanly.translation import Entry
from kanly.translation.bundle import ENGLISH
from kanly.translation.catalogue import components, search

with suppress(ImportError):
    import readline  # noqa: F401  (editing and history at the prompt, where the system has it)

LOG: Final = 20
"""Events that `log` shows if not told otherwise."""


class Leave(Exception):
    """The player wants to stop."""


class GoTo(Exception):
    """The player goes on with another game."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session


class TerminalTable:
    """One player at the terminal. A game with more to show has a table of its own below."""

    shows: tuple[str, ...] = ("board",)
    """Commands that show something of the table, in the order of the help."""
    with_board: tuple[str, ...] = ()
    """Decisions for which the whole table is shown; the others need a line only."""

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
        self.kit = terminal_kit(session.game.setup.game)
        self.stops = PlayerStops(session.game.setup.game)
        stops = ("stop", "hold", "upto") if self.stops.names else ()
        names = ("help", *self.shows, *stops, "log", "choices", "undo", "save", "resume", "quit")
        self.actions: dict[str, Callable[[str], bool]] = {
            name: getattr(self, "on_" + ("about" if name == "?" else name)) for name in names
        }
        """What can be typed besides choices, in the order of the help."""

    # What a game's own table supplies -------------------------------------------------------------

    def welcome(self) -> None:
        """Who plays which house."""
        session, say = self.session, self.say
        for seat in range(session.game.players):
            house = self.player(seat)
            if seat == session.seat:
                self.print(Text(say("you-are", house=house), style="title"))
            else:
                self.print(Text(say("bot-is", house=house, bot=self.bot(seat))))

    def whole_table(self) -> RenderableType:
        """The table as it is shown with a question that needs it."""
        return self.board().draw()

    def show_before(self, decision: Decision, board: bool) -> None:
        """What is shown between the table, or what stands for it, and a question."""

    def is_own(self, event: Event) -> bool:
        """Whether an event is the player's own doing, or nobody's."""
        return False

    def in_game(self, entry: Entry) -> bool:
        """Whether a component belongs to the game that is played."""
        return True

    def marked(self, entry: Entry) -> Entry:
        """The entry, with a mark if there is something to say of it now."""
        return entry

    # The course of the game -----------------------------------------------------------------------

    def play(self) -> None:
        """From here to the result, or until the player leaves; either way the game is saved."""
        self.greet()
        try:
            while not self.session.game.over:
                decision = self.session.asked
                if decision is None:
                    self.bots_choose()
                elif not self.answered(decision):
                    self.ask(decision)
            self.result()
        except Leave:
            return
        except GoTo:
            raise
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
                record_of(self.session.game).save(self.session.path)
                self.wrong(self.say("saved", path=str(self.session.path)))
            raise

    def bots_choose(self) -> None:
        """Let the bots choose until the player is asked."""
        session = self.session
        with self.console.status("", spinner="line") as status:
            while not session.game.over and session.asked is None:
                seat = session.bot_decision().seat
                status.update(self.say("thinking", house=self.player(seat)))
                session.let_bot_choose()
        session.keep()

    def answered(self, decision: Decision) -> bool:
        """Answer for the player what has one answer, or goes by without a stop."""
        game, happened = self.session.game, self.happened()
        choice = self.stops.answer(game, decision, happened)
        if choice is None:
            return False
        self.stops.answered.add(len(game.history))
        self.stops.went_by(game, decision, happened)
        self.session.apply(self.session.seat, choice)
        return True

    def happened(self) -> int:
        """How much has happened for all to see, but for what only marks the time."""
        quiet = self.stops.kit.quiet
        return len([e for _, e in self.session.log if e.seen_by(None) and e.key not in quiet])

    def ask(self, decision: Decision) -> None:
        """Show what happened and what is asked; take what the player types until it is a choice."""
        self.menu = self.choices(decision)
        self.show_news()
        self.show_question(self.full or decision.kind.name in self.with_board)
        self.full = False
        self.warn()
        while True:
            text = self.read()
            choice = self.understood(text)
            if choice is not None and not self.sure(choice):
                continue
            if choice is not None:
                if choice in decision.choices:
                    self.stops.went_by(self.session.game, decision, self.happened())
                self.session.apply(self.session.seat, choice)
                return
            name, _, rest = text.partition(" ")
            if text.startswith("?"):
                name, rest = "?", text[1:]
            if name in self.actions and self.obeyed(name, rest.strip()):
                return

    def sure(self, choice: Choice) -> bool:
        """Whether a choice is made as soon as it is typed; else the player is told what to do."""
        return True

    def obeyed(self, name: str, rest: str) -> bool:
        """Carry out a command; whether the question must be asked again."""
        if rest and name not in USAGE:
            self.wrong(self.say("takes-nothing", command=name))
            return False
        if not rest and name in NEEDED:
            self.wrong(self.say(NEEDED[name]))
            return False
        return self.actions[name](rest)

    def warn(self) -> None:
        """Say once that the game is not being saved."""
        error = self.session.unsaved
        if error is not None and not self.warned:
            self.wrong(self.cannot_save(error))
        self.warned = error is not None

    # What is typed --------------------------------------------------------------------------------

    def read(self, prompt: str = "") -> str:
        """A line from the player; from a pipe it is also shown, so that the screen reads well."""
        prompt = f"{prompt or self.say('answer')} › "
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
            return menu.only
        if text.partition(" ")[0] in self.actions or text.startswith("?"):
            return None
        found = menu.find(text)
        if len(found) == 1:
            return found[0]
        if found:
            self.ambiguous(text, found)
        elif is_number(text):
            self.wrong(menu.no_such_number(int(text)))
        else:
            self.explain(text)
        return None

    def ambiguous(self, text: str, found: list[Choice]) -> None:
        """Say which choices a text may mean."""
        choices = ", ".join(choice.notation for choice in found[:6])
        more = ", …" if len(found) > 6 else ""
        self.wrong(self.say("ambiguous", text=text, n=len(found), choices=choices + more))

    def explain(self, text: str) -> None:
        """Why what was typed is not a choice here, with the rule that says so."""
        menu = self.menu
        assert menu is not None
        book = BOOKS[self.session.game.setup.game]
        exact = book.find(text)
        meant = [known for known in book.by_notation if begins(known.split(), text.lower().split())]
        if exact is not None:
            meant = [exact.notation]
        if len(meant) != 1:
            legal = [choice.notation for choice in menu.decision.choices]
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
        self.print(Text(self.help("choose")))
        places = {place: self.say(key) for place, key in PLACES.items()}
        table = Table.grid(Column(no_wrap=True), Column(overflow="fold"), padding=(0, 3, 0, 1))
        for name in self.actions:
            usage = USAGE.get(name, "").format_map(places)
            does = self.help("about" if name == "?" else name)
            table.add_row(f"{name} {usage}".rstrip(), Text(does, style="quiet"))
        self.print(table)
        return False

    def help(self, name: str) -> str:
        """What a command does, in this game if it has words of its own."""
        own = f"help-{self.session.game.setup.game}-{name}"
        return self.say(own if own in self.say else f"help-{name}")

    def on_about(self, rest: str) -> bool:
        everything = components(self.say.words, self.session.game.setup.game)
        known = [called for called in everything if self.in_game(called.entry)]
        found, near = search(known, rest)
        for called in found:
            self.print(in_full(self.marked(called.entry)))
        if not found and not near and search(everything, rest)[0]:
            self.wrong(self.say("not-in-game", text=rest))
        elif not found:
            self.unknown("unknown-name", rest, near)
        return False

    def on_board(self, rest: str) -> bool:
        self.print(self.board().draw())
        return False

    def on_hand(self, rest: str) -> bool:
        self.print(self.board().hand(self.session.seat))
        return False

    def named(self, text: str, names: Mapping[int, Sequence[str]]) -> int | None:
        """The house one of whose names begins so."""
        for house, known in names.items():
            if text and any(name.lower().startswith(text.lower()) for name in known):
                return house
        return None

    def on_log(self, rest: str) -> bool:
        if rest and (not is_number(rest) or int(rest) < 1):
            self.wrong(self.say("log-usage"))
            return False
        events = self.session.seen()
        n = int(rest) if rest else LOG
        self.print(self.board().log(events[-n:]))
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
        own = self.undoable()
        allowed = len(own)
        wanted = allowed if rest == "all" else int(rest or 1)
        if wanted < 1 or wanted > allowed:
            refused = self.say.words.message(Message("refuse-undo", {"allowed": allowed}))
            reason = "" if allowed else self.say(session.why_no_undo())
            self.wrong(f"{refused} {reason}".rstrip())
            return False
        session.undo(own[wanted - 1] + 1)
        self.stops.answered = {at for at in self.stops.answered if at < len(session.game.history)}
        self.told = len(session.log)
        self.full = True
        self.print(Text(self.say("undone", n=wanted), style="accent"))
        return True

    def undoable(self) -> list[int]:
        """Which of the player's last choices can be taken back, the last being 0; not those that
        were answered for them, which would be answered again at once."""
        session = self.session
        taken = enumerate(session.game.retractable(session.seat))
        return [number for number, at in taken if at not in self.stops.answered]

    def on_stop(self, rest: str) -> bool:
        """Set where the player is asked, or list it."""
        assert self.menu is not None
        when, _, name = rest.partition(" ")
        name = name.strip() or self.stops.window(self.session.game, self.menu.decision)
        if not rest:
            self.print(self.stop_list())
        elif when not in WHEN or name not in (*self.stops.names, ALL):
            self.wrong(self.say("stop-usage"))
        else:
            self.stops.set(name, when, self.session.game.rounds)
            called = self.say("stop-all") if name == ALL else self.stop_name(name)
            self.print(Text(self.say(f"stop-set-{when}", window=called), style="accent"))
        return False

    def stop_name(self, name: str) -> str:
        """A window in words."""
        return self.say.words.name(self.stops.kit.names[name])

    def stop_list(self) -> Table:
        """Every window, and whether the player stops there."""
        turn = self.session.game.rounds
        table = Table.grid(padding=(0, 3, 0, 1))
        for name in self.stops.names:
            stops = self.stops.kit.stops(self.stops.own, name, True, turn)
            mark = self.say("stop-yes") if stops else self.say("stop-no")
            setting = self.say(f"stop-{self.stops.setting(name, turn)}")
            table.add_row(name, self.stop_name(name), mark, Text(setting, style="quiet"))
        return table

    def on_hold(self, rest: str) -> bool:
        """The next window waits for the player, or no longer."""
        self.stops.hold = not self.stops.hold
        said = "hold-on" if self.stops.hold else "hold-off"
        self.print(Text(self.say(said), style="accent"))
        return False

    def on_upto(self, rest: str) -> bool:
        """How far the player goes for what is up for auction, or for all of it this turn."""
        lots = self.stops.kit.lots(self.session.game)
        most, _, every = rest.partition(" ")
        if not lots or every not in ("", ALL) or not (is_number(most) or rest == "off"):
            self.wrong(self.say("upto-usage"))
            return False
        order = None if rest == "off" else (lots[-1 if every else 0], int(most))
        self.stops.order = order
        said = "off" if order is None else "pass" if order[1] == 0 else "most"
        self.print(Text(self.say(f"upto-{said}", n=order[1] if order else 0), style="accent"))
        return True

    def on_save(self, rest: str) -> bool:
        try:
            self.note(self.say("saved", path=str(self.session.move(Path(rest)))))
        except CannotSave as error:
            self.wrong(self.cannot_save(error))
        return False

    def cannot_save(self, error: CannotSave) -> str:
        return self.say("cannot-save", path=str(error.path), reason=self.say(error.why))

    def on_resume(self, rest: str) -> bool:
        try:
            session = sessions.resume(rest)
        except KanlyError as error:
            self.wrong(self.cannot_resume(rest, error))
            return False
        raise GoTo(session)

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

    def position(self) -> Game:
        """What the player may know of the position."""
        return self.session.game.view(self.session.seat).position

    def bot(self, seat: int) -> str:
        """The name of the bot at a seat."""
        bot = self.session.players[seat]
        return self.say.words.name_or(f"bot-{bot}", bot)

    def board(self) -> Board:
        """The table as the player sees it."""
        return self.kit.board(self.say, self.position(), self.session.seat, self.console.width)

    def choices(self, decision: Decision) -> Menu:
        return self.kit.menu(self.say, self.position(), decision, self.console.width)

    def player(self, seat: int) -> str:
        return self.kit.board(self.say, self.session.game).player(seat).plain

    def print(self, what: RenderableType) -> None:
        show(self.console, what)

    def note(self, text: str) -> None:
        """A line that is never broken, so that what it says can be copied."""
        self.console.print(Text(unglued(text), style="quiet"), soft_wrap=True)

    def wrong(self, text: str) -> None:
        self.print(Text(text, style="wrong"))

    def greet(self) -> None:
        """Who plays which house, how far the game is, and its seed."""
        self.full = True
        made = len(self.session.game.history)
        self.told = len(self.session.log) if made else 0
        self.welcome()
        if made:
            self.print(Text(self.say("resumed", n=made), style="accent"))
        seed = str(self.session.game.setup.seed)
        self.print(Text(self.say("seed-is", seed=seed), style="quiet"))
        self.print(Text())

    def show_news(self) -> None:
        """What happened since the player was last told."""
        events = self.session.seen(self.told)
        self.told = len(self.session.log)
        if not all(self.is_own(event) for event in events):
            chosen = self.session.seat in self.session.game.movers
            heading = self.say("since") if chosen else self.say("so-far")
            self.print(Rule(heading, style="quiet", align="left"))
        if events:
            self.print(self.board().log(events))

    def show_question(self, board: bool) -> None:
        """The table or one line of it, what is asked, and the choices."""
        menu = self.menu
        assert menu is not None
        if board:
            self.print(Rule(style="quiet"))
            self.print(self.whole_table())
        self.print(Rule(style="quiet"))
        self.print(self.board().purse(self.session.seat))
        self.show_before(menu.decision, board)
        self.print(Text(self.say.words.prompt(menu.decision), style="title"))
        self.print(menu.draw())
        if menu.only is not None:
            self.print(Text(self.say("enter-takes-it"), style="quiet"))
        if self.stops.window(self.session.game, menu.decision):
            self.print(Text(self.say("stop-here"), style="quiet"))
        undoable = len(self.undoable())
        if undoable:
            self.print(Text(self.say("can-undo", n=undoable), style="quiet"))

    def result(self) -> None:
        """Who won, and why."""
        self.show_news()
        self.print(Rule(style="quiet"))
        self.print(self.kit.board(self.say, self.session.game).ending())
        try:
            path = self.session.save()
        except CannotSave as error:
            self.wrong(self.cannot_save(error))
        else:
            self.note(self.say("replay-with", command=f"kanly replay {path}{self.in_language()}"))

    def leave(self) -> None:
        """Save the game, if there is anything to save, and say how to go on with it."""
        if not self.session.game.history:
            return
        path = self.session.save()
        self.note(self.say("saved", path=str(path)))
        self.note(
            self.say("resume-with", command=f"kanly terminal --resume {path}{self.in_language()}")
        )

    def in_language(self) -> str:
        """The option that keeps the player's language."""
        return "" if self.say.lang == ENGLISH else f" --lang {self.say.lang}"


UNREADABLE: Final = {
    errno.ENOENT: "no-file",
    errno.ENOTDIR: "no-file",
    errno.EISDIR: "is-folder",
    errno.EACCES: "not-allowed",
}
"""Why a file cannot be read, by what the system says."""

NEEDED: Final = {"?": "about-usage", "save": "save-usage", "resume": "resume-usage"}
"""Commands that do nothing without an argument, and what is said then."""

PLACES: Final = {"name": "usage-name", "file": "usage-file", "window": "usage-window"}
"""What stands for an argument in `USAGE`, in words."""
USAGE: Final = {
    "?": "{name}",
    "look": "{name}",
    "stop": "[always | turn | never | usual] [{window} | all]",
    "upto": "N [all] | off",
    "log": "[N]",
    "undo": "[N | all]",
    "save": "{file}",
    "resume": "{file}",
}


def named(lang: str, session: Session, name: str = "") -> Say:
    """The words for a session, with the player's name if there is one."""
    given = name or session.game.setup.names[session.seat]
    about = kit_of(session.game.setup.game).about
    if given == YOU or given in session.players.values() or not about.fixed:
        return Say(lang)
    return Say(lang, {about.prefix + about.fixed[session.seat]: given})


YOU: Final = "you"
"""The name of a player who gave none."""
