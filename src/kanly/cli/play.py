"""`kanly play`: the table in the browser, on this machine."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from typing import Annotated, Final

import typer
from typer import Option

from kanly.cli.serve import default_database, hosts
from kanly.core.errors import BadOption

PORT: Final = 8470
"""Where the table is, if nothing else is there."""
PORTS: Final = 20
"""How many ports are tried from there on."""


def play(
    port: Annotated[
        int | None, Option(help="Port of the page.", show_default=str(PORT), metavar="PORT")
    ] = None,
    browser: Annotated[
        bool, Option("--browser/--no-browser", help="Open the page in a browser.")
    ] = True,
    lan: Annotated[
        bool, Option("--lan", help="Let others in your network join by the link, too.")
    ] = False,
    _terminal: Annotated[
        bool, Option("--terminal", help="Play in the terminal instead; see 'kanly terminal'.")
    ] = False,
) -> None:
    """Open the table: a page on this machine, where you play against bots or with friends.

    Games are kept in your data folder and are there again next time. To play in the terminal
    instead, see 'kanly terminal': 'kanly play --terminal' is the same.

    [bold]Example:[/] kanly play

    [bold]Example:[/] kanly play --terminal
    """
    from kanly.server import logs
    from kanly.server.config import Config
    from kanly.server.run import run

    logs.set_up("WARNING")
    host = "0.0.0.0" if lan else "127.0.0.1"
    config = Config(
        host=host,
        port=port if port is not None else free_port(host),
        database=default_database(),
        hosts=hosts(host, ""),
    )
    run(config, lambda address: show(address, browser, network_address() if lan else ""))


def free_port(host: str) -> int:
    """The usual port, or one after it."""
    for port in range(PORT, PORT + PORTS):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return port
    raise BadOption(f"ports {PORT} to {PORT + PORTS - 1} are taken; expected --port PORT")


def network_address() -> str:
    """How others in the network reach this machine, as far as it knows."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))  # nothing is sent
        except OSError:
            return ""
        return str(trial.getsockname()[0])


def show(address: str, browser: bool, network: str = "") -> None:
    """Say where the table is, and open it where there is a screen."""
    typer.echo(f"The table is open at {address}")
    if network:
        typer.echo(f"In your network it is {address.replace('localhost', network)}")
    typer.echo("Press Ctrl+C to close it.")
    screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if browser and screen:
        webbrowser.open(address)
