"""Setup (CLA-SETUP), turns (CLA-TURN), numbers of players (CLA-PLAYERS), switches."""

import pytest

from kanly.classic import rules
from kanly.classic.options import Rules, checked
from kanly.classic.position import Classic
from kanly.classic.tables.options import BY_SLUG, OPTIONS, PARTS
from kanly.core.errors import BadOption, IllegalChoice, UnknownName
from tests.classic.scene import (
    FACTION,
    SIX,
    begin,
    choices,
    dead,
    decline,
    forces,
    hold,
    offers,
    play,
    put,
    quiet,
    scene,
    spice,
    until,
)

SLUGS = {number: slug for slug, number in FACTION.items()}


def fresh(players: int = 6, seed: int = 1, **options: object) -> Classic:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return rules.new(players, seed, chosen)  # type: ignore[arg-type]


def in_play(game: Classic) -> list[str]:
    return [SLUGS[f] for f in range(6) if game.plays(f)]


def settle(game: Classic) -> Classic:
    """The setup is done, with the first choice everywhere."""
    while game.turn == 0:
        quiet(game)
    return game


def test_the_order_of_the_setup() -> None:
    """CLA-SETUP-01, CLA-SETUP-02, CLA-SETUP-07, CLA-SETUP-15: question by question."""
    game = fresh(factions=SIX, advanced_factions=True)
    seen: list[str] = []
    while game.turn == 0:
        name = game.pending[0].kind.name
        if name not in seen:
            seen.append(name)
        quiet(game)
    assert seen == ["prediction", "traitor", "split", "first-advisor"]
    assert (game.turn, game.phase) == (1, 1)
    assert game.discard == game.piles[0] == []
    assert len(game.spice_deck) == 21


def test_decks_are_shuffled() -> None:
    """CLA-SETUP-02: differently for another seed, alike for the same."""
    first, second, third = fresh(seed=1), fresh(seed=2), fresh(seed=1)
    assert first.deck != second.deck
    assert first.spice_deck == third.spice_deck
    assert first.digest() == third.digest()


def test_factions_are_dealt_drafted_or_named() -> None:
    """CLA-SETUP-03, CLA-PLAYERS-06: always distinct."""
    deals = {tuple(fresh(seed=seed).seat) for seed in range(20)}
    assert len(deals) > 10
    game = fresh(3, factions="draft")
    assert game.pending[0].kind.name == "draft"
    first = game.pending[0].seat
    assert len(game.pending[0].choices) == 6
    game.apply(first, "faction guild")
    assert game.seat[FACTION["guild"]] == first
    assert "faction guild" not in [c.notation for c in game.pending[0].choices]
    game = fresh(2, factions=["guild", "fremen"])
    assert in_play(game) == ["fremen", "guild"]
    with pytest.raises(BadOption, match="once only"):
        fresh(2, factions=["guild", "guild"])
    with pytest.raises(UnknownName, match="did you mean guild"):
        fresh(2, factions=["guil", "fremen"])


def test_players_may_swap_right_after() -> None:
    """CLA-SETUP-04: by mutual consent, and never later."""
    game = fresh(3)
    one, two = game.order[0], game.order[1]
    assert game.pending[0].kind.name == "swap-faction"
    seats = (game.seat[one], game.seat[two])
    game.apply(game.seat[one], f"swap {SLUGS[two]}")
    game.apply(game.seat[two], "agree")
    assert (game.seat[two], game.seat[one]) == seats
    game = fresh(3)
    game.apply(game.seat[game.order[0]], f"swap {SLUGS[game.order[1]]}")
    before = game.seat[:]
    game.apply(game.pending[0].seat, "refuse")
    assert game.seat == before
    settle(game)
    assert fresh(3, swap_factions=False).pending[0].kind.name == "traitor"
    with pytest.raises(IllegalChoice):
        game.apply(0, "swap guild")


@pytest.mark.parametrize(
    ("players", "circles"),
    [(2, [1, 4]), (3, [1, 3, 5]), (4, [1, 2, 4, 5]), (5, [1, 2, 3, 4, 5]), (6, [1, 2, 3, 4, 5, 6])],
)
def test_circles(players: int, circles: list[int]) -> None:
    """CLA-SETUP-05, CLA-SETUP-06: each its own; by default these, or as given."""
    named = SIX[:players]
    game = fresh(players, factions=named)
    assert [game.circle[FACTION[name]] for name in named] == circles
    given = ["6", "5", "4", "3", "2", "1"][:players]
    game = fresh(players, factions=named, circles=given)
    assert [str(game.circle[FACTION[name]]) for name in named] == given
    with pytest.raises(BadOption, match="different numbers"):
        fresh(players, factions=named, circles=["1"] * players)


def test_traitors() -> None:
    """CLA-SETUP-08 to CLA-SETUP-12: four each of the factions in play; Harkonnen keep all."""
    game = fresh(3, factions=["atreides", "fremen", "harkonnen"])
    while game.pending[0].kind.name != "traitor":
        quiet(game)
    assert {d.seat for d in game.pending} == {0, 1}
    dealt = game.dealt[FACTION["atreides"]]
    assert len(dealt) == 4
    everyone = [x for cards in game.dealt for x in cards] + game.traitor_deck
    assert len(everyone) == len(set(everyone)) == 15
    view = game.view(1).data()
    assert view["atreides"]["traitors-dealt"] == ["?"] * 4  # type: ignore[index]
    game.apply(0, game.pending[0].choices[2])
    game.apply(1, game.pending[0].choices[0])
    assert game.traitors[FACTION["atreides"]] == [dealt[2]]
    assert len(game.traitors[FACTION["harkonnen"]]) == 4
    assert game.dealt[FACTION["atreides"]] == dealt  # known to whoever saw them
    assert "?" not in str(game.view(0).data()["atreides"]["traitors-dealt"])  # type: ignore[index]


def test_an_own_leader_may_be_kept() -> None:
    """CLA-SETUP-10, CLA-SETUP-11: whatever else was drawn; nobody else can then call it."""
    for seed in range(30):
        game = fresh(2, seed, factions=["atreides", "guild"])
        while game.pending[0].kind.name != "traitor":
            quiet(game)
        own = [x for x in game.dealt[FACTION["atreides"]] if x < 5]
        if own:
            assert own[0] in [c.a for c in game.pending[0].choices]
            return
    raise AssertionError("no deal with an own leader")


@pytest.mark.parametrize(
    ("name", "start"),
    [
        ("atreides", 10),
        ("bene-gesserit", 5),
        ("emperor", 10),
        ("fremen", 3),
        ("guild", 5),
        ("harkonnen", 10),
    ],
)
def test_starting_spice(name: str, start: int) -> None:
    """CLA-SETUP-13, CLA-ATR-01, CLA-BG-01, CLA-EMP-01, CLA-FRE-01, CLA-GUI-01, CLA-HAR-01."""
    game = settle(fresh(factions=SIX))
    assert spice(game, name) == start


@pytest.mark.parametrize(
    ("name", "place", "number"),
    [
        ("atreides", "arrakeen", 10),
        ("harkonnen", "carthag", 10),
        ("guild", "tueks-sietch", 5),
        ("bene-gesserit", "polar-sink", 1),
    ],
)
def test_starting_forces(name: str, place: str, number: int) -> None:
    """CLA-SETUP-14, CLA-ATR-01, CLA-HAR-01, CLA-GUI-01, CLA-BG-01: the others in reserve."""
    game = settle(fresh(factions=SIX))
    assert forces(game, name, place) == number
    assert game.reserves[FACTION[name]] == 20 - number
    assert game.reserves[FACTION["emperor"]] == 20  # CLA-EMP-01


def test_the_fremen_split_ten_forces() -> None:
    """CLA-FRE-01, CLA-SETUP-15: over three territories, sectors included."""
    game = fresh(2, factions=["fremen", "guild"], advanced_factions=True)
    while game.pending[0].kind.name != "split":
        quiet(game)
    for part in ("forces 4 starred 2", "forces 0", "forces 3", "forces 0", "forces 2"):
        play(game, "fremen", part)
    assert choices(game, "fremen") == ["forces 1", "forces 1 starred 1"]
    play(game, "fremen", "forces 1 starred 1")
    assert forces(game, "fremen", "sietch-tabr") == 4
    assert forces(game, "fremen", "false-wall-south-4") == 3
    assert forces(game, "fremen", "false-wall-west-16") == 2
    assert forces(game, "fremen", "false-wall-west-17") == 1
    assert game.reserves[FACTION["fremen"]] == 10


def test_the_first_advisor() -> None:
    """CLA-BG-14: anywhere; alone it is a fighter."""
    for place, advisors in (("carthag", True), ("meridian-1", False)):
        game = fresh(factions=SIX, advanced_factions=True)
        while game.pending[0].kind.name != "first-advisor":
            quiet(game)
        play(game, "bene-gesserit", f"advisor {place}")
        assert forces(game, "bene-gesserit", place) == 1
        assert bool(game.advisors) == advisors


def test_treachery_cards_to_begin_with() -> None:
    """CLA-SETUP-16: one each, Harkonnen two."""
    game = settle(fresh(factions=SIX))
    assert [len(game.hand[FACTION[name]]) for name in SIX] == [1, 1, 1, 1, 1, 2]


def test_nothing_is_played_or_dealt_in_the_setup() -> None:
    """CLA-SETUP-17, CLA-TURN-09."""
    game = fresh(factions=SIX)
    for seat in range(6):
        assert game.free(seat) is None
    settle(game)
    assert game.free(0) is not None


# Turns --------------------------------------------------------------------------------------------


def test_nine_phases_in_order() -> None:
    """CLA-TURN-01, CLA-TURN-16: also for a faction without forces on the board."""
    heard: list = []  # type: ignore[type-arg]
    game = settle(fresh(factions=SIX))
    game.listener = heard
    while game.turn == 1:
        quiet(game)
    seen = [e.args["phase"] for e in heard if e.key == "classic-phase"]
    from kanly.classic.tables.phases import PHASE_NAMES

    assert seen[:8] == [f"classic-phase-{name}" for name in PHASE_NAMES[2:]]


def test_an_advantage_beats_a_rule() -> None:
    """CLA-TURN-03: the Harkonnen hold eight cards, the Guild ships at half price."""
    game = scene(phase="bidding")
    hold(game, "harkonnen", "shield", "shield", "shield", "shield", "snooper")
    begin(game)
    until(game, "harkonnen", "bid")
    assert "bid 1" in choices(game, "harkonnen")


@pytest.mark.parametrize("storm", range(1, 19))
def test_the_first_player(storm: int) -> None:
    """CLA-TURN-04, CLA-TURN-05, CLA-TURN-06: with six factions, for every sector."""
    game = scene(storm=storm)
    circle = -(-storm // 3) % 6 + 1
    assert game.circle[game.order[0]] == circle
    places = [game.circle[f] for f in game.order]
    assert places == [(circle - 1 + i) % 6 + 1 for i in range(6)]


def test_empty_circles_are_skipped() -> None:
    """CLA-TURN-05."""
    game = scene(["atreides", "guild", "emperor"], storm=2)
    assert SLUGS[game.order[0]] == "guild"


def test_before_the_first_storm_the_order_is_that_of_the_circles() -> None:
    """CLA-TURN-08."""
    game = fresh(factions=SIX)
    assert [game.circle[f] for f in game.order] == [1, 2, 3, 4, 5, 6]


def test_cards_of_any_time_at_any_decision() -> None:
    """CLA-TURN-09, CLA-TURN-12: but not while another is being played."""
    game = scene(["atreides", "guild", "emperor"], phase="bidding")
    hold(game, "emperor", "truthtrance", "tleilaxu-ghola")
    dead(game, "emperor", 3)
    begin(game)
    decline(game)
    assert {"truthtrance guild", "ghola forces"} <= set(offers(game, "emperor"))
    play(game, "emperor", "truthtrance guild")
    assert offers(game, "emperor") == []
    assert game.free(game.seat[FACTION["atreides"]]) is None


def test_the_game_waits_between_phases() -> None:
    """CLA-TURN-09: at the start and the end of phases in which nothing else is asked."""
    game = scene(["atreides", "guild", "emperor"], phase="spice-collection")
    begin(game)
    assert [d.kind.name for d in game.pending] == ["pause"] * 3
    assert game.view(0).asked == []


def test_halves_are_rounded_up() -> None:
    """CLA-TURN-13: of costs and of losses; see also the Guild's prices."""
    game = scene(["fremen", "guild", "emperor"], storm=13, advanced_factions=True)
    put(game, "fremen", "the-great-flat", 5)
    game.storm_card = 1
    begin(game)
    while game.phase == 1:
        quiet(game)
    assert forces(game, "fremen", "the-great-flat") == 2


def test_nothing_stalls() -> None:
    """CLA-TURN-15, CLA-TURN-16: with nothing at all, a turn goes by."""
    game = scene(["atreides", "guild"], spice=0)
    for name in ("atreides", "guild"):
        dead(game, name, 20)
    begin(game)
    for _ in range(500):
        if game.turn > 2:
            break
        quiet(game)
    assert game.turn == 3


def test_the_first_who_answers_plays_and_the_others_keep_their_cards() -> None:
    """CLA-TURN-11: two Karamas in one window."""
    from tests.classic.scene import answer, hand

    game = scene(["atreides", "guild", "emperor"], phase="bidding")
    hold(game, "guild", "karama")
    hold(game, "emperor", "karama")
    begin(game)
    stop = "karama stop bidding-prescience"
    answer(game, "response", guild=stop, emperor=stop)
    first = next(f for f in game.order if f != FACTION["atreides"])
    assert hand(game, SLUGS[first]) == []
    other = ({"guild", "emperor"} - {SLUGS[first]}).pop()
    assert hand(game, other) == ["karama"]


# Numbers of players -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "factions"),
    [
        (6, SIX),
        (5, ["atreides", "emperor", "fremen", "guild", "harkonnen"]),
        (4, ["atreides", "emperor", "fremen", "harkonnen"]),
        (3, ["atreides", "fremen", "harkonnen"]),
        (2, ["atreides", "harkonnen"]),
    ],
)
def test_who_plays(players: int, factions: list[str]) -> None:
    """CLA-PLAYERS-01 to CLA-PLAYERS-06."""
    assert in_play(fresh(players)) == factions


def test_strongholds_by_number_of_players() -> None:
    """CLA-PLAYERS-04, CLA-PLAYERS-05, CLA-ALLY-31, CLA-WIN-03."""
    game = scene(["atreides", "harkonnen"], phase="mentat-pause")
    for place in ("arrakeen", "carthag", "sietch-tabr"):
        put(game, "atreides", place, 1)
    begin(game)
    assert not game.winners
    game = scene(["atreides", "harkonnen"], phase="mentat-pause")
    for place in ("arrakeen", "carthag", "sietch-tabr", "tueks-sietch"):
        put(game, "atreides", place, 1)
    begin(game)
    assert game.winners == 1 << FACTION["atreides"]
    game = scene(["atreides", "harkonnen", "fremen"], phase="mentat-pause")
    assert game.rules.alliance_strongholds == 4


FOUR = ["atreides", "harkonnen", "fremen", "guild"]


def test_two_factions_each() -> None:
    """CLA-PLAYERS-09, CLA-PLAYERS-10, CLA-PLAYERS-11: players alternate; nothing is shared."""
    game = fresh(2, factions=FOUR, two_factions=True)
    assert [game.seat[FACTION[name]] for name in FOUR] == [0, 1, 0, 1]
    assert [game.circle[FACTION[name]] for name in FOUR] == [1, 2, 4, 5]
    settle(game)
    assert spice(game, "atreides") == 10
    assert spice(game, "fremen") == 3
    assert game.ally == [0] * 6


def test_the_two_factions_of_a_player() -> None:
    """CLA-PLAYERS-12: neither fight nor meet; the second to act loses what stays."""
    game = scene(FOUR, phase="battle", two_factions=True)
    put(game, "atreides", "carthag", 2)
    put(game, "fremen", "carthag", 2)
    begin(game)
    assert game.sides == [-1, -1]
    game = scene(FOUR, phase="shipment-movement", two_factions=True)
    put(game, "fremen", "carthag", 2)
    begin(game)
    until(game, "atreides", "ship")
    assert "ship carthag" not in choices(game, "atreides")
    assert "ship arrakeen" in choices(game, "atreides")
    game = scene(FOUR, phase="shipment-movement", two_factions=True)
    put(game, "atreides", "meridian-1", 2)
    put(game, "fremen", "meridian-1", 2)
    begin(game)
    while game.phase == 6:
        quiet(game)
    assert sorted(
        [forces(game, "atreides", "meridian-1"), forces(game, "fremen", "meridian-1")]
    ) == [0, 2]


@pytest.mark.parametrize(("option", "wins"), [("together", True), ("single-faction", False)])
def test_their_strongholds_count_together(option: str, wins: bool) -> None:
    """CLA-PLAYERS-13 and the option."""
    game = scene(FOUR, phase="mentat-pause", two_factions=True, two_factions_victory=option)
    for name, place in (
        ("atreides", "arrakeen"),
        ("atreides", "carthag"),
        ("fremen", "sietch-tabr"),
        ("fremen", "tueks-sietch"),
    ):
        put(game, name, place, 1)
    begin(game)
    assert bool(game.winners) == wins
    if wins:
        assert game.result is not None
        assert game.result.winners == [0]


def test_special_victories_go_to_the_owner() -> None:
    """CLA-PLAYERS-14."""
    game = scene(FOUR, phase="mentat-pause", turn=10, two_factions=True)
    begin(game)
    assert game.result is not None
    assert game.result.winners == [game.seat[FACTION["fremen"]]]
    without = ["atreides", "harkonnen", "emperor", "bene-gesserit"]
    game = scene(without, phase="mentat-pause", turn=10, two_factions=True)
    put(game, "atreides", "arrakeen", 1)
    put(game, "emperor", "carthag", 1)
    put(game, "harkonnen", "sietch-tabr", 1)
    begin(game)
    assert game.result is not None
    assert game.result.winners == [0]


def test_a_prediction_is_met_by_the_player() -> None:
    """CLA-PLAYERS-15."""
    named = ["atreides", "bene-gesserit", "emperor", "harkonnen"]
    game = scene(named, phase="mentat-pause", turn=5, two_factions=True)
    game.predicted, game.predicted_turn = FACTION["emperor"], 5
    for place in ("arrakeen", "carthag", "sietch-tabr", "tueks-sietch"):
        put(game, "atreides", place, 1)
    begin(game)
    assert game.result is not None
    assert game.result.winners == [game.seat[FACTION["bene-gesserit"]]]


def test_a_player_sees_what_either_faction_sees() -> None:
    """CLA-PLAYERS-16, CLA-PLAYERS-17: a traitor among one's own leaders does no harm."""
    game = scene(FOUR, phase="bidding", two_factions=True)
    hold(game, "atreides", "lasgun")
    hold(game, "fremen", "hajr")
    begin(game)
    seen = game.view(0).data()
    assert seen["atreides"]["hand"] == ["lasgun"]  # type: ignore[index]
    assert seen["fremen"]["hand"] == ["hajr"]  # type: ignore[index]
    assert "lasgun" not in str(game.view(1).data())


# The advanced game --------------------------------------------------------------------------------


def test_the_five_switches() -> None:
    """CLA-ADV-01: one by one or all together."""
    names = ["spice-flow", "double-blow", "advanced-combat", "advanced-karama", "advanced-factions"]
    game = fresh(advanced=True)
    on = game.rules
    assert all([on.spice_flow, on.double_blow, on.combat, on.karama, on.powers])
    for name in names:
        single = fresh(**{name: True}).rules
        flags = [single.spice_flow, single.double_blow, single.combat, single.karama, single.powers]
        assert flags == [other == name for other in names]
        without = fresh(advanced=True, **{name: False}).rules
        flags = [
            without.spice_flow,
            without.double_blow,
            without.combat,
            without.karama,
            without.powers,
        ]
        assert flags == [other != name for other in names]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"advanced": 3}, "expected true or false"),
        ({"turns": 11}, "expected one of: 10, 1"),
        ({"alliance-limit": 4}, "expected one of: 2, 3, 6"),
        ({"wether": 1}, "did you mean|expected one of"),
        ({"two-factions": True}, "for two players"),
    ],
)
def test_a_bad_option_says_what_was_expected(options: dict[str, object], words: str) -> None:
    """CLA-ADV-01, CLA-TURN-02: and nothing begins."""
    with pytest.raises((BadOption, UnknownName), match=words):
        rules.new(3, 1, options)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="2 to 6"):
        rules.new(7, 1, {})


# Tournaments --------------------------------------------------------------------------------------


def test_factions_picked_in_secret_go_to_the_highest_card() -> None:
    """CLA-SETUP-18: all pick sealed; who loses a clash picks again among what is left."""
    game = fresh(3, factions="hidden", swap_factions=False)
    order = list(game.stack[-1][1:])
    assert [decision.kind.name for decision in game.pending] == ["secret-draft"] * 3
    for seat in range(3):
        game.apply(seat, "faction guild" if seat != order[1] else "faction fremen")
    assert game.seat[FACTION["guild"]] == order[0]
    assert game.seat[FACTION["fremen"]] == order[1]
    assert [decision.seat for decision in game.pending] == [order[2]]
    left = [choice.notation for choice in game.pending[0].choices]
    assert left == [f"faction {x}" for x in ("atreides", "bene-gesserit", "emperor", "harkonnen")]
    game.apply(order[2], "faction emperor")
    assert game.seat[FACTION["emperor"]] == order[2]
    assert sorted(SLUGS[faction] for faction in game.order) == ["emperor", "fremen", "guild"]


def test_a_secret_pick_is_sealed_until_all_have_picked() -> None:
    """CLA-SETUP-18: nobody sees a pick, nor is another's list shorter for it."""
    game = fresh(3, factions="hidden")
    game.apply(0, "faction guild")
    other = fresh(3, factions="hidden")
    other.apply(0, "faction fremen")
    for seat in (1, 2, None):
        assert game.view(seat).position == other.view(seat).position
    assert len(game.pending[0].choices) == 6


def test_with_two_factions_each_a_player_picks_one_for_each_place() -> None:
    """CLA-SETUP-18."""
    game = fresh(2, factions="hidden", two_factions=True, swap_factions=False)
    for seat, names in ((0, ("guild", "fremen")), (1, ("emperor", "atreides"))):
        for name in names:
            game.apply(seat, f"faction {name}")
    assert [sorted(SLUGS[f] for f in game.factions_of(seat)) for seat in (0, 1)] == [
        ["fremen", "guild"],
        ["atreides", "emperor"],
    ]


def mulligan(own: int, **options: object) -> Classic:
    """The Harkonnen are asked, with so many of their own leaders among the traitors dealt."""
    harkonnen = FACTION["harkonnen"]
    for seed in range(200):
        game = fresh(3, seed, factions=["atreides", "fremen", "harkonnen"], harkonnen_mulligan=True)
        if len([card for card in game.dealt[harkonnen] if card // 5 == harkonnen]) == own:
            assert game.pending[0].kind.name == "mulligan"
            return game
    raise AssertionError(f"no seed deals the Harkonnen {own} of their own")


def test_harkonnen_with_two_own_leaders_may_draw_anew() -> None:
    """CLA-SETUP-19: once, before anyone keeps a card; nobody else is asked."""
    game = mulligan(2)
    assert [decision.seat for decision in game.pending] == [2]
    assert [choice.notation for choice in game.pending[0].choices] == ["decline", "mulligan"]
    everyone = sorted(game.traitor_deck + [card for hand in game.dealt for card in hand])
    game.apply(2, "mulligan")
    assert {decision.kind.name for decision in game.pending} == {"traitor"}
    assert game.traitors[FACTION["harkonnen"]] == game.dealt[FACTION["harkonnen"]]
    assert len(game.dealt[FACTION["harkonnen"]]) == 4
    assert everyone == sorted(game.traitor_deck + [card for hand in game.dealt for card in hand])


def test_with_one_own_leader_they_are_asked_for_show() -> None:
    """CLA-SETUP-19: others cannot tell, and without the option nobody is asked."""
    game = mulligan(1)
    assert [choice.notation for choice in game.pending[0].choices] == ["decline"]
    assert game.view(0).asked == mulligan(2).view(0).asked
    with pytest.raises(IllegalChoice, match="mulligan"):
        game.apply(2, "mulligan")
    plain = fresh(3, factions=["atreides", "fremen", "harkonnen"])
    assert {decision.kind.name for decision in plain.pending} == {"traitor"}


def test_the_tournament_preset() -> None:
    """CLA-SETUP-20: its options by one name; what is named beside it takes precedence."""
    game = fresh(preset="tournament")
    assert game.setup.options == {
        "advanced": True,
        "factions": "hidden",
        "swap-factions": False,
        "harkonnen-mulligan": True,
        "shield-wall-stronghold": True,
    }
    game = fresh(preset="tournament", factions="deal", advanced=False)
    assert sorted(game.setup.options) == [
        "harkonnen-mulligan",
        "shield-wall-stronghold",
        "swap-factions",
    ]
    assert fresh(preset="basic").setup.options == {}
    assert fresh(preset="advanced").setup.options == {"advanced": True}
    with pytest.raises(UnknownName, match="tournament"):
        fresh(preset="tournoment")


# The parts of the advanced faction advantages -----------------------------------------------------


@pytest.mark.parametrize("slug", [OPTIONS[part].slug for part in PARTS])
def test_a_part_follows_the_advanced_advantages_unless_it_is_set(slug: str) -> None:
    """CLA-ADV-14."""
    number = BY_SLUG[slug]
    assert not Rules(6, {}).switch(number)
    assert Rules(6, {"advanced": True}).switch(number)
    assert Rules(6, {"advanced-factions": True}).switch(number)
    assert Rules(6, {slug: True}).switch(number)
    assert not Rules(6, {"advanced": True, slug: False}).switch(number)
    assert [part for part in PARTS if Rules(6, {slug: True}).switch(part)] == [number]
    assert checked(6, {"advanced": True, slug: True}) == {"advanced": True}
    assert checked(6, {slug: False}) == {}
