"""Every module can be imported, compiled and interpreted: a compiled class has stricter bases."""

from __future__ import annotations

import importlib
import os
import pkgutil

import pytest

import kanly
from kanly import compiled

MODULES = [
    module.name
    for module in pkgutil.walk_packages(kanly.__path__, "kanly.")
    if not module.name.startswith(("kanly.train", "kanly.server.store.migrations"))
    and not module.name.endswith("__main__")
]
"""All but what needs PyTorch, and what Alembic runs."""


@pytest.mark.parametrize("name", MODULES)
def test_a_module_can_be_imported(name: str) -> None:
    if name.startswith("kanly.arena.cluster"):
        pytest.importorskip("ray")
    importlib.import_module(name)


def test_the_engine_is_the_one_that_was_asked_for() -> None:
    wanted = os.environ["KANLY_ENGINE"]
    assert compiled.engine() == ("interpreted" if wanted == "interpreted" else "compiled")
