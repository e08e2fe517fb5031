"""Every refusal, in both games and at any time, names a rule that exists and reads well."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

import kanly
from kanly.classic.choices import BOOK as CLASSIC_BOOK
from kanly.classic.scenario_setup import arrange
from kanly.core.choice import ChoiceBook
from kanly.core.errors import IllegalChoice
from kanly.core.game import Game
from kanly.core.message import Refusal
from kanly.core.rng import seeded
from kanly.imperium import choices
from kanly.imperium.choices import BOOK as IMPERIUM_BOOK
from kanly.imperium.explain import MOMENTS, WAYS_OUT
from kanly.imperium.position import QUESTIONS
from kanly.translation import LANGUAGES, Words
from tests.classic import play as classic
from tests.imperium import play as imperium
from tests.rule_coverage import catalogues

RULES = {rule for catalogue in catalogues() for rule in catalogue.ids}
SPOKEN = {lang: Words(lang) for lang in LANGUAGES}
HOLE = re.compile(r"[{}]|refuse-|FSI|\$")
BOOKS: dict[str, ChoiceBook] = {"imperium": IMPERIUM_BOOK, "classic": CLASSIC_BOOK}
EVERY = 41
"""Of so many positions of a game one is looked at."""


def imperium_game(seed: int) -> Iterator[Game]:
    players = seed % 4 + 1
    return imperium.positions(players, seed, imperium.options_for(players, seed, seed % 2 == 0))


def classic_game(seed: int) -> Iterator[Game]:
    return classic.positions(seed % 5 + 2, seed)


GAMES = {"imperium": imperium_game, "classic": classic_game}


def whole(refusal: Refusal | None) -> bool:
    """Whether it names a rule, and reads well in every language."""
    assert refusal is not None
    assert refusal.rule in RULES, refusal
    for lang in LANGUAGES:
        said = SPOKEN[lang].refusal(refusal)
        assert said, refusal
        assert not HOLE.search(said), (refusal, said)
    return True


def refusals(game: Game, seat: int, made: list[str]) -> list[Refusal]:
    """Why the seat may not choose these; those that it may are legal."""
    decision, offer = game.decision(seat), game.free(seat)
    legal = {c.notation for d in (decision, offer) if d is not None for c in d.choices}
    found: list[Refusal] = []
    for notation in made:
        refusal = game.why_not(seat, notation)
        assert (refusal is None) is (notation in legal), notation
        if refusal is not None:
            found.append(refusal)
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_choice_of_another_moment_is_legal_or_refused_with_a_rule(name: str, seed: int) -> None:
    """Choices of all sorts in random games, by seats that are asked and seats that are not."""
    rng = seeded(f"refusals {name} {seed}")
    book = list(BOOKS[name].by_notation)
    seen: dict[str, Refusal] = {}

    for game in islice(GAMES[name](seed), seed, None, EVERY):
        made = [book[rng.below(len(book))] for _ in range(60)]
        made += [choice.notation for choice in game.history[-20:]]
        for seat in range(game.players):
            for refusal in refusals(game, seat, made):
                seen[repr(refusal)] = refusal

    assert len(seen) > 10
    assert all(whole(refusal) for refusal in seen.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_refuses_everything_with_the_rule_of_its_end(name: str) -> None:
    *_, game = GAMES[name](3)
    notation = game.history[-1].notation

    for seat in range(game.players):
        with pytest.raises(IllegalChoice) as caught:
            game.apply(seat, notation)
        assert caught.value.refusal.key == "refuse-over"
        assert whole(caught.value.refusal)
        assert whole(game.why_not(seat, "nonsense"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "notation", ["", " ", "nonsense", "agnt dagger arrakeen", "bid three", "é"]
)
def test_what_is_no_choice_at_all_is_refused_with_a_rule(name: str, notation: str) -> None:
    for game in islice(GAMES[name](4), 0, 200, 99):
        for seat in (*range(game.players), -1, 9):
            assert whole(game.why_not(seat, notation))
            with pytest.raises(IllegalChoice, match="unknown choice"):
                game.apply(seat, notation)


def test_a_choice_of_the_other_game_is_no_choice() -> None:
    game = kanly.new("imperium", 3, 1)

    with pytest.raises(IllegalChoice) as caught:
        game.apply(game.pending[0].seat, CLASSIC_BOOK.by_notation["storm 2"])

    assert caught.value.refusal.key == "refuse-unknown"
    assert whole(caught.value.refusal)


def test_every_question_and_every_verb_of_imperium_has_its_rule() -> None:
    verbs = {value for name, value in vars(choices).items() if name.startswith("V_")}

    assert len(QUESTIONS) == 41
    assert set(MOMENTS) | WAYS_OUT == verbs
    named = [question.rule for question in QUESTIONS.values()] + [
        rule for _, rule in MOMENTS.values()
    ]
    assert {*named, *[question.order for question in QUESTIONS.values()]} - {""} <= RULES
    assert all(question.rule for question in QUESTIONS.values())
    assert all(whole(Refusal(f"refuse-moment-{key}", rule)) for key, rule in MOMENTS.values())


@pytest.mark.parametrize("seed", range(4))
def test_a_refusal_of_imperium_tells_nothing_that_the_seat_may_not_know(seed: int) -> None:
    """It is the same in every position that the seat cannot tell from the true one."""
    rng = seeded(f"leaks {seed}")
    book = list(IMPERIUM_BOOK.by_notation)
    for game in islice(imperium_game(seed), seed, None, EVERY):
        for seat in range(game.players):
            other = game.resample(seat, rng)
            for notation in [book[rng.below(len(book))] for _ in range(150)]:
                assert repr(game.why_not(seat, notation)) == repr(other.why_not(seat, notation))


def test_a_choice_of_the_other_game_is_none_of_this_one() -> None:
    """Whoever is not asked may make deals in the classic game, and hears of those alone."""
    game = arrange({"players": 6}, {"turn": 3, "phase": "bidding"}, 3)
    idle = next(seat for seat in range(6) if game.decision(seat) is None and game.free(seat))

    for choice in list(IMPERIUM_BOOK.by_notation.values())[::50]:
        with pytest.raises(IllegalChoice) as refused:
            game.apply(idle, choice)
        assert refused.value.refusal.key == "refuse-unknown"
