"""How long a fresh clone takes: until the page is open, and until bots think compiled.

    .venv/bin/python benchmarks/start.py [--folder FOLDER]

It clones this checkout (what is committed) into a new folder, runs `make play` there twice, and
says when the page could be opened, when the engine was compiled, and the load of the machine. The
packages that it installs come from pip's and npm's caches if they are there.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import IO
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
COMPILED = "Bots use it now"
"""What `make play` says when the engine is compiled."""
WAIT = 0.05
"""Seconds between two looks."""


class Start:
    """`make play` in a clone, and the clock since it was called."""

    def __init__(self, clone: Path) -> None:
        self.log = clone / "start.log"
        self.begun = time.monotonic()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                ["make", "play"], cwd=clone, stdout=log, stderr=log, start_new_session=True
            )

    @property
    def said(self) -> str:
        return self.log.read_text("utf-8", "replace")

    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def page(self) -> float:
        """Seconds until the page could be opened."""
        while True:
            found = re.search(r"http://\S+", self.said)
            if found and answers(found[0]):
                return self.seconds()
            self.wait()

    def compiled(self) -> float:
        """Seconds until bots use the compiled engine."""
        while COMPILED not in self.said:
            self.wait()
        return self.seconds()

    def wait(self) -> None:
        if self.process.poll() is not None:
            raise SystemExit(f"make play ended:\n{self.said}")
        time.sleep(WAIT)

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(60)


def answers(address: str) -> bool:
    try:
        page: IO[bytes]
        with urlopen(address) as page:
            return b"<html" in page.read().lower()
    except (URLError, OSError):
        return False


def measure(folder: Path) -> None:
    clone = folder / "kanly"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    first = Start(clone)
    try:
        tell("first start, page open", first.page())
        tell("first start, bots think compiled", first.compiled())
    finally:
        first.stop()
    second = Start(clone)
    try:
        tell("second start, page open, all compiled", second.page())
    finally:
        second.stop()


def tell(what: str, seconds: float) -> None:
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(f"{what:40} {seconds:7.1f} s   (load {load:.1f} per core)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--folder", type=Path, help="where to clone to, and leave it; default: none"
    )
    folder: Path | None = parser.parse_args().folder
    if folder is not None:
        measure(folder)
        return
    with tempfile.TemporaryDirectory() as temporary:
        measure(Path(temporary))


if __name__ == "__main__":
    main()
