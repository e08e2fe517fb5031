"""What a seat sees of a game of Dune: Imperium, as a row of numbers.

Houses stand in turn order from the seat itself, so that every seat looks at the table the same way.
Nothing is read here that the seat may not know: the row is the same for the true position and for
the seat's view of it.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from kanly.core.game import ASK, Game
from kanly.encoding.encoding import ONE, Part, places, width
from kanly.encoding.row import FULL, add
from kanly.imperium.effects import FACTION_NAMES, RESOURCE_NAMES
from kanly.imperium.flags import FLAG_NAMES
from kanly.imperium.position import NOTHING, PHASE_NAMES, Imperium
from kanly.imperium.rules import QUESTION_NAMES
from kanly.imperium.tables.cards import CARDS, RESERVE_CARDS
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.hagal import DIFFICULTIES
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import LOCATIONS, MAKERS, SPACES
from kanly.imperium.tables.tiles import TILES

HOUSES: Final = ["0", "1", "2", "3"]
"""In turn order from the seat itself."""
CARD: Final = [card.slug for card in CARDS]
CONFLICT: Final = [card.slug for card in CONFLICTS]
INTRIGUE: Final = [card.slug for card in INTRIGUES]
LEADER: Final = [leader.slug for leader in LEADERS]
SPACE: Final = [space.slug for space in SPACES]
TILE: Final = [tile.slug for tile in TILES]
FACTION: Final = list(FACTION_NAMES)
RESOURCE: Final = list(RESOURCE_NAMES)
LOCATION: Final = [SPACE[space] for space in LOCATIONS]
ARGUMENT: Final = ["1", "2", "3"]
"""The numbers of the question that are told."""

TABLE: Final[list[Part]] = [
    ("players", ["1", "2", "3", "4"]),
    ("difficulty", [level.slug for level in DIFFICULTIES]),
    ("options", ["ix", "epic", "rolling-row", "brutal-escalation"]),
    ("round", ONE),
    ("phase", list(PHASE_NAMES)),
    ("first", HOUSES),
    ("turn", HOUSES),
    ("conflict", CONFLICT),
    ("conflicts past", CONFLICT),
    ("conflicts left", ONE),
    ("bonus spice", [SPACE[space] for space in MAKERS]),
    ("reserve", [CARD[card] for card in RESERVE_CARDS]),
    ("row", CARD),
    ("intrigues left", ONE),
    ("intrigues used", INTRIGUE),
    ("mentat", ONE),
    ("tiles on offer", TILE),
]
"""What lies in the middle, for everyone."""

MOMENT: Final[list[Part]] = [
    ("question", QUESTION_NAMES),
    ("arguments", ARGUMENT),
    ("revealing", ONE),
    ("persuasion", ONE),
    ("visited", SPACE),
    ("recruited", ONE),
    ("fresh", ONE),
    ("deployed", ONE),
    ("marched", ONE),
    ("flags", FLAG_NAMES),
    ("discount", ONE),
    ("effects waiting", ONE),
    ("dreadnoughts built", ONE),
    ("dreadnoughts sent", ONE),
]
"""What is going on in this turn."""

SECRETS: Final[list[Part]] = [
    ("hand", CARD),
    ("intrigues", INTRIGUE),
    ("leaders on offer", LEADER),
    ("masterstroke", FACTION),
    ("snoopers", FACTION),
    ("tiles used", TILE),
]
"""What only this seat knows, or needs."""

HOUSE: Final[list[Part]] = [
    ("present", ONE),
    ("rival", ONE),
    ("leader", LEADER),
    ("score", ONE),
    ("purse", RESOURCE),
    ("influence", FACTION),
    ("alliances", FACTION),
    ("council", ONE),
    ("swordmaster", ONE),
    ("supply", ONE),
    ("garrison", ONE),
    ("troops", ONE),
    ("swords", ONE),
    ("strength", ONE),
    ("ready", ONE),
    ("revealed", ONE),
    ("mentat next", ONE),
    ("voice", SPACE),
    ("control", LOCATION),
    ("cards in hand", ONE),
    ("cards in deck", ONE),
    ("intrigue cards", ONE),
    ("lasting intrigues", INTRIGUE),
    ("agents", SPACE),
    ("cards", CARD),
    ("cards used", CARD),
    ("tiles", TILE),
    ("freighter", ONE),
    ("negotiators", ONE),
    ("dreadnoughts", ["garrisoned", "fighting", "docked"]),
    ("held by dreadnought", LOCATION),
]
"""What everyone knows of a house."""


PARTS: Final[list[Part]] = [
    *TABLE,
    *MOMENT,
    *SECRETS,
    *[(f"house {i}: {name}", names) for i in HOUSES for name, names in HOUSE],
]
SIZE: Final = width(PARTS)

_table = places(TABLE, 0)
_moment = places(MOMENT, width(TABLE))
_secret = places(SECRETS, width(TABLE) + width(MOMENT))
_house = places(HOUSE, 0)
FIRST_HOUSE: Final = width(TABLE) + width(MOMENT) + width(SECRETS)
PER_HOUSE: Final = width(HOUSE)

T_PLAYERS: Final = _table["players"]
T_DIFFICULTY: Final = _table["difficulty"]
T_OPTIONS: Final = _table["options"]
T_ROUND: Final = _table["round"]
T_PHASE: Final = _table["phase"]
T_FIRST: Final = _table["first"]
T_TURN: Final = _table["turn"]
T_CONFLICT: Final = _table["conflict"]
T_PAST: Final = _table["conflicts past"]
T_LEFT: Final = _table["conflicts left"]
T_BONUS: Final = _table["bonus spice"]
T_RESERVE: Final = _table["reserve"]
T_ROW: Final = _table["row"]
T_INTRIGUES: Final = _table["intrigues left"]
T_USED: Final = _table["intrigues used"]
T_MENTAT: Final = _table["mentat"]
T_TILES: Final = _table["tiles on offer"]

M_QUESTION: Final = _moment["question"]
M_ARGUMENTS: Final = _moment["arguments"]
M_REVEALING: Final = _moment["revealing"]
M_PERSUASION: Final = _moment["persuasion"]
M_VISITED: Final = _moment["visited"]
M_RECRUITED: Final = _moment["recruited"]
M_FRESH: Final = _moment["fresh"]
M_DEPLOYED: Final = _moment["deployed"]
M_MARCHED: Final = _moment["marched"]
M_FLAGS: Final = _moment["flags"]
M_DISCOUNT: Final = _moment["discount"]
M_WAITING: Final = _moment["effects waiting"]
M_BUILT: Final = _moment["dreadnoughts built"]
M_SENT: Final = _moment["dreadnoughts sent"]

S_HAND: Final = _secret["hand"]
S_INTRIGUES: Final = _secret["intrigues"]
S_LEADERS: Final = _secret["leaders on offer"]
S_TOKENS: Final = _secret["masterstroke"]
S_SNOOPERS: Final = _secret["snoopers"]
S_TILES_USED: Final = _secret["tiles used"]

H_PRESENT: Final = _house["present"]
H_RIVAL: Final = _house["rival"]
H_LEADER: Final = _house["leader"]
H_SCORE: Final = _house["score"]
H_PURSE: Final = _house["purse"]
H_INFLUENCE: Final = _house["influence"]
H_ALLIANCES: Final = _house["alliances"]
H_COUNCIL: Final = _house["council"]
H_SWORDMASTER: Final = _house["swordmaster"]
H_SUPPLY: Final = _house["supply"]
H_GARRISON: Final = _house["garrison"]
H_TROOPS: Final = _house["troops"]
H_SWORDS: Final = _house["swords"]
H_STRENGTH: Final = _house["strength"]
H_READY: Final = _house["ready"]
H_REVEALED: Final = _house["revealed"]
H_MENTAT: Final = _house["mentat next"]
H_VOICE: Final = _house["voice"]
H_CONTROL: Final = _house["control"]
H_HAND: Final = _house["cards in hand"]
H_DECK: Final = _house["cards in deck"]
H_INTRIGUES: Final = _house["intrigue cards"]
H_LASTING: Final = _house["lasting intrigues"]
H_AGENTS: Final = _house["agents"]
H_CARDS: Final = _house["cards"]
H_USED: Final = _house["cards used"]
H_TILES: Final = _house["tiles"]
H_FREIGHTER: Final = _house["freighter"]
H_NEGOTIATORS: Final = _house["negotiators"]
H_DREADNOUGHTS: Final = _house["dreadnoughts"]
H_HELD: Final = _house["held by dreadnought"]


def write(game: Game, seat: int, row: BytesWriter) -> None:
    """What the seat sees of a position of Dune: Imperium."""
    assert isinstance(game, Imperium)
    write_table(row, game, seat)
    write_moment(row, game, seat)
    write_secrets(row, game, seat)
    houses = game.houses
    for i in range(houses):
        write_house(row, FIRST_HOUSE + i * PER_HOUSE, game, (seat + i) % houses, i == 0)


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
            for i in range(2, min(len(frame), 2 + len(ARGUMENT))):
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


def write_house(row: BytesWriter, at: int, game: Imperium, house: int, own: bool) -> None:
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


def write_cards(row: BytesWriter, at: int, game: Imperium, house: int, own: bool) -> None:
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
