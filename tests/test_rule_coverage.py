"""The catalogue of rules is whole, and every rule in it has a test."""

import pytest

from tests import rule_coverage
from tests.rule_coverage import Catalogue

BOOKS = rule_coverage.catalogues()
EVERY_RULE = [rule for book in BOOKS for rule in book.ids]


@pytest.fixture(scope="module")
def named() -> dict[str, set[str]]:
    return rule_coverage.named(rule_coverage.games_of(BOOKS))


def test_every_rule_is_named_by_a_test(named: dict[str, set[str]]) -> None:
    missing = [rule for rule in EVERY_RULE if rule not in named]
    assert not missing, f"{len(missing)} rules are named by no test: {', '.join(missing)}"


def test_every_rule_named_by_a_test_exists(named: dict[str, set[str]]) -> None:
    unknown = [f"{rule} in {', '.join(sorted(named[rule]))}" for rule in named.keys() - EVERY_RULE]
    assert not unknown, "no such rule: " + "; ".join(sorted(unknown))


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.ids[0].partition("-")[0])
def test_rules_are_numbered_from_one_without_gaps_as_the_table_says(book: Catalogue) -> None:
    expected = [f"{s.prefix}-{n:02}" for s in book.sections for n in range(1, s.rules + 1)]
    assert list(book.ids) == expected


def test_every_ruling_is_explained_once() -> None:
    rulings = {rule for book in BOOKS for rule in book.rulings}
    explained = rule_coverage.explained()
    assert rulings <= set(explained)
    assert len(explained) == len(set(explained))
