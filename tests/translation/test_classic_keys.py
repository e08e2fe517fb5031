"""Whatever the classic game says has its message, with the same arguments, and none is idle."""

import pytest

from kanly.classic import choices
from kanly.classic.rules import KINDS
from kanly.classic.tables.advantages import POWERS
from kanly.classic.victory import REASONS
from kanly.translation import LANGUAGES, Words
from kanly.translation.classic.labels import LABELS
from tests.translation.classic_source import asked, refused, told
from tests.translation.source import arguments, keys, messages

EVENTS = told()
PROMPTS = asked()
WAYS = REASONS[1:]


def test_every_event_has_its_message_and_no_other_has_one() -> None:
    assert keys("event-classic-") == {f"event-classic-{key}" for key in EVENTS}


@pytest.mark.parametrize("key", sorted(EVENTS))
def test_an_event_tells_all_its_arguments(key: str) -> None:
    assert arguments("en", f"event-classic-{key}") == EVENTS[key]


def test_every_kind_of_decision_is_asked_somewhere() -> None:
    assert set(PROMPTS) == {kind.name for kind in KINDS}


@pytest.mark.parametrize("kind", sorted(PROMPTS))
def test_a_prompt_tells_all_its_arguments(kind: str) -> None:
    assert arguments("en", f"ask-{kind}") == PROMPTS[kind]


def test_every_way_to_win_has_its_message_for_the_log_and_for_the_result() -> None:
    assert keys("classic-win-") == {f"classic-win-{way}" for way in WAYS}
    assert keys("classic-end-") == {f"classic-end-{way}" for way in WAYS}
    assert {arguments("en", key) for key in keys("classic-end-")} == {
        frozenset({"turn", "faction"})
    }


def test_every_refusal_has_its_message_and_no_other_has_one() -> None:
    assert keys("refuse-classic-") == {f"refuse-classic-{key}" for key in refused()}


def test_only_verbs_have_labels_of_their_own() -> None:
    verbs = {value for name, value in vars(choices).items() if name.startswith("V_")}

    assert set(LABELS) <= verbs


def test_a_choice_reads_plainer_only_in_answer_to_questions_that_there_are() -> None:
    plainer = {key.partition("-at-")[2] for key in keys("label-classic-") if "-at-" in key}

    assert plainer <= {kind.name for kind in KINDS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_power_has_its_words_in_a_sentence(lang: str) -> None:
    words = Words(lang)

    said = {words.say("classic-use", power=f"classic-power-{power.slug}") for power in POWERS}

    assert len(said) == len(POWERS)
    assert "classic-use" in messages(lang)
