"""The columns of a position as they are stored. Made from `columns.py`: do not edit.

Write it anew with `python -m tests.columns`.
"""

from __future__ import annotations

from typing import Final

from kanly.classic.map import CALM
from kanly.classic.marks import HOME, LEADER_COUNT, NOBODY, NOWHERE, PLACES, Deal, N
from kanly.classic.tables.phases import SETUP
from kanly.core.game import Game
from kanly.core.shape import NOTHING


class Columns(Game):
    """What is stored of a position."""

    def new_columns(self) -> None:
        """An empty table."""
        self.turn: int = 0
        self.phase: int = SETUP
        self.seat: list[int] = [NOBODY] * N
        """The seat that plays each faction, or NOBODY: the faction is not in play."""
        self.circle: list[int] = [0] * N
        """The circle of each faction on the rim, 1 to 6."""
        self.order: list[int] = []
        """The factions in storm order (CLA-TURN-06)."""
        self.winners: int = 0
        """Factions that have won, as a mask."""
        self.reason: int = 0
        """How: a number of `victory.REASONS`."""
        self.storm: int = CALM
        self.wall: bool = True
        """Whether the Shield Wall stands."""
        self.distance: int = 0
        """How far the storm is about to move."""
        self.storm_card: int = 0
        """The next storm card, drawn face down."""
        self.storm_card_seen: bool = False
        self.wheels: list[int] = [NOBODY, NOBODY]
        """The two factions that used the battle wheels last."""
        self.spice: list[int] = [0] * N
        """Behind the shields."""
        self.ledger: list[int] = [0] * N
        """What anyone who counts knows each to have; only an Emperor's gifts go past it."""
        self.aside_least: list[int] = [0] * ((N + 1) * N)
        """By how much the spice of a faction differs from the ledger, at least, for all that a
        viewer, last the public, knows; less than 0 for what the Emperor gave away."""
        self.aside_most: list[int] = [0] * ((N + 1) * N)
        """And at most."""
        self.bribes: list[int] = [0] * N
        """In front of the shields, until the Mentat Pause."""
        self.spice_at: list[int] = [0] * PLACES
        self.spice_deck: list[int] = []
        """The top is at the end."""
        self.spice_top_seen: bool = False
        """Whether the Atreides saw the top card."""
        self.piles: list[list[int]] = [[], []]
        """The discard piles A and B."""
        self.tops: list[int] = [NOWHERE, NOWHERE]
        """The territory to which the next worm of each pile comes."""
        self.set_aside: list[int] = []
        """Worms of the first turn."""
        self.worms: int = 0
        """Worms turned in this blow."""
        self.rides: list[int] = []
        """Territories of worms that came to Fremen and can still be ridden."""
        self.rode: list[int] = []
        """Who came on a worm while others are still to be ridden: location, number, starred, ..."""
        self.reserves: list[int] = [0] * N
        """Starred forces included, here and below."""
        self.reserve_stars: list[int] = [0] * N
        self.tanks: list[int] = [0] * N
        self.tank_stars: list[int] = [0] * N
        self.forces: list[list[int]] = [[0] * PLACES for _ in range(N)]
        """`forces[faction][location]`."""
        self.stars: list[list[int]] = [[0] * PLACES for _ in range(N)]
        """Starred ones among them."""
        self.where: list[int] = [0] * N
        """The locations with forces of each faction, as a mask."""
        self.advisors: int = 0
        """Territories in which the Bene Gesserit are advisors, as a mask."""
        self.revived_stars: list[int] = [0] * N
        """Starred forces revived this turn (CLA-REV-08)."""
        self.leader_at: list[int] = [HOME] * LEADER_COUNT
        """HOME, TANKS, CAPTIVE, or the territory where it fought this phase."""
        self.deaths: list[int] = [0] * LEADER_COUNT
        self.suspects: int = 0
        """Leaders of which others cannot tell whether they are captives or died as such."""
        self.fought: list[int] = [NOWHERE] * LEADER_COUNT
        """Where each leader fought this phase, whoever fielded it."""
        self.unnamed: int = 0
        """Leaders that died in captivity and came back without being named."""
        self.released: int = 0
        """Former captives bound to a territory, back with owners for whom they have not fought."""
        self.taken: int = NOTHING
        """The leader that the Harkonnen have just captured."""
        self.hidden_dead: int = 0
        """Leaders in the Tanks that were killed in captivity."""
        self.unseen_leaders: list[int] = [0] * (2 * N)
        """In a view: how many captives each faction has, then how many died as such."""
        self.revival: list[int] = [0] * N
        """Deaths of the leaders that may be revived, while leader revival is open."""
        self.losses: int = 0
        """Atreides forces lost in battle (CLA-ATR-13)."""
        self.kh_dead: bool = False
        self.kh_at: int = NOWHERE
        """Where the Kwisatz Haderach was used this phase."""
        self.kh_seen: bool = False
        """Whether all have seen the Kwisatz Haderach."""
        self.dealt: list[list[int]] = [[] for _ in range(N)]
        """The traitor cards each faction was dealt."""
        self.traitors: list[list[int]] = [[] for _ in range(N)]
        """Those it kept."""
        self.traitor_deck: list[int] = []
        self.traitor_known: list[int] = [0] * (N + 1)
        """Leaders that a faction, or last the public, knows to be held as traitors."""
        self.not_traitors: list[int] = [0] * N
        """Leaders that all know a faction not to hold."""
        self.predicted: int = NOBODY
        self.predicted_turn: int = 0
        self.prediction_shown: int = 0
        """Factions that know the prediction."""
        self.not_predicted: int = 0
        """Factions, and above them turns, that all know not to be predicted."""
        self.told_predicted: int = 0
        """1: all know the faction; 2: all know the turn."""
        self.hand: list[list[int]] = [[] for _ in range(N)]
        self.deck: list[int] = []
        """The top is at the end."""
        self.discard: list[int] = []
        self.row: list[int] = []
        """Cards still to be sold, the one on offer last."""
        self.table: list[int] = []
        """Cards of revealed plans, until they are kept or discarded."""
        self.atomics_gone: bool = False
        self.known: list[list[int]] = [[] for _ in range((N + 1) * N)]
        """Cards that a viewer, last the public, knows a holder to have."""
        self.lacks: list[int] = [0] * N
        """Cards that all know a faction not to have, as a mask."""
        self.auction_seen: list[int] = []
        """Cards on offer that the Atreides saw, in order."""
        self.lot_seen: bool = False
        """Whether the Atreides saw the card on offer."""
        self.top_seen: bool = False
        """Whether the Atreides saw the card on top of the deck."""
        self.counted: bool = False
        """Whether the numbers of cards were announced: in Bidding."""
        self.ally: list[int] = [0] * N
        """Allies of each faction, as a mask."""
        self.fresh: int = 0
        """Pairs of factions that became allies this turn."""
        self.nexus_done: int = 0
        self.nexus_joined: int = 0
        self.nexus_broke: int = 0
        self.nexus_offers: list[int] = []
        """Offers of alliance: from, to, who has agreed, from, to, ..."""
        self.nexus_asked: int = 0
        """Pairs between whom an offer was made since the last change."""
        self.promise: list[int] = [0] * N
        """What each pays at most for an ally's card or shipment."""
        self.drafts: list[list[int]] = [[] for _ in range(N)]
        """A deal in the making: its parties, then its terms."""
        self.deals: list[Deal] = []
        """Every deal that was proposed and not refused."""
        self.deal_count: int = 0
        self.gift: list[int] = [0, NOBODY]
        """What the Emperor is about to give, and to whom."""
        self.question: str = ""
        """The question that somebody must answer, in the words of whoever asked."""
        self.stopped: int = 0
        """Powers stopped until the end of the phase, as a mask."""
        self.stopped_once: int = 0
        """Powers stopped for one use."""
        self.special_used: int = 0
        """Factions that used their special power."""
        self.bid: int = 0
        self.bidder: int = NOBODY
        self.passed: int = 0
        self.lots: int = 0
        """Cards dealt in this phase."""
        self.grant: int = 0
        """Forces that the Emperor pays for."""
        self.grant_left: int = 0
        """How many the Emperor may still pay for this turn."""
        self.grant_free: bool = False
        """Whether the Fremen grant the faction free revival."""
        self.granted_free: bool = False
        """Whether they granted it this turn."""
        self.acted: int = 0
        """Factions that had their turn of Shipment and Movement."""
        self.moves: int = 0
        """Moves that the acting faction still has."""
        self.group: list[int] = []
        """Forces picked so far: location, number, starred, ..."""
        self.lent: bool = False
        """Whether the Guild lends its ally its price and its routes."""
        self.barred: int = 0
        """Powers that the acting faction tried in vain this turn."""
        self.receipt: list[int] = []
        """Who paid how much for the shipment: faction, spice, ..."""
        self.landed: int = NOWHERE
        """The territory to which the acting faction has shipped."""
        self.halted: bool = False
        """Whether the Guild stopped the shipment."""
        self.half: bool = False
        """Whether a Karama halves the shipment's price."""
        self.sides: list[int] = [NOBODY, NOBODY]
        """Aggressor and defender."""
        self.field: int = 0
        """The locations where they fight."""
        self.voice: list[int] = [NOBODY, 0, 0]
        """Who must obey, kind of card, 1 to play it or 0 not to."""
        self.foretold: list[int] = [NOBODY, 0, 0, 0]
        """Who is bound, element, what it said, and who knows, as a mask."""
        self.oaths: list[int] = []
        """What Truthtrance binds: who, 0 card or 1 leader, which, 1 or 0, ..."""
        self.seen_plan: int = NOBODY
        """Whose plan the Atreides look at with a Karama."""
        self.revealed: bool = False
        """Whether both plans are open."""
        self.plans: list[list[int]] = [[], []]
        """Dial in halves, spice, leader, 1 with the Kwisatz Haderach, weapon, defense."""

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


FIELDS: Final = (
    "turn",
    "phase",
    "seat",
    "circle",
    "order",
    "winners",
    "reason",
    "storm",
    "wall",
    "distance",
    "storm_card",
    "storm_card_seen",
    "wheels",
    "spice",
    "ledger",
    "aside_least",
    "aside_most",
    "bribes",
    "spice_at",
    "spice_deck",
    "spice_top_seen",
    "piles",
    "tops",
    "set_aside",
    "worms",
    "rides",
    "rode",
    "reserves",
    "reserve_stars",
    "tanks",
    "tank_stars",
    "forces",
    "stars",
    "where",
    "advisors",
    "revived_stars",
    "leader_at",
    "deaths",
    "suspects",
    "fought",
    "unnamed",
    "released",
    "taken",
    "hidden_dead",
    "unseen_leaders",
    "revival",
    "losses",
    "kh_dead",
    "kh_at",
    "kh_seen",
    "dealt",
    "traitors",
    "traitor_deck",
    "traitor_known",
    "not_traitors",
    "predicted",
    "predicted_turn",
    "prediction_shown",
    "not_predicted",
    "told_predicted",
    "hand",
    "deck",
    "discard",
    "row",
    "table",
    "atomics_gone",
    "known",
    "lacks",
    "auction_seen",
    "lot_seen",
    "top_seen",
    "counted",
    "ally",
    "fresh",
    "nexus_done",
    "nexus_joined",
    "nexus_broke",
    "nexus_offers",
    "nexus_asked",
    "promise",
    "drafts",
    "deals",
    "deal_count",
    "gift",
    "question",
    "stopped",
    "stopped_once",
    "special_used",
    "bid",
    "bidder",
    "passed",
    "lots",
    "grant",
    "grant_left",
    "grant_free",
    "granted_free",
    "acted",
    "moves",
    "group",
    "lent",
    "barred",
    "receipt",
    "landed",
    "halted",
    "half",
    "sides",
    "field",
    "voice",
    "foretold",
    "oaths",
    "seen_plan",
    "revealed",
    "plans",
)
"""Every column, in the order of the digest."""
