"""Words that strike at opponents."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.question import Step
from kanly.imperium import choices as c
from kanly.imperium import decks, dreadnoughts, troops
from kanly.imperium.asking import ON_OFFER, SeatQuestion
from kanly.imperium.effect_words import cards
from kanly.imperium.effects import Effect, Op
from kanly.imperium.footprint import ANSWER, OPPONENTS
from kanly.imperium.keys import COLOUR_KEY, SPACE_KEY
from kanly.imperium.position import Imperium
from kanly.imperium.tables.spaces import SPACES
from kanly.imperium.types import CardId, HouseFrame, HouseId
from kanly.imperium.word import Word

# Cards --------------------------------------------------------------------------------------------


def opponents_discard(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    game.stack.append((OPPONENTS_DISCARD.frame, seat, effect.n, *game.opponents(seat)))


def each_discards(game: Imperium, frame: Frame) -> None:
    """Clockwise, each opponent in turn discards what it has up to the number (IMP-CARD-18, -19)."""
    _, seat, n, *opponents = frame
    if opponents:
        game.stack.append((OPPONENTS_DISCARD.frame, seat, n, *opponents[1:]))
        most = min(n, len(game.hand[opponents[0]]))
        if most:
            game.stack.append((cards.ASK_DISCARD.frame, opponents[0], most))


OPPONENTS_DISCARD: Final = Step(16, each_discards)
"""Player, cards, opponents still to come."""


def opponents_hand_possible(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    return any(game.hand[house] for house in game.opponents(seat))


Word(Op.OPPONENTS_DISCARD, opponents_discard, possible=opponents_hand_possible, writes=OPPONENTS)


def opponents_discard_or_lose(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    game.stack.append((OPPONENTS_TEST.frame, seat, *game.opponents(seat)))


def each_is_tested(game: Imperium, frame: Frame) -> None:
    """Test of Humanity, clockwise: discard, or lose a deployed troop (IMP-CARD-20 to -24)."""
    _, seat, *opponents = frame
    if not opponents:
        return
    opponent = HouseId(opponents[0])
    game.stack.append((OPPONENTS_TEST.frame, seat, *opponents[1:]))
    if game.is_rival(opponent):
        if game.troops[opponent]:
            troops.lose_from_conflict(game, opponent, 1)
    elif game.hand[opponent] or game.troops[opponent]:
        game.stack.append((ASK_TEST.frame, opponent))


OPPONENTS_TEST: Final = Step(17, each_is_tested)
"""Player, opponents still to come."""


def test_choices(game: Imperium, frame: HouseFrame) -> list[Choice]:
    _, seat = frame
    found = cards.discards(game, frame)
    return [*found, c.LOSE_TROOP] if game.troops[seat] else found


def answer_test(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    _, seat = frame
    if choice is c.LOSE_TROOP:
        troops.lose_from_conflict(game, seat, 1)
    else:
        decks.discard_from_hand(game, seat, CardId(choice.a))
        decks.unload(game, seat, [choice.a])


ASK_TEST: Final[SeatQuestion] = SeatQuestion(
    19,
    "test-of-humanity",
    "IMP-CARD-21",
    c.V_DISCARD,
    test_choices,
    answer_test,
    gates={c.V_LOSE_TROOP: ON_OFFER},
)


Word(
    Op.OPPONENTS_DISCARD_OR_LOSE,
    opponents_discard_or_lose,
    possible=lambda game, seat, effect, source: any(
        game.hand[house] or game.troops[house] for house in game.opponents(seat)
    ),
    writes=OPPONENTS,
)

# Troops and dreadnoughts --------------------------------------------------------------------------


def opponents_lose_garrison(game: Imperium, seat: HouseId, effect: Effect, source: int) -> None:
    """Opponents without a garrisoned troop are not affected (IMP-CARD-16)."""
    for house in game.opponents(seat):
        troops.lose_from_garrison(game, house, 1)


Word(
    Op.OPPONENTS_LOSE_GARRISON,
    opponents_lose_garrison,
    possible=lambda game, seat, effect, source: any(
        game.garrison[house] for house in game.opponents(seat)
    ),
    writes=OPPONENTS,
)


def targets(game: Imperium, frame: HouseFrame) -> list[Choice]:
    _, seat = frame
    return [c.TARGET[house] for house in game.opponents(seat) if game.troops[house]]


def answer_target(game: Imperium, frame: Frame, choice: Choice) -> None:
    troops.lose_from_conflict(game, HouseId(choice.a), 1)


ASK_TARGET: Final[SeatQuestion] = SeatQuestion(
    26, "target", "IMP-CARD-33", c.V_TARGET, targets, answer_target
)


def target_allowed(game: Imperium, seat: HouseId, effect: Effect, source: int) -> bool:
    """Some opponent must have a troop in the Conflict (IMP-CARD-33)."""
    return any(game.troops[house] for house in game.opponents(seat))


Word(
    Op.OPPONENT_LOSES_TROOP,
    lambda game, seat, effect, source: game.stack.append((ASK_TARGET.frame, seat)),
    playable=target_allowed,
    writes=OPPONENTS,
)


def opponents_retreat_dreadnought(
    game: Imperium, seat: HouseId, effect: Effect, source: int
) -> None:
    """Every opponent with one in the Conflict (IX-CARD-26)."""
    for house in game.opponents(seat):
        if game.expansion.fighting[house]:
            dreadnoughts.retreat_dreadnought(game, house)


Word(Op.OPPONENTS_RETREAT_DREADNOUGHT, opponents_retreat_dreadnought, writes=OPPONENTS)

# Agents -------------------------------------------------------------------------------------------


def spaces(game: Imperium, frame: Frame) -> list[Choice]:
    return [c.VOICE[space.id] for space in SPACES if game.board >> space.id & 1]


def answer_voice(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    """No opponent may send an Agent there until the seat's next turn (IMP-CARD-09)."""
    _, seat = frame
    game.voice[seat] = choice.a
    game.emit("voice", seat=COLOUR_KEY[seat], space=SPACE_KEY[choice.a])


ASK_VOICE: Final[SeatQuestion] = SeatQuestion(
    20, "voice", "IMP-CARD-09", c.V_VOICE, spaces, answer_voice
)


Word(
    Op.VOICE,
    lambda game, seat, effect, source: game.stack.append((ASK_VOICE.frame, seat)),
    asks=True,
    writes=OPPONENTS | ANSWER,
)
