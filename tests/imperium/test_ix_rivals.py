"""House Hagal with Rise of Ix: decks, Leaders, dice, and whole games (IX-HAGAL, -SOLO, -VAR).

Everything else is in tests/scenarios/imperium-ix/hagal/, solo/, two-players/ and variants/.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import kanly
from kanly.core.errors import KanlyError
from kanly.core.rng import Rng, seeded
from kanly.core.setup import Options
from kanly.imperium.columns import HAGAL_NAMES, LEADER_NAMES, SPACE_NAMES, TILE_NAMES
from kanly.imperium.effects import SPICE, draw
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.scenario_setup import arrange
from kanly.imperium.tables.hagal import BY_SLUG
from kanly.imperium.word import resolve
from tests.imperium.churn import churning_turn, end_with_dice, names
from tests.imperium.ix_reference import DATA
from tests.imperium.reference import DATA as BASE
from tests.imperium.reference import slug

RED, BLUE, YELLOW = 0, 1, 2
NEW_LEADERS = [slug(entry["id"]) for entry in DATA["leaders"]]
NEW_RIVALS = ["prince-rhombur-vernius", "viscount-hundro-moritani"]
NO_RIVALS = ["paul-atreides", "helena-richese"]
TILES = {slug(tile["id"]): tile for tile in DATA["tech_tiles"]}
SYMBOL = [name for name, tile in TILES.items() if tile["rival"]]

# fmt: off
PRINTED = {
    #                                      copies  swords
    "interstellar-shipping":              (1,      3),
    "foldspace-or-interstellar-shipping": (1,      2),
    "smuggling-or-interstellar-shipping": (1,      2),
    "tech-negotiation":                   (2,      0),
    "dreadnought-1p":                     (2,      3),
    "dreadnought-2p":                     (2,      3),
}
# fmt: on
ALONE = ["tech-negotiation", "dreadnought-1p"]
"""The new cards marked 1P."""


def new(players: int, seed: int = 0, **options: str | bool | list[str]) -> Imperium:
    return cast(Imperium, kanly.new("imperium", players, seed, cast(Options, options)))


def deck(players: int, ix: bool) -> Counter[str]:
    """The House Hagal cards of a game, wherever they are."""
    game = new(players, ix=ix)
    return Counter(HAGAL_NAMES[card] for card in game.hagal_deck + game.hagal_discard)


# The cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "size", "marked"), [(1, 30, ["dreadnought-2p"]), (2, 29, ALONE)]
)
def test_the_new_cards_join_the_deck_and_four_base_cards_leave_it(
    players: int, size: int, marked: list[str]
) -> None:
    """IX-HAGAL-01, IX-HAGAL-02, IX-HAGAL-03, IX-HAGAL-04."""
    with_ix, without = deck(players, ix=True), deck(players, ix=False)
    added = {name: copies for name, (copies, _) in PRINTED.items() if name not in marked}
    assert with_ix - without == added
    assert without - with_ix == {"hall-of-oratory": 2, "rally-troops": 2}
    assert with_ix.total() == size


def test_there_are_nine_new_cards() -> None:
    """IX-HAGAL-01, IX-HAGAL-04."""
    both = (deck(1, ix=True) | deck(2, ix=True)) - (deck(1, ix=False) | deck(2, ix=False))
    assert both == {name: copies for name, (copies, _) in PRINTED.items()}
    assert both.total() == 9


def test_with_three_or_four_players_there_are_no_hagal_cards() -> None:
    """IX-HAGAL-01: they belong to games with one or two players."""
    assert deck(3, ix=True) == deck(4, ix=True) == {}


@pytest.mark.parametrize("name", PRINTED)
def test_swords_of_a_new_card_count_in_combat(name: str) -> None:
    """IX-HAGAL-22."""
    red = {"conflict": 1, "intrigue": ["windfall"]}
    given = {"phase": "combat", "hagal-deck": [name], "red": red}
    players = 2 if name == "dreadnought-2p" else 1
    game = arrange({"players": players, "ix": True}, {**given, "yellow": {"conflict": 1}})
    assert game.strength(YELLOW) == 2 + PRINTED[name][1]
    assert (game.posts[YELLOW], game.expansion.freighter[YELLOW]) == ([], 0)


def test_house_hagal_would_ignore_tiles_on_a_card_of_the_solo_game() -> None:
    """IX-HAGAL-21: with cards smuggled in, no tile and no Negotiator, whatever it had."""
    for name, space in zip(ALONE, ["tech-negotiation", "dreadnought"]):
        given: dict[str, object] = {
            "turn": "red",
            "tech-stacks": {"upper": ["windtraps"]},
            "red": {"hand": ["reconnaissance"]},
        }
        game = arrange({"players": 2, "ix": True}, given)
        game.hagal_deck.append(BY_SLUG[name])
        game.purse[YELLOW * 3 + SPICE] = 5
        game.apply(RED, "agent reconnaissance arrakeen")
        game.apply(RED, "end")
        assert [SPACE_NAMES[post] for post in game.posts[YELLOW]] == [space]
        ix = game.expansion
        assert (ix.tiles[YELLOW], ix.negotiators[YELLOW], game.supply[YELLOW]) == ([], 0, 12)
        assert sum(map(len, ix.stacks)) == 18


# Leaders of Rivals --------------------------------------------------------------------------------


@pytest.mark.parametrize("leader", NEW_LEADERS)
def test_rhombur_and_hundro_may_lead_a_rival_and_no_other_new_leader(leader: str) -> None:
    """IX-SOLO-01."""
    for rivals_led in ([leader, "glossu-rabban"], ["glossu-rabban", leader]):
        leaders = ["paul-atreides", *rivals_led]
        if leader in NEW_RIVALS:
            game = new(1, ix=True, leaders=leaders)
            assert [LEADER_NAMES[led] for led in game.leader] == leaders
        else:
            with pytest.raises(KanlyError, match=leader):
                new(1, ix=True, leaders=leaders)
    assert LEADER_NAMES[new(1, ix=True, leaders=[leader]).leader[RED]] == leader


def test_rivals_are_dealt_from_the_leaders_they_may_have() -> None:
    """IX-SOLO-01: all of the base game's that may, and the two."""
    dealt: set[str] = set()
    for seed in range(120):
        game = new(1, seed, ix=True, leaders=["paul-atreides"])
        dealt |= {LEADER_NAMES[game.leader[house]] for house in (BLUE, YELLOW)}
    base = {slug(entry["id"]) for entry in BASE["leaders"]} - set(NO_RIVALS)
    assert dealt == base | set(NEW_RIVALS)


def test_without_the_expansion_its_leaders_lead_nobody() -> None:
    """IX-SOLO-01."""
    for leader in NEW_RIVALS:
        with pytest.raises(KanlyError, match=leader):
            new(1, leaders=["paul-atreides", leader, "glossu-rabban"])


def test_only_a_human_hundro_looks_at_intrigue_cards() -> None:
    """IX-SOLO-28, IX-SOLO-29: a Rival's left ability and its draws do nothing."""
    human = new(1, ix=True, leaders=["viscount-hundro-moritani"])
    assert human.pending[0].kind.name == "intelligence"
    leaders = ["paul-atreides", "viscount-hundro-moritani", "prince-rhombur-vernius"]
    game = new(1, ix=True, leaders=leaders)
    assert (game.round, game.pending[0].kind.name) == (1, "turn")
    assert game.expansion.seer == -1
    before = game.digest()
    resolve(game, BLUE, draw(2), NOTHING)
    assert game.digest() == before


# Tiles --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in TILES if name != "flagship"])
def test_a_rival_acquires_a_tile_if_it_has_the_symbol(name: str) -> None:
    """IX-SOLO-08: beside a Flagship that it cannot pay."""
    given = {
        "turn": "yellow",
        "hagal-deck": ["dreadnought-1p"],
        "tech-stacks": {"upper": [name, "end"], "middle": ["flagship", "end"], "lower": []},
        "yellow": {
            "spice": TILES[name]["cost"],
            "influence": {"emperor": 1, "guild": 2, "fremen": 3},
        },
    }
    game = arrange({"players": 1, "ix": True}, cast(dict[str, object], given))
    owned = [TILE_NAMES[tile] for tile in game.expansion.tiles[YELLOW]]
    assert owned == ([name] if name in SYMBOL else [])
    assert game.purse[YELLOW * 3 + SPICE] == (0 if name in SYMBOL else TILES[name]["cost"])


def test_twelve_tiles_have_the_symbol() -> None:
    """IX-SOLO-08, IX-SOLO-24: the adapted ones and four that work as for players."""
    adapted = set(DATA["solo"]["tech_tiles"]["adaptations"])
    others = set(DATA["solo"]["tech_tiles"]["unadapted_eligible"])
    assert {slug(name) for name in adapted | others} == set(SYMBOL)
    assert len(SYMBOL) == 12


def showing(game: Imperium) -> list[str]:
    return [TILE_NAMES[stack[-1]] for stack in game.expansion.stacks if stack]


def test_from_the_start_of_a_solo_game_a_tile_with_the_symbol_shows() -> None:
    """IX-SOLO-09, IX-SOLO-10: some games begin with tiles trashed, those of two players never."""
    trashed = 0
    for seed in range(120):
        game = new(1, seed, ix=True)
        assert set(showing(game)) & set(SYMBOL)
        scrapped = [TILE_NAMES[tile] for tile in game.expansion.scrapped]
        assert not set(scrapped) & set(SYMBOL)
        trashed += len(scrapped)
        assert new(2, seed, ix=True).expansion.scrapped == []
    assert trashed


@pytest.mark.parametrize("seed", range(4))
def test_all_through_a_solo_game_a_tile_with_the_symbol_shows(seed: int) -> None:
    """IX-SOLO-10: at all times, unless the stacks are empty."""
    game = new(1, seed, ix=True, difficulty="mentat")
    dice = seeded(seed)
    while not game.over:
        assert not showing(game) or set(showing(game)) & set(SYMBOL)
        for house in (BLUE, YELLOW):
            assert {TILE_NAMES[tile] for tile in game.expansion.tiles[house]} <= set(SYMBOL)
            assert game.expansion.freighter[house] <= 2
        step(game, dice)


@pytest.mark.parametrize("seed", range(4))
def test_all_through_a_game_of_two_house_hagal_gathers_nothing(seed: int) -> None:
    """IX-HAGAL-13, IX-HAGAL-20, IX-HAGAL-21."""
    game = new(2, seed, ix=True)
    dice = seeded(seed)
    while not game.over:
        assert game.purse[YELLOW * 3 : YELLOW * 3 + 3] == [0, 0, 0]
        assert (game.score[YELLOW], game.intrigues[YELLOW]) == (0, [])
        ix = game.expansion
        assert (ix.tiles[YELLOW], ix.negotiators[YELLOW]) == ([], 0)
        step(game, dice)


def step(game: Imperium, dice: Rng) -> None:
    """Some choice of whoever is asked first."""
    decision = game.pending[0]
    game.apply(decision.seat, decision.choices[dice.below(len(decision.choices))])


# The variants -------------------------------------------------------------------------------------

ROW = ["esmar-tuek", "jamis", "shai-hulud", "carryall", "lady-jessica"]
NEXT = ["sayyadina", "local-fence", "dr-yueh"]
"""The Row from the left, and the top of the deck; there is one copy of each."""


def reveal_turn(rolling: bool = True) -> Imperium:
    return churning_turn(ROW, NEXT, {"ix": True, "rolling-row": rolling})


@pytest.mark.parametrize(
    ("dice", "places"),
    [
        ((1, 4), [1, 4]),
        ((4, 1), [1, 4]),
        ((1, 2), [1, 2]),
        ((4, 5), [4, 5]),
        ((6, 2), [2]),
        ((5, 6), [5]),
        ((3, 3), [3]),
        ((1, 1), [1]),
        ((6, 6), []),
    ],
)
def test_dice_trash_cards_of_the_row(dice: tuple[int, int], places: list[int]) -> None:
    """IX-VAR-01, IX-VAR-02, IX-VAR-03, IX-EX-14: both of the same Row, then it is filled up."""
    game = end_with_dice(reveal_turn(), *dice)
    gone = [ROW[place - 1] for place in places]
    kept = [card for card in ROW if card not in gone]
    assert sorted(names(game.trashed)) == sorted(gone)
    assert sorted(names(game.row)) == sorted([*kept, *NEXT[: len(gone)]])


def test_the_row_churns_after_the_purchases_and_before_the_clean_up() -> None:
    """IX-VAR-04: what filled the Row in this turn may be trashed, what was bought may not."""
    game = reveal_turn()
    game.apply(RED, "buy jamis")
    assert game.trashed == []
    end_with_dice(game, names(game.row).index(NEXT[0]) + 1, 6)
    assert names(game.trashed) == [NEXT[0]]
    assert "jamis" in names(game.discard[RED] + game.deck[RED] + game.hand[RED])
    assert (game.play[RED], game.revealing) == ([], False)


def test_only_reveal_turns_of_the_human_churn_the_row() -> None:
    """IX-VAR-01: not an Agent turn nor the turns of Rivals."""
    given: dict[str, object] = {"turn": "red", "row": ROW, "red": {"hand": ["reconnaissance"]}}
    for seed in range(10):
        game = arrange({"players": 1, "ix": True, "rolling-row": True}, given, seed)
        game.apply(RED, "agent reconnaissance carthag")
        game.apply(RED, "end")
        assert game.posts[BLUE]
        assert names(game.row) == ROW


def test_without_the_variant_the_row_stays() -> None:
    """IX-VAR-06: it is optional."""
    game = end_with_dice(reveal_turn(rolling=False), 1, 4)
    assert (names(game.row), game.trashed) == (ROW, [])


VARIANTS = ["rolling-row", "brutal-escalation"]


@pytest.mark.parametrize("chosen", [[], VARIANTS[:1], VARIANTS[1:], VARIANTS])
def test_the_variants_are_independent(chosen: list[str]) -> None:
    """IX-VAR-06."""
    options: Options = {"ix": True, **dict.fromkeys(chosen, True)}
    data = kanly.new("imperium", 1, 0, options).describe()
    assert [name for name in VARIANTS if data[name]] == chosen


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_variants_are_for_the_solo_game_only(variant: str, players: int) -> None:
    """IX-VAR-06."""
    with pytest.raises(KanlyError, match="solo"):
        kanly.new("imperium", players, 0, {"ix": True, variant: True})
