"""Treachery cards (CLA-CARD), Karama (CLA-KAR), and the factions' special powers."""

import pytest

from kanly.classic.position import CAPTIVE, TANKS, Classic
from kanly.classic.tables.treachery import TREACHERY_CARDS
from tests.classic.scene import (
    CARD,
    FACTION,
    LEADER,
    TERRITORY,
    ally,
    answer,
    asked,
    at_home,
    begin,
    choices,
    dead,
    decline,
    forces,
    hand,
    hold,
    kill,
    offers,
    play,
    put,
    quiet,
    scene,
    spice,
    traitors,
    until,
)

THREE = ["atreides", "guild", "emperor"]


def bidding(factions: list[str] | None = None, **options: object) -> Classic:
    return scene(factions or THREE, phase="bidding", **options)  # type: ignore[arg-type]


def test_a_card_played_is_shown_and_discarded() -> None:
    """CLA-CARD-01."""
    game = bidding()
    dead(game, "guild", 2)
    hold(game, "guild", "tleilaxu-ghola")
    heard = begin(game)
    decline(game)
    play(game, "guild", "ghola forces", "forces 2")
    assert game.discard == [CARD["tleilaxu-ghola"]]
    assert [e for e in heard if e.key == "classic-plays-card" and e.seen_by(None)]


def test_no_card_is_discarded_given_or_sold_at_will() -> None:
    """CLA-CARD-02, CLA-DEAL-05, CLA-CARD-36 to CLA-CARD-40."""
    worthless = ["baliset", "jubba-cloak", "kulon", "la-la-la", "trip-to-gamont"]
    game = bidding()
    hold(game, "guild", *worthless[:4])
    begin(game)
    for name in offers(game, "guild") + choices(game, "guild"):
        assert not name.startswith(("discard", "give", "keep"))
        assert not [slug for slug in worthless if slug in name]
    assert all(TREACHERY_CARDS[CARD[slug]].slug == slug for slug in worthless)


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """CLA-CARD-03."""
    game = bidding()
    game.discard, game.deck = game.deck, []
    begin(game)
    assert len(game.row) == 3
    assert game.discard == []


# Projectile and poison weapons, defenses ----------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "rule", "saved_by"),
    [
        ("crysknife", "CLA-CARD-05", "shield"),
        ("maula-pistol", "CLA-CARD-06", "shield"),
        ("slip-tip", "CLA-CARD-07", "shield"),
        ("stunner", "CLA-CARD-08", "shield"),
        ("chaumas", "CLA-CARD-09", "snooper"),
        ("chaumurky", "CLA-CARD-10", "snooper"),
        ("ellaca-drug", "CLA-CARD-11", "snooper"),
        ("gom-jabbar", "CLA-CARD-12", "snooper"),
        ("lasgun", "CLA-CARD-04", None),
    ],
)
def test_weapons(card: str, rule: str, saved_by: str | None) -> None:
    """CLA-CARD-04 to CLA-CARD-14: each weapon against each defense, in a battle."""
    for defense in ("none", "shield", "snooper"):
        game = scene(["harkonnen", "guild"], phase="battle")
        put(game, "harkonnen", "carthag", 4)
        put(game, "guild", "carthag", 4)
        hold(game, "harkonnen", card)
        if defense != "none":
            hold(game, "guild", defense)
        begin(game)
        decline(game)
        play(game, "harkonnen", "dial 4", "leader feyd-rautha", f"weapon {card}", "defense none")
        play(game, "guild", "dial 0", "leader staban-tuek", "weapon none", f"defense {defense}")
        while game.pending[0].kind.name == "treason":
            game.apply(game.pending[0].seat, "silent")
        explodes = card == "lasgun" and defense == "shield"
        alive = game.leader_at[LEADER["staban-tuek"]] != TANKS
        assert alive == (defense == saved_by), (rule, defense)
        assert (forces(game, "harkonnen", "carthag") == 0) is True
        assert (game.leader_at[LEADER["feyd-rautha"]] == TANKS) == explodes


def test_a_cheap_hero() -> None:
    """CLA-CARD-15, CLA-CARD-16: strength 0, cards allowed, killed without a bounty."""
    game = scene(["harkonnen", "guild"], phase="battle")
    put(game, "harkonnen", "carthag", 4)
    put(game, "guild", "carthag", 4)
    hold(game, "harkonnen", "crysknife")
    hold(game, "guild", "cheap-hero", "chaumas")
    begin(game)
    decline(game)
    play(game, "harkonnen", "dial 4", "leader umman-kudu", "weapon crysknife", "defense none")
    play(game, "guild", "dial 4", "leader cheap-hero", "weapon chaumas", "defense none")
    while game.pending[0].kind.name == "treason":
        game.apply(game.pending[0].seat, "silent")
    assert spice(game, "harkonnen") == 11  # his own Umman Kudu
    assert CARD["cheap-hero"] in game.discard


# Tleilaxu Ghola -----------------------------------------------------------------------------------


def test_ghola_for_a_leader_or_five_forces() -> None:
    """CLA-CARD-17, CLA-QA-07, CLA-QA-08: free, at any time, however many are dead."""
    game = bidding(spice=0)
    kill(game, "staban-tuek")
    dead(game, "guild", 7)
    hold(game, "guild", "tleilaxu-ghola")
    begin(game)
    decline(game)
    assert {"ghola staban-tuek", "ghola forces"} <= set(offers(game, "guild"))
    copy = game.clone()
    play(game, "guild", "ghola staban-tuek")
    assert at_home(game, "staban-tuek")
    play(copy, "guild", "ghola forces")
    assert choices(copy, "guild") == [f"forces {n}" for n in range(1, 6)]
    play(copy, "guild", "forces 5")
    assert copy.tanks[FACTION["guild"]] == 2
    assert spice(copy, "guild") == 0


@pytest.mark.parametrize("option", ["allowed", "refused"])
def test_ghola_for_a_leader_face_down(option: str) -> None:
    """CLA-CARD-18 and the option; the Kwisatz Haderach counts as a leader."""
    game = bidding(ghola_on_face_down_leader=option, advanced_factions=True)
    kill(game, "thufir-hawat")
    game.deaths[LEADER["thufir-hawat"]] = 2
    game.kh_dead = True
    hold(game, "atreides", "tleilaxu-ghola")
    begin(game)
    decline(game)
    assert ("ghola thufir-hawat" in offers(game, "atreides")) == (option == "allowed")
    play(game, "atreides", "ghola kwisatz-haderach")
    assert not game.kh_dead


@pytest.mark.parametrize(("option", "stars"), [(True, 1), (False, 3)])
def test_ghola_and_starred_forces(option: bool, stars: int) -> None:
    """CLA-CARD-19 and the option."""
    game = bidding(one_starred_revival_covers_ghola=option, advanced_factions=True)
    dead(game, "emperor", 7, 3)
    hold(game, "emperor", "tleilaxu-ghola")
    begin(game)
    decline(game)
    play(game, "emperor", "ghola forces")
    most = max(int(c.split()[-1]) for c in choices(game, "emperor") if "starred" in c)
    assert most == stars


def test_a_leader_revived_in_battle_may_fight_anywhere() -> None:
    """CLA-CARD-20, CLA-QA-07."""
    game = scene(["harkonnen", "guild"], phase="battle")
    put(game, "harkonnen", "carthag", 4)
    put(game, "guild", "carthag", 4)
    kill(game, "staban-tuek")
    hold(game, "guild", "tleilaxu-ghola")
    begin(game)
    decline(game)
    play(game, "guild", "ghola staban-tuek", "dial 0")
    assert "leader staban-tuek" in choices(game, "guild")


# Family Atomics and Weather Control ---------------------------------------------------------------


def before_storm(storm: int = 5, turn: int = 2, **options: object) -> Classic:
    """Guild and Emperor dial; then the window for both cards."""
    game = scene(THREE, phase="storm", turn=turn, storm=storm, **options)  # type: ignore[arg-type]
    game.wheels = [FACTION["guild"], FACTION["emperor"]]
    return game


def to_window(game: Classic) -> None:
    begin(game)
    play(game, "guild", "storm 1")
    play(game, "emperor", "storm 1")


@pytest.mark.parametrize(
    ("place", "storm", "legal"),
    [
        ("shield-wall-7", 1, True),
        ("false-wall-east-7", 1, True),
        ("the-minor-erg-7", 1, True),
        ("pasty-mesa-7", 8, True),
        ("pasty-mesa-7", 7, True),
        ("pasty-mesa-5", 6, False),
        ("gara-kulon", 1, True),
        ("sihaya-ridge", 1, True),
        ("hole-in-the-rock", 1, True),
        ("imperial-basin-9", 1, True),
        ("carthag", 1, False),
        ("basin", 1, False),
    ],
)
def test_where_atomics_are_fired_from(place: str, storm: int, legal: bool) -> None:
    """CLA-CARD-21 to CLA-CARD-23, CLA-QA-02, CLA-QA-03, CLA-EX-30."""
    game = before_storm(storm)
    put(game, "guild", place, 1)
    hold(game, "guild", "family-atomics")
    to_window(game)
    assert ("family-atomics" in choices(game, "guild")) == legal


def test_family_atomics() -> None:
    """CLA-CARD-24 to CLA-CARD-27, CLA-QA-01: the Wall is gone, from this move on."""
    game = before_storm(9)
    put(game, "guild", "pasty-mesa-7", 1)
    put(game, "atreides", "shield-wall-8", 3)
    for place in ("arrakeen", "imperial-basin-9", "imperial-basin-10", "carthag"):
        put(game, "emperor", place, 1)
    hold(game, "guild", "family-atomics")
    to_window(game)
    for name in THREE:
        play(game, name, "family-atomics" if name == "guild" else "decline")
    assert forces(game, "atreides", "shield-wall-8") == 0
    assert not game.wall
    while game.phase == 1:
        quiet(game)
    left = [
        p
        for p in ("arrakeen", "imperial-basin-9", "imperial-basin-10", "carthag")
        if forces(game, "emperor", p)
    ]
    assert left == ["arrakeen", "imperial-basin-9"]
    assert CARD["family-atomics"] not in game.deck + game.discard
    assert game.atomics_gone
    assert TERRITORY["carthag"] in (1,)  # CLA-CARD-26: still the stronghold it was


def test_not_in_the_first_turn() -> None:
    """CLA-CARD-21, CLA-CARD-35."""
    game = scene(THREE, phase="storm", turn=1)
    hold(game, "guild", "family-atomics", "weather-control")
    put(game, "guild", "shield-wall-7", 1)
    begin(game)
    while game.phase == 1:
        assert game.pending[0].kind.name != "before-storm"
        quiet(game)


def test_weather_control() -> None:
    """CLA-CARD-35: 0 to 10 sectors in place of the dials."""
    game = before_storm(5)
    hold(game, "guild", "weather-control")
    to_window(game)
    for name in THREE:
        play(game, name, "weather-control" if name == "guild" else "decline")
    assert choices(game, "guild") == [f"sectors {n}" for n in range(11)]
    play(game, "guild", "sectors 10")
    while game.phase == 1:
        quiet(game)
    assert game.storm == 15


# Hajr ---------------------------------------------------------------------------------------------


def test_hajr() -> None:
    """CLA-CARD-28, CLA-MOVE-02: one more move, with the same group or another."""
    game = scene(THREE, phase="shipment-movement")
    put(game, "guild", "tueks-sietch", 3)
    hold(game, "guild", "hajr")
    begin(game)
    until(game, "guild", "ship")
    play(game, "guild", "pass", "move tueks-sietch", "to pasty-mesa-4", "forces 3")
    assert choices(game, "guild") == ["pass", "hajr"]
    play(game, "guild", "hajr", "move pasty-mesa", "to red-chasm", "forces 3")
    assert forces(game, "guild", "red-chasm") == 3
    assert CARD["hajr"] in game.discard


def test_who_moved_is_asked_again_whatever_he_holds() -> None:
    """CLA-TURN-15, CLA-INFO-19: lest the question tell of a Hajr."""
    game = scene(THREE, phase="shipment-movement")
    put(game, "guild", "tueks-sietch", 3)
    begin(game)
    until(game, "guild", "ship")
    play(game, "guild", "pass", "move tueks-sietch", "to pasty-mesa-4", "forces 3")
    assert choices(game, "guild") == ["pass"]


# Truthtrance --------------------------------------------------------------------------------------


def questioning(**options: object) -> Classic:
    game = bidding(["guild", "bene-gesserit", "emperor"], **options)
    hold(game, "guild", "truthtrance")
    hold(game, "bene-gesserit", "lasgun")
    traitors(game, "bene-gesserit", "caid")
    game.predicted, game.predicted_turn = FACTION["emperor"], 4
    return game


@pytest.mark.parametrize(
    ("question", "truth"),
    [
        ("ask card lasgun", "yes"),
        ("ask card shield", "no"),
        ("ask traitor caid", "yes"),
        ("ask traitor bashar", "no"),
        ("ask spice 10", "yes"),
        ("ask spice 11", "no"),
        ("ask prediction emperor", "yes"),
        ("ask prediction guild", "no"),
        ("ask prediction turn 4", "yes"),
        ("ask prediction turn 5", "no"),
    ],
)
def test_the_engine_answers_what_it_knows(question: str, truth: str) -> None:
    """CLA-CARD-30, CLA-CARD-34: publicly and truthfully."""
    game = questioning()
    heard = begin(game)
    play(game, "guild", "truthtrance bene-gesserit", question)
    answers = [e.key for e in heard if e.key.startswith("classic-answers")]
    assert answers == [f"classic-answers-{truth}"]
    assert game.stack[-1][0] not in (1038, 1039)
    for seat in (0, 2):  # what was told is remembered, and true in every sample
        for chance in range(5):
            sample = game.resample(seat, chance)
            sample.check()
            held = CARD["lasgun"] in sample.hand[FACTION["bene-gesserit"]]  # type: ignore[attr-defined]
            if question == "ask card lasgun":
                assert held


def test_free_words_are_answered_by_the_player() -> None:
    """CLA-CARD-30, CLA-CARD-31, CLA-CARD-33, CLA-CARD-34: yes, no, or it cannot be known."""
    game = questioning()
    heard = begin(game)
    play(game, "guild", "truthtrance bene-gesserit")
    play(game, "guild", "ask: Will you attack me this turn, or ally with the Emperor?")
    assert (
        game.view(None).data()["question"]
        == "Will you attack me this turn, or ally with the Emperor?"
    )
    assert choices(game, "bene-gesserit") == ["yes", "no", "unknowable"]
    assert {d.seat for d in game.pending} == {game.seat[FACTION["bene-gesserit"]]}  # play waits
    play(game, "bene-gesserit", "unknowable")
    assert "withdraw question" in choices(game, "guild")
    play(game, "guild", "withdraw question")
    assert hand(game, "guild") == ["truthtrance"]
    assert [e for e in heard if e.args.get("words", "").startswith("Will you")]  # type: ignore[union-attr]


def test_an_answer_about_a_plan_binds() -> None:
    """CLA-CARD-32, CLA-QA-27: while it stays possible; the rest of the plan stays free."""
    game = scene(["harkonnen", "guild", "emperor"], phase="battle")
    put(game, "harkonnen", "carthag", 4)
    put(game, "guild", "carthag", 4)
    hold(game, "emperor", "truthtrance")
    hold(game, "guild", "crysknife", "shield")
    begin(game)
    decline(game)
    play(game, "emperor", "truthtrance guild", "ask plays crysknife")
    assert choices(game, "guild") == ["yes", "no"]
    play(game, "guild", "yes", "dial 1", "leader staban-tuek")
    assert choices(game, "guild") == ["weapon crysknife"]
    play(game, "guild", "weapon crysknife")
    assert choices(game, "guild") == ["defense none", "defense shield"]


def test_a_sealed_plan_leaves_one_answer() -> None:
    """CLA-CARD-34."""
    game = scene(["harkonnen", "guild", "emperor"], phase="battle")
    put(game, "harkonnen", "carthag", 4)
    put(game, "guild", "carthag", 4)
    hold(game, "emperor", "truthtrance")
    begin(game)
    decline(game)
    play(game, "guild", "dial 1", "leader staban-tuek")
    play(game, "emperor", "truthtrance guild", "ask leads staban-tuek")
    assert choices(game, "guild") == ["yes"]


# Karama -------------------------------------------------------------------------------------------


def test_one_use_and_discarded() -> None:
    """CLA-KAR-01, CLA-KAR-02, CLA-CARD-29."""
    game = bidding()
    hold(game, "guild", "karama")
    begin(game)
    answer(game, "response", guild="karama stop bidding-prescience")
    assert game.discard == [CARD["karama"]]
    assert not game.lot_seen
    assert game.pending[0].kind.name == "bid"


@pytest.mark.parametrize(("scope", "seen"), [("phase", False), ("single-use", True)])
def test_how_long_a_power_is_stopped(scope: str, seen: bool) -> None:
    """CLA-KAR-03, CLA-QA-06 and the option: the next card of the phase."""
    game = bidding(karama_scope=scope)
    hold(game, "guild", "karama")
    begin(game)
    answer(game, "response", guild="karama stop bidding-prescience")
    first = game.pending[0].seat
    game.apply(first, "bid 1")
    while len(game.row) == 3 or game.pending[0].kind.name != "bid":
        names = [c.notation for c in game.pending[0].choices]
        game.apply(game.pending[0].seat, next(n for n in ("pay", "pass", "decline") if n in names))
    assert game.lot_seen == seen
    while game.phase == 4:
        quiet(game)
    assert game.stopped == 0


def test_what_can_never_be_stopped() -> None:
    """CLA-KAR-12 to CLA-KAR-16: no power of those exists to be named."""
    from kanly.classic.choices import BOOK

    stops = {n.split()[2] for n in BOOK.by_notation if n.startswith("karama stop ")}
    assert len(stops) == 31
    never = [
        "prediction",
        "fremen-victory",
        "guild-victory",
        "share",
        "reinforcements",
        "traitors",
        "swap-cards",
        "revive-free",
        "call-worm",
        "see-plan",
        "hajr",
        "truthtrance",
    ]
    assert not [s for s in stops for n in never if s.startswith(n)]


def test_a_special_power_once_per_game() -> None:
    """CLA-KAR-11: and only with advanced Karama."""
    game = bidding(advanced_karama=True)
    dead(game, "emperor", 9)
    hold(game, "emperor", "karama", "karama")
    begin(game)
    decline(game)
    play(game, "emperor", "karama revive-free", "forces 3")
    assert "karama revive-free" not in offers(game, "emperor")
    game = bidding()
    dead(game, "emperor", 9)
    hold(game, "emperor", "karama")
    begin(game)
    decline(game)
    assert "karama revive-free" not in offers(game, "emperor")


def test_karama_stops_the_look_at_spice_and_storm() -> None:
    """CLA-KAR-18, CLA-KAR-35, CLA-FRE-20, CLA-INFO-12: the card still moves the storm."""
    game = scene(THREE, phase="shipment-movement")
    hold(game, "guild", "karama")
    begin(game)
    answer(game, "response", guild="karama stop spice-prescience")
    assert not game.spice_top_seen
    for stopped in (True, False):
        game = scene(["fremen", "guild", "emperor"], phase="storm", advanced_factions=True)
        game.storm_card = 2
        hold(game, "guild", "karama")
        begin(game)
        while game.pending[0].kind.name != "response":
            quiet(game)
        answer(game, "response", guild="karama stop storm-card-peek" if stopped else "decline")
        assert game.storm_card_seen != stopped
        card = game.view(game.seat[FACTION["fremen"]]).data()["storm-card"]
        assert (card == "?") == stopped
        assert game.view(game.seat[FACTION["guild"]]).data()["storm-card"] == "?"


def test_karama_against_half_losses() -> None:
    """CLA-KAR-37, CLA-FRE-22: all of them die."""
    for stopped, left in ((False, 2), (True, 0)):
        game = scene(
            ["fremen", "guild", "emperor"], phase="storm", storm=13, advanced_factions=True
        )
        game.storm_card = 1
        put(game, "fremen", "the-great-flat", 5)
        hold(game, "guild", "karama")
        begin(game)
        while game.pending[0].kind.name != "response":
            quiet(game)
        answer(game, "response", guild="karama stop storm-half-losses" if stopped else "decline")
        assert forces(game, "fremen", "the-great-flat") == left


def test_fremen_choose_who_dies_and_are_not_hit_again() -> None:
    """CLA-FRE-22: when the storm leaves."""
    game = scene(["fremen", "guild", "emperor"], phase="storm", storm=13, advanced_factions=True)
    game.storm_card = 1
    put(game, "fremen", "the-great-flat", 5, 2)
    begin(game)
    until(game, "fremen", "storm-losses")
    assert choices(game, "fremen") == ["lose 3", "lose 3 starred 1", "lose 3 starred 2"]
    play(game, "fremen", "lose 3")
    assert game.stars[FACTION["fremen"]].count(2) == 1


def test_the_storm_card_returns_to_the_deck() -> None:
    """CLA-FRE-19: drawn after the first storm too, and replaced each time."""
    game = scene(["fremen", "guild", "emperor"], phase="storm", turn=1, advanced_factions=True)
    begin(game)
    while game.phase == 1:
        quiet(game)
    assert 1 <= game.storm_card <= 6
    drawn = set()
    for seed in range(40):
        game = scene(
            ["fremen", "guild", "emperor"], phase="storm", seed=seed, advanced_factions=True
        )
        game.storm_card = 3
        begin(game)
        while game.phase == 1:
            quiet(game)
        drawn.add(game.storm_card)
    assert drawn == {1, 2, 3, 4, 5, 6}


# The Emperor --------------------------------------------------------------------------------------


def test_the_emperors_gift() -> None:
    """CLA-EMP-07, CLA-INFO-03: at any time; only the two know how much."""
    game = bidding()
    ally(game, "emperor", "guild")
    heard = begin(game)
    until(game, "atreides", "bid")
    assert "gift 10 guild" in offers(game, "emperor")
    assert not [x for x in offers(game, "guild") if x.startswith("gift")]
    play(game, "emperor", "gift 4 guild")
    decline(game)
    assert (spice(game, "emperor"), spice(game, "guild")) == (6, 14)
    told = [e for e in heard if e.args.get("n") == 4]
    assert told
    assert not [e for e in told if e.seen_by(game.seat[FACTION["atreides"]])]
    for chance in range(10):
        sample = game.resample(game.seat[FACTION["atreides"]], chance)
        assert sample.spice[FACTION["emperor"]] + sample.spice[FACTION["guild"]] == 20  # type: ignore[attr-defined]


def test_karama_against_the_gift() -> None:
    """CLA-KAR-28: payments for cards and shipments stay possible."""
    game = bidding()
    ally(game, "emperor", "guild")
    hold(game, "atreides", "karama")
    begin(game)
    until(game, "atreides", "bid")
    play(game, "emperor", "gift 4 guild")
    answer(game, "response", atreides="karama stop gift-to-ally")
    assert (spice(game, "emperor"), spice(game, "guild")) == (10, 10)
    assert not [x for x in offers(game, "emperor") if x.startswith("gift")]
    until(game, "guild", "bid")
    assert [x for x in offers(game, "emperor") if x.startswith("promise")]


@pytest.mark.parametrize("timing", ["any-time", "revival-phase"])
def test_the_emperors_special_power(timing: str) -> None:
    """CLA-EMP-12, CLA-EMP-13 and the option: 3 forces or a leader; one starred a turn."""
    game = bidding(advanced=True, emperor_karama_timing=timing)
    dead(game, "emperor", 6, 3)
    kill(game, "caid")
    hold(game, "emperor", "karama")
    begin(game)
    decline(game)
    assert ("karama revive-free" in offers(game, "emperor")) == (timing == "any-time")
    if timing == "any-time":
        play(game, "emperor", "karama revive-free")
        names = choices(game, "emperor")
        assert "revive caid" in names
        assert "forces 3 starred 1" in names
        assert "forces 2 starred 2" not in names
        play(game, "emperor", "revive caid")
        assert at_home(game, "caid")
        assert spice(game, "emperor") == 10


# The Harkonnen ------------------------------------------------------------------------------------


def harkonnen_wins(**options: object) -> Classic:
    """The Harkonnen have just won a battle against the Guild, and are asked about a capture."""
    game = scene(
        ["harkonnen", "guild", "emperor"], phase="battle", advanced_factions=True, **options
    )  # type: ignore[arg-type]
    put(game, "harkonnen", "carthag", 8)
    put(game, "guild", "carthag", 2)
    kill(game, "master-bewt", "esmar-tuek")
    game.leader_at[LEADER["soo-soo-sook"]] = TERRITORY["arrakeen"]
    begin(game)
    decline(game)
    play(game, "harkonnen", "dial 4", "leader feyd-rautha", "weapon none", "defense none")
    play(game, "guild", "dial 0", "leader staban-tuek", "weapon none", "defense none")
    while game.pending[0].kind.name == "treason":
        game.apply(game.pending[0].seat, "silent")
    return game


def test_the_harkonnen_take_a_leader() -> None:
    """CLA-HAR-07, CLA-HAR-08, CLA-HAR-10, CLA-INFO-18: one of those not dead nor used elsewhere."""
    taken = set()
    for seed in range(30):
        game = harkonnen_wins(seed=seed)
        assert choices(game, "harkonnen") == ["decline", "capture"]
        play(game, "harkonnen", "capture")
        decline(game)
        captive = game.leader_at.index(CAPTIVE)
        taken.add(captive)
        slug = next(s for s, n in LEADER.items() if n == captive)
        for name, sees in (("harkonnen", True), ("guild", True), ("emperor", False)):
            leaders = game.view(game.seat[FACTION[name]]).data()["guild"]["leaders"]  # type: ignore[index]
            assert (leaders[slug] == "captive") == sees
    assert taken == {LEADER["staban-tuek"], LEADER["guild-representative"]}


def test_kill_it_or_keep_it() -> None:
    """CLA-HAR-10, CLA-INFO-17, CLA-KAR-15."""
    game = harkonnen_wins()
    play(game, "harkonnen", "capture")
    decline(game)
    captive = game.leader_at.index(CAPTIVE)
    copy = game.clone()
    play(game, "harkonnen", "kill captive")
    assert game.leader_at[captive] == TANKS
    assert spice(game, "harkonnen") == 12
    seen = game.view(game.seat[FACTION["emperor"]]).data()["guild"]["leaders"]  # type: ignore[index]
    assert list(seen.values()).count("?") == 2
    play(copy, "harkonnen", "keep captive")
    assert copy.leader_at[captive] == CAPTIVE


def test_karama_against_the_capture() -> None:
    """CLA-KAR-42."""
    game = harkonnen_wins()
    game.hand[FACTION["emperor"]].append(CARD["karama"])
    game.deck.remove(CARD["karama"])
    game._pending = None
    play(game, "harkonnen", "capture")
    answer(game, "response", emperor="karama stop capture-leader")
    assert CAPTIVE not in game.leader_at


def test_no_capture_without_a_winner_but_after_treason() -> None:
    """CLA-HAR-09."""
    game = scene(["harkonnen", "guild"], phase="battle", advanced_factions=True)
    put(game, "harkonnen", "carthag", 4)
    put(game, "guild", "carthag", 2)
    hold(game, "harkonnen", "lasgun", "shield")
    begin(game)
    decline(game)
    play(game, "harkonnen", "dial 0", "leader feyd-rautha", "weapon lasgun", "defense shield")
    play(game, "guild", "dial 0", "leader staban-tuek", "weapon none", "defense none")
    while game.pending[0].kind.name == "treason":
        game.apply(game.pending[0].seat, "silent")
    assert game.pending[0].kind.name != "capture"
    game = scene(["harkonnen", "guild"], phase="battle", advanced_factions=True)
    put(game, "harkonnen", "carthag", 4)
    put(game, "guild", "carthag", 2)
    traitors(game, "harkonnen", "staban-tuek")
    begin(game)
    decline(game)
    play(game, "harkonnen", "dial 0", "leader feyd-rautha", "weapon none", "defense none")
    play(game, "guild", "dial 0", "leader staban-tuek", "weapon none", "defense none")
    play(game, "harkonnen", "treason")
    while game.pending[0].kind.name == "treason":
        game.apply(game.pending[0].seat, "silent")
    assert game.pending[0].kind.name == "capture"


def with_captive(**options: object) -> Classic:
    """The Harkonnen hold Chani and fight the Guild."""
    game = scene(
        ["harkonnen", "guild", "fremen"], phase="battle", advanced_factions=True, **options
    )  # type: ignore[arg-type]
    put(game, "harkonnen", "carthag", 4)
    put(game, "guild", "carthag", 2)
    game.leader_at[LEADER["chani"]] = CAPTIVE
    for slug in ("stilgar", "chani", "otheym", "shadout-mapes", "jamis"):
        game.suspects |= 1 << LEADER[slug]
    return game


def test_a_captive_fights_once_and_goes_home() -> None:
    """CLA-HAR-11, CLA-HAR-12, CLA-HAR-13: like an own leader; then bound to that territory."""
    game = with_captive()
    begin(game)
    decline(game)
    play(game, "harkonnen", "dial 0")
    assert "leader chani" in choices(game, "harkonnen")
    play(game, "harkonnen", "leader chani", "weapon none", "defense none")
    play(game, "guild", "dial 0", "leader staban-tuek", "weapon none", "defense none")
    while game.pending[0].kind.name == "treason":
        game.apply(game.pending[0].seat, "silent")
    assert game.pending[0].kind.name == "capture"
    play(game, "harkonnen", "decline")
    while game.phase == 7:
        quiet(game)
    assert at_home(game, "chani")


def test_a_captive_who_dies_goes_to_the_tanks() -> None:
    """CLA-HAR-12."""
    game = with_captive()
    hold(game, "guild", "crysknife")
    begin(game)
    decline(game)
    play(game, "harkonnen", "dial 0", "leader chani", "weapon none", "defense none")
    play(game, "guild", "dial 0", "leader staban-tuek", "weapon crysknife", "defense none")
    while game.pending[0].kind.name == "treason":
        game.apply(game.pending[0].seat, "silent")
    assert game.leader_at[LEADER["chani"]] == TANKS


def test_without_own_leaders_all_captives_go_home() -> None:
    """CLA-HAR-14, CLA-QA-13."""
    game = with_captive()
    kill(game, "beast-rabban", "piter-de-vries", "captain-iakin-nefud", "umman-kudu")
    hold(game, "guild", "crysknife")
    begin(game)
    decline(game)
    play(game, "harkonnen", "dial 0", "leader feyd-rautha", "weapon none", "defense none")
    play(game, "guild", "dial 0", "leader staban-tuek", "weapon crysknife", "defense none")
    while game.pending[0].kind.name == "treason":
        game.apply(game.pending[0].seat, "silent")
    assert at_home(game, "chani")


@pytest.mark.parametrize(("option", "kept"), [("returned-after-use", False), ("kept", True)])
def test_a_captive_after_a_win_by_treason(option: str, kept: bool) -> None:
    """CLA-HAR-12 and the option."""
    game = with_captive(captured_leader_kept_after_treason_win=option)
    traitors(game, "harkonnen", "staban-tuek")
    begin(game)
    decline(game)
    play(game, "harkonnen", "dial 0", "leader chani", "weapon none", "defense none")
    play(game, "guild", "dial 0", "leader staban-tuek", "weapon none", "defense none")
    play(game, "harkonnen", "treason")
    while game.pending[0].kind.name in ("treason", "capture"):
        quiet(game)
    assert (game.leader_at[LEADER["chani"]] == CAPTIVE) == kept


def test_a_captive_in_use_can_be_called() -> None:
    """CLA-HAR-15, CLA-SETUP-11: by its own faction too, if it kept the card."""
    game = scene(["harkonnen", "fremen"], phase="battle", advanced_factions=True)
    put(game, "harkonnen", "carthag", 4)
    put(game, "fremen", "carthag", 2)
    game.leader_at[LEADER["chani"]] = CAPTIVE
    for slug in ("stilgar", "chani", "otheym", "shadout-mapes", "jamis"):
        game.suspects |= 1 << LEADER[slug]
    traitors(game, "fremen", "chani")
    begin(game)
    decline(game)
    play(game, "harkonnen", "dial 0", "leader chani", "weapon none", "defense none")
    play(game, "fremen", "dial 0", "leader stilgar", "weapon none", "defense none")
    assert "treason" in choices(game, "fremen")


def test_the_owner_cannot_use_a_captive() -> None:
    """CLA-HAR-16."""
    game = scene(["fremen", "guild", "harkonnen"], phase="battle", advanced_factions=True)
    put(game, "fremen", "carthag", 4)
    put(game, "guild", "carthag", 2)
    game.leader_at[LEADER["chani"]] = CAPTIVE
    game.suspects |= 1 << LEADER["chani"]
    begin(game)
    decline(game)
    play(game, "fremen", "dial 0")
    assert "leader chani" not in choices(game, "fremen")


def test_the_harkonnen_call_for_an_ally() -> None:
    """CLA-HAR-03, CLA-HAR-06, CLA-KAR-41: the ally is the caller in every respect."""
    for stopped in (False, True):
        game = scene(["emperor", "guild", "harkonnen"], phase="battle")
        put(game, "emperor", "carthag", 2)
        put(game, "guild", "carthag", 6)
        ally(game, "emperor", "harkonnen")
        traitors(game, "harkonnen", "staban-tuek")
        hold(game, "guild", "karama")
        begin(game)
        decline(game)
        play(game, "emperor", "dial 0", "leader bashar", "weapon none", "defense none")
        play(game, "guild", "dial 6", "leader staban-tuek", "weapon none", "defense none")
        assert choices(game, "harkonnen") == ["silent", "treason"]
        play(game, "harkonnen", "treason")
        play(game, "emperor", "silent")
        if asked(game, "guild").kind.name == "treason":  # type: ignore[union-attr]
            play(game, "guild", "silent")
        answer(game, "response", guild="karama stop traitor-for-ally" if stopped else "decline")
        while game.pending[0].kind.name == "treason":
            game.apply(game.pending[0].seat, "silent")
        assert (forces(game, "emperor", "carthag") == 2) != stopped
        assert spice(game, "emperor") == (10 if stopped else 15)


@pytest.mark.parametrize("timing", ["any-time", "bidding-phase"])
def test_the_harkonnen_exchange_cards(timing: str) -> None:
    """CLA-HAR-17, CLA-CARD-02, CLA-KAR-14 and the option."""
    game = scene(
        ["harkonnen", "guild", "emperor"],
        phase="revival",
        advanced_karama=True,
        harkonnen_karama_timing=timing,
    )
    dead(game, "emperor", 2)
    hold(game, "harkonnen", "karama", "baliset", "kulon")
    hold(game, "guild", "lasgun", "shield")
    begin(game)
    assert ("karama swap-cards guild" in offers(game, "harkonnen")) == (timing == "any-time")
    if timing == "bidding-phase":
        return
    play(game, "harkonnen", "karama swap-cards guild")
    assert choices(game, "harkonnen") == ["take 0", "take 1", "take 2"]
    play(game, "harkonnen", "take 2", "give baliset", "give kulon")
    assert hand(game, "harkonnen") == ["lasgun", "shield"]
    assert hand(game, "guild") == ["baliset", "kulon"]
    assert game.view(game.seat[FACTION["guild"]]).data()["harkonnen"]["hand"] == [
        "lasgun",
        "shield",
    ]  # type: ignore[index]
    assert "lasgun" not in str(game.view(game.seat[FACTION["emperor"]]).data())
