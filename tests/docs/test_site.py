"""The documentation site builds strictly: every link and anchor leads somewhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = (
    "index",
    "table",
    "hosting",
    "bots",
    "research",
    "api",
    "rules/classic",
    "rules/ja/imperium",
)


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert all((tmp_path / f"{page}.html").exists() for page in PAGES)
    api = (tmp_path / "api.html").read_text(encoding="utf-8")
    assert all(f'id="kanly.core.game.Game.{name}"' in api for name in ("apply", "view", "why_not"))
