"""Playing Intrigue cards at their timings (IMP-INTR)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.imperium import agent_turn, decks, technology
from kanly.imperium.acquire import free_choices
from kanly.imperium.choices import PLAY_INTRIGUE, USE
from kanly.imperium.conditions import holds
from kanly.imperium.costs import can_pay
from kanly.imperium.effects import Effect, Op, split
from kanly.imperium.frames import DISCARD_PLAYED, RUN
from kanly.imperium.interpret import tracks_at_3
from kanly.imperium.ix_words import goals_met
from kanly.imperium.position import COLOUR, NOBODY, NOTHING, Imperium
from kanly.imperium.possible import worthwhile
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.tiles import NO_USE, TILES


def plays(game: Imperium, seat: int, timings: int) -> list[Choice]:
    """The cards the seat may play now; `timings` is a mask of the moments it is."""
    found: list[Choice] = []
    seen = 0
    for card in game.intrigues[seat]:
        if seen >> card & 1:
            continue
        seen |= 1 << card
        effect = INTRIGUES[card].at(timings)
        if effect is not None and playable(game, seat, effect):
            found.append(PLAY_INTRIGUE[card])
    return found


def tile_uses(game: Imperium, seat: int, before_agent: bool) -> list[Choice]:
    """Tiles the seat may use now, which is done like playing a Plot card (IX-TECH-30)."""
    ix = game.expansion
    found: list[Choice] = []
    for number in ix.tiles[seat]:
        tile = TILES[number]
        if tile.use_kind == NO_USE or ix.flipped[seat] >> number & 1:
            continue
        if tile.before_agent and not before_agent:
            continue
        if playable(game, seat, tile.use):
            found.append(USE[number])
    return found


def play_at(game: Imperium, seat: int, card: int, timings: int) -> None:
    """Play a card for what it does at this moment."""
    effect = INTRIGUES[card].at(timings)
    assert effect is not None
    play(game, seat, card, effect)


def play(game: Imperium, seat: int, card: int, effect: Effect) -> None:
    """Play a card: its effect, then the discard pile; some lie face up first (IMP-INTR-10, -11)."""
    if game.listener is not None:
        game.emit("play", seat=COLOUR[seat], card=f"intrigue-{INTRIGUES[card].slug}")
    game.intrigues[seat].remove(card)
    game.lasting[seat].append(card)
    decks.shown(game, seat, card)
    if not any(part.op in LASTING for part in split(effect)):
        game.stack.append((DISCARD_PLAYED, seat, card))
    game.stack.append((RUN, seat, effect.id, NOTHING))


def discard_played(game: Imperium, frame: Frame) -> None:
    """A card that was resolved goes to the discard pile; not before, so it cannot be redrawn."""
    game.lasting[frame[1]].remove(frame[2])
    game.intrigue_discard.append(frame[2])


LASTING: Final = frozenset({Op.AT_REVEAL, Op.ON_WIN})
"""Words that wait for their moment while the card lies face up (IMP-INTR-11)."""


# Whether a card can be played (IMP-INTR-08, -09) --------------------------------------------------


def playable(game: Imperium, seat: int, effect: Effect) -> bool:
    """Whether a card or tile may be used, and would do something (IMP-INTR-20)."""
    return allowed(game, seat, effect) and worthwhile(game, seat, effect, NOTHING)


def allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    """Whether all conditions of the card are met and its cost can be paid."""
    check = CHECKS.get(effect.op)
    return check is None or check(game, seat, effect)


def all_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    """Of independent conditions one must hold; of other parts all must work."""
    checks = [allowed(game, seat, part) for part in effect.parts]
    independent = all(part.op == Op.IF for part in effect.parts)
    return any(checks) if independent and checks else all(checks)


def pay_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    cost, gained = effect.cost, effect.parts[0]
    assert cost is not None
    if gained.op in agent_turn.FLAGS and len(game.hand[seat]) <= cost.discard:
        return False  # no card would be left to send an Agent with
    return can_pay(game, seat, cost, NOTHING) and allowed(game, seat, gained)


def if_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    return holds(game, seat, effect.condition, NOTHING) and allowed(game, seat, effect.parts[0])


def option_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    return any(allowed(game, seat, part) for part in effect.parts)


def mentat_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    """The Mentat must lie on its own space (IMP-CARD-32)."""
    return game.mentat == NOBODY


def target_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    """Some opponent must have a troop in the Conflict (IMP-CARD-33)."""
    return any(game.troops[house] for house in game.opponents(seat))


def recall_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    """One of the player's Agents must be on the board (IMP-CARD-56)."""
    return bool(game.posts[seat])


def acquire_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    """Some card within the cost must be on offer."""
    return bool(free_choices(game, seat, effect.n))


def sending_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    """Only in an Agent turn, before its card: an Agent must have somewhere to go with it."""
    return bool(agent_turn.sendings(game, seat, game.flags | agent_turn.FLAGS[effect.op]))


def tech_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    """A face-up tile that can be paid for (IX-CARD-20)."""
    return technology.can_acquire(game, seat, effect.n, bool(effect.arg))


def dreadnought_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    return game.expansion.docked[seat] > 0


def tracks_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    """Three tracks with 3 Influence (IMP-CARD-50)."""
    return tracks_at_3(game, seat) >= 3


def goals_allowed(game: Imperium, seat: int, effect: Effect) -> bool:
    """Three of the four goals (IX-CARD-19)."""
    return goals_met(game, seat) >= 3


Check = Callable[[Imperium, int, Effect], bool]

CHECKS: Final[dict[int, Check]] = {
    Op.ALL: all_allowed,
    Op.PAY: pay_allowed,
    Op.IF: if_allowed,
    Op.CHOOSE: option_allowed,
    Op.MENTAT: mentat_allowed,
    Op.OPPONENT_LOSES_TROOP: target_allowed,
    Op.RECALL: recall_allowed,
    Op.ACQUIRE: acquire_allowed,
    Op.FACTION_ICONS: sending_allowed,
    Op.IGNORE_ENEMIES: sending_allowed,
    Op.TRACKS: tracks_allowed,
    Op.GOALS: goals_allowed,
    Op.TECH: tech_allowed,
    Op.DREADNOUGHT: dreadnought_allowed,
}
"""Words that restrict when a card may be played; all others never do."""
