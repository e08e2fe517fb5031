"""Setting up the table for one to four players (IMP-SETUP)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.event import Listener
from kanly.core.game import ASK, Frame
from kanly.core.question import Question
from kanly.core.rng import Rng, seeded
from kanly.core.setup import Options, Setup
from kanly.imperium import choices as c
from kanly.imperium import decks, round_start, technology
from kanly.imperium.asking import ON_OFFER, SeatQuestion
from kanly.imperium.effects import SOLARI, SPICE, WATER
from kanly.imperium.ix_board import IxBoard
from kanly.imperium.keys import COLOUR_KEY
from kanly.imperium.options import LEVELS, ROUNDS, SMALL, checked
from kanly.imperium.position import NOBODY, NOTHING, Imperium
from kanly.imperium.recall import RIVAL_AGENTS
from kanly.imperium.tables import hagal
from kanly.imperium.tables.cards import CARDS, DUNE, IMPERIUM_DECK, RESERVE_CARDS, STARTING_DECK
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.intrigues import INTRIGUE_DECK
from kanly.imperium.tables.ix import CONTROL_THE_SPICE, IX_BOARD, IX_DECK, IX_INTRIGUES
from kanly.imperium.tables.leaders import BASE_LEADERS, BY_SLUG, LEADERS
from kanly.imperium.tables.tiles import TILES
from kanly.imperium.types import HouseFrame, HouseId

OFFERED: Final = 2
"""Leaders dealt to each seat in a draft."""


def new(
    players: int,
    seed: int | str,
    options: Options | None = None,
    names: list[str] | None = None,
    listener: Listener | None = None,
) -> Imperium:
    """A new game, set up and run to its first decision."""
    chosen = checked(players, options or {})
    seats = names or [f"seat {i + 1}" for i in range(players)]
    game = Imperium(Setup("imperium", players, seed, chosen, seats), seeded(seed), None)
    game.new_columns(houses(players))
    game.listener = listener
    set_up(game)
    game.start = game.clone()
    return game


def houses(players: int) -> int:
    """With one or two players House Hagal joins in (IMP-SETUP-20)."""
    return 3 if players < 3 else players


# The table ----------------------------------------------------------------------------------------


def set_up(game: Imperium) -> None:
    """Everything in its place; then Leaders, and Phase 1 of round 1."""
    rng = game.rng
    players = game.players
    if game.solo:
        level = game.setup.options.get("difficulty", LEVELS[0])
        game.difficulty = LEVELS.index(str(level))
    game.rolling_row = bool(game.setup.options.get("rolling-row", False))
    game.brutal = bool(game.setup.options.get("brutal-escalation", False))
    if game.setup.options.get("ix"):
        game.board = IX_BOARD
        game.ix = IxBoard(game.houses, None)
        game.ix.epic = bool(game.setup.options.get("epic", False))
    conflict_deck(game, rng)
    game.intrigue_deck = intrigue_cards(game)
    rng.shuffle(game.intrigue_deck)
    game.imperium_deck = imperium_cards(game)
    rng.shuffle(game.imperium_deck)
    game.row = [game.imperium_deck.pop() for _ in range(5)]
    game.reserve = [CARDS[card].copies for card in RESERVE_CARDS]
    if players < 3:
        game.hagal_deck = hagal_cards(game)
        rng.shuffle(game.hagal_deck)
    for house in game.every_house:
        if house < players:
            seat_up(game, house)
        else:
            rival_up(game, house)
    game.first = game.every_house[1 if game.solo else rng.below(players)]
    if game.ix is not None:
        tech_stacks(game, rng)
        if game.ix.epic:
            for house in game.in_order(game.first):
                if not game.is_rival(house):
                    decks.draw_intrigue(game, house, 1)
    game.stack.append((round_start.ROUND_START.frame,))
    deal_leaders(game, rng)
    game.run()


def imperium_cards(game: Imperium) -> list[int]:
    """The Imperium deck, with the expansion's cards if they are played with (IX-SETUP-10)."""
    return as_chosen(game, IMPERIUM_DECK if game.ix is None else IMPERIUM_DECK + IX_DECK)


def intrigue_cards(game: Imperium) -> list[int]:
    return as_chosen(game, INTRIGUE_DECK if game.ix is None else INTRIGUE_DECK + IX_INTRIGUES)


def as_chosen(game: Imperium, cards: list[int]) -> list[int]:
    """A deck, or one card of each kind in it if the decks are to be small (IMP-VAR-07)."""
    return sorted(set(cards)) if game.setup.options.get(SMALL) else cards[:]


def hagal_cards(game: Imperium) -> list[int]:
    return hagal.deck(hagal.SOLO if game.solo else hagal.TWO, game.ix is not None)


def starting_cards(game: Imperium) -> list[int]:
    """In Epic mode Control the Spice replaces one Dune, the Desert Planet (IX-EPIC-05)."""
    cards = STARTING_DECK[:]
    if game.epic:
        cards[cards.index(DUNE)] = CONTROL_THE_SPICE
    return cards


def conflict_cards(game: Imperium, tier: int) -> list[int]:
    """All Conflict cards of a tier that are played with (IX-SETUP-07)."""
    return [c.id for c in CONFLICTS[: conflict_count(game)] if c.tier == tier]


def conflict_count(game: Imperium) -> int:
    return BASE_CONFLICTS if game.ix is None else len(CONFLICTS)


def tiers(game: Imperium) -> tuple[tuple[int, int], ...]:
    """How many Conflict cards of each tier are in the deck, top first (IMP-SETUP-03).

    A game of fewer rounds keeps these shares (IMP-VAR-06); Epic mode fights no Conflict I
    (IX-EPIC-03).
    """
    rounds = game.setup.options.get("rounds", ROUNDS)
    assert isinstance(rounds, int)
    first = 0 if game.epic else 1
    second = (rounds - first + 1) // 2
    return ((1, first), (2, second), (3, rounds - first - second))


def tech_stacks(game: Imperium, rng: Rng) -> None:
    """Three stacks of six tiles, the top one of each face up (IX-SETUP-06)."""
    pool: list[int] = [tile.id for tile in TILES]
    rng.shuffle(pool)
    for stack in range(technology.STACKS):
        at = stack * technology.PER_STACK
        game.expansion.stacks[stack] = pool[at : at + technology.PER_STACK]
    for stack in range(technology.STACKS):
        technology.turned_up(game, stack)


def conflict_deck(game: Imperium, rng: Rng) -> None:
    """One Conflict I on top, five II, four III; the rest leave the game unseen (IMP-SETUP-04)."""
    deck: list[int] = []
    for tier, count in tiers(game):
        cards = conflict_cards(game, tier)
        rng.shuffle(cards)
        deck += cards[:count]
        game.conflict_box += cards[count:]
    deck.reverse()
    game.conflict_deck = deck


def seat_up(game: Imperium, seat: HouseId) -> None:
    """A player's cards, troops, Agents and water (IMP-SETUP-09 to -17)."""
    game.deck[seat] = starting_cards(game)
    game.rng.shuffle(game.deck[seat])
    game.purse[seat * 3 + WATER] = 1
    game.garrison[seat] = 5 if game.epic else 3
    game.supply[seat] = 12 - game.garrison[seat]
    game.ready[seat] = 2
    game.score[seat] = 1 if game.players == 4 else 0
    if game.difficulty != NOTHING:
        level = hagal.DIFFICULTIES[game.difficulty]
        game.purse[seat * 3 + SOLARI] += level.solari
        game.purse[seat * 3 + SPICE] += level.spice


def rival_up(game: Imperium, rival: HouseId) -> None:
    """A Rival of the solo game, or House Hagal (IMP-SOLO-12, IMP-HAGAL2-02 to -04)."""
    game.ready[rival] = RIVAL_AGENTS
    if game.solo:
        level = hagal.DIFFICULTIES[game.difficulty]
        game.ready[rival] = 2
        game.purse[rival * 3 + WATER] = 1
        game.garrison[rival] = level.garrison
        game.supply[rival] -= level.garrison
        decks.draw_intrigue(game, rival, level.intrigues)


# Leaders ------------------------------------------------------------------------------------------


def deal_leaders(game: Imperium, rng: Rng) -> None:
    """Given, drafted, or dealt at random; Rivals get theirs from what is left (IMP-SOLO-10)."""
    given = game.setup.options.get("leaders")
    pool = leader_pool(game)
    rng.shuffle(pool)
    if isinstance(given, list):
        for house, slug in enumerate(given):
            game.leader[house] = BY_SLUG[slug]
            pool.remove(BY_SLUG[slug])
    elif game.setup.options.get("draft"):
        for seat in game.every_seat:
            game.offers[seat] = sorted(pool.pop() for _ in range(OFFERED))
        game.stack.append((ASK_LEADER.frame,))
    if game.solo:
        for rival in range(game.players, game.houses):
            if game.leader[rival] == NOBODY:
                rivals = [leader for leader in pool if LEADERS[leader].rival]
                game.leader[rival] = rivals[0]
                pool.remove(rivals[0])
    if game.setup.options.get("draft"):
        return
    for seat in game.every_seat:
        if game.leader[seat] == NOBODY:
            game.leader[seat] = pool.pop()
    leaders_ready(game)


BASE_CONFLICTS: Final = 18


def leader_pool(game: Imperium) -> list[int]:
    """The Leaders that can be taken (IX-SETUP-11)."""
    leaders = BASE_LEADERS if game.ix is None else LEADERS
    return [leader.id for leader in leaders]


def ask_leader(game: Imperium, frame: Frame) -> list[Decision]:
    """Each seat picks one of the Leaders dealt to it, all at the same time."""
    return [
        Decision(seat, ASK_LEADER.kind, [c.LEADER[leader] for leader in game.offers[seat]])
        for seat in game.every_seat
        if not game.given(seat)
    ]


def leaders_chosen(game: Imperium, frame: Frame, answers: dict[int, list[Choice]]) -> None:
    for seat, given in sorted(answers.items()):
        game.leader[seat] = given[0].a
        game.offers[seat] = []
    leaders_ready(game)


ASK_LEADER: Final[Question[Imperium, HouseId]] = Question(
    ASK + 0,
    (Kind("leader", secret=True),),
    "IMP-SETUP-08",
    ask_leader,
    settle=leaders_chosen,
    gates={c.V_LEADER: ON_OFFER},
    order="IMP-SETUP-08",
)


def leaders_ready(game: Imperium) -> None:
    """Left abilities that change the setup (IMP-SETUP-11, IMP-LEAD-08, -20)."""
    for seat in game.every_seat:
        leader = LEADERS[game.leader[seat]]
        game.emit("leader", seat=COLOUR_KEY[seat], leader=f"leader-{leader.slug}")
        ability = game.ability(seat)
        for resource, n in enumerate(ability.start):
            game.purse[seat * 3 + resource] += n
        if ability.snoopers:
            game.expansion.snoopers[seat] = 0b1111
    for seat in reversed(game.in_order(game.first)):
        if game.is_rival(seat):
            continue
        if game.ability(seat).secret_tokens:
            game.stack.append((ASK_TOKENS.frame, seat))
        elif game.ability(seat).intelligence:
            game.stack.append((ASK_INTELLIGENCE.frame, seat))


def token_pairs(game: Imperium, frame: Frame) -> list[Choice]:
    return c.TOKENS[:]


def answer_tokens(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    """Two factions in secret; the other two leave the game unseen (IMP-LEAD-08)."""
    _, seat = frame
    game.tokens[seat] = choice.a


ASK_TOKENS: Final[SeatQuestion] = SeatQuestion(
    1, "masterstroke", "IMP-LEAD-08", c.V_TOKENS, token_pairs, answer_tokens, order="IX-LEAD-16"
)


def top_intrigues(game: Imperium, frame: Frame) -> list[Choice]:
    """Hundro keeps one of the top two Intrigue cards (IX-LEAD-07)."""
    return [c.SECRET[card] for card in decks.kinds_of(game.intrigue_deck[-2:])]


def answer_intelligence(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    """The other goes back on top, known to him alone (IX-INFO-05)."""
    _, seat = frame
    top = game.intrigue_deck[-2:]
    del game.intrigue_deck[-2:]
    top.remove(choice.a)
    game.intrigue_deck += top
    game.intrigues[seat].append(choice.a)
    game.expansion.seer = seat
    game.seen()


ASK_INTELLIGENCE: Final[SeatQuestion] = SeatQuestion(
    38,
    "intelligence",
    "IX-LEAD-07",
    c.V_SECRET,
    top_intrigues,
    answer_intelligence,
    order="IX-LEAD-16",
)
