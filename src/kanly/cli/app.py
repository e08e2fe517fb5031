"""The application: its commands, and errors as one line."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Final

import typer
from typer import Option

import kanly
from kanly.cli import (
    admin,
    advise,
    arena,
    bench,
    cards,
    dataset,
    doctor,
    lesson,
    mcp,
    migrate,
    play,
    puzzles,
    replay,
    scenario,
    serve,
    simulate,
    terminal,
    train,
)
from kanly.cli.configured import Configured
from kanly.core.errors import KanlyError

WRONG: Final = 2
"""Exit status when the command or what it was given is wrong."""
INTERRUPTED: Final = 130

app = typer.Typer(
    name="kanly",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"kanly {kanly.__version__}, {kanly.compiled.engine()} engine")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def top(
    context: typer.Context,
    _version: Annotated[
        bool, Option("--version", help="Print the version.", callback=version, is_eager=True)
    ] = False,
) -> None:
    """Dune: Imperium and the classic Dune, to play, to study and to teach machines.

    [bold]Example:[/] kanly play
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "play": play.play,
    "serve": serve.serve,
    "doctor": doctor.doctor,
    "migrate": migrate.migrate,
    "admin": admin.admin,
    "terminal": terminal.terminal,
    "simulate": simulate.simulate,
    "arena": arena.arena,
    "dataset": dataset.dataset,
    "train": train.train,
    "replay": replay.replay,
    "advise": advise.advise_on,
    "puzzles": puzzles.puzzles,
    "scenario": scenario.scenario,
    "lesson": lesson.lesson,
    "cards": cards.cards,
    "mcp": mcp.mcp,
    "bench": bench.bench,
}


CONFIGURED: Final = ("serve", "doctor", "migrate", "admin")
"""Commands whose settings may come from files, too."""


BRACKET: Final = re.compile(r"\[(?!bold\]|/\])")
"""A bracket that is to be read, and opens no markup."""


def unwrapped(doc: str | None) -> str:
    """A docstring with every paragraph on one line, for the terminal to wrap."""
    paragraphs = BRACKET.sub(r"\[", inspect.cleandoc(doc or "")).split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


for _name, _command in COMMANDS.items():
    _kind = Configured if _name in CONFIGURED else None
    app.command(_name, help=unwrapped(_command.__doc__), cls=_kind)(_command)


# Running it ---------------------------------------------------------------------------------------


def run(args: Sequence[str]) -> int:
    """Run a command; whatever a user can get wrong is one line and status 2, never a traceback."""
    args = with_terminal_command(list(args))
    try:
        status = app(args=args, prog_name="kanly", standalone_mode=False)
    except KanlyError as error:
        from kanly.translation import Words

        return complain(Words("en").complaint(error))
    except typer.TyperException as error:
        command = f"kanly {args[0]}" if args and args[0] in COMMANDS else "kanly"
        return complain(f"{reworded(error.format_message())} See '{command} --help'.")
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def with_terminal_command(args: list[str]) -> list[str]:
    """`play --terminal` is `terminal`, with all that can be said there."""
    if args[:1] == ["play"] and "--terminal" in args and not {"-h", "--help"} & {*args}:
        return ["terminal", *[arg for arg in args[1:] if arg != "--terminal"]]
    return args


def complain(text: str) -> int:
    print("kanly:", " ".join(text.split()), file=sys.stderr)
    return WRONG


REWORDED: Final = (
    (r"No such option: (\S+) \(Possible options: (.*)\)", r"unknown option '\1'; did you mean \2?"),
    (r"No such option: (\S+)", r"unknown option '\1'."),
    (r"No such command ('.*')\. Did you mean (.*)\?", r"unknown command \1; did you mean \2?"),
    (r"No such command ('.*')\.", rf"unknown command \1; expected one of: {', '.join(COMMANDS)}."),
    (r"Missing argument '(.*)'\.", r"\1 is missing."),
    (r"Invalid value for (.*): Input should be (.*), unable .*", r"\1: expected \2."),
)
"""What Typer says of a wrong command line, and how we do."""


def reworded(text: str) -> str:
    for pattern, better in REWORDED:
        if re.fullmatch(pattern, text):
            return re.sub(pattern, better, text)
    return text if text.endswith((".", "?")) else f"{text}."
