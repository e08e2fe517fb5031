"""Commands whose settings come from options, the environment, a file, or a file for each secret.

An option wins over `KANLY_NAME`, that over the file that `KANLY_NAME_FILE` names, and that over the
TOML file of `--config`. Files keep passwords out of command lines and environments.
"""

from __future__ import annotations

import os
import tomllib
from inspect import signature
from pathlib import Path
from typing import Any

from typer.core import TyperCommand

from kanly.cli.serve import serve
from kanly.core.errors import BadOption


class Configured(TyperCommand):
    """A command that looks into files for what it was not given."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any
    ) -> Any:
        known = {option.name or "" for option in self.params}
        given = extra.pop("default_map", None) or {}
        defaults = {**from_toml(config_in(args), known), **from_secrets(known), **given}
        return super().make_context(info_name, args, parent, default_map=defaults, **extra)


def config_in(args: list[str]) -> str:
    """The settings file that is named on the command line or in the environment."""
    for at, arg in enumerate(args):
        if arg == "--config" and at + 1 < len(args):
            return args[at + 1]
        if arg.startswith("--config="):
            return arg.partition("=")[2]
    return os.environ.get("KANLY_CONFIG", "")


def from_toml(path: str, known: set[str]) -> dict[str, object]:
    """The settings in a file. It may hold those of several commands."""
    if not path:
        return {}
    try:
        found = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(f"--config {path}: {error.strerror}") from error
    except ValueError as error:
        raise BadOption(f"--config {path}: {error}") from error
    settings = {name.replace("-", "_"): value for name, value in found.items()}
    unknown = sorted(set(settings) - {*signature(serve).parameters} - known)
    if unknown:
        raise BadOption(f"--config {path}: unknown setting '{unknown[0]}'")
    return {name: value for name, value in settings.items() if name in known}


def from_secrets(known: set[str]) -> dict[str, object]:
    """Settings whose value is in a file that the environment names."""
    found: dict[str, object] = {}
    for name in known:
        path = os.environ.get(f"KANLY_{name.upper()}_FILE")
        if path:
            try:
                found[name] = Path(path).read_text(encoding="utf-8").strip()
            except OSError as error:
                said = f"KANLY_{name.upper()}_FILE: {path}: {error.strerror}"
                raise BadOption(said) from error
    return found
