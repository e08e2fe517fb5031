"""Phase 6: factions ship and move, one after the other (CLA-SHIP-01, CLA-SHIP-02, CLA-GUI-10)."""

from __future__ import annotations

from typing import Final

from kanly.classic import bene_gesserit
from kanly.classic import choices as c
from kanly.classic import question as q
from kanly.classic.bene_gesserit import ASK_FLIP
from kanly.classic.bidding import open_promises
from kanly.classic.karama import open_response
from kanly.classic.movement import ASK_MOVE, END_TURN
from kanly.classic.position import FACTION, NOBODY, NOWHERE, Classic, N
from kanly.classic.shipment import ASK_SHIP
from kanly.classic.tables import advantages as powers
from kanly.classic.tables.factions import ATREIDES, GUILD
from kanly.classic.tables.options import GUILD_TIMING
from kanly.classic.tables.phases import SHIPMENT
from kanly.classic.tables.spice import SPICE_CARDS
from kanly.classic.tables.territories import CITIES
from kanly.classic.types import FactionId
from kanly.core.choice import Choice
from kanly.core.game import Frame


def start(game: Classic) -> None:
    """Advisors turn, the Atreides look, then turns in storm order (CLA-SHIP-01, CLA-SHIP-02)."""
    game.acted = 0
    game.stack.append((NEXT_SHIPPER.frame,))
    game.stack.append((SPICE_PRESCIENCE.frame,))
    if bene_gesserit.may_flip(game):
        game.stack.append((ASK_FLIP.frame,))


def spice_prescience(game: Classic, frame: Frame) -> None:
    """The Atreides may look at the top card of the spice deck (CLA-ATR-06)."""
    if game.plays(ATREIDES) and game.spice_deck:
        game.stack.append((PEEK_SPICE.frame,))
        open_response(game, 1 << powers.STOP_SPICE_PRESCIENCE)


def peek_spice(game: Classic, frame: Frame) -> None:
    if not game.is_stopped(powers.STOP_SPICE_PRESCIENCE):
        game.spice_top_seen = True
        game.seen()
        card = SPICE_CARDS[game.spice_deck[-1]].slug
        game.whisper("spice-seen", 1 << ATREIDES, card=f"classic-spice-card-{card}")


# Whose turn ---------------------------------------------------------------------------------------


def waiting(game: Classic) -> list[FactionId]:
    """The factions that have not had their turn, in storm order."""
    return [faction for faction in game.order if not game.acted >> faction & 1]


def next_shipper(game: Classic, frame: Frame) -> None:
    """The next faction takes its turn, unless the Guild steps in (CLA-GUI-10, CLA-GUI-11)."""
    left = waiting(game)
    if not left:
        game.promise = [0] * N
        game.grounded = NOBODY
        return
    game.stack.append((NEXT_SHIPPER.frame,))
    if chooses_time(game) and GUILD in left and len(left) > 1:
        game.stack.append((WINDOW_STEP_IN.frame, 1 << GUILD))
    else:
        begin_turn(game, left[0])


def chooses_time(game: Classic) -> bool:
    """Whether the Guild may act out of order."""
    return game.rules.guild_timing and not game.stopped >> powers.STOP_TIMING & 1


def settle_step_in(game: Classic, frame: Frame, answers: dict[FactionId, Choice]) -> None:
    """Acting early, or letting its place go by, can be stopped (CLA-KAR-47)."""
    acts = answers[GUILD] is c.ACT_NOW
    in_place = waiting(game)[0] == GUILD
    if acts == in_place:
        begin_turn(game, waiting(game)[0])
    else:
        game.stack.append((GUILD_ACTS.frame, int(acts)))
        open_response(game, 1 << powers.STOP_TIMING)


def guild_acts(game: Classic, frame: Frame) -> None:
    """The Guild acts now, or waits, unless a Karama makes it keep its place."""
    _, acts = frame
    left = waiting(game)
    if game.is_stopped(powers.STOP_TIMING):
        begin_turn(game, left[0])
    else:
        begin_turn(game, GUILD if acts else left[1])


def begin_turn(game: Classic, faction: FactionId) -> None:
    """One faction's shipment, then its move."""
    game.moves = 1
    game.barred = 0
    game.lent = False
    game.half = False
    game.halted = False
    game.landed = NOWHERE
    held = game.fighters(faction) & CITIES
    game.grounded = NOBODY if held or not game.rules.city_before_shipping else faction
    game.stopped_once = 0
    game.promise = [0] * N
    game.stack.append((END_TURN.frame, faction))
    game.stack.append((ASK_MOVE.frame, faction))
    game.stack.append((ASK_SHIP.frame, faction))
    open_promises(game, 1 << faction)
    lendable = 1 << powers.STOP_HALF_PRICE_FOR_ALLY | 1 << powers.STOP_SPECIAL_SHIPMENTS
    if game.ally[faction] >> GUILD & 1 and game.stopped & lendable != lendable:
        game.stack.append((ASK_LEND.frame, faction))
    if game.listener is not None:
        game.tell("ship-turn", faction=FACTION[faction])


def answer_lend(game: Classic, frame: Frame, choice: Choice) -> None:
    """The Guild lends its ally half price and cross-shipment, or not (CLA-ALLY-17, CLA-GUI-08)."""
    game.lent = choice is c.LEND


# Steps and questions of the chapter ---------------------------------------------------------------
SPICE_PRESCIENCE: Final = q.Step(32, spice_prescience)
PEEK_SPICE: Final = q.Step(33, peek_spice)
NEXT_SHIPPER: Final = q.Step(34, next_shipper)
GUILD_ACTS: Final = q.Step(35, guild_acts, "number")

ASK_LEND: Final = q.OpenQuestion(
    18, "lend", "CLA-ALLY-17", "faction", GUILD,
    [c.LEND, c.DECLINE], answer_lend,
    moments=q.Moment("lend", "CLA-ALLY-17", SHIPMENT, GUILD), about="other",
)  # fmt: skip
WINDOW_STEP_IN: Final = q.SecretQuestion(
    8, "step-in", "CLA-GUI-11", "factions",
    [c.WAIT, c.ACT_NOW], settle_step_in,
    moments=q.Moment("step-in", "CLA-GUI-11", SHIPMENT, GUILD, GUILD_TIMING, powers.STOP_TIMING),
)  # fmt: skip
