"""The code in the documentation runs as it stands."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PYTHON = re.compile(r"```python\n(.*?)```", re.S)
JSON = re.compile(r"```json\n(.*?)```", re.S)
LINK = re.compile(r"\]\((?!https:)([^)#]+)(?:#[^)]*)?\)")

PAGES = ("research.md", "assistants.md")
BLOCKS = [
    block for page in PAGES for block in PYTHON.findall((DOCS / page).read_text(encoding="utf-8"))
]


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("place", range(len(BLOCKS)))
def test_a_block_of_code_runs(place: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[place], f"block {place}", "exec"), {})
    assert capsys.readouterr().out


def test_there_is_a_block_for_every_door() -> None:
    for door in ("kanly.encoding", "zoo", "kanly.envs.gym", "kanly.envs.spiel", "Batch", "TextEnv"):
        assert any(door in block for block in BLOCKS)


def test_messages_of_the_line_protocol_are_lines_of_json() -> None:
    text = (DOCS / "line-protocol.md").read_text(encoding="utf-8")
    messages = [json.loads(line) for block in JSON.findall(text) for line in block.splitlines()]
    assert [message["type"] for message in messages] == ["hello", "ready", "choose", "choice"]


@pytest.mark.parametrize("name", [*PAGES, "line-protocol.md", "training.md"])
def test_links_lead_somewhere(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    for link in LINK.findall(text):
        assert (DOCS / link).resolve().exists(), link
