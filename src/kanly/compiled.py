"""Which engine runs: the source as it is, or the same source compiled.

A wheel has its compiled modules in place. A checkout keeps them in `.compiled`, where
`.ci/compile` builds them; modules are taken from there if they were compiled from this very source.
The variable KANLY_ENGINE says otherwise: `interpreted`, `compiled`, or the folder of a build.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parents[2]
"""The checkout, if this is one."""
FOLDER: Final = ROOT / ".compiled"
BUILD: Final = FOLDER / str(sys.implementation.cache_tag)
"""The build for this Python."""
PROGRESS: Final = FOLDER / "progress"
"""While a build is being made: how far it is, in percent."""
MANIFEST: Final = "manifest.json"
"""In a build: the digest of each source file, and the file of each compiled module."""
SILENT: Final = 20
"""Seconds after which a build that writes no progress was killed."""


class Finder(MetaPathFinder):
    """Finds the compiled modules of a build before their source is found."""

    def __init__(self, build: Path, modules: dict[str, str]) -> None:
        self.build = build
        self.modules = modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.modules.get(fullname)
        return spec_from_file_location(fullname, self.build / file) if file else None


def use() -> None:
    """Take modules from the build that is wanted, from now on."""
    build, modules = wanted()
    if modules:
        sys.meta_path.insert(0, Finder(build, modules))
    elif os.environ.get("KANLY_ENGINE") not in (None, "", "interpreted"):
        raise ImportError(f"no build in {build} fits this source; 'make compiled' makes one")


def wanted() -> tuple[Path, dict[str, str]]:
    """The build to use and its modules; none if none is wanted, or none fits."""
    named = os.environ.get("KANLY_ENGINE", "")
    build = Path(named) if os.sep in named else BUILD
    return build, {} if named == "interpreted" else fitting(build)


def fitting(build: Path) -> dict[str, str]:
    """The modules of a build and their files, or none if the source has changed since."""
    try:
        made: dict[str, dict[str, str]] = json.loads((build / MANIFEST).read_text("utf-8"))
        if all(digest(ROOT / path) == known for path, known in made["sources"].items()):
            return made["modules"]
    except (OSError, ValueError):
        pass  # there is none, or a file it was made from is gone
    return {}


def digest(path: Path) -> str:
    return blake2b(path.read_bytes(), digest_size=16).hexdigest()


# What there is to say of it -----------------------------------------------------------------------


def engine() -> str:
    """`compiled` or `interpreted`: how this process runs the engine."""
    from kanly.core import game

    return "interpreted" if Path(game.__file__).suffix == ".py" else "compiled"


def engine_of_bots() -> str:
    """The same of the processes that are started now, as those are in which bots think."""
    return "compiled" if wanted()[1] else engine()


def made_at() -> int:
    """When the build of this checkout was made, or 0 if there is none."""
    try:
        return (BUILD / MANIFEST).stat().st_mtime_ns
    except OSError:
        return 0


def progress() -> int | None:
    """How far a build in progress is, in percent."""
    try:
        if time.time() - PROGRESS.stat().st_mtime < SILENT:
            return int(PROGRESS.read_text("utf-8"))
    except (OSError, ValueError):
        pass  # no build is in progress
    return None
