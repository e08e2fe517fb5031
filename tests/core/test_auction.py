"""An auction with private knowledge: one seat sees the card on offer, the others their purse."""

import pytest

from kanly.core.rng import seeded
from tests.core import skirmish
from tests.core.skirmish import HIDDEN, SEER, THRONE, TRINKET, VOICE, Skirmish
from tests.core.table import decline_all, play, started


def auction(**hands: str) -> Skirmish:
    """The seer has looked at the first card and opens the bidding; each has 5 spice."""
    game = decline_all(started(**hands))
    game.start_spice = [5, 5, 5]
    return game


def test_seats_bid_in_turn_and_may_come_back_after_passing() -> None:
    game = auction()
    play(game, "seer: bid 1", "voice: pass", "throne: bid 2", "seer: pass", "voice: bid 3")
    assert [d.seat for d in game.pending] == [THRONE]


def test_the_highest_bid_buys_when_all_others_pass() -> None:
    game = auction()
    card = game.lot
    play(game, "seer: pass", "voice: bid 4", "throne: pass", "seer: pass")
    assert game.spice(VOICE) == 1
    assert game.spice(THRONE) == 9
    assert card in game.hand[VOICE]


def test_when_all_pass_the_auction_ends_and_the_card_goes_back() -> None:
    game = auction()
    card = game.lot
    play(game, "seer: pass", "voice: pass", "throne: pass")
    assert game.pending[0].kind == skirmish.ATTACK
    assert game.deck[-1] == card


def test_only_the_one_who_looked_sees_the_card_on_offer() -> None:
    game = auction()
    assert game.view(SEER).position.lot == game.lot
    assert [game.view(v).position.lot for v in (VOICE, THRONE, None)] == [HIDDEN] * 3


def test_resampling_keeps_the_card_one_saw_and_varies_it_for_others() -> None:
    game = auction()
    rngs = [seeded(i) for i in range(40)]
    assert {game.resample(SEER, rng).lot for rng in rngs} == {game.lot}
    assert len({game.resample(VOICE, rng).lot for rng in rngs}) > 3


def test_the_one_who_looked_remembers_who_bought_the_card() -> None:
    game = auction(seer="trinket", voice="trinket", throne="trinket")
    deal_lot(game, skirmish.KARMA)
    play(game, "seer: pass", "voice: bid 1", "throne: pass", "seer: pass")
    assert game.view(SEER).position.hand[VOICE] == [skirmish.KARMA, HIDDEN]
    assert game.view(THRONE).position.hand[VOICE] == [HIDDEN, HIDDEN]
    for seed in range(20):
        assert skirmish.KARMA in game.resample(SEER, seeded(seed)).hand[VOICE]


def test_the_one_who_looked_remembers_a_card_that_went_back() -> None:
    game = auction()
    card = game.lot
    play(game, "seer: pass", "voice: pass", "throne: pass")
    assert game.view(SEER).position.deck[-1] == card
    assert game.view(VOICE).position.deck[-1] == HIDDEN
    assert {game.resample(SEER, seeded(i)).deck[-1] for i in range(20)} == {card}


def test_the_buyer_knows_the_card() -> None:
    game = auction(voice="trinket")
    card = game.lot
    play(game, "seer: pass", "voice: bid 1", "throne: pass", "seer: pass")
    assert game.view(VOICE).position.hand[VOICE] == sorted([card, TRINKET])


def test_hidden_spice_varies_but_never_below_what_was_bid() -> None:
    game = play(auction(), "seer: pass", "voice: bid 5")
    purses = {game.resample(SEER, seeded(i)).spice(VOICE) for i in range(60)}
    assert purses == {5, 6, 7}
    assert {game.resample(SEER, seeded(i)).spice(THRONE) for i in range(60)} == {3, 4, 5, 6, 7}
    assert {game.resample(VOICE, seeded(i)).spice(VOICE) for i in range(10)} == {5}


def test_no_view_shows_anothers_spice() -> None:
    one, two = auction(), auction()
    two.start_spice[VOICE] = 7
    assert one != two
    for viewer in (SEER, THRONE, None):
        assert one.view(viewer) == two.view(viewer)
    assert one.view(VOICE) != two.view(VOICE)


@pytest.mark.parametrize("viewer", [SEER, VOICE, THRONE, None])
def test_every_step_of_an_auction_can_be_resampled(viewer: int | None) -> None:
    game = auction()
    for move in ("seer: bid 1", "voice: bid 3", "throne: pass", "seer: bid 4", "voice: pass"):
        play(game, move)
        sample = game.resample(viewer, seeded(1))
        sample.check()
        assert sample.view(viewer) == game.view(viewer)


def deal_lot(game: Skirmish, card: int) -> None:
    """Put that card on offer instead of the one that is."""
    if game.lot != card:
        game.deck.append(game.lot)
        game.deck.remove(card)
        game.lot = card
