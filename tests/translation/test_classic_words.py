"""The classic game in words: events, prompts, choices and components."""

import re

import pytest

from kanly.classic import choices, rules
from kanly.classic.choices import BOOK
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.core.decision import Decision, Kind
from kanly.core.errors import UnknownName
from kanly.core.event import Event
from kanly.core.message import Args, Message
from kanly.core.rng import seeded
from kanly.translation import LANGUAGES, Words, entries, find, label
from tests.classic.play import positions

OPEN = re.compile(r"[{}$]|\b(?:classic|event|ask|label|refuse)-[a-z]")
"""A placeable that was not filled, or a key that has no words."""


def told(lang: str, key: str, **args: int | str) -> str:
    """An event in words; factions, territories, cards and leaders by their slugs."""
    full = {
        name: f"classic-{PREFIX[name]}-{value}" if name in PREFIX else value
        for name, value in args.items()
    }
    return Words(lang).event(Event(f"classic-{key}", full))


PREFIX = {
    "faction": "faction",
    "other": "faction",
    "territory": "territory",
    "start": "territory",
    "card": "card",
    "leader": "leader",
    "power": "power",
}


# Events -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "factions"),
    [
        (
            "en",
            ["The Atreides pass.", "The Bene Gesserit pass.", "The Emperor passes."],
        ),
        (
            "fr",
            ["Les Atreides passent.", "Le Bene Gesserit passe.", "L’Empereur passe."],
        ),
        (
            "ja",
            ["アトレイデがパスした。", "ベネ・ゲセリットがパスした。", "皇帝がパスした。"],
        ),
    ],
)
def test_a_verb_agrees_with_its_faction(lang: str, factions: list[str]) -> None:
    slugs = ("atreides", "bene-gesserit", "emperor")

    assert [told(lang, "pass", faction=slug) for slug in slugs] == factions


def test_the_name_of_a_player_takes_a_verb_of_one() -> None:
    words = Words("en", {"classic-faction-fremen": "Alia"})

    bid = words.event(Event("classic-bid", {"faction": "classic-faction-fremen", "n": 3}))

    assert bid == "Alia bids 3 spice."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Alia plays the Fremen.", "Player 2 plays the Fremen."]),
        ("fr", ["Alia joue les Fremen.", "Le joueur 2 joue les Fremen."]),
        ("ja", ["Aliaの派閥はフレーメン。", "プレイヤー2の派閥はフレーメン。"]),
    ],
)
def test_who_plays_a_faction_is_called_by_name_or_else_by_number(
    lang: str, said: list[str]
) -> None:
    words = Words(lang, {"seat-1": "Alia"})
    events = [
        Event("classic-faction", {"seat": seat, "faction": "classic-faction-fremen"})
        for seat in (1, 2)
    ]

    assert [words.event(event) for event in events] == said


@pytest.mark.parametrize(
    ("territory", "sector", "said"),
    [
        ("pasty-mesa", 7, ["Pasty Mesa 7", "la Mesa Pasty 7", "《パスティ・メサ7》"]),
        ("arrakeen", 9, ["Arrakeen", "Arrakeen", "《アラキーン》"]),
        ("red-chasm", 6, ["the Red Chasm", "le Gouffre Rouge", "《赤い裂け目》"]),
        ("polar-sink", 0, ["the Polar Sink", "la Cuvette Polaire", "《極地の窪地》"]),
    ],
)
def test_a_sector_is_named_only_where_there_are_several(
    territory: str, sector: int, said: list[str]
) -> None:
    blows = [
        told(lang, "collects", faction="guild", n=2, territory=territory, sector=sector)
        for lang in ("en", "fr", "ja")
    ]

    assert blows == [
        f"The Guild collects 2 spice in {said[0]}.",
        f"La Guilde récolte 2 Épices dans {said[1]}.",
        f"宇宙協会が{said[2]}で2香料を収穫した。",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_location_has_a_name_of_its_own(lang: str) -> None:
    words = Words(lang)

    names = {
        words.resolved(
            {
                "territory": f"classic-territory-{TERRITORIES[place.territory].slug}",
                "sector": place.sector,
            }
        )["location"]
        for place in LOCATIONS
    }

    assert len(names) == len(LOCATIONS)


@pytest.mark.parametrize(("dial", "half", "said"), [(3, 0, "3"), (3, 1, "3½"), (0, 1, "½")])
def test_a_dial_may_have_a_half(dial: int, half: int, said: str) -> None:
    event = told("en", "foretold-dial", faction="fremen", dial=dial, half=half)

    assert event == f"The Fremen announce a dial of {said}."


@pytest.mark.parametrize("spoken", ["classic-none", "card-dagger", "{ $n }", "Peace, “now”."])
def test_the_words_of_a_player_are_shown_as_they_are(spoken: str) -> None:
    told_of = {"faction": "guild", "n": 3, "words": spoken}
    said = [told(lang, "deal-proposed", **told_of) for lang in ("en", "fr", "ja")]

    assert said == [
        f"The Guild proposes deal 3: “{spoken}”.",
        f"La Guilde propose l’accord 3\u00a0: «\u00a0{spoken}\u00a0».",
        f"宇宙協会が取り決め3を提案した：「{spoken}」。",
    ]


def test_without_words_nothing_is_quoted() -> None:
    proposed = told("en", "deal-proposed", faction="guild", n=3, words="")

    assert proposed == "The Guild proposes deal 3."


def test_a_worthless_card_stands_for_a_karama() -> None:
    assert told("en", "karama", faction="guild", card="karama") == "The Guild plays a Karama."
    assert (
        told("en", "karama", faction="bene-gesserit", card="kulon")
        == "The Bene Gesserit play Kulon as a Karama."
    )


def test_french_says_to_whom() -> None:
    gifts = [told("fr", "gift", faction=slug) for slug in ("fremen", "guild", "bene-gesserit")]

    assert gifts == [
        "L’Empereur donne de l’Épice aux Fremen.",
        "L’Empereur donne de l’Épice à la Guilde.",
        "L’Empereur donne de l’Épice au Bene Gesserit.",
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "Plan of the Atreides: dial 3½ with 2 spice, leader: Duncan Idaho with the Kwisatz "
            "Haderach, weapon: Lasgun, defense: none.",
        ),
        (
            "fr",
            "Plan des Atreides\u00a0: 3½ sur la roue avec 2 Épices, chef\u00a0: Duncan Idaho avec "
            "le Kwisatz Haderach, arme\u00a0: Laser, défense\u00a0: aucune.",
        ),
        (
            "ja",
            "アトレイデの計画：ダイヤル値3½（2香料）、指揮官：ダンカン・アイダホとクイサッツ・ハデラッハ"
            "、武器：ラスガン、防御：なし。",
        ),
    ],
)
def test_a_plan_reads_in_one_line(lang: str, said: str) -> None:
    event = told(
        lang,
        "plan",
        faction="atreides",
        dial=3,
        half=1,
        spice=2,
        leader="duncan-idaho",
        kwisatz=1,
        weapon="classic-card-lasgun",
        defense="classic-none",
    )

    assert event == said


# Prompts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Atreides: your battle plan. Which weapon?"),
        ("fr", "Atreides\u00a0: votre plan de bataille. Quelle arme\u00a0?"),
        ("ja", "アトレイデ：あなたの戦闘計画です。武器は何ですか？"),
    ],
)
def test_the_prompt_for_a_plan_says_which_part_is_asked(lang: str, said: str) -> None:
    args: dict[str, int | str] = {
        "faction": "classic-faction-atreides",
        "part": "classic-part-weapon",
    }
    decision = Decision(0, Kind("plan", secret=True), [choices.WEAPON_NONE], args)

    assert Words(lang).prompt(decision) == said


# Labels -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("faction emperor", "Play the Emperor"),
        ("predict fremen", "Predict a victory of the Fremen"),
        ("predict turn 6", "Predict turn 6"),
        ("traitor stilgar", "Keep Stilgar as your traitor"),
        ("forces 3", "3 forces"),
        ("forces 1", "1 force"),
        ("forces 3 starred 1", "3 forces, 1 of them starred"),
        ("advisor old-gap-9", "Place the advisor in Old Gap 9"),
        ("storm 7", "Dial 7 for the storm"),
        ("weather-control", "Play Weather Control"),
        ("sectors 1", "Move the storm 1 sector"),
        ("worm red-chasm", "Place the worm in the Red Chasm"),
        ("ally fremen", "Propose an alliance to the Fremen"),
        ("break alliance", "Leave your alliance"),
        ("bid 4", "Bid 4 spice"),
        ("promise 0", "Pay nothing for your ally"),
        ("karama stop voice", "Karama: stop the Voice"),
        ("karama stop voice with kulon", "Kulon as a Karama: stop the Voice"),
        ("karama buy", "Karama: take the card without paying"),
        ("karama call-worm old-gap", "Karama: call a worm to Old Gap"),
        ("revive stilgar", "Revive Stilgar"),
        ("revive 0", "Revive no forces"),
        ("revive kwisatz-haderach", "Revive the Kwisatz Haderach"),
        ("ship carthag", "Ship to Carthag"),
        ("cross carthag", "Ship forces from Carthag to another territory"),
        ("to polar-sink", "To the Polar Sink"),
        ("battle carthag harkonnen", "Fight the Harkonnen in Carthag"),
        ("voice no shield", "Do not play a Shield"),
        ("voice play worthless", "Play a worthless card"),
        ("foresee weapon", "Ask for the weapon"),
        ("dial 3.5", "Dial 3½"),
        ("support 2", "Support with 2 spice"),
        ("leader stilgar", "Lead with Stilgar"),
        ("leader cheap-hero", "Play a Cheap Hero in place of a leader"),
        ("weapon crysknife", "Weapon: Crysknife"),
        ("defense none", "No defense"),
        ("truthtrance guild", "Truthtrance: put a question to the Guild"),
        ("ask card lasgun", "Ask: is Lasgun in your hand?"),
        ("ask prediction turn 3", "Ask: did you predict turn 3?"),
        ("ask", "Ask your own question"),
        ("ask: Will you leave?", "Ask your own question: “Will you leave?”"),
        ("ghola forces", "Ghola: revive up to 5 forces"),
        ("gift 3 fremen", "Give 3 spice to the Fremen"),
        ("show hand guild", "Show your Treachery cards to the Guild"),
        ("deal pay 3 guild", "In the deal: pay 3 spice to the Guild"),
        ("deal at 4 bidding", "To be paid in turn 4, phase Bidding"),
        ("deal send", "Propose the deal"),
        ("deal send: I shall leave", "Propose the deal: “I shall leave”"),
        ("deal accept 2", "Accept deal 2"),
    ],
)
def test_a_choice_reads_as_what_one_does(notation: str, expected: str) -> None:
    assert label(Words("en"), choices.BOOK.parse(notation)) == expected


@pytest.mark.parametrize(
    ("notation", "french", "japanese"),
    [
        ("bid 4", "Miser 4 Épices", "4香料で入札する"),
        ("bid 1", "Miser 1 Épice", "1香料で入札する"),
        ("voice no shield", "Ne pas jouer de Bouclier", "シールドをプレイするな"),
        ("karama stop voice", "Karama\u00a0: empêcher la Voix", "カラマで声を封じる"),
        ("forces 3 starred 1", "3 troupes, dont 1 d’élite", "3部隊（うち精鋭部隊1）"),
        ("ship the-minor-erg-7", "Débarquer dans l’Erg Mineur 7", "《小エルグ7》に輸送する"),
        ("gift 3 harkonnen", "Donner 3 Épices aux Harkonnen", "ハルコンネンに3香料を贈る"),
    ],
)
def test_a_choice_reads_naturally_in_the_other_languages(
    notation: str, french: str, japanese: str
) -> None:
    choice = choices.BOOK.parse(notation)

    assert [label(Words(lang), choice) for lang in ("fr", "ja")] == [french, japanese]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_is_said_in_full_and_no_two_read_the_same(lang: str) -> None:
    words = Words(lang)

    said = {label(words, choice) for choice in BOOK.by_notation.values()}

    assert [each for each in said if not each or OPEN.search(each)] == []
    assert len(said) == len(BOOK.by_notation)


def asking(kind: str, **args: int | str) -> Decision:
    return Decision(0, Kind(kind), [], args)


def test_the_faction_names_its_starred_forces() -> None:
    words = Words("en")
    choice = choices.BOOK.parse("forces 3 starred 1")
    factions = ("emperor", "fremen", "guild")

    said = [label(words, choice, asking("cargo", faction=f"classic-faction-{f}")) for f in factions]

    assert said == [
        "3 forces, 1 of them Sardaukar",
        "3 forces, 1 of them Fedaykin",
        "3 forces, 1 of them starred",
    ]


@pytest.mark.parametrize(
    ("notation", "kind", "said"),
    [
        ("decline", "response", "Let it happen"),
        ("decline", "pause", "Go on"),
        ("decline", "the-voice", "Do not use the Voice"),
        ("pass", "bid", "Pass"),
        ("pass", "ship", "Ship nothing"),
        ("pass", "move", "End your turn"),
        ("done", "nexus", "Done with this Nexus"),
    ],
)
def test_the_question_makes_some_choices_plainer(notation: str, kind: str, said: str) -> None:
    assert label(Words("en"), choices.BOOK.parse(notation), asking(kind)) == said


def test_what_is_to_be_paid_is_in_the_question() -> None:
    words = Words("en")

    assert label(words, choices.PAY, asking("pay", n=4)) == "Pay 4 spice"
    assert label(words, choices.PAY, asking("ship-pay", n=2, spice=4)) == "Pay 4 spice"
    assert label(words, choices.PAY) == "Pay"


@pytest.mark.parametrize(
    ("notation", "kind", "args", "said"),
    [
        ("forces 3", "cargo", {"pair": 4, "own": 10, "promised": 0}, "3 forces: 6 spice, 4 left"),
        ("forces 3", "cargo", {"pair": 1, "own": 2, "promised": 0}, "3 forces: 2 spice, 0 left"),
        (
            "forces 3",
            "cargo",
            {"pair": 2, "own": 1, "promised": 4},
            "3 forces: 3 spice, 0 left (your ally pays 2)",
        ),
        (
            "forces 3",
            "cargo",
            {"pair": 4, "own": 3, "promised": 0},
            "3 forces: 3 spice with a Karama",
        ),
        ("forces 3", "cargo", {"pair": 0, "own": 0, "promised": 0}, "3 forces"),
        (
            "forces 1",
            "forces",
            {"pair": 1, "own": 5, "promised": 0, "before": 2},
            "1 force: 2 spice, 3 left",
        ),
        ("revive 1", "revive", {"free": 2, "limit": 3, "own": 5}, "Revive 1 force: free"),
        (
            "revive 3",
            "revive",
            {"free": 1, "limit": 3, "own": 5},
            "Revive 3 forces: 4 spice, 1 left",
        ),
        (
            "revive 5",
            "revive",
            {"free": 1, "limit": 3, "own": 5},
            "Revive 5 forces: 8 spice, 1 left (your ally pays 4)",
        ),
        ("revive chani", "revive-leader", {"own": 8}, "Revive Chani: 6 spice, 2 left"),
        ("revive chani", "revive-free", {}, "Revive Chani"),
        ("grant 2", "grant", {"own": 8}, "Pay for 2 forces more: 4 spice, 4 left"),
    ],
)
def test_what_forces_and_leaders_cost_is_told_with_them(
    notation: str, kind: str, args: dict[str, int | str], said: str
) -> None:
    assert label(Words("en"), choices.BOOK.parse(notation), asking(kind, **args)) == said


# Components ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_is_said_in_full_and_does_something(lang: str) -> None:
    known = entries(Words(lang), "classic")

    said = [part for entry in known for fact in entry.facts + entry.texts for part in fact[1:]]
    said += [part for entry in known for part in (entry.name, entry.title)]

    assert [each for each in said if not each or OPEN.search(each)] == []
    assert [entry.name for entry in known if not entry.texts] == []


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("stilgar", ["leader"]),
        ("Transe de Vérité", ["card"]),
        ("カルタゴ", ["territory"]),
        ("cielago north", ["spice-card", "territory"]),
        ("Spacing Guild", ["faction"]),
        ("guild", ["faction"]),
    ],
)
def test_a_component_is_found_by_slug_or_name_in_any_language(name: str, kinds: list[str]) -> None:
    assert [entry.kind for entry in find(Words("en"), "classic", name)] == kinds


def test_a_faction_shows_its_whole_sheet() -> None:
    [fremen] = find(Words("en"), "classic", "fremen")

    assert fremen.fact("start") == "10 forces in Sietch Tabr, False Wall South or False Wall West"
    assert fremen.fact("forces") == "3 Fedaykin (advanced game)"
    assert fremen.fact("leaders").startswith("Stilgar (7), Chani (6)")
    assert [text.key for text in fremen.texts][:3] == [
        "reinforcements",
        "movement-two",
        "worm-immunity",
    ]
    assert fremen.texts[-2].text.startswith("(Special Karama power) Once per game")


def test_a_territory_says_what_it_is_like_there() -> None:
    [arrakeen] = find(Words("en"), "classic", "arrakeen")

    assert arrakeen.fact("sectors") == "9"
    assert arrakeen.fact("income") == "2 spice (advanced game)"
    assert arrakeen.texts[0].text == (
        "A stronghold: it counts for victory and holds two factions at most. The Shield Wall keeps "
        "the storm out while it stands. A city: it gives ornithopters (3 territories) and 3 spice "
        "instead of 2 for each force that collects."
    )


def test_an_unknown_name_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"unknown component 'stilgr'; .*Stilgar"):
        find(Words("en"), "classic", "stilgr")


# Whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_whole_game_is_said_in_full(lang: str, players: int) -> None:
    words = Words(lang)
    game = rules.new(players, 7, {"advanced": players != 4})
    game.listener = []
    rng = seeded(players)
    said: list[str] = []

    while not game.over:
        offer = game.free(rng.below(players)) if not rng.below(6) else None
        decision = offer or game.pending[rng.below(len(game.pending))]
        choice = decision.choices[rng.below(len(decision.choices))]
        said += [words.prompt(decision), label(words, choice, decision)]
        game.apply(decision.seat, choice)
    said += [words.event(event) for event in game.listener]
    assert game.result is not None
    said.append(words.result(game.result))

    assert [each for each in said if not each or OPEN.search(each)] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_event_begins_with_a_capital_and_ends_with_a_stop(lang: str) -> None:
    words = Words(lang)
    game = next(positions(6, 3, {"advanced": True}))
    game.listener = []
    rng = seeded(3)
    while not game.over:
        decision = game.pending[rng.below(len(game.pending))]
        game.apply(decision.seat, decision.choices[rng.below(len(decision.choices))])

    said = [words.event(event) for event in game.listener]

    assert [each for each in said if each[0] != each[0].upper()] == []
    assert [each for each in said if not each.endswith((".", "?"))] == []


@pytest.mark.parametrize(
    ("what", "asked"),
    [
        ("power", "Guild: do you stop the Voice of the Bene Gesserit with a Karama?"),
        ("shipment", "Guild: do you answer the shipment of the Bene Gesserit with a Karama?"),
        ("several", "Guild: do you answer this with a Karama?"),
    ],
)
def test_a_window_says_what_it_answers(what: str, asked: str) -> None:
    args: Args = {
        "faction": "classic-faction-guild",
        "other": "classic-faction-bene-gesserit",
        "power": "classic-power-voice",
        "what": what,
    }

    assert Words("en").message(Message("ask-response", args)) == asked
