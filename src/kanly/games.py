"""Every game Kanly knows. A new game is one import here, and its kits in its own packages.

Games from elsewhere are registered by the modules named in the environment variable KANLY_GAMES;
each has a `KIT`.
"""

from __future__ import annotations

import os
from importlib import import_module

from kanly.classic.kit import KIT as CLASSIC
from kanly.core.registry import register
from kanly.imperium.kit import KIT as IMPERIUM

for _kit in (IMPERIUM, CLASSIC):
    register(_kit)
for _module in os.environ.get("KANLY_GAMES", "").split():
    register(import_module(_module).KIT)
