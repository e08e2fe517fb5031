"""Which numbered rules the tests name.

`python -m tests.rule_coverage` prints a table per section and the rules that no test names.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.reading import yamls_of

TESTS = Path(__file__).parent
EXAMPLES = TESTS.parent / "src" / "kanly" / "examples"
"""Scenarios that the package carries: the worked examples."""
RULES = TESTS.parent / "docs" / "rules"
RULINGS = RULES / "rulings.md"

ENTRY = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9]+-\d+)\*\* (.*)$", re.MULTILINE)
SECTION = re.compile(r"^\| ([A-Z]+-[A-Z0-9]+) \| (.+?) \| (\d+) \|$", re.MULTILINE)

THIS = {"rule_coverage.py", "test_rule_coverage.py"}


@dataclass(frozen=True)
class Section:
    """A line of the table at the head of a catalogue."""

    prefix: str
    title: str
    rules: int


@dataclass(frozen=True)
class Catalogue:
    """A file of numbered rules."""

    sections: tuple[Section, ...]
    ids: tuple[str, ...]
    rulings: frozenset[str]

    def of(self, section: Section) -> list[str]:
        return [rule for rule in self.ids if section_of(rule) == section.prefix]


def catalogues() -> list[Catalogue]:
    """Every catalogue in docs/rules/, in the order of their file names."""
    return [read(path) for path in sorted(RULES.glob("*.md")) if path != RULINGS]


def read(path: Path) -> Catalogue:
    text = path.read_text(encoding="utf-8")
    entries = ENTRY.findall(text)
    return Catalogue(
        sections=tuple(Section(p, title, int(n)) for p, title, n in SECTION.findall(text)),
        ids=tuple(rule for rule, _ in entries),
        rulings=frozenset(rule for rule, words in entries if "RULING" in words),
    )


def section_of(rule: str) -> str:
    return rule.rpartition("-")[0]


def explained() -> list[str]:
    """The rulings that rulings.md lists, in its order."""
    return [rule for rule, _ in ENTRY.findall(RULINGS.read_text(encoding="utf-8"))]


def named(games: Iterable[str]) -> dict[str, set[str]]:
    """The rules of these games (IMP, ...) that tests name, each with the files that name it."""
    pattern = re.compile(rf"\b(?:{'|'.join(games)})-[A-Z][A-Z0-9]*-\d+\b")
    places: dict[str, set[str]] = {}
    for path in sorted([*TESTS.rglob("*"), *EXAMPLES.rglob("*")]):
        for rule in mentions(path, pattern):
            places.setdefault(rule, set()).add(path.relative_to(TESTS.parent).as_posix())
    return places


RANGE = re.compile(r"\b([A-Z]+-[A-Z][A-Z0-9]*)-(\d+) to \1-(\d+)\b")


def mentions(path: Path, pattern: re.Pattern[str]) -> Iterator[str]:
    """A Python test names a rule anywhere in its text, a scenario in its `rules:` list."""
    if path.suffix == ".py" and path.name not in THIS:
        text = path.read_text(encoding="utf-8")
        yield from pattern.findall(text)
        for section, first, last in RANGE.findall(text):  # IMP-INFL-03 to IMP-INFL-05
            for number in range(int(first), int(last) + 1):
                yield f"{section}-{number:02d}"
    elif path.suffix == ".yaml" and {"scenarios", "examples"} & {*path.parts}:
        for scenario in yamls_of(path):
            yield from (str(rule) for rule in (scenario or {}).get("rules") or ())


def games_of(books: Iterable[Catalogue]) -> list[str]:
    return sorted({rule.partition("-")[0] for book in books for rule in book.ids})


def main() -> None:
    books = catalogues()
    places = named(games_of(books))
    for book in books:
        print_table(book, places)


def print_table(book: Catalogue, places: dict[str, set[str]]) -> None:
    missing = [rule for rule in book.ids if rule not in places]
    for section in book.sections:
        rules = book.of(section)
        covered = sum(rule in places for rule in rules)
        mark = " " if covered == len(rules) else "*"
        print(f"{mark} {section.prefix:<12} {section.title:<34} {covered:>4} / {len(rules)}")
    print(f"  {'Total':<47} {len(book.ids) - len(missing):>4} / {len(book.ids)}")
    if missing:
        print("\nNamed by no test:")
        for section in book.sections:
            numbers = [rule.rpartition("-")[2] for rule in book.of(section) if rule in missing]
            if numbers:
                print(f"  {section.prefix}: {' '.join(numbers)}")


if __name__ == "__main__":
    main()
