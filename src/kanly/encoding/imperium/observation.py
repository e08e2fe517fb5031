"""What a seat sees of a game of Dune: Imperium, as a row of numbers.

Houses stand in turn order from the seat itself, so that every seat looks at the table the same way.
Nothing is read here that the seat may not know: the row is the same for the true position and for
the seat's view of it.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from kanly.core.game import ASK, Game
from kanly.encoding.encoding import Layout, Part, numbers
from kanly.encoding.row import FULL, add
from kanly.imperium.columns import (
    CARD_NAMES,
    CONFLICT_NAMES,
    FACTION_LIST,
    INTRIGUE_NAMES,
    LEADER_NAMES,
    LEVEL_NAMES,
    LOCATION_NAMES,
    MAKER_NAMES,
    RESERVE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
)
from kanly.imperium.effects import RESOURCE_NAMES
from kanly.imperium.flags import FLAG_NAMES
from kanly.imperium.position import NOTHING, PHASE_NAMES, QUESTIONS, Imperium
from kanly.imperium.rules import NAMES
from kanly.imperium.types import HouseId

HOUSES: Final = numbers(0, 3)
"""In turn order from the seat itself."""
ARGUMENTS: Final = numbers(1, 3)
"""The numbers of the question that are told."""

ONCE: Final = Layout()
"""What is told once: the table, the turn and the seat's own secrets."""
HOUSE: Final = Layout()
"""What everyone knows of a house, as a stretch of its own."""

# fmt: off
# What lies in the middle, for everyone ------------------------------------------------------------
T_PLAYERS: Final       = ONCE.part("players", numbers(1, 4))
T_DIFFICULTY: Final    = ONCE.part("difficulty", LEVEL_NAMES)
T_OPTIONS: Final       = ONCE.part("options", ["ix", "epic", "rolling-row", "brutal-escalation"])
T_ROUND: Final         = ONCE.part("round")
T_PHASE: Final         = ONCE.part("phase", list(PHASE_NAMES))
T_FIRST: Final         = ONCE.part("first", HOUSES)
T_TURN: Final          = ONCE.part("turn", HOUSES)
T_CONFLICT: Final      = ONCE.part("conflict", CONFLICT_NAMES)
T_PAST: Final          = ONCE.part("conflicts past", CONFLICT_NAMES)
T_LEFT: Final          = ONCE.part("conflicts left")
T_BONUS: Final         = ONCE.part("bonus spice", MAKER_NAMES)
T_RESERVE: Final       = ONCE.part("reserve", RESERVE_NAMES)
T_ROW: Final           = ONCE.part("row", CARD_NAMES)
T_INTRIGUES: Final     = ONCE.part("intrigues left")
T_USED: Final          = ONCE.part("intrigues used", INTRIGUE_NAMES)
T_MENTAT: Final        = ONCE.part("mentat")
T_TILES: Final         = ONCE.part("tiles on offer", TILE_NAMES)

# What is going on in this turn --------------------------------------------------------------------
M_QUESTION: Final      = ONCE.part("question", [NAMES[number] for number in sorted(QUESTIONS)])
M_ARGUMENTS: Final     = ONCE.part("arguments", ARGUMENTS)
M_REVEALING: Final     = ONCE.part("revealing")
M_PERSUASION: Final    = ONCE.part("persuasion")
M_VISITED: Final       = ONCE.part("visited", SPACE_NAMES)
M_RECRUITED: Final     = ONCE.part("recruited")
M_FRESH: Final         = ONCE.part("fresh")
M_DEPLOYED: Final      = ONCE.part("deployed")
M_MARCHED: Final       = ONCE.part("marched")
M_FLAGS: Final         = ONCE.part("flags", FLAG_NAMES)
M_DISCOUNT: Final      = ONCE.part("discount")
M_WAITING: Final       = ONCE.part("effects waiting")
M_BUILT: Final         = ONCE.part("dreadnoughts built")
M_SENT: Final          = ONCE.part("dreadnoughts sent")

# What only this seat knows, or needs --------------------------------------------------------------
S_HAND: Final          = ONCE.part("hand", CARD_NAMES)
S_INTRIGUES: Final     = ONCE.part("intrigues", INTRIGUE_NAMES)
S_LEADERS: Final       = ONCE.part("leaders on offer", LEADER_NAMES)
S_TOKENS: Final        = ONCE.part("masterstroke", FACTION_LIST)
S_SNOOPERS: Final      = ONCE.part("snoopers", FACTION_LIST)
S_TILES_USED: Final    = ONCE.part("tiles used", TILE_NAMES)

# What everyone knows of a house: places in the stretch of that house ------------------------------
H_PRESENT: Final       = HOUSE.part("present")
H_RIVAL: Final         = HOUSE.part("rival")
H_LEADER: Final        = HOUSE.part("leader", LEADER_NAMES)
H_SCORE: Final         = HOUSE.part("score")
H_PURSE: Final         = HOUSE.part("purse", list(RESOURCE_NAMES))
H_INFLUENCE: Final     = HOUSE.part("influence", FACTION_LIST)
H_ALLIANCES: Final     = HOUSE.part("alliances", FACTION_LIST)
H_COUNCIL: Final       = HOUSE.part("council")
H_SWORDMASTER: Final   = HOUSE.part("swordmaster")
H_SUPPLY: Final        = HOUSE.part("supply")
H_GARRISON: Final      = HOUSE.part("garrison")
H_TROOPS: Final        = HOUSE.part("troops")
H_SWORDS: Final        = HOUSE.part("swords")
H_STRENGTH: Final      = HOUSE.part("strength")
H_READY: Final         = HOUSE.part("ready")
H_REVEALED: Final      = HOUSE.part("revealed")
H_MENTAT: Final        = HOUSE.part("mentat next")
H_VOICE: Final         = HOUSE.part("voice", SPACE_NAMES)
H_CONTROL: Final       = HOUSE.part("control", LOCATION_NAMES)
H_HAND: Final          = HOUSE.part("cards in hand")
H_DECK: Final          = HOUSE.part("cards in deck")
H_INTRIGUES: Final     = HOUSE.part("intrigue cards")
H_LASTING: Final       = HOUSE.part("lasting intrigues", INTRIGUE_NAMES)
H_AGENTS: Final        = HOUSE.part("agents", SPACE_NAMES)
H_CARDS: Final         = HOUSE.part("cards", CARD_NAMES)
H_USED: Final          = HOUSE.part("cards used", CARD_NAMES)
H_TILES: Final         = HOUSE.part("tiles", TILE_NAMES)
H_FREIGHTER: Final     = HOUSE.part("freighter")
H_NEGOTIATORS: Final   = HOUSE.part("negotiators")
H_DREADNOUGHTS: Final  = HOUSE.part("dreadnoughts", ["garrisoned", "fighting", "docked"])
H_HELD: Final          = HOUSE.part("held by dreadnought", LOCATION_NAMES)
# fmt: on

PARTS: Final[list[Part]] = [
    *ONCE.parts,
    *[(f"house {i}: {name}", names) for i in HOUSES for name, names in HOUSE.parts],
]


def write(game: Game, seat: int, row: BytesWriter) -> None:
    """What the seat sees of a position of Dune: Imperium."""
    assert isinstance(game, Imperium)
    write_table(row, game, seat)
    write_moment(row, game, seat)
    write_secrets(row, game, seat)
    houses = game.houses
    for i in range(houses):
        write_house(row, ONCE.size + i * HOUSE.size, game, HouseId((seat + i) % houses), i == 0)


def write_table(row: BytesWriter, game: Imperium, seat: int) -> None:
    houses = game.houses
    row[T_PLAYERS + game.players - 1] = 1
    if game.difficulty >= 0:
        row[T_DIFFICULTY + game.difficulty] = 1
    row[T_OPTIONS + 2] = int(game.rolling_row)
    row[T_OPTIONS + 3] = int(game.brutal)
    row[T_ROUND] = game.round
    row[T_PHASE + game.phase] = 1
    row[T_FIRST + (game.first - seat) % houses] = 1
    if game.turn >= 0:
        row[T_TURN + (game.turn - seat) % houses] = 1
    if game.conflict >= 0:
        row[T_CONFLICT + game.conflict] = 1
    for conflict in game.conflicts_past:
        row[T_PAST + conflict] = 1
    row[T_LEFT] = len(game.conflict_deck)
    for i in range(3):
        row[T_BONUS + i] = min(game.bonus[i], FULL)
        row[T_RESERVE + i] = game.reserve[i]
    for card in game.row:
        add(row, T_ROW + card, 1)
    row[T_INTRIGUES] = len(game.intrigue_deck)
    for card in game.intrigue_discard:
        add(row, T_USED + card, 1)
    row[T_MENTAT] = int(game.mentat < 0)
    ix = game.ix
    if ix is not None:
        row[T_OPTIONS] = 1
        row[T_OPTIONS + 1] = int(ix.epic)
        for stack in ix.stacks:
            if stack:
                row[T_TILES + stack[-1]] = 1


def write_moment(row: BytesWriter, game: Imperium, seat: int) -> None:
    if game.stack:
        frame = game.stack[-1]
        if frame[0] >= ASK:
            row[M_QUESTION + frame[0] - ASK] = 1
            for i in range(2, min(len(frame), 2 + len(ARGUMENTS))):
                row[M_ARGUMENTS + i - 2] = min(max(frame[i] + 1, 0), FULL)
    row[M_REVEALING] = int(game.revealing)
    row[M_PERSUASION] = game.persuasion
    if game.visited >= 0:
        row[M_VISITED + game.visited] = 1
    row[M_RECRUITED] = game.recruited
    row[M_FRESH] = game.fresh
    row[M_DEPLOYED] = game.deployed
    row[M_MARCHED] = game.marched
    for i in range(len(FLAG_NAMES)):
        row[M_FLAGS + i] = game.flags >> i & 1
    row[M_DISCOUNT] = min(max(game.discount, 0), FULL)
    row[M_WAITING] = len(game.chips) // 2
    ix = game.ix
    if ix is not None:
        row[M_BUILT] = ix.commissioned
        row[M_SENT] = ix.sent


def write_secrets(row: BytesWriter, game: Imperium, seat: int) -> None:
    for card in game.hand[seat]:
        add(row, S_HAND + card, 1)
    for card in game.intrigues[seat]:
        add(row, S_INTRIGUES + card, 1)
    for leader in game.offers[seat]:
        row[S_LEADERS + leader] = 1
    tokens = game.tokens[seat]
    for i in range(4):
        row[S_TOKENS + i] = tokens >> i & 1
    ix = game.ix
    if ix is not None:
        for i in range(4):
            row[S_SNOOPERS + i] = ix.snoopers[seat] >> i & 1
        for tile in ix.tiles[seat]:
            row[S_TILES_USED + tile] = ix.flipped[seat] >> tile & 1


def write_house(row: BytesWriter, at: int, game: Imperium, house: HouseId, own: bool) -> None:
    row[at + H_PRESENT] = 1
    row[at + H_RIVAL] = int(game.is_rival(house))
    if game.leader[house] >= 0:
        row[at + H_LEADER + game.leader[house]] = 1
    row[at + H_SCORE] = max(game.score[house], 0)
    for i in range(3):
        row[at + H_PURSE + i] = min(game.purse[house * 3 + i], FULL)
        row[at + H_CONTROL + i] = int(game.control[i] == house)
    for i in range(4):
        row[at + H_INFLUENCE + i] = game.influence[house * 4 + i]
        row[at + H_ALLIANCES + i] = int(game.alliance[i] == house)
    row[at + H_COUNCIL] = game.council >> house & 1
    row[at + H_SWORDMASTER] = game.swordmaster >> house & 1
    row[at + H_SUPPLY] = game.supply[house]
    row[at + H_GARRISON] = game.garrison[house]
    row[at + H_TROOPS] = game.troops[house]
    row[at + H_SWORDS] = min(game.swords[house], FULL)
    row[at + H_STRENGTH] = min(game.strength(house), FULL)
    row[at + H_READY] = game.ready[house]
    row[at + H_REVEALED] = game.revealed >> house & 1
    row[at + H_MENTAT] = int(game.mentat_next == house)
    if game.voice[house] >= 0:
        row[at + H_VOICE + game.voice[house]] = 1
    row[at + H_HAND] = len(game.hand[house])
    row[at + H_DECK] = len(game.deck[house])
    row[at + H_INTRIGUES] = len(game.intrigues[house])
    for card in game.lasting[house]:
        add(row, at + H_LASTING + card, 1)
    for space in game.posts[house]:
        add(row, at + H_AGENTS + space, 1)
    write_cards(row, at, game, house, own)
    ix = game.ix
    if ix is not None:
        for tile in ix.tiles[house]:
            row[at + H_TILES + tile] = 1
        row[at + H_FREIGHTER] = ix.freighter[house]
        row[at + H_NEGOTIATORS] = ix.negotiators[house]
        row[at + H_DREADNOUGHTS] = ix.garrisoned[house]
        row[at + H_DREADNOUGHTS + 1] = ix.fighting[house]
        row[at + H_DREADNOUGHTS + 2] = ix.docked[house]
        for i in range(3):
            row[at + H_HELD + i] = int(ix.holder[i] == house)


def write_cards(row: BytesWriter, at: int, game: Imperium, house: HouseId, own: bool) -> None:
    """All cards a house owns, which everyone can work out, and those seen in play or discarded."""
    owned = at + H_CARDS
    used = at + H_USED
    for card in game.discard[house]:
        add(row, owned + card, 1)
        add(row, used + card, 1)
    for card in game.play[house]:
        add(row, owned + card, 1)
        add(row, used + card, 1)
    for card in game.deck[house]:
        if card >= 0:
            add(row, owned + card, 1)
    kept = NOTHING if game.ix is None else game.ix.kept[house]
    if not game.pool:  # the true position
        for card in game.hand[house]:
            add(row, owned + card, 1)
        if kept >= 0:
            add(row, owned + kept, 1)
        return
    for card in game.pool[house]:
        add(row, owned + card, 1)
    if kept >= 0:
        add(row, owned + kept, 1)
    for card in game.hand[house] if own else game.known_hand[house]:
        add(row, owned + card, 1)
