"""The compiled engine of a checkout: built once, whole or not at all, and only used if it fits."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from shutil import copy

import pytest

from kanly import compiled

REPOSITORY = Path(compiled.__file__).parents[2]
PACKAGE = """
from kanly import compiled

compiled.use()

from kanly.core import game


class Over:
    over = True


def new(name, seed):
    return Over()


compiled.engine = lambda: "compiled"
"""
SETUP = '''
"""Compiles nothing, but tells of it, and takes as long as it is told to."""
import os, sys, sysconfig, time
from pathlib import Path


def sources(root):
    return sorted((root / "src/kanly/core").rglob("*.py"))


if __name__ == "__main__":
    with open(os.environ["TOLD"], "a") as told:
        told.write("begun\\n")
    print("compiled 50 %", flush=True)
    time.sleep(float(os.environ.get("TAKES", "0")))
    if os.environ.get("FAILS"):
        sys.exit("error: cannot be compiled")
    lib = Path("lib/kanly/core")
    lib.mkdir(parents=True, exist_ok=True)
    (lib / f"rules{sysconfig.get_config_var('EXT_SUFFIX')}").write_bytes(b"")
'''


class Checkout:
    """A tiny checkout with the real `.ci/compile`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.told = root / "told"
        self.folder = root / ".compiled"
        self.build = self.folder / compiled.BUILD.name
        for folder in (".ci", "src/kanly/core"):
            (root / folder).mkdir(parents=True)
        for file in (".ci/compile", ".ci/compiler", "src/kanly/compiled.py"):
            copy(REPOSITORY / file, root / file)
        for file in ("pyproject.toml", "README.md", "LICENSE", "src/kanly/core/__init__.py"):
            (root / file).write_text("")
        (root / "src/kanly/__init__.py").write_text(PACKAGE)
        (root / "src/kanly/core/game.py").write_text("")
        (root / "src/kanly/core/rules.py").write_text("AGENTS = 2\n")
        (root / "setup.py").write_text(SETUP)

    def start(self, *args: str, **environment: str) -> subprocess.Popen[str]:
        clean = {name: value for name, value in os.environ.items() if name[:6] != "KANLY_"}
        return subprocess.Popen(
            [sys.executable, str(self.root / ".ci/compile"), *args],
            env={**clean, "PYTHONPATH": "", "TOLD": str(self.told), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def compile(self, *args: str, **environment: str) -> str:
        said, _ = self.start(*args, **environment).communicate(timeout=60)
        return said

    @property
    def builds(self) -> int:
        """How many were begun."""
        return self.told.read_text().count("begun") if self.told.exists() else 0

    def modules(self) -> dict[str, str]:
        """What would be taken from the build."""
        ask = "from kanly import compiled; print(compiled.json.dumps(compiled.wanted()[1]))"
        clean = {name: value for name, value in os.environ.items() if name[:6] != "KANLY_"}
        environment = {**clean, "PYTHONPATH": str(self.root / "src")}
        said = subprocess.check_output([sys.executable, "-c", ask], env=environment)
        found: dict[str, str] = json.loads(said)
        return found


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    pytest.importorskip("mypyc")
    pytest.importorskip("fcntl")
    checkout = Checkout(tmp_path)
    found = subprocess.run(
        [tmp_path / ".ci/compiler", sys.executable, "--as-it-is"], capture_output=True, check=False
    )
    if found.returncode:
        pytest.skip("no C compiler")
    return checkout


def wait(until: Callable[[], bool]) -> None:
    for _ in range(600):
        if until():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def test_a_build_is_used_until_the_source_changes_and_made_anew_then(checkout: Checkout) -> None:
    assert checkout.modules() == {}
    assert "The engine is compiled" in checkout.compile()
    assert list(checkout.modules()) == ["kanly.core.rules"]
    assert checkout.compile() == ""
    assert checkout.builds == 1

    (checkout.root / "src/kanly/core/rules.py").write_text("AGENTS = 3\n")
    assert checkout.modules() == {}
    checkout.compile()
    assert list(checkout.modules()) == ["kanly.core.rules"]
    assert checkout.builds == 2


def test_two_at_once_make_one_build(checkout: Checkout) -> None:
    both = [checkout.start("--background", TAKES="1") for _ in range(2)]
    assert [process.wait(60) for process in both] == [0, 0]
    assert checkout.builds == 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_build_leaves_nothing_half_made(checkout: Checkout, how: int) -> None:
    process = checkout.start(TAKES="0.5" if how == signal.SIGKILL else "600")
    wait(lambda: checkout.builds == 1)
    process.send_signal(how)
    process.wait(20)
    assert not checkout.build.exists()
    assert checkout.modules() == {}
    checkout.compile()
    assert checkout.modules()


def test_it_tells_how_far_it_is(checkout: Checkout) -> None:
    process = checkout.start(TAKES="600")
    progress = checkout.folder / "progress"
    wait(lambda: progress.exists() and progress.read_text() == "55")
    process.terminate()
    process.wait(20)
    assert not progress.exists()


def test_what_failed_in_the_background_is_not_tried_again_by_itself(checkout: Checkout) -> None:
    assert "error: cannot be compiled" in checkout.compile("--background", FAILS="1")
    assert "failed the last time" in checkout.compile("--background")
    assert checkout.builds == 1
    assert "The engine is compiled" in checkout.compile()


def test_without_a_compiler_it_says_what_is_missing(checkout: Checkout) -> None:
    said = checkout.compile("--background", CC="no-such-compiler")
    assert "runs interpreted. No C compiler: 'no-such-compiler' was not found." in said
    assert checkout.builds == 0


def test_progress_of_a_build_that_was_killed_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "progress"
    monkeypatch.setattr(compiled, "PROGRESS", file)
    assert compiled.progress() is None
    file.write_text("40")
    assert compiled.progress() == 40
    os.utime(file, (0, 0))
    assert compiled.progress() is None


def test_an_engine_that_is_not_there_cannot_be_had() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import kanly"],
        env={**os.environ, "KANLY_ENGINE": f"{os.sep}nowhere"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "ImportError: no build in" in done.stderr
    assert "'make compiled' makes one" in done.stderr
