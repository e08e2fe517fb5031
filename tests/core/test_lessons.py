"""Lessons: each leads to its goal by its own script, and says all it has to say."""

import re
from functools import cache

import pytest

from kanly.cli.lesson import novice
from kanly.core import lesson as lessons
from kanly.core.errors import BadScenario
from kanly.core.game import Game
from kanly.core.lesson import Lesson, Progress, all_tutorials, build
from kanly.core.registry import kit_of
from kanly.server.catalogue import catalogue
from kanly.translation import LANGUAGES, Words
from tests.translation.source import messages

LESSONS = [lesson for found in all_tutorials().values() for lesson in found]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.key)
ON_THE_TABLE = {"unit-troop", "unit-dreadnought", "pile-deck", "pile-discard", "pile-negotiators"}
"""Things that one can point at besides components and houses."""
MOST_SAID, MOST_SENTENCES = 210, 3
"""Characters and sentences of a step."""

TEXT = """
options: {players: 3}
given: {red: {hand: [diplomacy, dagger], influence: {emperor: 1}}}
others: [{blue: [reveal, end]}]
goal: {red: {score: 1}}
missed: {round: 2}
steps:
  - {name: look, point: [faction-emperor]}
  - {name: send, choose: agent diplomacy wealth}
  - {name: after, until: {turn: blue}}
"""


def lesson_of(text: str = TEXT) -> Lesson:
    return build(text, "imperium", "imperium", "mine")


@cache
def things(game: str) -> set[str]:
    """Everything of a game that one can point at."""
    about = kit_of(game).about
    houses = {about.prefix + house for house in about.fixed}
    return {entry.ref for entry in catalogue(game, "en").entries} | houses | ON_THE_TABLE


# The lessons there are ----------------------------------------------------------------------------


@each_lesson
def test_the_script_of_a_lesson_leads_through_every_step_to_the_goal(lesson: Lesson) -> None:
    assert lessons.rehearse(lesson, novice).failures == []


@each_lesson
def test_a_lesson_points_at_things_that_there_are(lesson: Lesson) -> None:
    pointed = {ref.partition("@")[0] for step in lesson.steps for ref in step.point}

    assert pointed - things(lesson.game) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@each_lesson
def test_a_lesson_has_all_its_texts(lesson: Lesson, lang: str) -> None:
    words = Words(lang)
    wanted = {lesson.key, *[lesson.step_key(step) for step in lesson.steps]}

    assert {key for key in wanted if key not in words} == set()
    assert words.name(lesson.key, "goal") != words.name(lesson.key)
    assert words.name(lesson.key, "won") != words.name(lesson.key)
    for key in [lesson.step_key(step) for step in lesson.steps if step.goal]:
        assert words.name(key, "goal") != words.name(key)


def test_no_text_of_a_lesson_is_idle() -> None:
    told = {step_key for each in LESSONS for step_key in [each.step_key(s) for s in each.steps]}
    used = told | {each.key for each in LESSONS} | {f"lesson-{name}" for name in all_tutorials()}
    general = {"lesson-won", "lesson-missed", "lesson-other"}
    general |= {"lesson-goal-reached", "lesson-goal-missed"}

    assert {key for key in messages("en") if key.startswith("lesson-")} == used | general


@each_lesson
def test_a_step_says_one_thing_in_few_words(lesson: Lesson) -> None:
    said = [Words("en").name(lesson.step_key(step)) for step in lesson.steps]
    sentences = [len(re.findall(r"[.!?](?: |$)", text)) for text in said]

    assert max(map(len, said)) <= MOST_SAID
    assert max(sentences) <= MOST_SENTENCES


def test_names_of_lessons_are_theirs_alone() -> None:
    keys = [each.key for each in LESSONS]
    keys += [key for each in LESSONS for key in {each.step_key(step) for step in each.steps}]

    assert [key for key in keys if keys.count(key) > 1] == []


# How a lesson goes --------------------------------------------------------------------------------


def after(lesson: Lesson, *choices: str) -> tuple[Game, Progress]:
    """The position and the progress after some choices of the player."""
    game, progress = lesson.begun(), Progress()
    for choice in choices:
        before = game.clone()
        game.apply(lesson.seat, choice)
        progress = lessons.follow(lesson, progress, before, game)
    return game, progress


def shown(lesson: Lesson, *choices: str) -> list[str]:
    game, progress = after(lesson, *choices)
    return [step.name for step in lessons.current(lesson, progress, game)]


def test_a_step_is_shown_after_the_notes_before_it() -> None:
    assert shown(lesson_of()) == ["look", "send"]


def test_the_right_choice_ends_its_step() -> None:
    _, progress = after(lesson_of(), "agent diplomacy wealth")

    assert (progress.right, progress.other) == (1, None)
    assert shown(lesson_of(), "agent diplomacy wealth") == ["after"]


def test_another_choice_is_noted_and_the_step_stays_open() -> None:
    _, progress = after(lesson_of(), "agent dagger hall-of-oratory")

    assert (progress.right, progress.other, progress.done) == (None, 1, frozenset())


def test_a_step_may_end_because_the_position_is_so() -> None:
    _, progress = after(lesson_of(), "agent diplomacy wealth", "end")

    assert 2 in progress.done


def test_the_goal_is_reached_whatever_way_leads_there() -> None:
    other = TEXT.replace("choose: agent diplomacy wealth", "choose: agent diplomacy secrets")
    _, progress = after(lesson_of(other), "agent diplomacy wealth")

    assert progress.won


def test_a_goal_that_was_reached_stays_reached() -> None:
    lesson = lesson_of(TEXT.replace("{red: {score: 1}}", "{red: {agents: 1}}"))
    game, progress = after(lesson, "agent diplomacy wealth", "end")
    game.apply(1, "reveal")

    assert progress.won


def test_what_cannot_be_reached_any_more_is_missed() -> None:
    lesson = lesson_of(TEXT.replace("missed: {round: 2}", "missed: {red: {agents: 1}}"))
    _, progress = after(lesson, "agent dagger hall-of-oratory")

    assert progress.missed


GOALS = """
options: {players: 3}
given: {red: {hand: [diplomacy, dagger, reconnaissance], influence: {emperor: 1}}}
goal: {over: true}
steps:
  - {name: point, until: {turn: blue}, goal: {red: {influence: {emperor: 1}, posts: 1}}}
  - {name: more, until: {round: 2}, goal: [{red: {score: 5}}, {red: {council: true}}]}
"""


def test_the_goal_of_a_step_is_reached_when_there_is_as_much_or_more() -> None:
    _, progress = after(lesson_of(GOALS), "agent diplomacy wealth", "end")

    assert (progress.done, progress.reached) == ({0}, {0})


def test_the_goal_of_a_step_is_missed_when_the_step_is_over_without_it() -> None:
    _, progress = after(lesson_of(GOALS.replace("posts: 1", "posts: 2")), "reveal", "end")

    assert (progress.done, progress.reached) == ({0}, set())


@pytest.mark.parametrize("tutorial", sorted(all_tutorials()))
def test_every_step_of_a_first_game_has_a_goal(tutorial: str) -> None:
    first_game = lessons.lesson_called(tutorial, "first-game")

    assert [step.name for step in first_game.steps if not step.goal] == []


def test_others_follow_the_script_and_let_the_rest_go_by() -> None:
    lesson = lesson_of()
    game, _ = after(lesson, "agent diplomacy wealth", "end")

    assert lessons.answer(lesson, game, 1) == "reveal"
    game.apply(1, "reveal")
    assert lessons.answer(lesson, game, 1) == "end"
    game.apply(1, "end")
    assert lessons.answer(lesson, game, 2) is None, "no lines: a bot plays"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (TEXT.replace("goal:", "gaol:"), "unknown field 'gaol'; did you mean goal?"),
        (TEXT.replace("score: 1", "scroe: 1"), "unknown field 'scroe'; did you mean score"),
        (TEXT.replace("name: send, ", ""), "a name, under which its text is found"),
        (TEXT.replace("blue: [", "purple: ["), "unknown seat 'purple'"),
        (TEXT + "---\na: 1\n", "one lesson in each file"),
    ],
)
def test_a_mistake_is_told_with_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(said)):
        lesson_of(text)


def test_a_rehearsal_says_where_the_script_leaves_the_player_alone() -> None:
    found = lessons.rehearse(lesson_of(TEXT.replace("until: {turn: blue}", "choose: end")), novice)
    assert found.failures == ["the goal was reached before these steps: after"]

    short = TEXT[: TEXT.index("  - {name: after")].replace("agent diplomacy wealth", "play bribery")
    stuck = lessons.rehearse(lesson_of(short), novice)
    assert "no step says what the player does" in stuck.failures[0]
