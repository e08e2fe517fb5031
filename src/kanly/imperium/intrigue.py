"""Playing Intrigue cards at their timings (IMP-INTR)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gate, Gates
from kanly.core.message import Args
from kanly.core.question import Answer, F, Step
from kanly.imperium import choices as c
from kanly.imperium import decks
from kanly.imperium.asking import SeatQuestion
from kanly.imperium.effects import Effect, split
from kanly.imperium.keys import COLOUR_KEY, INTRIGUE_KEY
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.intrigues import (
    AFTER_FACTION,
    ANY_TIME,
    BEFORE_AGENT,
    COMBAT,
    ENDGAME,
    INTRIGUES,
    TURN_START,
    VICTORY,
)
from kanly.imperium.tables.tiles import NO_USE, TILES
from kanly.imperium.types import CardId, HouseId, IntrigueId, TileId
from kanly.imperium.word import RUN, WORDS, allowed, playable, worthwhile


def plays(game: Imperium, seat: HouseId, timings: int) -> list[Choice]:
    """The cards the seat may play now; `timings` is a mask of the moments it is."""
    found: list[Choice] = []
    seen = 0
    for card in game.intrigues[seat]:
        made = INTRIGUES[card]
        if seen >> card & 1 or not made.timings & timings:
            continue
        seen |= 1 << card
        effect = made.at(timings)
        if effect is not None and playable(game, seat, effect):
            found.append(c.PLAY_INTRIGUE[card])
    return found


def tile_uses(game: Imperium, seat: HouseId, before_agent: bool) -> list[Choice]:
    """Tiles the seat may use now, which is done like playing a Plot card (IX-TECH-30)."""
    tiles = game.expansion.tiles[seat]
    return [
        c.USE[number] for number in tiles if is_usable(game, seat, TileId(number), before_agent)
    ]


def is_usable(game: Imperium, seat: HouseId, number: TileId, before_agent: bool) -> bool:
    tile = TILES[number]
    ix = game.ix
    if ix is None or tile.use_kind == NO_USE or not ix.ready(seat, number):
        return False
    return (before_agent or not tile.before_agent) and playable(game, seat, tile.use)


def play_at(game: Imperium, seat: HouseId, card: IntrigueId, timings: int) -> None:
    """Play a card for what it does at this moment."""
    effect = INTRIGUES[card].at(timings)
    assert effect is not None
    play(game, seat, card, effect)


def play(game: Imperium, seat: HouseId, card: IntrigueId, effect: Effect) -> None:
    """Play a card: its effect, then the discard pile; some lie face up first (IMP-INTR-10, -11)."""
    if game.listener is not None:
        game.emit("play", seat=COLOUR_KEY[seat], card=INTRIGUE_KEY[card])
    game.intrigues[seat].remove(card)
    game.lasting[seat].append(card)
    decks.shown(game, seat, card)
    if not any(WORDS[part.op].lasts for part in split(effect)):
        game.stack.append((DISCARD_PLAYED.frame, seat, card))
    game.stack.append((RUN, seat, effect.id, NOTHING))


def discard_played(game: Imperium, frame: tuple[int, HouseId, CardId]) -> None:
    """A card that was resolved goes to the discard pile; not before, so it cannot be redrawn."""
    _, seat, card = frame
    game.lasting[seat].remove(card)
    game.intrigue_discard.append(card)


DISCARD_PLAYED: Final = Step(24, discard_played)


# Why a card may not be played ---------------------------------------------------------------------

Moment = Callable[[Imperium, HouseId], int]
"""The timings at which a seat may play cards now, as a mask."""

TIMINGS: Final[dict[int, tuple[str, str]]] = {
    ANY_TIME: ("refuse-timing-plot", "IMP-INTR-03"),
    TURN_START: ("refuse-timing-start", "IMP-CARD-29"),
    BEFORE_AGENT: ("refuse-timing-agent", "IMP-CARD-47"),
    COMBAT: ("refuse-timing-combat", "IMP-INTR-04"),
    VICTORY: ("refuse-timing-victory", "IMP-COMBAT-07"),
    ENDGAME: ("refuse-timing-endgame", "IMP-INTR-05"),
    AFTER_FACTION: ("refuse-timing-faction", "IX-CARD-27"),
}
"""For each timing of a card: the refusal at any other moment, and its rule."""


def the_card(game: Imperium, seat: HouseId, choice: Choice) -> Args:
    return {"card": INTRIGUE_KEY[choice.a]}


def play_gates(moment: Moment) -> Gates[Imperium, HouseId]:
    """What it takes to play an Intrigue card, at a question that comes at this moment."""

    def does(game: Imperium, seat: HouseId, choice: Choice) -> Effect:
        effect = INTRIGUES[choice.a].at(moment(game, seat))
        assert effect is not None
        return effect

    def in_time(timing: int) -> Gate[Imperium, HouseId]:
        key, rule = TIMINGS[timing]

        def fits(game: Imperium, seat: HouseId, choice: Choice) -> bool:
            made = INTRIGUES[choice.a]
            return made.timing != timing or made.at(moment(game, seat)) is not None

        return Gate(key, rule, fits, args=the_card)

    def is_allowed(game: Imperium, seat: HouseId, choice: Choice) -> bool:
        return allowed(game, seat, does(game, seat, choice))

    def is_worthwhile(game: Imperium, seat: HouseId, choice: Choice) -> bool:
        return worthwhile(game, seat, does(game, seat, choice), NOTHING)

    return Gates(
        Gate("refuse-intrigue-not-held", "IMP-INTR-01", is_held, args=the_card),
        *[in_time(timing) for timing in TIMINGS],
        Gate("refuse-condition", "IMP-INTR-08", is_allowed, args=the_card),
        Gate("refuse-nothing-to-do", "IMP-INTR-20", is_worthwhile, args=the_card),
    )


def is_held(game: Imperium, seat: HouseId, choice: Choice) -> bool:
    return choice.a in game.intrigues[seat]


def played_at(timing: int) -> Gates[Imperium, HouseId]:
    """What it takes at a question that is asked at this timing alone."""
    return play_gates(lambda game, seat: 1 << timing)


def use_gates(before_agent: bool) -> Gates[Imperium, HouseId]:
    """What it takes to use a tile, before the Agent is sent or after."""

    def usable(game: Imperium, seat: HouseId, choice: Choice) -> bool:
        return is_usable(game, seat, TileId(choice.a), before_agent)

    return Gates(Gate("refuse-not-offered", "IX-TECH-30", usable))


def asks_for_cards(
    number: int, name: str, rule: str, timing: int, answer: Answer[Imperium, F], order: str = ""
) -> SeatQuestion:
    """A question that asks for Intrigue cards of one timing, or a pass."""

    def listing(game: Imperium, frame: Frame) -> list[Choice]:
        _, seat, *_ = frame
        return [*plays(game, HouseId(seat), 1 << timing), c.PASS]

    gates = {c.V_PLAY: played_at(timing)}
    return SeatQuestion(number, name, rule, c.V_PASS, listing, answer, gates=gates, order=order)
