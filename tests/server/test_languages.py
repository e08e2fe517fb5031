"""A language is a folder: one more is spoken everywhere, and nothing else has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kanly.server.typescript import files
from tests.server.table import Person, Server, serving

ROOT = Path(__file__).parents[2]
ESPERANTO = {
    "imperium-components.ftl": {"card-dagger = Dagger": "card-dagger = Ponardo"},
    "table.ftl": {"guest = Guest": "guest = Gasto"},
    "web-bots.ftl": {"bot-adept = Adept": "bot-adept = Lertulo"},
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program as it is, with one more folder of messages."""
    home = tmp_path_factory.mktemp("languages")
    (home / "docs").symlink_to(ROOT / "docs")
    package = home / "src" / "kanly"
    package.mkdir(parents=True)
    for path in (ROOT / "src/kanly").iterdir():
        if path.name != "locale":
            (package / path.name).symlink_to(path)
    shutil.copytree(ROOT / "src/kanly/locale", package / "locale")
    shutil.copytree(package / "locale/en", package / "locale/eo")
    for name, changes in ESPERANTO.items():
        path = package / "locale/eo" / name
        text = path.read_text(encoding="utf-8")
        for english, esperanto in changes.items():
            assert english in text
            text = text.replace(english, esperanto)
        path.write_text(text, encoding="utf-8")
    return home


@pytest.fixture(scope="module")
def elsewhere(home: Path) -> Iterator[Server]:
    """A server that speaks one language more."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(home / "src"))
        with serving(f"sqlite:///{home}/table.db") as running:
            yield running


def told(home: Path, *command: str) -> str:
    """What a command of that program says."""
    environment = {**os.environ, "PYTHONPATH": str(home / "src"), "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_the_program_speaks_it(home: Path) -> None:
    languages = told(home, "-c", "from kanly.translation import LANGUAGES; print(*LANGUAGES)")

    assert languages.split() == ["en", "eo", "fr", "ja"]
    assert "Ponardo" in told(home, "-m", "kanly", "cards", "dagger", "--lang", "eo")
    assert "Dague" in told(home, "-m", "kanly", "cards", "ponardo", "--lang", "fr")
    assert "en, eo, fr or ja" in told(home, "-m", "kanly", "cards", "--help")


def test_the_table_speaks_it(elsewhere: Server) -> None:
    person = Person(elsewhere)

    cards = {
        each["ref"]: each for each in person.get("/api/catalogue/imperium", lang="eo")["entries"]
    }
    games = person.get("/api/games", lang="eo")["games"]
    hits = person.get("/api/rules", q="ponardo", lang="en")["hits"]
    room = person.create()["room"]["room"]
    welcome = person.sit(room, lang="eo").until("welcome")

    assert cards["card-dagger"]["name"] == "Ponardo"
    assert "Lertulo" in [bot["name"] for bot in games[0]["bots"]]
    assert hits[0]["id"] == "imperium/card-dagger"
    assert welcome["lang"] == "eo"


def test_a_person_can_choose_it_and_a_guest_is_called_by_it(elsewhere: Server) -> None:
    host, guest = Person(elsewhere), Person(elsewhere)
    guest.http.headers["accept-language"] = "eo-001, en;q=0.5"

    mine = guest.http.put("/api/me", json={"lang": "eo"}).json()
    unknown = guest.http.put("/api/me", json={"lang": "xx"})
    joined = guest.post(f"/api/rooms/{host.create()['room']['room']}/join")

    assert mine["lang"] == "eo"
    assert unknown.status_code == 400
    assert joined["room"]["seats"][1]["name"] == "Gasto"


def test_no_generated_file_lists_the_languages(home: Path) -> None:
    wire = told(
        home, "-c", "from kanly.server.typescript import files; print(files()['lib/wire.ts'])"
    )

    assert wire.strip() == files()["lib/wire.ts"].strip()
