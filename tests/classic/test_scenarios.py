"""Playing a scene of the classic Dune: windows that go by, and lines for all."""

from __future__ import annotations

import pytest

import kanly  # noqa: F401  (puts the games' stages in their place)
from kanly.core.errors import KanlyError
from kanly.core.scenario import parse

HEAD = "name: A scene\ngame: classic\n"
THREE = HEAD + "options: {factions: [emperor, guild, harkonnen]}\n"


def failures(text: str) -> list[str]:
    return parse(text)[0].run().failures


def error(text: str) -> str:
    with pytest.raises(KanlyError) as caught:
        failures(text)
    return str(caught.value)


# Windows ------------------------------------------------------------------------------------------

SHIPPING = """
given: {turn: 2, phase: shipment-movement, order: [emperor], guild: {hand: [karama]}}
when:
  - emperor: [ship carthag, forces 3]
"""


def test_windows_go_by_before_a_choice_that_they_do_not_ask_for() -> None:
    assert failures(THREE + SHIPPING + "  - emperor: pass\nthen: {emperor: {spice: 7}}") == []


def test_a_window_can_be_used() -> None:
    scene = """
given: {turn: 2, phase: shipment-movement, order: [guild], emperor: {hand: [karama]}}
when:
  - guild: [ship carthag, forces 3]
  - emperor: karama stop half-price
  - guild: [ship carthag, forces 3, pass]
then: {guild: {spice: 2, forces: {carthag: 3}}}
"""
    assert failures(THREE + scene) == []


def test_what_is_compared_is_the_position_as_it_stands() -> None:
    assert failures(THREE + SHIPPING + "then: {emperor: {spice: 7}}") == [
        "then.emperor.spice: expected 7, got 10"
    ]


def test_legal_and_illegal_look_past_windows_and_leave_them_open() -> None:
    scene = """
given: {turn: 2, phase: battle, guild: {forces: {carthag: 3}}, harkonnen: {forces: {carthag: 3}}}
legal: [{guild: dial 3}]
illegal: [{guild: dial 4}]
"""
    advanced = THREE.replace("]}", "], advanced: true}")
    assert failures(advanced + scene.replace("dial 4", "dial 3.5")) == []
    assert failures(THREE + scene.replace("dial 3}", "dial 5}")) != []
    assert failures(THREE + scene.replace("dial 4", "dial 2")) == [
        "illegal 1 (guild: dial 2) must be refused, but it is legal"
    ]


def test_what_a_window_refuses_is_refused_there() -> None:
    assert failures(HEAD + "given: {phase: choam-charity}\nillegal: [{emperor: claim}]") == []
    scene = "given: {turn: 2, dialers: [guild, harkonnen]}\nillegal: [{emperor: storm 1}]"
    assert failures(HEAD + scene) == [
        "illegal 1 (emperor: storm 1) is refused only because this seat is not asked anything"
    ]


def test_silence_and_payment_need_not_be_said() -> None:
    scene = """
given: {phase: bidding, order: [guild], auction-row: [lasgun]}
when:
  - guild: bid 3
  - all: pass
  - emperor: pass
then: {guild: {spice: 2, hand: [lasgun]}}
"""
    assert failures(THREE + scene) == []


# All ----------------------------------------------------------------------------------------------


def test_all_lets_windows_go_by() -> None:
    scene = SHIPPING + "  - all: decline\nthen: {emperor: {spice: 7}, guild: {spice: 8}}"
    assert failures(THREE + scene) == []


def test_all_declines_nothing_that_is_asked_in_earnest() -> None:
    scene = """
given: {turn: 2, phase: shipment-movement, order: [emperor]}
when:
  - emperor: [ship carthag, forces 3]
  - all: decline
then: {pending: {seat: bene-gesserit, kind: follow}}
"""
    assert failures(HEAD + scene) == []


def test_all_make_a_choice_once_for_each_kind_of_question() -> None:
    scene = """
given: {phase: bidding, order: [guild], auction-row: [lasgun, shield]}
when:
  - guild: bid 1
  - all: pass
  - all: decline
then: {auction-row: [shield], bid: 0, guild: {hand: [lasgun]}}
"""
    assert failures(THREE + scene) == []
    scene = """
given: {phase: shipment-movement}
when: [{all: pass}]
then: {phase: spice-collection}
"""
    assert failures(THREE + scene) == []


def test_all_end_with_the_phase() -> None:
    scene = "given: {phase: bidding}\nwhen: [{all: pass}]\nthen: {phase: shipment-movement}"
    assert failures(THREE + scene) == []


def test_all_fails_where_nobody_may() -> None:
    scene = "given: {turn: 2, phase: storm, dialers: [guild, emperor]}\nwhen: [{all: pass}]"
    found = failures(THREE + scene)
    assert found[0] == "when 1 (all: pass): nobody may"
    assert "emperor may storm 1; storm 2; storm 3" in found[1]


def test_all_stands_under_when_only() -> None:
    assert "under `when` only" in error(HEAD + "legal: [{all: decline}]")


# Names and lists ----------------------------------------------------------------------------------


def test_choices_of_one_faction_may_stand_in_a_list() -> None:
    scene = """
given: {turn: 2, phase: battle, guild: {forces: {carthag: 3}}}
when:
  - guild: [dial 3, leader staban-tuek, weapon none, defense lasgun]
"""
    assert failures(THREE + scene)[0].startswith("when 4 (guild: defense lasgun): illegal choice")


def test_yes_and_no_are_answers() -> None:
    scene = """
given: {turn: 2, phase: bidding, emperor: {hand: [truthtrance]}}
when:
  - emperor: [truthtrance guild, "ask: Will you ship to Carthag?"]
  - guild: no
then: {treachery-discard: [truthtrance], phase: bidding}
"""
    assert failures(THREE + scene) == []


def test_with_two_factions_a_seat_has_two_names() -> None:
    scene = """
options: {two-factions: true}
when:
  - atreides: storm 3
  - harkonnen: storm 4
then: {storm: 7, atreides: {seat: 0}, fremen: {seat: 0}, pending: {seat: fremen}}
"""
    assert failures(HEAD + scene) == []


def test_before_factions_are_picked_seats_have_numbers() -> None:
    scene = """
options: {players: 3, factions: draft}
given: {phase: setup}
legal: [{seat-1: faction guild}]
"""
    assert failures(HEAD + "seed: 4\n" + scene) == []


def test_series_are_compared_as_far_as_they_are_given() -> None:
    scene = HEAD + "given: {turn: 2, spice-piles: [[old-gap, red-chasm], [south-mesa]]}\n"
    assert failures(scene + "then: {spice-piles: [[old-gap]]}") == []
    assert failures(scene + "then: {spice-piles: [[old-gap], [red-chasm]]}") == [
        "then.spice-piles.2: expected [red-chasm], got [south-mesa]"
    ]
    assert failures(scene + "then: {spice-piles: [1, 1, 1]}") == [
        "then.spice-piles: expected [1, 1, 1], got [[old-gap, red-chasm], [south-mesa]]"
    ]
    assert "expected a list of piles" in error(HEAD + "given: {spice-piles: 3}")
