"""Deals and bribes between factions that are not allied (CLA-DEAL).

A deal is drafted term by term, sent to its parties, and concluded when all have agreed; nobody
waits for it. Spice is moved by the engine, promises in words are kept for all to read. With an
option Treachery cards change hands too, openly and at once (CLA-DEAL-16).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import keys
from kanly.classic.anytime import OFFERED, busy, counted_on, free_spice
from kanly.classic.cards import insert, lose_card, take_back
from kanly.classic.map import factions, members
from kanly.classic.position import FACTION, Classic, Deal, N, Term
from kanly.classic.question import TRADING, Offer
from kanly.classic.tables.factions import EVERY_FACTION, FACTIONS
from kanly.classic.treasury import gain, known_spice, learn_all_spice, pay
from kanly.classic.types import FactionId
from kanly.core.choice import Choice
from kanly.core.gate import Gates

MOST_PROPOSALS: Final = 20
"""Of one faction in a turn; no player ever needs more (CLA-DEAL-15)."""
MOST_TERMS: Final = 20
ALWAYS_NAMED: Final = 30
"""A payment may always name so much: a faction may have more by the time it is due."""

Terms = tuple[Term, ...]


# What can be done ---------------------------------------------------------------------------------


def choices(game: Classic, faction: FactionId) -> list[Choice]:
    """What a faction may do about deals (CLA-DEAL-13)."""
    found = draft_choices(game, faction)
    for deal in game.deals:
        if deal.parties >> faction & 1:
            found += deal_choices(game, faction, deal)
    return found


def deal_choices(game: Classic, faction: FactionId, deal: Deal) -> list[Choice]:
    """What a party may do about a deal."""
    number = deal.number
    if deal.made:
        return [] if deal.cancelling >> faction & 1 else [c.DEAL_CANCEL[number]]
    if deal.proposer == faction:
        return [c.DEAL_WITHDRAW[number]]
    if deal.agreed >> faction & 1:
        return []
    able = due_now(game, deal.terms, faction) <= free_spice(game, faction)
    able = able and can_trade(game, deal.terms, faction)
    return [c.DEAL_ACCEPT[number], c.DEAL_DECLINE[number]] if able else [c.DEAL_DECLINE[number]]


def draft_choices(game: Classic, faction: FactionId) -> list[Choice]:
    """The next step of a deal in the making."""
    parties = drafted_with(game, faction)
    others = [c.DEAL_WITH[other] for other in partners(game, parties | 1 << faction)]
    if not parties:
        return others if WITH_GATES.open(game, faction) else []
    found = others
    if len(drafted(game, faction)) < MOST_TERMS:
        most = most_paid(game, faction)
        for other in factions(parties):
            found += c.DEAL_PAY[other][1 : most + 1]
            found += c.DEAL_ASK[other][1 : most_asked(game, faction, other) + 1]
            if game.rules.card_trading:
                found += [c.DEAL_GIVE[other][card] for card in left_in_hand(game, faction)]
                found += c.DEAL_WANT[other]
    found += AT_GATES.listed(game, faction, MOMENTS)
    return found + SEND_GATES.listed(game, faction, [c.DEAL_SEND]) + [c.DEAL_DROP]


MOMENTS: Final = [moment for turn in c.DEAL_AT for moment in turn]


def partners(game: Classic, parties: int) -> list[FactionId]:
    """Who can join a deal: of another player, and no ally of a party (CLA-DEAL-01, -14)."""
    own = factions(parties)
    return [
        other
        for other in game.order
        if not parties >> other & 1 and not any([game.allied(f, other) for f in own])
    ]


# A deal in the making -----------------------------------------------------------------------------


def drafted_with(game: Classic, faction: FactionId) -> int:
    """The others in the deal that it drafts, as a mask; none if it drafts no deal."""
    draft = game.drafts[faction]
    return draft[0] if draft else 0


def drafted(game: Classic, faction: FactionId) -> Terms:
    """The terms of the deal that it drafts."""
    return terms_of(game.drafts[faction])


def terms_of(draft: list[int]) -> Terms:
    """A draft is stored as the mask of the other parties, then five numbers for each term."""
    return tuple([Term._make(draft[at : at + TERM]) for at in range(1, len(draft), TERM)])


TERM: Final = len(Term._fields)


def most_paid(game: Classic, faction: FactionId) -> int:
    """The most that a faction can offer in one payment: all that it has (CLA-DEAL-15)."""
    return named_at_most(game.spice[faction] + game.bribes[faction])


def most_asked(game: Classic, faction: FactionId, other: FactionId) -> int:
    """The most that a faction can ask of another: all that it may have, for all one knows."""
    return named_at_most(known_spice(game, 1 << faction, other)[1] + game.bribes[other])


def named_at_most(spice: int) -> int:
    return min(c.MOST_SPICE, max(ALWAYS_NAMED, spice))


def open_proposals(game: Classic) -> list[int]:
    """How many proposals of each faction are still open."""
    waiting = [deal.proposer for deal in game.deals if not deal.made]
    return [waiting.count(faction) for faction in EVERY_FACTION]


def among_allies(game: Classic, parties: int) -> bool:
    """Whether two of the parties have become allies (CLA-DEAL-14)."""
    return any([game.ally[faction] & parties for faction in factions(parties)])


def fall_through(game: Classic) -> None:
    """Proposals and drafts among new allies are void."""
    game.deals = [deal for deal in game.deals if deal.made or not among_allies(game, deal.parties)]
    for faction in EVERY_FACTION:
        if among_allies(game, drafted_with(game, faction) | 1 << faction):
            game.drafts[faction] = []


# Spice and cards ----------------------------------------------------------------------------------


def is_due(game: Classic, term: Term) -> bool:
    """Whether a payment is for now, or its moment has passed."""
    return (term.turn, term.phase) <= (game.turn, game.phase)


def due_now(game: Classic, terms: Terms, faction: FactionId) -> int:
    """What the terms have a faction pay at once; the others answer for themselves when they
    accept, and when the deal is concluded (CLA-DEAL-07)."""
    return sum([x.amount for x in terms if x.payer == faction and x.amount > 0 and is_due(game, x)])


def promised_now(game: Classic, faction: FactionId) -> int:
    """What a draft has its author pay at once."""
    own = [term for term in drafted(game, faction) if term.payer == faction and not term.turn]
    return sum([term.amount for term in own if term.amount > 0])


def cards_from(terms: Terms, faction: FactionId) -> list[int]:
    """The cards that a faction gives."""
    return [term.card for term in terms if term.payer == faction and term.amount < 0]


def left_in_hand(game: Classic, faction: FactionId) -> list[int]:
    """The cards that it holds and does not yet give in its draft, each once."""
    left = game.hand[faction][:]
    for card in cards_from(drafted(game, faction), faction):
        if card in left:
            left.remove(card)
    return sorted(set(left))


def lacking(game: Classic, terms: Terms, faction: FactionId) -> list[int]:
    """The cards that it is to give and does not hold."""
    given, hand = cards_from(terms, faction), game.hand[faction]
    return [card for card in given if hand.count(card) < given.count(card)]


def has_room(game: Classic, terms: Terms, faction: FactionId) -> bool:
    """Whether its hand keeps within its limit."""
    taken = len([term for term in terms if term.payee == faction and term.amount < 0])
    cards = len(game.hand[faction]) - len(cards_from(terms, faction)) + taken
    return not taken or cards <= FACTIONS[faction].hand_limit


def can_trade(game: Classic, terms: Terms, faction: FactionId) -> bool:
    """Whether now is a time for cards to change hands, and its hand has the cards and the room."""
    if all([term.amount >= 0 for term in terms]):
        return True
    fits = not lacking(game, terms, faction) and has_room(game, terms, faction)
    return fits and busy(game) == TRADING


def vouch(game: Classic, parties: int, terms: Terms, faction: FactionId) -> None:
    """Whoever agrees to give cards holds them, and the other parties know it."""
    given = cards_from(terms, faction)
    for viewer in members(parties & ~(1 << faction)):
        known = game.known[viewer * N + faction]
        for card in given:
            if known.count(card) < given.count(card):
                insert(known, card)
    if given:
        game.seen()


# What each step needs -----------------------------------------------------------------------------


def own_deal(game: Classic, faction: FactionId, choice: Choice) -> Deal | None:
    """The deal of that number, if the faction is a party to it."""
    for deal in game.deals:
        if deal.number == choice.a and deal.parties >> faction & 1:
            return deal
    return None


def deal_gate(key: str, rule: str, test: Callable[[int, Deal], bool]) -> g.FactionGate:
    """A gate that looks at the deal that a choice names, and at the faction."""

    def holds(game: Classic, faction: FactionId, choice: Choice) -> bool:
        deal = own_deal(game, faction, choice)
        return deal is not None and test(faction, deal)

    return g.which(key, rule, holds, lambda game, own, x: {"n": x.a})


def proposed(game: Classic, faction: FactionId, choice: Choice) -> Terms:
    """The terms of the deal that a choice names."""
    deal = own_deal(game, faction, choice)
    return () if deal is None else deal.terms


def pays_now(due: g.Limit) -> tuple[g.FactionGate, ...]:
    """It has the spice that it is to pay at once, and nobody's spice is being counted on."""
    return (
        g.which("spice-counted", "CLA-DEAL-07",
                lambda game, own, x: not due(game, own, x) or not counted_on(game)),
        g.which("spice", "CLA-DEAL-07",
                lambda game, own, x: due(game, own, x) <= free_spice(game, own),
                lambda game, own, x: {"n": due(game, own, x), "has": free_spice(game, own)}),
    )  # fmt: skip


def gives_now(terms: Callable[[Classic, FactionId, Choice], Terms]) -> g.FactionGate:
    """It has the cards that it is to give."""
    return g.which(
        "no-card", "CLA-DEAL-16", lambda game, own, x: not lacking(game, terms(game, own, x), own),
        lambda game, own, x: {"card": keys.CARD[lacking(game, terms(game, own, x), own)[0]]},
    )  # fmt: skip


DRAFTED: Final = (
    *OFFERED,
    g.when("deal-none", "CLA-DEAL-01", lambda game, own: bool(game.drafts[own])),
)  # fmt: skip
"""A deal is in the making."""


def room_for_deals(test: g.When) -> g.FactionGate:
    """There are not too many deals yet."""
    return g.when("deal-many", "CLA-DEAL-15", test, lambda game, own, x: {"most": c.MOST_DEALS})


WITH_GATES: Final = Gates(
    *OFFERED,
    g.when("deal-turn", "CLA-DEAL-15",
           lambda game, own: bool(game.drafts[own]) or game.proposals[own] < MOST_PROPOSALS,
           lambda game, own, x: {"most": MOST_PROPOSALS}),
    room_for_deals(lambda game, own: bool(game.drafts[own]) or len(game.deals) < c.MOST_DEALS),
    *g.of_another("CLA-DEAL-01"),
    g.which("deal-ally", "CLA-DEAL-14", lambda game, own, x: not game.allied(own, x.a),
            g.the_faction),
    g.which("deal-party", "CLA-DEAL-01",
            lambda game, own, x: not drafted_with(game, own) >> x.a & 1, g.the_faction),
    g.which("deal-allies", "CLA-DEAL-01",
            lambda game, own, x: x.a in partners(game, drafted_with(game, own) | 1 << own),
            g.the_faction),
)  # fmt: skip
PARTY_TO_IT: Final = g.which("deal-no-party", "CLA-DEAL-01",
                             lambda game, own, x: bool(drafted_with(game, own) >> x.b & 1),
                             lambda game, own, x: {"faction": FACTION[x.b]})  # fmt: skip
FEW_TERMS: Final = g.when("deal-terms", "CLA-DEAL-15",
                          lambda game, own: len(drafted(game, own)) < MOST_TERMS,
                          lambda game, own, x: {"most": MOST_TERMS})  # fmt: skip
SPICE: Final = (
    *DRAFTED,
    PARTY_TO_IT,
    g.which("nothing", "CLA-DEAL-04", lambda game, own, x: x.a > 0),
    FEW_TERMS,
)  # fmt: skip
PAY_GATES: Final = Gates(
    *SPICE,
    g.no_more("deal-paid", "CLA-DEAL-15", lambda game, own, x: most_paid(game, own)),
)  # fmt: skip
ASK_GATES: Final = Gates(
    *SPICE,
    g.no_more("deal-asked", "CLA-DEAL-15",
              lambda game, own, x: most_asked(game, own, FactionId(x.b))),
)  # fmt: skip
WANT_GATES: Final = Gates(
    g.when("deal-cards", "CLA-DEAL-05", lambda game, own: game.rules.card_trading),
    *DRAFTED,
    PARTY_TO_IT,
    FEW_TERMS,
)  # fmt: skip
GIVE_GATES: Final = Gates(
    *WANT_GATES.gates,
    g.which("no-card", "CLA-DEAL-16", lambda game, own, x: x.a in left_in_hand(game, own),
            g.the_card),
)  # fmt: skip
AT_GATES: Final = Gates(
    *DRAFTED,
    g.when("deal-no-spice", "CLA-DEAL-09",
           lambda game, own: any([term.amount > 0 for term in drafted(game, own)[-1:]])),
    g.when("deal-timed", "CLA-DEAL-09", lambda game, own: not drafted(game, own)[-1].turn),
    g.no_more("turns", "CLA-DEAL-09", lambda game, own, x: game.rules.turns),
    g.which("deal-past", "CLA-DEAL-09", lambda game, own, x: (x.a, x.b) > (game.turn, game.phase)),
)  # fmt: skip
SEND_GATES: Final = Gates(
    *DRAFTED,
    *pays_now(lambda game, own, x: promised_now(game, own)),
    room_for_deals(lambda game, own: len(game.deals) < c.MOST_DEALS),
    gives_now(lambda game, own, x: drafted(game, own)),
)
DROP_GATES: Final = Gates(*DRAFTED)
PARTY: Final = (*OFFERED, deal_gate("deal-unknown", "CLA-DEAL-01", lambda own, deal: True))
OPEN: Final = (*PARTY, deal_gate("deal-made", "CLA-DEAL-03", lambda own, deal: not deal.made))
WITHDRAW_GATES: Final = Gates(
    *OPEN, deal_gate("deal-others", "CLA-DEAL-01", lambda own, deal: deal.proposer == own)
)
DECLINE_GATES: Final = Gates(
    *OPEN,
    deal_gate("deal-own", "CLA-DEAL-01", lambda own, deal: deal.proposer != own),
    deal_gate("deal-agreed", "CLA-DEAL-03", lambda own, deal: not deal.agreed >> own & 1),
)
ACCEPT_GATES: Final = Gates(
    *DECLINE_GATES.gates,
    *pays_now(lambda game, own, x: due_now(game, proposed(game, own, x), own)),
    gives_now(proposed),
    g.which("deal-room", "CLA-DEAL-16",
            lambda game, own, x: has_room(game, proposed(game, own, x), own)),
    g.which("deal-trade-when", "CLA-DEAL-16",
            lambda game, own, x: can_trade(game, proposed(game, own, x), own)),
)  # fmt: skip
CANCEL_GATES: Final = Gates(
    *PARTY,
    deal_gate("deal-open", "CLA-DEAL-12", lambda own, deal: deal.made),
    deal_gate("deal-cancelling", "CLA-DEAL-12", lambda own, deal: not deal.cancelling >> own & 1),
)


# Making a deal ------------------------------------------------------------------------------------


def join(game: Classic, faction: FactionId, choice: Choice) -> None:
    """Another party to the draft, which begins with the first of them."""
    draft = game.drafts[faction]
    game.drafts[faction] = [drafted_with(game, faction) | 1 << choice.a, *draft[1:]]


def pays(game: Classic, faction: FactionId, choice: Choice) -> None:
    game.drafts[faction] += Term(faction, FactionId(choice.b), choice.a, 0, 0)


def asks(game: Classic, faction: FactionId, choice: Choice) -> None:
    game.drafts[faction] += Term(FactionId(choice.b), faction, choice.a, 0, 0)


def gives(game: Classic, faction: FactionId, choice: Choice) -> None:
    game.drafts[faction] += Term(faction, FactionId(choice.b), -1 - choice.a, 0, 0)


def wants(game: Classic, faction: FactionId, choice: Choice) -> None:
    game.drafts[faction] += Term(FactionId(choice.b), faction, -1 - choice.a, 0, 0)


def date(game: Classic, faction: FactionId, choice: Choice) -> None:
    """The last payment comes due then."""
    game.drafts[faction][-2:] = [choice.a, choice.b]


def drop(game: Classic, faction: FactionId, choice: Choice) -> None:
    game.drafts[faction] = []


def send(game: Classic, faction: FactionId, choice: Choice) -> None:
    """The parties learn of the draft."""
    terms = drafted(game, faction)
    parties = drafted_with(game, faction) | 1 << faction
    game.deal_count = next_number(game)
    game.proposals[faction] += 1
    words = choice.words
    game.deals.append(Deal(game.deal_count, faction, parties, 1 << faction, 0, terms, words))
    game.drafts[faction] = []
    game.whisper("deal-proposed", parties, faction=FACTION[faction], n=game.deal_count, words=words)
    for term in terms:
        whisper_term(game, parties, term)
    vouch(game, parties, terms, faction)


def next_number(game: Classic) -> int:
    """The next number that no standing deal has; after the highest comes 1."""
    taken = [deal.number for deal in game.deals]
    number = game.deal_count % c.MOST_DEALS + 1
    while number in taken:
        number = number % c.MOST_DEALS + 1
    return number


def whisper_term(game: Classic, parties: int, term: Term) -> None:
    """The parties hear what is offered or asked for, and when spice is to be paid."""
    who = {"faction": FACTION[term.payer], "other": FACTION[term.payee]}
    if term.amount < 0:
        game.whisper("deal-card", parties, **who, card=keys.CARD[term.card])
    elif term.turn:
        phase = keys.PHASE[term.phase]
        game.whisper("deal-later", parties, **who, n=term.amount, turn=term.turn, phase=phase)
    else:
        game.whisper("deal-at-once", parties, **who, n=term.amount)


def find(game: Classic, number: int) -> int:
    """Where a deal stands in the list."""
    return [deal.number for deal in game.deals].index(number)


def accept(game: Classic, faction: FactionId, choice: Choice) -> None:
    at = find(game, choice.a)
    deal = game.deals[at]
    deal = game.deals[at] = deal._replace(agreed=deal.agreed | 1 << faction)
    game.whisper("deal-agreed", deal.parties, faction=FACTION[faction], n=deal.number)
    vouch(game, deal.parties, deal.terms, faction)
    if deal.made:
        conclude(game, at)


def conclude(game: Classic, at: int) -> None:
    """All have agreed: what is due at once changes hands, and everyone is told (CLA-DEAL-02)."""
    deal = game.deals[at]
    number = deal.number
    for party in factions(deal.parties):
        if due_now(game, deal.terms, party) > free_spice(game, party):
            del game.deals[at]
            game.whisper("deal-failed", deal.parties, faction=FACTION[party], n=number)
            return
        if not can_trade(game, deal.terms, party):
            del game.deals[at]
            game.whisper("deal-failed-cards", deal.parties, faction=FACTION[party], n=number)
            return
    later: list[Term] = []
    for term in deal.terms:
        if term.amount < 0:
            hand_over(game, term)
        elif is_due(game, term):
            move(game, term)
        else:
            later.append(term)
    game.deals[at] = deal._replace(terms=tuple(later))
    game.seen()
    game.tell("deal", faction=FACTION[deal.proposer], n=number, words=deal.words)
    for payer, payee, spice, turn, phase in later:
        game.tell(
            "deal-later",
            faction=FACTION[payer],
            other=FACTION[payee],
            n=spice,
            turn=turn,
            phase=keys.PHASE[phase],
        )


def move(game: Classic, term: Term) -> int:
    """Spice changes hands; it lies in front of the shield until the Mentat Pause (CLA-DEAL-08).

    Returns what was missing.
    """
    payer, payee = term.payer, term.payee
    spice = min(term.amount, game.spice[payer])
    pay(game, payer, spice)
    if spice < term.amount:
        learn_all_spice(game, payer)  # all see that this was the last of it
    if game.rules.bribe_deferred:
        game.bribes[payee] += spice
    else:
        gain(game, payee, spice)
    if spice:
        game.tell("bribe", faction=FACTION[payer], other=FACTION[payee], n=spice)
    return term.amount - spice


def hand_over(game: Classic, term: Term) -> None:
    """A card changes hands; all see which (CLA-DEAL-16)."""
    giver, taker, card = term.payer, term.payee, term.card
    lose_card(game, giver, card)
    take_back(game, taker, card)
    game.tell("card-traded", faction=FACTION[giver], other=FACTION[taker], card=keys.CARD[card])


def decline(game: Classic, faction: FactionId, choice: Choice) -> None:
    deal = game.deals.pop(find(game, choice.a))
    game.whisper("deal-declined", deal.parties, faction=FACTION[faction], n=deal.number)


def withdraw(game: Classic, faction: FactionId, choice: Choice) -> None:
    deal = game.deals.pop(find(game, choice.a))
    game.whisper("deal-withdrawn", deal.parties, faction=FACTION[faction], n=deal.number)


def cancel(game: Classic, faction: FactionId, choice: Choice) -> None:
    """When all parties wish it, a deal is off (CLA-DEAL-12)."""
    at = find(game, choice.a)
    deal = game.deals[at]
    deal = game.deals[at] = deal._replace(cancelling=deal.cancelling | 1 << faction)
    if deal.cancelling == deal.parties:
        del game.deals[at]
        game.tell("deal-cancelled", n=deal.number)
    else:
        game.whisper("deal-cancel", deal.parties, faction=FACTION[faction], n=deal.number)


def pay_due(game: Classic) -> None:
    """Spice promised for this moment is paid, as far as there is any (CLA-DEAL-09, -11).

    The rest lapses or, if the option says so, is paid as soon as there is spice again.
    """
    for at, deal in enumerate(game.deals):
        if not deal.made:
            continue
        later: list[Term] = []
        for term in deal.terms:
            if not is_due(game, term):
                later.append(term)
                continue
            missing = move(game, term)
            if missing and game.rules.promises_stay_due:
                later.append(term._replace(amount=missing))
        game.deals[at] = deal._replace(terms=tuple(later))


OFFERS: Final[tuple[Offer, ...]] = (
    Offer(c.V_DEAL_WITH, WITH_GATES, join),
    Offer(c.V_DEAL_PAY, PAY_GATES, pays),
    Offer(c.V_DEAL_ASK, ASK_GATES, asks),
    Offer(c.V_DEAL_GIVE, GIVE_GATES, gives),
    Offer(c.V_DEAL_WANT, WANT_GATES, wants),
    Offer(c.V_DEAL_AT, AT_GATES, date),
    Offer(c.V_DEAL_SEND, SEND_GATES, send),
    Offer(c.V_DEAL_DROP, DROP_GATES, drop),
    Offer(c.V_DEAL_ACCEPT, ACCEPT_GATES, accept),
    Offer(c.V_DEAL_DECLINE, DECLINE_GATES, decline),
    Offer(c.V_DEAL_WITHDRAW, WITHDRAW_GATES, withdraw),
    Offer(c.V_DEAL_CANCEL, CANCEL_GATES, cancel),
)
