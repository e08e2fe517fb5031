"""Skirmish: a toy game that sketches the hardest parts of the classic Dune on the core.

Three or four unlike factions with secret hands and hidden spice. Each secretly predicts who will
win. A round is an auction, where the seer may look at the card on offer, and a battle, where the
voice may forbid a fighter one kind of card before both sides make their plans in secret, part by
part and each at its own pace. Whoever holds a karma may stop the look and the voice; all who could
hold one are asked, and nobody can tell who is. Whoever holds a truth may ask another at any moment,
even while plans are made, whether it holds a karma.

It exists for the tests, and is written as a game's package would be.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from typing import Final

from kanly.core.choice import Choice, ChoiceBook
from kanly.core.decision import Decision, Kind
from kanly.core.errors import BadOption, UnknownName
from kanly.core.event import Listener
from kanly.core.game import ASK, Dispatch, Frame, Game, Sealed
from kanly.core.message import Message, Refusal
from kanly.core.question import Question, Step, read_chapters
from kanly.core.result import Result
from kanly.core.rng import M1, M2, Rng, seeded
from kanly.core.setup import Options, Setup

# Components --------------------------------------------------------------------------------------
FACTIONS: Final = ("seer", "voice", "throne", "nomads")
SEER: Final = 0
VOICE: Final = 1
THRONE: Final = 2

CARDS: Final = ("blade", "venom", "shield", "antidote", "karma", "trinket", "truth")
BLADE, VENOM, SHIELD, ANTIDOTE, KARMA, TRINKET, TRUTH = range(7)
COPIES: Final = (3, 3, 3, 3, 2, 4, 2)
DECK: Final = [card for card in range(7) for _ in range(COPIES[card])]
WEAPONS: Final = (BLADE, VENOM, TRINKET)
DEFENCES: Final = (SHIELD, ANTIDOTE, TRINKET)
STOPS: Final = {BLADE: SHIELD, VENOM: ANTIDOTE}

LEADERS: Final = ("captain", "general", "marshal")
STRENGTH: Final = (1, 2, 4)
TROOPS: Final = 6
HAND_LIMIT: Final = 4
LEAST_SPICE: Final = 3
MOST_SPICE: Final = 7
HIGHEST_BID: Final = 30

NOBODY: Final = -1
NOTHING: Final = -1
HIDDEN: Final = -2
"""Stands in a view for what the viewer may not know."""

RULE: Final = "SKI-TURN-01"
DISPATCH: Final = Dispatch()

# Frames ------------------------------------------------------------------------------------------
ROUND: Final = 0
LOT: Final = 1  # cards still to be sold, opener
LOOK: Final = 2
BIDS: Final = 3  # cards still to be sold, opener
COMMAND: Final = 4  # fighter, card it may not play
REVEAL: Final = 5  # aggressor, defender
COLLECT: Final = 6

ASK_PREDICTION: Final = ASK + 0
ASK_KARMA: Final = ASK + 1  # faction that uses an advantage (the frame below), mask of the asked
ASK_BID: Final = ASK + 2  # cards still to be sold, opener, seat, highest bid, who made it
ASK_ATTACK: Final = ASK + 3  # seat
ASK_VOICE: Final = ASK + 4  # aggressor, defender
ASK_PLAN: Final = ASK + 5  # aggressor, defender
ASK_KEEP: Final = ASK + 6  # seat, card
ASK_TRUTH: Final = ASK + 7  # seat that must tell

# Kinds of decision -------------------------------------------------------------------------------
PREDICT: Final = Kind("predict", secret=True)
WINDOW: Final = Kind("window", secret=True, unseen=True)
BID: Final = Kind("bid")
ATTACK: Final = Kind("attack")
SPEAK: Final = Kind("voice")
PLAN: Final = Kind("plan", secret=True)
KEEP: Final = Kind("keep")
ANY_TIME: Final = Kind("any-time", unseen=True)
TELL: Final = Kind("tell", secret=True)

# Choices -----------------------------------------------------------------------------------------
V_PREDICT, V_KARMA, V_DECLINE, V_BID, V_PASS, V_ATTACK, V_HOLD, V_COMMAND, V_SILENCE = range(9)
V_DIAL, V_LEADER, V_WEAPON, V_DEFENCE, V_KEEP, V_DISCARD, V_TRUTH, V_TELL = range(9, 17)
PARTS: Final = (V_DIAL, V_LEADER, V_WEAPON, V_DEFENCE)
"""A battle plan, in the order in which it is made."""

BOOK: Final = ChoiceBook("skirmish")
_make: Final = BOOK.make

PREDICTION: Final = [_make(f"predict {name}", V_PREDICT, i) for i, name in enumerate(FACTIONS)]
PLAY_KARMA: Final = _make("karma", V_KARMA)
DECLINE: Final = _make("decline", V_DECLINE)
BIDS_OF: Final = [_make(f"bid {n}", V_BID, n) for n in range(HIGHEST_BID + 1)]
PASS: Final = _make("pass", V_PASS)
FOE: Final = [_make(f"attack {name}", V_ATTACK, i) for i, name in enumerate(FACTIONS)]
HOLD: Final = _make("hold", V_HOLD, spoken=True)
FORBID: Final = [
    [_make(f"command {name} no {card}", V_COMMAND, i, c) for c, card in enumerate(CARDS)]
    for i, name in enumerate(FACTIONS)
]
SILENCE: Final = _make("silence", V_SILENCE)
DIAL: Final = [_make(f"dial {n}", V_DIAL, n) for n in range(TROOPS + 1)]
LEADER: Final = [_make(f"leader {name}", V_LEADER, i) for i, name in enumerate(LEADERS)]
NO_LEADER: Final = _make("leader none", V_LEADER, NOTHING)
WEAPON: Final = {card: _make(f"weapon {CARDS[card]}", V_WEAPON, card) for card in WEAPONS}
NO_WEAPON: Final = _make("weapon none", V_WEAPON, NOTHING)
DEFENCE: Final = {card: _make(f"defence {CARDS[card]}", V_DEFENCE, card) for card in DEFENCES}
NO_DEFENCE: Final = _make("defence none", V_DEFENCE, NOTHING)
KEEP_CARD: Final = [_make(f"keep {name}", V_KEEP, i) for i, name in enumerate(CARDS)]
DISCARD_CARD: Final = [_make(f"discard {name}", V_DISCARD, i) for i, name in enumerate(CARDS)]
PLAY_TRUTH: Final = [_make(f"truth {name}", V_TRUTH, i) for i, name in enumerate(FACTIONS)]
NO: Final = _make("no", V_TELL, 0)
YES: Final = _make("yes", V_TELL, 1)

Answers = dict[int, list[Choice]]

# fmt: off
FIELDS: Final = (
    "round", "first", "troops", "dead", "wins", "start_spice", "least", "flow", "hand", "deck",
    "discard", "lot", "looked", "top_seen", "known", "lacks", "prediction", "command", "plan",
    "table",
)
# fmt: on


def parse(notation: str) -> Choice:
    found = BOOK.find(notation)
    if found is None:
        raise UnknownName("choice", notation, list(BOOK.by_notation))
    return found


# The position ------------------------------------------------------------------------------------


class Skirmish(Game):
    """A game of Skirmish."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng, DISPATCH)
        n = setup.players
        self.round = 0
        self.first = 0
        self.troops = [TROOPS] * n
        self.dead = [0] * n
        """Leaders that were killed, as a mask."""
        self.wins = [0] * n
        self.start_spice = [0] * n
        """What each began with, behind its shield; all that comes and goes later is public."""
        self.least = [LEAST_SPICE] * n
        """The least it can have begun with, judging by its bids."""
        self.flow = [0] * n
        self.hand: list[list[int]] = [[] for _ in range(n)]
        self.deck: list[int] = []
        """The top is at the end."""
        self.discard: list[int] = []
        self.lot = NOTHING
        """The card on offer."""
        self.looked = 0
        """Whether the seer saw the card on offer."""
        self.top_seen = 0
        """Whether the seer saw the card on top of the deck, when it was not sold."""
        self.known: list[list[int]] = [[] for _ in range((n + 1) * n)]
        """Cards that a viewer knows a holder to have; the last viewer is the public."""
        self.lacks = [0] * n
        """Whether it told that it holds no karma, and has bought no card since."""
        self.prediction = [NOBODY] * n
        self.command = [NOBODY, NOTHING]
        """The fighter that the voice commands, and the card it may not play."""
        self.plan: list[list[int]] = [[] for _ in range(n)]
        """Plans that were revealed, while the battle is fought."""
        self.table: list[int] = []
        """Cards of revealed plans, until their owner keeps or discards them."""

    def fields(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in FIELDS])

    def copied(self, setup: Setup, rng: Rng) -> Skirmish:
        """The same table, with no past."""
        copy = Skirmish(setup, rng)
        copy.stack = self.stack[:]
        copy.sealed = self.sealed.copy()
        for name in FIELDS:
            setattr(copy, name, copied(getattr(self, name)))
        return copy

    def clone(self) -> Skirmish:
        copy = self.copied(self.setup, self.rng.copy())
        copy.history = self.history[:]
        copy.movers = self.movers[:]
        copy.floor = self.floor
        copy.start = self.start
        return copy

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        setup = self.setup
        about = (setup.game, setup.players, setup.seed, setup.options, setup.names)
        moves = (self.stack, self.sealed, self.history, self.movers, self.floor, self.start)
        return (restore, (about, (self.rng.s1, self.rng.s2), moves, self.fields()))

    def offer(self, seat: int) -> Decision | None:
        return offer_truth(self, seat)

    def interrupt(self, seat: int, choice: Choice) -> None:
        play_truth(self, seat, choice)

    def parse(self, notation: str) -> Choice:
        return parse(notation)

    def explain(self, seat: int, choice: Choice) -> Refusal:
        return REASON.get(choice.verb, not_now)(self, seat, choice)

    def rule(self, seat: int) -> str:
        return "SKI-END-01" if self.over else RULE

    def mask(self, seat: int | None) -> Skirmish:
        return mask(self, seat)

    def redeal(self, rng: Rng) -> Skirmish:
        return redeal(self, rng)

    def check(self) -> None:
        check(self)

    def describe(self) -> dict[str, object]:
        return describe(self)

    @property
    def rounds(self) -> int:
        return self.round

    @property
    def result(self) -> Result | None:
        return result(self) if self.over else None

    # Small questions -----------------------------------------------------------------------------

    def spice(self, seat: int) -> int:
        return self.start_spice[seat] + self.flow[seat]

    def in_order(self, start: int) -> list[int]:
        return [(start + i) % self.players for i in range(self.players)]

    def may_bid(self, seat: int) -> bool:
        return len(self.hand[seat]) < HAND_LIMIT

    def known_to(self, viewer: int | None, holder: int) -> list[int]:
        row = self.players if viewer is None else viewer
        return self.known[row * self.players + holder]


def copied(value: object) -> object:
    """A field's own copy: a number, or a list of numbers or of lists."""
    return [copied(x) for x in value] if isinstance(value, list) else value


def restore(
    about: tuple[str, int, int | str, Options, list[str]],
    chance: tuple[int, int],
    moves: tuple[list[Frame], list[Sealed], list[Choice], list[int], int, Skirmish | None],
    fields: tuple[object, ...],
) -> Skirmish:
    """A pickled position."""
    game = Skirmish(Setup(*about), Rng(*chance))
    game.stack, game.sealed, game.history, game.movers, game.floor, game.start = moves
    for name, value in zip(FIELDS, fields, strict=True):
        setattr(game, name, value)
    return game


# Setup -------------------------------------------------------------------------------------------


def new(
    players: int = 3,
    seed: int | str = 0,
    options: Options | None = None,
    names: list[str] | None = None,
    listener: Listener | None = None,
) -> Skirmish:
    """A new game, set up and run to its first decision. Option: `rounds`."""
    if players not in (3, 4):
        raise BadOption(f"{players} players; Skirmish takes 3 or 4")
    given = options or {}
    for name in given:
        if name != "rounds":
            raise UnknownName("option", name, ["rounds"])
    seats = names or list(FACTIONS[:players])
    game = Skirmish(Setup("skirmish", players, seed, given, seats), seeded(seed))
    game.deck = DECK[:]
    game.rng.shuffle(game.deck)
    for seat in range(players):
        game.start_spice[seat] = LEAST_SPICE + game.rng.below(MOST_SPICE - LEAST_SPICE + 1)
        game.hand[seat] = [game.deck.pop()]
    game.stack = [(ROUND,), (ASK_PREDICTION,)]
    game.run()
    game.start = game.clone()
    game.listener = listener
    return game


def ask_prediction(game: Skirmish, frame: Frame) -> list[Decision]:
    """Everyone names in secret who will win."""
    choices = PREDICTION[: game.players]
    return [Decision(s, PREDICT, choices) for s in range(game.players) if not game.given(s)]


def settle_prediction(game: Skirmish, frame: Frame, answers: Answers) -> None:
    for seat, (choice,) in answers.items():
        game.prediction[seat] = choice.a


# The round ---------------------------------------------------------------------------------------


def start_round(game: Skirmish, frame: Frame) -> None:
    """As many cards are sold as factions have room for one; then a battle; then income."""
    rounds = game.setup.options.get("rounds", 3)
    if game.round == rounds:
        return
    game.round += 1
    cards = sum(game.may_bid(seat) for seat in range(game.players))
    game.stack += [(COLLECT,), (ASK_ATTACK, game.first), (LOT, cards, game.first)]


def collect(game: Skirmish, frame: Frame) -> None:
    for seat in range(game.players):
        game.flow[seat] += 2
        game.troops[seat] = min(game.troops[seat] + 1, TROOPS)
    game.first = (game.first + 1) % game.players
    game.stack.append((ROUND,))


# The auction -------------------------------------------------------------------------------------


def next_lot(game: Skirmish, frame: Frame) -> None:
    """Put the next card up; the seer looks at it unless stopped."""
    _, cards, opener = frame
    bidders = [seat for seat in game.in_order(opener) if game.may_bid(seat)]
    if cards == 0 or not bidders or not draw(game):
        return
    game.stack += [(BIDS, cards, bidders[0]), (LOOK,)]
    open_window(game, SEER)


def draw(game: Skirmish) -> bool:
    """The top card of the deck is on offer; the discards make a new deck."""
    if not game.deck:
        game.deck, game.discard = game.discard, []
        game.rng.shuffle(game.deck)
        game.seen()
    if not game.deck:
        return False
    game.lot = game.deck.pop()
    game.looked = game.top_seen
    game.top_seen = 0
    return True


def look(game: Skirmish, frame: Frame) -> None:
    game.looked = 1
    game.seen()
    if game.listener is not None:
        game.emit("look", 1 << SEER, card=f"card-{CARDS[game.lot]}")


def start_bids(game: Skirmish, frame: Frame) -> None:
    _, cards, opener = frame
    game.stack.append((ASK_BID, cards, opener, opener, 0, NOBODY))


def ask_bid(game: Skirmish, frame: Frame) -> list[Decision]:
    """Pass, or bid more than the highest bid and no more than one has."""
    seat, high = frame[3], frame[4]
    top = min(game.spice(seat), HIGHEST_BID)
    return [Decision(seat, BID, [PASS, *BIDS_OF[high + 1 : top + 1]], {"n": high})]


def answer_bid(game: Skirmish, frame: Frame, choice: Choice) -> None:
    _, cards, opener, seat, high, highest = frame
    if choice.verb == V_BID:
        high, highest = choice.a, seat
        game.least[seat] = max(game.least[seat], high - game.flow[seat])
        if game.listener is not None:
            game.emit("bid", seat=FACTIONS[seat], n=high)
    others = [other for other in game.in_order(seat)[1:] if game.may_bid(other)]
    if highest == NOBODY:
        coming = others[0] if others else seat
        done = coming == opener
    else:
        coming = others[0] if others else highest
        done = coming == highest
    if not done:
        game.stack.append((ASK_BID, cards, opener, coming, high, highest))
    elif highest == NOBODY:
        unsold(game)
    else:
        sold(game, highest, high)
        game.stack.append((LOT, cards - 1, (opener + 1) % game.players))


def unsold(game: Skirmish) -> None:
    """All passed: the card goes back on top and the auction ends."""
    game.deck.append(game.lot)
    game.top_seen = game.looked
    game.lot, game.looked = NOTHING, 0


def sold(game: Skirmish, buyer: int, price: int) -> None:
    """The buyer pays the throne (or the bank) and takes the card unseen, but by the seer."""
    card = game.lot
    game.flow[buyer] -= price
    if buyer != THRONE:
        game.flow[THRONE] += price
    game.hand[buyer] = sorted([*game.hand[buyer], card])
    game.lacks[buyer] = 0
    if game.looked and buyer != SEER:
        learn(game, SEER, buyer, card)
    game.lot, game.looked = NOTHING, 0
    game.seen()
    if game.listener is not None:
        game.emit("sold", seat=FACTIONS[buyer], n=price)
        game.emit("bought", 1 << buyer, card=f"card-{CARDS[card]}")


# What is known of a hand -------------------------------------------------------------------------


def learn(game: Skirmish, viewer: int | None, holder: int, card: int) -> None:
    known = game.known_to(viewer, holder)
    known.append(card)
    known.sort()


def show(game: Skirmish, holder: int, card: int) -> None:
    """A card leaves a hand in the open: who knew of it knows it is gone."""
    game.hand[holder].remove(card)
    for viewer in range(game.players + 1):
        known = game.known[viewer * game.players + holder]
        if card in known:
            known.remove(card)


# Karma -------------------------------------------------------------------------------------------


def open_window(game: Skirmish, user: int) -> None:
    """Ask all who could hold a karma, if anyone could."""
    suspects = karma_suspects(game, user)
    if suspects:
        game.stack.append((ASK_KARMA, user, suspects))


def karma_suspects(game: Skirmish, user: int) -> int:
    """Whoever could hold a karma, judging by what is public: other hands that are not empty."""
    if game.discard.count(KARMA) == COPIES[KARMA]:
        return 0
    return sum(1 << s for s in range(game.players) if s != user and game.hand[s])


def ask_karma(game: Skirmish, frame: Frame) -> list[Decision]:
    return [
        Decision(s, WINDOW, [DECLINE, PLAY_KARMA] if KARMA in game.hand[s] else [DECLINE])
        for s in range(game.players)
        if frame[2] >> s & 1 and not game.given(s)
    ]


def settle_karma(game: Skirmish, frame: Frame, answers: Answers) -> None:
    """The first in order who plays a karma stops the advantage; the others keep theirs."""
    for seat in game.in_order(game.first):
        if answers.get(seat) == [PLAY_KARMA]:
            show(game, seat, KARMA)
            game.discard.append(KARMA)
            game.stack.pop()
            game.seen()
            if game.listener is not None:
                game.emit("karma", seat=FACTIONS[seat], target=FACTIONS[frame[1]])
            return


# Truth -------------------------------------------------------------------------------------------


def offer_truth(game: Skirmish, seat: int) -> Decision | None:
    """At any moment, but in setup and while another is answered: ask someone about a karma."""
    busy = game.round == 0 or game.stack[-1][0] == ASK_TRUTH
    if busy or TRUTH not in game.hand[seat]:
        return None
    return Decision(seat, ANY_TIME, [PLAY_TRUTH[s] for s in game.in_order(seat)[1:]])


def play_truth(game: Skirmish, seat: int, choice: Choice) -> None:
    show(game, seat, TRUTH)
    game.discard.append(TRUTH)
    game.stack.append((ASK_TRUTH, choice.a))
    game.seen()
    if game.listener is not None:
        game.emit("truth", seat=FACTIONS[seat], target=FACTIONS[choice.a])


def ask_truth(game: Skirmish, frame: Frame) -> list[Decision]:
    seat = frame[1]
    told = YES if KARMA in game.hand[seat] else NO
    return [] if game.given(seat) else [Decision(seat, TELL, [told])]


def settle_truth(game: Skirmish, frame: Frame, answers: Answers) -> None:
    """All know now that it holds a karma, or that it holds none."""
    ((seat, (choice,)),) = answers.items()
    game.lacks[seat] = int(choice is NO)
    for viewer in [*range(game.players), None]:
        if choice is YES and viewer != seat and KARMA not in game.known_to(viewer, seat):
            learn(game, viewer, seat, KARMA)


# Battle ------------------------------------------------------------------------------------------


def ask_attack(game: Skirmish, frame: Frame) -> list[Decision]:
    seat = frame[1]
    return [Decision(seat, ATTACK, [HOLD, *(FOE[s] for s in game.in_order(seat)[1:])])]


def answer_attack(game: Skirmish, frame: Frame, choice: Choice) -> None:
    _, seat = frame
    if choice.verb == V_ATTACK:
        sides = (seat, choice.a)
        game.stack += [(REVEAL, *sides), (ASK_PLAN, *sides), (ASK_VOICE, *sides)]
    elif choice.words and game.listener is not None:
        game.emit("promise", seat=FACTIONS[seat], words=choice.words)


def ask_voice(game: Skirmish, frame: Frame) -> list[Decision]:
    """The voice may forbid one kind of card to a fighter other than itself."""
    targets = [seat for seat in frame[1:] if seat != VOICE]
    cards = sorted({*WEAPONS, *DEFENCES})
    commands = [FORBID[seat][card] for seat in targets for card in cards]
    return [Decision(VOICE, SPEAK, [SILENCE, *commands])]


def answer_voice(game: Skirmish, frame: Frame, choice: Choice) -> None:
    if choice.verb == V_COMMAND:
        game.stack.append((COMMAND, choice.a, choice.b))
        open_window(game, VOICE)


def command(game: Skirmish, frame: Frame) -> None:
    game.command = [frame[1], frame[2]]


def ask_plan(game: Skirmish, frame: Frame) -> list[Decision]:
    """Each side the next part of its plan, whatever the other has done."""
    return [
        Decision(seat, PLAN, plan_choices(game, seat), {"part": len(game.given(seat))})
        for seat in frame[1:]
        if len(game.given(seat)) < len(PARTS)
    ]


def plan_choices(game: Skirmish, seat: int) -> list[Choice]:
    """The legal choices for the next part of a side's plan. Without a leader, no cards."""
    plan = [choice.a for choice in game.given(seat)]
    if not plan:
        return DIAL[: game.troops[seat] + 1]
    if len(plan) == 1:
        alive = [LEADER[i] for i in range(len(LEADERS)) if not game.dead[seat] >> i & 1]
        return alive or [NO_LEADER]
    hand = game.hand[seat][:]
    if len(plan) == 2:
        slot, none = WEAPON, NO_WEAPON
    else:
        slot, none = DEFENCE, NO_DEFENCE
        if plan[2] != NOTHING:
            hand.remove(plan[2])
    if plan[1] == NOTHING:
        return [none]
    forbidden = game.command[1] if game.command[0] == seat else NOTHING
    return [none, *(slot[card] for card in slot if card in hand and card != forbidden)]


def settle_plans(game: Skirmish, frame: Frame, answers: Answers) -> None:
    for seat, plan in answers.items():
        game.plan[seat] = [choice.a for choice in plan]


def reveal(game: Skirmish, frame: Frame) -> None:
    """Both plans are shown and the battle is fought; with equal totals the aggressor wins."""
    _, aggressor, defender = frame
    for side in frame[1:]:
        dial, leader, weapon, defence = game.plan[side]
        for card in (weapon, defence):
            if card != NOTHING:
                show(game, side, card)
        if game.listener is not None:
            game.emit("plan", seat=FACTIONS[side], dial=dial, leader=leader)
    strength = {
        aggressor: total(game, aggressor, defender),
        defender: total(game, defender, aggressor),
    }
    winner = aggressor if strength[aggressor] >= strength[defender] else defender
    loser = aggressor + defender - winner
    game.wins[winner] += 1
    game.troops[winner] -= game.plan[winner][0]
    game.troops[loser] = max(0, game.troops[loser] - 3)
    game.discard += played(game, loser)
    game.table = played(game, winner)
    game.stack += [(ASK_KEEP, winner, card) for card in game.table]
    game.command = [NOBODY, NOTHING]
    game.plan = [[] for _ in range(game.players)]


def total(game: Skirmish, side: int, foe: int) -> int:
    """Dial and leader, unless the foe's weapon is not met by the right defence."""
    dial, leader, _, defence = game.plan[side]
    weapon = game.plan[foe][2]
    if leader == NOTHING:
        return dial
    if weapon in STOPS and STOPS[weapon] != defence:
        game.dead[side] |= 1 << leader
        return dial
    return dial + STRENGTH[leader]


def played(game: Skirmish, side: int) -> list[int]:
    return [card for card in game.plan[side][2:] if card != NOTHING]


def ask_keep(game: Skirmish, frame: Frame) -> list[Decision]:
    _, seat, card = frame
    return [Decision(seat, KEEP, [KEEP_CARD[card], DISCARD_CARD[card]])]


def answer_keep(game: Skirmish, frame: Frame, choice: Choice) -> None:
    """A card kept is known to all."""
    _, seat, card = frame
    game.table.remove(card)
    if choice.verb == V_DISCARD:
        game.discard.append(card)
        return
    game.hand[seat] = sorted([*game.hand[seat], card])
    for viewer in [*range(game.players), None]:
        if viewer != seat:
            learn(game, viewer, seat, card)


# The end -----------------------------------------------------------------------------------------


def result(game: Skirmish) -> Result:
    """3 points a battle won, 1 a troop; then 2 for a right prediction."""
    n = game.players
    board = [3 * game.wins[seat] + game.troops[seat] for seat in range(n)]
    leaders = [seat for seat in range(n) if board[seat] == max(board)]
    scores = [board[seat] + 2 * (game.prediction[seat] in leaders) for seat in range(n)]
    ranking = [
        [seat for seat in range(n) if scores[seat] == score]
        for score in sorted(set(scores), reverse=True)
    ]
    return Result(ranking, scores, Message("end-rounds", {"n": game.round}))


# What a seat may know ----------------------------------------------------------------------------


def mask(game: Skirmish, viewer: int | None) -> Skirmish:
    """A copy without anything the viewer may not know."""
    was = game.setup
    view = game.copied(Setup(was.game, was.players, 0, was.options, was.names), Rng(1, 1))
    n = game.players
    view.deck = [HIDDEN] * len(game.deck)
    if viewer == SEER and game.top_seen:
        view.deck[-1] = game.deck[-1]
    if game.lot != NOTHING and not (viewer == SEER and game.looked):
        view.lot = HIDDEN
    public = range(n * n, n * n + n)
    own = range(0) if viewer is None else range(viewer * n, viewer * n + n)
    view.known = [x if i in own or i in public else [] for i, x in enumerate(view.known)]
    for seat in range(n):
        if seat == viewer:
            continue
        known = game.known_to(viewer, seat)
        view.hand[seat] = known + [HIDDEN] * (len(game.hand[seat]) - len(known))
        view.start_spice[seat] = HIDDEN
        if not game.over and game.prediction[seat] != NOBODY:
            view.prediction[seat] = HIDDEN
    return view


def redeal(view: Skirmish, rng: Rng) -> Skirmish:
    """A full position that agrees with a view: everything hidden is dealt at random."""
    game = view.copied(view.setup, Rng(1 + rng.below(M1 - 1), 1 + rng.below(M2 - 1)))
    n = game.players
    pool = unseen_cards(game)
    rng.shuffle(pool)
    for seat in sorted(range(n), key=lambda seat: -game.lacks[seat]):
        for place, card in enumerate(game.hand[seat]):
            if card == HIDDEN:
                fits = [c for c in pool if not (c == KARMA and game.lacks[seat])]
                game.hand[seat][place] = fits[-1]
                pool.remove(fits[-1])
    for place, card in enumerate(game.deck):
        if card == HIDDEN:
            game.deck[place] = pool.pop()
    if game.lot == HIDDEN:
        game.lot = pool.pop()
    for seat in range(n):
        game.hand[seat].sort()
        if game.start_spice[seat] == HIDDEN:
            spread = MOST_SPICE - game.least[seat] + 1
            game.start_spice[seat] = game.least[seat] + rng.below(spread)
        if game.prediction[seat] == HIDDEN:
            game.prediction[seat] = rng.below(n)
    public = game.known[n * n :]
    for i in range(n * n):
        game.known[i] = game.known[i] or public[i % n][:]
        if i // n == i % n:
            game.known[i] = []
    return game


def unseen_cards(view: Skirmish) -> list[int]:
    left = Counter(DECK)
    left.subtract(view.discard + view.table + view.deck + [view.lot])
    for hand in view.hand:
        left.subtract(hand)
    return [card for card in range(len(CARDS)) for _ in range(left[card])]


# Why not -----------------------------------------------------------------------------------------


def not_now(game: Skirmish, seat: int, choice: Choice) -> Refusal:
    return Refusal("refuse-not-now", "SKI-TURN-01")


def refuse_bid(game: Skirmish, seat: int, choice: Choice) -> Refusal:
    frame = game.stack[-1]
    if frame[0] != ASK_BID:
        return not_now(game, seat, choice)
    if choice.a <= frame[4]:
        return Refusal("refuse-bid-too-low", "SKI-BID-01", {"n": frame[4]})
    return Refusal("refuse-spice", "SKI-BID-02", {"n": game.spice(seat)})


def refuse_card(game: Skirmish, seat: int, choice: Choice) -> Refusal:
    if game.stack[-1][0] != ASK_PLAN:
        return not_now(game, seat, choice)
    if game.command == [seat, choice.a]:
        return Refusal("refuse-command", "SKI-VOICE-01", {"card": f"card-{CARDS[choice.a]}"})
    return Refusal("refuse-no-such-card", "SKI-PLAN-01")


def refuse_karma(game: Skirmish, seat: int, choice: Choice) -> Refusal:
    return Refusal("refuse-no-karma", "SKI-KARMA-01")


# Invariants --------------------------------------------------------------------------------------


def check(game: Skirmish) -> None:
    everywhere = game.deck + game.discard + game.table + [c for hand in game.hand for c in hand]
    if game.lot != NOTHING:
        everywhere = [*everywhere, game.lot]
    assert sorted(everywhere) == DECK, "every card is in exactly one place"
    n = game.players
    for seat in range(n):
        assert game.spice(seat) >= 0, "no spice is owed"
        assert LEAST_SPICE <= game.least[seat] <= game.start_spice[seat] <= MOST_SPICE
        assert 0 <= game.troops[seat] <= TROOPS
        for viewer in [*range(n), None]:
            known = Counter(game.known_to(viewer, seat))
            assert known <= Counter(game.hand[seat]), "what is known of a hand is true"
        assert not (game.lacks[seat] and KARMA in game.hand[seat]), "what was told is true"
    assert game.over or game.pending, "someone is asked until the end"


# By names ----------------------------------------------------------------------------------------


def describe(game: Skirmish) -> dict[str, object]:
    data: dict[str, object] = {"round": game.round, "lot": card_name(game.lot)}
    data["discard"] = [CARDS[card] for card in game.discard]
    data["deck"] = len(game.deck)
    for seat in range(game.players):
        start, predicted = game.start_spice[seat], game.prediction[seat]
        data[FACTIONS[seat]] = {
            "hand": [card_name(card) for card in game.hand[seat]],
            "spice": "hidden" if start == HIDDEN else game.spice(seat),
            "troops": game.troops[seat],
            "prediction": FACTIONS[predicted] if predicted >= 0 else None,
        }
    return data


def card_name(card: int) -> str | None:
    return None if card == NOTHING else "hidden" if card == HIDDEN else CARDS[card]


# The index of the rules --------------------------------------------------------------------------

# fmt: off
START:           Final = Step(ROUND,   start_round)
NEXT_LOT:        Final = Step(LOT,     next_lot)
LOOK_AT_IT:      Final = Step(LOOK,    look)
START_BIDS:      Final = Step(BIDS,    start_bids)
COMMANDED:       Final = Step(COMMAND, command)
SHOW_PLANS:      Final = Step(REVEAL,  reveal)
COLLECT_SPICE:   Final = Step(COLLECT, collect)

FOR_PREDICTION:  Final = Question(ASK_PREDICTION, (PREDICT,), RULE, ask_prediction,
                                  settle=settle_prediction)
FOR_KARMA:       Final = Question(ASK_KARMA,  (WINDOW,), RULE, ask_karma,  settle=settle_karma)
FOR_BID:         Final = Question(ASK_BID,    (BID,),    RULE, ask_bid,    answer_bid)
FOR_ATTACK:      Final = Question(ASK_ATTACK, (ATTACK,), RULE, ask_attack, answer_attack)
FOR_COMMAND:     Final = Question(ASK_VOICE,  (SPEAK,),  RULE, ask_voice,  answer_voice)
FOR_PLAN:        Final = Question(ASK_PLAN,   (PLAN,),   RULE, ask_plan,   settle=settle_plans)
FOR_KEEP:        Final = Question(ASK_KEEP,   (KEEP,),   RULE, ask_keep,   answer_keep)
FOR_TRUTH:       Final = Question(ASK_TRUTH,  (TELL,),   RULE, ask_truth,  settle=settle_truth)

REASON: Final[dict[int, Callable[[Skirmish, int, Choice], Refusal]]] = {
    V_BID:     refuse_bid,
    V_WEAPON:  refuse_card,
    V_DEFENCE: refuse_card,
    V_KARMA:   refuse_karma,
}
# fmt: on

read_chapters([sys.modules[__name__]], DISPATCH, {}, {})
