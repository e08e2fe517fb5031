"""Where the numbered rules are, and which numbers there are."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

RULINGS: Final = "rulings.md"
"""Not a catalogue: it repeats numbers."""
ENTRY: Final = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9]+-\d+)\*\* ", re.MULTILINE)


def rules_folder() -> Path:
    """Where an installed package has the rules, or else where the repository would have them."""
    package = Path(str(files("kanly")))
    packed = package / "rules"
    return packed if packed.is_dir() else package.parents[1] / "docs" / "rules"


def rule_numbers(folder: Path) -> list[str]:
    """Every number of the catalogues in a folder, in their order; none if there is no folder."""
    found: list[str] = []
    for path in sorted(folder.glob("*.md")):
        if path.name != RULINGS:
            found += ENTRY.findall(path.read_text(encoding="utf-8"))
    return found
