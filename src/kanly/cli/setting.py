"""Options of commands that are also settings of a server: they may stand in the environment."""

from __future__ import annotations

from typing import Annotated, Any

from typer import Option


def setting(name: str, help: str, metavar: str | None = None, *flags: str, **more: Any) -> Any:
    """An option that `KANLY_NAME` sets where the command line does not."""
    return Option(*flags, envvar=f"KANLY_{name}", help=help, metavar=metavar, **more)


IN_DATA_FOLDER = "a file in the user's data folder"
Database = Annotated[
    str, setting("DATABASE", "The server's database.", "URL", show_default=IN_DATA_FOLDER)
]
