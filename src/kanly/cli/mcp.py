"""`kanly mcp`: a game for assistants, over the Model Context Protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from kanly.cli import settings


def mcp(
    advice: Annotated[
        bool, typer.Option("--advice", help="Let the assistant ask a strong bot for advice.")
    ] = False,
    lang: settings.Lang = "en",
) -> None:
    """Serve a game to an assistant over the Model Context Protocol, on standard input and output.

    The assistant sets up a game against bots, reads what its seat may know, makes choices, asks why
    a choice is not legal, and looks up rules and cards. Name this command in the assistant's
    settings; see docs/assistants.md. It needs the extra 'mcp': pip install 'kanly[mcp]'.

    [bold]Example:[/] kanly mcp --advice
    """
    from kanly.cli.assistant import Desk, serve

    serve(Desk(lang), advice).run()
