"""What an sdist brings along, and what a build says is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[2]
LINES = [line.split() for line in (ROOT / "MANIFEST.in").read_text("utf-8").splitlines()]


def test_an_sdist_brings_everything_that_is_there() -> None:
    """What is written down is there, and what is there is written down or brought by itself."""
    named = {path for word, *paths in LINES if word in ("graft", "include") for path in paths}
    assert all((ROOT / path).exists() for path in named - {"src/kanly/server/static"})
    if not (ROOT / ".git").exists():
        return
    tracked = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).split()
    tops = {path.partition("/")[0] for path in tracked} - {".gitignore", "MANIFEST.in", "src"}
    assert tops - named <= {"LICENSE", "README.md", "pyproject.toml", "setup.py"}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout as a build looks at before it does anything."""
    unneeded = ignore_patterns("node_modules", "__pycache__", "*.svelte", "*.npz")
    copytree(ROOT / "web", tmp_path / "web", ignore=unneeded)
    copytree(ROOT / "src/kanly/locale", tmp_path / "src/kanly/locale")
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        (tmp_path / file).write_bytes((ROOT / file).read_bytes())
    (tmp_path / "src/kanly/__init__.py").write_text("")
    return tmp_path


def complaint(folder: Path, command: str, **environment: str) -> str:
    """The last line of a build that cannot be made."""
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", command],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    return done.stderr.strip().splitlines()[-1]


def test_without_node_a_line_says_so(checkout: Path) -> None:
    said = complaint(checkout, "build_py", PATH="")
    assert "built with Node 20.19 or newer" in said
    assert "KANLY_CLIENT=0" in said


def test_without_a_compiler_a_line_says_so(checkout: Path) -> None:
    pytest.importorskip("mypyc")
    said = complaint(checkout, "build_ext", CC="no-such-compiler")
    assert said.startswith(
        "A compiled Kanly needs a C compiler: install it, or set KANLY_COMPILE=0"
    )


def test_an_unknown_way_to_compile_is_refused(checkout: Path) -> None:
    assert complaint(checkout, "build_py", KANLY_COMPILE="fast") == (
        "KANLY_COMPILE=fast: expected 0, 1, whole or quick"
    )
