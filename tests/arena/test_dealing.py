"""Leaders and factions are dealt evenly over seats and deals."""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly.arena.dealing import cycle, dealt, with_deal
from kanly.arena.kit import arena_kit
from kanly.core.setup import Options

POOL = [f"leader-{number}" for number in range(14)]


@pytest.mark.parametrize(("pool", "slots"), [(14, 4), (8, 4), (8, 3), (6, 6), (8, 1), (4, 4)])
def test_in_as_many_deals_every_seat_has_had_everything_once(pool: int, slots: int) -> None:
    names = POOL[:pool]

    deals = [dealt(names, slots, deal, seed=3) for deal in range(pool)]

    assert all(len(set(deal)) == slots for deal in deals)
    for seat in range(slots):
        assert sorted(deal[seat] for deal in deals) == sorted(names)


@pytest.mark.parametrize(("pool", "slots"), [(14, 4), (8, 4), (8, 3)])
def test_in_fewer_deals_nothing_comes_up_much_more_often(pool: int, slots: int) -> None:
    seen = Counter(POOL[:pool])
    for deal in range(pool):
        seen.update(dealt(POOL[:pool], slots, deal, seed=3))
        assert max(seen.values()) - min(seen.values()) <= 1


def test_company_changes_from_round_to_round() -> None:
    assert dealt(POOL[:8], 4, 0, seed=3) != dealt(POOL[:8], 4, 8, seed=3)


@pytest.mark.parametrize(
    ("game", "players", "options", "deals"),
    [
        ("imperium", 4, {}, 8),
        ("imperium", 4, {"ix": True}, 14),
        ("imperium", 1, {"difficulty": "mentat"}, 8),
        ("imperium", 2, {"leaders": ["paul-atreides", "glossu-rabban"]}, 2),
        ("imperium", 4, {"draft": True}, 1),
        ("classic", 6, {}, 6),
        ("classic", 3, {}, 3),
        ("classic", 2, {"two-factions": True}, 4),
        ("classic", 6, {"factions": "draft"}, 1),
    ],
)
def test_what_is_dealt_is_what_the_seats_have(
    game: str, players: int, options: Options, deals: int
) -> None:
    assert cycle(game, players, options) == deals

    dealing = arena_kit(game)
    for deal in range(2):
        given = with_deal(game, players, options, deal, seed=0)
        held = dealing.held(kanly.new(game, players, deal, given))
        named = given.get(dealing.option)
        assert len(held) == players
        if isinstance(named, list):
            assert set("+".join(held).split("+")) == set(named)
        else:
            assert given == options


def test_rivals_keep_the_leaders_they_were_given() -> None:
    options: Options = {"leaders": ["paul-atreides", "glossu-rabban", "earl-memnon-thorvald"]}

    assert with_deal("imperium", 1, options, 5, seed=0) == options
