"""Scenarios, played with Skirmish: reading them, comparing, and failures one can understand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kanly.core.errors import BadScenario, KanlyError, UnknownName
from kanly.core.game import Game
from kanly.core.registry import Kit
from kanly.core.scenario import Stage, load, parse, scenario_files
from kanly.core.setup import Options
from kanly.core.shape import (
    ANY_ORDER,
    FROM_TOP,
    IN_ORDER,
    Data,
    Shape,
    differences,
    flag,
    halves,
    list_of,
    map_of,
    name_of,
    number,
    or_nothing,
    plain,
    read,
    record_of,
    text,
)
from tests.core import skirmish
from tests.core.kit import ABOUT, registered
from tests.core.skirmish import CARDS, FACTIONS, Skirmish
from tests.core.table import deal

CARD_NAMES = list(CARDS)
HOUSE = record_of(
    "field",
    {
        "hand": list_of("card", CARD_NAMES),
        "spice": number(),
        "troops": number(),
        "prediction": name_of("faction", list(FACTIONS)),
    },
)
TABLE = record_of(
    "field",
    {
        "round": number(),
        "lot": name_of("card", CARD_NAMES),
        "discard": list_of("card", CARD_NAMES),
        **dict.fromkeys(FACTIONS, HOUSE),
    },
)


def arrange(options: Options, given: Data, seed: int | str) -> Skirmish:
    """Hands and spice on a fresh game."""
    players = options.get("players", 3)
    assert isinstance(players, int)
    game = skirmish.new(players, seed)
    wanted = read(TABLE, given, "given")
    assert isinstance(wanted, dict)
    for seat, faction in enumerate(FACTIONS[:players]):
        house = wanted.get(faction, {})
        if "hand" in house:
            deal(game, seat, [CARDS.index(name) for name in house["hand"]])
        if "spice" in house:
            game.start_spice[seat] = house["spice"]
    return game


def seats(game: Game) -> list[str]:
    return list(FACTIONS[: game.players])


STAGE = Stage(TABLE, arrange, seats)


@pytest.fixture(autouse=True)
def _stage() -> Iterator[None]:
    with registered(Kit("skirmish", skirmish.new, ABOUT, stage=STAGE)):
        yield


HEAD = "name: A scene\ngame: skirmish\n"
PREDICT = "when: [{seer: predict seer}, {voice: predict seer}, {throne: predict voice}]\n"


def failures(body: str) -> list[str]:
    return parse(HEAD + body)[0].run().failures


def error(body: str) -> str:
    with pytest.raises(KanlyError) as caught:
        failures(body)
    return str(caught.value)


# A scene ------------------------------------------------------------------------------------------


def test_a_scene_that_is_as_it_says_has_no_failures() -> None:
    scene = """
given: {seer: {hand: [karma, blade], spice: 5}}
then:  {seer: {hand: [blade, karma], spice: 5, prediction: null}, round: 0}
when:  [{seer: predict voice}, {voice: predict seer}, {throne: predict voice}]
"""
    assert failures(scene) == []


def test_a_field_that_differs_is_named_with_both_values() -> None:
    assert failures("given: {seer: {spice: 5}}\nthen: {seer: {spice: 4, troops: 6}}") == [
        "then.seer.spice: expected 4, got 5"
    ]


def test_blocks_happen_in_the_order_in_which_they_are_written() -> None:
    assert failures("legal: [{seer: predict voice}]\n" + PREDICT) == []
    assert len(failures(PREDICT + "legal: [{seer: predict voice}]\n")) == 1


def test_steps_are_a_longer_scene() -> None:
    scene = """
steps:
  - then: {pending: [{seat: seer}, {seat: voice}, {seat: throne}]}
    when: [{seer: predict seer}]
  - then: {pending: [{seat: voice}, {seat: throne}]}
    illegal: [{seer: predict seer, reason: not-asked}]
  - when: [{voice: predict seer}, {throne: predict seer}]
    then: {seer: {prediction: seer}}
"""
    assert failures(scene) == []


def test_a_failure_in_a_step_says_which() -> None:
    scene = "steps: [{then: {round: 0}}, {then: {round: 3}}]"
    assert failures(scene) == ["step 2 then.round: expected 3, got 0"]


def test_a_refused_choice_ends_the_scene_and_shows_what_was_offered() -> None:
    scene = "when: [{seer: bid 3}, {voice: predict seer}]\nthen: {round: 9}"
    first, *others = failures(scene)[:2]
    assert first.startswith("when 1 (seer: bid 3): illegal choice 'bid 3'")
    assert others == [
        "when 1 (seer: bid 3): seer may predict seer; predict voice; predict throne",
    ]
    assert not any("round" in line for line in failures(scene))


def test_several_scenarios_in_one_file() -> None:
    found = parse(f"{HEAD}---\nname: Another\ngame: skirmish\nrules: [IMP-EX-01]\n---\n")
    assert [scene.name for scene in found] == ["A scene", "Another"]
    assert found[1].rules == ["IMP-EX-01"]


def test_the_seed_makes_the_game() -> None:
    hands = [parse(f"{HEAD}seed: {seed}\n")[0] for seed in (1, 1, 2)]
    games = [STAGE.arrange(s.options, s.given, s.seed).digest() for s in hands]
    assert games[0] == games[1] != games[2]


# Legal, illegal, pending --------------------------------------------------------------------------


def test_illegal_fails_when_the_choice_is_legal() -> None:
    assert failures("illegal: [{seer: predict voice}]") == [
        "illegal 1 (seer: predict voice) must be refused, but it is legal"
    ]


def test_illegal_by_a_seat_that_is_not_asked_proves_nothing_unless_that_is_the_reason() -> None:
    scene = "when: [{seer: predict seer}]\nillegal: [{seer: predict voice%s}]"
    assert "not asked" in failures(scene % "")[0]
    assert failures(scene % ", reason: not-asked") == []
    assert failures(scene % ", reason: refuse-not-asked") == []


def test_the_reason_and_the_rule_of_a_refusal_are_compared() -> None:
    scene = "illegal: [{seer: bid 3, reason: greed, rule: X-1}]"
    reason, rule = failures(scene)
    assert reason.startswith("illegal 1 (seer: bid 3): expected reason greed, got refuse-")
    assert rule.startswith("illegal 1 (seer: bid 3): expected rule X-1, got ")


def test_legal_fails_with_the_reason_of_the_refusal() -> None:
    assert failures("legal: [{seer: bid 3}]")[0].startswith(
        "legal 1 (seer: bid 3) must be legal, but: refuse-"
    )


def test_then_may_name_legal_choices() -> None:
    assert failures("then: {legal: [{seer: predict voice}]}") == []
    assert len(failures("then: {legal: [{seer: bid 3}]}")) == 1


def test_pending_compares_seat_kind_and_choices_in_any_order() -> None:
    scene = "then: {pending: {seat: seer, kind: predict, choices: [%s]}}"
    assert failures(scene % "predict voice, predict seer, predict throne") == []
    assert "pending.choices" in failures(scene % "predict voice")[0]
    assert "pending.kind" in failures("then: {pending: {seat: seer, kind: bid}}")[0]


def test_pending_nobody_fails_while_someone_is_asked() -> None:
    assert failures("then: {pending: null}") == [
        "then.pending: expected nobody, got [seer, voice, throne]"
    ]


def test_pending_fails_for_a_seat_that_is_not_asked() -> None:
    body = "when: [{seer: predict seer}]\nthen: {pending: {seat: seer}}"
    assert "got [voice (predict), throne (predict)]" in failures(body)[0]


# Names and typos ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Smuggler's Thopter", "smugglers_thopter", "smugglers thopter"])
def test_names_may_be_written_in_several_ways(name: str) -> None:
    assert plain(name) == "smugglers-thopter"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (
            "given: {seer: {hand: [blad]}}",
            "given.seer.hand: unknown card 'blad'; did you mean blade",
        ),
        ("given: {seer: {spise: 3}}", "given.seer: unknown field 'spise'; did you mean spice"),
        ("given: {seeer: {spice: 3}}", "given: unknown field 'seeer'; did you mean seer"),
        ("then: {seer: {hand: [shild]}}", "then.seer.hand: unknown card 'shild'"),
        ("then: {rond: 3}", "then: unknown field 'rond'; did you mean round"),
        ("then: {pending: {sit: seer}}", "then.pending: unknown field 'sit'"),
        ("then: {pending: {seat: ser}}", "then.pending: unknown seat 'ser'; did you mean seer"),
        ("when: [{ser: predict seer}]", "when 1: unknown seat 'ser'; did you mean seer"),
        ("when: [{seer: predict sear}]", "when 1: unknown choice 'predict sear'"),
        ("wen: []", "unknown field 'wen'; did you mean when"),
        ("steps: [{wen: []}]", "step 1: unknown field 'wen'; did you mean when"),
        ("when: {seer: predict seer}", "when is {seer: predict seer}; expected a list"),
        ("when: [{seer: pass, voice: pass}]", "expected one seat and its choice"),
        ("given: {seer: {spice: lots}}", "given.seer.spice is lots; expected a number"),
        ("given: {seer: {spice: -1}}", "given.seer.spice is -1; expected a number"),
        ("given: {seer: {hand: blade}}", "given.seer.hand is blade; expected a list of cards"),
        ("given: {seer: 3}", "given.seer is 3; expected names with values"),
        ("then: {lot: 3}", "then.lot is 3; expected a card"),
        ("rules: IMP-EX-01", "rules is IMP-EX-01; expected a list"),
        ("seed: [1]", "seed is [1]; expected a number or a text"),
        ("options: {players: {}}", "options.players is {}; expected"),
        ("steps: {}", "steps is {}; expected a list"),
    ],
)
def test_a_mistake_is_one_line_that_says_where(body: str, expected: str) -> None:
    message = error(body)
    assert expected in message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "the file holds no scenario"),
        ("- a list", "a scenario is a list of fields"),
        ("game: skirmish", "a scenario needs a name"),
        ("name: A scene", "does not say which game it is"),
        ("name: [A", "line 1 is not YAML"),
        ("name: " + "[" * 101 + "]" * 101, "nested too deeply"),
        (
            "name: A\ngame: skirmish\nwhen: []\nwhen: []",
            "line 4: 'when' stands here for the second",
        ),
        ("name: A\ngame: skirmish\ngiven: {seer: {}, seer: {}}", "'seer' stands here"),
    ],
)
def test_a_text_that_is_no_scenario_is_refused(text: str, expected: str) -> None:
    with pytest.raises(BadScenario, match=expected.replace("'", ".")):
        parse(text)


def test_an_unknown_game_shows_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="did you mean skirmish"):
        parse("name: A scene\ngame: skirmsh")[0].run()


# Shapes -------------------------------------------------------------------------------------------


DECK = list_of("card", CARD_NAMES, FROM_TOP)
ROW = list_of("card", CARD_NAMES, IN_ORDER)
BAG = list_of("card", CARD_NAMES, ANY_ORDER)


@pytest.mark.parametrize(
    ("shape", "wanted", "got", "same"),
    [
        (DECK, ["blade"], ["blade", "venom"], True),
        (DECK, ["venom"], ["blade", "venom"], False),
        (DECK, ["blade", "end"], ["blade", "venom"], False),
        (DECK, ["blade", "venom", "end"], ["blade", "venom"], True),
        (DECK, [], ["blade"], False),
        (DECK, [], [], True),
        (DECK, 2, ["blade", "venom"], True),
        (ROW, ["blade", "venom"], ["blade", "venom"], True),
        (ROW, ["venom", "blade"], ["blade", "venom"], False),
        (ROW, ["blade"], ["blade", "venom"], False),
        (BAG, ["venom", "blade"], ["blade", "venom"], True),
        (BAG, ["blade"], ["blade", "blade"], False),
        (BAG, 1, ["blade", "blade"], False),
        (number(), 0, 0, True),
        (number(), 1, 2, False),
        (flag(), False, True, False),
        (name_of("card", CARD_NAMES), None, "blade", False),
        (map_of("faction", list(FACTIONS), BAG), {"seer": []}, {}, True),
        (map_of("faction", list(FACTIONS), BAG), {"seer": ["blade"]}, {}, False),
        (map_of("faction", list(FACTIONS), number()), {"seer": 2}, {"seer": 2, "voice": 1}, True),
        (HOUSE, {"hand": ["blade"]}, {"hand": ["blade"], "spice": 3}, True),
    ],
)
def test_what_is_named_is_compared_by_its_shape(
    shape: Shape, wanted: object, got: object, same: bool
) -> None:
    assert (differences(shape, wanted, got, "then") == []) == same


def test_several_copies_may_be_counted() -> None:
    assert read(BAG, ["3 blade", "venom"], "given") == ["blade", "blade", "blade", "venom"]


def test_end_closes_a_deck_and_nothing_else() -> None:
    assert read(DECK, ["blade", "end"], "given") == ["blade", "end"]
    with pytest.raises(BadScenario, match="unknown card 'end'"):
        read(BAG, ["blade", "end"], "given")


@pytest.mark.parametrize(
    ("shape", "value", "expected"),
    [
        (number(), True, "a number"),
        (flag(), 1, "true or false"),
        (BAG, -1, "a list of cards"),
        (HOUSE, ["blade"], "names with values"),
    ],
)
def test_a_value_of_another_shape_is_refused(shape: Shape, value: object, expected: str) -> None:
    with pytest.raises(BadScenario, match=f"given is .*; expected {expected}"):
        read(shape, value, "given")


# Files --------------------------------------------------------------------------------------------


def test_a_folder_holds_the_scenario_files_below_it(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    for name in ("b.yaml", "sub/a.yml", "notes.md"):
        (tmp_path / name).write_text(HEAD)
    assert scenario_files(tmp_path) == [tmp_path / "b.yaml", tmp_path / "sub/a.yml"]
    assert load(tmp_path / "b.yaml")[0].source == str(tmp_path / "b.yaml")


def test_a_folder_without_scenarios_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="no scenario in"):
        scenario_files(tmp_path)
    with pytest.raises(BadScenario, match="there is no file or folder"):
        scenario_files(tmp_path / "missing.yaml")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadScenario, match="not UTF-8 text"):
        load(tmp_path / "bytes.yaml")


# Rules --------------------------------------------------------------------------------------------


LOST = f"IMP-INFL-{99}"
"""A rule that there is not."""


def ruled(rules: str) -> None:
    text = f"name: A rule\ngame: skirmish\nrules: [{rules}]\n"
    parse(text)[0].run()


def test_a_rule_that_there_is_not_is_refused_with_those_like_it() -> None:
    ruled("IMP-INFL-10, IX-TECH-01, CLA-BID-11")
    with pytest.raises(BadScenario, match=rf"rules: unknown rule '{LOST}'; .*IMP-INFL-09"):
        ruled(f"IMP-INFL-10, {LOST}")
    with pytest.raises(BadScenario, match=r"did you mean IMP-INFL-10"):
        ruled("imp-infl-10")


def test_a_rule_may_be_anything_where_there_is_no_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.core.scenario.NUMBERS", [])
    monkeypatch.setattr("kanly.core.scenario.rules_folder", lambda: tmp_path / "none")
    ruled(LOST)


# Halves, texts, nothing ---------------------------------------------------------------------------


def test_a_half_may_be_a_number_and_where_it_says_so_a_name() -> None:
    assert read(halves(), 2.5, "dial") == 2.5
    assert read(halves("card", CARD_NAMES), "Blade", "answer") == "blade"
    for value in (2.3, -0.5, True, "two"):
        with pytest.raises(BadScenario, match="expected a number or a half"):
            read(halves(), value, "dial")


def test_a_text_is_a_text() -> None:
    assert read(text(), "You: why?", "question") == "You: why?"
    with pytest.raises(BadScenario, match="question is 4; expected a text"):
        read(text(), 4, "question")


def test_nothing_is_nothing_only_where_there_may_be_nothing() -> None:
    assert read(or_nothing(number()), None, "storm") is None
    with pytest.raises(BadScenario, match="round is nothing; expected a number"):
        read(number(), None, "round")
