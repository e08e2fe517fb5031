"""Logs: one JSON object a line, with what happened and where; never a token, a name or a choice."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

from kanly.server.security import masked

LOG: Final = logging.getLogger("kanly")

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON, with whatever `extra` it carries."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created * 1000),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        extra = {name: value for name, value in vars(record).items() if name not in _STANDARD}
        line.update({name: value for name, value in extra.items() if name not in HIDDEN})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return masked(json.dumps(line, ensure_ascii=False, default=str))


HIDDEN: Final = frozenset({"color_message", "websocket"})


def set_up(level: str = "INFO") -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("kanly", "uvicorn", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "kanly" else "WARNING")
