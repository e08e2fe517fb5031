"""The files for hosts name commands, settings and paths that exist."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import typer
import yaml

import kanly
from kanly.cli.app import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
CONTAINER = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
UNIT = dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / "kanly.service").read_text(), re.M))
SETTINGS = {"KANLY_HOME"} | {
    parameter.envvar
    for parameter in typer.main.get_command(app).commands["serve"].params
    if parameter.envvar
}


def parses(arguments: list[str]) -> None:
    """The command line takes these arguments."""
    command = typer.main.get_command(app)
    name, *rest = arguments
    command.commands[name].make_context(name, rest)


def test_the_settings_of_the_server_have_names_in_the_environment() -> None:
    assert {"KANLY_HOST", "KANLY_PORT", "KANLY_DATABASE", "KANLY_REDIS", "KANLY_URL"} <= SETTINGS


def test_compose_names_services_volumes_and_settings_that_exist() -> None:
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service.get("depends_on", {})) <= set(services)
        named = {volume.partition(":")[0] for volume in service.get("volumes", [])}
        assert named <= set(COMPOSE["volumes"])
    own = services["kanly"]
    assert set(own["environment"]) <= SETTINGS
    assert own["build"] == {"context": "..", "dockerfile": "deploy/Containerfile"}
    assert "@db/" in own["environment"]["KANLY_DATABASE"]
    assert "//cache:" in own["environment"]["KANLY_REDIS"]
    assert own["ports"] == [f"127.0.0.1:{port()}:{port()}"]


def test_whoever_starts_compose_is_told_what_to_set() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    needed = set(re.findall(r"\$\{(\w+):\?", text))
    head = text[: text.index("services:")]
    assert needed == {"POSTGRES_PASSWORD", "KANLY_URL"}
    assert all(name in head for name in needed)


def port() -> str:
    found = re.search(r"^EXPOSE (\d+)$", CONTAINER, re.M)
    assert found
    return found[1]


def test_the_container_copies_installs_and_runs_what_exists() -> None:
    for sources in re.findall(r"^COPY (?!--from)(.*) \S+$", CONTAINER, re.M):
        assert all((ROOT / source).exists() for source in sources.split())
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "optional-dependencies"
    ]
    assert set(re.findall(r"\[(\w+)\]\"", CONTAINER)) <= set(extras)
    told = re.findall(r"^ENV (.*)$", CONTAINER, re.M)
    assert {each.partition("=")[0] for line in told for each in line.split()} <= SETTINGS
    command = re.search(r"^CMD (\[.*\])$", CONTAINER, re.M)
    assert command
    parses(json.loads(command[1]))


def test_the_unit_runs_a_command_that_exists() -> None:
    program, *arguments = shlex.split(UNIT["ExecStart"])
    assert Path(program).name == "kanly"
    parses(arguments)
    assert UNIT["Environment"] == "KANLY_HOME=%S/kanly"
    assert UNIT["StateDirectory"] == "kanly"


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    """Where systemd is installed; its program stands for ours, which is not in /opt here."""
    verify = shutil.which("systemd-analyze")
    if verify is None:
        return
    unit = tmp_path / "kanly.service"
    text = (DEPLOY / "kanly.service").read_text()
    unit.write_text(text.replace("/opt/kanly/bin/kanly serve", verify))
    ran = subprocess.run([verify, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_server_is_set_by_its_environment_and_ready_where_the_container_asks(
    tmp_path: Path,
) -> None:
    ready = re.search(rf"http://127\.0\.0\.1:{port()}(/[a-z/]+)", CONTAINER)
    assert ready
    settings = {
        "KANLY_HOST": "127.0.0.1",
        "KANLY_PORT": "0",
        "KANLY_DATABASE": f"sqlite:///{tmp_path / 'games.db'}",
        "KANLY_HOME": str(tmp_path),
        "PYTHONUNBUFFERED": "1",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "kanly", "serve"],
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        with urlopen(address.rstrip("/") + ready[1]) as answer:
            assert answer.status == 200
    finally:
        process.terminate()
        process.wait(20)
    assert (tmp_path / "games.db").exists()


def test_the_versions_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert project["version"] == citation["version"] == kanly.__version__
    newest = re.search(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(), re.M)
    assert newest
    assert newest[1] == kanly.__version__


@pytest.mark.parametrize("path", sorted((ROOT / ".github").rglob("*.yml")), ids=lambda p: p.name)
def test_files_for_the_forge_are_well_formed(path: Path) -> None:
    form = yaml.safe_load(path.read_text())
    if path.parent.name != "ISSUE_TEMPLATE" or path.stem == "config":
        assert form
        return
    assert form["name"]
    assert form["description"]
    fields = [field["id"] for field in form["body"]]
    assert len(fields) == len(set(fields))
