"""The classic game on the command line: the table in the terminal, and every other command."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path
from typing import cast

import pytest
from rich.cells import cell_len
from rich.console import Console

import kanly as package
from kanly.classic.position import Classic
from kanly.classic.tables.factions import BENE_GESSERIT, FACTIONS, FREMEN
from kanly.classic.tables.territories import LOCATIONS, POLAR_SINK, SECTORS, SIETCH_TABR, at
from kanly.classic.tables.treachery import TREACHERY_CARDS, TRUTHTRANCE
from kanly.cli import session
from kanly.cli.classic.board import ClassicBoard
from kanly.cli.classic.chart import OUTWARD, Chart
from kanly.cli.classic.menu import ClassicMenu
from kanly.cli.classic.table import ClassicTable
from kanly.cli.say import Say
from kanly.cli.screen import theme
from kanly.cli.table import TerminalTable
from kanly.core.choice import Choice
from kanly.core.game import Game
from kanly.core.record import read
from kanly.core.rng import seeded
from kanly.core.setup import Options
from tests.classic.scene import FACTION, begin, decline, scene
from tests.cli.conftest import Kanly

SHORT = ("--set", "turns=2")
GAME = ("terminal", "classic", "--seed", "5", "--bot", "random")
"""Four players; the player begins with the Harkonnen."""


def typed(n: int, seed: int = 1) -> list[str]:
    """What a player types who picks anything; what is not possible is refused."""
    chance = random.Random(seed)
    known = ["1", "2", "3", "4", "5", "a", "b", "0", "1 1", "7 8", "pass", ""]
    return ["stop never all", *(chance.choice(known) for _ in range(n))]


def play_on(game: Game, kind: str, choices: int = 3000) -> Classic:
    """The same game at its next question of a kind, reached by random choices."""
    rng = seeded("kind")
    for _ in range(choices):
        if game.over:
            break
        decision = game.pending[rng.below(len(game.pending))]
        if decision.kind.name == kind:
            break
        game.apply(decision.seat, decision.choices[rng.below(len(decision.choices))])
    return cast(Classic, game)


def menu_at(kind: str, players: int = 4, options: Options | None = None) -> ClassicMenu:
    """The list of choices at the first question of a kind."""
    for seed in range(3, 30):
        game = play_on(package.new("classic", players, seed, options), kind)
        for decision in game.pending:
            if decision.kind.name == kind:
                return ClassicMenu(Say(), game, decision)
    raise AssertionError(f"no game asks {kind}")


# A whole game -------------------------------------------------------------------------------------


def spelled(menu: ClassicMenu, choice: Choice) -> str:
    """What a player types for a choice who looks at the list, not at the notation."""
    if choice in menu.amounts:
        amount = menu.shown(choice.a)
        return f"{amount} {choice.b}" if choice.b else amount
    item = next(item for item in menu.items if choice in item.folded)
    if menu.lettered:
        return "abcdefghijklmnopqrstuvwxyz"[item.number - 1]
    if len(item.folded) == 1:
        return str(item.number)
    return f"{item.number} {LOCATIONS[choice.a].sector}"


@pytest.fixture
def robot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who types anything that can be chosen, as it is listed."""
    chance = random.Random(1)

    def read_line(self: TerminalTable, prompt: str = "") -> str:
        menu = self.menu
        assert isinstance(menu, ClassicMenu)
        if prompt:
            return "Where is the spice?"
        choice = chance.choice(menu.decision.choices)
        text = spelled(menu, choice)
        assert menu.find(text) == [choice]
        return text

    monkeypatch.setattr(TerminalTable, "read", read_line)


@pytest.mark.usefixtures("robot")
@pytest.mark.parametrize(
    "options",
    [
        "--players 2 --set turns=3",
        "--players 2 --set turns=2 --set two-factions=true --set advanced=true",
        "--players 3 --set turns=2 --set factions=draft",
        "--players 4 --set turns=3 --set advanced=true",
        "--players 6 --set turns=2 --set advanced=true --seat 3",
    ],
)
def test_a_whole_game_is_played_to_its_result(kanly: Kanly, options: str) -> None:
    ran = kanly(*GAME, *options.split())

    assert (ran.status, ran.err) == (0, "")
    assert "The game is over." in ran.out
    saved = re.search(r"To see it again: kanly replay (\S+)", ran.out)
    assert saved
    assert kanly("replay", saved[1], "--verify").status == 0


def test_a_player_of_two_factions_has_both_before_them(kanly: Kanly) -> None:
    ran = kanly(*GAME, "--players", "2", "--set", "two-factions=true", typed=["hand"])

    assert re.search(r"You are \w+( \w+)? \+ \w+", ran.out)
    assert ran.out.split("› hand")[1].count("Leaders") == 2


@pytest.mark.usefixtures("robot")
@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_every_screen_fits_a_hundred_columns_and_has_words(kanly: Kanly, lang: str) -> None:
    ran = kanly(*GAME, *SHORT, "--set", "advanced=true", "--lang", lang)

    assert ran.status == 0
    assert "\x1b" not in ran.out
    lines = [line for line in ran.out.splitlines() if ".jsonl" not in line]
    assert [line for line in lines if cell_len(line) > 100] == []
    keys = r"\b(?:event|ask|refuse|label|result|classic)-[a-z]+-[a-z-]+|\{ ?\$"
    assert re.findall(keys, "\n".join(lines)) == []


def test_the_screen_is_the_same_whatever_the_others_hold(
    kanly: Kanly, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything hidden dealt anew changes nothing of what is shown (CLA-INFO-21)."""
    script = [*typed(120), "board", "look emperor", "hand", "anytime", "", "log"]
    monkeypatch.setattr(session, "unused", lambda stem: Path(f"{stem}.jsonl"))
    true = kanly(*GAME, "--set", "advanced=true", typed=script).out

    def redealt(self: TerminalTable) -> Game:
        game = self.session.game.resample(self.session.seat, seeded(len(self.session.log)))
        return game.view(self.session.seat).position

    monkeypatch.setattr(TerminalTable, "position", redealt)

    assert kanly(*GAME, "--set", "advanced=true", typed=script).out == true


# The map ------------------------------------------------------------------------------------------


def test_every_location_has_its_place_on_the_map() -> None:
    shown = [location for sector in OUTWARD for location in sector]

    assert sorted(shown) == [place.id for place in LOCATIONS]
    assert len(OUTWARD) == SECTORS + 1


def test_the_map_shows_forces_advisors_spice_and_storm() -> None:
    game = play_on(package.new("classic", 6, 1, {"advanced": True}), "storm-dial")
    tabr, sink = at(SIETCH_TABR), at(POLAR_SINK)
    game.forces[FREMEN][tabr], game.stars[FREMEN][tabr] = 7, 2
    game.forces[BENE_GESSERIT][tabr] = game.forces[BENE_GESSERIT][sink] = 1
    game.where[FREMEN] = 1 << tabr
    game.where[BENE_GESSERIT] = 1 << tabr | 1 << sink
    game.advisors = 1 << SIETCH_TABR
    game.spice_at[tabr] = 8
    game.storm = 13
    chart = Chart(Say(), game, 100)

    assert sorted(chart.there(tabr).plain.split()) == ["B(1)", "F7★2", "◆8"]
    assert chart.there(sink).plain == "B1"
    assert chart.place(tabr).plain.startswith("■ Sietch Tabr ")
    assert chart.head(13).plain.startswith("≈ 13")
    assert chart.head(12).plain.startswith("  12")


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
@pytest.mark.parametrize("width", [80, 100])
def test_nothing_on_the_table_is_cut_off(lang: str, width: int) -> None:
    out = io.StringIO()
    console = Console(file=out, width=width, theme=theme(), highlight=False, emoji=False)
    game = play_on(package.new("classic", 6, 4, {"advanced": True}), "plan")
    game.hand[game.order[0]] = [card.id for card in TREACHERY_CARDS]
    board = ClassicBoard(Say(lang), game, 0, width)

    console.print(board.draw())
    for seat in range(6):
        console.print(board.hand(seat))
        console.print(board.purse(seat))

    assert "…" not in out.getvalue()
    assert max(cell_len(line) for line in out.getvalue().splitlines()) <= width


# Choosing -----------------------------------------------------------------------------------------


def test_where_a_number_is_asked_for_the_number_is_typed() -> None:
    menu = menu_at("bid")

    least = min(choice.a for choice in menu.amounts)
    [bid] = menu.find(str(least + 1))
    [passed] = menu.find("a")

    assert bid.notation == f"bid {least + 1}"
    assert passed.notation == "pass"
    assert menu.find(f"bid {least + 1}") == [bid]
    assert menu.find("0") == []


def test_the_wheel_is_dialed_in_half_points() -> None:
    menu = menu_at("plan", options={"advanced": True})

    assert menu.find("0.5")[0].notation == "dial 0.5"
    assert menu.find("0")[0].notation == "dial 0"
    assert menu.range().startswith("0–")


def test_starred_forces_are_the_second_number() -> None:
    game = play_on(package.new("classic", 4, 3, {"advanced": True}), "split")
    menu = ClassicMenu(Say(), game, game.pending[0])

    assert menu.find("3")[0].notation == "forces 3"
    assert menu.find("3 1")[0].notation == "forces 3 starred 1"


def test_a_place_is_its_number_and_where_it_has_several_its_sector() -> None:
    menu = menu_at("first-advisor", 6, {"advanced": True})
    line = next(item for item in menu.items if len(item.folded) > 1)
    sector = LOCATIONS[line.folded[-1].a].sector

    assert menu.find(f"{line.number} {sector}") == [line.folded[-1]]
    assert menu.find(str(line.number)) == list(line.folded)
    assert menu.find("adv arrak")[0].notation == "advisor arrakeen"
    assert sum(len(item.folded) for item in menu.items) == len(menu.decision.choices)


def test_a_question_of_truthtrance_has_lines_for_its_numbers() -> None:
    game = play_on(package.new("classic", 4, 3), "storm-dial")
    game.hand[game.order[0]].append(TRUTHTRANCE)
    seat = game.seat[game.order[0]]
    game.apply(seat, f"truthtrance {FACTIONS[game.order[1]].slug}")
    menu = ClassicMenu(Say(), game, game.pending[0])

    line = next(item for item in menu.items if item.choice.notation == "ask spice 1")
    [spice] = menu.find(f"{line.number} 12")
    [words] = menu.find("ask: Will you attack me?")

    assert spice.notation == "ask spice 12"
    assert words.words == "Will you attack me?"


@pytest.mark.parametrize("kind", ["swap-faction", "traitor", "ship", "move", "battle", "plan"])
def test_every_choice_can_be_typed_by_its_number_or_notation(kind: str) -> None:
    menu = menu_at(kind, options={"advanced": True})

    for choice in menu.decision.choices:
        assert menu.find(choice.notation) == [choice]
    for item in menu.items if not menu.lettered else []:
        assert menu.find(str(item.number)) == list(item.folded)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("99", "99 is not possible; type a number out of 0–20."),
        ("storm 99", "There is no choice"),
        ("bid 3", "Rule CLA-"),
        ("dance", "There is no choice “dance”."),
        ("look", "look harkonnen | "),
        ("look atr", "Thufir Hawat 5"),
        ("hand", "Traitors"),
        ("? karama", "Treachery card"),
        ("? arrakeen", "Territory"),
        ("?", "? NAME"),
        ("board", "Strongholds"),
        ("stop perhaps", "“stop” alone lists the windows"),
        ("stop never all", "all windows: you are not asked"),
        ("stop turn response-voice", "Voice: you are asked until the end of this turn"),
        ("stop", "pause-battle"),
        ("hold", "The next window waits for you."),
        ("help", "what you can do out of turn"),
        ("undo 9", "You cannot take back"),
    ],
)
def test_what_is_typed_is_answered(kanly: Kanly, line: str, said: str) -> None:
    ran = kanly(*GAME, "--set", "factions=harkonnen,atreides,emperor,fremen", typed=[line])

    answered = ran.out.split(f"Your choice › {line}")[1]
    assert " ".join(said.split()) in " ".join(answered.split())


# Unasked ------------------------------------------------------------------------------------------

NAMED = ("--set", "factions=harkonnen,atreides,emperor,fremen")
"""So there is nothing to swap: the first question is the storm's dial."""


def test_what_can_be_done_unasked_has_a_list_of_its_own(kanly: Kanly) -> None:
    ran = kanly(*GAME, *NAMED, typed=["anytime", "", "3"])

    listed = ran.out.split("Your choice › anytime")[1].split("At any time › ")[0]
    assert "Make a deal" in listed
    assert "Show something of yours" in listed
    assert "The Harkonnen dial 3 for the storm." in ran.out


def test_a_deal_is_made_from_the_list_or_by_notation(kanly: Kanly) -> None:
    begun = [
        "anytime",
        "deal with atreides",
        "deal pay 2 atreides",
        "deal ask 1 atreides",
        "deal at 2 battle",
    ]
    ran = kanly(*GAME, *NAMED, typed=[*begun, "deal send", "I leave Carthag", "board"])

    assert "Your draft of a deal with Atreides" in ran.out
    assert "Harkonnen pays Atreides 2 spice" in ran.out
    assert "Atreides pays Harkonnen 1 spice in turn 2, Battle" in ran.out
    assert "In your own words (Enter for none) › I leave Carthag" in ran.out
    shown = " ".join(ran.out.split("› board")[1].split())
    assert re.search(r"Deals 1 .*“I leave Carthag” \(waits for Atreides\)", shown)


def test_a_line_that_stands_for_many_numbers_takes_one(kanly: Kanly) -> None:
    ran = kanly(*GAME, *NAMED, typed=["deal with atreides", "anytime", "3", "3 4"])

    assert "can mean 30 choices: deal pay 1 atreides" in " ".join(ran.out.split())
    assert "Harkonnen pays Atreides 4 spice" in ran.out


def test_before_the_game_begins_nothing_can_be_done_unasked(kanly: Kanly) -> None:
    ran = kanly(*GAME, typed=["anytime", "keep"])

    assert "There is nothing you can do out of turn right now." in ran.out


# Declining ----------------------------------------------------------------------------------------


def test_where_one_can_only_decline_nothing_is_asked_unless_one_wants_it(kanly: Kanly) -> None:
    script = [*NAMED, "--set", "turns=1", "--set", "advanced=true"]
    calm = kanly(*GAME, *script, typed=["stop usual all", *typed(120)[1:]])
    all_of_it = kanly(*GAME, *script, typed=["stop always all", *typed(120)[1:]])

    assert calm.status == all_of_it.status == 0
    only = "Enter takes the only choice."
    assert calm.out.count(only) < all_of_it.out.count(only)


def test_charity_is_claimed_where_windows_are_declined(tmp_path: Path) -> None:
    """CLA-CHOAM-02: `stop never` gives nothing away that is free."""
    game = scene(phase="choam-charity", spice={"guild": 0})
    begin(game)
    decline(game)
    seat = game.seat[FACTION["guild"]]
    played = session.Session(game, seat, {}, path=tmp_path / "game.jsonl")
    table = ClassicTable(played, Say(), Console())
    table.stops.set("all", "never", game.rounds)

    decision = game.decision(seat)
    assert decision is not None
    assert table.answered(decision)

    assert game.history[-1].notation == "claim"


def bidder(tmp_path: Path) -> ClassicTable:
    """The Guild's table when it is asked for a bid."""
    game = scene(["guild", "atreides", "emperor"], phase="bidding")
    begin(game)
    while game.decision(0) is None or game.pending[0].kind.name != "bid":
        decision = game.pending[0]
        names = [choice.notation for choice in decision.choices]
        game.apply(decision.seat, "decline" if "decline" in names else "pass")
    played = session.Session(game, 0, {}, path=tmp_path / "game.jsonl")
    return ClassicTable(played, Say(), Console())


@pytest.mark.parametrize(
    ("typed", "made"), [("3", "bid 1"), ("0", "pass"), ("0 all", "pass"), ("off", None)]
)
def test_a_bidder_says_how_far_to_go(tmp_path: Path, typed: str, made: str | None) -> None:
    """CLA-BID-11"""
    table = bidder(tmp_path)
    game = table.session.game
    decision = game.decision(0)
    assert decision is not None

    assert table.on_upto(typed)

    assert table.answered(decision) == (made is not None)
    assert made is None or game.history[-1].notation == made


# Seats, saving, resuming --------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["fremen", "3"])
def test_the_player_sits_where_they_like(kanly: Kanly, seat: str) -> None:
    factions = "factions=harkonnen,atreides,fremen,emperor"

    ran = kanly(*GAME, "--set", factions, "--seat", seat, typed=["quit"])

    assert "You are Fremen." in ran.out
    assert "Harkonnen is played by the bot “Random”." in ran.out


def test_a_seat_that_is_not_there_is_refused(kanly: Kanly) -> None:
    said = kanly(*GAME, "--seat", "guild").complaint

    assert said.startswith("unknown seat 'guild'; expected one of: ")
    assert said.endswith("1, 2, 3, 4")


def test_a_game_resumed_goes_on_as_if_it_had_never_stopped(kanly: Kanly, tmp_path: Path) -> None:
    script = typed(60, 4)
    kanly(*GAME, *NAMED, typed=[*script, "save whole.jsonl"])
    kanly(*GAME, *NAMED, typed=[*script[:30], "save half.jsonl", "quit"])

    ran = kanly(
        "terminal",
        "--resume",
        "half.jsonl",
        typed=["stop never all", *script[30:], "save rest.jsonl"],
    )

    assert "Resumed after" in ran.out
    whole, rest = (read(tmp_path / f"{name}.jsonl").lines[-1] for name in ("whole", "rest"))
    assert whole.digest == rest.digest


def test_a_game_of_the_other_kind_is_resumed_at_the_table(kanly: Kanly) -> None:
    kanly(*GAME, *NAMED, typed=["3", "save classic.jsonl"])

    ran = kanly("terminal", "--seed", "11", typed=["resume classic.jsonl", "board"])

    assert "You are Red" in ran.out
    assert "You are Harkonnen." in ran.out
    assert "Polar Sink" in ran.out.split("› board")[1]


def test_what_is_said_of_a_resumed_game_must_be_so(kanly: Kanly) -> None:
    kanly(*GAME, *NAMED, typed=["3", "save a.jsonl"])

    assert (
        kanly("terminal", "imperium", "--resume", "a.jsonl").complaint
        == "imperium: the game in 'a.jsonl' is classic"
    )
    assert (
        kanly("terminal", "--resume", "a.jsonl", "--seat", "fremen").complaint
        == "--seat fremen: in 'a.jsonl' you are harkonnen"
    )


# The other commands -------------------------------------------------------------------------------


@pytest.fixture
def classic_record(kanly: Kanly, tmp_path: Path) -> Path:
    """The record of a whole game between random bots."""
    kanly(
        *("simulate", "classic", "--games", "1", "--seed", "7", "--players", "3"),
        *("--set", "turns=1", "--save", tmp_path),
    )
    return tmp_path / "classic-3p-seed7.jsonl"


def test_a_record_is_proved(kanly: Kanly, classic_record: Path) -> None:
    ran = kanly("replay", classic_record, "--verify")

    assert ran.status == 0
    assert "to the end of the game" in ran.out


def test_a_record_is_told_to_its_end(kanly: Kanly, classic_record: Path) -> None:
    ran = kanly("replay", classic_record, "--to-end")

    assert (ran.status, ran.err) == (0, "")
    assert "Polar Sink" in ran.out
    assert "Phase: Bidding." in ran.out
    assert "The game is over." in ran.out
    assert max(cell_len(line) for line in ran.out.splitlines()) <= 100


def test_a_position_of_a_record_is_shown_with_what_everyone_asked_holds(
    kanly: Kanly, classic_record: Path
) -> None:
    ran = kanly("replay", classic_record, "--jump", "20")

    assert "After choice 20 of" in ran.out
    assert "Leaders" in ran.out


def test_a_position_is_given_as_json(kanly: Kanly, classic_record: Path) -> None:
    found = json.loads(kanly("replay", classic_record, "--json").out)

    assert found["winners"]
    assert found["turn"] == 1


def simulated(kanly: Kanly, *args: str) -> dict[str, object]:
    ran = kanly("simulate", "classic", "--games", "3", "--seed", "3", "--json", *args)
    assert (ran.status, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert isinstance(found, dict)
    return found


def test_the_figures_count_wins_by_seat_and_by_faction(kanly: Kanly) -> None:
    found = simulated(kanly, "--players", "5", "--check")

    assert (found["game"], found["games"], found["errors"]) == ("classic", 3, 0)
    by_faction = cast("dict[str, int]", found["wins_by_faction"])
    assert sum(by_faction.values()) == sum(cast("list[int]", found["wins"]))
    assert "bene-gesserit" not in by_faction


def test_the_digest_is_the_same_for_any_number_of_workers(kanly: Kanly) -> None:
    alone = simulated(kanly, "--players", "2")

    assert alone["digest"] == simulated(kanly, "--players", "2", "--workers", "2")["digest"]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("advanced=true", {"advanced": True}),
        ("advanced=1", {"advanced": True}),
        ("spice-flow=yes", {"spice-flow": True}),
        ("double-blow=on", {"double-blow": True}),
        ("advanced-combat=true", {"advanced-combat": True}),
        ("advanced-karama=true", {"advanced-karama": True}),
        ("advanced-factions=true", {"advanced-factions": True}),
        ("factions=guild,emperor", {"factions": ["guild", "emperor"]}),
        ("factions=draft", {"factions": "draft"}),
        ("alliance-limit=3", {"alliance-limit": 3}),
        ("strongholds-to-win=3", {"strongholds-to-win": 3}),
        ("turns=1", {"turns": 1}),
        ("two-factions=true", {"two-factions": True}),
        ("karama-scope=single-use", {"karama-scope": "single-use"}),
        ("battle_under_storm=same_sector_only", {"battle-under-storm": "same_sector_only"}),
        ("bribe-spice-deferred=false", {"bribe-spice-deferred": False}),
    ],
)
def test_options_reach_the_game(kanly: Kanly, given: str, kept: Options) -> None:
    found = simulated(kanly, "--players", "2", "--set", given)

    assert found["options"] == kept


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("--players 7", "7 players; the classic Dune takes 2 to 6"),
        ("--set advnced=true", "unknown option 'advnced'; did you mean advanced"),
        ("--set turns=12", "option turns is 12"),
        ("--set advanced=maybe", "expected true or false"),
        ("--players 3 --set two-factions=true", "option two-factions is for two players"),
        ("--players 3 --set factions=guild,emperor", "2 factions; expected 3"),
    ],
)
def test_what_is_wrong_is_one_line(kanly: Kanly, args: str, said: str) -> None:
    assert said in kanly("simulate", "classic", *args.split()).complaint


def test_people_get_a_table_of_the_factions(kanly: Kanly) -> None:
    ran = kanly("simulate", "classic", "--games", "2", "--players", "3", "--set", "turns=1")

    for word in ("seat", "faction", "atreides", "harkonnen", "fremen"):
        assert word in ran.out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("karama", "Treachery card"),
        ("karamaa", "did you mean Karama"),
        ("stilgar", "Leader"),
        ("arrakeen", "Territory"),
        ("Maison Atréides", "House Atreides"),
    ],
)
def test_components_of_both_games_are_found_by_name(kanly: Kanly, name: str, said: str) -> None:
    ran = kanly("cards", name)

    assert said in ran.out + ran.err


def test_the_list_can_be_of_one_game(kanly: Kanly) -> None:
    classic = kanly("cards", "--game", "classic").out
    imperium = kanly("cards", "--game", "imperium").out

    assert "Family Atomics" in classic
    assert "Family Atomics" not in imperium
    assert "Swordmaster" in imperium
    assert max(cell_len(line) for line in classic.splitlines()) <= 100
    assert kanly("cards", "--game", "chess").complaint.startswith("unknown game 'chess'")


def test_entries_say_which_game_they_are_of(kanly: Kanly) -> None:
    found = json.loads(kanly("cards", "stilgar", "--json").out)

    assert [entry["game"] for entry in found] == ["imperium", "classic"]
