"""What a build makes besides copying Python files; the rest of the build is in pyproject.toml.

The engine, the games' own bots and what a network sees of a game become C extensions (mypyc),
unless KANLY_COMPILE=0. With KANLY_COMPILE=whole all is compiled as one, which takes twice as long
and runs a tenth faster; with KANLY_COMPILE=quick the C compiler does not optimise: soon done, to
see that all is the same. An editable install is never compiled.

A package also carries the numbered rules and the browser client. Node builds the client, except in
an sdist, which brings it along; KANLY_CLIENT=0 leaves it out.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import BoundedSemaphore, Lock
from typing import Any

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

COMPILED = (
    "src/kanly/core",
    "src/kanly/imperium",
    "src/kanly/classic",
    "src/kanly/bots/classic",
    "src/kanly/bots/imperium",
    "src/kanly/encoding",
    "src/kanly/envs/offers.py",
    "src/kanly/envs/table.py",
)
"""These modules, and all below these folders, are compiled, except packages' own `__init__`..."""

INTERPRETED: tuple[str, ...] = (
    "src/kanly/bots/classic/heuristics.py",
    "src/kanly/bots/imperium/heuristics.py",
    "src/kanly/classic/about.py",
    "src/kanly/classic/scenario_setup.py",
    "src/kanly/classic/stops.py",
    "src/kanly/classic/describe.py",
    "src/kanly/classic/explain.py",
    "src/kanly/classic/text.py",
    "src/kanly/core/errors.py",
    "src/kanly/core/lesson.py",
    "src/kanly/core/stops.py",
)
"""...and these, files or folders: no game is faster for them, and the build would be slower.

Errors must not be compiled: a compiled exception can have no second built-in base.
"""

CHECKED_HERE = ("--follow-imports=silent", "--ignore-missing-imports")
"""What mypy checks in a build: only what is compiled. The rest, and libraries that a build does not
install, are the business of `make lint`."""

STATIC = Path("src/kanly/server/static")
HOW = os.environ.get("KANLY_COMPILE") or "1"
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def sources(root: Path = Path()) -> list[Path]:
    """Everything that what is compiled may depend on."""
    found = []
    for path in COMPILED:
        found += sorted((root / path).rglob("*.py")) or [root / path]
    return found


def modules() -> list[str]:
    return [
        path.as_posix()
        for path in sources()
        if path.name != "__init__.py" and not path.as_posix().startswith(INTERPRETED)
    ]


# The engine ---------------------------------------------------------------------------------------


def extensions() -> list[Extension]:
    """The C extensions; their C source is written here."""
    if missing := missing_tool():
        raise SystemExit(
            f"A compiled Kanly needs {missing}: install it, or set KANLY_COMPILE=0 for one that "
            "runs interpreted."
        )
    from mypyc.build import mypycify

    level = "0" if HOW == "quick" else "2"
    options = [*CHECKED_HERE, *modules()]
    return list(mypycify(options, opt_level=level, debug_level="0", multi_file=HOW != "whole"))


def missing_tool() -> str:
    """What is missing to compile, or nothing."""
    needed = [("mypyc", "mypy"), ("yaml-stubs", "types-PyYAML"), ("numpy", "numpy")]
    for module, package in needed:
        if not any(Path(folder, module).is_dir() for folder in sys.path):
            return f"the Python package {package}"
    compiler = new_compiler()
    customize_compiler(compiler)
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        for text, what in [("", "a C compiler"), ("#include <Python.h>", "Python's C headers")]:
            source.write_text(f"{text}\nint kanly_try;\n", encoding="utf-8")
            try:
                compiler.compile([str(source)], folder, include_dirs=[include])
            except Exception:  # each compiler has errors of its own
                return what
    return ""


class BuildExtensions(build_ext):
    """Compiles as many C files at once as there are cores."""

    def build_extensions(self) -> None:
        self.parallel = CORES
        self.compiler.compile = self.compiled(self.compiler.compile)
        super().build_extensions()

    def compiled(self, compile: Callable[..., list[str]]) -> Callable[..., list[str]]:
        """`compile` for several sources side by side, which tells how far all are.

        With KANLY_RESUME=1, objects that an interrupted build has left are taken as they are.
        """
        slots, counting = BoundedSemaphore(CORES), Lock()
        whole = sum([size(source) for each in self.extensions for source in each.sources])
        done = 0
        resume = os.environ.get("KANLY_RESUME") == "1"

        def one(source: str, output_dir: str, settings: dict[str, Any]) -> str:
            nonlocal done
            [made] = self.compiler.object_filenames([source], output_dir=output_dir)
            if not (resume and os.path.exists(made)):
                with slots, tempfile.TemporaryDirectory(dir=output_dir) as folder:
                    [partial] = compile([source], folder, **settings)
                    os.makedirs(os.path.dirname(made), exist_ok=True)
                    os.replace(partial, made)
            with counting:
                done += size(source)
                print(f"compiled {100 * done // whole} %", flush=True)
            return made

        def several(sources: list[str], output_dir: str, **settings: Any) -> list[str]:
            os.makedirs(output_dir, exist_ok=True)
            with ThreadPoolExecutor(CORES) as pool:
                return list(pool.map(lambda source: one(source, output_dir, settings), sources))

        return several


def size(source: str) -> int:
    return os.path.getsize(source) + 2000  # a small file takes its time as well


# The rules and the browser client -----------------------------------------------------------------


def build_client() -> None:
    """Build the browser client, if it is not there or its source is newer."""
    if os.environ.get("KANLY_CLIENT") == "0" or Path("PKG-INFO").exists():  # an sdist has it
        return
    page = STATIC / "index.html"
    folders = [Path("web/src"), Path("web/public"), Path("src/kanly/locale")]
    sources = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    newest = max(path.stat().st_mtime for path in (*sources, Path("web/package-lock.json")))
    if page.exists() and page.stat().st_mtime >= newest:
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(
            "Kanly's browser client is built with Node 20.19 or newer, and there is no npm here: "
            "install Node, or set KANLY_CLIENT=0 for a package without the client."
        )
    lock, installed = Path("web/package-lock.json"), Path("web/node_modules/.package-lock.json")
    fresh = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    for command in ([] if fresh else [["ci", "--no-audit", "--no-fund"]]) + [["run", "build"]]:
        print("npm", *command, flush=True)
        subprocess.run([npm, "--prefix", "web", "--loglevel=error", *command], check=True)
    page.touch()


class BuildModules(build_py):
    """Puts docs/rules into the package, in every language, for an installed one to find."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "kanly" / "rules"
            only = shutil.ignore_patterns("glossary.yaml")
            shutil.copytree("docs/rules", target, ignore=only, dirs_exist_ok=True)


class SourceDistribution(sdist):
    """Brings the browser client along, so that installing from it takes no Node."""

    def run(self) -> None:
        build_client()
        super().run()


if __name__ == "__main__":
    if HOW not in ("0", "1", "whole", "quick"):
        raise SystemExit(f"KANLY_COMPILE={HOW}: expected 0, 1, whole or quick")
    building = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)
    setup(
        ext_modules=extensions() if HOW != "0" and building else [],
        cmdclass={
            "build_ext": BuildExtensions,
            "build_py": BuildModules,
            "sdist": SourceDistribution,
        },
    )
