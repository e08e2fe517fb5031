"""Who is connected by which session, so that connections end with their session."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

SIGNED_OUT: Final = 4010
"""The code with which a socket ends when its session does."""


@runtime_checkable
class Connected(Protocol):
    """A connection that can be ended."""

    def end(self, code: int, reason: str) -> None: ...


class Visitors:
    """The connections of every session that has any."""

    def __init__(self) -> None:
        self.connections: dict[str, set[Connected]] = {}
        self.session_of: dict[Connected, str] = {}

    def add(self, session: str, connection: Connected) -> None:
        self.remove(connection)
        self.session_of[connection] = session
        self.connections.setdefault(session, set()).add(connection)

    def remove(self, connection: Connected) -> None:
        session = self.session_of.pop(connection, None)
        if session is not None:
            self.connections[session].discard(connection)
            if not self.connections[session]:
                del self.connections[session]

    def move(self, old: str, new: str) -> None:
        """The connections of a session are another's from now on."""
        for connection in list(self.connections.get(old, set())):
            self.add(new, connection)

    def known(self) -> list[str]:
        return list(self.connections)

    def end(self, sessions: list[str]) -> None:
        """End the connections of some sessions."""
        for session in sessions:
            for connection in self.connections.get(session, set()):
                connection.end(SIGNED_OUT, "signed out")
