"""`kanly terminal`: a whole game, the commands, the way back, the saved file, no leak."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

import kanly as package
from kanly.cli import session
from kanly.cli.cards import in_full, show_all
from kanly.cli.imperium.board import ImperiumBoard
from kanly.cli.imperium.menu import ImperiumMenu
from kanly.cli.imperium.table import ImperiumTable
from kanly.cli.say import Say
from kanly.cli.screen import theme
from kanly.cli.table import TerminalTable
from kanly.core.record import read
from kanly.core.rng import seeded
from kanly.imperium.choices import END, V_AGENT
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange
from kanly.imperium.tables.cards import CARDS, IMPERIUM_DECK, STARTING_DECK
from kanly.imperium.tables.intrigues import INTRIGUE_DECK, INTRIGUES
from kanly.translation import Words, entries
from tests.cli.conftest import Kanly, Ran

GAME = ("terminal", "--seed", "11")
"""Red is first to move, with a Dagger, and every Landsraad space is free."""


def numbers(n: int, seed: int = 1) -> list[str]:
    """What a player types who picks any number; those too high are refused."""
    chance = random.Random(seed)
    return [str(chance.randint(1, 6)) for _ in range(n)]


def last_digest(path: Path) -> str:
    return read(path).lines[-1].digest


# A whole game -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_a_whole_game_is_played_to_its_result(kanly: Kanly, players: str) -> None:
    ran = kanly(*GAME, "--players", players, "--bot", "random", typed=numbers(4000))

    assert (ran.status, ran.err) == (0, "")
    assert "The game is over." in ran.out
    assert re.search(r"Decided by|decided by|shared", ran.out)
    assert wide(ran.out) == []
    saved = re.search(r"To see it again: kanly replay (\S+)", ran.out)
    assert saved
    assert kanly("replay", saved[1], "--verify").status == 0


@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_every_screen_fits_a_hundred_columns_without_colour(kanly: Kanly, lang: str) -> None:
    ran = kanly(*GAME, "--bot", "random", "--lang", lang, typed=numbers(200))

    assert ran.status == 0
    assert wide(ran.out) == []


def wide(shown: str) -> list[str]:
    """The lines that do not fit, of a screen without colour."""
    from rich.cells import cell_len

    assert "\x1b" not in shown
    return [each for each in shown.splitlines() if cell_len(each) > 100 and ".jsonl" not in each]


def test_the_expansion_has_its_place_on_the_table(kanly: Kanly) -> None:
    ran = kanly(*GAME, "--set", "ix=true", "--bot", "random", typed=numbers(4000))

    assert (ran.status, ran.err) == (0, "")
    assert "Tech tiles" in ran.out
    assert "The game is over." in ran.out


def test_a_draft_begins_with_the_choice_of_a_leader(kanly: Kanly) -> None:
    ran = kanly(*GAME, "--set", "draft=true", typed=["1"])

    assert "Choose your Leader." in ran.out
    assert "Signet Ring" in ran.out


def test_the_player_sits_where_they_like_under_their_name(kanly: Kanly) -> None:
    ran = kanly(*GAME, "--seat", "blue", "--name", "Alia", typed=["1"])

    assert "You are Alia" in ran.out
    assert "Alia plays" in ran.out or "Alia takes a Reveal turn." in ran.out


# Choosing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["agent dagger hall-of-oratory", "  AGENT  Dagger hall-of-oratory ", "ag dag hall"]
)
def test_a_choice_is_made_by_notation_or_by_how_its_words_begin(kanly: Kanly, typed: str) -> None:
    ran = kanly(*GAME, typed=[typed])

    assert "Red plays Dagger and sends an Agent to Hall of Oratory." in ran.out


def test_a_choice_is_made_by_its_number(kanly: Kanly) -> None:
    ran = kanly(*GAME, typed=["6"])

    assert " 6 Hall of Oratory" in ran.out
    assert "Red plays Dagger and sends an Agent to Hall of Oratory." in ran.out


def test_enter_takes_the_only_choice(kanly: Kanly) -> None:
    ran = kanly(*GAME, "--bot", "random", typed=["ag dag hall", ""])

    assert "Enter takes the only choice." in ran.out
    assert "Since your last choice" in ran.out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("agent dagger wealth", "Dagger has no Agent icon for Wealth. Rule IMP-AGENT-02."),
        ("agent stilgar wealth", "Stilgar is not in your hand. Rule IMP-AGENT-01."),
        ("agent dagger swordmaster", "Swordmaster costs 8 Solari; you have 0. Rule IMP-AGENT-08."),
        ("deploy 2", "You can only deploy troops after sending an Agent to a Combat space"),
        ("do draw-1", "You can only carry out effects after sending an Agent, in your Reveal turn"),
        ("buy foldspace", "during your Reveal turn. Rule IMP-REVEAL-06."),
        ("dance", "There is no choice “dance”. Type “help” for what you can do."),
        ("agent dagr hall-of-oratory", "Did you mean agent dagger hall-of-oratory"),
        ("99", "There is no choice 99; the numbers go from 1 to 13."),
        ("agent dagger", "Red plays Dagger"),
        ("agent", "“agent” can mean 12 choices: agent "),
    ],
)
def test_what_is_no_choice_is_answered_with_the_reason(kanly: Kanly, typed: str, said: str) -> None:
    assert said in kanly(*GAME, typed=[typed]).out


def test_agents_are_listed_by_card_and_numbers_run_on() -> None:
    game = package.new("imperium", seed=11)
    assert isinstance(game, Imperium)

    menu = ImperiumMenu(Say(), game, game.pending[0])

    assert [item.number for item in menu.items] == list(range(1, len(menu.items) + 1))
    assert {item.choice for item in menu.items} == set(game.pending[0].choices)
    [agents, *_] = menu.sections
    assert all(item.choice.verb == V_AGENT for item in agents.items)
    assert sorted(agents.rows) == sorted(
        {"Reconnaissance", "Dune, the Desert Planet", "Dagger", "Signet Ring"}
    )


def test_what_ending_the_turn_gives_up_is_named_and_asked_twice(tmp_path: Path) -> None:
    game = arrange({"players": 3}, {"red": {"hand": ["dagger", "diplomacy"], "spice": 2}})
    game.apply(0, "agent diplomacy selective-breeding")
    out = io.StringIO()
    console = Console(file=out, width=100, theme=theme())
    table = ImperiumTable(session.Session(game, 0, {}, path=tmp_path / "game"), Say(), console)
    item = [item for item in ImperiumMenu(Say(), game, game.pending[0]).items if item.choice is END]

    assert "without: Trash 1 card: draw 2 cards" in item[0].label
    assert table.sure(game.parse("do pay-1-card-draw-2"))
    assert not table.sure(END)
    assert "Ending the turn gives up" in out.getvalue()
    assert table.sure(END)


# Commands -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("help", "take back your last choice"),
        ("board", "Sell Melange"),
        ("hand", "Reveal: +2 Persuasion."),
        ("row", "Reserve"),
        ("look blue", "5 unknown cards"),
        ("look", "look red | blue | yellow | green"),
        ("log", "Round 1 begins."),
        ("log abc", "“log 50” the last 50"),
        ("log 0", "“log 50” the last 50"),
        ("quit now", "“quit” takes no arguments"),
        ("? baron vladimir", "Baron Vladimir Harkonnen"),
        ("? ulaskauskas", "There is nothing called"),
        ("? skirmish", "Conflict card · being fought for now"),
        ("? appropriate", "belongs to Rise of Ix, which is not part of this game"),
        ("choices", "Reveal your hand"),
        ("? stilgar", "Stilgar"),
        ("?stilgar", "Stilgar"),
        ("? memnon", "Earl Memnon Thorvald"),
        ("? stilger", "There is nothing called “stilger”. Did you mean Stilgar"),
        ("? qqqq", "There is nothing called “qqqq”. Type “help”"),
        ("?", "? NAME"),
        ("save", "save FILE"),
        ("resume", "resume FILE"),
        ("resume nothing.jsonl", "Cannot read “nothing.jsonl”: there is no such file."),
        ("undo", "You have not chosen anything yet."),
        ("undo much", "“undo all” as many as allowed"),
    ],
)
def test_commands_answer(kanly: Kanly, typed: str, said: str) -> None:
    ran = kanly(*GAME, typed=[typed])

    assert said in ran.out.split(f"Your choice › {typed}")[1]


def test_the_log_tells_as_much_as_is_asked_for(kanly: Kanly) -> None:
    ran = kanly(*GAME, "--bot", "random", typed=["ag dag hall", "", "log 1", "log"])

    short, long = ran.out.split("Your choice › log")[1:3]
    assert 0 < len(short) < len(long)


# The way back -------------------------------------------------------------------------------------


def test_undo_returns_to_the_position_before(kanly: Kanly) -> None:
    ran = kanly(*GAME, typed=["ag dag hall", "undo", "ag dag hall"])

    assert "“undo” takes back your last choice." in ran.out
    assert "Taken back: your last choice." in ran.out
    assert ran.out.count("Red plays Dagger and sends an Agent to Hall of Oratory.") == 2
    assert len(read(saved_by(ran)).lines) == 1


def test_undo_takes_back_several_and_all(kanly: Kanly) -> None:
    several = ["agent signet imperial-basin", "deploy 1", "undo 2"]
    everything = ["agent signet imperial-basin", "deploy 1", "undo all"]

    assert "Taken back: your last 2 choices." in kanly(*GAME, typed=several).out
    assert "Taken back: your last 2 choices." in kanly(*GAME, typed=everything).out


def test_what_was_seen_cannot_be_taken_back(kanly: Kanly) -> None:
    ran = kanly(*GAME, typed=["agent reconnaissance arrakeen", "do draw-1", "undo"])

    assert "You cannot take back anything now. Something new was seen since" in ran.out


def test_what_others_answered_cannot_be_taken_back(kanly: Kanly) -> None:
    ran = kanly(*GAME, typed=["ag dag hall", "end", "undo"])

    assert "You cannot take back anything now. Another house has chosen since." in ran.out


# Saving and resuming ------------------------------------------------------------------------------


def saved_by(ran: Ran) -> Path:
    found = re.search(r"Saved as (\S+)\.\n", ran.out)
    assert found
    return Path(found[1])


def test_leaving_saves_the_game_and_says_how_to_go_on(kanly: Kanly) -> None:
    ran = kanly(*GAME, typed=["ag dag hall", "quit"])

    path = saved_by(ran)
    assert f"kanly terminal --resume {path}" in ran.out
    assert len(read(path).lines) == 1


def test_the_end_of_the_input_is_leaving(kanly: Kanly) -> None:
    ran = kanly(*GAME, typed=["ag dag hall"])

    assert ran.status == 0
    assert len(read(saved_by(ran)).lines) == 1


def test_an_interrupt_saves_the_game(kanly: Kanly, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(session.Session, "let_bot_choose", interrupted)

    ran = kanly(*GAME, typed=["ag dag hall", "end"])

    assert ran.status == 130
    assert len(read(saved_by(ran)).lines) == 2


def test_a_game_nobody_has_begun_is_not_saved(kanly: Kanly) -> None:
    assert "Saved" not in kanly(*GAME, typed=["quit"]).out


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_resumed_goes_on_as_if_it_had_never_stopped(
    kanly: Kanly, tmp_path: Path, bot: str
) -> None:
    script = numbers(150)
    kanly(*GAME, "--bot", bot, typed=[*script, "save whole.jsonl"])
    kanly(*GAME, "--bot", bot, typed=[*script[:60], "save half.jsonl", "quit"])

    kanly("terminal", "--resume", "half.jsonl", typed=[*script[60:], "save rest.jsonl"])

    assert (tmp_path / "half.jsonl").exists()
    assert last_digest(tmp_path / "whole.jsonl") == last_digest(tmp_path / "rest.jsonl")


def test_the_last_game_is_resumed_by_that_name(kanly: Kanly) -> None:
    kanly(*GAME, "--name", "Alia", "--bot", "random", typed=["ag dag hall"])

    ran = kanly("terminal", "--resume", "last", "--lang", "fr", typed=["quit"])

    assert "Vous êtes Alia" in ran.out
    assert "bot « Hasard »" in ran.out.replace("\u00a0", " ")
    assert "Partie reprise après 1 choix." in ran.out


def test_another_game_is_resumed_at_the_table(kanly: Kanly) -> None:
    kanly(*GAME, typed=["ag dag hall", "save other.jsonl"])

    ran = kanly("terminal", "--seed", "5", typed=["resume other.jsonl"])

    assert "Resumed after 1 choice." in ran.out


def test_a_resumed_game_is_saved_where_it_was(kanly: Kanly, tmp_path: Path) -> None:
    kanly(*GAME, typed=["ag dag hall", "save mine.jsonl"])

    kanly("terminal", "--resume", "mine.jsonl", typed=["end"])

    assert len(read(tmp_path / "mine.jsonl").lines) > 1


@pytest.mark.parametrize("path", ["/dev/null/game.jsonl", "/", "."])
def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(
    kanly: Kanly, path: str
) -> None:
    ran = kanly(*GAME, typed=["ag dag hall", f"save {path}", "end"])

    assert "Cannot save to" in ran.out
    assert "Since your last choice" in ran.out


@pytest.mark.parametrize("seat", ["red", "green"])
def test_resuming_a_record_of_bots_takes_over_a_seat(kanly: Kanly, record: Path, seat: str) -> None:
    lines = record.read_text().splitlines()
    part = record.with_name("part.jsonl")
    part.write_text("\n".join([*lines[:6], '{"choices": 5, "over": false}']) + "\n")

    ran = kanly("terminal", "--resume", part, "--seat", seat, typed=["quit"])

    assert f"You are {seat.capitalize()}" in ran.out


def test_every_choice_is_saved_at_once(kanly: Kanly, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the program ends: nothing runs after the last choice."""

    def killed(self: TerminalTable) -> None:
        raise SystemExit(137)

    monkeypatch.setattr(TerminalTable, "leave", killed)
    with pytest.raises(SystemExit):
        kanly(*GAME, "--bot", "random", typed=["ag dag hall", "end"])

    assert len(read(session.latest()).lines) > 2


def test_no_game_is_written_over_another(kanly: Kanly, tmp_path: Path) -> None:
    first = saved_by(kanly(*GAME, typed=["ag dag hall"]))
    second = saved_by(kanly(*GAME, typed=["ag dag hall", "end"]))

    assert first != second
    assert len(read(first).lines) == 1


def test_the_last_game_is_one_that_is_not_over(kanly: Kanly) -> None:
    kanly(*GAME, "--name", "Alia", typed=["ag dag hall"])
    kanly(*GAME, "--bot", "random", "--players", "1", typed=numbers(4000))

    assert "You are Alia" in kanly("terminal", "--resume", "last", typed=["quit"]).out


def test_a_game_moved_elsewhere_is_still_the_last(kanly: Kanly, tmp_path: Path) -> None:
    kanly(*GAME, typed=["ag dag hall", "save mine.jsonl", "end"])

    assert session.latest() == tmp_path / "mine.jsonl"
    assert list((tmp_path / "home").glob("*.jsonl")) == []


def test_a_file_of_another_kind_is_not_written_over(kanly: Kanly, tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("mine\n")

    ran = kanly(*GAME, typed=["ag dag hall", "save note.txt"])

    assert "is not the record of a game" in ran.out
    assert note.read_text() == "mine\n"


def test_a_folder_is_not_made_unasked(kanly: Kanly, tmp_path: Path) -> None:
    ran = kanly(*GAME, typed=["ag dag hall", "save new/game.jsonl"])

    assert "the folder does not exist" in ran.out
    assert not (tmp_path / "new").exists()


def test_nobody_leaves_a_game_that_cannot_be_saved(kanly: Kanly, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("not a folder")

    ran = kanly(*GAME, typed=["ag dag hall", "quit", "save here.jsonl", "quit"])

    assert "You are still in the game; save it elsewhere first" in " ".join(ran.out.split())
    assert len(read(tmp_path / "here.jsonl").lines) == 1


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("--players 3", "--players 3: the game in 'a.jsonl' has 4"),
        ("--seed 12", "--seed 12: the game in 'a.jsonl' has seed 11"),
        ("--seat blue", "--seat blue: in 'a.jsonl' you are red"),
        ("--set ix=true", "--set ix=true: the game in 'a.jsonl' was started with another value"),
    ],
)
def test_a_resumed_game_is_what_it_was(kanly: Kanly, said: str, answer: str) -> None:
    kanly(*GAME, typed=["ag dag hall", "save a.jsonl"])

    assert answer in kanly("terminal", "--resume", "a.jsonl", *said.split()).complaint


def test_what_was_so_may_be_said_of_a_resumed_game(kanly: Kanly) -> None:
    kanly(*GAME, "--set", "ix=1", typed=["reveal", "save a.jsonl"])

    same = (
        "--players",
        "4",
        "--seed",
        "11",
        "--seat",
        "red",
        "--set",
        "ix=yes",
        "--set",
        "draft=0",
    )
    assert kanly("terminal", "--resume", "a.jsonl", *same, typed=["quit"]).status == 0


@pytest.mark.parametrize(
    ("lang", "said"),
    [("fr", "le dossier n’existe pas"), ("ja", "フォルダーがありません")],
)
def test_what_goes_wrong_is_said_in_the_players_language(
    kanly: Kanly, lang: str, said: str
) -> None:
    ran = kanly(*GAME, "--lang", lang, typed=["save new/game.jsonl", "resume nothing.jsonl"])

    assert said in ran.out
    assert "annot" not in ran.out


# Before the first choice --------------------------------------------------------------------------


def test_what_rivals_do_first_is_told(kanly: Kanly) -> None:
    ran = kanly(*GAME, "--players", "1", typed=["log"])

    told, logged = ran.out.split("Your choice › log")
    assert "Before your first choice" in told
    assert "Blue sends an Agent to Carthag." in told
    assert "Blue sends an Agent to Carthag." in logged


# Names --------------------------------------------------------------------------------------------


def test_a_name_stands_beside_the_letter_of_its_colour(kanly: Kanly) -> None:
    assert "R Zoé" in kanly(*GAME, "--name", "Zoé", typed=["quit"]).out


@pytest.mark.parametrize("name", ["a\x1b[31mb", "a\nb", "random", "x" * 40])
def test_a_name_that_cannot_be_shown_is_refused(kanly: Kanly, name: str) -> None:
    assert "name" in kanly(*GAME, "--name", name).complaint


# What the player may know -------------------------------------------------------------------------


def test_the_screen_is_the_same_whatever_the_others_hold(
    kanly: Kanly, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every hidden card dealt anew changes nothing of what is shown (IMP-INFO-13)."""
    script = [*numbers(200), "board", "look blue", "hand"]
    monkeypatch.setattr(session, "unused", lambda stem: Path(f"{stem}.jsonl"))
    true = kanly(*GAME, "--bot", "random", typed=script).out

    def redealt(self: TerminalTable) -> Imperium:
        game = self.session.game.resample(self.session.seat, seeded(len(self.session.log)))
        position = game.view(self.session.seat).position
        assert isinstance(position, Imperium)
        return position

    monkeypatch.setattr(TerminalTable, "position", redealt)

    assert kanly(*GAME, "--bot", "random", typed=script).out == true


def test_the_log_names_only_the_players_own_cards(kanly: Kanly) -> None:
    ran = kanly(*GAME, "--bot", "random", typed=numbers(1500))

    said = " ".join(ran.out.split())
    assert not re.search(r"(Blue|Yellow|Green) draws (?!\d)", said)
    assert re.search(r"Red draws (?!\d)", said)


def test_any_card_can_be_looked_up(kanly: Kanly) -> None:
    cards = sorted({CARDS[card].slug for card in STARTING_DECK + IMPERIUM_DECK})
    intrigues = sorted({INTRIGUES[card].slug for card in INTRIGUE_DECK})
    names = (cards + intrigues)[::8]

    ran = kanly(*GAME, typed=[f"? {name}" for name in names])

    assert "unknown" not in ran.out


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
@pytest.mark.parametrize("width", [80, 100])
def test_no_text_of_a_card_is_cut_off(lang: str, width: int) -> None:
    out = io.StringIO()
    console = Console(file=out, width=width, theme=theme(), highlight=False, emoji=False)
    words = Words(lang)
    found = entries(words, "imperium")
    game = package.new("imperium", seed=11)
    assert isinstance(game, Imperium)
    board = ImperiumBoard(Say(lang), game, 0, width)

    show_all(console, words, found, "imperium")
    for entry in found:
        console.print(in_full(entry))
    console.print(board.draw())
    console.print(board.card_table([card.id for card in CARDS], costs=True))
    console.print(board.intrigue_table([card.id for card in INTRIGUES]))

    assert "…" not in out.getvalue().replace("……", "")


def test_a_saved_game_tells_its_bots_whatever_they_are_called() -> None:
    record = package.new("imperium", 3, 1, names=["novice", "mcts@0.1s", "adept"]).record
    assert session.bot_names(record) == ["novice", "", "adept"]

    record.bots = ["", "mcts@0.1s", "adept"]

    assert session.bot_names(record) == ["", "mcts@0.1s", "adept"]
