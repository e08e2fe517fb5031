"""Deals and bribes between factions that are not allied (CLA-DEAL).

A deal is drafted term by term, sent to its parties, and concluded when all have agreed; nobody
waits for it. Spice is moved by the engine, promises in words are kept for all to read. With an
option Treachery cards change hands too, openly and at once (CLA-DEAL-16).
"""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import frames
from kanly.classic.anytime import OFFERED
from kanly.classic.gates import of_another, the_card, the_faction, when, which
from kanly.classic.hands import card_key, insert, lose_card, take_back
from kanly.classic.map import members
from kanly.classic.position import FACTION, Classic, Deal, N, Term
from kanly.classic.purse import free_spice
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.phases import MENTAT_PAUSE, PHASE_NAMES
from kanly.classic.treasury import gain, known_spice, learn_all_spice, pay
from kanly.core.choice import Choice
from kanly.core.gate import Gates
from kanly.core.message import Args

MOST_PROPOSALS: Final = 20
"""Of one faction in a turn; no player ever needs more (CLA-DEAL-15)."""
MOST_TERMS: Final = 20
ALWAYS_NAMED: Final = 30
"""A payment may always name so much: a faction may have more by the time it is due."""
TERM: Final = 5
"""Numbers in a term."""

TRADING: Final = (
    frames.ASK_BATTLE,
    frames.ASK_FLIP,
    frames.ASK_MOVE,
    frames.ASK_NEXUS,
    frames.ASK_REVIVE,
    frames.ASK_REVIVE_LEADER,
    frames.ASK_RIDE,
    frames.ASK_SHIP,
)
"""Moments at which cards may change hands: nothing under way counts on a hand (CLA-DEAL-16)."""


def choices(game: Classic, faction: int) -> list[Choice]:
    """What a faction may do about deals (CLA-DEAL-13)."""
    found = draft_choices(game, faction)
    for number, proposer, parties, agreed, cancelled, terms, _ in game.deals:
        if not parties >> faction & 1:
            continue
        if agreed == parties:
            if not cancelled >> faction & 1:
                found.append(c.DEAL_CANCEL[number])
        elif proposer == faction:
            found.append(c.DEAL_WITHDRAW[number])
        elif not agreed >> faction & 1:
            able = can_pay(game, terms, faction) and can_trade(game, terms, faction)
            if able and not among_allies(game, parties):
                found.append(c.DEAL_ACCEPT[number])
            found.append(c.DEAL_DECLINE[number])
    return found


def draft_choices(game: Classic, faction: int) -> list[Choice]:
    """The next step of a deal in the making."""
    draft = game.drafts[faction]
    if not draft:
        if not WITH_GATES.open(game, faction):
            return []
        return [c.DEAL_WITH[other] for other in partners(game, 1 << faction)]
    parties = draft[0]
    found = [c.DEAL_WITH[other] for other in partners(game, parties | 1 << faction)]
    if len(draft) < 1 + MOST_TERMS * TERM:
        most = most_paid(game, faction)
        for other in members(parties):
            found += c.DEAL_PAY[other][1 : most + 1]
            found += c.DEAL_ASK[other][1 : most_asked(game, faction, other) + 1]
            if game.rules.card_trading:
                found += [c.DEAL_GIVE[other][card] for card in left_in_hand(game, faction, draft)]
                found += c.DEAL_WANT[other]
    if len(draft) > 1 and draft[-2] == 0 and draft[-3] > 0:
        found += moments(game)
    if SEND_GATES.open(game, faction):
        found.append(c.DEAL_SEND)
    return [*found, c.DEAL_DROP]


def drafted(draft: list[int]) -> tuple[Term, ...]:
    """The terms of a deal in the making."""
    return tuple(
        [
            (draft[i], draft[i + 1], draft[i + 2], draft[i + 3], draft[i + 4])
            for i in range(1, len(draft), TERM)
        ]
    )


def lacking(game: Classic, terms: tuple[Term, ...], faction: int) -> Args:
    """A card that it is to give and does not hold."""
    given = cards_from(terms, faction)
    hand = game.hand[faction]
    return {"card": card_key(next(card for card in given if hand.count(card) < given.count(card)))}


def own_deal(game: Classic, faction: int, choice: Choice) -> Deal | None:
    """The deal of that number, if the faction is a party to it."""
    for deal in game.deals:
        if deal[0] == choice.a and deal[2] >> faction & 1:
            return deal
    return None


def the_deal(game: Classic, faction: int, choice: Choice) -> Deal:
    deal = own_deal(game, faction, choice)
    assert deal is not None
    return deal


def the_number(game: Classic, faction: int, choice: Choice) -> Args:
    return {"n": choice.a}


def the_party(game: Classic, faction: int, choice: Choice) -> Args:
    return {"faction": FACTION[choice.b]}


def few_proposals(game: Classic, faction: int) -> bool:
    return bool(game.drafts[faction]) or game.proposals[faction] < MOST_PROPOSALS


def few_deals(game: Classic, faction: int) -> bool:
    return bool(game.drafts[faction]) or len(game.deals) < c.MOST_DEALS


def parties_of(game: Classic, faction: int) -> int:
    """The others in the deal that is in the making."""
    return game.drafts[faction][0] if game.drafts[faction] else 0


def can_join(game: Classic, faction: int, choice: Choice) -> bool:
    return choice.a in partners(game, parties_of(game, faction) | 1 << faction)


DRAFTED: Final = (
    *OFFERED,
    when("deal-none", "CLA-DEAL-01", lambda game, own: bool(game.drafts[own])),
)
"""A deal is in the making."""

WITH_GATES: Final = Gates(
    *OFFERED,
    when("deal-turn", "CLA-DEAL-15", few_proposals, lambda game, own, x: {"most": MOST_PROPOSALS}),
    when("deal-many", "CLA-DEAL-15", few_deals, lambda game, own, x: {"most": c.MOST_DEALS}),
    *of_another("CLA-DEAL-01"),
    which("deal-ally", "CLA-DEAL-14", lambda game, own, x: not game.allied(own, x.a), the_faction),
    which(
        "deal-party",
        "CLA-DEAL-01",
        lambda game, own, x: not parties_of(game, own) >> x.a & 1,
        the_faction,
    ),
    which("deal-allies", "CLA-DEAL-01", can_join, the_faction),
)
PARTY_TO_IT: Final = which(
    "deal-no-party",
    "CLA-DEAL-01",
    lambda game, own, x: bool(parties_of(game, own) >> x.b & 1),
    the_party,
)
FEW_TERMS: Final = when(
    "deal-terms",
    "CLA-DEAL-15",
    lambda game, own: len(game.drafts[own]) < 1 + MOST_TERMS * TERM,
    lambda game, own, x: {"most": MOST_TERMS},
)
SPICE: Final = (
    *DRAFTED,
    PARTY_TO_IT,
    which("nothing", "CLA-DEAL-04", lambda game, own, x: x.a > 0),
    FEW_TERMS,
)
PAY_GATES: Final = Gates(
    *SPICE,
    which(
        "deal-paid",
        "CLA-DEAL-15",
        lambda game, own, x: x.a <= most_paid(game, own),
        lambda game, own, x: {"most": most_paid(game, own)},
    ),
)
ASK_GATES: Final = Gates(
    *SPICE,
    which(
        "deal-asked",
        "CLA-DEAL-15",
        lambda game, own, x: x.a <= most_asked(game, own, x.b),
        lambda game, own, x: {"most": most_asked(game, own, x.b)},
    ),
)
CARD: Final = (
    when("deal-cards", "CLA-DEAL-05", lambda game, own: game.rules.card_trading),
    *DRAFTED,
    PARTY_TO_IT,
    FEW_TERMS,
)
GIVE_GATES: Final = Gates(
    *CARD,
    which(
        "no-card",
        "CLA-DEAL-16",
        lambda game, own, x: x.a in left_in_hand(game, own, game.drafts[own]),
        the_card,
    ),
)
WANT_GATES: Final = Gates(*CARD)
AT_GATES: Final = Gates(
    *DRAFTED,
    when(
        "deal-no-spice",
        "CLA-DEAL-09",
        lambda game, own: len(game.drafts[own]) > 1 and game.drafts[own][-3] > 0,
    ),
    when("deal-timed", "CLA-DEAL-09", lambda game, own: game.drafts[own][-2] == 0),
    which(
        "turns",
        "CLA-DEAL-09",
        lambda game, own, x: x.a <= game.rules.turns,
        lambda game, own, x: {"most": game.rules.turns},
    ),
    which("deal-past", "CLA-DEAL-09", lambda game, own, x: is_later(game, x.a, x.b)),
)
SEND_GATES: Final = Gates(
    *DRAFTED,
    when(
        "spice",
        "CLA-DEAL-07",
        lambda game, own: promised_now(game.drafts[own], own) <= free_spice(game, own),
        lambda game, own, x: {
            "n": promised_now(game.drafts[own], own),
            "has": free_spice(game, own),
        },
    ),
    when(
        "deal-many",
        "CLA-DEAL-15",
        lambda game, own: len(game.deals) < c.MOST_DEALS,
        lambda game, own, x: {"most": c.MOST_DEALS},
    ),
    when(
        "no-card",
        "CLA-DEAL-16",
        lambda game, own: has_cards(game, drafted(game.drafts[own]), own),
        lambda game, own, x: lacking(game, drafted(game.drafts[own]), own),
    ),
)
DROP_GATES: Final = Gates(*DRAFTED)
PARTY: Final = (
    *OFFERED,
    which(
        "deal-unknown",
        "CLA-DEAL-01",
        lambda game, own, x: own_deal(game, own, x) is not None,
        the_number,
    ),
)


def is_open(game: Classic, faction: int, choice: Choice) -> bool:
    deal = the_deal(game, faction, choice)
    return deal[2] != deal[3]


OPEN: Final = (*PARTY, which("deal-made", "CLA-DEAL-03", is_open, the_number))
WITHDRAW_GATES: Final = Gates(
    *OPEN,
    which(
        "deal-others",
        "CLA-DEAL-01",
        lambda game, own, x: the_deal(game, own, x)[1] == own,
        the_number,
    ),
)
DECLINE_GATES: Final = Gates(
    *OPEN,
    which(
        "deal-own", "CLA-DEAL-01", lambda game, own, x: the_deal(game, own, x)[1] != own, the_number
    ),
    which(
        "deal-agreed",
        "CLA-DEAL-03",
        lambda game, own, x: not the_deal(game, own, x)[3] >> own & 1,
        the_number,
    ),
)
ACCEPT_GATES: Final = Gates(
    *DECLINE_GATES.gates,
    which(
        "spice",
        "CLA-DEAL-07",
        lambda game, own, x: can_pay(game, the_deal(game, own, x)[5], own),
        lambda game, own, x: {
            "n": due_now(game, the_deal(game, own, x)[5], own),
            "has": free_spice(game, own),
        },
    ),
    which(
        "no-card",
        "CLA-DEAL-16",
        lambda game, own, x: has_cards(game, the_deal(game, own, x)[5], own),
        lambda game, own, x: lacking(game, the_deal(game, own, x)[5], own),
    ),
    which(
        "deal-room",
        "CLA-DEAL-16",
        lambda game, own, x: has_room(game, the_deal(game, own, x)[5], own),
    ),
    which(
        "deal-trade-when",
        "CLA-DEAL-16",
        lambda game, own, x: can_trade(game, the_deal(game, own, x)[5], own),
    ),
)
CANCEL_GATES: Final = Gates(
    *PARTY,
    which("deal-open", "CLA-DEAL-12", lambda game, own, x: not is_open(game, own, x), the_number),
    which(
        "deal-cancelling",
        "CLA-DEAL-12",
        lambda game, own, x: not the_deal(game, own, x)[4] >> own & 1,
        the_number,
    ),
)


def most_paid(game: Classic, faction: int) -> int:
    """The most that a faction can offer in one payment: all that it has (CLA-DEAL-15)."""
    return named_at_most(game.spice[faction] + game.bribes[faction])


def most_asked(game: Classic, faction: int, other: int) -> int:
    """The most that a faction can ask of another: all that it may have, for all one knows."""
    return named_at_most(known_spice(game, 1 << faction, other)[1] + game.bribes[other])


def named_at_most(spice: int) -> int:
    return min(c.MOST_SPICE, max(ALWAYS_NAMED, spice))


def open_proposals(game: Classic) -> list[int]:
    """How many proposals of each faction are still open."""
    found = [0] * N
    for _, proposer, parties, agreed, _, _, _ in game.deals:
        if agreed != parties:
            found[proposer] += 1
    return found


def partners(game: Classic, parties: int) -> list[int]:
    """Who can join a deal: of another player, and no ally of a party (CLA-DEAL-01, -14)."""
    found: list[int] = []
    for other in game.order:
        if parties >> other & 1:
            continue
        if not [f for f in members(parties) if game.allied(f, other)]:
            found.append(other)
    return found


def moments(game: Classic) -> list[Choice]:
    """Later phases of this turn and the turns to come."""
    found: list[Choice] = []
    for turn in range(game.turn, game.rules.turns + 1):
        for phase in range(1, MENTAT_PAUSE + 1):
            if is_later(game, turn, phase):
                found.append(c.DEAL_AT[turn - 1][phase - 1])
    return found


def is_later(game: Classic, turn: int, phase: int) -> bool:
    return (turn, phase) > (game.turn, game.phase)


def promised_now(draft: list[int], faction: int) -> int:
    """What a draft has its author pay at once."""
    total = 0
    for i in range(1, len(draft), TERM):
        if draft[i] == faction and draft[i + 3] == 0:
            total += max(0, draft[i + 2])
    return total


def among_allies(game: Classic, parties: int) -> bool:
    """Whether two of the parties have become allies (CLA-DEAL-14)."""
    return any([game.ally[faction] & parties for faction in members(parties)])


def fall_through(game: Classic) -> None:
    """Proposals and drafts among new allies are void."""
    game.deals = [
        deal for deal in game.deals if deal[2] == deal[3] or not among_allies(game, deal[2])
    ]
    for faction in range(len(game.drafts)):
        draft = game.drafts[faction]
        if draft and among_allies(game, draft[0] | 1 << faction):
            game.drafts[faction] = []


def is_due(game: Classic, term: Term) -> bool:
    """Whether a payment is for now, or its moment has passed."""
    return (term[3], term[4]) <= (game.turn, game.phase)


def due_now(game: Classic, terms: tuple[Term, ...], faction: int) -> int:
    """What the terms have a faction pay at once."""
    return sum([max(0, term[2]) for term in terms if term[0] == faction and is_due(game, term)])


def can_pay(game: Classic, terms: tuple[Term, ...], accepting: int) -> bool:
    """Whether all payments at once can be made; who accepts answers for itself, and the others'
    means are looked at when the deal is concluded (CLA-DEAL-07)."""
    return due_now(game, terms, accepting) <= free_spice(game, accepting)


# Cards --------------------------------------------------------------------------------------------


def card_of(amount: int) -> int:
    """The card that stands in place of an amount, or NO_CARD for spice."""
    return -1 - amount if amount < 0 else c.NO_CARD


def cards_from(terms: tuple[Term, ...], faction: int) -> list[int]:
    """The cards that a faction gives."""
    return [card_of(term[2]) for term in terms if term[0] == faction and term[2] < 0]


def left_in_hand(game: Classic, faction: int, draft: list[int]) -> list[int]:
    """The cards that it holds and does not yet give in its draft, each once."""
    left = game.hand[faction][:]
    for card in cards_from(drafted(draft), faction):
        if card in left:
            left.remove(card)
    return sorted(set(left))


def has_cards(game: Classic, terms: tuple[Term, ...], faction: int) -> bool:
    """Whether it holds what it is to give."""
    given = cards_from(terms, faction)
    return all([given.count(card) <= game.hand[faction].count(card) for card in given])


def has_room(game: Classic, terms: tuple[Term, ...], faction: int) -> bool:
    """Whether its hand keeps within its limit."""
    taken = len([term for term in terms if term[1] == faction and term[2] < 0])
    cards = len(game.hand[faction]) - len(cards_from(terms, faction)) + taken
    return not taken or cards <= FACTIONS[faction].hand_limit


def is_trade(terms: tuple[Term, ...]) -> bool:
    """Whether cards change hands."""
    return any([term[2] < 0 for term in terms])


def can_trade(game: Classic, terms: tuple[Term, ...], faction: int) -> bool:
    """Whether now is a time for it, and its hand has the cards and the room."""
    if not is_trade(terms):
        return True
    fits = has_cards(game, terms, faction) and has_room(game, terms, faction)
    return fits and game.stack[-1][0] in TRADING


def vouch(game: Classic, parties: int, terms: tuple[Term, ...], faction: int) -> None:
    """Whoever agrees to give cards holds them, and the other parties know it."""
    given = cards_from(terms, faction)
    for viewer in members(parties & ~(1 << faction)):
        known = game.known[viewer * N + faction]
        for card in given:
            if known.count(card) < given.count(card):
                insert(known, card)
    if given:
        game.seen()


# Making a deal ------------------------------------------------------------------------------------


def act(game: Classic, faction: int, choice: Choice) -> None:
    """Carry out what a faction does about a deal."""
    draft = game.drafts[faction]
    verb = choice.verb
    if verb == c.V_DEAL_WITH:
        game.drafts[faction] = [(draft[0] if draft else 0) | 1 << choice.a, *draft[1:]]
    elif verb == c.V_DEAL_PAY:
        draft += [faction, choice.b, choice.a, 0, 0]
    elif verb == c.V_DEAL_ASK:
        draft += [choice.b, faction, choice.a, 0, 0]
    elif verb == c.V_DEAL_GIVE:
        draft += [faction, choice.b, -1 - choice.a, 0, 0]
    elif verb == c.V_DEAL_WANT:
        draft += [choice.b, faction, -1 - choice.a, 0, 0]
    elif verb == c.V_DEAL_AT:
        draft[-2:] = [choice.a, choice.b]
    elif verb == c.V_DEAL_SEND:
        send(game, faction, choice.words)
    elif verb == c.V_DEAL_ACCEPT:
        accept(game, faction, choice.a)
    elif verb == c.V_DEAL_CANCEL:
        cancel(game, faction, choice.a)
    elif choice is c.DEAL_DROP:
        game.drafts[faction] = []
    else:  # declined, or withdrawn
        refuse(game, faction, choice.a, verb == c.V_DEAL_DECLINE)


def send(game: Classic, faction: int, words: str) -> None:
    """The parties learn of the draft."""
    draft = game.drafts[faction]
    terms = drafted(draft)
    game.deal_count = next_number(game)
    game.proposals[faction] += 1
    parties = draft[0] | 1 << faction
    game.deals.append((game.deal_count, faction, parties, 1 << faction, 0, terms, words))
    game.drafts[faction] = []
    game.whisper("deal-proposed", parties, faction=FACTION[faction], n=game.deal_count, words=words)
    for term in terms:
        whisper_term(game, parties, term)
    vouch(game, parties, terms, faction)


def next_number(game: Classic) -> int:
    """The next number that no standing deal has; after the highest comes 1."""
    taken = [deal[0] for deal in game.deals]
    number = game.deal_count % c.MOST_DEALS + 1
    while number in taken:
        number = number % c.MOST_DEALS + 1
    return number


def whisper_term(game: Classic, parties: int, term: Term) -> None:
    """The parties hear what is offered or asked for, and when spice is to be paid."""
    payer, payee, spice, turn, phase = term
    if spice < 0:
        game.whisper(
            "deal-card",
            parties,
            faction=FACTION[payer],
            other=FACTION[payee],
            card=card_key(card_of(spice)),
        )
    elif turn:
        game.whisper(
            "deal-later",
            parties,
            faction=FACTION[payer],
            other=FACTION[payee],
            n=spice,
            turn=turn,
            phase=f"classic-phase-{PHASE_NAMES[phase]}",
        )
    else:
        game.whisper("deal-at-once", parties, faction=FACTION[payer], other=FACTION[payee], n=spice)


def find(game: Classic, number: int) -> int:
    """Where a deal stands in the list."""
    for i in range(len(game.deals)):
        if game.deals[i][0] == number:
            return i
    raise AssertionError(f"no deal {number}")


def accept(game: Classic, faction: int, number: int) -> None:
    at = find(game, number)
    _, proposer, parties, agreed, cancelled, terms, words = game.deals[at]
    agreed |= 1 << faction
    game.deals[at] = (number, proposer, parties, agreed, cancelled, terms, words)
    game.whisper("deal-agreed", parties, faction=FACTION[faction], n=number)
    vouch(game, parties, terms, faction)
    if agreed == parties:
        conclude(game, at)


def conclude(game: Classic, at: int) -> None:
    """All have agreed: what is due at once changes hands, and everyone is told (CLA-DEAL-02)."""
    number, proposer, parties, agreed, cancelled, terms, words = game.deals[at]
    for party in members(parties):
        if due_now(game, terms, party) > free_spice(game, party):
            del game.deals[at]
            game.whisper("deal-failed", parties, faction=FACTION[party], n=number)
            return
        if not can_trade(game, terms, party):
            del game.deals[at]
            game.whisper("deal-failed-cards", parties, faction=FACTION[party], n=number)
            return
    later: list[Term] = []
    for term in terms:
        if term[2] < 0:
            hand_over(game, term)
        elif is_due(game, term):
            move(game, term)
        else:
            later.append(term)
    game.deals[at] = (number, proposer, parties, agreed, cancelled, tuple(later), words)
    game.seen()
    game.tell("deal", faction=FACTION[proposer], n=number, words=words)
    for payer, payee, spice, turn, phase in later:
        game.tell(
            "deal-later",
            faction=FACTION[payer],
            other=FACTION[payee],
            n=spice,
            turn=turn,
            phase=f"classic-phase-{PHASE_NAMES[phase]}",
        )


def move(game: Classic, term: Term) -> int:
    """Spice changes hands; it lies in front of the shield until the Mentat Pause (CLA-DEAL-08).

    Returns what was missing.
    """
    payer, payee, promised = term[0], term[1], term[2]
    spice = min(promised, game.spice[payer])
    pay(game, payer, spice)
    if spice < promised:
        learn_all_spice(game, payer)  # all see that this was the last of it
    if game.rules.bribe_deferred:
        game.bribes[payee] += spice
    else:
        gain(game, payee, spice)
    if spice:
        game.tell("bribe", faction=FACTION[payer], other=FACTION[payee], n=spice)
    return promised - spice


def hand_over(game: Classic, term: Term) -> None:
    """A card changes hands; all see which (CLA-DEAL-16)."""
    giver, taker, card = term[0], term[1], card_of(term[2])
    lose_card(game, giver, card)
    take_back(game, taker, card)
    game.tell("card-traded", faction=FACTION[giver], other=FACTION[taker], card=card_key(card))


def refuse(game: Classic, faction: int, number: int, declined: bool) -> None:
    at = find(game, number)
    parties = game.deals[at][2]
    del game.deals[at]
    key = "deal-declined" if declined else "deal-withdrawn"
    game.whisper(key, parties, faction=FACTION[faction], n=number)


def cancel(game: Classic, faction: int, number: int) -> None:
    """When all parties wish it, a deal is off (CLA-DEAL-12)."""
    at = find(game, number)
    _, proposer, parties, agreed, cancelled, terms, words = game.deals[at]
    cancelled |= 1 << faction
    if cancelled == parties:
        del game.deals[at]
        game.tell("deal-cancelled", n=number)
    else:
        game.deals[at] = (number, proposer, parties, agreed, cancelled, terms, words)
        game.whisper("deal-cancel", parties, faction=FACTION[faction], n=number)


def pay_due(game: Classic) -> None:
    """Spice promised for this moment is paid, as far as there is any (CLA-DEAL-09, -11).

    The rest lapses or, if the option says so, is paid as soon as there is spice again.
    """
    for at in range(len(game.deals)):
        number, proposer, parties, agreed, cancelled, terms, words = game.deals[at]
        if agreed != parties or not terms:
            continue
        later: list[Term] = []
        for term in terms:
            if not is_due(game, term):
                later.append(term)
                continue
            missing = move(game, term)
            if missing and game.rules.promises_stay_due:
                later.append((term[0], term[1], missing, term[3], term[4]))
        if tuple(later) != terms:
            game.deals[at] = (number, proposer, parties, agreed, cancelled, tuple(later), words)
