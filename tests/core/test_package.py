"""`import kanly` is the engine; what is built on it comes when it is asked for."""

import json
import subprocess
import sys

PROGRAM = """
import json, sys, kanly
engine = sorted({name.split(".")[1] for name in sys.modules if name.startswith("kanly.")})
later = [getattr(kanly, name).__name__ for name in ("arena", "encoding", "envs", "translation")]
print(json.dumps([engine, kanly.bots.get("greedy").name, later, hasattr(kanly, "bosts")]))
"""


def test_what_is_built_on_the_engine_is_imported_when_it_is_asked_for() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, check=True)
    engine, bot, later, lost = json.loads(done.stdout)

    assert engine == ["classic", "compiled", "core", "games", "guide", "imperium"]
    assert bot == "greedy"
    assert later == ["kanly.arena", "kanly.encoding", "kanly.envs", "kanly.translation"]
    assert not lost


def test_the_package_can_be_run() -> None:
    command = [sys.executable, "-m", "kanly", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert done.stdout.startswith("kanly ")
