"""What a seat may do although nobody waits for it; others are not told (CLA-TURN-09)."""

from __future__ import annotations

from typing import Final

from kanly.classic import bidding, deals, keys, special, truthtrance
from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic.anytime import NOTHING_IN_USE, OFFERED, busy, free_spice
from kanly.classic.bidding import ASK_BID
from kanly.classic.cards import learn_hand
from kanly.classic.karama import WINDOW_PAUSE, karamas
from kanly.classic.map import each_territory
from kanly.classic.nexus import ASK_NEXUS
from kanly.classic.position import FACTION, NOBODY, Classic
from kanly.classic.question import ANY_TIME, AS, CALM, Offer
from kanly.classic.tables.advantages import STOP_GIFT_TO_ALLY
from kanly.classic.tables.factions import BENE_GESSERIT, EMPEROR, FREMEN, HARKONNEN
from kanly.classic.tables.phases import BIDDING, REVIVAL, SPICE_BLOW
from kanly.classic.tables.territories import WORM_TERRITORIES
from kanly.classic.tables.treachery import KARAMA
from kanly.classic.tables.treachery import TRUTHTRANCE as TRUTHTRANCE_CARD
from kanly.classic.treasury import learn_spice
from kanly.classic.types import FactionId
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.gate import Gates


def offer(game: Classic, seat: int) -> Decision | None:
    """Everything that a seat may do unasked."""
    if not SHOW_GATES.open(game, NOBODY):
        return None
    for_whom = NOBODY
    found: list[Choice] = []
    for faction in game.factions_of(seat):
        own = choices(game, faction)
        if own and for_whom == NOBODY:
            for_whom = faction
        found += [choice for choice in own if choice not in found]
    return Decision(seat, ANY_TIME, found, AS[for_whom]) if found else None


def choices(game: Classic, faction: FactionId) -> list[Choice]:
    """Everything that one faction may do unasked."""
    found = cards_and_gifts(game, faction)
    found += promises(game, faction)
    found += shows(game, faction)
    return found + deals.choices(game, faction)


def cards_and_gifts(game: Classic, faction: FactionId) -> list[Choice]:
    """Cards that can be played at any time, and the Emperor's spice for an ally."""
    found: list[Choice] = []
    if TRUTHTRANCE_GATES.open(game, faction):
        others = [c.TRUTHTRANCE[other] for other in game.others(faction)]
        found += TRUTHTRANCE_GATES.listed(game, faction, others)
    found += special.ghola_choices(game, faction)
    found += special_choices(game, faction)
    if GIFT_GATES.open(game, faction):
        found += gifts(game)
    return found


TRUTHTRANCE_GATES: Final = Gates(
    *NOTHING_IN_USE,
    *g.of_another("CLA-CARD-30"),
    g.holds_card(TRUTHTRANCE_CARD, "CLA-CARD-30"),
)


def special_choices(game: Classic, faction: FactionId) -> list[Choice]:
    """The faction's special Karama power, where its time is (CLA-KAR-11)."""
    if REVIVE_FREE_GATES.open(game, faction):
        return [c.REVIVE_FREE]
    if SWAP_CARDS_GATES.open(game, faction):
        others = [c.SWAP_CARDS[other] for other in game.others(HARKONNEN)]
        return SWAP_CARDS_GATES.listed(game, faction, others)
    return [
        c.CALL_WORM[territory]
        for territory in each_territory(CALL_WORM_GATES.places(game, faction))
    ]


def special_power(
    owner: FactionId, rule: str, phase: int, any_phase: g.When = lambda game, own: False
) -> tuple[g.FactionGate, ...]:
    """What the special power of a faction needs, in its phase unless any will do."""
    return (
        g.only(owner, rule),
        g.in_advanced(lambda game, own: game.rules.karama),
        g.not_used(),
        *OFFERED,
        g.holds_card(KARAMA, rule),
        g.when("phase", "CLA-TURN-01",
               lambda game, own: game.phase == phase or any_phase(game, own),
               lambda game, own, x: {"phase": keys.PHASE[phase], "now": keys.PHASE[game.phase]}),
        g.when("busy", "CLA-TURN-12", lambda game, own: busy(game) <= CALM),
        g.when("karama-pledged", "CLA-KAR-10",
               lambda game, own: game.bidder != own or 0 in karamas(game, own),
               lambda game, own, x: {"n": game.bid}),
    )  # fmt: skip


REVIVE_FREE_GATES: Final = Gates(
    *special_power(
        EMPEROR, "CLA-EMP-12", REVIVAL, lambda game, own: not game.rules.revive_in_revival
    ),
    g.when("tanks-empty", "CLA-EMP-12", lambda game, own: bool(special.revive_free_choices(game))),
)  # fmt: skip
SWAP_CARDS_GATES: Final = Gates(
    *special_power(
        HARKONNEN, "CLA-HAR-17", BIDDING, lambda game, own: not game.rules.swap_in_bidding
    ),
    *g.of_another("CLA-HAR-17"),
)
BETWEEN_BLOWS: Final = (ASK_NEXUS.frame, WINDOW_PAUSE.frame)
"""Between two steps of the Spice Blow phase (CLA-FRE-27)."""
CALL_WORM_GATES: Final = Gates(
    *special_power(FREMEN, "CLA-FRE-26", SPICE_BLOW),
    g.when("first-turn", "CLA-FRE-27", lambda game, own: game.turn > 1),
    g.when("between-blows", "CLA-FRE-27", lambda game, own: game.stack[-1][0] in BETWEEN_BLOWS),
    g.where("not-sand", "CLA-MAP-10", lambda game, own: WORM_TERRITORIES, g.the_territory),
)  # fmt: skip


def gifts(game: Classic) -> list[Choice]:
    """The Emperor's spice for his allies (CLA-EMP-07)."""
    found: list[Choice] = []
    spice = min(free_spice(game, EMPEROR), c.MOST_SPICE)
    for ally in game.allies(EMPEROR):
        found += c.GIFT[ally][1 : spice + 1]
    return found


GIFT_GATES: Final = Gates(
    g.only(EMPEROR, "CLA-EMP-07"),
    *NOTHING_IN_USE,
    g.which("not-ally", "CLA-EMP-07", lambda game, own, x: bool(game.ally[EMPEROR] >> x.b & 1),
            lambda game, own, x: {"faction": FACTION[x.b]}),
    g.not_stopped(STOP_GIFT_TO_ALLY, "CLA-KAR-28"),
    g.which("nothing", "CLA-EMP-07", lambda game, own, x: x.a > 0),
    g.at_most("spice", "CLA-EMP-07", lambda game, own, x: free_spice(game, EMPEROR)),
)  # fmt: skip


def promises(game: Classic, faction: FactionId) -> list[Choice]:
    """While bids are made an ally may change what it pays at most (CLA-BID-21)."""
    if game.stack[-1][0] != ASK_BID.frame or not game.ally[faction]:
        return []
    most = min(most_promised(game, faction), c.MOST_SPICE)
    amounts = range(least_promised(game, faction), most + 1)
    return [c.PROMISE[n] for n in amounts if n != game.promise[faction]]


def least_promised(game: Classic, faction: FactionId) -> int:
    """It is not lowered under a standing bid: how much that needs would tell of the bidder's
    spice."""
    standing = game.bidder != NOBODY and game.ally[faction] >> game.bidder & 1
    return game.promise[faction] if standing else 0


def most_promised(game: Classic, faction: FactionId) -> int:
    if game.bidder == faction:
        return free_spice(game, faction) + game.promise[faction]
    return game.spice[faction]


PROMISE_GATES: Final = Gates(
    *OFFERED,
    g.when("no-ally", "CLA-ALLY-16", lambda game, own: bool(game.ally[own])),
    g.when("when-promise", "CLA-BID-21", lambda game, own: game.stack[-1][0] == ASK_BID.frame),
    g.which("promised-already", "CLA-BID-21", lambda game, own, x: x.a != game.promise[own],
            lambda game, own, x: {"n": x.a}),
    g.which("promise-bound", "CLA-BID-21", lambda game, own, x: x.a >= least_promised(game, own)),
    g.at_most("spice", "CLA-BID-21", lambda game, own, x: most_promised(game, own)),
)  # fmt: skip


def shows(game: Classic, faction: FactionId) -> list[Choice]:
    """Nobody is forbidden to show what is his (CLA-INFO-01, CLA-ALLY-13)."""
    secrets = (c.SHOW_HAND, c.SHOW_TRAITORS, c.SHOW_SPICE, c.SHOW_PREDICTION)
    found = [c.SHOW[secret][other] for other in game.others(faction) for secret in secrets]
    return SHOW_GATES.listed(game, faction, found)


SHOW_GATES: Final = Gates(
    *OFFERED,
    g.which("own-faction", "CLA-INFO-01",
            lambda game, own, x: not g.mine(game, own, FactionId(x.b))),
    g.which("absent", "CLA-PLAYERS-06", lambda game, own, x: game.plays(FactionId(x.b)),
            lambda game, own, x: {"faction": FACTION[x.b]}),
    g.which("only", "CLA-BG-03",
            lambda game, own, x: x.a != c.SHOW_PREDICTION or own == BENE_GESSERIT,
            lambda game, own, x: {"faction": FACTION[BENE_GESSERIT]}),
    g.which("hand-empty", "CLA-INFO-01",
            lambda game, own, x: x.a != c.SHOW_HAND or bool(game.hand[own])),
)  # fmt: skip


# Carrying it out ----------------------------------------------------------------------------------


def interrupt(game: Classic, seat: int, choice: Choice) -> None:
    """Do it; the question that waits stays where it is."""
    OFFERS[choice.verb].carry(game, actor(game, seat, choice), choice)


def actor(game: Classic, seat: int, choice: Choice) -> FactionId:
    """The faction of a seat that can do this."""
    for faction in game.factions_of(seat):
        if choice.plain in choices(game, faction):
            return faction
    raise AssertionError(f"seat {seat} cannot {choice.notation}")


def show_hand(game: Classic, own: FactionId, other: FactionId) -> None:
    learn_hand(game, other, own)
    for card in game.hand[own]:
        game.whisper(
            "shows-card", 1 << own | 1 << other, faction=FACTION[own], card=keys.CARD[card]
        )


def show_traitors(game: Classic, own: FactionId, other: FactionId) -> None:
    both = 1 << own | 1 << other
    for leader in game.traitors[own]:
        game.traitor_known[other] |= 1 << leader
        game.whisper("shows-traitor", both, faction=FACTION[own], leader=keys.LEADER[leader])


def show_prediction(game: Classic, own: FactionId, other: FactionId) -> None:
    game.prediction_shown |= 1 << other
    who, turn = FACTION[game.predicted], game.predicted_turn
    game.whisper("shows-prediction", 1 << own | 1 << other, faction=who, turn=turn)


def show_spice(game: Classic, own: FactionId, other: FactionId) -> None:
    learn_spice(game, other, own)
    both = 1 << own | 1 << other
    game.whisper("shows-spice", both, faction=FACTION[own], n=game.spice[own])


SHOWN: Final = {
    c.SHOW_HAND: show_hand,
    c.SHOW_TRAITORS: show_traitors,
    c.SHOW_PREDICTION: show_prediction,
    c.SHOW_SPICE: show_spice,
}


def show(game: Classic, faction: FactionId, choice: Choice) -> None:
    """Show a secret to another faction; nobody else learns of it."""
    game.seen()
    SHOWN[choice.a](game, faction, FactionId(choice.b))


OFFERS: Final[dict[int, Offer]] = {
    offer.verb: offer
    for offer in (
        Offer(c.V_TRUTHTRANCE, TRUTHTRANCE_GATES, truthtrance.play),
        Offer(c.V_GHOLA, special.GHOLA_GATES, special.play_ghola),
        Offer(c.V_REVIVE_FREE, REVIVE_FREE_GATES, special.start_revive_free, EMPEROR),
        Offer(c.V_SWAP_CARDS, SWAP_CARDS_GATES, special.start_swap, HARKONNEN),
        Offer(c.V_CALL_WORM, CALL_WORM_GATES, special.call_worm, FREMEN),
        Offer(c.V_GIFT, GIFT_GATES, special.give, EMPEROR),
        Offer(c.V_PROMISE, PROMISE_GATES, lambda game, own, x: bidding.promise(game, own, x.a)),
        Offer(c.V_SHOW, SHOW_GATES, show),
        *deals.OFFERS,
    )
}
"""Everything that can be done out of turn, by its verb."""
