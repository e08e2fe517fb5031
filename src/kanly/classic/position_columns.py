"""The columns of a position as they are stored. Made from `columns.py`: do not edit.

Write it anew with `python -m tests.columns`.
"""

from __future__ import annotations

from typing import Final

from kanly.classic.map import CALM
from kanly.classic.marks import HOME, LEADER_COUNT, NOBODY, NOWHERE, PLACES, Deal, N
from kanly.classic.tables.phases import SETUP
from kanly.classic.types import FactionId
from kanly.core.game import Game
from kanly.core.shape import NOTHING


class Columns(Game):
    """What is stored of a position."""

    def new_columns(self) -> None:
        """An empty table."""
        self.turn: int = 0
        self.phase: int = SETUP
        self.seat: list[int] = [NOBODY] * N
        self.circle: list[int] = [0] * N
        self.order: list[FactionId] = []
        self.winners: int = 0
        self.reason: int = 0
        self.storm: int = CALM
        self.wall: bool = True
        self.distance: int = 0
        self.storm_card: int = 0
        self.storm_card_seen: bool = False
        self.wheels: list[FactionId] = [NOBODY, NOBODY]
        self.spice: list[int] = [0] * N
        self.ledger: list[int] = [0] * N
        self.aside_least: list[int] = [0] * ((N + 1) * N)
        self.aside_most: list[int] = [0] * ((N + 1) * N)
        self.bribes: list[int] = [0] * N
        self.spice_at: list[int] = [0] * PLACES
        self.spice_deck: list[int] = []
        self.spice_top_seen: bool = False
        self.piles: list[list[int]] = [[], []]
        self.tops: list[int] = [NOWHERE, NOWHERE]
        self.set_aside: list[int] = []
        self.worms: int = 0
        self.worms_turned: int = 0
        self.rides: list[int] = []
        self.rode: list[int] = []
        self.reserves: list[int] = [0] * N
        self.reserve_stars: list[int] = [0] * N
        self.tanks: list[int] = [0] * N
        self.tank_stars: list[int] = [0] * N
        self.forces: list[list[int]] = [[0] * PLACES for _ in range(N)]
        self.stars: list[list[int]] = [[0] * PLACES for _ in range(N)]
        self.where: list[int] = [0] * N
        self.advisors: int = 0
        self.revived_stars: list[int] = [0] * N
        self.leader_at: list[int] = [HOME] * LEADER_COUNT
        self.deaths: list[int] = [0] * LEADER_COUNT
        self.suspects: int = 0
        self.fought: list[int] = [NOWHERE] * LEADER_COUNT
        self.unnamed: int = 0
        self.released: int = 0
        self.taken: int = NOTHING
        self.hidden_dead: int = 0
        self.unseen_leaders: list[int] = [0] * (2 * N)
        self.revival: list[int] = [0] * N
        self.losses: int = 0
        self.kh_dead: bool = False
        self.kh_at: int = NOWHERE
        self.kh_seen: bool = False
        self.dealt: list[list[int]] = [[] for _ in range(N)]
        self.traitors: list[list[int]] = [[] for _ in range(N)]
        self.traitor_deck: list[int] = []
        self.traitor_known: list[int] = [0] * (N + 1)
        self.not_traitors: list[int] = [0] * N
        self.predicted: FactionId = NOBODY
        self.predicted_turn: int = 0
        self.prediction_shown: int = 0
        self.not_predicted: int = 0
        self.told_predicted: int = 0
        self.hand: list[list[int]] = [[] for _ in range(N)]
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.row: list[int] = []
        self.table: list[int] = []
        self.atomics_gone: bool = False
        self.known: list[list[int]] = [[] for _ in range((N + 1) * N)]
        self.lacks: list[int] = [0] * N
        self.auction_seen: list[int] = []
        self.lot_seen: bool = False
        self.top_seen: bool = False
        self.counted: bool = False
        self.ally: list[int] = [0] * N
        self.fresh: int = 0
        self.nexus_done: int = 0
        self.nexus_joined: int = 0
        self.nexus_broke: int = 0
        self.nexus_offers: list[int] = []
        self.nexus_asked: int = 0
        self.promise: list[int] = [0] * N
        self.drafts: list[list[int]] = [[] for _ in range(N)]
        self.deals: list[Deal] = []
        self.deal_count: int = 0
        self.proposals: list[int] = [0] * N
        self.gift: list[int] = [0, NOBODY]
        self.question: str = ""
        self.stopped: int = 0
        self.stopped_once: int = 0
        self.special_used: int = 0
        self.bid: int = 0
        self.bidder: FactionId = NOBODY
        self.passed: int = 0
        self.lots: int = 0
        self.grant: int = 0
        self.grant_left: int = 0
        self.grant_free: bool = False
        self.granted_free: bool = False
        self.acted: int = 0
        self.moves: int = 0
        self.group: list[int] = []
        self.lent: bool = False
        self.barred: int = 0
        self.receipt: list[int] = []
        self.landed: int = NOWHERE
        self.grounded: FactionId = NOBODY
        self.halted: bool = False
        self.half: bool = False
        self.sides: list[FactionId] = [NOBODY, NOBODY]
        self.field: int = 0
        self.voice: list[int] = [NOBODY, 0, 0]
        self.foretold: list[int] = [NOBODY, 0, 0, 0]
        self.oaths: list[int] = []
        self.seen_plan: FactionId = NOBODY
        self.revealed: bool = False
        self.plans: list[list[int]] = [[], []]

    def copy_columns(self, like: Columns) -> None:
        """Take over everything on another table."""
        self.turn = like.turn
        self.phase = like.phase
        self.seat = like.seat[:]
        self.circle = like.circle[:]
        self.order = like.order[:]
        self.winners = like.winners
        self.reason = like.reason
        self.storm = like.storm
        self.wall = like.wall
        self.distance = like.distance
        self.storm_card = like.storm_card
        self.storm_card_seen = like.storm_card_seen
        self.wheels = like.wheels[:]
        self.spice = like.spice[:]
        self.ledger = like.ledger[:]
        self.aside_least = like.aside_least[:]
        self.aside_most = like.aside_most[:]
        self.bribes = like.bribes[:]
        self.spice_at = like.spice_at[:]
        self.spice_deck = like.spice_deck[:]
        self.spice_top_seen = like.spice_top_seen
        self.piles = [x[:] for x in like.piles]
        self.tops = like.tops[:]
        self.set_aside = like.set_aside[:]
        self.worms = like.worms
        self.worms_turned = like.worms_turned
        self.rides = like.rides[:]
        self.rode = like.rode[:]
        self.reserves = like.reserves[:]
        self.reserve_stars = like.reserve_stars[:]
        self.tanks = like.tanks[:]
        self.tank_stars = like.tank_stars[:]
        self.forces = [x[:] for x in like.forces]
        self.stars = [x[:] for x in like.stars]
        self.where = like.where[:]
        self.advisors = like.advisors
        self.revived_stars = like.revived_stars[:]
        self.leader_at = like.leader_at[:]
        self.deaths = like.deaths[:]
        self.suspects = like.suspects
        self.fought = like.fought[:]
        self.unnamed = like.unnamed
        self.released = like.released
        self.taken = like.taken
        self.hidden_dead = like.hidden_dead
        self.unseen_leaders = like.unseen_leaders[:]
        self.revival = like.revival[:]
        self.losses = like.losses
        self.kh_dead = like.kh_dead
        self.kh_at = like.kh_at
        self.kh_seen = like.kh_seen
        self.dealt = [x[:] for x in like.dealt]
        self.traitors = [x[:] for x in like.traitors]
        self.traitor_deck = like.traitor_deck[:]
        self.traitor_known = like.traitor_known[:]
        self.not_traitors = like.not_traitors[:]
        self.predicted = like.predicted
        self.predicted_turn = like.predicted_turn
        self.prediction_shown = like.prediction_shown
        self.not_predicted = like.not_predicted
        self.told_predicted = like.told_predicted
        self.hand = [x[:] for x in like.hand]
        self.deck = like.deck[:]
        self.discard = like.discard[:]
        self.row = like.row[:]
        self.table = like.table[:]
        self.atomics_gone = like.atomics_gone
        self.known = [x[:] for x in like.known]
        self.lacks = like.lacks[:]
        self.auction_seen = like.auction_seen[:]
        self.lot_seen = like.lot_seen
        self.top_seen = like.top_seen
        self.counted = like.counted
        self.ally = like.ally[:]
        self.fresh = like.fresh
        self.nexus_done = like.nexus_done
        self.nexus_joined = like.nexus_joined
        self.nexus_broke = like.nexus_broke
        self.nexus_offers = like.nexus_offers[:]
        self.nexus_asked = like.nexus_asked
        self.promise = like.promise[:]
        self.drafts = [x[:] for x in like.drafts]
        self.deals = like.deals[:]
        self.deal_count = like.deal_count
        self.proposals = like.proposals[:]
        self.gift = like.gift[:]
        self.question = like.question
        self.stopped = like.stopped
        self.stopped_once = like.stopped_once
        self.special_used = like.special_used
        self.bid = like.bid
        self.bidder = like.bidder
        self.passed = like.passed
        self.lots = like.lots
        self.grant = like.grant
        self.grant_left = like.grant_left
        self.grant_free = like.grant_free
        self.granted_free = like.granted_free
        self.acted = like.acted
        self.moves = like.moves
        self.group = like.group[:]
        self.lent = like.lent
        self.barred = like.barred
        self.receipt = like.receipt[:]
        self.landed = like.landed
        self.grounded = like.grounded
        self.halted = like.halted
        self.half = like.half
        self.sides = like.sides[:]
        self.field = like.field
        self.voice = like.voice[:]
        self.foretold = like.foretold[:]
        self.oaths = like.oaths[:]
        self.seen_plan = like.seen_plan
        self.revealed = like.revealed
        self.plans = [x[:] for x in like.plans]


# fmt: off
FIELDS: Final = (
    "turn", "phase", "seat", "circle", "order", "winners", "reason", "storm", "wall", "distance",
    "storm_card", "storm_card_seen", "wheels", "spice", "ledger", "aside_least", "aside_most",
    "bribes", "spice_at", "spice_deck", "spice_top_seen", "piles", "tops", "set_aside", "worms",
    "worms_turned", "rides", "rode", "reserves", "reserve_stars", "tanks", "tank_stars", "forces",
    "stars", "where", "advisors", "revived_stars", "leader_at", "deaths", "suspects", "fought",
    "unnamed", "released", "taken", "hidden_dead", "unseen_leaders", "revival", "losses", "kh_dead",
    "kh_at", "kh_seen", "dealt", "traitors", "traitor_deck", "traitor_known", "not_traitors",
    "predicted", "predicted_turn", "prediction_shown", "not_predicted", "told_predicted", "hand",
    "deck", "discard", "row", "table", "atomics_gone", "known", "lacks", "auction_seen", "lot_seen",
    "top_seen", "counted", "ally", "fresh", "nexus_done", "nexus_joined", "nexus_broke",
    "nexus_offers", "nexus_asked", "promise", "drafts", "deals", "deal_count", "proposals", "gift",
    "question", "stopped", "stopped_once", "special_used", "bid", "bidder", "passed", "lots",
    "grant", "grant_left", "grant_free", "granted_free", "acted", "moves", "group", "lent",
    "barred", "receipt", "landed", "grounded", "halted", "half", "sides", "field", "voice",
    "foretold", "oaths", "seen_plan", "revealed", "plans",
)
"""Every column, in the order of the digest."""
# fmt: on
