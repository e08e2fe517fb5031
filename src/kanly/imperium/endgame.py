"""The end of the game: Endgame cards, the winner, tie-breakers (IMP-END)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.message import Message
from kanly.core.question import Step
from kanly.core.result import Result
from kanly.imperium import choices as c
from kanly.imperium import intrigue, technology
from kanly.imperium.effects import SOLARI, SPICE, WATER, Op
from kanly.imperium.keys import COLOUR_KEY
from kanly.imperium.position import Imperium, Phase
from kanly.imperium.tables.intrigues import ENDGAME as AT_END
from kanly.imperium.types import HouseFrame, HouseId, IntrigueId

TIE_BREAKERS: Final = ("chaumurky", "spice", "solari", "water", "garrison")


def endgame(game: Imperium, frame: Frame) -> None:
    """Each player in turn order, once, may play Endgame cards (IMP-END-01, -02, -11)."""
    game.phase = Phase.ENDGAME
    _, go = frame
    if go == game.houses:
        game.stack.append((FINISH.frame,))
        return
    seat = game.clockwise(game.first, go)
    game.stack.append((ENDGAME.frame, go + 1))
    if not game.is_rival(seat) and game.intrigues[seat]:
        game.stack.append((ASK_ENDGAME.frame, seat))
    if go == 0 and game.ix is not None:
        technology.score_endgame(game)


ENDGAME: Final = Step(14, endgame)
"""How many houses have had their go."""


def answer_endgame(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    _, seat = frame
    if choice is not c.PASS:
        if len(game.intrigues[seat]) > 1:
            game.stack.append(frame)
        intrigue.play_at(game, seat, IntrigueId(choice.a), 1 << AT_END)


ASK_ENDGAME: Final = intrigue.asks_for_cards(
    10, "endgame", "IMP-END-01", AT_END, answer_endgame, order="IMP-END-02"
)


def finish(game: Imperium, frame: Frame) -> None:
    """Nothing is left on the stack: the game is over."""
    winners = result(game).winners
    for house in winners:
        game.emit("victory", seat=COLOUR_KEY[house], n=game.score[house])


FINISH: Final = Step(15, finish)


Standing = tuple[int, int, int, int, int, int]


def standing(game: Imperium, house: HouseId) -> Standing:
    """Victory Points, Chaumurky, spice, Solari, water, garrison (IMP-END-04, IX-CARD-24)."""
    at = house * 3
    purse = game.purse
    return (
        game.score[house],
        0 if game.ix is None else game.ix.power(house, Op.WIN_TIES),
        purse[at + SPICE],
        purse[at + SOLARI],
        purse[at + WATER],
        game.garrison[house],
    )


def result(game: Imperium) -> Result:
    """The ranking of all houses that score; equals share their place (IMP-END-05)."""
    houses = [house for house in game.every_house if game.scores(house)]
    standings: dict[int, Standing] = {house: standing(game, house) for house in houses}
    ranking: list[list[int]] = []
    for value in sorted(set(standings.values()), reverse=True):
        ranking.append([house for house in houses if standings[house] == value])
    return Result(ranking, [game.score[house] for house in houses], reason(standings, ranking))


def reason(standings: dict[int, Standing], ranking: list[list[int]]) -> Message:
    """What decided: Victory Points, the first tie-breaker that differs, or nothing."""
    best = standings[ranking[0][0]]
    if len(ranking[0]) > 1:
        return Message("result-shared", {"n": best[0]})
    second = standings[ranking[1][0]]
    for place in range(6):
        if best[place] != second[place]:
            if place == 0:
                return Message("result-points", {"n": best[0]})
            return Message(f"result-{TIE_BREAKERS[place - 1]}", {"n": best[0]})
    return Message("result-shared", {"n": best[0]})
