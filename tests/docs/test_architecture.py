"""The page on the architecture names modules, folders and layers that exist."""

from __future__ import annotations

import re
import tomllib
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_every_module_it_names_exists() -> None:
    named = sorted(set(re.findall(r"`(kanly(?:\.\w+)+)`", PAGE)))
    named = [name.removesuffix(".choose") for name in named]

    assert len(named) > 8
    assert [name for name in named if find_spec(name) is None] == []


def test_every_folder_it_names_exists() -> None:
    named = sorted(set(re.findall(r"`((?:web|src|docs)/[\w/]+)`", PAGE)))

    assert len(named) > 3
    assert [name for name in named if not (ROOT / name).is_dir()] == []


def test_its_picture_shows_the_layers_that_are_checked() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [layers] = [
        contract["layers"]
        for contract in config["tool"]["importlinter"]["contracts"]
        if contract["type"] == "layers"
    ]
    checked = {name.removeprefix("kanly.") for layer in layers for name in layer.split(" | ")}

    assert set(re.findall(r'^    (\w+)\["<b>\1</b>', PAGE, re.MULTILINE)) == {*checked, "web"}
