"""The position: everything on the table, in columns by faction, as small integers.

A faction keeps its number of the tables whether it plays or not: `spice[ATREIDES]`. A player has
a seat; in the game of two factions each a seat plays two of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic.choices import parse
from kanly.classic.map import CALM, members
from kanly.classic.options import Rules
from kanly.classic.tables import territories
from kanly.classic.tables.factions import BENE_GESSERIT, FACTIONS
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.phases import SETUP
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.event import ALL
from kanly.core.game import ASK, WINDOW, Frame, Game, Sealed
from kanly.core.message import Refusal
from kanly.core.result import Result
from kanly.core.rng import Rng
from kanly.core.setup import Setup

N: Final = len(FACTIONS)
PUBLIC: Final = N
"""The row of what everyone knows."""
PLACES: Final = len(LOCATIONS)
LEADER_COUNT: Final = len(LEADERS)

NOBODY: Final = -1
NOWHERE: Final = territories.NOWHERE
NOTHING: Final = -1
HIDDEN: Final = -2
"""Stands in a view for what the viewer may not know."""

# Where a leader is, if not in a territory ---------------------------------------------------------
HOME: Final = -1
TANKS: Final = -3
CAPTIVE: Final = -4

# Elements of a battle plan, as they stand in `plans` ----------------------------------------------
DIAL: Final = 0
SUPPORT: Final = 1
LEADER: Final = 2
KWISATZ: Final = 3
WEAPON: Final = 4
DEFENSE: Final = 5
CHEAP: Final = -5
"""A Cheap Hero in place of a leader."""

Term = tuple[int, int, int, int, int]
"""Spice in a deal: payer, payee, amount, and the turn and phase when it is paid (0: at once)."""
Deal = tuple[int, int, int, int, int, tuple[Term, ...], str]
"""Number, proposer, parties, who has agreed, who would cancel, terms, and the promise in words."""

FACTION: Final = tuple(f"classic-faction-{faction.slug}" for faction in FACTIONS)

FIELDS: Final = [
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
]
"""Every field of a position, in the order of its digest."""


class Classic(Game):
    """A game of the classic Dune."""

    def __init__(self, setup: Setup, rng: Rng, rules: Rules, like: Classic | None) -> None:
        super().__init__(setup, rng)
        self.rules = rules
        if like is None:
            self.new_columns()
        else:
            self.copy_columns(like)

    def new_columns(self) -> None:
        """An empty table."""
        # The turn
        self.turn = 0
        self.phase: int = SETUP
        self.seat = [NOBODY] * N
        """The seat that plays each faction, or NOBODY: the faction is not in play."""
        self.circle = [0] * N
        """The circle of each faction on the rim, 1 to 6."""
        self.order: list[int] = []
        """The factions in storm order (CLA-TURN-06)."""
        self.winners = 0
        """Factions that have won, as a mask."""
        self.reason = 0
        """How: a number of `victory.REASONS`."""

        # Storm
        self.storm: int = CALM
        self.wall = True
        """Whether the Shield Wall stands."""
        self.distance = 0
        """How far the storm is about to move."""
        self.storm_card = 0
        """The next storm card, drawn face down."""
        self.storm_card_seen = False
        self.wheels = [NOBODY, NOBODY]
        """The two factions that used the battle wheels last."""

        # Spice
        self.spice = [0] * N
        """Behind the shields."""
        self.ledger = [0] * N
        """What anyone who counts knows each to have; only an Emperor's gifts go past it."""
        self.aside_least = [0] * ((N + 1) * N)
        """By how much the spice of a faction differs from the ledger, at least, for all that a
        viewer, last the public, knows; less than 0 for what the Emperor gave away."""
        self.aside_most = [0] * ((N + 1) * N)
        """And at most."""
        self.bribes = [0] * N
        """In front of the shields, until the Mentat Pause."""
        self.spice_at = [0] * PLACES
        self.spice_deck: list[int] = []
        """The top is at the end."""
        self.spice_top_seen = False
        """Whether the Atreides saw the top card."""
        self.piles: list[list[int]] = [[], []]
        """The discard piles A and B."""
        self.tops = [NOWHERE, NOWHERE]
        """The territory to which the next worm of each pile comes."""
        self.set_aside: list[int] = []
        """Worms of the first turn."""
        self.worms = 0
        """Worms turned in this blow."""
        self.rides: list[int] = []
        """Territories of worms that came to Fremen and can still be ridden."""
        self.rode: list[int] = []
        """Who came on a worm while others are still to be ridden: location, number, starred, ..."""

        # Forces
        self.reserves = [0] * N
        """Starred forces included, here and below."""
        self.reserve_stars = [0] * N
        self.tanks = [0] * N
        self.tank_stars = [0] * N
        self.forces = [[0] * PLACES for _ in range(N)]
        """`forces[faction][location]`."""
        self.stars = [[0] * PLACES for _ in range(N)]
        """Starred ones among them."""
        self.where = [0] * N
        """The locations with forces of each faction, as a mask."""
        self.advisors = 0
        """Territories in which the Bene Gesserit are advisors, as a mask."""
        self.revived_stars = [0] * N
        """Starred forces revived this turn (CLA-REV-08)."""

        # Leaders
        self.leader_at = [HOME] * LEADER_COUNT
        """HOME, TANKS, CAPTIVE, or the territory where it fought this phase."""
        self.deaths = [0] * LEADER_COUNT
        self.suspects = 0
        """Leaders of which others cannot tell whether they are captives or died as such."""
        self.fought = [NOWHERE] * LEADER_COUNT
        """Where each leader fought this phase, whoever fielded it."""
        self.unnamed = 0
        """Leaders that died in captivity and came back without being named."""
        self.released = 0
        """Former captives bound to a territory, back with owners for whom they have not fought."""
        self.taken = NOTHING
        """The leader that the Harkonnen have just captured."""
        self.hidden_dead = 0
        """Leaders in the Tanks that were killed in captivity."""
        self.unseen_leaders = [0] * (2 * N)
        """In a view: how many captives each faction has, then how many died as such."""
        self.revival = [0] * N
        """Deaths of the leaders that may be revived, while leader revival is open."""
        self.losses = 0
        """Atreides forces lost in battle (CLA-ATR-13)."""
        self.kh_dead = False
        self.kh_at: int = NOWHERE
        """Where the Kwisatz Haderach was used this phase."""
        self.kh_seen = False
        """Whether all have seen the Kwisatz Haderach."""

        # Traitors and prediction
        self.dealt: list[list[int]] = [[] for _ in range(N)]
        """The traitor cards each faction was dealt."""
        self.traitors: list[list[int]] = [[] for _ in range(N)]
        """Those it kept."""
        self.traitor_deck: list[int] = []
        self.traitor_known = [0] * (N + 1)
        """Leaders that a faction, or last the public, knows to be held as traitors."""
        self.not_traitors = [0] * N
        """Leaders that all know a faction not to hold."""
        self.predicted: int = NOBODY
        self.predicted_turn = 0
        self.prediction_shown = 0
        """Factions that know the prediction."""
        self.not_predicted = 0
        """Factions, and above them turns, that all know not to be predicted."""
        self.told_predicted = 0
        """1: all know the faction; 2: all know the turn."""

        # Treachery cards
        self.hand: list[list[int]] = [[] for _ in range(N)]
        self.deck: list[int] = []
        """The top is at the end."""
        self.discard: list[int] = []
        self.row: list[int] = []
        """Cards still to be sold, the one on offer last."""
        self.table: list[int] = []
        """Cards of revealed plans, until they are kept or discarded."""
        self.atomics_gone = False
        self.known: list[list[int]] = [[] for _ in range((N + 1) * N)]
        """Cards that a viewer, last the public, knows a holder to have."""
        self.lacks = [0] * N
        """Cards that all know a faction not to have, as a mask."""
        self.auction_seen: list[int] = []
        """Cards on offer that the Atreides saw, in order."""
        self.lot_seen = False
        """Whether the Atreides saw the card on offer."""
        self.top_seen = False
        """Whether the Atreides saw the card on top of the deck."""
        self.counted = False
        """Whether the numbers of cards were announced: in Bidding."""

        # Alliances and deals
        self.ally = [0] * N
        """Allies of each faction, as a mask."""
        self.fresh = 0
        """Pairs of factions that became allies this turn."""
        self.nexus_done = 0
        self.nexus_joined = 0
        self.nexus_broke = 0
        self.nexus_offers: list[int] = []
        """Offers of alliance: from, to, who has agreed, from, to, ..."""
        self.nexus_asked = 0
        """Pairs between whom an offer was made since the last change."""
        self.promise = [0] * N
        """What each pays at most for an ally's card or shipment."""
        self.drafts: list[list[int]] = [[] for _ in range(N)]
        """A deal in the making: its parties, then its terms."""
        self.deals: list[Deal] = []
        """Every deal that was proposed and not refused."""
        self.deal_count = 0
        self.gift = [0, NOBODY]
        """What the Emperor is about to give, and to whom."""
        self.question = ""
        """The question that somebody must answer, in the words of whoever asked."""

        # Karama
        self.stopped = 0
        """Powers stopped until the end of the phase, as a mask."""
        self.stopped_once = 0
        """Powers stopped for one use."""
        self.special_used = 0
        """Factions that used their special power."""

        # Bidding
        self.bid = 0
        self.bidder: int = NOBODY
        self.passed = 0
        self.lots = 0
        """Cards dealt in this phase."""

        # Revival, shipment and movement
        self.grant = 0
        """Forces that the Emperor pays for."""
        self.grant_left = 0
        """How many the Emperor may still pay for this turn."""
        self.grant_free = False
        """Whether the Fremen grant the faction free revival."""
        self.granted_free = False
        """Whether they granted it this turn."""
        self.acted = 0
        """Factions that had their turn of Shipment and Movement."""
        self.moves = 0
        """Moves that the acting faction still has."""
        self.group: list[int] = []
        """Forces picked so far: location, number, starred, ..."""
        self.lent = False
        """Whether the Guild lends its ally its price and its routes."""
        self.barred = 0
        """Powers that the acting faction tried in vain this turn."""
        self.receipt: list[int] = []
        """Who paid how much for the shipment: faction, spice, ..."""
        self.landed: int = NOWHERE
        """The territory to which the acting faction has shipped."""
        self.halted = False
        """Whether the Guild stopped the shipment."""
        self.half = False
        """Whether a Karama halves the shipment's price."""

        # Battle
        self.sides = [NOBODY, NOBODY]
        """Aggressor and defender."""
        self.field = 0
        """The locations where they fight."""
        self.voice = [NOBODY, 0, 0]
        """Who must obey, kind of card, 1 to play it or 0 not to."""
        self.foretold = [NOBODY, 0, 0, 0]
        """Who is bound, element, what it said, and who knows, as a mask."""
        self.oaths: list[int] = []
        """What Truthtrance binds: who, 0 card or 1 leader, which, 1 or 0, ..."""
        self.seen_plan: int = NOBODY
        """Whose plan the Atreides look at with a Karama."""
        self.revealed = False
        """Whether both plans are open."""
        self.plans: list[list[int]] = [[], []]
        """Dial in halves, spice, leader, 1 with the Kwisatz Haderach, weapon, defense."""

    def copy_columns(self, like: Classic) -> None:
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

    def fields(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in FIELDS])

    def clone(self) -> Classic:
        copy = Classic(self.setup, self.rng.copy(), self.rules, self)
        self.carry_over(copy)
        return copy

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        setup = self.setup
        about = (setup.game, setup.players, setup.seed, setup.options, setup.names)
        moves = (self.sealed, self.history, self.movers, self.floor, self.start)
        chance = (self.rng.s1, self.rng.s2)
        return (restore, (about, chance, self.stack, moves, self.fields()))

    # The rules, by frame --------------------------------------------------------------------------

    def step(self, frame: Frame) -> None:
        STEP[frame[0]](self, frame)

    def ask(self, frame: Frame) -> list[Decision]:
        if frame[0] >= WINDOW:
            return WINDOW_QUESTION[frame[0] - WINDOW](self, frame)
        return QUESTION[frame[0] - ASK](self, frame)

    def answer(self, frame: Frame, seat: int, choice: Choice) -> None:
        ANSWER[frame[0] - ASK](self, frame, seat, choice)

    def settle(self, frame: Frame, answers: dict[int, list[Choice]]) -> None:
        WINDOW_SETTLE[frame[0] - WINDOW](self, frame, answers)

    def offer(self, seat: int) -> Decision | None:
        from kanly.classic.offers import offer

        return offer(self, seat)

    def interrupt(self, seat: int, choice: Choice) -> None:
        from kanly.classic.offers import interrupt

        interrupt(self, seat, choice)

    def parse(self, notation: str) -> Choice:
        return parse(notation)

    def refuse(self, seat: int, choice: Choice) -> Refusal:
        """Who is not asked may make deals all the same, and hears why one cannot be made."""
        own = choice.game == self.setup.game
        if own and not self.over and self.free(seat) is not None:
            return self.explain(seat, choice)
        return super().refuse(seat, choice)

    def explain(self, seat: int, choice: Choice) -> Refusal:
        from kanly.classic.explain import explain

        return explain(self, seat, choice)

    def rule(self, seat: int) -> str:
        from kanly.classic.explain import rule

        return rule(self, seat)

    def mask(self, seat: int | None) -> Classic:
        from kanly.classic.views import mask

        return mask(self, seat)

    def redeal(self, rng: Rng) -> Classic:
        from kanly.classic.views import redeal

        return redeal(self, rng)

    def check(self) -> None:
        from kanly.classic.invariants import check

        check(self)

    def describe(self) -> dict[str, object]:
        from kanly.classic.describe import describe

        return describe(self)

    def __str__(self) -> str:
        from kanly.classic.text import text

        return text(self)

    @property
    def result(self) -> Result | None:
        from kanly.classic.victory import result

        return result(self) if self.over else None

    @property
    def rounds(self) -> int:
        return self.turn

    # Small questions ------------------------------------------------------------------------------

    def plays(self, faction: int) -> bool:
        """Whether a faction is in the game."""
        return self.seat[faction] != NOBODY

    def factions_of(self, seat: int) -> list[int]:
        """The factions that a seat plays."""
        return [faction for faction in range(N) if self.seat[faction] == seat]

    def others(self, faction: int) -> list[int]:
        """All other factions in play, in storm order."""
        return [other for other in self.order if other != faction]

    def allied(self, one: int, other: int) -> bool:
        """Whether two factions are in one alliance, or of one player (CLA-PLAYERS-12)."""
        return bool(self.ally[one] >> other & 1) or self.partners(one, other)

    def partners(self, one: int, other: int) -> bool:
        """Whether two factions are of one player."""
        return self.rules.two_factions and one != other and self.seat[one] == self.seat[other]

    def allies(self, faction: int) -> list[int]:
        """The allies of a faction, in storm order."""
        mask = self.ally[faction]
        return [other for other in self.order if mask >> other & 1] if mask else []

    def fighters(self, faction: int) -> int:
        """The locations with fighting forces of a faction (advisors do not fight)."""
        where = self.where[faction]
        if faction == BENE_GESSERIT and self.advisors:
            for territory in members(self.advisors):
                where &= ~TERRITORIES[territory].mask
        return where

    def fights_at(self, faction: int, territory: int) -> bool:
        """Whether it has fighting forces in a territory."""
        return bool(self.fighters(faction) & TERRITORIES[territory].mask)

    def occupies(self, faction: int, territory: int) -> bool:
        """Whether it counts as the occupant of a stronghold (CLA-WIN-06, CLA-WIN-07)."""
        if not self.fights_at(faction, territory):
            return False
        if self.rules.contested_counts:
            return True
        for other in self.order:
            if other != faction and self.fights_at(other, territory):
                return False
        return True

    def room(self, faction: int) -> bool:
        """Whether it may hold another Treachery card (CLA-BID-02)."""
        return len(self.hand[faction]) < FACTIONS[faction].hand_limit

    def is_stopped(self, power: int) -> bool:
        """Whether a Karama stops this power now; a stop for one use ends with this."""
        if self.stopped_once >> power & 1:
            self.stopped_once &= ~(1 << power)
            return True
        return bool(self.stopped >> power & 1)

    def is_off(self, power: int) -> bool:
        """Whether this power is stopped, without using up a stop for one use."""
        return bool((self.stopped | self.stopped_once) >> power & 1)

    # Telling --------------------------------------------------------------------------------------

    def tell(self, key: str, **args: int | str) -> None:
        """Tell everyone."""
        if self.listener is not None:
            self.emit("classic-" + key, ALL, **args)

    def whisper(self, key: str, factions: int, **args: int | str) -> None:
        """Tell the players of some factions only."""
        if self.listener is not None:
            audience = 0
            for faction in members(factions):
                audience |= 1 << self.seat[faction]
            self.emit("classic-" + key, audience, **args)


def restore(
    about: tuple[str, int, int | str, dict[str, int | str | bool | list[str]], list[str]],
    chance: tuple[int, int],
    stack: list[Frame],
    moves: tuple[list[Sealed], list[Choice], list[int], int, Game | None],
    fields: tuple[object, ...],
) -> Classic:
    """A pickled position."""
    setup = Setup(about[0], about[1], about[2], about[3], about[4])
    rules = Rules(setup.players, setup.options)
    game = Classic(setup, Rng(chance[0], chance[1]), rules, None)
    game.stack = stack
    game.sealed, game.history, game.movers, game.floor, game.start = moves
    for i in range(len(FIELDS)):
        setattr(game, FIELDS[i], fields[i])
    return game


Step = Callable[[Classic, Frame], None]
Question = Callable[[Classic, Frame], list[Decision]]
Answer = Callable[[Classic, Frame, int, Choice], None]
Settle = Callable[[Classic, Frame, dict[int, list[Choice]]], None]

STEP: Final[list[Step]] = []
QUESTION: Final[list[Question]] = []
ANSWER: Final[list[Answer]] = []
WINDOW_QUESTION: Final[list[Question]] = []
WINDOW_SETTLE: Final[list[Settle]] = []
"""The rules by frame; `rules` fills these tables."""
