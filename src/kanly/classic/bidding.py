"""Phase 4: Treachery cards are auctioned (CLA-BID)."""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import keys
from kanly.classic import question as q
from kanly.classic.cards import draw, gain_card, learn
from kanly.classic.karama import (
    as_karama,
    fizzles,
    held_as_karama,
    karamas,
    means,
    open_pause,
    open_response,
    play,
)
from kanly.classic.position import FACTION, NOBODY, Classic, N
from kanly.classic.tables.advantages import (
    STOP_BIDDING_PRESCIENCE,
    STOP_EXTRA_CARD,
    STOP_TREACHERY_PAYMENT,
)
from kanly.classic.tables.factions import ATREIDES, EMPEROR, HARKONNEN
from kanly.classic.tables.phases import BATTLE, BIDDING, SHIPMENT
from kanly.classic.treasury import gain, pay_shared
from kanly.classic.types import CardId, FactionFrame, FactionId
from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gates


def start(game: Classic) -> None:
    """Hands are counted; as many cards as factions have room (CLA-BID-01 to CLA-BID-05)."""
    game.counted = True
    if game.listener is not None:
        for faction in game.order:
            game.tell("hand-size", faction=FACTION[faction], n=len(game.hand[faction]))
    game.lots = len([f for f in game.order if game.room(f)])
    seen = game.top_seen
    dealt = [draw(game) for _ in range(game.lots)]
    dealt.reverse()
    game.row = dealt
    game.lot_seen = seen and bool(dealt)
    game.top_seen = seen and not dealt
    if game.listener is not None:
        game.tell("auction", n=game.lots)
    game.stack.append((LOT.frame, game.order[0]))
    if game.rules.swap_in_bidding and not dealt:  # nobody is asked to bid (CLA-HAR-17)
        open_pause(game)


def finish(game: Classic) -> None:
    """The phase ends; numbers of cards are not shown any more (CLA-INFO-04)."""
    game.counted = False
    game.promise = [0] * N


def next_able(game: Classic, first: FactionId) -> FactionId:
    """The first faction in storm order from that one which may bid, or NOBODY."""
    at = game.order.index(first)
    for faction in game.order[at:] + game.order[:at]:
        if game.room(faction):
            return faction
    return NOBODY


def after(game: Classic, faction: FactionId) -> FactionId:
    """The next faction in storm order."""
    return game.order[(game.order.index(faction) + 1) % len(game.order)]


def next_lot(game: Classic, frame: FactionFrame) -> None:
    """The next card is up; the Atreides look at it unless stopped (CLA-BID-08 to CLA-BID-10)."""
    _, first = frame
    opener = next_able(game, first)
    if not game.row or opener == NOBODY:
        put_back(game)
        return
    game.bid = 0
    game.bidder = NOBODY
    game.passed = 0
    game.stopped_once = 0
    game.promise = [0] * N
    game.stack.append((START_BIDS.frame, opener))
    if game.plays(ATREIDES):
        game.stack.append((LOOK.frame,))
        open_response(game, 1 << STOP_BIDDING_PRESCIENCE)


def put_back(game: Classic) -> None:
    """Cards left go back on top of the deck in the same order (CLA-BID-19, CLA-BID-20)."""
    if game.row:
        game.deck += game.row
        game.row = []
        game.top_seen = game.lot_seen
        game.lot_seen = False
        game.tell("unsold")
    finish(game)


def look(game: Classic, frame: Frame) -> None:
    """The Atreides look at the card on offer (CLA-ATR-03)."""
    if not game.is_stopped(STOP_BIDDING_PRESCIENCE):
        if not game.lot_seen:
            game.auction_seen.append(game.row[-1])
        game.lot_seen = True
        game.seen()
        game.whisper("lot-seen", 1 << ATREIDES, card=keys.CARD[game.row[-1]])


# Bids ---------------------------------------------------------------------------------------------


def start_bids(game: Classic, frame: Frame) -> None:
    """Allies say what they would pay; then the opener is asked (CLA-BID-21)."""
    _, opener = frame
    game.stack.append((ASK_BID.frame, opener, opener))
    open_promises(game, EVERYONE)


EVERYONE: Final = (1 << N) - 1


def open_promises(game: Classic, buyers: int) -> None:
    """Ask allies in secret for what they pay at most; whether they have spice is not told."""
    asked = 0
    for faction in game.order:
        if game.ally[faction] & buyers:
            asked |= 1 << faction
    if asked:
        game.stack.append((WINDOW_PROMISE.frame, asked))


def promises(game: Classic, frame: Frame, faction: FactionId) -> list[Choice]:
    return c.PROMISE[: min(game.spice[faction], c.MOST_SPICE) + 1]


PROMISE_RULES: Final = {BIDDING: "CLA-BID-21", SHIPMENT: "CLA-SHIP-14", BATTLE: "CLA-ALLY-16"}
PROMISE_GATES: Final = Gates(
    g.which("spice", lambda game, own, x: PROMISE_RULES[game.phase],
            lambda game, own, x: x.a <= game.spice[own],
            lambda game, own, x: {"n": x.a, "has": game.spice[own]}),
)  # fmt: skip


def settle_promise(game: Classic, frame: Frame, answers: dict[FactionId, Choice]) -> None:
    for faction, choice in answers.items():
        promise(game, faction, choice.a)


def promise(game: Classic, faction: FactionId, spice: int) -> None:
    """An ally says what it pays at most; only its allies hear of it."""
    if spice != game.promise[faction]:
        game.promise[faction] = spice
        game.whisper(
            "promise", game.ally[faction] | 1 << faction, faction=FACTION[faction], n=spice
        )


def bids(game: Classic, frame: Frame, faction: FactionId) -> list[Choice]:
    """Pass, bid more, or take the card with a Karama (CLA-BID-11 to CLA-BID-14, CLA-KAR-08)."""
    cards = karamas(game, faction)
    most = most_bid(game, faction, cards)
    return [c.PASS, *c.BID[game.bid + 1 : most + 1], *[c.BUY[i] for i in cards]]


def most_bid(game: Classic, faction: FactionId, cards: list[int]) -> int:
    """What it has the means for, and with a Karama anything (CLA-BID-12, CLA-KAR-09)."""
    if cards and game.rules.overbid:
        return c.HIGHEST_BID
    return min(means(game, faction), c.HIGHEST_BID)


BID_GATES: Final = Gates(
    g.which("bid-least", "CLA-BID-11", lambda game, own, x: x.a > game.bid,
            lambda game, own, x: {"least": game.bid + 1}),
    g.which("bid-most", "CLA-BID-12",
            lambda game, own, x: x.a <= most_bid(game, own, karamas(game, own)),
            lambda game, own, x: {"n": x.a, "has": means(game, own)}),
)  # fmt: skip


def answer_bid(game: Classic, frame: tuple[int, FactionId, FactionId], choice: Choice) -> None:
    _, opener, faction = frame
    if choice.verb == c.V_BUY:
        play(game, faction, CardId(choice.b), (EFFECT_BUY.frame, opener, faction, choice.b, 0))
        return
    if choice.verb == c.V_BID:
        game.bid = choice.a
        game.bidder = faction
        if game.listener is not None:
            game.tell("bid", faction=FACTION[faction], n=choice.a)
    else:
        game.passed |= 1 << faction
        if game.listener is not None:
            game.tell("pass", faction=FACTION[faction])
    go_on(game, opener, faction)


def go_on(game: Classic, opener: FactionId, faction: FactionId) -> None:
    """Ask the next who may bid; sold when it is the highest bidder's turn again (CLA-BID-15)."""
    coming = after(game, faction)
    while True:
        if coming == game.bidder:
            game.stack.append((ASK_PAY.frame, opener))
            return
        if coming == opener and game.bidder == NOBODY:
            put_back(game)
            return
        if game.room(coming) and (game.rules.bid_again or not game.passed >> coming & 1):
            game.stack.append((ASK_BID.frame, opener, coming))
            return
        coming = after(game, coming)


def effect_buy(game: Classic, frame: tuple[int, FactionId, FactionId, CardId, int]) -> None:
    """The card on offer for a Karama, free (CLA-KAR-08); `won` when the bidding is over."""
    _, opener, faction, card, won = frame
    if not fizzles(game, card):
        sell(game, faction, opener)
    elif not won:
        game.stack.append((ASK_BID.frame, opener, faction))
    elif game.bid > means(game, faction) and not paying_karamas(game, faction):
        restart(game, opener)
    else:
        game.stack.append((ASK_PAY.frame, opener))


def paying_karamas(game: Classic, buyer: FactionId) -> list[int]:
    """What can be played in place of payment: the Karama of an uncovered bid too."""
    bidder = game.bidder
    game.bidder = NOBODY
    found = karamas(game, buyer)
    game.bidder = bidder
    return found


def restart(game: Classic, opener: FactionId) -> None:
    """The highest bid cannot be paid: bidding on this card begins again (CLA-KAR-10)."""
    game.tell("bidding-restarts")
    game.bid = 0
    game.bidder = NOBODY
    game.passed = 0
    game.stack.append((ASK_BID.frame, opener, next_able(game, opener)))


# Payment ------------------------------------------------------------------------------------------


PAY_GATES: Final = Gates(
    g.when("bid-uncovered", "CLA-KAR-09", lambda game, own: game.bid <= means(game, own),
           lambda game, own, x: {"n": game.bid, "has": means(game, own)}),
)  # fmt: skip


def answer_pay(game: Classic, frame: FactionFrame, choice: Choice) -> None:
    _, opener = frame
    buyer = game.bidder
    if choice.verb == c.V_BUY:
        play(game, buyer, CardId(choice.b), (EFFECT_BUY.frame, opener, buyer, choice.b, 1))
        return
    game.stack.append((PAID.frame, opener))
    if game.plays(EMPEROR) and buyer != EMPEROR:
        open_response(game, 1 << STOP_TREACHERY_PAYMENT)


def paid(game: Classic, frame: FactionFrame) -> None:
    """The price goes to the Emperor or the bank, allies' shares first (CLA-BID-17, CLA-EMP)."""
    buyer = game.bidder
    pay_shared(game, buyer, game.bid)
    if game.listener is not None:
        game.tell("bought", faction=FACTION[buyer], n=game.bid)
    if game.plays(EMPEROR) and buyer != EMPEROR and not game.is_stopped(STOP_TREACHERY_PAYMENT):
        gain(game, EMPEROR, game.bid)
    _, opener = frame
    sell(game, buyer, opener)


def sell(game: Classic, buyer: FactionId, opener: FactionId) -> None:
    """The card goes to the buyer's hand unseen (CLA-BID-18); Harkonnen draw another."""
    card = game.row.pop()
    gain_card(game, buyer, card)
    if game.lot_seen:
        learn(game, ATREIDES, buyer, card)
    game.lot_seen = False
    game.bidder = NOBODY
    game.bid = 0
    game.promise = [0] * N
    game.seen()
    if game.listener is not None:
        game.tell("card-taken", faction=FACTION[buyer])
        game.whisper("card", 1 << buyer, card=keys.CARD[card])
    game.stack.append((LOT.frame, after(game, opener)))
    if buyer == HARKONNEN and game.room(HARKONNEN):
        game.stack.append((EXTRA_CARD.frame,))
        open_response(game, 1 << STOP_EXTRA_CARD)


def extra_card(game: Classic, frame: Frame) -> None:
    """One more for the Harkonnen from the top of the deck (CLA-HAR-04)."""
    if game.is_stopped(STOP_EXTRA_CARD):
        return
    card = draw(game)
    gain_card(game, HARKONNEN, card)
    if game.listener is not None:
        game.tell("extra-card", faction=FACTION[HARKONNEN])
        game.whisper("card", 1 << HARKONNEN, card=keys.CARD[card])


# A bid that can no longer be paid -----------------------------------------------------------------


def look_at_bid(game: Classic) -> None:
    """When bidding goes on, see whether the highest bid can still be paid (CLA-KAR-10)."""
    for at in range(len(game.stack) - 1, -1, -1):
        if game.stack[at][0] == ASK_BID.frame:
            game.stack.insert(at + 1, (COVER.frame,))
            return


def cover(game: Classic) -> None:
    """If the highest bidder has lost the Karama behind its bid, bidding restarts (CLA-KAR-10)."""
    bidder = game.bidder
    if bidder == NOBODY or game.stack[-1][0] != ASK_BID.frame or game.bid <= means(game, bidder):
        return
    if not paying_karamas(game, bidder):
        _, opener, _ = game.stack.pop()
        restart(game, FactionId(opener))


# Steps and questions of the chapter ---------------------------------------------------------------
LOT: Final = q.Step(19, next_lot, "faction")
LOOK: Final = q.Step(20, look)
START_BIDS: Final = q.Step(21, start_bids, "faction")
PAID: Final = q.Step(22, paid, "faction")
EXTRA_CARD: Final = q.Step(23, extra_card)
EFFECT_BUY: Final = q.Step(24, effect_buy, "faction faction card number")
COVER: Final = q.Step(62, lambda game, frame: cover(game))

ASK_BID: Final = q.OpenQuestion(
    11, "bid", "CLA-BID-11", "faction faction", q.SECOND,
    bids, answer_bid,
    gates={c.V_BID: BID_GATES, c.V_BUY: Gates(*as_karama("CLA-KAR-08")), c.V_PASS: q.NO_GATES},
    moments={
        c.V_BID: q.Moment("bid", "CLA-BID-11", BIDDING),
        c.V_BUY: q.Moment("buy", "CLA-KAR-08", BIDDING),
    },
    about=lambda game, frame: {"n": game.bid}, busy=q.CALM,
)  # fmt: skip
ASK_PAY: Final = q.OpenQuestion(
    12, "pay", "CLA-BID-17", "faction", lambda game, frame: game.bidder,
    [c.PAY, *c.BUY], answer_pay,
    gates={c.V_PAY: PAY_GATES, c.V_BUY: Gates(*held_as_karama("CLA-KAR-08"))},
    moments={c.V_PAY: q.Moment("pay", "CLA-BID-17")},
    about=lambda game, frame: {"n": game.bid}, paying=True,
)  # fmt: skip
WINDOW_PROMISE: Final = q.SecretQuestion(
    7, "promise", "CLA-BID-21", "factions",
    promises, settle_promise, gates={c.V_PROMISE: PROMISE_GATES}, paying=True,
)  # fmt: skip
