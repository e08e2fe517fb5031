"""How `setup.py` compiles: every file once, several at a time, and nothing half-made."""

from __future__ import annotations

import ast
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


class Compiler:
    """Writes an object for each source; breaks down at one that says so, in the middle of it."""

    def __init__(self) -> None:
        self.compiled: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [f"{output_dir}/{Path(source).stem}.o" for source in sources]

    def compile(self, sources: list[str], output_dir: str, **settings: Any) -> list[str]:
        [source], [made] = sources, self.object_filenames(sources, output_dir)
        self.compiled.append(Path(source).name)
        Path(made).write_text("half")
        if Path(source).read_text() == "broken":
            raise RuntimeError("broken")
        Path(made).write_text("whole")
        return [made]


@pytest.fixture
def sources(tmp_path: Path) -> list[str]:
    paths = [tmp_path / f"{name}.c" for name in "abc"]
    for path in paths:
        path.write_text("fine")
    return [str(path) for path in paths]


def compile_all(sources: list[str], folder: Path) -> Compiler:
    """Compile all sources into a folder, as a build does."""
    setup = runpy.run_path(str(ROOT / "setup.py"))
    compiler = Compiler()
    build = SimpleNamespace(compiler=compiler, extensions=[SimpleNamespace(sources=sources)])
    try:
        made = setup["BuildExtensions"].compiled(build, compiler.compile)(sources, str(folder))
        assert made == compiler.object_filenames(sources, str(folder))
    except RuntimeError:
        pass  # the compiler broke down
    return compiler


def test_every_file_is_compiled_once_and_told(
    sources: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler = compile_all(sources, tmp_path / "o")
    assert sorted(compiler.compiled) == ["a.c", "b.c", "c.c"]
    assert capsys.readouterr().out.splitlines()[-1] == "compiled 100 %"


def test_an_interrupted_build_goes_on_where_it_was(
    sources: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KANLY_RESUME", "1")
    Path(sources[1]).write_text("broken")
    compile_all(sources, tmp_path / "o")
    assert not (tmp_path / "o/b.o").exists()

    Path(sources[1]).write_text("fine")
    assert "b.c" in compile_all(sources, tmp_path / "o").compiled
    assert compile_all(sources, tmp_path / "o").compiled == []
    assert {path.read_text() for path in (tmp_path / "o").glob("*.o")} == {"whole"}


def test_a_build_of_its_own_compiles_everything_anew(sources: list[str], tmp_path: Path) -> None:
    for _ in range(2):
        assert len(compile_all(sources, tmp_path / "o").compiled) == 3


def test_what_is_left_out_is_there() -> None:
    setup = runpy.run_path(str(ROOT / "setup.py"))
    for path in (*setup["COMPILED"], *setup["INTERPRETED"]):
        assert (ROOT / path).exists(), path


def test_what_is_compiled_imports_only_what_a_build_installs() -> None:
    """A build checks types without the libraries of Kanly's extras."""
    setup = runpy.run_path(str(ROOT / "setup.py"))
    installed = {*sys.stdlib_module_names, "kanly", "librt", "mypy_extensions", "numpy", "yaml"}
    imported = set()
    for name in setup["modules"]():
        for node in ast.walk(ast.parse((ROOT / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {(name, alias.name.split(".")[0]) for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported.add((name, str(node.module).split(".")[0]))
    assert imported
    assert [each for each in sorted(imported) if each[1] not in installed] == []
