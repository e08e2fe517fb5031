"""Looking one choice ahead without looking at what chance will bring.

`forward` carries out a choice on a copy of the position until somebody is asked or the turn is
over. What depends on chance, drawing cards, is not carried out: its worth is added up instead.
So nothing that was dealt at random to fill in what the seat cannot see ever sways a choice.
"""

from __future__ import annotations

from typing import Final

from kanly.bots.imperium.valuer import Valuer
from kanly.core.choice import Choice
from kanly.core.game import ASK
from kanly.imperium import combat, endgame, hagal, makers, recall, round_start, turns
from kanly.imperium.choices import V_ACQUIRE, V_AGENT, V_BUY, V_SET_ASIDE
from kanly.imperium.conditions import holds
from kanly.imperium.decks import seen_by_owner
from kanly.imperium.effects import EFFECTS, Effect, Op
from kanly.imperium.ix_board import IxBoard
from kanly.imperium.position import DISPATCH, Imperium
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.types import HouseId
from kanly.imperium.word import RUN

CHANCE: Final = frozenset({Op.DRAW, Op.INTRIGUE, Op.RESHUFFLE, Op.STEAL_INTRIGUE})
"""Words whose outcome nobody can foresee."""

RESTS: Final = frozenset(
    {
        step.frame
        for step in (
            *(round_start.ROUND_START, round_start.DRAW_HANDS, turns.NEXT_TURN, turns.START_TURN),
            *(hagal.RIVAL_TURN, combat.COMBAT_START, combat.COMBAT_REWARDS, combat.REWARD),
            *(combat.COMBAT_END, makers.GATHER, recall.RECALL, endgame.ENDGAME, endgame.FINISH),
        )
    }
)
"""Frames where the seat's own doing ends; the position is judged before them."""

TAKES_FROM_ROW: Final = frozenset({V_BUY, V_ACQUIRE, V_SET_ASIDE})

CURIOSITY: Final = 0.004
"""Drawing first is a little better: the other effects can then be chosen knowing more."""


def forward(
    root: Imperium, seat: HouseId, choice: Choice, valuer: Valuer
) -> tuple[Imperium, float]:
    """The position after the choice, and the worth of what was left to chance."""
    game = root.clone()
    frame = game.stack.pop()
    DISPATCH.answers[frame[0] - ASK](game, frame, choice)
    stack = game.stack
    unseen = put_back(root, game, seat, choice)
    worth = 0.0
    while stack:
        frame = stack[-1]
        if frame[0] >= ASK or frame[0] in RESTS:
            break
        stack.pop()
        if frame[0] == RUN and frame[1] == seat:
            _, _, number, source = frame
            effect = branch(game, seat, EFFECTS[number], source)
            if effect is None:
                continue
            if effect.op in CHANCE:
                worth += valuer.now(game, effect, source) + CURIOSITY
                continue
            frame = (RUN, seat, effect.id, source)
        DISPATCH.steps[frame[0]](game, frame)
        unseen += put_back(root, game, seat, choice)
    if unseen:
        worth += unseen * (valuer.drawn(game) + CURIOSITY)
    intrigues = put_back_intrigues(root, game, seat)
    if intrigues:
        worth += intrigues * valuer.unknown_intrigue()
    cover_row(root, game, choice)
    if game.ix is not None and root.ix is not None:
        cover_tiles(root.ix, game.ix)
    return game, worth


def put_back(root: Imperium, game: Imperium, seat: HouseId, choice: Choice) -> int:
    """Return cards drawn unseen to the deck (some Leaders draw on the way); how many there were."""
    deck = game.deck[seat]
    if len(deck) == len(root.deck[seat]):
        return 0
    hand = game.hand[seat]
    came = len(hand) - len(root.hand[seat]) + (choice.verb == V_AGENT)
    unseen = came - seen_by_owner(root, seat)
    if unseen <= 0:
        return 0
    deck[:0] = hand[-unseen:]
    del hand[-unseen:]
    return unseen


def put_back_intrigues(root: Imperium, game: Imperium, seat: HouseId) -> int:
    """Return Intrigue cards drawn on the way to their deck; how many there were."""
    hand = game.intrigues[seat]
    if hand == root.intrigues[seat]:
        return 0
    known = root.intrigues[seat][:]
    unseen: list[int] = []
    for card in hand:
        if card in known:
            known.remove(card)
        else:
            unseen.append(card)
    for card in unseen:
        hand.remove(card)
        game.intrigue_deck.insert(0, card)
    return len(unseen)


def cover_row(root: Imperium, game: Imperium, choice: Choice) -> None:
    """Take away what came into the Row: in place of the card chosen, or by the Row's own churn."""
    if len(game.imperium_deck) != len(root.imperium_deck):
        game.row = root.row[:]
        if choice.verb in TAKES_FROM_ROW:
            game.row.remove(choice.a)


def cover_tiles(root: IxBoard, game: IxBoard) -> None:
    """Take away the tile that was turned up in place of the one acquired."""
    for stack, before in zip(game.stacks, root.stacks, strict=True):
        if len(stack) != len(before):
            stack.clear()


def branch(game: Imperium, seat: HouseId, effect: Effect, source: int) -> Effect | None:
    """What a condition or the Signet leads to."""
    while effect.op == Op.IF or effect.op == Op.SIGNET:
        if effect.op == Op.SIGNET:
            effect = LEADERS[game.leader[seat]].signet
        elif holds(game, seat, effect.condition, source):
            effect = effect.parts[0]
        elif len(effect.parts) > 1:
            effect = effect.parts[1]
        else:
            return None
    return effect
