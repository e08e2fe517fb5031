"""Catalogues, rules search, pages, and what an operator asks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kanly import compiled
from kanly.server import rulebook, search
from kanly.server.rest.pages import read
from kanly.server.schema import Hit
from tests.server.table import Person, Server, start

LANGS = ("en", "fr", "ja")
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("lang", LANGS)
def test_the_catalogue_has_names_texts_and_pictures(alia: Person, lang: str) -> None:
    found = alia.get("/api/catalogue/imperium", lang=lang)
    entries = {entry["ref"]: entry for entry in found["entries"]}

    dagger = entries["card-dagger"]
    assert (found["game"], found["lang"]) == ("imperium", lang)
    assert dagger["name"] == {"en": "Dagger", "fr": "Dague", "ja": "短剣"}[lang]
    assert dagger["data"]["icons"] == ["landsraad"]
    assert entries["card-fremen-camp"]["effects"]["agent"]["cost"] == {"spice": 2}
    assert found["trees"]["recruit-1"] == {"op": "recruit", "n": 1}
    kinds = [(entry["kind"], entry["slug"]) for entry in found["entries"]]
    assert len(kinds) == len(set(kinds))


def test_a_catalogue_that_is_known_is_not_sent_again(server: Server) -> None:
    path = f"{server.url}api/catalogue/imperium"
    tag = httpx.get(path).headers["etag"]

    assert httpx.get(path, headers={"if-none-match": tag}).status_code == 304
    assert httpx.get(f"{server.url}api/catalogue/chess").status_code == 404


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("stilgar", "imperium/card-stilgar"),
        ("Dague", "imperium/card-dagger"),
        ("短剣", "imperium/card-dagger"),
        ("IMP-AGENT-02", "IMP-AGENT-02"),
        ("epee", "imperium/"),
    ],
)
def test_rules_and_components_are_found_in_any_language(
    alia: Person, query: str, first: str
) -> None:
    hits = alia.get("/api/rules", q=query, lang="fr")["hits"]

    assert hits[0]["id"].startswith(first)
    assert all(hit["title"] and hit["text"] for hit in hits)


def test_a_search_is_limited_by_game_and_number(alia: Person) -> None:
    assert len(alia.get("/api/rules", q="spice", limit=3)["hits"]) == 3
    assert alia.get("/api/rules", q="stilgar", game="chess")["hits"] == []
    assert alia.get("/api/rules", q="zzzzqqq")["hits"] == []
    assert alia.get("/api/rules", q="???")["hits"] == []


def test_a_rule_is_read_by_its_number_without_marks(alia: Person) -> None:
    rule = alia.get("/api/rules/imp-comp-03")

    assert rule["id"] == "IMP-COMP-03"
    assert rule["text"] == "The Intrigue deck has 40 cards."
    assert rule["title"] == "Components"
    assert alia.get("/api/rules/imp-comp-99", 404)["code"] == "no-rule"


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Two rules in English, one of them in French and in Japanese."""
    for lang, text in {
        "": "## Storm (CLA-STORM)\n"
        "- **CLA-STORM-01** (adv) RULING: the storm waits. RULING: twice. [001 §P1; ref]\n"
        "- **CLA-STORM-02** A *worm* eats. (option: ally_transit) RULING. [ref]\n",
        "fr": "## Tempête (CLA-STORM)\n"
        "- **CLA-STORM-01** (adv) RULING: la tempête attend à l'aube. RULING: deux fois. [ref]\n",
        "ja": "## 砂嵐 (CLA-STORM)\n- **CLA-STORM-01** (adv) RULING: 砂嵐は 2 回待つ。 [ref]\n",
    }.items():
        (tmp_path / lang).mkdir(exist_ok=True)
        (tmp_path / lang / "classic.md").write_text(text, encoding="utf-8")
    (tmp_path / "rulings.md").write_text("## Storm\n- **CLA-STORM-01** It waits. *So it is.*\n")
    monkeypatch.setattr(rulebook, "rules_folder", lambda: tmp_path)
    for kept in (rulebook.rulebook, search.searched, search.rules, search.index):
        kept.cache_clear()
    yield tmp_path
    for kept in (rulebook.rulebook, search.searched, search.rules, search.index):
        kept.cache_clear()


@pytest.mark.usefixtures("library")
@pytest.mark.parametrize(
    ("lang", "title", "text"),
    [
        ("en", "Storm", "(Advanced game) The storm waits. Twice."),
        ("fr", "Tempête", "(Jeu avancé) La tempête attend à l'aube. Deux fois."),
        ("ja", "砂嵐", "(上級ゲーム) 砂嵐は 2 回待つ。"),
    ],
)
def test_a_rule_is_read_in_the_readers_language(lang: str, title: str, text: str) -> None:
    hit = search.rule("cla-storm-01", lang)

    assert hit == Hit("rule", "CLA-STORM-01", title, text, "classic", lang)


@pytest.mark.usefixtures("library")
def test_a_rule_without_translation_is_read_in_english() -> None:
    hit = search.rule("CLA-STORM-02", "fr")

    assert hit is not None
    assert (hit.title, hit.lang) == ("Storm", "en")
    assert hit.text == "A worm eats. (option: Passing through an Ally)"


@pytest.mark.usefixtures("library")
@pytest.mark.parametrize(
    ("lang", "query", "found"),
    [
        ("fr", "tempete a l’aube", ["CLA-STORM-01 fr"]),
        ("fr", "worm", ["CLA-STORM-02 en"]),
        ("fr", "storm waits", ["CLA-STORM-01 en", "CLA-STORM-01 fr"]),
        ("ja", "2回待つ", ["CLA-STORM-01 ja"]),
        ("ja", "cla-storm-02", ["CLA-STORM-02 en"]),
    ],
)
def test_rules_are_searched_in_the_readers_language_first(
    lang: str, query: str, found: list[str]
) -> None:
    hits = search.find(query, lang, None, 50)

    assert [f"{hit.id} {hit.lang}" for hit in hits if hit.kind != "component"] == found


# Pages --------------------------------------------------------------------------------------------


def test_unknown_paths_lead_to_the_page_and_unknown_files_to_nothing(server: Server) -> None:
    for path in ("", "room/abc", "replay/abc"):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
    assert httpx.get(f"{server.url}assets/nothing.js").status_code == 404
    assert httpx.get(f"{server.url}../../pyproject.toml").status_code == 404


def test_files_of_the_client_are_served_packed_and_kept(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("x = 1;\n" * 1000)

    pages = read(tmp_path)

    script = pages["assets/main-1a2b.js"]
    assert "javascript" in script.kind
    assert "immutable" in script.cache
    assert pages["index.html"].cache == "no-cache"
    assert len(script.packed) < len(script.body)


# Operators ----------------------------------------------------------------------------------------


def test_health_readiness_and_figures(alia: Person) -> None:
    alia.sit(alia.play()["room"]["room"]).choose()

    health = alia.get("/api/health")
    assert health["status"] == "ok"
    assert health["engine"] == health["bots"] == compiled.engine()
    assert health["compiling"] is None or health["compiling"] <= 100
    assert alia.get("/api/ready")["status"] == "ready"
    figures = alia.http.get("/metrics").text
    assert re.search(r"^kanly_choices_total [1-9]", figures, re.MULTILINE)
    assert re.search(r"^kanly_rooms [1-9]", figures, re.MULTILINE)


def test_figures_are_for_this_machine_only(server: Server) -> None:
    answer = httpx.get(f"{server.url}metrics", headers={"x-forwarded-for": "192.0.2.1"})

    assert answer.status_code == 403


def test_the_description_names_every_path(alia: Person) -> None:
    paths = alia.get("/api/openapi.json")["paths"]

    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?:GET|POST|PUT|DELETE) (/api/[a-z/{}_.]*[a-z/}])", text))
    plain = {re.sub(r"\{[a-z_]+\}", "{}", path) for path in paths}
    assert {re.sub(r"\{[a-z_]+\}", "{}", path) for path in named} - plain == {
        "/api/openapi.json"
    } & plain
    assert len(plain) >= 35


def test_a_graceful_stop_tells_clients_to_come_back(tmp_path: Path) -> None:
    running = start(f"sqlite:///{tmp_path}/table.db")
    someone = Person(running)
    wire = someone.sit(someone.play()["room"]["room"])
    wire.asked()
    running.process.terminate()
    try:
        while True:
            wire.hear(10)
    except Exception:
        code = wire.socket.close_code

    assert code == 1012
    assert running.process.wait(10) in (0, -15)
