"""Messages, names and labels in words."""

import pytest

import kanly
from kanly.core.errors import KanlyError, UnknownName
from kanly.core.event import Event
from kanly.core.message import Message
from kanly.imperium import choices
from kanly.translation import Words, find, label


def said(lang: str, key: str, **args: int | str) -> str:
    return Words(lang).message(Message(key, args))


def test_an_argument_that_is_a_key_is_put_into_words_first() -> None:
    event = Event("acquire", {"seat": "colour-red", "card": "card-stilgar"})

    assert Words("en").event(event) == "Red acquires Stilgar."
    assert Words("fr").event(event) == "Rouge acquiert Stilgar."
    assert Words("ja").event(event) == "赤が〈スティルガー〉を獲得した。"


def test_a_number_decides_between_singular_and_plural() -> None:
    assert said("en", "event-recruit", seat="colour-blue", n=1) == "Blue recruits 1 troop."
    assert said("en", "event-recruit", seat="colour-blue", n=3) == "Blue recruits 3 troops."
    assert said("fr", "event-recruit", seat="colour-blue", n=0) == "Bleu recrute 0 troupe."


def test_french_takes_a_name_with_its_article() -> None:
    args: dict[str, int | str] = {"seat": "colour-red", "at": 3}

    up = [said("fr", "event-influence-up", faction=f"faction-{f}", **args) for f in FACTIONS]

    assert up == [
        "Rouge monte à 3 Influence sur l’Empereur.",
        "Rouge monte à 3 Influence sur la Guilde Spatiale.",
        "Rouge monte à 3 Influence sur le Bene Gesserit.",
        "Rouge monte à 3 Influence sur les Fremen.",
    ]


FACTIONS = ("emperor", "guild", "bene-gesserit", "fremen")


def test_a_lost_point_is_not_a_gain_of_minus_one() -> None:
    lost = [said(lang, "event-vp", seat="colour-red", n=-1) for lang in ("en", "fr", "ja")]

    assert lost == [
        "Red loses 1 Victory Point.",
        "Rouge perd 1 Point de Victoire.",
        "赤が勝利点1を失った。",
    ]


def test_a_player_s_own_name_stands_for_the_seat() -> None:
    words = Words("en", {"colour-red": "Alia"})

    stolen = Message("event-steal-intrigue", {"seat": "colour-red", "victim": "colour-blue"})

    assert words.message(stolen) == "Alia steals an Intrigue card from Blue."


def test_no_invisible_marks_are_put_around_an_argument() -> None:
    assert said("en", "event-round", n=3) == "Round 3 begins."


def test_an_unknown_language_names_the_nearest() -> None:
    with pytest.raises(UnknownName) as caught:
        Words("fra")

    assert str(caught.value) == "unknown language 'fra'; did you mean fr?"


def test_an_error_without_words_stays_a_plain_line() -> None:
    assert Words("fr").error(KanlyError("the record is empty")) == "the record is empty"


def test_an_error_with_words_is_translated() -> None:
    error = KanlyError("cannot take back 2", "refuse-undo", {"allowed": 1})

    assert Words("en").error(error) == "You can take back your last choice only."


# Labels ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("agent dagger hall-of-oratory", "Send an Agent to Hall of Oratory with Dagger"),
        (
            "agent kwisatz-haderach wealth from arrakeen",
            "Send the Agent from Arrakeen to Wealth with Kwisatz Haderach",
        ),
        ("reveal", "Reveal your hand"),
        ("play windfall", "Play Windfall"),
        ("do pay-2-spice-recruit-3", "Pay 2 spice: recruit 3 troops"),
        ("do if-bond-swords-3", "Fremen Bond: +3 swords"),
        ("do trash", "Trash a card"),
        ("choose spice-2", "Gain 2 spice"),
        ("deploy 0", "Deploy no troops"),
        ("deploy 1", "Deploy 1 troop"),
        ("deploy 2", "Deploy 2 troops"),
        ("buy stilgar", "Buy Stilgar"),
        ("buy stilgar to-deck", "Buy Stilgar and put it on top of your deck"),
        ("buy stilgar aside", "Buy Stilgar, which you set aside"),
        ("influence fremen", "Gain Influence with the Fremen"),
        ("trash dagger discard", "Trash Dagger from your discard pile"),
        ("sell 3", "Sell 3 spice for 8 Solari"),
        ("masterstroke emperor fremen", "Emperor and Fremen"),
        ("target blue", "Blue loses a troop"),
        ("leader glossu-rabban", "Glossu “The Beast” Rabban"),
        ("end", "End the turn"),
        ("pass", "Pass"),
        ("do freighter", "Move your Freighter"),
        ("do ship-troops-2", "Recruit 2 troops from the shipping track"),
        ("choose dividends-5-1", "Take Dividends (5 Solari for you, 1 Solari for each opponent)"),
        ("freighter recall", "Recall your Freighter and take the rewards"),
        ("tech flagship", "Acquire Flagship"),
        ("tech flagship solari", "Acquire Flagship and pay in Solari"),
        ("return 0", "Return no Negotiators"),
        ("use holoprojectors", "Use Holoprojectors"),
        ("place imperial-basin", "Place the dreadnought on Imperial Basin"),
        ("lose troop garrison", "Lose a troop from your garrison"),
        ("under expedite", "Put Expedite under the Intrigue deck"),
        ("acquire stilgar to-deck", "Acquire Stilgar and put it on top of your deck"),
        ("ambush blue dreadnought", "Make a dreadnought of Blue retreat"),
        ("deploy dreadnought", "Deploy a dreadnought"),
    ],
)
def test_a_choice_reads_as_what_one_does(notation: str, expected: str) -> None:
    assert label(Words("en"), choices.BOOK.parse(notation)) == expected


def test_a_choice_reads_naturally_in_the_other_languages() -> None:
    choice = choices.BOOK.parse("agent dagger hall-of-oratory")

    assert label(Words("fr"), choice) == "Envoyer un Agent sur le Hall de l’Oratoire avec Dague"
    assert label(Words("ja"), choice) == "〈短剣〉で《講堂》に代行者を派遣する"


def test_the_question_makes_some_choices_plainer() -> None:
    words = Words("en")
    decision = kanly.new("imperium", players=3, seed=1).pending[0]
    decision.kind = type(decision.kind)("reward")

    assert label(words, choices.END, decision) == "Take nothing more"
    decision.kind = type(decision.kind)("send-units")
    assert label(words, choices.END, decision) == "Deploy no more units"
    assert label(words, choices.END) == "End the turn"


# Finding --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["stilgar", "STILGAR", "Stilgar", "スティルガー", " stilgar "])
def test_a_component_is_found_by_slug_or_name_in_any_language(name: str) -> None:
    assert [entry.slug for entry in find(Words("en"), "imperium", name)] == ["stilgar"]


@pytest.mark.parametrize(
    "name", ["Sœur Bene Gesserit", "soeur bene-gesserit", "SOEUR BENE GESSERIT"]
)
def test_case_accents_and_punctuation_do_not_matter(name: str) -> None:
    assert [entry.slug for entry in find(Words("ja"), "imperium", name)] == ["bene-gesserit-sister"]


def test_japanese_letters_keep_their_marks() -> None:
    with pytest.raises(UnknownName):
        find(Words("ja"), "imperium", "スティルカー")


def test_every_kind_that_bears_the_name_is_found() -> None:
    kinds = [entry.kind for entry in find(Words("en"), "imperium", "foldspace")]

    assert kinds == ["reserve", "space", "hagal"]


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("Navire Amiral", ["tile"]),
        ("dreadnought", ["space", "piece", "hagal", "hagal"]),
        ("shipping track", ["shipping"]),
        ("貨物船", ["piece"]),
    ],
)
def test_what_the_expansion_brings_is_found_too(name: str, kinds: list[str]) -> None:
    assert [entry.kind for entry in find(Words("en"), "imperium", name)] == kinds


def test_a_component_of_the_expansion_says_so() -> None:
    words = Words("en")

    [tile] = find(words, "imperium", "windtraps")
    covered = find(words, "imperium", "rally-troops")

    assert tile.fact("set") == "Rise of Ix"
    assert tile.fact("cost") == "2 spice"
    assert tile.fact("symbol") == "Rivals in the solo game may acquire it"
    assert {each.fact("game") for each in covered} == {"Only without Rise of Ix"}
    assert find(words, "imperium", "stilgar")[0].fact("set") == ""


def test_an_unknown_name_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"unknown component 'STILGR'; .*Stilgar"):
        find(Words("en"), "imperium", "STILGR")
