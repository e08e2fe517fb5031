"""Setting up the table for two to six players (CLA-SETUP, CLA-PLAYERS)."""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import question as q
from kanly.classic.cards import gain_card
from kanly.classic.forces import muster, turn_alone
from kanly.classic.keys import place
from kanly.classic.options import (
    DRAFT,
    FACTIONS_OPTION,
    HIDDEN,
    Rules,
    assigned,
    checked,
)
from kanly.classic.phases import TURN
from kanly.classic.position import FACTION, Classic
from kanly.classic.storm import set_order
from kanly.classic.tables.factions import BENE_GESSERIT, EVERY_FACTION, FACTIONS, FREMEN, HARKONNEN
from kanly.classic.tables.leaders import LEADERS_OF
from kanly.classic.tables.numbers import MULLIGAN_LEADERS, TRAITORS_DEALT
from kanly.classic.tables.options import BG_ADVISORS
from kanly.classic.tables.phases import SETUP
from kanly.classic.tables.players import DEFAULT_CIRCLES, DEFAULT_FACTIONS
from kanly.classic.tables.spice import SPICE_DECK
from kanly.classic.tables.territories import LOCATIONS, STORM_START, TERRITORIES
from kanly.classic.tables.treachery import TREACHERY_DECK
from kanly.classic.treasury import gain
from kanly.classic.types import FactionId, LocationId
from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.event import Listener
from kanly.core.game import ASK, WINDOW, Frame
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
    game.stack = [
        (TURN.frame,),
        (DEAL_CARDS.frame,),
        (PLACE_FORCES.frame,),
        (DEAL_TRAITORS.frame,),
        (WINDOW_PREDICTION.frame,),
    ]
    named = assigned(game.setup.options)
    if named:
        for slot, faction in enumerate(named):
            seat_faction(game, slot, faction)
    elif game.setup.options.get(FACTIONS_OPTION) == DRAFT:
        open_swaps(game)
        game.stack.append((ASK_DRAFT.frame, *draft_order(game)))
    elif game.setup.options.get(FACTIONS_OPTION) == HIDDEN:
        open_swaps(game)
        game.stack.append((WINDOW_DRAFT.frame, *draft_order(game)))
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
        game.stack.append((ASK_SWAP.frame, 0))


def seat_faction(game: Classic, slot: int, faction: FactionId) -> None:
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


# Factions -----------------------------------------------------------------------------------------


def draft_order(game: Classic) -> list[int]:
    """The places at the table in the order of the turn cards drawn, highest first."""
    slots = list(range(game.rules.factions))
    game.rng.shuffle(slots)
    return slots


def ask_draft(game: Classic, frame: Frame) -> list[Decision]:
    _, slot, *_ = frame
    return [Decision(slot % game.players, ASK_DRAFT.kind, free_factions(game, []))]


def free_factions(game: Classic, given: list[Choice]) -> list[Choice]:
    return [c.PICK_FACTION[f] for f in EVERY_FACTION if is_free(game, given, f)]


def is_free(game: Classic, given: list[Choice], faction: FactionId) -> bool:
    return not game.plays(faction) and c.PICK_FACTION[faction] not in given


FREE_GATES: Final = Gates(
    g.which("taken", "CLA-SETUP-03",
            lambda game, seat, x: is_free(game, game.given(seat), FactionId(x.a)), g.the_faction),
)  # fmt: skip
"""Here a player goes by the seat."""


def answer_draft(game: Classic, frame: Frame, choice: Choice) -> None:
    _, slot, *later = frame
    seat_faction(game, slot, FactionId(choice.a))
    if later:
        game.stack.append((ASK_DRAFT.frame, *later))
    order_seats(game)


def ask_picks(game: Classic, frame: Frame) -> list[Decision]:
    """All who have no faction yet name one in secret, once for each place (CLA-SETUP-18)."""
    _, *slots = frame
    found: list[Decision] = []
    for seat in range(game.players):
        places = len([slot for slot in slots if slot % game.players == seat])
        given = game.given(seat)
        if len(given) < places:
            found.append(Decision(seat, WINDOW_DRAFT.kind, free_factions(game, given)))
    return found


def settle_picks(game: Classic, frame: Frame, answers: dict[int, list[Choice]]) -> None:
    """The picks are shown: the highest card gets a faction, the others pick again."""
    again: list[int] = []
    taken = [0] * game.players
    _, *slots = frame
    for slot in slots:
        seat = slot % game.players
        faction = FactionId(answers[seat][taken[seat]].a)
        taken[seat] += 1
        if game.plays(faction):
            again.append(slot)
            if game.listener is not None:
                game.tell("pick-clash", seat=seat + 1, faction=FACTION[faction])
        else:
            seat_faction(game, slot, faction)
    if again:
        game.stack.append((WINDOW_DRAFT.frame, *again))
    order_seats(game)


def swapper(game: Classic, frame: Frame) -> FactionId:
    _, place = frame
    return game.order[place]


def swaps(game: Classic, frame: Frame, faction: FactionId) -> list[Choice]:
    """Each faction's player may propose to swap it for another player's (CLA-SETUP-04)."""
    others = [c.SWAP[f] for f in game.order if game.seat[f] != game.seat[faction]]
    return [c.KEEP_FACTION, *others]


def answer_swap(game: Classic, frame: Frame, choice: Choice) -> None:
    number, place = frame
    if place + 1 < len(game.order):
        game.stack.append((number, place + 1))
    if choice.verb != c.V_KEEP_FACTION:
        game.stack.append((ASK_CONSENT.frame, game.order[place], choice.a))


SWAP_GATES: Final = Gates(
    g.in_play(),
    g.which("swap-own", "CLA-SETUP-04", lambda game, own, x: not g.mine(game, own, FactionId(x.a))),
)  # fmt: skip


def answer_consent(game: Classic, frame: tuple[int, FactionId, FactionId], choice: Choice) -> None:
    """The two players change factions and keep their places on the rim."""
    if choice is c.AGREE:
        _, one, other = frame
        game.seat[one], game.seat[other] = game.seat[other], game.seat[one]
        game.circle[one], game.circle[other] = game.circle[other], game.circle[one]
        order_seats(game)
        if game.listener is not None:
            game.tell("swapped", faction=FACTION[one], other=FACTION[other])


# Prediction and traitors --------------------------------------------------------------------------


def ask_prediction(game: Classic, frame: Frame) -> list[Decision]:
    """The Bene Gesserit name a faction, then a turn (CLA-SETUP-07, CLA-BG-03)."""
    if not game.plays(BENE_GESSERIT):
        return []
    seat = game.seat[BENE_GESSERIT]
    given = len(game.given(seat))
    if given == 0:
        others = [c.PREDICT[f] for f in EVERY_FACTION if f != BENE_GESSERIT and game.plays(f)]
        return [Decision(seat, WINDOW_PREDICTION.kind, others, q.AS[BENE_GESSERIT])]
    if given == 1:
        turns = c.PREDICT_TURN[1 : game.rules.turns + 1]
        return [Decision(seat, WINDOW_PREDICTION.kind, turns, q.AS[BENE_GESSERIT])]
    return []


def named(game: Classic, faction: FactionId) -> bool:
    """Whether the faction of the prediction is already named."""
    return bool(game.given(game.seat[faction]))


PREDICT_GATES: Final = Gates(
    g.when("predict-turn-now", "CLA-BG-03", lambda game, own: not named(game, own)),
    g.which("predict-self", "CLA-BG-03", lambda game, own, x: x.a != own),
    g.in_play(),
)  # fmt: skip
PREDICT_TURN_GATES: Final = Gates(
    g.when("predict-faction-first", "CLA-BG-03", named),
    g.which("turns", "CLA-BG-03", lambda game, own, x: 1 <= x.a <= game.rules.turns,
            lambda game, own, x: {"most": game.rules.turns}),
)  # fmt: skip


def settle_prediction(game: Classic, frame: Frame, answers: dict[int, list[Choice]]) -> None:
    for faction, turn in answers.values():
        game.predicted = FactionId(faction.a)
        game.predicted_turn = turn.a
        game.whisper("predicted", 1 << BENE_GESSERIT, faction=FACTION[faction.a], turn=turn.a)


def deal_traitors(game: Classic, frame: Frame) -> None:
    """Four cards to each faction, of the leaders in play (CLA-SETUP-08 to CLA-SETUP-10)."""
    game.traitor_deck = []
    for faction in EVERY_FACTION:
        if game.plays(faction):
            game.traitor_deck += LEADERS_OF[faction]
    game.rng.shuffle(game.traitor_deck)
    asked = 0
    for faction in EVERY_FACTION:
        if game.plays(faction):
            cards = sorted([game.traitor_deck.pop() for _ in range(TRAITORS_DEALT)])
            game.dealt[faction] = cards
            if faction == HARKONNEN:
                game.traitors[faction] = cards[:]
            else:
                asked |= 1 << faction
    game.seen()
    game.stack.append((WINDOW_TRAITORS.frame, asked))
    if game.rules.mulligan and game.plays(HARKONNEN):
        game.stack.append((WINDOW_MULLIGAN.frame, 1 << HARKONNEN))


def may_draw_anew(game: Classic, faction: FactionId) -> bool:
    """With two own leaders or more the Harkonnen may draw anew (CLA-SETUP-19)."""
    own = [leader for leader in game.dealt[faction] if leader in LEADERS_OF[faction]]
    return len(own) >= MULLIGAN_LEADERS


def settle_mulligan(game: Classic, frame: Frame, answers: dict[FactionId, Choice]) -> None:
    if answers[HARKONNEN] is not c.MULLIGAN:
        return
    game.traitor_deck += game.dealt[HARKONNEN]
    game.rng.shuffle(game.traitor_deck)
    cards = sorted([game.traitor_deck.pop() for _ in range(TRAITORS_DEALT)])
    game.dealt[HARKONNEN] = cards
    game.traitors[HARKONNEN] = cards[:]
    game.tell("mulligan", faction=FACTION[HARKONNEN])


def settle_traitors(game: Classic, frame: Frame, answers: dict[FactionId, Choice]) -> None:
    for faction, choice in answers.items():
        game.traitors[faction] = [choice.a]


DEALT_GATES: Final = Gates(
    g.which("not-dealt", "CLA-SETUP-10", lambda game, own, x: x.a in game.dealt[own], g.the_leader),
)  # fmt: skip


# Spice, forces and cards --------------------------------------------------------------------------


def place_forces(game: Classic, frame: Frame) -> None:
    """Starting spice and forces (CLA-SETUP-13 to CLA-SETUP-15)."""
    for faction in EVERY_FACTION:
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
        game.stack.append((ASK_ADVISOR.frame,))
    if game.plays(FREMEN):
        game.stack.append((ASK_SPLIT.frame, 0, FACTIONS[FREMEN].split))


def splits(game: Classic, frame: Frame, faction: FactionId) -> list[Choice]:
    """How many of the ten Fremen forces begin in this location (CLA-FRE-01)."""
    _, _, left = frame
    numbers = range(fewest_here(game), left + 1)
    return [c.FORCES[n][s] for n in numbers for s in range(min(n, game.reserve_stars[faction]) + 1)]


def about_split(game: Classic, frame: Frame) -> Args:
    _, index, _ = frame
    return {**place(HOMES[index])}


def left_to_split(game: Classic) -> int:
    _, _, left = game.stack[-1]
    return left


def fewest_here(game: Classic) -> int:
    """All that are left begin in the last location."""
    _, index, left = game.stack[-1]
    return left if index == len(HOMES) - 1 else 0


SPLIT_GATES: Final = Gates(
    g.which("most-forces", "CLA-FRE-01", lambda game, own, x: x.a <= left_to_split(game),
            lambda game, own, x: {"most": left_to_split(game)}),
    g.which("all-forces", "CLA-FRE-01", lambda game, own, x: x.a >= fewest_here(game),
            lambda game, own, x: {"n": left_to_split(game)}),
    *g.from_pool("CLA-FRE-24", lambda game, own: (game.reserves[own], game.reserve_stars[own])),
)  # fmt: skip


def answer_split(game: Classic, frame: Frame, choice: Choice) -> None:
    number, index, left = frame
    muster(game, FREMEN, HOMES[index], choice.a, choice.b)
    if choice.a and game.listener is not None:
        game.tell("placed", faction=FACTION[FREMEN], n=choice.a, **place(HOMES[index]))
    if choice.a < left:
        game.stack.append((number, index + 1, left - choice.a))


def answer_advisor(game: Classic, frame: Frame, choice: Choice) -> None:
    """The first advisor of the Bene Gesserit, anywhere (CLA-BG-14)."""
    muster(game, BENE_GESSERIT, LocationId(choice.a), 1)
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


# Steps and questions of the chapter ---------------------------------------------------------------
DEAL_TRAITORS: Final = q.Step(2, deal_traitors)
PLACE_FORCES: Final = q.Step(3, place_forces)
DEAL_CARDS: Final = q.Step(4, deal_cards)

ASK_DRAFT: Final = q.Question(
    ASK + 0, Kind("draft"), "CLA-SETUP-03", "number number number number",
    ask_draft, answer_draft, gates={c.V_FACTION: FREE_GATES},
    moments=q.Moment("draft", "CLA-SETUP-03", SETUP),
)  # fmt: skip
ASK_SWAP: Final = q.OpenQuestion(
    1, "swap-faction", "CLA-SETUP-04", "number", swapper,
    swaps, answer_swap, gates={c.V_SWAP: SWAP_GATES, c.V_KEEP_FACTION: q.NO_GATES},
    moments=q.Moment("swap", "CLA-SETUP-04", SETUP),
)  # fmt: skip
ASK_CONSENT: Final = q.OpenQuestion(
    2, "consent", "CLA-SETUP-04", "faction faction", q.SECOND,
    [c.REFUSE, c.AGREE], answer_consent,
    moments=q.Moment("consent", "CLA-SETUP-04", SETUP), about="other",
)  # fmt: skip
ASK_SPLIT: Final = q.OpenQuestion(
    3, "split", "CLA-FRE-01", "number number", FREMEN,
    splits, answer_split, gates={c.V_FORCES: SPLIT_GATES},
    moments=q.Moment("forces", "CLA-SHIP-04"), about=about_split,
)  # fmt: skip
ASK_ADVISOR: Final = q.OpenQuestion(
    4, "first-advisor", "CLA-BG-14", "", BENE_GESSERIT,
    c.PLACE_ADVISOR, answer_advisor,
    moments=q.Moment("advisor", "CLA-BG-14", SETUP, BENE_GESSERIT, BG_ADVISORS),
)  # fmt: skip
WINDOW_PREDICTION: Final = q.Question(
    WINDOW + 0, Kind("prediction", secret=True), "CLA-BG-03", "",
    ask_prediction, settle=settle_prediction,
    gates={c.V_PREDICT: PREDICT_GATES, c.V_PREDICT_TURN: PREDICT_TURN_GATES},
    moments=q.Moment("predict", "CLA-BG-03", SETUP, BENE_GESSERIT),
)  # fmt: skip
WINDOW_TRAITORS: Final = q.SecretQuestion(
    1, "traitor", "CLA-SETUP-10", "factions",
    c.TRAITOR, settle_traitors, gates={c.V_TRAITOR: DEALT_GATES},
    moments=q.Moment("traitor", "CLA-SETUP-10", SETUP), unseen=False,
)  # fmt: skip
WINDOW_DRAFT: Final = q.Question(
    WINDOW + 14, Kind("secret-draft", secret=True), "CLA-SETUP-18", "number number number number",
    ask_picks, settle=settle_picks, gates={c.V_FACTION: FREE_GATES},
)  # fmt: skip
WINDOW_MULLIGAN: Final = q.SecretQuestion(
    15, "mulligan", "CLA-SETUP-19", "factions",
    [c.DECLINE, c.MULLIGAN], settle_mulligan,
    gates={c.V_MULLIGAN: Gates(g.when("when-mulligan", "CLA-SETUP-19", may_draw_anew))},
    moments=q.Moment("mulligan", "CLA-SETUP-19", SETUP, HARKONNEN),
)  # fmt: skip
