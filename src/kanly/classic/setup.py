"""Setting up the table for two to six players (CLA-SETUP, CLA-PLAYERS)."""

from __future__ import annotations

from typing import Final

from kanly.classic import kinds
from kanly.classic.asking import AS, by_faction, each, one
from kanly.classic.choices import (
    AGREE,
    DECLINE,
    FORCES,
    KEEP_FACTION,
    MULLIGAN,
    PICK_FACTION,
    PLACE_ADVISOR,
    PREDICT,
    PREDICT_TURN,
    REFUSE,
    SWAP,
    TRAITOR,
    V_KEEP_FACTION,
)
from kanly.classic.forces import muster, place, turn_alone
from kanly.classic.frames import (
    ASK_ADVISOR,
    ASK_CONSENT,
    ASK_DRAFT,
    ASK_SPLIT,
    ASK_SWAP,
    DEAL_CARDS,
    DEAL_TRAITORS,
    PLACE_FORCES,
    TURN,
    WINDOW_DRAFT,
    WINDOW_MULLIGAN,
    WINDOW_PREDICTION,
    WINDOW_TRAITORS,
)
from kanly.classic.gates import from_pool, which
from kanly.classic.hands import gain_card
from kanly.classic.map import storm_order
from kanly.classic.options import (
    DRAFT,
    EVERY_FACTION,
    FACTIONS_OPTION,
    HIDDEN,
    Rules,
    assigned,
    checked,
)
from kanly.classic.position import FACTION, Classic, N
from kanly.classic.tables.factions import BENE_GESSERIT, FACTIONS, FREMEN, HARKONNEN
from kanly.classic.tables.leaders import LEADERS_OF
from kanly.classic.tables.numbers import MULLIGAN_LEADERS, TRAITORS_DEALT
from kanly.classic.tables.players import DEFAULT_CIRCLES, DEFAULT_FACTIONS
from kanly.classic.tables.spice import SPICE_DECK
from kanly.classic.tables.territories import LOCATIONS, STORM_START, TERRITORIES
from kanly.classic.tables.treachery import TREACHERY_DECK
from kanly.classic.treasury import gain
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import BadOption
from kanly.core.event import Listener
from kanly.core.game import Frame
from kanly.core.gate import Gates
from kanly.core.message import Args
from kanly.core.rng import seeded
from kanly.core.setup import Options, Setup

HOMES: Final = [
    location
    for territory in FACTIONS[FREMEN].homes
    for location in TERRITORIES[territory].locations
]
"""Where the Fremen may start (CLA-FRE-01)."""


def new(
    players: int,
    seed: int | str,
    options: Options | None = None,
    names: list[str] | None = None,
    listener: Listener | None = None,
) -> Classic:
    """A new game, set up and run to its first decision."""
    chosen = checked(players, options or {})
    seats = names or [f"seat {i + 1}" for i in range(players)]
    if len(seats) != players:
        raise BadOption(f"{len(seats)} names for {players} players; give one name per seat")
    setup = Setup("classic", players, seed, chosen, seats)
    game = Classic(setup, seeded(seed), Rules(players, chosen), None)
    game.listener = listener
    set_up(game)
    game.run()
    game.start = game.clone()
    return game


def set_up(game: Classic) -> None:
    """Decks are shuffled and factions assigned; then what the players decide (CLA-SETUP-01)."""
    game.spice_deck = SPICE_DECK[:]
    game.deck = TREACHERY_DECK[:]
    game.rng.shuffle(game.spice_deck)
    game.rng.shuffle(game.deck)
    game.stack = [(TURN,), (DEAL_CARDS,), (PLACE_FORCES,), (DEAL_TRAITORS,), (WINDOW_PREDICTION,)]
    named = assigned(game.setup.options)
    if named:
        for slot, faction in enumerate(named):
            seat_faction(game, slot, faction)
    elif game.setup.options.get(FACTIONS_OPTION) == DRAFT:
        open_swaps(game)
        game.stack.append((ASK_DRAFT, *draft_order(game)))
    elif game.setup.options.get(FACTIONS_OPTION) == HIDDEN:
        open_swaps(game)
        game.stack.append((WINDOW_DRAFT, *draft_order(game)))
    else:
        factions = DEFAULT_FACTIONS[game.rules.factions][:]
        game.rng.shuffle(factions)
        for slot, faction in enumerate(factions):
            seat_faction(game, slot, faction)
        open_swaps(game)
    order_seats(game)


def open_swaps(game: Classic) -> None:
    """Factions that were dealt or drafted may be swapped (CLA-SETUP-04)."""
    if game.rules.swaps:
        game.stack.append((ASK_SWAP, 0))


def seat_faction(game: Classic, slot: int, faction: int) -> None:
    """A faction takes its place on the rim; with two factions each the players alternate."""
    given = game.setup.options.get("circles")
    circles = DEFAULT_CIRCLES[game.rules.factions]
    game.circle[faction] = int(given[slot]) if isinstance(given, list) else circles[slot]
    game.seat[faction] = slot % game.players
    if game.listener is not None:
        game.tell("faction", seat=game.seat[faction] + 1, faction=FACTION[faction])


def order_seats(game: Classic) -> None:
    """Before the first storm the order is that of the circles (CLA-TURN-08)."""
    set_order(game, STORM_START)


def set_order(game: Classic, storm: int) -> None:
    """Storm order for a storm in that sector (CLA-TURN-04 to CLA-TURN-06)."""
    at = {game.circle[f]: f for f in range(N) if game.plays(f)}
    game.order = [at[circle] for circle in storm_order(storm, sorted(at))]


# Factions -----------------------------------------------------------------------------------------


def draft_order(game: Classic) -> list[int]:
    """The places at the table in the order of the turn cards drawn, highest first."""
    slots = list(range(game.rules.factions))
    game.rng.shuffle(slots)
    return slots


def ask_draft(game: Classic, frame: Frame) -> list[Decision]:
    return [Decision(frame[1] % game.players, kinds.DRAFT, free_factions(game))]


def free_factions(game: Classic) -> list[Choice]:
    return [PICK_FACTION[f] for f in EVERY_FACTION if not game.plays(f)]


def answer_draft(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    seat_faction(game, frame[1], choice.a)
    if len(frame) > 2:
        game.stack.append((ASK_DRAFT, *frame[2:]))
    order_seats(game)


def ask_picks(game: Classic, frame: Frame) -> list[Decision]:
    """All who have no faction yet name one in secret, once for each place (CLA-SETUP-18)."""
    found: list[Decision] = []
    for seat in range(game.players):
        places = len([slot for slot in frame[1:] if slot % game.players == seat])
        given = game.given(seat)
        if len(given) < places:
            free = [choice for choice in free_factions(game) if choice not in given]
            found.append(Decision(seat, kinds.SECRET_DRAFT, free))
    return found


def settle_picks(game: Classic, frame: Frame, answers: dict[int, list[Choice]]) -> None:
    """The picks are shown: the highest card gets a faction, the others pick again."""
    again: list[int] = []
    taken = [0] * game.players
    for slot in frame[1:]:
        seat = slot % game.players
        faction = answers[seat][taken[seat]].a
        taken[seat] += 1
        if game.plays(faction):
            again.append(slot)
            if game.listener is not None:
                game.tell("pick-clash", seat=seat + 1, faction=FACTION[faction])
        else:
            seat_faction(game, slot, faction)
    if again:
        game.stack.append((WINDOW_DRAFT, *again))
    order_seats(game)


def ask_swap(game: Classic, frame: Frame) -> list[Decision]:
    """Each faction's player may propose to swap it for another player's (CLA-SETUP-04)."""
    faction = game.order[frame[1]]
    others = [SWAP[f] for f in game.order if game.seat[f] != game.seat[faction]]
    return one(game, faction, kinds.SWAP, [KEEP_FACTION, *others])


def answer_swap(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    if frame[1] + 1 < len(game.order):
        game.stack.append((ASK_SWAP, frame[1] + 1))
    if choice.verb != V_KEEP_FACTION:
        game.stack.append((ASK_CONSENT, game.order[frame[1]], choice.a))


def ask_consent(game: Classic, frame: Frame) -> list[Decision]:
    args: Args = {"faction": FACTION[frame[2]], "other": FACTION[frame[1]]}
    return one(game, frame[2], kinds.CONSENT, [REFUSE, AGREE], args)


def answer_consent(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    """The two players change factions and keep their places on the rim."""
    if choice is AGREE:
        _, mine, yours = frame
        game.seat[mine], game.seat[yours] = game.seat[yours], game.seat[mine]
        game.circle[mine], game.circle[yours] = game.circle[yours], game.circle[mine]
        order_seats(game)
        if game.listener is not None:
            game.tell("swapped", faction=FACTION[mine], other=FACTION[yours])


# Prediction and traitors --------------------------------------------------------------------------


def ask_prediction(game: Classic, frame: Frame) -> list[Decision]:
    """The Bene Gesserit name a faction, then a turn (CLA-SETUP-07, CLA-BG-03)."""
    if not game.plays(BENE_GESSERIT):
        return []
    seat = game.seat[BENE_GESSERIT]
    given = len(game.given(seat))
    if given == 0:
        others = [PREDICT[f] for f in range(N) if f != BENE_GESSERIT and game.plays(f)]
        return [Decision(seat, kinds.PREDICTION, others, AS[BENE_GESSERIT])]
    if given == 1:
        turns = PREDICT_TURN[1 : game.rules.turns + 1]
        return [Decision(seat, kinds.PREDICTION, turns, AS[BENE_GESSERIT])]
    return []


def settle_prediction(game: Classic, frame: Frame, answers: dict[int, list[Choice]]) -> None:
    for named in answers.values():
        game.predicted = named[0].a
        game.predicted_turn = named[1].a
        game.whisper("predicted", 1 << BENE_GESSERIT, faction=FACTION[named[0].a], turn=named[1].a)


def deal_traitors(game: Classic, frame: Frame) -> None:
    """Four cards to each faction, of the leaders in play (CLA-SETUP-08 to CLA-SETUP-10)."""
    game.traitor_deck = []
    for faction in range(N):
        if game.plays(faction):
            game.traitor_deck += LEADERS_OF[faction]
    game.rng.shuffle(game.traitor_deck)
    asked = 0
    for faction in range(N):
        if game.plays(faction):
            cards = sorted([game.traitor_deck.pop() for _ in range(TRAITORS_DEALT)])
            game.dealt[faction] = cards
            if faction == HARKONNEN:
                game.traitors[faction] = cards[:]
            else:
                asked |= 1 << faction
    game.seen()
    game.stack.append((WINDOW_TRAITORS, asked))
    if game.rules.mulligan and game.plays(HARKONNEN):
        game.stack.append((WINDOW_MULLIGAN, 1 << HARKONNEN))


def ask_mulligan(game: Classic, frame: Frame) -> list[Decision]:
    return each(game, frame, frame[1], kinds.MULLIGAN, mulligan_choices)


def mulligan_choices(game: Classic, frame: Frame, faction: int) -> list[Choice]:
    """With two own leaders or more the Harkonnen may draw anew (CLA-SETUP-19)."""
    own = [leader for leader in game.dealt[HARKONNEN] if leader in LEADERS_OF[HARKONNEN]]
    return [DECLINE, MULLIGAN] if len(own) >= MULLIGAN_LEADERS else [DECLINE]


def settle_mulligan(game: Classic, frame: Frame, answers: dict[int, list[Choice]]) -> None:
    if by_faction(game, frame[1], answers)[HARKONNEN] is not MULLIGAN:
        return
    game.traitor_deck += game.dealt[HARKONNEN]
    game.rng.shuffle(game.traitor_deck)
    cards = sorted([game.traitor_deck.pop() for _ in range(TRAITORS_DEALT)])
    game.dealt[HARKONNEN] = cards
    game.traitors[HARKONNEN] = cards[:]
    game.tell("mulligan", faction=FACTION[HARKONNEN])


def ask_traitors(game: Classic, frame: Frame) -> list[Decision]:
    return each(game, frame, frame[1], kinds.PICK_TRAITOR, traitor_choices)


def traitor_choices(game: Classic, frame: Frame, faction: int) -> list[Choice]:
    return [TRAITOR[leader] for leader in game.dealt[faction]]


def settle_traitors(game: Classic, frame: Frame, answers: dict[int, list[Choice]]) -> None:
    for faction, choice in by_faction(game, frame[1], answers).items():
        game.traitors[faction] = [choice.a]


# Spice, forces and cards --------------------------------------------------------------------------


def place_forces(game: Classic, frame: Frame) -> None:
    """Starting spice and forces (CLA-SETUP-13 to CLA-SETUP-15)."""
    for faction in range(N):
        if not game.plays(faction):
            continue
        sheet = FACTIONS[faction]
        gain(game, faction, sheet.spice)
        game.reserves[faction] = sheet.reserves + sheet.split
        for _, number in sheet.placed:
            game.reserves[faction] += number
        game.reserve_stars[faction] = game.rules.starred(faction)
        if faction != BENE_GESSERIT or not game.rules.advisors:
            for location, number in sheet.placed:
                muster(game, faction, location, number)
    if game.plays(BENE_GESSERIT) and game.rules.advisors:
        game.stack.append((ASK_ADVISOR,))
    if game.plays(FREMEN):
        game.stack.append((ASK_SPLIT, 0, FACTIONS[FREMEN].split))


def ask_split(game: Classic, frame: Frame) -> list[Decision]:
    """How many of the ten Fremen forces begin in this location (CLA-FRE-01)."""
    _, index, left = frame
    fewest = left if index == len(HOMES) - 1 else 0
    stars = game.reserve_stars[FREMEN]
    choices = [FORCES[n][s] for n in range(fewest, left + 1) for s in range(min(n, stars) + 1)]
    args: Args = {"faction": FACTION[FREMEN], **place(HOMES[index])}
    return one(game, FREMEN, kinds.SPLIT, choices, args)


SPLIT_GATES: Final = Gates(
    which(
        "most-forces",
        "CLA-FRE-01",
        lambda game, own, x: x.a <= game.stack[-1][2],
        lambda game, own, x: {"most": game.stack[-1][2]},
    ),
    which(
        "all-forces",
        "CLA-FRE-01",
        lambda game, own, x: game.stack[-1][1] < len(HOMES) - 1 or x.a == game.stack[-1][2],
        lambda game, own, x: {"n": game.stack[-1][2]},
    ),
    *from_pool("CLA-FRE-24", lambda game, own: (game.reserves[own], game.reserve_stars[own])),
)


def answer_split(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    _, index, left = frame
    muster(game, FREMEN, HOMES[index], choice.a, choice.b)
    if choice.a and game.listener is not None:
        game.tell("placed", faction=FACTION[FREMEN], n=choice.a, **place(HOMES[index]))
    if choice.a < left:
        game.stack.append((ASK_SPLIT, index + 1, left - choice.a))


def ask_advisor(game: Classic, frame: Frame) -> list[Decision]:
    """The first advisor of the Bene Gesserit, anywhere (CLA-BG-14)."""
    return one(game, BENE_GESSERIT, kinds.ADVISOR, PLACE_ADVISOR)


def answer_advisor(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    muster(game, BENE_GESSERIT, choice.a, 1)
    game.advisors |= 1 << LOCATIONS[choice.a].territory
    if game.listener is not None:
        game.tell("advisor", **place(choice.a))
    turn_alone(game)


def deal_cards(game: Classic, frame: Frame) -> None:
    """Treachery cards to begin with (CLA-SETUP-16)."""
    for faction in game.order:
        for _ in range(FACTIONS[faction].cards):
            gain_card(game, faction, game.deck.pop())
    game.seen()
