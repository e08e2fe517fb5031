"""The compiled build: with KANLY_COMPILE=1 the engine becomes C extensions, otherwise nothing does.

So do the games' own bots, and what a network sees of Imperium.
With KANLY_COMPILE=whole all is compiled as one, which takes twice as long and runs a tenth faster;
with KANLY_COMPILE=quick the C compiler does not optimise: soon done, to see that all is the same.
A built package also carries the numbered rules, which the server searches. The rest of the build
is in pyproject.toml.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

COMPILED = (
    "src/kanly/core",
    "src/kanly/imperium",
    "src/kanly/classic",
    "src/kanly/bots/classic",
    "src/kanly/bots/imperium",
    "src/kanly/encoding",
)
"""Every module below these folders is compiled, except packages' own `__init__`..."""

INTERPRETED: tuple[str, ...] = (
    "src/kanly/bots/imperium/heuristics.py",
    "src/kanly/classic/about.py",
    "src/kanly/classic/arrange.py",
    "src/kanly/classic/describe.py",
    "src/kanly/classic/explain.py",
    "src/kanly/classic/reasons",
    "src/kanly/classic/text.py",
    "src/kanly/encoding/classic",
)
"""...and these, files or folders: no game is faster for them, and the build would be slower."""


def modules() -> list[str]:
    paths = (path for folder in COMPILED for path in sorted(Path(folder).rglob("*.py")))
    return [
        path.as_posix()
        for path in paths
        if path.name != "__init__.py" and not path.as_posix().startswith(INTERPRETED)
    ]


def extensions(how: str) -> list[object]:
    from mypyc.build import mypycify

    level = "0" if how == "quick" else "2"
    return list(mypycify(modules(), opt_level=level, debug_level="0", multi_file=how != "whole"))


class WithRules(build_py):
    """Puts docs/rules beside the server, where an installed one looks for it, in every language."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "kanly" / "server" / "rules"
            only = shutil.ignore_patterns("*.yaml")
            shutil.copytree("docs/rules", target, ignore=only, dirs_exist_ok=True)


how = os.environ.get("KANLY_COMPILE") or "0"
if how not in ("0", "1", "whole", "quick"):
    raise SystemExit(f"KANLY_COMPILE={how}: expected 0, 1, whole or quick")
wanted = how != "0"
building = not {"egg_info", "dist_info"} & set(sys.argv)  # else pip only asks what is needed

setup(
    setup_requires=["mypy"] if wanted else [],
    ext_modules=extensions(how) if wanted and building else [],
    cmdclass={"build_py": WithRules},
)
