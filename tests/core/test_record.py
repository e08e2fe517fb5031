"""Records: options, seed and choices, to be written, read back, replayed and verified."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kanly
from kanly.core.errors import BadRecord, KanlyError
from kanly.core.record import VERSION, load, read
from kanly.core.registry import KITS
from kanly.core.rng import seeded
from tests.core import skirmish
from tests.core.kit import registered
from tests.core.skirmish import Skirmish
from tests.core.table import decline_all, play, snapshot, wander

NAMES = ["Ann", "ポール", "Zoé"]


@pytest.fixture(autouse=True)
def _skirmish_is_registered() -> Iterator[None]:
    with registered():
        yield


def whole() -> Skirmish:
    """A whole game with options and names."""
    return wander(skirmish.new(3, "a seed", {"rounds": 2}, NAMES), seeded(1))


def begun() -> Skirmish:
    """A game with five choices."""
    game = skirmish.new(3, 7)
    return wander(game, seeded(1), 5)


def rows(game: Skirmish) -> list[dict[str, object]]:
    return [json.loads(line) for line in game.record.text().splitlines()]


def text(rows: list[dict[str, object]]) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows)


# Written and read back ---------------------------------------------------------------------------


def test_a_record_is_a_header_a_line_a_choice_and_a_closing_line() -> None:
    game = play(skirmish.new(3, 7, names=NAMES), "voice: predict seer")
    header, choice, closing = rows(game)
    assert header == {
        "kanly": VERSION,
        "rules": 1,
        "game": "skirmish",
        "players": 3,
        "seed": 7,
        "options": {},
        "names": NAMES,
    }
    assert choice == {"seat": 1, "choice": "predict seer", "digest": f"{game.digest():016x}"}
    assert closing == {"choices": 1, "over": False}


def test_a_record_tells_which_bots_played() -> None:
    record = begun().record
    record.bots = ["", "adept", "mcts@1s"]
    assert read(record.text()).bots == ["", "adept", "mcts@1s"]
    assert read(begun().record.text()).bots == []


def test_a_whole_game_comes_back_from_its_file(tmp_path: Path) -> None:
    game = whole()
    game.record.save(tmp_path / "game.kanly")
    again = read(tmp_path / "game.kanly").replay(verify=True)
    assert again.over
    assert again == game
    assert (again.history, again.movers) == (game.history, game.movers)
    assert (again.setup.seed, again.setup.options) == ("a seed", {"rounds": 2})
    assert again.setup.names == NAMES
    assert again.result.scores == game.result.scores


def test_a_record_of_a_replayed_game_is_the_same_record() -> None:
    written = whole().record.text()
    assert load(written).record.text() == written


def test_a_record_is_read_from_a_path_or_from_its_text(tmp_path: Path) -> None:
    game = begun()
    path = tmp_path / "game.kanly"
    game.record.save(str(path))
    for source in (path, str(path), game.record.text()):
        assert load(source) == game


@settings(deadline=None)
@given(seed=st.integers(0, 100), choices=st.integers(0, 100))
def test_a_game_comes_back_from_any_moment(seed: int, choices: int) -> None:
    game = wander(skirmish.new(3, seed), seeded(seed), choices)
    assert read(game.record.text()).replay(verify=True) == game


def test_a_game_comes_back_from_the_middle_of_a_simultaneous_question() -> None:
    game = play(skirmish.new(4, 1), "nomads: predict seer", "voice: predict voice")
    again = load(game.record.text())
    assert again == game
    assert [decision.seat for decision in again.pending] == [0, 2]


def test_a_replay_stops_where_it_is_told() -> None:
    game = whole()
    record = game.record
    for length in (0, 1, 7, len(game.history)):
        stopped = record.replay(length, verify=True)
        assert snapshot(stopped) == snapshot(game.rewind(length))
        assert len(stopped.history) == length


def test_a_replayed_game_can_be_played_on_and_taken_back() -> None:
    game = decline_all(wander(skirmish.new(3, 7), seeded(1), 3))
    again = load(game.record.text())
    seat, choice = again.pending[0].seat, again.pending[0].choices[-1]
    again.apply(seat, choice)
    assert again.undo(seat) == game
    game.apply(seat, choice)
    assert again.record.text() == game.record.text()


def test_no_half_written_file_is_left_behind(tmp_path: Path) -> None:
    path = tmp_path / "game.kanly"
    path.write_text("an older record", encoding="utf-8")
    begun().record.save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["game.kanly"]
    assert load(path) == begun()


@pytest.mark.parametrize("name", ["line\u2028separator", "next\x85line", "tab\tand\nnewline", '"'])
def test_any_name_survives(name: str) -> None:
    game = skirmish.new(3, 7, names=[name, "b", "c"])
    assert load(game.record.text()).setup.names == [name, "b", "c"]


def test_windows_line_ends_are_read(tmp_path: Path) -> None:
    path = tmp_path / "game.kanly"
    path.write_bytes(begun().record.text().replace("\n", "\r\n").encode())
    assert load(path) == begun()


def test_a_position_that_was_not_reached_by_playing_has_no_record() -> None:
    with pytest.raises(BadRecord, match="not reached from the start"):
        _ = begun().resample(0).record


# Verification ------------------------------------------------------------------------------------


def changed(row: int, **values: object) -> Callable[[list[dict[str, object]]], None]:
    """A change of some values in one row."""
    return lambda rows: rows[row].update(values)


TAMPERED = {
    "a digest": (changed(3, digest="0" * 16), "choice 3 .*leads to digest .* says 0{16}"),
    "the seed": (changed(0, seed=8), "choice 1 .*digest.*does not fit the header.*'seed'"),
    "an option": (changed(0, options={"rounds": 2}), "choice 1 .*digest"),
    "the end": (changed(-1, over=True), "disagree on whether the game is over"),
}


@pytest.mark.parametrize(("change", "message"), TAMPERED.values(), ids=TAMPERED)
def test_verifying_finds_what_was_changed(
    change: Callable[[list[dict[str, object]]], None], message: str
) -> None:
    changed_rows = rows(wander(skirmish.new(3, 7), seeded(1), 3))
    change(changed_rows)
    record = read(text(changed_rows))
    with pytest.raises(BadRecord, match=message) as caught:
        record.replay(verify=True)
    assert "\n" not in str(caught.value)


def test_a_choice_that_was_changed_later_casts_no_doubt_on_the_header() -> None:
    changed_rows = rows(wander(skirmish.new(3, 7), seeded(1), 3))
    changed_rows[3]["digest"] = "0" * 16
    with pytest.raises(BadRecord, match="choice 3") as caught:
        read(text(changed_rows)).replay(verify=True)
    assert "header" not in str(caught.value)


def test_verifying_finds_a_choice_that_was_exchanged() -> None:
    game = play(skirmish.new(3, 7), "voice: predict seer", "seer: predict seer")
    exchanged = rows(game)
    exchanged[2]["choice"] = "predict voice"
    with pytest.raises(BadRecord, match=r"choice 2 .*predict voice.*digest"):
        read(text(exchanged)).replay(verify=True)


def test_what_is_not_verified_is_replayed_all_the_same() -> None:
    damaged = rows(begun())
    damaged[1]["digest"] = "0" * 16
    assert read(text(damaged)).replay() == begun()


# Bad records -------------------------------------------------------------------------------------


def cut(rows: list[dict[str, object]]) -> str:
    return text(rows[:-1])


def without_a_line(rows: list[dict[str, object]]) -> str:
    return text(rows[:3] + rows[4:])


def with_a_line_twice(rows: list[dict[str, object]]) -> str:
    return text([*rows[:3], rows[2], *rows[3:]])


def with_a_line_more(rows: list[dict[str, object]]) -> str:
    return text([*rows[:2], rows[4], *rows[2:]])


def going_on_after_the_end(rows: list[dict[str, object]]) -> str:
    return text([*rows, rows[2]])


def closed_twice(rows: list[dict[str, object]]) -> str:
    return text([*rows, rows[-1]])


def header_only(rows: list[dict[str, object]]) -> str:
    return text(rows[:1])


def half_a_line(rows: list[dict[str, object]]) -> str:
    return text(rows)[:-60] + "\n"


def with_line(number: int, line: str) -> Callable[[list[dict[str, object]]], str]:
    def build(rows: list[dict[str, object]]) -> str:
        lines = text(rows).splitlines()
        lines[number - 1] = line
        return "\n".join(lines) + "\n"

    return build


def with_row(number: int, **values: object) -> Callable[[list[dict[str, object]]], str]:
    def build(rows: list[dict[str, object]]) -> str:
        rows[number - 1].update(values)
        return text(rows)

    return build


def without_field(number: int, field: str) -> Callable[[list[dict[str, object]]], str]:
    def build(rows: list[dict[str, object]]) -> str:
        del rows[number - 1][field]
        return text(rows)

    return build


BAD = {
    "nothing": (lambda rows: "\n", "line 1|empty"),
    "no closing line": (cut, "cut short.*line 6"),
    "one choice less": (without_a_line, "cut short: 4 choices of 5"),
    "a line twice": (with_a_line_twice, "line 4 of the record repeats line 3"),
    "one choice more": (with_a_line_more, "has 6 choices, but its closing line counts 5"),
    "a count in words": (with_row(7, choices="five"), "'choices' is not a number"),
    "a line after the end": (going_on_after_the_end, "line 8 .*after the closing line 7"),
    "two closing lines": (closed_twice, "line 8 .*after the closing line 7"),
    "a header alone": (header_only, "cut short.*line 1"),
    "half a line": (half_a_line, r"line \d .*not JSON"),
    "a line of rubbish": (with_line(3, "rubbish"), "line 3 .*not JSON"),
    "an empty line": (with_line(3, ""), "line 3 .*not JSON"),
    "a line that is a list": (with_line(3, "[1, 2]"), "line 3 .*not an object"),
    "brackets without end": (with_line(3, "[" * 200_000), "line 3 .*not JSON"),
    "a number without end": (with_line(3, '{"seat": ' + "1" * 9000 + "}"), "line 3"),
    "another format": (with_line(1, '{"format": "pgn"}'), "line 1 .*header.*'kanly'"),
    "a later version": (with_row(1, kanly=VERSION + 1), f"version {VERSION + 1}.*{VERSION}"),
    "other rules": (with_row(1, rules=99), "rules version 99.*version 1 of skirmish"),
    "no rules version": (without_field(1, "rules"), "rules version None"),
    "no game": (without_field(1, "game"), "'game'"),
    "no players": (without_field(1, "players"), "'players'"),
    "players in words": (with_row(1, players="three"), "'players'"),
    "players a truth": (with_row(1, players=True), "'players'"),
    "no seed": (without_field(1, "seed"), "'seed'"),
    "a broken seed": (with_row(1, seed=1.5), "'seed'"),
    "options as a list": (with_row(1, options=[]), "'options'"),
    "no names": (without_field(1, "names"), "'names'"),
    "bots in a word": (with_row(1, bots="adept"), "'bots'"),
    "too few bots": (with_row(1, bots=["adept"]), "'bots'"),
    "a choice without seat": (without_field(4, "seat"), "line 4 .*'seat'"),
    "a choice without notation": (without_field(4, "choice"), "line 4 .*'choice'"),
    "a choice without digest": (without_field(4, "digest"), "line 4 .*'digest'"),
    "a seat in words": (with_row(4, seat="red"), "line 4 .*'seat'"),
}


@pytest.mark.parametrize(("build", "message"), BAD.values(), ids=BAD)
def test_a_record_that_cannot_be_read_says_why_in_one_line(
    build: Callable[[list[dict[str, object]]], str], message: str
) -> None:
    with pytest.raises(BadRecord, match=message) as caught:
        read(build(rows(begun())))
    assert "\n" not in str(caught.value)


REPLAYS_NOT = {
    "the wrong seat": (with_row(2, seat=9), "choice 1 .*It is not your turn to choose"),
    "an illegal choice": (with_row(3, choice="bid 3"), "choice 2 .*bid 3.*SKI-TURN-01"),
    "no choice at all": (with_row(3, choice="predikt seer"), "choice 2 .*predikt.*predict seer"),
}


@pytest.mark.parametrize(("build", "message"), REPLAYS_NOT.values(), ids=REPLAYS_NOT)
def test_a_record_that_does_not_replay_says_why_in_one_line(
    build: Callable[[list[dict[str, object]]], str], message: str
) -> None:
    with pytest.raises(BadRecord, match=message) as caught:
        load(build(rows(begun())))
    assert "\n" not in str(caught.value)


def test_a_choice_after_the_end_does_not_replay() -> None:
    longer = rows(whole())
    longer.insert(-1, {"seat": 0, "choice": "pass", "digest": "0" * 16})
    longer[-1]["choices"] = len(longer) - 2
    with pytest.raises(BadRecord, match="The game is over"):
        load(text(longer))


@pytest.mark.parametrize(
    "values", [{"players": 9}, {"options": {"roundz": 3}}], ids=["players", "option"]
)
def test_a_header_that_no_game_accepts_is_one_line_that_says_why(values: dict[str, object]) -> None:
    unplayable = rows(begun())
    unplayable[0].update(values)
    with pytest.raises(KanlyError) as caught:
        load(text(unplayable))
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"nowhere\.kanly.*No such file"):
        read(tmp_path / "nowhere.kanly")


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot read"):
        read(tmp_path)


def test_an_empty_file_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "empty.kanly").touch()
    with pytest.raises(BadRecord, match="empty"):
        read(tmp_path / "empty.kanly")


@pytest.mark.parametrize("content", [b"\xff\xfe\x00k", b'{"kanly": 1, "names": ["\xe9"]}\n'])
def test_a_file_that_is_not_utf_8_says_so(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "latin.kanly").write_bytes(content)
    with pytest.raises(BadRecord, match=r"latin\.kanly.*not UTF-8"):
        read(tmp_path / "latin.kanly")


def test_a_name_that_is_no_path_is_no_record() -> None:
    with pytest.raises(BadRecord, match="cannot read"):
        read("game\0.kanly")


def test_the_registry_makes_the_game_of_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    text = begun().record.text()
    monkeypatch.delitem(KITS, "skirmish")
    with pytest.raises(KanlyError, match="unknown game 'skirmish'"):
        load(text)


@pytest.mark.parametrize(("game", "most"), [("imperium", 4), ("classic", 6)])
def test_too_many_players_are_named_before_their_names_are_counted(game: str, most: int) -> None:
    record = kanly.new(game, 3, 7).record
    record.players = 7
    with pytest.raises(KanlyError, match=f"7.*{most}"):
        record.replay()


@pytest.mark.parametrize("game", ["imperium", "classic"])
def test_a_wrong_seed_is_looked_for_in_the_header(game: str) -> None:
    played = kanly.new(game, 3, 7)
    while len(played.history) < 12:
        played.apply(played.pending[0].seat, played.pending[0].choices[0])
    record = played.record
    record.seed = 8
    with pytest.raises(BadRecord, match="does not fit the header: check 'seed'"):
        record.replay(verify=True)
