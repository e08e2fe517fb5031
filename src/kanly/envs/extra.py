"""What is there only with the extra `research`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kanly.core.errors import KanlyError

INSTALL: Final = "pip install 'kanly[research]'"


class MissingExtra(KanlyError, ImportError):
    """A library that an optional part of Kanly needs is not installed."""

    def __init__(self, library: str) -> None:
        super().__init__(f"this needs {library}, which is not installed: {INSTALL}")


@contextmanager
def needed(library: str) -> Iterator[None]:
    """Import a library within this, and its absence says which extra brings it."""
    try:
        yield
    except ImportError as error:
        raise MissingExtra(library) from error
