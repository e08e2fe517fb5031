"""Tests run the source as it is, even where a compiled build of it is at hand.

`make compiled-check` runs some of them compiled.
"""

import os

os.environ.setdefault("KANLY_ENGINE", "interpreted")
