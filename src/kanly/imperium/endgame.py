"""The end of the game: Endgame cards, the winner, tie-breakers (IMP-END)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame
from kanly.core.message import Message
from kanly.core.result import Result
from kanly.imperium import intrigue, technology
from kanly.imperium.choices import PASS, V_PLAY
from kanly.imperium.effects import SOLARI, SPICE, WATER, Op
from kanly.imperium.frames import ASK_ENDGAME, ENDGAME, FINISH
from kanly.imperium.kinds import LAST_PLAYS
from kanly.imperium.position import COLOUR, Imperium
from kanly.imperium.position import ENDGAME as ENDGAME_PHASE
from kanly.imperium.tables.intrigues import ENDGAME as AT_END

TIE_BREAKERS: Final = ("chaumurky", "spice", "solari", "water", "garrison")


def endgame(game: Imperium, frame: Frame) -> None:
    """Each player in turn order, once, may play Endgame cards (IMP-END-01, -02, -11)."""
    game.phase = ENDGAME_PHASE
    go = frame[1]
    if go == game.houses:
        game.stack.append((FINISH,))
        return
    seat = (game.first + go) % game.houses
    game.stack.append((ENDGAME, go + 1))
    if not game.is_rival(seat) and game.intrigues[seat]:
        game.stack.append((ASK_ENDGAME, seat))
    if go == 0 and game.ix is not None:
        technology.score_endgame(game)


def ask_endgame(game: Imperium, frame: Frame) -> list[Decision]:
    seat = frame[1]
    choices = intrigue.plays(game, seat, 1 << AT_END)
    choices.append(PASS)
    return [Decision(seat, LAST_PLAYS, choices)]


def answer_endgame(game: Imperium, frame: Frame, choice: Choice) -> None:
    if choice.verb == V_PLAY:
        if len(game.intrigues[frame[1]]) > 1:
            game.stack.append(frame)
        intrigue.play_at(game, frame[1], choice.a, 1 << AT_END)


def finish(game: Imperium, frame: Frame) -> None:
    """Nothing is left on the stack: the game is over."""
    if game.listener is not None:
        winners = result(game).winners
        for house in winners:
            game.emit("victory", seat=COLOUR[house], n=game.score[house])


Standing = tuple[int, int, int, int, int, int]


def standing(game: Imperium, house: int) -> Standing:
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
    houses = [house for house in range(game.houses) if game.scores(house)]
    standings = {house: standing(game, house) for house in houses}
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
