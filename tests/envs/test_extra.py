"""Without the extra `research` the doors say what is missing, and nothing else minds."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
for name in ("gymnasium", "open_spiel", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import kanly.envs, kanly.envs.terms
print(kanly.envs.terms.Terms("imperium").deal(1).seat)
from kanly.core.errors import KanlyError
try:
    import kanly.envs.{door}
except ImportError as error:
    assert isinstance(error, KanlyError)
    print(error)
"""


@pytest.mark.parametrize("door", ["zoo", "gym", "spiel"])
def test_a_door_without_its_library_names_the_extra(door: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(door=door)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert "which is not installed: pip install 'kanly[research]'" in done.stdout.splitlines()[1]
