"""The page on the line protocol shows messages as they are sent."""

from __future__ import annotations

import json
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "line-protocol.md"
JSON = re.compile(r"```json\n(.*?)```", re.S)


def test_messages_of_the_line_protocol_are_lines_of_json() -> None:
    blocks = JSON.findall(PAGE.read_text(encoding="utf-8"))
    messages = [json.loads(line) for block in blocks for line in block.splitlines()]
    assert [message["type"] for message in messages] == ["hello", "ready", "choose", "choice"]
