"""The columns of a position as they are stored. Made from `columns.py`: do not edit.

Write it anew with `python -m tests.columns`.
"""

from __future__ import annotations

from typing import Final

from kanly.core.game import Game
from kanly.core.shape import NOTHING
from kanly.imperium.types import NOBODY, HouseId, IntrigueId

Knowledge = tuple[HouseId, IntrigueId, int]
"""(seat that knows, Intrigue card, mask of the houses one of which holds it)."""


class Columns(Game):
    """What is stored of a position."""

    def new_columns(self, houses: int) -> None:
        """An empty table."""
        self.houses: int = houses
        self.difficulty: int = NOTHING
        self.rolling_row: bool = False
        self.brutal: bool = False
        self.round: int = 0
        self.phase: int = 0
        self.first: HouseId = HouseId(0)
        self.leader: list[int] = [NOTHING] * houses
        self.offers: list[list[int]] = [[] for _ in range(houses)]
        self.purse: list[int] = [0] * (houses * 3)
        self.score: list[int] = [0] * houses
        self.influence: list[int] = [0] * (houses * 4)
        self.awarded: list[int] = [0] * houses
        self.alliance: list[HouseId] = [NOBODY] * 4
        self.tokens: list[int] = [0] * houses
        self.council: int = 0
        self.swordmaster: int = 0
        self.supply: list[int] = [12] * houses
        self.garrison: list[int] = [0] * houses
        self.troops: list[int] = [0] * houses
        self.swords: list[int] = [0] * houses
        self.ready: list[int] = [0] * houses
        self.posts: list[list[int]] = [[] for _ in range(houses)]
        self.occupied: int = 0
        self.mentat: int = NOTHING
        self.mentat_next: int = NOTHING
        self.voice: list[int] = [NOTHING] * houses
        self.revealed: int = 0
        self.control: list[HouseId] = [NOBODY] * 3
        self.bonus: list[int] = [0] * 3
        self.deck: list[list[int]] = [[] for _ in range(houses)]
        self.hand: list[list[int]] = [[] for _ in range(houses)]
        self.discard: list[list[int]] = [[] for _ in range(houses)]
        self.play: list[list[int]] = [[] for _ in range(houses)]
        self.aside: list[int] = [NOTHING] * houses
        self.intrigues: list[list[int]] = [[] for _ in range(houses)]
        self.lasting: list[list[int]] = [[] for _ in range(houses)]
        self.imperium_deck: list[int] = []
        self.row: list[int] = []
        self.reserve: list[int] = [0] * 3
        self.trashed: list[int] = []
        self.intrigue_deck: list[int] = []
        self.intrigue_discard: list[int] = []
        self.conflict_deck: list[int] = []
        self.conflict: int = NOTHING
        self.conflicts_past: list[int] = []
        self.conflict_box: list[int] = []
        self.hagal_deck: list[int] = []
        self.hagal_discard: list[int] = []
        self.known_hand: list[list[int]] = [[] for _ in range(houses)]
        self.known_top: list[int] = [0] * houses
        self.owner_top: list[int] = [0] * houses
        self.knowledge: list[Knowledge] = []
        self.pool: list[list[int]] = []
        self.turn: HouseId = NOBODY
        self.revealing: bool = False
        self.persuasion: int = 0
        self.visited: int = NOTHING
        self.recruited: int = 0
        self.fresh: int = 0
        self.deployed: int = 0
        self.marched: int = 0
        self.flags: int = 0
        self.discount: int = 0
        self.chips: list[int] = []

    def copy_columns(self, like: Columns) -> None:
        """Take over everything on another table."""
        self.houses = like.houses
        self.difficulty = like.difficulty
        self.rolling_row = like.rolling_row
        self.brutal = like.brutal
        self.round = like.round
        self.phase = like.phase
        self.first = like.first
        self.leader = like.leader[:]
        self.offers = [x[:] for x in like.offers]
        self.purse = like.purse[:]
        self.score = like.score[:]
        self.influence = like.influence[:]
        self.awarded = like.awarded[:]
        self.alliance = like.alliance[:]
        self.tokens = like.tokens[:]
        self.council = like.council
        self.swordmaster = like.swordmaster
        self.supply = like.supply[:]
        self.garrison = like.garrison[:]
        self.troops = like.troops[:]
        self.swords = like.swords[:]
        self.ready = like.ready[:]
        self.posts = [x[:] for x in like.posts]
        self.occupied = like.occupied
        self.mentat = like.mentat
        self.mentat_next = like.mentat_next
        self.voice = like.voice[:]
        self.revealed = like.revealed
        self.control = like.control[:]
        self.bonus = like.bonus[:]
        self.deck = [x[:] for x in like.deck]
        self.hand = [x[:] for x in like.hand]
        self.discard = [x[:] for x in like.discard]
        self.play = [x[:] for x in like.play]
        self.aside = like.aside[:]
        self.intrigues = [x[:] for x in like.intrigues]
        self.lasting = [x[:] for x in like.lasting]
        self.imperium_deck = like.imperium_deck[:]
        self.row = like.row[:]
        self.reserve = like.reserve[:]
        self.trashed = like.trashed[:]
        self.intrigue_deck = like.intrigue_deck[:]
        self.intrigue_discard = like.intrigue_discard[:]
        self.conflict_deck = like.conflict_deck[:]
        self.conflict = like.conflict
        self.conflicts_past = like.conflicts_past[:]
        self.conflict_box = like.conflict_box[:]
        self.hagal_deck = like.hagal_deck[:]
        self.hagal_discard = like.hagal_discard[:]
        self.known_hand = [x[:] for x in like.known_hand]
        self.known_top = like.known_top[:]
        self.owner_top = like.owner_top[:]
        self.knowledge = like.knowledge[:]
        self.pool = [x[:] for x in like.pool]
        self.turn = like.turn
        self.revealing = like.revealing
        self.persuasion = like.persuasion
        self.visited = like.visited
        self.recruited = like.recruited
        self.fresh = like.fresh
        self.deployed = like.deployed
        self.marched = like.marched
        self.flags = like.flags
        self.discount = like.discount
        self.chips = like.chips[:]


# fmt: off
FIELDS: Final = (
    "houses", "difficulty", "rolling_row", "brutal", "round", "phase", "first", "leader", "offers",
    "purse", "score", "influence", "awarded", "alliance", "tokens", "council", "swordmaster",
    "supply", "garrison", "troops", "swords", "ready", "posts", "occupied", "mentat", "mentat_next",
    "voice", "revealed", "control", "bonus", "deck", "hand", "discard", "play", "aside",
    "intrigues", "lasting", "imperium_deck", "row", "reserve", "trashed", "intrigue_deck",
    "intrigue_discard", "conflict_deck", "conflict", "conflicts_past", "conflict_box", "hagal_deck",
    "hagal_discard", "known_hand", "known_top", "owner_top", "knowledge", "pool", "turn",
    "revealing", "persuasion", "visited", "recruited", "fresh", "deployed", "marched", "flags",
    "discount", "chips",
)
"""Every column, in the order of the digest."""
# fmt: on


class IxColumns:
    """What is stored of a position."""

    def new_columns(self, houses: int) -> None:
        """An empty table."""
        self.epic: bool = False
        self.stacks: list[list[int]] = [[], [], []]
        self.tiles: list[list[int]] = [[] for _ in range(houses)]
        self.flipped: list[int] = [0] * houses
        self.scrapped: list[int] = []
        self.freighter: list[int] = [0] * houses
        self.negotiators: list[int] = [0] * houses
        self.docked: list[int] = [2] * houses
        self.garrisoned: list[int] = [0] * houses
        self.fighting: list[int] = [0] * houses
        self.holder: list[HouseId] = [NOBODY] * 3
        self.since: list[int] = [0] * 3
        self.snoopers: list[int] = [0] * houses
        self.slots: list[int] = [0] * houses
        self.kept: list[int] = [NOTHING] * houses
        self.shown: int = NOTHING
        self.turns: list[int] = [0] * houses
        self.seer: int = NOTHING
        self.under: list[int] = []
        self.extra: bool = False
        self.owed: int = 0
        self.ambush: bool = False
        self.ambushed: int = 0
        self.commissioned: int = 0
        self.sent: int = 0
        self.marched: int = 0
        self.displayed: list[int] = []
        self.givers: list[int] = []

    def copy_columns(self, like: IxColumns) -> None:
        """Take over everything on another table."""
        self.epic = like.epic
        self.stacks = [x[:] for x in like.stacks]
        self.tiles = [x[:] for x in like.tiles]
        self.flipped = like.flipped[:]
        self.scrapped = like.scrapped[:]
        self.freighter = like.freighter[:]
        self.negotiators = like.negotiators[:]
        self.docked = like.docked[:]
        self.garrisoned = like.garrisoned[:]
        self.fighting = like.fighting[:]
        self.holder = like.holder[:]
        self.since = like.since[:]
        self.snoopers = like.snoopers[:]
        self.slots = like.slots[:]
        self.kept = like.kept[:]
        self.shown = like.shown
        self.turns = like.turns[:]
        self.seer = like.seer
        self.under = like.under[:]
        self.extra = like.extra
        self.owed = like.owed
        self.ambush = like.ambush
        self.ambushed = like.ambushed
        self.commissioned = like.commissioned
        self.sent = like.sent
        self.marched = like.marched
        self.displayed = like.displayed[:]
        self.givers = like.givers[:]


# fmt: off
IX_FIELDS: Final = (
    "epic", "stacks", "tiles", "flipped", "scrapped", "freighter", "negotiators", "docked",
    "garrisoned", "fighting", "holder", "since", "snoopers", "slots", "kept", "shown", "turns",
    "seer", "under", "extra", "owed", "ambush", "ambushed", "commissioned", "sent", "marched",
    "displayed", "givers",
)
"""Every column, in the order of the digest."""
# fmt: on
