"""Nothing lists games but the registry: a game is named only in packages of its own.

Docstrings and comments may name one as an example.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kanly.core.registry import KITS

ROOT = Path(__file__).parents[2]
LISTED = ROOT / "src/kanly/games.py"
"""The one list: an import for each game."""
NAMED = re.compile(rf"(?:^|[^a-z])(?:{'|'.join(KITS)})(?:[^a-z]|$)")
PYTHON = sorted((ROOT / "src/kanly").rglob("*.py"))
BROWSER = [path for suffix in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{suffix}")]
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", re.DOTALL)


def shared(path: Path) -> bool:
    """Whether a file belongs to no game; nor are tests meant."""
    own = KITS.keys() & set(path.relative_to(ROOT).parts)
    return not own and path != LISTED and ".test." not in path.name


def named(tree: ast.Module) -> Iterator[str]:
    """Imports from a game's package, and texts with its name."""
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    said: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            said.append(node.module or "")
        elif isinstance(node, ast.Import):
            said += [name.name for name in node.names]
        elif isinstance(node, ast.Constant) and id(node) not in told:
            said.append(str(node.value))
    return filter(NAMED.search, said)


@pytest.mark.parametrize("path", [*filter(shared, PYTHON)], ids=str)
def test_python_that_is_no_games_own_names_none(path: Path) -> None:
    assert list(named(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("path", [*filter(shared, BROWSER)], ids=str)
def test_a_page_that_is_no_games_own_names_none(path: Path) -> None:
    said = COMMENTS.sub("", path.read_text(encoding="utf-8"))
    assert NAMED.findall(said) == []


def test_the_search_finds_a_list() -> None:
    listing = 'from kanly.classic import map\nA = {"imperium": "classic-turn"}'
    found = ["kanly.classic", "imperium", "classic-turn"]
    assert sorted(named(ast.parse(listing))) == sorted(found)
