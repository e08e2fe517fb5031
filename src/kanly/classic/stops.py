"""The windows of the classic game: responses with a Karama, pauses, secret answers."""

from __future__ import annotations

from typing import Final

from kanly.classic import keys
from kanly.classic.choices import (
    V_CALL_WORM,
    V_GHOLA,
    V_REVIVE_FREE,
    V_SWAP_CARDS,
    V_TRUTHTRANCE,
)
from kanly.classic.nexus import side
from kanly.classic.position import NOBODY, Classic
from kanly.classic.tables import advantages as powers
from kanly.classic.tables.phases import (
    BATTLE,
    BIDDING,
    PHASE_NAMES,
    REVIVAL,
    SETUP,
    SPICE_BLOW,
)
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.stops import Stops

PAUSE: Final = "pause"
RESPONSE: Final = "response"
SHIPMENTS: Final = "response-shipment"
SEVERAL: Final = "response-several"
OTHERS: Final = ("before-storm", "charity", "promise", "see-plan")
"""Windows of a kind of their own."""
FIXED: Final = frozenset(["treason", "step-in", "mulligan"])
"""Secret answers with a single choice for whoever lacks the card or the forces."""

POWER_NAMES: Final = {keys.POWER[made.id]: f"{RESPONSE}-{made.slug}" for made in powers.POWERS}
PAUSES: Final = {
    number: f"{PAUSE}-{name}" for number, name in enumerate(PHASE_NAMES) if number != SETUP
}


def window(game: Game, decision: Decision) -> str:
    """The window that a question is."""
    name = decision.kind.name
    args = decision.args or {}
    if name == RESPONSE:
        what = str(args["what"])
        return POWER_NAMES[str(args["power"])] if what == "power" else f"{RESPONSE}-{what}"
    if name == PAUSE:
        assert isinstance(game, Classic)
        return PAUSES[game.phase]
    return name if name in OTHERS or name in FIXED else ""


def powers_named(*numbers: int) -> frozenset[str]:
    return frozenset([POWER_NAMES[keys.POWER[number]] for number in numbers])


DECISIVE: Final = powers_named(
    powers.STOP_VOICE, powers.STOP_BATTLE_PRESCIENCE, powers.STOP_KWISATZ_HADERACH,
    powers.STOP_SARDAUKAR, powers.STOP_FEDAYKIN, powers.STOP_FREE_FULL_STRENGTH,
    powers.STOP_TRAITOR_FOR_ALLY, powers.STOP_CAPTURE_LEADER,
)  # fmt: skip
"""Powers that decide a battle. The others come often and are rarely worth a card: nobody stops
there without wanting to."""

NAMES: Final = {
    **{name: f"classic-stop-{name}" for name in (*OTHERS, SHIPMENTS, SEVERAL)},
    **{name: key for key, name in POWER_NAMES.items()},
    **{name: keys.PHASE[number] for number, name in PAUSES.items()},
}

WORTHWHILE: Final[dict[int, tuple[int, ...]]] = {
    SPICE_BLOW: (V_CALL_WORM,),
    BIDDING: (V_SWAP_CARDS,),
    REVIVAL: (V_REVIVE_FREE, V_GHOLA),
    BATTLE: (V_TRUTHTRANCE, V_GHOLA),
}
"""By phase, what one would play in a pause. Whoever wants to do more can hold the pause; an ally
can promise spice at any time while bids are made."""


def useful(game: Game, decision: Decision) -> bool:
    """Whether there is a choice, or in a pause a card to play. Others' battles are theirs: whoever
    wants to stop a power there can hold the window."""
    assert isinstance(game, Classic)
    if decision.kind.name != PAUSE:
        others = window(game, decision) in DECISIVE and not fights(game, decision.seat)
        return len(decision.choices) > 1 and not others
    verbs = WORTHWHILE.get(game.phase, ())
    offer = game.free(decision.seat) if verbs else None
    return offer is not None and any([choice.verb in verbs for choice in offer.choices])


def fights(game: Classic, seat: int) -> bool:
    """Whether a seat or an ally of it is in the battle."""
    own = [side(game, faction) for faction in game.factions_of(seat)]
    return any([mask >> faction & 1 for mask in own for faction in game.sides if faction != NOBODY])


def order(game: Game, decision: Decision, most: int) -> str | None:
    """A bid of one more, as long as the player goes so far; else a pass."""
    if decision.kind.name != "bid":
        return None
    offered = [choice.notation for choice in decision.choices]
    assert isinstance(game, Classic)
    higher = f"bid {game.bid + 1}"
    return higher if game.bid < most and higher in offered else "pass"


def lots(game: Game) -> tuple[str, ...]:
    """The card that is up for auction, by turn and number, and all cards of the turn."""
    assert isinstance(game, Classic)
    if game.phase != BIDDING or not game.row:
        return ()
    return f"{game.turn}-{len(game.row)}", f"{game.turn}"


USUAL: Final = DECISIVE | {SEVERAL, "before-storm", "charity", "see-plan"}

STOPS: Final = Stops(
    window,
    useful,
    NAMES,
    alone=USUAL | frozenset(PAUSES.values()),
    company=USUAL,
    fixed=FIXED,
    pauses=frozenset(PAUSES.values()),
    quiet=frozenset(["classic-turn", "classic-phase"]),
    forced=True,
    order=order,
    lots=lots,
)
