"""CONTRIBUTING.md names files, folders and commands that exist."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def exists(name: str) -> bool:
    """From the top of the repository, or of the package."""
    return (ROOT / name).exists() or (ROOT / "src" / "kanly" / name).exists()


def test_every_file_and_folder_it_names_exists() -> None:
    named = sorted(set(re.findall(r"`([\w.-]+/[\w./-]*)`", PAGE)))
    real = [
        name
        for name in named
        if "..." not in name and not name.startswith((".venv", "build", "dist"))
    ]

    assert len(real) > 30
    assert [name for name in real if not exists(name)] == []


def test_every_module_it_runs_exists() -> None:
    named = sorted(set(re.findall(r"`python -m ([\w.]+)", PAGE)))

    assert len(named) > 3
    assert [name for name in named if find_spec(name) is None] == []


def test_every_target_of_make_it_names_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = sorted(set(re.findall(r"(?:`|^)make ([a-z-]+)", PAGE, re.MULTILINE)))

    assert [name for name in named if f"\n{name}:" not in makefile] == []


def test_only_its_folder_names_a_language() -> None:
    """So that a language takes no files but its own."""
    sources = list((ROOT / "src" / "kanly").rglob("*.py"))
    for suffix in ("ts", "svelte"):
        sources += (ROOT / "web" / "src").rglob(f"*.{suffix}")
    named = re.compile("""["'](?:ja|ja-JP|fr-FR)["']""")
    found = [path for path in sources if named.search(path.read_text(encoding="utf-8"))]

    assert len(sources) > 500
    assert [str(path) for path in found if ".test." not in path.name] == []
