"""What the table refuses, as a code; worded at the edge by the message `table-CODE`."""

from __future__ import annotations

from typing import Final

from kanly.core.errors import KanlyError

# fmt: off
STATUS: Final[dict[str, int]] = {
    "bad-request": 400, "bad-option": 400, "bad-name": 400, "bad-address": 400, "bad-record": 400,
    "not-you": 401, "no-account": 401,
    "origin": 403, "not-host": 403, "not-seated": 403, "private": 403, "private-address": 403,
    "banned": 403, "not-welcome": 403, "muted": 403, "no-name": 403, "no-mail": 403, "no-bots": 403,
    "not-invited": 403,
    "not-found": 404, "no-room": 404, "no-deal": 404, "no-profile": 404, "no-game": 404,
    "no-record": 404, "no-rule": 404, "no-puzzle": 404, "no-example": 404, "no-chapter": 404,
    "no-lesson": 404,
    "not-allowed": 405,
    "started": 409, "not-started": 409, "not-over": 409, "seat-taken": 409, "full": 409,
    "look-alike": 409, "too-many-channels": 409, "too-many-bots": 409,
    "old-rules": 409, "seats-open": 409, "pick-taken": 409, "login-taken": 409, "not-left": 409,
    "too-large": 413, "media-type": 415, "too-fast": 429,
    "server-error": 500, "busy": 503, "no-advice": 503, "stopping": 503,
    "overloaded": 503, "bots-busy": 503, "records-full": 409, "too-many-choices": 409,
    "illegal": 409, "stale": 409, "over": 409, "paused": 409, "undo": 409, "no-talk": 409,
    "rules-changed": 409, "bot-plays": 409, "no-help": 409, "no-adviser": 409,
    "no-restart": 409, "no-challenge": 409, "unplayed-deal": 403, "bad-message": 400,
}
# fmt: on
"""Every code with its HTTP status."""


class Refused(KanlyError):
    """The table does not do that. `text`, if given, says it better than the code's own message."""

    def __init__(
        self,
        code: str,
        text: str = "",
        rule: str | None = None,
        where: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(text or code, f"table-{code}")
        self.code = code
        self.status = STATUS[code]
        self.text = text
        self.rule = rule
        self.where = where
        self.retry_after = retry_after
