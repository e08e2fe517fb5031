"""Where a user's games are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for a user's games: $KANLY_HOME, or where the system keeps such things."""
    if home := os.environ.get("KANLY_HOME"):
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "kanly"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kanly"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kanly"
