"""One server for a module's tests, and people at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.table import Person, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real process on a file of its own, without limits on requests."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server')}/table.db") as running:
        yield running


@pytest.fixture
def person(server: Server) -> Callable[[str], Person]:
    """Makes people."""
    return lambda name: Person(server, name)


@pytest.fixture
def alia(server: Server) -> Person:
    return Person(server, "Alia")


@pytest.fixture
def duncan(server: Server) -> Person:
    return Person(server, "Duncan")
