"""The command line: one module for each command, and what they share."""

from __future__ import annotations

import sys
from io import TextIOWrapper

__all__ = ["main"]


def main() -> None:
    """Run the command in `sys.argv` and leave with its exit status."""
    from kanly.cli.app import run

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign the terminal does not know is no crash
    sys.exit(run(sys.argv[1:]))
