"""The valuer: what effects, cards and places are worth."""

from __future__ import annotations

from math import isfinite

import pytest

from kanly.bots.imperium import conflict, tracks
from kanly.bots.imperium.effect_values import VALUES
from kanly.bots.imperium.valuer import CHANCE, LATER, NOW, Valuer, best_baskets, rounds_left
from kanly.bots.imperium.weights import DEFAULT
from kanly.core.setup import Options
from kanly.imperium.effects import (
    ANY,
    EFFECTS,
    EMPEROR,
    FREMEN,
    SLUGS,
    SOLARI,
    SPICE,
    WATER,
    Cond,
    Effect,
    Op,
    choose,
    council_seat,
    draw,
    influence,
    intrigue,
    make,
    pay,
    persuasion,
    recruit,
    spice,
    swords,
    tech,
    vp,
    when,
)
from kanly.imperium.position import NOBODY, Imperium
from kanly.imperium.tables import cards, conflicts, intrigues, tiles
from tests.bots.play import moments, table

SEAT = 1


@pytest.fixture
def game() -> Imperium:
    """A fresh table in round 1; most of the game is to come."""
    return fresh({})


def fresh(options: Options) -> Imperium:
    """Leaders that have nothing to choose before the first round."""
    leaders = ["paul-atreides", "earl-memnon-thorvald", "duke-leto-atreides", "glossu-rabban"]
    game = table(4, 7, {**options, "leaders": leaders})
    game.conflict = conflicts.BY_SLUG["skirmish-a"]
    return game


def now(game: Imperium, effect: Effect) -> float:
    return Valuer(game, SEAT).now(game, effect)


# Arrows, conditions, options ----------------------------------------------------------------------


def test_an_arrow_one_cannot_pay_is_worth_nothing(game: Imperium) -> None:
    arrow = pay(spice=2) >> recruit(3)
    game.purse[SEAT * 3 + SPICE] = 1
    assert now(game, arrow) == 0
    game.purse[SEAT * 3 + SPICE] = 2
    assert now(game, arrow) > 0


def test_an_arrow_is_worth_less_than_what_it_gives(game: Imperium) -> None:
    game.purse[SEAT * 3 + SPICE] = 4
    assert 0 < now(game, pay(spice=4) >> vp(1)) < now(game, vp(1))


def test_an_arrow_that_costs_more_than_it_gives_is_left_alone(game: Imperium) -> None:
    game.purse[SEAT * 3 + SPICE] = 2
    game.supply[SEAT] = 0
    assert now(game, pay(spice=2) >> recruit(3)) == 0


def test_a_condition_not_met_is_worth_nothing_now_and_something_later(game: Imperium) -> None:
    effect = when(council_seat(), spice(2))
    valuer = Valuer(game, SEAT)
    assert valuer.now(game, effect) == 0
    assert 0 < valuer.later(effect) < valuer.later(spice(2))
    game.council |= 1 << SEAT
    assert now(game, effect) == pytest.approx(now(game, spice(2)))


def test_of_options_the_best_counts(game: Imperium) -> None:
    effect = choose(1, persuasion(2), swords(2))
    assert now(game, effect) == max(now(game, persuasion(2)), now(game, swords(2)))


def test_a_victory_point_is_the_unit(game: Imperium) -> None:
    assert now(game, vp(1)) == 1
    assert now(game, vp(2)) == 2


def test_every_word_and_condition_of_the_language_has_a_worth() -> None:
    assert VALUES.keys() <= set(SLUGS)
    assert len(NOW) == len(LATER) == len(SLUGS)
    assert len(CHANCE) == len(Cond.NAMES)


def test_every_effect_of_the_game_has_a_worth_in_every_position() -> None:
    for players in (1, 2, 3, 4):
        for game, decision in moments(players, players, every=40, options={"ix": True}):
            valuer = Valuer(game, decision.seat)
            source = cards.BY_SLUG["dagger"]
            for effect in EFFECTS:
                assert isfinite(valuer.now(game, effect, source))
                assert isfinite(valuer.later(effect))


# Influence ----------------------------------------------------------------------------------------


def test_the_step_to_two_influence_is_worth_more_than_the_first(game: Imperium) -> None:
    first = now(game, influence(FREMEN))
    game.influence[SEAT * 4 + FREMEN] = 1
    assert now(game, influence(FREMEN)) > first > 0


def test_the_step_to_an_alliance_is_worth_more_than_the_one_before(game: Imperium) -> None:
    game.influence[SEAT * 4 + EMPEROR] = 2
    third = now(game, influence(EMPEROR))
    game.influence[SEAT * 4 + EMPEROR] = 3
    assert now(game, influence(EMPEROR)) > 2 * third > 0


def test_an_alliance_that_another_holds_is_worth_less_until_overtaken(game: Imperium) -> None:
    game.influence[SEAT * 4 + EMPEROR] = 3
    free = now(game, influence(EMPEROR))
    game.alliance[EMPEROR] = 0
    game.influence[EMPEROR] = 5
    behind = now(game, influence(EMPEROR))
    game.influence[SEAT * 4 + EMPEROR] = 5
    assert behind < free
    assert now(game, influence(EMPEROR)) > behind


def test_any_faction_means_the_best_one(game: Imperium) -> None:
    game.influence[SEAT * 4 + FREMEN] = 1
    assert now(game, influence(ANY)) == now(game, influence(FREMEN))


def test_the_top_of_a_track_gives_nothing_more(game: Imperium) -> None:
    game.influence[SEAT * 4 + FREMEN] = 6
    game.alliance[FREMEN] = SEAT
    assert now(game, influence(FREMEN)) == 0


def test_where_one_stands_is_worth_its_points_and_its_promise(game: Imperium) -> None:
    worths = [tracks.standing(game, SEAT, FREMEN, at, DEFAULT) for at in range(7)]
    assert worths == sorted(worths)
    assert worths[0] == 0
    assert worths[4] > 2
    assert tracks.promise(game, SEAT, FREMEN, 1, NOBODY, DEFAULT) == DEFAULT.friendly


# Resources and troops -----------------------------------------------------------------------------


@pytest.mark.parametrize("resource", [SOLARI, SPICE, WATER])
def test_the_first_of_a_resource_is_worth_more_than_the_twentieth(
    game: Imperium, resource: int
) -> None:
    valuer = Valuer(game, SEAT)
    first = valuer.purse(resource, 1) - valuer.purse(resource, 0)
    twentieth = valuer.purse(resource, 20) - valuer.purse(resource, 19)
    assert first > twentieth > 0


def test_resources_fade_in_the_last_round(game: Imperium) -> None:
    early = now(game, spice(2))
    game.conflict_deck = []
    assert 0 < now(game, spice(2)) < early / 2


def test_an_empty_supply_recruits_nobody(game: Imperium) -> None:
    assert now(game, recruit(2)) > 0
    game.supply[SEAT] = 0
    assert now(game, recruit(2)) == 0


# Cards --------------------------------------------------------------------------------------------


def test_a_card_is_worth_what_its_boxes_say(game: Imperium) -> None:
    valuer = Valuer(game, SEAT)
    order = ["lady-jessica", "stilgar", "arrakis-liaison", "dagger"]
    uses = [valuer.use(cards.BY_SLUG[slug]) for slug in order]
    assert uses == sorted(uses, reverse=True)


def test_a_thinner_deck_is_a_better_deck(game: Imperium) -> None:
    valuer = Valuer(game, SEAT)
    owned = valuer.owned(game)
    less = owned[:]
    less.remove(cards.BY_SLUG["dagger"])
    assert valuer.deck(less) > valuer.deck(owned)
    assert valuer.removed(cards.BY_SLUG["dagger"]) > 0
    assert valuer.removed(cards.BY_SLUG["signet-ring"]) < 0


def test_trashing_matters_less_the_fewer_rounds_are_left(game: Imperium) -> None:
    game.discard[SEAT] = [cards.BY_SLUG["dagger"]]
    early = now(game, make(Op.TRASH))
    game.conflict_deck = game.conflict_deck[:2]
    late = now(game, make(Op.TRASH))
    assert early > late > 0


def test_the_order_of_a_deck_does_not_change_what_drawing_is_worth(game: Imperium) -> None:
    before = now(game, draw(1))
    game.deck[SEAT].reverse()
    assert now(game, draw(1)) == pytest.approx(before)
    assert now(game, draw(2)) == pytest.approx(2 * before)


def test_an_empty_deck_and_discard_pile_give_no_card(game: Imperium) -> None:
    game.deck[SEAT] = []
    game.discard[SEAT] = []
    assert now(game, draw(2)) == 0


def test_the_best_basket_is_bought(game: Imperium) -> None:
    table = best_baskets([(3, 0.3), (4, 0.5), (9, 1.0), (1, -0.2)])
    assert table[2] == 0
    assert table[4] == 0.5
    assert table[7] == pytest.approx(0.8)
    assert table[9] == 1.0
    assert table[16] == pytest.approx(1.8)


def test_persuasion_is_worth_the_cards_it_buys(game: Imperium) -> None:
    valuer = Valuer(game, SEAT)
    worths = [valuer.shop(game, amount) for amount in range(15)]
    assert worths == sorted(worths)
    assert worths[9] >= valuer.acquired(cards.THE_SPICE_MUST_FLOW) > 0


# Intrigue cards -----------------------------------------------------------------------------------


def test_a_card_that_can_be_played_is_worth_a_little_less_than_playing_it(game: Imperium) -> None:
    valuer = Valuer(game, SEAT)
    card = intrigues.INTRIGUES[intrigues.BY_SLUG["favored-subject"]]
    game.influence[SEAT * 4 + EMPEROR] = 1
    assert 0 < valuer.held(game, card.id) < valuer.now(game, card.effect)


def test_an_endgame_card_counts_for_what_it_would_score(game: Imperium) -> None:
    card = intrigues.BY_SLUG["plans-within-plans"]
    valuer = Valuer(game, SEAT)
    before = valuer.held(game, card)
    for faction in range(3):
        game.influence[SEAT * 4 + faction] = 3
    assert before < 0.5 < valuer.held(game, card)


def test_an_unseen_intrigue_card_is_worth_something(game: Imperium) -> None:
    assert 0.1 < now(game, intrigue(1)) < 0.5


# What lasts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("op", [Op.COUNCIL, Op.SWORDMASTER])
def test_what_lasts_is_worth_more_early_and_nothing_twice(game: Imperium, op: int) -> None:
    early = now(game, make(op))
    game.conflict_deck = game.conflict_deck[:2]
    assert early > now(game, make(op)) > 0
    game.council = game.swordmaster = 1 << SEAT
    assert now(game, make(op)) == 0


def test_the_game_is_about_to_end_when_someone_is_about_to_win(game: Imperium) -> None:
    assert rounds_left(game, 1.0) == len(game.conflict_deck)
    game.score[2] = 8
    assert rounds_left(game, 1.0) == 2
    game.score[2] = 10
    assert rounds_left(game, 1.0) == 0


# The Conflict -------------------------------------------------------------------------------------


def test_swords_are_worth_nothing_without_a_troop(game: Imperium) -> None:
    assert now(game, swords(2)) == 0
    game.troops[SEAT] = 2
    assert now(game, swords(2)) > 0


def test_the_stronger_the_likelier_the_first_place() -> None:
    others = [(4.0, 1.0), (2.0, 1.0), (6.0, 1.0)]
    firsts = [conflict.places(float(mine), others, 0.5)[0] for mine in range(1, 12)]
    assert firsts == sorted(firsts)
    assert firsts[0] < 0.01
    assert firsts[-1] > 0.95


def test_the_places_are_chances() -> None:
    chances = conflict.places(4.0, [(4.0, 1.0), (4.0, 1.0)], 0.5)
    assert sum(chances) == pytest.approx(1)
    assert chances[1] == pytest.approx(0.5)


def test_without_strength_there_is_no_place() -> None:
    assert conflict.places(0.0, [], 0.5) == [0, 0, 0]
    assert conflict.places(2.0, [], 0.5) == [1, 0, 0]


def test_what_others_hold_counts_by_number_only(game: Imperium) -> None:
    game.troops[2] = 2
    before = conflict.likely(game, 2, DEFAULT)
    game.hand[2] = [cards.BY_SLUG["stilgar"]] * len(game.hand[2])
    assert conflict.likely(game, 2, DEFAULT) == before


def test_marching_is_worth_what_it_wins_less_the_troops(game: Imperium) -> None:
    game.conflict = conflicts.BY_SLUG["battle-for-carthag"]
    game.revealed = 0b1111 & ~(1 << SEAT)
    valuer = Valuer(game, SEAT)
    assert 1.5 < valuer.march(game, 3) < valuer.rewards()[0]
    assert valuer.march(game, 0) == 0


# Rise of Ix ---------------------------------------------------------------------------------------


@pytest.fixture
def ix_game() -> Imperium:
    return fresh({"ix": True})


def test_a_freighter_brings_all_the_rewards_it_has_passed(ix_game: Imperium) -> None:
    icon = make(Op.FREIGHTER)
    bottom = now(ix_game, icon)
    ix_game.expansion.freighter[SEAT] = 2
    assert now(ix_game, icon) > bottom > 0


def test_a_tile_one_cannot_pay_is_worth_nothing(ix_game: Imperium) -> None:
    stacks = ["flagship", "shuttle-fleet", "spaceport"]
    ix_game.expansion.stacks = [[tiles.BY_SLUG[slug]] for slug in stacks]
    assert now(ix_game, tech()) == 0
    ix_game.purse[SEAT * 3 + SPICE] = 8
    assert now(ix_game, tech()) > 0


def test_a_third_dreadnought_does_not_exist(ix_game: Imperium) -> None:
    assert now(ix_game, make(Op.DREADNOUGHT)) > 0
    ix_game.expansion.docked[SEAT] = 0
    assert now(ix_game, make(Op.DREADNOUGHT)) == 0


def test_dreadnoughts_march_first_and_cost_nothing(ix_game: Imperium) -> None:
    ix_game.revealed = 0b1111 & ~(1 << SEAT)
    ix_game.garrison[SEAT] = 0
    valuer = Valuer(ix_game, SEAT)
    assert valuer.march(ix_game, 2) == 0
    ix_game.expansion.garrisoned[SEAT] = 1
    assert valuer.march(ix_game, 2) == pytest.approx(valuer.rewards()[0])
