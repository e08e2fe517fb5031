"""On PostgreSQL: those tests of results, ratings, profiles, deals and bots from outside that ask
the database for more than rows by their keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.databases import postgres
from tests.server.inside import Inside, inside
from tests.server.test_deals import (
    test_entries_move_with_a_guest_who_logs_in,
    test_everybody_plays_a_deal_once,
    test_results_of_a_deal_are_compared,
    test_the_daily_challenge_is_the_same_for_everybody_and_another_tomorrow,
)
from tests.server.test_outside import test_a_bot_hears_of_invitations_games_and_its_turn
from tests.server.test_profiles import (
    test_a_forgotten_person_has_no_profile_and_stands_in_no_table,
    test_a_result_tells_how_a_rating_changed,
    test_others_learn_no_name_of_a_private_opponent,
)
from tests.server.test_ratings import (
    test_a_game_against_ones_own_bot_from_outside_is_not_rated,
    test_a_rated_game_changes_the_rating_of_people_and_of_no_bot,
    test_a_rating_is_not_replaced_by_that_of_a_guest,
)
from tests.server.test_results import (
    test_results_move_with_a_guest_who_logs_in,
    test_the_result_of_every_seat_is_stored_with_the_last_choice,
)

__all__ = [
    "test_a_bot_hears_of_invitations_games_and_its_turn",
    "test_a_forgotten_person_has_no_profile_and_stands_in_no_table",
    "test_a_game_against_ones_own_bot_from_outside_is_not_rated",
    "test_a_rated_game_changes_the_rating_of_people_and_of_no_bot",
    "test_a_rating_is_not_replaced_by_that_of_a_guest",
    "test_a_result_tells_how_a_rating_changed",
    "test_entries_move_with_a_guest_who_logs_in",
    "test_everybody_plays_a_deal_once",
    "test_others_learn_no_name_of_a_private_opponent",
    "test_results_move_with_a_guest_who_logs_in",
    "test_results_of_a_deal_are_compared",
    "test_the_daily_challenge_is_the_same_for_everybody_and_another_tomorrow",
    "test_the_result_of_every_seat_is_stored_with_the_last_choice",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    folder = tmp_path_factory.mktemp("postgresql")
    with postgres() as url, inside(folder, database=url) as running:
        yield running
