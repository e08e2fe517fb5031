"""Whatever Dune: Imperium says has its message, with the same arguments, and none is idle.

What the classic game says is proved the same way in `test_classic_keys`.
"""

import re

import pytest

from kanly.classic.rules import KINDS as CLASSIC_KINDS
from kanly.imperium import choices
from kanly.imperium.effects import EFFECTS, SLUGS
from kanly.imperium.endgame import TIE_BREAKERS
from kanly.imperium.explain import MOMENTS
from kanly.translation.imperium.amounts import AMOUNTS
from kanly.translation.imperium.labels import LABELS
from kanly.translation.imperium.vocabulary import PLAIN, VOCABULARY
from kanly.translation.imperium.writer import JOINTS
from tests.translation.source import (
    arguments,
    asked,
    calls,
    constant,
    emitted,
    keys,
    messages,
    texts_in,
)

EVENTS = emitted()
PROMPTS = asked()


def refusals() -> set[str]:
    """Every key with which the engine refuses something."""
    said = {text for text in texts_in("core", "imperium") if re.fullmatch("refuse-[a-z-]+", text)}
    moments = {f"refuse-moment-{key}" for key, _ in MOMENTS.values()}
    return {key for key in said if not key.endswith("-")} | moments


def test_every_event_has_its_message_and_no_other_has_one() -> None:
    assert keys("event-") - keys("event-classic-") == {f"event-{key}" for key in EVENTS}


@pytest.mark.parametrize("key", EVENTS)
def test_an_event_tells_all_its_arguments(key: str) -> None:
    assert arguments("en", f"event-{key}") == EVENTS[key]


def test_every_kind_of_decision_has_its_prompt_and_no_other_has_one() -> None:
    others = {kind.key for kind in CLASSIC_KINDS}

    assert keys("ask-") - others == {f"ask-{kind}" for kind in PROMPTS}


@pytest.mark.parametrize("kind", PROMPTS)
def test_a_prompt_tells_all_its_arguments(kind: str) -> None:
    assert arguments("en", f"ask-{kind}") == PROMPTS[kind]


def test_every_result_has_its_message_and_tells_the_points() -> None:
    ways = {"points", "shared", *TIE_BREAKERS}

    assert keys("result-") == {f"result-{way}" for way in ways}
    assert {arguments("en", key) for key in keys("result-")} == {frozenset({"n"})}


def test_every_refusal_has_its_message_and_no_other_has_one() -> None:
    assert keys("refuse-") - keys("refuse-classic-") == refusals()


@pytest.mark.parametrize("key", sorted(refusals()))
def test_a_refusal_needs_no_argument_that_the_engine_does_not_give(key: str) -> None:
    given = {
        "card",
        "space",
        "faction",
        "n",
        "has",
        "resource",
        "most",
        "allowed",
        "choice",
        "near",
    }

    assert arguments("en", key) <= given | {"choice", "near"}


def test_only_words_of_the_effect_language_are_put_into_words() -> None:
    assert {*VOCABULARY, *AMOUNTS, *JOINTS} <= set(SLUGS)


def test_every_effect_of_one_message_has_it_and_no_other_message_is_idle() -> None:
    """Gains and joints have messages that others use too."""
    alone = [effect for effect in EFFECTS if effect.word not in {*AMOUNTS, *JOINTS}]
    used = {VOCABULARY.get(effect.word, PLAIN).key(effect) for effect in alone}
    joining = {key for key in texts_in("translation") if key.startswith("effect-")}

    assert used <= messages("en").keys()
    assert keys("effect-") <= used | joining


def test_a_message_of_an_effect_is_told_all_that_it_needs() -> None:
    for effect in EFFECTS:
        if effect.word not in {*AMOUNTS, *JOINTS}:
            said = VOCABULARY.get(effect.word, PLAIN)
            needed = arguments("en", said.key(effect)) - {"times"}
            assert needed <= said.args(effect).keys(), effect


def test_only_verbs_have_labels_of_their_own() -> None:
    verbs = {value for name, value in vars(choices).items() if name.startswith("V_")}

    assert set(LABELS) <= verbs


def test_no_message_is_emitted_under_a_key_that_is_made_up_at_run_time() -> None:
    assert [call for call in calls("emit") if not constant(call.args[0])] == []
